// Jumps of a part of a board, on their way to their place on it.
#pragma once

#include "board/affine.hpp"
#include "construct/batch.hpp"

namespace pegwright::construct {

// Adds them to the batch, which is kept by reference and flushed by whoever made it.
class Placed : public JumpSink {
public:
    Placed(const board::Affine& at, Batch& batch) : at_(at), batch_(batch) {}
    void take(std::span<const Jump> jumps) override {
        for (const Jump& jump : jumps) batch_.add(at_(jump));
    }

private:
    board::Affine at_;
    Batch& batch_;
};

}  // namespace pegwright::construct
