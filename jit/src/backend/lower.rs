//! From operations to what a machine does.
//!
//! **In:** an optimized trace. **Out:** the operations worth emitting, with their operands as *values*:
//!
//! * `tag`, `untag` and `same_as` are gone: the result is the same value as the argument.
//! * Every argument of a `label` is a fresh value behind it: there it changes with each iteration.
//! * A comparison whose only use is a guard or a `select` has moved there ([`Ins::test`]), so that it need not become a number.
//! * What nobody uses is gone.
//! * Objects that are allocated one after the other, with nothing in between that could collect or leave, take their memory at once ([`Space`]).

use super::CompileError;
use crate::abi::WINDOW_MAX;
use crate::ir::{Descr, Op, OpRef, Opcode, Type, opcode::Sort};
use crate::resume::Optimized;
use std::ops::Range;

/// A value in the sense of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value(pub u32);

impl Value {
    /// No value.
    pub const NONE: Value = Value(u32::MAX);
    /// As an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A value.
    Value(Value),
    /// A constant, in machine form.
    Word(u64),
}

/// What is tested to make a truth value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Test {
    /// The comparison, on the first operands; `None`: the first operand is a truth value itself.
    pub comparison: Option<Opcode>,
    /// Index of the comparison in the trace.
    pub op: u32,
    /// Whether the opposite is meant.
    pub negated: bool,
}

impl Test {
    /// How many operands it takes.
    pub fn arity(&self) -> usize {
        self.comparison.map_or(1, |code| code.row().args.map_or(0, <[Type]>::len))
    }
}

/// Where an allocation's memory is from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// This many bytes are taken, for this object and those that lie behind it.
    Take(u64),
    /// It lies this many bytes behind the start of the object that is its last operand.
    Behind(u64),
}

/// An operation to emit.
#[derive(Clone, Debug)]
pub struct Ins {
    /// Index in the trace.
    pub op: u32,
    /// What it does.
    pub code: Opcode,
    /// Its operands in [`Lowered::operands`].
    pub operands: Range<u32>,
    /// For guards and `leave`: the live values in [`Lowered::live`].
    pub live: Range<u32>,
    /// Its result. For a label the first of its arguments' new values, which are consecutive.
    pub result: Value,
    /// For everything that makes or uses a truth value in place: how.
    pub test: Option<Test>,
    /// For allocations.
    pub space: Option<Space>,
}

/// The result of lowering.
#[derive(Default, Debug)]
pub struct Lowered {
    /// The operations.
    pub ins: Vec<Ins>,
    /// Their operands.
    pub operands: Vec<Operand>,
    /// The live values of guards.
    pub live: Vec<Operand>,
    /// The type of each value.
    pub types: Vec<Type>,
}

impl Lowered {
    /// The operands of an operation.
    pub fn operands(&self, ins: &Ins) -> &[Operand] {
        &self.operands[ins.operands.start as usize..ins.operands.end as usize]
    }
    /// The live values of a guard.
    pub fn live(&self, ins: &Ins) -> &[Operand] {
        &self.live[ins.live.start as usize..ins.live.end as usize]
    }
    fn value(&mut self, ty: Type) -> Value {
        self.types.push(ty);
        Value(self.types.len() as u32 - 1)
    }
}

/// How an operation's result is used.
#[derive(Clone, Copy, Default)]
struct Uses {
    count: u32,
    /// The last operation found that uses it as an argument.
    user: u32,
}

fn removable(code: Opcode) -> bool {
    matches!(code.sort(), Sort::Pure | Sort::Read) || code == Opcode::slot_addr
}

fn count_uses(code: &Optimized) -> Vec<Uses> {
    let ops = &code.trace.ops;
    let mut uses = vec![Uses::default(); ops.len()];
    let mut call_wanted = false;
    for (i, op) in ops.iter().enumerate().rev() {
        if removable(op.code) && uses[i].count == 0 {
            continue;
        }
        if op.code == Opcode::call {
            uses[i].count += call_wanted as u32;
            call_wanted = false;
        }
        call_wanted |= matches!(op.code, Opcode::guard_no_exception | Opcode::guard_exception);
        for arg in op.args.iter().filter(|arg| !arg.is_const()) {
            uses[arg.index()].count += 1;
            uses[arg.index()].user = i as u32;
        }
        if op.code.has_snapshot() {
            for arg in code.live(op.snapshot).iter().filter(|arg| !arg.is_const()) {
                uses[arg.index()].count += 1;
                uses[arg.index()].user = u32::MAX;
            }
        }
    }
    uses
}

