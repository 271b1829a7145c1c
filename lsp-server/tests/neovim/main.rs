//! Neovim, headless, drives the server over standard input and output. Called with `lsp`, this test is the server.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, exit};

/// Stands in for `sidewinder`: writes the canned report of the program.
const SCRIPT: &str = r#"#!/bin/sh
for program; do :; done # the last word
cat "${program%.py}.jsonl" > "${2#--report=}"
case "$program" in *endless.py) exec sleep 1000;; esac
"#;

fn main() {
    if std::env::args().nth(1).as_deref() == Some("lsp") {
        sidewinder_lsp::run_stdio().expect("the runtime starts");
        return;
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let folder = std::env::temp_dir().join(format!("sidewinder-neovim-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let folder = folder.canonicalize().unwrap();
    for name in ["boxed.py", "boxed.jsonl", "endless.py", "endless.jsonl"] {
        fs::copy(here.join("fixtures").join(name), folder.join(name)).unwrap();
    }
    let script = folder.join("sidewinder.sh");
    fs::write(&script, SCRIPT).unwrap();
    let executable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(&script, executable).unwrap();

    let said = Command::new("nvim")
        .args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-S"])
        .arg(here.join("neovim/drive.lua"))
        .env("SERVER", std::env::current_exe().unwrap())
        .env("FOLDER", &folder)
        .env("RUNNER", &script)
        .env("XDG_STATE_HOME", folder.join("state"))
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .output();
    let said = match said {
        Ok(said) => said,
        Err(why) => {
            eprintln!("nvim does not start ({why}): `apt-get install neovim` brings it");
            exit(1);
        }
    };
    print!("{}", String::from_utf8_lossy(&said.stdout));
    eprint!("{}", String::from_utf8_lossy(&said.stderr));
    let _ = fs::remove_dir_all(&folder);
    if !said.status.success() {
        exit(1);
    }
}
