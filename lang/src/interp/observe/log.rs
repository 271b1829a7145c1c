//! Samples in the order of time, each with the frames of the program: for a profile.
//!
//! **In:** the registers and the native stack of a thread that a signal has interrupted. **Out:** [`Moment`]s.
//!
//! The frames are found from the base of a window on the value stack. Machine code keeps it below its frame pointer; elsewhere it is one of the words at hand.
//! A word is the base if the links from there lead to the first frame of the run that is active: no other word passes that. Links are plain numbers,
//! so that they can be followed while the collector moves objects, and no object is looked at.
//!
//! A handler must not allocate: the memory is reserved before, and takes no room until it is written to. When it is full, every other sample goes, and
//! those that stay stand for twice the time.
//!
//! **Absent:** what positions and addresses mean (`observe/timeline.rs`).

#![allow(unsafe_code)] // Reads the stacks of the thread that was interrupted.

use std::mem::zeroed;
use std::ops::Range;

use crate::interp::core::frame::Link;
use crate::observe::shares::{DOINGS, Doing};
use crate::observe::timeline::{Leaf, Moment};
use sidewinder_jit::abi::{Activation, CallSite};

/// Words that all samples may take together.
const ROOM: usize = 2 << 20;

/// Words that look like positions that are kept of a sample.
const POSITIONS: usize = 8;

/// Words that look like bases that are tried for a sample.
const TRIES: usize = 16;

/// Frames that are kept of a sample: the innermost.
const DEEPEST: usize = 256;

/// Frames that are followed: a word from which there are more leads nowhere.
const FARTHEST: usize = 1 << 16;

/// Words of the native stack that are looked at.
const SEEN: usize = 512;

/// Words of a sample before its positions: its length, time, weight and kind, address, and how many positions there are.
const HEAD: usize = 5;

/// Beside the kind of a sample: its frames were found.
const FOUND: u64 = 0x80;

/// What the handler looks at besides registers and the native stack. All of it is there until the sampler stops.
#[derive(Clone, Debug)]
pub struct Eyes {
    /// Machine code is here.
    pub code: Range<usize>,
    /// The word that is not 0 where the interpreter runs.
    pub floor: *const usize,
    /// The word that leads to the record of the innermost run.
    pub innermost: *const *const Activation,
    /// The word that says where calls that may run code of the program come from (`Ctx::at`).
    pub at: *const u64,
    /// The addresses of the value stack.
    pub stack: Range<usize>,
}

/// What was seen so far.
#[derive(Debug)]
pub struct Log {
    eyes: Eyes,
    words: Vec<u64>,
}

/// Nanoseconds on the clock of `std::time::Instant`.
pub fn now() -> u64 {
    // SAFETY: writes the time where it is told to.
    let time = unsafe {
        let mut time: libc::timespec = zeroed();
        libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut time);
        time
    };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

impl Log {
    /// An empty one.
    pub fn new(eyes: Eyes) -> Log {
        Log { eyes, words: Vec::with_capacity(ROOM) }
    }

