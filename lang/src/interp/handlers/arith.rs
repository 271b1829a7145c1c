//! Arithmetic.
//!
//! Fast: two small ints. Mid: floats, and ints mixed with floats. Slow: builtin operands by a call to the runtime, and special methods of
//! the program's classes by a frame, whose result may be NotImplemented: then the other operand is asked (`continue_binary`).

use super::call::{Pushed, push_special};
use super::equal::{as_double, as_int};
use super::{build, complexes, derived, percent, sequence};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{Kind as Of, Name, Raised, Type, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::ir::CallDescr;
use sidewinder_jit::machine::{Arg, Flow, Machine};

/// A binary operator.
pub trait Arith {
    /// Its bytecodes that have a form for floats, and those.
    const QUICK: &[(Opcode, Opcode)];
    /// Its number in `object::ops`.
    const OPERATOR: Operator;
    /// On small ints; `None`: not so easy.
    fn int<M: Machine>(_m: &M, _a: M::Int, _b: M::Int) -> Option<M::Int> {
        None
    }
    /// On floats; `None`: not so easy.
    fn float<M: Machine>(_m: &M, _a: M::Float, _b: M::Float) -> Option<M::Float> {
        None
    }
    /// On small ints, giving a float.
    fn quotient<M: Machine>(_m: &M, _a: M::Int, _b: M::Int) -> Option<M::Float> {
        None
    }
}

pub use crate::operation::Operator;

macro_rules! operators {
    ($($name:ident [$($opcode:ident $quick:ident)*] { $($body:tt)* })*) => {$(
        #[doc = concat!("`", stringify!($name), "`")]
        pub struct $name;
        impl Arith for $name {
            const QUICK: &[(Opcode, Opcode)] = &[$((Opcode::$opcode, Opcode::$quick)),*];
            const OPERATOR: Operator = Operator::$name;
            $($body)*
        }
    )*};
}

operators! {
    Add [Add AddFloat InplaceAdd InplaceAddFloat] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> { m.int_add_ovf(a, b) }
        #[inline(always)]
        fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> Option<M::Float> { Some(m.float_add(a, b)) }
    }
    Sub [Sub SubFloat InplaceSub InplaceSubFloat] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> { m.int_sub_ovf(a, b) }
        #[inline(always)]
        fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> Option<M::Float> { Some(m.float_sub(a, b)) }
    }
    Mul [Mul MulFloat InplaceMul InplaceMulFloat] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> { m.int_mul_ovf(a, b) }
        #[inline(always)]
        fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> Option<M::Float> { Some(m.float_mul(a, b)) }
    }
    TrueDiv [TrueDiv TrueDivFloat] {
        #[inline(always)]
        fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> Option<M::Float> {
            if m.branch(m.float_eq(b, m.cf(0.0))) { return None }
            Some(m.float_div(a, b))
        }
        #[inline(always)]
        fn quotient<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Float> {
            // Both are doubles exactly, so that there is one rounding only.
            let exact = |n| m.branch(m.uint_lt(m.int_add(n, m.ci(1 << 53)), m.ci(1 << 54)));
            if !exact(a) || !exact(b) || m.branch(m.int_eq(b, m.ci(0))) { return None }
            Some(m.float_div(m.int_to_float(a), m.int_to_float(b)))
        }
    }
    FloorDiv [] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> {
            // Not 0, and not -1, which can overflow.
            if !m.branch(m.uint_lt(m.ci(1), m.int_add(b, m.ci(1)))) { return None }
            Some(m.int_floordiv(a, b))
        }
        fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> Option<M::Float> {
            if m.branch(m.float_eq(b, m.cf(0.0))) { return None }
            Some(m.call_float(&residual::FLOAT_FLOORDIV, &[Arg::Float(a), Arg::Float(b)]))
        }
    }
    Mod [] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> {
            if m.branch(m.int_eq(b, m.ci(0))) { return None }
            Some(m.int_mod(a, b))
        }
        fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> Option<M::Float> {
            if m.branch(m.float_eq(b, m.cf(0.0))) { return None }
            Some(m.call_float(&residual::FLOAT_MOD, &[Arg::Float(a), Arg::Float(b)]))
        }
    }
    Pow [] {
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> {
            if m.branch(m.int_eq(b, m.ci(2))) { return m.int_mul_ovf(a, a) }
            if m.branch(m.int_eq(b, m.ci(3))) { return m.int_mul_ovf(m.int_mul_ovf(a, a)?, a) }
            None
        }
        fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> Option<M::Float> {
            if !m.branch(m.float_lt(m.cf(0.0), a)) { return None }
            let r = m.call_float(&residual::FLOAT_POW, &[Arg::Float(a), Arg::Float(b)]);
            m.branch(m.float_lt(r, m.cf(f64::INFINITY))).then_some(r)
        }
    }
    LShift [] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> {
            if !m.branch(m.uint_lt(b, m.ci(62))) { return None }
            m.int_lshift_ovf(a, b)
        }
    }
    RShift [] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> {
            if !m.branch(m.uint_lt(b, m.ci(63))) { return None }
            Some(m.int_rshift(a, b))
        }
    }
    And [] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> { Some(m.int_and(a, b)) }
    }
    Or [] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> { Some(m.int_or(a, b)) }
    }
    Xor [] {
        #[inline(always)]
        fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> Option<M::Int> { Some(m.int_xor(a, b)) }
    }
    MatMul [] {}
}

