//! One guard for all that a trace asks of a value at one place.
//!
//! An interpreter finds out what a value is step by step: no small int, no list, no tuple, and only then "a `Point`". The last answer implies those
//! before it. So the last guard is done where the first one is, with the resume data of the first one, and the others go:
//!
//! ```text
//! b1 = is_int(p0)
//! guard_false(b1)            # becomes guard_class(p0, Point)
//! b2 = is_class(p0, list)
//! guard_false(b2)            # gone
//! guard_class(p0, Point)     # gone
//! ```
//!
//! Leaving earlier is always right: the interpreter goes on from the first guard's place and does again what lies between. It is only done
//! where nothing but reading lies between, so that what the last guard found was so at the first one's place already.

use super::GUARDS;
use super::info::{Kind, NOWHERE};
use super::ledger::Remover;
use super::pass::{Cx, Emitted};
use super::removal::Reason;
use crate::ir::opcode::Sort;
use crate::ir::{
    Args, Class, Const, Descr, Op, OpRef, Opcode, OriginId, SnapshotId, TraceKind, Type,
};

use std::rc::Rc;

/// What a reference is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fact {
    /// A small int.
    Int,
    /// An object of this class.
    Class(Class),
    /// This constant.
    Const(u64),
}

/// What a guard asks of a reference.
#[derive(Clone, Copy, Debug)]
enum Question {
    Int,
    Class(Class),
    Same(u64),
}

/// Does the guard where an earlier one on the same value is that asks less. The others that lie between and ask less go.
pub fn strengthen(cx: &mut Cx, op: &Op) -> bool {
    let Some((value, question, true)) = asked(cx, op) else {
        return false;
    };
    let fact = match question {
        Question::Int => Fact::Int,
        Question::Class(class) => Fact::Class(class),
        Question::Same(word) => Fact::Const(word),
    };
    let start = cx.sweeps.last().map_or(0, |sweep| sweep.start);
    let mut weaker = Vec::new();
    for at in (start..cx.out.len()).rev() {
        let emitted = &cx.out[at];
        if !is_quiet(emitted) {
            break;
        }
        if emitted.op.code.is_guard()
            && let Some((asked, question, answer)) = asked(cx, &emitted.op)
            && asked == value
            && is_here(cx, at, op)
            && answer_to(cx, fact, question) == Some(answer)
        {
            weaker.push(at);
        }
    }
    // Where a guard fails that looks at a condition, its resume data has what the condition chose.
    let Some(first) = weaker.iter().rposition(|&at| !chooses(cx, at)) else {
        return false;
    };
    if !replace(cx, weaker[first], value, fact) {
        return false;
    }
    for &at in &weaker[..first] {
        cx.strike(at, Reason::Strengthened, Remover::of_pass(GUARDS));
    }
    true
}

/// The reference that a guard looks at, what it asks, and the answer with which it is passed.
fn asked(cx: &Cx, guard: &Op) -> Option<(OpRef, Question, bool)> {
    let constant = |value: OpRef| match cx.const_of(value) {
        Some(Const::Ref(word)) => Some(word),
        _ => None,
    };
    let (value, question, answer) = match guard.code {
        Opcode::guard_class => (guard.args[0], Question::Class(guard.class()), true),
        Opcode::guard_value => (guard.args[0], Question::Same(constant(guard.args[1])?), true),
        Opcode::guard_true | Opcode::guard_false => {
            let maker = cx.maker(guard.args[0])?;
            let question = match maker.code {
                Opcode::is_int => Question::Int,
                Opcode::is_class => Question::Class(maker.class()),
                Opcode::ptr_eq | Opcode::ptr_ne => Question::Same(constant(maker.args[1])?),
                _ => return None,
            };
            let holds = guard.code == Opcode::guard_true;
            (maker.args[0], question, holds == (maker.code != Opcode::ptr_ne))
        }
        _ => return None,
    };
    let value = cx.resolve(value);
    (!value.is_const()).then_some((value, question, answer))
}

/// Whether an operation can be done again, or left undone.
fn is_quiet(emitted: &Emitted) -> bool {
    match emitted.op.code.sort() {
        Sort::Pure | Sort::Overflow | Sort::Guard | Sort::Read => true,
        Sort::Call => {
            let effect = emitted.op.call().effect;
            effect.elidable || effect.only_looks()
        }
        Sort::Write | Sort::Alloc | Sort::Control => false,
    }
}

