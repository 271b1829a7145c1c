//! CPython 3.11, which says what is right.

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use crate::{Case, Finished, Limits, root, run};

/// Prints the interpreter's own path, and that of its library, when it is CPython 3.11.
const PROBE: &str = "import os, sys
if sys.implementation.name == 'cpython' and sys.version_info[:2] == (3, 11):
    print(sys.executable, os.path.dirname(os.__file__), sep='\\n')";

struct Found {
    program: PathBuf,
    library: PathBuf,
}

/// The CPython 3.11 of this machine: `SIDEWINDER_CPYTHON`, `python3.11` or `python3`; `None` when
/// none of them is one.
pub fn cpython() -> Option<&'static PathBuf> {
    found().map(|found| &found.program)
}

/// The library of that CPython: what the program under test imports has to be of the same version as what it is compared with.
pub fn library() -> Option<&'static PathBuf> {
    found().map(|found| &found.library)
}

fn found() -> Option<&'static Found> {
    static FOUND: OnceLock<Option<Found>> = OnceLock::new();
    FOUND
        .get_or_init(|| {
            let named = env::var("SIDEWINDER_CPYTHON").ok();
            let names = named.into_iter().chain(["python3.11".into(), "python3".into()]);
            names.into_iter().find_map(|name| {
                let done = Command::new(name).args(["-S", "-c", PROBE]).output().ok()?;
                let text = String::from_utf8(done.stdout).ok()?;
                let mut lines = text.lines().map(PathBuf::from);
                Some(Found { program: lines.next()?, library: lines.next()? })
            })
        })
        .as_ref()
}

/// A command that runs the oracle as the cases expect it: no site packages, no bytecode files, the
/// stand-in for the hints in reach, and the hashes of strings that do not change from run to run.
pub fn command() -> Option<Command> {
    let mut command = Command::new(cpython()?);
    command.current_dir(root()).arg("-S");
    for (name, _) in env::vars_os() {
        if name.to_string_lossy().starts_with("PYTHON") {
            command.env_remove(&name);
        }
    }
    command.env("PYTHONPATH", root().join("packaging/python")).env("PYTHONDONTWRITEBYTECODE", "1");
    command.env("PYTHONHASHSEED", "0");
    Some(command)
}

/// Runs a case under the oracle; an error when there is none.
pub fn run_case(case: &Case) -> io::Result<Finished> {
    let mut command =
        command().ok_or_else(|| io::Error::other("no CPython 3.11 (see SIDEWINDER_CPYTHON)"))?;
    command.arg(&case.path).args(&case.argv);
    run(&mut command, &case.stdin, Limits::default())
}
