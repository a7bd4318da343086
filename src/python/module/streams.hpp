// Python's files as C++ streams. Their exceptions come out where the streams have exceptions(badbit).
#pragma once

#include "module/bindings.hpp"

#include <functional>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

namespace pegwright::python {

// Bytes that are there already; they must outlive it.
class TextBuffer : public std::streambuf {
public:
    explicit TextBuffer(std::string_view text) {
        char* first = const_cast<char*>(text.data());  // never written to
        setg(first, first, first + text.size());
    }
};

// What read(n) of an object gives, bytes or str. Takes the interpreter's lock for each block.
class ReadBuffer : public std::streambuf {
public:
    explicit ReadBuffer(const py::object& file) : read_(file.attr("read")) {}

protected:
    int_type underflow() override;

private:
    py::object read_;
    std::string block_;
};

// Hands blocks to write() of an object, as str or as bytes, whichever it takes; asks for Ctrl-C between them.
class WriteBuffer : public std::streambuf {
public:
    explicit WriteBuffer(const py::object& file);
    // To be called in the end, with the interpreter's lock or without.
    void finish() { sync(); }

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    py::object write_;
    bool text_;
    std::vector<char> block_;
};

// Gathers a text; asks for Ctrl-C now and then.
class TextMaker : public std::streambuf {
public:
    std::string text;

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* bytes, std::streamsize size) override;

private:
    std::size_t asked_ = 0;  // the length of the text when it asked last
};

// Calls take(buffer, name) for what may be written for a source: its text or bytes, a path, or what has read(). Throws
// TypeError for anything else.
void read_source(const py::object& what, const std::function<void(std::streambuf&, const std::string&)>& take);

// open() of Python, for its messages.
py::object opened(const py::handle& path, const char* mode);
// Whether an object is a path: a str or what os.fspath takes.
bool is_path(const py::handle& what);

}  // namespace pegwright::python