    /// Adds a sample that stands for so many periods. `stack`: the words of the native stack; `base`: the base of the innermost window, if it is known.
    ///
    /// # Safety
    /// The words of `stack` can be read, and the thread stands still.
    pub unsafe fn add(
        &mut self,
        leaf: Leaf,
        weight: u64,
        registers: &[libc::greg_t],
        stack: Range<usize>,
        base: Option<usize>,
    ) {
        if self.words.len() + HEAD + POSITIONS + 1 + DEEPEST > ROOM {
            self.thin_out();
        }
        let is_position = |word: &u64| word.is_multiple_of(4) && (1 << 16..1 << 32).contains(word);
        let start = self.words.len();
        let (kind, address) = match leaf {
            Leaf::Doing(doing) => (doing as u64, 0),
            Leaf::Code(address) => (DOINGS as u64, address),
            Leaf::Call(address) => (DOINGS as u64 + 1, address),
        };
        self.words.extend([0, now(), weight << 8 | kind, address as u64, 0]);
        let from = (stack.start + 7) & !7;
        // SAFETY: promised.
        let on_stack = (from..stack.end.saturating_sub(7))
            .step_by(8)
            .take(SEEN)
            .map(|at| unsafe { (at as *const u64).read_volatile() });
        let in_registers = registers.iter().map(|&word| word as u64);
        let is_call = matches!(leaf, Leaf::Call(_));
        // Registers are those of a function that machine code has called, and know no base.
        let in_registers = in_registers.take(if is_call { 0 } else { usize::MAX });
        if !matches!(leaf, Leaf::Code(_) | Leaf::Call(_)) {
            // Deep in a function of the runtime no word at hand is one, but the call that has led there was noted.
            // SAFETY: promised where the sampling started.
            let noted = unsafe { self.eyes.at.read_volatile() } >> 1;
            let words = in_registers.clone().chain(on_stack.clone());
            for word in words
                .filter(is_position)
                .take(POSITIONS)
                .chain([noted].into_iter().filter(is_position))
            {
                self.words.push(word);
                self.words[start + 4] += 1;
            }
        }
        let is_base = |word: &u64| self.eyes.stack.contains(&(*word as usize));
        let (mut tried, mut bases) = (0, [0; TRIES]);
        match base {
            Some(base) => (tried, bases[0]) = (1, base as u64),
            None => {
                for word in in_registers.chain(on_stack).filter(is_base) {
                    if tried < TRIES && !bases[..tried].contains(&word) {
                        bases[tried] = word;
                        tried += 1;
                    }
                }
            }
        }
        let frames = self.words.len();
        for &base in &bases[..tried] {
            // SAFETY: likewise.
            if unsafe { self.follow(base as usize, frames) } {
                self.words[start + 2] |= FOUND;
                break;
            }
            self.words.truncate(frames);
        }
        self.words[start] = (self.words.len() - start) as u64;
    }

    /// Notes where the frames wait that are around the window at `base`, the innermost first. `false`: there is no window.
    ///
    /// # Safety
    /// The records of runs are in order, as they are between two instructions of the thread.
    unsafe fn follow(&mut self, mut base: usize, frames: usize) -> bool {
        // SAFETY: promised where the sampling started; records are there as long as their runs.
        let record = |at: *const Activation| unsafe { at.as_ref() };
        // SAFETY: likewise.
        let mut run = record(unsafe { self.eyes.innermost.read_volatile() });
        let (mut is_first, mut followed) = (true, 0);
        loop {
            loop {
                followed += 1;
                let link = base.wrapping_sub(8);
                let is_there = base.is_multiple_of(8) && self.eyes.stack.contains(&link);
                if !is_there || followed > FARTHEST {
                    return false;
                }
                // SAFETY: it is in the value stack, all of which can be read.
                let word = unsafe { (link as *const u64).read_volatile() };
                let link = Link::of(word);
                if word & 1 != 0 {
                    return false;
                }
                if link.is_exit() {
                    break;
                }
                if link.delta() == 0 {
                    return false;
                }
                base = base.wrapping_sub(8 * link.delta() as usize);
                self.push(link.call_pc() as u64, frames);
            }
            while let Some(other) = run.filter(|run| !is_first && run.base != base) {
                run = record(other.outer);
            }
            let Some(here) = run.filter(|run| run.base == base) else { return !is_first };
            is_first = false;
            // The outermost run was called by no code.
            if here.at == 0 || !self.eyes.stack.contains(&here.caller.wrapping_sub(16)) {
                return true;
            }
            self.push(here.at >> 1, frames);
            (base, run) = (here.caller, record(here.outer));
        }
    }

    fn push(&mut self, word: u64, frames: usize) {
        if self.words.len() < frames + DEEPEST {
            self.words.push(word);
        }
    }

    /// Lets every other sample go. The next one stands for its time.
    fn thin_out(&mut self) {
        let (mut from, mut to, mut skipped, mut is_kept) = (0, 0, 0, false);
        while from < self.words.len() {
            let length = self.words[from] as usize;
            let weight = self.words[from + 2] >> 8;
            if is_kept {
                self.words[from + 2] += skipped << 8;
                self.words.copy_within(from..from + length, to);
                to += length;
                skipped = 0;
            } else {
                skipped += weight;
            }
            (from, is_kept) = (from + length, !is_kept);
        }
        self.words.truncate(to);
    }

