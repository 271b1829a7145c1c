//! A profile of a run: where the time went, in the order of time, in files that other viewers open.
//!
//! **In:** a [`Timeline`]: samples with their stacks, and what the JIT decided in between. **Out:** the text of a file, in one of three [`Format`]s.
//!
//! ```text
//! .cpuprofile        VS Code, Chrome DevTools, speedscope      decisions: frames without a length, below `(JIT)`
//! .speedscope.json   speedscope.app                            decisions: a second profile in the file, on the same axis
//! .firefox.json      profiler.firefox.com                      decisions: markers
//! ```
//!
//! The first two formats have no markers, so that decisions are shown by what these viewers have. The first two are small and written here
//! with serde; that of Firefox changes often, and is written by `fxprof-processed-profile`, the crate behind samply.
//!
//! **Absent:** taking samples (`lang/src/interp/observe/sampler.rs`), and the meaning of addresses (`lang/src/observe/timeline.rs`).

mod cpuprofile;
mod firefox;
mod speedscope;

use std::path::Path;
use std::time::SystemTime;

/// A run in the order of time. Times are nanoseconds since its start.
#[derive(Clone, Debug)]
pub struct Timeline {
    /// The program, as a title.
    pub program: String,
    /// When it began.
    pub began: SystemTime,
    /// When it ended.
    pub ended: u64,
    /// CPU time from sample to sample.
    pub period: u64,
    /// The functions that samples name.
    pub functions: Vec<Function>,
    /// The samples, the earliest first.
    pub samples: Vec<Sample>,
    /// The decisions, the earliest first.
    pub decisions: Vec<Decision>,
}

/// A function of the program.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Function {
    /// Its qualified name.
    pub name: String,
    /// Its file, by its whole path where it has one.
    pub file: String,
    /// Its first line.
    pub line: u32,
}

/// What the program's thread was seen at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// When the time that it stands for ended.
    pub at: u64,
    /// For how much CPU time it stands.
    pub weight: u64,
    /// What went on in the innermost frame.
    pub doing: Doing,
    /// The frames of the program, the outermost first.
    pub stack: Vec<Spot>,
}

/// A frame of a sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The number of the function in [`Timeline::functions`].
    pub function: usize,
    /// The line that it was at.
    pub line: u32,
}

/// What went on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Doing {
    /// Compiled code ran.
    Compiled,
    /// A function of the runtime that compiled code has called.
    Runtime,
    /// The interpreter, or a function that it has called.
    Interpreted,
    /// The collector.
    Collecting,
    /// Recording a trace.
    Recording,
    /// Optimizing it.
    Optimizing,
    /// Turning it into machine code.
    Assembling,
    /// The way into compiled code or out of it, or nothing that is known.
    Other,
}

/// All, in order.
pub const DOINGS: [Doing; 8] = [
    Doing::Compiled,
    Doing::Runtime,
    Doing::Interpreted,
    Doing::Collecting,
    Doing::Recording,
    Doing::Optimizing,
    Doing::Assembling,
    Doing::Other,
];

impl Doing {
    /// What viewers call it.
    pub fn word(self) -> &'static str {
        match self {
            Doing::Compiled => "compiled",
            Doing::Runtime => "runtime",
            Doing::Interpreted => "interpreted",
            Doing::Collecting => "garbage collector",
            Doing::Recording => "recording a trace",
            Doing::Optimizing => "optimizing a trace",
            Doing::Assembling => "writing machine code",
            Doing::Other => "other",
        }
    }

    /// What viewers that know only frames show below the function; nothing for compiled code, which is the function itself.
    fn frame(self) -> Option<String> {
        (self != Doing::Compiled).then(|| format!("({})", self.word()))
    }
}

/// Something that the JIT decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// When.
    pub at: u64,
    /// What kind of thing.
    pub kind: Kind,
    /// All of it, in a sentence.
    pub text: String,
    /// The place in the source.
    pub file: String,
    /// Its line.
    pub line: u32,
}

