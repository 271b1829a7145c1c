//! Bridges that are cases of one switch: both backends go to the right one, and machine code at once.

#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod world;

use sidewinder_jit::abi::{CodeId, GuardId};
use sidewinder_jit::backend::Case;
use world::{NULL, World, int};

/// Runs a test on both backends.
fn both(test: impl Fn(&mut World)) {
    test(&mut World::evaluator());
    test(&mut World::machine());
}

/// A chain of bridges from guard 1 of code 0, each for one more of these, which adds what it is told.
fn chain(w: &mut World, asked: &str, cases: &[(Case, String)]) -> u32 {
    let (mut guard, mut joined) = (1, 0);
    for (id, (case, asks)) in (1..).zip(cases) {
        let text = format!(
            "[i0, i1, {asked}]\n{asks} [i0, i1, {asked}]\ni3 = int_add(i0, 1)\ni4 = int_add(i1, {id})\njump(i3, i4, {asked}, code=0)"
        );
        let first = w.bridge(id, guard, &text);
        joined += w.backend.case(GuardId(1), CodeId(id), *case) as u32;
        guard = first;
    }
    assert_eq!(joined as usize, cases.len());
    guard
}

#[test]
fn many_bridges_for_values_of_one_guard_are_jumped_to_at_once() {
    both(|w| {
        w.loop_(
            0,
            "[p0, p1, p2]
            i3 = untag(p0)
            i4 = untag(p1)
            i5 = untag(p2)
            label(i3, i4, i5)
            b6 = int_lt(i3, 100)
            guard_true(b6) [i3, i4, i5]
            guard_value(i5, 0) [i3, i4, i5]
            i7 = int_add(i3, 1)
            jump(i7, i4, i5)",
        );
        // Numbers far apart, near each other, and negative ones: some share a place of the table.
        let key = |k: i64| if k % 3 == 0 { k * 1_000_003 } else { -k };
        let case = |k| {
            let case = Case { live: 2, of_class: false, key: int(key(k)) };
            (case, format!("guard_value(i2, {})", key(k)))
        };
        let cases: Vec<_> = (1..=60).map(case).collect();
        let last = chain(w, "i2", &cases[..3]);
        // Few are tried one by one.
        assert_eq!(w.backend.cases(GuardId(1)), 0);
        assert_eq!(
            w.enter(0, &[int(90), int(0), int(key(3))]),
            (0, vec![int(100), int(30), int(key(3))])
        );
        let mut guard = last;
        let is_machine = w.backend.way(CodeId(0)).is_some();
        for (id, (case, asks)) in (4..).zip(&cases[3..]) {
            let text = format!(
                "[i0, i1, i2]\n{asks} [i0, i1, i2]\ni3 = int_add(i0, 1)\ni4 = int_add(i1, {id})\njump(i3, i4, i2, code=0)"
            );
            let first = w.bridge(id, guard, &text);
            assert!(w.backend.case(GuardId(1), CodeId(id), *case));
            guard = first;
            assert_eq!(w.backend.cases(GuardId(1)), if is_machine { id as usize } else { 0 });
            // All that are there by now, and what no case is for: by the last guard.
            for k in 0..=i64::from(id) + 2 {
                let slots = [int(97), int(0), int(if k == 0 { 0 } else { key(k) })];
                let wanted = match k {
                    0 => (0, vec![int(100), int(0), slots[2]]),
                    k if k <= i64::from(id) => (0, vec![int(100), int(3 * k), slots[2]]),
                    _ => (guard, slots.to_vec()),
                };
                assert_eq!(w.enter(0, &slots), wanted, "{k} of {id}");
            }
        }
        // One that is no more is left out, and those behind it: its guard leaves.
        let before_it = 2 + 29;
        w.invalidate(30);
        assert_eq!(w.backend.cases(GuardId(1)), if is_machine { 29 } else { 0 });
        assert_eq!(w.enter(0, &[int(99), int(0), int(key(29))]).1[1], int(29));
        for k in [30, 31, 60] {
            assert_eq!(w.enter(0, &[int(99), int(0), int(key(k))]).0, before_it - 1, "{k}");
        }
        w.invalidate(2);
        assert_eq!(w.backend.cases(GuardId(1)), 0);
        assert_eq!(w.enter(0, &[int(99), int(0), int(key(1))]).1[1], int(1));
        assert_eq!(w.enter(0, &[int(99), int(0), int(key(2))]).0, 2);
        w.invalidate(1);
        assert_eq!(w.enter(0, &[int(99), int(0), int(key(1))]).0, 1);
        // The chain can begin anew.
        w.bridge(70, 1, "[i0, i1, i2]\ni3 = int_add(i1, 500)\njump(100, i3, i2, code=0)");
        assert_eq!(w.enter(0, &[int(99), int(0), int(key(1))]).1[1], int(500));
    });
}

#[test]
fn many_bridges_for_classes_of_one_guard_are_jumped_to_at_once() {
    both(|w| {
        w.loop_(
            0,
            "[p0, p1, p2]
            i3 = untag(p0)
            i4 = untag(p1)
            label(i3, i4, p2)
            b5 = int_lt(i3, 100)
            guard_true(b5) [i3, i4, p2]
            guard_class(p2, Point) [i3, i4, p2]
            i6 = int_add(i3, 1)
            jump(i6, i4, p2)",
        );
        let classes = [("Box", 2), ("Other", 3), ("Fourth", 9), ("Fifth", 10)];
        let cases = classes.map(|(name, number)| {
            let case = Case { live: 2, of_class: true, key: number };
            (case, format!("guard_class(p2, {name})"))
        });
        let last = chain(w, "p2", &cases);
        let is_machine = w.backend.way(CodeId(0)).is_some();
        assert_eq!(w.backend.cases(GuardId(1)), if is_machine { 4 } else { 0 });
        for (k, (_, number)) in (1..).zip(classes) {
            let object = w.object(number, &[0]);
            assert_eq!(
                w.enter(0, &[int(95), int(0), object]),
                (0, vec![int(100), int(5 * k), object])
            );
        }
        // Neither numbers nor null have a class; another class has no case.
        let other = w.object(11, &[0]);
        for word in [int(7), NULL, other] {
            assert_eq!(w.enter(0, &[int(95), int(3), word]), (last, vec![int(95), int(3), word]));
        }
        // A case of another value, or one that hangs elsewhere, is none.
        w.bridge(
            9,
            last,
            "[i0, i1, p2]\nguard_class(p2, Sixth) [i0, i1, p2]\njump(100, 1000, p2, code=0)",
        );
        if is_machine {
            let case = Case { live: 2, of_class: true, key: 11 };
            assert!(!w.backend.case(GuardId(1), CodeId(9), Case { live: 1, ..case }));
            assert!(!w.backend.case(GuardId(0), CodeId(9), case));
            w.invalidate(3);
            assert!(!w.backend.case(GuardId(1), CodeId(9), case));
        }
    });
}