/// Two small ints.
#[inline(always)]
pub fn int<M: Machine, O: Arith>(m: &M, i: Ins) -> Flow {
    let (a, b) = (m.slot(i.b()), m.slot(i.c()));
    if m.both_int(a, b)
        && let Some(r) = O::int(m, m.untag(a), m.untag(b))
    {
        m.set_slot(i.a(), m.tag(r));
        return next(m, 1);
    }
    Flow::Slow
}

#[inline(always)]
fn as_floats<M: Machine, O: Arith>(m: &M, a: M::Ref, b: M::Ref) -> Option<M::Float> {
    if m.both_int(a, b) {
        return O::quotient(m, m.untag(a), m.untag(b));
    }
    O::float(m, as_float(m, a)?, as_float(m, b)?)
}

/// Whether one of two values is a small int; only for what does not matter to a trace.
#[inline(always)]
fn is_any_int<M: Machine>(m: &M, a: M::Ref, b: M::Ref) -> bool {
    M::RECORDING || m.branch(m.is_int(a)) || m.branch(m.is_int(b))
}

/// Floats, one of them perhaps an int.
#[inline(always)]
pub fn float<M: Machine, O: Arith>(m: &M, i: Ins) -> Flow {
    let (a, b) = (m.slot(i.b()), m.slot(i.c()));
    if let Some(r) = as_floats::<M, O>(m, a, b)
        && let Some(r) = try_float(m, r)
    {
        m.set_slot(i.a(), r);
        for (plain, quick) in O::QUICK {
            if i.0 as u8 == *plain as u8 && !is_any_int(m, a, b) {
                quicken(m, *quick);
            }
        }
        return next(m, 1);
    }
    Flow::Slow
}

/// Two floats, first of all.
#[inline(always)]
pub fn both_float<M: Machine, O: Arith>(m: &M, i: Ins) -> Flow {
    let (a, b) = (m.slot(i.b()), m.slot(i.c()));
    if is_float(m, a)
        && is_float(m, b)
        && let Some(r) = O::float(m, m.load_float(a, FLOAT), m.load_float(b, FLOAT))
        && let Some(r) = try_float(m, r)
    {
        m.set_slot(i.a(), r);
        return next(m, 1);
    }
    Flow::Slow
}

/// What was quickened for floats, once the operands are others.
#[inline(always)]
pub fn unquicken<M: Machine, O: Arith>(m: &M, i: Ins) -> Flow {
    for (plain, quick) in O::QUICK {
        if i.0 as u8 == *quick as u8 {
            quicken(m, *plain);
        }
    }
    match int::<M, O>(m, i) {
        Flow::Slow => float::<M, O>(m, Ins(i.0 & !0xff)),
        flow => flow,
    }
}

/// `AddImm`
#[inline(always)]
pub fn add_imm<M: Machine>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.b());
    if m.branch(m.is_int(a))
        && let Some(r) = m.int_add_ovf(m.untag(a), m.ci(i.imm_c()))
    {
        m.set_slot(i.a(), m.tag(r));
        return next(m, 1);
    }
    Flow::Slow
}

/// `SubImm`
#[inline(always)]
pub fn sub_imm<M: Machine>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.b());
    if m.branch(m.is_int(a))
        && let Some(r) = m.int_sub_ovf(m.untag(a), m.ci(i.imm_c()))
    {
        m.set_slot(i.a(), m.tag(r));
        return next(m, 1);
    }
    Flow::Slow
}

