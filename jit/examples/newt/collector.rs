//! The collector: marks what can be reached, and makes gaps of the rest.
//!
//! It is *conservative*: any word on the value stack, on the native stack or in a list of the JIT's that could be a reference to an object is
//! one. So neither handlers nor compiled code say where they keep references, and objects stay where they are.
//!
//! **In:** a safepoint, where no window on the heap is half used. **Out:** the heap's gaps.

use super::heap::LEAST_GAP;
use super::object::{GAP, HOLE, Header, LETTERS, TEXT};
use super::world::World;

/// In the header of an object that was reached.
const MARK: u64 = 1 << 32;

/// Which words of the heap start an object.
struct Starts {
    first: usize,
    bits: Vec<u64>,
}

impl Starts {
    fn add(&mut self, address: usize) {
        let n = (address - self.first) / 8;
        self.bits[n / 64] |= 1 << (n % 64);
    }
    /// The address of the object that the word refers to, if it does.
    fn object(&self, word: u64) -> Option<usize> {
        let offset = (word as usize).wrapping_sub(1).checked_sub(self.first)?;
        let n = offset / 8;
        let is_start = offset % 8 == 0 && self.bits.get(n / 64)? >> (n % 64) & 1 == 1;
        is_start.then_some(self.first + offset)
    }
}

impl World {
    /// Collects. `top` is the end of the value stack in use, `native` that of the native stack.
    pub fn collect(&mut self, top: *const u64, native: *const u64) {
        self.heap.close(&mut self.ctx);
        let used = self.heap.used();
        let mut starts = Starts { first: used.start, bits: vec![0; used.len() / 512 + 1] };
        self.walk(|_, address, header, _| match Header(header as u32) {
            HOLE | GAP => {}
            _ => starts.add(address),
        });
        let mut todo = Vec::new();
        for word in self.roots(top, native) {
            self.mark(word, &starts, &mut todo);
        }
        while let Some(object) = todo.pop() {
            for place in self.references(object) {
                let word = *self.heap.word(place);
                self.mark(word, &starts, &mut todo);
            }
        }
        let (gaps, live) = self.sweep();
        self.heap.collected(&self.ctx, gaps, live);
        self.collections += 1;
    }

    fn mark(&mut self, word: u64, starts: &Starts, todo: &mut Vec<usize>) {
        if let Some(object) = starts.object(word) {
            let header = self.heap.word(object);
            if *header & MARK == 0 {
                *header |= MARK;
                todo.push(object);
            }
        }
    }

    /// Frees what was not reached, neighbours together.
    fn sweep(&mut self) -> (Vec<(usize, usize)>, usize) {
        let (mut gaps, mut live) = (Vec::new(), 0);
        let mut gap = (self.heap.used().start, 0);
        let mut end = |world: &mut World, (address, size): (usize, usize)| {
            world.heap.free(address, size);
            if size >= LEAST_GAP {
                gaps.push((address, size));
            }
        };
        self.walk(|world, address, header, size| {
            if header & MARK == 0 {
                gap.1 += size;
                return;
            }
            *world.heap.word(address) = header & !MARK;
            end(world, gap);
            gap = (address + size, 0);
            live += size;
        });
        end(self, gap);
        (gaps, live)
    }

    /// Visits everything in the heap: address, header, and size in bytes.
    fn walk(&mut self, mut visit: impl FnMut(&mut World, usize, u64, usize)) {
        let used = self.heap.used();
        let mut at = used.start;
        while at < used.end {
            let header = *self.heap.word(at);
            let size = self.size(at, Header(header as u32));
            visit(self, at, header, size);
            at += size;
        }
    }

    fn size(&mut self, address: usize, header: Header) -> usize {
        let mut second = || *self.heap.word(address + 8) as usize;
        match header {
            GAP => second(),
            TEXT => 16 + (second() / 2).next_multiple_of(8),
            LETTERS => 16 + second() / 2 * 8,
            _ => self.maps.get(header).map_or(8, |map| map.size.bytes as usize),
        }
    }

    /// Where the object's references are.
    fn references(&mut self, object: usize) -> impl Iterator<Item = usize> + use<> {
        let header = Header(*self.heap.word(object) as u32);
        let end = object + self.size(object, header);
        let from = match header {
            TEXT => end,
            LETTERS => object + 16,
            _ => object + 8,
        };
        (from..end).step_by(8)
    }
}
