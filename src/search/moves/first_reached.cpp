#include "search/moves/first_reached.hpp"

#include "base/parallel.hpp"
#include "search/bits/position_set.hpp"
#include "search/bits/reducer.hpp"
#include "search/bits/watch.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>

namespace pegwright::search::moves {
namespace {

using bits::BitJump;
using bits::Bits;
using bits::Game;
using bits::PositionMap;
using bits::SymmetryReducer;
using bits::Watch;

// A level has 2^bits parts, by a hash; not by the bits that the maps use (bits/position_set.hpp). The ends of more
// lists would not fit the first-level cache while positions are sorted by parts.
constexpr int most_part_bits = 8;
std::size_t part_of(Bits least, int part_bits) {
    return static_cast<std::size_t>((least ^ least >> 29) * 0xD6E8FEB86659FD93u >> (63 - part_bits) >> 1);
}
// The table of a small part stays in the second-level cache.
constexpr std::size_t positions_a_part = 2048;

// What jumps lead to is sorted by parts first: the more at once, the longer a part's table stays in the cache. Some 256
// bytes a parent.
constexpr std::size_t most_parents_at_once = std::size_t{1} << 22;
constexpr std::size_t memory_a_parent = 8192;
constexpr std::size_t most_jumps = std::size_t{64} * 8;
constexpr std::uint8_t not_reached = 255;

struct Arrival {
    Bits position;  // least image
    std::uint8_t hole;
    std::uint8_t moves;
};

// One of the parts of a level. Each position has d and the holes where a shortest last move ends.
struct Part {
    std::vector<Bits> positions;
    std::vector<std::uint8_t> moves;
    std::vector<Bits> ends;

    std::size_t bytes() const {
        return positions.capacity() * sizeof(Bits) + moves.capacity() + ends.capacity() * sizeof(Bits);
    }
};

template <class F>
void for_each_hole(Bits holes, F&& f) {
    for (; holes != 0; holes &= holes - 1) f(static_cast<std::size_t>(std::countr_zero(holes)));
}

// A part that grows: e for every hole.
class NextPart {
public:
    explicit NextPart(std::size_t holes) : holes_(holes) {}

    void take(const Arrival& arrival) {
        std::uint32_t& number = numbers_[arrival.position];
        if (number == 0) {
            part_.positions.push_back(arrival.position);
            part_.ends.push_back(0);
            moves_.resize(moves_.size() + holes_, not_reached);
            number = static_cast<std::uint32_t>(part_.positions.size());
        }
        const std::size_t i = number - 1;
        part_.ends[i] |= Bits{1} << arrival.hole;
        std::uint8_t& moves = moves_[i * holes_ + arrival.hole];
        moves = std::min(moves, arrival.moves);
    }
    // For each position, note(position, its holes where moves end, e by hole) completes these two and returns the
    // least.
    template <class Note>
    Part finished(Note&& note) {
        numbers_.clear();
        for (std::size_t i = 0; i < part_.positions.size(); ++i) {
            std::uint8_t* const moves = moves_.data() + i * holes_;
            Bits& ends = part_.ends[i];
            const std::uint8_t least = note(part_.positions[i], ends, moves);
            part_.moves.push_back(least);
            for_each_hole(ends, [&](std::size_t hole) { ends ^= Bits{moves[hole] != least} << hole; });
        }
        moves_ = {};
        return std::move(part_);
    }
    std::size_t bytes_with(std::size_t more) const {
        return numbers_.bytes_with(more) + room_for(moves_, more * holes_) + room_for(part_.positions, more) +
               room_for(part_.ends, more) + part_.positions.size() + more;
    }

private:
    // Few parts grow at the same time, so what they had before does not count.
    template <class T>
    static std::size_t room_for(const std::vector<T>& vector, std::size_t more) {
        const std::size_t size = vector.size() + more;
        return sizeof(T) * (size > vector.capacity() ? std::max(size, 2 * vector.capacity()) : vector.capacity());
    }

    std::size_t holes_;
    PositionMap<std::uint32_t> numbers_;  // from 1 on
    Part part_;                           // ends: of any moves
    std::vector<std::uint8_t> moves_;
};

class Search {
public:
    Search(const Game& game, int most, const Limits& limits)
        : game_(game),
          most_(most),
          limits_(limits),
          reducer_(game.symmetries),
          flips_(reducer_.flips_of(game.board.jumps())),
          workers_(limits.threads),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}

