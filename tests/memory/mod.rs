//! Whether memory comes back: programs that make something, drop it, and go on.
//!
//! Each program of `memory/programs` makes one kind of thing in a function `one`. It is called many times in one process; after some of the turns, and after
//! all, the process tells how much memory is resident and what a turn costs. Both should be the same.

use std::fs;
use std::time::Duration;

use crate::{Limits, root, run, subject};

/// What a process has told after some of its turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// Resident memory, in kilobytes.
    pub resident: u64,
    /// CPU time of a turn of late, in nanoseconds.
    pub turn: u64,
}

/// What a kind takes: after the fewer turns, and after the many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The program.
    pub kind: String,
    /// After the fewer turns.
    pub few: Told,
    /// After all.
    pub many: Told,
}

impl Taken {
    /// Kilobytes that came on from the fewer turns to the many.
    pub fn grown(&self) -> u64 {
        self.many.resident.saturating_sub(self.few.resident)
    }
}

/// How a kind is measured.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many turns there are before memory is looked at first.
    pub few: u32,
    /// How many there are in all.
    pub many: u32,
    /// Whether the collector runs before memory is looked at: what is left then is kept by something.
    pub settled: bool,
    /// How long a process may run.
    pub time: Duration,
}

/// The kinds, in the order of their names.
///
/// # Panics
/// When the folder of the programs cannot be read.
pub fn kinds() -> Vec<String> {
    let folder = fs::read_dir(root().join("tests/memory/programs")).expect("the folder is there");
    let names = folder.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let kinds = names.filter_map(|name| Some(name.strip_suffix(".py")?.to_string()));
    let mut kinds: Vec<String> = kinds.filter(|name| !name.starts_with('_')).collect();
    kinds.sort();
    kinds
}

/// Measures a kind.
///
/// # Errors
/// What went wrong with the process.
pub fn measure(kind: &str, plan: &Plan) -> Result<Taken, String> {
    let mut command = subject::command();
    if plan.settled {
        // The collector has little at hand, and so comes often.
        command.env("SIDEWINDER_GC_NURSERY", "1M").env("SIDEWINDER_GC_LIMIT", "48M");
    }
    command.current_dir(root().join("tests/memory/programs")).arg("_measure.py").arg(kind);
    command.args([plan.few.to_string(), plan.many.to_string()]);
    command.args(plan.settled.then_some("settled"));
    let limits = Limits { time: plan.time, ..Limits::default() };
    let ran = run(&mut command, b"", limits).map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&ran.stdout);
    let told: Vec<Told> = text.lines().filter_map(told).collect();
    match told[..] {
        [few, many] => Ok(Taken { kind: kind.into(), few, many }),
        _ => Err(format!("{kind}: {text}{}", String::from_utf8_lossy(&ran.stderr))),
    }
}

fn told(line: &str) -> Option<Told> {
    let (resident, turn) = line.split_once(' ')?;
    Some(Told { resident: resident.parse().ok()?, turn: turn.parse().ok()? })
}
