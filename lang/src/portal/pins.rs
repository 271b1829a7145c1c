//! Who keeps which constants in place: what traces pinned, by the number that their code has for it.

use crate::heap::PinId;

/// See the module's page.
#[derive(Default)]
pub(crate) struct Pins {
    /// Pinned since the last number was given.
    fresh: Vec<PinId>,
    /// By number, less one.
    taken: Vec<Vec<PinId>>,
}

impl Pins {
    /// Notes a pin.
    pub(super) fn push(&mut self, pin: PinId) {
        self.fresh.push(pin);
    }

    /// A number for what was pinned since the last; 0 for nothing.
    pub(super) fn take(&mut self) -> u64 {
        if self.fresh.is_empty() {
            return 0;
        }
        self.taken.push(std::mem::take(&mut self.fresh));
        self.taken.len() as u64
    }

    /// The pins of a number, to be let go.
    pub(super) fn give(&mut self, number: u64) -> Vec<PinId> {
        let index = number.checked_sub(1).map(|index| index as usize);
        index.map(|index| std::mem::take(&mut self.taken[index])).unwrap_or_default()
    }
}
