//! The types of a report's lines, schema 1.
//!
//! Field names are the JSON's. Where a field is a closed list, it is an enum; a member that this version does not know is
//! read as the enum's `Other` or leaves the fact out, never an error.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::written::Written;

/// The version of the format that this crate writes, and the newest that it reads.
pub const SCHEMA: u32 = 1;

/// One line of a report. [`Event::parse`] reads it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The first line.
    Start(Start),
    /// A loop, function or bridge was compiled, or its counts changed: the last line of an `id` holds. Where the report is a regular file, what was
    /// compiled last may be in the summary alone.
    Loop(Loop),
    /// The recording was aborted.
    Abort(Abort),
    /// Iterations so far.
    Progress(Progress),
    /// The last line.
    Summary(Summary),
}

impl Event {
    /// The event that a line holds; nothing if it is an event of a kind that this version does not know.
    pub fn parse(line: &str) -> serde_json::Result<Option<Event>> {
        let value: Value = serde_json::from_str(line)?;
        let kind = value.get("event").and_then(Value::as_str).unwrap_or_default();
        Ok(Some(match kind {
            "start" => Event::Start(Start::deserialize(value)?),
            "loop" => Event::Loop(Loop::deserialize(value)?),
            "abort" => Event::Abort(Abort::deserialize(value)?),
            "progress" => Event::Progress(Progress::deserialize(value)?),
            "summary" => Event::Summary(Summary::deserialize(value)?),
            _ => return Ok(None),
        }))
    }

    /// The event as one line of JSON, without the line's end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("every map of an event has text keys")
    }

    /// Writes what [`Event::to_line`] gives. The error says why it could not be written.
    pub fn write(&self, to: impl std::io::Write) -> std::io::Result<()> {
        Ok(serde_json::to_writer(to, self)?)
    }
}

/// A range of source text.
// Ordered by file, then by lines and columns.
#[derive(Clone, Debug, Default, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Place {
    /// Path of the file, relative to the folder the program was started in.
    pub file: Arc<str>,
    /// First line, counted from 1.
    pub line: u32,
    /// First column, in bytes of UTF-8, counted from 0.
    pub column: u32,
    /// Last line, counted from 1.
    pub end_line: u32,
    /// Column behind the last, in bytes of UTF-8, counted from 0.
    pub end_column: u32,
    /// Qualified name of the function, `<module>` outside of any.
    pub function: Arc<str>,
}

impl Place {
    fn range(&self) -> (u32, u32, u32, u32) {
        (self.line, self.column, self.end_line, self.end_column)
    }
}

/// Places of one run share their names: most are the same text because they are the same piece of memory.
fn same(a: &Arc<str>, b: &Arc<str>) -> bool {
    Arc::ptr_eq(a, b) || a == b
}

impl PartialEq for Place {
    fn eq(&self, other: &Place) -> bool {
        self.range() == other.range()
            && same(&self.file, &other.file)
            && same(&self.function, &other.function)
    }
}

impl Ord for Place {
    fn cmp(&self, other: &Place) -> Ordering {
        let names = |a: &Arc<str>, b: &Arc<str>| match same(a, b) {
            true => Ordering::Equal,
            false => a.cmp(b),
        };
        names(&self.file, &other.file)
            .then_with(|| self.range().cmp(&other.range()))
            .then_with(|| names(&self.function, &other.function))
    }
}

impl PartialOrd for Place {
    fn partial_cmp(&self, other: &Place) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What is run, and how.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Start {
    /// Version of the format.
    pub schema: u32,
    /// Version of Sidewinder.
    pub version: String,
    /// The program.
    pub program: Program,
    /// All parameters of the JIT in force, by name.
    pub jit: BTreeMap<String, Value>,
    /// What `--seed` asked for; 0 if it was not given. Hashes of strings are the same in every run.
    pub seed: u64,
}

/// The program of a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Program {
    /// Path of the main file.
    pub file: String,
    /// `sys.argv`.
    pub argv: Vec<String>,
    /// File to the sha256 of its text, in hexadecimal.
    pub sources: BTreeMap<String, String>,
}

/// What a compiled piece of code is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LoopKind {
    /// Ends with a jump to its own start. With a parent: entered from a guard, for values that the loop compiled first does not take.
    #[default]
    Loop,
    /// Starts where a function starts.
    Function,
    /// Starts at a failing guard.
    Bridge,
}

