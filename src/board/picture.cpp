// picture_rows splits the picture into rows. encode() turns the signs of others into bytes. PictureGrid puts the rows
// on a grid and reads them as soon as it is known what each byte means.
//
// Errors never quote the text: the person who named the file may not be allowed to read it.
#include "board/picture.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "board/board.hpp"
#include "board/picture_grid.hpp"
#include "board/picture_rows.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pegwright::board {
namespace {

constexpr PictureGrid::Bytes ours = {'*', 'o', '.'};

class PictureReader {
public:
    PictureReader(const std::string& source, std::string_view text, const PictureContext& context)
        : source_(source), context_(context), text_(picture_rows(source, text, context.signs)), rows_(text_.rows) {}

    TextPicture read() {
        if (!text_.perhaps_rows.empty()) refuse_doubtful_rows();
        const bool is_ours = !context_.signs && std::all_of(rows_.begin(), rows_.end(), has_our_signs);
        if (!is_ours) encode();
        drop_empty_rows_at_the_end(is_ours || context_.signs ? " \t." : picture_blanks);
        const PictureGrid grid(source_, rows_, text_.lattice);
        TextPicture picture = is_ours || context_.signs ? grid.read(ours) : read_as_usual(grid);
        if (picture.holes.size() == 0)
            fail_picture(source_, std::max(text_.lines, 1), 0,
                         "the picture has no hole; write o for a hole and . for none");
        return picture;
    }

private:
    using Row = PictureRows::Row;

    static bool has_our_signs(const Row& row) {
        return std::all_of(row.text.begin(), row.text.end(),
                           [](char c) { return c == 'o' || c == '*' || c == '.' || c == ' ' || c == '\t'; });
    }

    // "# o o" may be a row if its signs go with the others'.
    void refuse_doubtful_rows() const {
        std::u32string met = U"#";
        for (const std::vector<Row>* rows : {&std::as_const(text_.rows), &text_.perhaps_rows})
            for (const Row& row : *rows)
                for (std::string_view text = row.text; !text.empty();) {
                    const char32_t sign = take_character(text);
                    if (sign <= U' ' || met.find(sign) != met.npos) continue;
                    if (!is_usual_sign(sign)) return;
                    met += sign;
                }
        if (!usual_meanings(met).empty())
            fail_picture(source_, text_.perhaps_rows[0].line, 0,
                         "a comment or a row of the picture? a word after # makes it a comment", base::Remedy::signs);
    }

    void drop_empty_rows_at_the_end(std::string_view empty) {
        while (!rows_.empty() && rows_.back().text.find_first_not_of(empty) == std::string_view::npos) rows_.pop_back();
    }

    // Each sign becomes one byte: our own of its role if the signs are told, else a letter for each sign.
    void encode() {
        std::vector<std::size_t> ends;
        for (const Row& row : rows_) {
            std::size_t column = 0;
            for (std::string_view text = row.text; !text.empty(); ++column) {
                const auto first = static_cast<unsigned char>(text[0]);
                if (first < known_.size() && known_[first] != 0) {
                    encoded_ += known_[first];
                    text.remove_prefix(1);
                    continue;
                }
                constexpr char32_t variation_of_emoji = U'\uFE0F';
                const char32_t sign = take_character(text);
                if (sign != variation_of_emoji) encoded_ += byte_of(sign, row, column);
            }
            ends.push_back(encoded_.size());
        }
        for (std::size_t i = 0, begin = 0; i < rows_.size(); begin = ends[i++])
            rows_[i].text = std::string_view(encoded_).substr(begin, ends[i] - begin);
    }

    char byte_of(char32_t sign, const Row& row, std::size_t column) {
        if (sign == last_sign_) return last_byte_;
        last_sign_ = sign;
        last_byte_ = new_byte_of(sign, row, column);
        if (sign < known_.size()) known_[sign] = last_byte_;
        return last_byte_;
    }

    char new_byte_of(char32_t sign, const Row& row, std::size_t column) {
        constexpr std::u32string_view other_blanks = U" \u00A0\u3000";
        if (sign == U'\t') return '\t';
        if (other_blanks.find(sign) != other_blanks.npos) return ' ';
        if (context_.signs) {
            const auto role = context_.signs->role(sign);
            if (role) return ours[static_cast<std::size_t>(*role)];
            fail_picture(source_, row.line, column,
                         "this sign is none of those told: " + base::shortened(context_.signs->text(), 40));
        }
        const std::size_t known = met_.find(sign);
        if (known == met_.npos) meet(sign, row, column);
        return static_cast<char>('A' + (known == met_.npos ? met_.size() - 1 : known));
    }

    void meet(char32_t sign, const Row& row, std::size_t column) {
        const bool ours_before = met_.find_first_not_of(U"*o.") == met_.npos;
        met_ += sign;
        if (!go_together(met_))
            fail_picture(source_, row.line, column,
                         ours_before ? "expected o (hole), . (no hole) or * (peg)"
                                     : "this sign does not go with those before it",
                         base::Remedy::signs);
    }

