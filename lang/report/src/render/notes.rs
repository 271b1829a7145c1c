//! What there is to say about each line of one file.

use std::collections::{BTreeMap, BTreeSet};

use super::paint::Style;
use crate::Report;
use crate::rank::MINIMUM;
use crate::schema::{About, Checks, Code, Fact, Loop, LoopKind};
use crate::words::{COMPILED_FOR, grouped, none_or, percent, plural, tally, times};

/// What sort of thing a note is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sign {
    /// A compiled loop.
    Loop,
    /// A function compiled from its start.
    Function,
    /// Code for the case that a guard fails.
    Bridge,
    /// A recording that was given up.
    Abort,
    /// An object that is not made.
    Removed,
    /// An object that is made.
    Kept,
    /// A call that stays.
    Call,
    /// What goes to memory though it could stay in a register.
    Written,
    /// A call that does not.
    Inlined,
    /// Types that a variable had.
    Type,
    /// An assumption that is checked.
    Guard,
    /// Something that ran and was never compiled.
    Cold,
}

impl Sign {
    /// How it looks.
    pub fn glyph(self) -> &'static str {
        match self {
            Sign::Loop => "↻",
            Sign::Function => "ƒ",
            Sign::Bridge => "↳",
            Sign::Abort => "✗",
            Sign::Removed => "○",
            Sign::Kept => "●",
            Sign::Call => "→",
            Sign::Written => "⇩",
            Sign::Inlined => "⊂",
            Sign::Type => "⇄",
            Sign::Guard => "◇",
            Sign::Cold => "·",
        }
    }

    /// What it means.
    pub fn meaning(self) -> &'static str {
        match self {
            Sign::Loop => "hot loop",
            Sign::Function => "hot function",
            Sign::Bridge => "side path (bridge)",
            Sign::Abort => "recording aborted",
            Sign::Removed => "allocation removed",
            Sign::Kept => "allocation kept",
            Sign::Call => "call left (residual)",
            Sign::Written => "written to memory",
            Sign::Inlined => "inlined",
            Sign::Type => "types",
            Sign::Guard => "check (guard)",
            Sign::Cold => "interpreted",
        }
    }

    /// Its colour.
    pub fn style(self) -> Style {
        match self {
            Sign::Loop | Sign::Function => Style::Hot,
            Sign::Removed => Style::Removed,
            Sign::Kept | Sign::Call | Sign::Written | Sign::Type | Sign::Bridge => Style::Kept,
            Sign::Abort => Style::Bad,
            Sign::Inlined | Sign::Guard | Sign::Cold => Style::Dim,
        }
    }
}

/// Something to say about a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it is about.
    pub sign: Sign,
    /// It in words; more than one line under a loop.
    pub lines: Vec<String>,
}

/// Everything there is to say about one file.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// What stands under a line, by line: compiled code.
    pub under: BTreeMap<u32, Vec<Note>>,
    /// What stands beside a line, by line.
    pub beside: BTreeMap<u32, Vec<Note>>,
}

impl Notes {
    /// What a report says about a file.
    pub fn of(report: &Report, file: &str) -> Notes {
        let mut notes = Notes::default();
        for one in report.loops.values() {
            if *one.at.file == *file {
                notes.add_code(report, one);
            }
        }
        let lines = lines_of(report, file);
        for (line, facts) in lines {
            let beside = notes.beside.entry(line).or_default();
            beside.extend(facts.allocations());
            beside.extend(facts.calls());
            beside.extend(facts.writes());
            beside.extend(facts.inlined());
            beside.extend(facts.types());
            beside.extend(facts.guards());
        }
        for abort in report.abort_counts().iter().filter(|abort| *abort.at.file == *file) {
            let last = report.last_of(abort).map(|last| last.sentence.trim_end_matches('.'));
            let reason = abort.reason.replace('-', " ");
            let reason = last.filter(|sentence| !sentence.is_empty()).unwrap_or(&reason);
            notes.beside(
                abort.at.line,
                Sign::Abort,
                format!("recording aborted {}: {reason}", times(abort.count)),
            );
        }
        let cold = report.summary.iter().flat_map(|summary| &summary.interpreted);
        for one in cold.filter(|one| *one.at.file == *file && one.count >= worth_telling(report)) {
            let text = match one.code {
                Some(Code::SW403) => {
                    let text = one.text.trim_end_matches('.');
                    let first = text.chars().next().map(|first| first.to_ascii_lowercase());
                    let rest = text.chars().skip(1);
                    format!("interpreted: {}", first.into_iter().chain(rest).collect::<String>())
                }
                _ if report.is_inlined(&one.at.function) => continue,
                _ => format!("interpreted, ran {}", times(one.count)),
            };
            notes.beside(one.at.line, Sign::Cold, text);
        }
        notes
    }