/// Compiled code and what became of it: the loop object.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Loop {
    /// Number of the compiled code within its run.
    pub id: u64,
    /// What it is.
    pub kind: LoopKind,
    /// The loop header, the function or the failing guard.
    pub at: Written<Place>,
    /// For a merge point of the program's own: the text of its green values.
    pub greens: Option<String>,
    /// Of what hangs on a guard: the code that this is part of.
    pub parent: Option<u64>,
    /// Of what hangs on a guard: its number.
    pub guard: Option<u64>,
    /// How often its end jumped back.
    pub iterations: u64,
    /// How often it was entered from outside; of a bridge: how often it was taken.
    pub entries: u64,
    /// Share of the run's CPU time, 0 to 1, calls that are left in it included; null until the end of the run.
    pub share: Option<f64>,
    /// Counts of the trace as recorded.
    pub recorded: Counts,
    /// Counts of what runs in every iteration.
    pub body: Counts,
    /// Counts of what comes before: the peeled first iteration, or the way from the guard to the loop.
    pub preamble: Option<Counts>,
    /// Of the objects that are counted as removed, those that the code that it ends with a jump to goes on with, in parts.
    #[serde(skip_serializing_if = "is_zero")]
    pub handed_over: u64,
    /// Operations that the optimizer removed: reason to count.
    pub removed: BTreeMap<String, u64>,
    /// What there is to say about single places.
    #[serde(deserialize_with = "known_facts")]
    pub facts: Vec<Written<Fact>>,
}

/// Operations of one trace, by what they do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Counts {
    /// All of them.
    pub operations: u64,
    /// Assumptions checked.
    pub guards: u64,
    /// Objects allocated.
    pub allocations: u64,
    /// Reads of memory.
    pub reads: u64,
    /// Writes to memory.
    pub writes: u64,
    /// Calls left in the trace.
    pub residual_calls: u64,
    /// Small ints made values again: no allocation here, one where numbers are objects.
    pub boxings: u64,
}

/// One thing to know about one place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Fact {
    /// What it is about.
    #[serde(flatten)]
    pub about: About,
    /// Where the catalogue has an entry for it: which.
    #[serde(default, deserialize_with = "known_code")]
    pub code: Option<Code>,
    /// The place.
    #[serde(default)]
    pub at: Written<Place>,
    /// How many operations of one iteration it stands for; of a type: how many values were looked at.
    #[serde(default)]
    pub count: u64,
    /// How often it happened during the run: a call, an allocation, a write. 0 until the end of the run is known, and of all else.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub times: u64,
    /// Of code on a side path: the iterations of its loop, those through side paths included. 0: it is not on a side path of a loop.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub iterations: u64,
    /// Its share of the run's CPU time, 0 to 1: of a call what was sampled in it; of an allocation, a guard that fails or a write what
    /// their number costs by a table. Not there until the end of the run is known, and in reports of older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<f64>,
    /// It in one plain sentence.
    #[serde(default)]
    pub text: String,
    /// Where the guest program is, in a loop of a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<String>,
    /// What to do about it, where that is more than its code says.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub advice: String,
}

/// The kinds of facts, each with what only it has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum About {
    /// A guard that is left in the body.
    Guard(Guard),
    /// An object that the program creates here.
    Allocation(Allocation),
    /// A call that stays a call.
    ResidualCall(ResidualCall),
    /// A write into a virtualizable that does not stay in a register.
    Write(Write),
    /// A call whose callee is part of the trace.
    Inlined(Inlined),
    /// A variable and the classes its values had.
    Type(Type),
    /// What became of the code as a whole; `count` says how often, or in how many parts.
    Life(Life),
}

/// A guard that is left in the body.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Guard {
    /// What it checks.
    pub checks: Checks,
    /// How often it failed.
    pub failures: u64,
    /// The bridge that was compiled for it.
    pub bridge: Option<u64>,
    /// What was there instead when it failed: class or value to count.
    pub observed: BTreeMap<String, u64>,
}

/// What a guard checks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Checks {
    /// The class, or class and shape, of a value.
    Type,
    /// That a value is the one it was compiled for.
    Value,
    /// That a number stayed small.
    Overflow,
    /// That an index is inside.
    Bounds,
    /// Which way a branch of the program goes.
    Branch,
    /// That the loop goes on.
    LoopEnd,
    /// That a name is bound, or an attribute is there.
    Presence,
    /// That a call raised nothing, or what it raised.
    Exception,
    /// That nobody changed what the code relies on. Costs nothing while it holds.
    Assumption,
    /// That nobody wants the program to stop, and the collector does not want to run.
    Interrupt,
    /// Something that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

/// An object that the program creates.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Allocation {
    /// Name of its class.
    pub class: String,
    /// Its size; 0: the report does not know it.
    #[serde(skip_serializing_if = "is_zero")]
    pub bytes: u64,
    /// Whether compiled code does without it.
    pub removed: bool,
    /// How often it was allocated after all, where the code was left that does without it.
    #[serde(skip_serializing_if = "is_zero")]
    pub left: u64,
    /// Why it was kept.
    pub reason: Option<String>,
    /// How it got to where it must exist.
    pub path: Vec<Step>,
}

