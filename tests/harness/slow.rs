//! Programs with a known slowness, in `tests/slow`: what their heads say.

use std::fs;
use std::path::PathBuf;

use crate::root;

/// A program.
#[derive(Clone, Debug)]
pub struct Slow {
    /// Its name.
    pub name: String,
    /// Its file.
    pub file: PathBuf,
    /// What is slow in it.
    pub what: String,
    /// The code of the advice that is the right one.
    pub code: String,
    /// The line that this advice is about.
    pub line: u64,
    /// The title of the fix that helps.
    pub fix: String,
    /// The report of a user that it is like.
    pub report: Option<String>,
}

/// All of them, by name.
///
/// # Panics
///
/// Where a head is not complete.
pub fn programs() -> Vec<Slow> {
    let folder = root().join("tests/slow");
    let entries = fs::read_dir(&folder).expect("the folder is there").flatten();
    let mut all: Vec<Slow> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "py"))
        .map(read)
        .collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

fn read(file: PathBuf) -> Slow {
    let text = fs::read_to_string(&file).expect("it can be read");
    let head =
        || text.lines().take_while(|line| line.starts_with('#')).map(|line| line[1..].trim());
    let value = |name: &str| head().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
    let needed = |found: Option<String>, what: &str| {
        found.unwrap_or_else(|| panic!("{}: its head has no {what}", file.display()))
    };
    let line = text.lines().position(|line| line.ends_with("# slow"));
    Slow {
        name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        what: needed(head().next().map(str::to_owned), "first line"),
        code: needed(value("code: "), "code"),
        line: line.map_or(0, |at| at as u64 + 1),
        fix: needed(value("fix: "), "fix"),
        report: value("report: "),
        file,
    }
}
