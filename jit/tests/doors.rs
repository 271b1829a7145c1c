//! Calls of compiled functions: what comes back through a door.

mod toy;

use sidewinder_jit::driver::{Came, Jit, Params};
use toy::*;

const fn word(number: i64) -> u64 {
    (number << 1) as u64
}

/// The host's part of a return is nothing but the value: compiled code hands it over, and does not store it.
#[test]
fn what_returns_hands_over_its_value() {
    let program = [ENTER, ins(DEC, 2, 0), ins(SKIP_ODD, 1, 0), ins(DEC, 2, 0), RETURN];
    let params = || Params {
        function_threshold: 4,
        trace_eagerness: 2,
        max_aborts: 100,
        ..Params::default()
    };
    for (number, backend) in backends().into_iter().enumerate() {
        let jit = Jit::new(params(), backend, false);
        let args = [word(4), word(50), word(0), word(0)];
        let (ran, called) = World::run_and_call(&program, Some(&jit), &args);
        assert_eq!(ran, World::run(&program, None));
        let (came, registers) = called.expect("the function is compiled");
        let entries = jit.store().codes()[0].entries();
        assert!(entries > 1, "calls are counted: {entries}");
        match came {
            Came::Returned(value) => {
                assert_eq!(value, word(48));
                assert_ne!(registers[1], word(48), "nobody looks at a frame that has returned");
            }
            // The reference has no slots of its own to store: it goes on in the interpreter.
            Came::Resumed(_) => {
                assert_eq!(number, 0, "machine code hands over the value");
                assert_eq!(registers[1], word(48));
            }
        }
    }
}
