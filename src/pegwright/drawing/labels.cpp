// The texts in and beside holes, for draw's labels.
#include "base/error.hpp"
#include "base/printable.hpp"
#include "base/text_stream.hpp"
#include "board/names.hpp"
#include "notation/positions.hpp"
#include "pegwright/drawing/options.hpp"
#include "pegwright/drawing/styles.hpp"
#include "pegwright/solving/feasible.hpp"
#include "theory/position_class.hpp"
#include "theory/sax.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace pegwright {
namespace {

using base::fail_input;
using notation::HoleNames;
using render::Label;
using render::Labels;

constexpr std::size_t longest_text = 16;  // characters

// `text`: the text of a hole.
template <class F>
Labels in_each_hole(F text) {
    return {[text](const Board& board, std::size_t) {
        std::vector<Label> labels;
        board.for_each_hole([&](Hole hole) { labels.push_back({hole, text(board, hole)}); });
        return labels;
    }};
}

Labels names_of_holes(HoleNames names) {
    return in_each_hole([names](const Board& board, Hole hole) { return hole_text(board, hole, names); });
}

std::string class_of(const Board& board, Hole hole) {
    switch (board.lattice()) {
        case Lattice::triangular:
            return std::to_string(theory::sum_label(hole));
        case Lattice::square:
            return fmt::format("{},{}", hole.x % 3, hole.y % 3);
        default:
            fail_input("the diagonal lattice has no position classes; labels names and skew go with it");
    }
}

std::string sax_of(const Board& board, Hole hole) {
    if (board.family() != Board::Family::triangle || board.height() != 5)
        fail_input("the SAX count is a proof for T5 only; labels pagoda has weights for other boards");
    return theory::sax_terms(hole);
}

// Above the first hole of each column, and left of the first hole of each row: triangular columns are slanted, so
// their letters go up the right edge. On other lattices in a line above and a line to the left.
std::vector<Label> columns_and_rows(const Board& board, HoleNames names) {
    const auto pair = notation::pair_order(names);
    if (!pair) fail_input("labels edge are columns and rows, and holes by number have none; use labels numbers");
    const std::int32_t first = pair->first;
    const bool slanted = board.lattice() == Lattice::triangular;
    std::map<std::int32_t, std::int32_t> tops;
    std::map<std::int32_t, std::int32_t> lefts;
    board.for_each_hole([&](Hole hole) {
        tops.try_emplace(hole.x, hole.y);
        lefts.try_emplace(hole.y, hole.x);
    });
    std::vector<Label> labels;
    std::set<Hole> taken;
    for (const auto& [x, top] : tops) {
        const Hole at{x, slanted ? top - 1 : lefts.begin()->first - 1};
        labels.push_back({at, names == HoleNames::letters ? board::column_letters(x) : std::to_string(x + first)});
        taken.insert(at);
    }
    for (const auto& [y, left] : lefts) {
        Hole at{(slanted ? left : tops.begin()->first) - 1, y};
        while (taken.contains(at)) --at.x;
        labels.push_back({at, std::to_string(y + (names == HoleNames::letters ? 1 : first))});
    }
    return labels;
}

Labels of_edge(HoleNames names) {
    return {.of = [names](const Board& board, std::size_t) { return columns_and_rows(board, names); }, .outside = true};
}

Labels fixed(std::vector<Label> labels, std::string legend = {}) {
    return {[labels = std::move(labels)](const Board&, std::size_t) { return labels; }, std::move(legend)};
}

// Each peg has the number of the jump that takes it. Backwards, so that a peg's number is known before it moves.
Labels in_order(const Solution& solution) {
    return {[solution](const Board& board, std::size_t played) {
                std::map<Hole, std::size_t> taken;
                for (std::size_t i = solution.jumps.size(); i > played; --i) {
                    const Jump& jump = solution.jumps[i - 1];
                    if (const auto peg = taken.extract(jump.to)) taken[jump.from] = peg.mapped();
                    taken[jump.over()] = i;
                }
                std::vector<Label> labels;
                board.for_each_hole([&](Hole hole) {
                    if (const auto at = taken.find(hole); at != taken.end())
                        labels.push_back({hole, std::to_string(at->second)});
                });
                return labels;
            },
            "in holes: the jump that takes each peg; none: it stays"};
}

Labels of_pagoda(const Query& query, HoleNames names) {
    const std::string words = query_words(query, names);
    const Feasibility known = refuted(query);
    if (known.pagodas.empty()) {
        const bool other_reason = known.judgement.solvable == false;
        fail_input(fmt::format("{}: no pagoda function {}", words,
                               other_reason ? "is needed: " + with_names(query.board, known.judgement.reason, names)
                                            : "is known that rules it out"));
    }
    if (known.pagodas.size() > 1)
        fail_input(fmt::format("{}: {} pagoda functions rule out a last peg at different holes; say which finish",
                               words, known.pagodas.size()));
    const PagodaProof& proof = known.pagodas.front();
    std::vector<Label> labels;
    query.board.for_each_hole([&](Hole hole) {
        labels.push_back({hole, std::to_string(proof.function.weight(hole))});
    });
    return fixed(std::move(labels),
                 "labels: a pagoda function, weights whose sum over the pegs no jump raises; " + sums_words(proof));
}

struct Line {
    std::size_t number;
    std::vector<std::string> words;
};

std::vector<Line> lines_of(const std::string& text) {
    std::vector<Line> lines;
    std::istringstream stream = base::stream_of(text);
    std::size_t number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        std::istringstream words = base::stream_of(line);
        lines.push_back({number, {}});
        for (std::string word; words >> word;) lines.back().words.push_back(word);
        if (lines.back().words.empty()) lines.pop_back();
    }
    return lines;
}