    std::vector<FirstReached> all() {
        begin();
        for (pegs_ = game_.start_pegs(); size_ > 0; --pegs_) next_level();
        for (const Worker& worker : workers_)
            for (std::size_t moves = 0; moves < worker.found.size(); ++moves) add(moves, worker.found[moves]);
        while (!result_.empty() && result_.back().with_last == 0) result_.pop_back();
        return result_;
    }

private:
    struct Worker {
        std::vector<std::vector<Arrival>> arrivals =
            std::vector<std::vector<Arrival>>(std::size_t{1} << most_part_bits);
        std::vector<FirstReached> found = std::vector<FirstReached>(not_reached);
    };

    std::size_t order() const { return game_.symmetries.size(); }

    void begin() {
        level_.resize(1);
        FirstReached starts{0, game_.starts.size(), 0, game_.starts.size()};
        for (const Bits start : game_.starts) {
            if (reducer_.least(start) != start) continue;
            Part& part = level_[0];
            part.positions.push_back(start);
            part.moves.push_back(0);
            part.ends.push_back(0);
            ++starts.positions;
            ++starts.with_last;
            ++size_;
        }
        add(0, starts);
    }
    void add(std::size_t moves, const FirstReached& found) {
        if (result_.size() <= moves) result_.resize(moves + 1);
        FirstReached& sum = result_[moves];
        sum = {sum.positions + found.positions, sum.positions_all + found.positions_all,
               sum.with_last + found.with_last, sum.with_last_all + found.with_last_all};
    }

    void next_level() {
        part_bits_ = std::min(most_part_bits, static_cast<int>(std::bit_width(size_ / positions_a_part)));
        next_.assign(std::size_t{1} << part_bits_, NextPart(game_.board.size()));
        done_ = 0;
        const std::size_t at_once = std::min<std::size_t>(most_parents_at_once, limits_.memory / memory_a_parent);
        for (std::size_t first = 0; first < level_.size();) {
            std::size_t last = first;
            std::size_t parents = 0;
            while (last < level_.size() && parents < at_once) parents += level_[last++].positions.size();
            jump_from(first, last);
            watch_.look();
            insert_arrivals();
            done_ += parents;
            for (; first < last; ++first) level_[first] = {};
        }
        finish_level();
    }
    void jump_from(std::size_t first, std::size_t last) {
        std::atomic<std::size_t> next{first};
        base::in_parallel(limits_.threads, [&](unsigned thread, const base::StopFlag& stop) {
            for (std::size_t b = next++; b < last && !stop; b = next++)
                order() == 8 ? jump_from<8>(level_[b], workers_[thread]) : jump_from<0>(level_[b], workers_[thread]);
        });
    }
    // With the number of symmetries, or 0 for any.
    template <std::size_t fixed_order>
    void jump_from(const Part& part, Worker& worker) const {
        const auto jumps = game_.board.jumps();
        std::array<std::uint16_t, most_jumps> possible;
        for (std::size_t i = 0; i < part.positions.size(); ++i) {
            const Bits position = part.positions[i];
            const SymmetryReducer::Images images = reducer_.images(position);
            // Without branches that no processor foresees.
            std::size_t count = 0;
            for (std::size_t j = 0; j < jumps.size(); ++j) {
                possible[count] = static_cast<std::uint16_t>(j);
                count += (position & jumps[j].flip) == jumps[j].need ? 1U : 0U;
            }
            for (std::size_t n = 0; n < count; ++n) {
                const std::size_t j = possible[n];
                const bool begins = (part.ends[i] >> jumps[j].from & 1) == 0;
                const int moves = part.moves[i] + (begins ? 1 : 0);
                if (moves <= most_)
                    arrive<fixed_order>(images, flips_[j], jumps[j].to, static_cast<std::uint8_t>(moves), worker);
            }
        }
    }
    // In the least image, by the first symmetry that leads there.
    template <std::size_t fixed_order>
    void arrive(const SymmetryReducer::Images& images, const SymmetryReducer::Images& flip, std::size_t hole,
                std::uint8_t moves, Worker& worker) const {
        const std::size_t order = fixed_order != 0 ? fixed_order : this->order();
        Bits least = images[0] ^ flip[0];
        std::size_t first = 0;
        for (std::size_t k = 1; k < order; ++k) {
            const Bits image = images[k] ^ flip[k];
            first = image < least ? k : first;
            least = image < least ? image : least;
        }
        worker.arrivals[part_of(least, part_bits_)].push_back({least, game_.symmetries[first][hole], moves});
    }

