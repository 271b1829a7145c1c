//! What the counts of a run say of guards: whether one costs something, what came there instead, and how often.
//!
//! A guard for one value that fails often gets a bridge, which looks for the next value, and so on: to a reader that is one check with many values.
//!
//! ```text
//! guard_value(i3, 7) ──fails──▶ bridge: guard_value(i0, 9) ──fails──▶ bridge: guard_value(i0, 2) ──fails──▶ …
//! ```
//!
//! It is the same with the layouts of objects of one class. So these are counted along the chain.

use std::collections::{BTreeMap, BTreeSet};

use sidewinder_jit::abi::GuardId;
use sidewinder_jit::ir::Made;
use sidewinder_jit::ir::{Class, OriginId};
use sidewinder_jit::report::{CodeKind, GuardState};
use sidewinder_jit::store::{GuardLife, Store, seen::Seen};

use super::explain;
use super::facts::{self, Subject};
use sidewinder_report::Written;
use sidewinder_report::schema::{About, Allocation, Checks, Code, Fact, Guard};
use sidewinder_report::words::{COMPILED_FOR, EARLIER, LATER, grouped, times};

/// So many values are what `promote` is for.
const FEW: usize = 4;

/// What to do about values that the program did not promote itself.
const EACH: &str = "Code is compiled for each of these values: use few of them here.";

/// What to do about objects with the same attributes in another layout.
const FIRST: &str = "The first object of a class may have less room for attributes than later ones: create one before those that the loop gets.";

/// What to do about objects of classes that take turns.
const TURNS: &str = "Each class takes its own path through the loop. If none is rare, give each a loop of its own, or sort by class first.";

/// Types whose values become one another without a loss of sense.
const NUMBERS: [&str; 3] = ["bool", "float", "int"];

/// That values of other classes came than code was made for, and how often it was left for them.
fn others(observed: &BTreeMap<String, u64>, aside: u64) -> String {
    let mut seen: Vec<(&String, &u64)> = observed.iter().collect();
    seen.sort_by_key(|&(_, n)| std::cmp::Reverse(n));
    let seen: Vec<String> = seen.iter().map(|(kind, _)| format!("`{kind}`")).collect();
    let came = match seen.split_last() {
        None => "others were".to_owned(),
        Some((only, [])) => format!("{only} was"),
        Some((last, rest)) => format!("{} and {last} were", rest.join(", ")),
    };
    format!(", but {came} seen; a side path for others was taken {}", times(aside))
}

/// The counts of a run.
pub struct Outcomes<'a> {
    /// All guards.
    pub store: &'a Store,
    /// How often each piece of code ran.
    pub taken: BTreeMap<u64, u64>,
    /// Failures after which a guard should have a bridge.
    pub eagerness: u64,
}

