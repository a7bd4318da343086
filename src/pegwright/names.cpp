#include "pegwright/names.hpp"
