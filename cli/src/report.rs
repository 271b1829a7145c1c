//! `sidewinder report`: the source of a program with what the JIT did, from a report or from a run.

use std::fs;
use std::io::{Write, stdout};
use std::path::Path;

use sidewinder_report::{render, shown};

use crate::options::{self, ReportFormat};
use crate::program::reason;
use crate::words::{Tool, Words};
use crate::{colour, exit, reports};

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Report = options::parse(words);
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

/// Writes to standard output. Whoever closed it does not want to know.
pub fn print(text: &str) {
    let mut out = stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
