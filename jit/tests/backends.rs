//! One suite that every backend passes.

#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod world;

use world::{NULL, World, int};

/// Runs a test on both backends.
fn both(test: impl Fn(&mut World)) {
    test(&mut World::evaluator());
    test(&mut World::machine());
}

fn float(x: f64) -> u64 {
    x.to_bits()
}

#[test]
fn a_loop_of_integers_counts_and_leaves() {
    both(|w| {
        w.loop_(
            0,
            "[p0, p1]
            i2 = untag(p0)
            i3 = untag(p1)
            label(i2, i3)
            b4 = int_lt(i2, 1000)
            guard_true(b4) [i2, i3]
            i5 = int_add_ovf(i3, i2)
            guard_no_overflow() [i2, i3]
            i6 = int_add(i2, 1)
            jump(i6, i5)",
        );
        assert_eq!(w.enter(0, &[int(0), int(5)]), (0, vec![int(1000), int(499_505)]));
        assert_eq!(
            w.enter(0, &[int(7), int(i64::MAX >> 1)]),
            (1, vec![int(7), int(i64::MAX >> 1)])
        );
    });
}

#[test]
fn overflow_is_at_63_bits() {
    both(|w| {
        for (id, op) in
            ["int_add_ovf", "int_sub_ovf", "int_mul_ovf", "int_lshift_ovf"].iter().enumerate()
        {
            w.loop_(
                2 * id as u32,
                &format!(
                    "[p0, p1]
                    i2 = untag(p0)
                    i3 = untag(p1)
                    i4 = {op}(i2, i3)
                    guard_no_overflow() [i2, i3]
                    leave() [i4]"
                ),
            );
            w.loop_(
                2 * id as u32 + 1,
                &format!(
                    "[p0, p1]
                    i2 = untag(p0)
                    i3 = untag(p1)
                    i4 = {op}(i2, i3)
                    guard_overflow() [i4]
                    leave() [i2, i3]"
                ),
            );
        }
        let most = i64::MAX >> 1;
        let mut check = |op: u32, a: i64, b: i64, result: Option<i64>| {
            let (plain, inverse) = (4 * op, 4 * op + 2);
            let args = [int(a), int(b)];
            match result {
                Some(r) => {
                    assert_eq!(w.enter(2 * op, &args), (plain + 1, vec![int(r)]));
                    assert_eq!(w.enter(2 * op + 1, &args), (inverse, vec![int(r)]));
                }
                None => {
                    assert_eq!(w.enter(2 * op, &args), (plain, args.to_vec()));
                    assert_eq!(w.enter(2 * op + 1, &args), (inverse + 1, args.to_vec()));
                }
            }
        };
        check(0, most - 1, 1, Some(most));
        check(0, most, 1, None);
        check(1, -most, 1, Some(-most - 1));
        check(1, -most, 2, None);
        check(2, 1 << 31, 1 << 30, Some(1 << 61));
        check(2, 1 << 31, 1 << 31, None);
        check(2, -(1 << 31), 1 << 31, Some(-most - 1));
        check(3, 1, 61, Some(1 << 61));
        check(3, -1, 61, Some(-(1 << 61)));
        check(3, 3, 61, None);
    });
}

#[test]
fn floats_stay_in_float_registers() {
    both(|w| {
        w.loop_(
            0,
            "[p0, p1]
            guard_class(p0, Box) [p0]
            f1 = getfield(p0, value)
            f2 = float_mul(f1, 1.5)
            i3 = untag(p1)
            label(f1, f2, i3)
            f4 = float_mul(f1, f1)
            f5 = float_sub(2.0, f4)
            f6 = float_div(f5, f2)
            f7 = float_abs(f6)
            f8 = float_neg(f7)
            f9 = float_sqrt(f7)
            f10 = float_add(f9, f8)
            b11 = float_lt(f10, 100.0)
            guard_true(b11) [f1, f10]
            i12 = int_sub(i3, 1)
            b13 = int_gt(i12, 0)
            guard_true(b13) [f1, f5, f10]
            jump(f10, f5, i12)",
        );
        let object = w.object(2, &[float(0.75)]);
        let (guard, values) = w.enter(0, &[object, int(50)]);
        let (mut a, mut b) = (0.75f64, 0.75 * 1.5);
        for _ in 0..49 {
            let d: f64 = 2.0 - a * a;
            let f = (d / b).abs();
            (a, b) = (f.sqrt() + -f, d);
        }
        let d: f64 = 2.0 - a * a;
        let f = (d / b).abs();
        assert_eq!((guard, values), (2, vec![float(a), float(d), float(f.sqrt() + -f)]));
    });
}

