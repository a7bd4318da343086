// Finds out on its own thread whether the goal is still in reach while the player plays.
#pragma once

#include "pegwright/playing/hints.hpp"
#include "pegwright/playing/played_game.hpp"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace pegwright::cli {

// What is known of the positions of a game: if the goal is in reach after some jumps, it was before; if it is lost, it
// stays lost.
struct KnownFates {
    std::size_t won = 0;              // the goal is in reach after fewer jumps than this
    std::optional<std::size_t> lost;  // and out of reach after so many or more
    std::string why;                  // it was lost

    Fate after(std::size_t jumps) const;
    void learn(std::size_t jumps, const Hints& hints);
    // The game goes on in another way after so many jumps.
    void cut(std::size_t jumps);
};

class FateWatch {
public:
    // limits: except poll, which the watch sets itself.
    FateWatch(Limits limits, std::string winning_file);
    FateWatch(const FateWatch&) = delete;
    FateWatch& operator=(const FateWatch&) = delete;
    // Stops the search and waits for its end, a moment.
    ~FateWatch();

    // Asks about the game's position and drops the previous question. seconds: time for the searches.
    void ask(const PlayedGame& game, double seconds);
    void forget();
    bool busy() const;
    // The answer to the last question; nothing before it is there. Throws an error of the search, but only once.
    std::optional<Hints> answer();

private:
    void run();

    Limits limits_;
    std::string winning_file_;
    mutable std::mutex mutex_;
    std::condition_variable asked_;
    std::optional<HintQuestion> question_;  // waiting for the thread
    std::optional<Hints> answer_;
    std::exception_ptr failure_;
    bool working_ = false;
    std::atomic<bool> stop_ = false;  // stops the question being worked at
    bool over_ = false;
    std::thread thread_;
};

}  // namespace pegwright::cli
