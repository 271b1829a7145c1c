//! Records: what classes, modules, code objects and what stands for something of a module's are besides objects, and how they come to an end.
//!
//! A [`Class`] with its maps, the [`Globals`](super::module::Globals) of a module and linked [`Code`](super::Code) are Rust's, and are referred to by address all over the house. They live as
//! long as their object: whatever refers to one refers to the object too, for the collector ([`each`]), or has pinned the object for itself.
//!
//! ```text
//! instance ─ map ─► class object ─► bases, order, names in maps          what `each` follows
//! function ─ code ─► code object ─► module, names, docstring             what `each` follows
//!                                ─► constants, cells, traces             pinned for it (`Heap::pin_for`)
//! module ─► cells, dict
//! ```
//!
//! How records end with their objects is `interp/core/bury.rs`.

use super::{Class, ClassRef, CodeRecord, Kind, Object, Runtime, Value, access, function, globals};

/// Calls `visit` with what an object refers to besides the values in its slots. Values may be null.
pub fn each(object: Value, visit: &mut dyn FnMut(Value)) {
    match object.kind() {
        Kind::Function if object.raw(1) != 0 => visit(function::code(object).object.get()),
        Kind::Code => each_of_code(super::code_record(object), visit),
        // Its code object may be that of a comprehension in the code.
        Kind::Frame if object.raw(4) != 0 => {
            visit(access::code_at(object.raw(4) as usize).object.get())
        }
        Kind::Instance | Kind::Exception => visit(object.map().class.object.get()),
        Kind::Class => {
            visit(object.map().class.object.get());
            each_of_class(super::class_record(object), visit);
        }
        Kind::Module => {
            visit(object.map().class.object.get());
            globals(object).each(visit);
        }
        _ => {}
    }
}

fn each_of_class(class: &Class, visit: &mut dyn FnMut(Value)) {
    let base = class.base.get();
    let related = class.bases().iter().chain(class.mro()).chain(base.as_ref());
    related.for_each(|class| visit(class.object.get()));
    class.slots.borrow().iter().for_each(|key| visit(*key));
    for map in class.maps.borrow().iter() {
        map.names().iter().for_each(|name| visit(*name));
    }
}

/// What is known of code before it is linked. For its words, the rest is pinned.
fn each_of_code(record: &CodeRecord, visit: &mut dyn FnMut(Value)) {
    if let CodeRecord::Linked(code) = record {
        [code.module, code.doc, code.names.0, code.names.1].into_iter().for_each(&mut *visit);
        code.parameters.iter().for_each(|name| visit(*name));
    }
}

impl Runtime {
    /// A class of the program has got its object, which it lives as long as.
    pub(crate) fn own_class(&mut self, class: ClassRef) {
        let object = class.object.get();
        self.heap.add_owner(object);
        self.heap.own(object, std::ptr::from_ref(class) as usize, size_of::<Class>());
        let maps = class.maps.borrow().clone();
        let without_maps = class.bytes_without_maps();
        self.heap.recorded(without_maps as isize);
        for map in maps {
            self.own_map(map);
        }
    }
}

impl CodeRecord {
    /// Bytes of memory that it takes, about.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            CodeRecord::Linked(code) => code.bytes(),
            CodeRecord::Text(text) => size_of::<super::TextCode>() + text.unit.bytes(),
        }
    }
}
