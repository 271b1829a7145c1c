//! Finding modules: own ones, those on `sys.path`, and the standard library.
//!
//! What belongs to the interpreter comes first, as in CPython: `sys`, `time` and whatever else is loaded before a program starts. Then
//! `sys.path` is searched. Only then come the modules that are part of this command, and last the standard library: a folder on
//! the machine, or the one inside the command (`sidewinder-library`), whose files have paths such as `<library>/json/decoder.py`.

use super::text::is_file;
use crate::object::{List, Raised, Str, Value, globals};
use crate::vm::{Habits, Vm};
use sidewinder_syntax::text::{path_of_text, text_of_outside};
use std::cell::OnceCell;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How file names of these modules start.
pub const PREFIX: &str = "<sidewinder>/";
/// The file whose functions stand for builtin ones.
pub const KEYED: &str = "<sidewinder>/_keyed.py";
/// The same, of functions that do not count where recursion is counted.
pub const DRAIN: &str = "<sidewinder>/<drain>.py";
/// How file names of modules start that are part of the command.
pub const OWN_FILES: &str = "<sidewinder>";

/// The folder of the library inside the command, in paths of its files.
pub const LIBRARY: &str = "<library>";

/// Modules that CPython has in its executable, or has imported before a program starts: no file hides them.
const FIRST: &[&str] = &[
    "_abc",
    "_ast",
    "_codecs",
    "_collections",
    "_functools",
    "_imp",
    "_io",
    "_locale",
    "_operator",
    "_signal",
    "_sre",
    "_stat",
    "_string",
    "_symtable",
    "_thread",
    "_tracemalloc",
    "_typing",
    "_warnings",
    "_weakref",
    "atexit",
    "builtins",
    "errno",
    "faulthandler",
    "gc",
    "itertools",
    "marshal",
    "posix",
    "pwd",
    "sys",
    "time",
    "abc",
    "codecs",
    "io",
    "os",
    "os.path",
    "posixpath",
    "genericpath",
    "stat",
    "site",
    "_collections_abc",
    "_sitebuiltins",
    "_frozen_importlib",
    "_frozen_importlib_external",
    "zipimport",
    "encodings",
    "sidewinder",
];

/// Modules of ours that CPython has in Python, with their halves in C, without which they do as well there.
pub(super) const HALVES: &[(&str, &str)] =
    &[("collections", "_collections"), ("datetime", "_datetime"), ("json", "_json")];

/// Names that modules of the library give to what there is not. Programs look whether they are there, as there are other Pythons without it.
pub(super) const WITHOUT: &[(&str, &str)] = &[("ctypes", "pythonapi")];

/// Modules that import in a circle which works from one end only, with the module at that end. CPython has imported them before a
/// program starts.
pub(super) const AFTER: &[(&str, &str)] = &[("genericpath", "os")];

/// What the search for modules has found out once.
#[derive(Default, Debug)]
pub struct Finder {
    /// The folder of the standard library, once it was looked for.
    stdlib: OnceCell<Option<PathBuf>>,
    /// Texts that stand in for what is on the disk, by the whole path.
    pub(in crate::interp) overlay: Overlay,
    /// Modules whose code has not run to its end.
    pub(in crate::interp) loading: Vec<Value>,
    /// Imports that are under way, with the threads that do them.
    pub(in crate::interp) under_way: Vec<(String, u64)>,
    /// Threads that wait for such an import to end.
    pub(in crate::interp) waiting: Vec<(u64, String)>,
    /// How long imports take, where the command line wants it.
    pub(in crate::interp) timed: Timed,
    /// Whether what `sys.path_hooks` needs is being imported.
    is_loading_hooks: bool,
    /// Code of modules on disk.
    pub(in crate::interp) kept: super::kept::Kept,
}

