//! Random programs do the same without a JIT, with all passes, without each of them, and without any.

mod objects;

use objects::{World, assemble};
use proptest::prelude::*;
use sidewinder_jit::backend::x64::X64;
use sidewinder_jit::backend::{Backend, Runtime, eval::Eval};
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::opt::PassSet;

type Loop = (u8, u8, Vec<[u8; 4]>);

fn programs() -> impl Strategy<Value = Vec<Loop>> {
    let body = prop::collection::vec(any::<[u8; 4]>(), 1..14);
    prop::collection::vec((0..3u8, 1..16u8, body), 1..4)
}

fn evaluator() -> Box<dyn Backend> {
    Box::new(Eval::new())
}

fn machine() -> Box<dyn Backend> {
    Box::new(
        X64::new(Runtime {
            alloc_slow: objects::alloc_slow,
            lives_on: |_| true,
            direct_calls: None,
            boxes: None,
        })
        .expect("memory for code"),
    )
}

fn run(
    code: &[u32],
    backend: Box<dyn Backend>,
    passes: PassSet,
    threshold: u32,
    trace_eagerness: u32,
) -> String {
    let params = Params { passes, threshold, trace_eagerness, ..Params::default() };
    let jit = Jit::new(params, backend, false);
    World::new(code).run(Some(&jit))
}

fn settings() -> Vec<(PassSet, u32, u32)> {
    let mut all = vec![(PassSet::NONE, 1, 1), (PassSet::ALL, 3, 2), (PassSet::ALL, 2, 1000)];
    let passes = PassSet::names().count();
    all.extend((0..passes).map(|pass| (PassSet::ALL.without(pass), 2, 1)));
    all.extend((0..passes).map(|pass| (PassSet::NONE.with(pass), 1, 1)));
    all.push((PassSet::ALL, 1, 1));
    all
}

fn agree(loops: &[Loop]) {
    let code = assemble(loops);
    let expected = World::new(&code).run(None);
    for (passes, threshold, eagerness) in settings() {
        for backend in [evaluator, machine] {
            let got = run(&code, backend(), passes, threshold, eagerness);
            assert_eq!(got, expected, "{passes:?}, threshold {threshold}, eagerness {eagerness}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(
        std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(300)
    ))]

    #[test]
    fn every_pass_is_optional(loops in programs()) {
        agree(&loops);
    }
}
