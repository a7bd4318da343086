#include "cli/answers/picture.hpp"

#include "base/error.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/progress.hpp"

#include <fmt/format.h>

#include <unistd.h>

namespace pegwright::cli {

const PictureFormat* picture_wanted(const std::optional<std::string>& format, const std::string& path) {
    const PictureFormat* by_ending = find_picture_format(path);
    if (!format) return by_ending;
    const PictureFormat* named = picture_format_named(*format);
    if (by_ending && named != by_ending)
        fail_input(fmt::format("--format {} does not go with a file named {}; leave out one of the two", *format,
                               by_ending->ending));
    return named;
}

void write_picture_file(const Picture& picture, const Theme& theme, const PictureFormat& format,
                        const std::string& path) {
    if (path == "-" && format.binary && ::isatty(STDOUT_FILENO) == 1)
        fail_input(fmt::format("{} is no text for a terminal; --output FILE writes a file", format.ending));
    Output output(path);
    ProgressLine progress("draw " + path, "", 0);
    progress.report("writing");
    write_picture(picture, theme, format, output);
    output.commit();
}

void write_solution_picture(const Solution& solution, const PictureFormat& format, const std::string& path) {
    PictureSubject subject;
    subject.solution = solution;
    PictureOptions options;
    options.paged = format.pages == Pages::many;
    const PictureStyle& style = picture_style(std::nullopt, subject, format);
    write_picture_file(draw_picture(std::move(subject), style, options).picture, screen_theme(), format, path);
}

}  // namespace pegwright::cli