impl Finder {
    /// Another thread that imports this module, unless that would wait for `own`, itself or through others.
    pub(in crate::interp) fn importer(&self, name: &str, own: u64) -> Option<u64> {
        let by = |name: &str| self.under_way.iter().find(|one| one.0 == name).map(|one| one.1);
        let importer = by(name).filter(|importer| *importer != own)?;
        let (mut at, mut steps) = (importer, 0);
        while let Some((_, wanted)) = self.waiting.iter().find(|one| one.0 == at) {
            let Some(next) = by(wanted) else { break };
            // Each waits for another: the module is given as far as it has come.
            if next == own || steps > self.waiting.len() {
                return None;
            }
            (at, steps) = (next, steps + 1);
        }
        Some(importer)
    }
}

/// The times of imports that are under way.
#[derive(Default, Debug)]
pub(in crate::interp) struct Timed {
    /// How many are.
    level: usize,
    /// How long those took that are part of the innermost one.
    inner: Duration,
    /// Whether the head of the table was written.
    has_head: bool,
}

impl Timed {
    /// An import begins.
    pub(in crate::interp) fn start(&mut self, shows: bool) -> (Instant, Duration) {
        if shows && !std::mem::replace(&mut self.has_head, true) {
            eprintln!("import time: self [us] | cumulative | imported package");
        }
        self.level += 1;
        (Instant::now(), std::mem::take(&mut self.inner))
    }

    /// It ends: in how many others it was, and how many microseconds it took, alone and with those in it.
    pub(in crate::interp) fn stop(&mut self, before: (Instant, Duration)) -> (usize, u128, u128) {
        self.level -= 1;
        let all = before.0.elapsed();
        let own = all.saturating_sub(self.inner);
        self.inner = before.1 + all;
        (self.level, own.as_micros(), all.as_micros())
    }
}

/// Texts of files that are not saved, by the whole path of each. They have the bytes that the file would have.
pub type Overlay = std::collections::BTreeMap<PathBuf, String>;

/// The name of a file or folder in the library inside the command, if a path says that it is there.
pub(crate) fn inside(path: &Path) -> Option<&str> {
    path.strip_prefix(LIBRARY).ok()?.to_str()
}

fn is_folder(path: &Path) -> bool {
    match inside(path) {
        Some(name) => sidewinder_library::is_folder(name),
        None => path.is_dir(),
    }
}

/// A path from the root; what is inside the command has none other.
pub(super) fn absolute(path: &Path) -> PathBuf {
    match inside(path) {
        Some(_) => path.to_path_buf(),
        None => std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf()),
    }
}

/// Where a module's code is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A file, and the folder if it is a package.
    File(PathBuf, Option<PathBuf>),
    /// Folders without `__init__.py`.
    Folders(Vec<PathBuf>),
    /// What a finder that `sys.path_hooks` has for an entry says: the spec of the module.
    Spec(Value),
}

/// Looks for the last part of a name in a folder.
fn in_folder(folder: &Path, last: &str, portions: &mut Vec<PathBuf>) -> Option<Found> {
    let package = folder.join(path_of_text(last));
    let init = package.join("__init__.py");
    if is_file(&init) {
        return Some(Found::File(init, Some(package)));
    }
    let file = folder.join(path_of_text(&format!("{last}.py")));
    if is_file(&file) {
        return Some(Found::File(file, None));
    }
    if is_folder(&package) {
        portions.push(package);
    }
    None
}

/// The file of an extension module in a folder: `last.so`, or with a tag such as `abi3` in between.
fn extension_in_folder(folder: &Path, last: &str) -> Option<PathBuf> {
    let plain = format!("{last}.so");
    let mut entries = std::fs::read_dir(folder).ok()?.flatten();
    let found = entries.find(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let tag = name.strip_prefix(last).and_then(|rest| rest.strip_suffix(".so"));
        name == plain || tag.is_some_and(|tag| tag.starts_with('.') && !tag[1..].contains('.'))
    });
    found.map(|entry| entry.path())
}

