// Layouts: from positions, solutions and plans to display lists.
//
// Sizes are chosen by the layouts so that text fits where it stands: names inside holes, captions
// inside their panels. Throws Error (limit) for boards too large for a picture of the kind, with
// what would work instead. All of them take boards of every lattice and shape.
#pragma once

#include "render/display_list.hpp"
#include "render/layouts/diagram.hpp"
#include "render/layouts/look.hpp"

#include "game/purge.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::render {

// Holes of the largest board of a picture of each kind.
inline constexpr std::int64_t most_holes_on_board = 250'000;  // positions, sweeps, the player
inline constexpr std::int64_t most_holes_with_labels = 10'000;
inline constexpr std::int64_t most_holes_in_film = 20'000;
inline constexpr std::int64_t most_holes_on_map = 1'000'000;

// Holes that are pointed out; any number of each.
struct Marks {
    std::vector<Hole> start = {};
    std::vector<Hole> finish = {};
    std::vector<Hole> catalyst = {};
    std::vector<Hole> unlike = {};  // those of the catalyst that differ from the rest
    std::vector<Hole> highlight = {};
};

// "square: the hole vacated; diamond: the hole of the last peg"; empty without such marks.
std::string marks_legend(const Marks& marks);

// A solution to be drawn: what films, sweeps and the player take. The moves must be legal in their order.
struct Story {
    std::string title;
    Diagram diagram;  // the position at the start
    std::vector<Move> moves;
    Marks marks;
    HoleNames names = HoleNames::letters;
};

// Throws the limit's Error for a board no picture of a position shows: before one is made.
void check_fits_picture(const std::string& title, const Board& board);

// All layouts throw Error (input) for a look that cannot be had, with what can.

// A move that is possible, and what becomes of the goal with it: nothing is said, or it stays in reach, is lost, or
// that is not known.
struct PossibleMove {
    enum class Fate : std::uint8_t { unsaid, won, lost, unknown };
    Move move;
    Fate fate = Fate::unsaid;
};

// One position, with the look's labels and an arrow for each move. Throws Error (input) for classes on the diagonal
// lattice, which has none.
Picture board_layout(const std::string& title, const Diagram& diagram, const Marks& marks, const Look& look,
                     const std::vector<PossibleMove>& moves = {});

// Some moves of a story, from 1: the first and the last.
struct MoveRange {
    std::size_t first;
    std::size_t last;
};

// The solution as a strip of boards: each panel the position before its moves, its moves as arrows,
// the pegs they take crossed out, their numbers and names below. Moves share a panel where no hole is used twice and
// the board is large; a look's moves_per_panel lets a peg move on in the same panel, and so do films of more than
// 1,000 panels. paged: on pages with numbers and bookmarks; else on one page as long as it takes. only: those moves.
Picture film_layout(const Story& story, bool paged, const Look& look = {}, std::optional<MoveRange> only = {});

// The same pages without numbers.
std::vector<Page> film_pages(const Story& story, bool paged, const Look& look);

// A problem to be solved by hand.
struct SheetProblem {
    std::string board;                 // "english"
    std::string task;                  // "vacate d1, finish anywhere"
    Story story;                       // with its solution; its marks are those of the task
    std::optional<Diagram> goal = {};  // drawn beside the start
};
// What a sheet tells of the solution: nothing, its number of moves, or its first move.
enum class Clue : std::uint8_t { none, moves, first };
Clue clue_named(const std::string& name);
// What stands on pages of their own: nothing, the moves, or films.
enum class Answers : std::uint8_t { none, moves, film };
Answers answers_named(const std::string& name);
struct SheetStyle {
    Clue clue = Clue::moves;
    std::optional<Answers> answers = {};    // moves on pages, and none elsewhere
    std::optional<std::size_t> lines = {};  // to write on, below each board; as many as the moves take
};
inline constexpr std::size_t most_problems_on_sheets = 1'000;

// Several problems a page, the name of each hole in it if the look says so, each with lines to write on; then answers,
// on pages of their own. Not paged: one page as long as it takes, of the problems or, where answers are asked for, of
// the answers. Throws Error (limit) for boards that are too large.
Picture sheet_layout(const std::vector<SheetProblem>& problems, const SheetStyle& style, bool paged, const Look& look);

// Those moves, or all. Throws Error (input) for moves that the story has not.
MoveRange checked_range(const Story& story, std::optional<MoveRange> only);

// The solution in one loop: a page with Picture::animation. Pegs slide, those taken shrink away, and below the board
// stand the number and the notation of the move. Throws Error (limit) for more than 2,000 holes.
Picture animation_layout(const Story& story, const Look& look = {}, std::optional<MoveRange> only = {});

// The longest move as a line over the board, at the moment it is played; the first of several. The
// board stands as it is before that move. Throws Error (limit) for a solution without moves.
Picture sweep_layout(const Story& story, const Look& look = {});

// A purge on one of its lattices as a film on one page: the catalyst framed, and in words what the frames mean.
Picture purge_layout(const Purge& purge, Lattice lattice, const Look& look = {});

// A line of a legend, behind a square of an ink that it explains.
struct LegendLine {
    std::string text;
    std::optional<Ink> swatch = {};
};

// One region of a plan.
struct MapRegion {
    std::vector<Hole> holes;
    std::string label;
    Ink ink = Ink::base;
};

// The plan of a solution: regions with their labels, start and finish. Any number of regions that
// share no hole, drawn in their order. O(n log n) for n holes.
Picture map_layout(const std::string& title, Lattice lattice, const std::vector<MapRegion>& regions, const Marks& marks,
                   const std::vector<LegendLine>& legend, const Look& look = {});

// One HTML file that plays the solution: no server, no other file. Its size is that of the names and
// places of the holes and of three numbers a jump.
Picture player_layout(const Story& story);

}  // namespace pegwright::render
