#!/bin/sh
# pip install without a network, from a source distribution.
#    usage: python.sh BUILD WORK, with PYTHON in the environment
. "$(dirname "$0")/common.sh"
export PYTHONDONTWRITEBYTECODE=1

rm -rf "$work/python"
mkdir -p "$work/python/target"
cd "$work/python"
made=$(cd "$top/src/python" && PYTHONPATH=backend "$PYTHON" -c "
import pegwright_build; print(pegwright_build.build_sdist('$work/python'))")
expect "pegwright-$version.tar.gz" "$made" "the source distribution"
tar -xf "$made"
unpacked=$work/python/pegwright-$version

# The backend finds the sources in the repository, too.
expect "$version" "$(cd "$top/src/python" && PYTHONPATH=backend "$PYTHON" -c "
import pegwright_build; print(pegwright_build.version())")" "the version that pip is told"

export CCACHE_BASEDIR="$unpacked/tree"
export CMAKE_ARGS="-DCMAKE_CXX_COMPILER=$compiler -DCMAKE_CXX_COMPILER_LAUNCHER=$launcher \
    -DCMAKE_BUILD_TYPE=$(setting CMAKE_BUILD_TYPE) -DPEGWRIGHT_WERROR=$(setting PEGWRIGHT_WERROR) \
    -DPEGWRIGHT_PRECOMPILED=$(setting PEGWRIGHT_PRECOMPILED) -DPEGWRIGHT_UNITY=$(setting PEGWRIGHT_UNITY)"
quiet "$PYTHON" -m pip install --no-index --no-cache-dir --root-user-action=ignore --target target \
    --config-settings build-dir="$unpacked/tree/build" "$unpacked"
PYTHONPATH=target "$PYTHON" -c "
import importlib.metadata, os, pegwright
assert pegwright.__version__ == importlib.metadata.version('pegwright') == '$version'
answer = pegwright.solve('english')
assert pegwright.verify(answer) and b'</svg>' in pegwright.draw(answer)
assert pegwright.count(pegwright.Problem('T5', vacate='a1', finish='a1')).solutions == 6816
folder = os.path.dirname(pegwright.__file__)
assert os.path.dirname(folder) == '$work/python/target'
assert {'py.typed', '_core.pyi', 'errors.py'} <= set(os.listdir(folder))
"
[ ! -e target/share ] || fail "a wheel has files of Debian's packages"
module=$(find target/pegwright -name '_core.*.so')
expect PyInit__core "$(nm -D --defined-only "$module" | cut -d ' ' -f 3)" "what the module shows"
if ldd "$module" | grep libpegwright; then fail "the module of a wheel needs a library beside it"; fi
