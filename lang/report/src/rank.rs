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
    /// How many more there are that cost less than [`MINIMUM`] each, or ran next to never where costs are not known.
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
        if self.summary.is_none() {
            return false;
        }
        let ran_little = || runs(one) < self.most_runs() / 100;
        match (self.spent(), one.share) {
            // Where hardly an iteration was sampled, something in it may still cost: what it allocates.
            (Some(_), Some(share)) => share < MINIMUM && ran_little(),
            _ => ran_little(),
        }
    }

    fn most_runs(&self) -> u64 {
        self.loops.values().map(runs).max().unwrap_or(0)
    }

    /// The facts with advice, by what they cost.
    pub fn ranked(&self) -> Ranked<'_> {
        let mut groups: BTreeMap<Said<'_>, Advised<'_>> = BTreeMap::new();
        let mut minor = 0;
        for one in self.loops.values() {
            for fact in &one.facts {
                let Some(said) = fact.said() else { continue };
                let code = said.0;
                if self.is_minor(one) && fact.cost() < MINIMUM {
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
        let is_known = self.spent().is_some();
        let (mut told, cheap): (Vec<_>, Vec<_>) =
            groups.into_values().partition(|one| !is_known || one.share >= MINIMUM);
        told.sort_by(|a, b| {
            let by_share =
                if is_known { b.share.total_cmp(&a.share) } else { std::cmp::Ordering::Equal };
            let key = |one: &Advised<'_>| (Reverse(one.runs), one.code);
            by_share.then_with(|| key(a).cmp(&key(b))).then_with(|| a.fact.at.cmp(&b.fact.at))
        });
        Ranked { told, cheap: cheap.len() + minor }
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
