// Tells whether mpirun (Open MPI) started this process as one of several, and connects them. If the build option
// PEGWRIGHT_MPI is off, they cannot be connected (mpi_absent.cpp).
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
// Reads the environment variables that mpirun sets; MPI itself is not called. Nothing if mpirun did not start this
// process.
std::optional<Started> started_by_mpirun();

// Call it once; the transport must live until all ranks are done. Throws Error (input) if the program was built without
// MPI.
std::unique_ptr<Transport> mpi_transport();

}  // namespace pegwright::cli