/// Modules of CPython that there are not, and what to do instead.
const NOT_HERE: &[(&str, &str)] = &[
    ("_crypt", "use the package 'passlib' instead"),
    ("_curses", "use a package without it, such as 'prompt_toolkit' or 'asciimatics', instead"),
    ("_curses_panel", "use a package without it, such as 'prompt_toolkit', instead"),
    ("_dbm", "use 'dbm.dumb' or 'sqlite3' instead"),
    ("_gdbm", "use 'dbm.dumb' or 'sqlite3' instead"),
    ("_tkinter", "use a web page or the terminal instead"),
    ("audioop", "use the package 'pydub' with its 'pyaudioop' instead"),
    ("nis", "ask with 'pwd' and 'grp' instead"),
    ("ossaudiodev", "use a program such as 'aplay' with 'subprocess' instead"),
    ("readline", "use the package 'prompt_toolkit' to edit lines instead"),
];

/// Modules of CPython's library in Python that the library inside does not have.
const NOT_INSIDE: &[(&str, &str)] = &[
    ("crypt", "use the package 'passlib' instead"),
    ("curses", "use a package without it, such as 'prompt_toolkit' or 'asciimatics', instead"),
    ("idlelib", "use another editor instead"),
    ("lib2to3", "install the package 'fissix' and import that"),
    ("mailcap", "install the package 'standard-mailcap'"),
    ("pipes", "install the package 'standard-pipes'"),
    ("tkinter", "use a web page or the terminal instead"),
    ("turtle", "use a package that draws pictures, such as 'drawsvg', instead"),
    ("turtledemo", "use a package that draws pictures, such as 'drawsvg', instead"),
];

