//! Resume data and live values to frames: what happens when a guard fails and no bridge is there.
//!
//! First every virtual is allocated, then their fields are filled (so that cycles need no care), then pending writes are done,
//! then the slots are stored. Nothing here collects, so words may be held in between.

use super::data::{Place, Recipe, ResumeData, Source};
use crate::abi::Pc;
use crate::host::Host;
use crate::ir::Resume;
use crate::machine::window::Window;

/// Where the interpreter goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resumed {
    /// Position.
    pub pc: Pc,
    /// Whether to run the bytecode or to raise from it.
    pub resume: Resume,
    /// The window of the innermost frame.
    pub window: Window,
}

impl ResumeData {
    /// Where the interpreter goes on; `window` is the one at the trace's entry.
    pub fn place(&self, window: Window) -> Resumed {
        let window = window.shifted(self.base as isize);
        Resumed { pc: self.pc as Pc, resume: self.resume, window }
    }
}

/// As [`rebuild`], where nothing but slots is to be brought back ([`ResumeData::is_plain`]).
pub fn restore(data: &ResumeData, live: &[u64], window: Window) -> Resumed {
    for &(slot, source) in &data.slots {
        let word = match source {
            Source::Const(constant) => constant.word(),
            Source::Live(n) => live[n as usize],
            Source::Virtual(_) => unreachable!("plain data has no virtuals"),
        };
        window.set(slot as isize, word);
    }
    data.place(window)
}

/// Brings the interpreter's state back. `live` are the guard's live values in machine form; `window` is the one at the trace's entry. Also gives the
/// words of the virtuals, in their order, for a bridge that starts here.
///
/// `None`: memory ran out (the host keeps a reserve, so this is the end of the program); nothing has changed.
pub fn rebuild(
    data: &ResumeData,
    live: &[u64],
    window: Window,
    host: &mut dyn Host,
) -> Option<(Resumed, Vec<u64>)> {
    let mut virtuals = Vec::with_capacity(data.virtuals.len());
    for recipe in &data.virtuals {
        virtuals.push(match recipe {
            Recipe::Struct { size, class, .. } => {
                let object = host.new_object(*size)?;
                if *class != size.class() {
                    host.set_class(object, *class);
                }
                object
            }
            Recipe::Array { array, items, .. } => host.new_array(*array, items.len())?,
        });
    }
    let word = |source: Source| match source {
        Source::Const(constant) => constant.word(),
        Source::Live(n) => live[n as usize],
        Source::Virtual(id) => virtuals[id.0 as usize],
    };
    for (recipe, &object) in data.virtuals.iter().zip(&virtuals) {
        match recipe {
            Recipe::Struct { fields, .. } => {
                for &(field, source) in fields {
                    host.store(object, field, word(source));
                }
            }
            Recipe::Array { array, items, .. } => {
                for (i, &source) in items.iter().enumerate() {
                    host.store_item(object, *array, i as i64, word(source));
                }
            }
        }
    }
    for write in &data.pending {
        let object = word(write.object);
        match write.place {
            Place::Field(field) => host.store(object, field, word(write.value)),
            Place::Item(array, index) => {
                host.store_item(object, array, word(index) as i64 >> 1, word(write.value));
            }
            Place::Class(class) => host.set_class(object, class),
        }
    }
    for &(slot, source) in &data.slots {
        window.set(slot as isize, word(source));
    }
    Some((data.place(window), virtuals))
}
