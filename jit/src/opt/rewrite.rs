//! Pass: constant folding and algebra.
//!
//! A rule makes an operation cheaper or removes it, never the other way round.
//!
//! ```text
//! i1 = int_add(i0, 0)                # i1 is i0
//! i2 = int_mod(i0, 8)                # becomes int_and(i0, 7)
//! i3 = int_sub_ovf(i2, i0)           # where i2 is int_add_ovf(i0, i1): i1
//! p3 = select(b0, True, False)
//! b4 = ptr_eq(p3, True)              # b4 is b0
//! b5 = is_int(p3)                    # False: neither choice is one
//! ```

use super::GiveUp;
use super::info::Kind;
use super::pass::{Answer, Cx, Outcome};
use super::removal::Reason;
use crate::ir::{Args, Const, Op, OpRef, Opcode, Type, opcode::Sort, pure::evaluate};

impl Cx<'_> {
    /// Keeps an object that became a constant alive and in place.
    pub fn pin(&mut self, constant: Const) {
        if let Const::Ref(word) = constant
            && Kind::of(word) == Kind::OBJECT
        {
            self.host.pin(word);
        }
    }
}

/// The pass.
pub fn op(cx: &mut Cx, op: &mut Op) -> Answer {
    if op.code.sort() == Sort::Pure
        && let Some(constant) = fold(cx, op)
    {
        return Ok(Outcome::Is(cx.constant(constant), Reason::Folded));
    }
    Ok(match op.args.len() {
        1 => unary(cx, op),
        2 => binary(cx, op)?,
        3 => select(cx, op),
        _ => Outcome::Keep,
    })
}

/// What is chosen is what both choices are: `True` or `False` is no int, and a `bool`.
pub fn learn(cx: &mut Cx, op: &Op, result: OpRef) -> Result<(), GiveUp> {
    if op.code == Opcode::select {
        let (yes, no) = (op.args[1], op.args[2]);
        cx.set_kind(result, cx.kind(yes).join(cx.kind(no)))?;
        if let Some(class) = cx.class(yes)
            && cx.class(no) == Some(class)
        {
            cx.set_class(result, class);
        }
    }
    Ok(())
}

/// The result of a pure operation on constants.
fn fold(cx: &Cx, op: &Op) -> Option<Const> {
    let mut words = [0; 3];
    for (word, &arg) in words.iter_mut().zip(&*op.args) {
        *word = cx.const_of(arg)?.word();
    }
    let number = |k: usize| words[k] as i64 >> 1;
    let defined = match op.code {
        Opcode::int_floordiv => {
            number(1) != 0 && (number(0) != super::bounds::SMALL_MIN || number(1) != -1)
        }
        Opcode::int_mod => number(1) != 0,
        Opcode::int_lshift | Opcode::int_rshift => (0..63).contains(&number(1)),
        Opcode::untag => words[0] & 1 == 0,
        Opcode::float_to_int => f64::from_bits(words[0]).abs() < (1u64 << 62) as f64,
        _ => true,
    };
    let word = if defined { evaluate(op.code, words)? } else { return None };
    Some(Const::from_word(op.ty, word))
}

fn is(value: OpRef) -> Outcome {
    Outcome::Is(value, Reason::Algebra)
}

fn truth(cx: &mut Cx, answer: bool) -> Outcome {
    Outcome::Is(cx.constant(Const::Bool(answer)), Reason::Folded)
}

/// Makes the operation another one.
fn turn(op: &mut Op, code: Opcode, args: &[OpRef]) -> Outcome {
    op.code = code;
    op.args = Args::new(args);
    Outcome::Again
}

fn unary(cx: &mut Cx, op: &mut Op) -> Outcome {
    use Opcode::*;
    let arg = op.args[0];
    let inner = |code: Opcode| Some(cx.maker(arg).filter(|m| m.code == code)?.args[0]);
    match op.code {
        is_int => match cx.kind(arg) {
            Kind::INT => truth(cx, true),
            kind if kind.meet(Kind::INT).is_none() => truth(cx, false),
            _ => Outcome::Keep,
        },
        bool_not | int_neg | int_invert | float_neg => inner(op.code).map_or(Outcome::Keep, is),
        guard_true | guard_false => {
            let opposite = if op.code == guard_true { guard_false } else { guard_true };
            inner(bool_not).map_or(Outcome::Keep, |inner| turn(op, opposite, &[inner]))
        }
        _ => Outcome::Keep,
    }
}

