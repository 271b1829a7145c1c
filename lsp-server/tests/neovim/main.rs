//! Neovim, headless, drives the server over standard input and output. Called with `lsp`, this test is the server.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, exit};

/// Stands in for `sidewinder`: what it does is in the file `mode`.
const SCRIPT: &str = r#"#!/bin/sh
report=${2#--report=}
case "$(cat mode)" in
    endless) head -4 report.jsonl > $report; echo $$ > pid; exec sleep 1000;;
    crash) head -4 report.jsonl > $report; kill -SEGV $$;;
    *) cat report.jsonl > $report;;
esac
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
    for (from, to) in [("fixtures/boxed.py", "boxed.py"), ("fixtures/boxed.jsonl", "report.jsonl")]
    {
        fs::copy(here.join(from), folder.join(to)).unwrap();
    }
    fs::write(folder.join("mode"), "report").unwrap();
    fs::write(folder.join("sidewinder.sh"), SCRIPT).unwrap();
    let executable = fs::Permissions::from_mode(0o755);
    fs::set_permissions(folder.join("sidewinder.sh"), executable).unwrap();

    let said = Command::new("nvim")
        .args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-S"])
        .arg(here.join("neovim/drive.lua"))
        .env("SERVER", std::env::current_exe().unwrap())
        .env("FOLDER", &folder)
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
