/// @file
/// Solutions and their jumps.
#pragma once

#include "limits.hpp"
#include "problem.hpp"

#include <cstddef>
#include <iosfwd>
#include <iterator>
#include <span>

namespace pegwright {
inline namespace v0 {

class Solution;

/// The jumps of a solution, made while you iterate: an input range for a single pass.
///
/// Each jump is refereed before it is handed out. O(1) time a jump. Memory: one bit a hole, and at most 1.5 MiB.
/// Solutions of more than 65,536 jumps use a thread, from the first jump asked for until the range ends. In a child of
/// fork() that thread is missing: more jumps are an Error (input), and destroying the range does nothing.
class PEGWRIGHT_API Jumps {
public:
    Jumps(Jumps&& other) noexcept;             ///< a moved one can only be assigned to or destroyed
    Jumps& operator=(Jumps&& other) noexcept;  ///< a moved one can only be assigned to or destroyed
    ~Jumps();

    /// Iterates over the jumps not yet taken.
    class Iterator {
    public:
        using iterator_concept = std::input_iterator_tag;  ///< One pass.
        using value_type = Jump;                           ///< A jump.
        using difference_type = std::ptrdiff_t;            ///< Required of iterators.
        Iterator() = default;
        /// The jump; valid until the iterator advances.
        const Jump& operator*() const { return *jumps_->next_; }
        /// The same.
        const Jump* operator->() const { return jumps_->next_; }
        /// Advances; throws what making jumps throws.
        Iterator& operator++() {
            if (++jumps_->next_ == jumps_->end_) jumps_->more();
            return *this;
        }
        /// Advances.
        void operator++(int) { ++*this; }
        /// Whether there are no more jumps.
        friend bool operator==(const Iterator& i, std::default_sentinel_t) { return i.ended(); }

    private:
        friend class Jumps;
        bool ended() const { return jumps_->next_ == jumps_->end_; }
        explicit Iterator(Jumps* jumps) : jumps_(jumps) {}
        Jumps* jumps_ = nullptr;
    };
    /// Begins at the next jump. Throws Error (limit) if the board does not fit the memory.
    Iterator begin() {
        if (next_ == end_) more();
        return Iterator(this);
    }
    /// The end.
    std::default_sentinel_t end() const { return {}; }
    /// All jumps ready now, at least one unless there are no more. Faster than iterating; valid until the next call.
    std::span<const Jump> take();

private:
    friend class Solution;
    struct PEGWRIGHT_HIDDEN Inner;
    PEGWRIGHT_HIDDEN explicit Jumps(std::unique_ptr<Inner> inner);
    void more();
    std::unique_ptr<Inner> inner_;
    const Jump* next_ = nullptr;
    const Jump* end_ = nullptr;
};

/// A solution: a plan if it was constructed, whatever its length, otherwise a list of jumps. Cheap to copy.
class PEGWRIGHT_API Solution {
public:
    /// The problem, with the start and goal that were chosen.
    const Problem& problem() const;
    /// The number of jumps. O(1); O(holes / 64) if the problem has positions.
    std::int64_t jump_count() const;
    /// The jumps in order, made anew for each call. The range may outlive the solution.
    Jumps jumps() const;
    /// Calls a function with batches of jumps, on this thread: the fastest way. What it throws comes out.
    void play(const std::function<void(std::span<const Jump>)>& take) const;
    /// How holes are written by default: "letters" or "numbers" as in the file it was read from, otherwise letters.
    std::string notation() const;
    /// Writes text, one move a line, as `pegwright solve` does without its comment. notation: letters (c5), numbers (1,
    /// 2, 3 … row by row), or empty for notation(). Throws Error (limit): the stream fails. Error (input): unknown
    /// notation.
    void write(std::ostream& out, const std::string& notation = {}) const;
    /// The same as a string.
    std::string text(const std::string& notation = {}) const;
    /// Writes JSON in one line, as `pegwright solve --format json` does. Throws as write().
    void write_json(std::ostream& out, const std::string& notation = {}) const;

private:
    friend class Access;
    struct PEGWRIGHT_HIDDEN Inner;
    PEGWRIGHT_HIDDEN explicit Solution(std::shared_ptr<const Inner> inner);
    std::shared_ptr<const Inner> inner_;
};

/// A solution, or the reason why there is none.
struct Answer {
    std::optional<Solution> solution;  ///< nothing if there is none
    std::string reason;                ///< why there is none

    /// Whether there is a solution.
    explicit operator bool() const { return solution.has_value(); }
    /// The solution; there must be one.
    const Solution* operator->() const { return &*solution; }
};

/// Solves a problem of any board, or proves that it has no solution.
///
/// Boards with a theorem (T_n, rectangles and others) of any size are solved by construction in O(sides), from one
/// vacancy to one peg. Everything else is searched, mostly in less than 0.1 s on some hundred holes. The time is not
/// bounded where a search finds nothing; use limits.poll. Throws Error (limit) if memory ends, or if the methods for
/// larger boards find neither solution nor proof.
PEGWRIGHT_API Answer solve(const Problem& problem, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
