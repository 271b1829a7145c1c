//! Pass: guards whose outcome is known, and what is known once a guard has passed.
//!
//! ```text
//! guard_class(p0, Point)
//! guard_class(p0, Point)        # gone: implied
//! b1 = is_int(p0)               # false from here on
//! guard_value(p2, ConstPtr(m))  # from here on p2 is the constant
//! p3 = call(text, p0)
//! guard_no_exception()          # from here on p3 is of the class that such a call gives
//! p4 = getfield(p0, name)       # of the class that is found there
//! ```
//!
//! Of a class that no object has left so far an object stays, whoever is called: as long as the trace is valid, which costs nothing to ask.
//!
//! ```text
//! guard_class(p0, Point {x, y})
//! p1 = call(anything, p2)
//! guard_class(p0, Point {x, y})  # guard_not_invalidated(): if a Point had got a third attribute, the trace would be no more
//! ```
//!
//! What all objects of a class have in a field may have been of one class so far: then what is read there is, as long as the trace is valid.
//!
//! ```text
//! guard_class(p0, Point {x, y})
//! p1 = getfield(p0, x)
//! guard_class(p1, float)        # gone: whatever else a Point is given in x, the trace is no more then
//! ```
//!
//! Guards that ask one value more and more become one (`strengthen.rs`).

use super::info::{Epochs, Kind};
use super::pass::{Answer, Before, Cx, Outcome, State};
use super::peel::short_preamble::Offer;
use super::pure::Entry;
use super::removal::Reason;
use super::strengthen::strengthen;
use super::{GUARDS, GiveUp};
use crate::host::Given;
use crate::ir::{Args, Class, Const, Descr, Held, Op, OpRef, Opcode, Trace, Type};
use std::cell::RefCell;

/// What guards have made sure of.
#[derive(Clone, Debug, Default)]
pub struct Passed {
    /// Whether nothing can have invalidated the trace since it was last checked.
    pub valid: bool,
    /// Whether the recorded trace asks whether it is valid.
    pub rests: bool,
    /// What the new trace depends on besides what the recorded one does.
    pub rests_on: RefCell<Vec<u64>>,
    /// Whether `guard_not_interrupted` was passed in this sweep.
    pub polled: bool,
    /// The guard at the loop's end that asks the same as one behind the label that the loop goes back to.
    pub polls: Option<u32>,
    /// When classes may have changed unseen.
    pub epochs: Epochs,
    /// Classes of constants that may change, and the epoch in which each was learnt.
    pub constant_classes: Vec<(Const, Class, u32)>,
}

/// A bridge is valid when it starts, or it would have been taken off its guard.
impl State for Passed {
    /// Whether it was asked on the way here, since the last label, if the program is interrupted.
    type Note = bool;
    type Room = ();

    fn start(trace: &Trace) -> Passed {
        let rests = trace.ops.iter().any(|op| op.code == Opcode::guard_not_invalidated);
        Passed { rests, ..Passed::default() }
    }
    fn note(cx: &Cx, _room: &mut ()) -> bool {
        cx.state.guards.polled
    }
    fn begin(cx: &mut Cx, note: &bool, _inputs: &[OpRef]) {
        cx.state.guards.valid = true;
        cx.state.guards.polled = *note;
    }
    fn offer(cx: &Cx, offers: &mut Vec<Offer>) {
        let passed = &cx.state.guards;
        let still = |&(constant, class, epoch): &(Const, Class, u32)| {
            passed.epochs.still(class, epoch).then_some(Offer::Class(constant, class))
        };
        offers.extend(passed.constant_classes.iter().filter_map(still));
    }
    fn enter_body(cx: &mut Cx) {
        cx.state.guards.constant_classes.clear();
    }
}

