//! Comparisons, identity, membership and truth, as values and as jumps.
//!
//! An instruction that needs a truth says with [`Use`] what it does with it: stores a bool or jumps.

use super::arith::finish;
use super::call::{Pushed, push_special};
use super::own_hash::{self, Search};
use super::{derived, equal, letters, table};
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::{ClassFlags, Kind as Layout, Name, Raised, Type, Value};
use crate::portal::descrs::*;
use crate::portal::residual;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::machine::{Arg, Flow, Machine};

pub use crate::operation::Comparison;

/// A comparison operator.
pub trait Compare {
    /// Its number in `object::ops`.
    const COMPARISON: Comparison;
    /// On small ints.
    fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> M::Bool;
    /// On floats.
    fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> M::Bool;
}

macro_rules! comparisons {
    ($($name:ident $int:ident $float:ident;)*) => {$(
        #[doc = concat!("`", stringify!($name), "`")]
        pub struct $name;
        impl Compare for $name {
            const COMPARISON: Comparison = Comparison::$name;
            #[inline(always)]
            fn int<M: Machine>(m: &M, a: M::Int, b: M::Int) -> M::Bool { m.$int(a, b) }
            #[inline(always)]
            fn float<M: Machine>(m: &M, a: M::Float, b: M::Float) -> M::Bool { m.$float(a, b) }
        }
    )*};
}

comparisons! {
    Lt int_lt float_lt;
    Le int_le float_le;
    Eq int_eq float_eq;
    Ne int_ne float_ne;
    Gt int_gt float_gt;
    Ge int_ge float_ge;
}

/// What an instruction does with the truth that it found.
pub trait Use {
    /// Where the operands are.
    fn operands<M: Machine>(m: &M, i: Ins) -> (M::Ref, M::Ref);
    /// What happens.
    fn truth<M: Machine>(m: &M, i: Ins, b: M::Bool) -> Flow;
}

/// `R[a] = R[b] op R[c]`
pub struct Store;
/// A jump if `R[a] op R[b]` is `WANTED`.
pub struct Branch<const WANTED: bool>;
/// A jump if `R[a] op b` is `WANTED`.
pub struct BranchImm<const WANTED: bool>;

impl Use for Store {
    #[inline(always)]
    fn operands<M: Machine>(m: &M, i: Ins) -> (M::Ref, M::Ref) {
        (m.slot(i.b()), m.slot(i.c()))
    }
    #[inline(always)]
    fn truth<M: Machine>(m: &M, i: Ins, b: M::Bool) -> Flow {
        m.set_slot(i.a(), bool_ref(m, b));
        next(m, 1)
    }
}

#[inline(always)]
fn jump_if<M: Machine>(m: &M, b: M::Bool, wanted: bool) -> Flow {
    if m.branch(b) == wanted { jump(m, 1) } else { next(m, 2) }
}

impl<const WANTED: bool> Use for Branch<WANTED> {
    #[inline(always)]
    fn operands<M: Machine>(m: &M, i: Ins) -> (M::Ref, M::Ref) {
        (m.slot(i.a()), m.slot(i.b()))
    }
    #[inline(always)]
    fn truth<M: Machine>(m: &M, _: Ins, b: M::Bool) -> Flow {
        jump_if(m, b, WANTED)
    }
}

impl<const WANTED: bool> Use for BranchImm<WANTED> {
    #[inline(always)]
    fn operands<M: Machine>(m: &M, i: Ins) -> (M::Ref, M::Ref) {
        (m.slot(i.a()), m.cr(Value::small(i.imm_b()).bits()))
    }
    #[inline(always)]
    fn truth<M: Machine>(m: &M, _: Ins, b: M::Bool) -> Flow {
        jump_if(m, b, WANTED)
    }
}

/// Two small ints.
#[inline(always)]
pub fn int<M: Machine, O: Compare, U: Use>(m: &M, i: Ins) -> Flow {
    let (a, b) = U::operands(m, i);
    if m.both_int(a, b) { U::truth(m, i, O::int(m, m.untag(a), m.untag(b))) } else { Flow::Slow }
}

