//! A loop gets another body for what none of those that it has takes, up to a limit.

#[path = "../examples/newt/main.rs"]
mod newt;

use newt::{RUNTIME, load};
use sidewinder_jit::backend::{Backend, eval::Eval, native};
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::ir::{Opcode, Target, op::Descr};
use sidewinder_jit::opt::Escape;
use sidewinder_jit::report::CodeKind;
use sidewinder_jit::store::{Code, Store};
use std::rc::Rc;

const HEAP: usize = 16 << 20;

/// A number that counts in a way of its own, of so many classes; a loop that goes on from one class to the next.
fn phases(classes: usize, rounds: usize) -> String {
    let mut text = String::new();
    let mut next = String::new();
    for class in 0..classes {
        text += &format!("class Way{class}(n) {{ fn plus() = Way{class}(self.n + {class}); }}\n");
        next += &format!("if i % {} == {} {{ x = Way{class}(x.n); }}\n", classes * 60, class * 60);
    }
    format!(
        "{text} let x = Way0(0); let i = 0;
         while i < {} {{ x = x.plus(); i = i + 1; {next} }}
         print(x.n);",
        classes * 60 * rounds
    )
}

fn soon(retrace_limit: u32) -> Params {
    Params { threshold: 9, trace_eagerness: 3, retrace_limit, ..Params::default() }
}

fn backends() -> [Box<dyn Backend>; 2] {
    [Box::new(Eval::new()), native(RUNTIME)]
}

/// Runs a program; what it printed, and its JIT.
fn run(text: &str, backend: Box<dyn Backend>, params: Params) -> (String, Rc<Jit>) {
    let jit = Rc::new(Jit::new(params, backend, true));
    jit.keep_traces();
    let mut world = load(text, HEAP).expect("it is a program");
    world.run(Some(jit.clone())).expect("it runs");
    (String::from_utf8_lossy(&world.output).into_owned(), jit)
}

fn plain(text: &str) -> String {
    let mut world = load(text, HEAP).expect("it is a program");
    world.run(None).expect("it runs");
    String::from_utf8_lossy(&world.output).into_owned()
}

fn goes_round(code: &&Code) -> bool {
    matches!(code.compiled.kind, CodeKind::Bridge(_)) && code.label.is_some()
}

/// How many bodies loops have besides their first.
fn versions(store: &Store) -> usize {
    store.codes().iter().filter(goes_round).count()
}

/// Objects that are allocated behind the last label of code.
fn allocated(code: &Code) -> usize {
    let ops = &code.traces.as_ref().expect("traces are kept").1.trace.ops;
    let body = ops.iter().rposition(|op| op.code == Opcode::label).unwrap_or(0);
    ops[body..].iter().filter(|op| op.code == Opcode::new).count()
}

#[test]
fn another_class_gets_a_body_in_which_nothing_is_allocated() {
    let text = phases(2, 1);
    for backend in backends() {
        let (output, jit) = run(&text, backend, soon(4));
        assert_eq!(output, plain(&text));
        let store = jit.store();
        assert_eq!(versions(&store), 1);
        let version = store.codes().iter().find(goes_round).expect("there is one");
        assert_eq!(allocated(version), 0);
        assert_eq!(store.code(version.root).versions, [version.compiled.id]);
        // It has run for most of the second phase.
        assert!(store.runs()[version.compiled.id.0 as usize] > 40);
    }
}

#[test]
fn without_it_a_bridge_goes_to_the_start_with_its_object() {
    let text = phases(2, 1);
    for backend in backends() {
        let (output, jit) = run(&text, backend, soon(0));
        assert_eq!(output, plain(&text));
        let store = jit.store();
        assert_eq!(versions(&store), 0);
        let end = |code: &Code| code.traces.as_ref()?.1.trace.ops.last().map(|op| op.descr);
        let to_start = |code: &&Code| {
            matches!(end(code), Some(Descr::Target(Target::Other(_, 0)))) && allocated(code) > 0
        };
        assert!(store.codes().iter().any(|code| to_start(&code)));
    }
}