/// The guards that belong to the operation before them: whether that operation settled them. This is no choice of a pass, since the
/// operation may be gone. Nor is it one that a trace ends with a guard that never holds: what follows may not be folded, since its
/// constants are not what the operations take them for.
pub fn follows_from_before(cx: &Cx, op: &Op) -> Result<Option<Reason>, GiveUp> {
    let (before, holds, reason) = match op.code {
        Opcode::guard_no_overflow => (cx.overflow, false, Reason::NoOverflow),
        Opcode::guard_overflow => (cx.overflow, true, Reason::NoOverflow),
        Opcode::guard_no_exception => (cx.call, false, Reason::NoRaise),
        Opcode::guard_exception => (cx.call, true, Reason::NoRaise),
        // Else this pass finds out.
        _ if !cx.on.has(GUARDS) && outcome(cx, op) == Some(false) => {
            return Err(GiveUp::AlwaysFails(op.origin));
        }
        _ => return Ok(None),
    };
    match before {
        Before::Emitted => Ok(None),
        Before::Never if !holds => Ok(Some(reason)),
        Before::Always if holds => Ok(Some(reason)),
        _ => Err(GiveUp::AlwaysFails(op.origin)),
    }
}

/// The pass.
pub fn op(cx: &mut Cx, op: &mut Op) -> Answer {
    match op.code {
        Opcode::guard_not_invalidated if cx.state.guards.valid => {
            return Ok(Outcome::Gone(Reason::Valid));
        }
        Opcode::is_class => {
            let answer = is_of(cx, op.args[0], op.class());
            let answer = answer.map(|answer| cx.constant(Const::Bool(answer)));
            return Ok(answer.map_or(Outcome::Keep, |b| Outcome::Is(b, Reason::Folded)));
        }
        _ => {}
    }
    match outcome(cx, op) {
        Some(true) => Ok(Outcome::Gone(Reason::Implied)),
        Some(false) => Err(GiveUp::AlwaysFails(op.origin)),
        None => {
            if op.code == Opcode::guard_class && cx.class_if_valid(op.args[0]) == Some(op.class()) {
                (op.code, op.args, op.descr) =
                    (Opcode::guard_not_invalidated, Args::new(&[]), Descr::None);
                return Ok(Outcome::Again);
            }
            if !strengthen(cx, op) {
                return Ok(Outcome::Keep);
            }
            learn(cx, op, OpRef::NONE)?;
            Ok(Outcome::Gone(Reason::Strengthened))
        }
    }
}

/// Whether an object is of a class, where that is known.
fn is_of(cx: &Cx, object: OpRef, class: Class) -> Option<bool> {
    match cx.class(object) {
        Some(known) => Some(known == class),
        None => cx.kind(object).meet(Kind::OBJECT).is_none().then_some(false),
    }
}

/// Whether a guard holds, where that is known.
fn outcome(cx: &Cx, op: &Op) -> Option<bool> {
    match op.code {
        Opcode::guard_true | Opcode::guard_false => {
            let condition = match (cx.const_of(op.args[0]), cx.maker(op.args[0])) {
                (Some(Const::Bool(b)), _) => Some(b),
                // Only a class that never changes is the one that was asked for then.
                (None, Some(maker)) if maker.code == Opcode::is_class => {
                    let object = cx.const_of(maker.args[0])?;
                    match cx.host.class_of(object.word()) {
                        Some(class) => cx.host.is_stable(class).then_some(class == maker.class()),
                        None => Some(false),
                    }
                }
                _ => None,
            };
            condition.map(|b| b == (op.code == Opcode::guard_true))
        }
        Opcode::guard_value => match (cx.const_of(op.args[0]), cx.const_of(op.args[1])) {
            (Some(a), Some(b)) => Some(a == b),
            (None, Some(Const::Ref(word))) => {
                cx.kind(op.args[0]).meet(Kind::of(word)).is_none().then_some(false)
            }
            (None, Some(Const::Int(n))) => (!cx.range(op.args[0]).contains(n)).then_some(false),
            _ => None,
        },
        Opcode::guard_class => is_of(cx, op.args[0], op.class()),
        Opcode::guard_not_interrupted
            if cx.state.guards.polled || cx.state.guards.polls == Some(cx.current) =>
        {
            Some(true)
        }
        _ => None,
    }
}