    /// The signs that are used.
    pub fn signs(&self) -> BTreeSet<Sign> {
        self.under.values().chain(self.beside.values()).flatten().map(|note| note.sign).collect()
    }

    /// The lines that have a note.
    pub fn lines(&self) -> BTreeSet<u32> {
        self.under.keys().chain(self.beside.keys()).copied().collect()
    }

    fn beside(&mut self, line: u32, sign: Sign, text: String) {
        let note = Note { sign, lines: vec![text] };
        self.beside.entry(line).or_default().push(note);
    }

    fn add_code(&mut self, report: &Report, one: &Loop) {
        let guest =
            one.greens.as_ref().map(|at| format!(" of the guest at ‹{at}›")).unwrap_or_default();
        let (sign, first) = match one.kind {
            LoopKind::Loop => {
                let count = plural(one.iterations, "iteration");
                let entered = format!("entered {}", times(one.entries));
                let text = match one.parent {
                    Some(_) => {
                        format!("another body of the loop{guest}, for other values: {count}")
                    }
                    None => format!("hot loop{guest}: {count}, {entered}"),
                };
                (Sign::Loop, text)
            }
            LoopKind::Function => {
                let ran = times(one.entries);
                (Sign::Function, format!("hot function{guest}: ran {ran} from its start"))
            }
            LoopKind::Bridge => {
                let parent = one.parent.and_then(|id| report.loops.get(&id));
                let from =
                    parent.map(|one| format!(" of line {}", one.at.line)).unwrap_or_default();
                let taken = times(one.iterations.max(one.entries));
                (Sign::Bridge, format!("side path{from} (bridge): taken {taken}"))
            }
        };
        let body = &one.body;
        let mut counts = vec![
            none_or(body.guards, "guard"),
            none_or(body.residual_calls, "residual call"),
            operations(one),
        ];
        if let Some(text) = removed(one) {
            counts.insert(0, text);
        }
        let share = one.share.filter(|&share| report.spent().is_some() && share >= MINIMUM);
        let share = share.map(|share| format!(" · {} of the time", percent(share)));
        let mut lines = vec![first + &share.unwrap_or_default()];
        if !report.is_minor(one) {
            lines.push(counts.join(" · "));
        }
        let fates = one.facts.iter().filter(|fact| matches!(fact.about, About::Life(_)));
        lines.extend(fates.map(|fact| fact.text.clone()));
        self.under.entry(one.at.line).or_default().push(Note { sign, lines });
    }
}

/// Runs below which nobody wants to hear that something was not compiled.
fn worth_telling(report: &Report) -> u64 {
    let threshold = report.start.as_ref().and_then(|start| start.jit.get("threshold")?.as_u64());
    threshold.unwrap_or(1000) / 4
}

/// `9 of 61 operations left`. The optimizer may have added some: `2 operations, 1 recorded`.
pub fn operations(one: &Loop) -> String {
    let (left, recorded) = (one.body.operations, one.recorded.operations);
    if left > recorded {
        return format!("{}, {} recorded", plural(left, "operation"), grouped(recorded));
    }
    format!("{} of {} left", grouped(left), plural(recorded, "operation"))
}

/// `5 of 5 allocations removed`; `1 of 3 allocations removed, 2 handed on in parts`.
pub fn removed(one: &Loop) -> Option<String> {
    let (made, kept) = (one.recorded.allocations, one.body.allocations);
    match made {
        0 if kept == 0 => None,
        0 => Some(plural(kept, "allocation")),
        _ => {
            let removed = made.saturating_sub(kept).saturating_sub(one.handed_over);
            let mut text =
                format!("{} of {} removed", grouped(removed), plural(made, "allocation"));
            if one.handed_over > 0 {
                text += &format!(", {} handed on in parts", grouped(one.handed_over));
            }
            Some(text)
        }
    }
}

/// What is done on a side path is not done in every iteration.
fn aside(fact: &Fact) -> String {
    fact.on_side_path().map(|taken| format!(" (side path, {taken})")).unwrap_or_default()
}

/// The facts of one line.
#[derive(Default)]
struct Line<'a>(Vec<(&'a Loop, &'a Fact)>);

fn lines_of<'a>(report: &'a Report, file: &str) -> BTreeMap<u32, Line<'a>> {
    let mut lines: BTreeMap<u32, Line<'_>> = BTreeMap::new();
    for one in report.loops.values().filter(|one| !report.is_minor(one)) {
        for fact in one.facts.iter().filter(|fact| *fact.at.file == *file) {
            lines.entry(fact.at.line).or_default().0.push((one, fact));
        }
    }
    lines
}