impl Outcomes<'_> {
    /// Says in a fact of code that ran `iterations` times what became of the guards that it stands for.
    pub fn tell(&self, fact: &mut Written<Fact>, of: &Subject, iterations: u64) {
        let guards = of.guards.as_slice();
        if let Some(made) = of.object {
            return self.tell_of_object(fact, made, guards);
        }
        let failures = guards.iter().map(|&id| self.store.guard(id).failures()).sum();
        let bridge = guards.iter().find_map(|&id| match self.store.guard(id).life {
            GuardLife::Bridged(code) => Some(facts::id(code)),
            _ => None,
        });
        let mut observed = BTreeMap::new();
        for seen in guards.iter().filter_map(|&id| self.seen(id)) {
            for (kind, n) in seen.kinds() {
                *observed.entry(kind.clone()).or_default() += n;
            }
        }
        // It was told like that.
        if failures == 0 && bridge.is_none() && observed.is_empty() {
            return;
        }
        let About::Guard(Guard { checks, .. }) = fact.about else { return };
        let often = iterations / 100;
        let aside = bridge.and_then(|id| self.taken.get(&id)).copied().unwrap_or(0);
        // A bridge that ran less often than it took to get one is no loss.
        let is_costly = aside > often.max(self.eagerness);
        // What a bridge asks for next is said where it hangs.
        let is_first = || !guards.iter().all(|&id| self.goes_on(id));
        let values = || self.values(guards).len();
        let layouts = || self.layouts(guards).len();
        let story = |seen: usize, what: &str| {
            let seen = grouped(seen as u64);
            format!(
                ", but {seen} {what} were seen; a side path for others was taken {}",
                times(aside)
            )
        };
        let mut advice = String::new();
        let (code, more) = match checks {
            Checks::Type if aside > often && is_first() => match layouts() {
                0 | 1 => {
                    if !observed.keys().all(|kind| NUMBERS.contains(&kind.as_str())) {
                        advice = TURNS.into();
                    } else if let Some(division) = &of.divided {
                        advice = format!(
                            "{division} gives a float, also of two ints: write `//` where a whole number is meant, or start with a float."
                        );
                    }
                    (Some(Code::SW101), Some(others(&observed, aside)))
                }
                _ if !is_costly => (None, None),
                n => {
                    let made = |kind: &String| kind.ends_with(LATER) || kind.ends_with(EARLIER);
                    if observed.keys().all(made) {
                        advice = FIRST.into();
                    }
                    (Some(Code::SW105), Some(format!(" of one layout{}", story(n, "layouts"))))
                }
            },
            Checks::Value if is_costly && is_first() && self.is_made_for_many(guards) => {
                if !guards.iter().any(|&id| self.is_promoted(id)) {
                    advice = EACH.into();
                }
                (Some(Code::SW102), Some(story(values(), "values")))
            }
            Checks::Overflow if aside > often => (
                Some(Code::SW104),
                Some(format!(
                    ", but it left them; a side path for that was taken {}",
                    times(aside)
                )),
            ),
            Checks::LoopEnd | Checks::Interrupt | Checks::Assumption => (None, None),
            _ if bridge.is_none() && failures > often.max(self.eagerness) => {
                let failed = times(failures);
                (
                    Some(Code::SW103),
                    Some(format!(", but that failed {failed}, and there is no side path for it")),
                )
            }
            _ => (None, None),
        };
        (fact.code, fact.advice) = (code, advice);
        if let Some(more) = more {
            fact.text = format!("{COMPILED_FOR}{}{more}.", fact.text);
        }
        fact.about = About::Guard(Guard { failures, bridge, observed, checks });
    }

    /// Says of an object that code does without how often it was allocated where the code was left.
    fn tell_of_object(&self, fact: &mut Written<Fact>, made: Made, guards: &[GuardId]) {
        let left = self.left_with(made, guards);
        let About::Allocation(object) = &fact.about else { return };
        if left == 0 {
            return;
        }
        let object = Allocation { left, ..object.clone() };
        fact.text = explain::removed(&object.class, false, Some(left));
        fact.about = About::Allocation(object);
    }

    /// How often an object was allocated where code was left that does without it: for the interpreter, or in the bridges there.
    fn left_with(&self, made: Made, guards: &[GuardId]) -> u64 {
        let (mut left, mut met) = (0, BTreeSet::new());
        let mut waiting = guards.to_vec();
        while let Some(guard) = waiting.pop() {
            if !met.insert(guard) {
                continue;
            }
            let here = self.store.guard(guard);
            left += here.failures();
            let GuardLife::Bridged(code) = here.life else { continue };
            let bridge = &self.store.code(code).compiled;
            let origin = |id: OriginId| bridge.origins.get(id.0 as usize).map(|origin| origin.pc);
            let is_given = |id: OriginId| (1..=bridge.given).contains(&id.0);
            let parts = bridge.story.preamble.iter().chain([&bridge.story.body]);
            let mut kept = parts.flat_map(|part| &part.allocations);
            if kept.any(|kept| is_given(kept.origin) && origin(kept.origin) == Some(made.pc)) {
                left += self.taken.get(&facts::id(code)).copied().unwrap_or(0);
                continue;
            }
            let holding = bridge.guards.iter().filter(|state| state.objects.contains(&made));
            waiting.extend(holding.map(|state| state.id));
            waiting.extend(bridge.cut.filter(|_| bridge.story.body.handed.contains(&made)));
        }
        left
    }

    fn seen(&self, guard: GuardId) -> Option<&Seen> {
        self.store.guard(guard).seen.as_deref()
    }

    fn state(&self, guard: GuardId) -> Option<&GuardState> {
        let code = self.store.code(self.store.guard(guard).code);
        code.compiled.guards.iter().find(|state| state.id == guard)
    }

    /// A guard, the one that asks for the next value or class where it fails, and so on.
    fn chain(&self, guard: GuardId) -> Vec<&GuardState> {
        let mut chain: Vec<&GuardState> = self.state(guard).into_iter().collect();
        while let Some(last) = chain.last()
            && let GuardLife::Bridged(bridge) = self.store.guard(last.id).life
            && let bridge = &self.store.code(bridge).compiled
            && let Some(next) = bridge.guards.iter().find(|next| {
                (next.origin.pc, next.code, next.condition)
                    == (last.origin.pc, last.code, last.condition)
            })
        {
            chain.push(next);
        }
        chain
    }

    /// Whether a guard asks for the next value or class where another failed.
    fn goes_on(&self, guard: GuardId) -> bool {
        let code = self.store.code(self.store.guard(guard).code);
        match code.compiled.kind {
            CodeKind::Bridge(parent) => {
                self.chain(parent).get(1).is_some_and(|next| next.id == guard)
            }
            _ => false,
        }
    }

    /// Whether code was made for more values than `promote` is for.
    fn is_made_for_many(&self, guards: &[GuardId]) -> bool {
        let chain = guards.iter().flat_map(|&guard| self.chain(guard));
        chain.filter_map(|state| state.constant.as_deref()).collect::<BTreeSet<&str>>().len() > FEW
    }

    /// Whether the program asked for it.
    fn is_promoted(&self, guard: GuardId) -> bool {
        let promotes = &self.store.code(self.store.guard(guard).code).compiled.promotes;
        self.state(guard).is_some_and(|state| promotes.contains(&(state.origin.pc, false)))
    }

    /// The values that code was made for at these guards, and those that were seen there.
    fn values(&self, guards: &[GuardId]) -> BTreeSet<&str> {
        let chain = guards.iter().flat_map(|&guard| self.chain(guard));
        let values = chain.flat_map(|state| {
            let seen = self.seen(state.id).into_iter().flat_map(Seen::values);
            state.constant.as_deref().into_iter().chain(seen)
        });
        values.collect()
    }

    /// The layouts of objects of the one class that these guards ask for, if objects of no other class came there.
    fn layouts(&self, guards: &[GuardId]) -> BTreeSet<Class> {
        let chains: Vec<&GuardState> = guards.iter().flat_map(|&guard| self.chain(guard)).collect();
        let class = chains.first().and_then(|state| state.class.as_deref());
        let is_same = |state: &&GuardState| state.class.as_deref() == class;
        let mut layouts = BTreeSet::new();
        for state in chains.into_iter().take_while(is_same) {
            let Some(seen) = self.seen(state.id) else { continue };
            let Some(of_one) = seen.layouts() else { return BTreeSet::new() };
            layouts.extend(of_one);
        }
        layouts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_else_came_is_told_the_most_frequent_first() {
        let told = |seen: &[(&str, u64)]| {
            others(&seen.iter().map(|&(kind, n)| (kind.to_owned(), n)).collect(), 350)
        };
        let taken = "; a side path for others was taken 350 times";
        assert_eq!(told(&[]), format!(", but others were seen{taken}"));
        assert_eq!(told(&[("str", 2)]), format!(", but `str` was seen{taken}"));
        assert_eq!(
            told(&[("A", 1), ("B", 9), ("C", 5)]),
            format!(", but `B`, `C` and `A` were seen{taken}")
        );
    }
}
