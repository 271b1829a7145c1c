//! `sidewinder report`: the source of a program with what the JIT did, from a report or from a run.

use std::fs;
use std::io::{Write, stdout};
use std::path::Path;

use sidewinder_report::{render, shown};

use crate::options::{self, ReportFormat, wrong_usage};
use crate::program::reason;
use crate::run;
use crate::viewer;
use crate::words::{Tool, Words};
use crate::{colour, exit, reports};

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Report = options::parse(words);
    if options.format == ReportFormat::Html {
        to_page(words, &options);
    }
    let missing = "which report? Name its file, or the program to run behind `--`";
    let read = reports::of(words, &options.common, Tool::Report, missing);
    let texts = |name: &str| {
        read.text(name).map(|text| shown::plain(&text.replace("\r\n", "\n")).into_owned())
    };
    let text = match options.format {
        ReportFormat::Text => {
            let paint = match options.output {
                // A file is read without the colours of a terminal, unless somebody asks for them.
                Some(_) if options.common.color == options::When::Auto => {
                    render::Paint { is_on: false }
                }
                _ => colour::paint(options.common.color),
            };
            let is_run = read.main.is_some() && options.output.is_none();
            let gap = if is_run { "\n" } else { "" };
            format!("{gap}{}", render::render(&read.report, &texts, paint))
        }
        ReportFormat::Md => render::markdown(&read.report),
        ReportFormat::Json => render::json(&read.report),
        ReportFormat::Html => unreachable!("written above"),
    };
    match &options.output {
        None => print(&text),
        Some(path) => write(path, &text),
    }
    exit::with(read.status)
}

/// Writes a file, or ends the process.
pub fn write(path: &Path, text: &str) {
    if let Err(error) = fs::write(path, text) {
        let (path, why) = (path.display(), reason(&error));
        exit::because(&format!("sidewinder: can't write '{path}': {why}\n"), exit::USAGE);
    }
}

/// Writes a page with the traces of a run, or of a document that an earlier run wrote.
fn to_page(words: &Words, options: &options::Report) -> ! {
    let Some(output) = &options.output else {
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
