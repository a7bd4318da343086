// Purges as text.
#include "fuzz/fuzz.hpp"
#include "notation/purge_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace pegwright::tests;

namespace {

bool same(const Purge& one, const Purge& other) {
    return one.name == other.name && one.lattices == other.lattices && one.jumps == other.jumps &&
           std::equal(one.spots.begin(), one.spots.end(), other.spots.begin(), other.spots.end(),
                      [](const auto& a, const auto& b) { return a.hole == b.hole && a.kind == b.kind; });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::vector<Purge> purges;
    error_of([&] { purges = parse_purges({reinterpret_cast<const char*>(data), size}, "it"); });
    std::string all;
    for (const Purge& purge : purges) {
        expect(purge_fault(purge).empty(), "a purge that is read does what its picture says");
        all += format_purge(purge);
    }
    const std::vector<Purge> again = parse_purges(all, "it");
    expect(std::equal(purges.begin(), purges.end(), again.begin(), again.end(), same), "purges are read again");
    return 0;
}
