#include "search/levels/forward_levels.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/search.hpp"

#include <filesystem>

#include <signal.h>
#include <sys/resource.h>

using namespace pegwright::tests;

namespace {

Game t6(const std::string& vacate = "a1", const std::string& finish = "a1", const std::string& resource_count = "") {
    return game_of(parse_board("T6"), vacate, finish, resource_count);
}

Limits in(const TemporaryFolder& folder) {
    Limits limits;
    limits.threads = 2;
    limits.directory = folder.path();
    return limits;
}

// T_6 from a1 to a1, counted without files.
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

}  // namespace

TEST_CASE("a search with files finds the same, and again from them", "[level_file]") {
    const TemporaryFolder folder;
    check_as_expected(searched(t6(), in(folder)));
    CHECK(folder.files() == names_of_levels(19, 1));
    Limits limits = in(folder);
    limits.poll = [](const Progress& place) { CHECK(std::string(place.doing) != "reachable positions"); };
    check_as_expected(searched(t6(), limits));
    // Little memory puts runs into a file as well.
    const TemporaryFolder another;
    limits = in(another);
    limits.memory = 600'000;
    check_as_expected(searched(t6(), limits));
    CHECK(another.files() == names_of_levels(19, 1));
}

TEST_CASE("a search goes on after the last file", "[level_file]") {
    const TemporaryFolder folder;
    Limits limits = in(folder);
    limits.poll = [](const Progress& place) {
        if (place.pegs == 12 && place.done > 2000) throw Error(Error::Kind::interrupted, "interrupted");
    };
    CHECK(error_of(Error::Kind::interrupted, [&] { searched(t6(), limits); }) == "interrupted");
    CHECK(folder.files() == names_of_levels(19, 12));
    // A killed search leaves .part files.
    write_file(folder.path() + "/forward-11.level.part", contents(folder.path() + "/forward-12.level"));
    limits.poll = [](const Progress& place) {
        CHECK(place.pegs <= 12 + (std::string(place.doing) != "reachable positions") * 12);
    };
    check_as_expected(searched(t6(), limits));
    CHECK(folder.files() == names_of_levels(19, 1));
    // A missing level and all below it are built again.
    std::filesystem::remove(folder.path() + "/forward-15.level");
    limits.poll = nullptr;
    check_as_expected(searched(t6(), limits));
}

TEST_CASE("a damaged file ends the search", "[level_file]") {
    const TemporaryFolder folder;
    searched(t6(), in(folder), 11);
    const std::string path = folder.path() + "/forward-11.level";
    std::string bytes = contents(path);
    bytes[100] ^= 1;
    write_file(path, bytes);
    CHECK(says(error_of(Error::Kind::input, [&] { searched(t6(), in(folder)); }), path + " is damaged"));
    CHECK(folder.files() == names_of_levels(19, 11));
}

TEST_CASE("the level file of another search is refused", "[level_file]") {
    const TemporaryFolder folder;
    searched(t6(), in(folder), 11);
    for (const Game& other :
         {t6("b3", "b3"), t6("a1", "c5"), t6("a1", ""), t6("", ""), t6("a1", "a1", "a1>=0"), t6("a6", "a6")}) {
        const std::string error = error_of(Error::Kind::input, [&] { searched(other, in(folder)); });
        CHECK(
            says(error, folder.path() + "/forward-19.level belongs to another search (triangular board 0,0 0,1 1,1 "));
    }
    // A level with another number of pegs is refused.
    std::filesystem::rename(folder.path() + "/forward-16.level", folder.path() + "/forward-15.level");
    std::filesystem::copy(folder.path() + "/forward-17.level", folder.path() + "/forward-16.level");
    CHECK(says(error_of(Error::Kind::input, [&] { searched(t6(), in(folder)); }),
               "forward-16.level belongs to another search"));
}

TEST_CASE("a full disk ends the search and keeps whole files", "[level_file]") {
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
