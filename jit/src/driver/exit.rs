//! A guard failed: count, resume, or record a bridge.

use super::{Jit, forget_stack};
use crate::abi::GuardId;
use crate::host::Host;
use crate::ir::{Opcode, Resume};
use crate::machine::{Interp, window::Window};
use crate::resume::{ResumeData, rebuild::Resumed, rebuild::rebuild, rebuild::restore};

impl Jit {
    /// Compiled code came back through `guard`, with live values taken down; `window` is the one it was entered with. Gives where the interpreter goes on.
    #[inline(never)]
    pub(crate) fn exit<I: Interp>(
        &self,
        guard: GuardId,
        host: &mut dyn Host,
        ctx: *mut u8,
        window: Window,
    ) -> Resumed {
        let (data, hot) = {
            let mut store = self.store.borrow_mut();
            store.note_comer(guard, &self.backend.exit_values(), host);
            let guard = store.failed(guard);
            self.paused.set(guard.opcode == Opcode::guard_not_interrupted);
            if let Some(seen) = &mut guard.seen {
                seen.look(&self.backend.exit_values(), host);
            }
            (guard.resume.clone(), guard.is_hot(self.params().trace_eagerness))
        };
        if hot && !self.is_busy() {
            let live = self.backend.exit_values().to_vec();
            forget_stack();
            let resumed = self.record_bridge::<I>(guard, &live, host, ctx, window);
            return resumed.unwrap_or_else(|| self.out_of_memory(&data, host, window));
        }
        let live = &*self.backend.exit_values();
        if data.is_plain() {
            return restore(&data, live, window);
        }
        match rebuild(&data, live, window, host) {
            Some((resumed, _)) => resumed,
            None => self.out_of_memory(&data, host, window),
        }
    }

    fn out_of_memory(&self, data: &ResumeData, host: &mut dyn Host, window: Window) -> Resumed {
        host.out_of_memory();
        Resumed {
            pc: data.pc as _,
            resume: Resume::Raise,
            window: window.shifted(data.base as isize),
        }
    }
}
