//! The heat of lines: how much of the run's time a line takes, and what became of its code.
//!
//! Heat is time, not the fact that something is interpreted: a line that costs nothing is not hot in any colour. There are five steps, each with a sign of its own,
//! so that the colour is never all there is. Lines without a share are told too where it is known what became of them: compiled, interpreted, not run.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;
use sidewinder_report::schema::Place;
use sidewinder_report::words::{percent, times};

use crate::annotate::Reading;

/// THE TABLE of the steps: from which share, and its sign.
pub const STEPS: [(f64, &str); 5] = [(0.01, "•"), (0.05, "▪"), (0.15, "◆"), (0.3, "▲"), (0.5, "⬢")];

/// What became of a line's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Became {
    /// The function that begins here did not run.
    Idle,
    /// It ran, and was never compiled.
    Interpreted,
    /// It is in traces.
    Compiled,
}

/// A line with something to show.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// Its number, from 0.
    pub line: usize,
    /// Its step, 1 to 5; 0: it takes less than the first, or the run was too short to tell.
    pub step: usize,
    /// The step's sign; empty without a step.
    pub sign: &'static str,
    /// Its share of the time.
    pub share: Option<f64>,
    /// What became of it.
    pub became: Option<Became>,
    /// It in words.
    pub words: String,
}

/// The step of a share.
pub fn step(share: f64) -> usize {
    STEPS.iter().filter(|(from, _)| share >= *from).count()
}

/// The lines of the file at `path`, in order.
pub fn lines(reading: &Reading<'_>, path: &Path) -> Vec<Line> {
    let line_of = |place: &Place| {
        reading.locate(place).filter(|spot| spot.path == path).map(|spot| spot.line() - 1)
    };
    let mut became: BTreeMap<usize, (Became, String)> = BTreeMap::new();
    let mut note = |place: &Place, what: Became, words: String| {
        let Some(line) = line_of(place) else { return };
        let known = became.entry(line).or_insert_with(|| (what, words.clone()));
        if what > known.0 {
            *known = (what, words);
        }
    };
    let report = reading.report;
    for one in report.loops.values().filter(|one| reading.changed(one).is_empty()) {
        note(&one.at, Became::Compiled, "compiled".to_owned());
        for fact in &one.facts {
            note(&fact.at, Became::Compiled, "compiled".to_owned());
        }
    }
    let mut shares: BTreeMap<usize, f64> = BTreeMap::new();
    if let Some(summary) = &report.summary {
        for one in &summary.interpreted {
            note(&one.at, Became::Interpreted, format!("interpreted, ran {}", times(one.count)));
        }
        for one in &summary.not_run {
            note(&one.at, Became::Idle, "did not run".to_owned());
        }
        for cost in summary.lines.iter().filter(|_| report.spent().is_some()) {
            if let Some(line) = line_of(&cost.at) {
                *shares.entry(line).or_default() += cost.share;
            }
        }
    }
    let all: std::collections::BTreeSet<usize> =
        became.keys().chain(shares.keys()).copied().collect();
    all.into_iter()
        .map(|line| {
            let share = shares.get(&line).copied();
            let step = share.map_or(0, step);
            let sign = step.checked_sub(1).map_or("", |at| STEPS[at].1);
            let (became, fate) = became.get(&line).cloned().unzip();
            let time =
                share.filter(|_| step > 0).map(|share| format!("{} of the time", percent(share)));
            let words: Vec<String> = time.into_iter().chain(fate).collect();
            Line { line, step, sign, share, became, words: words.join(", ") }
        })
        .filter(|line| !line.words.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_begins_at_its_share() {
        let steps = [0.0, 0.0099, 0.01, 0.05, 0.15, 0.3, 0.5, 1.0].map(step);
        assert_eq!(steps, [0, 0, 1, 2, 3, 4, 5, 5]);
    }
}
