//! Virtuals: how they are noted, and how they are allocated after all.

use super::info::{Kind, NO_VIRTUAL, NOWHERE, Shape, Stored, Virtual, VirtualIndex};
use super::pass::Cx;
use super::removal::{Escape, Holder, KeptAllocation};
use crate::ir::Made;
use crate::ir::{Class, Const, Descr, Field, Op, OpRef, Opcode, OriginId, Repr, Size, Type};

impl Cx<'_> {
    /// What a value would be, if it is a virtual.
    pub fn virtual_shape(&self, value: OpRef) -> Option<&Shape> {
        let index = self.virtual_index(value)?;
        Some(&self.virtuals[index as usize].shape)
    }

    /// The index of a virtual.
    #[inline]
    pub fn virtual_index(&self, value: OpRef) -> Option<VirtualIndex> {
        let value = self.resolve(value);
        if value.is_const() {
            return None;
        }
        let index = self.values[value.index()].shape;
        (index != NO_VIRTUAL).then_some(index)
    }

    /// A new virtual, made by this recorded operation.
    pub fn new_virtual(&mut self, shape: Shape, source: u32) -> OpRef {
        let origin = self.origin();
        self.new_virtual_from(shape, source, origin)
    }

    /// A new virtual that is allocated at this place of the program.
    pub fn new_virtual_from(&mut self, shape: Shape, source: u32, origin: OriginId) -> OpRef {
        let value = self.fresh(Type::Ref);
        if let Shape::Tagged(int) = shape {
            self.values[value.index()].twin = int;
            self.values[value.index()].kind = Kind::INT;
        }
        self.values[value.index()].shape = self.virtuals.len() as VirtualIndex;
        self.virtuals.push(Virtual { shape, source, origin });
        value
    }

    /// Which object of the program a virtual is.
    pub fn made_at(&self, value: OpRef) -> Option<Made> {
        let one = &self.virtuals[self.virtual_index(value)? as usize];
        let class = match &one.shape {
            Shape::Struct { size, .. } => Some(size.class()),
            Shape::Array { array, .. } => array.class(),
            Shape::Tagged(_) => return None,
        };
        Some(Made { pc: self.trace.origins.get(one.origin.0 as usize)?.pc, class })
    }

    /// Notes which objects that were not allocated other code goes on with: these, and those in their parts.
    pub fn note_handed(&mut self, values: &[OpRef]) {
        let (mut waiting, mut met) = (values.to_vec(), Vec::new());
        let mut handed = Vec::new();
        while let Some(value) = waiting.pop() {
            let Some(index) = self.virtual_index(value) else { continue };
            if met.contains(&index) {
                continue;
            }
            met.push(index);
            handed.extend(self.made_at(value));
            match &self.virtuals[index as usize].shape {
                Shape::Struct { fields: parts, .. } | Shape::Array { items: parts, .. } => {
                    let parts = parts.iter().map(|part| part.value);
                    waiting.extend(parts.filter(|&value| value != OpRef::NONE));
                }
                Shape::Tagged(_) => {}
            }
        }
        if let Some(sweep) = self.sweeps.last_mut() {
            sweep.handed = handed;
        }
    }

    /// The value, allocated if it was a virtual.
    #[inline]
    pub fn force(&mut self, value: OpRef, escape: Escape, at: OriginId) -> OpRef {
        let value = self.resolve(value);
        match self.virtual_index(value) {
            Some(_) => self.force_with(value, escape, at, None),
            None => value,
        }
    }

    fn force_with(
        &mut self,
        value: OpRef,
        escape: Escape,
        at: OriginId,
        holder: Option<Holder>,
    ) -> OpRef {
        let value = self.resolve(value);
        let Some(index) = self.virtual_index(value) else {
            return value;
        };
        self.values[value.index()].shape = NO_VIRTUAL;
        let Virtual { shape, source, origin } = self.virtuals[index as usize].clone();
        match shape {
            Shape::Tagged(int) => {
                let int = self.resolve(int);
                if let Some(constant) = self.const_of(int) {
                    self.becomes(value, Const::Ref(constant.word()));
                    return self.resolve(value);
                }
                let op = self.made_by(source, Opcode::tag, &[int], Descr::None);
                self.push(op, value, source);
            }
            Shape::Struct { size, class, fields } => {
                let high = size.header & !(u32::MAX as u64);
                let size = Size { header: high | class.0 as u64, ..size };
                let mut op = self.made_by(source, Opcode::new, &[], Descr::Size(size));
                op.origin = origin;
                self.push(op, value, source);
                self.set_class(value, class);
                let bytes = size.bytes;
                let kept = KeptAllocation { origin, class: Some(class), bytes, escape, at, holder };
                self.keep_allocation(value, kept);
                let mut fields = fields;
                let doubles = self.boxed(&mut fields, origin);
                let fields = self.forced(fields, (escape, at), Some(class), origin);
                for (field, double) in doubles {
                    self.state.heap.know_field(value, field, double);
                }
                for stored in fields {
                    let descr = Descr::Field(stored.field);
                    let args = [value, stored.value];
                    let op = self.made_by(stored.source, Opcode::setfield, &args, descr);
                    self.push(op, OpRef::NONE, stored.source);
                    self.state.heap.know_field(value, stored.field, stored.value);
                }
            }
            Shape::Array { array, items } => {
                let length = self.constant(Const::Int(items.len() as i64));
                let descr = Descr::Array(array);
                let mut op = self.made_by(source, Opcode::new_array, &[length], descr);
                op.origin = origin;
                self.push(op, value, source);
                self.set_class(value, Class(array.header as u32));
                let class = array.class();
                let bytes = array.base + items.len() as u32 * array.repr.bytes();
                let kept = KeptAllocation { origin, class, bytes, escape, at, holder };
                self.keep_allocation(value, kept);
                let items = self.forced(items, (escape, at), class, origin);
                for (i, stored) in items.into_iter().enumerate() {
                    if stored.value == OpRef::NONE {
                        continue;
                    }
                    let i = self.constant(Const::Int(i as i64));
                    let args = [value, i, stored.value];
                    let op = self.made_by(stored.source, Opcode::setitem, &args, descr);
                    self.push(op, OpRef::NONE, stored.source);
                    self.state.heap.know_item(value, array, i, stored.value);
                }
            }
        }
        value
    }

    /// Puts doubles that fields have in boxes into such, which are allocated with what else is in the fields. Gives what was there: all reads of such fields are of
    /// doubles.
    fn boxed(&mut self, fields: &mut [Stored], origin: OriginId) -> Vec<(Field, OpRef)> {
        let mut doubles = Vec::new();
        for stored in fields.iter_mut().filter(|stored| stored.field.repr == Repr::Boxed) {
            let boxes = self.host.boxes().expect("a host with such fields has boxes");
            doubles.push((stored.field, stored.value));
            let inside = Stored { field: boxes.value, source: NOWHERE, ..*stored };
            let shape = Shape::Struct {
                size: boxes.owned,
                class: boxes.owned.class(),
                fields: vec![inside],
            };
            stored.field.repr = Repr::Ref;
            stored.value = self.new_virtual_from(shape, NOWHERE, origin);
        }
        doubles
    }

    /// Allocates what is in fields or items.
    fn forced(
        &mut self,
        mut all: Vec<Stored>,
        (escape, at): (Escape, OriginId),
        class: Option<Class>,
        origin: OriginId,
    ) -> Vec<Stored> {
        for one in &mut all {
            if one.value != OpRef::NONE {
                let by = (one.source != NOWHERE).then(|| &self.trace.ops[one.source as usize]);
                let holder = Holder { class, origin, stored: by.map(|op| op.origin) };
                one.value = self.force_with(one.value, escape, at, Some(holder));
            }
        }
        all
    }

    fn keep_allocation(&mut self, value: OpRef, kept: KeptAllocation) {
        let info = &mut self.values[value.index()];
        info.fresh = true;
        info.kind = Kind::OBJECT;
        if let Some(sweep) = self.sweeps.last_mut() {
            sweep.kept.push(kept);
        }
    }

    fn made_by(&self, source: u32, code: Opcode, args: &[OpRef], descr: Descr) -> Op {
        let mut op = self.make(code, args, descr, code.row().result.unwrap_or(Type::Void));
        if source != NOWHERE {
            op.origin = self.trace.ops[source as usize].origin;
        }
        op
    }
}
