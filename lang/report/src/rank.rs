//! What matters most: advice by what it costs.
//!
//! **In:** a [`Report`]. **Out:** its facts with advice, those that say the same of one place together, the most expensive first; those that cost
//! next to nothing apart. Terminal and editor take the order from here, so that both begin with the same fact.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::Report;
use crate::schema::{Code, Fact, Loop, Place, Spent};

/// The share of the run's time below which nothing is said unless somebody asks.
pub const MINIMUM: f64 = 0.01;

/// No more advice than this is given of one run or file unless somebody asks.
pub const MOST: usize = 20;

/// A whole report goes below [`MINIMUM`] where what it lists would else be less than this part of what all facts with advice cost,
const MAIN_PART: f64 = 0.9;

/// but not below this share.
const LEAST: f64 = 0.002;

/// With fewer samples than this, shares are too rough to hide anything by.
const ENOUGH: u64 = 50;

/// Facts with advice that say the same of one place.
#[derive(Clone, Copy, Debug)]
pub struct Advised<'a> {
    /// One of them, of the code that ran most.
    pub fact: &'a Fact,
    /// Its code.
    pub code: Code,
    /// What they cost together, as a share of the run's time.
    pub share: f64,
    /// How often the code ran that they are of, at most.
    runs: u64,
}

/// Advice, the most expensive first.
#[derive(Clone, Debug, Default)]
pub struct Ranked<'a> {
    /// What is worth telling.
    pub told: Vec<Advised<'a>>,
    /// What costs less than [`MINIMUM`] each, but belongs to nine tenths of what all of it costs.
    pub also: Vec<Advised<'a>>,
    /// How many more there are that cost less, or ran next to never where costs are not known.
    pub cheap: usize,
}

impl Report {
    /// Where the time went, if there are enough samples to say so.
    pub fn spent(&self) -> Option<&Spent> {
        let spent = self.summary.as_ref()?.spent.as_ref()?;
        (spent.samples >= ENOUGH).then_some(spent)
    }

    /// Whether code took, or ran, so little that what it does in detail costs nothing. In a run that is not over nobody knows.
    pub fn is_minor(&self, one: &Loop) -> bool {
        self.is_below(MINIMUM, one)
    }

    /// Whether code took less than this share of the time, or ran so little that what it does costs nothing. With 0 nothing is.
    pub fn is_below(&self, minimum: f64, one: &Loop) -> bool {
        if self.summary.is_none() || minimum <= 0.0 {
            return false;
        }
        let ran_little = || runs(one) < self.most_runs() / 100;
        match (self.spent(), one.share) {
            // Where hardly an iteration was sampled, something in it may still cost: what it allocates.
            (Some(_), Some(share)) => share < minimum && ran_little(),
            _ => ran_little(),
        }
    }

    fn most_runs(&self) -> u64 {
        self.loops.values().map(runs).max().unwrap_or(0)
    }

    /// The facts with advice, by what they cost.
    pub fn ranked(&self) -> Ranked<'_> {
        self.ranked_from(MINIMUM)
    }

    /// The same with another share of the time below which nothing is said unless asked.
    pub fn ranked_from(&self, minimum: f64) -> Ranked<'_> {
        let mut groups: BTreeMap<Said<'_>, Advised<'_>> = BTreeMap::new();
        let is_known = self.spent().is_some();
        let mut minor = 0;
        for one in self.loops.values() {
            for fact in &one.facts {
                let Some(said) = fact.said() else { continue };
                let code = said.0;
                if !is_known && self.is_below(minimum, one) {
                    minor += 1;
                    continue;
                }
                let new = Advised { fact, code, share: 0.0, runs: 0 };
                let group = groups.entry(said).or_insert(new);
                group.share += fact.cost();
                if runs(one) > group.runs {
                    (group.fact, group.runs) = (fact, runs(one));
                }
            }
        }
        let mut told: Vec<Advised<'_>> = groups.into_values().collect();
        told.sort_by(|a, b| {
            let by_share =
                if is_known { b.share.total_cmp(&a.share) } else { std::cmp::Ordering::Equal };
            let key = |one: &Advised<'_>| (Reverse(one.runs), one.code);
            by_share.then_with(|| key(a).cmp(&key(b))).then_with(|| a.fact.at.cmp(&b.fact.at))
        });
        if !is_known {
            return Ranked { told, also: Vec::new(), cheap: minor };
        }
        let all: f64 = told.iter().map(|one| one.share).sum();
        let costly = told.partition_point(|one| one.share >= minimum);
        let mut rest = told.split_off(costly);
        let mut listed: f64 = told.iter().map(|one| one.share).sum();
        let mut also = 0;
        let room = MOST.saturating_sub(costly).min(rest.len());
        while also < room && listed < MAIN_PART * all && rest[also].share >= LEAST {
            listed += rest[also].share;
            also += 1;
        }
        let cheap = rest.split_off(also).len();
        Ranked { told, also: rest, cheap }
    }
}

