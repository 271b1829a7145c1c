//! Pass: objects stay virtual until they escape.
//!
//! An allocation is removed at once, and what would be stored in the object is remembered. Reads, writes and class guards of it are
//! answered from there. Whoever needs the object itself, such as a store into an object that others can see, a call or a jump,
//! forces it: allocation and stores are emitted then, those of objects inside it first, and circles are no trouble, because an object
//! counts as allocated before its fields are looked at.
//!
//! ```text
//! p5 = new(BoxedInteger)                 # gone
//! setfield(p5, intval, i4)               # gone
//! guard_class(p5, BoxedInteger)          # gone
//! i7 = getfield(p5, intval)              # i7 is i4
//! jump(p5)                               # p5 = new(BoxedInteger); setfield(p5, intval, i4); jump(p5)
//! ```
//!
//! A tagged int is the smallest virtual: `tag(i)` is emitted only where the reference is needed, and resume data never needs it.

use super::GiveUp;
use super::info::{NOWHERE, Shape, Stored};
use super::pass::{Answer, Cx, Outcome};
use super::removal::{Escape, Reason};
use crate::ir::{Const, Field, Group, Op, OpRef, Opcode, Repr};

/// Longer arrays are allocated where the program does it.
const LONGEST: i64 = 64;
/// Bytes of the header word.
const HEADER: u32 = 8;

/// Array elements have no field of their own.
pub(super) const ELEMENT: Field =
    Field { offset: 0, repr: Repr::Ref, group: Group(0), immutable: false };

/// The pass.
pub fn op(cx: &mut Cx, op: &mut Op) -> Answer {
    match op.code {
        Opcode::new => {
            if let crate::ir::Descr::Size(size) = op.descr {
                let shape = Shape::Struct { size, class: size.class(), fields: Vec::new() };
                return Ok(Outcome::Is(cx.new_virtual(shape, cx.current), Reason::Allocation));
            }
            Ok(Outcome::Keep)
        }
        Opcode::new_array => Ok(new_array(cx, op)),
        Opcode::tag => {
            if op.args[0].is_const() {
                return Ok(Outcome::Keep);
            }
            let twin = cx.values[op.args[0].index()].twin;
            if twin != OpRef::NONE {
                return Ok(Outcome::Is(twin, Reason::Algebra));
            }
            let value = cx.new_virtual(Shape::Tagged(op.args[0]), cx.current);
            cx.values[op.args[0].index()].twin = value;
            Ok(Outcome::Is(value, Reason::Tag))
        }
        Opcode::untag => {
            if op.args[0].is_const() {
                return Ok(Outcome::Keep);
            }
            let twin = cx.values[op.args[0].index()].twin;
            let known = twin != OpRef::NONE;
            Ok(if known { Outcome::Is(twin, Reason::Algebra) } else { Outcome::Keep })
        }
        Opcode::getfield => Ok(getfield(cx, op)),
        Opcode::setfield => Ok(setfield(cx, op)),
        Opcode::getitem => Ok(getitem(cx, op)),
        Opcode::setitem => Ok(setitem(cx, op)),
        Opcode::set_class => {
            let class = op.class();
            match shape_mut(cx, op.args[0]) {
                Some(Shape::Struct { class: now, .. }) => {
                    *now = class;
                    Ok(Outcome::Gone(Reason::VirtualStore))
                }
                _ => Ok(Outcome::Keep),
            }
        }
        Opcode::guard_class => match cx.virtual_shape(op.args[0]) {
            Some(_) if cx.class(op.args[0]) == Some(op.class()) => {
                Ok(Outcome::Gone(Reason::Implied))
            }
            Some(_) => Err(GiveUp::AlwaysFails(op.origin)),
            None => Ok(Outcome::Keep),
        },
        Opcode::is_class if cx.virtual_index(op.args[0]).is_some() => {
            let same = cx.class(op.args[0]) == Some(op.class());
            Ok(Outcome::Is(cx.constant(Const::Bool(same)), Reason::Folded))
        }
        Opcode::is_int if cx.virtual_index(op.args[0]).is_some() => {
            let int = matches!(cx.virtual_shape(op.args[0]), Some(Shape::Tagged(_)));
            Ok(Outcome::Is(cx.constant(Const::Bool(int)), Reason::Folded))
        }
        Opcode::ptr_eq | Opcode::ptr_ne => {
            let object =
                |v| matches!(cx.virtual_shape(v), Some(Shape::Struct { .. } | Shape::Array { .. }));
            if !object(op.args[0]) && !object(op.args[1]) {
                return Ok(Outcome::Keep);
            }
            // Nobody else can have a reference to an object that does not exist yet.
            let same = op.args[0] == op.args[1];
            let answer = same == (op.code == Opcode::ptr_eq);
            Ok(Outcome::Is(cx.constant(Const::Bool(answer)), Reason::Folded))
        }
        _ => Ok(Outcome::Keep),
    }
}

/// The other half of `untag`: both names stand for one word.
pub fn learn(cx: &mut Cx, op: &Op, result: OpRef) -> Result<(), GiveUp> {
    if op.code == Opcode::untag && !op.args[0].is_const() {
        let range = cx.range_of_small_int(op.args[0]);
        cx.values[op.args[0].index()].twin = result;
        cx.values[result.index()].twin = op.args[0];
        cx.narrow(result, Some(range))?;
    }
    Ok(())
}

