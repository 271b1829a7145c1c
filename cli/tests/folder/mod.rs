//! A folder of its own for each test, with the command in reach.

#![allow(dead_code)] // Each test program uses what it needs.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Gone when the test is.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder.
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("sidewinder-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path.canonicalize().unwrap())
    }
    /// The path of something in it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
    /// Writes a file.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).unwrap();
    }
    /// Reads a file.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }
    /// Runs the command to its end.
    pub fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().unwrap()
    }
    /// The command, which sees nothing of the tester's own settings.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sidewinder"));
        command.current_dir(&self.0).args(args).stdin(Stdio::null());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("SIDEWINDER") {
                command.env_remove(name);
            }
        }
        command
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What was written to standard output.
pub fn out(done: &Output) -> String {
    String::from_utf8_lossy(&done.stdout).into_owned()
}

/// What was written to standard error.
pub fn err(done: &Output) -> String {
    String::from_utf8_lossy(&done.stderr).into_owned()
}

/// Holds a run to its status and a part of its message.
#[track_caller]
pub fn ends(done: &Output, status: i32, message: &str) {
    assert_eq!(done.status.code(), Some(status), "{}", err(done));
    assert!(err(done).contains(message), "{}", err(done));
}
