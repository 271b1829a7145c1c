//! The files of the workspace: those that are open as the editor has them, the others as they are on the disk.
//!
//! ```text
//! import a.b       ─▶  a builtin module, or a/b.py, a/b/__init__.py beside the file or above it up to the folder that is open, or in its src/
//! from .b import c ─▶  beside the file
//! ```
//!
//! A file of the disk is read again when its time or length changes. A [`Project`] is a picture of one moment: a request is answered from one.

use std::cell::Cell;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use ignore::WalkBuilder;
use ignore::types::TypesBuilder;
use tower_lsp::lsp_types::Url;

use super::entity::Entity;
use super::library;
use crate::document::Text;

/// Longer files of the disk are passed over.
const LONGEST: u64 = 8 << 20;

/// Files that are looked through for a name, at most.
pub const MOST_FILES: usize = 10_000;

/// A file and its text.
#[derive(Clone, Debug)]
pub struct File {
    /// Its address, as the editor writes it.
    pub uri: Url,
    /// Its text.
    pub text: Arc<Text>,
}

impl PartialEq for File {
    fn eq(&self, other: &File) -> bool {
        self.uri == other.uri
    }
}

impl File {
    /// Its path, if it is on a disk.
    pub fn path(&self) -> Option<PathBuf> {
        self.uri.to_file_path().ok()
    }

    /// The name of its module.
    pub fn module_name(&self) -> String {
        let path = self.path().unwrap_or_default();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if stem == "__init__" {
            let folder = path.parent().and_then(Path::file_name).unwrap_or_default();
            return folder.to_string_lossy().into_owned();
        }
        stem
    }
}

/// Texts of the disk, kept from request to request.
#[derive(Clone, Debug, Default)]
pub struct Disk(Arc<Mutex<HashMap<PathBuf, Kept>>>);

#[derive(Clone, Debug)]
struct Kept {
    stamp: (Option<SystemTime>, u64),
    text: Option<Arc<Text>>,
}

impl Disk {
    fn text(&self, path: &Path) -> Option<Arc<Text>> {
        let about = std::fs::metadata(path).ok().filter(|about| about.is_file())?;
        let stamp = (about.modified().ok(), about.len());
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kept.get(path).filter(|known| known.stamp == stamp) {
            return known.text.clone();
        }
        let is_short = about.len() <= LONGEST;
        let text = is_short.then(|| std::fs::read_to_string(path).ok()).flatten();
        let text = text.map(|text| Arc::new(Text::new(text)));
        kept.insert(path.to_owned(), Kept { stamp, text: text.clone() });
        text
    }

    /// Forgets a file.
    pub fn forget(&self, path: &Path) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(path);
    }
}

/// The workspace at one moment.
#[derive(Clone, Debug, Default)]
pub struct Project {
    /// The folders that are open.
    pub folders: Vec<PathBuf>,
    /// Open files by their path.
    pub open: HashMap<PathBuf, File>,
    /// Open files that are on no disk.
    pub loose: Vec<File>,
    /// The others.
    pub disk: Disk,
    /// Steps that the present question may still take (`entity`).
    pub left: Cell<u32>,
}

impl Project {
    /// The file at a path.
    pub fn file(&self, path: &Path) -> Option<File> {
        if let Some(open) = self.open.get(path) {
            return Some(open.clone());
        }
        let text = self.disk.text(path)?;
        Some(File { uri: Url::from_file_path(path).ok()?, text })
    }

    /// Every Python file of the workspace that has `word` somewhere, and every open one.
    pub fn files_with(&self, word: &str) -> Vec<File> {
        let mut files: Vec<File> = self.open.values().chain(&self.loose).cloned().collect();
        let mut looked = 0;
        for folder in &self.folders {
            for path in python_files(folder) {
                if looked == MOST_FILES {
                    break;
                }
                looked += 1;
                if !self.open.contains_key(&path) {
                    files.extend(self.file(&path));
                }
            }
        }
        files.retain(|file| file.text.text.contains(word));
        files.sort_by(|a, b| a.uri.cmp(&b.uri));
        files.dedup_by(|a, b| a.uri == b.uri);
        files
    }