/// A small int and an immediate.
#[inline(always)]
pub fn int_imm<M: Machine, O: Compare, U: Use>(m: &M, i: Ins) -> Flow {
    let a = m.slot(i.a());
    if m.branch(m.is_int(a)) {
        U::truth(m, i, O::int(m, m.untag(a), m.ci(i.imm_b())))
    } else {
        Flow::Slow
    }
}

/// Whether a small int is the same number as a double.
fn is_exact<M: Machine>(m: &M, r: M::Ref) -> bool {
    !m.branch(m.is_int(r))
        || m.branch(m.uint_lt(m.int_add(m.untag(r), m.ci(1 << 53)), m.ci(1 << 54)))
}

/// Floats, one of them perhaps an int; or strings.
#[inline(always)]
pub fn float<M: Machine, O: Compare, U: Use>(m: &M, i: Ins) -> Flow {
    let (a, b) = U::operands(m, i);
    if !M::RECORDING
        && matches!(O::COMPARISON, Comparison::Eq | Comparison::Ne)
        && let Some(same) = same_text(m, a, b)
    {
        return U::truth(m, i, m.cb(same == (O::COMPARISON == Comparison::Eq)));
    }
    if let Some(x) = as_float(m, a)
        && let Some(y) = as_float(m, b)
        && is_exact(m, a)
        && is_exact(m, b)
    {
        return U::truth(m, i, O::float(m, x, y));
    }
    Flow::Slow
}

/// Whether two strings are equal, if a look at their ends tells.
#[inline(always)]
fn same_text<M: Machine>(m: &M, a: M::Ref, b: M::Ref) -> Option<bool> {
    let string = vm(m).quick.string;
    let is_str = |r| !m.branch(m.is_int(r)) && m.branch(m.is_class(r, string));
    if !is_str(a) || !is_str(b) {
        return None;
    }
    if m.branch(m.ptr_eq(a, b)) {
        return Some(true);
    }
    let length = m.load_int(a, STR_LENGTH);
    if m.branch(m.int_ne(length, m.load_int(b, STR_LENGTH))) {
        return Some(false);
    }
    // The text follows at once where it is ASCII.
    let is_plain = |r| m.branch(m.int_eq(length, m.load_int(r, STR_BYTES)));
    if !is_plain(a) || !is_plain(b) {
        return None;
    }
    let (zero, one) = (m.ci(0), m.ci(1));
    let first = |r| m.load_item_int(r, STR_TEXT, zero);
    if m.branch(m.int_lt(zero, length)) && m.branch(m.int_ne(first(a), first(b))) {
        return Some(false);
    }
    m.branch(m.int_le(length, one)).then_some(true)
}

/// Everything else.
pub fn slow<M: Machine, O: Compare, U: Use>(m: &M, i: Ins) -> Flow {
    let (a, b) = U::operands(m, i);
    let (left, right) = (class_of(m, a), class_of(m, b));
    let number = || m.cr(Value::small(O::COMPARISON as i64).bits());
    if left.is_value() && right.is_value() {
        if let Some(truth) = equal::values::<M, O>(m, left, right, a, b) {
            return U::truth(m, i, truth);
        }
        // Comparing values may raise, but changes nothing: it can be done again.
        let Ok(r) = m.call(&residual::COMPARE_VALUES, &[number(), a, b]) else {
            return Flow::Raise;
        };
        return U::truth(m, i, m.ptr_eq(r, m.cr(vm(m).quick.yes.bits())));
    }
    if matches!(O::COMPARISON, Comparison::Eq | Comparison::Ne) && by_identity(m, left, right) {
        return identity::<M, O, U>(m, i, a, b);
    }
    if !is_waiting(m)
        && let Some(truth) = derived::compare::<M, O>(m, (left, a), (right, b))
    {
        return U::truth(m, i, truth);
    }
    if !is_waiting(m)
        && let Some(truth) = equal::sequences::<M, O>(m, (left, a), (right, b))
    {
        return U::truth(m, i, truth);
    }
    if !left.is_user() && !right.is_user() {
        let r = once(m, || m.call(&residual::COMPARE, &[number(), a, b]));
        let orders = !matches!(O::COMPARISON, Comparison::Eq | Comparison::Ne);
        if orders && matches!(left.kind(), Layout::List | Layout::Tuple) {
            // The answer is that of two items, which may be anything.
            return use_result::<M, U>(m, i, r, true);
        }
        let Ok(r) = r else { return Flow::Raise };
        let truth = m.ptr_eq(r, m.cr(vm(m).quick.yes.bits()));
        return with_truth::<M, U>(m, i, truth);
    }
    left.depend(m);
    right.depend(m);
    let (name, swapped) = (O::COMPARISON.method(), O::COMPARISON.swapped().method());
    let reflected = user_method(m, right, swapped);
    if right.is_user()
        && !right.same(left)
        && right.is_subclass(left)
        && let Some(f) = reflected
    {
        return ask::<M, O, U>(m, i, f, (b, a), Kind::BinaryFirst);
    }
    if let Some(f) = user_method(m, left, name) {
        return ask::<M, O, U>(m, i, f, (a, b), Kind::Binary);
    }
    if is_plain(left)
        && let Some(f) = reflected
    {
        return ask::<M, O, U>(m, i, f, (b, a), Kind::BinaryLast);
    }
    any::<M, O, U>(m, i, a, b)
}

