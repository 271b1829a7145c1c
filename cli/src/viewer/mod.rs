//! Traces to look at: as a document, as a page, and served to a browser.
//!
//! **In:** a run whose traces were kept, or a document that an earlier one wrote. **Out:** a file, or a local server.
//!
//! ```text
//! run --traces=FILE ─────────────────▶ document ──▶ FILE
//! report --format html -o FILE ──────▶ document ──▶ page::page ──▶ FILE
//! trace --serve ─────────────────────▶ document ──▶ page::page ──▶ serve
//! ```
//!
//! The page is `viewer/dist/page.html`: the whole viewer, with a gap for the document. It is built by `viewer/build.mjs` and checked in, so that a build of
//! this command needs no Node; the step *viewer* of `./test` builds it again and compares.
//!
//! **Absent:** finding out what is in a document (`lang/src/observe/traces.rs`), and showing it (`viewer/src`).

pub mod page;
pub mod serve;

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use sidewinder_lang::interp::{Ran, Wanted};
use sidewinder_report::Report;
use sidewinder_report::traces::{FORMAT, TRACES, Traces};

use crate::exit;
use crate::program::reason;

/// The report of a run whose traces are wanted, as far as it has come.
pub type Kept = Arc<Mutex<Report>>;

/// Wants the traces of a run, and its report.
pub fn want(wanted: &mut Wanted) -> Kept {
    let kept = Kept::default();
    wanted.sinks.push(Box::new(kept.clone()));
    wanted.traces = true;
    kept
}

/// The document of a run.
pub fn document(ran: &mut Ran, kept: &Kept) -> Traces {
    let mut traces = ran.traces.take().map(|traces| *traces).unwrap_or_else(|| Traces {
        format: FORMAT.into(),
        schema: TRACES,
        version: env!("CARGO_PKG_VERSION").into(),
        ..Traces::default()
    });
    let mut report = kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    (traces.start, traces.summary) = (report.start.take(), report.summary.take());
    traces
}

/// The document as text.
pub fn text(traces: &Traces) -> String {
    serde_json::to_string(traces).expect("every map of a document has text keys")
}

/// Reads a document, or ends the process.
pub fn read(path: &Path) -> Traces {
    let shown = path.display();
    let text = fs::read_to_string(path).unwrap_or_else(|error| {
        let why = reason(&error);
        exit::because(&format!("sidewinder: can't read traces '{shown}': {why}\n"), exit::USAGE)
    });
    parse(&text)
        .unwrap_or_else(|why| exit::because(&format!("sidewinder: {shown}: {why}\n"), exit::USAGE))
}

/// What a document says; or why it is none that this version reads.
fn parse(text: &str) -> Result<Traces, String> {
    #[derive(serde::Deserialize)]
    struct Head {
        format: String,
        schema: u32,
    }
    let none = "no traces of a run: write them with `sidewinder run --traces=FILE PROGRAM`";
    let head: Head = serde_json::from_str(text).map_err(|_| none.to_owned())?;
    if head.format != FORMAT {
        return Err(none.to_owned());
    }
    if head.schema > TRACES {
        let newer = head.schema;
        return Err(format!(
            "the traces have schema {newer}; this version of Sidewinder reads up to {TRACES}"
        ));
    }
    serde_json::from_str(text).map_err(|error| format!("the traces are damaged: {error}"))
}

/// Writes a file, or ends the process.
pub fn write(path: &Path, text: &str) {
    finish(path, File::create(path), text);
}

/// Writes a file that was opened before, or ends the process.
pub fn finish(path: &Path, file: io::Result<File>, text: &str) {
    if let Err(error) = file.and_then(|mut file| file.write_all(text.as_bytes())) {
        let (path, why) = (path.display(), reason(&error));
        exit::because(&format!("sidewinder: can't write '{path}': {why}\n"), exit::USAGE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_read_again() {
        let traces = Traces { format: FORMAT.into(), schema: TRACES, ..Traces::default() };
        assert_eq!(parse(&text(&traces)), Ok(traces));
    }

    #[test]
    fn what_is_no_document_is_refused() {
        assert!(parse("{\"event\":\"start\"}\n{}").unwrap_err().contains("--traces=FILE"));
        assert!(parse(r#"{"format":"other","schema":1}"#).unwrap_err().contains("--traces=FILE"));
        let newer = format!(r#"{{"format":"{FORMAT}","schema":{}}}"#, TRACES + 1);
        assert!(parse(&newer).unwrap_err().contains("reads up to"));
        let cut = format!(r#"{{"format":"{FORMAT}","schema":{TRACES}}}"#);
        assert!(parse(&cut).unwrap_err().contains("damaged"));
    }
}
