//! Attributes of classes, whose dict may have keys of the program's.

use crate::object::class::{is_behaviour, is_special};
use crate::object::{ClassRef, Event, Kind, Raised, Subject, Value};
use crate::vm::Vm;

impl Vm {
    /// Sets an attribute of a class of the program; `name` is interned.
    pub fn set_class_attribute(
        &mut self,
        class: ClassRef,
        name: Value,
        to: Value,
    ) -> Result<(), Raised> {
        if let Some(old) = class.dict().get_str(name) {
            // What acts when it is looked up is found by who knows the class, not in a cell.
            if old.is(Kind::Cell) && !is_behaviour(to) {
                self.heap.set(old, 1, to);
                return Ok(());
            }
            if !old.is(Kind::Cell) && !is_behaviour(old) && !is_behaviour(to) && !is_special(name) {
                let cell = self.new_cell(to)?;
                self.heap.set(cell, 3, name);
                class.dict().set(self, name, cell)?;
                self.happens(Event::ClassAttribute, Subject::Class(class));
                return Ok(());
            }
        }
        class.dict().set(self, name, to)?;
        self.pin_attribute(to);
        self.happens(Event::ClassAttribute, Subject::Class(class));
        Ok(())
    }

    /// Removes an attribute of a class of the program. Whether there was one.
    pub fn delete_class_attribute(&mut self, class: ClassRef, name: Value) -> Result<bool, Raised> {
        let found = class.dict().remove(self, name)?.is_some();
        if found {
            self.happens(Event::ClassAttribute, Subject::Class(class));
        }
        Ok(found)
    }
}
