// Sends messages between the processes (ranks) of one run. MPI carries them in the program (cli/ranks/mpi.hpp), threads
// in tests.
//
// Messages of one kind are received in the order in which a rank sent them. Only one thread of a rank may call a
// transport, always the same one.
#pragma once

#include "base/rooms.hpp"

#include <boost/container/vector.hpp>
#include <cstddef>
#include <optional>

namespace pegwright::base {

// resize(n, not_filled) leaves new bytes uninitialized, since send buffers are overwritten at once.
using Bytes = boost::container::vector<std::byte>;
inline constexpr boost::container::default_init_t not_filled{};

// data: keys and what travels with them. gathered, spread: to rank 0 and back (Ranks::gather). finalize, outcome: the
// same at the end of the run (Ranks::finalize).
enum class MessageKind { data, gathered, spread, failure, progress, alive, finalize, outcome };
inline constexpr int message_kinds = 8;

struct Message {
    int from = 0;
    Bytes bytes;
};

// The most bytes of a data message: buffers of this size wait for it before it comes.
inline constexpr std::size_t most_bytes_of_data = 256 << 10;

class Transport {
public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;
    virtual int rank() const = 0;
    virtual int size() const = 0;
    // Takes the bytes and returns at once. Returns false and takes nothing if too much data is on its way to that rank;
    // other kinds are always taken.
    virtual bool send(int to, MessageKind kind, Bytes& bytes) = 0;
    // The next message of this kind, if there is one.
    virtual std::optional<Message> receive(MessageKind kind) = 0;
    // Whether all sent messages have left this rank's buffers.
    virtual bool all_sent() = 0;
    // Ends all ranks at once.
    [[noreturn]] virtual void abort(int code) = 0;
};

}  // namespace pegwright::base
