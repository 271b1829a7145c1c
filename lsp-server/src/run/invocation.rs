//! How a program is started: the words of the command behind `run --report=…`, its environment, its standard input.
//!
//! What the run needs on the disk besides lies in a [`Scratch`] folder, which goes with the run: texts that the editor has not saved, as an overlay, and a text for
//! standard input. Nothing is written into the project.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::annotate::Texts;

/// How a program is started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invocation {
    /// Options, the program or what stands for it, and its arguments.
    pub words: Vec<OsString>,
    /// Variables of its environment.
    pub env: Vec<(OsString, OsString)>,
    /// The file that is its standard input; none: it is empty.
    pub stdin: Option<PathBuf>,
}

impl Invocation {
    /// Adds all of it to a command.
    pub fn apply(&self, command: &mut Command) -> io::Result<()> {
        command.args(&self.words).envs(self.env.iter().map(|(name, value)| (name, value)));
        match &self.stdin {
            Some(path) => command.stdin(File::open(path)?),
            None => command.stdin(Stdio::null()),
        };
        Ok(())
    }
}

/// A folder that is there as long as a run.
#[derive(Debug)]
pub struct Scratch(TempDir);

impl Scratch {
    /// A folder of its own.
    pub fn new() -> io::Result<Scratch> {
        tempfile::Builder::new().prefix("sidewinder-run-").tempdir().map(Scratch)
    }

    /// Puts texts there that stand in for files. Gives the option that says so.
    pub fn overlay(&self, texts: &Texts) -> io::Result<OsString> {
        let table: BTreeMap<&Path, &str> =
            texts.iter().map(|(path, text)| (path.as_path(), text.text.as_str())).collect();
        let path = self.0.path().join("overlay.json");
        fs::write(&path, serde_json::to_string(&table)?)?;
        let mut option = OsString::from("--overlay=");
        option.push(path);
        Ok(option)
    }

    /// Puts a text there that is standard input. Gives its file.
    pub fn stdin(&self, text: &str) -> io::Result<PathBuf> {
        let path = self.0.path().join("stdin");
        fs::write(&path, text)?;
        Ok(path)
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}