#[test]
fn there_are_never_more_than_the_limit() {
    for limit in 0..6 {
        for backend in backends() {
            let text = phases(8, 3);
            let (output, jit) = run(&text, backend, soon(limit));
            assert_eq!(output, plain(&text), "limit {limit}");
            let store = jit.store();
            assert_eq!(versions(&store), limit as usize, "limit {limit}");
        }
    }
}

#[test]
fn a_loop_of_many_classes_settles() {
    let [_, first] = backends();
    let [_, second] = backends();
    let few = run(&phases(8, 10), first, soon(4)).1;
    let many = run(&phases(8, 40), second, soon(4)).1;
    assert_eq!(few.store().codes().len(), many.store().codes().len());
}

#[test]
fn whoever_brings_what_a_body_takes_goes_there() {
    // The third phase is the first again, the fourth the second.
    for backend in backends() {
        let (_, jit) = run(&phases(2, 4), backend, soon(4));
        let store = jit.store();
        assert_eq!(versions(&store), 1);
        let version = store.codes().iter().find(goes_round).expect("there is one");
        let id = version.compiled.id;
        assert!(store.codes().iter().any(|code| code.jumps == Some(id)));
        assert!(store.runs()[id.0 as usize] > 150);
    }
}

#[test]
fn answers_are_alike_whatever_the_limit() {
    let texts = [phases(3, 2), phases(5, 1)];
    for text in texts {
        let expected = plain(&text);
        for (threshold, trace_eagerness) in [(1, 1), (2, 1), (3, 2), (7, 3), (20, 2)] {
            for retrace_limit in 0..4 {
                for backend in backends() {
                    let params =
                        Params { threshold, trace_eagerness, retrace_limit, ..Params::default() };
                    let (output, _) = run(&text, backend, params.clone());
                    assert_eq!(output, expected, "{params:?}");
                }
            }
        }
    }
}

/// A loop within a loop: the inner one takes an object that the outer one makes anew for it, from a certain iteration on of another class.
fn nested(rounds: usize, other_from: usize) -> String {
    format!(
        "class Weight(n) {{ fn of(x) = self.n * x; }}
         class Other(n) {{ fn of(x) = self.n + x; }}
         let s = 0; let i = 0; let j = 0; let w = Weight(0);
         while i < {rounds} {{
             w = Weight(i);
             if i >= {other_from} {{ w = Other(i); }}
             j = 0;
             while j < 4 {{ s = s + w.of(j); j = j + 1; if s > 100000 {{ s = s - 100000; }} }}
             i = i + 1;
         }}
         print(s);"
    )
}

/// Objects that are made in all code but that of the loop that was compiled first.
fn made_later(store: &Store) -> usize {
    store.codes()[1..].iter().map(allocated).sum()
}

#[test]
fn a_loop_gets_a_body_for_an_object_that_is_made_for_it_outside() {
    let text = nested(400, 1000);
    // From where the inner loop is left round the outer one; and from the outer one's own trace, which is cut there.
    for trace_eagerness in [3, 100_000] {
        for backend in backends() {
            let params = Params { trace_eagerness, ..soon(4) };
            let (output, jit) = run(&text, backend, params);
            assert_eq!(output, plain(&text));
            let store = jit.store();
            assert_eq!(versions(&store), 1, "{trace_eagerness}");
            assert_eq!(made_later(&store), 0, "{trace_eagerness}");
            let version = store.codes().iter().find(goes_round).expect("there is one");
            assert_eq!(store.codes()[0].versions, [version.compiled.id]);
            assert!(store.runs()[version.compiled.id.0 as usize] > 1000);
            let cut = store.codes().iter().find(|code| code.compiled.cut.is_some());
            assert_eq!(cut.is_some(), trace_eagerness > 3);
            assert!(cut.is_none_or(|code| !code.compiled.was_too_long));
        }
    }
}

