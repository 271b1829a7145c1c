//! What came of hints to the JIT: `promote` of what was a constant anyway, `@unroll_safe` on what unrolls into much code.
//!
//! A hint is judged when the run is over, by all traces that came to it: `promote` is useless only if it was so in each of them.

use std::collections::BTreeMap;

use sidewinder_jit::ir::Opcode;
use sidewinder_jit::machine::recorder::Largest;
use sidewinder_jit::opt::removal::Reason;
use sidewinder_jit::report::Compiled;

use super::guards::quote;
use super::locate::{Locator, Units};
use sidewinder_report::schema::{Code, Remark};
use sidewinder_report::words::{grouped, plural, times};

/// The hints that traces came to, by position.
#[derive(Debug, Default)]
pub struct Hinted {
    promotes: BTreeMap<u64, Promoted>,
    unrolled: BTreeMap<u64, Unrolled>,
}

/// What traces made of one `promote`.
#[derive(Debug, Default)]
struct Promoted {
    /// Traces that came to it.
    traces: u64,
    /// In one of them it was not a constant.
    is_needed: bool,
}

/// The most that traces made of one call of a function.
#[derive(Clone, Copy, Debug, Default)]
struct Unrolled {
    operations: u64,
    rounds: u64,
    /// Traces that got too long by it.
    given_up: u64,
}

impl Hinted {
    /// Looks for hints in a trace that was compiled.
    pub fn compiled(&mut self, compiled: &Compiled, units: &dyn Units) {
        for &(pc, _) in &compiled.promotes {
            let is_needed = is_needed(compiled, pc);
            let promoted = self.promotes.entry(pc).or_default();
            promoted.traces += 1;
            promoted.is_needed |= is_needed;
        }
        for call in &compiled.large {
            self.unrolled(call, units);
        }
    }

    /// A trace was given up as too long, most of it from this function.
    pub fn too_long(&mut self, largest: Largest, units: &dyn Units) {
        if let Some(unrolled) = self.unrolled(&largest, units) {
            unrolled.given_up += 1;
        }
    }

    /// What is known of the function, if it unrolls its loop, with this call counted in.
    fn unrolled(&mut self, call: &Largest, units: &dyn Units) -> Option<&mut Unrolled> {
        if call.rounds < 2 || !units.unrolls(call.start) {
            return None;
        }
        let most = self.unrolled.entry(call.start).or_default();
        if call.operations as u64 > most.operations {
            let (operations, rounds) = (call.operations as u64, call.rounds.into());
            *most = Unrolled { operations, rounds, ..*most };
        }
        Some(most)
    }

    /// The hints that did nothing or too much.
    pub fn wrong(&self, locator: &Locator, units: &dyn Units) -> Vec<Remark> {
        let useless = self.promotes.iter().filter(|(_, promoted)| !promoted.is_needed);
        let useless = useless.filter_map(|(&pc, promoted)| {
            let spot = locator.find(units, pc)?;
            let text = format!(
                "{}: the value is a constant already, in {} that reached it.",
                quote(spot.source()),
                match promoted.traces {
                    1 => "the one trace".into(),
                    2 => "both traces".into(),
                    n => format!("all {} traces", grouped(n)),
                }
            );
            Some(Remark { at: spot.place(), code: Some(Code::SW502), text })
        });
        let unrolled = self.unrolled.iter().filter_map(|(&start, unrolled)| {
            let Unrolled { operations, rounds, given_up } = *unrolled;
            let spot = locator.find(units, start)?;
            let mut text = format!(
                "A call of `{}` was unrolled: it reaches its loop header {}, and takes {} in one trace.",
                spot.function(),
                times(rounds),
                plural(operations, "operation")
            );
            if given_up > 0 {
                text += &format!(" The recording was aborted {} for that.", times(given_up));
            }
            Some(Remark { at: spot.header(), code: Some(Code::SW505), text })
        });
        useless.chain(unrolled).collect()
    }
}

/// Whether a trace knows a value only because the program asked for it there.
fn is_needed(compiled: &Compiled, pc: u64) -> bool {
    // It was recorded where it was no constant for the recorder.
    if !compiled.promotes.contains(&(pc, false)) {
        return false;
    }
    let asks = |code: Opcode, at: u64| code == Opcode::guard_value && at == pc;
    if compiled.guards.iter().any(|state| asks(state.code, state.origin.pc)) {
        return true;
    }
    // Where the guard was not recorded at all, or stands elsewhere, nobody knows.
    let first = compiled.story.preamble.as_ref().unwrap_or(&compiled.story.body);
    let at = |origin: sidewinder_jit::ir::OriginId| compiled.origins[origin.0 as usize].pc;
    let mut gone = first.removed.iter().filter(|one| asks(one.code, at(one.origin))).peekable();
    gone.peek().is_none() || !gone.all(|one| one.reason == Reason::Implied)
}
