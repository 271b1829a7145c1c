//! How a bridge starts: the state that a guard brings back, as operations.
//!
//! The guard's live values are the inputs. Objects that the parent never allocated are made by operations at the start, so that they may stay
//! virtual in the bridge as well; so are the pending writes.

use crate::abi::Pc;
use crate::host::Host;
use crate::ir::{Const, Field, OpRef, Opcode, Repr, Type, op::Descr};
use crate::machine::recorder::Recorder;
use crate::resume::{Place, Recipe, ResumeData, Source};

/// The frames that a guard resumes in, from the outside in: slots above the frame before, and where that one called. `None` if a link is no
/// constant.
pub(crate) fn frames(data: &ResumeData, host: &dyn Host) -> Option<Vec<(i32, Pc)>> {
    let mut frames = Vec::new();
    let mut base = data.base;
    while base > 0 {
        let (_, link) = *data.slots.iter().find(|&&(slot, _)| slot == base - 1)?;
        let Source::Const(Const::Ref(link)) = link else { return None };
        let suspended = host.suspended(link);
        frames.push((suspended.delta, suspended.pc));
        base -= suspended.delta;
    }
    frames.reverse();
    (base == 0).then_some(frames)
}

/// Writes the start of a bridge and tells the recorder what is where.
pub(crate) fn prepare(
    recorder: &Recorder<'_>,
    data: &ResumeData,
    types: &[Type],
    frames: &[(i32, Pc)],
) {
    for (i, &ty) in types.iter().enumerate() {
        recorder.trace_mut().input(i as i32, ty);
    }
    let start = Start { recorder, types, virtuals: make_virtuals(recorder, data) };
    recorder.trace_mut().given = data.virtuals.len() as u32;
    recorder.comes_from(data.pc);
    for (recipe, &object) in data.virtuals.iter().zip(&start.virtuals) {
        match recipe {
            Recipe::Struct { fields, .. } => {
                for &(field, source) in fields {
                    start.set_field(object, field, source);
                }
            }
            Recipe::Array { array, items, .. } => {
                for (i, &source) in items.iter().enumerate() {
                    let index = recorder.pool(Const::Int(i as i64));
                    let args = [object, index, start.value(source, array.repr)];
                    recorder.emit_op(Opcode::setitem, Type::Void, &args, Descr::Array(*array));
                }
            }
        }
    }
    for write in &data.pending {
        let object = start.value(write.object, Repr::Ref);
        match write.place {
            Place::Field(field) => start.set_field(object, field, write.value),
            Place::Item(array, index) => {
                let index = start.value(index, Repr::Int);
                let args = [object, index, start.value(write.value, array.repr)];
                recorder.emit_op(Opcode::setitem, Type::Void, &args, Descr::Array(array));
            }
            Place::Class(class) => {
                recorder.emit_op(Opcode::set_class, Type::Void, &[object], Descr::Class(class));
            }
        }
    }
    for &(slot, source) in &data.slots {
        recorder.put_slot(slot, start.value(source, Repr::Ref));
    }
    let inside = frames.iter().map(|&(_, pc)| pc).chain([data.pc as Pc]);
    recorder.put_guest(inside.clone().next().unwrap_or(data.pc as Pc));
    for (&(delta, call_pc), pc) in frames.iter().zip(inside.skip(1)) {
        recorder.put_frame(delta, call_pc, pc);
    }
}

fn make_virtuals(recorder: &Recorder<'_>, data: &ResumeData) -> Vec<OpRef> {
    let make = |recipe: &Recipe| match recipe {
        Recipe::Struct { made, size, class, .. } => {
            recorder.comes_from(*made);
            let object = recorder.emit_op(Opcode::new, Type::Ref, &[], Descr::Size(*size));
            if *class != size.class() {
                recorder.emit_op(Opcode::set_class, Type::Void, &[object], Descr::Class(*class));
            }
            object
        }
        Recipe::Array { made, array, items } => {
            recorder.comes_from(*made);
            let length = recorder.pool(Const::Int(items.len() as i64));
            recorder.emit_op(Opcode::new_array, Type::Ref, &[length], Descr::Array(*array))
        }
    };
    data.virtuals.iter().map(make).collect()
}

struct Start<'a, 'h> {
    recorder: &'a Recorder<'h>,
    types: &'a [Type],
    virtuals: Vec<OpRef>,
}

impl Start<'_, '_> {
    /// The value as one of the type that `repr` wants: an int becomes a reference and the other way round.
    fn value(&self, source: Source, repr: Repr) -> OpRef {
        let (value, ty) = match source {
            Source::Const(constant) => {
                let constant = Const::from_word(repr.ty(), constant.word());
                return self.recorder.pool(constant);
            }
            Source::Live(n) => (OpRef::op(n as usize), self.types[n as usize]),
            Source::Virtual(id) => (self.virtuals[id.0 as usize], Type::Ref),
        };
        match (ty, repr.ty()) {
            (Type::Int, Type::Ref) => {
                self.recorder.emit_op(Opcode::tag, Type::Ref, &[value], Descr::None)
            }
            (Type::Ref, Type::Int) => {
                self.recorder.emit_op(Opcode::untag, Type::Int, &[value], Descr::None)
            }
            _ => value,
        }
    }

    fn set_field(&self, object: OpRef, field: Field, source: Source) {
        let args = [object, self.value(source, field.repr)];
        self.recorder.emit_op(Opcode::setfield, Type::Void, &args, Descr::Field(field));
    }
}