impl Spent {
    /// What took at least [`MINIMUM`], in words, the most expensive first.
    pub fn parts(&self) -> impl Iterator<Item = (&'static str, f64)> {
        let mut parts = [
            ("compiled code of the program", self.own),
            ("compiled code of the library", self.library),
            ("interpreter", self.interpreted),
            ("collector", self.collecting),
            ("compiling", self.compiling),
            ("other", self.other),
        ];
        parts.sort_by(|a, b| b.1.total_cmp(&a.1));
        parts.into_iter().filter(|part| part.1 >= MINIMUM)
    }
}

/// What makes two facts say the same.
pub type Said<'a> = (Code, &'a Place, &'a str);

impl Fact {
    /// Its share of the run's time; 0 where that is not known.
    pub fn cost(&self) -> f64 {
        self.share.unwrap_or(0.0)
    }

    /// What it says, if it comes with advice.
    pub fn said(&self) -> Option<Said<'_>> {
        Some((self.code?, &self.at, self.text.as_str()))
    }
}

/// How often code ran.
pub fn runs(one: &Loop) -> u64 {
    one.iterations.max(one.entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run with so many samples whose facts cost these shares; each of another line.
    fn run(samples: u64, shares: &[f64]) -> Report {
        let facts: Vec<String> = shares
            .iter()
            .enumerate()
            .map(|(line, share)| {
                format!(
                    r#"{{"kind":"residual_call","callee":"f","code":"SW301","at":{{"file":"a.py","line":{line}}},"text":"x","share":{share}}}"#
                )
            })
            .collect();
        let line = format!(
            r#"{{"event":"summary","spent":{{"samples":{samples}}},"loops":[{{"id":1,"kind":"loop","iterations":9,"facts":[{}]}}]}}"#,
            facts.join(",")
        );
        Report::parse(&line).expect("a report")
    }

    fn counts(report: &Report) -> (usize, usize, usize) {
        let ranked = report.ranked();
        (ranked.told.len(), ranked.also.len(), ranked.cheap)
    }

    #[test]
    fn what_costs_most_comes_first_and_the_rest_is_counted() {
        let report = run(1000, &[0.02, 0.3, 0.004, 0.1]);
        let ranked = report.ranked();
        let told: Vec<f64> = ranked.told.iter().map(|one| one.share).collect();
        assert_eq!(told, [0.3, 0.1, 0.02]);
        assert_eq!((ranked.also.len(), ranked.cheap), (0, 1));
    }

    #[test]
    fn small_ones_are_listed_until_nine_tenths_are_reached() {
        // 0.02 of 0.05 are told; five of 0.005 more make 0.045.
        assert_eq!(
            counts(&run(1000, &[0.02, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005])),
            (1, 5, 1)
        );
        // Never what costs next to nothing, and never more than twenty.
        assert_eq!(counts(&run(1000, &[0.001; 9])), (0, 0, 9));
        assert_eq!(counts(&run(1000, &[0.009; 40])), (0, 20, 20));
    }

    #[test]
    fn what_several_pieces_say_of_a_place_costs_their_sum() {
        let mut report = run(1000, &[0.006]);
        let mut other = report.loops[&1].clone();
        other.id = 2;
        report.loops.insert(2, other);
        assert_eq!(counts(&report), (1, 0, 0));
    }

    #[test]
    fn the_share_to_begin_from_can_be_chosen() {
        let report = run(1000, &[0.3, 0.02, 0.004]);
        let told = |minimum| report.ranked_from(minimum).told.len();
        assert_eq!((told(0.0), told(0.01), told(0.1)), (3, 2, 1));
        assert!(!report.is_below(0.0, &report.loops[&1]));
    }

    #[test]
    fn with_few_samples_nothing_is_left_out_by_its_share() {
        assert_eq!(counts(&run(ENOUGH - 1, &[0.3, 0.0001])), (2, 0, 0));
    }
}
