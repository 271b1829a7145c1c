//! THE TABLES of sentences: what kept an object, why a call stayed a call, and what to do about it.

use std::fmt;
use std::rc::Rc;

use sidewinder_jit::host::Watched;
use sidewinder_jit::ir::Effect;
use sidewinder_jit::opt::removal::{Escape, InMemory};

use super::cold::DeadHint;
use super::guards::quote;
use super::locate::Spot;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_report::advice;
use sidewinder_report::schema::{Became, CallReason, Code, Exception, LoopKind, What};
use sidewinder_report::words::{grouped, plural, times};

/// Why an object was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The entry of the catalogue; none where the program needs the object.
    pub code: Option<Code>,
    /// What happened to the object, or to what holds it.
    pub what: What,
    /// It in words, to follow the name of its class.
    pub reason: String,
    /// The same of the object that was forced, if this one was only held by it.
    pub last: String,
    /// What to do about it.
    pub advice: String,
}

/// The slot that an object was in when it had to be there.
pub fn slot(escape: Escape) -> Option<i32> {
    match escape {
        Escape::LoopEdge(slot) | Escape::LastBody(slot) | Escape::Leaves(slot) => slot,
        _ => None,
    }
}

/// Why an object of a class was kept: what made it escape, and where; `variable` is what [`slot`] is called, `holder` the class of
/// the object that escaped and has a reference to it.
pub fn kept(
    escape: Escape,
    class: &str,
    at: Option<Spot<'_>>,
    variable: Option<&str>,
    holder: Option<&str>,
) -> Kept {
    let source = at.map(|at| quote(at.source()));
    let is_number = matches!(class, "float" | "int");
    let is_of_frame = |class: &str| FRAMES.contains(&class);
    let suspends = |class: &str| SUSPENDED.contains(&class);
    let code = match escape {
        _ if is_of_frame(class) => Code::SW204,
        _ if suspends(class) || holder.is_some_and(suspends) => Code::SW205,
        Escape::Passed(_) => Code::SW202,
        _ if is_number => Code::SW203,
        Escape::Stored => Code::SW201,
        _ => Code::SW201,
    };
    // What a container keeps for the program must be there: that is no fault.
    let is_for_program = match escape {
        // How these come about can be changed, wherever they go.
        _ if matches!(code, Code::SW204 | Code::SW205) => false,
        Escape::Passed(name) => KEEPING.contains(&name),
        Escape::Stored => at.and_then(|at| at.instruction()).is_some_and(|i| fills(i.opcode)),
        _ => false,
    };
    let named = variable.map(|name| format!("`{name}`"));
    let (what, last, advice) = match escape {
        Escape::Stored if is_number => (
            What::Stored,
            stored(at),
            "Keep it in a local variable during the loop, which costs nothing, and store it after the loop.".to_owned(),
        ),
        Escape::Stored => (
            What::Stored,
            stored(at),
            "Store its parts there instead of the object (numbers cost nothing), or create the container inside the iteration, too.".to_owned(),
        ),
        Escape::Passed(name) => {
            let opcode = at.and_then(|at| at.instruction()).map(|i| i.opcode);
            let to = match source {
                Some(source) if KEEPING.contains(&name) => format!("put into a container by {source}"),
                Some(source) if !is_operation(at) => format!("passed to {source}, which is not traced"),
                _ => format!("passed to `{}`, which is not traced", super::calls::spoken(name, opcode)),
            };
            (What::Kept, to, advice::of(Code::SW202).to_owned())
        }
        Escape::LoopEdge(_) => {
            let there = named.as_deref().unwrap_or("the frame");
            let advice = format!(
                "Give {there} the same kind of object on every path through the loop and before it: of one class, created in one way, of one length. \
                 An object that grows from one iteration to the next must exist; keep parts that do not grow in variables of their own."
            );
            let reason = format!(
                "{there} holds it at the back edge, where other iterations have something else"
            );
            (What::Kept, reason, advice)
        }
        Escape::LastBody(_) => {
            let there = named.as_deref().unwrap_or("the frame");
            let reason = format!(
                "{there} holds it at the entry of a loop that has reached `retrace_limit`, and none of its bodies takes such an object"
            );
            let advice = format!(
                "Enter the loop with the same kind of object in {there}, or raise `retrace_limit` for a run."
            );
            (What::Kept, reason, advice)
        }
        Escape::Leaves(Some(_)) => {
            let there = named.as_deref().unwrap_or("the frame");
            (
                What::Kept,
                format!("{there} holds it where this code ends and other code continues"),
                "Ignore if rare. Otherwise see the aborted recordings and side paths (bridges) of this loop.".to_owned(),
            )
        }
        Escape::Leaves(None) => (
            What::Kept,
            "it is returned to a caller outside this code".into(),
            "If the caller is hot and inlines this call, the object is not allocated there: see whether the call stayed. Otherwise return its parts.".to_owned(),
        ),
        Escape::Used(_) => {
            let reason = match source {
                Some(source) => format!("{source} needs the object itself"),
                None => "the object itself is needed".into(),
            };
            (What::Kept, reason, "Use its parts: read attributes and items, and compare those.".to_owned())
        }
    };
    let reason = match holder {
        Some(holder) => format!("a `{holder}` holds it, and {last}"),
        None => last.clone(),
    };
    let advice = match code {
        Code::SW204 | Code::SW205 => advice::of(code).to_owned(),
        _ if is_for_program => String::new(),
        _ => advice,
    };
    Kept { code: Some(code).filter(|_| !is_for_program), what, reason, last, advice }
}

