//! The value stack: one stretch of memory, and frames are windows on it.
//!
//! Registers that a frame has not written yet hold whatever an earlier frame left there. That is harmless: the collector
//! treats every word below the top as a value and keeps it right, and clears what is above, so a stale word is a valid value.
//!
//! # How deep a program may recurse
//!
//! Nobody counts frames. A call compares its window with the *soft limit*, an address below which there cannot be more frames
//! than `sys.setrecursionlimit` allows, as no frame is smaller than [`SMALLEST`]. A call above it walks the frames and counts
//! them ([`Vm::stack_full`]). If there are not too many, the limit goes up for as long as some frame a few calls further out
//! lasts: a flag in its link has it lowered again when that frame is left. A nested run of the interpreter has a limit of its own.
//!
//! Compiled code does not look: what it inlines could go beyond. So it is not entered in the last [`NEAR`] frames.

// The collector is told where the stack is.
#![allow(unsafe_code)]

use super::frame::{LINK, Link, read, write};
use crate::object::{Raised, Value};
use crate::vm::Vm;
use sidewinder_jit::abi::Ctx;
use sidewinder_memory::heap::AllocWindow;
use std::mem::offset_of;

/// The heap writes the first fields of the context as its window.
const _: () = assert!(
    offset_of!(Ctx, cursor) == offset_of!(AllocWindow, cursor)
        && offset_of!(Ctx, limit) == offset_of!(AllocWindow, limit)
        && offset_of!(Ctx, poll) == offset_of!(AllocWindow, requested)
);

/// Fewer bytes than lie between two frames for each time that the outer one counts.
const SMALLEST: usize = 8;
/// So many frames are left to the interpreter: more than a trace inlines.
const NEAR: usize = 128;
/// So many frames further out the limit is lowered again, so that a loop of calls does not raise it each time.
const LASTING: usize = 16;

impl Vm {
    pub(crate) fn register_roots(&mut self) {
        let start = self.stack.start();
        (self.ctx.top, self.ctx.extent) = (start, start);
        self.reset_stack_limit();
        let window = (&raw mut self.ctx).cast();
        let pending = &raw mut self.rt.pending;
        let result = &raw mut self.result;
        // SAFETY: the Vm is boxed and never moves, and the heap is dropped with it; `Ctx` starts with the fields of an
        // allocation window; the two fields from `pending` on and the nine from `result` on are neighbours and always hold values.
        unsafe {
            self.heap.place_window(window);
            self.heap.register_slots(pending, 2);
            self.heap.register_slots(result, 9);
            let top = &raw const self.ctx.top;
            let extent = &raw mut self.ctx.extent;
            let limit = &raw mut self.ctx.stack_limit;
            self.heap.register_stack(start as *mut Value, top, extent, limit);
        }
    }

    /// Another number of frames is allowed: whatever was found out about the limit is forgotten.
    pub(crate) fn reset_stack_limit(&mut self) {
        self.stack.watched = (self.recursion_limit as usize).saturating_sub(NEAR);
        let lowest = self.stack.start() + SMALLEST * self.stack.watched;
        let limit = lowest.min(self.stack.end());
        self.stack.raised.iter_mut().for_each(|(_, after)| *after = limit);
        self.ctx.extent = self.ctx.extent.max(limit);
        self.ctx.stack_limit = limit;
        self.limit_calls();
    }

    /// Machine code calls nothing by itself while there is more to look at.
    fn limit_calls(&mut self) {
        self.ctx.deepest = if self.stack.is_calm() { as_word(self.stack.watched) } else { 0 };
    }

    /// Whether compiled code is not to be entered in the frame at this address.
    pub(in crate::interp) fn is_near_limit(&self, base: *const u64) -> bool {
        base as usize >= self.stack.near
    }