/// A station on an object's way to where it must exist.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Step {
    /// What happened to it.
    pub what: What,
    /// Where.
    pub at: Written<Place>,
    /// It in words: `stored into out`.
    pub text: String,
}

/// What happens to an object at a [`Step`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// It begins here.
    Created,
    /// Something that outlives the iteration refers to it from here on.
    Stored,
    /// This is why it must exist.
    Kept,
    /// Something that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

/// A call that stays a call.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct ResidualCall {
    /// Qualified name of what is called.
    pub callee: String,
    /// Why it was not inlined.
    pub reason: CallReason,
    /// What it may do, in the words of the JIT's table of effects.
    pub effects: String,
}

/// Why a call was not looked into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CallReason {
    /// It is written in Rust and has no traceable form.
    Native,
    /// It contains a loop and is not marked `unroll_safe`.
    HasLoop,
    /// It is marked `dont_look_inside`.
    DontLookInside,
    /// It is marked `elidable`, and its arguments are not constant.
    Elidable,
    /// It calls itself too deeply.
    Recursion,
    /// It is a method of a class with a special layout or a generic operation on unforeseen types.
    Generic,
    /// Something that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

/// A write into a virtualizable, or into a list in one, that does not stay in a register.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Write {
    /// Why it is done in every iteration.
    pub reason: String,
    /// The call that may look there, if that is why.
    pub at: Option<Written<Place>>,
}

/// A call whose callee is part of the trace.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Inlined {
    /// Qualified name of the function.
    pub callee: String,
}

/// A variable and the classes its values had.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Type {
    /// The variable.
    pub name: String,
    /// Class to share, 0 to 1.
    pub seen: BTreeMap<String, f64>,
}

/// What became of the code as a whole.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Life {
    /// What.
    pub what: Became,
}

/// What may become of code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Became {
    /// Its trace was too long, and cut into so many segments, each of which hangs on the one before.
    Segments,
    /// Nobody had run it for long, and its memory was given to other code.
    Freed,
    /// Something that it relied on was changed, and it was thrown away; told at the first code of the place to which that happened.
    Invalidated,
    /// So many bridges hang on it, bridges on those included, and it is often left for them.
    Bridges,
    /// Something that this version does not know.
    #[default]
    #[serde(other)]
    Other,
}

/// The recording was aborted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Abort {
    /// The loop header, function or guard that recording started from.
    pub at: Written<Place>,
    /// Code of the row in the JIT's table of abort reasons.
    pub reason: String,
    /// The reason in one plain sentence.
    pub sentence: String,
    /// What used up the trace: inlined functions, the largest first.
    pub largest: Vec<Part>,
}

/// The share of one function in a trace.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Part {
    /// Qualified name of the function.
    pub function: String,
    /// Operations recorded in it.
    pub operations: u64,
    /// Where it is defined, where known.
    pub at: Option<Written<Place>>,
}

/// Iterations so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Progress {
    /// Id of a loop to its iterations.
    pub loops: BTreeMap<u64, u64>,
    /// Seconds since the start.
    pub elapsed_s: f64,
}

/// How it ended and what it came to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Summary {
    /// How the program ended.
    pub exit: Exit,
    /// Where the time went.
    pub time: Time,
    /// The same by samples.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spent: Option<Spent>,
    /// Functions by their shares of the time, the highest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<Cost>,
    /// Lines by their shares.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Cost>,
    /// All compiled code, with final counts.
    pub loops: Vec<Loop>,
    /// Where recording was given up, why, how often.
    pub aborts: Vec<AbortCount>,
    /// Loops and functions that ran and were never compiled.
    pub interpreted: Vec<Interpreted>,
    /// Functions of the program's own files that did not run.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_run: Vec<Remark>,
    /// Hints to the JIT that are not so, with `--check-hints`, or that did nothing or too much.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<Remark>,
    /// What the collector did.
    pub gc: Gc,
    /// Sums over the run.
    pub totals: Totals,
}

/// How the program ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Exit {
    /// Exit status of the process.
    pub status: i32,
    /// The exception that ended the program.
    pub exception: Option<Exception>,
}

/// An exception that nobody caught.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Exception {
    /// Name of its class.
    pub class: String,
    /// Its text.
    pub message: String,
    /// Where it was raised, where known.
    pub at: Option<Written<Place>>,
}

/// Where the time of a run went, in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Time {
    /// All of it.
    pub total_s: f64,
    /// Recording traces.
    pub recording_s: f64,
    /// Optimizing them.
    pub optimizing_s: f64,
    /// Turning them into machine code.
    pub assembling_s: f64,
    /// Collecting garbage.
    pub collecting_s: f64,
}