/// Functions of the runtime that put into a container what they are given.
const KEEPING: &[&str] = &[
    "add_key",
    "append",
    "build_dict",
    "build_list",
    "build_set",
    "dict_add",
    "dict_set",
    "insert",
    "list_append",
    "set_add",
    "set_add_new",
    "set_item",
    "setdefault",
];

/// Whether an instruction puts something into a container: by a method such as `append`, or by an index.
fn fills(opcode: Opcode) -> bool {
    let is_item = matches!(opcode, Opcode::SetItem | Opcode::ListAppend | Opcode::SetSlice);
    is_item || opcode.calls()
}

/// What is made of frames.
const FRAMES: &[&str] = &["frame", "traceback"];

/// What keeps variables of a frame beyond it, or for a time.
const SUSPENDED: &[&str] = &["async_generator", "cell", "coroutine", "function", "generator"];

fn is_operation(at: Option<Spot<'_>>) -> bool {
    let opcode = at.and_then(|at| at.instruction()).map(|i| i.opcode);
    !opcode.is_some_and(Opcode::calls)
}

fn stored(at: Option<Spot<'_>>) -> String {
    let Some(at) = at else { return "stored where other code can see it".into() };
    let source = quote(at.source());
    match at.instruction().map(|i| i.opcode) {
        Some(Opcode::StoreGlobal) => format!("stored into a global by {source}"),
        Some(Opcode::StoreCell | Opcode::StoreFree | Opcode::MakeCell) => {
            "stored into a variable that an inner function uses".into()
        }
        Some(Opcode::SetAttr) => format!("stored into an object by {source}"),
        Some(Opcode::Return) => "returned to the interpreter".into(),
        _ => format!("stored by {source}"),
    }
}

/// How often what a piece of code is made of runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runs {
    /// The body of a loop.
    Iteration,
    /// The start of a function, up to its end or to a loop.
    Call,
    /// A bridge.
    SidePath,
}

impl Runs {
    /// Of code of this kind.
    pub fn of(kind: LoopKind) -> Runs {
        match kind {
            LoopKind::Loop => Runs::Iteration,
            LoopKind::Function => Runs::Call,
            LoopKind::Bridge => Runs::SidePath,
        }
    }

    /// It in words.
    pub fn each_time(self) -> &'static str {
        match self {
            Runs::Iteration => "in every iteration",
            Runs::Call => "in every call that starts in this code",
            Runs::SidePath => "each time this side path is taken",
        }
    }
}

/// An object that code does without: for good, or it hands its parts to other code; and how often it was allocated after all where
/// the code was left, once that is known.
pub fn removed(class: &str, is_handed: bool, left: Option<u64>) -> String {
    match left {
        Some(left) if left > 0 => {
            format!(
                "`{class}` is not allocated here; where this code was left, it was: {}",
                times(left)
            )
        }
        _ if is_handed => {
            format!("`{class}` is not allocated here: the code that continues gets its parts")
        }
        _ => format!("`{class}` is never allocated"),
    }
}

