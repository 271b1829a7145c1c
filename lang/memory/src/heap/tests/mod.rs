//! The heap as its users meet it.

mod basics;
mod shadow;

use super::{Collection, Config, Heap, Hold, RootVec, mem};
use crate::value::{Header, Kind, Value};

/// Settings under which everything happens often, and is checked.
fn small(nursery: usize) -> Config {
    Config {
        nursery,
        adapts: false,
        min_heap: 1 << 20,
        verify: true,
        reservation: if cfg!(miri) { 8 << 20 } else { 1 << 30 },
        ..Config::default()
    }
}

fn heap(config: Config) -> Box<Heap> {
    Heap::new(config).expect("address space")
}

/// A young tuple of `len` nulls; its length is written.
fn tuple(heap: &mut Heap, len: usize) -> usize {
    array(heap, Kind::Tuple, len)
}

fn array(heap: &mut Heap, kind: Kind, len: usize) -> usize {
    // SAFETY: the length is written before anything else happens.
    let at = unsafe { heap.alloc(Header::new(0, kind, 0, 0), 16 + 8 * len) } as usize;
    fill_array(at, len)
}

/// The same, but it is old and never moves.
fn old_array(heap: &mut Heap, kind: Kind, len: usize) -> usize {
    // SAFETY: as above.
    let at = unsafe { heap.alloc_old(Header::new(0, kind, 0, 0), 16 + 8 * len) } as usize;
    fill_array(at, len)
}

fn fill_array(at: usize, len: usize) -> usize {
    assert_ne!(at, 0, "no memory");
    mem::set_word(at + 8, Value::small(len as i64).bits());
    for word in (at + 16..at + 16 + 8 * len).step_by(8) {
        assert_eq!(mem::word(word), 0, "fresh memory is not zero");
        mem::set_word(word, Value::NULL.bits());
    }
    at
}

/// Stores `value` as element `index`, with the barrier.
fn store(heap: &mut Heap, at: usize, index: usize, value: Value) {
    mem::set_word(at + 16 + 8 * index, value.bits());
    // SAFETY: the object has that element.
    unsafe { heap.barrier(at, index + 2) };
}

fn load(at: usize, index: usize) -> Value {
    mem::value(at + 16 + 8 * index)
}

fn root(roots: &RootVec, index: usize) -> usize {
    roots.get(index).address()
}

/// A small generator of numbers, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}
