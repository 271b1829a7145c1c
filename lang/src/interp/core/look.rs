//! Looking at values: what every handler asks first.

use super::frame::*;
use crate::object::{Class, Kind as Layout, Map, Name, Raised, Type, Value, map_at};
use crate::portal::descrs::*;
use crate::portal::residual;
use crate::vm::Vm;
use sidewinder_jit::machine::{Arg, Machine};

use crate::interp::handlers::arith::Operator;

/// The class of a value, green.
#[derive(Clone, Copy)]
pub enum Seen {
    /// A small int.
    Small,
    /// An object with this map.
    Object(&'static Map),
}

/// Looks at the class of a value, which is not null.
#[inline(always)]
pub fn class_of<M: Machine>(m: &M, r: M::Ref) -> Seen {
    if m.branch(m.is_int(r)) { Seen::Small } else { Seen::Object(map_at(m.promote_class(r).0)) }
}

impl Seen {
    /// Whether the special methods of the class say what it does, which may be the program's.
    pub fn is_user(self) -> bool {
        let Seen::Object(map) = self else { return false };
        // What builtin exceptions and namespaces do is known without their methods.
        let is_known = matches!(map.kind, Layout::Instance | Layout::Exception);
        map.class.is_user() || map.kind.by_methods() && !is_known
    }

    /// Whether the class is a builtin one, or keeps a value of one.
    pub fn has_builtin_methods(self) -> bool {
        match self {
            Seen::Small => true,
            Seen::Object(map) => !map.class.is_user() || map.class.has_payload(),
        }
    }

    /// Whether such values never change and are told apart only by what they are: numbers and strings.
    pub fn is_value(self) -> bool {
        match self {
            Seen::Small => true,
            Seen::Object(map) => {
                !map.class.is_user()
                    && matches!(
                        map.kind,
                        Layout::BigInt
                            | Layout::Float
                            | Layout::Complex
                            | Layout::Str
                            | Layout::Bool
                    )
            }
        }
    }

    /// Whether such values are equal to none but themselves, and hash by their identity, as long as the class is as it is.
    pub fn is_itself(self) -> bool {
        matches!(self, Seen::Object(map) if map.is_itself())
    }

    /// How the object is laid out.
    pub fn kind(self) -> Layout {
        match self {
            Seen::Small => Layout::Hole,
            Seen::Object(map) => map.kind,
        }
    }

    /// Whether it is exactly that builtin class.
    pub fn is(self, ty: Type) -> bool {
        match self {
            Seen::Small => ty == Type::Int,
            Seen::Object(map) => map.class.is(ty),
        }
    }

    /// Whether both are the same class.
    pub fn same(self, other: Seen) -> bool {
        match (self, other) {
            (Seen::Small, Seen::Small) => true,
            (Seen::Object(a), Seen::Object(b)) => std::ptr::eq(a.class, b.class),
            _ => false,
        }
    }

    /// Whether the class inherits from the other.
    pub fn is_subclass(self, other: Seen) -> bool {
        match (self, other) {
            (Seen::Object(map), Seen::Object(other)) => map.class.is_subclass(other.class),
            (Seen::Object(map), Seen::Small) => map.class.base_type == Type::Int,
            (Seen::Small, _) => false,
        }
    }

    /// Whether the class is that one or inherits from it. From here on the trace relies on the answer: bases may change.
    pub fn inherits<M: Machine>(self, m: &M, from: &'static Class) -> bool {
        self.depend(m);
        self.class(m).is_subclass(from)
    }

    /// The class itself.
    pub fn class<M: Machine>(self, m: &M) -> &'static Class {
        match self {
            Seen::Small => vm(m).class(Type::Int),
            Seen::Object(map) => map.class,
        }
    }

    /// From here on the trace relies on the class as it is.
    pub fn depend<M: Machine>(self, m: &M) {
        if let Seen::Object(map) = self
            && map.class.is_user()
        {
            m.depend(map as *const Map as u64);
        }
    }

    /// The special method that the class has; valid while it is as it is.
    pub fn method<M: Machine>(self, m: &M, name: Name) -> Option<Value> {
        let class = self.class(m);
        vm(m).lookup(class, vm(m).name(name))
    }

