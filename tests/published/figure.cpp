#include "published/figure.hpp"

#include <fmt/format.h>

#include <chrono>
#include <exception>
#include <ostream>

void Figures::compare(const std::string& name, const std::string& published, const std::function<std::string()>& ours) {
    const auto begin = std::chrono::steady_clock::now();
    std::string answer;
    try {
        answer = ours();
    } catch (const std::exception& error) {
        answer = error.what();
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    const bool same = answer == published;
    differing_ += same ? 0 : 1;
    out_ << fmt::format("{:<46} published {:<20} ours {:<20} {:7.1f} s  {}", name, published, answer, seconds.count(),
                        same ? "same" : "DIFFERS")
         << std::endl;
}
