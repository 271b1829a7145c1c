//! What has changed between two runs, and why.
//!
//! **In:** two [`Report`]s, of one program before and after an edit, or of two. **Out:** [`Changes`]: pair by pair the loops and functions that were
//! compiled, with what was measured of each, and the facts that have gone or are new: these say why.
//!
//! Lines move when a text is edited. So a loop is found again as the n-th of its function, a function by its name, and a fact by its code and words
//! without their numbers. The main files of the two are one file here, whatever they are called.
//!
//! **Absent:** judging: fewer guards may be slower. Times of the two runs are told, not compared with anything.

use std::collections::BTreeMap;

use crate::Report;
use crate::measure::{self, Measured, Tree};
use crate::schema::{Code, Fact, LoopKind};

/// What was measured of a loop or function in one of the runs.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Figures {
    /// The line that it starts in.
    pub line: u32,
    /// Iterations, or runs of a function.
    pub runs: u64,
    /// Guards of an iteration.
    pub guards: u64,
    /// Objects allocated in an iteration.
    pub allocations: f64,
    /// Calls left in an iteration.
    pub calls: f64,
    /// Bridges.
    pub bridges: u64,
    /// The share of the run's time.
    pub share: f64,
}

/// A fact that only one of the runs has.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// Its line there.
    pub line: u32,
    /// Its code.
    pub code: Code,
    /// Its words.
    pub text: String,
}

/// A loop or function, and what has become of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Pair {
    /// The file; empty: the main one.
    pub file: String,
    /// The function that it is, or is in.
    pub function: String,
    /// Of a loop which of its function's, from 1.
    pub nth: Option<usize>,
    /// Before; none: it was not compiled.
    pub before: Option<Figures>,
    /// After.
    pub after: Option<Figures>,
    /// What is no longer said.
    pub gone: Vec<Said>,
    /// What is said now.
    pub new: Vec<Said>,
}

impl Pair {
    /// Whether anything but times and counts of runs is different.
    pub fn has_changed(&self) -> bool {
        let figures = |one: &Option<Figures>| {
            let hundredth = |n: f64| (n / measure::NOTHING).round() as u64;
            one.map(|one| {
                (one.guards, one.bridges, hundredth(one.allocations), hundredth(one.calls))
            })
        };
        figures(&self.before) != figures(&self.after)
            || !self.gone.is_empty()
            || !self.new.is_empty()
    }

    fn weight(&self) -> f64 {
        let share = |one: &Option<Figures>| one.map_or(0.0, |one| one.share);
        share(&self.before).max(share(&self.after))
    }
}

/// Two runs compared.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Changes {
    /// Those that have changed, by the greater of their shares.
    pub changed: Vec<Pair>,
    /// How many have not.
    pub same: usize,
    /// Seconds that each took.
    pub seconds: (f64, f64),
    /// Recordings given up in each.
    pub aborts: (u64, u64),
    /// Whether both ran long enough for shares of the time to mean something.
    pub has_shares: bool,
    /// Bytes allocated in each.
    pub allocated: (u64, u64),
}

/// What makes two places one: file, function, whether it is a loop, which.
type Key = (String, String, bool, usize);

type Side<'a> = BTreeMap<Key, (Figures, Vec<&'a Fact>)>;

/// Compares two runs.
pub fn compare(before: &Report, after: &Report) -> Changes {
    let (mut a, mut b) = (side(before), side(after));
    let keys: std::collections::BTreeSet<Key> = a.keys().chain(b.keys()).cloned().collect();
    let mut pairs: Vec<Pair> = Vec::new();
    for key in keys {
        let (was, is) = (a.remove(&key), b.remove(&key));
        let (gone, new) = (only(&was, &is), only(&is, &was));
        let (file, function, is_loop, nth) = key;
        let nth = is_loop.then_some(nth);
        let figures = |one: Option<(Figures, Vec<&Fact>)>| one.map(|one| one.0);
        let (before, after) = (figures(was), figures(is));
        pairs.push(Pair { file, function, nth, before, after, gone, new });
    }
    let all = pairs.len();
    pairs.retain(Pair::has_changed);
    pairs.sort_by(|a, b| b.weight().total_cmp(&a.weight()));
    let of = |report: &Report| report.summary.clone().unwrap_or_default();
    let (first, second) = (of(before), of(after));
    Changes {
        same: all - pairs.len(),
        changed: pairs,
        seconds: (before.elapsed_s, after.elapsed_s),
        aborts: (first.totals.aborts, second.totals.aborts),
        has_shares: before.spent().is_some() && after.spent().is_some(),
        allocated: (first.gc.allocated_bytes, second.gc.allocated_bytes),
    }
}

