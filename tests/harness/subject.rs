//! The command under test.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::{Case, Finished, Limits, Setting, root, run};

/// The `sidewinder` to test: `SIDEWINDER_BIN`, else the release build of this workspace, which is
/// brought up to date once per test process.
///
/// # Panics
/// When it cannot be built: no test means anything then.
pub fn binary() -> &'static Path {
    static BINARY: OnceLock<PathBuf> = OnceLock::new();
    BINARY.get_or_init(|| match env::var_os("SIDEWINDER_BIN") {
        Some(path) => PathBuf::from(path),
        None => build(),
    })
}

fn build() -> PathBuf {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(["build", "--quiet", "--release", "-p", "sidewinder"])
        .current_dir(root())
        .status()
        .expect("cargo can be started");
    assert!(status.success(), "sidewinder does not build");
    target().join("release/sidewinder")
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    root().join(target)
}

/// A `sidewinder` command that sees nothing of the tester's own settings. What is not its own it imports from the oracle's library.
pub fn command() -> Command {
    prepare(Command::new(binary()))
}

/// Any command that runs it, without the tester's own settings.
pub fn prepare(mut command: Command) -> Command {
    command.current_dir(root());
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("SIDEWINDER_") || text.starts_with("PYTHON") {
            command.env_remove(&name);
        }
    }
    if let Some(library) = crate::oracle::library() {
        command.env("SIDEWINDER_STDLIB", library);
    }
    command
}

/// Runs a case in a setting.
pub fn run_case(case: &Case, setting: &Setting, limits: Limits) -> io::Result<Finished> {
    let mut command = command();
    setting.apply(&mut command);
    command.arg(&case.path).args(&case.argv);
    run(&mut command, &case.stdin, limits)
}