    /// Makes sure that slots up to the address `end` can be written, or RecursionError.
    pub(in crate::interp) fn reserve_stack(&mut self, end: usize) -> Result<(), Raised> {
        if end > self.ctx.extent {
            if end > self.stack.end() {
                return self.recursion_error();
            }
            self.ctx.extent = end;
        }
        Ok(())
    }

    /// The frame at this address is above the soft limit of the stack: raises the limit, or RecursionError.
    pub(crate) fn stack_full(&mut self, base: Value) -> Result<Value, Raised> {
        let base = base.bits() as usize;
        self.forget_left_frames(base);
        let allowed = self.recursion_limit as usize;
        let depth = self.depth(base);
        if depth > allowed {
            return self.recursion_error();
        }
        let watched = self.stack.watched;
        if depth >= watched {
            self.stack.near = self.stack.near.min(base);
        }
        // The limit that holds for all frames called from this one, or from one further out.
        let limit_from = |at: usize, depth: usize| at + SMALLEST * watched.saturating_sub(depth);
        let (mut holder, mut limit) = (base, limit_from(base, depth));
        let (mut at, mut count) = (base, depth);
        for _ in 0..LASTING {
            let link = link_at(at);
            if link.is_exit() {
                break;
            }
            (at, count) = (at - 8 * link.delta() as usize, count - link.frames() as usize);
            if limit_from(at, count) <= base {
                break;
            }
            if !link_at(at).lowers() {
                (holder, limit) = (at, limit_from(at, count));
            }
        }
        if limit > self.stack.end() {
            return self.recursion_error();
        }
        let link = link_at(holder);
        if !link.lowers() {
            write(holder as *mut u64, LINK, Value::even(link.lowering(true).word()));
            let raised = &mut self.stack.raised;
            let place = raised.partition_point(|(base, _)| *base < holder);
            let after = match raised.get_mut(place) {
                Some((_, inner)) => std::mem::replace(inner, limit),
                None => self.ctx.stack_limit,
            };
            raised.insert(place, (holder, after));
        }
        self.ctx.extent = self.ctx.extent.max(limit);
        self.ctx.stack_limit = limit;
        self.limit_calls();
        Ok(self.none())
    }

    /// The frame at this address, which had the limit raised, is left.
    pub(in crate::interp) fn lower_stack_limit(&mut self, base: usize) {
        self.forget_left_frames(base);
    }

    /// Lowers the limit to what it was before any frame from `base` inwards had it raised.
    #[inline(never)]
    fn forget_left_frames(&mut self, base: usize) {
        if base <= self.stack.near {
            self.stack.near = usize::MAX;
        }
        while let Some((_, after)) = self.stack.raised.pop_if(|(raised, _)| *raised >= base) {
            // The collector may have cleared, and lowered, more.
            self.ctx.stack_limit = after.min(self.ctx.extent);
        }
        self.limit_calls();
    }

    /// How many frames of the program are active, from the one at `base` outwards.
    fn depth(&self, base: usize) -> usize {
        let (mut at, mut frames) = (base, 0);
        loop {
            let link = link_at(at);
            if link.is_exit() {
                return frames + self.run_depth();
            }
            frames += link.frames() as usize;
            at -= 8 * link.delta() as usize;
        }
    }

    /// How many frames there are up to the first one of the running run, that included.
    pub(in crate::interp) fn run_depth(&self) -> usize {
        // SAFETY: a record is in the list for as long as its run lasts.
        unsafe { self.ctx.innermost.as_ref() }.map_or(0, |run| run.depth as usize >> 1)
    }

    /// As [`Vm::depth`], of a frame that calls something: compiled code calls from one frame many times.
    #[inline(always)]
    pub(in crate::interp) fn depth_of_caller(&mut self, base: usize) -> usize {
        if link_at(base).is_exit() { self.run_depth() } else { self.count(base) }
    }

