//! `/tmp/perf-PID.map`: the format that `perf` and other profilers of the system read for code that is in no file.
//!
//! A line for each piece: its address and its length in hexadecimal, and its name, up to the end of the line
//! (`tools/perf/Documentation/jit-interface.txt` of the Linux sources).

use super::{Announcer, Piece, fresh};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;

/// The map of this process.
#[derive(Debug)]
pub struct PerfMap {
    file: File,
    process: u32,
}

/// The place at which `perf` looks for the map of a process.
fn path(process: u32) -> PathBuf {
    PathBuf::from(format!("/tmp/perf-{process}.map"))
}

impl PerfMap {
    /// An empty map.
    ///
    /// # Errors
    /// If the file cannot be made.
    pub fn create() -> io::Result<PerfMap> {
        let process = std::process::id();
        Ok(PerfMap { file: fresh(&path(process))?, process })
    }

    /// Where it is.
    pub fn path(&self) -> PathBuf {
        path(self.process)
    }

    /// The child of a `fork` has all code of its parent, and a map of its own.
    fn follow_fork(&mut self) -> io::Result<()> {
        let process = std::process::id();
        if process != self.process {
            let known = fs::read(path(self.process)).unwrap_or_default();
            (self.file, self.process) = (fresh(&path(process))?, process);
            self.file.write_all(&known)?;
        }
        Ok(())
    }
}

impl Announcer for PerfMap {
    fn announce(&mut self, piece: &Piece) -> io::Result<()> {
        self.follow_fork()?;
        let (address, bytes) = (piece.code.address, piece.code.bytes.len());
        // At once, as the process may be ended at any time.
        self.file.write_all(format!("{address:x} {bytes:x} {}\n", piece.name).as_bytes())
    }
}