#[test]
fn comparisons_of_floats_know_nan() {
    let nan = f64::NAN;
    for (x, y) in
        [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0), (nan, 1.0), (1.0, nan), (nan, nan), (0.0, -0.0)]
    {
        let expected = [x < y, x <= y, x == y, x != y, x > y, x >= y];
        for (op, holds) in ["lt", "le", "eq", "ne", "gt", "ge"].iter().zip(expected) {
            both(|w| {
                let compare = |rest: &str| {
                    format!(
                        "[p0, p1]
                        f2 = getfield(p0, value)
                        f3 = getfield(p1, value)
                        b4 = float_{op}(f2, f3)
                        {rest}"
                    )
                };
                w.loop_(0, &compare("guard_true(b4) [p0]\nleave() [p0]"));
                w.loop_(1, &compare("guard_false(b4) [p0]\nleave() [p0]"));
                w.loop_(2, &compare("leave() [b4]"));
                w.loop_(3, &compare("b5 = bool_not(b4)\nguard_true(b5) [p0]\nleave() [p0]"));
                w.loop_(4, &compare("b5 = bool_not(b4)\nleave() [b5]"));
                w.loop_(5, &compare("p5 = select(b4, p0, p1)\nleave() [p5]"));
                w.loop_(6, &compare("i5 = bool_to_int(b4)\nleave() [i5, b4]"));
                let slots = [w.object(2, &[float(x)]), w.object(2, &[float(y)])];
                assert_eq!(w.enter(0, &slots).0, holds as u32);
                assert_eq!(w.enter(1, &slots).0, 2 + !holds as u32);
                assert_eq!(w.enter(2, &slots).1, [holds as u64]);
                assert_eq!(w.enter(3, &slots).0, 5 + !holds as u32);
                assert_eq!(w.enter(4, &slots).1, [!holds as u64]);
                assert_eq!(w.enter(5, &slots).1, [if holds { slots[0] } else { slots[1] }]);
                assert_eq!(w.enter(6, &slots).1, [int(holds as i64), holds as u64]);
            });
        }
    }
}

#[test]
fn every_operation_on_integers_with_values_and_constants() {
    let numbers = [
        0,
        1,
        2,
        3,
        7,
        -1,
        -2,
        -7,
        62,
        1000,
        -1000,
        (1 << 40) + 1,
        -(1 << 40),
        (1 << 62) - 1,
        -(1 << 62),
    ];
    let ops = [
        "int_add",
        "int_sub",
        "int_mul",
        "int_and",
        "int_or",
        "int_xor",
        "int_floordiv",
        "int_mod",
        "int_lshift",
        "int_rshift",
        "int_lt",
        "int_le",
        "int_eq",
        "int_ne",
        "int_gt",
        "int_ge",
        "uint_lt",
    ];
    let compare = |op: &str| op.ends_with(['e', 't', 'q']) && !op.ends_with("shift");
    let (mut eval, mut machine) = (World::evaluator(), World::machine());
    let mut id = 0;
    for op in ops {
        let result = if compare(op) { "b" } else { "i" };
        let allowed = |a: i64, b: i64| match op {
            "int_floordiv" => b != 0 && !(b == -1 && a == -(1 << 62)),
            "int_mod" => b != 0,
            "int_lshift" | "int_rshift" => (0..63).contains(&b),
            _ => true,
        };
        let mut check = |text: String, slots: &[u64]| {
            for w in [&mut eval, &mut machine] {
                w.loop_(id, &text);
            }
            id += 1;
            (eval.enter(id - 1, slots), machine.enter(id - 1, slots), text)
        };
        for a in numbers {
            for b in numbers.into_iter().filter(|&b| allowed(a, b)) {
                // The operands live on in the first form, and die in the others.
                let head = "[p0, p1]\ni2 = untag(p0)\ni3 = untag(p1)\n";
                for text in [
                    format!("{head}{result}4 = {op}(i2, i3)\nleave() [{result}4, i2, i3]"),
                    format!("{head}{result}4 = {op}(i2, i3)\nleave() [{result}4]"),
                    format!("{head}{result}4 = {op}({a}, i3)\nleave() [{result}4, i3]"),
                    format!("{head}{result}4 = {op}(i2, {b})\nleave() [{result}4, i2]"),
                    format!("{head}{result}4 = {op}({a}, i3)\nleave() [{result}4]"),
                    format!("{head}{result}4 = {op}(i2, {b})\nleave() [{result}4]"),
                ] {
                    let (expected, found, text) = check(text, &[int(a), int(b)]);
                    assert_eq!(expected, found, "{a} {b}\n{text}");
                }
            }
        }
        for a in numbers.into_iter().filter(|&a| allowed(a, a)) {
            let text =
                format!("[p0]\ni2 = untag(p0)\n{result}4 = {op}(i2, i2)\nleave() [{result}4]");
            let (expected, found, text) = check(text, &[int(a)]);
            assert_eq!(expected, found, "{a}\n{text}");
        }
    }
}

