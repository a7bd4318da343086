// Reads the text of purges/passes:
//
//     name     trail-1-even
//     lattice  triangular
//     origin   a2                                 the first hole of the rows that leave
//     repeats  d e                                the two repeated columns
//     rows                                        before, and after
//       o o o o o . . . .  |  o * o o o . . . .
//       * * * * * * * * .  |  o o o o o o o o .
//       * * * * * * * * *  |  o o o o o o * o o
//     moves                                       a line each, first how it changes (see Change)
//       again  d3-d1
//       sweep  g3-e1=c1                           = stands for the stretched jump
//              b3-d3-d1-b1
#include "board/names.hpp"
#include "compose/few_moves/passes/pass.hpp"
#include "construct/catalogue/embedded.hpp"
#include "notation/text_scanner.hpp"

#include "base/error.hpp"
#include "base/text_stream.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace pegwright::compose::few_moves {
namespace {

constexpr std::string_view folder = "purges/passes/";

// No checks: the text is built into the program, and tests replay every pass.
PassMove read_move(const std::string& text, Change change, Hole origin) {
    notation::TextScanner scanner(text, "");
    PassMove move{change, {scanner.hole() - origin}, 0};
    for (;;) {
        if (scanner.pass('='))
            move.jump = move.holes.size() - 1;
        else if (!scanner.pass('-'))
            return move;
        move.holes.push_back(scanner.hole() - origin);
    }
}

// A line has moves or rows.
void read_line(std::istringstream& words, Pass& pass) {
    static const std::map<std::string, Change> changes{{"right", Change::shifted},
                                                       {"sweep", Change::stretched},
                                                       {"again", Change::again},
                                                       {"back", Change::again_back}};
    Change change = Change::stays;
    PassRows* rows = &pass.before;
    bool begun = false;
    for (std::string word; words >> word;) {
        if (const auto named = changes.find(word); named != changes.end()) {
            change = named->second;
        } else if (word.size() > 1) {
            pass.moves.push_back(read_move(word, change, pass.origin));
        } else if (word == "|") {
            rows = &pass.after;
            begun = false;
        } else {
            if (!begun) rows->emplace_back();
            begun = true;
            rows->back() += word;
        }
    }
}

void read_passes(std::string_view text, std::vector<Pass>& passes) {
    std::istringstream lines = base::stream_of(std::string(text));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words = base::stream_of(line);
        if (line[0] == ' ') {
            read_line(words, passes.back());
            continue;
        }
        std::string key;
        std::string value;
        words >> key >> value;
        if (key == "name")
            passes.emplace_back().name = value;
        else if (key == "lattice")
            passes.back().lattice = board::lattice_named(value).value();
        else if (key == "origin")
            passes.back().origin = notation::TextScanner(value, "").hole();
        else if (key == "repeats")
            passes.back().repeats = value[0] - 'a';
    }
}

std::array<const Pass*, 2> of_both_parities(const std::string& name) {
    return {&stored_pass(name + "-even"), &stored_pass(name + "-odd")};
}

}  // namespace

std::int32_t Pass::length() const {
    const std::string& row = before[static_cast<std::size_t>(origin.y)];
    const auto first = static_cast<std::size_t>(origin.x);
    return static_cast<std::int32_t>(std::min(row.find_first_not_of('*', first), row.size()) - first);
}

const std::vector<Pass>& stored_passes() {
    static const std::vector<Pass> passes = [] {
        std::vector<Pass> all;
        for (const construct::EmbeddedFile& file : construct::embedded_files())
            if (file.path.starts_with(folder)) read_passes(file.text, all);
        return all;
    }();
    return passes;
}

const Pass& stored_pass(std::string_view name) {
    for (const Pass& pass : stored_passes())
        if (pass.name == name) return pass;
    base::fail_internal("the program was built without its pass " + std::string(name));
}

const Pass& peg_pass(std::size_t step, std::int32_t length) {
    static const std::array passes{of_both_parities("a-b"), of_both_parities("b-c"), of_both_parities("c-a")};
    return *passes[step % 3][length % 2 == 0 ? 0 : 1];
}

const Pass& trail_pass(std::size_t step, std::int32_t length) {
    static const std::array passes{of_both_parities("trail-1"), of_both_parities("trail-2"),
                                   of_both_parities("trail-3")};
    return *passes[step % 3][length % 2 == 0 ? 0 : 1];
}

const Pass& field_pass(std::int32_t length) {
    static const Pass& eight = stored_pass("field-8");
    static const std::array passes = of_both_parities("field");
    return length == eight.length() ? eight : *passes[length % 2 == 0 ? 0 : 1];
}

}  // namespace pegwright::compose::few_moves