// The rows as a table, a word for each hole, without dots where no hole is; nothing if they are none.
std::optional<std::vector<Label>> table_of(const Board& board, const std::vector<Line>& lines) {
    std::vector<std::vector<Hole>> rows;
    board.for_each_hole([&](Hole hole) {
        if (rows.empty() || rows.back().front().y != hole.y) rows.emplace_back();
        rows.back().push_back(hole);
    });
    if (lines.size() != rows.size()) return std::nullopt;
    std::vector<Label> labels;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::vector<std::string> words = lines[i].words;
        if (words.size() != rows[i].size()) std::erase(words, ".");
        if (words.size() != rows[i].size()) return std::nullopt;
        for (std::size_t k = 0; k < words.size(); ++k)
            if (words[k] != ".") labels.push_back({rows[i][k], words[k]});
    }
    return labels;
}

// Throws Error (input) that names file and line.
std::vector<Label> read_labels(const Board& board, const std::string& path, const std::string& text, HoleNames names) {
    const std::vector<Line> lines = lines_of(text);
    const auto fail = [&](const Line& line, const std::string& message) {
        fail_input(fmt::format("{}:{}: {}", path, line.number, message));
    };
    for (const Line& line : lines)
        for (const std::string& word : line.words) {
            if (base::printable(word) != word) fail(line, "a label is UTF-8 without control characters");
            if (render::text_width(word, 1) > render::text_width(std::string(longest_text, '0'), 1))
                fail(line, fmt::format("a label has at most {} characters", longest_text));
        }
    const auto hole_in = [&](const Line& line) {
        try {
            return parse_hole(board, line.words.front(), names);
        } catch (const base::Error&) {
            fail(line, fmt::format("'{}' is no hole of {}; a line is a hole and its label, or the lines are a table "
                                   "with a word for each hole",
                                   line.words.front(), board.label()));
            throw;
        }
    };
    // Rows of two holes may look like holes and their labels.
    const bool pairs = std::all_of(lines.begin(), lines.end(), [](const Line& line) { return line.words.size() == 2; });
    if (auto table = table_of(board, lines); table && !pairs) return std::move(*table);
    std::vector<Label> labels;
    std::map<Hole, std::size_t> said;
    for (const Line& line : lines) {
        const Hole hole = hole_in(line);
        if (line.words.size() < 2) fail(line, "no label for " + line.words.front());
        if (const auto [at, fresh] = said.emplace(hole, line.number); !fresh)
            fail(line, fmt::format("{} has a label in line {}", line.words.front(), at->second));
        labels.push_back({hole, std::accumulate(line.words.begin() + 2, line.words.end(), line.words[1],
                                                [](const std::string& a, const std::string& b) {
                                                    return fmt::format("{} {}", a, b);
                                                })});
    }
    if (labels.empty()) fail_input(path + ": no labels in this file");
    return labels;
}

}  // namespace

std::optional<Labels> labels_of_board(const std::string& name, Lattice lattice, HoleNames names) {
    if (name == "none") return Labels();
    if (name == "names") return names_of_holes(names);
    if (name == "numbers") return names_of_holes(HoleNames::numbers);
    if (name == "skew") return names_of_holes(HoleNames::col0_row0);
    if (name == "edge") return of_edge(names);
    if (name == "sax") {
        Labels labels = in_each_hole(sax_of);
        labels.legend =
            "no jump raises S + A - X: edges whose S holes have two pegs or more, pegs at A, less pegs at X; SX: both";
        return labels;
    }
    if (name != "classes") return std::nullopt;
    Labels labels = in_each_hole(class_of);
    labels.by_class = true;
    labels.legend = lattice == Lattice::triangular
                        ? "labels and colours: (x + y) mod 3, columns x and rows y counted from 0"
                        : "labels: x mod 3, y mod 3, columns x and rows y counted from 0; colours: (x + y) mod 3";
    return labels;
}

void check_labels_name(const std::string& name) {
    if (name.starts_with('@') || name == "pagoda" || name == "order" || labels_of_board(name, Lattice::square)) return;
    fail_input("there are no labels '" + name +
               "'; labels are none, names, numbers, edge, classes, skew, sax, pagoda, order and @FILE");
}

Labels labels_of(const std::string& name, const PictureSubject& subject, const PictureOptions& options) {
    check_labels_name(name);
    const Lattice lattice = subject.board            ? subject.board->board.lattice()
                            : subject.purges.empty() ? Lattice::square
                                                     : subject.purges.front().lattice;
    if (auto labels = labels_of_board(name, lattice, options.names)) return std::move(*labels);
    if (!subject.board) fail_input("labels " + name + " go with one board, position or solution");
    if (name == "order") return in_order(subject.solution.value());
    if (name == "pagoda") return of_pagoda(*subject.board, options.names);
    if (!options.read) fail_input("labels cannot be read from files here");
    const std::string path = name.substr(1);
    return fixed(read_labels(subject.board->board, path, options.read(path), options.names));
}

}  // namespace pegwright
