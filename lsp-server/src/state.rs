//! What the server knows: open documents, runs and their reports, settings.
//!
//! Everything here is synchronous. Whoever changes something marks what must be told again; `publisher` tells it.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tower_lsp::lsp_types::{Diagnostic, SemanticToken, TextDocumentContentChangeEvent, Url};

use crate::annotate::misuse;
use crate::annotate::reading::Decision;
use crate::annotate::{Annotation, Kind, Texts};
use crate::capabilities::Editor;
use crate::config::Settings;
use crate::document::{Document, Text};
use crate::features::diagnostics;
use crate::features::view::View;
use crate::position::Encoding;
use crate::protocol::Status;
use crate::python::project::Disk;
use crate::python::{File, Project};
use crate::run::Run;
use crate::run::child::{self, Happening, Job};

/// Runs that are kept.
const KEPT: usize = 20;

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
    /// The folders that are open in it.
    pub folders: Vec<PathBuf>,
    /// Whether this is the only Python server of the editor.
    pub is_full: bool,
    documents: HashMap<Url, Document>,
    runs: Vec<Run>,
    count: u64,
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
        !self.runs.is_empty()
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
            Some(page) => diagnostics::all(&page, self.encoding, self.editor.shows_related),
            None => Vec::new(),
        }
    }

    /// A document as it is, with all there is to say about it.
    pub fn page(&self, uri: &Url) -> Option<Page> {
        let text = self.documents.get(uri)?.text();
        let path = uri.to_file_path().unwrap_or_default();
        let run = self.runs.iter().rev().find(|run| run.answers_for(&path));
        let Some(run) = run.filter(|_| !self.is_hidden) else {
            let annotations = misuse::annotations(&text).collect();
            return Some(Page { text, annotations, source: None });
        };
        let mut annotations = run.reading(&self.texts()).annotations(&path);
        if !self.settings.facts.cold {
            for note in annotations.iter_mut().filter(|note| note.kind == Kind::Cold) {
                (note.label, note.advice) = (None, None);
            }
        }
        annotations.extend(misuse::annotations(&text));
        let source = Some(format!("run #{} · {}", run.number, run.age()));
        Some(Page { text, annotations, source })
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
    fn texts(&self) -> Texts {
        let documents = self.documents.iter();
        documents
            .filter_map(|(uri, document)| Some((uri.to_file_path().ok()?, document.text())))
            .collect()
    }

    /// Whether the editor has changes of a file that the disk has not.
    pub fn is_unsaved(&self, uri: &Url, path: &Path) -> bool {
        let on_disk = std::fs::read_to_string(path);
        match (self.documents.get(uri), on_disk) {
            (Some(document), Ok(on_disk)) => document.text().text != on_disk,
            _ => false,
        }
    }

    /// Starts a run of the file at `program`; a run of it that is under way is stopped.
    pub fn start(
        &mut self,
        command: PathBuf,
        program: PathBuf,
        heard: tokio::sync::mpsc::UnboundedSender<Happening>,
    ) -> u64 {
        self.stop(Some(&program));
        self.count += 1;
        let parent = program.parent().map(Path::to_owned).unwrap_or_default();
        let folders = self.folders.iter().filter(|folder| program.starts_with(folder));
        let root = folders.max_by_key(|folder| folder.as_os_str().len()).cloned().unwrap_or(parent);
        let limits = self.settings.limits();
        let job = Job { command, program: program.clone(), root: root.clone(), limits };
        let handle = child::start(job, heard);
        self.runs.push(Run::new(self.count, program, root, handle));
        if self.runs.len() > KEPT {
            self.runs.remove(0);
        }
        self.is_hidden = false;
        self.count
    }

    /// Stops the run of a file, or all. Says whether there was one.
    pub fn stop(&mut self, program: Option<&Path>) -> bool {
        let is_meant = |run: &&mut Run| program.is_none_or(|program| run.program == program);
        self.runs.iter_mut().filter(is_meant).map(Run::stop).fold(false, |any, one| any | one)
    }

    /// Kills whatever runs.
    pub fn abandon(&mut self) {
        self.runs.clear();
    }

    /// The run of that number.
    pub fn run(&mut self, number: u64) -> Option<&mut Run> {
        self.runs.iter_mut().find(|run| run.number == number)
    }

    fn status(&self) -> Option<Status> {
        let run = self.runs.last()?;
        let (message, _) = run.farewell();
        Some(Status {
            run: run.number,
            uri: Url::from_file_path(&run.program).ok()?,
            running: run.is_running(),
            message,
            outdated: run.reading(&self.texts()).outdated().into_iter().collect(),
            shown: !self.is_hidden,
        })
    }
}
