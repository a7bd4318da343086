// A search clears the band's first six rows and leaves a single vacancy in the rest. The constructor goes on to the
// finish, or to a peg above the last rows. If the band is short or the finish high up, a search does it all.
#include "compose/few_moves/rectangles/crossing.hpp"

#include "compose/few_moves/rectangles/band_board.hpp"
#include "construct/construction.hpp"
#include "construct/scheduler/beside.hpp"
#include "game/refereed.hpp"

#include <algorithm>
#include <array>

namespace pegwright::compose::few_moves {
namespace {

// Strip rows that searches may use.
constexpr std::int32_t most_strip_rows = 5;
// Upper rows whose sides searches may use.
constexpr std::int32_t wide_rows = 6;
// The vacancy is left in the rows after those entered.
constexpr std::int32_t rows_entered = 6;
constexpr std::int32_t rows_of_vacancy = 3;
// Bands of at most these rows, or with a finish down to this row, are searched as a whole.
constexpr std::int32_t rows_searched = 12;
constexpr std::int32_t last_row_searched = rows_entered + rows_of_vacancy - 1;
// Rows searched with the last six. The peg comes from the rows_of_peg above these.
constexpr std::int32_t rows_above_last = 9;
constexpr std::int32_t rows_of_peg = 3;
constexpr std::int32_t fewest_rows = 4;

bool same_class(Hole a, Hole b) { return (a.x - b.x) % 3 == 0 && (a.y - b.y) % 3 == 0; }

// Holes are counted from the band's first column and row.
class Crosser {
public:
    Crosser(const RowStrip& strip, std::int32_t rows, Hole finish, const PieceSearch& search)
        : strip_rows_(std::min(most_strip_rows, strip.rows)),
          rows_(rows),
          finish_(finish),
          in_last_rows_(finish.y >= rows),
          search_(search) {}

    std::optional<Crossing> run() {
        if (rows_ == 0) return cross_last_rows();
        if (in_last_rows_) {
            const Hole down{0, rows_};
            auto end = find_band_end(finish_ - down, search_);
            if (!end) return std::nullopt;
            crossing_.band_end = std::move(*end);
            for (const Hole& h : bridge_to(finish_ - down)) bridge_.push_back(h + down);
        }
        const bool at_once =
            in_last_rows_ ? rows_ <= rows_entered : rows_ <= rows_searched || finish_.y <= last_row_searched;
        const bool found =
            at_once ? cross_at_once() : enter() && (in_last_rows_ ? go_on_to_last_rows() : go_on_to(finish_));
        if (!found) return std::nullopt;
        return std::move(crossing_);
    }

private:
    std::optional<Crossing> cross_last_rows() {
        const bool left = finish_.x < 0;
        const bool right = finish_.x >= band_width;
        crossing_.band_end.all_stays = true;
        crossing_.band_end.corner_stays = left || right;
        const BandBoard part = board(-strip_rows_, rows_at_once - 1);
        const auto before = pegs_before();
        std::vector<Position> all;
        for (Pegs pegs : before) {
            add_side(left, -corner_width, -band_margin, pegs);
            add_side(right, band_width, band_width - 1 + band_margin, pegs);
            all.push_back(part.position(0, rows_at_once, pegs));
        }
        const auto path = find_band_path(part, all, std::array{part.position(0, 0, std::array{finish_})}, search_);
        if (!path) return std::nullopt;
        crossing_.pegs = before[path->start];
        crossing_.jumps = path->jumps;
        return std::move(crossing_);
    }
    static void add_side(bool stays, std::int32_t first, std::int32_t trail, Pegs& pegs) {
        if (!stays) {
            for (const std::int32_t y : {-1, 1, 3}) pegs.push_back({trail, y});
            return;
        }
        for (std::int32_t x = first; x < first + corner_width; ++x)
            for (std::int32_t y = 0; y < rows_at_once; ++y) pegs.push_back({x, y});
    }

    BandRow kind(std::int32_t row) const { return row < wide_rows || row >= rows_ ? BandRow::wide : BandRow::narrow; }
    BandBoard board(std::int32_t first, std::int32_t last) const {
        return {first, last, [this](std::int32_t row) { return kind(row); }};
    }

    // Pegs of the strip in the finish's position class: one in the two rows before its last, or two that can jump into
    // the last row.
    std::vector<Pegs> pegs_before() const {
        std::vector<Pegs> all;
        const std::int32_t row = finish_.y % 3 - 3;
        for (std::int32_t x = -1; x <= band_width; ++x)
            if ((finish_.x - x) % 3 == 0) all.push_back(row == -1 ? Pegs{{x, -3}, {x, -2}} : Pegs{{x, row}});
        return all;
    }
    std::vector<Position> starts(const BandBoard& board, const std::vector<Pegs>& before, std::int32_t rows) const {
        std::vector<Position> all;
        for (Pegs pegs : before) {
            for (const std::int32_t x : {-band_margin, band_width - 1 + band_margin})
                for (const std::int32_t y : {-1, 0}) pegs.push_back({x, y});
            if (rows == rows_) pegs.insert(pegs.end(), bridge_.begin(), bridge_.end());
            all.push_back(board.position(0, rows, pegs));
        }
        return all;
    }