/// Equal texts with the sum of their counts, in the order in which they came.
#[derive(Default)]
struct Tally(Vec<(String, u64)>);

impl Tally {
    fn add(&mut self, text: String, count: u64) {
        match self.0.iter_mut().find(|(known, _)| *known == text) {
            Some((_, sum)) => *sum += count,
            None => self.0.push((text, count)),
        }
    }

    fn notes(self, sign: Sign) -> Vec<Note> {
        let told = self.0.into_iter().map(|(text, count)| {
            let text = if count > 1 { format!("{text} ×{}", grouped(count)) } else { text };
            Note { sign, lines: vec![text] }
        });
        told.collect()
    }
}

impl Line<'_> {
    /// Facts of loops and functions; what bridges do again is not said twice.
    fn main(&self) -> impl Iterator<Item = &Fact> {
        let of_bridge = |one: &Loop| one.kind == LoopKind::Bridge;
        self.0.iter().filter(move |(one, _)| !of_bridge(one)).map(|&(_, fact)| fact)
    }

    fn all(&self) -> impl Iterator<Item = &Fact> {
        self.0.iter().map(|&(_, fact)| fact)
    }

    fn allocations(&self) -> Vec<Note> {
        let (mut removed, mut kept) = (Tally::default(), Tally::default());
        for fact in self.all() {
            let About::Allocation(object) = &fact.about else { continue };
            match &object.reason {
                _ if object.removed => removed.add(fact.text.replace('`', ""), fact.count),
                Some(reason) => {
                    let reason = reason.replace('`', "");
                    kept.add(format!("{} kept: {reason}{}", object.class, aside(fact)), fact.count);
                }
                None => kept.add(format!("{} kept{}", object.class, aside(fact)), fact.count),
            }
        }
        let mut notes = kept.notes(Sign::Kept);
        notes.extend(removed.notes(Sign::Removed));
        notes
    }

    fn calls(&self) -> Vec<Note> {
        let mut calls = Tally::default();
        for fact in self.all() {
            if let About::ResidualCall(call) = &fact.about {
                // What follows the colon is why.
                let why = fact.text.split_once(": ").map(|(_, why)| why.trim_end_matches('.'));
                let why = why.map(|why| format!(": {}", why.replace('`', ""))).unwrap_or_default();
                calls.add(format!("{} stays a call{why}{}", call.callee, aside(fact)), fact.count);
            }
        }
        calls.notes(Sign::Call)
    }

    fn writes(&self) -> Vec<Note> {
        let mut writes = Tally::default();
        for fact in self.all() {
            if let About::Write(write) = &fact.about {
                let reason = write.reason.replace('`', "");
                writes.add(format!("written to memory: {reason}{}", aside(fact)), fact.count);
            }
        }
        writes.notes(Sign::Written)
    }

    fn inlined(&self) -> Option<Note> {
        let mut callees = Tally::default();
        for fact in self.main() {
            if let About::Inlined(call) = &fact.about {
                callees.add(call.callee.clone(), fact.count);
            }
        }
        let told: Vec<String> =
            callees.notes(Sign::Inlined).into_iter().flat_map(|note| note.lines).collect();
        (!told.is_empty()).then(|| Note {
            sign: Sign::Inlined,
            lines: vec![format!("{} inlined", told.join(", "))],
        })
    }

    fn types(&self) -> Vec<Note> {
        let mut types = Tally::default();
        for fact in self.all() {
            let About::Type(variable) = &fact.about else { continue };
            let mut seen: Vec<(&String, &f64)> = variable.seen.iter().collect();
            seen.sort_by(|a, b| b.1.total_cmp(a.1));
            let seen: Vec<String> = seen
                .iter()
                .map(|(class, share)| format!("{class} {:.0} %", *share * 100.0))
                .collect();
            types.add(format!("{}: {}", variable.name, seen.join(" | ")), 1);
        }
        types.notes(Sign::Type)
    }

    fn guards(&self) -> Vec<Note> {
        let mut checks = Tally::default();
        for fact in self.main() {
            let About::Guard(guard) = &fact.about else { continue };
            // What costs is told in whole below.
            let case =
                fact.text.strip_prefix(COMPILED_FOR).and_then(|text| text.split_once(", but "));
            let text = case.map_or(fact.text.as_str(), |(case, _)| case);
            let mut text = text.trim_end_matches('.').replace('`', "");
            if guard.failures > 0 && guard.checks != Checks::Interrupt {
                let seen = tally(&guard.observed);
                let then = if seen.is_empty() { seen } else { format!(", then: {seen}") };
                text += &format!(" (failed {}{then})", times(guard.failures));
            }
            checks.add(text, fact.count);
        }
        checks.notes(Sign::Guard)
    }
}
