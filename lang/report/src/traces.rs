//! The types of a traces document, version 1: everything that a viewer of traces shows, in one JSON value.
//!
//! **In:** what `lang/src/observe/traces.rs` finds out at the end of a run. **Out:** one document, which needs no file beside it: sources are in it, with
//! their hashes, and so is the report of the same run, where counts and shares of the time are.
//!
//! A report tells what there is to say about lines, and streams while the program runs. Traces are hundreds of times larger, and are known when the
//! run is over. So they are a document of their own, written only if asked for (`sidewinder run --traces=FILE`).
//!
//! ```text
//! sources[f]                                          the text of a file
//!    ▲ file
//! units[u].instructions[n]   text, place              the bytecode of a function
//!    ▲ unit, instruction
//! pieces[k].places[p]        + frame, guest           where operations come from
//!    ▲ place
//! pieces[k].recorded[i] ◄─ from ─ pieces[k].optimized[j] ◄─ operation ─ pieces[k].code[m]
//!    └── parts[].removed: operation, reason, by
//! ```
//!
//! **Absent:** counts, shares and facts of its own: [`Start`] and [`Summary`] are the report's. The difference of the two traces: `from` and `removed` say
//! all of it, and the viewer lays it out.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::schema::{LoopKind, Start, Summary};

/// The version of the document that this crate writes, and the newest that the viewer reads.
pub const TRACES: u32 = 1;

/// What the field `format` says.
pub const FORMAT: &str = "sidewinder-traces";

/// The document.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Traces {
    /// `sidewinder-traces`.
    pub format: String,
    /// Version of the format.
    pub schema: u32,
    /// Version of Sidewinder.
    pub version: String,
    /// The report's first line.
    pub start: Option<Start>,
    /// The report's last line.
    pub summary: Option<Summary>,
    /// The files that operations come from.
    pub sources: Vec<Source>,
    /// The bytecode of the functions that they come from.
    pub units: Vec<Unit>,
    /// Why operations were removed: the word to the sentence.
    pub reasons: BTreeMap<String, String>,
    /// The machine code of the run, piece by piece.
    pub pieces: Vec<Piece>,
}

/// A file as it ran.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Source {
    /// Its path, as places of the report have it.
    pub file: String,
    /// The sha256 of its text, in hexadecimal.
    pub sha256: String,
    /// Its text.
    pub text: String,
}

/// The bytecode of a function, module or class body.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Unit {
    /// Its qualified name, `<module>` outside of any.
    pub function: String,
    /// The number of its file in `sources`.
    pub file: u32,
    /// Its instructions.
    pub instructions: Vec<Instruction>,
}

/// An instruction of bytecode.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Instruction {
    /// Its word offset.
    pub offset: u32,
    /// It, disassembled.
    pub text: String,
    /// First line, first column, last line, column behind the last. Lines count from 1; columns from 0, in bytes of UTF-8.
    pub at: [u32; 4],
}

/// A loop, function or bridge.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Piece {
    /// The `id` of its loop object in the report.
    pub id: u64,
    /// What it is.
    pub kind: LoopKind,
    /// Where it starts.
    pub file: String,
    /// The line.
    pub line: u32,
    /// The function.
    pub function: String,
    /// The text of its green values, of a merge point in the program itself.
    pub greens: Option<String>,
    /// What hangs on a guard: where.
    pub from: Option<From>,
    /// The piece that it ends with a jump to; its own `id` if it goes round.
    pub jumps: Option<u64>,
    /// What became of it.
    pub state: State,
    /// The frames of inlined calls; the first is the one that it starts in.
    pub frames: Vec<Frame>,
    /// Where its operations come from.
    pub places: Vec<Origin>,
    /// Where a guest is, of an interpreter written in Python: the text of the green values of its merge point.
    pub guests: Vec<String>,
    /// The operations as recorded.
    pub recorded: Vec<Operation>,
    /// The operations that were compiled.
    pub optimized: Vec<Operation>,
    /// What the optimizer did: one part, or the first iteration and then those that follow.
    pub parts: Vec<Part>,
    /// Machine code. Empty if there is none, or no more.
    pub code: Vec<Machine>,
}

