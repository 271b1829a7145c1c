//! What compiled code does at a place: how much in an iteration, and why.
//!
//! **In:** a [`Report`], and a [`Region`] of its program. **Out:** [`Measured`]: guards, objects and calls per iteration, and the facts that say so.
//!
//! A loop or function is compiled in several pieces: bodies for other types, bridges. Those that hang together are one *tree*; what happens on its
//! bridges counts as often as they were taken. So a side path taken once in a thousand iterations adds a thousandth.
//!
//! **Absent:** what is too much (the command's `check`), and what has changed ([`compare`](crate::compare)).

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::Report;
use crate::schema::{About, Fact, Loop, LoopKind, Place};

/// Less than this in an iteration is nothing: warming up, and rare side paths.
pub const NOTHING: f64 = 0.01;

/// A part of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The file, as the report calls it.
    pub file: String,
    /// Its lines, counted from 1.
    pub lines: RangeInclusive<u32>,
    /// Whether it is a loop, which begins in the first of them.
    pub is_loop: bool,
    /// Of a function its qualified name: where it is inlined and nothing of it is left, only its name tells.
    pub function: Option<String>,
}

impl Region {
    fn has(&self, at: &Place) -> bool {
        *at.file == *self.file && self.lines.contains(&at.line)
    }
}

/// A fact and how much of it there is in an iteration.
pub type Cause<'a> = (&'a Fact, f64);

/// What was measured of a region.
#[derive(Clone, Debug, Default)]
pub struct Measured<'a> {
    /// Iterations of the loops, and runs of the functions, that its code is compiled in; 0: it is not compiled.
    pub runs: u64,
    /// Guards that an iteration passes, in the piece that has most of those that run more than rarely.
    pub guards: u64,
    /// Bridges that were compiled.
    pub bridges: u64,
    /// Objects allocated in an iteration, with their causes, the largest first.
    pub allocations: (f64, Vec<Cause<'a>>),
    /// Calls left in an iteration, likewise.
    pub calls: (f64, Vec<Cause<'a>>),
    /// Guards, by where most of them are.
    pub checks: Vec<Cause<'a>>,
    /// Recordings that were given up.
    pub aborts: u64,
    /// The share of the run's time of the pieces; 0 where it is not known.
    pub share: f64,
}

/// A piece and the bridges that hang on it.
#[derive(Clone, Debug)]
pub struct Tree<'a> {
    /// The loop or function.
    pub root: &'a Loop,
    /// Its bridges, and theirs.
    pub bridges: Vec<&'a Loop>,
}

impl Tree<'_> {
    /// Iterations or runs, those through bridges included.
    pub fn runs(&self) -> u64 {
        let told = self.bridges.iter().flat_map(|one| &one.facts).map(|fact| fact.iterations);
        crate::rank::runs(self.root).max(told.max().unwrap_or(0))
    }
}

impl Report {
    /// All compiled code, by what hangs together.
    pub fn trees(&self) -> Vec<Tree<'_>> {
        let mut roots: BTreeMap<u64, u64> = BTreeMap::new();
        let mut trees: BTreeMap<u64, Tree<'_>> = BTreeMap::new();
        for (&id, one) in &self.loops {
            // What a piece hangs on was compiled before it, and so has a lower number.
            let on = one.parent.filter(|_| one.kind == LoopKind::Bridge);
            let root = on.and_then(|on| roots.get(&on)).copied().unwrap_or(id);
            roots.insert(id, root);
            match trees.get_mut(&root) {
                Some(tree) if root != id => tree.bridges.push(one),
                _ => drop(trees.insert(id, Tree { root: one, bridges: Vec::new() })),
            }
        }
        trees.into_values().collect()
    }

    /// What compiled code does in a region.
    pub fn measure(&self, region: &Region) -> Measured<'_> {
        let trees = self.trees();
        let is_it = |tree: &&Tree<'_>| {
            let Loop { kind, at, .. } = tree.root;
            *kind == LoopKind::Loop && *at.file == *region.file && at.line == *region.lines.start()
        };
        let own: Vec<&Tree<'_>> = trees.iter().filter(is_it).collect();
        // A loop that was compiled counts with all that is inlined into it; any other region, with what lies in it, wherever that is inlined.
        if region.is_loop && !own.is_empty() {
            let mut all = measured(own, |_| true);
            all.aborts = self.aborts_in(region);
            return all;
        }
        let is_callee = |fact: &Fact| match (&fact.about, &region.function) {
            (About::Inlined(call), Some(name)) => call.callee == *name,
            _ => false,
        };
        let touches = |tree: &&Tree<'_>| {
            let pieces = std::iter::once(tree.root).chain(tree.bridges.iter().copied());
            let mut facts = pieces.flat_map(|one| &one.facts);
            region.has(&tree.root.at) || facts.any(|fact| region.has(&fact.at) || is_callee(fact))
        };
        let mut all = measured(trees.iter().filter(touches).collect(), |fact| region.has(&fact.at));
        all.aborts = self.aborts_in(region);
        all
    }

    fn aborts_in(&self, region: &Region) -> u64 {
        let counts = self.abort_counts();
        let here = counts.iter().filter(|count| match region.is_loop {
            true => *count.at.file == *region.file && count.at.line == *region.lines.start(),
            false => region.has(&count.at),
        });
        here.map(|count| count.count).sum()
    }
}

