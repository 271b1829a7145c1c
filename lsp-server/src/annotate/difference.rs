//! What is different from the run that is the baseline: `↻ 98K · 7→5 guards · 2→0 allocs`.
//!
//! **In:** the reports of two runs. **Out:** for a loop or function of the later one, its label and a line of its story.
//!
//! Code is found again as [`compare`](sidewinder_report::compare) does it: the n-th loop of its function, a function by its name. Where a loop has several bodies,
//! the one that ran most stands for it on both sides; the others keep their plain label.
//!
//! **Absent:** judging: fewer guards may be slower.

use std::collections::BTreeMap;

use sidewinder_report::Report;
use sidewinder_report::compare::{Changes, Pair, compare};
use sidewinder_report::rank::runs;
use sidewinder_report::render::changes::figures;
use sidewinder_report::schema::{Counts, Loop, LoopKind};
use sidewinder_report::words::{compact, percent};

use super::wording::{LABEL, fit};

/// Sentences that are told of what is gone, and of what is new.
const SENTENCES: usize = 3;

/// What makes two places one: file (empty: the main one), function, whether it is a loop, which.
type Key = (String, String, bool, usize);

/// A run compared with the baseline.
#[derive(Debug)]
pub struct Difference {
    /// Number of the run that is the baseline.
    pub baseline: u64,
    /// What was done by the body that stands for a place: its number in the later run, and what it was before.
    pieces: BTreeMap<u64, Option<Counts>>,
    changes: Changes,
    main: String,
}

impl Difference {
    /// Compares `after` with the run that is the baseline.
    pub fn of(baseline: u64, before: &Report, after: &Report) -> Difference {
        let was = places(before);
        let pieces = places(after)
            .into_iter()
            .map(|(key, one)| (one.id, was.get(&key).map(|one| one.body)))
            .collect();
        Difference { baseline, pieces, changes: compare(before, after), main: main_of(after) }
    }

    /// The label of compiled code that does something else now.
    pub fn label(&self, one: &Loop) -> Option<String> {
        let was = self.pieces.get(&one.id).copied().flatten()?;
        let is = one.body;
        let rows = [
            (was.guards, is.guards, "guard"),
            (was.allocations, is.allocations, "alloc"),
            (was.residual_calls, is.residual_calls, "call"),
        ];
        if rows.iter().all(|(a, b, _)| a == b) {
            return None;
        }
        let (sign, ran) = match one.kind {
            LoopKind::Function => ("ƒ", one.entries),
            _ => ("↻", one.iterations),
        };
        let part = |&(a, b, word): &(u64, u64, &str)| {
            let ending = if b == 1 { "" } else { "s" };
            match a == b {
                true => format!("{} {word}{ending}", compact(b)),
                false => format!("{}→{} {word}{ending}", compact(a), compact(b)),
            }
        };
        let join = |head: String, rows: &[(u64, u64, &str)]| {
            let parts: Vec<String> = std::iter::once(head).chain(rows.iter().map(part)).collect();
            parts.join(" · ")
        };
        let full = join(format!("{sign} {}", compact(ran)), &rows);
        if full.chars().count() <= LABEL {
            return Some(full);
        }
        // What is the same goes first, then how often it ran.
        let changed: Vec<_> = rows.into_iter().filter(|(a, b, _)| a != b).collect();
        let short = join(format!("{sign} {}", compact(ran)), &changed);
        if short.chars().count() <= LABEL {
            return Some(short);
        }
        Some(fit(join(sign.to_owned(), &changed)))
    }

    /// A line of the story of compiled code.
    pub fn story(&self, one: &Loop) -> String {
        let title = format!("**Compared with run #{}**", self.baseline);
        if let Some(None) = self.pieces.get(&one.id) {
            return format!("{title}: it was not compiled then");
        }
        let Some(pair) = self.changes.changed.iter().find(|pair| self.is_of(pair, one)) else {
            return format!("{title}: no difference");
        };
        let mut told: Vec<String> =
            figures(pair).iter().map(|(what, a, b)| format!("{what} {a} → {b}")).collect();
        if let (Some(a), Some(b), true) = (pair.before, pair.after, self.changes.has_shares) {
            told.push(format!("time {} → {}", percent(a.share), percent(b.share)));
        }
        let mut text = format!("{title}: {}", told.join(", "));
        for (word, all) in [("gone", &pair.gone), ("new", &pair.new)] {
            for said in all.iter().take(SENTENCES) {
                text +=
                    &format!("; {word}: {} {}", said.code.name(), said.text.trim_end_matches('.'));
            }
        }
        text
    }

