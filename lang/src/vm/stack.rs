//! The memory of the value stack; what frames do with it is `interp/core/stack.rs`.

use crate::object::Value;
use sidewinder_memory::heap::os::Reservation;

/// Bytes of address space for registers, but no more than an eighth of what there is; what is not touched costs nothing.
const SIZE: usize = 512 << 20;

/// Memory for the registers of all frames.
pub struct ValueStack {
    pub(crate) memory: Reservation,
    /// The frame at this address and those above it are among the last ones: see [`NEAR`].
    pub(crate) near: usize,
    /// How many frames there may be before each of them is looked at.
    pub(crate) watched: usize,
    /// The frame that compiled code was entered in last, of those that are not the first of their run: that whose depth is [`Ctx::depth`], if it runs.
    pub(crate) entered: usize,
    /// Bytes between the slots of the innermost frame and the top: arguments of calls from outside.
    pub(crate) above: usize,
    /// See [`Activation::through`], of the run that is about to start.
    pub(crate) through: Value,
    /// Frames that lower the soft limit when they are left, the innermost last: base, and the limit from then on.
    pub(crate) raised: Vec<(usize, usize)>,
}

impl ValueStack {
    /// An empty stack; `None` if the system gives no address space.
    pub fn new() -> Option<ValueStack> {
        ValueStack::of(SIZE)
    }

    /// The same with so many bytes of address space, where there is enough.
    pub(super) fn of(bytes: usize) -> Option<ValueStack> {
        let left = sidewinder_memory::heap::os::address_space().unwrap_or(usize::MAX);
        let memory = Reservation::lazy(bytes.min(left / 8).next_multiple_of(1 << 20))?;
        Some(ValueStack { memory, ..ValueStack::none() })
    }

    /// The stack of no thread.
    pub(super) fn none() -> ValueStack {
        ValueStack {
            memory: Reservation::none(),
            near: usize::MAX,
            watched: 0,
            entered: 0,
            above: 0,
            through: Value::NULL,
            raised: Vec::new(),
        }
    }

    /// Whether no frame is among the last ones, and none has raised the soft limit.
    #[inline(always)]
    pub(crate) fn is_calm(&self) -> bool {
        self.raised.is_empty() && self.near == usize::MAX
    }

    /// The highest address that the soft limit may have.
    pub(crate) fn end(&self) -> usize {
        self.memory.start() + self.memory.bytes() - (1 << 20)
    }

    /// Address of the first slot.
    pub fn start(&self) -> usize {
        self.memory.start()
    }
}
