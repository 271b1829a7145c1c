//! What is compiled, told to debuggers and profilers of the system in the words of the program.
//!
//! **In:** what was compiled, and where its machine code lies. **Out:** pieces with names and lines, for the announcers that were asked for.
//!
//! ```text
//! inner [loop 3 nest.py:4]        the function, what was compiled of it, and where that begins
//! inner [side path 5 nest.py:7]
//! ```
//!
//! **Absent:** what these tools read (`sidewinder_jit::backend::announce`).

use std::io;

use sidewinder_jit::backend::announce::{Announcer, Line, Piece};
use sidewinder_jit::backend::{Backend, MachineCode};
use sidewinder_jit::report::{CodeKind, Compiled};

use super::facts;
use super::locate::{Locator, Units};

/// All who want to know.
pub struct Announcers {
    all: Vec<Box<dyn Announcer>>,
    /// What went wrong first.
    error: Option<io::Error>,
}

impl std::fmt::Debug for Announcers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Announcers").field("all", &self.all.len()).finish_non_exhaustive()
    }
}

impl Announcers {
    /// They know the ways into machine code and out of it from now on.
    pub fn start(all: Vec<Box<dyn Announcer>>, backend: &dyn Backend) -> Announcers {
        let mut announcers = Announcers { all, error: None };
        for (name, code) in backend.shims() {
            announcers.tell(&Piece { name: name.into(), code, lines: Vec::new() });
        }
        announcers
    }

    /// Tells nobody any more, and closes nothing: in a forked process, whose parent writes to the same files.
    pub fn forget(&mut self) {
        std::mem::forget(std::mem::take(&mut self.all));
    }

    /// Something was compiled.
    pub fn compiled(
        &mut self,
        compiled: &Compiled,
        backend: &dyn Backend,
        (locator, units): (&Locator, &dyn Units),
    ) {
        let Some(code) = backend.machine_code(compiled.id) else { return };
        let name = name(compiled, locator, units);
        let lines = lines(compiled, &code, locator, units);
        self.tell(&Piece { name, code, lines });
    }

    fn tell(&mut self, piece: &Piece) {
        for announcer in &mut self.all {
            if let Err(error) = announcer.announce(piece) {
                self.error.get_or_insert(error);
            }
        }
    }

    /// What went wrong first, if anything has.
    pub fn error(&mut self) -> Option<io::Error> {
        self.error.take()
    }
}

/// What a piece is called. A name of the program may have anything in it, but these files have a line for each.
fn name(compiled: &Compiled, locator: &Locator, units: &dyn Units) -> String {
    let kind = match compiled.kind {
        CodeKind::Loop => "loop",
        CodeKind::Function => "function",
        CodeKind::Bridge(_) => "side path",
    };
    let number = facts::id(compiled.id);
    let name = match locator.find(units, compiled.pc) {
        Some(spot) => {
            let place = spot.place();
            let file = place.file.rsplit('/').next().unwrap_or_default();
            format!("{} [{kind} {number} {file}:{}]", place.function, place.line)
        }
        None => format!("[{kind} {number}]"),
    };
    name.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// The lines that its operations come from, as they change.
fn lines(
    compiled: &Compiled,
    code: &MachineCode,
    locator: &Locator,
    units: &dyn Units,
) -> Vec<Line> {
    let place = |pc| {
        let spot = locator.find(units, pc)?;
        Some((spot.unit.file.name().to_string(), spot.place().line))
    };
    let Some((file, line)) = place(compiled.pc) else { return Vec::new() };
    // What makes the frame is the first line's.
    let mut lines = vec![Line { offset: 0, file, line }];
    for &(offset, op) in &code.ops {
        let origin = compiled.ops.get(op as usize);
        let origin = origin.map(|origin| compiled.origins[origin.0 as usize].pc);
        let Some((file, line)) = origin.filter(|&pc| pc != 0).and_then(place) else { continue };
        if lines.last().is_some_and(|last| (&last.file, last.line) == (&file, line)) {
            continue;
        }
        lines.push(Line { offset, file, line });
    }
    lines
}
