// Hands a constructor's jumps to a sink in batches.
#pragma once

#include "board/affine.hpp"
#include "game/jump_sink.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace pegwright::construct {

// Call flush() at the end.
class Batch {
public:
    explicit Batch(JumpSink& sink) : sink_(sink) {}

    void add(Jump jump) {
        if (count_ == batch_size) flush();
        jumps_[count_++] = jump;
    }
    void add_shifted(std::span<const Jump> jumps, Hole shift) {
        while (!jumps.empty()) {
            if (count_ == batch_size) flush();
            const std::size_t some = std::min(jumps.size(), batch_size - count_);
            for (const Jump& jump : jumps.first(some)) jumps_[count_++] = {jump.from + shift, jump.to + shift};
            jumps = jumps.subspan(some);
        }
    }
    // Each time a stride further.
    void add_repeated(std::span<const Jump> jumps, Hole stride, std::int32_t times) {
        Hole shift{0, 0};
        for (std::int32_t i = 0; i < times; ++i, shift = shift + stride) {
            if (count_ + jumps.size() > batch_size) flush();
            for (const Jump& jump : jumps) jumps_[count_++] = {jump.from + shift, jump.to + shift};
        }
    }
    void flush() {
        sink_.take(std::span(jumps_.data(), count_));
        count_ = 0;
    }

private:
    static constexpr std::size_t batch_size = 2048;

    JumpSink& sink_;
    std::array<Jump, batch_size> jumps_;
    std::size_t count_ = 0;
};

// Moves the jumps of a part of a board to its place. The batch is kept by reference; its owner flushes it.
class PlacedBatch : public JumpSink {
public:
    PlacedBatch(const board::Affine& at, Batch& batch) : at_(at), batch_(batch) {}
    void take(std::span<const Jump> jumps) override {
        for (const Jump& jump : jumps) batch_.add(at_(jump));
    }

private:
    board::Affine at_;
    Batch& batch_;
};

}  // namespace pegwright::construct
