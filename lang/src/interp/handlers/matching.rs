//! What `match` asks of its subject.

use super::arith::finish;
use super::build::spread;
use super::intrinsics;
use crate::interp::core::frame::*;
use crate::interp::core::look::*;
use crate::object::class::Shape;
use crate::object::{Class, Kind as Layout, Map, Name, Raised, Str, Tuple, Value};
use crate::operation::matching::builtin_shape;
use crate::portal::residual;
use crate::vm::Intrinsic;
use sidewinder_jit::machine::{Flow, Machine};

/// `Length`
pub fn length<M: Machine>(m: &M, i: Ins) -> Flow {
    match intrinsics::run(m, i, Intrinsic::Len, i.b(), 1) {
        Some(flow) => flow,
        None => finish(m, i, m.call(&residual::LENGTH, &[m.slot(i.b())])),
    }
}

/// `JumpNotSequence`
pub fn jump_not_sequence<M: Machine>(m: &M, i: Ins) -> Flow {
    jump_unless_shape(m, i, Shape::Sequence)
}

/// `JumpNotMapping`
pub fn jump_not_mapping<M: Machine>(m: &M, i: Ins) -> Flow {
    jump_unless_shape(m, i, Shape::Mapping)
}

fn jump_unless_shape<M: Machine>(m: &M, i: Ins, wanted: Shape) -> Flow {
    let seen = class_of(m, m.slot(i.a()));
    let shape = match builtin_shape(seen.kind()) {
        Some(shape) => shape,
        None => {
            seen.depend(m);
            vm(m).shape_of_class(seen.class(m))
        }
    };
    if shape == wanted { next(m, 2) } else { jump(m, 1) }
}

/// `MatchKeys`
pub fn match_keys<M: Machine>(m: &M, i: Ins) -> Flow {
    let args = [m.slot(i.b()), m.slot(i.c())];
    let found = once(m, || m.call(&residual::MATCH_KEYS, &args));
    take(m, i, found, word(m.pc(), 2), 3)
}

/// `MatchRest`
pub fn match_rest<M: Machine>(m: &M, i: Ins) -> Flow {
    finish(m, i, m.call(&residual::MATCH_REST, &[m.slot(i.b()), m.slot(i.c())]))
}

/// Words of `MatchClass`.
const CLASS_WORDS: usize = 6;

/// `MatchClass`
pub fn match_class<M: Machine>(m: &M, i: Ins) -> Flow {
    let (positional, count) = (word(m.pc(), 4), word(m.pc(), 5));
    let (subject, class) = (m.slot(i.b()), m.slot(i.c()));
    if let Some(flow) = match_plainly(m, i, subject, class) {
        return flow;
    }
    let names = m.cr(wide(m.pc(), 2));
    let positional = m.cr(Value::small(positional as i64).bits());
    let args = [subject, class, names, positional];
    let found = once(m, || m.call(&residual::MATCH_CLASS, &args));
    take(m, i, found, count, CLASS_WORDS)
}

/// An instance whose attributes are just there. `None`: not as easy as that.
fn match_plainly<M: Machine>(m: &M, i: Ins, subject: M::Ref, class: M::Ref) -> Option<Flow> {
    if class_of(m, class).kind() != Layout::Class
        || !class_of(m, class).is(crate::object::Type::Type)
    {
        return None;
    }
    let pattern: &'static Class = super::construct::class_at(promoted(m, class));
    let seen = class_of(m, subject);
    if !seen.inherits(m, pattern) {
        let hides = seen.is_user() && vm(m).hides_class(seen.class(m));
        // It may say that it is of another class than it is.
        return (!hides && seen.kind() != Layout::WeakRef).then(|| jump(m, 1));
    }
    let (positional, count) = (word(m.pc(), 4) as usize, word(m.pc(), 5) as usize);
    if count == 0 {
        return Some(next(m, CLASS_WORDS));
    }
    let Seen::Object(map) = seen else { return None };
    if map.kind != Layout::Instance || map.class.has_payload() {
        return None;
    }
    m.depend(map as *const Map as u64);
    let own: Vec<Value> = match vm(m).lookup(pattern, vm(m).name(Name::MatchArgs)) {
        _ if positional == 0 => Vec::new(),
        Some(names) if vm(m).is_exactly(names, crate::object::Type::Tuple) => {
            Tuple(names).items().to_vec()
        }
        _ => return None,
    };
    if own.len() < positional || !own.iter().all(|name| name.is(Layout::Str)) {
        return None;
    }
    let keywords = Tuple(operand(m.pc(), 2)).items();
    let names: Vec<Value> = own[..positional].iter().chain(keywords).copied().collect();
    if names.iter().enumerate().any(|(at, name)| names[..at].iter().any(|old| same(*old, *name))) {
        return None;
    }
    let mut offsets = Vec::with_capacity(count);
    for name in names {
        offsets.push(super::attr::plain_slot(m, map, vm(m).find_interned(name)?)?);
    }
    for (at, offset) in offsets.into_iter().enumerate() {
        m.set_slot(i.a() + at as isize, super::attr::at_offset(m, subject, map, offset));
    }
    Some(next(m, CLASS_WORDS))
}

fn same(a: Value, b: Value) -> bool {
    Str(a).text() == Str(b).text()
}

/// Takes the items of a tuple, or jumps if it is `None`.
fn take<M: Machine>(
    m: &M,
    i: Ins,
    found: Result<M::Ref, Raised>,
    count: u32,
    words: usize,
) -> Flow {
    let Ok(found) = found else { return Flow::Raise };
    let is_none = m.branch(m.ptr_eq(found, m.cr(vm(m).quick.none.bits())));
    looked(m);
    if is_none {
        return jump(m, 1);
    }
    spread(m, i.a(), found, count as i64);
    next(m, words)
}
