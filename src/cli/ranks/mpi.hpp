// Started by mpirun (Open MPI), this process is one of several. The build option PEGWRIGHT_MPI says whether they can
// talk to each other; where it is off mpi_absent.cpp says so.
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
// By what mpirun leaves in the environment; nothing if it was not mpirun. MPI is not asked.
std::optional<Started> started_by_mpirun();

// Once in a process, which is to live until all ranks are done. Throws Error (input) without MPI.
std::unique_ptr<Transport> mpi_transport();

}  // namespace pegwright::cli
