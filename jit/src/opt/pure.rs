//! Pass: what was computed before is not computed again.
//!
//! Pure operations with the same arguments have the same result, and so have elidable calls. A comparison is also found under its mirror
//! image, and under its opposite once the trace knows how that came out.
//!
//! ```text
//! i2 = int_add(i0, i1)
//! i3 = int_add(i1, i0)         # gone: i3 is i2
//! b4 = int_lt(i0, i1)
//! guard_true(b4)
//! b5 = int_ge(i0, i1)          # gone: false
//! ```

use super::GiveUp;
use super::info::NOWHERE;
use super::pass::{Answer, Before, Cx, Outcome, State};
use super::peel::short_preamble::Offer;
use super::removal::Reason;
use crate::ir::opcode::{ROWS, Sort};
use crate::ir::{CallDescr, Class, Const, Op, OpRef, Opcode, Trace};

/// How far back an operation is looked for among those with its code.
const WINDOW: usize = 64;

/// A pure operation that was computed.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its arguments, padded with `NONE`.
    pub args: [OpRef; 3],
    /// Its result.
    pub value: OpRef,
    /// The one before it with the same code, or [`NOWHERE`].
    before: u32,
}

/// What was computed.
#[derive(Clone, Debug, Default)]
pub struct Computed {
    entries: Vec<Entry>,
    /// The newest entry of each code, or [`NOWHERE`].
    newest: Vec<u32>,
    calls: Vec<(&'static CallDescr, Vec<OpRef>, OpRef)>,
    /// Answers of `is_class`: object, class, answer, and the epoch of class changes that they are good for.
    classes: Vec<(OpRef, Class, OpRef, u32)>,
}

impl Computed {
    /// Nothing yet, with room for as many results.
    pub fn with_room(results: usize) -> Computed {
        let newest = Vec::with_capacity(ROWS.len());
        Computed { entries: Vec::with_capacity(results), newest, ..Computed::default() }
    }
    /// Notes a result.
    pub fn note(&mut self, code: Opcode, args: &[OpRef], value: OpRef) {
        if self.newest.len() <= code as usize {
            self.newest.resize(code as usize + 1, NOWHERE);
        }
        let next = self.entries.len() as u32;
        let before = std::mem::replace(&mut self.newest[code as usize], next);
        self.entries.push(Entry { args: padded(args), value, before });
    }
    /// Notes the result of an elidable call.
    pub fn note_call(&mut self, call: &'static CallDescr, args: &[OpRef], value: OpRef) {
        self.calls.push((call, args.to_vec(), value));
    }
    /// The operations with this code that are looked through, newest first.
    pub fn recent(&self, code: Opcode) -> impl Iterator<Item = &Entry> {
        let newest = self.newest.get(code as usize).copied().unwrap_or(NOWHERE);
        let entry = |at: u32| self.entries.get(at as usize);
        std::iter::successors(entry(newest), move |known| entry(known.before)).take(WINDOW)
    }
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.newest.clear();
        self.calls.clear();
        self.classes.clear();
    }
}

impl State for Computed {
    type Note = ();
    type Room = ();

    fn start(trace: &Trace) -> Computed {
        Computed::with_room(trace.ops.len() / 2)
    }
    /// Results of operations. Those that a guard has to check were offered only if it did.
    fn offer(cx: &Cx, offers: &mut Vec<Offer>) {
        let passed =
            |at: usize, guard| cx.out.get(at + 1).is_some_and(|next| next.op.code == guard);
        let is_offered = |at: &usize| {
            let op = &cx.out[*at].op;
            match op.code.sort() {
                Sort::Pure => op.code != Opcode::same_as,
                Sort::Overflow => passed(*at, Opcode::guard_no_overflow),
                Sort::Call => {
                    let effect = op.call().effect;
                    effect.elidable
                        && (!effect.may_raise || passed(*at, Opcode::guard_no_exception))
                }
                _ => false,
            }
        };
        offers.extend((0..cx.out.len()).filter(is_offered).map(Offer::Result));
    }
    fn enter_body(cx: &mut Cx) {
        cx.state.pure.clear();
    }
    fn carried(cx: &mut Cx, op: &Op, result: OpRef) -> bool {
        match op.code.sort() {
            Sort::Pure | Sort::Overflow => cx.state.pure.note(op.code, &op.args, result),
            Sort::Call if op.call().effect.elidable => {
                cx.state.pure.note_call(op.call(), &op.args, result);
            }
            _ => return false,
        }
        true
    }
}

fn padded(args: &[OpRef]) -> [OpRef; 3] {
    let mut all = [OpRef::NONE; 3];
    all[..args.len()].copy_from_slice(args);
    all
}

/// The pass.
pub fn op(cx: &mut Cx, op: &mut Op) -> Answer {
    let found = match op.code.sort() {
        Sort::Pure | Sort::Overflow if op.args.len() <= 3 => {
            find(cx, op.code, &op.args).or_else(|| opposite(cx, op))
        }
        Sort::Call if op.call().effect.elidable => match call(cx, op) {
            Some(value) => {
                cx.call = Before::Never;
                Some(value)
            }
            None => None,
        },
        _ if op.code == Opcode::is_class => {
            let same = |e: &&(OpRef, Class, OpRef, u32)| {
                e.3 == cx.state.guards.epochs.now()
                    && e.1 == op.class()
                    && cx.resolve(e.0) == op.args[0]
            };
            cx.state.pure.classes.iter().rev().take(WINDOW).find(same).map(|e| e.2)
        }
        _ => None,
    };
    Ok(match found {
        Some(value) => {
            let carried = !value.is_const() && cx.values[value.index()].carried != NOWHERE;
            Outcome::Is(value, if carried { Reason::Carried } else { Reason::Computed })
        }
        None => Outcome::Keep,
    })
}

