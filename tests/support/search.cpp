#include "support/search.hpp"

#include "board/picture.hpp"

#include "notation/positions.hpp"
#include "search/bits/position_set.hpp"
#include "search/bits/resource_requirement.hpp"

#include <stdlib.h>

#include <algorithm>
#include <bit>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

using namespace pegwright::tests;

Board board_of_picture(const std::string& source, const std::string& text) {
    TextPicture picture = read_picture(source, text);
    return Board::of(picture.lattice.value_or(Lattice::square), std::move(picture.holes), "", source);
}

Game game_of(const Board& board, const std::string& vacate, const std::string& finish,
             const std::string& resource_count) {
    std::optional<ResourceRequirement> resource;
    if (!resource_count.empty()) resource = parse_resource_requirement(resource_count, board);
    if (vacate.empty()) return Game::from_any_vacancy(board, resource);
    return Game::of(
        {board, parse_vacate(board, vacate), finish.empty() ? Goal::any_peg() : parse_finish(board, finish)}, resource);
}

std::uint64_t Searched::positions(const std::map<int, LevelRow>& levels) {
    std::uint64_t sum = 0;
    for (const auto& [pegs, row] : levels) sum += row.positions;
    return sum;
}

std::uint64_t Searched::images(const std::map<int, LevelRow>& levels) {
    std::uint64_t sum = 0;
    for (const auto& [pegs, row] : levels) sum += row.images;
    return sum;
}

Searched searched(const Game& game, const Limits& limits, int to) {
    BlockPool blocks;
    ForwardLevels forward(game, game.starts, "forward", WinningLevels::half_way(game), limits, blocks);
    forward.reach(to);
    Searched result;
    for (const LevelRow& row : forward.rows()) result.reached[row.pegs] = row;
    const WinningLevels winning(game, forward, limits, blocks);
    for (const LevelRow& row : winning.rows()) result.winning[row.pegs] = row;
    result.solutions = winning.solutions();
    result.jumps = forward.jumps();
    return result;
}

std::vector<std::uint64_t> column(const std::map<int, LevelRow>& levels) {
    std::vector<std::uint64_t> numbers;
    for (auto row = levels.rbegin(); row != levels.rend(); ++row) numbers.push_back(row->second.positions);
    return numbers;
}

Bits all_finishes(const SmallBoard& board, Bits start) {
    PositionSet seen;
    std::vector<Bits> open{start};
    Bits finishes = 0;
    while (!open.empty()) {
        const Bits position = open.back();
        open.pop_back();
        if (std::has_single_bit(position)) finishes |= position;
        for (const BitJump& jump : board.jumps())
            if (jump.possible(position) && seen.insert(position ^ jump.flip)) open.push_back(position ^ jump.flip);
    }
    return finishes;
}

std::vector<std::string> names_of_levels(int most_pegs, int least_pegs) {
    std::vector<std::string> names;
    for (int pegs = least_pegs; pegs <= most_pegs; ++pegs)
        names.push_back("forward-" + std::to_string(pegs) + ".level");
    std::sort(names.begin(), names.end());
    return names;
}

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

TemporaryFolder::TemporaryFolder() : path_((std::filesystem::temp_directory_path() / "pegwright-XXXXXX").string()) {
    if (!::mkdtemp(path_.data())) throw std::runtime_error("cannot make a folder for a test");
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::vector<std::string> TemporaryFolder::files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(path_))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}
