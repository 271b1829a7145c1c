//! One property at a time.

use super::*;
use crate::heap::{AllocWindow, LARGE, large, shape};

/// Where the native stack ends, as far as these tests care.
#[inline(never)]
fn with_native_stack<R>(heap: &mut Heap, body: impl FnOnce(&mut Heap) -> R) -> R {
    let here = 0usize;
    let before = heap.set_stack_base(&raw const here as usize);
    let result = body(heap);
    heap.set_stack_base(before);
    result
}

#[test]
fn survivors_move_once_and_keep_their_content() {
    let mut heap = heap(small(64 << 10));
    let mut roots = heap.root_vec(Hold::Strong);
    let inner = tuple(&mut heap, 1);
    store(&mut heap, inner, 0, Value::small(7));
    let outer = tuple(&mut heap, 2);
    store(&mut heap, outer, 1, Value::object(inner));
    roots.push(Value::object(outer));
    heap.collect(Collection::Minor);
    let moved = root(&roots, 0);
    assert_ne!(moved, outer);
    assert!(!heap.is_young(moved));
    assert_eq!(load(load(moved, 1).address(), 0), Value::small(7));
    assert!(load(moved, 0).is_null());
    heap.collect(Collection::Major);
    assert_eq!(root(&roots, 0), moved);
    assert_eq!(heap.stats().promoted, 2);
    drop(roots);
    heap.collect(Collection::Major);
    assert_eq!(heap.stats().old_bytes, 0);
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn runtime_functions_are_never_collected_under() {
    let mut heap = heap(small(64 << 10));
    let first = tuple(&mut heap, 1);
    for _ in 0..20_000 {
        tuple(&mut heap, 1);
    }
    assert_eq!(heap.stats().minors, 0);
    assert_eq!(shape::size_of(first), 24);
    // SAFETY: the address is promised to be readable as long as the heap lives.
    assert_eq!(unsafe { *heap.requested() }, 1);
    heap.poll();
    // SAFETY: as above.
    assert_eq!((heap.stats().minors, unsafe { *heap.requested() }), (1, 0));
    assert!(heap.stats().used <= 64 << 10);
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn compiled_code_collects_when_the_nursery_is_spent() {
    let mut window = AllocWindow::default();
    let mut heap = heap(small(64 << 10));
    // SAFETY: the window outlives the heap's use.
    unsafe { heap.place_window(&raw mut window) };
    for _ in 0..20_000 {
        // SAFETY: what compiled code does, through the same pointer as the heap.
        unsafe {
            let window = heap.window();
            let mut at = (*window).cursor;
            if at + 16 > (*window).limit {
                at = heap.alloc_slow_collect(16) as usize;
            } else {
                (*window).cursor = at + 16;
            }
            assert_eq!(mem::word(at + 8), 0);
            mem::set_word(at, Header::new(0, Kind::Float, 0, 0).0);
        }
    }
    assert!(heap.stats().minors > 3);
    assert_eq!(heap.stats().allocated, 320_000);
    heap.collect(Collection::Minor);
}

/// Bytes handed out until the next collection of compiled code, which keeps so many of the tuples.
fn cycle(heap: &mut Heap, most: usize, kept: &mut RootVec) -> u64 {
    let (minors, before) = (heap.stats().minors, heap.stats().allocated);
    let mut turn = 0;
    while heap.stats().minors == minors {
        // SAFETY: the length is written at once.
        let at = fill_array(unsafe { heap.alloc_slow_collect(32) } as usize, 2);
        mem::set_word(at, Header::new(0, Kind::Tuple, 0, 0).0);
        turn += 1;
        if turn <= most {
            kept.push(Value::object(at));
        }
    }
    heap.stats().allocated - before
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn the_nursery_grows_where_much_survives_unless_its_size_was_given() {
    for (adapts, times) in [(true, 4), (false, 1)] {
        let mut heap = heap(Config { adapts, verify: false, ..small(2 << 20) });
        let mut kept = heap.root_vec(Hold::Strong);
        for _ in 0..12 {
            cycle(&mut heap, 4000, &mut kept);
        }
        let last = cycle(&mut heap, 4000, &mut kept);
        assert_eq!(last.div_ceil(1 << 20), 2 * times);
    }
}

#[test]
#[cfg_attr(miri, ignore = "it has no native stack")]
fn deep_recursion_pins_one_object_in_every_frame() {
    #[inline(never)]
    fn descend(heap: &mut Heap, depth: usize) -> usize {
        let mine = tuple(heap, 1 + depth % 3);
        store(heap, mine, 0, Value::small(depth as i64));
        let at = std::hint::black_box(mine);
        heap.poll();
        let below = if depth > 0 { descend(heap, depth - 1) } else { 0 };
        assert_eq!(load(at, 0), Value::small(depth as i64));
        below + (std::hint::black_box(mine) == at) as usize
    }
    let config = Config { verify: false, ..small(64 << 10) };
    let mut heap = heap(config);
    assert_eq!(with_native_stack(&mut heap, |heap| descend(heap, 8_000)), 8_001);
    // What is promoted was seen by two collections, and the last ones have seen half of the objects for the first time.
    assert!(heap.stats().pinned >= 2_000, "{:?}", heap.stats());
    heap.collect(Collection::Major);
    assert_eq!(heap.stats().old_bytes, 0);
}

/// What is being built when a collection comes is dead at the next one, with what was hung on it between the two.
#[test]
#[cfg_attr(miri, ignore = "it has no native stack")]
fn what_only_the_native_stack_refers_to_stays_young_for_one_collection() {
    #[inline(never)]
    fn hang(heap: &mut Heap, on: usize) {
        let hung = tuple(heap, 50);
        store(heap, on, 1, Value::object(hung));
    }
    #[inline(never)]
    fn build(heap: &mut Heap, collections: usize) {
        let mine = std::hint::black_box(tuple(heap, 3));
        for _ in 0..collections {
            heap.collect(Collection::Minor);
        }
        hang(heap, std::hint::black_box(mine));
        assert_eq!(heap.is_young(std::hint::black_box(mine)), collections == 1);
    }
    #[inline(never)]
    fn scrub() {
        std::hint::black_box([0usize; 2000]);
    }
    let mut heap = heap(small(64 << 10));
    with_native_stack(&mut heap, |heap| {
        for (collections, promoted) in [(1, 0), (2, 2)] {
            let before = heap.stats().promoted;
            build(heap, collections);
            scrub();
            heap.collect(Collection::Minor);
            assert_eq!(heap.stats().promoted - before, promoted);
        }
        heap.collect(Collection::Major);
    });
    assert_eq!(heap.stats().old_bytes, 0);
}

#[test]
#[cfg_attr(miri, ignore = "it has no native stack")]
fn what_an_old_object_refers_to_does_not_stay_young() {
    let mut heap = heap(small(64 << 10));
    let old = old_array(&mut heap, Kind::Tuple, 1);
    let mut roots = heap.root_vec(Hold::Strong);
    roots.push(Value::object(old));
    with_native_stack(&mut heap, |heap| {
        let outer = std::hint::black_box(tuple(heap, 1));
        let inner = std::hint::black_box(tuple(heap, 1));
        store(heap, outer, 0, Value::object(inner));
        store(heap, old, 0, Value::object(outer));
        heap.collect(Collection::Minor);
        assert!(!heap.is_young(std::hint::black_box(outer)));
        assert!(heap.is_young(std::hint::black_box(inner)));
    });
    // The inner one moves, and the outer one is told.
    heap.collect(Collection::Minor);
    let outer = load(old, 0).address();
    let inner = load(outer, 0).address();
    assert!(!heap.is_young(inner) && load(inner, 0).is_null());
    heap.collect(Collection::Major);
    assert_eq!(load(load(old, 0).address(), 0).address(), inner);
}

#[test]
#[cfg_attr(miri, ignore = "it has no native stack")]
fn who_stays_young_keeps_identity_and_weak_references() {
    let mut heap = heap(small(64 << 10));
    let mut roots = heap.root_vec(Hold::Strong);
    let mut weak = heap.root_vec(Hold::Weak);
    roots.push(Value::NULL);
    // SAFETY: they are objects.
    let identity = |heap: &mut Heap, at| unsafe { heap.identity(at) };
    with_native_stack(&mut heap, |heap| {
        let at = std::hint::black_box(tuple(heap, 1));
        weak.push(Value::object(at));
        assert_eq!(identity(heap, at), 1);
        heap.collect(Collection::Minor);
        assert!(heap.is_young(std::hint::black_box(at)));
        assert_eq!((identity(heap, at), weak.get(0)), (1, Value::object(at)));
        roots.set(0, Value::object(at));
    });
    heap.collect(Collection::Minor);
    assert_eq!(identity(&mut heap, root(&roots, 0)), 1);
    assert_eq!(weak.get(0), roots.get(0));
    roots.set(0, Value::NULL);
    heap.collect(Collection::Major);
    assert!(weak.get(0).is_null());
}

#[test]
fn interior_pointers_keep_objects_in_place() {
    let mut heap = heap(small(64 << 10));
    let at = tuple(&mut heap, 10);
    let other = tuple(&mut heap, 1);
    store(&mut heap, at, 3, Value::object(other));
    let id = heap.pin(vec![at as u64 + 60]);
    heap.collect(Collection::Minor);
    assert!(!heap.is_young(at));
    assert_ne!(load(at, 3).address(), other);
    heap.collect(Collection::Major);
    assert_eq!(heap.object_around(at + 95), Some(at));
    assert_eq!(heap.object_around(at + 96), None);
    heap.unpin(id);
    heap.collect(Collection::Major);
    assert_eq!(heap.object_around(at), None);
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn large_arrays_have_cards() {
    let mut heap = heap(small(64 << 10));
    let mut roots = heap.root_vec(Hold::Strong);
    let at = array(&mut heap, Kind::Array, 100_000);
    roots.push(Value::object(at));
    store(&mut heap, at, 5, Value::small(1));
    heap.collect(Collection::Minor);
    assert_eq!(root(&roots, 0), at, "large objects stay");
    for index in [0, 127, 5000, 99_999] {
        let element = tuple(&mut heap, 1);
        store(&mut heap, at, index, Value::object(element));
        assert!(large::is_card_marked(at, index + 2));
    }
    assert!(!large::is_card_marked(at, 600));
    assert_ne!(shape::flags(at) & shape::UNLOGGED, 0);
    heap.collect(Collection::Minor);
    assert!(!large::is_card_marked(at, 0));
    assert_eq!(heap.stats().promoted, 5);
    let batch: Vec<usize> = (0..300).map(|_| tuple(&mut heap, 0)).collect();
    for (n, element) in batch.into_iter().enumerate() {
        mem::set_word(at + 16 + 8 * (1000 + n), Value::object(element).bits());
    }
    // SAFETY: the object has these words.
    unsafe { heap.barrier_range(at, 1002, 1302) };
    heap.collect(Collection::Major);
    assert_eq!(heap.stats().promoted, 305);
    roots.pop();
    heap.collect(Collection::Major);
    assert_eq!((heap.stats().large_bytes, heap.stats().old_bytes), (0, 0));
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn dead_large_objects_go_at_the_next_minor_collection() {
    let mut heap = heap(small(64 << 10));
    for _ in 0..100 {
        array(&mut heap, Kind::Array, 200_000);
        heap.poll();
    }
    heap.collect(Collection::Minor);
    assert_eq!(heap.stats().large_bytes, 0);
    assert!(heap.stats().peak < 4 << 20, "{:?}", heap.stats());
}

#[test]
fn the_value_stack_is_updated_below_its_top_and_cleared_above() {
    let mut heap = heap(small(64 << 10));
    // Above what is in use lies a red zone, which is cleared too.
    let mut stack = vec![0u64; 8192];
    let base = stack.as_mut_ptr() as usize;
    let at = tuple(&mut heap, 0);
    let stale = tuple(&mut heap, 0);
    let slot = |n: usize| base + 8 * n;
    mem::set_word(slot(0), Value::object(at).bits());
    mem::set_word(slot(1), 0x1234 << 1);
    mem::set_word(slot(2), Value::object(stale).bits());
    mem::set_word(slot(3999), Value::object(stale).bits());
    let (mut top, mut high, mut limit) = (slot(2), slot(4000), slot(4000));
    // SAFETY: they live until the end of the test, and the collector writes through these pointers only.
    unsafe {
        heap.register_stack(base as *mut Value, &raw mut top, &raw mut high, &raw mut limit);
    };
    heap.collect(Collection::Minor);
    assert!(mem::word(slot(0)) != Value::object(at).bits() && mem::word(slot(1)) == 0x1234 << 1);
    assert_eq!((mem::word(slot(2)), mem::word(slot(3999))), (0, 0));
    assert!(std::hint::black_box(high) < slot(4000));
    assert_eq!(std::hint::black_box(limit), high);
    heap.unregister_stack(base as *mut Value);
    heap.collect(Collection::Major);
    assert_eq!(heap.stats().old_bytes, 0);
    drop(stack);
}

#[test]
fn registered_slots_are_updated() {
    let mut heap = heap(small(64 << 10));
    let mut slots = vec![Value::NULL, Value::object(tuple(&mut heap, 0))];
    // SAFETY: unregistered before the vector goes.
    let id = unsafe { heap.register_slots(slots.as_mut_ptr(), 2) };
    heap.collect(Collection::Minor);
    assert!(!heap.is_young(std::hint::black_box(&slots)[1].address()));
    heap.unregister_slots(id);
    heap.collect(Collection::Major);
    assert_eq!(heap.stats().old_bytes, 0);
}

#[test]
fn old_objects_stay_and_may_refer_to_young_ones_from_the_start() {
    let mut heap = heap(small(64 << 10));
    let mut roots = heap.root_vec(Hold::Old);
    for len in [3, 2000] {
        let young = tuple(&mut heap, 0);
        // SAFETY: the length follows at once.
        let old = unsafe { heap.alloc_old(Header::new(0, Kind::Tuple, 0, 0), 16 + 8 * len) };
        let old = old as usize;
        mem::set_word(old + 8, Value::small(len as i64).bits());
        mem::set_word(old + 16, Value::object(young).bits());
        roots.push(Value::object(old));
        heap.collect(Collection::Minor);
        assert_eq!(roots.get(roots.len() - 1).address(), old);
        assert!(!heap.is_young(load(old, 0).address()));
        let another = tuple(&mut heap, 0);
        store(&mut heap, old, 2, Value::object(another));
        heap.collect(Collection::Major);
        assert!(!heap.is_young(load(old, 2).address()));
    }
}

#[test]
fn identities_outlive_moves() {
    let mut heap = heap(small(64 << 10));
    let mut roots = heap.root_vec(Hold::Strong);
    let objects: Vec<usize> = (0..3).map(|_| tuple(&mut heap, 0)).collect();
    // SAFETY: they are objects.
    let identity = |heap: &mut Heap, at| unsafe { heap.identity(at) };
    let first = identity(&mut heap, objects[0]);
    let second = identity(&mut heap, objects[1]);
    assert_eq!((first, second), (1, 2));
    roots.push(Value::object(objects[1]));
    roots.push(Value::object(objects[2]));
    heap.collect(Collection::Major);
    assert_eq!(identity(&mut heap, root(&roots, 0)), second);
    // The first is dead; its number is not given out again.
    assert_eq!(identity(&mut heap, root(&roots, 1)), 3);
    assert_eq!(identity(&mut heap, root(&roots, 1)), 3);
}

#[test]
fn weak_references_follow_and_die() {
    let mut heap = heap(small(64 << 10));
    let mut strong = heap.root_vec(Hold::Strong);
    let mut weak = heap.root_vec(Hold::Weak);
    for _ in 0..2 {
        let at = tuple(&mut heap, 0);
        weak.push(Value::object(at));
        strong.push(Value::object(at));
    }
    weak.push(Value::object(tuple(&mut heap, 2000)));
    weak.push(Value::small(5));
    strong.pop();
    heap.collect(Collection::Minor);
    let expected = [strong.get(0), Value::NULL, Value::NULL, Value::small(5)];
    assert_eq!(weak.as_slice(), expected);
    strong.pop();
    heap.collect(Collection::Minor);
    assert_eq!(weak.get(0), expected[0]);
    heap.collect(Collection::Major);
    assert!(weak.get(0).is_null());
}

/// A generator that has ended is not kept for its finalizer, however it dies: young, old, or where everything is collected.
#[test]
fn what_has_ended_is_not_finalized() {
    let mut heap = heap(small(64 << 10));
    let (word, end) = Kind::Generator.end().expect("generators end");
    let waits = Value::even(8);
    for old in [false, true] {
        for kind in [Collection::Minor, Collection::Major] {
            let mut roots = heap.root_vec(Hold::Strong);
            for place in [waits, end] {
                // SAFETY: all words are values, and the object is complete before anything else happens.
                let at = unsafe { heap.alloc(Header::new(0, Kind::Generator, 0, 0), 64) } as usize;
                (1..8).for_each(|k| mem::set_word(at + 8 * k, Value::small(0).bits()));
                mem::set_word(at + 8 * word, place.bits());
                // SAFETY: this is its address.
                unsafe { heap.want_finalizer(at) };
                roots.push(Value::object(at));
            }
            if old {
                heap.collect(Collection::Minor);
            }
            drop(roots);
            heap.collect(kind);
            if old && kind == Collection::Minor {
                assert_eq!(heap.next_finalizer(), None);
                heap.collect(Collection::Major);
            }
            let due: Vec<Value> = std::iter::from_fn(|| heap.next_finalizer()).collect();
            assert_eq!(due.len(), 1, "old {old}, {kind:?}");
            assert_eq!(mem::value(due[0].address() + 8 * word), waits);
        }
    }
    heap.collect(Collection::Major);
    assert_eq!(heap.stats().old_bytes, 0);
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn null_at_the_limit_and_memory_again_after_collecting() {
    let limit = 4 << 20;
    let mut heap = heap(Config { limit, ..small(256 << 10) });
    let mut roots = heap.root_vec(Hold::Strong);
    let header = Header::new(0, Kind::Array, 0, 0);
    // SAFETY: the lengths are written by hand where the objects are kept.
    let mut fill = |heap: &mut Heap, bytes: usize| unsafe {
        loop {
            let at = heap.alloc(header, bytes) as usize;
            if at == 0 {
                return;
            }
            mem::set_word(at + 8, Value::small((bytes as i64 - 16) / 8).bits());
            mem::fill(at + 16, at + bytes, 0);
            roots.push(Value::object(at));
            heap.poll();
        }
    };
    fill(&mut heap, 1024);
    let used = heap.stats().used;
    assert!(used > limit - (512 << 10) && used <= limit + (256 << 10), "{used}");
    // The reserve serves to build the exception.
    assert_ne!(tuple(&mut heap, 100), 0);
    fill(&mut heap, 100_000);
    assert!(heap.stats().peak <= limit + (64 << 10) + (256 << 10));
    roots.truncate(0);
    heap.collect(Collection::Major);
    assert_ne!(array(&mut heap, Kind::Array, 100_000), 0);
    // SAFETY: null comes back, nothing to initialise.
    assert!(unsafe { heap.alloc(header, 1 << 30) }.is_null());
    // SAFETY: as above.
    assert!(unsafe { heap.alloc(header, usize::MAX & !7) }.is_null());
}

#[test]
#[cfg_attr(miri, ignore = "too slow")]
fn compiled_code_gets_null_only_when_everything_is_alive() {
    let mut heap = heap(Config { limit: 4 << 20, ..small(256 << 10) });
    for _ in 0..100 {
        // SAFETY: zero memory is a hole for the collector; nothing is kept.
        assert!(!unsafe { heap.alloc_slow_collect(1 << 20) }.is_null());
    }
    assert!(heap.stats().minors >= 33);
}

#[test]
fn external_memory_asks_for_a_collection() {
    let mut heap = heap(small(64 << 10));
    heap.external(2 << 20);
    heap.poll();
    assert_eq!((heap.stats().majors, heap.stats().external), (1, 2 << 20));
    heap.external(-(3 << 20));
    assert_eq!(heap.stats().external, 0);
}

#[test]
#[should_panic = "store without barrier: word 3 of Tuple"]
fn a_store_without_barrier_is_found() {
    let mut heap = heap(small(64 << 10));
    let mut roots = heap.root_vec(Hold::Strong);
    roots.push(Value::object(tuple(&mut heap, 5)));
    heap.collect(Collection::Minor);
    let young = tuple(&mut heap, 1);
    mem::set_word(root(&roots, 0) + 24, Value::object(young).bits());
    heap.collect(Collection::Minor);
}

#[test]
#[should_panic = "broken object"]
fn a_wrong_size_is_found() {
    let mut heap = heap(small(64 << 10));
    let at = tuple(&mut heap, 5);
    mem::set_word(at + 8, Value::small(50).bits());
    heap.collect(Collection::Minor);
}

#[test]
#[should_panic = "which is no living object"]
fn a_dangling_reference_is_found() {
    let mut heap = heap(small(64 << 10));
    let mut roots = heap.root_vec(Hold::Strong);
    let dead = array(&mut heap, Kind::Array, LARGE / 8);
    heap.collect(Collection::Minor);
    roots.push(Value::object(dead));
    heap.collect(Collection::Minor);
}
