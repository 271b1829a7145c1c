//! *Prove it*: tries fixes of the run that is shown, and remembers what came of it.
//!
//! **In:** a document, and the advice of its run. **Out:** [`Candidate`]s for code actions; of one, on demand, a proof: the program runs several times as it is and with the
//! fix, in the sandbox, as its run did. What was tried holds as long as the text is the one that was tried.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sidewinder_fixes::prove::{Proof, Trial, prove};
use sidewinder_fixes::{Change, Fix, fixes};
use tower_lsp::Client;
use tower_lsp::lsp_types::{
    CodeActionOrCommand, MessageActionItem, MessageType, Range, Url, WorkspaceEdit,
};

use crate::features::code_actions;
use crate::panics;
use crate::publisher::Shared;
use crate::run::Run;
use crate::state::State;

/// What was tried, the oldest first, and whether something is being tried.
#[derive(Debug, Default)]
pub struct Proofs {
    tried: Vec<Tried>,
    stop: Option<Arc<AtomicBool>>,
}

/// Proofs that are remembered.
const KEPT: usize = 200;

#[derive(Debug)]
struct Tried {
    text: String,
    change: Change,
    proof: Proof,
}

/// What is known of a fix.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// Nothing.
    Untried,
    /// It makes the program so many times as fast.
    Proven(f64),
    /// It does not help.
    InVain,
}

/// A fix that may be offered.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The line that its advice is about, from 0.
    pub line: u32,
    /// What it does.
    pub fix: Fix,
    /// Whether that helps.
    pub verdict: Verdict,
}

impl Proofs {
    /// Stops what is being tried. Says whether there was something.
    pub fn stop(&mut self) -> bool {
        self.stop.take().is_some_and(|stop| !stop.swap(true, Ordering::Relaxed))
    }

    fn verdict(&self, text: &str, change: &Change) -> Verdict {
        let mut known = self.tried.iter().rev();
        match known.find(|one| one.change == *change && one.text == text) {
            None => Verdict::Untried,
            Some(one) => one.proof.gain().map_or(Verdict::InVain, Verdict::Proven),
        }
    }

    fn remember(&mut self, text: String, change: Change, proof: Proof) {
        // What is not known may be tried again.
        if !matches!(proof, Proof::Unknown(_)) {
            self.tried.push(Tried { text, change, proof });
        }
        if self.tried.len() > KEPT {
            self.tried.remove(0);
        }
    }
}

impl State {
    /// The code actions for a range of a document.
    pub fn code_actions(&self, uri: &Url, range: Range) -> Vec<CodeActionOrCommand> {
        let Some(text) = self.document(uri) else { return Vec::new() };
        let all = self.candidates(uri, range.start.line..=range.end.line);
        code_actions::of(&all, &text, uri, self.encoding)
    }

    /// The fixes for the advice in lines of a document, what costs most first. None if it is not the text that ran.
    fn candidates(&self, uri: &Url, lines: std::ops::RangeInclusive<u32>) -> Vec<Candidate> {
        let Ok(path) = uri.to_file_path() else { return Vec::new() };
        let (Some(text), Some(run)) = (self.document(uri), self.facts_of(&path)) else {
            return Vec::new();
        };
        let is_same = run.was.get(&path).is_some_and(|was| was.text == text.text);
        if !is_same || run.is_running() || run.job.is_none() {
            return Vec::new();
        }
        let ranked = run.report.ranked();
        let mut all: Vec<Candidate> = Vec::new();
        for advice in ranked.told.into_iter().chain(ranked.also) {
            let at = &advice.fact.at;
            let (first, last) = (at.line.saturating_sub(1), at.end_line.saturating_sub(1));
            if run.root.join(&*at.file) != path || first > *lines.end() || last < *lines.start() {
                continue;
            }
            for fix in fixes(&text.text, advice.fact) {
                if !all.iter().any(|one| one.fix.change == fix.change) {
                    let verdict = self.proofs.verdict(&text.text, &fix.change);
                    all.push(Candidate { line: first, fix, verdict });
                }
            }
        }
        all
    }
}