/// Whether neither class knows another equality with the other than identity.
pub(in crate::interp) fn by_identity<M: Machine>(m: &M, left: Seen, right: Seen) -> bool {
    let is_plain = |class: Seen| match class {
        Seen::Small => false,
        Seen::Object(map) => {
            let class = map.class;
            let own_ne = || user_method(m, Seen::Object(map), Name::Ne).is_some();
            match map.kind {
                Layout::Singleton => true,
                Layout::Instance | Layout::Exception => {
                    (map.kind == Layout::Exception || class.base_type == Type::Object)
                        && !class.flags.get().has(ClassFlags::EQ)
                        && !own_ne()
                }
                _ => false,
            }
        }
    };
    let (a, b) = (is_plain(left), is_plain(right));
    let plain = a && (b || !right.is_user()) || b && !left.is_user();
    if plain {
        left.depend(m);
        right.depend(m);
    }
    plain
}

/// Whether the class inherits no comparison from a builtin class but `object`.
fn is_plain(class: Seen) -> bool {
    match class {
        Seen::Small => true,
        // What has bytes is compared with whatever has some.
        Seen::Object(map) if matches!(map.kind, Layout::ByteArray | Layout::MemoryView) => false,
        Seen::Object(map) => !map.class.is_user() || map.class.base_type == Type::Object,
    }
}

/// The special method of a class of the program if it is one of the program's functions.
fn user_method<M: Machine>(m: &M, class: Seen, name: Name) -> Option<Value> {
    if !class.is_user() {
        return None;
    }
    let found = class.method(m, name)?;
    found.is(Layout::Function).then_some(found)
}

fn identity<M: Machine, O: Compare, U: Use>(m: &M, i: Ins, a: M::Ref, b: M::Ref) -> Flow {
    let same = m.ptr_eq(a, b);
    U::truth(m, i, if O::COMPARISON == Comparison::Eq { same } else { m.bool_not(same) })
}

fn any<M: Machine, O: Compare, U: Use>(m: &M, i: Ins, a: M::Ref, b: M::Ref) -> Flow {
    let number = m.cr(Value::small(O::COMPARISON as i64).bits());
    let r = once(m, || m.call(&residual::COMPARE_ANY, &[number, a, b]));
    use_result::<M, U>(m, i, r, true)
}

fn ask<M: Machine, O: Compare, U: Use>(
    m: &M,
    i: Ins,
    f: Value,
    (a, b): (M::Ref, M::Ref),
    kind: Kind,
) -> Flow {
    match push_special(m, f, &[a, b], i.a(), kind) {
        Pushed::Yes => Flow::Next,
        Pushed::No => {
            let (a, b) = U::operands(m, i);
            any::<M, O, U>(m, i, a, b)
        }
    }
}

/// After a call that may not run twice: uses the truth that came of it.
fn with_truth<M: Machine, U: Use>(m: &M, i: Ins, truth: M::Bool) -> Flow {
    let flow = U::truth(m, i, truth);
    looked(m);
    flow
}

