// Fails if a published figure differs.

#include "published/counts.hpp"
#include "published/fewest_moves.hpp"

#include <iostream>

int main() {
    Figures figures(std::cout);
    published_fewest_moves(figures);
    published_counts(figures);
    return figures.differing() == 0 ? 0 : 1;
}
