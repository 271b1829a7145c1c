//! What a guard asked, for the bridge that hangs on it: there the answer is the other one.
//!
//! The interpreter goes on from the guard's place and asks again, so that nearly every bridge starts with the guard that failed, the other way round. The bridge cannot know
//! the condition itself, which the interpreter does not need. So the guard says how the condition is made of what the bridge has. The bridge does that again before anything
//! else and learns from it as from a guard; what of it nobody uses goes in the end.
//!
//! ```text
//! i2 = getfield(p0, length)
//! b3 = int_lt(i1, i2)
//! guard_true(b3)                  # hands over p0 and i1
//! bridge
//! i2 = getfield(p0, length)       # made again: the recorded read is this one
//! b3 = int_lt(i1, i2)             # made again, and false
//! guard_false(b3)                 # gone: implied
//! ```
//!
//! Memory is read again only where it still holds what was read: of a value that came round with the loop where that is. A guard that took the place of others fails for more than what it asked first: of that nothing is known.

use super::GiveUp;
use super::bridge::{GuardKnowledge, Side};
use super::heap;
use super::info::{Knowledge, Shape};
use super::pass::Cx;
use crate::ir::opcode::Sort;
use crate::ir::{Descr, Op, OpRef, Opcode, Type};

/// More operations are not done again for one condition.
const MOST: usize = 5;

/// An argument of an operation to be done again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arg {
    /// What the bridge has.
    Side(Side, Type),
    /// The result of the operation with this number.
    Made(usize),
}

/// An operation to be done again.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Again {
    code: Opcode,
    /// Where its arguments are among [`Replay::args`].
    args: (u32, u32),
    descr: Descr,
    known: Knowledge,
}

/// How to make the condition of a guard again, and what it is where the guard fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    ops: Box<[Again]>,
    args: Box<[Arg]>,
    truth: bool,
}

/// Room for what is done again.
#[derive(Default)]
pub struct Room {
    ops: Vec<Again>,
    args: Vec<Arg>,
}

impl Replay {
    /// For the guard whose resume data was just made.
    pub fn of(cx: &Cx, room: &mut Room) -> Option<Replay> {
        let (condition, truth) = cx.failing?;
        room.ops.clear();
        room.args.clear();
        match cx.again(condition, room, MOST)? {
            Arg::Made(_) => {
                Some(Replay { ops: room.ops[..].into(), args: room.args[..].into(), truth })
            }
            Arg::Side(..) => None,
        }
    }
}

impl Cx<'_> {
    /// How to make a value again: the operations behind those that there are already. `depth`: as many may lead to one another.
    fn again(&self, value: OpRef, room: &mut Room, depth: usize) -> Option<Arg> {
        let value = self.resolve(value);
        if self.is_idle(value) {
            return None;
        }
        if let Some(side) = self.side(value) {
            return Some(Arg::Side(side, self.ty(value)));
        }
        if depth == 0 {
            return None;
        }
        let made = self.maker(value).filter(|op| self.gives_again(op, value));
        let (code, args, descr) = match made {
            Some(op) => (op.code, op.args.clone(), op.descr),
            None => heap::place_of(self, value)?,
        };
        // Those of the operations that it needs come behind its own.
        let start = room.args.len();
        let end = start + args.len();
        room.args.resize(end, Arg::Made(0));
        for (k, &arg) in args.iter().enumerate() {
            room.args[start + k] = self.again(arg, room, depth - 1)?;
        }
        if room.ops.len() == MOST {
            return None;
        }
        let args = (start as u32, end as u32);
        room.ops.push(Again { code, args, descr, known: self.knowledge(value) });
        Some(Arg::Made(room.ops.len() - 1))
    }

    /// Whether an operation that gave a value gives the same again.
    fn gives_again(&self, op: &Op, value: OpRef) -> bool {
        match op.code.sort() {
            Sort::Pure => op.code != Opcode::load_slot,
            Sort::Read => op.code != Opcode::is_class && heap::holds(self, op, value),
            Sort::Call => {
                let effect = op.call().effect;
                let is_pure = effect.elidable && !effect.may_raise;
                is_pure || heap::looks(op) && heap::holds(self, op, value)
            }
            _ => false,
        }
    }

    /// Makes the condition again that `from` tells of, and learns what it is.
    pub fn replay(&mut self, from: &GuardKnowledge, inputs: &[OpRef]) -> Result<(), GiveUp> {
        let Some(replay) = &from.failed else { return Ok(()) };
        let mut made: Vec<OpRef> = Vec::with_capacity(replay.ops.len());
        for again in &replay.ops {
            let arg = |cx: &mut Cx, arg: &Arg| match *arg {
                Arg::Side(side, ty) => cx.of_side(side, inputs, ty),
                Arg::Made(k) => Some(cx.resolve(made[k])),
            };
            let args = &replay.args[again.args.0 as usize..again.args.1 as usize];
            let args: Option<Vec<OpRef>> = args.iter().map(|one| arg(self, one)).collect();
            let Some(args) = args else { return Ok(()) };
            if args.iter().any(|&arg| matches!(self.virtual_shape(arg), Some(Shape::Tagged(_)))) {
                return Ok(());
            }
            let before = self.out.len();
            let op = self.make(again.code, &args, again.descr, again.known.ty);
            let result = self.run(op)?;
            let is_new = !result.is_const() && self.out.len() > before;
            if is_new {
                self.assume(result, &again.known);
            }
            made.push(self.resolve(result));
        }
        let Some(&condition) = made.last() else { return Ok(()) };
        if condition.is_const() {
            return Ok(());
        }
        let guard = if replay.truth { Opcode::guard_true } else { Opcode::guard_false };
        let guard = self.make(guard, &[condition], Descr::None, Type::Void);
        self.learn(&guard, OpRef::NONE)
    }
}
