//! Who keeps which constants in place: what traces pinned, by the number that their code has for it.

use crate::object::Value;
use sidewinder_memory::heap::{Heap, PinId};

/// See the module's page.
#[derive(Default)]
pub(crate) struct Pins {
    /// Pinned since the last number was given.
    fresh: Vec<PinId>,
    /// By number, less one.
    taken: Vec<Vec<PinId>>,
    /// Numbers that can be given again.
    free: Vec<u64>,
}

impl Pins {
    /// Notes a pin.
    pub(crate) fn push(&mut self, pin: PinId) {
        self.fresh.push(pin);
    }

    /// A number for what was pinned since the last, which an owner keeps alive, if one is known; 0 for nothing.
    pub(crate) fn take(&mut self, heap: &mut Heap, owner: Option<Value>) -> u64 {
        if self.fresh.is_empty() {
            return 0;
        }
        if let Some(owner) = owner {
            self.fresh.iter().for_each(|pin| heap.give_pin(owner, pin));
        }
        let fresh = std::mem::take(&mut self.fresh);
        if let Some(number) = self.free.pop() {
            self.taken[number as usize - 1] = fresh;
            return number;
        }
        self.taken.push(fresh);
        self.taken.len() as u64
    }

    /// The pins of a number, to be let go.
    pub(crate) fn give(&mut self, number: u64) -> Vec<PinId> {
        let Some(index) = number.checked_sub(1) else { return Vec::new() };
        self.free.push(number);
        std::mem::take(&mut self.taken[index as usize])
    }
}

impl crate::vm::Part for Pins {
    const PLACE: crate::vm::Place = crate::vm::Place::Pins;
}
