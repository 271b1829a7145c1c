//! What the server knows: open documents, runs and their reports, settings.
//!
//! Everything here is synchronous. Whoever changes something marks what must be told again; `publisher` tells it.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tower_lsp::lsp_types::{
    CodeLens, Diagnostic, SemanticToken, TextDocumentContentChangeEvent, Url,
};

use crate::annotate::misuse;
use crate::annotate::reading::Decision;
use crate::annotate::{Advice, Annotation, Kind, Texts, Weight};
use crate::capabilities::Editor;
use crate::config::{Given, Settings};
use crate::configuration::entries::{self, Entry};
use crate::configuration::start::Prepared;
use crate::configuration::{Configuration, Fault, written};
use crate::document::{Document, Text};
use crate::features::view::View;
use crate::features::{diagnostics, lenses};
use crate::history::KEPT;
use crate::history::recall::Shelf;
use crate::position::Encoding;
use crate::proofs::Proofs;
use crate::protocol::Status;
use crate::python::project::Disk;
use crate::python::{File, Project};
use crate::run::Run;
use crate::run::child::{self, Happening, Job};
use crate::views::{heat, hot, why};

/// Everything the server knows.
#[derive(Debug, Default)]
pub struct State {
    /// How the editor counts columns.
    pub encoding: Encoding,
    /// What the editor understands.
    pub editor: Editor,
    /// What the editor sent as settings.
    pub sent: Settings,
    /// The settings that count.
    pub settings: Settings,
    /// What it said as it started the server.
    pub given: Given,
    /// The folders that are open in it.
    pub folders: Vec<PathBuf>,
    /// The runs of earlier sessions, and what is shown of all.
    pub shelf: Shelf,
    /// Fixes that were tried.
    pub proofs: Proofs,
    /// The runs, the oldest first.
    pub(crate) runs: Vec<Run>,
    /// Whether this is the only Python server of the editor.
    pub is_full: bool,
    documents: HashMap<Url, Document>,
    pub(crate) count: u64,
    /// The configuration that was run last.
    pub last: Option<Configuration>,
    /// The name of the configuration that was chosen last.
    pub chosen: Option<String>,
    is_hidden: bool,
    stale: BTreeSet<Url>,
    are_hints_stale: bool,
    told: Option<Status>,
    disk: Disk,
    /// The semantic tokens that the editor has of a document, by their number.
    colours: HashMap<Url, (u64, Arc<Vec<SemanticToken>>)>,
    coloured: u64,
}

/// What must be told to the editor.
#[derive(Debug, Default)]
pub struct News {
    /// All diagnostics of these documents, with the version that they hold for.
    pub diagnostics: Vec<(Url, Vec<Diagnostic>, Option<i32>)>,
    /// Whether hints must be asked for again.
    pub hints: bool,
    /// How things stand, if that changed.
    pub status: Option<Status>,
}

/// A document as it is, with all there is to say about it.
#[derive(Debug)]
pub struct Page {
    /// Its text.
    pub text: Arc<Text>,
    /// What there is to say, by place.
    pub annotations: Vec<Annotation>,
    /// Which run says so: `run #12 · 3 min ago`.
    pub source: Option<String>,
}

impl State {
    /// A document was opened.
    pub fn open(&mut self, uri: Url, version: i32, text: &str) {
        self.documents.insert(uri.clone(), Document::new(version, text));
        self.stale.insert(uri);
    }

    /// A document was changed.
    pub fn edit(&mut self, uri: &Url, version: i32, changes: Vec<TextDocumentContentChangeEvent>) {
        // Out of the state meanwhile: an edit that panics leaves no text that the editor does not have.
        if let Some((uri, mut document)) = self.documents.remove_entry(uri) {
            self.stale.insert(uri.clone());
            document.edit(version, changes, self.encoding);
            self.documents.insert(uri, document);
            self.touch_facts();
        }
    }

    /// A document was closed.
    pub fn close(&mut self, uri: Url) {
        self.documents.remove(&uri);
        self.colours.remove(&uri);
        self.touch();
        self.stale.insert(uri);
    }

    /// Shows facts, or hides them.
    pub fn show(&mut self, is_shown: bool) {
        self.is_hidden = !is_shown;
        self.touch();
    }

    /// Takes the editor's settings.
    pub fn configure(&mut self, settings: Settings) {
        self.settings = settings;
        self.touch();
    }

    /// Whether there is a run to show facts of.
    pub fn has_runs(&self) -> bool {
        self.shown().is_some()
    }

