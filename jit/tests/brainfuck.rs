//! The second language: recording, resuming and bridges work with no knowledge of any language.

#[path = "../examples/brainfuck.rs"]
mod brainfuck;

use brainfuck::{SAMPLE, World, machine_code};
use sidewinder_jit::backend::{Backend, eval::Eval};
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::opt::PassSet;
use sidewinder_jit::report::{CodeKind, Event};
use std::cell::RefCell;
use std::rc::Rc;

const HELLO: &str = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.";
/// Copies its input, upper case becoming lower case in passing.
const ECHO: &str = ",[>++++++++[<++++>-]<.,]";

fn direct(source: &str, input: &[u8]) -> Vec<u8> {
    let mut world = World::new(source, input);
    world.run(None);
    std::mem::take(&mut world.output)
}

fn traced(source: &str, input: &[u8], params: Params) -> (Vec<u8>, Vec<Event>) {
    let (output, events) = run_on(Box::new(Eval::new()), source, input, params.clone());
    let (again, _) = run_on(machine_code(), source, input, params);
    assert_eq!(again, output, "machine code and the reference differ");
    (output, events)
}

fn run_on(
    backend: Box<dyn Backend>,
    source: &str,
    input: &[u8],
    params: Params,
) -> (Vec<u8>, Vec<Event>) {
    let jit = Jit::new(params, backend, false);
    let events = Rc::new(RefCell::new(Vec::new()));
    let heard = events.clone();
    jit.listen(Box::new(move |event| heard.borrow_mut().push(event)));
    let mut world = World::new(source, input);
    world.run(Some(&jit));
    let events = events.borrow().clone();
    (std::mem::take(&mut world.output), events)
}

fn params(threshold: u32, trace_eagerness: u32) -> Params {
    Params { threshold, trace_eagerness, ..Params::default() }
}

#[test]
fn says_hello() {
    assert_eq!(direct(HELLO, b""), b"Hello World!\n");
}

#[test]
fn answers_alike_wherever_recording_starts() {
    for (source, input) in [(HELLO, &b""[..]), (SAMPLE, b""), (ECHO, b"SIDEWINDER")] {
        let expected = direct(source, input);
        for threshold in 1..60 {
            for eagerness in [1, 2, 7, 1000] {
                let (output, _) = traced(source, input, params(threshold, eagerness));
                assert_eq!(output, expected, "threshold {threshold}, eagerness {eagerness}");
            }
        }
    }
}

#[test]
fn every_pass_is_optional() {
    let expected = direct(SAMPLE, b"");
    for pass in 0..PassSet::names().count() {
        let passes = PassSet::ALL.without(pass);
        let (output, _) = traced(SAMPLE, b"", Params { passes, ..params(5, 3) });
        assert_eq!(output, expected, "without pass {pass}");
    }
    let (output, _) = traced(SAMPLE, b"", Params { passes: PassSet::NONE, ..params(5, 3) });
    assert_eq!(output, expected, "without any pass");
}

#[test]
fn inner_loops_come_first_and_bridges_close_the_outer_ones() {
    let (_, events) = traced(SAMPLE, b"", params(20, 10));
    let kinds: Vec<CodeKind> = events
        .iter()
        .filter_map(|event| match event {
            Event::Compiled(compiled) => Some(compiled.kind),
            _ => None,
        })
        .collect();
    assert_eq!(kinds.first(), Some(&CodeKind::Loop));
    assert!(kinds.iter().any(|kind| matches!(kind, CodeKind::Bridge(_))), "{kinds:?}");
}

#[test]
fn the_same_program_gives_the_same_events() {
    let once = format!("{:?}", traced(SAMPLE, b"", params(20, 10)).1.len());
    let again = format!("{:?}", traced(SAMPLE, b"", params(20, 10)).1.len());
    assert_eq!(once, again);
}
