#include "render/formats/arrow.hpp"

#include <cmath>

namespace pegwright::render {
namespace {

constexpr double head_angle = 0.42;  // between the sides and the middle

}  // namespace

ArrowHead head_of(const Line& line) {
    const Point tip = line.through.back();
    const Point before = line.through[line.through.size() - 2];
    const double angle = std::atan2(tip.y - before.y, tip.x - before.x);
    const double length = arrow_head_length * line.width;
    const auto back = [&](double by, double turned) {
        return tip - by * Point{std::cos(angle + turned), std::sin(angle + turned)};
    };
    return {back(length / 2, 0), {tip, back(length, head_angle), back(length, -head_angle)}};
}

}  // namespace pegwright::render
