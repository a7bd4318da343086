#!/bin/sh
# Help, its examples, the manual, README's table of commands, completion.
#    usage: help.sh PEGWRIGHT REFEREE
# The manual and the shells' files are share/ beside PEGWRIGHT. EXAMPLES=short: without long examples.
tests=$(cd "$(dirname "$0")" && pwd)
. "$tests/common.sh"
export LC_ALL=C.UTF-8
share=$(dirname "$peg")/share
manual="$share/man/man1/pegwright.1"
PATH=$(dirname "$peg"):$PATH
export PATH
for tool in mandoc bash zsh fish; do
    command -v $tool >/dev/null || { echo "FAILED: $tool is not installed (Debian: $tool)"; exit 1; }
done
[ -e /usr/share/bash-completion/bash_completion ] || { echo "FAILED: bash-completion is not installed"; exit 1; }
commands=$("$peg" help | sed -n 's/^  \([a-z]*\)  *[a-z].*/\1/p')
[ "$(echo "$commands" | wc -l)" -ge 9 ] || fail "the overview lists: $commands"

# Examples run in an empty folder.
for command in $commands; do
    "$peg" help "$command" >screen || fail "help $command"
    [ "$(wc -l <screen)" -le 50 ] && [ "$(wc -L <screen)" -le 80 ] || fail "help $command is more than 50 lines by 80"
    [ "$(sed -n '/^examples:$/,/^$/p' screen | grep -c '^  ')" -le 6 ] || fail "help $command has too many examples"
    "$peg" help "$command" --all >help || fail "help $command --all"
    "$peg" "$command" --help --all | cmp -s - help || fail "$command --help --all is not help $command --all"
    sed -n '/^examples:$/,$s/^  //p' help >examples
    [ -s examples ] || fail "help $command has no examples"
    # Tested in play.sh.
    [ "$command" != play ] || continue
    mkdir "examples-$command"
    while IFS= read -r example; do
        case "${EXAMPLES-}:$example" in
        *' find '*) continue ;; # half a minute each: they are in commands/find.sh
        short:*english* | short:*wiegleb* | short:*T100*) continue ;;
        esac
        case "$example" in
        *'# exit code 1') expected=1 ;;
        *) expected=0 ;;
        esac
        (cd "examples-$command" && timeout 500 sh -c "$example") >out 2>err </dev/null
        got=$?
        [ $got -eq $expected ] || fail "$example: exit code $got"
        [ "$(wc -l <err)" -le $expected ] || fail "$example: says something on standard error"
        case "$example" in
        *--output* | *'>'* | *'# exit code 1') ;;
        *) [ -s out ] || fail "$example: says nothing" ;;
        esac
    done <examples
    find "examples-$command" -type f -size 0 >out
    [ ! -s out ] || fail "$command: an example leaves an empty file"
    rm -rf "examples-$command"
done

# The problems that help and the manual show have solutions.
{ "$peg" share man; "$peg" help solve --all | tr '\n' ' '; } |
    grep -o 'T[0-9]* vacate [a-z0-9]* finish [a-z0-9]*' >problems
[ "$(wc -l <problems)" -ge 2 ] && "$peg" feasible - <problems >out || fail "a problem shown has no solution"

# README's table and the shells' files are current.
"$peg" share commands >table
sed -n '/^| command | does |$/,/^$/p' "$tests/../../README.md" | sed '/^$/d' | cmp -s - table ||
    fail "README's table of commands is not what pegwright share commands says"
for pair in man=man/man1/pegwright.1 bash=bash-completion/completions/pegwright zsh=zsh/vendor-completions/_pegwright \
    fish=fish/vendor_completions.d/pegwright.fish; do
    "$peg" share "${pair%%=*}" | cmp - "$share/${pair#*=}" || fail "${pair#*=} is older than the program"
done
"$peg" share nothing 2>err && fail "share nothing"
grep -q 'there are man, bash, zsh, fish and commands' err || fail "share nothing does not say what there is"

# mandoc's one style note is meant: the operating system is pegwright's version.
mandoc -Tlint -W style "$manual" | grep -v 'STYLE: operating system explicitly specified' >out
[ ! -s out ] || fail "mandoc -Tlint"
mandoc -Tutf8 "$manual" | sed 's/.\x08//g' >page
for section in NAME SYNOPSIS DESCRIPTION COMMANDS BOARDS SOLUTIONS JSON ENVIRONMENT 'EXIT STATUS'; do
    grep -q "^$section\$" page || fail "the manual has no section $section"
