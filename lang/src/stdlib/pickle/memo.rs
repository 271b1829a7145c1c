//! What was written already, by identity. Objects move where code of the program runs: they are found anew then.

use crate::object::Value;
use crate::vm::Vm;
use rustc_hash::FxHashMap;
use sidewinder_memory::heap::{Hold, RootVec};

pub(super) struct Memo {
    /// The number of an object, by where it was when this was looked at.
    numbers: FxHashMap<u64, u32>,
    /// The objects by number, kept alive; none for what nothing refers to.
    objects: RootVec,
    /// Where they are in `numbers`.
    known: Vec<u64>,
    /// Those before this one move no more.
    settled: usize,
    /// Collections by then.
    collections: u64,
}

impl Memo {
    pub(super) fn new(vm: &Vm) -> Memo {
        Memo {
            numbers: FxHashMap::default(),
            objects: vm.heap.root_vec(Hold::Strong),
            known: Vec::new(),
            settled: 0,
            collections: vm.heap.minors(),
        }
    }

    /// Gives an object the next number.
    pub(super) fn add(&mut self, vm: &Vm, value: Value) -> usize {
        self.keep_up(vm);
        let number = self.objects.push(value);
        self.known.push(value.bits());
        self.numbers.insert(value.bits(), number as u32);
        number
    }

    /// Gives the next number to what nothing refers to.
    pub(super) fn skip(&mut self) {
        self.objects.push(Value::NULL);
        self.known.push(0);
    }

    /// The number of an object.
    pub(super) fn get(&mut self, vm: &Vm, value: Value) -> Option<u32> {
        self.keep_up(vm);
        self.numbers.get(&value.bits()).copied()
    }

    #[inline]
    fn keep_up(&mut self, vm: &Vm) {
        let collections = vm.heap.minors();
        if collections != self.collections {
            self.collections = collections;
            self.follow(vm);
        }
    }

    /// Finds the objects where they are now.
    fn follow(&mut self, vm: &Vm) {
        let now = &self.objects.as_slice()[self.settled..];
        let known = &mut self.known[self.settled..];
        for (before, now) in known.iter().zip(now) {
            if *before != now.bits() {
                self.numbers.remove(before);
            }
        }
        for ((at, before), now) in known.iter_mut().enumerate().zip(now) {
            if *before != now.bits() {
                *before = now.bits();
                self.numbers.insert(now.bits(), (self.settled + at) as u32);
            }
        }
        let is_old = |value: &&Value| value.is_null() || !vm.heap.is_young(value.address());
        self.settled += now.iter().take_while(is_old).count();
    }
}