#[test]
fn unary_operations_and_conversions() {
    both(|w| {
        w.loop_(
            0,
            "[p0, p1]
            i2 = untag(p0)
            i3 = int_neg(i2)
            i4 = int_invert(i2)
            f5 = int_to_float(i2)
            f6 = getfield(p1, value)
            i7 = float_to_int(f6)
            b8 = is_int(p0)
            b9 = is_int(p1)
            b10 = ptr_eq(p0, p1)
            b11 = ptr_ne(p0, p1)
            b12 = is_class(p1, Box)
            b13 = is_class(p1, Point)
            leave() [i3, i4, f5, i7, b8, b9, b10, b11, b12, b13]",
        );
        let object = w.object(2, &[float(-3.99)]);
        let expected = [int(-41), int(!41), float(41.0), int(-3), 1, 0, 0, 1, 1, 0];
        assert_eq!(w.enter(0, &[int(41), object]).1, expected);
    });
}

#[test]
fn memory_of_every_sort() {
    both(|w| {
        w.loop_(
            0,
            "[p0, p1]
            i2 = untag(p1)
            p3 = new(Point)
            setfield(p3, x, i2)
            setfield(p3, y, p0)
            setfield(p3, z, 2.5)
            p4 = new_array(5, bytes)
            setitem(p4, 2, 255, bytes)
            setitem(p4, i2, i2, bytes)
            i5 = getitem(p4, 2, bytes)
            i6 = getitem(p4, i2, bytes)
            p7 = new_array(5, items)
            setitem(p7, i2, p3, items)
            setitem(p7, 0, p4, items)
            setitem(p7, 1, null, items)
            p8 = getitem(p7, i2, items)
            p9 = getitem(p7, 2, items)
            p10 = new_array(5, floats)
            f11 = getfield(p3, z)
            setitem(p10, i2, f11, floats)
            setitem(p10, 4, 7.5, floats)
            f12 = getitem(p10, i2, floats)
            p13 = new_array(5, halves)
            setitem(p13, i2, 4294967295, halves)
            setitem(p13, 1, i2, halves)
            i14 = getitem(p13, i2, halves)
            i15 = getitem(p13, 1, halves)
            set_class(p3, Other)
            b16 = is_class(p3, Other)
            setfield(p3, byte, 300)
            setfield(p3, half, i2)
            i17 = getfield(p3, byte)
            i18 = getfield(p3, half)
            p19 = getfield(p3, y)
            p20 = new_array(600, ints)
            i21 = getitem(p20, 599, ints)
            store_slot(p8, slot=3)
            store_slot(77, slot=-2)
            i22 = slot_addr(slot=3)
            leave() [i5, i6, p8, p9, f12, i14, i15, b16, i17, i18, p19, i21, i22]",
        );
        let (_, values) = w.enter(0, &[int(9), int(3)]);
        assert_eq!(w.stack[19], values[2]);
        assert_eq!(w.stack[14], int(77));
        assert_eq!(values[12], &raw const w.stack[19] as u64);
        let values = w.relative(&values);
        assert_eq!(values[3], 0);
        assert_eq!(values[4], float(2.5));
        assert_eq!(&values[..2], &[int(255), int(3)]);
        assert_eq!(&values[5..10], &[int(0xffff_ffff), int(3), 1, int(300 & 255), int(3)]);
        assert_eq!(&values[11..12], &[0]);
    });
}