fn int_const(cx: &Cx, value: OpRef) -> Option<i64> {
    match cx.const_of(value) {
        Some(Const::Int(n)) => Some(n),
        _ => None,
    }
}

fn binary(cx: &mut Cx, op: &mut Op) -> Answer {
    use Opcode::*;
    match op.code {
        ptr_eq | ptr_ne => return pointers(cx, op),
        guard_value => return Ok(guard_value_of_int(cx, op)),
        _ => {}
    }
    let (a, b) = (op.args[0], op.args[1]);
    let (x, y) = (int_const(cx, a), int_const(cx, b));
    let zero = |cx: &mut Cx| is(cx.constant(Const::Int(0)));
    Ok(match (op.code, x, y) {
        (int_add | int_add_ovf | int_or | int_xor, Some(0), _) => is(b),
        (int_add | int_add_ovf | int_or | int_xor | int_sub | int_sub_ovf, _, Some(0)) => is(a),
        (int_lshift | int_lshift_ovf | int_rshift, _, Some(0)) => is(a),
        (int_mul | int_mul_ovf, Some(1), _) => is(b),
        (int_mul | int_mul_ovf | int_floordiv, _, Some(1)) => is(a),
        (int_mul | int_mul_ovf | int_and, Some(0), _) => zero(cx),
        (int_mul | int_mul_ovf | int_and, _, Some(0)) => zero(cx),
        (int_and, Some(-1), _) => is(b),
        (int_and, _, Some(-1)) => is(a),
        (int_sub | int_sub_ovf | int_xor, _, _) if a == b => zero(cx),
        (int_and | int_or, _, _) if a == b => is(a),
        (int_eq | int_le | int_ge, _, _) if a == b => truth(cx, true),
        (int_ne | int_lt | int_gt | uint_lt, _, _) if a == b => truth(cx, false),
        (int_mod, _, Some(n)) if n > 0 && n & (n - 1) == 0 => {
            let mask = cx.constant(Const::Int(n - 1));
            turn(op, int_and, &[a, mask])
        }
        (int_floordiv, _, Some(n)) if n > 1 && n & (n - 1) == 0 => {
            let shift = cx.constant(Const::Int(n.trailing_zeros() as i64));
            turn(op, int_rshift, &[a, shift])
        }
        (int_mul, _, Some(n)) if n > 1 && n & (n - 1) == 0 => {
            let shift = cx.constant(Const::Int(n.trailing_zeros() as i64));
            turn(op, int_lshift, &[a, shift])
        }
        (int_add | int_add_ovf | int_sub | int_sub_ovf, _, _) => match undone(cx, op) {
            Some(value) => is(value),
            None => Outcome::Keep,
        },
        (int_eq | int_ne, _, Some(n @ 0..=1)) => truth_as_int(cx, op, a, n)?,
        _ => Outcome::Keep,
    })
}

/// What a sum or difference is that takes back what an earlier one did: `(x + y) - x`, `(x - y) + y`, `x - (x - y)`. One that is asked whether it
/// overflows only takes back what did not.
fn undone(cx: &Cx, op: &Op) -> Option<OpRef> {
    use Opcode::*;
    let (a, b) = (op.args[0], op.args[1]);
    let parts = |value: OpRef, plain: Opcode, checked: Opcode| {
        let maker = cx.maker(value).filter(|m| m.code == plain || m.code == checked)?;
        let (x, y) = (cx.resolve(maker.args[0]), cx.resolve(maker.args[1]));
        let fits = || match plain {
            int_add => cx.range(x).add_fits(cx.range(y)),
            _ => cx.range(x).sub_fits(cx.range(y)),
        };
        let exact = maker.code == checked || op.code.sort() == Sort::Pure || fits();
        exact.then_some((x, y))
    };
    let difference = |value: OpRef| parts(value, int_sub, int_sub_ovf);
    match op.code {
        int_sub | int_sub_ovf => match parts(a, int_add, int_add_ovf) {
            Some((x, y)) if x == b => Some(y),
            Some((x, y)) if y == b => Some(x),
            _ => difference(b).filter(|&(x, _)| x == a).map(|(_, y)| y),
        },
        _ => [(a, b), (b, a)].into_iter().find_map(|(value, other)| {
            difference(value).filter(|&(_, y)| y == other).map(|(x, _)| x)
        }),
    }
}

