#include "cli/questions/search_run.hpp"
#include "base/error.hpp"
#include "base/memory.hpp"
#include "cli/ranks/run_on_ranks.hpp"
#include "cli/streams/interrupt.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cstdio>
#include <thread>

namespace pegwright::cli {
namespace {

struct Number {
    std::uint64_t value;
    std::string_view rest;
};
std::optional<Number> number(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc()) return std::nullopt;
    return Number{value, {end, static_cast<std::size_t>(text.data() + text.size() - end)}};
}

// Parses 10, 0.5, 10s, 2m or 1.5h, up to 10^9 s.
std::optional<std::chrono::milliseconds> duration(std::string_view text) {
    const auto whole = number(text);
    if (!whole || whole->value > 1'000'000'000) return std::nullopt;
    std::string_view unit = whole->rest;
    auto thousandths = static_cast<std::int64_t>(whole->value) * 1'000;
    if (unit.starts_with('.')) {
        unit.remove_prefix(1);
        if (unit.empty() || unit[0] < '0' || unit[0] > '9') return std::nullopt;
        for (std::int64_t digit = 100; !unit.empty() && unit[0] >= '0' && unit[0] <= '9'; digit /= 10) {
            thousandths += digit * (unit[0] - '0');
            unit.remove_prefix(1);
        }
    }
    const std::int64_t seconds = unit.empty() || unit == "s" ? 1 : unit == "m" ? 60 : unit == "h" ? 3'600 : 0;
    if (seconds == 0 || thousandths > 1'000'000'000'000 / seconds) return std::nullopt;
    return std::chrono::milliseconds(thousandths * seconds);
}

std::string words(const Progress& place) { return progress_words(place); }

}  // namespace

// Leaves a quarter of the free memory for other data and programs.
std::uint64_t memory_given(const Arguments& arguments) {
    const auto text = arguments.get("memory");
    if (!text) return available_memory() / 4 * 3;
    constexpr std::string_view units = "KMGT";
    const auto amount = number(*text);
    const std::size_t unit = amount && amount->rest.size() == 1 ? units.find(amount->rest[0]) : units.npos;
    const std::size_t shift = 10 * (unit + 1);
    if (unit == units.npos || amount->value == 0 || amount->value > ~std::uint64_t{0} >> shift)
        fail_input("--memory takes an amount such as 500M or 8G, not '" + text->substr(0, 40) + "'");
    return amount->value << shift;
}

unsigned threads_given(const Arguments& arguments) {
    const auto text = arguments.get("threads");
    if (!text) return std::max(1U, std::thread::hardware_concurrency());
    const auto given = number(*text);
    if (!given || !given->rest.empty() || given->value < 1 || given->value > 256)
        fail_input("--threads takes a whole number from 1 to 256, not '" + text->substr(0, 40) + "'");
    return static_cast<unsigned>(given->value);
}

std::optional<std::chrono::milliseconds> time_option_given(const Arguments& arguments, const char* option) {
    const auto text = arguments.get(option);
    if (!text) return std::nullopt;
    const auto time = duration(*text);
    if (!time)
        fail_input(
            fmt::format("--{} takes seconds such as 0.5, or 10s, 2m, 1h, not '{}'", option, text->substr(0, 40)));
    return time;
}

std::optional<Deadline> time_given(const Arguments& arguments) {
    const auto time = time_option_given(arguments);
    if (!time) return std::nullopt;
    const std::string text = arguments.get("time").value();
    const bool has_unit = text.find_first_of("smh") != text.npos;
    return Deadline{std::chrono::steady_clock::now() + *time, "time is up (" + text + (has_unit ? "" : " s") + ")"};
}

SearchRun::SearchRun(const Arguments& arguments, const std::string& what, const SearchShare* share)
    : check_others_(share ? share->check : check_interrupt), began_(Clock::now()), level_began_(began_) {
    stats_ = arguments.has(stats_option.name) && !share;
    limits.ranks = share ? nullptr : ranks_of_run();
    if (!share && is_first(limits.ranks)) progress_.emplace(what, "", 0, true);
    limits.memory = share ? share->memory : memory_given(arguments);
    limits.threads = share ? 1 : threads_given(arguments);
    limits.directory = arguments.get("files").value_or("");
    deadline_ = time_given(arguments);
    if (limits.ranks) {
        // By default, the ranks of a machine share its memory equally.
        if (!arguments.has("memory")) limits.memory /= ranks_on_machine();
        if (!arguments.has("threads")) limits.threads = std::max(1U, limits.threads / ranks_on_machine());
        limits.memory = limits.ranks->least(limits.memory);
        limits.ranks->poll = [this] { check(); };
    }
    limits.poll = [this](const Progress& place) {
        if (!place_ || place.pegs != place_->pegs || place.doing != place_->doing) level_began_ = Clock::now();
        place_ = place;
        doing_.clear();
        check();
        if (!progress_) return;
        if (place.total == 0) return report_time(place.doing);
        const double seconds = std::chrono::duration<double>(Clock::now() - level_began_).count();
        const double rate = static_cast<double>(place.done) / std::max(seconds, 1e-3);
        progress_->report([&] {
            return fmt::format(
                "{}, {:.1f} million a second{}, {:.0f} s to go for these", words(place), rate / 1e6, rates(),
                rate > 0 ? static_cast<double>(place.total - std::min(place.done, place.total)) / rate : 0.0);
        });
    };
}

SearchRun::~SearchRun() {
    if (limits.ranks) limits.ranks->poll = nullptr;
}

// Each rank's million positions a second; empty without ranks.
std::string SearchRun::rates() const {
    if (!limits.ranks) return "";
    const double seconds = std::chrono::duration<double>(Clock::now() - level_began_).count();
    std::string text = " (ranks";
    for (const std::uint64_t done : limits.ranks->reported())
        text += fmt::format(" {:.1f}", static_cast<double>(done) / std::max(seconds, 1e-3) / 1e6);
    return text + ")";
}

void SearchRun::tell_cost(std::uint64_t positions) {
    if (!stats_) return;
    const auto line = [](const std::string& who, std::uint64_t expanded, double seconds, const std::string& more) {
        return fmt::format("{}{} positions in {:.2f} s, {:.2f} million a second{}\n", who, expanded, seconds,
                           static_cast<double>(expanded) / std::max(seconds, 1e-3) / 1e6, more);
    };
    if (progress_) progress_->clear();
    if (!limits.ranks) {
        const double seconds = std::chrono::duration<double>(Clock::now() - began_).count();
        std::fputs(line("", positions, seconds, "").c_str(), stderr);
        return;
    }
    const RankNumbers mine = limits.ranks->numbers();
    const auto nano = [](double seconds) { return static_cast<std::uint64_t>(seconds * 1e9); };
    const std::vector<std::string> all =
        limits.ranks->gather(bytes_of({mine.positions, mine.bytes_sent, nano(mine.waiting), nano(mine.seconds)}));
    if (limits.ranks->rank() != 0) return;
    for (std::size_t rank = 0; rank < all.size(); ++rank) {
        const std::vector<std::uint64_t> those = numbers_of(all[rank]);
        const double seconds = static_cast<double>(those[3]) / 1e9;
        std::fputs(
            line(fmt::format("rank {}: ", rank), those[0], seconds,
                 fmt::format(", {:.2f} bytes sent a position, {:.0f} % of the time waiting",
                             static_cast<double>(those[1]) / static_cast<double>(std::max<std::uint64_t>(1, those[0])),
                             static_cast<double>(those[2]) / 1e9 / std::max(seconds, 1e-9) * 100))
                .c_str(),
            stderr);
    }
}

void SearchRun::poll(const std::string& doing) {
    doing_ = doing;
    check();
    report_time(doing);
}

void SearchRun::report_time(const std::string& doing) {
    if (!progress_) return;
    progress_->report([&] {
        return fmt::format("{}, {:.0f} s", doing, std::chrono::duration<double>(Clock::now() - began_).count());
    });
}

void SearchRun::check() {
    check_others_();
    if (deadline_ && Clock::now() >= deadline_->time) fail_limit(deadline_->message);
}

std::string SearchRun::told(const std::string& limit) const {
    const bool memory = limit.find("memory is full") != limit.npos;
    const bool said = place_ && limit.find(place_->doing) != limit.npos;
    return limit + (memory ? fmt::format("; raise --memory ({} MiB now)", limits.memory >> 20) : "") +
           (said ? "" : how_far());
}

std::string SearchRun::how_far() const {
    if (!doing_.empty()) return "; stopped at " + doing_;
    if (!place_) return "";
    const bool levels = place_->pegs > 0;
    const std::string at = levels ? fmt::format(" at {} pegs,", place_->pegs) : "";
    if (levels && place_->total > 0)
        return fmt::format("; stopped{} after {} of {} {}", at, place_->done, place_->total, place_->doing);
    if (place_->total > 0)
        return fmt::format("; stopped at {}, after {} of {}", place_->doing, place_->done, place_->total);
    return place_->done > 0 ? fmt::format("; stopped{} after {} {}", at, place_->done, place_->doing)
                            : "; stopped at " + place_->doing;
}

}  // namespace pegwright::cli