/// `AddImm` and `SubImm` of floats.
#[inline(always)]
pub fn imm_float<M: Machine, O: Arith>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.b());
    if m.branch(m.is_int(a)) || !m.branch(m.is_class(a, vm(m).quick.float.class())) {
        return Flow::Slow;
    }
    let x = m.load_float(a, FLOAT);
    if let Some(r) = O::float(m, x, m.cf(i.imm_c() as f64))
        && let Some(r) = try_float(m, r)
    {
        m.set_slot(i.a(), r);
        return next(m, 1);
    }
    Flow::Slow
}

/// The operands of a binary instruction, some of whose forms have the right one in them.
pub fn operands<M: Machine>(m: &M, i: Ins) -> (M::Ref, M::Ref) {
    let right = match i.opcode() {
        Opcode::AddImm | Opcode::SubImm | Opcode::InplaceAddImm | Opcode::InplaceSubImm => {
            m.cr(Value::small(i.imm_c()).bits())
        }
        _ => m.slot(i.c()),
    };
    (m.slot(i.b()), right)
}

/// Everything else.
pub fn slow<M: Machine, O: Arith>(m: &M, i: Ins) -> Flow {
    let (a, b) = operands(m, i);
    if let Some(flow) = slow_float::<M, O>(m, i, a, b) {
        return flow;
    }
    let (left, right) = (class_of(m, a), class_of(m, b));
    if let Some(result) = of_bools::<M, O>(m, (left, a), (right, b)) {
        return finish(m, i, result);
    }
    if let Some(result) = complexes::compute(m, O::OPERATOR, (left, a), (right, b)) {
        return finish(m, i, Ok(result));
    }
    if M::RECORDING && O::OPERATOR == Operator::Mul && !is_inplace(i.opcode()) {
        let is_list = |seen: Seen| seen.kind() == Of::List && !seen.is_user();
        let list = match (left, right) {
            (list, Seen::Small) if is_list(list) => build::repeated(m, a, b),
            (Seen::Small, list) if is_list(list) => build::repeated(m, b, a),
            _ => None,
        };
        if let Some(list) = list {
            return finish(m, i, list);
        }
    }
    if O::OPERATOR == Operator::Add
        && let Some(made) = sequence::concat(m, (left, a), (right, b))
    {
        return finish(m, i, made);
    }
    if O::OPERATOR == Operator::Mod
        && let Some(text) = percent::fill(m, number(m, i, Operator::Mod), (left, a), (right, b))
    {
        return finish(m, i, text);
    }
    if !left.is_user() && !right.is_user() {
        let both_bytes = left.is(Type::Bytes) && right.is(Type::Bytes);
        let call = if both_bytes || left.is_value() && right.is_value() {
            &residual::BINARY_VALUES
        } else {
            &residual::BINARY
        };
        return finish_call(m, i, || by_runtime(m, i, call, O::OPERATOR, a, b));
    }
    if let Some(result) = derived::compute::<M, O>(m, (left, a), (right, b)) {
        return finish(m, i, result);
    }
    left.depend(m);
    right.depend(m);
    let operator = O::OPERATOR;
    let reflected = right.method(m, operator.reflected());
    let right_first = right.is_user()
        && !right.same(left)
        && right.is_subclass(left)
        && reflected.is_some()
        && reflected != left.method(m, operator.reflected());
    if right_first && let Some(f) = reflected {
        return ask::<M, O>(m, i, f, (b, a), Kind::BinaryFirst);
    }
    // A builtin method asked by name raises where the operator leaves it to the other operand.
    if left.is_user()
        && let Some(f) = left.method(m, operator.method())
    {
        if f.is(Of::Builtin) && left.class(m).has_payload() {
            return finish(m, i, by_runtime(m, i, &residual::BINARY_ANY, operator, a, b));
        }
        return ask::<M, O>(m, i, f, (a, b), Kind::Binary);
    }
    // A number works with what inherits from a number itself.
    let is_number = left.is_number() && right.class(m).has_payload();
    if right.is_user()
        && !right.same(left)
        && !is_number
        && left.leaves_to_others(operator)
        && let Some(f) = reflected
    {
        return ask::<M, O>(m, i, f, (b, a), Kind::BinaryLast);
    }
    finish_call(m, i, || by_runtime(m, i, &residual::BINARY_ANY, operator, a, b))
}

