//! Every reason for which a recording is given up is reached by some program of a small language that also does what no handler should.
//!
//! The table is [`scenario`]: a new reason does not compile without a row.

mod toy;

use sidewinder_jit::backend::{Backend, eval::Eval};
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::machine::Abort;
use sidewinder_jit::report::Event;
use std::cell::RefCell;
use std::rc::Rc;
use toy::*;

/// A program whose recording is given up for this reason, and the parameters for it.
fn scenario(reason: Abort) -> (Vec<u32>, Params) {
    let usual = Params { threshold: 3, trace_eagerness: 2, ..Params::default() };
    let program = match reason {
        Abort::TraceTooLong => {
            let body = [ins(DEC, 2, 0); 100];
            return (looped(&body), Params { trace_limit: 50, ..usual });
        }
        // The last iteration is recorded.
        Abort::LeftLoop => {
            let program = vec![LOOP, ins(DEC, 1, 0), ins(JUMP, 1, 0), RETURN];
            return (program, Params { threshold: 40, ..usual });
        }
        // The outer loop gets hot in its second iteration, the first in which the inner one comes round.
        Abort::InnerLoop => {
            let odd = [ins(SET, 3, 2), ins(SKIP_ODD, 1, 0), ins(SET, 3, 1)];
            let inner = [LOOP, ins(DEC, 3, 0), ins(JUMP, 3, 4)];
            return (looped(&[&odd[..], &inner].concat()), Params { threshold: 2, ..usual });
        }
        Abort::GuardAfterEffect => looped(&[ins(LATE_LOOK, 1, 0)]),
        Abort::CallRaised => looped(&[RAISE]),
        Abort::LeftInterpreter => return (looped(&[]), Params { threshold: 40, ..usual }),
        Abort::Invalidated => looped(&[RELY, WITHDRAW]),
        Abort::UnbalancedReturn => looped(&[DROP]),
        Abort::Contradiction => looped(&[ins(FLIP, 1, 0)]),
        Abort::OutOfMemory => {
            return (looped(&[]), Params { code_memory: 0, ..usual });
        }
        // The evaluator has a limit of its own.
        Abort::NotCompiled => {
            let body = [ins(DEC, 2, 0); 20_000];
            return (looped(&body), Params { trace_limit: 100_000, ..usual });
        }
        Abort::TooManyBridges => {
            let body = [ins(SKIP_ODD, 1, 0), ins(DEC, 2, 0)];
            return (looped(&body), Params { bridge_limit: 0, ..usual });
        }
    };
    (program, usual)
}

#[test]
fn every_reason_is_reached() {
    for &reason in Abort::ALL {
        let (program, params) = scenario(reason);
        let expected = World::run(&program, None);
        let backend = Box::new(Eval::new()) as Box<dyn Backend>;
        let jit = Jit::new(params, backend, false);
        let told: Rc<RefCell<Vec<Abort>>> = Rc::default();
        let list = told.clone();
        jit.listen(Box::new(move |event| {
            if let Event::Aborted { reason, .. } = event {
                list.borrow_mut().push(reason);
            }
        }));
        assert_eq!(World::run(&program, Some(&jit)), expected, "{reason:?}");
        assert!(told.borrow().contains(&reason), "{reason:?}: {:?}", told.borrow());
    }
}

#[test]
fn codes_of_reasons_are_read_back() {
    for &reason in Abort::ALL {
        assert_eq!(Abort::from_code(reason.code()), Some(reason));
    }
}
