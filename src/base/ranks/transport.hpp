// Sends messages between the processes (ranks) of a run: by MPI in the program (cli/ranks/mpi.hpp), by threads in
// tests.
//
// Messages of one kind arrive in the order in which a rank sent them. Always the same thread of a rank calls these
// functions.
#pragma once

#include "base/rooms.hpp"

#include <boost/container/vector.hpp>
#include <cstddef>
#include <optional>

namespace pegwright::base {

// resize(n, not_filled) leaves bytes uninitialized, as send buffers are overwritten at once.
using Bytes = boost::container::vector<std::byte>;
inline constexpr boost::container::default_init_t not_filled{};

// gathered, spread: to rank 0 and back, for Ranks::gather(). finalize, outcome: the same at the end.
enum class MessageKind { data, gathered, spread, failure, progress, alive, finalize, outcome };
inline constexpr int message_kinds = 8;

struct Message {
    int from = 0;
    Bytes bytes;
};

inline constexpr std::size_t most_bytes_of_data = 256 << 10;

class Transport {
public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;
    virtual int rank() const = 0;
    virtual int size() const = 0;
    // Takes the bytes and returns at once. False, and takes nothing, if too much data is on its way to that rank.
    virtual bool send(int to, MessageKind kind, Bytes& bytes) = 0;
    virtual std::optional<Message> receive(MessageKind kind) = 0;
    // True if all messages have left this rank's buffers.
    virtual bool all_sent() = 0;
    [[noreturn]] virtual void abort(int code) = 0;
};

}  // namespace pegwright::base
