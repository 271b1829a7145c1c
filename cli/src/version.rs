//! `-V`, `-VV` and `--version --json`: which Sidewinder this is.

use std::env;

use serde_json::{Value, json};
use sidewinder_lang::interp::standard_library;
use sidewinder_report::schema::SCHEMA;
use sidewinder_report::traces::TRACES;

use crate::{exit, report};

/// The version.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The version of Python whose programs it runs: `sys.version_info`.
pub const PYTHON: &str = "3.11.7";

/// Whether hot code becomes machine code on this machine.
pub const fn has_machine_code() -> bool {
    cfg!(all(target_arch = "x86_64", target_os = "linux"))
}

/// Prints it, as often as it was asked for, and ends the process.
pub fn print(times: u8, as_json: bool) -> ! {
    let text = match (as_json, times) {
        (true, _) => format!("{}\n", serde_json::to_string_pretty(&all()).unwrap_or_default()),
        (false, 1) => format!("sidewinder {VERSION}\n"),
        (false, _) => long(),
    };
    report::print(&text);
    exit::with(0)
}

fn build() -> &'static str {
    if cfg!(debug_assertions) { "debug" } else { "release" }
}

/// Which standard library is in force.
fn library() -> String {
    standard_library().map_or_else(|| "none".into(), |folder| folder.display().to_string())
}

fn executable() -> String {
    env::current_exe().map(|path| path.display().to_string()).unwrap_or_default()
}

fn long() -> String {
    let jit = if has_machine_code() {
        "machine code"
    } else {
        "traces are run step by step; there is no machine code for this machine"
    };
    format!(
        "sidewinder {VERSION} (Python {PYTHON})\n\
         machine:    {} {}\n\
         JIT:        {jit}\n\
         library:    {}\n\
         build:      {}\n\
         reports:    schema {SCHEMA}, traces {TRACES}\n\
         executable: {}\n",
        env::consts::OS,
        env::consts::ARCH,
        library(),
        build(),
        executable()
    )
}

/// All of it, for programs.
pub fn all() -> Value {
    json!({
        "name": "sidewinder",
        "version": VERSION,
        "python": PYTHON,
        "os": env::consts::OS,
        "arch": env::consts::ARCH,
        "machine_code": has_machine_code(),
        "build": build(),
        "report_schema": SCHEMA,
        "traces_schema": TRACES,
        "library": library(),
        "executable": executable(),
    })
}