pub(crate) fn measured<'a>(trees: Vec<&Tree<'a>>, counts: impl Fn(&Fact) -> bool) -> Measured<'a> {
    let mut all =
        Measured { runs: trees.iter().map(|tree| tree.runs()).sum(), ..Measured::default() };
    let each = if all.runs == 0 { 0.0 } else { 1.0 / all.runs as f64 };
    for tree in trees {
        all.bridges += tree.bridges.len() as u64;
        let is_rare = (tree.runs() as f64 * each) < NOTHING;
        let mut checks: Vec<Cause<'a>> = Vec::new();
        for one in std::iter::once(tree.root).chain(tree.bridges.iter().copied()) {
            all.share += one.share.unwrap_or(0.0);
            for fact in one.facts.iter().map(|fact| &**fact).filter(|fact| counts(fact)) {
                match &fact.about {
                    About::Allocation(object) => {
                        let n = if object.removed { object.left } else { fact.times };
                        all.allocations.1.push((fact, n as f64 * each));
                    }
                    About::ResidualCall(_) => all.calls.1.push((fact, fact.times as f64 * each)),
                    About::Guard(_) if one.id == tree.root.id => {
                        checks.push((fact, fact.count as f64));
                    }
                    _ => {}
                }
            }
        }
        let guards = checks.iter().map(|&(fact, _)| fact.count).sum();
        if !is_rare && guards > all.guards {
            (all.guards, all.checks) = (guards, checks);
        }
    }
    for (sum, causes) in [&mut all.allocations, &mut all.calls] {
        causes.retain(|cause| cause.1 > 0.0);
        causes.sort_by(|a, b| b.1.total_cmp(&a.1));
        // The sum of no floats is -0.
        *sum = causes.iter().fold(0.0, |sum, cause| sum + cause.1);
    }
    all.checks.sort_by(|a, b| b.1.total_cmp(&a.1));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        let line = r#"{"event":"summary","loops":[
            {"id":1,"kind":"loop","at":{"file":"a.py","line":5},"iterations":1000,"body":{"guards":9},"share":0.5,"facts":[
                {"kind":"guard","at":{"file":"a.py","line":6},"count":2},
                {"kind":"guard","at":{"file":"a.py","line":20},"count":1},
                {"kind":"allocation","class":"P","at":{"file":"a.py","line":20},"count":1,"times":1000,"text":"kept"},
                {"kind":"allocation","class":"Q","removed":true,"left":5,"at":{"file":"a.py","line":6},"count":1}]},
            {"id":2,"kind":"bridge","parent":1,"at":{"file":"a.py","line":6},"iterations":500,"entries":500,"facts":[
                {"kind":"residual_call","callee":"f","at":{"file":"a.py","line":7},"count":2,"times":1000,"iterations":2000}]}],
            "aborts":[{"at":{"file":"a.py","line":5},"reason":"left-loop","count":2}]}"#;
        Report::parse(&line.replace('\n', "")).expect("a report")
    }

    fn region(lines: RangeInclusive<u32>, is_loop: bool) -> Region {
        Region { file: "a.py".into(), lines, is_loop, function: None }
    }

    #[test]
    fn a_function_of_which_nothing_is_left_is_hot_where_it_is_inlined() {
        let line = r#"{"event":"summary","loops":[{"id":1,"kind":"loop","at":{"file":"a.py","line":5},"iterations":9,
            "facts":[{"kind":"inlined","callee":"f","at":{"file":"a.py","line":6},"count":1}]}]}"#;
        let report = Report::parse(&line.replace('\n', "")).expect("a report");
        let f = Region { function: Some("f".into()), ..region(1..=2, false) };
        assert_eq!(report.measure(&f).runs, 9);
        assert_eq!(report.measure(&region(1..=2, false)).runs, 0);
    }

    #[test]
    fn a_loop_counts_with_what_is_inlined_and_its_bridges() {
        let report = report();
        let all = report.measure(&region(5..=8, true));
        assert_eq!((all.runs, all.guards, all.bridges, all.aborts), (2000, 3, 1, 2));
        assert_eq!((all.allocations.0, all.calls.0), (0.5 + 0.0025, 0.5));
        assert_eq!(all.allocations.1[0].0.text, "kept");
    }

    #[test]
    fn a_function_counts_with_what_lies_in_it() {
        let report = report();
        let all = report.measure(&region(19..=21, false));
        assert_eq!((all.runs, all.guards, all.aborts), (2000, 1, 0));
        assert_eq!((all.allocations.0, all.calls.0), (0.5, 0.0));
        assert_eq!(report.measure(&region(30..=40, false)).runs, 0);
    }
}
