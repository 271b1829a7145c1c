//! What the recorder knows about the value stack: which operation's result is in which slot, and through which frames the trace runs.
//!
//! **In:** slot writes and moves of the window. **Out:** snapshots: the live slots of all frames, as they were when the bytecode started.
//!
//! Slots are counted from the base at the trace's entry. A slot without an entry still holds in memory what it held at entry.

use crate::abi::Pc;
use crate::host::Host;
use crate::ir::{Const, OpRef, Resume, Snapshot, Trace};
use rustc_hash::FxHashMap;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// Slots below the base at entry that a trace can name: link and callee.
const BIAS: i32 = 8;

/// A frame that the trace runs through; frames that wait for it follow through `parent`.
#[derive(Debug)]
pub(super) struct ShadowFrame {
    /// Its base, counted from the base at entry.
    pub(super) base: i32,
    /// Who waits for it.
    pub(super) parent: Option<Rc<ShadowFrame>>,
    /// For how many frames it and those between it and the first count.
    pub(super) inlined: u32,
    /// Its number in [`Trace::frames`].
    pub(super) number: u32,
    /// Position at which it starts, once known.
    pub(super) start: OnceCell<Pc>,
    /// What its guest has passed.
    pub(super) guest: Guest,
    /// The slots of `parent` that are live when this frame returns, counted from the parent's base.
    waiting: OnceCell<Vec<i32>>,
}

/// Where the guest of a frame with a merge point has been: keys.
#[derive(Default, Debug)]
pub(super) struct Guest {
    /// The first, or [`Guest::UNKNOWN`].
    pub(super) entry: Cell<u32>,
    /// The last.
    pub(super) here: Cell<u32>,
    /// Those that a loop may close at.
    pub(super) turns: RefCell<Vec<u32>>,
    /// What the frame was entered with, as words and operations, and the number of operations at that time.
    pub(super) given: RefCell<Vec<(u64, OpRef)>>,
    pub(super) since: Cell<usize>,
}

impl Guest {
    /// The frame was entered by the code that a bridge hangs on.
    pub(super) const UNKNOWN: u32 = u32::MAX;
}

/// See the module's page.
pub(super) struct Shadow {
    values: Vec<OpRef>,
    /// Slots changed since the bytecode's start or the last commit, with what they were.
    undo: Vec<(i32, OpRef)>,
    /// The innermost frame.
    pub(super) frame: Rc<ShadowFrame>,
    /// The innermost frame at the bytecode's start or the last commit.
    resume_frame: Rc<ShadowFrame>,
    /// Where guards resume, and how.
    pub(super) resume: (Pc, Resume),
    live_at: FxHashMap<Pc, Rc<[i32]>>,
}

impl Shadow {
    /// Nothing is known yet; the trace starts in its frame 0.
    pub(super) fn new() -> Shadow {
        let frame = Rc::new(ShadowFrame {
            base: 0,
            parent: None,
            inlined: 0,
            number: 0,
            start: OnceCell::new(),
            guest: Guest::default(),
            waiting: OnceCell::new(),
        });
        Shadow {
            values: Vec::new(),
            undo: Vec::new(),
            resume_frame: frame.clone(),
            frame,
            resume: (std::ptr::null(), Resume::Run),
            live_at: FxHashMap::default(),
        }
    }

    /// What is in a slot; [`OpRef::NONE`]: what memory held at entry.
    pub(super) fn get(&self, slot: i32) -> OpRef {
        self.values.get((slot + BIAS) as usize).copied().unwrap_or(OpRef::NONE)
    }

    /// Changes a slot, to be undone in snapshots of this bytecode.
    pub(super) fn set(&mut self, slot: i32, value: OpRef) {
        self.undo.push((slot, self.get(slot)));
        self.put(slot, value);
    }

    /// Says what is in a slot from before the first bytecode.
    pub(super) fn put(&mut self, slot: i32, value: OpRef) {
        let index = (slot + BIAS) as usize;
        if index >= self.values.len() {
            self.values.resize(index + 16, OpRef::NONE);
        }
        self.values[index] = value;
    }

