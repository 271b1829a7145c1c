//! The file of a run: JSON lines, the version first, then what was run and the texts as they ran, then the report.
//!
//! ```text
//! {"event":"run","schema":1,"number":12,"title":"bench.py","program":"bench.py",…,"sources":{"bench.py":"def f…"}}
//! {"event":"start",…}
//! {"event":"summary",…}
//! ```
//!
//! Readers of reports skip events that they do not know, so `sidewinder report FILE` and `sidewinder compare A B` take such a file as it is. That is why it is not
//! compressed. Paths are relative to the folder of the run; texts outside of it (the library's) are not in the file. A file that a user saves does not say where that
//! folder was: it may be opened on another machine, where texts are recognized by what they say.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};
use sidewinder_report::{Event, Problem, Report, shown};

use crate::annotate::Texts;
use crate::document::Text;
use crate::run::child::Ending;
use crate::run::{Kept, Run};

/// The version of the first line that is written, and the newest that is read.
const SCHEMA: u32 = 1;

/// The first line.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Header {
    event: String,
    schema: u32,
    version: String,
    /// The run's number.
    pub number: u64,
    /// What was run.
    pub title: String,
    /// The program's main file, from the root.
    pub program: String,
    /// The folder that it was run in; none in a file that a user saved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub root: Option<PathBuf>,
    /// Seconds since 1970 when it began.
    pub began: u64,
    /// Seconds that it took.
    pub took_s: f64,
    /// How it ended, in words.
    pub message: String,
    ended: Ended,
    sources: BTreeMap<String, String>,
}

/// How a run ended, as it is written.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Ended {
    how: String,
    n: i64,
    why: String,
}

impl Ended {
    fn of(ending: &Ending) -> Ended {
        let ended = |how: &str, n: i64, why: &str| Ended { how: how.into(), n, why: why.into() };
        match ending {
            Ending::Exited(status) => ended("exited", i64::from(*status), ""),
            Ending::Signal(signal) => ended("signal", i64::from(*signal), ""),
            Ending::Stopped => ended("stopped", 0, ""),
            Ending::TimedOut(limit) => ended("timed-out", limit.as_millis() as i64, ""),
            Ending::TooLarge(limit) => ended("too-large", *limit as i64, ""),
            Ending::NotStarted(why) => ended("not-started", 0, why),
            Ending::GivenUp(why) => ended("given-up", 0, why),
        }
    }

    fn ending(&self) -> Ending {
        let why = shown::name(&self.why).into_owned();
        match self.how.as_str() {
            "exited" => Ending::Exited(self.n as i32),
            "signal" => Ending::Signal(self.n as i32),
            "stopped" => Ending::Stopped,
            "timed-out" => Ending::TimedOut(Duration::from_millis(self.n.max(0) as u64)),
            "too-large" => Ending::TooLarge(self.n.max(0) as u64),
            "not-started" => Ending::NotStarted(why),
            _ => Ending::GivenUp(why),
        }
    }
}

impl Header {
    /// Reads a first line.
    pub fn read(line: &str) -> Result<Header, String> {
        let header: Header = serde_json::from_str(line).map_err(|why| why.to_string())?;
        match (header.event.as_str(), header.schema) {
            ("run", 1..=SCHEMA) => Ok(header),
            ("run", later) => Err(format!(
                "it has schema {later}; this version of Sidewinder reads up to {SCHEMA}"
            )),
            _ => Err("its first line does not say what was run".into()),
        }
    }

    /// When it began.
    pub fn when(&self) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(self.began.min(1 << 40))
    }
}

/// A run as the text of a file; `with_root`: it stays on this machine.
pub fn write(run: &Run, with_root: bool) -> String {
    let inside = |path: &Path| {
        path.strip_prefix(&run.root).ok().map(|path| path.to_string_lossy().into_owned())
    };
    let sources = run.was.iter();
    let sources = sources.filter_map(|(path, text)| Some((inside(path)?, text.text.clone())));
    let header = Header {
        event: "run".into(),
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION").into(),
        number: run.number,
        title: run.title.clone(),
        program: inside(&run.program).unwrap_or_else(|| run.program.to_string_lossy().into_owned()),
        root: with_root.then(|| run.root.clone()),
        began: run.began.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_secs()),
        took_s: run.took().as_secs_f64(),
        message: run.farewell().0,
        ended: run.ending.as_ref().map(Ended::of).unwrap_or_default(),
        sources: sources.collect(),
    };
    // Every map of it has text keys.
    let mut text = serde_json::to_string(&header).unwrap_or_default();
    let mut add = |event: Event| {
        text.push('\n');
        text += &event.to_line();
    };
    let report = &run.report;
    report.start.iter().for_each(|start| add(Event::Start(start.clone())));
    if report.summary.is_none() {
        report.loops.values().for_each(|one| add(Event::Loop(one.clone())));
    }
    report.aborts.iter().for_each(|abort| add(Event::Abort(abort.clone())));
    report.summary.iter().for_each(|summary| add(Event::Summary(summary.clone())));
    text.push('\n');
    text
}

/// Reads the text of a file. Nothing in it is taken on trust: its texts are made fit to be shown as those of a run are.
pub fn read(text: &str) -> Result<Run, String> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let header = Header::read(first)?;
    let mut report = Report::default();
    for (at, line) in rest.lines().enumerate() {
        match report.line_as(line, shown::for_editor) {
            Ok(()) => {}
            Err(why @ Problem::TooNew(_)) => return Err(why.to_string()),
            Err(why) => return Err(format!("line {}: {why}", at + 2)),
        }
    }
    let root = header.root.clone().unwrap_or_default();
    let path = |name: &str| root.join(name);
    let was: Texts = header
        .sources
        .iter()
        .map(|(name, text)| (path(name), Arc::new(Text::new(text.clone()))))
        .collect();
    let kept = Kept {
        number: header.number,
        title: header.title.clone(),
        program: path(&header.program),
        root: root.clone(),
        began: header.when(),
        took: Duration::from_secs_f64(header.took_s.clamp(0.0, 1e9)),
        ending: header.ended.ending(),
    };
    Ok(Run::recalled(kept, report, was))
}

/// Puts a run that was opened from a file where its program is: below the first of `folders` that has it with the text that ran, or one that is like it.
pub fn settle(run: Run, folders: &[PathBuf]) -> Run {
    if run.root.is_absolute() {
        return run;
    }
    let is_there = |folder: &&PathBuf| {
        run.was.iter().any(|(path, text)| {
            std::fs::read_to_string(folder.join(path)).is_ok_and(|is| is == text.text)
        })
    };
    let exists = |folder: &&PathBuf| folder.join(&run.program).is_file();
    let home = folders.iter().find(is_there).or_else(|| folders.iter().find(exists));
    let Some(home) = home else { return run };
    run.moved_to(home)
}
