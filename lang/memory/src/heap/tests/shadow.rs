//! A random graph of objects, compared with a model of it that the collector never sees.

use super::*;
use crate::heap::{PinId, shape};

/// What an object should look like.
struct Model {
    number: i64,
    kind: Kind,
    elements: Vec<Element>,
    identity: Option<u64>,
}

#[derive(Clone, Copy)]
enum Element {
    Small(i64),
    Object(usize),
}

/// Objects are reached from `roots`, and from each other. The first element of each is its number in the model.
struct World {
    heap: Box<Heap>,
    roots: RootVec,
    model: Vec<Model>,
    rooted: Vec<Option<usize>>,
    /// Objects that something refers to by address, which must not move.
    pinned: Vec<(PinId, usize, usize)>,
    /// The same, from the native stack only: address and number.
    local: [(usize, usize); LOCALS],
    numbers: Numbers,
}

const LOCALS: usize = 6;
const ROOTS: usize = 40;

impl World {
    fn new(config: Config, seed: u64) -> World {
        let heap = heap(config);
        let mut roots = heap.root_vec(Hold::Strong);
        (0..ROOTS).for_each(|_| _ = roots.push(Value::NULL));
        let numbers = Numbers(seed);
        let (model, rooted, pinned) = (Vec::new(), vec![None; ROOTS], Vec::new());
        World { heap, roots, model, rooted, pinned, local: [(0, 0); LOCALS], numbers }
    }

    /// An object reached by a random walk, with its number.
    fn pick(&mut self) -> Option<(usize, usize)> {
        let root = self.numbers.below(ROOTS + LOCALS);
        let (mut at, mut number) = match root.checked_sub(ROOTS) {
            Some(local) => self.local[local],
            None => (self.roots.get(root).address(), self.rooted[root]?),
        };
        if at == 0 {
            return None;
        }
        for _ in 0..self.numbers.below(6) {
            let index = self.numbers.below(self.model[number].elements.len());
            if let Element::Object(next) = self.model[number].elements[index] {
                number = next;
                at = load(at, index).address();
            }
        }
        Some((at, number))
    }

    fn create(&mut self) {
        let len = match self.numbers.below(400) {
            0 => 3000 + self.numbers.below(9000),
            1..20 => 100 + self.numbers.below(800),
            n => 1 + n % 12,
        };
        let kind = if len % 3 == 0 { Kind::Array } else { Kind::Tuple };
        let number = self.model.len();
        let at = match self.numbers.below(50) {
            0 => old_array(&mut self.heap, kind, len),
            _ => array(&mut self.heap, kind, len),
        };
        let mut elements = vec![Element::Small(number as i64)];
        store(&mut self.heap, at, 0, Value::small(number as i64));
        for index in 1..len {
            let (value, element) = match self.pick() {
                Some((object, number)) if self.numbers.below(3) == 0 && index < 20 => {
                    (Value::object(object), Element::Object(number))
                }
                _ => (Value::small(index as i64), Element::Small(index as i64)),
            };
            // Nothing has happened since the object was made: no barrier.
            mem::set_word(at + 16 + 8 * index, value.bits());
            elements.push(element);
        }
        self.model.push(Model { number: number as i64, kind, elements, identity: None });
        if self.numbers.below(2) == 0 {
            self.connect(at, number);
        } else {
            let root = self.numbers.below(ROOTS);
            self.roots.set(root, Value::object(at));
            self.rooted[root] = Some(number);
        }
    }

    /// Stores an object into a random place of another.
    fn connect(&mut self, at: usize, number: usize) {
        if let Some((into, holder)) = self.pick() {
            let len = self.model[holder].elements.len();
            if len > 1 {
                let index = 1 + self.numbers.below(len - 1);
                store(&mut self.heap, into, index, Value::object(at));
                self.model[holder].elements[index] = Element::Object(number);
            }
        }
    }

    fn step(&mut self) {
        match self.numbers.below(100) {
            0..60 => self.create(),
            60..80 => {
                if let Some((at, number)) = self.pick() {
                    self.connect(at, number);
                }
            }
            80..88 => {
                let root = self.numbers.below(ROOTS);
                self.roots.set(root, Value::NULL);
                self.rooted[root] = None;
            }
            88..90 => {
                if let Some((at, number)) = self.pick() {
                    let inside = at + self.numbers.below(shape::size_of(at));
                    let id = self.heap.pin(vec![inside as u64]);
                    self.pinned.push((id, at, number));
                }
                if self.pinned.len() > 5 {
                    let index = self.numbers.below(self.pinned.len());
                    let (id, at, number) = self.pinned.swap_remove(index);
                    self.heap.unpin(id);
                    self.connect(at, number);
                }
            }
            90 if self.heap.stack_base != 0 => {
                let local = self.numbers.below(LOCALS);
                self.local[local] = self.pick().unwrap_or_default();
            }
            90..92 => {
                if let Some((at, number)) = self.pick() {
                    // SAFETY: `pick` returns objects.
                    let identity = unsafe { self.heap.identity(at) };
                    let known = self.model[number].identity.get_or_insert(identity);
                    assert_eq!(*known, identity);
                }
            }
            _ => self.heap.poll(),
        }
    }

