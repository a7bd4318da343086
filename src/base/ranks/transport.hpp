// Letters between the processes of one run: what carries them, MPI in the program, threads in tests.
//
// Letters of a kind arrive in the order they were sent by each rank. One thread of a rank calls these, always the same.
#pragma once

#include "base/rooms.hpp"

#include <boost/container/vector.hpp>
#include <cstddef>
#include <optional>

namespace pegwright::base {

// To be made without being filled with zeros, by resize(n, not_filled): parcels are written to at once.
using Bytes = boost::container::vector<std::byte>;
inline constexpr boost::container::default_init_t not_filled{};

enum class MessageKind { data, gathered, spread, failure, progress, alive, finalize, outcome };
inline constexpr int message_kinds = 8;

struct Message {
    int from = 0;
    Bytes bytes;
};

// A letter of data is no longer than this, so that there is room for it before it comes.
inline constexpr std::size_t most_bytes_of_data = 256 << 10;

class Transport {
public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;
    virtual int rank() const = 0;
    virtual int size() const = 0;
    // Takes the bytes and returns at once; false, and takes nothing, if too much data is on its way to this rank. Other
    // kinds are always taken.
    virtual bool send(int to, MessageKind kind, Bytes& bytes) = 0;
    // The next letter of this kind, if one is there.
    virtual std::optional<Message> receive(MessageKind kind) = 0;
    // Whether all that was sent is out of this rank's hands.
    virtual bool all_sent() = 0;
    // Ends the whole run at once, whatever the others do.
    [[noreturn]] virtual void abort(int code) = 0;
};

}  // namespace pegwright::base
