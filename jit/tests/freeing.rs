//! Code that no one runs is freed: when code memory is short, and when it is old.

mod toy;

use sidewinder_jit::backend::Backend;
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::machine::Abort;
use sidewinder_jit::report::Event;
use std::cell::RefCell;
use std::rc::Rc;
use toy::*;

/// So many loops one after the other, the whole again and again.
fn loops(count: usize) -> Vec<u32> {
    let mut program = Vec::new();
    for _ in 0..count {
        let start = program.len() as u32 + 1;
        let work = [ins(DEC, 2, 0)].repeat(10);
        program.push(ins(SET, 1, 12));
        program.push(LOOP);
        program.extend(work);
        program.extend([ins(SKIP_ODD, 1, 0), ins(DEC, 3, 0), ins(DEC, 1, 0), ins(JUMP, 1, start)]);
    }
    program.push(RETURN);
    program
}

/// A loop in a loop, one after the other: the outer ones jump into the inner ones.
fn nested(count: usize) -> Vec<u32> {
    let mut program = Vec::new();
    for _ in 0..count {
        let outer = program.len() as u32 + 1;
        program.extend([ins(SET, 1, 9), LOOP, ins(SET, 3, 7), LOOP]);
        program.extend([ins(DEC, 2, 0), ins(SKIP_ODD, 3, 0), ins(DEC, 2, 0), ins(DEC, 3, 0)]);
        program.extend([ins(JUMP, 3, outer + 2), ins(DEC, 1, 0), ins(JUMP, 1, outer)]);
    }
    program.push(RETURN);
    program
}

/// Runs a program; which code was freed, and why recordings were given up.
fn run(program: &[u32], backend: Box<dyn Backend>, params: Params) -> (Jit, usize, Vec<Abort>) {
    let expected = World::run(program, None);
    let text = format!("{params:?}");
    let jit = Jit::new(params, backend, true);
    let told: Rc<RefCell<(usize, Vec<Abort>)>> = Rc::default();
    let list = told.clone();
    jit.listen(Box::new(move |event| match event {
        Event::Freed { .. } => list.borrow_mut().0 += 1,
        Event::Aborted { reason, .. } => list.borrow_mut().1.push(reason),
        _ => {}
    }));
    assert_eq!(World::run(program, Some(&jit)), expected, "{text}");
    let (freed, aborts) = told.take();
    (jit, freed, aborts)
}

fn params() -> Params {
    Params { threshold: 4, trace_eagerness: 2, max_aborts: 100, ..Params::default() }
}

#[test]
fn what_was_not_run_for_longest_makes_room() {
    for (first, backend) in backends().into_iter().zip(backends()) {
        let empty = first.used();
        let (all, freed, _) = run(&loops(30), first, params());
        assert_eq!(freed, 0);
        let memory = (empty + (all.backend().used() - empty) / 2) as u32 / 1024;
        let (jit, freed, aborts) =
            run(&loops(30), backend, Params { code_memory: memory, ..params() });
        assert!(freed >= 10, "{freed}");
        assert!(!aborts.contains(&Abort::OutOfMemory), "{aborts:?}");
        assert!(jit.backend().used() <= memory as usize * 1024 + 4096);
        // Every one was compiled all the same.
        let store = jit.store();
        assert!(store.codes().iter().filter(|code| code.site.is_some()).count() >= 30);
        assert!(store.codes().iter().all(|code| !(code.live && code.freed)));
    }
}

#[test]
fn what_was_not_run_while_much_was_compiled_is_freed() {
    for backend in backends() {
        let (_, freed, aborts) =
            run(&loops(40), backend, Params { loop_longevity: 20, ..params() });
        assert!(freed >= 10, "{freed}");
        assert!(!aborts.contains(&Abort::OutOfMemory), "{aborts:?}");
    }
    for backend in backends() {
        let (_, freed, _) = run(&loops(40), backend, Params { loop_longevity: 0, ..params() });
        assert_eq!(freed, 0);
    }
}

/// What machine code has entered by itself is not in anybody's books, but its call has left a record.
#[test]
fn what_machine_code_has_called_is_not_freed() {
    let params = || Params { loop_longevity: 20, ..params() };
    let first_is_freed = |run: &dyn Fn(&Jit) -> Vec<u64>| {
        let [_, backend] = backends();
        let jit = Jit::new(params(), backend, true);
        assert_eq!(run(&jit), World::run(&loops(40), None));
        let freed: Vec<bool> = jit.store().codes().iter().map(|code| code.freed).collect();
        assert!(freed.iter().filter(|&&freed| freed).count() >= 10);
        freed[0]
    };
    assert!(first_is_freed(&|jit| World::run(&loops(40), Some(jit))));
    assert!(!first_is_freed(&|jit| World::run_in_first(&loops(40), jit)));
}

/// The host frees code: what was compiled for it is freed, and its numbers are given again, so that a program that goes on making code ends up with no more
/// of anything.
#[test]
fn what_was_forgotten_leaves_nothing() {
    for backend in backends() {
        let jit = Jit::new(params(), backend, false);
        let empty = jit.backend().used();
        let counts = |jit: &Jit| (jit.store().codes().len(), jit.store().guard_count());
        let mut first = None;
        for round in 0..20 {
            for program in [loops(8), nested(6)] {
                assert_eq!(World::run_and_forget(&program, &jit), World::run(&program, None));
                assert_eq!(jit.backend().used(), empty, "round {round}");
                assert!(jit.store().codes().iter().all(|code| code.freed && !code.live));
            }
            let known = *first.get_or_insert(counts(&jit));
            assert_eq!(counts(&jit), known, "round {round}");
            assert!(known.0 > 10);
        }
    }
}

#[test]
fn a_site_pushed_out_again_and_again_is_given_up() {
    let [_, backend] = backends();
    let (jit, freed, _) =
        run(&loops(30), backend, Params { code_memory: 2, max_aborts: 2, ..params() });
    assert!(freed > 10);
    assert!(freed <= 60, "each of 30 at most twice: {freed}");
    assert!(jit.store().codes().len() < 200);
}

#[test]
fn answers_are_the_same_however_little_there_is() {
    for program in [loops(8), nested(6)] {
        for code_memory in 1..12 {
            for (threshold, loop_longevity) in [(1, 1), (2, 3), (3, 2), (5, 7), (7, 0)] {
                for backend in backends() {
                    let params = Params { code_memory, threshold, loop_longevity, ..params() };
                    run(&program, backend, params);
                }
            }
        }
    }
}
