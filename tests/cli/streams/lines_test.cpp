#include "cli/streams/lines.hpp"
#include "support/catch.hpp"

#include <unistd.h>
#include <filesystem>
#include <fstream>
#include <vector>

using namespace pegwright::tests;

namespace {

// The lines of this text as "NUMBER:TEXT"; a long one by its length.
std::vector<std::string> lines_of(const std::string& text) {
    const auto path = std::filesystem::temp_directory_path() / ("pegwright-lines-" + std::to_string(::getpid()));
    std::ofstream(path, std::ios::binary) << text;
    std::vector<std::string> all;
    {
        LineReader lines(path.string());
        const StopFlag stop{false};
        while (const auto line = lines.next(stop))
            all.push_back(std::to_string(line->number) + ":" +
                          (line->text.size() < 100 ? line->text : std::to_string(line->text.size())));
    }
    std::filesystem::remove(path);
    return all;
}

using Found = std::vector<std::string>;

}  // namespace

TEST_CASE("LF or CR LF ends lines; a byte order mark is skipped") {
    CHECK(lines_of("").empty());
    CHECK(lines_of("\n") == Found{"1:"});
    CHECK(lines_of("a\n\nb\r\nc") == Found{"1:a", "2:", "3:b", "4:c"});
    CHECK(lines_of("\xEF\xBB\xBFT5\n\xEF\xBB\xBFT5\n") == Found{"1:T5", "2:\xEF\xBB\xBFT5"});
}

TEST_CASE("a line is cut at its longest length, the next is whole") {
    const std::string longest(LineReader::longest, 'x');
    CHECK(lines_of(longest + "\nT5\n") == Found{"1:" + std::to_string(LineReader::longest), "2:T5"});
    CHECK(lines_of(longest + "xyz\nT5\n") == Found{"1:" + std::to_string(LineReader::longest + 1), "2:T5"});
    CHECK(lines_of(longest + longest) == Found{"1:" + std::to_string(LineReader::longest + 1)});
}

TEST_CASE("after a stop there are no more lines") {
    LineReader lines("/proc/self/exe");
    const StopFlag stop{true};
    CHECK_FALSE(lines.next(stop));
}
