#include "cli/help/share.hpp"

namespace pegwright::cli {

const std::string_view bash_completion = R"--(# bash completion for pegwright
_pegwright() {
    # Bash breaks words at = and :, which belong to pegwright's; what hangs together in the line is one word.
    local -a words=()
    local rest=${COMP_LINE:0:COMP_POINT} part i
    for ((i = 0; i <= COMP_CWORD; i++)); do
        part=${COMP_WORDS[i]}
        if ((i > 0)) && [[ $rest != [[:space:]]* && -n $rest ]]; then
            ((i < COMP_CWORD)) || part=$rest
            words[${#words[@]} - 1]+=$part
        else
            rest=${rest#"${rest%%[![:space:]]*}"}
            ((i < COMP_CWORD)) || part=$rest
            words+=("$part")
        fi
        rest=${rest#"$part"}
    done
    local program=${words[0]/#\~\//$HOME/} word=${words[-1]}
    words[-1]=${word#[\"\']}
    # What the shell takes for words before the cursor's stays as it is.
    local before=${words[-1]%"${words[-1]##*[=:]}"}
    local current=${words[-1]#"$before"} line
    COMPREPLY=()
    while IFS= read -r line; do
        case $line in
        :files | :folders)
            compopt -o filenames
            local kind=-f path
            [[ $line == :folders ]] && kind=-d
            while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$kind" -- "$current")
            ;;
        *)
            line=${line%%$'\t'*}
            COMPREPLY+=("${line#"$before"}")
            ;;
        esac
    done < <("$program" complete-words "${words[@]:1}" 2>/dev/null)
    # More is to come after such words.
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[:/@] ]]; then compopt -o nospace; fi
}
complete -F _pegwright pegwright
)--";

const std::string_view zsh_completion = R"--(#compdef pegwright
# zsh completion for pegwright
local line word what paths=
local -a before described unfinished option
before=("${(@Q)words[2,CURRENT-1]}")
for line in "${(@f)$("${(Q)words[1]/#\~\//$HOME/}" complete-words "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
    case $line in
    :files | :folders) paths=$line ;;
    '') ;;
    *)
        word=${line%%$'\t'*}
        what=${line#*$'\t'}
        if [[ $word == *[:/@] ]]; then
            unfinished+=("$word")
        else
            described+=("${word//:/\\:}${what:+:$what}")
        fi
        ;;
    esac
done
local found=1
(($#described)) && _describe -V pegwright described && found=0
# More is to come after these.
(($#unfinished)) && compadd -S '' -- "${unfinished[@]}" && found=0
if [[ -n $paths ]]; then
    compset -P '--*='
    # Not _files: where no folder fits, that goes on to offer files.
    if [[ $paths == :folders ]]; then
        _path_files -/ && found=0
    else
        _path_files && found=0
    fi
fi
return found
)--";

const std::string_view fish_completion = R"--(# fish completion for pegwright
function __pegwright_words
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    set -l program (string replace -r '^~/' "$HOME/" -- $typed[1])
    set -l before (string match -r -- '^--[^=]*=' $current)
    set -l path (string replace -r -- '^--[^=]*=' '' $current)
    for line in ($program complete-words $typed[2..-1] "$current" 2>/dev/null)
        switch $line
            case :files
                for file in (__fish_complete_path $path)
                    echo -- "$before$file"
                end
            case :folders
                for folder in (__fish_complete_path $path | string match -r -- '^[^\t]*/(?=\t|$)')
                    echo -- "$before$folder"
                end
            case '*'
                echo -- $line
        end
    end
end
complete -c pegwright -f -k -a '(__pegwright_words)'
)--";

}  // namespace pegwright::cli
