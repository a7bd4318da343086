#include "search/level_file.hpp"
#include "peg/error.hpp"
#include "support/catch.hpp"
#include "support/search.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include <signal.h>
#include <sys/resource.h>

using namespace pegwright;

namespace {

Game t6(const std::string& vacate = "a1", const std::string& finish = "a1", const std::string& resource_count = "") { return game_of(Shape::parse("T6"), vacate, finish, resource_count); }

SearchSettings in(const TemporaryFolder& folder) {
    SearchSettings settings;
    settings.threads = 2;
    settings.directory = folder.path();
    return settings;
}

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes; }

// What a search of T_6 from a1 to a1 finds, counted without files.
const Searched& expected() {
    static const Searched found = searched(t6());
    return found;
}

void check_as_expected(const Searched& found) {
    CHECK(column(found.reached) == column(expected().reached));
    CHECK(column(found.winning) == column(expected().winning));
    CHECK(Searched::images(found.reached) == Searched::images(expected().reached));
    CHECK(found.solutions == expected().solutions);
    CHECK(found.jumps == expected().jumps);
}

std::vector<std::string> names_of_levels(int most, int least) {
    std::vector<std::string> names;
    for (int pegs = least; pegs <= most; ++pegs) names.push_back("forward-" + std::to_string(pegs) + ".level");
    std::sort(names.begin(), names.end());
    return names;
}

// The error of a kind that an action ends with, in one line; nothing if there is none.
template <class Action>
std::string error_of(Error::Kind kind, Action action) {
    try {
        action();
    } catch (const Error& e) {
        CHECK(e.kind() == kind);
        CHECK(std::string(e.what()).find('\n') == std::string::npos);
        return e.what();
    }
    return "";
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// A level file of T_5 and the folder it is in; whoever reads it must get all of it or an error.
class OneFile {
public:
    OneFile() {
        searched(game_of(Shape::parse("T5"), "a1", "a1"), in(folder_));
        // The identity is that of the search's own folder.
        identity_ = contents(path());
        const auto begin = identity_.find("triangular board");
        identity_ = identity_.substr(begin, identity_.find(", 9 pegs") - begin);
        bytes = contents(path());
    }
    std::string path() const { return folder_.path() + "/forward-9.level"; }
    std::string error(const std::string& changed) const {
        write(path(), changed);
        return error_of(Error::Kind::input, [&] { LevelFolder(folder_.path(), "forward", identity_).load(9)->level.keys(); });
    }
    std::string bytes;

private:
    TemporaryFolder folder_;
    std::string identity_;
};

}  // namespace

TEST_CASE("a search with files finds the same, and finds it again from its files", "[level_file]") {
    const TemporaryFolder folder;
    check_as_expected(searched(t6(), in(folder)));
    CHECK(folder.files() == names_of_levels(19, 1));
    SearchSettings settings = in(folder);
    settings.poll = [](const SearchPlace& place) { CHECK(std::string(place.doing) != "reachable positions"); };
    check_as_expected(searched(t6(), settings));
    // With hardly any memory, runs go to a file as well.
    const TemporaryFolder another;
    settings = in(another);
    settings.memory = 600'000;
    check_as_expected(searched(t6(), settings));
    CHECK(another.files() == names_of_levels(19, 1));
}

TEST_CASE("a search goes on where files end", "[level_file]") {
    const TemporaryFolder folder;
    SearchSettings settings = in(folder);
    settings.poll = [](const SearchPlace& place) {
        if (place.pegs == 12 && place.done > 2000) throw Error(Error::Kind::interrupted, "interrupted");
    };
    CHECK(error_of(Error::Kind::interrupted, [&] { searched(t6(), settings); }) == "interrupted");
    CHECK(folder.files() == names_of_levels(19, 12));
    // What a killed search leaves is not taken for a level.
    write(folder.path() + "/forward-11.level.part", contents(folder.path() + "/forward-12.level"));
    settings.poll = [](const SearchPlace& place) { CHECK(place.pegs <= 12 + (std::string(place.doing) != "reachable positions") * 12); };
    check_as_expected(searched(t6(), settings));
    CHECK(folder.files() == names_of_levels(19, 1));
    // A level that is missing is built again, and all below it.
    std::filesystem::remove(folder.path() + "/forward-15.level");
    settings.poll = nullptr;
    check_as_expected(searched(t6(), settings));
}

