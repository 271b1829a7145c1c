//! Pass: integer ranges; comparisons and overflow checks that they decide.
//!
//! Ranges come from constants, from operations, from guards on comparisons, and from indices of elements: whoever read `a[i]` has seen
//! that `i` is an index.
//!
//! ```text
//! b1 = int_lt(i0, 100)
//! guard_true(b1)                 # i0 <= 99
//! i2 = int_add_ovf(i0, 1)        # becomes int_add
//! guard_no_overflow()            # gone
//! b3 = int_gt(i2, 200)           # gone: false
//! ```

use super::GiveUp;
use super::bounds::Bounds;
use super::pass::{Answer, Before, Cx, Outcome};
use super::removal::Reason;
use crate::ir::opcode::Sort;
use crate::ir::{Const, Op, OpRef, Opcode, Repr, Type};

/// No array is longer.
const INDEX: Bounds = Bounds { lo: 0, hi: 1 << 56 };

impl Cx<'_> {
    /// The range of an int.
    pub fn range(&self, value: OpRef) -> Bounds {
        let value = self.resolve(value);
        match self.pool.const_of(value) {
            Some(Const::Int(n)) => Bounds::exactly(n),
            Some(_) => Bounds::ALL,
            None if value == OpRef::NONE => Bounds::ALL,
            None => self.values[value.index()].range,
        }
    }

    /// The range of the number in a reference that is a small int, as far as it is known without untagging it.
    pub fn range_of_small_int(&self, value: OpRef) -> Bounds {
        let value = self.resolve(value);
        match self.const_of(value) {
            Some(constant) => Bounds::exactly(constant.word() as i64 >> 1),
            None => match &self.values[value.index()] {
                info if info.twin == OpRef::NONE => info.range,
                info => self.range(info.twin),
            },
        }
    }

    /// Learns that an int is in a range; `None` is the empty one.
    pub fn narrow(&mut self, value: OpRef, range: Option<Bounds>) -> Result<(), GiveUp> {
        let known = range.and_then(|range| self.range(value).meet(range));
        let known = known.ok_or(GiveUp::AlwaysFails(self.origin()))?;
        let value = self.resolve(value);
        if !value.is_const() {
            self.values[value.index()].range = known;
            if let Some(n) = known.constant() {
                self.becomes(value, Const::Int(n));
            }
        }
        Ok(())
    }
}

/// The pass.
pub fn op(cx: &mut Cx, op: &mut Op) -> Answer {
    use Opcode::*;
    if matches!(op.code, getitem | setitem) {
        cx.narrow(op.args[1], Some(INDEX))?;
        op.args[1] = cx.resolve(op.args[1]);
        return Ok(Outcome::Keep);
    }
    let compares = matches!(op.code, int_lt | int_le | int_gt | int_ge | int_eq | int_ne | uint_lt);
    if !compares && op.code.sort() != Sort::Overflow {
        return Ok(Outcome::Keep);
    }
    let (a, b) = (cx.range(op.args[0]), cx.range(op.args[1]));
    let decided = match op.code {
        int_lt => a.lt(b),
        int_le => b.lt(a).map(|less| !less),
        int_gt => b.lt(a),
        int_ge => a.lt(b).map(|less| !less),
        int_eq => a.eq(b),
        int_ne => a.eq(b).map(|equal| !equal),
        uint_lt => a.below(b),
        _ => None,
    };
    if let Some(answer) = decided {
        return Ok(Outcome::Is(cx.constant(Const::Bool(answer)), Reason::Range));
    }
    let (plain, fits, result) = match op.code {
        int_add_ovf => (int_add, a.add_fits(b), a.add_ovf(b)),
        int_sub_ovf => (int_sub, a.sub_fits(b), a.sub_ovf(b)),
        int_mul_ovf => (int_mul, a.mul_fits(b), a.mul_ovf(b)),
        int_lshift_ovf => (int_lshift, a.lshift_fits(b), a.lshift_ovf(b)),
        _ => return Ok(Outcome::Keep),
    };
    if result.is_none() {
        cx.overflow = Before::Always;
        return Ok(Outcome::Gone(Reason::Range));
    }
    if fits {
        cx.overflow = Before::Never;
        op.code = plain;
    }
    Ok(Outcome::Keep)
}

