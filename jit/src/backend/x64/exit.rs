//! What is known of finished code: where it can be entered, where it leaves, and how jumps are redirected.

use super::moves::Loc;

/// A label in finished code.
#[derive(Clone, Debug)]
pub struct LabelCode {
    pub number: u8,
    /// In the code; an address once the code is in place.
    pub offset: usize,
    /// Where its arguments are.
    pub args: Vec<Loc>,
}

/// A jump of a guard.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Address of the displacement.
    pub field: usize,
    /// Still a no-op: the jump of a `guard_not_invalidated`.
    pub dormant: bool,
}

/// A guard in finished code.
#[derive(Clone, Debug)]
pub struct GuardCode {
    /// Where its live values are.
    pub places: Vec<Loc>,
    pub sites: Vec<Site>,
    /// Where it goes when it fails: in the code; an address once the code is in place, and the bridge's once there is one.
    pub stub: usize,
}

/// How code is entered.
pub enum Entrance {
    /// From the driver.
    Stack,
    /// From a guard with its live values in these places.
    Guard(Vec<Loc>),
}
