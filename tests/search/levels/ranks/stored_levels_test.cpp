#include "search/levels/forward_levels.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"
#include "support/search.hpp"
#include "support/thread_ranks.hpp"

#include <filesystem>
#include <functional>

using namespace pegwright::tests;

namespace {

Game t6() { return game_of(parse_board("T6"), "a1", "a1"); }

const Searched& expected() {
    static const Searched found = searched(t6());
    return found;
}

using FolderOf = std::function<std::string(int rank)>;

// On `size` ranks (1: one process without ranks), interrupted at `stop` pegs.
Searched searched_in(const FolderOf& folder, int size, int stop = 0) {
    const auto limits_of = [&](Ranks* ranks) {
        Limits limits;
        limits.directory = folder(ranks ? ranks->rank() : 0);
        limits.ranks = ranks;
        limits.poll = [stop](const Progress& place) {
            if (place.pegs == stop) throw Error(Error::Kind::interrupted, "interrupted");
        };
        return limits;
    };
    if (size == 1) return searched(t6(), limits_of(nullptr));
    Searched found;
    on_ranks(size, [&](Ranks& ranks) {
        const Searched mine = searched(t6(), limits_of(&ranks));
        if (ranks.rank() == 0) found = mine;
    });
    return found;
}

void check_as_expected(const Searched& found) {
    CHECK(column(found.reached) == column(expected().reached));
    CHECK(column(found.winning) == column(expected().winning));
    CHECK(Searched::images(found.reached) == Searched::images(expected().reached));
    CHECK(found.solutions == expected().solutions);
    CHECK(found.jumps == expected().jumps);
}

std::string share(int pegs, int rank, int of) {
    return "forward-" + std::to_string(pegs) + ".rank-" + std::to_string(rank) + "-of-" + std::to_string(of) + ".level";
}

std::string interrupted(const FolderOf& folder, int size, int stop) {
    return error_of(Error::Kind::interrupted, [&] { searched_in(folder, size, stop); });
}

}  // namespace

TEST_CASE("any number of ranks resumes from others' levels", "[ranks]") {
    const TemporaryFolder one;
    const FolderOf folder = [&](int) { return one.path(); };
    int stop = 16;
    for (const int size : {2, 3, 3, 1, 5, 2}) {
        INFO(size << " ranks, down to " << stop << " pegs");
        CHECK(interrupted(folder, size, stop) == "interrupted");
        CHECK(std::filesystem::exists(one.path() + "/" + (size == 1 ? "forward-13.level" : share(stop, 0, size))));
        for (const std::string& file : one.files()) CHECK(file.find(".level") == file.size() - 6);
        --stop;
    }
    check_as_expected(searched_in(folder, 3));
    check_as_expected(searched_in(folder, 3));
    check_as_expected(searched_in(folder, 1));
}

TEST_CASE("each rank may have a folder that no other sees", "[ranks][long]") {
    const TemporaryFolder folders[3];
    const FolderOf own = [&](int rank) { return folders[rank].path(); };
    CHECK(interrupted(own, 3, 12) == "interrupted");
    CHECK(folders[1].files().front() == share(12, 1, 3));
    check_as_expected(searched_in(own, 3));
    // Two ranks do not see the third one's shares and begin anew, unless they see that folder.
    check_as_expected(searched_in(own, 2));
    std::filesystem::copy(folders[2].path(), folders[0].path());
    check_as_expected(searched_in(own, 2));
}

TEST_CASE("a level is whole if all its shares match", "[ranks]") {
    const TemporaryFolder one;
    const FolderOf folder = [&](int) { return one.path(); };
    CHECK(interrupted(folder, 3, 12) == "interrupted");
    // Levels with a missing share are built again.
    std::filesystem::remove(one.path() + "/" + share(12, 1, 3));
    std::filesystem::remove(one.path() + "/" + share(13, 2, 3));
    CHECK(interrupted(folder, 3, 14) == "interrupted");
    CHECK(interrupted(folder, 3, 12) == "interrupted");
    // A share of a level that two ranks made does not fit.
    const TemporaryFolder other;
    CHECK(interrupted([&](int) { return other.path(); }, 2, 12) == "interrupted");
    CHECK(error_of(Error::Kind::input, [&] {
              std::filesystem::copy_file(other.path() + "/" + share(12, 0, 2), one.path() + "/" + share(12, 0, 3),
                                         std::filesystem::copy_options::overwrite_existing);
              searched_in(folder, 3);
          }).find(share(12, 0, 3) + " belongs to another search") != std::string::npos);
    std::filesystem::remove(one.path() + "/" + share(12, 0, 3));
    check_as_expected(searched_in(folder, 3));
}

TEST_CASE("a damaged share is refused, whoever reads it", "[ranks]") {
    const TemporaryFolder one;
    const FolderOf folder = [&](int) { return one.path(); };
    CHECK(interrupted(folder, 3, 12) == "interrupted");
    const std::string path = one.path() + "/" + share(12, 2, 3);
    std::string bytes = contents(path);
    bytes[bytes.size() - 60] ^= 1;
    write_file(path, bytes);
    CHECK(error_of(Error::Kind::input, [&] { searched_in(folder, 3); }).find(path + " is damaged") !=
          std::string::npos);
    CHECK(error_of(Error::Kind::input, [&] { searched_in(folder, 2); }).find(path + " is damaged") !=
          std::string::npos);
}
