// Memory in blocks of one size, given out to several threads and taken back all at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <new>
#include <vector>

namespace pegwright {

class BlockPool {
public:
    // Blocks begin at multiples of their size, so a pointer at a multiple is at the end of its block.
    static constexpr std::size_t block_bytes = 8192;

    // A block; throws std::bad_alloc if the system has no memory. Any thread.
    void* acquire() {
        const std::lock_guard lock(mutex_);
        if (used_ == slabs_.size() * blocks_a_slab) {
            void* slab = std::aligned_alloc(block_bytes, block_bytes * blocks_a_slab);
            if (!slab) throw std::bad_alloc();
            slabs_.emplace_back(static_cast<std::byte*>(slab));
        }
        std::byte* block = slabs_[used_ / blocks_a_slab].get() + used_ % blocks_a_slab * block_bytes;
        ++used_;
        return block;
    }
    // All blocks are free again; their memory is kept for the next ones.
    void release_all() { used_ = 0; }
    std::uint64_t used_bytes() {
        const std::lock_guard lock(mutex_);
        return used_ * block_bytes;
    }
    std::uint64_t kept_bytes() const { return slabs_.size() * blocks_a_slab * block_bytes; }
    // Gives the memory back.
    void clear() {
        used_ = 0;
        slabs_.clear();
    }

private:
    // Slabs this large come from the system and go back to it, past what malloc keeps in its arenas.
    static constexpr std::size_t blocks_a_slab = 4096;
    struct Free {
        void operator()(std::byte* slab) const { std::free(slab); }
    };
    std::mutex mutex_;
    std::vector<std::unique_ptr<std::byte, Free>> slabs_;
    std::size_t used_ = 0;
};

}  // namespace pegwright
