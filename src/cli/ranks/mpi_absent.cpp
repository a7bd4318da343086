#include "base/error.hpp"
#include "cli/ranks/mpi.hpp"

namespace pegwright::cli {

std::unique_ptr<Transport> mpi_transport() {
    fail_input(
        "built without MPI (PEGWRIGHT_MPI=OFF): works as one process only; "
        "leave out mpirun");
}

}  // namespace pegwright::cli