    /// Marks everything that rests on facts: code that changed in one document may outdate facts in another.
    pub fn touch(&mut self) {
        self.stale.extend(self.documents.keys().cloned());
        self.are_hints_stale = true;
    }

    /// Marks the documents that have facts: all others are what they were, however many are open.
    fn touch_facts(&mut self) {
        let has_facts = |uri: &&Url| {
            let path = uri.to_file_path().unwrap_or_default();
            self.runs.iter().any(|run| run.answers_for(&path))
        };
        let with_facts: Vec<Url> = self.documents.keys().filter(has_facts).cloned().collect();
        self.are_hints_stale |= !with_facts.is_empty();
        self.stale.extend(with_facts);
    }

    /// The texts of the documents of which something must be told.
    pub fn stale_texts(&self) -> Vec<Arc<Text>> {
        let stale = self.stale.iter().filter_map(|uri| self.documents.get(uri));
        stale.map(Document::text).collect()
    }

    /// What must be told to the editor since the last time.
    pub fn news(&mut self) -> News {
        let stale = std::mem::take(&mut self.stale);
        let mut news = News { hints: std::mem::take(&mut self.are_hints_stale), ..News::default() };
        for uri in stale {
            // Edited since its faults were worked out: that edit is news, too.
            let text = self.documents.get(&uri).map(Document::text);
            if text.is_some_and(|text| text.known_faults().is_none()) {
                self.stale.insert(uri);
                continue;
            }
            let found = self.diagnostics(&uri);
            let version = self.documents.get(&uri).map(|document| document.version);
            news.diagnostics.push((uri, found, version));
        }
        let status = self.status();
        if status != self.told {
            self.told.clone_from(&status);
            news.status = status;
        }
        news
    }

    /// All diagnostics of a document; none if it is not open.
    pub fn diagnostics(&self, uri: &Url) -> Vec<Diagnostic> {
        // Hints that are wrong are among the annotations of the page.
        if let Some(document) = self.documents.get(uri) {
            document.text().faults();
        }
        match self.page(uri) {
            Some(page) => {
                let most = self.settings.facts.choice().most;
                diagnostics::all(&page, self.encoding, self.editor.shows_related, most)
            }
            None => Vec::new(),
        }
    }

    /// A document as it is, with all there is to say about it.
    pub fn page(&self, uri: &Url) -> Option<Page> {
        let text = self.documents.get(uri)?.text();
        let path = uri.to_file_path().unwrap_or_default();
        let choice = self.settings.facts.choice();
        let misuses = misuse::annotations(&text).map(|mut note| {
            choice.filter(&mut note, false);
            note
        });
        let Some(run) = self.run_of(&path).filter(|_| !self.is_hidden) else {
            let annotations = misuses.chain(self.wrong_comments(uri)).collect();
            return Some(Page { text, annotations, source: None });
        };
        let mut annotations = run.reading(&self.texts()).annotations(&path, &choice);
        annotations.extend(misuses);
        annotations.extend(self.wrong_comments(uri));
        let source = Some(run.source());
        Some(Page { text, annotations, source })
    }

    /// The run whose facts are shown of a file.
    pub fn facts_of(&self, path: &Path) -> Option<&Run> {
        self.run_of(path).filter(|_| !self.is_hidden)
    }

    /// The text of a document that is open.
    pub fn document(&self, uri: &Url) -> Option<Arc<Text>> {
        self.documents.get(uri).map(Document::text)
    }

    /// The run that answers for a file: the one that the user chose, or the latest.
    fn run_of(&self, path: &Path) -> Option<&Run> {
        match self.shelf.chosen {
            Some(chosen) => {
                self.runs.iter().find(|run| run.number == chosen && run.was.contains_key(path))
            }
            None => self.runs.iter().rev().find(|run| !run.is_recalled && run.answers_for(path)),
        }
    }

    /// The run that is shown: the one that the user chose, or the latest.
    pub fn shown(&self) -> Option<&Run> {
        match self.shelf.chosen {
            Some(chosen) => self.runs.iter().find(|run| run.number == chosen),
            None => self.runs.iter().rev().find(|run| !run.is_recalled),
        }
    }

    /// The hot places of the latest run, what costs most first.
    pub fn hot(&self) -> Vec<hot::Node> {
        match self.shown().filter(|_| !self.is_hidden) {
            Some(run) => hot::tree(&run.reading(&self.texts()), self.encoding),
            None => Vec::new(),
        }
    }

    /// The heat of a document's lines.
    pub fn heat(&self, uri: &Url) -> Vec<heat::Line> {
        let Ok(path) = uri.to_file_path() else { return Vec::new() };
        match self.run_of(&path).filter(|_| !self.is_hidden) {
            Some(run) => heat::lines(&run.reading(&self.texts()), &path),
            None => Vec::new(),
        }
    }

