#include "cli/ranks/run_on_ranks.hpp"

#include "cli/complain.hpp"
#include "cli/ranks/mpi.hpp"

namespace pegwright::cli {
namespace {

Ranks* ranks_now = nullptr;

std::string line_of(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
    return line;
}

void check_same(Ranks& ranks, const std::vector<std::string>& words) {
    const std::vector<std::string> all = ranks.gather(line_of(words));
    for (std::size_t rank = 1; rank < all.size(); ++rank)
        if (all[rank] != all[0])
            fail_input("rank " + std::to_string(rank) + " was started with other words than rank 0: '" + all[rank] +
                       "' instead of '" + all[0] + "'");
}

}  // namespace

Ranks* ranks_of_run() { return ranks_now; }

unsigned ranks_on_machine() {
    const auto started = started_by_mpirun();
    return ranks_now && started ? static_cast<unsigned>(started->on_this_machine) : 1;
}

std::string read_together(const std::string& path, const std::function<std::string()>& read) {
    if (!ranks_now) return read();
    const bool from_first = path == "-";
    const std::vector<std::string> all = ranks_now->gather(from_first && ranks_now->rank() != 0 ? "" : read());
    for (std::size_t rank = 1; rank < all.size() && !from_first; ++rank)
        if (all[rank] != all[0]) fail_input(path + " of rank " + std::to_string(rank) + " differs from that of rank 0");
    return all[0];
}

bool one_of_several() {
    const auto started = started_by_mpirun();
    return started && started->size > 1;
}

int say(const ExitStatus& outcome) {
    if (!outcome.message.empty()) complain(outcome.message);
    return outcome.code;
}

int run_on_ranks(const std::vector<std::string>& words, const std::function<ExitStatus()>& body) {
    std::unique_ptr<Transport> transport;
    try {
        transport = mpi_transport();
    } catch (const Error& e) {
        return started_by_mpirun()->rank == 0 ? say({2, words_of(e)}) : 0;
    }
    // A working rank may look for messages only every second or two.
    constexpr std::chrono::seconds longest_silence(20);
    const auto started = started_by_mpirun();
    const bool several_machines = started->on_this_machine < started->size;
    Ranks ranks(*transport, several_machines ? std::optional<Ranks::Clock::duration>(longest_silence) : std::nullopt);
    ranks_now = &ranks;
    ExitStatus outcome;
    try {
        check_same(ranks, words);
        outcome = body();
    } catch (const Error& e) {
        outcome = {2, words_of(e)};
    }
    outcome = ranks.finalize(outcome, say);
    ranks_now = nullptr;
    return ranks.rank() == 0 ? say(outcome) : outcome.code;
}

}  // namespace pegwright::cli
