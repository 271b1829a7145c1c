//! A whole trace: operations, constants, origins, snapshots.

use super::Class;
use super::op::{Args, Const, Descr, Op, OpRef, Type};
use super::opcode::Opcode;
use rustc_hash::FxHashMap;

/// What a trace starts at and ends with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TraceKind {
    /// From a loop header back to it.
    Loop,
    /// From the start of a function to its return.
    Function,
    /// From a failing guard to a label, or back to the interpreter. Or to a loop header and once round the loop: see [`Trace::turn`].
    Bridge,
}

/// Index of an origin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OriginId(pub u32);

/// Index of a snapshot or, after optimizing, of resume data; [`SnapshotId::NONE`] where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SnapshotId(pub u32);

impl SnapshotId {
    /// No snapshot.
    pub const NONE: SnapshotId = SnapshotId(u32::MAX);
}

/// Which bytecode an operation comes from: a position of the host, in a frame of the trace.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    /// Position in the host's terms.
    pub pc: u64,
    /// Which inlined frame, an index into [`Trace::frames`].
    pub frame: u32,
}

/// An object of the program, wherever it is spoken of: traces hand objects that are not allocated to one another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Made {
    /// The bytecode that creates it.
    pub pc: u64,
    /// The class that it is created with, where it is told.
    pub class: Option<Class>,
}

/// One frame that the trace runs through: frame 0 is the one it starts in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// The frame that called it; itself for frame 0.
    pub parent: u32,
    /// Position of the call in the caller, 0 for frame 0.
    pub call_pc: u64,
    /// Position at which the callee starts, 0 for frame 0.
    pub start_pc: u64,
}

/// A value that a loop starts with: what is in one slot of the value stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Input {
    /// The slot, counted from the base at entry.
    pub slot: i32,
    /// Its type: always a reference for loops; anything for bridges, where `slot` is only a number.
    pub ty: Type,
}

/// How the interpreter goes on at a snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resume {
    /// Run the bytecode at `pc`.
    Run,
    /// Raise the pending exception as if from the bytecode at `pc`.
    Raise,
}

/// The interpreter's state as the recorder saw it: what a failing guard has to bring back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// Where to go on.
    pub pc: u64,
    /// How.
    pub resume: Resume,
    /// Base of the innermost frame, counted from the base at entry.
    pub base: i32,
    /// Live slots, counted from the base at entry, ascending, and their values (references, or ints/floats/bools that the
    /// optimizer put there: a rebuilt slot holds the tagged or boxed form).
    pub slots: Vec<(i32, OpRef)>,
}

/// A trace as recorded.
#[derive(Clone, Debug)]
pub struct Trace {
    /// What it starts at and ends with.
    pub kind: TraceKind,
    /// What it starts with: the first `inputs.len()` operations are the `input`s in this order.
    pub inputs: Vec<Input>,
    /// The operations; an operation's index is its [`OpRef`].
    pub ops: Vec<Op>,
    /// The constants.
    pub consts: Vec<Const>,
    /// Origins of operations.
    pub origins: Vec<Origin>,
    /// The first so many origins behind the first of all are of objects that a bridge starts with, one each: code before it did not allocate them.
    pub given: u32,
    /// Frames of origins.
    pub frames: Vec<Frame>,
    /// Snapshots of guards.
    pub snapshots: Vec<Snapshot>,
    /// Which inputs are objects whose fields, and items of lists in them, go round a loop in registers.
    pub virtualizables: Vec<usize>,
    /// Whether two fields of such an object had one list when the recording ended.
    pub shares_lists: bool,
    /// The facts that it [rests on](crate::machine::Machine::depend): watches, each once. Of an optimized trace, those that the recorded one does not name.
    pub rests_on: Vec<u64>,
    /// Merge points that the trace runs through: from which origin on, and the key there.
    pub guests: Vec<(OriginId, u32)>,
    /// Positions at which the program itself asked for a value to be promoted, and whether that was a constant already; each once.
    pub promotes: Vec<(u64, bool)>,
    const_index: FxHashMap<Const, OpRef>,
}

impl Trace {
    /// An empty trace with one frame and the origin 0 that stands for "nowhere".
    pub fn new(kind: TraceKind) -> Trace {
        Trace {
            kind,
            inputs: Vec::new(),
            ops: Vec::new(),
            consts: Vec::new(),
            origins: vec![Origin { pc: 0, frame: 0 }],
            given: 0,
            frames: vec![Frame { parent: 0, call_pc: 0, start_pc: 0 }],
            snapshots: Vec::new(),
            virtualizables: Vec::new(),
            shares_lists: false,
            rests_on: Vec::new(),
            guests: Vec::new(),
            promotes: Vec::new(),
            const_index: FxHashMap::default(),
        }
    }

    /// Rests on these facts, too.
    pub fn rest_on(&mut self, watches: &[u64]) {
        for watch in watches {
            if !self.rests_on.contains(watch) {
                self.rests_on.push(*watch);
            }
        }
    }

