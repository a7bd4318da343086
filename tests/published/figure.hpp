// Compares published figures with ours. Each line has name, published, ours, seconds, and same or DIFFERS.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

class Figures {
public:
    explicit Figures(std::ostream& out) : out_(out) {}
    // Computes, times and prints ours. An exception counts as a difference.
    void compare(const std::string& name, const std::string& published, const std::function<std::string()>& ours);
    int differing() const { return differing_; }

private:
    std::ostream& out_;
    int differing_ = 0;
};
