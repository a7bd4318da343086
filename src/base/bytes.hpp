// Sources and sinks of text: a file, a pipe, a string in a test.
#pragma once

#include "base/rooms.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace pegwright::base {

class ByteSink {
public:
    virtual ~ByteSink() = default;
    // Takes all bytes or throws Error.
    virtual void write(std::string_view bytes) = 0;
};

class ByteSource {
public:
    virtual ~ByteSource() = default;
    // Fills at least one byte; 0 at the end. Throws Error.
    virtual std::size_t read(std::span<char> room) = 0;
};

class StringSink : public ByteSink {
public:
    void write(std::string_view bytes) override { text.append(bytes); }
    std::string text;
};

class StringSource : public ByteSource {
public:
    explicit StringSource(std::string_view text) : rest_(text) {}
    std::size_t read(std::span<char> room) override {
        const std::size_t n = rest_.copy(room.data(), room.size());
        rest_.remove_prefix(n);
        return n;
    }

private:
    std::string_view rest_;
};

}  // namespace pegwright::base
