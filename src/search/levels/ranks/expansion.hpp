// Shares the work on a level between a rank's threads: all expand parents and unpack keys; the first also sends and
// receives.
#pragma once

#include "base/parallel.hpp"
#include "search/levels/ranks/key_exchange.hpp"
#include "search/levels/ranks/shares.hpp"

#include <algorithm>
#include <chrono>
#include <functional>

namespace pegwright::search::levels {

// For one level, or one pass over it. The first thread also does the places, or scatters, whose threads never came.
template <class Entry>
class Expansion {
public:
    Expansion(const Workspace& workspace, const Partition& partition, const std::vector<std::size_t>& cuts, int widest,
              unsigned threads, const std::atomic<std::uint64_t>& done)
        : workspace_(workspace),
          done_(done),
          routes_(routes_of(partition, cuts, workspace.ranks->rank(), widest)),
          exchange_(*workspace.ranks),
          carrier_(exchange_, routes_),
          begun_(threads),
          carried_(threads) {}

    KeyScatter<Entry> scatter(const Partition& partition) {
        return {partition, routes_.routes, workspace_.blocks, carrier_};
    }

    // Works until all ranks have all their keys, or until stop or full().
    // - expand(place) makes some keys; false if its parents are done.
    // - unpack(place, base, bytes) adds another rank's entries.
    void work(unsigned thread, std::vector<KeyScatter<Entry>>& scatters, const StopFlag& stop,
              const std::function<bool(std::size_t place)>& expand,
              const std::function<void(std::size_t place, Key base, std::span<const std::byte>)>& unpack,
              const std::function<bool()>& full) {
        if (begun_[thread].exchange(true)) return;
        std::size_t place = thread;
        Backoff backoff;
        while (!stop && !full()) {
            const bool some = thread == 0 && exchange_.pump();
            if (const auto buffer = exchange_.take()) {
                for_each_part(*buffer,
                              [&](Key base, std::span<const std::byte> bytes) { unpack(thread, base, bytes); });
            } else if (place != none && !exchange_.crowded()) {
                if (!carried_[place] && expand(place)) continue;
                if (!carried_[place]) scatters[place].carry_rest();
                carried_[place] = true;
                place = thread == 0 ? left_alone() : none;
            } else {
                if (thread == 0 && place == none && all_carried()) exchange_.close();
                if (!some && exchange_.over()) return;
                if (!some) wait(thread, backoff);
                continue;
            }
            backoff.reset();
        }
    }
    // Call it before blocks are given back.
    void carry_rest(std::vector<KeyScatter<Entry>>& scatters) {
        for (auto& scatter : scatters) scatter.carry_rest();
    }
    void next_turn() {
        for (auto& begun : begun_) begun = false;
    }

private:
    static constexpr std::size_t none = ~std::size_t{0};
    std::size_t left_alone() {
        for (std::size_t i = 0; i < begun_.size(); ++i)
            if (!begun_[i].exchange(true)) return i;
        return none;
    }
    bool all_carried() const {
        return std::all_of(carried_.begin(), carried_.end(), [](const std::atomic<bool>& c) { return c.load(); });
    }
    void wait(unsigned thread, Backoff& backoff) {
        const auto began = std::chrono::steady_clock::now();
        backoff.wait();
        if (thread != 0) return;
        workspace_.ranks->count_waiting(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
        workspace_.report(done_);
    }

    const Workspace& workspace_;
    const std::atomic<std::uint64_t>& done_;
    RankRoutes routes_;
    KeyExchange exchange_;
    ToExchange<Entry> carrier_;
    std::vector<std::atomic<bool>> begun_;
    std::vector<std::atomic<bool>> carried_;
};

}  // namespace pegwright::search::levels
