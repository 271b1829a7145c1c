//! The closed list of everything that can happen.

use crate::abi::{CodeId, GuardId};
use crate::host::{Callee, Watched};
use crate::ir::Made;
use crate::ir::{CallDescr, Class, Frame, Opcode, Origin, OriginId};
use crate::machine::{Abort, recorder::Largest};
use crate::opt::Story;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a compiled piece is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CodeKind {
    /// A loop, entered at its header.
    Loop,
    /// A function, entered at its start.
    Function,
    /// A bridge, entered from this guard.
    Bridge(GuardId),
}

/// A loop, function or bridge was compiled.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// Its number.
    pub id: CodeId,
    /// What it is.
    pub kind: CodeKind,
    /// Position it starts at: loop header, function start, or where the guard resumes.
    pub pc: u64,
    /// Text of its green values, of a merge point in the program itself.
    pub greens: Option<String>,
    /// What the optimizer did, by reasons.
    pub story: Story,
    /// Its guards, in order.
    pub guards: Vec<GuardState>,
    /// What the numbers of origins in `story` mean.
    pub origins: Vec<Origin>,
    /// The first so many origins behind the first of all are of objects that a bridge starts with: code before it did not allocate them.
    pub given: u32,
    /// What the numbers of frames in origins mean.
    pub frames: Vec<Frame>,
    /// Residual calls left in the steady state.
    pub calls: Vec<CallLeft>,
    /// Of each operation of the compiled trace, where it comes from: by number of the operation. Only if the JIT counts.
    pub ops: Vec<OriginId>,
    /// Merge points that the trace runs through: from which origin on, and the key there.
    pub guests: Vec<(OriginId, u32)>,
    /// Text of the green values of the keys in `guests` at which something was kept.
    pub guest_names: BTreeMap<u32, String>,
    /// The end of a trace that was cut: the rest is the bridge that hangs there.
    pub cut: Option<GuardId>,
    /// It was cut because it was too long.
    pub was_too_long: bool,
    /// Calls that much of what was recorded comes from. This and the next only if the JIT counts.
    pub large: Vec<Largest>,
    /// Positions at which the program itself asked for a value to be promoted, and whether that was a constant already when it was recorded.
    pub promotes: Vec<(u64, bool)>,
    /// Names of the classes in `story`.
    pub class_names: BTreeMap<Class, String>,
}

impl Compiled {
    /// What is left of one of which nobody tells any more.
    pub(crate) fn gone(id: CodeId) -> Compiled {
        Compiled {
            id,
            kind: CodeKind::Loop,
            pc: 0,
            greens: None,
            story: Story::default(),
            guards: Vec::new(),
            origins: Vec::new(),
            given: 0,
            frames: Vec::new(),
            calls: Vec::new(),
            ops: Vec::new(),
            guests: Vec::new(),
            guest_names: BTreeMap::new(),
            cut: None,
            was_too_long: false,
            large: Vec::new(),
            promotes: Vec::new(),
            class_names: BTreeMap::new(),
        }
    }

    /// One of its guards, if it is one: `leave` and `cut` are not.
    pub fn guard(&self, id: GuardId) -> Option<&GuardState> {
        let at = self.guards.binary_search_by_key(&id, |state| state.id);
        at.ok().map(|at| &self.guards[at])
    }

    /// The key that the guest is at where an operation comes from; 0: at none.
    pub fn guest_at(&self, origin: OriginId) -> u32 {
        crate::ir::trace::guest_at(&self.guests, origin)
    }
}

/// A residual call that stayed.
#[derive(Clone, Debug)]
pub struct CallLeft {
    /// The number of its operation.
    pub op: u32,
    /// Where it comes from.
    pub origin: OriginId,
    /// The function of the runtime.
    pub call: &'static CallDescr,
    /// What that calls in turn, if it is there for that and the trace knows.
    pub callee: Option<Callee>,
    /// Of each of its arguments whether it is a constant.
    pub constant: Vec<bool>,
    /// Names of the classes of its arguments, where known.
    pub classes: Vec<Option<String>>,
}

/// A guard of compiled code.
#[derive(Clone, Debug)]
pub struct GuardState {
    /// Its number.
    pub id: GuardId,
    /// The key that the guest is at; 0: at none.
    pub guest: u32,
    /// What it checks.
    pub code: Opcode,
    /// Where it comes from.
    pub origin: Origin,
    /// The operation that made the truth value it looks at, if it looks at one.
    pub condition: Option<Opcode>,
    /// Name of the class that it, or its condition, asks for. This and the next only of what is in the body, and if the JIT counts.
    pub class: Option<String>,
    /// The constant that it, or its condition, compares with.
    pub constant: Option<String>,
    /// Whether it is in the part that runs in every iteration.
    pub in_body: bool,
    /// Objects that are not allocated before it, and are where it fails, unless a bridge does without them too. Only if the JIT counts.
    pub objects: Vec<Made>,
}

/// What can happen.
#[derive(Clone, Debug)]
pub enum Event {
    /// Something was compiled.
    Compiled(Rc<Compiled>),
    /// A recording was given up: at which position it had started, why, and the inlined function (its start) with the most operations.
    Aborted {
        /// Position at which the recording started.
        pc: u64,
        /// Why.
        reason: Abort,
        /// The inlined function that took most operations, if any was inlined.
        largest: Option<Largest>,
    },
    /// A place is not tried again.
    GivenUp {
        /// The place.
        pc: u64,
    },
    /// Compiled code was thrown away because a fact it rested on changed.
    Invalidated {
        /// Its number.
        id: CodeId,
        /// What changed, if the host says so and the JIT counts.
        what: Option<Rc<Watched>>,
    },
    /// Code that no one had run for long was freed, with all bridges on it.
    Freed {
        /// Its number.
        id: CodeId,
    },
}