#[test]
fn calls_of_every_sort() {
    both(|w| {
        w.loop_(
            0,
            "[p0, p1]
            i2 = untag(p0)
            p3 = new(Box)
            setfield(p3, value, 0.5)
            f4 = getfield(p3, value)
            i5 = call(add, i2, 7)
            f6 = call(mix, f4, i5, 4.0)
            b7 = call(odd, i2)
            guard_true(b7) [i2]
            p8 = call(many, p0, p1, p3, p3, 5)
            guard_no_exception() [p0]
            p9 = call(vector, 1234567890123, p0, p1, 3, p8)
            p10 = call(vector, 6)
            call(note, p9)
            p11 = call(maybe, p0)
            guard_no_exception() [p0, p9, f4]
            f12 = float_add(f4, f6)
            leave() [p0, p1, f12, i5, p8, p9, p10, p11]",
        );
        let other = w.object(2, &[0]);
        let (guard, values) = w.enter(0, &[int(5), other]);
        assert_eq!((guard, values[2]), (3, float(0.5 + 1.0 + 4.0 + 12.0)));
        assert_eq!(values[3..], [int(12), int(5), int(5), 0, int(5)]);
        assert_eq!(w.enter(0, &[int(4), other]).0, 0);
        assert_eq!(w.enter(0, &[int(9), other]), (2, vec![int(9), int(5), float(0.5)]));
        assert_eq!(w.log[5..10], [int(1_234_567_890_123), int(5), other, int(3), int(5)]);
    });
}

#[test]
fn guards_of_every_sort() {
    both(|w| {
        let mut one = |id: u32, guard: &str| {
            w.loop_(id, &format!("[p0]\n{guard}\nleave() [p0]"));
        };
        one(0, "guard_class(p0, Box) [p0]");
        one(1, "b1 = is_int(p0)\nguard_false(b1) [p0]\nguard_class(p0, Box) [p0]");
        one(2, "guard_value(p0, ref(7)) [p0]");
        one(3, "guard_value(p0, null) [p0]");
        one(4, "f1 = getfield(p0, value)\nguard_value(f1, 0.0) [p0]");
        one(5, "guard_not_interrupted() [p0]");
        one(6, "i1 = untag(p0)\nguard_value(i1, 1000000000000) [p0]");
        one(7, "p1 = call(maybe, p0)\nguard_exception() [p0, p1]");
        one(
            8,
            "b1 = is_int(p0)\nb2 = bool_not(b1)\nguard_true(b2) [b1]\nb3 = is_class(p0, Box)\nguard_true(b3) [p0]",
        );
        one(9, "b1 = ptr_eq(p0, null)\nguard_false(b1) [p0]\nguard_class(p0, Box) [p0]");
        one(10, "p1 = call(maybe, p0)\nguard_no_exception() [p0]\nguard_class(p1, Box) [p0]");
        let (boxed, other) = (w.object(2, &[float(0.0)]), w.object(3, &[float(-0.0)]));
        for (reference, guard) in [(boxed, 1), (other, 0), (int(8), 0), (0, 0), (NULL, 0)] {
            assert_eq!(w.enter(0, &[reference]), (guard, vec![reference]));
        }
        assert_eq!(w.enter(1, &[boxed]).0, 4);
        assert_eq!(w.enter(1, &[other]).0, 3);
        assert_eq!(w.enter(1, &[int(4)]).0, 2);
        // What is no small int may be null still.
        assert_eq!(w.enter(1, &[NULL]).0, 3);
        assert_eq!((w.enter(2, &[int(7)]).0, w.enter(2, &[int(8)]).0), (6, 5));
        assert_eq!((w.enter(3, &[NULL]).0, w.enter(3, &[int(8)]).0), (8, 7));
        assert_eq!((w.enter(4, &[boxed]).0, w.enter(4, &[other]).0), (10, 9));
        assert_eq!(w.enter(5, &[boxed]).0, 12);
        w.ctx.poll = 1.into();
        assert_eq!(w.enter(5, &[boxed]).0, 11);
        assert_eq!((w.enter(6, &[int(1_000_000_000_000)]).0, w.enter(6, &[int(1)]).0), (14, 13));
        assert_eq!((w.enter(7, &[int(3)]).0, w.enter(7, &[int(1)]).0), (16, 15));
        assert_eq!(w.enter(8, &[boxed]).0, 19);
        assert_eq!(w.enter(8, &[other]).0, 18);
        assert_eq!(w.enter(8, &[int(3)]), (17, vec![1]));
        // What is not null may be a small int still.
        for (reference, guard) in [(NULL, 20), (boxed, 22), (other, 21), (int(8), 21)] {
            assert_eq!(w.enter(9, &[reference]).0, guard);
        }
        assert_eq!((w.enter(10, &[int(3)]).0, w.enter(10, &[int(1)]).0), (23, 24));
    });
}

