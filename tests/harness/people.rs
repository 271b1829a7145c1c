//! People's programs: what `tests/packages` has, and what is installed for each.
//!
//! In: `# pip: babel==2.19.0`, a line of a program. Out: a folder with just that, made by CPython's pip once and kept in `target/tmp/people`.

use crate::{Limits, oracle, root, run, subject};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

/// A program, and what it needs.
#[derive(Clone, Debug)]
pub struct Program {
    /// The name of its file, mostly that of the package.
    pub name: String,
    /// Its file.
    pub path: PathBuf,
    /// Packages with their versions, as pip has them.
    pub needs: Vec<String>,
}

/// Where the programs are.
pub fn folder() -> PathBuf {
    root().join("tests/packages")
}

/// Where all is kept.
pub fn home() -> PathBuf {
    subject::target().join("tmp/people")
}

/// The programs in the order of their names.
///
/// # Panics
/// When one cannot be read, or does not say what it needs.
pub fn programs() -> Vec<Program> {
    let entries = fs::read_dir(folder()).expect("tests/packages can be listed");
    let paths = entries.map(|entry| entry.expect("and read").path());
    let mut programs: Vec<Program> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "py"))
        .map(|path| {
            let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a program can be read");
            let needs = text.lines().find_map(|line| line.strip_prefix("# pip: "));
            let needs = needs.unwrap_or_else(|| panic!("{name}: no line `# pip: …`"));
            Program { name, path, needs: needs.split_whitespace().map(String::from).collect() }
        })
        .collect();
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    programs
}

/// Installs what a program needs into a folder of its own, unless that was done.
///
/// # Errors
/// What pip says.
pub fn install(program: &Program) -> Result<PathBuf, String> {
    let place = home().join("installed").join(&program.name);
    let list = program.needs.join("\n");
    let mark = place.join("installed.txt");
    if fs::read_to_string(&mark).is_ok_and(|installed| installed == list) {
        return Ok(place);
    }
    let _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).map_err(|error| error.to_string())?;
    let mut pip = Command::new(python("pip"));
    pip.args(["-m", "pip", "install", "-q", "--no-deps", "--no-compile"]);
    pip.args(["--disable-pip-version-check", "--root-user-action=ignore", "--target"]);
    let limits = Limits { time: Duration::from_secs(600), ..Limits::default() };
    let done = run(pip.arg(&place).args(&program.needs), b"", limits);
    let done = done.map_err(|error| error.to_string())?;
    if done.code != Some(0) {
        return Err(format!("pip: {}\n{}", done.ending(), tail(&done.err())));
    }
    fs::write(&mark, list).map_err(|error| error.to_string())?;
    Ok(place)
}

/// CPython in an environment of its own: `pip` has pip, which Debian's CPython has nowhere else, and `bare` has no package.
///
/// # Panics
/// When it cannot be made.
pub fn python(name: &'static str) -> PathBuf {
    static MADE: Mutex<()> = Mutex::new(());
    let place = home().join(name);
    let python = place.join("bin/python");
    let _one_at_a_time = MADE.lock().expect("nobody panics with it");
    if !python.exists() {
        let mut venv = Command::new(oracle::cpython().expect("it is here"));
        venv.args(["-m", "venv"]).args((name == "bare").then_some("--without-pip")).arg(&place);
        assert!(venv.status().is_ok_and(|status| status.success()), "python -m venv fails");
    }
    python
}

/// The names that a program imports, and that lie in a folder: those of the packages that were installed for it.
pub fn imported(text: &str, installed: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for line in text.lines() {
        let Some(rest) = line.strip_prefix("import ").or_else(|| line.strip_prefix("from ")) else {
            continue;
        };
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let name = &rest[..end];
        let is_there =
            installed.join(name).is_dir() || installed.join(format!("{name}.py")).is_file();
        // Texts in the program may say `from . import a`.
        if is_there && !name.is_empty() && !names.iter().any(|known| known == name) {
            names.push(name.to_owned());
        }
    }
    names
}

/// The last lines of a text.
pub fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().rev().take(6).collect();
    lines.into_iter().rev().collect::<Vec<_>>().join("\n")
}
