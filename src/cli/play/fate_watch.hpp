// Finds out beside the player whether the goal is still in reach, on a thread of its own.
#pragma once

#include "pegwright/playing/hints.hpp"
#include "pegwright/playing/played_game.hpp"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace pegwright::cli {

class FateWatch {
public:
    // limits: but for the poll, which is the watch's own.
    FateWatch(Limits limits, std::string winning_file);
    FateWatch(const FateWatch&) = delete;
    FateWatch& operator=(const FateWatch&) = delete;
    // Stops the search and waits for it: a moment.
    ~FateWatch();

    // Asks about the position that a game is in; what was asked before is forgotten. seconds: that searches may take.
    void ask(const PlayedGame& game, double seconds);
    void forget();
    // Whether an answer is still to come.
    bool busy() const;
    // The answer about the position asked for last, from when it is there; nothing before. What it throws is what went
    // wrong there: once, then it is as if nothing had been asked.
    std::optional<Hints> answer();

private:
    void run();

    Limits limits_;
    std::string winning_file_;
    mutable std::mutex mutex_;
    std::condition_variable asked_;
    std::optional<HintQuestion> question_;  // that nobody works at yet
    std::optional<Hints> answer_;
    std::exception_ptr failure_;
    bool working_ = false;
    std::atomic<bool> stop_ = false;  // what is being worked at
    bool over_ = false;
    std::thread thread_;
};

}  // namespace pegwright::cli
