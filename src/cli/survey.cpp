// pegwright survey: theorem, constructor and exhaustive search side by side.
#include "base/error.hpp"
#include "board/names.hpp"
#include "cli/board_argument.hpp"
#include "cli/command.hpp"
#include "cli/format.hpp"
#include "cli/json_text.hpp"
#include "cli/output.hpp"
#include "cli/search_run.hpp"
#include "construct/construction.hpp"
#include "game/referee.hpp"
#include "search/bitmaps/finishes.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "theory/feasibility.hpp"

#include <fmt/format.h>

#include <map>

namespace pegwright::cli {
namespace {

// Exhaustive search of larger boards takes hours or does not end; their pairs stay unsearched.
constexpr std::size_t most_holes_searched = 33;

struct Surveyed {
    Board board;
    SmallBoard holes{board};
    std::vector<HolePermutation> symmetries = hole_symmetries(holes);

    bool feasible(std::size_t vacate, std::size_t finish) const {
        return holes.class_of(holes.full() & ~(Bits{1} << vacate)) == holes.class_of(Bits{1} << finish);
    }
};

struct Pair {
    std::size_t vacate;
    std::size_t finish;
    bool theorem = false;
    bool constructed = false;
    std::optional<bool> searched;
};

// Feasible pairs, one for each that are images of each other.
std::vector<Pair> distinct_pairs(const Surveyed& shape) {
    std::vector<Pair> pairs;
    const std::size_t holes = shape.holes.size();
    for (std::size_t vacate = 0; vacate < holes; ++vacate) {
        for (std::size_t finish = 0; finish < holes; ++finish) {
            const auto first_image = [&](const HolePermutation& g) {
                return std::pair(std::size_t{g[vacate]}, std::size_t{g[finish]}) < std::pair(vacate, finish);
            };
            if (shape.feasible(vacate, finish) &&
                std::none_of(shape.symmetries.begin(), shape.symmetries.end(), first_image))
                pairs.push_back({vacate, finish, false, false, {}});
        }
    }
    return pairs;
}

// Plays what the constructor makes; a refused jump shows in the end.
class ToReferee : public JumpSink {
public:
    explicit ToReferee(const Problem& problem) : referee_(problem) {}
    void take(std::span<const Jump> jumps) override { refused_ = refused_ || referee_.play(jumps) < jumps.size(); }
    bool accepts() const { return !refused_ && referee_.finish().accepted; }

private:
    Referee referee_;
    bool refused_ = false;
};

// Theorem and constructor know T_n and rectangles; of other boards there is the theorem of position classes.
void ask_theorem_and_constructor(const Surveyed& shape, Pair& pair) {
    if (!has_theorem(shape.board)) {
        pair.theorem = true;
        return;
    }
    const auto hole = [&](std::size_t i) { return shape.holes.holes()[i]; };
    const BigBoard board(shape.board);
    pair.theorem = solvability(board, big(hole(pair.vacate)), big(hole(pair.finish))).solvable;
    if (!pair.theorem) return;
    const Problem problem{shape.board, hole(pair.vacate), hole(pair.finish)};
    ToReferee referee(problem);
    Construction(problem).play(referee);
    pair.constructed = referee.accepts();
}

void search(const Surveyed& shape, std::vector<Pair>& pairs, SearchRun& run) {
    std::map<std::size_t, Bits> finishes;
    for (Pair& pair : pairs) {
        auto it = finishes.find(pair.vacate);
        if (it == finishes.end())
            it = finishes.emplace(pair.vacate, finishes_from(shape.holes, pair.vacate, shape.symmetries, run.limits))
                     .first;
        pair.searched = (it->second >> pair.finish & 1) != 0;
    }
}

std::string text_of(const Surveyed& shape, const std::vector<Pair>& pairs) {
    const auto word = [](bool yes) { return yes ? "yes" : "no"; };
    const auto searched = [&](const Pair& pair) { return pair.searched ? word(*pair.searched) : "-"; };
    std::string text = fmt::format("{:<7} {:<7} {:<8} {:<12} {}\n", "vacate", "finish",
                                   has_theorem(shape.board) ? "theorem" : "classes", "constructor", "search");
    std::size_t total[3] = {};
    std::size_t unsearched = 0;
    for (const Pair& pair : pairs) {
        text += fmt::format("{:<7} {:<7} {:<8} {:<12} {}\n", hole_name(shape.board.hole(pair.vacate)),
                            hole_name(shape.board.hole(pair.finish)), word(pair.theorem),
                            has_theorem(shape.board) ? word(pair.constructed) : "-", searched(pair));
        total[0] += pair.theorem;
        total[1] += pair.constructed;
        total[2] += pair.searched.value_or(false);
        unsearched += !pair.searched;
    }
    text +=
        fmt::format("{}: {} feasible pairs up to symmetry: {} {}, {}{}", shape.board.label(), pairs.size(), total[0],
                    has_theorem(shape.board) ? "solvable by the theorem" : "allowed by the position classes",
                    has_theorem(shape.board) ? fmt::format("{} constructed, ", total[1]) : "",
                    fmt::format("{} solved by search", total[2]));
    return text + (unsearched ? fmt::format(", {} not searched\n", unsearched) : "\n");
}

std::string json_of(const Surveyed& shape, const std::vector<Pair>& pairs) {
    std::string text = "{\"board\":" + json_string(shape.board.label()) + ",\"pairs\":[";
    for (std::size_t i = 0; i < pairs.size(); ++i)
        text +=
            fmt::format("{}{{\"vacate\":\"{}\",\"finish\":\"{}\",\"theorem\":{},\"constructed\":{},\"searched\":{}}}",
                        i ? "," : "", hole_name(shape.board.hole(pairs[i].vacate)),
                        hole_name(shape.board.hole(pairs[i].finish)), pairs[i].theorem, pairs[i].constructed,
                        pairs[i].searched ? (*pairs[i].searched ? "true" : "false") : "null");
    return text + "]}\n";
}

int survey(const Arguments& arguments) {
    const bool json = wants_json(arguments);
    const Surveyed shape{board_argument(arguments.positionals[0])};
    SearchRun run(arguments, "survey " + shape.board.label());
    Output output("-");
    std::vector<Pair> pairs = distinct_pairs(shape);
    const auto write = [&] { output.write(json ? json_of(shape, pairs) : text_of(shape, pairs)); };
    bool constructed = false;
    const auto all = [&] {
        for (Pair& pair : pairs) {
            run.poll("constructing " + hole_name(shape.board.hole(pair.vacate)) + " to " +
                     hole_name(shape.board.hole(pair.finish)));
            ask_theorem_and_constructor(shape, pair);
        }
        constructed = true;
        if (shape.holes.size() <= most_holes_searched) search(shape, pairs, run);
    };
    try {
        run.limited(all);
    } catch (const Error& e) {
        // What is not known must not look like a no.
        if (e.kind() == Error::Kind::limit && constructed) write();
        throw;
    }
    write();
    // All three must agree, where all three have an answer.
    const auto disagree = [&](const Pair& pair) {
        return has_theorem(shape.board) &&
               (pair.theorem != pair.constructed || (pair.searched && *pair.searched != pair.theorem));
    };
    return std::any_of(pairs.begin(), pairs.end(), disagree) ? 1 : 0;
}

}  // namespace

const Command survey_command{
    "survey",
    "BOARD",
    1,
    1,
    "list all feasible pairs of start and finish: theorem, constructor and exhaustive search side by side",
    "Pairs that are images of each other are listed once. Boards of more than 33 holes are not searched\n"
    "(- in the table, null in JSON). Of boards that are no triangles or rectangles the theorem of position\n"
    "classes is all there is: the table says classes and -, JSON theorem true and constructed false.\n"
    "Exit code 1 if the three do not agree. BOARD as for count.",
    "  pegwright survey T6\n"
    "  pegwright survey 5x6 --format json\n"
    "  pegwright survey english\n",
    {{"format", "text|json", "text unless given"}, memory_option, time_option, threads_option},
    survey};

}  // namespace pegwright::cli
