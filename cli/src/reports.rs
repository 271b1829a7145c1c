//! A report to look at: of an earlier run, from its file, or of a run that is done for it.
//!
//! **In:** the command line. **Out:** [`Read`]: the report, and the texts that it is about as they were.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use sidewinder_report::{Report, shown};

use crate::options::{Common, wrong_usage};
use crate::program::reason;
use crate::words::{Tool, Words};
use crate::{exit, run};

/// A report, and where its texts are.
pub struct Read {
    /// The report.
    pub report: Report,
    /// How the program ended, if it was run for this; else 0.
    pub status: i32,
    /// The text of the main file, where it is at hand.
    pub main: Option<String>,
    /// Folders in which files are looked for.
    pub folders: Vec<PathBuf>,
}

impl Read {
    /// The text of a file as it ran, by the name that the report has for it.
    pub fn text(&self, name: &str) -> Option<String> {
        let is_main = self.report.start.as_ref().is_some_and(|start| start.program.file == name);
        if let Some(text) = self.main.as_ref().filter(|_| is_main) {
            return Some(text.clone());
        }
        let texts = self.folders.iter().filter_map(|root| fs::read_to_string(root.join(name)).ok());
        texts.into_iter().find(|text| self.report.may_be_text_of(name, text))
    }

    /// The files of the program's own that the report tells of, compiled or not, the main file first.
    pub fn own_files(&self) -> Vec<String> {
        let mut files = Vec::new();
        let main = self.report.start.iter().map(|start| start.program.file.as_str());
        let pieces = self.report.loops.values();
        let places = pieces.flat_map(|one| one.facts.iter().map(|fact| &fact.at).chain([&one.at]));
        // What did not get hot is not compiled, and can have a rule all the same.
        let ends = self.report.summary.iter().flat_map(|summary| {
            let ran = summary.interpreted.iter().map(|one| &one.at);
            let did_not = summary.not_run.iter().map(|one| &one.at);
            ran.chain(did_not).chain(summary.aborts.iter().map(|one| &one.at))
        });
        for file in main.chain(places.chain(ends).map(|at| &*at.file)) {
            let is_own = !file.is_empty() && !file.starts_with(['<', '/']);
            if is_own && !files.iter().any(|known| known == file) {
                files.push(file.to_owned());
            }
        }
        files
    }
}

/// The report that the command line names: a file, or a program behind `--`, after `-c` or `-m`, or one whose name ends in `.py`.
pub fn of(words: &Words, common: &Common, tool: Tool, missing: &str) -> Read {
    if is_program(words) {
        return run::for_report(words, common, tool);
    }
    match words.program.first().map(Path::new) {
        Some(file) => from_file(file),
        None => wrong_usage(tool, missing),
    }
}

/// Whether the command line names a program, not a report.
fn is_program(words: &Words) -> bool {
    let is_python = |file: &std::ffi::OsString| {
        Path::new(file).extension().is_some_and(|ending| ending == "py")
    };
    words.has_dashes
        || words.code.is_some()
        || words.module.is_some()
        || words.program.first().is_some_and(is_python)
}

/// The report in a file. The process ends if there is none.
pub fn from_file(file: &Path) -> Read {
    let shown = file.display();
    let lines = fs::read_to_string(file).unwrap_or_else(|error| {
        let why = reason(&error);
        exit::because(&format!("sidewinder: can't read report '{shown}': {why}\n"), exit::USAGE)
    });
    let report = Report::parse_as(&lines, shown::for_terminal).unwrap_or_else(|problem| {
        exit::because(&format!("sidewinder: {shown}: {problem}\n"), exit::USAGE)
    });
    if report.start.is_none() {
        exit::because(&format!("sidewinder: {shown} is no report: it has no start\n"), exit::USAGE);
    }
    let beside = file.parent().map(Path::to_path_buf).unwrap_or_default();
    Read { report, status: 0, main: None, folders: vec![PathBuf::new(), beside] }
}

/// The folder that names in a report of this run are relative to.
pub fn here() -> PathBuf {
    env::current_dir().unwrap_or_default()
}