/// `int_eq(bool_to_int(b), 1)` is `b`.
fn truth_as_int(cx: &mut Cx, op: &Op, number: OpRef, n: i64) -> Answer {
    let Some((Opcode::bool_to_int, condition)) =
        cx.maker(number).map(|m| (m.code, m.args.first().copied().unwrap_or(OpRef::NONE)))
    else {
        return Ok(Outcome::Keep);
    };
    same_or_not(cx, condition, (n == 1) == (op.code == Opcode::int_eq))
}

fn same_or_not(cx: &mut Cx, condition: OpRef, same: bool) -> Answer {
    if same {
        return Ok(is(cx.resolve(condition)));
    }
    let condition = cx.resolve(condition);
    let not = cx.compute(Opcode::bool_not, &[condition])?;
    Ok(is(not))
}

fn pointers(cx: &mut Cx, op: &mut Op) -> Answer {
    let equal = op.code == Opcode::ptr_eq;
    let (a, b) = (op.args[0], op.args[1]);
    if a == b {
        return Ok(truth(cx, equal));
    }
    if cx.kind(a).meet(cx.kind(b)).is_none() {
        return Ok(truth(cx, !equal));
    }
    if let (Some(x), Some(y)) = (cx.class(a), cx.class(b))
        && x != y
    {
        return Ok(truth(cx, !equal));
    }
    for (chosen, constant) in [(a, b), (b, a)] {
        let maker = cx.maker(chosen).filter(|m| m.code == Opcode::select);
        let Some([condition, yes, no]) = maker.map(|m| [m.args[0], m.args[1], m.args[2]]) else {
            continue;
        };
        let known = (cx.const_of(yes), cx.const_of(no), cx.const_of(constant));
        let (Some(yes), Some(no), Some(wanted)) = known else {
            continue;
        };
        if yes == wanted && no != wanted {
            return same_or_not(cx, condition, equal);
        }
        if no == wanted && yes != wanted {
            return same_or_not(cx, condition, !equal);
        }
        if yes != wanted && no != wanted {
            return Ok(truth(cx, !equal));
        }
    }
    match (as_int(cx, a), as_int(cx, b)) {
        (Some(x), Some(y)) => {
            Ok(turn(op, if equal { Opcode::int_eq } else { Opcode::int_ne }, &[x, y]))
        }
        _ => Ok(Outcome::Keep),
    }
}

/// The int that a reference is, where one is at hand.
fn as_int(cx: &mut Cx, value: OpRef) -> Option<OpRef> {
    match cx.const_of(value) {
        Some(Const::Ref(word)) if word & 1 == 0 => {
            Some(cx.constant(Const::from_word(Type::Int, word)))
        }
        Some(_) => None,
        None => {
            let twin = cx.values[cx.resolve(value).index()].twin;
            (twin != OpRef::NONE).then(|| cx.resolve(twin))
        }
    }
}

/// A guard on a tagged int looks at the int.
fn guard_value_of_int(cx: &mut Cx, op: &mut Op) -> Outcome {
    if cx.ty(op.args[0]) != Type::Ref || op.args[0].is_const() {
        return Outcome::Keep;
    }
    match (as_int(cx, op.args[0]), as_int(cx, op.args[1])) {
        (Some(a), Some(b)) => turn(op, Opcode::guard_value, &[a, b]),
        _ => Outcome::Keep,
    }
}

fn select(cx: &mut Cx, op: &Op) -> Outcome {
    if op.code != Opcode::select {
        return Outcome::Keep;
    }
    match cx.const_of(op.args[0]) {
        Some(Const::Bool(c)) => is(op.args[if c { 1 } else { 2 }]),
        _ if op.args[1] == op.args[2] => is(op.args[1]),
        _ => Outcome::Keep,
    }
}
