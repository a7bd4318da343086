/// @file
/// Solutions, and their jumps one after the other.
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

/// The jumps of a solution as they are made: an input range, to be gone through once.
///
/// Each has been replayed by the referee before it is handed out. Memory: a bit for each hole, and 1.5 MiB at most. Of
/// a large board (more than 65,536 jumps) they are made by a thread that begins with the first jump that is asked
/// for and ends with the range. After fork() the child has no such thread: more jumps are an Error (input), and ending
/// the range does nothing. O(1) time a jump.
class PEGWRIGHT_API Jumps {
public:
    Jumps(Jumps&& other) noexcept;             ///< What is left can only be assigned to or destroyed.
    Jumps& operator=(Jumps&& other) noexcept;  ///< What is left can only be assigned to or destroyed.
    ~Jumps();

    /// An input iterator over the jumps not taken yet.
    class Iterator {
    public:
        using iterator_concept = std::input_iterator_tag;  ///< One pass.
        using value_type = Jump;                           ///< A jump.
        using difference_type = std::ptrdiff_t;            ///< As iterators have it.
        Iterator() = default;
        /// The jump; valid until the iterator moves on.
        const Jump& operator*() const { return *jumps_->next_; }
        /// The same.
        const Jump* operator->() const { return jumps_->next_; }
        /// Moves on; may throw what makes jumps throws.
        Iterator& operator++() {
            if (++jumps_->next_ == jumps_->end_) jumps_->more();
            return *this;
        }
        /// Moves on.
        void operator++(int) { ++*this; }
        /// Whether there are no more.
        friend bool operator==(const Iterator& i, std::default_sentinel_t) { return i.ended(); }

    private:
        friend class Jumps;
        bool ended() const { return jumps_->next_ == jumps_->end_; }
        explicit Iterator(Jumps* jumps) : jumps_(jumps) {}
        Jumps* jumps_ = nullptr;
    };
    /// The next jump. Throws Error (limit) if the board does not fit the memory.
    Iterator begin() {
        if (next_ == end_) more();
        return Iterator(this);
    }
    /// Where there are no more.
    std::default_sentinel_t end() const { return {}; }
    /// All jumps that are there already, and at least one unless there are no more: faster than one by one. Valid
    /// until the next call.
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

/// A solution: of triangles and rectangles a plan, however many jumps it has, of other boards a list. Cheap to copy.
class PEGWRIGHT_API Solution {
public:
    /// What it solves; start and goal, where they were open, are those that were chosen.
    const Problem& problem() const;
    /// How many jumps there are. O(1), O(holes / 64) if the problem has positions.
    std::int64_t jump_count() const;
    /// The jumps in playing order, as they are made; each call begins anew. The range may outlive the solution.
    Jumps jumps() const;
    /// Hands all jumps, batch by batch, to a function, on this thread: the fastest way. What it throws comes out.
    void play(const std::function<void(std::span<const Jump>)>& take) const;
    /// How its holes are written unless another notation is asked for: as they were where it was read, "letters" or
    /// "numbers"; letters of those that were not read.
    std::string notation() const;
    /// Writes it as text, a move a line, as `pegwright solve` does. notation: how holes are written, letters (c5) or
    /// numbers (1, 2, 3 … row by row); notation() if empty. Throws Error: limit if the stream fails, input for another
    /// notation.
    void write(std::ostream& out, const std::string& notation = {}) const;
    /// The same as a string.
    std::string text(const std::string& notation = {}) const;
    /// Writes it as JSON in one line, as `pegwright solve --format json` does. Throws as write does.
    void write_json(std::ostream& out, const std::string& notation = {}) const;

private:
    friend class Access;
    struct PEGWRIGHT_HIDDEN Inner;
    PEGWRIGHT_HIDDEN explicit Solution(std::shared_ptr<const Inner> inner);
    std::shared_ptr<const Inner> inner_;
};

/// A solution, or the proof that there is none.
struct Answer {
    std::optional<Solution> solution;  ///< nothing if there is none
    std::string reason;                ///< why there is none, in words

    /// Whether there is a solution.
    explicit operator bool() const { return solution.has_value(); }
    /// The solution; there must be one.
    const Solution* operator->() const { return &*solution; }
};

/// Solves a problem of any board: T_n and rectangles of any size by construction, from one vacancy to one peg, in
/// O(sides); everything else by search, on boards of some hundred holes, mostly in less than 0.1 s, but without any
/// bound on the time where it finds nothing. Throws Error (limit) if memory ends, and for larger boards that are
/// neither; and what limits.poll throws.
PEGWRIGHT_API Answer solve(const Problem& problem, const Limits& limits = {});

}  // namespace v0
}  // namespace pegwright