/// What is known once a guard has passed.
pub fn learn(cx: &mut Cx, op: &Op, result: OpRef) -> Result<(), GiveUp> {
    match op.code {
        Opcode::guard_true => holds(cx, op.args[0], true),
        Opcode::guard_false => holds(cx, op.args[0], false),
        Opcode::guard_value => {
            if let Some(constant) = cx.const_of(op.args[1]) {
                cx.becomes(op.args[0], constant);
            }
            Ok(())
        }
        Opcode::guard_class | Opcode::set_class => {
            cx.set_class(op.args[0], op.class());
            Ok(())
        }
        Opcode::guard_no_exception | Opcode::guard_exception => {
            let call = cx.out.iter().rev().find(|e| e.op.code == Opcode::call);
            let result = call.map_or(OpRef::NONE, |e| e.result);
            if result == OpRef::NONE || result.is_const() || cx.ty(result) != Type::Ref {
                return Ok(());
            }
            if op.code == Opcode::guard_no_exception {
                if let Some(class) = call.and_then(|e| given(cx, &e.op)) {
                    cx.set_class(result, class);
                }
                return cx.set_kind(result, Kind::NOT_NULL);
            }
            cx.becomes(result, Const::Ref(1));
            Ok(())
        }
        Opcode::guard_not_interrupted => {
            cx.state.guards.polled = true;
            Ok(())
        }
        Opcode::getfield if op.ty == Type::Ref => {
            let Some(class) = cx.class(op.args[0]) else { return Ok(()) };
            let always = cx.host.field_class(class, op.field()).map(Held::Object);
            match always.or_else(|| cx.held(class, op.field())) {
                Some(Held::Object(class)) => cx.set_class(result, class),
                Some(Held::SmallInt) => cx.set_kind(result, Kind::INT)?,
                None => {}
            }
            Ok(())
        }
        Opcode::getitem if op.ty == Type::Ref && op.array().immutable => {
            if let Some(Const::Ref(array)) = cx.const_of(op.args[0])
                && let Some(class) = cx.host.items_class(array)
            {
                cx.set_class(result, class);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// The class of what a call has given that raised nothing.
fn given(cx: &Cx, call: &Op) -> Option<Class> {
    let given = call.args.iter().map(|&arg| match cx.ty(arg) {
        Type::Ref => {
            let word = cx.const_of(arg).map(Const::word);
            Given { word, class: cx.class(arg), is_small_int: cx.kind(arg) == Kind::INT }
        }
        _ => Given::default(),
    });
    cx.host.result_class(call.call(), &given.collect::<Vec<_>>())
}

/// What was chosen by this condition is from now on what it chose.
fn settle_selects(cx: &mut Cx, condition: OpRef, truth: bool) {
    let recent: Vec<Entry> = cx.state.pure.recent(Opcode::select).copied().collect();
    for entry in recent {
        let value = cx.resolve(entry.value);
        if value == entry.value && !value.is_const() && cx.resolve(entry.args[0]) == condition {
            let chosen = cx.resolve(entry.args[if truth { 1 } else { 2 }]);
            cx.values[value.index()].forward = chosen;
        }
    }
}

/// A truth value was found to be `truth`.
fn holds(cx: &mut Cx, condition: OpRef, truth: bool) -> Result<(), GiveUp> {
    let maker = cx.maker(condition).map(|op| (op.code, op.args.clone(), op.descr));
    settle_selects(cx, condition, truth);
    cx.becomes(condition, Const::Bool(truth));
    let Some((code, args, descr)) = maker else {
        return Ok(());
    };
    match (code, truth) {
        (Opcode::bool_not, _) => holds(cx, args[0], !truth),
        (Opcode::is_int, true) => cx.set_kind(args[0], Kind::INT),
        (Opcode::is_int, false) => cx.set_kind(args[0], Kind::NOT_INT),
        (Opcode::is_class, true) => {
            if let crate::ir::Descr::Class(class) = descr {
                cx.set_class(args[0], class);
            }
            Ok(())
        }
        (Opcode::ptr_eq, true) | (Opcode::ptr_ne, false) => {
            for (a, b) in [(args[0], args[1]), (args[1], args[0])] {
                if let (None, Some(constant)) = (cx.const_of(a), cx.const_of(b)) {
                    cx.becomes(a, constant);
                }
            }
            Ok(())
        }
        (Opcode::ptr_eq, false) | (Opcode::ptr_ne, true) => {
            for (a, b) in [(args[0], args[1]), (args[1], args[0])] {
                if cx.const_of(b) == Some(Const::Ref(1)) {
                    cx.set_kind(a, Kind::NOT_NULL)?;
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}