    #[inline(never)]
    fn count(&mut self, base: usize) -> usize {
        // Where the interpreter runs, the next frame at this address may be another one.
        let is_entered = self.floor == 0 && self.stack.entered == base;
        if is_entered && self.ctx.depth != UNCOUNTED {
            return self.ctx.depth as usize >> 1;
        }
        let depth = self.depth(base);
        if is_entered {
            self.ctx.depth = as_word(depth);
        }
        depth
    }

    /// Compiled code is about to be entered in the frame at `base`: gives what [`Vm::count_frames_on`] wants to know.
    #[inline(always)]
    pub(in crate::interp) fn count_frames_from(&mut self, base: usize) -> Counted {
        let is_first = link_at(base).is_exit();
        let depth = if is_first { as_word(self.run_depth()) } else { UNCOUNTED };
        Counted {
            depth: std::mem::replace(&mut self.ctx.depth, depth),
            entered: std::mem::replace(&mut self.stack.entered, base),
        }
    }

    /// It has come back.
    #[inline(always)]
    pub(in crate::interp) fn count_frames_on(&mut self, counted: Counted) {
        (self.ctx.depth, self.stack.entered) = (counted.depth, counted.entered);
    }

    /// A run of the interpreter starts in a frame at `base`, as deep as that. RecursionError, or what [`Vm::end_run`] wants to know.
    #[inline(always)]
    pub(in crate::interp) fn start_run(
        &mut self,
        base: usize,
        depth: usize,
    ) -> Result<Run, Raised> {
        let limit = base + SMALLEST * self.stack.watched.saturating_sub(depth);
        if limit != base && limit <= self.ctx.extent && self.stack.is_calm() {
            return Ok(self.replace_run(depth, limit));
        }
        if depth > self.recursion_limit as usize {
            return self.recursion_error();
        }
        Ok(self.start_deep_run(base, depth))
    }

    /// The same of a call that machine code has made by itself, and that the interpreter goes on with.
    pub(in crate::interp) fn take_over_run(&mut self, base: usize) -> Run {
        let depth = self.run_depth();
        self.start_deep_run(base, depth)
    }

    #[inline(always)]
    fn replace_run(&mut self, depth: usize, limit: usize) -> Run {
        let depth = std::mem::replace(&mut self.ctx.depth, as_word(depth));
        let limit = std::mem::replace(&mut self.ctx.stack_limit, limit);
        Run { depth, limit }
    }

    /// The rest of [`Vm::start_run`] where there is more to look at.
    #[inline(never)]
    fn start_deep_run(&mut self, base: usize, depth: usize) -> Run {
        let watched = self.stack.watched;
        self.forget_left_frames(base);
        if depth >= watched {
            self.stack.near = self.stack.near.min(base);
            self.limit_calls();
        }
        let limit = (base + SMALLEST * watched.saturating_sub(depth)).min(self.stack.end());
        self.ctx.extent = self.ctx.extent.max(limit);
        self.replace_run(depth, limit)
    }

    /// A run that started at `base` is over.
    #[inline(always)]
    pub(in crate::interp) fn end_run(&mut self, base: usize, run: Run) {
        if !self.stack.is_calm() {
            self.forget_left_frames(base);
        }
        self.ctx.depth = run.depth;
        // The collector may have cleared, and lowered, more.
        self.ctx.stack_limit = run.limit.min(self.ctx.extent);
    }
}

/// What was so before a run of the interpreter, and is so again after it.
#[derive(Clone, Copy)]
pub(in crate::interp) struct Run {
    depth: u64,
    limit: usize,
}

/// What was so before compiled code was entered.
pub(in crate::interp) struct Counted {
    depth: u64,
    entered: usize,
}

/// Nobody has counted: greater than any depth, whatever is added to it.
const UNCOUNTED: u64 = 1 << 62;

/// A number of frames as [`Ctx::depth`] wants it.
fn as_word(frames: usize) -> u64 {
    (frames as u64) << 1
}

fn link_at(base: usize) -> Link {
    Link::of(read(base as *const u64, LINK).bits())
}