fn shape_mut<'c>(cx: &'c mut Cx, object: OpRef) -> Option<&'c mut Shape> {
    let index = cx.virtual_index(object)?;
    Some(&mut cx.virtuals[index as usize].shape)
}

fn new_array(cx: &mut Cx, op: &Op) -> Outcome {
    match cx.const_of(op.args[0]) {
        Some(Const::Int(length @ 0..=LONGEST)) => {
            let empty = Stored { field: ELEMENT, value: OpRef::NONE, source: NOWHERE };
            let shape = Shape::Array { array: op.array(), items: vec![empty; length as usize] };
            Outcome::Is(cx.new_virtual(shape, cx.current), Reason::Allocation)
        }
        _ => Outcome::Keep,
    }
}

/// What a virtual has in a field.
enum Inside {
    /// A value.
    Value(OpRef),
    /// Zero of the field's type.
    Zero,
    /// Cannot be told: the object has to be there.
    Unknown,
}

fn inside(shape: &Shape, field: Field) -> Inside {
    let end = field.offset + field.repr.bytes();
    match shape {
        _ if field.offset < HEADER => Inside::Unknown,
        Shape::Struct { fields, .. } => {
            for stored in fields {
                let there = stored.field;
                if there.offset == field.offset && there.repr == field.repr {
                    return Inside::Value(stored.value);
                }
                if there.offset < end && field.offset < there.offset + there.repr.bytes() {
                    return Inside::Unknown;
                }
            }
            Inside::Zero
        }
        _ => Inside::Unknown,
    }
}

fn getfield(cx: &mut Cx, op: &mut Op) -> Outcome {
    let field = op.field();
    let Some(shape) = cx.virtual_shape(op.args[0]) else {
        return Outcome::Keep;
    };
    if let Shape::Array { items, .. } = shape
        && field.offset == HEADER
        && field.repr == Repr::Int
    {
        let length = Const::Int(items.len() as i64);
        return Outcome::Is(cx.constant(length), Reason::VirtualLoad);
    }
    match inside(shape, field) {
        Inside::Value(value) => Outcome::Is(value, Reason::VirtualLoad),
        Inside::Zero => {
            let zero = Const::from_word(field.repr.ty(), 0);
            Outcome::Is(cx.constant(zero), Reason::VirtualLoad)
        }
        Inside::Unknown => match cx.class(op.args[0]).and_then(|c| cx.host.class_field(c, field)) {
            Some(word) => {
                let constant = Const::from_word(field.repr.ty(), word);
                Outcome::Is(cx.constant(constant), Reason::VirtualLoad)
            }
            None => needed(cx, op),
        },
    }
}

/// The operation needs the object itself.
fn needed(cx: &mut Cx, op: &mut Op) -> Outcome {
    op.args[0] = cx.force(op.args[0], Escape::of(op), op.origin);
    Outcome::Keep
}

fn setfield(cx: &mut Cx, op: &mut Op) -> Outcome {
    let (field, value, source) = (op.field(), op.args[1], cx.current);
    let Some(shape) = shape_mut(cx, op.args[0]) else {
        return Outcome::Keep;
    };
    let known = inside(shape, field);
    let Shape::Struct { fields, .. } = shape else {
        return needed(cx, op);
    };
    let stored = Stored { field, value, source };
    match known {
        Inside::Unknown => return needed(cx, op),
        Inside::Zero => {
            let at = fields.partition_point(|s| s.field.offset < field.offset);
            fields.insert(at, stored);
        }
        Inside::Value(_) => {
            if let Some(there) = fields.iter_mut().find(|s| s.field.offset == field.offset) {
                *there = stored;
            }
        }
    }
    Outcome::Gone(Reason::VirtualStore)
}

fn index_of(cx: &Cx, op: &Op) -> Option<usize> {
    match cx.const_of(op.args[1]) {
        Some(Const::Int(i)) => usize::try_from(i).ok(),
        _ => None,
    }
}

fn getitem(cx: &mut Cx, op: &mut Op) -> Outcome {
    let Some(i) = index_of(cx, op) else {
        return needed(cx, op);
    };
    match cx.virtual_shape(op.args[0]) {
        Some(Shape::Array { array, items })
            if array.is_laid_out_as(op.array()) && i < items.len() =>
        {
            let (value, ty) = (items[i].value, array.repr.ty());
            let zero = Const::from_word(ty, 0);
            let value = if value == OpRef::NONE { cx.constant(zero) } else { value };
            Outcome::Is(value, Reason::VirtualLoad)
        }
        _ => needed(cx, op),
    }
}

fn setitem(cx: &mut Cx, op: &mut Op) -> Outcome {
    let Some(i) = index_of(cx, op) else {
        return needed(cx, op);
    };
    let (wanted, value, source) = (op.array(), op.args[2], cx.current);
    match shape_mut(cx, op.args[0]) {
        Some(Shape::Array { array, items }) if array.is_laid_out_as(wanted) && i < items.len() => {
            items[i] = Stored { field: ELEMENT, value, source };
            Outcome::Gone(Reason::VirtualStore)
        }
        _ => needed(cx, op),
    }
}
