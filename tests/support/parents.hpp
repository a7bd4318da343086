// A level to build another from, and what must come out, found with a set.
#pragma once

#include "search/forward_levels.hpp"
#include "search/shape.hpp"

#include <set>
#include <string>
#include <vector>

inline constexpr std::uint64_t plenty = std::uint64_t{1} << 30;  // of memory

struct Parents {
    pegwright::Game game;
    pegwright::PositionKeys keys;
    pegwright::Level level;

    // The level with this number of pegs; from any vacancy if one_class is false.
    Parents(const pegwright::Game& game, bool one_class, int pegs);
    // Keys, ascending.
    std::vector<pegwright::Key> expected(pegwright::Step step) const;

private:
    std::set<pegwright::Key> after(const std::set<pegwright::Key>& from, pegwright::Step step) const;
};

// Of a board with a vacancy; empty: any.
Parents parents(const std::string& board, const std::string& vacate, int pegs);

// Buckets must be ascending, each key in the bucket whose turn it is, each once.
void check_buckets(const pegwright::Level& level);

pegwright::BuiltLevel build(const Parents& from, pegwright::Step step, std::uint64_t memory, unsigned threads, const pegwright::Level* within = nullptr);
