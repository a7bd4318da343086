// Draws a solution. usage: draw BOARD >FILE.svg
#include <pegwright/draw.hpp>
#include <pegwright/pegwright.hpp>

#include <iostream>

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    try {
        std::cout << pegwright::draw(*solve(pegwright::Problem(pegwright::Board(argv[1]))).solution);
    } catch (const pegwright::Error& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
