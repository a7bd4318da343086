// Turns positions, solutions and plans into display lists, for boards of any lattice and shape.
//
// Sizes are chosen so that text fits. All throw Error (limit) for boards too large for the kind of picture, with an
// alternative, and Error (input) for an impossible look.
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

// The most holes of a board in each kind of picture.
inline constexpr std::int64_t most_holes_on_board = 250'000;  // positions, sweeps, the player
inline constexpr std::int64_t most_holes_with_labels = 10'000;
inline constexpr std::int64_t most_holes_in_film = 20'000;
inline constexpr std::int64_t most_holes_on_map = 1'000'000;

struct Marks {
    std::vector<Hole> start = {};
    std::vector<Hole> finish = {};
    std::vector<Hole> catalyst = {};
    std::vector<Hole> unlike = {};  // those of the catalyst that differ from the rest
    std::vector<Hole> highlight = {};
};

// "square: the hole vacated; diamond: the hole of the last peg"; empty without marks.
std::string marks_legend(const Marks& marks);

// With legal moves in their order.
struct Story {
    std::string title;
    Diagram diagram;  // at the start
    std::vector<Move> moves;
    Marks marks;
    HoleNames names = HoleNames::letters;
};

// Throws the Error (limit) of position pictures before any position is made.
void check_fits_picture(const std::string& title, const Board& board);

struct PossibleMove {
    enum class Fate : std::uint8_t { unsaid, won, lost, unknown };
    Move move;
    Fate fate = Fate::unsaid;
};

// Throws Error (input) for classes on the diagonal lattice, which has none.
Picture board_layout(const std::string& title, const Diagram& diagram, const Marks& marks, const Look& look,
                     const std::vector<PossibleMove>& moves = {});

// Counted from 1.
struct MoveRange {
    std::size_t first;
    std::size_t last;
};

// A film: panels that show the position before their moves, arrows, crosses on taken pegs, and the notation. On large
// boards moves share a panel (film_panels.hpp, Look::moves_per_panel).
// `paged`: pages with numbers and bookmarks; otherwise one page of any length.
Picture film_layout(const Story& story, bool paged, const Look& look = {}, std::optional<MoveRange> only = {});

// The same pages without numbers.
std::vector<Page> film_pages(const Story& story, bool paged, const Look& look);

struct SheetProblem {
    std::string board;                     // "english"
    std::string task;                      // "Take out d1. Leave one peg, anywhere."
    Story story;                           // with its solution; the marks are the task's
    std::optional<Diagram> goal = {};      // drawn beside the start
    std::optional<std::int64_t> par = {};  // the fewest moves known
};
enum class Clue : std::uint8_t { none, moves, first };
Clue clue_named(const std::string& name);
enum class Answers : std::uint8_t { none, moves, film };
Answers answers_named(const std::string& name);
struct SheetStyle {
    Clue clue = Clue::moves;
    std::optional<Answers> answers = {};    // by default moves if paged, else none
    std::optional<std::size_t> lines = {};  // to write on, below each board; by default as the moves need
};
inline constexpr std::size_t most_problems_on_sheets = 1'000;

// Problems with lines to write on, as few pages as keep boards comfortable, then pages of answers. Boards fill the
// pages. Not paged: one page, of problems or of answers. sheet_words.hpp has the words.
Picture sheet_layout(const std::vector<SheetProblem>& problems, const SheetStyle& style, bool paged, const Look& look);

// `only`, or all moves. Throws Error (input) if the story has no such moves.
MoveRange checked_range(const Story& story, std::optional<MoveRange> only);

// As Picture::animation. Throws Error (limit) for more than 2,000 holes.
Picture animation_layout(const Story& story, const Look& look = {}, std::optional<MoveRange> only = {});

// The longest move, the first of several, over the position before it. Throws Error (limit) without moves.
Picture sweep_layout(const Story& story, const Look& look = {});

// A film on one page, with the catalyst framed.
Picture purge_layout(const Purge& purge, Lattice lattice, const Look& look = {});

struct PurgeOn {
    Purge purge;
    Lattice lattice;
    std::string kind = {};  // a heading
};
// Pages of paper: an index by kind, then small films, as many a page as fit, with bookmarks. The purges of a kind
// follow each other. Throws Error (limit) if one does not fit on a page.
Picture purge_book(const std::string& title, const std::vector<PurgeOn>& purges, const Look& look = {});

struct ArrowStyle {
    Ink ink = Ink::arrow;
    double width = 0.07;  // units
    bool dashed = false;
};

// With a sample of what it explains, or none.
struct LegendLine {
    std::string text;
    std::vector<Ink> swatches = {};
    std::optional<ArrowStyle> arrow = {};
    // On maps: first words of labels. Those that the map shows are put before the text.
    std::vector<std::string> names = {};
    // On maps: for labels as such. Left out unless the map shows one with such a name, or any if there are no names.
    bool for_labels = false;
};

struct MapRegion {
    std::vector<Hole> holes;
    std::string label;
    Ink ink = Ink::base;
};

// The regions of a plan, which share no holes, drawn in order. O(n log n) for n holes.
Picture map_layout(const std::string& title, Lattice lattice, const std::vector<MapRegion>& regions, const Marks& marks,
                   const std::vector<LegendLine>& legend, const Look& look = {});

// Positions up to symmetry, the most pegs first, and the jumps between them.
struct PositionGraph {
    struct Node {
        Position position;
        std::string word;      // the position in one word
        bool winning = false;  // the goal can be reached
        bool start = false;
        bool goal = false;
    };
    struct Edge {
        std::size_t from;
        std::size_t to;
        std::vector<Jump> jumps;  // of the position `from`, each to an image of `to`
    };
    std::string title;
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    HoleNames names = HoleNames::letters;
};

// A row for each number of pegs. At least one node. O(edges log edges).
Picture graph_layout(const PositionGraph& graph, const Look& look = {});

// One HTML file: a name and a place for each hole, three numbers for each jump.
Picture player_layout(const Story& story);

// The page to play on, with the story's moves of the problem to step through; only if has_game_page().
bool has_game_page();
Picture game_page(const Story& story, const Problem& problem);

}  // namespace pegwright::render
