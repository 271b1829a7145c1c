//! Attributes of classes, whose dict may have keys of the program's.

use crate::object::class::{OPEN, TURNS, is_behaviour, is_open, is_special, may_be_open};
use crate::object::{ClassRef, Event, Kind, Object, Raised, Subject, Value};
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
            let acts = is_behaviour(to);
            let is_old_cell = old.is(Kind::Cell);
            if is_old_cell && (!acts || is_open(old) && self.may_open(to)) {
                self.heap.set(old, 1, to);
                return Ok(());
            }
            let is_plain = !is_old_cell && !is_behaviour(old) && !acts;
            let turns = class.turns.get();
            let opens = !is_plain && turns == TURNS && self.may_open(to);
            if (is_plain || opens) && !is_special(name) {
                let cell = self.new_cell(to)?;
                self.heap.set(cell, 3, name);
                if opens {
                    cell.set_flags(OPEN);
                }
                class.dict().set(self, name, cell)?;
                self.happens(Event::ClassAttribute, Subject::Attribute(class, name));
                return Ok(());
            }
            class.turns.set((turns + 1).min(TURNS));
        }
        class.dict().set(self, name, to)?;
        self.pin_attribute(to);
        self.happens(Event::ClassAttribute, Subject::Attribute(class, name));
        Ok(())
    }

    /// Whether a value may be in an open cell. From then on its class must say so if it gets a `__get__`.
    fn may_open(&self, value: Value) -> bool {
        if !value.is_object() {
            return true;
        }
        self.protocol(value);
        may_be_open(value.map())
    }

    /// Removes an attribute of a class of the program. Whether there was one.
    pub fn delete_class_attribute(&mut self, class: ClassRef, name: Value) -> Result<bool, Raised> {
        let found = class.dict().remove(self, name)?.is_some();
        if found {
            self.happens(Event::ClassAttribute, Subject::Attribute(class, name));
        }
        Ok(found)
    }
}