fn makes_bool(code: Opcode) -> bool {
    code.row().result == Some(Type::Bool)
}

struct Lowering<'a> {
    code: &'a Optimized,
    uses: Vec<Uses>,
    out: Lowered,
    /// What each operation's result is by now; `None` if not yet defined, or lost at a label.
    now: Vec<Option<Operand>>,
    /// Comparisons that wait for their use, and their places in the trace: never many.
    waiting: Vec<(usize, Test, [Operand; 2])>,
    last_call: Option<Value>,
    /// Where another allocation may take its memory with: the first of those that do, the last one and how long that is.
    room: Option<(usize, Value, u64)>,
}

/// The bytes of what an operation allocates, if they are known.
pub fn bytes_of(op: &Op, length: Option<u64>) -> Option<u64> {
    match op.descr {
        Descr::Size(size) => Some(size.bytes.into()),
        Descr::Array(array) => {
            let items = length?.checked_mul(array.repr.bytes() as u64)?;
            items.checked_add(array.base.into())?.checked_next_multiple_of(8)
        }
        _ => None,
    }
}

/// Lowers a trace.
pub fn lower(code: &Optimized) -> Result<Lowered, CompileError> {
    let n = code.trace.ops.len();
    let mut lowering = Lowering {
        code,
        uses: count_uses(code),
        out: Lowered::default(),
        now: vec![None; n],
        waiting: Vec::new(),
        last_call: None,
        room: None,
    };
    lowering.out.ins.reserve(n);
    lowering.out.operands.reserve(2 * n);
    lowering.out.types.reserve(n);
    lowering.out.live.reserve(code.resume.iter().map(|data| data.live.len()).sum());
    for at in 0..n {
        lowering.op(at)?;
    }
    Ok(lowering.out)
}

