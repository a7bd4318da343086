// Published figures against ours, one line each: name, published, ours, seconds, same or DIFFERS.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

class Figures {
public:
    explicit Figures(std::ostream& out) : out_(out) {}
    // Works ours out, times it and tells. What an exception says counts as a figure that differs.
    void compare(const std::string& name, const std::string& published, const std::function<std::string()>& ours);
    int differing() const { return differing_; }

private:
    std::ostream& out_;
    int differing_ = 0;
};
