#!/bin/sh
# Odd input, odd file names, odd descriptors.
#    usage: careful.sh PEGWRIGHT REFEREE
. "$(dirname "$0")/../common.sh"
patience=60

# expect CODE OUT ERR COMMAND...: the exit code, parts of the output and of the one error line.
expect() {
    code=$1
    out=$2
    err=$3
    shift 3
    ends "$code" "$@"
    [ -z "$out" ] || grep -qF -- "$out" out || fail "$* did not print '$out'"
    if [ -z "$err" ]; then
        [ ! -s err ] || fail "$* complained"
    else
        [ "$(wc -l <err)" -eq 1 ] && grep -qF -- "$err" err || fail "$* did not say '$err' in one line"
    fi
}
# clean FILE: neither control characters nor zeros.
clean() { [ "$(tr -d '\n' <"$1" | tr -d '[:cntrl:]' | wc -c)" -eq "$(tr -d '\n' <"$1" | wc -c)" ]; }

"$peg" solve T5 --vacate a1 --finish a1 >t5.txt
"$peg" solve T5 --vacate a1 --finish a1 --format json >t5.json

# Flags with values.
expect 2 '' "--up-to-order takes no value, and 'false' is given" "$peg" count T4 --vacate a2 --up-to-order=false
expect 0 '"up_to_order":"4"' '' "$peg" count T4 --vacate a2 --up-to-order=true --format json

# JSON keys that repeat facts must be right.
expect 0 't5.json: ok T5 a1 a1: 13 jumps' '' "$peg" verify t5.json
moves=$(sed 's/.*"moves":\([0-9]*\).*/\1/' t5.json)
for change in jumps:13:14 moves:$moves:9999 jumps:13:-1 jumps:13:99999999999999999999; do
    key=${change%%:*}
    values=${change#*:}
    sed "s/\"$key\":${values%%:*}/\"$key\":${values#*:}/" t5.json >claims.json
    case $change in
    *99999999999) expect 2 '' "\"$key\" must be a whole number" "$peg" verify claims.json ;;
    *) expect 1 "claims.json: wrong at the end, after 13 jumps: \"$key\" is ${values#*:}, and should be" '' \
        "$peg" verify claims.json ;;
    esac
done
sed 's/"longest_sweep":\([0-9]*\)/"longest_sweep":1\1/' t5.json >claims.json
expect 1 '"longest_sweep" is 1' '' "$peg" verify claims.json
sed 's/"jumps":13/"jumps":"13"/' t5.json >claims.json
expect 2 '' '"jumps" must be a whole number' "$peg" verify claims.json
printf '{"solution":["a3-a1"],"jumps":2,"board":"1x3","vacate":"a1","finish":"a1"}' >after.json
expect 1 '"jumps" is 2, and should be 1' '' "$peg" verify after.json

# Control characters and zeros are escaped.
printf '{"board":"T\033[2J5\\u0000x","vacate":"a1","finish":"a1","solution":[]}' >odd.json
expect 2 '' 'odd.json' "$peg" verify odd.json
clean err || fail "control characters in a message"
printf '{"board":"T5\\u001b[2J","vacate":"a1","finish":"a1","solution":[]}' >odd.json
expect 2 '' '\x1b[2J' "$peg" verify odd.json
printf '{"board":"T5\\u0000end","vacate":"a1","finish":"a1","solution":[]}' >odd.json
expect 2 '' 'a string has a zero character in it' "$peg" verify odd.json
name=$(printf 'a\033[2Jb')
cp t5.txt "$name"
expect 0 'a\x1b[2Jb: ok T5' '' "$peg" verify "$name"
clean out || fail "control characters of a name in a result"

# File names that are no UTF-8.
name=$(printf 'b\377')
cp t5.txt "$name"
expect 0 '"file":"' '' "$peg" verify "$name" --format json
grep -qF 'b\\xff' out || fail "verify: no escape in $(cat out)"

# Long file names.
for length in 250 255; do
    name=$(printf "%0${length}d" 0)
    "$peg" solve T5 --output "$name" 2>err || fail "a name of $length characters: $(cat err)"
    "$peg" verify "$name" >out || fail "a name of $length characters"
    rm -f "$name"
done
expect 2 '' 'File name too long' "$peg" solve T5 --output "$(printf '%0256d' 0)"

# A writable file in a read-only folder; not for root.
mkdir shut
echo old >shut/file
chmod 666 shut/file
chmod 555 shut
chmod 755 .
if [ "$(id -u)" -ne 0 ]; then as=; else as='setpriv --reuid 65534 --clear-groups'; fi
if $as true 2>/dev/null && ! $as touch shut/new 2>/dev/null; then
    expect 0 '' '' $as "$peg" solve T5 --vacate a1 --finish a1 --output shut/file
    cmp -s t5.txt shut/file || fail "a file in a shut folder was not written"
    [ "$(ls -A shut)" = file ] || fail "a shut folder has $(ls -A shut)"
    expect 2 '' 'cannot write to shut/new' $as "$peg" solve T5 --output shut/new
fi
chmod 755 shut

# Killed processes leave no file.
mkfifo hold
"$peg" solve T3000 --output killed.txt &
process=$!
sleep 0.05
kill -KILL $process 2>/dev/null
wait $process 2>/dev/null
[ -z "$(ls -A | grep pegwright)" ] || fail "killed, it left $(ls -A | grep pegwright)"

# Non-blocking descriptors.
nonblocking='use Fcntl; my $h = shift; open(my $f, $h eq "in" ? "<&=0" : ">&=1"); fcntl($f, F_SETFL, O_NONBLOCK); exec @ARGV'
if perl -e 'use Fcntl' 2>/dev/null; then
    { sleep 0.3 && cat t5.txt; } | perl -e "$nonblocking" in "$peg" verify - >out 2>err
    grep -q '^-: ok T5' out || fail "non-blocking input"
    perl -e "$nonblocking" out "$peg" solve T1500 | { sleep 0.5 && cat; } >large.txt
    "$peg" verify large.txt >out 2>err || fail "non-blocking output"
fi

# Ctrl-C while a named pipe waits.
for arguments in 'verify hold' 'solve T5 --output hold'; do
    # shellcheck disable=SC2086 # words
    interrupt 0.3 "$peg" $arguments >out 2>err
    got=$?
    [ "$got" -eq 130 ] || fail "$arguments, interrupted, gave $got instead of 130"
done

if command -v head >/dev/null && [ -r /dev/zero ]; then
    { printf '{"comment":"' && head -c 300000000 /dev/zero | tr '\0' x && printf '"}'; } \
        | "$peg" verify - >out 2>err
    got=$?
    [ "$got" -eq 3 ] && grep -q 'a string of more than 16777216 characters' err || fail "a long string gave $got"
fi
[ "$failures" -eq 0 ]
