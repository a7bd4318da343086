#include "notation/plain_moves.hpp"
#include "base/error.hpp"
#include "notation/solution_reader.hpp"
#include "support/catch.hpp"

#include <optional>
#include <random>
#include <string>
#include <vector>

using namespace pegwright::tests;

namespace {

struct Read {
    std::vector<Jump> jumps;
    std::vector<std::int64_t> lines;
    std::string error_at;  // line:column, empty if there is none

    friend bool operator==(const Read&, const Read&) = default;
};

// The grammar, character by character, without the project's readers.
class PlainReader {
public:
    PlainReader(const std::string& text, std::int64_t line) : text_(text), line_(line) {}

    Read read() {
        for (;;) {
            while (at() == ' ' || at() == '\t' || at() == '\n' || at() == '\r' || at() == ',' || at() == '#') {
                if (at() == '#')
                    while (next_ < text_.size() && at() != '\n') ++next_;
                else
                    pass();
            }
            if (next_ == text_.size() || !move()) return std::move(read_);
        }
    }

private:
    char at() const { return next_ < text_.size() ? text_[next_] : '\0'; }
    void pass() {
        if (at() == '\n') {
            ++line_;
            line_start_ = next_ + 1;
        }
        ++next_;
    }
    void spaces() {
        while (at() == ' ' || at() == '\t') ++next_;
    }
    bool fail() {
        read_.error_at = std::to_string(line_) + ":" + std::to_string(next_ - line_start_ + 1);
        return false;
    }
    // A chain that begins with a number has numbers of T5's holes.
    bool begins_with_number() const {
        const std::size_t end = std::min(text_.find_first_not_of("0123456789", next_), text_.size());
        return end > next_ && (end == text_.size() || std::string("- \t\n\r").find(text_[end]) != std::string::npos);
    }
    std::optional<Hole> numbered() {
        const std::size_t end = std::min(text_.find_first_not_of("0123456789", next_), text_.size());
        std::int64_t number = 0;
        for (std::size_t i = next_; i < end; ++i) number = std::min<std::int64_t>(number * 10 + (text_[i] - '0'), 16);
        if (number < 1 || number > 15 || end - next_ > 18) return std::nullopt;
        next_ = end;
        std::int32_t row = 0;
        while (number > row + 1) number -= ++row;
        return Hole{static_cast<std::int32_t>(number - 1), row};
    }
    bool move() {
        by_number_ = begins_with_number();
        std::optional<Hole> from = hole();
        if (!from) return fail();
        for (int holes = 1;; ++holes) {
            const char behind = at();
            spaces();
            if (at() != '-') {
                if (holes == 1) return fail();
                const bool ends = behind == '\0' || behind == ' ' || behind == '\t' || behind == '\n' ||
                                  behind == '\r' || behind == ',' || behind == '#';
                return ends || fail();
            }
            ++next_;
            spaces();
            const std::optional<Hole> to = hole();
            if (!to) return fail();
            read_.jumps.push_back({*from, *to});
            read_.lines.push_back(line_);
            from = to;
        }
    }
    std::optional<Hole> hole() {
        if (by_number_) return numbered();
        std::size_t end = next_;
        std::int64_t x = 0;
        for (; end < text_.size() && std::isalpha(static_cast<unsigned char>(text_[end])); ++end)
            x = std::min<std::int64_t>(x * 26 + (std::tolower(text_[end]) - 'a' + 1), 1'000'000'000'000);
        const std::size_t letters = end - next_;
        std::int64_t numbers[2] = {0, 0};
        bool good = true;
        for (int i = letters > 0 ? 1 : 0; i < 2; ++i) {
            const std::size_t first = end;
            for (; end < text_.size() && std::isdigit(static_cast<unsigned char>(text_[end])); ++end)
                numbers[i] = std::min<std::int64_t>(numbers[i] * 10 + (text_[end] - '0'), 1'000'000'000'000);
            good = good && end > first && end - first <= 12 && !(letters > 0 && text_[first] == '0');
            if (i == 0) good = good && end < text_.size() && text_[end++] == ',';
        }
        if (letters > 0) numbers[0] = x - 1, --numbers[1];
        if (!good || letters > 12 || numbers[0] >= 1'000'000'000 || numbers[1] >= 1'000'000'000) return std::nullopt;
        next_ = end;
        return Hole{static_cast<std::int32_t>(numbers[0]), static_cast<std::int32_t>(numbers[1])};
    }

    const std::string& text_;
    std::int64_t line_;
    std::size_t next_ = 0;
    bool by_number_ = false;
    std::size_t line_start_ = 0;
    Read read_;
};

class Pieces : public ByteSource {
public:
    Pieces(std::string_view text, std::size_t size) : rest_(text), size_(size) {}
    std::size_t read(std::span<char> room) override {
        const std::size_t n = rest_.copy(room.data(), std::min(room.size(), size_));
        rest_.remove_prefix(n);
        return n;
    }

private:
    std::string_view rest_;
    std::size_t size_;
};

class Keep : public SolutionHandler {
public:
    void begin(const Problem&) override {}
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t> places) override {
        read.jumps.insert(read.jumps.end(), jumps.begin(), jumps.end());
        read.lines.insert(read.lines.end(), places.begin(), places.end());
        return true;
    }
    Read read;
};

Read read_by_the_project(const std::string& moves, std::size_t piece) {
    const std::string text = "board T5\nvacate a1\nfinish a1\nmoves\n" + moves;
    Pieces source(text, piece);
    Keep keep;
    try {
        read_solution(source, "t", keep);
    } catch (const Error& e) {
        const std::string what = e.what();
        keep.read.error_at = what.substr(2, what.find(':', what.find(':', 2) + 1) - 2);
    }
    return keep.read;
}

