//! A report for people: the program's source, line by line, with what the JIT did.
//!
//! **In:** a [`Report`] and the texts of its files. **Out:** text for a terminal or a file.
//!
//! ```text
//!  ▌ 22 │     while y.is_positive():
//!       │     ↻ hot loop: 98,961 iterations, entered once
//!       │       5 of 5 allocations removed · 4 guards · no residual call
//!  ▌ 23 │         res = res.add(y).add(BoxedInteger(-100))    ○ BoxedInteger never allocated
//! ```
//!
//! * [`notes`] says what belongs to which line, [`page`] lays one file out, [`paint`] colours it.
//! * [`brief`] is the other form: one line for each thing that happened, as it happens.
//!
//! Nothing is told by colour alone: every sort of note has a sign of its own.

pub mod brief;
mod notes;
mod page;
mod paint;

pub use brief::Brief;
pub use paint::Paint;

use std::collections::BTreeSet;

use super::Report;
use super::schema::{About, Allocation, Fact, Loop, LoopKind, Place, Step, Summary};
use super::words::{grouped, none_or, plural, seconds};
use super::{explain, read};
use notes::Notes;
use paint::Style;

/// Finds the text of a file of the report; `None` if it is not there or not the one that ran.
pub type Texts<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The whole report.
pub fn render(report: &Report, texts: Texts<'_>, paint: Paint) -> String {
    let mut out = head(report, paint);
    let mut signs = BTreeSet::new();
    for file in files(report) {
        let notes = Notes::of(report, &file);
        out.push('\n');
        match texts(&file) {
            Some(text) => page::lay_out(&file, &text, &notes, paint, &mut out),
            None => page::list(&file, &notes, paint, &mut out),
        }
        signs.extend(notes.signs());
    }
    tips(report, paint, &mut out);
    if !signs.is_empty() {
        let legend: Vec<String> =
            signs.into_iter().map(|sign| format!("{} {}", sign.glyph(), sign.meaning())).collect();
        out += &format!("\n{}\n", paint.dress(Style::Dim, &legend.join("   ")));
    }
    out
}

/// The main file, then the others that there is something to say of.
fn files(report: &Report) -> Vec<String> {
    let main = report.start.iter().map(|start| start.program.file.clone());
    let mut others = BTreeSet::new();
    for one in report.loops.values() {
        others.insert(&*one.at.file);
        others.extend(one.facts.iter().map(|fact| &*fact.at.file));
    }
    let counts = report.abort_counts();
    others.extend(counts.iter().map(|abort| &*abort.at.file));
    let mut files: Vec<String> = main.collect();
    let rest =
        others.into_iter().filter(|file| !file.is_empty() && !files.iter().any(|f| f == file));
    let rest: Vec<String> = rest.map(str::to_owned).collect();
    files.extend(rest);
    files
}

fn head(report: &Report, paint: Paint) -> String {
    let name = report.start.as_ref().map_or("program", |start| start.program.file.as_str());
    let mut text = paint.dress(Style::Title, name);
    let took = seconds(report.elapsed_s);
    match &report.summary {
        Some(summary) => text += &format!(": {took}, {}", ending(summary)),
        None => text += &format!(": {took} so far; the run left no end"),
    }
    text.push('\n');
    let hot: Vec<&Loop> = report.loops.values().collect();
    let of_kind = |kind| hot.iter().filter(|one| one.kind == kind).count() as u64;
    let mut claims = vec![none_or(of_kind(LoopKind::Loop), "hot loop")];
    for (kind, word) in [(LoopKind::Function, "hot function"), (LoopKind::Bridge, "bridge")] {
        claims.extend(Some(of_kind(kind)).filter(|&n| n > 0).map(|n| plural(n, word)));
    }
    let aborts: u64 = report.abort_counts().iter().map(|abort| abort.count).sum();
    claims.extend(Some(aborts).filter(|&n| n > 0).map(|n| plural(n, "recording") + " given up"));
    text += &format!("{}\n", claims.join(" · "));
    if hot.is_empty() {
        text += &why_nothing(report);
    }
    if let Some(summary) = &report.summary {
        let time = &summary.time;
        let parts = [
            ("recording", time.recording_s),
            ("optimizing", time.optimizing_s),
            ("making code", time.assembling_s),
            ("collecting", time.collecting_s),
        ];
        let parts = parts.map(|(what, s)| format!("{what} {}", seconds(s)));
        text += &format!("{}\n", paint.dress(Style::Dim, &parts.join(" · ")));
    }
    text
}