    /// The samples.
    pub fn moments(&self) -> Vec<Moment> {
        let mut moments = Vec::new();
        let mut rest = &self.words[..];
        while let [length, at, weight, address, positions, ..] = *rest {
            let (one, behind) = rest.split_at((length as usize).clamp(HEAD, rest.len()));
            let (positions, frames) = one[HEAD..].split_at(positions as usize);
            let leaf = match (weight & (FOUND - 1)) as usize {
                kind if kind == DOINGS => Leaf::Code(address as usize),
                kind if kind > DOINGS => Leaf::Call(address as usize),
                kind => Leaf::Doing(Doing::ALL[kind]),
            };
            let frames = frames.iter().flat_map(|&word| waiting(word)).collect();
            let frames = (weight & FOUND != 0).then_some(frames);
            let positions = positions.to_vec();
            moments.push(Moment { at, weight: weight >> 8, leaf, positions, frames });
            rest = behind;
        }
        moments
    }
}

/// The positions that a call in compiled code stands for, or a plain one.
fn waiting(word: u64) -> Vec<u64> {
    if word & 1 == 0 {
        return vec![word];
    }
    // SAFETY: odd words are one more than the address of a record that is never freed.
    let site = unsafe { &*((word - 1) as usize as *const CallSite) };
    site.positions.iter().map(|&pc| pc as u64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::core::frame::Kind;
    use sidewinder_jit::abi::Pc;

    static NOTHING: u64 = 0;

    /// A value stack with two frames of one run, and a log that looks at it.
    fn scene(run: &*const Activation, slots: &[u64]) -> Log {
        let start = slots.as_ptr() as usize;
        Log::new(Eyes {
            code: 0..0,
            floor: std::ptr::null(),
            innermost: run,
            at: &raw const NOTHING,
            stack: start..start + 8 * slots.len(),
        })
    }

    fn record(base: usize) -> Activation {
        Activation {
            outer: std::ptr::null(),
            base,
            caller: 0,
            at: 0,
            inlined: 0,
            through: 0,
            depth: 0,
            own_depth: 0,
            door: std::ptr::null(),
        }
    }

    #[test]
    fn frames_are_found_from_a_word_that_leads_to_the_first() {
        let call = 0x1000 as Pc;
        let mut slots = [0u64; 40];
        slots[3] = Link::exit().word();
        slots[13] = Link::new(call, 10, 0, Kind::Discard).word();
        let base = slots.as_ptr() as usize + 8 * 4;
        let (inner, run) = (base + 8 * 10, record(base));
        let run: *const Activation = &run;
        let mut log = scene(&run, &slots);
        // Words that are none of a window, then the window; a position is one below 4 GB.
        let registers = [base as i64 + 8, base as i64 + 3, 0x2_0004, inner as i64];
        // SAFETY: no word of a native stack is looked at.
        unsafe { log.add(Leaf::Doing(Doing::Interpreting), 2, &registers, 0..0, None) };
        unsafe { log.add(Leaf::Code(77), 1, &[], 0..0, Some(base)) };
        let moments = log.moments();
        assert_eq!(moments[0].frames.as_deref(), Some(&[0x1000][..]));
        assert_eq!(moments[0].positions, [0x2_0004]);
        assert_eq!((moments[0].weight, moments[0].leaf), (2, Leaf::Doing(Doing::Interpreting)));
        assert_eq!((moments[1].leaf, &moments[1].frames), (Leaf::Code(77), &Some(Vec::new())));
    }

    #[test]
    fn a_full_log_keeps_the_time() {
        let run: *const Activation = std::ptr::null();
        let mut log = scene(&run, &[]);
        for _ in 0..9 {
            // SAFETY: as above.
            unsafe { log.add(Leaf::Doing(Doing::Between), 3, &[], 0..0, None) };
        }
        log.thin_out();
        assert!(log.moments().iter().all(|moment| moment.frames.is_none()));
        let weights: Vec<u64> = log.moments().iter().map(|moment| moment.weight).collect();
        assert_eq!(weights, [6, 6, 6, 6]);
    }
}