    /// The module that a dotted name stands for in a file.
    pub fn module<'n>(
        &self,
        from: &File,
        level: u32,
        parts: impl IntoIterator<Item = &'n str>,
    ) -> Option<Entity> {
        let parts: Vec<&str> = parts.into_iter().collect();
        let path = from.path()?;
        if level > 0 {
            let folder = path.ancestors().nth(level as usize)?;
            return self.module_in(folder, &parts);
        }
        let name = parts.join(".");
        if library::is_module(&name) {
            return Some(Entity::Library(name));
        }
        // `os.path` is a module under another name.
        if let Some((owner, name)) = name.rsplit_once('.')
            && let Some(entry) = library::find(owner, name)
        {
            return library::is_module(entry.bases)
                .then(|| Entity::Library(entry.bases.to_owned()));
        }
        self.search_path(&path).iter().find_map(|folder| self.module_in(folder, &parts))
    }

    /// The folders that modules are looked for in.
    pub fn search_path(&self, path: &Path) -> Vec<PathBuf> {
        let root = self.folders.iter().filter(|folder| path.starts_with(folder));
        let root = root.max_by_key(|folder| folder.as_os_str().len());
        let mut folders: Vec<PathBuf> = match root {
            Some(root) => {
                let above = path.ancestors().skip(1).take_while(|folder| folder.starts_with(root));
                above.map(Path::to_owned).collect()
            }
            None => path.parent().map(Path::to_owned).into_iter().collect(),
        };
        for folder in &self.folders {
            folders.extend([folder.clone(), folder.join("src")]);
        }
        let mut seen = std::collections::HashSet::new();
        folders.retain(|folder| seen.insert(folder.clone()));
        folders
    }

    fn module_in(&self, folder: &Path, parts: &[&str]) -> Option<Entity> {
        // Unfinished names have empty parts.
        if parts.iter().any(|part| part.is_empty()) {
            return None;
        }
        let mut at = folder.to_owned();
        at.extend(parts);
        if parts.is_empty() {
            let package = self.file(&at.join("__init__.py")).map(Entity::Module);
            return package.or_else(|| at.is_dir().then_some(Entity::Folder(at)));
        }
        let package = self.file(&at.join("__init__.py"));
        let plain = || {
            let mut path = at.clone().into_os_string();
            path.push(".py");
            self.file(Path::new(&path))
        };
        let found = package.or_else(plain).map(Entity::Module);
        found.or_else(|| at.is_dir().then(|| Entity::Folder(at.clone())))
    }

    /// A module inside a package.
    pub fn submodule(&self, package: &Entity, name: &str) -> Option<Entity> {
        self.module_in(&package_folder(package)?, &[name])
    }

    /// The names of the modules in a folder.
    pub fn modules_in(&self, folder: &Path) -> Vec<String> {
        let mut names = Vec::new();
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let is_module = path.extension().is_some_and(|ending| ending == "py")
                || path.join("__init__.py").is_file();
            if is_module && stem != "__init__" && sidewinder_syntax::is_name(&stem) {
                names.push(stem);
            }
        }
        names.sort();
        names.dedup();
        names
    }
}

/// The folder of a package.
pub fn package_folder(package: &Entity) -> Option<PathBuf> {
    match package {
        Entity::Folder(folder) => Some(folder.clone()),
        Entity::Module(file) => {
            let path = file.path()?;
            let is_package = path.file_name().is_some_and(|name| name == "__init__.py");
            is_package.then(|| path.parent().map(Path::to_owned)).flatten()
        }
        _ => None,
    }
}

/// The Python files in a folder, but those that git is told to ignore and hidden ones.
fn python_files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let mut types = TypesBuilder::new();
    let types = types.add("python", "*.py").ok().and_then(|()| types.select("python").build().ok());
    let mut walk = WalkBuilder::new(folder);
    if let Some(types) = types {
        walk.types(types);
    }
    let files = walk.build().flatten();
    let files = files.filter(|entry| entry.file_type().is_some_and(|kind| kind.is_file()));
    files.map(ignore::DirEntry::into_path)
}