const COUNT: &str = "[p0, p1]
    i2 = untag(p0)
    i3 = untag(p1)
    label(i2, i3)
    b4 = int_lt(i2, 100)
    guard_true(b4) [i2, i3]
    i5 = int_mod(i2, 3)
    b6 = int_eq(i5, 0)
    guard_true(b6) [i2, i3, i5]
    i7 = int_add(i2, 1)
    i8 = int_add(i3, 10)
    jump(i7, i8)";

#[test]
fn bridges_join_the_loop_and_each_other() {
    both(|w| {
        let meter = Box::new(sidewinder_jit::backend::Meter::new(20));
        let code = w.parse(COUNT, sidewinder_jit::ir::TraceKind::Loop);
        w.compile_counted(0, sidewinder_jit::backend::Entry::Stack, &code, Some(meter.place()));
        assert_eq!(w.enter(0, &[0, 0]), (1, vec![int(1), int(10), int(1)]));
        w.bridge(
            1,
            1,
            "[i0, i1, i2]
            guard_value(i2, 1) [i0, i1, i2]
            i3 = int_add(i0, 1)
            i4 = int_add(i1, 1)
            jump(i3, i4, code=0)",
        );
        assert_eq!(w.enter(0, &[0, 0]), (2, vec![int(2), int(11), int(2)]));
        w.bridge(
            2,
            2,
            "[i0, i1, i2]
            i3 = int_add(i0, i2)
            i4 = int_sub(i3, 1)
            i5 = int_mul(i1, 2)
            jump(i4, i5, code=0)",
        );
        let before = meter.runs();
        assert!(before < 20 && w.ctx.poll.load(std::sync::atomic::Ordering::Relaxed) == 0);
        assert_eq!(w.enter(0, &[int(70), int(0)]).0, 0);
        // Every third number takes the second bridge, which goes back by itself and comes again; each run of the label counts.
        assert_eq!(meter.runs() - before, 31);
        // At the mark, on the way, it asked for a safepoint.
        let poll = w.ctx.poll.load(std::sync::atomic::Ordering::Relaxed);
        assert_eq!(poll, sidewinder_jit::abi::Ctx::MARK);
        assert_eq!((meter.reached(), meter.reached()), (Some(before + 31), None));
    });
}

/// A loop in which nothing can ask for a safepoint: a counted run of it looks for interrupts only at times.
const QUIET: &str = "[p0, p1]
    i2 = untag(p0)
    i3 = untag(p1)
    label(i2, i3)
    guard_not_interrupted() [i2, i3]
    b4 = int_lt(i2, i3)
    guard_true(b4) [i2, i3]
    b5 = int_eq(i2, 150000)
    guard_false(b5) [i2, i3]
    i6 = int_add(i2, 1)
    jump(i6, i3)";

