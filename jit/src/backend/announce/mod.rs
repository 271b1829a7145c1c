//! Telling other tools of machine code: where it lies, what it is called, which lines it comes from, and how its caller is found.
//!
//! **In:** [`Piece`]s as they are compiled, from an embedder that knows names and lines. **Out:** what these tools read:
//!
//! ```text
//! perf report          /tmp/perf-PID.map, a line for each piece                             PerfMap
//! perf inject --jit    jit-PID.dump: code, lines, unwinding                                 JitDump
//! gdb, lldb            the JIT interface: a function to stop at, and files in memory        Gdb
//! ```
//!
//! Pieces are told of one by one, as both are read while the program runs. What was freed stays in the files: a sample may have been taken there.
//! Code that is put in the same place later takes its name over from then on.
//!
//! **Absent:** deciding that anything is announced: without an announcer nothing of this runs.

#![allow(missing_docs)] // Inside the room, names and the page of each file say what there is to say.

mod elf;
mod gdb;
mod jitdump;
mod perf_map;

pub use gdb::Gdb;
pub use jitdump::JitDump;
pub use perf_map::PerfMap;

use super::MachineCode;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// A piece of machine code, as other tools are told of it.
#[derive(Clone, Debug)]
pub struct Piece {
    /// What it is called. No end of a line is in it.
    pub name: String,
    pub code: MachineCode,
    /// From which offset on it comes from which line; the offsets ascend.
    pub lines: Vec<Line>,
}

/// Where code comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// From this byte of the code on.
    pub offset: u32,
    pub file: String,
    /// Counted from 1.
    pub line: u32,
}

/// What tells a tool.
pub trait Announcer: Send {
    /// Tells it of a piece.
    ///
    /// # Errors
    /// If what the tool reads cannot be written.
    fn announce(&mut self, piece: &Piece) -> io::Result<()>;
}

/// A fresh file in a folder that others may write to: no link is followed that was put there before.
fn fresh(path: &Path) -> io::Result<File> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    OpenOptions::new().read(true).write(true).create_new(true).open(path)
}
