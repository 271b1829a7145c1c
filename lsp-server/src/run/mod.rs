//! Runs: a program, started because the user said so, always in a child process.
//!
//! **In:** a file and the [`Limits`](child::Limits) of its run. **Out:** a [`Run`], whose report grows while the child writes it, and
//! one [`Ending`] whatever happens to the child.
//!
//! ```text
//! child::start ──thread──▶ sidewinder run --report=/dev/fd/9 --sandbox bench.py
//!       ▲                     │ report, output, exit
//!   Handle::stop              ▼
//!                    Happening, Happening, … Ended      → Run::line, Run::end
//! ```
//!
//! * [`child`] spawns, limits, interrupts and kills.
//! * [`invocation`] is how a program is started, with the folder that its overlay and its input lie in.
//! * [`limits`] is what only the operating system can do.
//! * [`lines`] cuts the report into lines.
//!
//! **Absent:** running anything in this process, and starting anything by itself.

pub mod child;
pub mod invocation;
pub mod limits;
pub mod lines;

use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use sha2::{Digest, Sha256};
use sidewinder_report::schema::LoopKind;
use sidewinder_report::{Problem, Report, shown};

use crate::annotate::difference::Difference;
use crate::annotate::{Reading, Texts};
use crate::configuration::Configuration;
use crate::configuration::start::Prepared;
use crate::document::Text;
use child::{Ending, Handle, Job};
use invocation::Scratch;
use sidewinder_report::words::{grouped, plural};

/// Characters that are kept of the last line that a program prints.
const LAST_WORDS: usize = 200;

/// One run of a program.
#[derive(Debug)]
pub struct Run {
    /// Its number, from 1: in this session of the server, or where runs are kept among those.
    pub number: u64,
    /// What was run, as people call it: `bench.py`, or a configuration's name.
    pub title: String,
    /// The program's main file.
    pub program: PathBuf,
    /// The folder it was started in.
    pub root: PathBuf,
    /// What it reported so far.
    pub report: Report,
    /// The texts as they ran.
    pub was: Texts,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
    /// When it began.
    pub began: SystemTime,
    /// Whether it is of an earlier session, or was opened from a file: it is shown on request only.
    pub is_recalled: bool,
    /// What is different from the run that is the baseline.
    pub since: Option<Arc<Difference>>,
    /// How to run it again; none of a run that was recalled.
    pub job: Option<Job>,
    started: Instant,
    took: Option<Duration>,
    handle: Option<Handle>,
    /// Texts that ran as the editor had them, not as they were saved.
    unsaved: Texts,
    /// The folder that these lie in.
    scratch: Option<Scratch>,
    unknown: HashSet<PathBuf>,
    unread: u64,
    last_words: String,
    refused: Option<Problem>,
    cut: Option<u64>,
}

impl Run {
    /// A run whose child was just started.
    pub fn new(number: u64, prepared: Prepared, job: Job, handle: Handle) -> Run {
        let Prepared { configuration, program, unsaved, scratch, .. } = prepared;
        let Configuration { name: title, root, .. } = configuration;
        let mut run = Run {
            number,
            title,
            program: program.clone(),
            root,
            report: Report::default(),
            was: Texts::new(),
            ending: None,
            began: SystemTime::now(),
            is_recalled: false,
            since: None,
            job: Some(job),
            started: Instant::now(),
            took: None,
            handle: Some(handle),
            unsaved,
            scratch,
            unknown: HashSet::new(),
            unread: 0,
            last_words: String::new(),
            refused: None,
            cut: None,
        };
        run.read_text(program, None);
        run
    }

    /// A run that is over, as it was kept: what there is of its report, and the texts as they ran.
    pub fn recalled(kept: Kept, report: Report, was: Texts) -> Run {
        let Kept { number, title, program, root, began, took, ending } = kept;
        let mut run = Run {
            number,
            title,
            program,
            root,
            report,
            was,
            ending: Some(ending),
            began,
            is_recalled: true,
            since: None,
            job: None,
            started: Instant::now(),
            took: Some(took),
            handle: None,
            unsaved: Texts::new(),
            scratch: None,
            unknown: HashSet::new(),
            unread: 0,
            last_words: String::new(),
            refused: None,
            cut: None,
        };
        // A file that was opened does not say where its program is.
        if run.root.is_absolute() {
            run.read_texts();
        }
        run
    }

    /// The same run with its files in this folder.
    pub fn moved_to(mut self, folder: &Path) -> Run {
        self.was = self.was.into_iter().map(|(path, text)| (folder.join(path), text)).collect();
        self.program = folder.join(&self.program);
        self.root = folder.to_owned();
        self
    }

    /// Whether it ran with texts that were not saved.
    pub fn ran_unsaved(&self) -> bool {
        !self.unsaved.is_empty()
    }

    /// Whether the child lives.
    pub fn is_running(&self) -> bool {
        self.ending.is_none()
    }

    /// Asks the child to end, and sees to it. Says whether there was one.
    pub fn stop(&mut self) -> bool {
        match &self.handle {
            Some(handle) => {
                handle.stop();
                true
            }
            None => false,
        }
    }

