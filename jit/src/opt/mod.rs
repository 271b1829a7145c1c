//! Making a trace smaller.
//!
//! **In:** a recorded trace with snapshots. **Out:** a shorter trace that means the same, with resume data, what is known at each of its
//! guards, and the story of what was done and why.
//!
//! One forward sweep: each operation walks the list of passes below, and what is left of it is emitted. A loop is swept twice: its first
//! iteration becomes the preamble, and with what is known at its end the recorded trace is swept again and becomes the body (`peel`).
//!
//! ```text
//! [p0, p1]                                    [p0, p1]
//! guard_class(p1, BoxedInteger)               guard_class(p1, BoxedInteger)
//! i2 = getfield(p1, intval)                   i2 = getfield(p1, intval)
//! p3 = new(BoxedInteger)              ──►     jump(p0, p1)
//! setfield(p3, intval, i2)
//! i4 = getfield(p3, intval)
//! jump(p0, p1)
//! ```
//!
//! **Absent:** registers, machine code, and any fact that is not proved from the trace or asked of the host.

pub mod bounds;
pub mod bridge;
pub mod emit;
pub mod finish;
pub mod force;
pub mod guards;
pub mod heap;
pub mod info;
pub mod intbounds;
pub mod ledger;
pub mod pass;
pub mod peel;
pub mod pure;
pub mod removal;
pub mod replay;
pub mod rewrite;
pub mod strengthen;
pub mod virtualize;

pub use bridge::{GuardKnowledge, optimize_bridge};
pub use info::Knowledge;
pub use peel::LabelState;
pub use removal::{Counts, Escape, Holder, KeptAllocation, Part, Reason, Removal, Story};

use crate::host::Host;
use crate::ir::{
    Args, Descr, Op, OpRef, Opcode, OriginId, Target, Trace, TraceKind, Type, opcode::Sort,
    opcode::Sorts, verify::verify,
};
use crate::resume::Optimized;
use finish::{Finished, finish};
use pass::{Cx, Pass, State};
use peel::short_preamble::Offer;
use std::rc::Rc;

