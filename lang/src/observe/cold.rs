//! What no code was made for: loops and functions that ran and were never compiled, functions that did not run, hints that no trace reached.
//!
//! All of it is known when the run is over, and nothing of it is asked before.

use rustc_hash::FxHashSet;
use sidewinder_jit::driver::Interpreted as Cold;
use sidewinder_jit::report::CodeKind;
use sidewinder_jit::store::Store;

use super::explain::{self, Stayed};
use super::guards::quote;
use super::locate::{Locator, Units};
use sidewinder_compiler::bytecode::{Flavor, Opcode};
use sidewinder_report::Written;
use sidewinder_report::schema::{AbortCount, Code, Exception, Interpreted, Place, Remark};

/// What the run never came to.
#[derive(Clone, Debug, Default)]
pub struct Unreached {
    /// Where the functions start that did not run.
    pub idle: Vec<u64>,
    /// Hints that no recording came to, by position.
    pub hints: Vec<(u64, DeadHint)>,
}

/// A hint that no recording came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadHint {
    /// The call at the position.
    Call,
    /// What the function that starts there is marked with.
    Mark(&'static str),
    /// A driver: no recording came to a merge point of it.
    Driver,
    /// A driver: where a place of its guest got hot, another merge point came next, or other greens.
    Missed,
}

/// Where the code starts in which a position is so many words from the start.
fn start_of(pc: u64, offset: u32) -> u64 {
    pc - 4 * u64::from(offset)
}

/// What there is at one place.
struct Ran {
    count: u64,
    /// Positions of the guest that are this place.
    positions: u64,
    hot_at: u64,
    is_given_up: bool,
    is_inlined: bool,
    is_resumed: bool,
    is_compiled: bool,
}

/// Where things are said to be.
pub struct Places<'a> {
    /// The places of positions.
    pub locator: &'a Locator,
    /// The code of positions.
    pub units: &'a dyn Units,
}

impl Places<'_> {
    fn header(&self, pc: u64) -> Option<Written<Place>> {
        Some(self.locator.find(self.units, pc)?.header()).filter(|at| !at.file.is_empty())
    }

    fn start_of_unit(&self, pc: u64) -> u64 {
        self.units.unit_at(pc).map_or(pc, |(_, offset)| start_of(pc, offset))
    }

    /// The places that ran and were never compiled.
    pub fn interpreted(
        &self,
        cold: &[Cold],
        aborts: &[AbortCount],
        store: Option<&Store>,
    ) -> Vec<Interpreted> {
        let (mut compiled, mut inlined) = (FxHashSet::default(), FxHashSet::default());
        for code in store.iter().flat_map(|store| store.codes()) {
            if !matches!(code.compiled.kind, CodeKind::Bridge(_)) {
                compiled.insert(code.compiled.pc);
            }
            // A generator's frame starts where it is resumed.
            let starts = code.compiled.frames.iter().skip(1).map(|frame| frame.start_pc);
            inlined.extend(starts.map(|pc| self.start_of_unit(pc)));
        }
        let mut places: Vec<(Written<Place>, Ran)> = Vec::new();
        for one in cold.iter().filter(|one| one.count > 0) {
            let pc = one.site.pc as u64;
            // Code was made for it, and thrown away: that is told of the code.
            if compiled.contains(&pc) && one.site.key == 0 {
                continue;
            }
            let (Some(at), Some((unit, offset))) = (self.header(pc), self.units.unit_at(pc)) else {
                continue;
            };
            let opcode = self.locator.find(self.units, pc).and_then(|spot| spot.instruction());
            let is_loop = opcode.is_some_and(|instruction| instruction.opcode == Opcode::Loop);
            let ran = Ran {
                count: one.count,
                positions: u64::from(one.site.key != 0),
                hot_at: one.hot_at,
                is_given_up: one.given_up,
                is_inlined: inlined.contains(&start_of(pc, offset)),
                is_resumed: unit.flavor != Flavor::Plain && !is_loop,
                is_compiled: compiled.contains(&pc),
            };
            places.push((at, ran));
        }
        places.sort_by(|(a, _), (b, _)| a.cmp(b));
        // The positions of a guest that never got hot are one place of its interpreter.
        places.dedup_by(|(next, other), (first, ran)| {
            let is_same = next == first;
            if is_same {
                ran.count += other.count;
                ran.positions += other.positions;
                ran.is_given_up |= other.is_given_up;
                ran.is_inlined |= other.is_inlined;
                ran.is_compiled |= other.is_compiled;
            }
            is_same
        });
        let told = places.into_iter().map(|(at, ran)| {
            let setbacks = aborts.iter().filter(|abort| abort.at == at);
            let setbacks = setbacks.map(|abort| abort.count).sum();
            ran.told(at, setbacks)
        });
        told.collect()
    }

    /// The functions that did not run, and that the run was over before, if that ended by an exception.
    pub fn not_run(&self, unreached: &Unreached, ended: Option<&Exception>) -> Vec<Remark> {
        let places = unreached.idle.iter().filter_map(|&start| self.header(start));
        let text = explain::not_run(ended);
        let remark = |at| Remark { at, code: Some(Code::SW901), text: text.clone() };
        in_order(places.map(remark).collect())
    }

    /// The hints that no recording came to.
    pub fn dead(&self, unreached: &Unreached) -> Vec<Remark> {
        let told = unreached.hints.iter().filter_map(|&(pc, hint)| {
            let spot = self.locator.find(self.units, pc)?;
            let is_mark = matches!(hint, DeadHint::Mark(_));
            let at = if is_mark { spot.header() } else { spot.place() };
            let what = if is_mark { spot.function().to_owned() } else { quote(spot.source()) };
            let code = if hint == DeadHint::Missed { Code::SW504 } else { Code::SW508 };
            Some(Remark { at, code: Some(code), text: explain::dead(hint, &what) })
        });
        in_order(told.collect())
    }
}