/// Uses any object that a comparison gave: `Store` stores it, a jump needs its truth.
fn use_result<M: Machine, U: Use>(m: &M, i: Ins, r: Result<M::Ref, Raised>, waits: bool) -> Flow {
    let Ok(r) = r else { return Flow::Raise };
    let flow = if is_store(i.opcode()) {
        finish(m, i, Ok(r))
    } else {
        let class = class_of(m, r);
        if class.is(Type::Bool) {
            U::truth(m, i, m.ptr_eq(r, m.cr(vm(m).quick.yes.bits())))
        } else {
            if waits {
                looked(m);
            }
            return truth_of::<M, U>(m, i, r, false);
        }
    };
    if waits {
        looked(m);
    }
    flow
}

fn is_store(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(opcode, Lt | Le | Eq | Ne | Gt | Ge)
}

/// A special method of a comparison has returned `r`.
pub fn continue_compare<M: Machine, O: Compare, U: Use>(
    m: &M,
    i: Ins,
    kind: Kind,
    r: M::Ref,
) -> Flow {
    let declined = m.branch(m.ptr_eq(r, m.cr(vm(m).not_implemented().bits())));
    if !declined {
        return use_result::<M, U>(m, i, Ok(r), false);
    }
    let (a, b) = U::operands(m, i);
    let (left, right) = (class_of(m, a), class_of(m, b));
    left.depend(m);
    right.depend(m);
    let next = match kind {
        Kind::Binary => {
            user_method(m, right, O::COMPARISON.swapped().method()).map(|f| (f, (b, a)))
        }
        Kind::BinaryFirst => user_method(m, left, O::COMPARISON.method()).map(|f| (f, (a, b))),
        _ => None,
    };
    if let Some((f, (a, b))) = next
        && let Pushed::Yes = push_special(m, f, &[a, b], i.a(), Kind::BinaryLast)
    {
        return Flow::Next;
    }
    // What is left to be asked may be a method that gets no frame here: one that is not followed, no function of the program, or of a builtin class.
    let left_first = kind == Kind::BinaryFirst;
    let (side, comparison) = match left_first {
        true => (left, O::COMPARISON),
        false => (right, O::COMPARISON.swapped()),
    };
    let has_own = |name| {
        side.is_user() && side.method(m, name).is_some_and(|method| !method.is(Layout::Builtin))
    };
    // The `__ne__` of `object` asks the `__eq__` of the class.
    let inverts = || O::COMPARISON == Comparison::Ne && has_own(Name::Eq);
    if kind != Kind::BinaryLast
        && (side.has_builtin_methods() || has_own(comparison.method()) || inverts())
    {
        let number = O::COMPARISON as i64
            + if left_first { 0 } else { crate::operation::compare::REFLECTED };
        let number = m.cr(Value::small(number).bits());
        let r = once(m, || m.call(&residual::COMPARE_LAST, &[number, a, b]));
        return use_result::<M, U>(m, i, r, true);
    }
    match O::COMPARISON {
        Comparison::Eq | Comparison::Ne => identity::<M, O, U>(m, i, a, b),
        _ => {
            let number = m.cr(Value::small(O::COMPARISON as i64).bits());
            let _ = m.call(&residual::COMPARE_ERROR, &[number, a, b]);
            Flow::Raise
        }
    }
}

/// `Is`, `IsNot`, `JumpIs`, `JumpIsNot`
#[inline(always)]
pub fn is<M: Machine, U: Use, const SAME: bool>(m: &M, i: Ins) -> Flow {
    let (a, b) = U::operands(m, i);
    if let Some(same) = same_floats(m, a, b) {
        return U::truth(m, i, if SAME { same } else { m.bool_not(same) });
    }
    U::truth(m, i, if SAME { m.ptr_eq(a, b) } else { m.ptr_ne(a, b) })
}

/// Whether two floats are one: if they are the same double, to the bit, as in PyPy. A trace makes a float anew where an attribute is read that is known to be one, and the
/// program must not be able to tell. `None`: these are not two floats.
#[inline(always)]
fn same_floats<M: Machine>(m: &M, a: M::Ref, b: M::Ref) -> Option<M::Bool> {
    if !M::RECORDING {
        let (a, b) = (promoted(m, a), promoted(m, b));
        let is_open = a != b && a.is_object() && b.is_object();
        let (x, y) = (is_open.then(|| a.as_float())??, b.as_float()?);
        return Some(m.cb(x.to_bits() == y.to_bits()));
    }
    let is_float = |r| m.guess(&residual::IS_FLOAT, &[r]) != 0;
    if !is_float(a) && !is_float(b) {
        return None;
    }
    if !class_of(m, a).is(Type::Float) || !class_of(m, b).is(Type::Float) {
        return None;
    }
    let (x, y) = (m.load_float(a, FLOAT), m.load_float(b, FLOAT));
    Some(m.call_bool(&residual::SAME_DOUBLE, &[Arg::Float(x), Arg::Float(y)]))
}