/// Why a call was not looked into, as the end of a sentence.
pub fn why_residual(reason: CallReason) -> &'static str {
    match reason {
        CallReason::Native => "it is written in Rust and has no traceable form",
        CallReason::HasLoop => "it contains a loop; its own compiled code runs",
        CallReason::DontLookInside => "`@dont_look_inside` keeps it out of the trace",
        CallReason::Elidable => "it is `@elidable`, and its arguments are not constant",
        CallReason::Recursion => "it calls itself too deeply",
        CallReason::Generic => "its operands have types that are not traced",
        CallReason::Other => "it was not inlined",
    }
}

/// The entry of the catalogue for a call that stayed a call.
pub fn code_of_call(reason: CallReason) -> Option<Code> {
    match reason {
        CallReason::Native | CallReason::Generic => Some(Code::SW301),
        CallReason::HasLoop => Some(Code::SW302),
        CallReason::DontLookInside => Some(Code::SW303),
        CallReason::Recursion => Some(Code::SW304),
        CallReason::Elidable | CallReason::Other => None,
    }
}

/// What a call may do, in words.
pub struct Effects(pub Effect);

impl fmt::Display for Effects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Effect { elidable, may_raise, reenters, reads, writes } = self.0;
        let claims = [
            (elidable, "same arguments, same result"),
            (reenters, "may run any code of the program"),
            (!reenters && !elidable && reads.0 != 0, "reads memory"),
            (!reenters && !elidable && writes.0 != 0, "writes memory"),
            (may_raise, "may raise"),
        ];
        let claims: Vec<&str> =
            claims.iter().filter(|(is, _)| *is).map(|(_, says)| *says).collect();
        f.write_str(if claims.is_empty() { "none" } else { "" })?;
        f.write_str(&claims.join("; "))
    }
}

/// Why something of a virtualizable is written to memory in every iteration, and what to do about it; `call` is what looks there, if something does.
pub fn written(why: InMemory, call: Option<Spot<'_>>) -> (String, &'static str) {
    match (why, call) {
        (InMemory::Call(_), call) => {
            let call = call.map_or_else(|| "a call".into(), |call| quote(call.source()));
            (
                format!("{call} may inspect it"),
                "Keep calls that may inspect the virtualizable out of the guest's loop.",
            )
        }
        (InMemory::Index, _) => (
            "the index is not a constant".into(),
            "Use an index that is constant at each place of the guest: `promote` the stack pointer.",
        ),
        (InMemory::Otherwise, _) => (
            "it is read through another reference before the back edge, or too many values are in registers already"
                .into(),
            "Keep each list in one field of one virtualizable, and write few fields and items in one loop.",
        ),
    }
}

/// What may become of code, with what its sentence says of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// [`Became::Segments`].
    Segments,
    /// [`Became::Freed`].
    Freed,
    /// [`Became::Invalidated`]; with what changed, where known.
    Invalidated(Option<Rc<Watched>>),
    /// [`Became::Bridges`].
    Bridges {
        /// How often its code was left for one of them.
        left: u64,
        /// How often the one that ran most did, and its line.
        most: (u64, u32),
    },
}

impl Fate {
    /// Its name in reports.
    pub fn became(&self) -> Became {
        match self {
            Fate::Segments => Became::Segments,
            Fate::Freed => Became::Freed,
            Fate::Invalidated(_) => Became::Invalidated,
            Fate::Bridges { .. } => Became::Bridges,
        }
    }

