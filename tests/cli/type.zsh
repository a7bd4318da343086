# Types lines and a completion key into an interactive shell on its own terminal, and prints the completed lines.
# Usage: zsh -f type.zsh bash|zsh SHARE <LINES. Each line has three parts, separated by tabs: the key (tab, or all: insert
# all candidates), a folder, and what to type there. SHARE is the folder with the shells' files.
zmodload zsh/zpty || exit 1
setopt no_prompt_cr
shell=$1
share=$2

start_bash() {
    export XDG_DATA_DIRS=$share:/usr/share
    zpty shell "stty columns 200 && exec bash --norc --noprofile -i"
    setup='PS1=; PROMPT_COMMAND=; bind "set enable-bracketed-paste off"; say() { printf "%s%s\n" "SAID[$*" "]DONE"; }
        . /usr/share/bash-completion/bash_completion'
}
start_zsh() {
    zpty shell "stty columns 200 && exec zsh -f -i"
    setup="setopt no_auto_remove_slash; PS1=; PROMPT=; unset zle_bracketed_paste; fpath=(${(q)share}/zsh/vendor-completions \$fpath)
        autoload -Uz compinit; compinit -u -D
        zle -C all-words complete-word _generic; bindkey -e; bindkey '^[*' all-words
        zstyle ':completion:all-words:*' completer _all_matches _complete
        zstyle ':completion:all-words:*' insert true
        say() { print -r -- \"SAID[\$*\" | sed 's/\$/]DONE/'; }"
}

# Reads what say prints. Sent keys are echoed, but never contain its words.
answer() {
    local out
    zpty -r shell out '*SAID\[*\]DONE*' || { print "the shell went away" >&2; exit 1; }
    out=${out##*SAID\[}
    said=${out%%\]DONE*}
}

export HOME=$PWD TERM=xterm INPUTRC=/dev/null
unset MAIL MAILCHECK
start_$shell
print -r -- $setup >setup.$shell
zpty -w shell ". $PWD/setup.$shell; say ready"
answer
while IFS=$'\t' read -r key folder line; do
    zpty -w shell "cd ${(q)folder}; say there"
    answer
    case $key in
    tab) zpty -n -w shell "$line"$'\t' ;;
    all) zpty -n -w shell "$line"$'\e*' ;;
    esac
    zpty -w shell $'\C-asay '
    answer
    print -r -- "$said"
done
zpty -d shell