/// Kinds of decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A loop or function was compiled.
    Compiled,
    /// A side path was compiled.
    SidePath,
    /// A recording was given up.
    Aborted,
    /// A place is not tried again.
    GivenUp,
    /// Compiled code was thrown away, as what it depended on has changed.
    Invalidated,
    /// Compiled code was freed, as it was not used.
    Freed,
}

impl Kind {
    /// What viewers call it.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Compiled => "compiled",
            Kind::SidePath => "side path",
            Kind::Aborted => "recording given up",
            Kind::GivenUp => "not tried again",
            Kind::Invalidated => "invalidated",
            Kind::Freed => "freed",
        }
    }
}

/// What a profile is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// `.cpuprofile`
    Chrome,
    /// `.speedscope.json`
    Speedscope,
    /// `.firefox.json`
    Firefox,
}

/// The ends of names, and the formats that they stand for.
pub const FORMATS: [(&str, Format); 3] = [
    (".cpuprofile", Format::Chrome),
    (".speedscope.json", Format::Speedscope),
    (".firefox.json", Format::Firefox),
];

impl Format {
    /// The format that a file's name asks for.
    pub fn of(path: &Path) -> Option<Format> {
        let name = path.file_name()?.to_string_lossy();
        FORMATS.iter().find(|(end, _)| name.ends_with(end)).map(|&(_, format)| format)
    }
}

impl Timeline {
    /// The text of a file.
    pub fn write(&self, format: Format) -> String {
        match format {
            Format::Chrome => cpuprofile::text(self),
            Format::Speedscope => speedscope::text(self),
            Format::Firefox => firefox::text(self),
        }
    }

    /// When the time of a sample began: not before that of the one before it ended.
    fn began(&self, index: usize) -> u64 {
        let sample = &self.samples[index];
        let before = index.checked_sub(1).map_or(0, |before| self.samples[before].at);
        sample.at.saturating_sub(sample.weight).max(before)
    }
}

/// Text as JSON.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("every map of a profile has text keys")
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::time::Duration;

    /// A run of 10 ms: `<module>` calls `work`, waits for 4 ms, and collects.
    pub(crate) fn timeline() -> Timeline {
        let function =
            |name: &str, line| Function { name: name.into(), file: "/a/b c.py".into(), line };
        let spot = |function, line| Spot { function, line };
        let sample = |at: u64, doing, stack: &[Spot]| Sample {
            at: at * 1_000_000,
            weight: 1_000_000,
            doing,
            stack: stack.to_vec(),
        };
        Timeline {
            program: "b c.py".into(),
            began: SystemTime::UNIX_EPOCH + Duration::from_secs(1_000),
            ended: 10_000_000,
            period: 1_000_000,
            functions: vec![function("<module>", 1), function("work", 3)],
            samples: vec![
                sample(1, Doing::Interpreted, &[spot(0, 9)]),
                sample(2, Doing::Compiled, &[spot(0, 9), spot(1, 4)]),
                sample(3, Doing::Compiled, &[spot(0, 9), spot(1, 5)]),
                sample(8, Doing::Collecting, &[spot(0, 9), spot(1, 5)]),
            ],
            decisions: vec![Decision {
                at: 1_500_000,
                kind: Kind::Compiled,
                text: "loop 1 compiled: work, b c.py:4".into(),
                file: "/a/b c.py".into(),
                line: 4,
            }],
        }
    }

    #[test]
    fn names_say_the_format() {
        for (name, format) in [
            ("a.cpuprofile", Some(Format::Chrome)),
            ("x/a.speedscope.json", Some(Format::Speedscope)),
            ("a.b.firefox.json", Some(Format::Firefox)),
            ("a.json", None),
            ("cpuprofile", None),
        ] {
            assert_eq!(Format::of(Path::new(name)), format, "{name}");
        }
    }
}