    void insert_arrivals() {
        std::atomic<std::size_t> next{0};
        base::in_parallel(limits_.threads, [&](unsigned, const base::StopFlag& stop) {
            for (std::size_t b = next++; b < next_.size() && !stop; b = next++)
                for (Worker& worker : workers_) {
                    for (const Arrival& arrival : worker.arrivals[b]) next_[b].take(arrival);
                    worker.arrivals[b].clear();
                }
        });
    }
    void finish_level() {
        level_.assign(next_.size(), {});
        std::atomic<std::size_t> next{0};
        base::in_parallel(limits_.threads, [&](unsigned thread, const base::StopFlag& stop) {
            std::vector<FirstReached>& found = workers_[thread].found;
            const auto note = [&](Bits position, Bits& ends, std::uint8_t* moves) {
                return complete_and_count(position, ends, moves, found);
            };
            for (std::size_t b = next++; b < next_.size() && !stop; b = next++) level_[b] = next_[b].finished(note);
        });
        size_ = 0;
        for (const Part& part : level_) size_ += part.positions.size();
    }
    // Moves that end in a hole end in its images, too, under symmetries that keep the position.
    std::uint8_t complete_and_count(Bits position, Bits& ends, std::uint8_t* moves,
                                    std::vector<FirstReached>& found) const {
        const SymmetryReducer::Images images = reducer_.images(position);
        std::size_t same = 1;
        for (std::size_t k = 1; k < order(); ++k) same += images[k] == position ? 1U : 0U;
        for (std::size_t k = 1; same > 1 && k < order(); ++k) {
            if (images[k] != position) continue;
            for_each_hole(ends, [&](std::size_t hole) {
                const std::size_t image = game_.symmetries[k][hole];
                moves[image] = std::min(moves[image], moves[hole]);
                ends |= Bits{1} << image;
            });
        }
        std::uint8_t least = not_reached;
        for_each_hole(ends, [&](std::size_t hole) { least = std::min(least, moves[hole]); });
        const std::uint64_t all = order() / same;
        ++found[least].positions;
        found[least].positions_all += all;
        for_each_hole(ends, [&](std::size_t hole) {
            found[moves[hole]].with_last_all += all;
            if (same == 1 || first_of_its_images(hole, images)) ++found[moves[hole]].with_last;
        });
        return least;
    }
    // Under the symmetries that keep the position.
    bool first_of_its_images(std::size_t hole, const SymmetryReducer::Images& images) const {
        for (std::size_t k = 1; k < order(); ++k)
            if (images[k] == images[0] && game_.symmetries[k][hole] < hole) return false;
        return true;
    }

    Progress where() const { return {"positions by moves", pegs_, done_, size_}; }
    std::size_t bytes() const {
        std::size_t sum = 0;
        for (const Part& part : level_) sum += part.bytes();
        for (std::size_t b = 0; b < next_.size(); ++b) {
            std::size_t arrivals = 0;
            for (const Worker& worker : workers_) {
                arrivals += worker.arrivals[b].size();
                sum += worker.arrivals[b].capacity() * sizeof(Arrival);
            }
            sum += next_[b].bytes_with(arrivals);
        }
        return sum;
    }

    const Game& game_;
    int most_;
    const Limits& limits_;
    SymmetryReducer reducer_;
    std::vector<SymmetryReducer::Images> flips_;
    std::vector<Worker> workers_;
    std::vector<Part> level_;
    std::vector<NextPart> next_;
    int part_bits_ = 0;     // of the next level
    std::size_t size_ = 0;  // of the level
    std::size_t done_ = 0;
    int pegs_ = 0;
    std::vector<FirstReached> result_;
    Watch watch_;
};

}  // namespace

std::vector<FirstReached> first_reached(const bits::Game& game, int most, const Limits& limits) {
    return Search(game, most, limits).all();
}

}  // namespace pegwright::search::moves