    fn is_of(&self, pair: &Pair, one: &Loop) -> bool {
        let file = if *one.at.file == *self.main { "" } else { &one.at.file };
        pair.file == file
            && *pair.function == *one.at.function
            && pair.nth.is_some() == (one.kind == LoopKind::Loop)
            && pair.after.is_some_and(|after| after.line == one.at.line)
    }
}

fn main_of(report: &Report) -> String {
    report.start.as_ref().map(|start| start.program.file.clone()).unwrap_or_default()
}

/// The body that stands for each place.
fn places(report: &Report) -> BTreeMap<Key, &Loop> {
    let main = main_of(report);
    let mut lines: BTreeMap<(String, String, bool), BTreeMap<u32, &Loop>> = BTreeMap::new();
    for one in report.loops.values().filter(|one| one.kind != LoopKind::Bridge) {
        let file = if *one.at.file == *main { String::new() } else { one.at.file.to_string() };
        let key = (file, one.at.function.to_string(), one.kind == LoopKind::Loop);
        let best = lines.entry(key).or_default().entry(one.at.line).or_insert(one);
        if runs(one) > runs(best) {
            *best = one;
        }
    }
    let mut places = BTreeMap::new();
    for ((file, function, is_loop), lines) in lines {
        for (nth, one) in lines.into_values().enumerate() {
            places.insert((file.clone(), function.clone(), is_loop, nth), one);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(line: u32, iterations: u64, (guards, allocations, calls): (u64, u64, u64)) -> Report {
        let text = format!(
            r#"{{"event":"summary","loops":[{{"id":1,"kind":"loop","at":{{"file":"a.py","line":{line},"function":"f"}},"iterations":{iterations},
            "body":{{"guards":{guards},"allocations":{allocations},"residual_calls":{calls}}},"facts":[
            {{"kind":"guard","checks":"branch","at":{{"file":"a.py","line":{line}}},"count":{guards}}}]}}]}}"#
        );
        Report::parse(&text.replace('\n', "")).expect("a report")
    }

    fn label(was: (u64, u64, u64), is: (u64, u64, u64), ran: u64) -> Option<String> {
        let (before, after) = (report(5, 1000, was), report(9, ran, is));
        let label = Difference::of(7, &before, &after).label(&after.loops[&1]);
        assert!(label.as_ref().is_none_or(|label| label.chars().count() <= LABEL), "{label:?}");
        label
    }

    #[test]
    fn labels_say_what_was_and_what_is() {
        let text = |label: &str| Some(label.to_owned());
        assert_eq!(label((7, 2, 1), (7, 2, 1), 98_000), None);
        assert_eq!(
            label((7, 1, 1), (5, 1, 1), 98_000),
            text("↻ 98K · 7→5 guards · 1 alloc · 1 call")
        );
        assert_eq!(
            label((7, 2, 1), (5, 0, 1), 98_000),
            text("↻ 98K · 7→5 guards · 2→0 allocs · 1 call")
        );
        assert_eq!(
            label((17, 12, 1), (15, 10, 1), 98_000),
            text("↻ 98K · 17→15 guards · 12→10 allocs")
        );
        assert_eq!(
            label((7, 2, 1), (5, 0, 0), 98_000),
            text("↻ · 7→5 guards · 2→0 allocs · 1→0 calls")
        );
        let long = label((u64::MAX, 1, 1), (1_200_000, 0, 0), 2_400_000).unwrap();
        assert!(long.starts_with("↻ · 18446744T→1.2M guards"), "{long}");
    }

    #[test]
    fn stories_say_it_in_words() {
        let (before, after) = (report(5, 1000, (7, 0, 0)), report(9, 1000, (5, 0, 0)));
        let story = Difference::of(7, &before, &after).story(&after.loops[&1]);
        assert_eq!(story, "**Compared with run #7**: guards 7 → 5");
        let story = Difference::of(7, &after, &after).story(&after.loops[&1]);
        assert_eq!(story, "**Compared with run #7**: no difference");
        let story = Difference::of(7, &Report::default(), &after).story(&after.loops[&1]);
        assert_eq!(story, "**Compared with run #7**: it was not compiled then");
    }
}