/// `JumpNone`, `JumpNotNone`
#[inline(always)]
pub fn jump_none<M: Machine, const WANTED: bool>(m: &M, i: Ins) -> Flow {
    jump_if(m, m.ptr_eq(m.slot(i.a()), m.cr(vm(m).quick.none.bits())), WANTED)
}

/// `Jump`
#[inline(always)]
pub fn jump_always<M: Machine>(m: &M, _: Ins) -> Flow {
    jump(m, 1)
}

/// `Not` of a bool.
#[inline(always)]
pub fn not_bool<M: Machine>(m: &M, i: Ins) -> Flow {
    let v = m.slot(i.b());
    let (yes, no) = (m.cr(vm(m).quick.yes.bits()), m.cr(vm(m).quick.no.bits()));
    if m.branch(m.ptr_eq(v, yes)) {
        m.set_slot(i.a(), no);
    } else if m.branch(m.ptr_eq(v, no)) {
        m.set_slot(i.a(), yes);
    } else {
        return Flow::Slow;
    }
    next(m, 1)
}

/// `JumpTrue` and `JumpFalse` of a small int or a bool.
#[inline(always)]
pub fn jump_bool<M: Machine, const WANTED: bool>(m: &M, i: Ins) -> Flow {
    let v = m.slot(i.a());
    if m.branch(m.is_int(v)) {
        return jump_if(m, m.int_ne(m.untag(v), m.ci(0)), WANTED);
    }
    if m.branch(m.ptr_eq(v, m.cr(vm(m).quick.yes.bits()))) {
        return if WANTED { jump(m, 1) } else { next(m, 2) };
    }
    if m.branch(m.ptr_eq(v, m.cr(vm(m).quick.no.bits()))) {
        return if WANTED { next(m, 2) } else { jump(m, 1) };
    }
    Flow::Slow
}

/// `JumpTrue`, `JumpFalse` and `Not` of anything.
pub fn truth_slow<M: Machine, U: Use>(m: &M, i: Ins) -> Flow {
    let v = if i.opcode() == Opcode::Not { m.slot(i.b()) } else { m.slot(i.a()) };
    any_truth::<M, U>(m, i, v)
}

/// `not` a truth, stored.
pub struct StoreNot;

impl Use for StoreNot {
    fn operands<M: Machine>(m: &M, i: Ins) -> (M::Ref, M::Ref) {
        (m.slot(i.b()), m.slot(i.b()))
    }
    fn truth<M: Machine>(m: &M, i: Ins, b: M::Bool) -> Flow {
        m.set_slot(i.a(), bool_ref(m, m.bool_not(b)));
        next(m, 1)
    }
}

/// Finds out whether any value is true.
pub fn any_truth<M: Machine, U: Use>(m: &M, i: Ins, v: M::Ref) -> Flow {
    truth_of::<M, U>(m, i, v, true)
}

/// `again` says that running the instruction again comes to the same call.
fn truth_of<M: Machine, U: Use>(m: &M, i: Ins, v: M::Ref, again: bool) -> Flow {
    let runtime_truth = if again { runtime_truth::<M, U> } else { late_truth::<M, U> };
    let class = class_of(m, v);
    if let Some(truth) = plain_truth(m, class, v) {
        return U::truth(m, i, truth);
    }
    let truth = match class.kind() {
        Layout::Instance | Layout::Class => {
            class.depend(m);
            for (name, kind) in [(Name::Bool, Kind::Bool), (Name::Len, Kind::Length)] {
                let Some(f) = class.method(m, name) else { continue };
                return match push_special(m, f, &[v], 0, kind) {
                    Pushed::Yes => Flow::Next,
                    Pushed::No => runtime_truth(m, i, v),
                };
            }
            m.cb(true)
        }
        _ => return runtime_truth(m, i, v),
    };
    U::truth(m, i, truth)
}

