// Python's files as C++ streams. With exceptions(badbit), Python exceptions come out.
#pragma once

#include "module/bindings.hpp"

#include <functional>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::python {

// The text must outlive it.
class TextBuffer : public std::streambuf {
public:
    explicit TextBuffer(std::string_view text) {
        char* first = const_cast<char*>(text.data());  // never written to
        setg(first, first, first + text.size());
    }
};

// Calls an object's read(n), which gives bytes or str. Takes the GIL for each block.
class ReadBuffer : public std::streambuf {
public:
    explicit ReadBuffer(const py::object& file) : read_(file.attr("read")) {}

protected:
    int_type underflow() override;

private:
    py::object read_;
    std::string block_;
};

// Calls an object's write(), as str or bytes as it requires. Checks for Ctrl-C between blocks.
class WriteBuffer : public std::streambuf {
public:
    explicit WriteBuffer(const py::object& file);
    // Call it at the end, with or without the GIL.
    void finish() { sync(); }

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    py::object write_;
    bool text_;
    std::vector<char> block_;
};

// Checks for Ctrl-C now and then.
class TextMaker : public std::streambuf {
public:
    std::string text;

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* bytes, std::streamsize size) override;

private:
    std::size_t asked_ = 0;  // text's length at the last check
};

// Opens a source and calls take(buffer, name). A source is a text or bytes, a path, or an object with read(). Throws
// TypeError for anything else.
void read_source(const py::object& what, const std::function<void(std::streambuf&, const std::string&)>& take);

// Calls Python's open(), whose messages users know.
py::object opened(const py::handle& path, const char* mode);
// A str, or anything that os.fspath takes.
bool is_path(const py::handle& what);

}  // namespace pegwright::python