/// Notes what was computed.
pub fn learn(cx: &mut Cx, op: &Op, result: OpRef) -> Result<(), GiveUp> {
    match op.code.sort() {
        Sort::Pure if op.args.len() <= 3 => cx.state.pure.note(op.code, &op.args, result),
        Sort::Overflow if !next_is(cx, Opcode::guard_overflow) => {
            cx.state.pure.note(op.code, &op.args, result);
        }
        Sort::Call if op.call().effect.elidable && !next_is(cx, Opcode::guard_exception) => {
            cx.state.pure.note_call(op.call(), &op.args, result);
        }
        _ if op.code == Opcode::is_class => {
            let now = cx.state.guards.epochs.now();
            cx.state.pure.classes.push((op.args[0], op.class(), result, now));
        }
        _ => {}
    }
    Ok(())
}

fn next_is(cx: &Cx, code: Opcode) -> bool {
    cx.current != NOWHERE
        && cx.trace.ops.get(cx.current as usize + 1).is_some_and(|op| op.code == code)
}

/// The result of a pure operation that was computed before.
pub fn find(cx: &Cx, code: Opcode, args: &[OpRef]) -> Option<OpRef> {
    let wanted = padded(args);
    let straight = search(cx, code, wanted);
    if straight.is_some() || args.len() != 2 {
        return straight;
    }
    let mirror = mirrored(code)?;
    search(cx, mirror, [wanted[1], wanted[0], OpRef::NONE])
}

fn search(cx: &Cx, code: Opcode, wanted: [OpRef; 3]) -> Option<OpRef> {
    let is = |(&arg, &wanted): (&OpRef, &OpRef)| arg == wanted || cx.resolve(arg) == wanted;
    let same = |e: &&Entry| e.args.iter().zip(&wanted).all(is);
    cx.state.pure.recent(code).find(same).map(|e| e.value)
}

/// The answer of a comparison whose opposite is known to be true or false.
fn opposite(cx: &mut Cx, op: &Op) -> Option<OpRef> {
    let code = match op.code {
        Opcode::int_lt => Opcode::int_ge,
        Opcode::int_ge => Opcode::int_lt,
        Opcode::int_le => Opcode::int_gt,
        Opcode::int_gt => Opcode::int_le,
        Opcode::int_eq => Opcode::int_ne,
        Opcode::int_ne => Opcode::int_eq,
        Opcode::ptr_eq => Opcode::ptr_ne,
        Opcode::ptr_ne => Opcode::ptr_eq,
        _ => return None,
    };
    let found = find(cx, code, &op.args)?;
    match cx.const_of(found) {
        Some(Const::Bool(b)) => {
            cx.touch(found);
            Some(cx.constant(Const::Bool(!b)))
        }
        _ => None,
    }
}

/// The operation that gives the same result with its two arguments exchanged.
pub fn mirrored(code: Opcode) -> Option<Opcode> {
    Some(match code {
        Opcode::int_add
        | Opcode::int_mul
        | Opcode::int_and
        | Opcode::int_or
        | Opcode::int_xor
        | Opcode::int_eq
        | Opcode::int_ne
        | Opcode::int_add_ovf
        | Opcode::int_mul_ovf
        | Opcode::float_eq
        | Opcode::float_ne
        | Opcode::ptr_eq
        | Opcode::ptr_ne => code,
        Opcode::int_lt => Opcode::int_gt,
        Opcode::int_gt => Opcode::int_lt,
        Opcode::int_le => Opcode::int_ge,
        Opcode::int_ge => Opcode::int_le,
        Opcode::float_lt => Opcode::float_gt,
        Opcode::float_gt => Opcode::float_lt,
        Opcode::float_le => Opcode::float_ge,
        Opcode::float_ge => Opcode::float_le,
        _ => return None,
    })
}

/// The result of an elidable call: by running it, or from an earlier one.
fn call(cx: &mut Cx, op: &Op) -> Option<OpRef> {
    let call = op.call();
    let words: Option<Vec<u64>> =
        op.args.iter().map(|&arg| cx.const_of(arg).map(Const::word)).collect();
    if let Some(words) = words
        && !call.effect.may_raise
    {
        let word = cx.host.call(call, &words);
        let constant = Const::from_word(op.ty, word);
        cx.pin(constant);
        return Some(cx.constant(constant));
    }
    let same = |a: OpRef, b: OpRef| {
        let (a, b) = (cx.resolve(a), cx.resolve(b));
        a == b
            || match (cx.const_of(a), cx.const_of(b)) {
                (Some(Const::Ref(a)), Some(Const::Ref(b))) => cx.host.same_constant(a, b),
                _ => false,
            }
    };
    let entries = cx.state.pure.calls.iter().rev().take(WINDOW);
    let mut entries = entries.filter(|(descr, args, _)| {
        *descr == call
            && args.len() == op.args.len()
            && args.iter().zip(&*op.args).all(|(&a, &b)| same(a, b))
    });
    entries.next().map(|&(_, _, value)| value)
}
