#include "cli/command.hpp"

int main(int argc, char** argv) { return pegwright::cli::run(argc, argv); }