/// What is said of a module that is not there, but for the file of an extension module.
pub(super) fn text_of_absent(name: &str, file: Option<&Path>) -> String {
    let found = |table: &[(&str, &'static str)]| {
        table.iter().find(|(known, _)| *known == name).map(|(_, advice)| *advice)
    };
    let (what, advice) = match (file, found(NOT_HERE), found(NOT_INSIDE)) {
        (Some(file), ..) => return text_of_extension(name, file),
        (_, Some(advice), _) => {
            ("a module in C of CPython, which Sidewinder does not have", advice)
        }
        (_, _, Some(advice)) => ("not in the library inside Sidewinder", advice),
        _ => return format!("No module named '{name}'"),
    };
    format!("'{name}' is {what}: {advice}, or run this program under CPython")
}

/// What is said of an extension module.
fn text_of_extension(name: &str, file: &Path) -> String {
    let package = name.split('.').next().unwrap_or(name);
    format!(
        "'{name}' of the package '{package}' is an extension module in C, which Sidewinder does not load ({}): use a package in pure Python instead, or run this program under CPython",
        file.display()
    )
}

impl Vm {
    /// Whether a module of that name comes before whatever is on `sys.path`.
    pub(in crate::interp) fn comes_first(name: &str) -> bool {
        FIRST.contains(&name)
    }

    /// The entries of a path as folders; what is no string is passed over.
    fn folders(&mut self, path: Value) -> Result<Vec<PathBuf>, Raised> {
        let list = match List::of(path) {
            Some(list) => list,
            None => self.to_list(path)?,
        };
        let texts = list
            .items(self)
            .iter()
            .filter_map(|item| Str::of(crate::object::instance::payload(*item)));
        Ok(texts.map(|text| path_of_text(text.text())).collect())
    }

    /// The value of `sys.path`.
    pub(in crate::interp) fn search_path(&mut self) -> Value {
        self.of_sys("path").unwrap_or(self.path)
    }

    /// A variable of the module `sys`, if that was imported.
    pub(crate) fn of_sys(&mut self, name: &str) -> Option<Value> {
        if !self.known.sys.is_object() {
            return None;
        }
        let name = self.intern(name).ok()?;
        globals(self.known.sys).get(name)
    }

    /// The file of a module on a path. The folder of the standard library is left for later.
    pub(in crate::interp) fn find_on_path(
        &mut self,
        name: &str,
        path: Value,
    ) -> Result<Option<Found>, Raised> {
        let last = name.rsplit('.').next().unwrap_or(name);
        let stdlib = self.part::<Finder>().stdlib.get().cloned().flatten();
        let mut portions = Vec::new();
        for folder in self.folders(path)? {
            if !name.contains('.') && stdlib.as_ref() == Some(&folder) {
                // What is standard goes before what comes later on the path.
                if Vm::is_native(name) || in_folder(&folder, last, &mut Vec::new()).is_some() {
                    break;
                }
                continue;
            }
            if let Some(found) = in_folder(&folder, last, &mut portions) {
                return Ok(Some(found));
            }
            if !self.is_for_hooks(&folder) {
                continue;
            }
            let found = self.ask_hooks(&folder, name)?;
            if let Some(more) = List::of(found) {
                portions.extend(self.folders(more.0)?);
            } else if found != self.none() {
                return Ok(Some(Found::Spec(found)));
            }
        }
        Ok((!portions.is_empty()).then_some(Found::Folders(portions)))
    }

    /// Whether an entry of a path is a matter for `sys.path_hooks`: an archive, or something that a program has a hook for. Folders are not.
    fn is_for_hooks(&mut self, entry: &Path) -> bool {
        if self.part::<Finder>().is_loading_hooks || entry.as_os_str().is_empty() || entry.is_dir()
        {
            return false;
        }
        let hooks = self.of_sys("path_hooks").and_then(List::of);
        hooks.is_some_and(|hooks| !hooks.is_empty()) || entry.ancestors().any(Path::is_file)
    }

    /// What the finder that `sys.path_hooks` has for an entry says of a module: a spec, a list of folders, or `None`.
    fn ask_hooks(&mut self, entry: &Path, name: &str) -> Result<Value, Raised> {
        self.part_mut::<Finder>().is_loading_hooks = true;
        let support = self.import_whole("_frozen_importlib_external");
        let loaded = support.and_then(|_| self.import_whole("zipimport"));
        self.part_mut::<Finder>().is_loading_hooks = false;
        loaded?;
        let (entry, name) = (self.new_outside_str(entry.as_os_str())?, self.new_str(name)?);
        self.call_support("_frozen_importlib_external", "_ask_hooks", &[entry, name])
    }

    /// The file of an extension module in C that a path has for a name. CPython would load it.
    pub(in crate::interp) fn extension_on_path(
        &mut self,
        name: &str,
        path: Value,
    ) -> Result<Option<PathBuf>, Raised> {
        let last = name.rsplit('.').next().unwrap_or(name);
        let path = if path.is_null() { self.search_path() } else { path };
        Ok(self.folders(path)?.iter().find_map(|folder| extension_in_folder(folder, last)))
    }

    /// The file of a module in the standard library.
    pub(in crate::interp) fn find_in_stdlib(&mut self, name: &str) -> Option<Found> {
        let folder = self.stdlib_folder()?;
        let mut at = folder.clone();
        let mut parts: Vec<&str> = name.split('.').collect();
        let last = parts.pop()?;
        at.extend(parts);
        let found = in_folder(&at, last, &mut Vec::new())?;
        self.show_stdlib(&folder);
        Some(found)
    }

    /// Whether a folder is, or is in, the standard library.
    pub(in crate::interp) fn is_standard(&self, folder: &str) -> bool {
        folder.starts_with(OWN_FILES)
            || self
                .part::<Finder>()
                .stdlib
                .get()
                .into_iter()
                .flatten()
                .any(|stdlib| Path::new(folder).starts_with(stdlib))
    }

    /// Whether the standard library is among the entries of a path.
    pub(in crate::interp) fn names_library(&mut self, path: Value) -> bool {
        let Some(folder) = self.stdlib_folder() else { return false };
        self.folders(path).is_ok_and(|folders| folders.contains(&folder))
    }

    /// Appends the folder of the standard library to `sys.path`.
    fn show_stdlib(&mut self, folder: &Path) {
        let text = text_of_outside(folder.as_os_str());
        let path = self.search_path();
        if let Some(list) = List::of(path)
            && !list
                .items(self)
                .iter()
                .any(|item| Str::of(*item).is_some_and(|item| item.text() == text))
            && let Ok(entry) = self.new_str(&text)
        {
            let _ = list.push(self, entry);
        }
    }

    /// Puts the packages of the virtual environment on the path, after the standard library, and does what its `.pth` files say.
    pub(in crate::interp) fn enter_environment(&mut self) -> Result<(), Raised> {
        let Some(environment) = self.part::<Habits>().environment.clone() else { return Ok(()) };
        let packages = environment.join("lib/python3.11/site-packages");
        let Ok(entries) = std::fs::read_dir(&packages) else { return Ok(()) };
        if let Some(folder) = self.stdlib_folder() {
            self.show_stdlib(&folder);
        }
        let asks_more = entries.flatten().any(|entry| {
            let name = PathBuf::from(entry.file_name());
            name.extension().is_some_and(|end| end == "pth")
        });
        let has_more = std::fs::read_to_string(environment.join("pyvenv.cfg"))
            .is_ok_and(|text| text.contains("include-system-site-packages = true"));
        if asks_more || has_more {
            self.import_whole("site")?;
        }
        let shown = text_of_outside(packages.as_os_str());
        let list = List::of(self.search_path());
        let is_there = list.is_some_and(|list| {
            list.items(self).iter().any(|it| Str::of(*it).is_some_and(|it| it.text() == shown))
        });
        if !is_there {
            let folder = self.new_outside_str(packages.as_os_str())?;
            match asks_more {
                true => _ = self.call_support("site", "addsitedir", &[folder])?,
                false => {
                    if let Some(list) = list {
                        list.push(self, folder)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// See [`standard_library`].
    pub(crate) fn stdlib_folder(&mut self) -> Option<PathBuf> {
        self.part::<Finder>().stdlib.get_or_init(standard_library).clone()
    }
}

fn is_stdlib(folder: &Path) -> bool {
    folder == Path::new(LIBRARY)
        || folder.join("os.py").is_file() && folder.join("collections/__init__.py").is_file()
}

/// The folder of the standard library: what `SIDEWINDER_STDLIB` says, else that of a `python3.11` on the machine, which is 3.11 to the letter,
/// else [`LIBRARY`]. There is none if the variable names a folder without one.
pub fn standard_library() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("SIDEWINDER_STDLIB").filter(|folder| !folder.is_empty())
    {
        return Some(PathBuf::from(folder)).filter(|folder| is_stdlib(folder));
    }
    const BELOW: &str = "lib/python3.11";
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).filter_map(|folder| {
        let command = folder.join("python3.11").canonicalize().ok()?;
        Some(command.parent()?.parent()?.join(BELOW))
    });
    let fixed = ["/usr", "/usr/local", "/opt/homebrew", "/opt/python3.11"];
    let fixed = fixed.iter().map(|prefix| Path::new(prefix).join(BELOW));
    let home = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let pyenv = std::env::var_os("PYENV_ROOT").map_or(home.join(".pyenv"), PathBuf::from);
    let installed = [
        (pyenv.join("versions"), "3.11"),
        (home.join(".local/share/uv/python"), "cpython-3.11"),
        (home.join(".asdf/installs/python"), "3.11"),
    ];
    let installed = installed.into_iter().flat_map(|(folder, start)| versions(&folder, start));
    let found = on_path.chain(fixed).chain(installed).find(|folder| is_stdlib(folder));
    Some(found.unwrap_or_else(|| PathBuf::from(LIBRARY)))
}

/// The libraries of the versions in a folder, the newest first.
fn versions(folder: &Path, start: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let names = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.starts_with(start)).collect();
    let patch = |name: &String| -> u32 {
        let digits = name.trim_start_matches(start).trim_start_matches('.');
        digits.split(|c: char| !c.is_ascii_digit()).next().and_then(|n| n.parse().ok()).unwrap_or(0)
    };
    names.sort_by_key(|name| std::cmp::Reverse(patch(name)));
    names.into_iter().map(|name| folder.join(name).join("lib/python3.11")).collect()
}

impl crate::vm::Part for Finder {
    const PLACE: crate::vm::Place = crate::vm::Place::Finder;
}
