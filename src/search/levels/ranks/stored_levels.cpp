#include "search/levels/ranks/stored_levels.hpp"

#include "base/error.hpp"
#include "search/levels/files/checksum.hpp"
#include "search/levels/ranks/key_exchange.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <array>

namespace pegwright::search::levels {
namespace {

std::vector<std::uint64_t> told_alike(const StoredLevel& stored) {
    std::vector<std::uint64_t> numbers{stored.parent_images, stored.level.buckets.size()};
    for (const Bucket& bucket : stored.level.buckets) numbers.push_back(bucket.base);
    numbers.insert(numbers.end(), stored.level.cuts.begin(), stored.level.cuts.end());
    return numbers;
}

std::uint64_t checksum_of_numbers(const std::vector<std::uint64_t>& numbers) {
    return checksum({}, std::as_bytes(std::span(numbers)));
}

}  // namespace

void SharedLevel::refuse(const std::string& damage) const {
    if (!here.empty()) here.front().level.file->refuse(damage);
    fail_input("the files of the level with " + std::to_string(pegs) + " pegs are damaged: " + damage);
}

StoredLevels::StoredLevels(const LevelFolder& folder, const PositionKeys& keys, Ranks* ranks, const Limits& limits)
    : folder_(folder), keys_(keys), ranks_(ranks), limits_(limits) {
    std::vector<std::uint64_t> numbers;
    for (const LevelFolder::File& file : folder.files())
        for (const int n : {file.pegs, file.share.rank, file.share.of})
            numbers.push_back(static_cast<std::uint64_t>(n));
    const std::string mine = bytes_of(numbers);
    const std::vector<std::string> all = ranks ? ranks->gather(mine) : std::vector<std::string>{mine};
    for (std::size_t who = 0; who < all.size(); ++who) {
        const std::vector<std::uint64_t> files = numbers_of(all[who]);
        for (std::size_t i = 0; i + 2 < files.size(); i += 3)
            seen_[static_cast<int>(files[i])][static_cast<int>(files[i + 2])][static_cast<int>(files[i + 1])].insert(
                static_cast<int>(who));
    }
}

std::optional<SharedLevel> StoredLevels::load(int pegs) const {
    const auto splits = seen_.find(pegs);
    if (splits == seen_.end()) return std::nullopt;
    // Prefer a level that is cut as in this run.
    if (const auto same = splits->second.find(size()); same != splits->second.end())
        if (auto level = load(pegs, size(), same->second)) return level;
    for (const auto& [of, shares] : splits->second)
        if (of != size())
            if (auto level = load(pegs, of, shares)) return level;
    // Incomplete levels are built again; this refuses those of another search.
    for (const auto& [of, shares] : splits->second)
        for (const auto& [share, who] : shares)
            if (who.count(rank()) != 0) folder_.load(pegs, keys_, {share, of});
    return std::nullopt;
}

std::optional<SharedLevel> StoredLevels::load(int pegs, int of, const std::map<int, std::set<int>>& seen) const {
    if (seen.size() != static_cast<std::size_t>(of)) return std::nullopt;
    SharedLevel level;
    level.pegs = pegs;
    level.of = of;
    for (const auto& [share, who] : seen) {
        // A rank reads its own share; the ranks that see another take turns.
        const auto turn = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(share) % who.size());
        const int reader = of == size() && who.count(share) != 0 ? share : *std::next(who.begin(), turn);
        if (reader != rank()) continue;
        auto stored = folder_.load(pegs, keys_, {share, of});
        if (!stored) fail_input("a level file disappeared during the search");
        level.here.push_back(std::move(*stored));
        level.shares.push_back(share);
    }
    if (!bring_together(level)) return std::nullopt;
    return level;
}

// False if the shares do not belong together.
bool StoredLevels::bring_together(SharedLevel& level) const {
    // For each share: a checksum of what must be the same, counts of the parents, counts and sizes of the buckets.
    std::vector<std::uint64_t> numbers;
    for (const StoredLevel& stored : level.here) {
        numbers.push_back(checksum_of_numbers(told_alike(stored)));
        numbers.push_back(stored.parent_images);
        numbers.push_back(stored.parent_jumps);
        numbers.push_back(stored.level.buckets.size());
        for (const Bucket& bucket : stored.level.buckets) numbers.push_back(bucket.count);
        for (const Bucket& bucket : stored.level.buckets) numbers.push_back(bucket.size);
    }
    const std::string mine = bytes_of(numbers);
    const std::vector<std::string> all = ranks_ ? ranks_->gather(mine) : std::vector<std::string>{mine};
    std::optional<std::uint64_t> alike;
    for (const std::string& one : all) {
        const std::vector<std::uint64_t> those = numbers_of(one);
        for (std::size_t at = 0; at < those.size();) {
            const std::size_t buckets = those[at + 3];
            if (alike && *alike != those[at]) return false;
            alike = those[at];
            level.parent_images = those[at + 1];
            level.parent_jumps = those[at + 2];
            level.counts.resize(buckets);
            level.sizes.resize(buckets);
            at += 4;
            for (std::size_t i = 0; i < buckets; ++i) {
                level.counts[i] += those[at + i];
                level.sizes[i] += those[at + buckets + i];
                level.positions += those[at + i];
            }
            at += 2 * buckets;
        }
    }
    return alike.has_value();
}