fn runtime_truth<M: Machine, U: Use>(m: &M, i: Ins, v: M::Ref) -> Flow {
    let Ok(r) = once(m, || m.call(&residual::TRUTH, &[v])) else { return Flow::Raise };
    with_truth::<M, U>(m, i, m.ptr_eq(r, m.cr(vm(m).quick.yes.bits())))
}

fn is_of(class: Seen, ty: Type) -> bool {
    matches!(class, Seen::Object(map) if map.class.is(ty))
}

/// The truth of a value of a builtin class that shows it.
#[inline(always)]
pub fn plain_truth<M: Machine>(m: &M, class: Seen, v: M::Ref) -> Option<M::Bool> {
    let nonzero = |length| m.int_ne(length, m.ci(0));
    Some(match class.kind() {
        Layout::Hole => nonzero(m.untag(v)),
        Layout::Bool => m.ptr_eq(v, m.cr(vm(m).quick.yes.bits())),
        // That of NotImplemented is warned of.
        Layout::Singleton if is_of(class, Type::NotImplementedType) => return None,
        Layout::Singleton => m.ptr_ne(v, m.cr(vm(m).quick.none.bits())),
        Layout::Float => m.float_ne(m.load_float(v, FLOAT), m.cf(0.0)),
        // A class whose metaclass is one of the program's may say something else.
        Layout::Class if class.is_user() => return None,
        Layout::BigInt
        | Layout::Function
        | Layout::Class
        | Layout::Method
        | Layout::Builtin
        | Layout::Relay => m.cb(true),
        Layout::Str => nonzero(m.load_int(v, STR_BYTES)),
        Layout::Tuple => nonzero(m.load_int(v, TUPLE_LENGTH)),
        Layout::List => nonzero(m.load_int(v, LIST_LENGTH)),
        Layout::Bytes => nonzero(m.load_int(v, BYTES_LENGTH)),
        Layout::ByteArray => nonzero(m.load_int(v, BYTEARRAY_LENGTH)),
        Layout::Numbers => nonzero(m.load_int(v, BYTEARRAY_LENGTH)),
        Layout::Deque => nonzero(m.load_int(v, DEQUE_LENGTH)),
        Layout::Dict | Layout::Set | Layout::FrozenSet => nonzero(m.load_int(v, TABLE_LENGTH)),
        Layout::Range => m.ptr_ne(m.load(v, RANGE_LENGTH), m.cr(Value::small(0).bits())),
        _ => return None,
    })
}

/// `JumpTrue` and `JumpFalse` of a value that shows its truth.
#[inline(always)]
pub fn jump_plain<M: Machine, const WANTED: bool>(m: &M, i: Ins) -> Flow {
    let v = m.slot(i.a());
    match plain_truth(m, class_of(m, v), v) {
        Some(truth) => jump_if(m, truth, WANTED),
        None => Flow::Slow,
    }
}

/// As [`runtime_truth`], when a special method has run before: a trace cannot look at the result.
fn late_truth<M: Machine, U: Use>(m: &M, i: Ins, v: M::Ref) -> Flow {
    let Ok(r) = m.call(&residual::TRUTH, &[v]) else { return Flow::Raise };
    U::truth(m, i, m.ptr_eq(r, m.cr(vm(m).quick.yes.bits())))
}

/// A special method that says whether something is true has returned `r`.
pub fn continue_truth<M: Machine, U: Use>(m: &M, i: Ins, kind: Kind, r: M::Ref) -> Flow {
    let class = class_of(m, r);
    match kind {
        Kind::Bool if class.is(Type::Bool) => {}
        Kind::Length if class.is(Type::Int) && class.kind() == Layout::Hole => {
            if m.branch(m.int_lt(m.untag(r), m.ci(0))) {
                let _ = m.call(&residual::CHECKED_LENGTH, &[r]);
                return Flow::Raise;
            }
        }
        Kind::Truth => {}
        Kind::Length if class.is(Type::Bool) => {}
        Kind::Bool => {
            m.call_to_raise(&residual::BAD_BOOL, &[r]);
            return Flow::Raise;
        }
        _ => {
            let Ok(length) = m.call(&residual::CHECKED_LENGTH, &[r]) else { return Flow::Raise };
            return truth_of::<M, U>(m, i, length, false);
        }
    }
    truth_of::<M, U>(m, i, r, false)
}