/// A loop within a loop that is given an object of one class, and later of that and of another in turns.
fn in_turns(rounds: usize) -> String {
    format!(
        "class Weight(n) {{ fn of(x) = self.n * x; }}
         class Other(n) {{ fn of(x) = self.n + x; }}
         let s = 0; let i = 0; let j = 0; let w = Weight(0);
         while i < {rounds} {{
             w = Weight(i);
             if i > 40 {{ if i % 2 == 1 {{ w = Other(i); }} }}
             j = 0;
             while j < 6 {{ s = s + w.of(j); j = j + 1; }}
             i = i + 1;
         }}
         print(s);"
    )
}

#[test]
fn what_hangs_on_a_way_round_the_outer_loop_comes_from_outside_too() {
    let text = in_turns(400);
    for backend in backends() {
        // The outer loop is not compiled before the inner one is for both classes.
        let (output, jit) = run(&text, backend, Params { threshold: 101, ..soon(4) });
        assert_eq!(output, plain(&text));
        assert_eq!(made_later(&jit.store()), 0);
    }
}

/// A loop within a loop that is given an object, and a flag that it sets in one of its iterations.
fn flagged(rounds: usize) -> String {
    format!(
        "class Weight(n) {{ fn of(x) = self.n * x; }}
         let s = 0; let i = 0; let j = 0; let f = 0; let w = Weight(0);
         while i < {rounds} {{
             w = Weight(i); f = 0; j = 0;
             while j < 6 {{ s = s + w.of(j); j = j + 1; if j == 5 {{ f = i; }} }}
             s = s + f;
             i = i + 1;
         }}
         print(s);"
    )
}

#[test]
fn a_body_that_is_near_but_for_a_constant_gets_one_beside_it_for_any() {
    let text = flagged(400);
    for backend in backends() {
        let (output, jit) = run(&text, backend, soon(4));
        assert_eq!(output, plain(&text));
        let store = jit.store();
        assert_eq!(made_later(&store), 0);
        assert_eq!(versions(&store), 2);
    }
}

#[test]
fn in_turns_and_flagged_the_answers_are_alike() {
    for text in [in_turns(300), flagged(300)] {
        let expected = plain(&text);
        for (threshold, trace_eagerness) in [(1, 1), (3, 2), (9, 3), (9, 1000), (20, 7)] {
            for retrace_limit in 0..4 {
                for backend in backends() {
                    let params =
                        Params { threshold, trace_eagerness, retrace_limit, ..Params::default() };
                    let (output, _) = run(&text, backend, params.clone());
                    assert_eq!(output, expected, "{params:?}");
                }
            }
        }
    }
}

/// A loop within a loop that is left by a flag, seven iterations each time.
fn left_by_a_flag(rounds: usize) -> String {
    format!(
        "class Way(n) {{ fn plus() = Way(self.n + 1); }}
         let s = 0; let i = 0; let on = 1; let x = Way(0);
         while i < {rounds} {{
             x = Way(i); on = 1;
             while on == 1 {{ x = x.plus(); if x.n == i + 7 {{ on = 0; }} }}
             s = s + x.n;
             i = i + 1;
         }}
         print(s);"
    )
}

#[test]
fn a_loop_recorded_in_its_last_iteration_gets_the_body_of_another() {
    let text = left_by_a_flag(400);
    let expected = plain(&text);
    for make in [|| Box::new(Eval::new()) as Box<dyn Backend>, || native(RUNTIME)] {
        let mut last = 0;
        for threshold in 7..14 {
            let (output, jit) = run(&text, make(), Params { threshold, ..soon(4) });
            assert_eq!(output, expected, "threshold {threshold}");
            let store = jit.store();
            let inner = store.codes().iter().find(|code| code.compiled.kind == CodeKind::Loop);
            let inner = inner.expect("the inner loop is hot first");
            if inner.is_last {
                last += 1;
                let body = store.codes().iter().find(goes_round).expect("there is one");
                assert_eq!((allocated(body), body.root), (0, inner.compiled.id));
                assert!(store.runs()[body.compiled.id.0 as usize] > 1000);
            }
        }
        assert!(last > 0, "one of seven iterations is the last");
    }
}

