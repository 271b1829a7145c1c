//! What modules keep outside of the heap: streams under way, sets of descriptors. A program has their numbers, in objects whose `__del__`
//! gives them back.
//!
//! **Absent:** the collector: it neither sees what is kept nor how large it is. A module that keeps much asks for a collection itself.

use crate::object::{Raised, Type, Value};
use crate::vm::Vm;
use std::any::Any;

/// What is kept, by number. A number that was given back is given again, so that the highest one tells how much is kept.
#[derive(Default)]
pub struct Kept {
    slots: Vec<Option<Box<dyn Any>>>,
    /// Numbers that are free.
    free: Vec<usize>,
}

impl Kept {
    /// Keeps something; its number.
    pub fn keep<T: 'static>(&mut self, what: T) -> usize {
        let number = self.free.pop().unwrap_or(self.slots.len());
        if number == self.slots.len() {
            self.slots.push(None);
        }
        self.slots[number] = Some(Box::new(what));
        number
    }

    /// What has this number, if it is of that kind.
    pub fn get<T: 'static>(&mut self, number: i64) -> Option<&mut T> {
        let slot = self.slots.get_mut(usize::try_from(number).ok()?)?;
        slot.as_mut()?.downcast_mut()
    }

    /// Gives up what has this number, if it is of that kind.
    pub fn give_up<T: 'static>(&mut self, number: i64) {
        drop(self.take::<T>(number));
    }

    /// What has this number, if it is of that kind, and nobody keeps it any more.
    pub fn take<T: 'static>(&mut self, number: i64) -> Option<Box<T>> {
        self.get::<T>(number)?;
        self.free.push(number as usize);
        self.slots[number as usize].take()?.downcast().ok()
    }

    /// Takes what has this number for a while, if it is of that kind. Meanwhile nothing has the number.
    pub fn borrow<T: 'static>(&mut self, number: i64) -> Option<Box<T>> {
        self.get::<T>(number)?;
        self.slots[number as usize].take()?.downcast().ok()
    }

    /// What was borrowed has its number again.
    pub fn give_back<T: 'static>(&mut self, number: i64, what: Box<T>) {
        self.slots[number as usize] = Some(what);
    }
}

impl Vm {
    /// What has the number that a value is. ValueError if there is nothing of that kind.
    pub(super) fn kept<T: 'static>(&mut self, number: Value) -> Result<&mut T, Raised> {
        let number = self.index_i64(number)?;
        if self.outside().get::<T>(number).is_none() {
            return self.raise(Type::ValueError, "nothing is kept under that number");
        }
        self.outside().get(number).ok_or(Raised)
    }
}

impl crate::vm::Part for Kept {
    const PLACE: crate::vm::Place = crate::vm::Place::Kept;
}

impl Vm {
    /// What modules keep outside of the heap.
    pub fn outside(&mut self) -> &mut Kept {
        self.part_mut()
    }
}
