//! `sidewinder check`: whether compiled code keeps the rules that a program or a file sets it. For CI.
//!
//! ```text
//! rules in comments and files ─┐
//!                              ├─▶ judge: measure each place ──▶ violations ──▶ told: text, json, github
//! report of a run, or a run ───┘
//! ```
//!
//! Exit status: 0 if all rules are kept, 1 if one is not or the program failed, 2 if a rule is not well formed or there is none.
//!
//! A rule is never kept by silence: a place that did not run, or never got hot, breaks it. Counts are per iteration and come from exact counters, so that
//! the same program gives the same answer on every machine.
//!
//! **Absent:** measuring ([`sidewinder_report::measure`]).

mod judge;
mod rules;
mod told;

use std::fs;
use std::path::Path;

use sidewinder_report::measure::Region;
use sidewinder_syntax::{Head, heads, outline};

use crate::options;
use crate::program::reason;
use crate::reports::{self, Read};
use crate::words::{Tool, Words};
use crate::{exit, report};

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Check = options::parse(words);
    let missing = "which program? Name it behind `--`, or the file of a report";
    let read = reports::of(words, &options.common, Tool::Check, missing);
    let rules = all_rules(&read, options.rules.as_deref())
        .unwrap_or_else(|why| exit::because(&format!("sidewinder check: {why}\n"), exit::USAGE));
    if rules.is_empty() {
        exit::because(
            "sidewinder check: there is no rule; write `# sidewinder: allocs=0` behind a loop's or function's head, or give `--rules FILE`\n",
            exit::USAGE,
        );
    }
    let violations: Vec<_> =
        rules.iter().flat_map(|rule| judge::judge(rule, &read.report)).collect();
    let text = told::tell(options.format, rules.len(), &violations);
    match &options.output {
        None => report::print(&text),
        Some(path) => report::write(path, &text),
    }
    let status = if violations.is_empty() { read.status } else { read.status.max(1) };
    exit::with(status)
}

/// The rules of the program's files, and of files of rules.
fn all_rules(read: &Read, named: Option<&Path>) -> Result<Vec<rules::Rule>, String> {
    let files = read.own_files();
    let text_of = |name: &str| read.text(name);
    let mut all = Vec::new();
    for file in &files {
        let Some(text) = text_of(file) else { continue };
        all.extend(rules::in_comments(file, &text)?);
    }
    // Looked for where the command runs; a file that is named has to be there.
    let project = Path::new("pyproject.toml");
    let found = Some(project).filter(|path| path.exists() && named != Some(*path));
    for path in named.into_iter().chain(found) {
        match fs::read_to_string(path) {
            Ok(text) => all.extend(rules::in_file(path, &text, &files, &text_of)?),
            Err(error) => {
                return Err(format!("can't read rules '{}': {}", path.display(), reason(&error)));
            }
        }
    }
    Ok(all)
}

/// The loop or function that starts in a line.
pub fn region_at(file: &str, text: &str, line: u32) -> Option<Region> {
    let line_of = |at: usize| text[..at].matches('\n').count() as u32 + 1;
    let head = heads(text).into_iter().find(|head| line_of(head.range.start) == line)?;
    Some(region_of(file, text, &head))
}

/// The region of a loop or function.
fn region_of(file: &str, text: &str, head: &Head) -> Region {
    let line_of = |at: usize| text[..at].matches('\n').count() as u32 + 1;
    let lines = line_of(head.range.start)..=line_of(head.range.end);
    // Outer functions come before inner ones, and may end together.
    let functions = outline(text).functions.into_iter();
    let mut around = functions
        .filter(|one| one.range.start <= head.range.start && one.range.end == head.range.end);
    let function = if head.is_loop { None } else { around.next_back().map(|one| one.name) };
    Region { file: file.into(), lines, is_loop: head.is_loop, function }
}
