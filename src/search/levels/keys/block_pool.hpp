// Gives several threads blocks of memory, and takes all back at once.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

namespace pegwright::search::levels {

// acquire() is only a lock and an addition. Slabs of 4 MiB stay until clear().
class BlockPool {
public:
    // Blocks begin at multiples of their size, so a pointer at a multiple is at the end of its block.
    static constexpr std::size_t block_bytes = 8192;

    // Throws std::bad_alloc. Any thread.
    void* acquire() {
        const std::lock_guard lock(mutex_);
        if (used_ == slabs_.size() * blocks_a_slab) slabs_.emplace_back();
        std::byte* block = slabs_[used_ / blocks_a_slab].first_block() + used_ % blocks_a_slab * block_bytes;
        ++used_;
        return block;
    }
    void release_all() { used_ = 0; }
    std::uint64_t used_bytes() {
        const std::lock_guard lock(mutex_);
        return used_ * block_bytes;
    }
    std::uint64_t kept_bytes() const { return slabs_.size() * blocks_a_slab * block_bytes; }
    // All blocks must be free.
    void keep_at_most(std::uint64_t bytes) {
        while (!slabs_.empty() && kept_bytes() > bytes) slabs_.pop_back();
    }
    void clear() {
        used_ = 0;
        slabs_.clear();
    }

private:
    static constexpr std::size_t blocks_a_slab = 512;
    // Not by malloc, which would keep the memory.
    class Slab {
    public:
        Slab() : memory_(::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
            if (memory_ == MAP_FAILED) throw std::bad_alloc();
        }
        Slab(Slab&& other) noexcept : memory_(std::exchange(other.memory_, MAP_FAILED)) {}
        Slab& operator=(Slab&&) = delete;
        ~Slab() {
            if (memory_ != MAP_FAILED) ::munmap(memory_, bytes);
        }
        std::byte* first_block() const {
            const auto address = reinterpret_cast<std::uintptr_t>(memory_);
            return static_cast<std::byte*>(memory_) + (block_bytes - address % block_bytes) % block_bytes;
        }

    private:
        static constexpr std::size_t bytes = (blocks_a_slab + 1) * block_bytes;
        void* memory_;
    };
    std::mutex mutex_;
    std::vector<Slab> slabs_;
    std::size_t used_ = 0;
};

}  // namespace pegwright::search::levels
