//! THE TABLE of reasons for which an operation leaves a trace, and the story of one trace that reports are made of.
//!
//! The optimizer removes nothing silently: every recorded operation ends as [`Fate::Kept`] or with a reason of this table, so
//! `recorded - left = removed` holds by construction. Operations that the optimizer adds (a tag taken off, a copy for a
//! label) come from no recorded one and are counted apart.

use super::ledger::{Ledger, Remover};
use crate::ir::{Class, Made, Op, Opcode, OriginId};

macro_rules! reasons {
    ($($name:ident, $word:literal, $sentence:literal;)*) => {
        /// Why an operation left the trace.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Reason {
            $(#[doc = $sentence] $name,)*
        }

        impl Reason {
            /// All reasons, in the order of the table.
            pub const ALL: &[Reason] = &[$(Reason::$name),*];
            /// The word for trace files and reports.
            pub const fn word(self) -> &'static str {
                match self { $(Reason::$name => $word,)* }
            }
            /// The sentence for people.
            pub const fn sentence(self) -> &'static str {
                match self { $(Reason::$name => $sentence,)* }
            }
        }
    };
}

reasons! {
    Allocation, "allocation", "the object never leaves the trace, so it is never allocated";
    VirtualStore, "virtual-store", "a store into an object that is never allocated";
    VirtualLoad, "virtual-load", "a read from an object that is never allocated";
    Tag, "tag", "tagging an int that is only used as a number";
    Folded, "folded", "its operands are constants";
    Algebra, "algebra", "its result is one of its operands or that of a simpler operation";
    Range, "range", "the ranges of its operands decide it";
    Computed, "computed", "the same value was computed before";
    KnownLoad, "known-load", "the value in memory is known from an earlier read or write";
    Carried, "carried", "the value is carried over from the previous iteration";
    DeadStore, "dead-store", "overwritten before it can be read";
    SameStore, "same-store", "the value is already there";
    Implied, "implied", "the guard checks what is known";
    Strengthened, "strengthened", "a stronger guard on the same value checks this too";
    NoOverflow, "no-overflow", "the preceding operation cannot overflow";
    NoRaise, "no-raise", "the preceding call was removed or cannot raise";
    Valid, "valid", "nothing can have invalidated the trace since the last such guard";
    Sunk, "sunk", "a virtualizable's store is kept in a register and written back on exit";
    Cut, "cut", "a store held back where the trace was cut; the code behind the cut does it";
    Unused, "unused", "the result is unused";
}

/// What became of a recorded operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Not reached yet, or delayed.
    Open,
    /// It is in the optimized trace, perhaps later or in another form.
    Kept,
    /// It left for this reason, which this part of the optimizer found.
    Gone(Reason, Remover),
}

/// How many operations of which sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// All operations but inputs, labels and the last one.
    pub operations: u32,
    /// Guards.
    pub guards: u32,
    /// `new` and `new_array`.
    pub allocations: u32,
    /// Reads of fields and elements.
    pub reads: u32,
    /// Writes of fields, elements, classes and slots.
    pub writes: u32,
    /// Calls.
    pub residual_calls: u32,
    /// Small ints made values: `tag`. A host without tagged words would allocate each.
    pub boxings: u32,
}

impl Counts {
    /// Counts one operation in.
    pub fn add(&mut self, code: Opcode) {
        use crate::ir::opcode::Sort;
        match code.sort() {
            Sort::Control if code != Opcode::slot_addr => return,
            Sort::Guard => self.guards += 1,
            Sort::Alloc => self.allocations += 1,
            Sort::Read => self.reads += 1,
            Sort::Write => self.writes += 1,
            Sort::Call => self.residual_calls += 1,
            _ => self.boxings += u32::from(code == Opcode::tag),
        }
        self.operations += 1;
    }
}

/// One operation that left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Removal {
    /// Why.
    pub reason: Reason,
    /// What it was: code, descriptor and origin.
    pub code: Opcode,
    /// Which bytecode it came from.
    pub origin: OriginId,
    /// The class, for allocations and class guards, where it is told.
    pub class: Option<Class>,
}

/// What made an object escape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Escape {
    /// Stored into an object or slot that others can see.
    Stored,
    /// Passed to this residual call.
    Passed(&'static str),
    /// Still there when the loop goes round, in a shape that cannot cross the edge: in this slot of the frame that loops.
    LoopEdge(Option<i32>),
    /// The same where a trace comes to a loop that has as many bodies as it may have, none of which takes the object's parts.
    LastBody(Option<i32>),
    /// Still there where the trace goes back to the interpreter: in this slot, counted from the base of the innermost frame, or returned.
    Leaves(Option<i32>),
    /// Used by this operation.
    Used(Opcode),
}

