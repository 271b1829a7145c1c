//! `sidewinder compare A B`: what has changed between two reports, or two programs that are run for it.
//!
//! Programs run one after the other, each in a process of its own, and what they print is compared, too.
//!
//! **Absent:** comparing ([`sidewinder_report::compare`]), and the words of what was found ([`changes`]), which an editor has too.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use sidewinder_report::compare::compare;
use sidewinder_report::render::changes;

use crate::options::{self, Common, CompareFormat, wrong_usage};
use crate::program::reason;
use crate::words::{Tool, Words};
use crate::{exit, report, reports};

/// One side: its report, and what it printed if it was run.
struct Side {
    report: sidewinder_report::Report,
    printed: Option<(Vec<u8>, Option<i32>)>,
}

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Compare = options::parse(words);
    let [a, b] = words.program.as_slice() else {
        wrong_usage(Tool::Compare, "which two? Name two reports or programs")
    };
    let (a, b) = (Path::new(a), Path::new(b));
    let (before, after) = (side(a, &options.common, 1), side(b, &options.common, 2));
    let found = compare(&before.report, &after.report);
    let is_same_output = before.printed.zip(after.printed).map(|(a, b)| a == b);
    let names = (a.display().to_string(), b.display().to_string());
    report::print(&match options.format {
        CompareFormat::Text => changes::text(&found, &names, is_same_output),
        CompareFormat::Json => changes::json(&found, &names, is_same_output),
        CompareFormat::Md => changes::markdown(&found, &names, is_same_output),
    });
    exit::with(0)
}

fn side(path: &Path, common: &Common, nth: usize) -> Side {
    if path.extension().is_none_or(|ending| ending != "py") {
        return Side { report: reports::from_file(path).report, printed: None };
    }
    let name = format!("sidewinder-compare-{}-{nth}.jsonl", std::process::id());
    let file = env::temp_dir().join(name);
    let run = || -> std::io::Result<std::process::Output> {
        let mut command = Command::new(env::current_exe()?);
        command.arg("run").args(common.jit.iter().flat_map(|jit| ["--jit", jit]));
        command.arg(format!("--report={}", file.display())).arg(path).output()
    };
    let shown = path.display();
    let output = run().unwrap_or_else(|error| {
        exit::because(
            &format!("sidewinder compare: can't run {shown}: {}\n", reason(&error)),
            exit::USAGE,
        )
    });
    if !file.exists() {
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        exit::because(
            &format!("{complaint}sidewinder compare: {shown} did not run\n"),
            exit::USAGE,
        );
    }
    let report = reports::from_file(&file).report;
    let _ = fs::remove_file(&file);
    Side { report, printed: Some((output.stdout, output.status.code())) }
}