fn ending(summary: &Summary) -> String {
    match &summary.exit.exception {
        Some(exception) if exception.message.is_empty() => format!("ended by {}", exception.class),
        Some(exception) => format!("ended by {}: {}", exception.class, exception.message),
        None => format!("exit status {}", summary.exit.status),
    }
}

/// Silence is never left unexplained.
fn why_nothing(report: &Report) -> String {
    let busiest =
        report.summary.iter().flat_map(|summary| &summary.interpreted).max_by_key(|one| one.count);
    let threshold = report.start.as_ref().and_then(|start| start.jit.get("threshold")?.as_u64());
    match (busiest, threshold) {
        (Some(one), Some(threshold)) => format!(
            "Nothing ran often enough to be compiled: the busiest place, line {}, ran {} of {} times.\n",
            one.at.line,
            grouped(one.count),
            grouped(threshold)
        ),
        _ => "Nothing ran often enough to be compiled.\n".into(),
    }
}

fn tips(report: &Report, paint: Paint, out: &mut String) {
    for hint in report.summary.iter().flat_map(|summary| &summary.hints) {
        let Some(code) = hint.code else { continue };
        *out += &format!(
            "\n{} {}:{}: {}: {}\n      {}\n",
            paint.dress(Style::Bad, code.name()),
            hint.at.file,
            hint.at.line,
            code.title(),
            paint.quoted(&hint.text),
            paint.quoted(explain::advice(code)),
        );
    }
    let loops = report.loops.values().filter(|one| !notes::is_minor(report, one));
    let facts = loops.flat_map(|one| one.facts.iter().map(move |fact| (one, &**fact)));
    let mut told: Vec<(&Loop, &Fact)> = facts.filter(|(_, fact)| fact.code.is_some()).collect();
    let key = |(one, fact): &(&Loop, &Fact)| {
        (std::cmp::Reverse(one.iterations), fact.code, Place::clone(&fact.at))
    };
    told.sort_by_key(key);
    let mut seen = BTreeSet::new();
    told.retain(|(_, fact)| seen.insert((fact.code, Place::clone(&fact.at), &fact.text)));
    if told.is_empty() {
        return;
    }
    out.push('\n');
    for (_, fact) in told.iter().take(TIPS) {
        let Some(code) = fact.code else { continue };
        let place = format!("{}:{}", fact.at.file, fact.at.line);
        let guest = fact.guest.as_ref().map(|at| format!(" (guest at {at})")).unwrap_or_default();
        *out += &format!(
            "{} {place}{guest}: {}: {}\n",
            paint.dress(Style::Kept, code.name()),
            code.title(),
            paint.quoted(&fact.text),
        );
        for line in way(fact).iter().map(String::as_str).chain([fact.what_to_do()]) {
            *out += &format!("      {}\n", paint.quoted(line));
        }
    }
    if let Some(more) = told.len().checked_sub(TIPS).filter(|&n| n > 0) {
        *out += &format!("{} more\n", grouped(more as u64));
    }
}

/// How an object got to where it must exist, if that is more than one step.
fn way(fact: &Fact) -> Option<String> {
    let About::Allocation(Allocation { path, .. }) = &fact.about else { return None };
    let home = &fact.at.file;
    let step = |step: &Step| {
        let file = if step.at.file == *home { String::new() } else { format!("{} ", step.at.file) };
        format!("{file}line {} {}", step.at.line, step.text)
    };
    let steps: Vec<String> = path.iter().map(step).collect();
    (steps.len() > 1).then(|| steps.join(" → "))
}

/// More tips than this are not read.
const TIPS: usize = 12;

/// The whole report, from its lines.
pub fn render_lines(lines: &str, texts: Texts<'_>, paint: Paint) -> Result<String, read::Problem> {
    Ok(render(&Report::parse(lines)?, texts, paint))
}