/// What all passes keep is made of the table's rows.
macro_rules! passes {
    ($(#[$doc:meta])* $($name:ident { state: $state:ty, acts_on: $acts:tt, learns_from: $learns:tt })*) => {
        $(#[$doc])*
        pub const PASSES: &[Pass] = &[$(Pass {
            name: stringify!($name),
            op: $name::op,
            acts_on: passes!(@sorts $acts),
            learn: $name::learn,
            learns_from: passes!(@sorts $learns),
        }),*];

        /// What the passes keep, and peeling.
        #[derive(Clone, Default)]
        pub struct States {
            $(#[doc = concat!("Of `", stringify!($name), "`.")] pub $name: $state,)*
            /// Of the loop's edge.
            pub peel: peel::Edge,
        }

        /// What they have noted at a guard.
        #[derive(Clone, Default, PartialEq, Eq, Debug)]
        pub struct Notes {
            $($name: <$state as State>::Note,)*
            peel: <peel::Edge as State>::Note,
        }

        /// What they use again from guard to guard.
        #[derive(Default)]
        pub struct Rooms {
            $($name: <$state as State>::Room,)*
            peel: <peel::Edge as State>::Room,
        }

        impl States {
            /// Before a trace.
            pub fn start(trace: &Trace) -> States {
                States { $($name: State::start(trace),)* peel: State::start(trace) }
            }
            /// [`State::note`] of each.
            pub fn note(cx: &Cx, rooms: &mut Rooms) -> Notes {
                Notes {
                    $($name: <$state as State>::note(cx, &mut rooms.$name),)*
                    peel: <peel::Edge as State>::note(cx, &mut rooms.peel),
                }
            }
            /// [`State::begin`] of each.
            pub fn begin(cx: &mut Cx, notes: &Notes, inputs: &[OpRef]) {
                $(<$state as State>::begin(cx, &notes.$name, inputs);)*
                <peel::Edge as State>::begin(cx, &notes.peel, inputs);
            }
            /// [`State::offer`] of each.
            pub fn offers(cx: &Cx) -> Vec<Offer> {
                let mut offers = Vec::new();
                $(<$state as State>::offer(cx, &mut offers);)*
                <peel::Edge as State>::offer(cx, &mut offers);
                offers
            }
            /// [`State::enter_body`] of each.
            pub fn enter_body(cx: &mut Cx) {
                $(<$state as State>::enter_body(cx);)*
                <peel::Edge as State>::enter_body(cx);
            }
            /// [`State::carried`] of that whose it is.
            pub fn carried(cx: &mut Cx, op: &Op, result: OpRef) {
                let is_known = $(<$state as State>::carried(cx, op, result) ||)* <peel::Edge as State>::carried(cx, op, result);
                debug_assert!(is_known, "{:?} was offered by no pass", op.code);
            }
        }
    };
    (@sorts [$($sort:ident),*]) => { Sorts::of(&[$(Sort::$sort),*]) };
}

passes! {
    /// THE LIST of passes, in the order in which an operation meets them. A row has the module of the pass, what it keeps ([`State`]), the sorts of
    /// operations that it does something to, and those that it learns something from.
    intbounds {
        state: (),
        acts_on: [Pure, Overflow, Read, Write],
        learns_from: [Pure, Overflow, Read, Guard]
    }
    rewrite {
        state: (),
        acts_on: [Pure, Overflow, Guard],
        learns_from: [Pure]
    }
    guards {
        state: guards::Passed,
        acts_on: [Guard, Read],
        learns_from: [Guard, Read, Write]
    }
    virtualize {
        state: (),
        acts_on: [Pure, Guard, Read, Write, Alloc],
        learns_from: [Pure]
    }
    pure {
        state: pure::Computed,
        acts_on: [Pure, Overflow, Read, Call],
        learns_from: [Pure, Overflow, Read, Call]
    }
    heap {
        state: heap::Heap,
        acts_on: [Read, Write, Call, Control],
        learns_from: [Read, Write, Call]
    }
}

/// The place of the guards in the list.
const GUARDS: usize = 2;

/// Peeling is no pass over operations, but can be switched off like one.
pub const PEEL: usize = PASSES.len();

/// A set of passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassSet(u32);

impl PassSet {
    /// Every pass, and peeling.
    pub const ALL: PassSet = PassSet((1 << (PASSES.len() + 1)) - 1);
    /// No pass.
    pub const NONE: PassSet = PassSet(0);

    /// The names, in order.
    pub fn names() -> impl Iterator<Item = &'static str> {
        PASSES.iter().map(|pass| pass.name).chain(["peel"])
    }
    /// Whether the pass at this place of the list is on.
    pub const fn has(self, index: usize) -> bool {
        self.0 >> index & 1 == 1
    }
    /// The set without the pass at this place of the list.
    pub const fn without(self, index: usize) -> PassSet {
        PassSet(self.0 & !(1 << index))
    }
    /// The set with the pass at this place of the list.
    pub const fn with(self, index: usize) -> PassSet {
        PassSet(self.0 | 1 << index)
    }
    /// Reads a list such as `all`, `-heap`, `none,+virtualize` or `virtualize,heap`; it starts from all passes if its first word takes one away, and
    /// from none otherwise.
    pub fn parse(text: &str) -> Result<PassSet, String> {
        let words = text.split([',', ' ']).filter(|word| !word.is_empty());
        let mut set = if text.trim_start().starts_with('-') { PassSet::ALL } else { PassSet::NONE };
        for word in words {
            let (off, name) = match word.strip_prefix('-') {
                Some(name) => (true, name),
                None => (false, word.strip_prefix('+').unwrap_or(word)),
            };
            set = match name {
                "all" => PassSet::ALL,
                "none" => PassSet::NONE,
                _ => match PassSet::names().position(|known| known == name) {
                    Some(index) if off => set.without(index),
                    Some(index) => set.with(index),
                    None => {
                        let known: Vec<_> = PassSet::names().collect();
                        return Err(format!("no pass {name}; passes are {}", known.join(", ")));
                    }
                },
            };
        }
        Ok(set)
    }
}

/// The names of the passes that are on, as [`PassSet::parse`] reads them.
impl std::fmt::Display for PassSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if *self == PassSet::ALL || *self == PassSet::NONE {
            return f.write_str(if *self == PassSet::ALL { "all" } else { "none" });
        }
        let on = PassSet::names().enumerate().filter(|&(index, _)| self.has(index));
        f.write_str(&on.map(|(_, name)| name).collect::<Vec<_>>().join(","))
    }
}

/// How to optimize.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Which passes are on.
    pub passes: PassSet,
    /// Whether the story says of each operation what became of it: only people want to know.
    pub ledger: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { passes: PassSet::ALL, ledger: false }
    }
}