#[test]
fn a_counted_loop_without_calls_counts_each_run_and_hears_of_interrupts() {
    use std::sync::atomic::Ordering;
    /// A mark that is never reached.
    const FAR: u64 = 1 << 31;
    let counted = |w: &mut World, mark| {
        let meter = Box::new(sidewinder_jit::backend::Meter::new(mark));
        let code = w.parse(QUIET, sidewinder_jit::ir::TraceKind::Loop);
        w.compile_counted(0, sidewinder_jit::backend::Entry::Stack, &code, Some(meter.place()));
        meter
    };
    both(|w| {
        let meter = counted(w, FAR);
        assert_eq!(w.enter(0, &[int(0), int(140_000)]).0, 1);
        assert_eq!(meter.runs(), 140_001);
        assert_eq!(w.enter(0, &[int(9), int(5)]).0, 1);
        assert_eq!(meter.runs(), 140_002);
        // A bridge counts the run that it begins, and so do the runs behind it.
        w.bridge(1, 2, "[i0, i1]\n i2 = int_add(i0, 1)\n jump(i2, i1, code=0)");
        assert_eq!(w.enter(0, &[int(149_000), int(300_000)]).0, 1);
        assert_eq!(meter.runs(), 140_002 + 151_001);
    });
    both(|w| {
        let meter = counted(w, FAR);
        w.ctx.poll = 1.into();
        assert_eq!(w.enter(0, &[int(3), int(5)]), (0, vec![int(3), int(5)]));
        assert!(meter.runs() < 2);
        w.ctx.poll = 0.into();
        // Somebody interrupts from outside while it runs.
        let other = w.interrupt_soon();
        assert_eq!(w.enter(0, &[int(200_000), int(1 << 50)]).0, 0);
        other.join().unwrap();
    });
    both(|w| {
        let meter = counted(w, 1000);
        let (guard, values) = w.enter(0, &[int(0), int(140_000)]);
        assert_eq!(
            (guard, w.ctx.poll.load(Ordering::Relaxed)),
            (0, sidewinder_jit::abi::Ctx::MARK)
        );
        // It stopped at the mark: as many runs as iterations, and the one that was stopped is the evaluator's only.
        assert!((999..=1001).contains(&(values[0] >> 1)) && (999..=1001).contains(&meter.runs()));
        assert!(meter.reached().is_some());
    });
}

#[test]
fn what_a_bridge_starts_with_may_lie_twice_or_be_constant() {
    both(|w| {
        w.loop_(
            0,
            "[p0]
            i1 = untag(p0)
            p2 = tag(i1)
            p3 = tag(12)
            p4 = same_as(p0)
            guard_class(p0, Box) [p0, i1, p2, p3, p4]
            leave() [p0]",
        );
        assert_eq!(w.enter(0, &[int(3)]).1, [int(3), int(3), int(3), int(12), int(3)]);
        w.bridge(
            1,
            0,
            "[p0, i1, p2, p3, p4]
            label(p0, i1, p2, p3, p4)
            i5 = untag(p2)
            i6 = int_add(i1, 5)
            i7 = int_sub(i5, 1)
            p8 = tag(i7)
            b9 = int_lt(i6, 100)
            guard_true(b9) [p0, i6, p8, p3, p4]
            jump(p4, i6, p8, p0, p3)",
        );
        let (_, values) = w.enter(0, &[int(3)]);
        assert_eq!(values[1..3], [int(103), int(-17)]);
        assert_eq!([values[0], values[3], values[4]], [int(3), int(3), int(12)]);
    });
}

