// A chain of 6-purges beside a head or a base board. Each purge is inserted into the one before it.
//
//     purge 1 opens, purge 2 opens, ..., the last one is played, ..., purge 2 closes, purge 1 closes
//
// From the second on all are in the same state, so one pattern is repeated with a stride. A waiting strip may watch the
// last two purges, the tail, so only that is played jump by jump. O(1) time a jump, O(1) memory.
#pragma once

#include "base/error.hpp"
#include "construct/batch.hpp"
#include "construct/catalogue/catalogue.hpp"

#include <array>

namespace pegwright::construct {

class Chain {
public:
    // first: from the first purge's coordinates to the board; count: at least 1. Keeps the catalogue by reference. An
    // internal fault if the states do not become steady.
    Chain(const Catalogue& catalogue, const Affine& first, Unlike state, std::int32_t count)
        : place_(first),
          stride_(first(Hole{2, 0}) - first(Hole{0, 0})),
          count_(count),
          first_(&six(catalogue, state)),
          other_(&six(catalogue, first_->next)) {
        if (&six(catalogue, other_->next) != other_)
            fail_internal("the 6-purges in store do not make a chain of equals");
    }

    // All but the tail, each up to where the next is inserted.
    void open(Batch& batch) const {
        if (count_ < 3) return;
        repeat(batch, 0, first_->opening(), stride_, 1);
        repeat(batch, 1, other_->opening(), stride_, count_ - 3);
    }
    // tail_jump(0) to tail_jump(tail_size() - 1).
    std::size_t tail_size() const {
        return count_ == 1 ? purge(0).jumps.size() : purge(count_ - 2).jumps.size() + purge(count_ - 1).jumps.size();
    }
    Jump tail_jump(std::size_t i) const {
        const std::int32_t last = count_ - 1;
        const std::size_t before = count_ == 1 ? 0 : purge(last - 1).next_after;
        const std::size_t inner = purge(last).jumps.size();
        if (i < before) return jump(last - 1, i);
        if (i < before + inner) return jump(last, i - before);
        return jump(last - 1, i - inner);
    }
    // The rest of the purges that open() began.
    void close(Batch& batch) const {
        if (count_ < 3) return;
        if (count_ > 3) repeat(batch, count_ - 3, other_->closing(), -1 * stride_, count_ - 3);
        repeat(batch, 0, first_->closing(), stride_, 1);
    }
    // If no waiting strip watches the tail.
    void play(Batch& batch) const {
        open(batch);
        for (std::size_t i = 0; i < tail_size(); ++i) batch.add(tail_jump(i));
        close(batch);
    }

private:
    static const SixPurge& six(const Catalogue& catalogue, Unlike state) {
        return catalogue.six[static_cast<std::size_t>(state)];
    }
    const SixPurge& purge(std::int32_t i) const { return i == 0 ? *first_ : *other_; }
    Jump jump(std::int32_t i, std::size_t k) const {
        const Jump j = place_(purge(i).jumps[k]);
        return {j.from + i * stride_, j.to + i * stride_};
    }
    // Jumps of purge `from` and of the next times - 1, a stride further each time.
    void repeat(Batch& batch, std::int32_t from, std::span<const Jump> jumps, Hole stride, std::int32_t times) const {
        std::array<Jump, 8> placed;
        for (std::size_t k = 0; k < jumps.size(); ++k) {
            const Jump j = place_(jumps[k]);
            placed[k] = {j.from + from * stride_, j.to + from * stride_};
        }
        batch.add_repeated(std::span(placed.data(), jumps.size()), stride, times);
    }

    Affine place_;
    Hole stride_;
    std::int32_t count_;
    const SixPurge* first_;
    const SixPurge* other_;  // every purge but the first
};

}  // namespace pegwright::construct