    /// Whether a class of the program leaves this method to the builtin class that it inherits from; valid while it is as it is.
    pub fn leaves<M: Machine>(self, m: &M, name: Name) -> bool {
        let Seen::Object(map) = self else { return false };
        self.depend(m);
        map.class.has_payload()
            && self.method(m, name).is_some_and(|own| is_from(m, map.class.base_type, name, own))
    }

    /// Whether it is a builtin class of numbers.
    pub fn is_number(self) -> bool {
        use Layout::{BigInt, Bool, Complex, Float, Hole};
        matches!(self.kind(), Hole | Bool | BigInt | Float | Complex)
    }

    /// Whether the operator of a builtin class answers NotImplemented when the other operand is none of its own.
    pub fn leaves_to_others(self, operator: Operator) -> bool {
        !matches!(self.kind(), Layout::Str | Layout::Bytes | Layout::ByteArray)
            || operator != Operator::Mod
    }
}

/// Whether a method that a class was found to have is the one of that builtin class.
pub fn is_from<M: Machine>(m: &M, ty: Type, name: Name, method: Value) -> bool {
    vm(m).lookup(vm(m).class(ty), vm(m).name(name)) == Some(method)
}

/// Whether it is a float.
#[inline(always)]
pub fn is_float<M: Machine>(m: &M, r: M::Ref) -> bool {
    !m.branch(m.is_int(r)) && m.branch(m.is_class(r, vm(m).quick.float.class()))
}

/// A float or a small int as a double.
#[inline(always)]
pub fn as_float<M: Machine>(m: &M, r: M::Ref) -> Option<M::Float> {
    if m.branch(m.is_int(r)) {
        Some(m.int_to_float(m.untag(r)))
    } else if m.branch(m.is_class(r, vm(m).quick.float.class())) {
        Some(m.load_float(r, FLOAT))
    } else {
        None
    }
}

/// A fresh float, if that needs no call.
#[inline(always)]
pub fn try_float<M: Machine>(m: &M, x: M::Float) -> Option<M::Ref> {
    let r = m.try_new(vm(m).quick.float)?;
    m.store_float(r, FLOAT, x);
    Some(r)
}

/// A fresh float.
pub fn new_float<M: Machine>(m: &M, x: M::Float) -> Result<M::Ref, Raised> {
    match try_float(m, x) {
        Some(fresh) => Ok(fresh),
        None => m.call_mixed(&residual::NEW_FLOAT, &[Arg::Float(x)]),
    }
}

/// `True` or `False`.
#[inline(always)]
pub fn bool_ref<M: Machine>(m: &M, b: M::Bool) -> M::Ref {
    m.select(b, m.cr(vm(m).quick.yes.bits()), m.cr(vm(m).quick.no.bits()))
}

/// Whether it is null.
#[inline(always)]
pub fn is_null<M: Machine>(m: &M, r: M::Ref) -> bool {
    m.branch(m.ptr_eq(r, m.cr(Value::NULL.bits())))
}

/// The number that it is, if that is small.
#[inline(always)]
pub fn small<M: Machine>(m: &M, r: M::Ref) -> Option<M::Int> {
    m.branch(m.is_int(r)).then(|| m.untag(r))
}

/// A call whose result the handler has to look at. A guard that fails on the result runs the bytecode again: so the result
/// waits in the Vm, and is taken instead of calling twice. The handler looks at it, then says [`looked`].
pub fn once<M: Machine>(
    m: &M,
    call: impl FnOnce() -> Result<M::Ref, Raised>,
) -> Result<M::Ref, Raised> {
    let state = m.cr(Vm::word(vm(m)));
    let waiting = m.load(state, RESUMED);
    if !is_null(m, waiting) {
        return Ok(waiting);
    }
    let result = call()?;
    if M::RECORDING {
        m.store(state, RESUMED, result);
        m.commit(m.pc());
    }
    Ok(result)
}

/// Whether a result of [`once`] waits: the bytecode runs again, and must not do in another way what has been done.
#[inline(always)]
pub fn is_waiting<M: Machine>(m: &M) -> bool {
    !vm(m).resumed.is_null()
}

/// The result of [`once`] was looked at.
pub fn looked<M: Machine>(m: &M) {
    let state = m.cr(Vm::word(vm(m)));
    m.store(state, RESUMED, m.cr(Value::NULL.bits()));
}