done
for command in $commands; do
    grep -q "^     pegwright $command " page || fail "the manual leaves out $command"
    "$peg" help "$command" --all | sed -n '1,/^examples:$/s/^  \(-o, \)*\(--[a-z-]*\).*/\2/p' >options
    [ -s options ] || fail "help $command has no options"
    sed -n "/^   $command\$/,/^   [a-z]/p" page >section
    while IFS= read -r option; do
        grep -q -- "$option\\>" section || fail "the manual of $command leaves out $option"
    done <options
done

# Colours.
escape=$(printf '\033')
coloured() { grep -q "$escape" "$1"; }
"$peg" solve T5 >t5.txt
unset NO_COLOR CLICOLOR CLICOLOR_FORCE
export TERM=xterm
for environment in A=b NO_COLOR=1 'NO_COLOR=1 CLICOLOR_FORCE=1' CLICOLOR_FORCE=0 CLICOLOR=1; do
    # shellcheck disable=SC2086 # words
    { env $environment "$peg" verify t5.txt nothing; env $environment "$peg" help; } >out 2>&1
    coloured out && fail "$environment colours a file"
done
for environment in CLICOLOR_FORCE=1 'CLICOLOR_FORCE=1 NO_COLOR=' 'CLICOLOR_FORCE=1 TERM=dumb'; do
    # shellcheck disable=SC2086
    env $environment "$peg" verify t5.txt >out
    grep -q "^t5.txt: $escape\[32mok$escape\[m T5" out || fail "$environment does not colour a yes"
    # shellcheck disable=SC2086
    env $environment "$peg" verify nothing 2>err
    coloured err || fail "$environment does not colour a complaint"
done
"$peg" solve T5 | sed '$s/-a1$/-b2/' | CLICOLOR_FORCE=1 "$peg" verify - >out
coloured out || fail "a no is not coloured"
# on_terminal COMMAND: what it writes to a terminal.
on_terminal() { TYPED=$1 zsh -fc 'zmodload zsh/zpty; zpty t $TYPED; while zpty -r t line; do print -rn -- $line; done'; }
on_terminal 'pegwright verify t5.txt nothing' >out
grep -q "${escape}\[32mok" out && grep -q "${escape}\[1;31mpegwright:" out || fail "a terminal gets no colours"
for environment in TERM=dumb TERM= NO_COLOR=1 CLICOLOR=0; do
    on_terminal "env $environment pegwright verify t5.txt nothing; env $environment pegwright help" >out
    grep -q 'ok T5' out || fail "$environment: nothing on the terminal"
    coloured out && fail "$environment: a terminal gets colours"
done
# Progress on a terminal, but not on a dumb one.
for term in xterm dumb; do
    on_terminal "env TERM=$term pegwright count wiegleb --vacate e5 --finish e5 --time 3" >$term
    grep -q 'time is up (3 s)' $term || fail "the search on a terminal"
done
grep -q "${escape}\[K" xterm || fail "a terminal shows no progress"
coloured dumb && fail "a dumb terminal gets control sequences"
[ "$(wc -l <dumb)" -eq 1 ] || fail "a dumb terminal gets a line of progress"

# expect_words WORDS ANSWER: completion, as the shells ask for it.
expect_words() {
    # shellcheck disable=SC2086
    "$peg" complete-words $1 "$2" >out
    [ "$(cut -f 1 out | tr '\n' ' ')" = "$3" ] || fail "complete-words $1 '$2' does not give '$3'"
}
expect_words '' s 'solve shortest shorten solutions survey '
expect_words '' '--' '--help --version '
expect_words help boa 'boards '
expect_words solve octagon 'octagon3 '
expect_words solve diagonal:eng 'diagonal:english '
expect_words 'solve T2 --vacate' '' 'a1 a2 b2 '
expect_words 'solve --vacate' '' ''
expect_words 'solve T100000 --vacate' '' ''
expect_words 'solve @- --vacate' '' ''
expect_words 'solve T2 --notation numbers --vacate' '1,' '1,2 1,3 '
expect_words 'solve T2 --notation=numbers' '--finish=' '--finish=1 --finish=2 --finish=3 --finish=any --finish=fewest --finish=most '
expect_words 'solve T2 --vacate a1' --va ''
expect_words 'solve T2 -o' '' ':files '
expect_words 'solve T2 -o x' --o ''
expect_words 'levels T2 --files' '' ':folders '
expect_words 'bound T2 -- --' -- ''
expect_words 'bound T2 --nonsense' sc ''
expect_words nonsense '' ''

