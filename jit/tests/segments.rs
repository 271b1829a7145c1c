//! Traces too long are cut: the rest hangs on the cut as a bridge, which may be cut in turn, and the last one closes.

mod toy;

use sidewinder_jit::backend::Backend;
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::ir::{Opcode, Target, op::Descr};
use sidewinder_jit::machine::Abort;
use sidewinder_jit::report::CodeKind;
use sidewinder_jit::store::GuardLife;
use toy::*;

fn jit(backend: Box<dyn Backend>, params: Params) -> Jit {
    let jit = Jit::new(params, backend, true);
    jit.keep_traces();
    jit
}

fn params() -> Params {
    Params { threshold: 8, trace_eagerness: 3, trace_limit: 50, ..Params::default() }
}

/// A loop too long, which goes another way in its middle in every second iteration.
fn long() -> Vec<u32> {
    let work = [ins(DEC, 2, 0), ins(DEC, 3, 0)].repeat(20);
    let branch = [ins(SKIP_ODD, 1, 0), ins(DEC, 2, 0)];
    looped(&[&work[..], &branch, &work].concat())
}

#[test]
fn a_loop_too_long_runs_compiled_in_segments() {
    for backend in backends() {
        let program = looped(&[ins(DEC, 2, 0); 100]);
        let expected = World::run(&program, None);
        let jit = jit(backend, params());
        assert_eq!(World::run(&program, Some(&jit)), expected);
        let store = jit.store();
        assert_eq!(
            store.aborts.iter().map(|abort| abort.1).collect::<Vec<_>>(),
            [Abort::TraceTooLong]
        );
        // Each hangs on the cut of the one before, and the last goes back to the loop's start.
        let codes = store.codes();
        assert_eq!(codes.len(), 5);
        assert_eq!(codes[0].compiled.kind, CodeKind::Loop);
        for pair in codes.windows(2) {
            let cut = pair[0].compiled.cut.expect("it was cut");
            assert_eq!(pair[1].compiled.kind, CodeKind::Bridge(cut));
            assert_eq!(store.guard(cut).life, GuardLife::Bridged(pair[1].compiled.id));
            // Nobody waited for it to get hot.
            assert_eq!(store.guard(cut).failures(), 1);
        }
        let optimized = &codes[4].traces.as_ref().expect("traces are kept").1.trace;
        let last = optimized.ops.last().expect("it has an end");
        assert_eq!(last.code, Opcode::jump);
        assert_eq!(last.descr, Descr::Target(Target::Other(0, 0)));
        // From the second entry on, all iterations but the last.
        assert!(store.runs().iter().all(|&runs| runs >= 25), "{:?}", store.runs());
    }
}

#[test]
fn what_a_segment_counts_on_may_fail_in_it() {
    for threshold in 1..40 {
        for eagerness in 1..5 {
            for backend in backends() {
                let program = long();
                let expected = World::run(&program, None);
                let params = Params { threshold, trace_eagerness: eagerness, ..params() };
                let jit = jit(backend, params);
                assert_eq!(World::run(&program, Some(&jit)), expected, "threshold {threshold}");
            }
        }
    }
}

#[test]
fn a_bridge_too_long_is_cut_as_well() {
    let program = looped(
        &[
            &[ins(SKIP_ODD, 1, 0), ins(JUMP, 4, 6), ins(DEC, 1, 0), ins(JUMP, 1, 0), HALT][..],
            &[ins(DEC, 2, 0); 100],
        ]
        .concat(),
    );
    for backend in backends() {
        let expected = World::run(&program, None);
        let jit = jit(backend, params());
        assert_eq!(World::run(&program, Some(&jit)), expected);
        let store = jit.store();
        let cuts: Vec<_> =
            store.codes().iter().filter(|code| code.compiled.cut.is_some()).collect();
        assert!(!cuts.is_empty());
        assert!(cuts.iter().all(|code| matches!(code.compiled.kind, CodeKind::Bridge(_))));
    }
}

#[test]
fn a_site_that_was_never_too_long_is_not_cut() {
    for backend in backends() {
        let jit = jit(backend, Params { trace_limit: 500, ..params() });
        World::run(&looped(&[ins(DEC, 2, 0); 100]), Some(&jit));
        assert!(jit.store().codes().iter().all(|code| code.compiled.cut.is_none()));
    }
}