#[test]
fn code_with_many_values_spills_and_swaps() {
    // Twenty ints and twenty floats that go around in circles of different length, with a call in the middle.
    let n = 20;
    let names = |letter: &str, from: usize| {
        (0..n).map(|k| format!("{letter}{}", from + k)).collect::<Vec<_>>()
    };
    let rotate = |mut v: Vec<String>, by: usize| {
        v.rotate_left(by);
        v
    };
    let inputs: Vec<String> = (0..n).map(|k| format!("p{k}")).collect();
    let mut text = format!("[{}]\n", inputs.join(", "));
    let (ints, floats) = (names("i", 100), names("f", 200));
    for k in 0..n {
        text += &format!("{} = untag(p{k})\n", ints[k]);
        text += &format!("{} = int_to_float({})\n", floats[k], ints[k]);
    }
    text += &format!("label(i100, {}, {})\n", ints[1..].join(", "), floats.join(", "));
    text += &format!(
        "b1 = int_gt(i100, 0)
        guard_true(b1) [{}, {}]
        f300 = float_add(f200, f219)
        i300 = call(add, i101, i119)
        i301 = int_sub(i100, 1)
        f301 = call(mix, f201, i300, f218)
        f302 = float_sub(f300, f202)
        f303 = float_mul(f302, 0.5)
        i302 = int_sub(i300, i119)\n",
        ints.join(", "),
        floats.join(", ")
    );
    let mut next_ints = rotate(ints[1..].to_vec(), 3);
    next_ints[5] = "i302".into();
    let mut next_floats = rotate(floats.clone(), 7);
    next_floats[0] = "f303".into();
    text += &format!("jump(i301, {}, {})", next_ints.join(", "), next_floats.join(", "));
    let (mut eval, mut machine) = (World::evaluator(), World::machine());
    let mut slots: Vec<u64> = (0..n as i64).map(|k| int(k * k + 1)).collect();
    for runs in [0, 1, 2, 19, 400] {
        slots[0] = int(runs);
        let mut results = Vec::new();
        for w in [&mut eval, &mut machine] {
            if runs == 0 {
                w.loop_(0, &text);
            }
            results.push(w.enter(0, &slots));
        }
        assert_eq!(results[0], results[1], "after {runs} runs");
    }
}

#[test]
fn invalidated_code_leaves_at_its_guards_and_jumps_into_it_leave_too() {
    both(|w| {
        w.loop_(
            0,
            "[p0]
            i1 = untag(p0)
            label(i1)
            guard_not_invalidated() [i1]
            b2 = int_lt(i1, 10)
            guard_true(b2) [i1]
            i3 = int_add(i1, 1)
            jump(i3)",
        );
        w.bridge(1, 1, "[i0]\nb1 = int_lt(i0, 20)\nguard_true(b1) [i0]\njump(0, code=0)");
        w.bridge(2, 2, "[i0]\nguard_not_invalidated() [i0]\ncall(withdraw, 0)\nguard_not_invalidated() [i0]\ncall(withdraw, 2)\nguard_not_invalidated() [i0]\njump(1, code=0)");
        w.loop_(3, "[p0]\ni1 = untag(p0)\njump(i1, code=0)");
        assert_eq!(w.enter(3, &[int(55)]), (5, vec![int(55)]));
        assert_eq!(w.enter(0, &[int(1)]), (0, vec![int(1)]));
        assert_eq!(w.enter(3, &[int(7)]), (0, vec![int(7)]));
        w.bridge(4, 0, "[i0]\ni1 = int_add(i0, 1000)\nleave() [i1]");
        assert_eq!(w.enter(3, &[int(7)]), (6, vec![int(1007)]));
    });
}

#[test]
fn code_may_be_entered_while_it_runs() {
    both(|w| {
        w.loop_(
            0,
            "[p0]
            i1 = untag(p0)
            label(i1)
            i2 = int_sub(i1, 1)
            b3 = int_gt(i2, 0)
            guard_true(b3) [i1]
            i4 = call(again, i2)
            i5 = int_add(i4, i1)
            b6 = int_lt(i5, 0)
            guard_true(b6) [i5]
            jump(i5)",
        );
        assert_eq!(w.enter(0, &[int(6)]), (1, vec![int(21)]));
    });
}

