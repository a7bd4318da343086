#include "theory/digits.hpp"

#include "base/error.hpp"

#include <gmp.h>

#include <iterator>
#include <utility>
#include <vector>

namespace pegwright::theory {
namespace {

class GmpNumber {
public:
    GmpNumber() { mpz_init(number_); }
    GmpNumber(const GmpNumber&) = delete;
    GmpNumber& operator=(const GmpNumber&) = delete;
    ~GmpNumber() { mpz_clear(number_); }
    operator mpz_ptr() { return number_; }

private:
    mpz_t number_;
};

using Words = std::vector<std::uint64_t>;  // the lowest first

// For n >= 0.
void set(GmpNumber& number, const Integer& n) {
    Words words;
    export_bits(n, std::back_inserter(words), 64, false);
    mpz_import(number, words.size(), -1, sizeof words[0], 0, 0, words.data());
}

Integer get(GmpNumber& number) {
    Words words(mpz_size(number) + 1);
    mpz_export(words.data(), nullptr, -1, sizeof words[0], 0, 0, number);
    Integer n;
    import_bits(n, words.data(), words.data() + words.size(), 64, false);
    return n;
}

thread_local std::function<void()> poll_now;

void poll() {
    if (poll_now) poll_now();
}

}  // namespace

PolledNumbers::PolledNumbers(std::function<void()> poll) : outer_(std::exchange(poll_now, std::move(poll))) {}
PolledNumbers::~PolledNumbers() { poll_now = std::move(outer_); }

std::string digits_of(const Integer& n, int base) {
    if (base == 10 && n.backend().size() == 1) return std::to_string(n.backend().limbs()[0]);
    constexpr unsigned few = 200;  // words; shorter numbers cost more on the way to GMP and back
    if (base == 10 && n.backend().size() < few) return n.str();
    poll();
    GmpNumber number;
    set(number, n);
    // The size may be one too large, and GMP adds a zero byte.
    std::string digits(mpz_sizeinbase(number, base) + 1, '\0');
    mpz_get_str(digits.data(), base, number);
    digits.resize(digits.find('\0'));
    return digits;
}

Integer integer_of(const std::string& digits, int base) {
    refuse_too_many(digits.size(), 1'000'000);
    constexpr std::size_t fit = 19;  // 64 bits
    if (base == 10 && digits.size() <= fit) return std::stoull(digits);
    GmpNumber number;
    mpz_set_str(number, digits.c_str(), base);
    return get(number);
}

Integer long_product(const Integer& a, const Integer& b) {
    poll();
    if (a < 0 || b < 0) return a * b;
    GmpNumber left;
    GmpNumber right;
    set(left, a);
    set(right, b);
    mpz_mul(left, left, right);
    return get(left);
}

}  // namespace pegwright::theory