Level StoredLevels::fit(SharedLevel level) const {
    bool fits = level.of == size() && level.here.size() == 1 && level.shares[0] == rank();
    if (ranks_) fits = ranks_->least(fits ? 1 : 0) == 1;
    if (!fits) return share_anew(level);
    Level mine = std::move(level.here[0].level);
    mine.elsewhere = level.positions - mine.positions();
    return mine;
}

Level StoredLevels::share_anew(SharedLevel& level) const {
    const std::vector<std::size_t> cuts = fair_cuts(level.counts, static_cast<std::size_t>(size()));
    const auto owner_of = [&](std::size_t bucket) {
        return static_cast<int>(std::upper_bound(cuts.begin(), cuts.end(), bucket) - cuts.begin()) - 1;
    };
    std::vector<std::uint64_t> bases;
    if (!level.here.empty())
        for (const Bucket& bucket : level.here[0].level.buckets) bases.push_back(bucket.base);
    if (ranks_)
        for (const std::string& one : ranks_->gather(bytes_of(bases)))
            if (!one.empty()) bases = numbers_of(one);
    StoredLevel anew{{}, level.parent_images, level.parent_jumps};
    anew.level.pegs = level.pegs;
    anew.level.key_bits = keys_.bits();
    anew.level.foreign = &keys_;
    anew.level.buckets.resize(bases.size());
    auto file = folder_.begin(level.pegs);
    for (std::size_t i = 0; i < bases.size(); ++i) {
        anew.level.buckets[i].base = bases[i];
        if (owner_of(i) != rank() || level.sizes[i] == 0) file->take(anew.level.buckets[i]);
    }
    const auto add = [&](std::size_t i, std::span<const std::byte> bytes) {
        Bucket& bucket = anew.level.buckets[i];
        const auto* const begin = reinterpret_cast<const std::uint8_t*>(bytes.data());
        bucket.bytes.insert(bucket.bytes.end(), begin, begin + bytes.size());
        if (bucket.bytes.size() < level.sizes[i]) return;
        bucket.count = level.counts[i];
        file->take(bucket);
    };
    std::optional<KeyExchange> exchange;
    if (ranks_) exchange.emplace(*ranks_);
    const auto move_on = [&] {
        if (limits_.poll) limits_.poll({"levels shared anew", level.pegs, 0, level.positions});
        ranks_->check();
        const bool some = exchange->pump();
        while (const auto buffer = exchange->take()) for_each_part(*buffer, add);
        return some;
    };
    std::vector<std::uint8_t> room;
    for (const StoredLevel& stored : level.here) {
        for (std::size_t i = 0; i < bases.size(); ++i) {
            const Bucket& bucket = stored.level.buckets[i];
            if (bucket.count == 0) continue;
            stored.level.file->read(bucket.offset, bucket.size, bucket.checksum, room);
            const auto bytes = std::as_bytes(std::span(room));
            if (owner_of(i) == rank()) {
                add(i, bytes);
                continue;
            }
            constexpr std::size_t piece = most_bytes_of_data / 2;
            for (std::size_t at = 0; at < bytes.size(); at += piece) {
                exchange->add(owner_of(i), i, bytes.subspan(at, std::min(piece, bytes.size() - at)));
                Backoff backoff;
                while (exchange->crowded())
                    if (!move_on()) backoff.wait();
            }
        }
    }
    if (ranks_) {
        exchange->close();
        Backoff backoff;
        while (!exchange->over())
            if (!move_on()) backoff.wait();
    }
    anew.level.cuts = ranks_ ? cuts : std::vector<std::size_t>{};
    anew.level.elsewhere = level.positions - anew.level.positions();
    folder_.complete(std::move(file), anew);
    // Remove the old files only when all ranks have written the new ones.
    if (ranks_) ranks_->sum(0);
    for (const int share : level.shares)
        if (RankShare old{share, level.of}; !(old == folder_.own())) folder_.remove({level.pegs, old});
    return std::move(anew.level);
}

bool first_in_folder(Ranks* ranks, const std::string& directory) {
    make_folder(directory);
    if (!ranks) return true;
    std::array<char, 256> host{};
    ::gethostname(host.data(), host.size() - 1);
    struct stat status = {};
    ::stat(directory.c_str(), &status);
    const std::string mine =
        std::string(host.data()) + " " + std::to_string(status.st_dev) + " " + std::to_string(status.st_ino);
    const std::vector<std::string> all = ranks->gather(mine);
    return std::find(all.begin(), all.end(), mine) - all.begin() == ranks->rank();
}

}  // namespace pegwright::search::levels
