//! The heap: one block of words, handed out from front to back, and what a collection found free.
//!
//! Whoever allocates, compiled code included, moves [`Ctx::cursor`] towards [`Ctx::limit`]; where they meet, [`Heap::refill`] gives the next window.
//! Nothing is collected there: objects may be in registers of machine code just then. Instead the heap asks for a *safepoint* by
//! setting [`Ctx::poll`]: compiled loops leave for the interpreter, and at the next site the collector runs (`collector.rs`). Objects never move.

use super::object::{GAP, HOLE};
use sidewinder_jit::abi::Ctx;
use std::sync::atomic::Ordering;

/// Bytes of a window, at least.
const WINDOW: usize = 32 << 10;
/// Gaps of fewer bytes are left alone.
pub const LEAST_GAP: usize = 128;
/// So much is allocated before the first collection.
const FIRST: usize = 4 << 20;
/// Room behind the end for what compiled code cannot be refused.
const RESERVE: usize = 1 << 20;

/// See the file's page. Sizes and addresses are in bytes.
pub struct Heap {
    memory: Box<[u64]>,
    /// From here on nothing was ever used.
    fresh: usize,
    /// Where `fresh` may get to.
    end: usize,
    /// Addresses and sizes of what the last collection found free.
    gaps: Vec<(usize, usize)>,
    /// Handed out until the next collection.
    left: usize,
    /// Somebody was given memory from the reserve.
    pub is_exhausted: bool,
}

impl Heap {
    /// A heap of so many bytes.
    pub fn new(bytes: usize) -> Heap {
        let memory = vec![0u64; (bytes + RESERVE) / 8].into_boxed_slice();
        let fresh = memory.as_ptr() as usize;
        let end = fresh + bytes;
        Heap {
            memory,
            fresh,
            end,
            gaps: Vec::new(),
            left: FIRST.min(bytes / 2),
            is_exhausted: false,
        }
    }

    /// The used part.
    pub fn used(&self) -> std::ops::Range<usize> {
        self.memory.as_ptr() as usize..self.fresh
    }

    /// The word at an address of the heap.
    pub fn word(&mut self, address: usize) -> &mut u64 {
        let start = self.memory.as_ptr() as usize;
        &mut self.memory[(address - start) / 8]
    }

    /// So much zeroed memory, and the window behind it. `None`: there is no more.
    pub fn allocate(&mut self, ctx: &mut Ctx, bytes: usize) -> Option<usize> {
        if ctx.limit - ctx.cursor < bytes {
            self.refill(ctx, bytes)?;
        }
        ctx.cursor += bytes;
        Some(ctx.cursor - bytes)
    }

    /// As [`Heap::allocate`], for code that cannot be refused: from the reserve, if need be, and the program ends at the next safepoint.
    pub fn allocate_always(&mut self, ctx: &mut Ctx, bytes: usize) -> usize {
        if let Some(address) = self.allocate(ctx, bytes) {
            return address;
        }
        if !self.is_exhausted {
            self.end += RESERVE;
        }
        self.exhaust(ctx);
        self.allocate(ctx, bytes).unwrap_or_else(|| {
            let words = vec![0u64; bytes / 8];
            Box::leak(words.into_boxed_slice()).as_ptr() as usize
        })
    }

    /// The program ends at the next safepoint.
    pub fn exhaust(&mut self, ctx: &Ctx) {
        self.is_exhausted = true;
        ctx.poll.store(1, Ordering::Relaxed);
    }

    fn refill(&mut self, ctx: &mut Ctx, bytes: usize) -> Option<()> {
        self.close(ctx);
        // Gaps that are too small for this one are left to the next collection.
        let mut gap = self.gaps.pop();
        while gap.is_some_and(|gap| gap.1 < bytes) {
            gap = self.gaps.pop();
        }
        let wanted = bytes.max(WINDOW);
        let (address, size) = match gap {
            Some((address, size)) if size >= wanted + LEAST_GAP => {
                self.free(address + wanted, size - wanted);
                self.gaps.push((address + wanted, size - wanted));
                (address, wanted)
            }
            Some(gap) => gap,
            None => {
                let size = wanted.min(self.end - self.fresh);
                if size < bytes {
                    return None;
                }
                self.fresh += size;
                (self.fresh - size, size)
            }
        };
        if gap.is_some() {
            let from = (address - self.memory.as_ptr() as usize) / 8;
            self.memory[from..from + size / 8].fill(0);
        }
        (ctx.cursor, ctx.limit) = (address, address + size);
        self.left = self.left.saturating_sub(size);
        if self.left == 0 {
            ctx.poll.store(1, Ordering::Relaxed);
        }
        Some(())
    }

    /// Ends the window: what is left of it is free.
    pub fn close(&mut self, ctx: &mut Ctx) {
        let (from, size) = (ctx.cursor, ctx.limit - ctx.cursor);
        (ctx.cursor, ctx.limit) = (0, 0);
        self.free(from, size);
    }

    /// Marks words as free, so that the heap can be walked.
    pub fn free(&mut self, address: usize, bytes: usize) {
        match bytes {
            0 => {}
            8 => *self.word(address) = HOLE.0.into(),
            _ => {
                *self.word(address) = GAP.0.into();
                *self.word(address + 8) = bytes as u64;
            }
        }
    }

    /// A collection is over: these are free, and so many bytes live.
    pub fn collected(&mut self, ctx: &Ctx, gaps: Vec<(usize, usize)>, live: usize) {
        let free = gaps.iter().map(|gap| gap.1).sum::<usize>() + (self.end - self.fresh);
        self.gaps = gaps;
        // Who goes on with less collects all the time.
        self.is_exhausted = free < (self.end - self.memory.as_ptr() as usize) / 16;
        // So that the next safepoint comes before the end does.
        self.left = live.max(FIRST).min(free / 2);
        ctx.poll.store(0, Ordering::Relaxed);
    }
}