    /// Why there is nothing to see of a document; none if there is something.
    pub fn why_nothing(&self, uri: &Url) -> Option<String> {
        let Ok(path) = uri.to_file_path() else {
            return Some("This text is in no file: save it, then analyse it.".into());
        };
        let run = self.run_of(&path);
        let texts = self.texts();
        let page = self.page(uri);
        let outdated = run.map(|run| run.reading(&texts).outdated()).unwrap_or_default();
        why::nothing(&why::Known {
            path: &path,
            is_trusted: self.is_trusted(),
            is_hidden: self.is_hidden,
            latest: self.shown(),
            run,
            notes: page.as_ref().map(|page| page.annotations.as_slice()).unwrap_or_default(),
            outdated: outdated.into_iter().collect(),
        })
    }

    /// Whether programs may be run.
    pub fn is_trusted(&self) -> bool {
        self.given.trusted != Some(false)
    }

    /// The version of a document that the editor has.
    pub fn version(&self, uri: &Url) -> Option<i32> {
        self.documents.get(uri).map(|document| document.version)
    }

    /// A document in its workspace.
    pub fn view(&self, uri: &Url) -> Option<View> {
        let file = File { uri: uri.clone(), text: self.documents.get(uri)?.text() };
        Some(View { project: self.project(), file, encoding: self.encoding })
    }

    /// A file in its workspace, be it open or not.
    pub fn view_of_file(&self, uri: &Url) -> Option<View> {
        self.view(uri).or_else(|| {
            let project = self.project();
            let file = project.file(&uri.to_file_path().ok()?)?;
            Some(View { project, file, encoding: self.encoding })
        })
    }

    /// The workspace as it is.
    pub fn project(&self) -> Project {
        let mut project = Project {
            folders: self.folders.clone(),
            disk: self.disk.clone(),
            ..Project::default()
        };
        for (uri, document) in &self.documents {
            let file = File { uri: uri.clone(), text: document.text() };
            match uri.to_file_path() {
                Ok(path) => drop(project.open.insert(path, file)),
                Err(()) => project.loose.push(file),
            }
        }
        project
    }

    /// What the JIT made of calls, in the latest run of each file.
    pub fn decisions(&self) -> Vec<Decision> {
        if self.is_hidden {
            return Vec::new();
        }
        let texts = self.texts();
        let mut decisions: Vec<Decision> = Vec::new();
        let mut told: BTreeSet<PathBuf> = BTreeSet::new();
        for run in self.runs.iter().rev() {
            let new = run.reading(&texts).decisions();
            decisions.extend(new.into_iter().filter(|it| !told.contains(&it.path)));
            told.extend(decisions.iter().map(|it| it.path.clone()));
        }
        decisions
    }

    /// A file of the disk has changed.
    pub fn file_changed(&mut self, path: &Path) {
        self.disk.forget(path);
    }

    /// Keeps the semantic tokens of a document; gives their number, and those with the number `before`.
    pub fn keep_colours(
        &mut self,
        uri: &Url,
        before: Option<&str>,
        tokens: &Arc<Vec<SemanticToken>>,
    ) -> (String, Option<Arc<Vec<SemanticToken>>>) {
        self.coloured += 1;
        let number = self.coloured;
        let old = self.colours.insert(uri.clone(), (number, tokens.clone()));
        let old = old.filter(|(known, _)| before == Some(known.to_string().as_str()));
        (number.to_string(), old.map(|(_, tokens)| tokens))
    }

    /// The texts that are open, by path.
    pub fn texts(&self) -> Texts {
        let documents = self.documents.iter();
        documents
            .filter_map(|(uri, document)| Some((uri.to_file_path().ok()?, document.text())))
            .collect()
    }

    /// The texts that the editor has and the disk has not, of files that are there.
    pub fn unsaved(&self) -> Texts {
        let mut texts = self.texts();
        texts.retain(|path, text| {
            std::fs::read_to_string(path).is_ok_and(|on_disk| on_disk != text.text)
        });
        texts
    }

    /// The folder that a file belongs to: of those that are open the innermost, or its own.
    pub fn root_of(&self, path: &Path) -> PathBuf {
        let folders = self.folders.iter().filter(|folder| path.starts_with(folder));
        let innermost = folders.max_by_key(|folder| folder.as_os_str().len()).cloned();
        innermost.unwrap_or_else(|| path.parent().map(Path::to_owned).unwrap_or_default())
    }

