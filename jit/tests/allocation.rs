//! Memory that compiled code takes, and what it tells the collector.

#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod world;

use sidewinder_jit::backend::Entry;
use sidewinder_jit::ir::{Const, TraceKind};
use world::{NULL, World, int};

/// The machine code of a loop.
fn machine_code(text: &str) -> String {
    let mut w = World::machine();
    w.loop_(0, text);
    w.listing(0, &w.parse(text, TraceKind::Loop))
}

/// How many instructions start so.
fn count(code: &str, start: &str) -> usize {
    code.lines().filter(|line| line.trim().starts_with(start)).count()
}

#[test]
fn objects_allocated_together_take_their_memory_at_once() {
    let guard = "b8 = int_lt(i1, 50)\nguard_true(b8) [i1, p2, p3]";
    for (between, takes) in [("", 1), ("i8 = int_add(i1, 2)", 1), (guard, 2)] {
        let text = format!(
            "[p0]
            i1 = untag(p0)
            label(i1)
            p2 = new(Point)
            setfield(p2, x, i1)
            p3 = new(Box)
            setfield(p2, y, p3)
            {between}
            i4 = int_add(i1, 1)
            p5 = new_array(3, items)
            setitem(p5, 1, p2, items)
            p6 = new(Point)
            setfield(p6, y, p5)
            b7 = int_lt(i4, 60)
            guard_true(b7) [i4, p2, p3, p5, p6]
            jump(i4)"
        );
        let results = [World::evaluator(), World::machine()].map(|mut w| {
            w.loop_(0, &text);
            let (guard, values) = w.enter(0, &[int(3)]);
            (guard, w.relative(&values), w.picture().0)
        });
        assert_eq!(results[0], results[1]);
        let code = machine_code(&text);
        assert_eq!(count(&code, "cmp r11,[r15+8]"), takes, "{code}");
    }
}

/// Until it may have run. Of elements it is told one by one.
#[test]
fn the_collector_is_told_once_of_stores_into_an_object() {
    let collects = "p3 = new(Box)\nsetfield(p3, value, 1.5)";
    for (between, asks) in [("", 3), ("i3 = getfield(p0, x)", 3), (collects, 4)] {
        let code = machine_code(&format!(
            "[p0, p1, p2, p4]
            setfield(p0, y, p1)
            setitem(p4, 1, p1, items)
            {between}
            setfield(p0, y, p2)
            setitem(p4, 2, p2, items)
            leave() [p0]"
        ));
        assert_eq!(count(&code, "test byte ["), asks, "{code}");
    }
}

/// A collector that marks in steps may have seen the object already, and the constant goes with the code.
#[test]
fn a_stored_constant_is_told_of_unless_it_is_alive_for_good() {
    for (mut w, is_told) in
        [(World::machine_where(|_| true), false), (World::machine_where(|_| false), true)]
    {
        let [point, constant] = [1, 2].map(|n| w.object(1, &[int(n), NULL, 0]));
        w.settle(point);
        let mut code = w.parse("[p0]\nsetfield(p0, y, ref(5))\nleave() [p0]", TraceKind::Loop);
        for known in code.trace.consts.iter_mut().filter(|known| **known == Const::Ref(int(5))) {
            *known = Const::Ref(constant);
        }
        w.compile(0, Entry::Stack, &code);
        w.enter(0, &[point]);
        assert_eq!(w.is_settled(point), !is_told);
    }
}

/// So has a collector that follows an object to its class.
#[test]
fn a_change_of_class_is_told_of() {
    let mut w = World::machine();
    let point = w.object(1, &[int(1), NULL, 0]);
    w.settle(point);
    w.loop_(0, "[p0]\nset_class(p0, Other)\nleave() [p0]");
    w.enter(0, &[point]);
    assert!(!w.is_settled(point));
}

/// A reference that nothing reads any more would keep its object alive: the collector takes every word of the table for one.
#[test]
fn the_evaluator_forgets_what_is_dead() {
    let mut w = World::evaluator();
    w.loop_(
        0,
        "[p0, p1, p2]
        i3 = untag(p2)
        p4 = call(maybe, p0)
        label(i3, p1)
        b5 = int_lt(i3, 2)
        guard_true(b5) [i3]
        p6 = new(Point)
        call(note, p6)
        i7 = int_add(i3, 1)
        call(note, p1)
        jump(i7, p1)",
    );
    let [unread, kept] = [1, 1].map(|class| w.object(class, &[0, NULL, 0]));
    w.enter(0, &[unread, kept, int(0)]);
    let held: Vec<[bool; 2]> =
        w.held.iter().map(|words| [unread, kept].map(|object| words.contains(&object))).collect();
    assert_eq!(held[0], [true, true], "an argument lives as long as its call");
    assert!(held.len() == 5 && held[1..].iter().all(|h| *h == [false, true]), "{held:?}");
    // The point of each iteration is dead at the second call of `note`, and the first one at the next iteration.
    let points: Vec<u64> = w.log.clone();
    let stay = |call: usize, point: u64| w.held[call].contains(&point);
    assert!(stay(1, points[0]) && !stay(2, points[0]) && !stay(3, points[0]), "{points:?}");
}

/// The first store into a field makes a box, those that follow write into it; a box that is not the field's own stays as it is.
#[test]
fn doubles_are_stored_in_boxes_of_their_own() {
    for mut w in [World::evaluator(), World::machine()] {
        w.loop_(
            0,
            "[p0, p1, p2]
            guard_class(p0, Owner) [p0]
            guard_class(p1, Owner) [p0]
            i3 = untag(p2)
            label(p0, p1, i3)
            f4 = getfield(p0, w)
            f5 = float_add(f4, 0.25)
            setfield(p0, w, f5)
            f6 = getfield(p0, w)
            setfield(p1, w, f6)
            setfield(p1, w, 7.5)
            i7 = int_sub(i3, 1)
            b8 = int_gt(i7, 0)
            guard_true(b8) [f4, f6]
            jump(p0, p1, i7)",
        );
        let shared = w.object(2, &[0.75f64.to_bits()]);
        let (a, b) = (w.object(12, &[shared]), w.object(12, &[0]));
        let (guard, values) = w.enter(0, &[a, b, int(10)]);
        let float = f64::to_bits;
        assert_eq!((guard, values), (2, vec![float(3.0), float(3.25)]));
        assert_eq!(w.boxes(), 2, "one each");
        let inside = |object: u64| w.words(w.words(object, 2)[1], 2)[1];
        assert_eq!([inside(a), inside(b)], [float(3.25), float(7.5)]);
        assert_eq!(w.words(shared, 2)[1], float(0.75));
    }
}
