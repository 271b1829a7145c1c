//! Whether a rule is kept, and if not, why.

use sidewinder_report::measure::{Cause, Measured, NOTHING};
use sidewinder_report::schema::Place;
use sidewinder_report::words::{grouped, times};
use sidewinder_report::{Report, schema::Code};

use super::rules::{Limit, Rule, What};

/// A rule that is not kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Violation {
    /// The file of the place, as the report calls it.
    pub file: String,
    /// Its first line.
    pub line: u32,
    /// What the rule calls it.
    pub name: String,
    /// What is limited; `hot`, where that is what is asked for.
    pub what: String,
    /// What was measured, and what is allowed; none where it did not run.
    pub numbers: Option<(f64, f64)>,
    /// Why, in sentences.
    pub reason: String,
    /// The entry of the catalogue that says more.
    pub code: Option<Code>,
    /// Where the cause is.
    pub at: Option<Place>,
}

/// What of a rule is not kept.
pub fn judge(rule: &Rule, report: &Report) -> Vec<Violation> {
    let measured = report.measure(&rule.region);
    let new = |what: &str| Violation {
        file: rule.region.file.clone(),
        line: *rule.region.lines.start(),
        name: rule.name.clone(),
        what: what.into(),
        numbers: None,
        reason: String::new(),
        code: None,
        at: None,
    };
    let asks_for_code = rule.is_hot || rule.limits.iter().any(|limit| limit.what != What::Aborts);
    if measured.runs == 0 && asks_for_code {
        let (reason, code) = why_cold(rule, report);
        return vec![Violation { reason, code, ..new("hot") }];
    }
    let broken = rule.limits.iter().filter_map(|limit| {
        let (value, causes) = value_of(limit, &measured);
        let is_kept = match limit.is_exact {
            true => (value - limit.n).abs() < NOTHING,
            false => value < limit.n + NOTHING,
        };
        let broken = || {
            let cause = causes.first().filter(|_| value > limit.n).map(|cause| cause.0);
            let aborts = (limit.what == What::Aborts).then(|| why_given_up(rule, report)).flatten();
            let told = cause.map(|fact| {
                let text = fact.told();
                format!("{} {}", report.where_is(&fact.at), text.trim_end_matches('.'))
            });
            Violation {
                numbers: Some((value, limit.n)),
                reason: aborts.or(told).unwrap_or_default(),
                code: cause.and_then(|fact| fact.code),
                at: cause.map(|fact| Place::clone(&fact.at)),
                ..new(&limit.what.to_string())
            }
        };
        (!is_kept).then(broken)
    });
    broken.collect()
}

/// What is measured for a limit, and what makes it up.
fn value_of<'a, 'b>(limit: &Limit, measured: &'b Measured<'a>) -> (f64, &'b [Cause<'a>]) {
    match limit.what {
        What::Allocs => (measured.allocations.0, &measured.allocations.1),
        What::Calls => (measured.calls.0, &measured.calls.1),
        What::Guards => (measured.guards as f64, &measured.checks),
        What::Bridges => (measured.bridges as f64, &[]),
        What::Aborts => (measured.aborts as f64, &[]),
    }
}

/// Why there is no compiled code at a place.
fn why_cold(rule: &Rule, report: &Report) -> (String, Option<Code>) {
    let region = &rule.region;
    let is_here = |at: &Place| *at.file == *region.file && region.lines.contains(&at.line);
    let summary = report.summary.as_ref();
    if let Some(reason) = why_given_up(rule, report) {
        return (reason, Some(Code::SW402));
    }
    let mut ran = summary.iter().flat_map(|summary| &summary.interpreted);
    if let Some(one) = ran.find(|one| is_here(&one.at)) {
        let text = match one.hot_at {
            0 => one.text.clone(),
            hot_at => {
                format!("it ran {}, and gets hot at {}", times(one.count), grouped(hot_at))
            }
        };
        return (text, one.code.or(Some(Code::SW403)));
    }
    ("it did not run often enough to be compiled, or not at all".into(), Some(Code::SW901))
}

fn why_given_up(rule: &Rule, report: &Report) -> Option<String> {
    let region = &rule.region;
    let counts = report.abort_counts();
    let here = counts
        .iter()
        .find(|count| *count.at.file == *region.file && region.lines.contains(&count.at.line))?;
    let told = report.last_of(here).map_or(here.reason.as_str(), |abort| abort.sentence.as_str());
    Some(format!("recording was given up {}: {}", times(here.count), told.trim_end_matches('.')))
}
