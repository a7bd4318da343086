// A level, and the level that must be built from it, found with a set.
#pragma once

#include "board/parse.hpp"
#include "search/levels/forward_levels.hpp"

#include <set>
#include <string>
#include <vector>

inline constexpr std::uint64_t plenty = std::uint64_t{1} << 30;  // of memory

struct Parents {
    pegwright::tests::Game game;
    pegwright::tests::PositionKeys keys;
    pegwright::tests::Level level;

    // The level with this many pegs; from any vacancy if one_class is false.
    Parents(const pegwright::tests::Game& game, bool one_class, int pegs);
    // Keys, ascending.
    std::vector<pegwright::tests::Key> expected(pegwright::tests::LevelStep step) const;

private:
    std::set<pegwright::tests::Key> after(const std::set<pegwright::tests::Key>& from,
                                          pegwright::tests::LevelStep step) const;
};

// Of a board with a vacancy; empty: any.
Parents parents(const std::string& board, const std::string& vacate, int pegs);

// Buckets ascend, with each key once and in its bucket.
void check_buckets(const pegwright::tests::Level& level);

pegwright::tests::BuiltLevel build(const Parents& from, pegwright::tests::LevelStep step, std::uint64_t memory,
                                   unsigned threads, const pegwright::tests::Level* within = nullptr);
