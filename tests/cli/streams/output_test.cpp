#include "cli/streams/output.hpp"
#include "base/error.hpp"
#include "cli/streams/input.hpp"
#include "support/catch.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace pegwright::tests;
namespace fs = std::filesystem;

namespace {

class Folder {
public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "pegwright-test-XXXXXX").string();
        path = ::mkdtemp(name.data());
    }
    ~Folder() { fs::remove_all(path); }
    std::string file(const char* name) const { return (path / name).string(); }
    std::size_t count() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(path), fs::directory_iterator()));
    }
    fs::path path;
};

std::string content(const std::string& path) {
    Input input(path);
    std::string text(100, '\0');
    text.resize(input.read(text));
    return text;
}

}  // namespace

TEST_CASE("a file appears whole on commit, and not at all without") {
    const Folder folder;
    {
        Output output(folder.file("a"));
        output.write("hello");
        CHECK_FALSE(fs::exists(folder.file("a")));
    }
    CHECK(folder.count() == 0);
    {
        Output output(folder.file("a"));
        output.write("hello");
        output.commit();
    }
    CHECK(content(folder.file("a")) == "hello");
    {
        Output output(folder.file("a"));
        output.write("other");
    }
    CHECK(content(folder.file("a")) == "hello");
    CHECK(folder.count() == 1);
}

TEST_CASE("a link is written through, a device directly") {
    const Folder folder;
    std::ofstream(folder.file("target")) << "old";
    fs::create_symlink("target", folder.file("link"));
    {
        Output output(folder.file("link"));
        output.write("new");
        output.commit();
    }
    CHECK(fs::is_symlink(folder.file("link")));
    CHECK(content(folder.file("target")) == "new");
    Output null("/dev/null");
    null.write("gone");
    null.commit();
    CHECK(fs::exists("/dev/null"));
}

TEST_CASE("an unreadable or unwritable path is an error at once") {
    const Folder folder;
    CHECK_THROWS_AS(Output(folder.path.string()), Error);
    CHECK_THROWS_AS(Output(folder.file("no/such/folder")), Error);
    CHECK_THROWS_AS(Input(folder.file("missing")), Error);
    if (fs::exists("/dev/full")) {
        Output full("/dev/full");
        try {
            full.write("x");
            FAIL("a full disk took a byte");
        } catch (const Error& e) {
            CHECK(e.kind() == Error::Kind::limit);
        }
    }
    CHECK_THROWS_AS(Input(folder.path.string()), Error);
    CHECK_THROWS_AS(Input("/dev/null"), Error);
}

TEST_CASE("a replaced file keeps its permissions, a link gets its file") {
    const Folder folder;
    std::ofstream(folder.file("private")) << "old";
    fs::permissions(folder.file("private"), fs::perms::owner_read | fs::perms::owner_write);
    {
        Output output(folder.file("private"));
        output.commit();
    }
    CHECK(fs::status(folder.file("private")).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    fs::create_symlink("nowhere", folder.file("link"));
    {
        Output output(folder.file("link"));
        output.commit();
    }
    CHECK(fs::is_symlink(folder.file("link")));
    CHECK(fs::exists(folder.file("nowhere")));
}

TEST_CASE("new files get the usual permissions") {
    const Folder folder;
    const mode_t mask = ::umask(022);
    {
        Output output(folder.file("a"));
        output.commit();
    }
    ::umask(mask);
    struct stat status {};
    REQUIRE(::stat(folder.file("a").c_str(), &status) == 0);
    CHECK((status.st_mode & 0777) == 0644);
}