/// Ranges of results, and of what guards saw.
pub fn learn(cx: &mut Cx, op: &Op, result: OpRef) -> Result<(), GiveUp> {
    match op.code {
        Opcode::guard_true | Opcode::guard_false => {
            return guarded(cx, op.args[0], op.code == Opcode::guard_true);
        }
        Opcode::guard_value if cx.ty(op.args[0]) == Type::Int => {
            let range = cx.range(op.args[1]);
            return cx.narrow(op.args[0], Some(range));
        }
        _ => {}
    }
    if op.ty != Type::Int || result.is_const() {
        return Ok(());
    }
    if let Some(range) = range_of(cx, op) {
        let known = &mut cx.values[result.index()].range;
        *known = known.meet(range).unwrap_or(*known);
    }
    Ok(())
}

fn range_of(cx: &Cx, op: &Op) -> Option<Bounds> {
    use Opcode::*;
    let range = |k: usize| cx.range(op.args[k]);
    Some(match op.code {
        int_add => range(0).plus(range(1)),
        int_sub => range(0).minus(range(1)),
        int_mul => range(0).times(range(1)),
        int_neg => range(0).negated(),
        int_floordiv => range(0).floordiv(range(1)),
        int_mod => range(0).modulo(range(1)),
        int_and => range(0).and(range(1)),
        int_or => range(0).or(range(1)),
        int_xor => range(0).xor(range(1)),
        int_invert => range(0).invert(),
        int_lshift => range(0).lshift(range(1)),
        int_rshift => range(0).rshift(range(1)),
        // If this overflows the guard behind it leaves, or the result is not used.
        int_add_ovf => range(0).add_ovf(range(1))?,
        int_sub_ovf => range(0).sub_ovf(range(1))?,
        int_mul_ovf => range(0).mul_ovf(range(1))?,
        int_lshift_ovf => range(0).lshift_ovf(range(1))?,
        bool_to_int => Bounds::new(0, 1),
        getfield => held_in(op.field().repr)?,
        getitem => held_in(op.array().repr)?,
        _ => return None,
    })
}

/// What ints held like this are in, if not all are.
pub fn held_in(repr: Repr) -> Option<Bounds> {
    match repr {
        Repr::I8 => Some(Bounds::new(i8::MIN as i64, i8::MAX as i64)),
        Repr::U8 => Some(Bounds::new(0, u8::MAX as i64)),
        Repr::I16 => Some(Bounds::new(i16::MIN as i64, i16::MAX as i64)),
        Repr::U16 => Some(Bounds::new(0, u16::MAX as i64)),
        Repr::I32 => Some(Bounds::new(i32::MIN as i64, i32::MAX as i64)),
        Repr::U32 => Some(Bounds::new(0, u32::MAX as i64)),
        _ => None,
    }
}

/// A guard found this truth value to be `holds`: what does that say of the compared numbers?
fn guarded(cx: &mut Cx, condition: OpRef, holds: bool) -> Result<(), GiveUp> {
    use Opcode::*;
    let Some(maker) = cx.maker(condition) else {
        return Ok(());
    };
    let (code, args) = (maker.code, maker.args.clone());
    if code == bool_not {
        return guarded(cx, args[0], !holds);
    }
    if args.len() != 2 {
        return Ok(());
    }
    let (x, y) = (args[0], args[1]);
    let (a, b) = (cx.range(x), cx.range(y));
    let code = match (code, holds) {
        (code, true) => code,
        (int_lt, false) => int_ge,
        (int_le, false) => int_gt,
        (int_gt, false) => int_le,
        (int_ge, false) => int_lt,
        (int_eq, false) => int_ne,
        (int_ne, false) => int_eq,
        _ => return Ok(()),
    };
    let (left, right) = match code {
        int_lt => (a.less_than(b), b.greater_than(a)),
        int_le => (a.at_most(b), b.at_least(a)),
        int_gt => (a.greater_than(b), b.less_than(a)),
        int_ge => (a.at_least(b), b.at_most(a)),
        int_eq => (a.meet(b), b.meet(a)),
        int_ne => (a.other_than(b), b.other_than(a)),
        uint_lt if b.lo >= 0 => {
            (a.meet(Bounds::NOT_NEGATIVE).and_then(|a| a.less_than(b)), Some(b))
        }
        _ => return Ok(()),
    };
    cx.narrow(x, left)?;
    cx.narrow(y, right)
}
