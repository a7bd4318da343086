// What a step leads to from some positions at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace pegwright::search::levels {

using Key = std::uint64_t;

// What one step leads to from some parents, in their order, as often as there are jumps.
struct ReachedKeys {
    std::vector<Key> keys;             // the first `count` of them; the rest is room
    std::vector<std::uint16_t> from;   // number of each one's parent among those given
    std::vector<std::uint16_t> ended;  // parents from which no jump leads anywhere
    // What is noted on the way: of each jump its number, and whether it shares a hole with the arrival; of each parent
    // its images.
    std::vector<std::uint8_t> jumps;
    std::vector<std::uint8_t> hindered;
    std::vector<Key> rows;
    std::size_t count = 0;
    std::uint64_t images = 0;  // of the parents, all images counted; of jumps only

    std::span<const Key> all() const { return std::span(keys).first(count); }
    // Room for so many keys, and words of rows. Keeps nothing.
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
