// Tells whether mpirun (Open MPI) started this process as one of several, and connects them.
#pragma once

#include "base/ranks/transport.hpp"

#include <memory>
#include <optional>

namespace pegwright::cli {

struct Started {
    int rank = 0;
    int size = 1;
    int on_this_machine = 1;  // of these processes
};
// By what mpirun leaves in the environment; nothing if it was not mpirun.
std::optional<Started> started_by_mpirun();

// To be called once. Throws Error (input) if built without MPI (PEGWRIGHT_MPI, mpi_absent.cpp).
std::unique_ptr<Transport> mpi_transport();

}  // namespace pegwright::cli