/// Whether a small number is in a range of small numbers that goes up.
fn is_in_range<M: Machine>(m: &M, range: M::Ref, item: M::Ref) -> Option<M::Bool> {
    let part = |field| small(m, m.load(range, field));
    let (start, step) = (part(RANGE_START)?, part(RANGE_STEP)?);
    let (length, one) = (part(RANGE_LENGTH)?, m.ci(1));
    let distance = m.int_sub_ovf(small(m, item)?, start)?;
    if m.branch(m.int_eq(step, one)) {
        return Some(m.uint_lt(distance, length));
    }
    if !m.branch(m.int_gt(step, one)) {
        return None;
    }
    let is_hit = m.branch(m.int_eq(m.int_mod(distance, step), m.ci(0)));
    Some(if is_hit { m.uint_lt(m.int_floordiv(distance, step), length) } else { m.cb(false) })
}

/// `In`, `NotIn`, `JumpIn`, `JumpNotIn`
pub fn contains<M: Machine, U: Use>(m: &M, i: Ins) -> Flow {
    let (item, container) = U::operands(m, i);
    let class = class_of(m, container);
    if class.is_user() {
        class.depend(m);
        if let Some(f) = user_method(m, class, Name::Contains)
            && let Pushed::Yes = push_special(m, f, &[container, item], 0, Kind::Truth)
        {
            return Flow::Next;
        }
    }
    // What was asked for already comes first.
    if !is_waiting(m)
        && let Some(found) = letters::is_in(m, container, class, item)
    {
        return found.map_or(Flow::Raise, |found| U::truth(m, i, found));
    }
    if !is_waiting(m)
        && let Some(found) = equal::is_in(m, container, class, item)
    {
        return U::truth(m, i, m.cb(found));
    }
    if class.is(Type::Range)
        && !is_waiting(m)
        && let Some(found) = is_in_range(m, container, item)
    {
        return U::truth(m, i, found);
    }
    if !is_waiting(m)
        && let Some(found) = table::contains(m, class, container, item)
    {
        return U::truth(m, i, m.cb(found));
    }
    let search = if class.is(Type::Dict) { Search::InDict } else { Search::InSet };
    if let Some(flow) = own_hash::push(m, search, (container, class), item, None, (0, Kind::Truth))
    {
        return flow;
    }
    let call = match class.kind() {
        Layout::Str => &residual::CONTAINS_STR,
        _ => &residual::CONTAINS,
    };
    let Ok(r) = once(m, || m.call(call, &[container, item])) else { return Flow::Raise };
    with_truth::<M, U>(m, i, m.ptr_eq(r, m.cr(vm(m).quick.yes.bits())))
}

/// A special method for `in` or a truth has returned to an instruction that stores or jumps.
pub fn finish_truth<M: Machine>(m: &M, i: Ins, kind: Kind, r: M::Ref) -> Flow {
    use Opcode::*;
    match i.opcode() {
        In => continue_truth::<M, Store>(m, i, kind, r),
        NotIn => continue_truth::<M, StoreNegated>(m, i, kind, r),
        Not => continue_truth::<M, StoreNot>(m, i, kind, r),
        JumpNotIn | JumpFalse => continue_truth::<M, Branch<false>>(m, i, kind, r),
        opcode if jumps_on_false(opcode) => continue_truth::<M, Branch<false>>(m, i, kind, r),
        _ => continue_truth::<M, Branch<true>>(m, i, kind, r),
    }
}

/// The opposite of a truth, stored, for `not in`.
pub struct StoreNegated;

impl Use for StoreNegated {
    fn operands<M: Machine>(m: &M, i: Ins) -> (M::Ref, M::Ref) {
        Store::operands(m, i)
    }
    fn truth<M: Machine>(m: &M, i: Ins, b: M::Bool) -> Flow {
        Store::truth(m, i, m.bool_not(b))
    }
}

fn jumps_on_false(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        JumpNotLt
            | JumpNotLe
            | JumpNotEq
            | JumpNotNe
            | JumpNotGt
            | JumpNotGe
            | JumpNotLtImm
            | JumpNotLeImm
            | JumpNotEqImm
            | JumpNotNeImm
            | JumpNotGtImm
            | JumpNotGeImm
    )
}