    /// The configurations that are written for the folders that are open, and what is wrong with others.
    pub fn written(&self) -> (Vec<Configuration>, Vec<Fault>) {
        let (mut all, mut faults) = (Vec::new(), Vec::new());
        for folder in &self.folders {
            let (more, wrong) = written::of_folder(folder);
            all.extend(more);
            faults.extend(wrong);
        }
        (all, faults)
    }

    /// The text of a file, as the editor has it or else the disk, and its entry points.
    pub fn entries(&self, uri: &Url) -> Option<(Arc<Text>, Vec<Entry>)> {
        let path = uri.to_file_path().ok()?;
        let text = match self.documents.get(uri) {
            Some(document) => document.text(),
            None => Arc::new(Text::new(std::fs::read_to_string(&path).ok()?)),
        };
        let entries = text.entries(entries::holds_tests(&path)).to_vec();
        Some((text, entries))
    }

    /// Comments that say how to run something, and say it wrongly.
    fn wrong_comments(&self, uri: &Url) -> Vec<Annotation> {
        let Some(((text, entries), path)) = self.entries(uri).zip(uri.to_file_path().ok()) else {
            return Vec::new();
        };
        let root = self.root_of(&path);
        let wrong = entries.iter().filter_map(|entry| {
            let fault = entry.configuration(&text.text, &path, &root).err()?;
            Some(Annotation {
                range: entry.range.clone(),
                kind: Kind::Hint,
                label: None,
                detail: fault.message.clone(),
                advice: Some(Advice {
                    code: None,
                    weight: Weight::Warning,
                    message: fault.message,
                    related: Vec::new(),
                }),
            })
        });
        wrong.collect()
    }

    /// The lenses of a document.
    pub fn lenses(&self, uri: &Url) -> Option<Vec<CodeLens>> {
        if !self.settings.code_lens.entry_points || !self.is_trusted() {
            return None;
        }
        let (text, entries) = self.entries(uri)?;
        let path = uri.to_file_path().ok()?;
        let run = self.run_of(&path).filter(|run| !self.is_hidden && !run.is_running());
        let came_to = run.map(Run::came_to);
        Some(lenses::of((&text, &entries), uri, came_to, self.encoding))
    }

    /// Starts a run; one of the same file that is under way is stopped.
    pub fn start(
        &mut self,
        command: PathBuf,
        prepared: Prepared,
        heard: tokio::sync::mpsc::Sender<Happening>,
    ) -> u64 {
        self.stop(Some(&prepared.program));
        self.count = self.count.max(self.shelf.last()) + 1;
        self.shelf.chosen = None;
        let mut limits = self.settings.limits();
        let Configuration { time, memory, root, .. } = &prepared.configuration;
        limits.time = time.unwrap_or(limits.time);
        limits.memory = memory.unwrap_or(limits.memory);
        let allow = self.settings.run.allow.clone();
        let invocation = prepared.invocation.clone();
        let job = Job { command, invocation, root: root.clone(), limits, allow };
        let handle = child::start(job.clone(), heard);
        self.runs.push(Run::new(self.count, prepared, job, handle));
        self.forget();
        self.is_hidden = false;
        self.count
    }

    /// Stops the run of a file, or all. Says whether there was one.
    pub fn stop(&mut self, program: Option<&Path>) -> bool {
        let is_meant = |run: &&mut Run| program.is_none_or(|program| run.program == program);
        let stopped =
            self.runs.iter_mut().filter(is_meant).map(Run::stop).fold(false, |any, one| any | one);
        stopped | (program.is_none() && self.proofs.stop())
    }

    /// Lets go of the oldest runs beyond those that are kept, but not of the baseline.
    fn forget(&mut self) {
        let pinned = self.shelf.baseline;
        while self.runs.len() > KEPT {
            let oldest = self.runs.iter().position(|run| Some(run.number) != pinned);
            self.runs.remove(oldest.unwrap_or(0));
        }
    }

    /// Kills whatever runs.
    pub fn abandon(&mut self) {
        self.proofs.stop();
        self.runs.clear();
    }

    /// The run of that number.
    pub fn run(&mut self, number: u64) -> Option<&mut Run> {
        self.runs.iter_mut().find(|run| run.number == number)
    }

    fn status(&self) -> Option<Status> {
        let run = self.shown()?;
        let (message, _) = run.farewell();
        Some(Status {
            run: run.number,
            uri: Url::from_file_path(&run.program).ok()?,
            running: run.is_running(),
            message,
            outdated: run.reading(&self.texts()).outdated().into_iter().collect(),
            shown: !self.is_hidden,
            baseline: self.shelf.baseline,
        })
    }
}