/// What the process did, in shares of its CPU time that add up to 1, without what the report took; all 0 if the run was too short to be sampled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Spent {
    /// Milliseconds of CPU time that the samples stand for: one each at first, up to four each in a long run.
    pub samples: u64,
    /// Compiled code of the program's own files, with what it calls.
    pub own: f64,
    /// Compiled code of the library's, with what it calls.
    pub library: f64,
    /// The interpreter, with what it calls.
    pub interpreted: f64,
    /// The collector.
    pub collecting: f64,
    /// Recording traces, optimizing them, turning them into machine code.
    pub compiling: f64,
    /// Going into compiled code and out of it, and what is none of these.
    pub other: f64,
}

/// A place and its share of the CPU time.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Cost {
    /// The function, or the line.
    pub at: Written<Place>,
    /// Its share, 0 to 1.
    pub share: f64,
}

/// How often recording was given up at one place for one reason.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct AbortCount {
    /// The place.
    pub at: Written<Place>,
    /// Code of the reason.
    pub reason: String,
    /// How often.
    pub count: u64,
}

/// What the end of a run says of a place: of a hint to the JIT, or of a function that did not run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Remark {
    /// The function, or the call of the hint.
    pub at: Written<Place>,
    /// The entry of the catalogue.
    #[serde(deserialize_with = "known_code")]
    pub code: Option<Code>,
    /// What was seen, in a sentence.
    pub text: String,
}

/// A loop or function that ran and was never compiled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Interpreted {
    /// The loop header or function.
    pub at: Written<Place>,
    /// How often it ran; a generator: how often it was resumed.
    pub count: u64,
    /// How often it has to, to be recorded, if nothing else is hot before; 0: it is not tried again.
    pub hot_at: u64,
    /// The entry of the catalogue; none if other entries tell of it.
    #[serde(deserialize_with = "known_code")]
    pub code: Option<Code>,
    /// It in a sentence.
    pub text: String,
}

/// What the collector did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Gc {
    /// Collections of the nursery.
    pub minor: u64,
    /// Collections of everything.
    pub major: u64,
    /// Bytes allocated over the run.
    pub allocated_bytes: u64,
    /// The most bytes that were in use at once.
    pub peak_bytes: u64,
}

/// Sums over a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Totals {
    /// Loops compiled.
    pub loops: u64,
    /// Functions compiled.
    pub functions: u64,
    /// Bridges compiled.
    pub bridges: u64,
    /// Recordings given up.
    pub aborts: u64,
    /// Counts of all traces as recorded.
    pub recorded: Counts,
    /// Counts of all bodies.
    pub body: Counts,
    /// Guard failures.
    pub guard_failures: u64,
}

/// Declares the catalogue: its codes, and in a few words what each says.
macro_rules! codes {
    ($($code:ident $title:literal,)*) => {
        /// Codes of the catalogue of facts. Their meaning never changes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        pub enum Code { $(#[doc = $title] $code,)* }

        impl Code {
            /// All codes, in order.
            pub const ALL: &[Code] = &[$(Code::$code),*];

            /// The code as it is written.
            pub fn name(self) -> &'static str {
                match self { $(Code::$code => stringify!($code),)* }
            }

            /// What it says, in a few words.
            pub fn title(self) -> &'static str {
                match self { $(Code::$code => $title,)* }
            }
        }
    };
}

codes! {
    SW101 "type changes",
    SW102 "value check fails often",
    SW103 "check fails, no bridge",
    SW104 "overflow to big integers",
    SW105 "several object layouts",
    SW106 "global rebound",
    SW201 "allocation kept",
    SW202 "kept by a call",
    SW203 "boxed number",
    SW204 "frame needed",
    SW205 "generator or closure kept",
    SW301 "residual call",
    SW302 "callee has a loop",
    SW303 "opaque by hint",
    SW304 "recursion",
    SW401 "trace too long",
    SW402 "recording aborted",
    SW403 "not hot",
    SW404 "many bridges",
    SW405 "code retired",
    SW501 "elidable is not",
    SW502 "promote useless",
    SW503 "merge point incomplete",
    SW504 "code between merge points",
    SW505 "unrolled too far",
    SW506 "names of a driver do not fit",
    SW507 "virtualizable in memory",
    SW508 "dead hint",
    SW901 "no facts",
}

fn is_zero(n: &u64) -> bool {
    *n == 0
}

/// Reads the facts whose kind is known and leaves the others out.
fn known_facts<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Written<Fact>>, D::Error> {
    let values = Vec::<Value>::deserialize(from)?;
    Ok(values.into_iter().filter_map(|value| Written::deserialize(value).ok()).collect())
}

/// Reads a code that is known; another one as none.
fn known_code<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Code>, D::Error> {
    let value = Value::deserialize(from)?;
    Ok(Code::deserialize(value).ok())
}