    TextPicture read_as_usual(const PictureGrid& grid) const {
        std::vector<Signs> meanings = usual_meanings(met_);
        const auto prefer = [&](auto&& fits) {
            if (std::any_of(meanings.begin(), meanings.end(), fits))
                std::erase_if(meanings, [&](const Signs& signs) { return !fits(signs); });
        };
        if (grid.has_form()) prefer([](const Signs& signs) { return !signs.any(Role::none); });
        if (context_.position_of) {
            prefer([](const Signs& signs) { return signs.any(Role::peg); });
            if (meanings.size() > 1)
                prefer([&](const Signs& signs) { return is_of_board(grid.read(bytes_of(signs))); });
        } else {
            meanings = boards_once(meanings);
        }
        if (meanings.size() > 1) fail_doubt(meanings);
        return meanings.empty() ? TextPicture() : grid.read(bytes_of(meanings[0]));
    }

    bool is_of_board(const TextPicture& picture) const {
        const Board& board = *context_.position_of;
        return picture.holes.size() > 0 && Board::of(board.lattice(), picture.holes) == board;
    }

    // A picture of pegs alone is the same board as one of holes alone.
    static std::vector<Signs> boards_once(const std::vector<Signs>& meanings) {
        std::vector<Signs> once;
        for (const Signs& signs : meanings) {
            const Signs board = signs.any(Role::hole) ? signs : signs.exchanged();
            if (std::find(once.begin(), once.end(), board) == once.end()) once.push_back(board);
        }
        return once;
    }

    [[noreturn]] void fail_doubt(const std::vector<Signs>& meanings) const {
        std::string texts;
        for (const Signs& signs : meanings) texts += (texts.empty() ? "" : " or ") + signs.text();
        fail_input(source_ + ": in doubt, peg,hole,none may be " + texts, base::Remedy::signs);
    }

    PictureGrid::Bytes bytes_of(const Signs& signs) const {
        PictureGrid::Bytes bytes{};
        for (std::size_t i = 0; i < met_.size(); ++i)
            bytes[static_cast<std::size_t>(*signs.role(met_[i]))] = static_cast<char>('A' + i);
        return bytes;
    }

    const std::string& source_;
    const PictureContext& context_;
    PictureRows text_;
    std::vector<Row>& rows_;
    std::string encoded_;
    std::u32string met_;             // each sign once
    std::array<char, 128> known_{};  // the bytes of ASCII signs met; 0 for others
    char32_t last_sign_ = 0xFFFFFFFF;
    char last_byte_ = 0;
};

// Every row ends with its last hole.
bool is_staircase(const Spans& holes) {
    for (std::int32_t y = 0; y < holes.rows(); ++y)
        if (holes.row(y).size() != 1 || holes.row(y)[0].first != 0 || holes.row(y)[0].end != y + 1) return false;
    return true;
}

}  // namespace

bool rows_are_padded(std::int32_t width, std::int32_t rows, std::uint64_t holes, bool triangle) {
    // Otherwise one long row could make the picture a thousand times longer.
    constexpr std::uint64_t most_places_a_hole = 16;
    return !triangle &&
           static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(rows) <= most_places_a_hole * holes;
}

std::string row_end(std::int32_t end, std::int32_t width, bool pad) {
    if (pad) return std::string(static_cast<std::size_t>(width - end), '.');
    return end == 0 ? "." : "";
}

TextPicture read_picture(const std::string& source, std::string_view text, const PictureContext& context) {
    return PictureReader(source, text, context).read();
}

std::string in_rows(const std::string& source, std::string_view signs, std::uint64_t width) {
    std::string rows;
    std::uint64_t count = 0;
    for (; !signs.empty(); ++count) {
        if (count > 0 && count % width == 0) rows += '/';
        append_character(rows, take_character(signs));
    }
    if (count % width != 0)
        fail_input(source + ": " + std::to_string(count) + " signs make no whole rows of " + std::to_string(width));
    return rows;
}

bool is_picture_word(std::string_view word) {
    return !word.empty() && word.find_first_not_of("o*./") == word.npos && word.find_first_of("o*") != word.npos;
}

std::string picture_word(Lattice lattice, const Spans& holes) {
    std::string text = lattice == Lattice::square ? "" : std::string(to_string(lattice)) + ":";
    const bool pad = rows_are_padded(holes.width(), holes.rows(), holes.size(), is_staircase(holes));
    for (std::int32_t y = 0; y < holes.rows(); ++y) {
        if (y > 0) text += '/';
        std::int32_t x = 0;
        for (const Spans::Run& run : holes.row(y)) {
            text.append(static_cast<std::size_t>(run.first - x), '.');
            text.append(static_cast<std::size_t>(run.end - run.first), 'o');
            x = run.end;
        }
        text += row_end(x, holes.width(), pad);
    }
    return text;
}

}  // namespace pegwright::board