/// Floats when the mid tier found no memory, and results that need a call.
fn slow_float<M: Machine, O: Arith>(m: &M, i: Ins, a: M::Ref, b: M::Ref) -> Option<Flow> {
    let r = as_floats::<M, O>(m, a, b)?;
    Some(finish(m, i, new_float(m, r)))
}

/// Numbers of which one is a bool. `None`: not so easy.
fn of_bools<M: Machine, O: Arith>(
    m: &M,
    (left, a): (Seen, M::Ref),
    (right, b): (Seen, M::Ref),
) -> Option<Result<M::Ref, Raised>> {
    let is_bool = |seen: Seen| seen.kind() == Of::Bool;
    if !is_bool(left) && !is_bool(right) {
        return None;
    }
    let (Some(x), Some(y)) = (as_int(m, left, a), as_int(m, right, b)) else {
        let r = O::float(m, as_double(m, left, a)?, as_double(m, right, b)?)?;
        return Some(new_float(m, r));
    };
    if is_bool(left)
        && is_bool(right)
        && matches!(O::OPERATOR, Operator::And | Operator::Or | Operator::Xor)
    {
        let r = O::int(m, x, y)?;
        return Some(Ok(bool_ref(m, m.int_ne(r, m.ci(0)))));
    }
    if let Some(r) = O::int(m, x, y) {
        return Some(Ok(m.tag(r)));
    }
    O::quotient(m, x, y).map(|r| new_float(m, r))
}

/// The number of an operator as residual functions take it; errors are worded differently for `+=` and its like.
fn number<M: Machine>(m: &M, i: Ins, operator: Operator) -> M::Ref {
    let inplace = if is_inplace(i.opcode()) { residual::INPLACE_FLAG } else { 0 };
    m.cr(Value::small(operator as i64 | inplace).bits())
}

fn is_inplace(opcode: Opcode) -> bool {
    use Opcode::*;
    (InplaceAdd as u8..=InplaceMatMul as u8).contains(&(opcode as u8))
        || matches!(opcode, InplaceAddImm | InplaceSubImm)
        || matches!(opcode, InplaceAddFloat | InplaceSubFloat | InplaceMulFloat)
}

fn by_runtime<M: Machine>(
    m: &M,
    i: Ins,
    call: &'static CallDescr,
    operator: Operator,
    a: M::Ref,
    b: M::Ref,
) -> Result<M::Ref, Raised> {
    m.call(call, &[number(m, i, operator), a, b])
}

/// Puts the result, if there is one, where it belongs.
pub fn finish<M: Machine>(m: &M, i: Ins, result: Result<M::Ref, Raised>) -> Flow {
    let Ok(result) = result else { return Flow::Raise };
    m.set_slot(i.a(), result);
    next(m, i.opcode().words())
}

/// As [`finish`], of a residual call made here: if it raises while it is recorded, a trace can go on with that.
#[inline(always)]
pub fn finish_call<M: Machine>(
    m: &M,
    i: Ins,
    call: impl FnOnce() -> Result<M::Ref, Raised>,
) -> Flow {
    m.result_goes(Some(i.a()), m.pc().wrapping_add(i.opcode().words()));
    finish(m, i, call())
}

/// Calls a special method of one operand, the first that is asked: with a frame if that can be, else the runtime asks all there are, so that the trace need not
/// look at what the call gives.
fn ask<M: Machine, O: Arith>(
    m: &M,
    i: Ins,
    f: Value,
    (a, b): (M::Ref, M::Ref),
    kind: Kind,
) -> Flow {
    match push_special(m, f, &[a, b], i.a(), kind) {
        Pushed::Yes => Flow::Next,
        Pushed::No => {
            let (a, b) = operands(m, i);
            finish_call(m, i, || by_runtime(m, i, &residual::BINARY_ANY, O::OPERATOR, a, b))
        }
    }
}

