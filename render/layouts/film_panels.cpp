#include "render/layouts/film_panels.hpp"
#include "render/layouts/pages.hpp"

#include "render/display_list.hpp"

#include <algorithm>
#include <map>

namespace pegwright::render {
namespace {

// The holes used by a panel's moves: each at most once, so that one board shows all moves. With `reuse` three times, as
// in chains of purges that move on hole by hole.
class PanelMoves {
public:
    explicit PanelMoves(bool reuse) : most_(reuse ? 3 : 1) {}

    bool fits(const Move& move) const {
        bool fit = true;
        for_each_touched(move, [&](Hole hole) {
            const auto it = touched_.find(hole);
            fit = fit && (it == touched_.end() || it->second < most_);
        });
        return fit;
    }
    void add(const Move& move) {
        for_each_touched(move, [&](Hole hole) { ++touched_[hole]; });
    }
    void clear() { touched_.clear(); }

private:
    template <class F>
    static void for_each_touched(const Move& move, F f) {
        f(move.front());
        for (std::size_t i = 1; i < move.size(); ++i) {
            f(Jump{move[i - 1], move[i]}.over());
            f(move[i]);
        }
    }

    int most_;
    std::map<Hole, int> touched_;
};

// Counts a caption's lines as wrapped() would break them.
class CaptionLines {
public:
    explicit CaptionLines(double width) : width_(std::max(1.0, width)) {}

    void add(double word) {
        if (used_ + blank + word <= width_) {
            used_ += blank + word;
            return;
        }
        count_ += static_cast<std::size_t>(word / width_) + 1;
        used_ = std::min(word, width_);
    }
    std::size_t count() const { return count_; }

private:
    static constexpr double blank = 0.318;
    double width_;       // in units of the text's size, as all widths here
    double used_ = 3.8;  // the panel's number
    std::size_t count_ = 1;
};

}  // namespace

std::vector<Panel> panels_of(std::span<const Move> moves, MoveNotation notation, CaptionRoom room, std::size_t most,
                             bool reuse) {
    std::vector<Panel> panels;
    PanelMoves together(reuse);
    CaptionLines caption(room.width);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const double word = text_width(move_text(notation.board, moves[i], notation.names), 1);
        CaptionLines longer = caption;
        longer.add(word);
        if (panels.empty() || panels.back().count == most || longer.count() > room.lines || !together.fits(moves[i])) {
            panels.push_back({i, 0, {}});
            together.clear();
            longer = CaptionLines(room.width);
            longer.add(word);
        }
        caption = longer;
        together.add(moves[i]);
        ++panels.back().count;
    }
    panels.push_back({moves.size(), 0, {}});
    return panels;
}

}  // namespace pegwright::render
