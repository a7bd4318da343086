#include "cli/picture.hpp"

#include "cli/output.hpp"
#include "cli/progress.hpp"

namespace pegwright::cli {

void write_picture_file(const Picture& picture, const Theme& theme, const std::string& path) {
    const PictureFormat& format = picture_format(path);
    Output output(path);
    Progress progress("draw " + path, "", 0);
    progress.report("writing");
    write_picture(picture, theme, format, output);
    output.commit();
}

void write_solution_picture(const Solution& solution, const std::string& path) {
    PictureSubject subject;
    subject.solution = solution;
    const PictureFormat& format = picture_format(path);
    PictureOptions options;
    options.paged = format.pages == Pages::many;
    const PictureStyle& style = picture_style(std::nullopt, subject, format);
    write_picture_file(draw_picture(std::move(subject), style, options).picture, screen_theme(), path);
}

}  // namespace pegwright::cli
