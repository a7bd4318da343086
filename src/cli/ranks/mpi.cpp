// Sends messages by MPI, with a tag for each kind. Several receives for data are always posted and tested in order, so
// each rank's messages stay in order. Other messages are rare and of any length.
#include "cli/ranks/mpi.hpp"

// Avoids linking the old C++ bindings.
#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <list>
#include <string_view>
#include <utility>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace pegwright::cli {
namespace {

constexpr int most_data_on_its_way = 4;  // to each rank
constexpr std::size_t receives = 8;

int tag_of(MessageKind kind) { return static_cast<int>(kind); }

class MpiTransport : public Transport {
public:
    MpiTransport() {
        stay_on_this_machine();
        keep_freed_memory();
        int provided = MPI_THREAD_SINGLE;
        MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
        MPI_Comm_size(MPI_COMM_WORLD, &size_);
        on_its_way_.resize(static_cast<std::size_t>(size_));
        for (Receiving& one : receiving_) begin(one);
    }
    ~MpiTransport() override {
        for (Receiving& one : receiving_) {
            MPI_Cancel(&one.request);
            MPI_Wait(&one.request, MPI_STATUS_IGNORE);
        }
        MPI_Finalize();
    }
    int rank() const override { return rank_; }
    int size() const override { return size_; }

    bool send(int to, MessageKind kind, Bytes& bytes) override {
        look_after_sent();
        int& data = on_its_way_[static_cast<std::size_t>(to)];
        const bool is_data = kind == MessageKind::data;
        if (is_data && data >= most_data_on_its_way) return false;
        if (is_data) ++data;
        Sending& one = sending_.emplace_back(Sending{std::exchange(bytes, {}), to, is_data, MPI_REQUEST_NULL});
        MPI_Isend(one.bytes.data(), static_cast<int>(one.bytes.size()), MPI_BYTE, to, tag_of(kind), MPI_COMM_WORLD,
                  &one.request);
        return true;
    }

    std::optional<Message> receive(MessageKind kind) override {
        if (kind == MessageKind::data) return receive_data();
        int there = 0;
        MPI_Message matched = MPI_MESSAGE_NULL;
        MPI_Status status;
        MPI_Improbe(MPI_ANY_SOURCE, tag_of(kind), MPI_COMM_WORLD, &there, &matched, &status);
        if (there == 0) return std::nullopt;
        Message message{status.MPI_SOURCE, Bytes(bytes_in(status))};
        MPI_Mrecv(message.bytes.data(), static_cast<int>(message.bytes.size()), MPI_BYTE, &matched, MPI_STATUS_IGNORE);
        return message;
    }

    bool all_sent() override {
        look_after_sent();
        return sending_.empty();
    }

    [[noreturn]] void abort(int code) override {
        MPI_Abort(MPI_COMM_WORLD, code);
        std::abort();
    }

private:
    struct Sending {
        Bytes bytes;
        int to = 0;
        bool is_data = false;
        MPI_Request request;
    };
    struct Receiving {
        Bytes bytes;
        MPI_Request request = MPI_REQUEST_NULL;
    };

    // On one machine, use shared memory only: looking for networks takes 0.25 s. Keeps the user's settings.
    static void stay_on_this_machine() {
        const char* const all = std::getenv("OMPI_COMM_WORLD_SIZE");
        const char* const here = std::getenv("OMPI_COMM_WORLD_LOCAL_SIZE");
        if (all != nullptr && here != nullptr && std::string_view(all) == here) ::setenv("OMPI_MCA_pml", "ob1", 0);
    }
    // Keeps freed send buffers in the process, since the system would clear returned memory.
    static void keep_freed_memory() {
#ifdef __GLIBC__
        ::mallopt(M_MMAP_THRESHOLD, 16 << 20);
        ::mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
    }
    static std::size_t bytes_in(const MPI_Status& status) {
        int bytes = 0;
        MPI_Get_count(&status, MPI_BYTE, &bytes);
        return static_cast<std::size_t>(bytes);
    }
    static void begin(Receiving& one) {
        one.bytes.resize(most_bytes_of_data, base::not_filled);
        MPI_Irecv(one.bytes.data(), static_cast<int>(one.bytes.size()), MPI_BYTE, MPI_ANY_SOURCE,
                  tag_of(MessageKind::data), MPI_COMM_WORLD, &one.request);
    }
    std::optional<Message> receive_data() {
        look_after_sent();
        Receiving& one = receiving_[next_];
        int there = 0;
        MPI_Status status;
        MPI_Test(&one.request, &there, &status);
        if (there == 0) return std::nullopt;
        Message message{status.MPI_SOURCE, std::exchange(one.bytes, {})};
        message.bytes.resize(bytes_in(status));
        begin(one);
        next_ = (next_ + 1) % receives;
        return message;
    }
    void look_after_sent() {
        for (auto one = sending_.begin(); one != sending_.end();) {
            int gone = 0;
            MPI_Test(&one->request, &gone, MPI_STATUS_IGNORE);
            if (gone != 0 && one->is_data) --on_its_way_[static_cast<std::size_t>(one->to)];
            one = gone != 0 ? sending_.erase(one) : std::next(one);
        }
    }

    int rank_ = 0;
    int size_ = 1;
    std::list<Sending> sending_;
    std::vector<int> on_its_way_;
    std::array<Receiving, receives> receiving_;
    std::size_t next_ = 0;
};

}  // namespace

std::unique_ptr<Transport> mpi_transport() { return std::make_unique<MpiTransport>(); }

}  // namespace pegwright::cli
