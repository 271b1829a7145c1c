//! What users do with runs: list them, show one, pin one as the baseline, compare two, save, open, export.
//!
//! Runs of this session are in the state; those of earlier ones are in the store, and come from there when they are asked for. A run that came from there is shown on
//! request only: an editor that has just been opened shows no facts by itself.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;
use sidewinder_report::compare::compare;
use sidewinder_report::render::{self, changes};

use super::file::{self, Header};
use super::{ENDING, Store};
use crate::annotate::difference::Difference;
use crate::run::{Run, age_of};
use crate::state::State;

/// The runs of earlier sessions, and what is shown of all.
#[derive(Debug, Default)]
pub struct Shelf {
    /// Where runs are kept; none: in memory.
    pub store: Option<Store>,
    /// The run that the user chose to see; none: the latest.
    pub chosen: Option<u64>,
    /// The run that is the baseline.
    pub baseline: Option<u64>,
}

impl Shelf {
    /// The shelf in the folder that an editor names.
    pub fn of(storage: Option<&Path>) -> Shelf {
        let store = storage.map(Store::new);
        let baseline = store.as_ref().and_then(Store::baseline);
        Shelf { store, chosen: None, baseline }
    }

    /// The number of the last run of earlier sessions.
    pub fn last(&self) -> u64 {
        self.store.as_ref().map_or(0, Store::last)
    }
}

/// A run in the list of all.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Listed {
    /// Its number.
    pub run: u64,
    /// What was run.
    pub title: String,
    /// When: `3 min ago`.
    pub age: String,
    /// How it ended, in a sentence.
    pub message: String,
    /// Whether it is running.
    pub running: bool,
    /// Whether it is the one that is shown.
    pub shown: bool,
    /// Whether it is the baseline.
    pub baseline: bool,
}

/// Formats of an exported report.
pub const FORMATS: [&str; 2] = ["md", "json"];

impl State {
    /// All runs there are, the newest first.
    pub fn list(&self) -> Vec<Listed> {
        let shown = self.shown().map(|run| run.number);
        let listed = |run: u64, title: &str, age: String, message: String, running: bool| Listed {
            run,
            title: title.to_owned(),
            age,
            message,
            running,
            shown: shown == Some(run),
            baseline: self.shelf.baseline == Some(run),
        };
        let mut all: Vec<Listed> = self
            .runs
            .iter()
            .map(|run| {
                listed(run.number, &run.title, run.age(), run.farewell().0, run.is_running())
            })
            .collect();
        for kept in self.shelf.store.iter().flat_map(Store::list) {
            if all.iter().all(|one| one.run != kept.number) {
                let Header { number, title, message, .. } = &kept;
                all.push(listed(*number, title, age_of(kept.when()), message.clone(), false));
            }
        }
        all.sort_by_key(|one| std::cmp::Reverse(one.run));
        all
    }

    /// The run of that number, from the store if it is not here.
    fn recall(&mut self, number: u64) -> Result<&Run, String> {
        if self.runs.iter().all(|run| run.number != number) {
            let store = self.shelf.store.as_ref();
            let run = store.ok_or("no").and_then(|store| store.read(number).map_err(|_| "no"));
            let run = run.map_err(|_| format!("There is no run #{number}."))?;
            let at = self.runs.partition_point(|run| run.number < number);
            self.runs.insert(at, run);
            self.compare_with_baseline(Some(number));
        }
        let mut runs = self.runs.iter();
        runs.find(|run| run.number == number).ok_or_else(|| format!("There is no run #{number}."))
    }

    /// Shows a run, or the latest.
    pub fn show_run(&mut self, number: Option<u64>) -> Result<(), String> {
        if let Some(number) = number {
            self.recall(number)?;
        }
        self.shelf.chosen = number;
        self.show(true);
        Ok(())
    }

    /// Makes a run the baseline, or none. Gives its number.
    pub fn pin(&mut self, number: Option<u64>) -> Result<(), String> {
        if let Some(number) = number
            && self.recall(number)?.is_running()
        {
            return Err(format!("Run #{number} is running: pin it when it has ended."));
        }
        self.shelf.baseline = number;
        if let Some(store) = &self.shelf.store {
            store.pin(number).map_err(|why| format!("The baseline cannot be kept: {why}."))?;
        }
        self.compare_with_baseline(None);
        self.touch();
        Ok(())
    }

    /// Compares a run, or all, with the baseline.
    pub fn compare_with_baseline(&mut self, only: Option<u64>) {
        let baseline = self.shelf.baseline;
        if let Some(number) = baseline
            && self.runs.iter().all(|run| run.number != number)
            && let Some(Ok(run)) = self.shelf.store.as_ref().map(|store| store.read(number))
        {
            let at = self.runs.partition_point(|run| run.number < number);
            self.runs.insert(at, run);
        }
        let before = self.runs.iter().find(|run| Some(run.number) == baseline);
        let before = before.map(|run| (run.number, run.report.clone()));
        for run in &mut self.runs {
            if only.is_some_and(|only| only != run.number) {
                continue;
            }
            run.since = match &before {
                Some((number, report)) if *number != run.number && !run.is_running() => {
                    Some(Arc::new(Difference::of(*number, report, &run.report)))
                }
                _ => None,
            };
        }
    }

    /// What is different between two runs, as Markdown.
    pub fn compare_runs(&mut self, before: u64, after: u64) -> Result<String, String> {
        let mut side = |number| self.recall(number).map(|run| (run.source(), run.report.clone()));
        let ((a, before), (b, after)) = (side(before)?, side(after)?);
        Ok(changes::markdown(&compare(&before, &after), &(a, b), None))
    }

    /// A run as the text of a file.
    pub fn saved(&mut self, number: u64) -> Result<String, String> {
        Ok(file::write(self.recall(number)?, false))
    }

    /// Takes a run that was read from a file, and shows it. Gives its number here.
    pub fn take_opened(&mut self, run: Run) -> u64 {
        self.count = self.count.max(self.shelf.last()) + 1;
        let mut run = file::settle(run, &self.folders);
        (run.number, run.is_recalled) = (self.count, true);
        self.runs.push(run);
        self.compare_with_baseline(Some(self.count));
        self.shelf.chosen = Some(self.count);
        self.show(true);
        self.count
    }

    /// A report in another format.
    pub fn exported(&mut self, number: Option<u64>, format: &str) -> Result<String, String> {
        let number = number.or_else(|| self.shown().map(|run| run.number));
        let number = number.ok_or("There is no run to export: analyse a file first.")?;
        let report = &self.recall(number)?.report;
        match format {
            "md" => Ok(render::markdown(report)),
            "json" => Ok(render::json(report)),
            other => {
                Err(format!("There is no format {other}: write one of {}.", FORMATS.join(", ")))
            }
        }
    }

    /// What is to be kept of a run that has ended: the store, its text, and the run that must not be let go.
    pub fn to_keep(&self, number: u64) -> Option<(Store, String, Option<u64>)> {
        let run = self.runs.iter().find(|run| run.number == number && !run.is_running())?;
        Some((self.shelf.store.clone()?, file::write(run, true), self.shelf.baseline))
    }
}

/// Writes a saved run where the user says.
pub fn save(path: &Path, text: &str) -> Result<PathBuf, String> {
    let path = match path.extension() {
        Some(_) => path.to_owned(),
        None => path.with_extension(ENDING),
    };
    super::write_whole(&path, text)
        .map_err(|why| format!("{} cannot be written: {why}.", path.display()))?;
    Ok(path)
}