TEST_CASE("a level file with any byte changed, missing or added is refused", "[level_file]") {
    const OneFile file;
    REQUIRE(file.bytes.size() > 300);
    CHECK(file.error(file.bytes).empty());
    for (std::size_t i = 0; i < file.bytes.size(); ++i) {
        INFO("byte " << i << " of " << file.bytes.size());
        std::string changed = file.bytes;
        changed[i] = static_cast<char>(changed[i] ^ (1 << i % 8));
        const std::string error = file.error(changed);
        CHECK(error.find(file.path() + " is ") == 0);
        CHECK(says(error, "; remove it, and the level will be built again, or name another folder"));
        const std::string cut = file.error(file.bytes.substr(0, i));
        CHECK(cut.find(file.path() + " is ") == 0);
    }
    CHECK(says(file.error(file.bytes + '\0'), "is damaged: its length is not what its end says"));
    CHECK(says(file.error(""), "is too short for a level file"));
    CHECK(says(file.error(file.bytes.substr(0, 50)), "is too short for a level file"));
    CHECK(says(file.error(file.bytes.substr(0, 200)), "is damaged: its length is not what its end says"));
    CHECK(says(file.error(file.bytes.substr(1)), "is no level file of this version (its first line is not 'pegwright level file 1')"));
    std::string changed = file.bytes;
    changed[21] = '2';
    CHECK(says(file.error(changed), "is no level file of this version"));
    changed = file.bytes;
    changed[40] ^= 4;
    CHECK(says(file.error(changed), "is damaged: the checksum of the "));
    changed = file.bytes;
    changed[changed.size() - 60] ^= 4;
    CHECK(says(file.error(changed), "is damaged: the checksum of its index is wrong"));
    CHECK(file.error(file.bytes).empty());
}

TEST_CASE("a damaged file ends the search", "[level_file]") {
    const TemporaryFolder folder;
    searched(t6(), in(folder), 11);
    const std::string path = folder.path() + "/forward-11.level";
    std::string bytes = contents(path);
    bytes[100] ^= 1;
    write(path, bytes);
    CHECK(says(error_of(Error::Kind::input, [&] { searched(t6(), in(folder)); }), path + " is damaged"));
    CHECK(folder.files() == names_of_levels(19, 11));
}

TEST_CASE("the level file of another search is refused", "[level_file]") {
    const TemporaryFolder folder;
    searched(t6(), in(folder), 11);
    for (const Game& other : {t6("b3", "b3"), t6("a1", "c5"), t6("a1", ""), t6("", ""), t6("a1", "a1", "a1>=0"), t6("a6", "a6")}) {
        const std::string error = error_of(Error::Kind::input, [&] { searched(other, in(folder)); });
        CHECK(says(error, folder.path() + "/forward-19.level belongs to another search (triangular board 0,0 0,1 1,1 "));
    }
    // Nor is a level with other numbers of pegs taken.
    std::filesystem::rename(folder.path() + "/forward-16.level", folder.path() + "/forward-15.level");
    std::filesystem::copy(folder.path() + "/forward-17.level", folder.path() + "/forward-16.level");
    CHECK(says(error_of(Error::Kind::input, [&] { searched(t6(), in(folder)); }), "forward-16.level belongs to another search"));
}

TEST_CASE("a disk that is full ends the search; what is whole is kept", "[level_file]") {
    const TemporaryFolder folder;
    const auto before = ::signal(SIGXFSZ, SIG_IGN);
    rlimit limit = {};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    rlimit little = limit;
    little.rlim_cur = 20'000;
    ::setrlimit(RLIMIT_FSIZE, &little);
    const std::string error = error_of(Error::Kind::limit, [&] { searched(t6(), in(folder)); });
    ::setrlimit(RLIMIT_FSIZE, &limit);
    ::signal(SIGXFSZ, before);
    CHECK(says(error, "cannot write " + folder.path() + "/forward-"));
    CHECK(says(error, "; the levels before it are kept, so a later run can go on from there"));
    const auto files = folder.files();
    CHECK(files.size() > 4);
    CHECK(files.size() < 15);
    CHECK(files == names_of_levels(19, 20 - static_cast<int>(files.size())));
    check_as_expected(searched(t6(), in(folder)));
}

TEST_CASE("a folder is one search's at a time", "[level_file]") {
    const TemporaryFolder folder;
    {
        const LevelFolder mine(folder.path() + "/new/levels", "forward", "a search");
        CHECK_FALSE(mine.load(5));
        const LevelFolder backward(folder.path() + "/new/levels", "backward", "a search");
        CHECK(error_of(Error::Kind::input, [&] { LevelFolder(folder.path() + "/new/levels", "forward", "a search"); }) == "another search is at work in " + folder.path() + "/new/levels; wait for it, or name another folder");
    }
    CHECK(error_of(Error::Kind::input, [&] { LevelFolder(folder.path() + "/new/levels", "forward", "a search"); }).empty());
    CHECK(std::filesystem::is_empty(folder.path() + "/new/levels"));
    write(folder.path() + "/file", "");
    CHECK(says(error_of(Error::Kind::input, [&] { LevelFolder(folder.path() + "/file", "forward", "a search"); }), folder.path() + "/file"));
}