/// Why a trace was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GiveUp {
    /// The guard from this origin fails whenever it is reached.
    AlwaysFails(OriginId),
    /// The end of the loop does not fit its start.
    NoFit,
}

impl GiveUp {
    /// A sentence for people.
    pub fn sentence(self) -> &'static str {
        match self {
            GiveUp::AlwaysFails(_) => "a guard of the trace always fails",
            GiveUp::NoFit => "the values at the end of the loop do not fit its start",
        }
    }
}

/// An optimized loop or function.
#[derive(Clone, Debug)]
pub struct OptimizedLoop {
    /// The trace with resume data.
    pub code: Optimized,
    /// What is known at each guard, at the index of its resume data.
    pub knowledge: Vec<Rc<GuardKnowledge>>,
    /// What it takes to jump to label 1, if the loop was peeled.
    pub label: Option<LabelState>,
    /// It was not peeled because what was recorded was the loop's last iteration, which ends with what the loop does not go on with.
    pub is_last: bool,
    /// What was done.
    pub story: Story,
}

/// An optimized bridge.
#[derive(Clone, Debug)]
pub struct OptimizedBridge {
    /// The trace with resume data.
    pub code: Optimized,
    /// What is known at each guard, at the index of its resume data.
    pub knowledge: Vec<Rc<GuardKnowledge>>,
    /// What it takes to jump to label 1, if it goes round.
    pub label: Option<LabelState>,
    /// It jumps to a loop's start with what none of its bodies ever takes: the first iteration is no way to them.
    pub is_strange: bool,
    /// Something is made for the loop it goes to, of which another body might take the parts.
    pub is_avoidable: bool,
    /// What has to be made for the loop's bodies would stay virtual in one of them, but for constants that are other ones.
    pub is_near: bool,
    /// What was done.
    pub story: Story,
}

/// Optimizes a loop or function. `bodies` are those of the loop that its jump goes to, if it leads to another: the code that each is label 1 of. `may_retrace`: it has some,
/// and may have more.
pub fn optimize_loop(
    trace: &Trace,
    bodies: &[(u32, &LabelState)],
    may_retrace: bool,
    host: &mut dyn Host,
    options: &Options,
) -> Result<OptimizedLoop, GiveUp> {
    check_recorded(trace);
    let mut cx = Cx::new(trace, host, options);
    cx.inputs();
    if trace.kind == TraceKind::Loop {
        let args = cx.env[..trace.inputs.len()].to_vec();
        let label = cx.make(Opcode::label, &args, Descr::Target(Target::Own(0)), Type::Void);
        cx.push(label, OpRef::NONE, info::NOWHERE);
        cx.check_validity();
    } else {
        // Nobody comes to the code of a function after it was withdrawn: its site counts again.
        cx.state.guards.valid = true;
    }
    cx.sweep()?;
    let last = trace.ops.len() - 1;
    let op = cx.recorded(last);
    cx.current = last as u32;
    let loops = op.code == Opcode::jump && op.descr == Descr::Target(Target::Own(0));
    let mut is_last = false;
    if loops && options.passes.has(PEEL) {
        match peel::peel_loop(&mut cx, &[]) {
            Ok(peeled) => return Ok(peeled),
            Err(reason) => is_last = matches!(reason, GiveUp::AlwaysFails(_)),
        }
    }
    let to_body = peel::to_best_body(&mut cx, bodies);
    let is_avoidable = match &to_body {
        _ if !may_retrace => false,
        Some((_, is_avoidable)) => *is_avoidable,
        None => {
            let mut to_start = cx.fork();
            to_start.end(op.clone(), Escape::LoopEdge(None))?;
            finish(to_start, None).story.made_for_body() > 0
        }
    };
    let done = match to_body {
        Some((done, _)) if !is_avoidable => done,
        _ => {
            // A bridge from a cut makes another body.
            let cut = Op { code: Opcode::cut, args: Args::new(&[]), ..op.clone() };
            cx.end(if is_avoidable { cut } else { op }, Escape::LoopEdge(None))?;
            finish(cx, None)
        }
    };
    let Finished { code, knowledge, story, .. } = done;
    Ok(OptimizedLoop { code, knowledge, label: None, is_last, story })
}

/// In debug builds: what comes in is well formed.
fn check_recorded(trace: &Trace) {
    if cfg!(debug_assertions)
        && let Err(fault) = verify(trace)
    {
        panic!("a recorded trace is not well formed: {fault}");
    }
}
