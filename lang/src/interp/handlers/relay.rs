//! Generators that do nothing but pass on: what is sent to a generator suspended in a `yield from` goes at once to the innermost one.
//!
//! ```text
//! send ──► outermost ─ ─ ─► in between ─ ─ ─► innermost        only this one is resumed
//!               WHERE: running, RESULT: where it waits
//! ```
//!
//! Those on the way count as running meanwhile, and active frames name them ([`Activation::through`]). If the innermost ends or raises, the one
//! that waits for it goes on behind its `yield from`, or raises there, and so on outwards.
//!
//! **Absent:** generators that handle an exception while they delegate: what is resumed within them has to see it.

// References come back from the JIT as words.
#![allow(unsafe_code)]

use super::revive::How;
use crate::interp::core::frame::*;
use crate::object::CodeRef;
use crate::object::generator::{RUNNING, word};
use crate::object::{Generator, Raised, Value};
use crate::vm::Vm;
use sidewinder_compiler::bytecode::{Flavor, Opcode};
use sidewinder_jit::abi::{Activation, Pc};

/// The generator that one suspended at `at` passes everything on to, and where that is suspended.
pub(in crate::interp) fn passes_on(g: Generator, at: Pc) -> Option<(Generator, Pc)> {
    let inner = Generator::of(g.delegate(at)?)?;
    let place = inner.suspended()?;
    let behind_enter = instruction(behind(behind(at))).opcode();
    let is_started = instruction(place).opcode() != Opcode::MakeGenerator;
    (is_started && behind_enter != Opcode::PushHandled && inner.flavor() != Flavor::AsyncGenerator)
        .then_some((inner, place))
}

/// The generator that `g` waits for, and where it does.
fn waits_for(g: Generator) -> Option<(Generator, Pc)> {
    let at = g.0.field(word::RESULT).bits() as usize as Pc;
    if g.0.field(word::WHERE) != RUNNING || at.is_null() {
        return None;
    }
    Some((Generator::of(g.delegate(at)?)?, at))
}

/// The generators that wait, with the place where they do, the outermost first.
fn waiting(outermost: Generator) -> impl Iterator<Item = (Generator, Generator, Pc)> {
    let step = |g| waits_for(g).map(|(inner, at)| (g, inner, at));
    std::iter::successors(step(outermost), move |(_, inner, _)| step(*inner))
}

/// The frames through which what is sent to a generator has passed on its way to this run, the innermost first.
pub(in crate::interp) fn passed(run: &Activation) -> Vec<(CodeRef, Pc)> {
    // SAFETY: the JIT passes on what `Host` gave it: the word of a generator, which a frame of the run holds.
    let through = unsafe { Value::from_bits(run.through(Value::NULL.bits())) };
    let Some(outermost) = Generator::of(through) else { return Vec::new() };
    let mut frames: Vec<_> = waiting(outermost).map(|(g, _, at)| (g.code(), at)).collect();
    frames.reverse();
    frames
}

impl Vm {
    /// Sends a value through `outermost`, which is suspended at `at` and passes on.
    pub(in crate::interp) fn send_through(
        &mut self,
        outermost: Generator,
        at: Pc,
        value: Value,
    ) -> Result<Value, Raised> {
        let (mut g, mut at) = (outermost, at);
        // Each would be a frame: those that make another one at every step come to an end as well.
        let mut left = (self.recursion_limit as usize).saturating_sub(self.run_depth());
        while let Some((inner, place)) = passes_on(g, at).filter(|_| left > 0) {
            left -= 1;
            g.0.init(word::WHERE, RUNNING);
            g.0.init(word::RESULT, Value::even(at as u64));
            (g, at) = (inner, place);
        }
        self.stack.through = outermost.0;
        let mut answer = if left > 0 {
            self.resume_generator(g, at, How::Send(value))
        } else {
            self.recursion_error().or_else(|Raised| self.pass_pending(g, at))
        };
        // Nothing is collected between here and the next run.
        while g != outermost {
            if answer.is_ok_and(|item| item != self.known.end) {
                let (mut outer, end) = (outermost, g);
                while outer != end
                    && let Some((inner, at)) = waits_for(outer)
                {
                    outer.0.init(word::RESULT, Value::small(0));
                    outer.0.init(word::WHERE, Value::even(at as u64));
                    outer = inner;
                }
                return answer;
            }
            let Some((outer, _, at)) = waiting(outermost).find(|(_, inner, _)| *inner == g) else {
                return answer;
            };
            outer.0.init(word::RESULT, Value::small(0));
            self.stack.through = outermost.0;
            answer = match answer {
                Ok(_) => {
                    let result = self.stopped;
                    self.resume_generator(outer, at, How::Delegated(result))
                }
                Err(Raised) => self.pass_pending(outer, at),
            };
            g = outer;
        }
        answer
    }
}
