#include "construct/bands/band_relocations.hpp"

#include "base/error.hpp"
#include "construct/catalogue/catalogue.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

constexpr std::int32_t six_width = 2;

std::vector<Jump> with_six(const Program& program, const Program::Insertion& at) {
    const SixPurge& six = square_catalogue().six[static_cast<std::size_t>(at.state)];
    const std::vector<Jump> more = at.place(six.jumps);
    std::vector<Jump> jumps = program.jumps;
    jumps.insert(jumps.begin() + static_cast<std::ptrdiff_t>(at.after), more.begin(), more.end());
    return jumps;
}

BandRelocation made(const Relocation& from, std::int32_t rows) {
    std::int32_t innermost = 0;
    for (const Jump& jump : from.forward.jumps) innermost = std::min({innermost, jump.from.y, jump.to.y});
    return {from.from, from.to, from.forward.width, rows, 1 - innermost, from.forward.jumps, from.backward.jumps};
}

BandRelocation moved(BandRelocation r, const Affine& place) {
    r.from = place(r.from);
    r.to = place(r.to);
    r.forward = place(std::move(r.forward));
    r.backward = place(std::move(r.backward));
    return r;
}

class Collector {
public:
    void add(const Relocation& from, std::int32_t rows) {
        const BandRelocation plain = made(from, rows);
        add_with_mirror_image(plain);
        // Deep blocks have other columns beside them.
        if (rows != 3) return;
        if (from.forward.right && from.backward.right) {
            BandRelocation wider = plain;
            wider.width += six_width;
            wider.forward = with_six(from.forward, *from.forward.right);
            wider.backward = with_six(from.backward, *from.backward.right);
            add_with_mirror_image(wider);
        }
        if (from.forward.left && from.backward.left) {
            BandRelocation wider = plain;
            wider.width += six_width;
            wider.forward = with_six(from.forward, *from.forward.left);
            wider.backward = with_six(from.backward, *from.backward.left);
            add_with_mirror_image(moved(std::move(wider), Affine{{six_width, 0}}));
        }
    }
    std::vector<BandRelocation> take() {
        std::stable_sort(all_.begin(), all_.end(), [](const BandRelocation& a, const BandRelocation& b) {
            return a.rows != b.rows ? a.rows < b.rows : a.width < b.width;
        });
        return std::move(all_);
    }

private:
    void add_with_mirror_image(const BandRelocation& r) {
        all_.push_back(r);
        all_.push_back(moved(r, Affine{{r.width - 1, 0}, {-1, 0}, {0, 1}}));
    }

    std::vector<BandRelocation> all_;
};

std::vector<BandRelocation> collect() {
    Collector collector;
    const Catalogue& square = square_catalogue();
    for (const auto& [rows, purges] : {std::pair(3, &square.straight()), std::pair(6, &square.deep)})
        for (const auto& [width, relocations] : purges->relocations)
            for (const Relocation& r : relocations) collector.add(r, rows);
    return collector.take();
}

}  // namespace

const std::vector<BandRelocation>& band_relocations() {
    static const std::vector<BandRelocation> all = collect();
    return all;
}

}  // namespace pegwright::construct