    /// What became of code, so many times: the entry of the catalogue, a sentence, and what to do about it where that is more than the entry says.
    pub fn told(&self, count: u64) -> (Code, String, &'static str) {
        match self {
            Fate::Freed => (
                Code::SW405,
                "Its code was freed: it had not run for long.".into(),
                "If it runs repeatedly, with much other code in between, raise `code_memory` or `loop_longevity` for a run.",
            ),
            Fate::Segments => (
                Code::SW401,
                format!("It is compiled in {count} segments: one trace of it was too long."),
                "A loop shorter than `trace_limit` is optimized as a whole, and its first iteration is peeled.",
            ),
            Fate::Invalidated(what) => {
                let fate = what.as_deref();
                let (code, what) = match fate {
                    Some(Watched::Variable(name)) => (
                        Code::SW106,
                        format!("the global `{name}`, a constant in it, was assigned"),
                    ),
                    Some(Watched::Class(name)) => (
                        Code::SW405,
                        format!("the class `{name}`, which it depends on, was changed"),
                    ),
                    Some(Watched::Anew(name)) => (
                        Code::SW405,
                        format!(
                            "a place of the guest got hot, and the attributes of a `{name}` were examined again for constants"
                        ),
                    ),
                    Some(Watched::Shape(name)) => (
                        Code::SW405,
                        format!(
                            "a `{name}` like those in it changed its attributes for the first time"
                        ),
                    ),
                    Some(Watched::Attribute(class, name)) => (
                        Code::SW405,
                        format!(
                            "the `{name}` of a `{class}` like those in it was replaced for the first time"
                        ),
                    ),
                    Some(Watched::Held(class, name)) => (
                        Code::SW405,
                        format!(
                            "the `{name}` of a `{class}` like those in it got another class for the first time"
                        ),
                    ),
                    None => (Code::SW405, "something that it depends on was changed".into()),
                };
                let advice = match fate {
                    Some(Watched::Anew(_)) => {
                        "Nothing to do: it is compiled again, with more constants."
                    }
                    _ => "",
                };
                (code, format!("Its code was invalidated {}: {what}.", times(count)), advice)
            }
            Fate::Bridges { left, most: (runs, line) } => (
                Code::SW404,
                format!(
                    "It has {}, which were taken {}. The most frequent one, taken {}, begins in line {line}.",
                    plural(count, "side path"),
                    times(*left),
                    times(*runs)
                ),
                "",
            ),
        }
    }
}

/// Why a place that ran has no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stayed {
    /// It did not run as often as this.
    Cold(u64),
    /// It did, but not without others getting hot meanwhile, which lowers its count.
    Fading(u64),
    /// It is a merge point: so many positions of the guest, none of which was hot, which takes as much.
    Spread(u64, u64),
    /// It is part of traces, and ran besides.
    Inlined,
    /// Recording it was given up so many times.
    GivenUp(u64),
}

/// How often a place ran that was never compiled, and why it was not; `is_resumed`: it is a generator's.
pub fn interpreted(count: u64, is_resumed: bool, stayed: Stayed) -> String {
    let verb = if is_resumed { "Was resumed" } else { "Ran" };
    let ran = format!("{verb} {}", times(count));
    match stayed {
        Stayed::Cold(hot_at) => format!("{ran}; becomes hot at {}.", grouped(hot_at)),
        Stayed::Fading(hot_at) => format!(
            "{ran}; becomes hot at {}, but its counter decays whenever another place gets hot.",
            grouped(hot_at)
        ),
        Stayed::Spread(positions, hot_at) => format!(
            "The guest looped {} at {} that did not get hot; a place becomes hot at {}.",
            times(count),
            plural(positions, "position"),
            grouped(hot_at)
        ),
        Stayed::Inlined => format!("{ran} outside the traces that contain it."),
        Stayed::GivenUp(setbacks) => {
            format!("{ran}; recording it was aborted {}.", times(setbacks))
        }
    }
}

/// That a function did not run, and the exception that ended the run before, if one did.
pub fn not_run(ended: Option<&Exception>) -> String {
    let Some(Exception { class, at, .. }) = ended else { return "Did not run.".into() };
    let line = at.as_ref().map(|at| format!(", line {}", at.line)).unwrap_or_default();
    format!("Did not run: the run ended first, with {class}{line}.")
}

/// That no trace reached a hint: a call, a function that is marked, or a driver.
pub fn dead(hint: DeadHint, what: &str) -> String {
    match hint {
        DeadHint::Call => format!("No trace reached {what}."),
        DeadHint::Mark(mark) => format!("`{mark}`: no trace reached a call of `{what}`."),
        DeadHint::Driver => "No trace reached a merge point of this driver.".into(),
        DeadHint::Missed => {
            "No trace reached a merge point of this driver: when a place of the guest got hot, the next merge point was another one, or its greens differed from those of `can_enter_jit`.".into()
        }
    }
}