    // The rest of a longer band is cleared beside the path to the finish.
    bool cross_at_once() {
        const std::int32_t rows = std::min(rows_, rows_searched);
        const BandBoard part = board(-strip_rows_, in_last_rows_ ? rows_ + rows_at_once - 1 : rows - 1);
        const auto before = pegs_before();
        const auto path = find_band_path(part, starts(part, before, rows),
                                         std::array{part.position(0, 0, std::array{finish_})}, search_);
        if (!path) return false;
        crossing_.pegs = before[path->start];
        crossing_.jumps = path->jumps;
        if (rows == rows_) return true;
        // The band's rows become columns.
        const board::Affine lying{{0, 0}, {0, 1}, {1, 0}};
        for (Jump& jump : crossing_.jumps) jump = lying(jump);
        JumpList list;
        construct::play_beside({band_width, 0, rows - 1, 0, (rows_ - rows) / 3}, crossing_.jumps, std::nullopt, lying,
                               list);
        crossing_.jumps = std::move(list.list);
        return true;
    }

    bool enter() {
        const BandBoard part = board(-strip_rows_, rows_entered + rows_of_vacancy - 1);
        const auto before = pegs_before();
        std::vector<Position> goals;
        std::vector<Hole> vacancies;
        for (std::int32_t y = rows_entered; y < rows_entered + rows_of_vacancy; ++y)
            for (std::int32_t x = 0; x < band_width; ++x) {
                if (!same_class({x, y}, finish_)) continue;
                vacancies.push_back({x, y});
                goals.push_back(part.position(rows_entered, rows_entered + rows_of_vacancy, {}));
                goals.back().clear(part.to_board({x, y}));
            }
        const auto path = find_band_path(part, starts(part, before, rows_entered + rows_of_vacancy), goals, search_);
        if (!path) return false;
        crossing_.pegs = before[path->start];
        crossing_.jumps = path->jumps;
        vacancy_ = vacancies[path->goal];
        return true;
    }

    // Constructs from the vacancy to a peg, in the rows before to_row.
    bool go_on_to(Hole last, std::optional<std::int32_t> to_row = {}) {
        const Hole down{0, rows_entered};
        const Problem problem(Board::rectangle(band_width, to_row.value_or(rows_) - rows_entered), vacancy_ - down,
                              last - down);
        if (!construct::is_constructible(problem)) return false;
        JumpList list;
        search_.shortened(*plan_player(problem)).play_unrefereed(list);
        add(list.list, down);
        return true;
    }

    bool go_on_to_last_rows() {
        const std::int32_t first = rows_ - rows_above_last;
        const bool directly = first - rows_entered < fewest_rows;
        const BandBoard part = board(directly ? rows_entered : first - rows_of_peg, rows_ + rows_at_once - 1);
        std::vector<Position> starts;
        Pegs pegs;
        if (directly) {
            starts.push_back(part.position(rows_entered, rows_, bridge_));
            starts.back().clear(part.to_board(vacancy_));
        } else {
            for (std::int32_t y = first - rows_of_peg; y < first; ++y)
                for (std::int32_t x = 0; x < band_width; ++x)
                    if (same_class({x, y}, finish_)) {
                        pegs.push_back({x, y});
                        starts.push_back(part.position(first, rows_, bridge_));
                        starts.back().set(part.to_board({x, y}));
                    }
        }
        const auto path = find_band_path(part, starts, std::array{part.position(0, 0, std::array{finish_})}, search_);
        if (!path || (!directly && !go_on_to(pegs[path->start], first))) return false;
        add(path->jumps, {0, 0});
        return true;
    }

    void add(const std::vector<Jump>& jumps, Hole shift) {
        for (const Jump& jump : jumps) crossing_.jumps.push_back({jump.from + shift, jump.to + shift});
    }

    std::int32_t strip_rows_;
    std::int32_t rows_;
    Hole finish_;
    bool in_last_rows_;
    const PieceSearch& search_;
    Pegs bridge_;
    Hole vacancy_{0, 0};
    Crossing crossing_;
};

}  // namespace

std::optional<Crossing> find_crossing(const RowStrip& strip, const Band& band, Hole finish, const PieceSearch& search) {
    const Hole origin{band.first, strip.rows};
    auto crossing = Crosser(strip, band.rows, finish - origin, search).run();
    if (!crossing) return std::nullopt;
    for (Hole& h : crossing->pegs) h = h + origin;
    for (Jump& jump : crossing->jumps) jump = {jump.from + origin, jump.to + origin};
    return crossing;
}

Columns columns_before(std::int32_t first_of_band) { return {first_of_band - 1, first_of_band + band_width}; }

}  // namespace pegwright::compose::few_moves