    /// From here on guards resume at `pc` with what is now in the slots.
    pub(super) fn commit(&mut self, pc: Pc, resume: Resume) {
        self.undo.clear();
        self.resume_frame = self.frame.clone();
        self.resume = (pc, resume);
    }

    /// The window moved up: a new frame, called from the one before.
    pub(super) fn enter(&mut self, delta: i32, number: u32, frames: u32) {
        self.frame = Rc::new(ShadowFrame {
            base: self.frame.base + delta,
            parent: Some(self.frame.clone()),
            inlined: self.frame.inlined + frames,
            number,
            start: OnceCell::new(),
            guest: Guest::default(),
            waiting: OnceCell::new(),
        });
    }

    /// The frames that the trace runs through, the innermost first.
    pub(super) fn frames(&self) -> impl Iterator<Item = &ShadowFrame> {
        std::iter::successors(Some(&*self.frame), |frame| frame.parent.as_deref())
    }

    /// Whether guards resume in the frame that is now the innermost.
    pub(super) fn resumes_here(&self) -> bool {
        Rc::ptr_eq(&self.frame, &self.resume_frame)
    }

    /// The window moved down: back to the frame that waits. `false` if that is not the frame at the new base.
    pub(super) fn leave(&mut self, delta: i32) -> bool {
        match &self.frame.parent {
            Some(parent) if parent.base == self.frame.base + delta => {
                self.frame = parent.clone();
                true
            }
            _ => false,
        }
    }

    /// The state at the bytecode's start or the last commit.
    pub(super) fn snapshot(&mut self, trace: &Trace, host: &dyn Host) -> Snapshot {
        let like_last = trace.snapshots.last().map_or(0, |last| last.slots.len());
        let mut slots = Vec::with_capacity(like_last + 4);
        let (pc, resume) = self.resume;
        let live = self.live_at.entry(pc).or_insert_with(|| host.live_slots(pc).into()).clone();
        let mut frame = self.resume_frame.clone();
        self.take(&frame, &live, host.frame_slots(), &mut slots);
        while let Some(parent) = frame.parent.clone() {
            let waiting = frame.waiting.get_or_init(|| {
                let link = trace.const_of(self.before(frame.base - 1));
                match link {
                    Some(Const::Ref(word)) => host.suspended(word).live,
                    // A link that is no constant can only belong to a call that is just being made: nothing waits yet.
                    _ => Vec::new(),
                }
            });
            self.take(&parent, waiting, host.frame_slots(), &mut slots);
            frame = parent;
        }
        // The innermost frame came first and of each its last slot: mostly nothing is left to sort.
        slots.reverse();
        slots.sort_unstable_by_key(|&(slot, _)| slot);
        slots.dedup_by_key(|&mut (slot, _)| slot);
        Snapshot { pc: pc as u64, resume, base: self.resume_frame.base, slots }
    }

    /// The position in each frame that the trace runs through, and its base, the innermost first.
    pub(super) fn positions(&self, pc: Pc, trace: &Trace, host: &dyn Host) -> Vec<(Pc, i32)> {
        let mut positions = vec![(pc, self.frame.base)];
        let mut frame = &self.frame;
        while let Some(parent) = &frame.parent {
            if let Some(Const::Ref(word)) = trace.const_of(self.get(frame.base - 1)) {
                positions.push((host.suspended(word).pc, parent.base));
            }
            frame = parent;
        }
        positions
    }

    fn take(&self, frame: &ShadowFrame, live: &[i32], own: &[i32], into: &mut Vec<(i32, OpRef)>) {
        let own = if frame.base == 0 { &[] } else { own };
        for &slot in own.iter().chain(live).rev() {
            let slot = frame.base + slot;
            let value = self.before(slot);
            if value != OpRef::NONE {
                into.push((slot, value));
            }
        }
    }

    /// What was in a slot at the bytecode's start or the last commit.
    fn before(&self, slot: i32) -> OpRef {
        match self.undo.iter().find(|&&(changed, _)| changed == slot) {
            Some(&(_, value)) => value,
            None => self.get(slot),
        }
    }
}