/// A loop within a loop that is given two objects, made in one place or in another by turns: it reads one, and puts the other into an older object.
fn by_turns(rounds: usize) -> String {
    format!(
        "class Weight(n) {{ fn of(x) = self.n * x; }}
         class Shelf(weight) {{ }}
         let shelf = Shelf(Weight(0));
         let s = 0; let i = 0; let j = 0; let w = Weight(0); let k = Weight(0);
         while i < {rounds} {{
             w = Weight(i);
             k = Weight(i + 1);
             if i % 2 == 0 {{ w = Weight(i + 7); k = Weight(i + 3); }}
             j = 0;
             while j < 4 {{ shelf.weight = k; s = s + w.of(j); j = j + 1; }}
             s = s % 100000;
             i = i + 1;
         }}
         print(s + shelf.weight.n);"
    )
}

#[test]
fn no_body_is_made_for_what_has_to_be_made_in_any() {
    let text = by_turns(400);
    for backend in backends() {
        let (output, jit) = run(&text, backend, soon(12));
        assert_eq!(output, plain(&text));
        // That which is stored is made for each. Without that a body was made on every way from each of those there were, up to the limit.
        assert_eq!(versions(&jit.store()), 2);
    }
}

#[test]
fn by_turns_the_answers_are_alike() {
    let text = by_turns(300);
    let expected = plain(&text);
    for (threshold, trace_eagerness) in [(1, 1), (3, 2), (9, 3), (9, 1000), (20, 7)] {
        for retrace_limit in [0, 1, 2, 12] {
            for backend in backends() {
                let params =
                    Params { threshold, trace_eagerness, retrace_limit, ..Params::default() };
                let (output, _) = run(&text, backend, params.clone());
                assert_eq!(output, expected, "{params:?}");
            }
        }
    }
}

#[test]
fn at_the_limit_the_object_is_made_and_the_report_says_why() {
    let text = nested(400, 1000);
    for trace_eagerness in [3, 100_000] {
        for backend in backends() {
            let params = Params { trace_eagerness, ..soon(0) };
            let (output, jit) = run(&text, backend, params);
            assert_eq!(output, plain(&text));
            let store = jit.store();
            assert_eq!(versions(&store), 0);
            assert!(made_later(&store) > 0);
            let mut kept =
                store.codes().iter().flat_map(|code| &code.compiled.story.body.allocations);
            assert!(kept.any(|kept| matches!(kept.escape, Escape::LastBody(Some(_)))));
        }
    }
}

#[test]
fn the_object_made_outside_becomes_one_of_another_class() {
    for other_from in [13, 50, 200] {
        let text = nested(400, other_from);
        let expected = plain(&text);
        for (threshold, trace_eagerness) in [(1, 1), (3, 2), (9, 3), (9, 1000), (20, 7)] {
            for retrace_limit in 0..4 {
                for backend in backends() {
                    let params =
                        Params { threshold, trace_eagerness, retrace_limit, ..Params::default() };
                    let (output, _) = run(&text, backend, params.clone());
                    assert_eq!(output, expected, "{params:?}");
                }
            }
        }
    }
}

#[test]
fn a_loop_that_is_left_in_many_ways_gets_no_body_for_fewer_objects() {
    let text = "class Weight(n) { fn of(x) = self.n * x; }
         let s = 0; let i = 0; let j = 0; let w = Weight(0);
         while i < 400 {
             w = Weight(i);
             j = 0;
             while j < 9 {
                 s = s + w.of(j);
                 if j % 3 == 0 { s = s + 1; }
                 if j % 4 == 1 { s = s - 1; }
                 if j % 5 == 2 { s = s + 2; }
                 j = j + 1;
             }
             i = i + 1;
         }
         print(s);";
    for backend in backends() {
        let (output, jit) = run(text, backend, soon(4));
        assert_eq!(output, plain(text));
        assert_eq!(versions(&jit.store()), 0);
    }
}
