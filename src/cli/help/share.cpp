#include "cli/help/share.hpp"

#include "base/error.hpp"
#include "cli/help/help.hpp"

namespace pegwright::cli {

std::string shared_text(const std::string& name) {
    if (name == "man") return manual();
    if (name == "bash") return std::string(bash_completion);
    if (name == "zsh") return std::string(zsh_completion);
    if (name == "fish") return std::string(fish_completion);
    if (name == "commands") return markdown_table();
    fail_input("there is nothing to share called '" + name + "'; there are man, bash, zsh, fish and commands");
}

}  // namespace pegwright::cli