impl Lowering<'_> {
    fn operand(&self, at: usize, arg: OpRef) -> Result<Operand, CompileError> {
        match self.code.trace.const_of(arg) {
            Some(constant) => Ok(Operand::Word(constant.word())),
            None => self.now[arg.index()].ok_or(CompileError::Unsupported(
                at,
                "uses a value from before a label that the label does not take",
            )),
        }
    }

    /// Whether the result of the comparison at `at` can wait for its only use.
    fn can_wait(&self, at: usize) -> bool {
        let Uses { count: 1, user } = self.uses[at] else { return false };
        let Some(user_op) = self.code.trace.ops.get(user as usize) else { return false };
        let code = self.code.trace.ops[at].code;
        let is_condition = match user_op.code {
            Opcode::guard_true | Opcode::guard_false | Opcode::bool_not => true,
            Opcode::select => {
                user_op.args[0] == OpRef::op(at)
                    && !matches!(code, Opcode::float_eq | Opcode::float_ne | Opcode::bool_not)
            }
            _ => false,
        };
        is_condition
            && (code != Opcode::is_class
                || user as usize == at + 1 && user_op.code != Opcode::bool_not)
    }

    /// The test that a truth value is, its operands added to those of the operation in the making.
    fn test(&mut self, at: usize, arg: OpRef) -> Result<Test, CompileError> {
        let is_it = |waiting: &(usize, Test, [Operand; 2])| OpRef::op(waiting.0) == arg;
        if let Some(found) = self.waiting.iter().rposition(is_it) {
            let (_, test, operands) = self.waiting.swap_remove(found);
            self.out.operands.extend_from_slice(&operands[..test.arity()]);
            return Ok(test);
        }
        let operand = self.operand(at, arg)?;
        self.out.operands.push(operand);
        Ok(Test { comparison: None, op: at as u32, negated: false })
    }

    fn op(&mut self, at: usize) -> Result<(), CompileError> {
        let op = &self.code.trace.ops[at];
        if removable(op.code) && self.uses[at].count == 0 {
            return Ok(());
        }
        if matches!(op.code, Opcode::tag | Opcode::untag | Opcode::same_as) {
            self.now[at] = Some(self.operand(at, op.args[0])?);
            return Ok(());
        }
        let first = self.out.operands.len();
        let mut test = None;
        match op.code {
            Opcode::bool_not => {
                let inner = self.test(at, op.args[0])?;
                test = Some(Test { negated: !inner.negated, ..inner });
            }
            Opcode::guard_true | Opcode::guard_false => test = Some(self.test(at, op.args[0])?),
            Opcode::select => {
                test = Some(self.test(at, op.args[0])?);
                for &arg in &op.args[1..] {
                    let operand = self.operand(at, arg)?;
                    self.out.operands.push(operand);
                }
            }
            Opcode::guard_no_exception | Opcode::guard_exception => {
                let call = self.last_call.ok_or(CompileError::Unsupported(at, "no call before"))?;
                self.out.operands.push(Operand::Value(call));
            }
            code => {
                if makes_bool(code) && code != Opcode::call {
                    test = Some(Test { comparison: Some(code), op: at as u32, negated: false });
                }
                for &arg in op.args.iter() {
                    let operand = self.operand(at, arg)?;
                    self.out.operands.push(operand);
                }
            }
        }
        if makes_bool(op.code) && op.code != Opcode::call && self.can_wait(at) {
            let mut operands = [Operand::Word(0); 2];
            let count = self.out.operands.len() - first;
            operands[..count].copy_from_slice(&self.out.operands[first..]);
            self.out.operands.truncate(first);
            self.waiting.extend(test.map(|test| (at, test, operands)));
            return Ok(());
        }
        let live = self.live(at)?;
        let result = match op.code {
            Opcode::label => self.label(at)?,
            _ if op.ty == Type::Void => Value::NONE,
            _ => {
                let value = self.out.value(op.ty);
                self.now[at] = Some(Operand::Value(value));
                value
            }
        };
        if op.code == Opcode::call {
            self.last_call = (result != Value::NONE).then_some(result);
        }
        let space = match op.code.sort() {
            Sort::Alloc => self.space(op, first, result),
            Sort::Pure | Sort::Read | Sort::Write => None,
            _ => {
                self.room = None;
                None
            }
        };
        let operands = first as u32..self.out.operands.len() as u32;
        let op = at as u32;
        self.out.ins.push(Ins {
            op,
            code: self.code.trace.ops[at].code,
            operands,
            live,
            result,
            test,
            space,
        });
        Ok(())
    }

    /// Where the memory of an object comes from.
    fn space(&mut self, op: &Op, first: usize, result: Value) -> Option<Space> {
        let length = match self.out.operands[first..].first() {
            Some(Operand::Word(length)) => Some(length >> 1),
            _ => None,
        };
        let before = self.room.take();
        let bytes = bytes_of(op, length)?;
        if let Some((taker, last, behind)) = before
            && let Some(Space::Take(all)) = &mut self.out.ins[taker].space
            && *all + bytes < WINDOW_MAX as u64
        {
            *all += bytes;
            self.out.operands.push(Operand::Value(last));
            self.room = Some((taker, result, bytes));
            return Some(Space::Behind(behind));
        }
        self.room = Some((self.out.ins.len(), result, bytes));
        Some(Space::Take(bytes))
    }

    fn live(&mut self, at: usize) -> Result<Range<u32>, CompileError> {
        let op = &self.code.trace.ops[at];
        let first = self.out.live.len() as u32;
        if op.code.has_snapshot() {
            for &arg in self.code.live(op.snapshot) {
                let operand = self.operand(at, arg)?;
                self.out.live.push(operand);
            }
        }
        Ok(first..self.out.live.len() as u32)
    }

    /// Everything is forgotten but the label's arguments, which are fresh values from here on.
    fn label(&mut self, at: usize) -> Result<Value, CompileError> {
        let op = &self.code.trace.ops[at];
        let first = Value(self.out.types.len() as u32);
        self.now[..at].fill(None);
        self.waiting.clear();
        self.last_call = None;
        for &arg in op.args.iter() {
            if arg.is_const() || self.now[arg.index()].is_some() {
                return Err(CompileError::Unsupported(
                    at,
                    "arguments of a label are distinct and no constants",
                ));
            }
            let value = self.out.value(self.code.trace.ty(arg));
            self.now[arg.index()] = Some(Operand::Value(value));
        }
        Ok(if op.args.is_empty() { Value::NONE } else { first })
    }
}