/// The guard that a bridge hangs on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct From {
    /// The piece that the guard is in.
    pub piece: u64,
    /// The guard's operation among its optimized ones.
    pub operation: u32,
}

/// What became of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// It was in use when the run ended.
    #[default]
    Live,
    /// It was thrown away: something that it depended on changed, or it was idle.
    Gone,
}

/// A frame that a trace runs through.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Frame {
    /// The frame that called it; its own number for the first.
    pub parent: u32,
    /// The function.
    pub function: String,
    /// Where it is called: a number in `places`. Not there for the first.
    pub call: Option<u32>,
}

/// Where operations come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Origin {
    /// The number of the unit.
    pub unit: u32,
    /// The number of the instruction in it.
    pub instruction: u32,
    /// The number of the frame.
    pub frame: u32,
    /// The number of the guest's location, where there is a guest.
    pub guest: Option<u32>,
}

/// One operation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Operation {
    /// It, as text.
    pub text: String,
    /// What sort it is of: pure, overflow, guard, read, write, alloc, call, control.
    pub sort: String,
    /// Where it comes from: a number in `places`. Inputs, and what the optimizer adds before all others, have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
    /// Of an optimized one, the recorded one that it comes from. Without it, the optimizer added it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// What there is to say of a guard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guard: Option<Guard>,
}

/// A guard of compiled code, and how it fared.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Guard {
    /// What it checks, in the words of the program.
    pub checks: String,
    /// How often it failed and the interpreter went on.
    pub failures: u64,
    /// The bridge that hangs on it.
    pub bridge: Option<u64>,
    /// What was there instead, and how often, of the failures that were looked at.
    pub seen: Vec<Seen>,
    /// What the interpreter goes on with.
    pub resume: Resume,
}

/// What was there instead when a guard failed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Seen {
    /// A class or a value.
    pub what: String,
    /// How often.
    pub times: u64,
}

/// What the interpreter goes on with where a trace is left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Resume {
    /// Where it goes on: the function.
    pub function: String,
    /// The line.
    pub line: u32,
    /// Whether it raises the pending exception there.
    pub raises: bool,
    /// The variables that are brought back.
    pub values: Vec<Value>,
    /// Objects that the trace did without, and that are allocated now.
    pub objects: Vec<Object>,
    /// Writes that were held back, and are done now.
    pub writes: Vec<String>,
}

/// A variable, attribute or item, and what it gets.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Value {
    /// Its name; `slot n` where it has none.
    pub name: String,
    /// A value of the trace, a constant, or an object of the same resume data.
    pub is: String,
}

/// An object that is allocated where a trace is left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Object {
    /// What it is called in the same resume data.
    pub name: String,
    /// Its class.
    pub class: String,
    /// What is in it.
    pub fields: Vec<Value>,
}

/// One sweep of the optimizer over recorded operations.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Part {
    /// The recorded operations that it is about: the first, and the one behind the last.
    pub recorded: [u32; 2],
    /// The optimized operations that came of it, in the same way.
    pub optimized: [u32; 2],
    /// The recorded operations that are not there any more.
    pub removed: Vec<Removed>,
}

/// An operation that was removed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Removed {
    /// Its number among the recorded ones.
    pub operation: u32,
    /// Why: a word of `reasons`.
    pub reason: String,
    /// The pass of the optimizer that removed it.
    pub by: String,
}

/// An instruction of machine code.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Machine {
    /// It, in Intel's syntax.
    pub text: String,
    /// The optimized operation that it belongs to. Without it, it is glue, and `role` says which.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub operation: Option<u32>,
    /// What it is there for.
    pub role: Role,
    /// Names of its place.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub labels: Vec<String>,
}

/// What an instruction of machine code is there for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The way in.
    Entry,
    /// It does what its operation says.
    #[default]
    Operation,
    /// It does what an operation needs rarely.
    SlowPath,
    /// It leaves where its guard fails.
    Exit,
}
