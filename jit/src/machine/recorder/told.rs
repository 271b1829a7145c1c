//! What a trace tells around calls that may run code of the program: where it is, how many frames it stands for, and what others may look at in
//! them. It has no frames in memory but the one that it was entered in, and they are asked for all the same: by tracebacks, by limits of recursion, by a
//! program that wants to see the variables of whoever called.
//!
//! ```text
//! store_slot(i4, 1)                   # a variable of the frame that the trace was entered in, where others look at them
//! store_slot(p7, 9)                   # one of a function that the trace follows: in the window that it would have
//! setfield(ctx, 1, ctx.inlined)       # one frame more
//! setfield(ctx, 0x5601.., ctx.at)     # which frames, where in them, and where their windows are: a CallSite
//! p9 = call(..)
//! ```
//!
//! What was told or stored already is not told again.

use super::Recorder;
use crate::abi::{CallSite, Ctx, Pc};
use crate::ir::{Const, Field, Group, OpRef, Opcode, Repr, Type, op::Descr};
use std::mem::offset_of;

impl Recorder<'_> {
    /// Keeps [`Ctx::inlined`].
    pub(super) fn tell_inlined(&self, frames: u32) {
        if self.told.replace(Some(frames)) == Some(frames) {
            return;
        }
        self.tell(offset_of!(Ctx, inlined), frames.into());
    }

    /// Writes a field of the context.
    fn tell(&self, offset: usize, value: i64) {
        let field =
            Field { offset: offset as u32, repr: Repr::Int, group: Group(0), immutable: false };
        let ctx = self.pool(Const::Ref(self.ctx as u64 + 1));
        let value = self.pool(Const::Int(value));
        self.emit(Opcode::setfield, Type::Void, &[ctx, value], Descr::Field(field));
    }

    /// Keeps [`Ctx::at`], and stores what others may look at.
    pub(super) fn tell_site(&self) {
        let frames = self.shadow.borrow().positions(
            self.pc.get(),
            &self.trace.borrow(),
            *self.host.borrow(),
        );
        let windows = frames.iter().map(|&(pc, base)| self.show(pc, base)).collect();
        let positions = frames.into_iter().map(|(pc, _)| pc).collect();
        let here = CallSite { positions, windows };
        let mut site = self.site.borrow_mut();
        if site.as_ref().is_some_and(|told| **told == here) {
            return;
        }
        // Compiled code may name it for as long as it runs, which nobody knows.
        let fresh: &'static CallSite = Box::leak(Box::new(here));
        *site = Some(fresh);
        self.tell(offset_of!(Ctx, at), std::ptr::from_ref(fresh) as i64 + 1);
    }

    /// Stores what others may look at in a frame. Where its window is then, if that is known of all of it.
    fn show(&self, pc: Pc, base: i32) -> Option<i32> {
        let slots = self.host.borrow().shown_slots(pc, base)?;
        for slot in slots.into_iter().map(|slot| base + slot) {
            let value = self.shadow.borrow().get(slot);
            let stored = self.shown.borrow().get(&slot).copied();
            if value == OpRef::NONE && base > 0 {
                return None;
            }
            // What the frame that the trace starts in had at entry is in memory.
            if value != OpRef::NONE && stored != Some(value) {
                self.emit(Opcode::store_slot, Type::Void, &[value], Descr::Slot(slot));
                self.shown.borrow_mut().insert(slot, value);
            }
        }
        Some(base)
    }
}