    /// Takes a line of the report.
    pub fn line(&mut self, line: &str) {
        // The program may have written it.
        match self.report.line_as(line, shown::for_editor) {
            Ok(()) => self.read_texts(),
            Err(problem @ Problem::TooNew(_)) => self.refused = Some(problem),
            Err(Problem::Malformed(_)) => self.unread += 1,
        }
    }

    /// Takes note that the report is not read beyond so many bytes.
    pub fn cut(&mut self, at: u64) {
        self.cut = Some(at);
    }

    /// Takes a piece of what the program prints; its last line is kept.
    pub fn output(&mut self, text: &str) {
        self.last_words.push_str(text);
        let line = self.last_words.trim_end().rfind('\n').map_or(0, |end| end + 1);
        self.last_words.drain(..line);
        if let Some((end, _)) = self.last_words.char_indices().nth(LAST_WORDS) {
            self.last_words.truncate(end);
        }
    }

    /// Takes note of the child's end.
    pub fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.took = Some(self.started.elapsed());
        self.handle = None;
        self.scratch = None;
    }

    /// How long it has taken so far, or took.
    pub fn took(&self) -> Duration {
        self.took.unwrap_or_else(|| self.started.elapsed())
    }

    /// How long ago it ended: `just now`, `3 min ago`.
    pub fn age(&self) -> String {
        let Some(took) = self.took else { return "running".to_owned() };
        age_of(self.began + took)
    }

    /// Which run it is: `run #12 · just now`, with its title where that says more than the program's name.
    pub fn source(&self) -> String {
        let name = self.program.file_name().unwrap_or_default();
        let title = match self.title.as_str() == name {
            true => String::new(),
            false => format!("{} · ", shown::name(&self.title)),
        };
        format!("run #{} · {title}{}", self.number, self.age())
    }

    /// The report against the present texts.
    pub fn reading<'a>(&'a self, now: &'a Texts) -> Reading<'a> {
        let since = self.since.as_deref();
        let (run, root) = (self.number, &*self.root);
        Reading { report: &self.report, run, root, was: &self.was, now, since }
    }

    /// Whether this run is what there is to say about a file: it has facts of it, or it came to its end without any. A run
    /// that was stopped or crashed before it had facts leaves those of the run before.
    pub fn answers_for(&self, path: &Path) -> bool {
        let is_of = |file: &str| self.root.join(file) == path;
        let is_complete = matches!(self.ending, Some(Ending::Exited(_)));
        self.was.contains_key(path)
            && (is_complete && self.report.summary.is_some()
                || self.report.aborts.iter().any(|abort| is_of(&abort.at.file))
                || self.report.loops.values().any(|one| is_of(&one.at.file)))
    }

    /// What it came to: `1.84 s · 3 hot loops · 2 tips`.
    pub fn came_to(&self) -> String {
        let roots = self.report.trees().into_iter().map(|tree| tree.root);
        let loops = roots.filter(|one| one.kind == LoopKind::Loop);
        let places: BTreeSet<_> = loops.map(|one| (&*one.at.file, one.at.line)).collect();
        let tips = self.report.ranked().told.len();
        let (loops, tips) = (plural(places.len() as u64, "hot loop"), plural(tips as u64, "tip"));
        format!("{:.2} s · {loops} · {tips}", self.took().as_secs_f64())
    }

    /// How it ended, in words; and whether the user must hear of it even if nothing else shows it.
    pub fn farewell(&self) -> (String, bool) {
        let run = format!("Run #{} ({})", self.number, shown::name(&self.title));
        let seconds = format!("{:.2} s", self.took().as_secs_f64());
        let Some(ending) = &self.ending else { return (format!("{run} is running."), false) };
        let hot = self.report.loops.len();
        let is_empty = hot == 0 && self.report.aborts.is_empty();
        let kept = if is_empty { "It left no facts." } else { "Facts up to then are shown." };
        let (mut words, mut is_urgent) = match ending {
            Ending::NotStarted(why) => (
                format!(
                    "{run} could not start: {why}. The setting sidewinder.path names the program to start."
                ),
                true,
            ),
            Ending::GivenUp(why) => (format!("{run} was abandoned: {why} {kept}"), true),
            Ending::Stopped => (format!("{run} was stopped after {seconds}. {kept}"), false),
            Ending::TimedOut(limit) => {
                let limit = limit.as_secs_f64();
                (format!("{run} was stopped at its limit of {limit} s. {kept}"), true)
            }
            Ending::TooLarge(limit) => {
                let limit = limit >> 20;
                (format!("{run} was stopped at its limit of {limit} MiB of memory. {kept}"), true)
            }
            Ending::Signal(signal) => (
                format!(
                    "{run} crashed: it ended with signal {signal}. {kept} This is a bug in Sidewinder."
                ),
                true,
            ),
            Ending::Exited(status) => self.exited(&run, *status, &seconds, hot, is_empty),
        };
        if !self.unsaved.is_empty() {
            let files = plural(self.unsaved.len() as u64, "file");
            words += &format!(" It was analysed with unsaved changes in {files}.");
        }
        if self.unread > 0 {
            words += &format!(" {} of its report could not be read.", plural(self.unread, "line"));
        }
        if let Some(at) = self.cut {
            let at = at >> 20;
            words += &format!(" Its report is longer than {at} MiB, and was read so far.");
            is_urgent = true;
        }
        if let Some(problem) = &self.refused {
            words += &format!(" Nothing can be shown: {problem}.");
            is_urgent = true;
        }
        (words, is_urgent)
    }

    fn exited(
        &self,
        run: &str,
        status: i32,
        seconds: &str,
        hot: usize,
        is_empty: bool,
    ) -> (String, bool) {
        let Some(summary) = &self.report.summary else {
            let words = if self.report.start.is_some() {
                format!("{run} broke off: exit status {status}, and its report has no end.")
            } else {
                let said = match self.last_words.trim() {
                    "" => "Does sidewinder.path name a Sidewinder?".to_owned(),
                    words => format!("It said: {words}"),
                };
                format!("{run} wrote no report: exit status {status}. {said}")
            };
            return (words, true);
        };
        let mut words = format!("{run} ended after {seconds}");
        if let Some(exception) = &summary.exit.exception {
            words += &format!(" with {}", exception.class);
            if !exception.message.is_empty() {
                words += &format!(": {}", exception.message);
            }
            if let Some(at) = &exception.at {
                words += &format!(" ({}, line {})", at.file, at.line);
            }
            if exception.class == "PermissionError" {
                words += ". An analysis writes to a temporary folder only, and uses no network and no processes; \
                          sidewinder.run.allow lists what else it may do";
            }
        } else if status != 0 {
            words += &format!(" with exit status {status}");
        }
        words += ". ";
        if is_empty {
            words += "No loop became hot, so there is nothing to show";
            words += &match self.report.busiest() {
                Some((at, ran, hot_at)) => format!(
                    ": the busiest place, {}, ran {} of {} times.",
                    self.report.where_is(at),
                    grouped(ran),
                    grouped(hot_at)
                ),
                None => ".".to_owned(),
            };
        } else {
            words += &format!("{} compiled.", plural(hot as u64, "trace"));
        }
        (words, is_empty || summary.exit.exception.is_some())
    }

    /// Reads the texts of files that the report has come to speak of.
    fn read_texts(&mut self) {
        let mut files = BTreeSet::new();
        for one in self.report.loops.values() {
            files.insert(&*one.at.file);
            files.extend(one.facts.iter().map(|fact| &*fact.at.file));
        }
        files.extend(self.report.aborts.iter().map(|abort| &*abort.at.file));
        if let Some(summary) = &self.report.summary {
            let remarks = summary.hints.iter().chain(&summary.not_run).map(|one| &*one.at.file);
            // What was imported from elsewhere mostly ran a little.
            let cold = summary.interpreted.iter().map(|one| &*one.at.file);
            files.extend(remarks.chain(cold.filter(|file| !file.starts_with(['/', '<']))));
        }
        let sources = self.report.start.as_ref().map(|start| &start.program.sources);
        let new: Vec<(PathBuf, Option<String>)> = files
            .into_iter()
            .map(|file| (self.root.join(file), sources.and_then(|s| s.get(file)).cloned()))
            .filter(|(path, hash)| {
                !self.unknown.contains(path) && (hash.is_some() || !self.was.contains_key(path))
            })
            .collect();
        for (path, hash) in new {
            self.read_text(path, hash);
        }
    }

    /// Reads a text from the disk, if it is still the one that ran.
    fn read_text(&mut self, path: PathBuf, hash: Option<String>) {
        if hash.is_none() && self.was.contains_key(&path) {
            return;
        }
        let is_right = |text: &str| hash.as_ref().is_none_or(|hash| sha256(text) == *hash);
        if let Some(was) = self.was.get(&path) {
            if !is_right(&was.text) {
                self.was.remove(&path);
                self.unknown.insert(path);
            }
            return;
        }
        if let Some(text) = self.unsaved.get(&path).filter(|text| is_right(&text.text)) {
            self.was.insert(path, text.clone());
            return;
        }
        match std::fs::read_to_string(&path) {
            Ok(text) if is_right(&text) => {
                self.was.insert(path, Arc::new(Text::new(text)));
            }
            _ => {
                self.unknown.insert(path);
            }
        }
    }
}

/// What is kept of a run beside its report and its texts.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its number.
    pub number: u64,
    /// What was run.
    pub title: String,
    /// The program's main file.
    pub program: PathBuf,
    /// The folder it was started in.
    pub root: PathBuf,
    /// When it began.
    pub began: SystemTime,
    /// How long it took.
    pub took: Duration,
    /// How it ended.
    pub ending: Ending,
}

/// How long ago something was: `just now`, `3 min ago`.
pub fn age_of(when: SystemTime) -> String {
    match when.elapsed().map_or(0, |time| time.as_secs()) {
        0..60 => "just now".to_owned(),
        seconds @ 60..3600 => format!("{} min ago", seconds / 60),
        seconds @ 3600..172_800 => format!("{} h ago", seconds / 3600),
        seconds => format!("{} days ago", seconds / 86_400),
    }
}

fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}
