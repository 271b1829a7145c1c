//! Run configurations: what is run, with which arguments, input, environment and limits.
//!
//! ```text
//! pyproject.toml    [[tool.sidewinder.run]]           ─ [`written`] ─┐
//! a comment         # sidewinder: run f([1, 2, 3])    ─ [`comment`] ─┼─▶ Configuration ─ [`start`] ─▶ Invocation ─▶ run::child
//! an entry point    if __name__ == "__main__", tests  ─ [`entries`] ─┘
//! ```
//!
//! What is asked for without a name is resolved in one order: a comment beside the cursor, the configuration that was chosen last, the file itself ([`resolve`]).
//! What is wrong with a configuration is a sentence with its file and line.
//!
//! **Absent:** starting anything (`run`), and what a run may do besides (`run::limits`).

pub mod comment;
pub mod entries;
pub mod resolve;
pub mod start;
pub mod units;
pub mod written;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

/// What to run, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Configuration {
    /// Its name; what the list of runs calls it.
    pub name: String,
    /// What is run.
    pub what: What,
    /// Its arguments.
    pub args: Vec<String>,
    /// What it reads from standard input.
    pub stdin: Option<Stdin>,
    /// Variables of its environment, beside those of the server.
    pub env: BTreeMap<String, String>,
    /// How long it may take, where that is another time than the setting's.
    pub time: Option<Duration>,
    /// Bytes that its heap may take, likewise.
    pub memory: Option<u64>,
    /// Settings of the JIT.
    pub jit: Option<String>,
    /// The folder that it runs in, and that its paths start from.
    pub root: PathBuf,
    /// Where it is written.
    pub at: Place,
}

/// What is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A file.
    File(PathBuf),
    /// A module, by its name.
    Module(String),
    /// An expression, in a module.
    Call {
        /// The module.
        module: Named,
        /// The expression.
        expression: String,
    },
    /// A test: `pkg/test_x.py::TestA::test_b`.
    Test(String),
}

/// How a module is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Named {
    /// By its name.
    Name(String),
    /// By its file.
    File(PathBuf),
}

/// What is read from standard input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stdin {
    /// A file.
    File(PathBuf),
    /// A text.
    Text(String),
}

/// A line of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The file.
    pub path: PathBuf,
    /// Its line, from 1.
    pub line: usize,
}

impl Place {
    /// `pyproject.toml:12`, as seen from a folder.
    pub fn words(&self, root: &std::path::Path) -> String {
        let path = self.path.strip_prefix(root).unwrap_or(&self.path);
        format!("{}:{}", path.display(), self.line)
    }
}

/// Something wrong with a configuration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Where.
    pub at: Place,
    /// What, in a sentence.
    pub message: String,
}

impl Fault {
    /// It as one line: `pyproject.toml:12: …`.
    pub fn words(&self, root: &std::path::Path) -> String {
        format!("{}: {}", self.at.words(root), self.message)
    }
}

impl Configuration {
    /// One that has a name, something to run and a place, and nothing else.
    pub fn new(name: String, what: What, root: PathBuf, at: Place) -> Configuration {
        Configuration {
            name,
            what,
            args: Vec::new(),
            stdin: None,
            env: BTreeMap::new(),
            time: None,
            memory: None,
            jit: None,
            root,
            at,
        }
    }

    /// What is run, in words: `bench.py --n 1000`.
    pub fn detail(&self) -> String {
        let from_root = |path: &PathBuf| {
            path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().into_owned()
        };
        let what = match &self.what {
            What::File(path) => from_root(path),
            What::Module(name) => format!("-m {name}"),
            What::Call { expression, .. } => expression.clone(),
            What::Test(node) => node.clone(),
        };
        let args = shlex::try_join(self.args.iter().map(String::as_str)).unwrap_or_default();
        if args.is_empty() { what } else { format!("{what} {args}") }
    }
}