    /// A trace with nothing but the constants of this one.
    pub fn pool(&self) -> Trace {
        let (consts, const_index) = (self.consts.clone(), self.const_index.clone());
        Trace { consts, const_index, ..Trace::new(self.kind) }
    }

    /// Adds an input. All inputs come before the first operation.
    pub fn input(&mut self, slot: i32, ty: Type) -> OpRef {
        debug_assert_eq!(self.inputs.len(), self.ops.len(), "inputs come first");
        self.inputs.push(Input { slot, ty });
        let mut op = self.make(Opcode::input, ty, &[], Descr::Slot(slot));
        op.origin = OriginId(0);
        self.push(op)
    }

    /// The reference of a constant; equal constants share one.
    pub fn constant(&mut self, constant: Const) -> OpRef {
        let next = OpRef::constant(self.consts.len());
        let found = *self.const_index.entry(constant).or_insert(next);
        if found == next {
            self.consts.push(constant);
        }
        found
    }

    /// Adds a constant that is not there yet. It is not found by [`Trace::constant`].
    pub fn push_constant(&mut self, constant: Const) -> OpRef {
        self.consts.push(constant);
        OpRef::constant(self.consts.len() - 1)
    }

    /// An operation of this trace, not yet part of it, with no origin and no snapshot.
    pub fn make(&self, code: Opcode, ty: Type, args: &[OpRef], descr: Descr) -> Op {
        Op {
            code,
            ty,
            args: Args::new(args),
            descr,
            origin: OriginId(0),
            snapshot: SnapshotId::NONE,
        }
    }

    /// Adds an operation and gives its result.
    pub fn push(&mut self, op: Op) -> OpRef {
        self.ops.push(op);
        OpRef::op(self.ops.len() - 1)
    }

    /// Where a bridge comes to the header of the loop that it then goes round: the first of the operations that give what it brings there names of their own, and
    /// the label that takes these. What lies behind is an iteration of the loop.
    pub fn turn(&self) -> Option<(usize, usize)> {
        let label = self.ops.iter().position(|op| op.code == Opcode::label)?;
        let renames = self.ops[..label].iter().rev().take_while(|op| op.code == Opcode::same_as);
        Some((label - renames.count(), label))
    }

    /// From here on the guest is at this key.
    pub fn pass_guest(&mut self, key: u32) {
        let next = OriginId(self.origins.len() as u32);
        if self.guests.last().map_or(0, |&(_, last)| last) != key {
            self.guests.push((next, key));
        }
    }

    /// The key that the guest is at where an operation comes from; 0: at none.
    pub fn guest_at(&self, origin: OriginId) -> u32 {
        guest_at(&self.guests, origin)
    }

    /// Of each frame how many operations come from it and what it calls.
    pub fn sizes(&self) -> Vec<u32> {
        let mut sizes = vec![0; self.frames.len()];
        for op in &self.ops {
            sizes[self.origins[op.origin.0 as usize].frame as usize] += 1;
        }
        for frame in (1..sizes.len()).rev() {
            sizes[self.frames[frame].parent as usize] += sizes[frame];
        }
        sizes
    }

    /// How many frames of the function that starts there are within each other, at most. `starts`: where the functions of all frames do.
    pub fn depth_of(&self, start: u64, starts: &[u64]) -> u32 {
        let mut depths: Vec<u32> = Vec::with_capacity(self.frames.len());
        for (number, frame) in self.frames.iter().enumerate() {
            let outside = if number == 0 { 0 } else { depths[frame.parent as usize] };
            depths.push(outside + u32::from(starts[number] == start));
        }
        depths.into_iter().max().unwrap_or(0)
    }

    /// Of each frame how often it was at the position that it was at most often: how far a loop in it was unrolled.
    pub fn rounds(&self) -> Vec<u32> {
        let mut rounds = vec![0; self.frames.len()];
        let mut times: FxHashMap<Origin, u32> = FxHashMap::default();
        for &origin in &self.origins {
            let times = times.entry(origin).or_default();
            *times += 1;
            let most = &mut rounds[origin.frame as usize];
            *most = (*most).max(*times);
        }
        rounds
    }

    /// The constant that `r` is, if it is one.
    pub fn const_of(&self, r: OpRef) -> Option<Const> {
        if r.is_const() { Some(self.consts[r.index()]) } else { None }
    }

    /// The type of a value.
    pub fn ty(&self, r: OpRef) -> Type {
        match self.const_of(r) {
            Some(constant) => constant.ty(),
            None => self.ops[r.index()].ty,
        }
    }
}

/// The key in force at an origin, of those that hold from an origin on.
pub fn guest_at(guests: &[(OriginId, u32)], origin: OriginId) -> u32 {
    let after = guests.partition_point(|&(from, _)| from.0 <= origin.0);
    after.checked_sub(1).map_or(0, |last| guests[last].1)
}
