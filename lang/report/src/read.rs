//! What the lines of one run add up to.

use std::collections::BTreeMap;
use std::fmt;

use sha2::{Digest, Sha256};

use crate::schema::{Abort, AbortCount, About, Event, Loop, Place, SCHEMA, Start, Summary};

/// A run as far as its lines have been read. Lines may come while the program runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// The first line, once it is there.
    pub start: Option<Start>,
    /// Compiled code by id, with the newest counts.
    pub loops: BTreeMap<u64, Loop>,
    /// Recordings given up, as they happened.
    pub aborts: Vec<Abort>,
    /// Seconds that the run has taken so far.
    pub elapsed_s: f64,
    /// The last line, once it is there. A killed process leaves none.
    pub summary: Option<Summary>,
}

/// The sha256 of a text, in hexadecimal, as [`Program::sources`](super::schema::Program::sources) has it.
pub fn digest(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Why a line was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is not a line of a report.
    Malformed(String),
    /// The report is of a later version than this program can read.
    TooNew(u32),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Malformed(why) => write!(f, "not a line of a report: {why}"),
            Problem::TooNew(schema) => write!(
                f,
                "the report has schema {schema}; this version of Sidewinder reads up to {SCHEMA}"
            ),
        }
    }
}

impl std::error::Error for Problem {}

impl Report {
    /// Reads a whole report. Empty lines are skipped.
    pub fn parse(text: &str) -> Result<Report, Problem> {
        Report::parse_as(text, Event::clone)
    }

    /// Reads a whole report that nobody vouches for.
    pub fn parse_as(text: &str, shown: impl Fn(&Event) -> Event) -> Result<Report, Problem> {
        let mut report = Report::default();
        for line in text.lines() {
            report.line_as(line, &shown)?;
        }
        Ok(report)
    }

    /// Takes one line.
    pub fn line(&mut self, line: &str) -> Result<(), Problem> {
        self.line_as(line, Event::clone)
    }

    /// Takes one line of a report that nobody vouches for, as [`shown`](crate::shown) makes it fit to be shown.
    pub fn line_as(&mut self, line: &str, shown: impl Fn(&Event) -> Event) -> Result<(), Problem> {
        if line.trim().is_empty() {
            return Ok(());
        }
        let event = Event::parse(line).map_err(|e| Problem::Malformed(e.to_string()))?;
        match event {
            Some(Event::Start(start)) if start.schema > SCHEMA => {
                Err(Problem::TooNew(start.schema))
            }
            Some(event) => {
                self.take(shown(&event));
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// The same report with other texts.
    pub fn shown_as(self, shown: impl Fn(&Event) -> Event) -> Report {
        let mut report = Report { elapsed_s: self.elapsed_s, ..Report::default() };
        let start = self.start.map(Event::Start).into_iter();
        let loops = self.loops.into_values().map(Event::Loop);
        let aborts = self.aborts.into_iter().map(Event::Abort);
        for event in start.chain(loops).chain(aborts).chain(self.summary.map(Event::Summary)) {
            report.take(shown(&event));
        }
        report
    }

    /// Takes one event.
    pub fn take(&mut self, event: Event) {
        match event {
            Event::Start(start) => self.start = Some(start),
            Event::Loop(one) => {
                self.loops.insert(one.id, one);
            }
            Event::Abort(abort) => self.aborts.push(abort),
            Event::Progress(progress) => {
                self.elapsed_s = progress.elapsed_s;
                for (id, iterations) in progress.loops {
                    if let Some(one) = self.loops.get_mut(&id) {
                        one.iterations = iterations;
                    }
                }
            }
            Event::Summary(summary) => {
                self.elapsed_s = summary.time.total_s;
                for one in &summary.loops {
                    self.loops.insert(one.id, one.clone());
                }
                self.summary = Some(summary);
            }
        }
    }

    /// Whether `text` can be that of a file as it ran: it has the digest that the first line tells, if that tells one.
    pub fn may_be_text_of(&self, file: &str, text: &str) -> bool {
        let sources = self.start.as_ref().map(|start| &start.program.sources);
        sources.and_then(|sources| sources.get(file)).is_none_or(|told| *told == digest(text))
    }

    /// Of a run that is over the place that ran most without getting hot, how often it ran, and how often it would have had to.
    pub fn busiest(&self) -> Option<(&Place, u64, u64)> {
        let threshold = self.start.as_ref().and_then(|start| start.jit.get("threshold")?.as_u64());
        let ran = self.summary.iter().flat_map(|summary| &summary.interpreted);
        // Reports of older versions have the threshold of loops only.
        let ran = ran.map(|one| {
            let hot_at = Some(one.hot_at).filter(|&n| n > 0).or(threshold);
            (&*one.at, one.count, hot_at.unwrap_or(0))
        });
        ran.max_by_key(|&(_, count, _)| count).filter(|&(_, count, hot_at)| count < hot_at)
    }

    /// A place as seen from the program's main file: `line 41`, or `shapes.py line 41`.
    pub fn where_is(&self, at: &Place) -> String {
        let is_main = self.start.as_ref().is_none_or(|start| *start.program.file == *at.file);
        let file =
            if is_main || at.file.is_empty() { String::new() } else { format!("{} ", at.file) };
        format!("{file}line {}", at.line)
    }

    /// The newest of the recordings given up that a count is of, if it was heard.
    pub fn last_of(&self, count: &AbortCount) -> Option<&Abort> {
        let mut told = self.aborts.iter().rev();
        told.find(|abort| abort.at == count.at && abort.reason == count.reason)
    }

    /// Whether code was made for the place of a recording that was given up, before or after, or its function is part of traces.
    pub fn is_compiled(&self, count: &AbortCount) -> bool {
        self.loops.values().any(|one| one.at == count.at) || self.is_inlined(&count.at.function)
    }

    /// Whether a function is part of some trace.
    pub fn is_inlined(&self, function: &str) -> bool {
        let mut facts = self.loops.values().flat_map(|one| &one.facts);
        facts.any(|fact| matches!(&fact.about, About::Inlined(call) if call.callee == function))
    }

    /// Where recording was given up, why and how often: the summary's own count, or what was heard so far.
    pub fn abort_counts(&self) -> Vec<AbortCount> {
        if let Some(summary) = &self.summary {
            return summary.aborts.clone();
        }
        let mut counts: Vec<AbortCount> = Vec::new();
        for abort in &self.aborts {
            match counts.iter_mut().find(|c| c.at == abort.at && c.reason == abort.reason) {
                Some(known) => known.count += 1,
                None => counts.push(AbortCount {
                    at: abort.at.clone(),
                    reason: abort.reason.clone(),
                    count: 1,
                }),
            }
        }
        counts
    }
}