/// Whether a guard may be done at this place. Bridges from a class guard are counted by where the program is: a chain of them
/// stays at the place that is to be compiled for any class in the end.
fn is_here(cx: &Cx, at: usize, guard: &Op) -> bool {
    let there = &cx.resume[cx.out[at].op.snapshot.0 as usize];
    let here = &cx.trace.snapshots[guard.snapshot.0 as usize];
    cx.trace.kind != TraceKind::Bridge || (there.pc, there.base) == (here.pc, here.base)
}

/// Whether the condition of a guard has chosen something before.
fn chooses(cx: &Cx, at: usize) -> bool {
    let guard = &cx.out[at].op;
    if !matches!(guard.code, Opcode::guard_true | Opcode::guard_false) {
        return false;
    }
    let condition = guard.args[0];
    let made = cx.values[condition.index()].made as usize;
    let chosen = |e: &Emitted| e.op.code == Opcode::select && e.op.args[0] == condition;
    cx.out[made..at].iter().any(chosen)
}

/// The answer to a question about a value of which this is known.
fn answer_to(cx: &Cx, fact: Fact, question: Question) -> Option<bool> {
    // What a constant is for good.
    let settled = |word: u64| match cx.host.class_of(word) {
        Some(class) => cx.host.is_stable(class).then_some(Some(class)),
        None => (Kind::of(word) != Kind::OBJECT).then_some(None),
    };
    match (fact, question) {
        (Fact::Int, Question::Int) => Some(true),
        (Fact::Int, Question::Class(_)) | (Fact::Class(_), Question::Int) => Some(false),
        (Fact::Int, Question::Same(word)) => (Kind::of(word) != Kind::INT).then_some(false),
        (Fact::Class(is), Question::Class(asked)) => Some(is == asked),
        (Fact::Class(is), Question::Same(word)) => (settled(word)? != Some(is)).then_some(false),
        (Fact::Const(word), Question::Int) => Some(Kind::of(word) == Kind::INT),
        (Fact::Const(word), Question::Class(asked)) => Some(settled(word)? == Some(asked)),
        (Fact::Const(word), Question::Same(asked)) => Some(word == asked),
    }
}

/// Makes the guard at this place one that asks whether the value is this.
fn replace(cx: &mut Cx, at: usize, value: OpRef, fact: Fact) -> bool {
    let (code, args, descr) = match fact {
        Fact::Class(class) => (Opcode::guard_class, vec![value], Descr::Class(class)),
        Fact::Const(word) => {
            let constant = cx.constant(Const::Ref(word));
            (Opcode::guard_value, vec![value, constant], Descr::None)
        }
        Fact::Int => match ask_for_int(cx, at, value) {
            Some(is_int) => (Opcode::guard_true, vec![is_int], Descr::None),
            None => return false,
        },
    };
    let guard = &mut cx.out[at].op;
    Rc::make_mut(&mut cx.knowledge[guard.snapshot.0 as usize]).failed = None;
    (guard.code, guard.args, guard.descr) = (code, Args::new(&args), descr);
    true
}

/// A condition in place of the guard's own that says whether the value is a small int, if nobody else uses that one.
fn ask_for_int(cx: &mut Cx, at: usize, value: OpRef) -> Option<OpRef> {
    let condition = cx.out[at].op.args[0];
    let start = cx.sweeps.last().map_or(0, |sweep| sweep.start);
    let made = cx.values[condition.index()].made as usize;
    let uses = |e: &Emitted| e.op.args.contains(&condition);
    if made < start || cx.out[made..].iter().filter(|e| uses(e)).count() != 1 {
        return None;
    }
    let is_int = cx.fresh(Type::Bool);
    let (origin, snapshot): (OriginId, SnapshotId) = (cx.out[made].op.origin, SnapshotId::NONE);
    let op = cx.make(Opcode::is_int, &[value], Descr::None, Type::Bool);
    cx.out[made].op = Op { origin, snapshot, ..op };
    cx.out[made].result = is_int;
    cx.values[is_int.index()].made = made as u32;
    cx.values[condition.index()].made = NOWHERE;
    cx.becomes(is_int, Const::Bool(true));
    Some(is_int)
}