# Every option's values are completed, or described.
for command in $commands; do
    "$peg" share man >page.1
    "$peg" help "$command" --all | sed -n '1,/^examples:$/s/^  .*--[a-z-]* \([A-Za-z|]*\) *.*/\1/p' | tr '|' '\n' |
        grep '^[A-Z][A-Z]*$' | sort -u >values
    while IFS= read -r value; do
        grep -q "^\.It Ar \(\\\\&\)*$value\$" page.1 || fail "nothing says what $value is"
    done <values
done

# In the shells: a folder, what is typed, and what fits.
mkdir files-only with-folders empty with-folders/solved
cp t5.txt files-only/solution.txt
cp t5.txt with-folders/solution.txt
echo 'ooo' >with-folders/board.txt
cat >cases <<'END'
empty|pegwright solv|solve
empty|pegwright help boa|boards
empty|pegwright solve eng|english
empty|pegwright solve triangular:8|triangular:8x5
files-only|pegwright solve triangu|triangular:
empty|pegwright solve english --va|--vacate
empty|pegwright solve T2 --vacate=b|--vacate=b2
empty|pegwright solve T3 --vacate |a1 a2 a3 b2 b3 c3
with-folders|pegwright solve T3 --vacate b2,a|b2,a1 b2,a2 b2,a3
empty|pegwright solve T2 --notation numbers --vacate |1 2 3
empty|pegwright solve T3 --finish a|a1 a2 a3 any
empty|pegwright solve ooo/ooo --finish c|c1 c2
empty|pegwright solve T5 --format j|json
empty|pegwright draw T5 --style sw|sweep
empty|pegwright draw T5 --theme p|print
empty|pegwright find p|purges
empty|pegwright verify so|
files-only|pegwright verify so|solution.txt
with-folders|pegwright verify so|solution.txt solved/
with-folders|pegwright draw T5 --output=solu|--output=solution.txt
empty|pegwright levels T5 --files so|
files-only|pegwright levels T5 --files so|
with-folders|pegwright levels T5 --files so|solved/
with-folders|pegwright solve @bo|@board.txt
with-folders|pegwright solve @board.txt --vacate b|b1
END
tab=$(printf '\t')
# Sorted words.
in_order() { printf '%s\n' $1 | sort | tr '\n' ' '; }
while IFS='|' read -r folder line fits; do
    printf 'all\t%s\t%s\t%s\n' "$work/$folder" "$line" "$fits"
    case "$fits" in *' '*) ;; *) printf 'tab\t%s\t%s\t%s\n' "$work/$folder" "$line" "$fits" ;; esac
done <cases >typed
for shell in bash zsh; do
    cut -f 1-3 typed | timeout 300 zsh -f "$tests/type.zsh" $shell "$share" >became 2>err || fail "$shell: typing lines"
    [ "$(wc -l <became)" -eq "$(wc -l <typed)" ] || fail "$shell: not all lines were answered"
    paste typed became | while IFS= read -r row; do
        line=$(echo "$row" | cut -f 3)
        fits=$(echo "$row" | cut -f 4)
        became=$(echo "$row" | cut -f 5)
        before=${line%"${line##* }"}
        # For all candidates bash leaves out the slash after a folder.
        case "$shell $row" in
        'bash all'*) fits=$(echo "$fits" | sed 's,/\( \|$\),\1,g') ;;
        esac
        [ "$(in_order "${became#"$before"}")" = "$(in_order "${fits:-${line##* }}")" ] ||
            echo "$shell: $(echo "$row" | cut -f 1) after '$line' in $(echo "$row" | cut -f 2) gives '$became'"
    done >out
    [ ! -s out ] || { cat out; fail "$shell completes something else"; }
done
while IFS='|' read -r folder line fits; do
    (cd "$folder" && HOME=$work XDG_DATA_DIRS=$share:/usr/share XDG_CONFIG_HOME=$work \
        fish -c 'complete -C $argv[1]' "$line") 2>err | cut -f 1 >became
    [ "$(in_order "$(cat became)")" = "$(in_order "$fits")" ] || {
        cp became out
        fail "fish: after '$line' in $folder"
    }
done <cases
[ "$failures" -eq 0 ]