/// A special method of a binary operator has returned `r` to the instruction at `m.pc()`.
pub fn continue_binary<M: Machine, O: Arith>(m: &M, i: Ins, kind: Kind, r: M::Ref) -> Flow {
    let declined = m.branch(m.ptr_eq(r, m.cr(vm(m).not_implemented().bits())));
    if !declined {
        return finish(m, i, Ok(r));
    }
    let (a, b) = operands(m, i);
    let (left, right) = (class_of(m, a), class_of(m, b));
    left.depend(m);
    right.depend(m);
    let next = match kind {
        Kind::Binary if !left.same(right) => {
            right.method(m, O::OPERATOR.reflected()).map(|f| (f, (b, a)))
        }
        Kind::BinaryFirst => left.method(m, O::OPERATOR.method()).map(|f| (f, (a, b))),
        _ => None,
    };
    let Some((f, (asked, other))) = next else {
        return finish_call(m, i, || by_runtime(m, i, &residual::BINARY_ERROR, O::OPERATOR, a, b));
    };
    if let Pushed::Yes = push_special(m, f, &[asked, other], i.a(), Kind::BinaryLast) {
        return Flow::Next;
    }
    let call = match kind {
        Kind::Binary => &residual::BINARY_REFLECTED,
        _ => &residual::BINARY_METHOD,
    };
    finish_call(m, i, || by_runtime(m, i, call, O::OPERATOR, a, b))
}

/// `+=` and its like, where the left operand may be changed in place.
pub fn inplace<M: Machine, O: Arith>(m: &M, i: Ins) -> Flow {
    let (a, b) = operands(m, i);
    let left = class_of(m, a);
    // Nothing of these is changed in place.
    if left.is_value() || left.is(Type::Bytes) || left.is(Type::Tuple) {
        return slow::<M, O>(m, i);
    }
    if left.is_user() {
        left.depend(m);
        if let Some(f) = left.method(m, O::OPERATOR.inplace()) {
            if let Pushed::Yes = push_special(m, f, &[a, b], i.a(), Kind::Inplace) {
                return Flow::Next;
            }
        } else {
            return slow::<M, O>(m, i);
        }
    }
    finish_call(m, i, || by_runtime(m, i, &residual::INPLACE, O::OPERATOR, a, b))
}

/// An in-place method has returned `r`.
pub fn continue_inplace<M: Machine, O: Arith>(m: &M, i: Ins, r: M::Ref) -> Flow {
    if m.branch(m.ptr_eq(r, m.cr(vm(m).not_implemented().bits()))) {
        return slow::<M, O>(m, i);
    }
    finish(m, i, Ok(r))
}

/// `Neg` of a small int.
#[inline(always)]
pub fn neg<M: Machine>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.b());
    if m.branch(m.is_int(a))
        && let Some(r) = m.int_sub_ovf(m.ci(0), m.untag(a))
    {
        m.set_slot(i.a(), m.tag(r));
        return next(m, 1);
    }
    Flow::Slow
}

/// `Neg` of a float.
#[inline(always)]
pub fn neg_float<M: Machine>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.b());
    if is_float(m, a)
        && let Some(r) = try_float(m, m.float_neg(m.load_float(a, FLOAT)))
    {
        m.set_slot(i.a(), r);
        return next(m, 1);
    }
    Flow::Slow
}

/// `Invert` of a small int.
#[inline(always)]
pub fn invert<M: Machine>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.b());
    if m.branch(m.is_int(a)) {
        m.set_slot(i.a(), m.tag(m.int_invert(m.untag(a))));
        return next(m, 1);
    }
    Flow::Slow
}

/// `Pos` of a small int.
#[inline(always)]
pub fn pos<M: Machine>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.b());
    if m.branch(m.is_int(a)) {
        m.set_slot(i.a(), a);
        return next(m, 1);
    }
    Flow::Slow
}

/// The unary operators on everything else.
pub fn unary<M: Machine>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.b());
    let (name, number) = match i.opcode() {
        Opcode::Neg => (Name::Neg, 0),
        Opcode::Pos => (Name::Pos, 1),
        _ => (Name::Invert, 2),
    };
    let class = class_of(m, a);
    if class.kind() == Of::Bool
        && let Some(n) = as_int(m, class, a)
    {
        let r = match i.opcode() {
            Opcode::Neg => m.int_sub(m.ci(0), n),
            Opcode::Pos => n,
            _ => m.int_invert(n),
        };
        return finish(m, i, Ok(m.tag(r)));
    }
    if class.is_user() {
        class.depend(m);
        if let Some(f) = class.method(m, name)
            && let Pushed::Yes = push_special(m, f, &[a], i.a(), Kind::Plain)
        {
            return Flow::Next;
        }
    }
    let call = if class.is_value() { &residual::UNARY_VALUE } else { &residual::UNARY };
    finish_call(m, i, || m.call(call, &[m.cr(Value::small(number).bits()), a]))
}