impl Escape {
    /// What the operation does to objects that it is given.
    pub fn of(op: &Op) -> Escape {
        match op.code {
            Opcode::setfield | Opcode::setitem | Opcode::store_slot => Escape::Stored,
            Opcode::call => Escape::Passed(op.call().name),
            Opcode::jump | Opcode::label => Escape::LoopEdge(None),
            Opcode::leave => Escape::Leaves(None),
            code => Escape::Used(code),
        }
    }
}

/// Another object that stayed, and refers to one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holder {
    /// Its class, where that is told by the header.
    pub class: Option<Class>,
    /// Where it is allocated.
    pub origin: OriginId,
    /// Where the reference was stored into it; `None`: in an iteration before.
    pub stored: Option<OriginId>,
}

/// An allocation that stayed, and what kept it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeptAllocation {
    /// Where it is allocated.
    pub origin: OriginId,
    /// Of which class, where that is told by the header.
    pub class: Option<Class>,
    /// How large it is.
    pub bytes: u32,
    /// What forced it.
    pub escape: Escape,
    /// Where that happened.
    pub at: OriginId,
    /// The object that was forced and brought this one with it, if it was not forced itself.
    pub holder: Option<Holder>,
}

impl KeptAllocation {
    /// Whether it stayed because a loop's body takes an object.
    pub fn is_for_body(&self) -> bool {
        matches!(self.escape, Escape::LoopEdge(_))
    }
}

/// What one sweep over the recorded trace did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// What was recorded.
    pub recorded: Counts,
    /// Recorded operations that are still there.
    pub kept: Counts,
    /// Operations that come from no recorded one.
    pub added: Counts,
    /// Recorded operations that left.
    pub removed: Vec<Removal>,
    /// Allocations that stayed.
    pub allocations: Vec<KeptAllocation>,
    /// Objects that left as [`Reason::Allocation`], and that the code goes on with that the trace ends with.
    pub handed: Vec<Made>,
}

impl Part {
    /// All operations left, recorded or added.
    pub fn left(&self) -> Counts {
        let (a, b) = (self.kept, self.added);
        Counts {
            operations: a.operations + b.operations,
            guards: a.guards + b.guards,
            allocations: a.allocations + b.allocations,
            reads: a.reads + b.reads,
            writes: a.writes + b.writes,
            residual_calls: a.residual_calls + b.residual_calls,
            boxings: a.boxings + b.boxings,
        }
    }
    /// How many operations left for each reason, in the order of the table.
    pub fn by_reason(&self) -> Vec<(Reason, u32)> {
        let mut sums = vec![0; Reason::ALL.len()];
        for removal in &self.removed {
            sums[removal.reason as usize] += 1;
        }
        let counted = Reason::ALL.iter().copied().zip(sums);
        counted.filter(|&(_, n)| n > 0).collect()
    }
}

/// A write into a virtualizable, or into a list in one, that a loop does in every iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeftWrite {
    /// Where it comes from.
    pub origin: OriginId,
    /// Why it does not go round in a register.
    pub why: InMemory,
}

/// Why something is written to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InMemory {
    /// This call may look there.
    Call(OriginId),
    /// The index is no constant.
    Index,
    /// It is read, or written by another name, before the loop goes round; or too much goes round already.
    Otherwise,
}

/// What the optimizer did to a trace, for reports.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// What comes before the loop: its peeled first iteration, or the bridge that leads to it.
    pub preamble: Option<Part>,
    /// What runs again and again: the loop's body, or the whole trace if it is not peeled.
    pub body: Part,
    /// What the body writes into virtualizables.
    pub writes: Vec<LeftWrite>,
    /// The same operation by operation, if that was asked for.
    pub ledger: Option<Box<Ledger>>,
}

impl Story {
    /// Says of what was made for a loop's body that the loop can have no other.
    pub fn note_limit(&mut self) {
        for kept in &mut self.body.allocations {
            if let Escape::LoopEdge(slot) = kept.escape {
                kept.escape = Escape::LastBody(slot);
            }
        }
    }

    /// Objects allocated because the body that comes next takes no virtuals for them.
    pub fn made_for_body(&self) -> usize {
        let parts = self.preamble.iter().chain([&self.body]);
        parts.flat_map(|part| &part.allocations).filter(|kept| kept.is_for_body()).count()
    }
}
