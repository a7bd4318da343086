#pragma once

#include "construct/plan/plan.hpp"

// Strips, chains beside the base board and the base board cover the board exactly once.
void check_cover(const pegwright::tests::Plan& plan);
