//! What is known of finished code: where it can be entered, where it leaves, and how jumps are redirected.

use super::asm::{Alu, Rmi};
use super::moves::Loc;
use super::regs::Reg;

/// A label in finished code.
#[derive(Clone, Debug)]
pub struct LabelCode {
    pub number: u8,
    /// In the code; an address once the code is in place.
    pub offset: usize,
    /// Where the jump back of its own loop goes, in the code: behind what only others need.
    pub again: usize,
    /// Where its arguments are.
    pub args: Vec<Loc>,
    /// Whether the code behind it counts the run: who jumps there does not.
    pub counts: bool,
}

/// A jump of a guard.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Address of the displacement.
    pub field: usize,
    /// Still a no-op: the jump of a `guard_not_invalidated`.
    pub dormant: bool,
}

/// What has to be undone where a guard fails.
#[derive(Clone, Copy, Debug)]
pub enum Undo {
    /// An addition or subtraction overwrote a value that nobody but its overflow guard wants: the instruction that undoes it.
    Alu(Alu, Reg, Rmi),
    /// A run was counted that does not start.
    Count,
}

/// A guard in finished code.
#[derive(Clone, Debug)]
pub struct GuardCode {
    /// Where its live values are.
    pub places: Vec<Loc>,
    /// What its stub or its bridge does first, for `places` to be true.
    pub undo: Option<Undo>,
    pub sites: Vec<Site>,
    /// Where it leaves to the driver: in the code; an address once the code is in place.
    pub stub: usize,
    /// Where it goes when it fails: the stub, or its bridge.
    pub target: usize,
    /// What [`METER`](super::regs::METER) counts down there; a bridge puts it back.
    pub meter: Option<*mut u64>,
}

/// How code is entered.
pub enum Entrance {
    /// From the driver.
    Stack,
    /// From a guard with its live values in these places, what to undo before, and its meter.
    Guard(Vec<Loc>, Option<Undo>, Option<*mut u64>),
}

/// The guards of all code, by number. The driver numbers them one after the other.
#[derive(Default)]
pub struct Guards(Vec<Option<GuardCode>>);

impl Guards {
    pub fn insert(&mut self, number: u32, guard: GuardCode) {
        let at = number as usize;
        if self.0.len() <= at {
            self.0.resize_with(at + 1, || None);
        }
        self.0[at] = Some(guard);
    }
    /// Forgets a guard whose code is freed.
    pub fn remove(&mut self, number: u32) {
        self.0[number as usize] = None;
    }
    /// # Panics
    /// If no code has a guard with this number.
    pub fn get(&self, number: u32) -> &GuardCode {
        self.0[number as usize].as_ref().expect("a guard of compiled code")
    }
    /// # Panics
    /// As [`Guards::get`].
    pub fn get_mut(&mut self, number: u32) -> &mut GuardCode {
        self.0[number as usize].as_mut().expect("a guard of compiled code")
    }
}
