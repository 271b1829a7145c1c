//! Entering compiled code, from the interpreter and from calls.
//!
//! Each piece that is entered at a place of its own has a [`Door`]: the way in, and a count of who went through. Calls from compiled code come
//! by here millions of times, so a door is found at once from what is called ([`Host::set_door`]), and a `leave` that returns from the
//! frame that was entered hands over the value ([`Came::Returned`]): nobody looks at the bytecode.

#![allow(unsafe_code)] // Enters machine code.

use super::Jit;
use crate::abi::{CodeId, Door, Exit, Left, Live};
use crate::host::Host;
use crate::machine::{Interp, window::Window};
use crate::resume::rebuild::Resumed;

/// How compiled code came back that was entered for a call.
#[derive(Clone, Copy, Debug)]
pub enum Came {
    /// The frame has returned this word.
    Returned(u64),
    /// The interpreter goes on.
    Resumed(Resumed),
}

impl Jit {
    /// Runs the compiled code of a function that was called, in a frame that ends the run of the interpreter: until the frame returns, or the code comes
    /// back otherwise. The host has seen to what [`Host::cover`] is for.
    ///
    /// # Safety
    /// As for [`Jit::hot`], with the function's frame at `base`.
    #[inline(always)]
    pub unsafe fn call<I: Interp>(
        &self,
        door: &Door,
        host: &mut dyn Host,
        ctx: *mut u8,
        base: *mut u64,
    ) -> Came {
        // A start of a function is no safepoint.
        self.paused.set(false);
        door.entered(1);
        // SAFETY: as promised by the caller.
        let window = unsafe { Window::new(base) };
        let Some(way) = door.way() else {
            // SAFETY: likewise.
            let exit = unsafe { self.backend.enter(door.id(), base, ctx, host) };
            return Came::Resumed(self.came::<I>(door, exit, host, ctx, window));
        };
        // SAFETY: likewise; counters live as long as the store, and code that is active is not freed.
        let exit = unsafe { way.go(base, ctx) };
        if let Live::Returned(word) = exit.live {
            // SAFETY: nothing else is called while this is borrowed.
            let store = unsafe { self.store.try_borrow_unguarded() }.expect("nobody writes");
            self.left(door, store.pieces());
            return Came::Returned(word);
        }
        Came::Resumed(self.came::<I>(door, exit, host, ctx, window))
    }

    /// Machine code has called by itself, with the window at `base`, and come back otherwise than by returning from there.
    ///
    /// # Safety
    /// As for [`Jit::hot`], with the function's frame at `base`.
    #[inline(never)]
    pub unsafe fn resume<I: Interp>(
        &self,
        door: &Door,
        left: Left,
        host: &mut dyn Host,
        ctx: *mut u8,
        base: *mut u64,
    ) -> Resumed {
        // Until now the record of the call has told that the code runs.
        door.active.set(door.active.get() + 1);
        // SAFETY: as promised by the caller.
        let window = unsafe { Window::new(base) };
        self.came::<I>(door, left.into(), host, ctx, window)
    }

    /// The same for a site that the interpreter has come to, wherever its frame returns to: gives where the interpreter goes on.
    ///
    /// # Safety
    /// As for [`Jit::hot`].
    pub(super) unsafe fn run<I: Interp>(
        &self,
        code: CodeId,
        host: &mut dyn Host,
        ctx: *mut u8,
        base: *mut u64,
    ) -> Resumed {
        let door = self.store.borrow().code(code).door.clone();
        door.entered(if self.paused.take() { 0 } else { 1 });
        // SAFETY: as promised by the caller; counters live as long as the store, and code that is active is not freed.
        let (exit, window) =
            unsafe { (self.backend.enter(door.id(), base, ctx, host), Window::new(base)) };
        self.came::<I>(&door, exit, host, ctx, window)
    }

    /// What came of entering has been dealt with; there are so many pieces of code.
    #[inline(always)]
    fn left(&self, door: &Door, pieces: u64) {
        door.active.set(door.active.get() - 1);
        door.used(pieces);
    }

    /// Deals with how compiled code came back.
    #[inline(never)]
    fn came<I: Interp>(
        &self,
        door: &Door,
        exit: Exit,
        host: &mut dyn Host,
        ctx: *mut u8,
        window: Window,
    ) -> Resumed {
        let resumed = match exit.live {
            Live::Taken => self.exit::<I>(exit.guard, host, ctx, window),
            Live::Stored => {
                self.paused.set(false);
                self.store.borrow_mut().failed(exit.guard).resume.place(window)
            }
            Live::Returned(word) => {
                self.paused.set(false);
                let mut store = self.store.borrow_mut();
                let guard = store.left(exit.guard);
                let returns = guard.returns.as_ref().expect("it returns");
                window.set(returns.slot as isize, word);
                guard.resume.place(window)
            }
        };
        self.left(door, self.store.borrow().pieces());
        resumed
    }
}