/// What running a program again needs; a sentence where that cannot be done.
fn trial(run: &Run, path: &Path, text: &str) -> Result<Trial, String> {
    let Some(job) = &run.job else {
        return Err("This run is of an earlier session: analyse the file again.".into());
    };
    if run.ran_unsaved() {
        return Err("This run had texts that were not saved: save them and analyse again.".into());
    }
    let allow = job.allow.iter().map(|allow| format!("--allow={allow}").into());
    let memory = ("SIDEWINDER_GC_LIMIT".into(), job.limits.memory.to_string().into());
    Ok(Trial {
        command: job.command.clone(),
        options: allow.collect(),
        program: job.invocation.words.clone(),
        env: job.invocation.env.iter().cloned().chain([memory]).collect(),
        stdin: job.invocation.stdin.clone(),
        folder: job.root.clone(),
        file: path.to_owned(),
        text: text.to_owned(),
        limit: job.limits.time,
    })
}

/// Tries the fix with this title for the advice in a line. Gives what came of it as a sentence; whether it is proven, and then asks whether to apply it.
pub async fn try_fix(
    shared: &Shared,
    client: &Client,
    uri: &Url,
    line: u32,
    title: &str,
) -> Result<(String, bool), String> {
    let path = uri.to_file_path().map_err(|()| format!("{uri} is no file on this disk."))?;
    let (fix, trial, stop) = {
        let mut state = shared.state();
        if !state.is_trusted() {
            return Err("Sidewinder runs no programs in an untrusted workspace.".into());
        }
        let mut all = state.candidates(uri, line..=line).into_iter();
        let fix = all.find(|one| one.fix.title == title).map(|one| one.fix);
        let fix =
            fix.ok_or("The text is not the one that ran any more: analyse the file again.")?;
        let (Some(text), Some(run)) = (state.document(uri), state.facts_of(&path)) else {
            return Err("There is no run of this file: analyse it.".into());
        };
        let trial = trial(run, &path, &text.text)?;
        let stop = Arc::new(AtomicBool::new(false));
        state.proofs.stop();
        state.proofs.stop = Some(stop.clone());
        (fix, trial, stop)
    };
    let (tried, with) = (fix.clone(), trial.clone());
    let proof = panics::beside(move || prove(&with, &tried, &stop)).await;
    let is_proven = proof.gain().is_some();
    let words = format!("{}: {}", fix.title, proof.words());
    {
        let mut state = shared.state();
        state.proofs.stop = None;
        state.proofs.remember(trial.text, fix.change.clone(), proof);
    }
    let (shared, client, uri) = (shared.clone(), client.clone(), uri.clone());
    let (message, asking) = (words.clone(), client.clone());
    let offer = async move {
        let apply = MessageActionItem { title: "Apply".into(), properties: Default::default() };
        let kind = MessageType::INFO;
        if !is_proven {
            client.show_message(kind, message).await;
        } else if let Ok(Some(_)) =
            client.show_message_request(kind, message, Some(vec![apply])).await
            && let Some(edit) = still(&shared, &uri, &fix)
        {
            let _ = client.apply_edit(edit).await;
        }
    };
    panics::spawn(&asking, "Offering a fix", offer, |_| ());
    Ok((words, is_proven))
}

/// The fix as an edit, if the text is still the one that it was proven for.
fn still(shared: &Shared, uri: &Url, fix: &Fix) -> Option<WorkspaceEdit> {
    let state = shared.state();
    let text = state.document(uri)?;
    let is_proven = matches!(state.proofs.verdict(&text.text, &fix.change), Verdict::Proven(_));
    is_proven.then(|| code_actions::edit(fix, &text, uri, state.encoding))
}
