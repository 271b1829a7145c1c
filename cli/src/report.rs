//! `sidewinder report`: the source of a program with what the JIT did, from a report or from a run.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};

use sidewinder_report::{Report, render};

use crate::colour;
use crate::exit;
use crate::options::{self, wrong_usage};
use crate::program::reason;
use crate::run;
use crate::viewer;
use crate::words::{Tool, Words};

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Report = options::parse(words);
    if options.viewer.format == Some(viewer::Form::Html) {
        to_page(words, &options);
    }
    if words.has_dashes || words.code.is_some() {
        run::and_report(words, &options.common);
    }
    let Some(file) = words.program.first().map(Path::new) else {
        wrong_usage(Tool::Report, "which report? Name its file, or the program to run behind `--`");
    };
    if file.extension().is_some_and(|ending| ending == "py") {
        run::and_report(words, &options.common);
    }
    let shown = file.display();
    let lines = fs::read_to_string(file).unwrap_or_else(|error| {
        exit::because(
            &format!("sidewinder: can't read report '{shown}': {}\n", reason(&error)),
            exit::USAGE,
        )
    });
    let report = Report::parse(&lines).unwrap_or_else(|problem| {
        exit::because(&format!("sidewinder: {shown}: {problem}\n"), exit::USAGE)
    });
    if report.start.is_none() {
        exit::because(&format!("sidewinder: {shown} is no report: it has no start\n"), exit::USAGE);
    }
    let beside = file.parent().map(Path::to_path_buf).unwrap_or_default();
    let text = |name: &str| {
        let roots = [PathBuf::new(), beside.clone()];
        let texts = roots.iter().filter_map(|root| fs::read_to_string(root.join(name)).ok());
        texts.into_iter().find(|text| report.may_be_text_of(name, text))
    };
    print(&render::render(&report, &text, colour::paint(options.common.color)));
    exit::with(0)
}

/// Writes a page with the traces of a run, or of a document that an earlier run wrote.
fn to_page(words: &Words, options: &options::Report) -> ! {
    let Some(output) = &options.viewer.output else {
        wrong_usage(Tool::Report, "which file is the page to go to? Name it with `-o FILE`");
    };
    let file = words.program.first().map(Path::new);
    let is_program = |file: &Path| file.extension().is_some_and(|ending| ending == "py");
    let is_run = words.has_dashes || words.code.is_some() || words.module.is_some();
    let (traces, status) = match file.filter(|file| !is_run && !is_program(file)) {
        Some(file) => (viewer::read(file), 0),
        None => run::and_trace_all(words, &options.common, Tool::Report),
    };
    viewer::write(output, &viewer::page::page(&traces));
    exit::with(status)
}

/// Writes to standard output. Whoever closed it does not want to know.
pub fn print(text: &str) {
    let mut out = stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
