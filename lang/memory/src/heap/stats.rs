//! What the collector has done so far.

use std::cell::Cell;
use std::time::Duration;

thread_local! {
    static IS_COLLECTING: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread collects. A profiler asks from a signal handler.
pub fn is_collecting() -> bool {
    IS_COLLECTING.get()
}

/// As long as this is there the thread collects.
#[derive(Debug)]
pub(super) struct Collecting(bool);

impl Collecting {
    pub(super) fn start() -> Collecting {
        Collecting(IS_COLLECTING.replace(true))
    }
}

impl Drop for Collecting {
    fn drop(&mut self) {
        IS_COLLECTING.set(self.0);
    }
}

/// Counts since the heap was made. All but the pauses are the same in every run of the same program, as long as the
/// native stack holds the same references.
#[derive(Clone, Copy, Default, Debug)]
pub struct Stats {
    /// Minor collections, those at the start of a major one included.
    pub minors: u64,
    /// Major collections.
    pub majors: u64,
    /// Steps in which marks were made for them.
    pub steps: u64,
    /// Bytes allocated, of all sizes.
    pub allocated: u64,
    /// Objects too big for the nursery.
    pub large: u64,
    /// Objects that survived their first collection.
    pub promoted: u64,
    /// Bytes of those.
    pub promoted_bytes: u64,
    /// Those of them that stayed in place, as something that cannot be updated refers to them.
    pub pinned: u64,
    /// Bytes in old objects, rounded up to cells.
    pub old_bytes: usize,
    /// Bytes in large objects.
    pub large_bytes: usize,
    /// Bytes reported as held outside the heap.
    pub external: usize,
    /// Bytes of memory in use: nursery, old space, large objects, external.
    pub used: usize,
    /// The highest number of bytes seen at a collection, without what Rust code has allocated.
    pub peak: usize,
    /// Time spent in minor collections.
    pub minor_pause: Duration,
    /// Time spent in major collections, without the minor ones they begin with.
    pub major_pause: Duration,
    /// The longest of all, steps included.
    pub max_pause: Duration,
}
