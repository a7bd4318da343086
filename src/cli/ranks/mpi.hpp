// Tells whether mpirun (Open MPI) started this process as one of several, and connects them by MPI.
#pragma once

#include "base/ranks/transport.hpp"

#include <memory>
#include <optional>

namespace pegwright::cli {

struct Started {
    int rank = 0;
    int size = 1;
    int on_this_machine = 1;  // how many of the processes run here
};
// Read from mpirun's environment variables; nothing without mpirun.
std::optional<Started> started_by_mpirun();

// Call once. Throws Error (input) in a build without MPI (PEGWRIGHT_MPI, mpi_absent.cpp).
std::unique_ptr<Transport> mpi_transport();

}  // namespace pegwright::cli
