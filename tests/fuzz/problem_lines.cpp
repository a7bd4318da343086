// A batch on standard input. Files named with @ are not read.
#include "base/printable.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/problem_line.hpp"
#include "cli/streams/lines.hpp"
#include "fuzz/fuzz.hpp"
#include "notation/positions.hpp"
#include "theory/integer.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>

using namespace pegwright::tests;

namespace {

// The text as a nameless file.
class File {
public:
    explicit File(std::string_view text) : fd_(::memfd_create("lines", MFD_CLOEXEC)) {
        expect(fd_ >= 0 && ::write(fd_, text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
                   ::lseek(fd_, 0, SEEK_SET) == 0,
               "a file in memory can be made");
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() { ::close(fd_); }
    std::string path() const { return "/proc/self/fd/" + std::to_string(fd_); }

private:
    int fd_;
};

// Control characters and quotes as numbers.
std::string quoted(const std::string& value) {
    std::string text = "\"";
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        constexpr std::string_view digits = "0123456789abcdef";
        if (byte < 0x20 || c == '"' || c == '\\')
            (text += "\\u00") += {digits[byte >> 4], digits[byte & 15]};
        else
            text += c;
    }
    return text + "\"";
}

bool is_utf8(const std::string& line) { return pegwright::base::valid_utf8(line) == line; }

void check_json(const Arguments& arguments) {
    std::string line = "{\"board\":" + quoted(arguments.positionals.front());
    for (const auto& [key, value] : arguments.options) line += ",\"" + key + "\":" + quoted(value);
    if (!is_utf8(line)) return;
    const Arguments again = parse_problem_line(line + "}");
    expect(again.positionals == arguments.positionals && again.options == arguments.options,
           "a problem in JSON is the same in words");
}

void check_line(const std::string& line) {
    if (asks_nothing(line)) return;
    std::optional<Arguments> arguments;
    error_of([&] { arguments = parse_problem_line(line); });
    if (!arguments) return;
    expect(arguments->in_line, "what stands in a line is known to");
    check_json(*arguments);
    arguments->options["no-files"] = "true";
    arguments->options["line-holes"] = "20000";
    error_of([&] {
        if (const auto board = BigBoard::of_any_size(arguments->positionals.front()))
            expect(BigBoard::of_any_size(board->name())->name() == board->name(), "a name of any size is read again");
    });
    std::optional<Query> asked;
    error_of([&] { asked = board_and_pegs(*arguments); });
    if (!asked) return;
    expect(asked->board.hole_count() <= 20000, "no board is larger than lines may have");
    error_of([&] { expect_message(pegwright::notation::query_words(query_on(*asked, *arguments))); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const File file(text);
    LineReader lines(file.path());
    const StopFlag stop{false};
    std::string_view rest = text;
    while (const auto line = lines.next(stop)) {
        const bool marked = line->number == 1 && rest.starts_with("\xEF\xBB\xBF");
        std::string wanted(next_part(rest, '\n'));
        if (wanted.ends_with('\r')) wanted.pop_back();
        expect(line->text == wanted.substr(marked ? 3 : 0), "lines are cut at their ends alone");
        check_line(line->text);
    }
    expect(rest.empty(), "all lines are read");
    return 0;
}