impl Ran {
    fn told(self, at: Written<Place>, setbacks: u64) -> Interpreted {
        let stayed = match self {
            _ if setbacks > 0 => Stayed::GivenUp(setbacks),
            Ran { is_inlined: true, .. } => Stayed::Inlined,
            Ran { positions: 1.., hot_at, .. } => Stayed::Spread(self.positions, hot_at),
            Ran { count, hot_at, .. } if count < hot_at => Stayed::Cold(hot_at),
            Ran { hot_at, .. } => Stayed::Fading(hot_at),
        };
        let code = match stayed {
            Stayed::GivenUp(_) | Stayed::Inlined => None,
            _ => Some(Code::SW403).filter(|_| !self.is_compiled),
        };
        let hot_at = if self.is_given_up { 0 } else { self.hot_at };
        let text = explain::interpreted(self.count, self.is_resumed, stayed);
        Interpreted { at, count: self.count, hot_at, code, text }
    }
}

/// By places; what is said twice of one, of code that was loaded twice, once.
fn in_order(mut remarks: Vec<Remark>) -> Vec<Remark> {
    remarks.sort_by(|a, b| a.at.cmp(&b.at).then_with(|| a.text.cmp(&b.text)));
    remarks.dedup();
    remarks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ran(count: u64) -> Ran {
        Ran {
            count,
            positions: 0,
            hot_at: 1039,
            is_given_up: false,
            is_inlined: false,
            is_resumed: false,
            is_compiled: false,
        }
    }

    fn told(ran: Ran, setbacks: u64) -> (Option<Code>, String) {
        let one = ran.told(Written::default(), setbacks);
        (one.code, one.text)
    }

    #[test]
    fn what_ran_and_has_no_code_is_told_with_why() {
        let cases = [
            (ran(1), 0, Some(Code::SW403), "Ran once; becomes hot at 1,039."),
            (
                Ran { is_resumed: true, ..ran(812) },
                0,
                Some(Code::SW403),
                "Was resumed 812 times; becomes hot at 1,039.",
            ),
            (
                ran(1500),
                0,
                Some(Code::SW403),
                "Ran 1,500 times; becomes hot at 1,039, but its counter decays whenever another place gets hot.",
            ),
            (
                Ran { positions: 40, ..ran(1500) },
                0,
                Some(Code::SW403),
                "The guest looped 1,500 times at 40 positions that did not get hot; a place becomes hot at 1,039.",
            ),
            (
                Ran { positions: 1, is_compiled: true, ..ran(5) },
                0,
                None,
                "The guest looped 5 times at 1 position that did not get hot; a place becomes hot at 1,039.",
            ),
            (
                Ran { is_inlined: true, ..ran(7) },
                0,
                None,
                "Ran 7 times outside the traces that contain it.",
            ),
            (ran(9000), 2, None, "Ran 9,000 times; recording it was aborted twice."),
        ];
        for (ran, setbacks, code, text) in cases {
            assert_eq!(told(ran, setbacks), (code, text.to_owned()));
        }
        assert_eq!(Ran { is_given_up: true, ..ran(9) }.told(Written::default(), 5).hot_at, 0);
    }
}