/// The loops and functions of a run.
fn side(report: &Report) -> Side<'_> {
    let main = report.start.as_ref().map(|start| start.program.file.clone()).unwrap_or_default();
    let mut places: BTreeMap<(String, String, bool), BTreeMap<u32, Vec<Tree<'_>>>> =
        BTreeMap::new();
    for tree in report.trees() {
        // A bridge whose parent the report does not have is no place of its own.
        if tree.root.kind == LoopKind::Bridge {
            continue;
        }
        let at = &tree.root.at;
        let file = if *at.file == *main { String::new() } else { at.file.to_string() };
        let key = (file, at.function.to_string(), tree.root.kind == LoopKind::Loop);
        places.entry(key).or_default().entry(at.line).or_default().push(tree);
    }
    let mut all = Side::new();
    for ((file, function, is_loop), lines) in places {
        for (nth, (line, trees)) in (1..).zip(lines) {
            let facts = trees
                .iter()
                .flat_map(|tree| std::iter::once(tree.root).chain(tree.bridges.iter().copied()));
            let facts = facts
                .flat_map(|one| &one.facts)
                .map(|fact| &**fact)
                .filter(|fact| fact.code.is_some());
            let facts = facts.collect();
            let Measured { runs, guards, bridges, allocations, calls, share, .. } =
                measure::measured(trees.iter().collect(), |_| true);
            let figures = Figures {
                line,
                runs,
                guards,
                bridges,
                allocations: allocations.0,
                calls: calls.0,
                share,
            };
            all.insert((file.clone(), function.clone(), is_loop, nth), (figures, facts));
        }
    }
    all
}

/// The facts of one that the other has not, each once.
fn only(one: &Option<(Figures, Vec<&Fact>)>, other: &Option<(Figures, Vec<&Fact>)>) -> Vec<Said> {
    let facts = |side: &Option<(Figures, Vec<&Fact>)>| {
        side.iter()
            .flat_map(|side| side.1.clone())
            .map(|fact| (said(fact), fact.at.line, fact.code, fact.text.clone()))
            .collect::<Vec<_>>()
    };
    let known: std::collections::BTreeSet<_> =
        facts(other).into_iter().map(|fact| fact.0).collect();
    let mut told = std::collections::BTreeSet::new();
    let new = facts(one)
        .into_iter()
        .filter(|fact| !known.contains(&fact.0) && told.insert(fact.0.clone()));
    new.filter_map(|(_, line, code, text)| Some(Said { line, code: code?, text })).collect()
}

/// What a fact says, without its numbers.
fn said(fact: &Fact) -> (Option<Code>, String) {
    let mut words = String::new();
    for c in fact.text.chars() {
        match c.is_ascii_digit() || c == ',' {
            true if words.ends_with('#') => {}
            true => words.push('#'),
            false => words.push(c),
        }
    }
    (fact.code, words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(file: &str, line: u32, facts: &str) -> Report {
        let start = format!(r#"{{"event":"start","schema":1,"program":{{"file":"{file}"}}}}"#);
        let summary = format!(
            r#"{{"event":"summary","loops":[
            {{"id":1,"kind":"loop","at":{{"file":"{file}","line":{line},"function":"f"}},"iterations":100,"share":0.9,"facts":[{facts}]}},
            {{"id":2,"kind":"function","at":{{"file":"{file}","line":1,"function":"g"}},"entries":50,"facts":[]}}]}}"#
        );
        Report::parse(&format!("{start}\n{}", summary.replace('\n', ""))).expect("a report")
    }

    #[test]
    fn an_object_that_escapes_now_is_named() {
        let kept = r#"{"kind":"allocation","class":"P","code":"SW201","at":{"file":"b.py","line":9},"count":1,"times":100,"text":"`P` is kept 7 times."}"#;
        let changes = compare(&run("a.py", 5, ""), &run("b.py", 8, kept));
        assert_eq!((changes.changed.len(), changes.same), (1, 1));
        let pair = &changes.changed[0];
        let allocations = |one: Option<Figures>| one.map(|one| (one.line, one.allocations));
        assert_eq!(
            (allocations(pair.before), allocations(pair.after)),
            (Some((5, 0.0)), Some((8, 1.0)))
        );
        assert_eq!((pair.gone.len(), pair.new[0].text.as_str()), (0, "`P` is kept 7 times."));
        // Numbers in a sentence are no change.
        let other = run("c.py", 2, &kept.replace("7 times", "1,200 times"));
        assert_eq!(compare(&run("b.py", 8, kept), &other).changed, []);
    }
}