    /// Everything that can be reached looks as it should.
    fn check(&self) {
        let mut seen = vec![0; self.model.len()];
        let mut left: Vec<(usize, usize)> = (0..ROOTS)
            .filter_map(|root| Some((self.roots.get(root).address(), self.rooted[root]?)))
            .chain(self.pinned.iter().map(|(_, at, number)| (*at, *number)))
            .chain(self.local.into_iter().filter(|(at, _)| *at != 0))
            .collect();
        while let Some((at, number)) = left.pop() {
            if seen[number] != 0 {
                assert_eq!(seen[number], at, "object {number} is in two places");
                continue;
            }
            seen[number] = at;
            let model = &self.model[number];
            assert_eq!(Header(mem::word(at)).kind(), model.kind);
            assert_eq!(mem::word(at + 8) >> 1, model.elements.len() as u64);
            assert_eq!(load(at, 0), Value::small(model.number));
            for (index, element) in model.elements.iter().enumerate() {
                match *element {
                    Element::Small(n) => assert_eq!(load(at, index), Value::small(n)),
                    Element::Object(next) => left.push((load(at, index).address(), next)),
                }
            }
        }
    }

    fn run(self, steps: usize) -> crate::heap::Stats {
        let stats = self.run_checked(steps, 2000);
        assert!(stats.minors > 2 && stats.promoted > 1000, "{stats:?}");
        stats
    }

    fn run_checked(mut self, steps: usize, between_checks: usize) -> crate::heap::Stats {
        for step in 0..steps {
            self.step();
            if step % between_checks == 0 {
                self.check();
            }
        }
        self.check();
        self.heap.collect(Collection::Major);
        self.check();
        self.heap.stats()
    }
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn a_random_graph_survives() {
    for (nursery, seed, adapts) in
        [(64 << 10, 1, false), (64 << 10, 9, true), (256 << 10, 2, false), (4 << 20, 3, true)]
    {
        let config = Config { adapts, ..small(nursery) };
        World::new(config, seed).run(if nursery < 1 << 20 { 40_000 } else { 150_000 });
    }
}

#[test]
#[cfg_attr(miri, ignore = "it has no native stack")]
fn a_random_graph_survives_with_a_native_stack() {
    #[inline(never)]
    fn run(nursery: usize, seed: u64, base: usize) {
        let mut world = World::new(small(nursery), seed);
        world.heap.set_stack_base(base);
        world.run(40_000);
        let steps = Config { stepped: 0, step: 20, min_heap: 64 << 10, ..small(nursery) };
        let mut world = World::new(steps, seed);
        world.heap.set_stack_base(base);
        let stats = world.run(40_000);
        assert!(stats.steps > 2 * stats.majors, "{stats:?}");
    }
    for (nursery, seed) in [(64 << 10, 6), (64 << 10, 7), (256 << 10, 8)] {
        let end = 0usize;
        run(nursery, seed, &raw const end as usize);
    }
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn a_random_graph_survives_stress() {
    let config = Config { stress: 10, ..small(64 << 10) };
    World::new(config, 4).run(5_000);
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn a_random_graph_survives_without_moving() {
    let config = Config { nomove: true, ..small(64 << 10) };
    let stats = World::new(config, 5).run(20_000);
    // Large objects neither move nor count as pinned.
    assert!(stats.promoted - stats.pinned <= stats.large);
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn a_random_graph_survives_marking_in_steps() {
    for (seed, step, stress) in [(12, 1, 0), (13, 64, 0), (14, 2000, 0), (15, 50, 10), (16, 1, 1)] {
        let config = Config { stepped: 0, step, stress, min_heap: 64 << 10, ..small(64 << 10) };
        let steps = if stress == 0 { 40_000 } else { 5_000 };
        let stats = World::new(config, seed).run_checked(steps, 2000);
        assert!(stats.steps > 2 * stats.majors && stats.majors > 1, "{stats:?}");
    }
}

/// Small enough for Miri, and yet with every sort of object, minor and major collections.
#[test]
fn a_small_random_graph_survives() {
    for (seed, nomove, stepped) in [(10, false, usize::MAX), (11, true, usize::MAX), (17, false, 0)]
    {
        let config = Config { stress: 3, nomove, stepped, step: 1, ..small(64 << 10) };
        let stats = World::new(config, seed).run_checked(200, 50);
        assert!(stats.minors > 4 && stats.majors > 0 && stats.promoted > 50, "{stats:?}");
    }
}