#[test]
fn peeled_loops_are_joined_at_their_bodies() {
    both(|w| {
        w.loop_(
            0,
            "[p0, p1]
            label(p0, p1)
            guard_class(p0, Box) [p0, p1]
            f2 = getfield(p0, value)
            i3 = untag(p1)
            label(f2, i3, label=1)
            b4 = int_gt(i3, 0)
            guard_true(b4) [f2, i3]
            f5 = float_mul(f2, 2.0)
            i6 = int_sub(i3, 1)
            jump(f5, i6, label=1)",
        );
        let object = w.object(2, &[float(1.0)]);
        assert_eq!(w.enter(0, &[object, int(10)]), (1, vec![float(1024.0), int(0)]));
        w.bridge(
            1,
            1,
            "[f0, i1]
            b2 = float_gt(f0, 5000.0)
            guard_false(b2) [f0]
            p3 = new(Box)
            setfield(p3, value, f0)
            jump(p3, 1, code=0)",
        );
        assert_eq!(w.enter(0, &[object, int(10)]), (2, vec![float(8192.0)]));
        w.bridge(2, 2, "[f0]\nf1 = float_div(f0, 7.0)\njump(f1, 3, code=0, label=1)");
        let (_, values) = w.enter(0, &[int(3), int(10)]);
        assert_eq!(values, [int(3), int(10)]);
    });
}

#[test]
fn allocation_keeps_what_is_in_registers() {
    let mut text = String::from("[p0]\ni1 = untag(p0)\nf2 = int_to_float(i1)\nlabel(i1, f2)\n");
    for k in 10..18 {
        text += &format!("i{k} = int_add(i1, {k})\nf{k} = float_add(f2, {k}.5)\n");
    }
    text += "p3 = new(Point)\nsetfield(p3, x, i10)\np4 = new(Point)\nsetfield(p4, y, p3)\nsetfield(p3, y, p4)\np5 = new_array(3, items)\n";
    text += "setitem(p5, 1, p4, items)\nsetitem(p5, 2, p5, items)\nsetfield(p4, z, f11)\n";
    let mut sum = ("i10".to_string(), "f10".to_string());
    for k in 11..18 {
        text += &format!(
            "i{} = int_add({}, i{k})\nf{} = float_mul({}, f{k})\n",
            k + 100,
            sum.0,
            k + 100,
            sum.1
        );
        sum = (format!("i{}", k + 100), format!("f{}", k + 100));
    }
    text += &format!(
        "i200 = int_add(i1, 1)
        b201 = int_lt(i200, 40)
        guard_true(b201) [i200, f117, p3, p4, p5, {}]
        f202 = int_to_float(i200)
        jump(i200, f202)",
        sum.0
    );
    let mut results = Vec::new();
    for mut w in [World::evaluator(), World::machine()] {
        w.loop_(0, &text);
        let (guard, values) = w.enter(0, &[int(3)]);
        results.push((guard, w.relative(&values), w.picture()));
    }
    assert_eq!(results[0].0, results[1].0);
    assert_eq!(results[0].1, results[1].1);
    assert_eq!(results[0].2.0, results[1].2.0);
}

#[test]
fn division_by_constants_is_exact() {
    let least = -(1i64 << 62);
    let divisors = [
        3,
        5,
        6,
        7,
        9,
        10,
        11,
        97,
        641,
        1000,
        65_535,
        65_537,
        1_000_003,
        (1 << 29) + 1,
        (1 << 30) - 1,
        1 << 30,
        (1 << 30) + 1,
        -3,
    ];
    let (mut eval, mut machine) = (World::evaluator(), World::machine());
    for (id, d) in divisors.into_iter().enumerate() {
        let text = format!(
            "[p0]
            i1 = untag(p0)
            i2 = int_floordiv(i1, {d})
            i3 = int_mod(i1, {d})
            leave() [i1, i2, i3]"
        );
        for w in [&mut eval, &mut machine] {
            w.loop_(id as u32, &text);
        }
        // Around multiples of the divisor, at both ends of the range and in the middle.
        for near in [
            0,
            1,
            2,
            1000,
            (1 << 40) / d,
            (1 << 61) / d,
            ((1 << 62) - 2) / d,
            (least + 1) / d,
            -1,
            -5,
            -(1 << 50) / d,
        ] {
            for off in [-1, 0, 1] {
                let x = (near * d + off).clamp(least, -least - 1);
                let expected = vec![int(x), int(x.div_euclid(d)), int(x.rem_euclid(d))];
                let found = machine.enter(id as u32, &[int(x)]);
                assert_eq!(found, eval.enter(id as u32, &[int(x)]), "{x} by {d}");
                assert!(d < 0 || found.1 == expected, "{x} by {d}");
            }
        }
    }
}
