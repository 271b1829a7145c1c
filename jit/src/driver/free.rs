//! Freeing code that no one runs.
//!
//! A *family* is what is entered from one site: the code entered there, and the bridges on it and on them. It goes as a whole or stays. The clock is
//! the number of pieces compiled; a family carries the time at which it was last entered or left. Two things must not be freed: what
//! somewhere up the native stack was entered and not left yet, and what other code jumps to. So a family counts as used whenever one was that
//! jumps into it, and what is being run counts as used now: whatever is older than some time is then free to go, all of it at once.
//!
//! Who goes: when code memory is short, the families unused for longest, until a quarter is free; now and then, all that are older than `loop_longevity`.

#![allow(unsafe_code)] // Looks at the host's context.

use super::Jit;
use crate::abi::{CodeId, Ctx};
use crate::host::Host;
use crate::report::Event;
use std::ops::Range;

/// How often old code is looked for while as much is compiled as makes code old.
const LOOKS: u64 = 16;

impl Jit {
    /// Frees what no one has run for long, if there is need. Nothing is being recorded. `ctx` is the host's context.
    pub(crate) fn make_room(&self, host: &mut dyn Host, ctx: *mut u8) {
        let longevity = u64::from(self.params().loop_longevity);
        let now = self.store.borrow().pieces();
        let is_short = self.is_full();
        let is_due = longevity > 0 && now >= self.store.borrow().next_look;
        if self.is_busy() || !(is_short || is_due) {
            return;
        }
        self.store.borrow_mut().next_look = now + (longevity / LOOKS).max(1);
        let enough = self.params().code_memory as usize * 1024 / 4 * 3;
        // SAFETY: whoever enters the driver says so.
        let innermost = unsafe { (*ctx.cast::<Ctx>()).innermost };
        let mut calls = host.waiting();
        calls.push(innermost);
        let idle = self.store.borrow().idle(&calls);
        for (used, families) in idle {
            let is_old = longevity > 0 && used + longevity < now;
            let is_wanted = is_short && self.backend.used() > enough;
            if !is_old && !is_wanted {
                break;
            }
            for root in families {
                self.free(root, !is_old, host);
            }
        }
    }

    /// The host frees the code at these positions: nobody runs it, or will. What was compiled for it goes with it, and what was counted.
    pub fn forget(&self, positions: Range<usize>, host: &mut dyn Host) {
        debug_assert!(!self.is_busy());
        self.give_up_suspended();
        let roots = self.store.borrow().entered_in(&positions);
        for root in roots {
            let is_freed = self.store.borrow().code(root).freed;
            let ids = if is_freed { vec![root] } else { self.free(root, false, host) };
            // A report tells of everything, and who looks at traces wants to see them all.
            if !self.counting && !self.store.borrow().keep_traces {
                self.store.borrow_mut().recycle(&ids);
            }
        }
        self.sites.borrow_mut().forget(&positions);
        self.followed.borrow_mut().retain(|site, _| !positions.contains(&(site.pc as usize)));
    }

    /// Frees a family; `short`: not because of its age. Gives what it consisted of.
    fn free(&self, root: CodeId, short: bool, host: &mut dyn Host) -> Vec<CodeId> {
        self.give_up_suspended();
        let (ids, site, pins) = self.store.borrow_mut().forget(root);
        if let Some(site) = site {
            self.forget_site(site, root, short, host);
        }
        for &id in &ids {
            self.backend.free(id);
        }
        // Traces that are kept for people have constants.
        if !self.store.borrow().keep_traces {
            pins.into_iter().for_each(|pins| host.unpin(pins));
        }
        self.tell(Event::Freed { id: root });
        ids
    }
}
