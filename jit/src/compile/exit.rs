//! A guard failed: count, resume, or record a bridge.

use super::store::GuardLife;
use crate::backend::GuardId;
use crate::driver::Jit;
use crate::host::Host;
use crate::ir::Resume;
use crate::machine::{Interp, window::Window};
use crate::resume::rebuild::{Resumed, rebuild};

impl Jit {
    /// Compiled code came back through `guard`; `window` is the one it was entered with. Gives where the interpreter goes on.
    pub(crate) fn exit<I: Interp>(
        &self,
        guard: GuardId,
        host: &mut dyn Host,
        ctx: *mut u8,
        window: Window,
    ) -> Resumed {
        let live = self.backend.exit_values();
        let (data, hot) = {
            let mut store = self.store.borrow_mut();
            let guard = store.guard_mut(guard);
            guard.failures += 1;
            let hot = guard.failures >= u64::from(self.params.trace_eagerness);
            (guard.resume.clone(), hot && guard.life == GuardLife::Counting)
        };
        let resumed = if hot && !self.is_recording() {
            self.record_bridge::<I>(guard, &live, host, ctx, window)
        } else {
            rebuild(&data, &live, window, host).map(|(resumed, _)| resumed)
        };
        resumed.unwrap_or_else(|| {
            host.out_of_memory();
            Resumed {
                pc: data.pc as _,
                resume: Resume::Raise,
                window: window.shifted(data.base as isize),
            }
        })
    }
}
