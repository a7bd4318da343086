#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

using Key = std::uint64_t;

// The keys one step away from several positions, in the order of their parents, once for each jump.
struct ReachedKeys {
    std::vector<Key> keys;             // the first `count` of them; the rest is room
    std::vector<std::uint16_t> from;   // number of the parent of each key
    std::vector<std::uint16_t> ended;  // parents without a jump
    // Notes of jump_lanes_512.cpp: each jump's number, whether it shares a hole with the last jump, and each parent's
    // images.
    std::vector<std::uint8_t> jumps;
    std::vector<std::uint8_t> hindered;
    std::vector<Key> rows;
    std::size_t count = 0;
    std::uint64_t images = 0;  // of the parents, all counted; only for jumps

    std::span<const Key> all() const { return std::span(keys).first(count); }
    // Makes room and forgets all keys.
    void make_room(std::size_t keys_at_most, std::size_t words_of_rows = 0) {
        constexpr std::size_t to_spare = 64;  // registers are stored as a whole
        count = 0;
        images = 0;
        ended.clear();
        if (rows.size() < words_of_rows) rows.resize(words_of_rows);
        if (keys.size() >= keys_at_most + to_spare) return;
        keys.resize(keys_at_most + to_spare);
        from.resize(keys_at_most + to_spare);
        jumps.resize(keys_at_most + to_spare);
        hindered.resize(keys_at_most + to_spare);
    }
    void add(Key key, std::size_t parent) {
        keys[count] = key;
        from[count++] = static_cast<std::uint16_t>(parent);
    }
};

}  // namespace pegwright::search::levels
