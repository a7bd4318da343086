#include "cli/command.hpp"

int main(int argc, char** argv) { return pegwright::run(argc, argv); }
