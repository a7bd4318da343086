// A purge ends at the next name or the end of the file. It is replayed there, so errors name its last line.
#include "notation/purge_text.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "base/text_stream.hpp"
#include "board/names.hpp"
#include "notation/chain.hpp"

#include <algorithm>

namespace pegwright::notation {
namespace {

// In the order of PurgeHole.
constexpr std::string_view symbols = "XCvVN";

std::string shortened(const std::string& word) { return base::shortened(word, 40); }

// Lines without comments and outer white space.
class PurgeLines {
public:
    PurgeLines(std::string_view text, const std::string& file) : in_(base::stream_of(std::string(text))), file_(file) {}

    bool next(std::string& line) {
        while (std::getline(in_, line)) {
            ++number_;
            line = line.substr(0, line.find('#'));
            line.erase(line.find_last_not_of(" \t\r") + 1);
            if (!line.empty()) return true;
        }
        return false;
    }
    [[noreturn]] void fail(const std::string& message) const {
        fail_input(file_ + ":" + std::to_string(number_) + ": " + message);
    }

private:
    std::istringstream in_;
    const std::string& file_;
    int number_ = 0;
};

void add_row(Purge& purge, const std::string& line, std::int32_t y, const PurgeLines& lines) {
    std::istringstream row = base::stream_of(line);
    std::string symbol;
    for (std::int32_t x = 0; row >> symbol; ++x) {
        if (symbol == ".") continue;
        if (symbol.size() != 1 || symbols.find(symbol[0]) == symbols.npos)
            lines.fail("a picture is made of X C v V N and . with blanks between, not '" + shortened(symbol) + "'");
        purge.spots.push_back({{x, y}, static_cast<PurgeHole>(symbol[0])});
    }
}

void add_jumps(Purge& purge, const std::string& chains, const std::string& file) {
    TextScanner scanner(chains, file + ": " + shortened(purge.name));
    ChainReader chain(scanner);
    for (scanner.skip_blanks(); !scanner.at_end(); scanner.skip_blanks())
        chain.read_move([&](Jump jump) { return purge.jumps.push_back(jump), true; });
}

}  // namespace

std::vector<Purge> parse_purges(std::string_view text, const std::string& file) {
    std::vector<Purge> purges;
    PurgeLines lines(text, file);
    std::int32_t picture_row = -1;  // -1: not inside a picture
    const auto close = [&] {
        if (purges.empty()) return;
        const std::string purge = "purge " + shortened(purges.back().name);
        if (purges.back().lattices.empty()) lines.fail(purge + " names no lattice");
        if (purges.back().jumps.empty()) lines.fail(purge + " has no jumps");
        if (const std::string fault = purge_fault(purges.back()); !fault.empty()) lines.fail(purge + ": " + fault);
    };
    for (std::string line; lines.next(line);) {
        if (line[0] == ' ' && picture_row >= 0) {
            add_row(purges.back(), line, picture_row++, lines);
            continue;
        }
        picture_row = -1;
        std::istringstream words = base::stream_of(line);
        std::string key;
        words >> key;
        std::string rest;
        std::getline(words, rest);
        if (key == "name") {
            close();
            base::stream_of(rest) >> purges.emplace_back().name;
        } else if (purges.empty()) {
            lines.fail("expected 'name', found '" + shortened(key) + "'");
        } else if (key == "lattice") {
            std::istringstream names = base::stream_of(rest);
            for (std::string lattice; names >> lattice;) {
                const auto named = board::lattice_named(lattice);
                if (!named)
                    lines.fail("lattices are " + std::string(board::lattice_names) + ", not '" + shortened(lattice) +
                               "'");
                purges.back().lattices.push_back(*named);
            }
        } else if (key == "block") {
            if (!purges.back().spots.empty()) lines.fail("a purge has one picture, and this is its second");
            picture_row = 0;
        } else if (key == "jumps") {
            add_jumps(purges.back(), rest, file);
        } else {
            lines.fail("expected name, lattice, block or jumps, found '" + shortened(key) + "'");
        }
    }
    close();
    return purges;
}

std::string format_purge(const Purge& purge) {
    std::string text = "name     " + purge.name + "\nlattice ";
    for (const Lattice lattice : purge.lattices) text += " " + std::string(to_string(lattice));
    text += "\nblock\n";
    std::int32_t width = 0;
    std::int32_t height = 0;
    for (const auto& spot : purge.spots) {
        width = std::max(width, spot.hole.x + 1);
        height = std::max(height, spot.hole.y + 1);
    }
    for (std::int32_t y = 0; y < height; ++y) {
        std::string row = " ";
        for (std::int32_t x = 0; x < width; ++x) {
            const auto* spot = purge.spot({x, y});
            row += std::string(" ") + (spot ? static_cast<char>(spot->kind) : '.');
        }
        text += row + "\n";
    }
    text += "jumps   ";
    const Jump* before = nullptr;
    for (const Jump& jump : purge.jumps) {
        const bool same_peg = before && before->to == jump.from;
        text += (same_peg ? "-" : " " + hole_name(jump.from) + "-") + hole_name(jump.to);
        before = &jump;
    }
    return text + "\n";
}

}  // namespace pegwright::notation
