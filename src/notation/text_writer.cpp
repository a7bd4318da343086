#include "notation/text_writer.hpp"

#include "notation/positions.hpp"

namespace pegwright::notation {
namespace {

std::string header_text(const Problem& problem, HoleNames names) {
    const KeyAndValue start = start_text(problem, names);
    const KeyAndValue goal = goal_text(problem, names);
    const std::string notation = names == HoleNames::letters ? "" : "notation " + std::string(to_string(names)) + "\n";
    return "board " + problem.board.name() + "\n" + notation + start.key + " " + start.value + "\n" + goal.key + " " +
           goal.value + "\nmoves\n";
}

}  // namespace

TextWriter::TextWriter(const Problem& problem, ByteSink& sink, HoleNames names)
    : sink_(sink),
      written_as_(names),
      letters_(problem.board),
      numbers_(problem.board, names),
      buffer_(new char[buffer_size]),
      out_(buffer_.get()) {
    const std::string header = header_text(problem, names);
    if (header.size() < buffer_size / 2)
        out_ = std::copy(header.begin(), header.end(), out_);
    else
        sink_.write(header);  // positions may be of any length
}

void TextWriter::take(std::span<const Jump> jumps) {
    written_as_ == HoleNames::letters ? write(jumps, letters_) : write(jumps, numbers_);
}

template <class Names>
void TextWriter::write(std::span<const Jump> jumps, Names& names) {
    // Room for two names, a line end and a hyphen, checked once a jump.
    constexpr std::size_t longest = 2 * NameTable::max_name + 2;
    const char* const full = buffer_.get() + buffer_size - longest;
    // A local copy stays in a register.
    char* out = out_;
    for (const Jump jump : jumps) {
        if (out >= full) {
            out_ = out;
            flush();
            out = out_;
        }
        if (!in_move_ || jump.from != last_) {
            if (in_move_) *out++ = '\n';
            out = names.append(out, jump.from);
            in_move_ = true;
        }
        *out++ = '-';
        out = names.append(out, jump.to);
        last_ = jump.to;
    }
    out_ = out;
}

void TextWriter::finish() {
    if (in_move_) *out_++ = '\n';
    in_move_ = false;
    flush();
}

void TextWriter::flush() {
    sink_.write({buffer_.get(), static_cast<std::size_t>(out_ - buffer_.get())});
    out_ = buffer_.get();
}

}  // namespace pegwright::notation
