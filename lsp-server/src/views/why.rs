//! Why a text has no facts: one sentence with the next step, so that an empty editor never leaves its user guessing.
//!
//! The order is that of the ways to facts: a run may start, a run was started, facts are shown, the file was part of the run, code was compiled, it is still the code
//! that ran, and what there is to say is of a kind that was chosen.

use std::path::Path;

use crate::annotate::Annotation;
use crate::run::Run;

/// What is known of a text that the sentence may be about.
#[derive(Debug)]
pub struct Known<'a> {
    /// Its path.
    pub path: &'a Path,
    /// Whether programs may be run.
    pub is_trusted: bool,
    /// Whether facts are hidden.
    pub is_hidden: bool,
    /// The latest run of all.
    pub latest: Option<&'a Run>,
    /// The run that answers for the text.
    pub run: Option<&'a Run>,
    /// What there is to say about the text, as far as it is chosen.
    pub notes: &'a [Annotation],
    /// Functions that changed since.
    pub outdated: Vec<String>,
}

/// The sentence; none where something is shown.
pub fn nothing(known: &Known<'_>) -> Option<String> {
    if known.run.is_none() && !known.is_trusted {
        return Some(UNTRUSTED.to_owned());
    }
    let Some(latest) = known.latest else {
        return Some("No run yet: Analyse File runs this file and shows what the JIT did.".into());
    };
    if known.is_hidden {
        return Some("Facts are hidden: Show Facts brings them back.".into());
    }
    let Some(run) = known.run else {
        return Some(match latest.is_running() {
            true => format!("Run #{} is running; it has no facts of this file yet.", latest.number),
            false if latest.program == known.path => latest.farewell().0,
            false => format!("This file did not run in run #{}.", latest.number),
        });
    };
    if known.notes.iter().any(|note| note.label.is_some()) {
        return None;
    }
    if !known.outdated.is_empty() {
        let what = crate::annotate::wording::list(&known.outdated).replace('`', "");
        return Some(format!("Outdated: {what} changed since run #{}. Analyse again.", run.number));
    }
    if run.report.loops.is_empty() {
        return Some(run.farewell().0);
    }
    let number = run.number;
    Some(match known.notes.is_empty() {
        true => format!(
            "Run #{number} compiled nothing of this file: none of its loops ran often enough."
        ),
        false => format!(
            "Run #{number} has nothing to show on the lines of this file with the kinds and the cost that are chosen; hovers have it. Choose Kinds shows more."
        ),
    })
}

/// Why no program is run.
pub const UNTRUSTED: &str = "Sidewinder runs no programs in an untrusted workspace. Trust it to analyse (command Manage Workspace Trust).";