// Such moves are read by other_moves.
bool has_signs_of_others(const std::string& moves) {
    const auto is_letter = [](char c) { return (c | ' ') >= 'a' && (c | ' ') <= 'z'; };
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t at = 1; at < moves.size(); ++at) {
        const bool word = is_letter(moves[at - 1]) && !is_letter(moves[at]) && !is_digit(moves[at]);
        if (word || ((moves[at] | ' ') == 'x' && is_digit(moves[at - 1]))) return true;
    }
    return moves.find_first_of("()[]>.:") != moves.npos;
}

void compare(const std::string& moves, std::size_t piece) {
    if (has_signs_of_others(moves)) return;
    const Read expected = PlainReader(moves, 5).read();
    const Read found = read_by_the_project(moves, piece);
    if (found == expected) return;
    INFO(moves.substr(0, 2000));
    CHECK(found.error_at == expected.error_at);
    CHECK(found.jumps == expected.jumps);
    CHECK(found.lines == expected.lines);
    FAIL("they differ");
}

std::string random_name(std::mt19937& random, int odd) {
    const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
    std::string name;
    if (odd && below(30) == 0) return std::to_string(below(40)) + "," + std::to_string(below(40));
    const int letters = odd && below(20) == 0 ? below(14) : 1 + below(4);
    const int digits = odd && below(20) == 0 ? below(14) : 1 + below(below(3) == 0 ? 8 : 4);
    for (int i = 0; i < letters; ++i) name += static_cast<char>((odd && below(40) == 0 ? 'A' : 'a') + below(26));
    for (int i = 0; i < digits; ++i)
        name += static_cast<char>((i == 0 && below(200) != 0 ? '1' : '0') + below(i == 0 ? 9 : 10));
    return name;
}

// odd: how many in 1000 separators are neither hyphen nor line end.
std::string random_moves(std::mt19937& random, std::size_t size, unsigned odd) {
    const char* const separators[] = {" - ",      "-\t",        " -",   " ",  ",", ", ",  "\r\n", "\t",
                                      "#c5-c3\n", " # x - y\n", "\n\n", "--", "?", "\n-", "a",    "7",
                                      "",         "-\n",        "\xff", ";",  "`", "{",   "/",    ":"};
    std::string text;
    while (text.size() < size) {
        text += random_name(random, odd ? 1 : 0);
        if (random() % 1000 < odd)
            text += separators[random() % std::size(separators)];
        else
            text += random() % 8 < 5 ? "-" : "\n";
    }
    return text + (random() % 2 ? "\n" : "");
}

std::string good_moves(std::mt19937& random, std::size_t size) {
    std::string text;
    while (text.size() < size) {
        text += random_name(random, 0);
        for (unsigned more = 1 + random() % 4; more > 0; --more) text += "-" + random_name(random, 0);
        text += "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("moves are read as a plain reader reads them", "[long]") {
    std::mt19937 random(1);
    for (int round = 0; round < 3000; ++round)
        compare(random_moves(random, random() % 600, static_cast<unsigned>(round % 3 * 20)), 1 + random() % 999);
    for (int round = 0; round < 3000; ++round) {
        std::string text = good_moves(random, 100 + random() % 800);
        const std::size_t at = random() % text.size();
        text.replace(at, random() % 2, random_moves(random, random() % 4, 1000));
        compare(text, 1 + random() % 999);
    }
}

TEST_CASE("every character at every place of a block is read right", "[long]") {
    const std::string plain = "bzz2447-bzx2447\na3-a1\nc3-a3-zz10\naa11-ab12345678\nabcd1-abcd9\nb2-b4\nb2-b4\nb2-b4\n";
    for (std::size_t at = 0; at < 70; ++at) {
        for (int c = 0; c < 256; ++c) {
            std::string text = plain + plain + plain;
            text[at] = static_cast<char>(c);
            compare(text, text.size());
        }
    }
}

TEST_CASE("long plain texts cross many buffers, with odd places") {
    std::mt19937 random(2);
    std::string text;
    for (int i = 0; i < 8; ++i) text += good_moves(random, 200'000) + (i % 2 ? "a3 - a1, C3-a3\n" : "# here\n");
    compare(text, 1 << 20);
    compare(text, 65536);
    compare(text, 777);
    std::string sweep = "a1";
    while (sweep.size() < 300'000) sweep += "-" + random_name(random, 0);
    compare(good_moves(random, 5000) + sweep + "\n" + good_moves(random, 5000), 4096);
}

TEST_CASE("whole lines are read if they are plain and fit") {
    std::vector<Jump> jumps(1024);
    std::vector<std::int64_t> places(1024);
    std::string text;
    for (int i = 0; i < 20; ++i) text += "c3-a1\ne5-c3-a3\n";
    const PlainMoves all = read_plain_moves(text, 7, jumps, places);
#ifdef __SSE2__
    CHECK(all.characters > text.size() - 150);
#endif
    CHECK(static_cast<std::size_t>(
              std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(all.characters), '-')) == all.jumps);
    CHECK(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(all.characters), '\n') == all.lines);
    if (all.jumps > 2) CHECK((places[0] == 7 && places[1] == 8 && places[2] == 8 && places[3] == 9));
    CHECK(read_plain_moves("a3 a1" + text, 1, jumps, places).characters == 0);
    CHECK(read_plain_moves(text, 1, std::span(jumps).first(3), std::span(places).first(3)).characters == 0);
    CHECK(read_plain_moves("", 1, jumps, places).characters == 0);
}
