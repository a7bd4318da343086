#include "cli/ranks/mpi.hpp"

#include <charconv>
#include <cstdlib>
#include <cstring>

namespace pegwright::cli {
namespace {

std::optional<int> number_in_environment(const char* name) {
    const char* text = std::getenv(name);
    int number = 0;
    if (!text) return std::nullopt;
    const char* const end = text + std::strlen(text);
    const auto [stopped, error] = std::from_chars(text, end, number);
    if (error != std::errc() || stopped != end || number < 0) return std::nullopt;
    return number;
}

}  // namespace

std::optional<Started> started_by_mpirun() {
    const auto rank = number_in_environment("OMPI_COMM_WORLD_RANK");
    const auto size = number_in_environment("OMPI_COMM_WORLD_SIZE");
    if (!rank || !size || *rank >= *size) return std::nullopt;
    return Started{*rank, *size, std::max(1, number_in_environment("OMPI_COMM_WORLD_LOCAL_SIZE").value_or(1))};
}

}  // namespace pegwright::cli
