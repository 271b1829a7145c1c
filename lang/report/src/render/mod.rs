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
//! * [`changes`] words what has changed between two runs.
//! * [`brief`] is the other form: one line for each thing that happened, as it happens.
//!
//! Nothing is told by colour alone: every sort of note has a sign of its own.

pub mod brief;
pub mod changes;
mod exported;
mod notes;
mod page;
mod paint;

pub use brief::Brief;
pub use exported::{json, markdown};
pub use paint::Paint;

use std::collections::BTreeSet;

use crate::Report;
use crate::rank::{Advised, MOST};
use crate::schema::{
    About, Allocation, Code, Exception, Fact, Loop, LoopKind, Remark, Step, Summary,
};
use crate::words::{grouped, none_or, percent, plural, seconds};
use crate::{advice, read};
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
    hints(report, paint, false, &mut out);
    given_up(report, paint, &mut out);
    tips(report, paint, &mut out);
    hints(report, paint, true, &mut out);
    not_run(report, paint, &mut out);
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
        None => text += &format!(": {took} so far; the report has no end"),
    }
    text.push('\n');
    let hot: Vec<&Loop> = report.loops.values().collect();
    let of_kind = |kind| hot.iter().filter(|one| one.kind == kind).count() as u64;
    let mut claims = vec![none_or(of_kind(LoopKind::Loop), "hot loop")];
    for (kind, word) in [(LoopKind::Function, "hot function"), (LoopKind::Bridge, "bridge")] {
        claims.extend(Some(of_kind(kind)).filter(|&n| n > 0).map(|n| plural(n, word)));
    }
    let aborts: u64 = report.abort_counts().iter().map(|abort| abort.count).sum();
    claims.extend(Some(aborts).filter(|&n| n > 0).map(|n| plural(n, "recording") + " aborted"));
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
    text + &answer(report, paint)
}

fn ending(summary: &Summary) -> String {
    let Some(Exception { class, message, at }) = &summary.exit.exception else {
        return format!("exit status {}", summary.exit.status);
    };
    let at = at.as_ref().filter(|at| at.line > 0);
    let at = at.map(|at| format!(" in line {} of {}", at.line, at.file)).unwrap_or_default();
    let message = if message.is_empty() { String::new() } else { format!(": {message}") };
    format!("ended by {class}{at}{message}")
}

/// Silence is never left unexplained.
fn why_nothing(report: &Report) -> String {
    if !report.abort_counts().is_empty() {
        return "Nothing was compiled: every recording was aborted.\n".into();
    }
    match report.busiest() {
        Some((at, ran, hot_at)) => format!(
            "Nothing ran often enough to be compiled: the busiest place, {}, ran {} of {} times.\n",
            report.where_is(at),
            grouped(ran),
            grouped(hot_at)
        ),
        None => "Nothing ran often enough to be compiled.\n".into(),
    }
}

/// Hints to the JIT that are wrong, or that were for nothing.
fn hints(report: &Report, paint: Paint, are_dead: bool, out: &mut String) {
    let hints = report.summary.iter().flat_map(|summary| &summary.hints);
    let hints = hints.filter_map(|hint| Some((hint.code?, hint)));
    let style = if are_dead { Style::Dim } else { Style::Bad };
    let hints: Vec<(Code, &Remark)> =
        hints.filter(|(code, _)| (*code == Code::SW508) == are_dead).collect();
    let more = hints.len().saturating_sub(TIPS);
    let mut hints = hints.into_iter().take(TIPS).peekable();
    while let Some((code, hint)) = hints.next() {
        *out += &format!(
            "\n{} {}:{}: {}: {}",
            paint.dress(style, code.name()),
            hint.at.file,
            hint.at.line,
            code.title(),
            paint.quoted(&hint.text),
        );
        if hints.peek().is_none_or(|(next, _)| *next != code) {
            *out += &format!("\n      {}\n", paint.quoted(advice::of(code)));
        }
    }
    if more > 0 {
        *out += &format!("{} more\n", grouped(more as u64));
    }
}

/// The functions that did not run.
fn not_run(report: &Report, paint: Paint, out: &mut String) {
    let all: Vec<&Remark> = report.summary.iter().flat_map(|summary| &summary.not_run).collect();
    let Some((first, code)) = all.first().and_then(|one| Some((one, one.code?))) else { return };
    let named = all.iter().take(TIPS);
    let named = named.map(|one| format!("`{}` ({})", one.at.function, report.where_is(&one.at)));
    let mut named: Vec<String> = named.collect();
    named.extend(all.len().checked_sub(TIPS).filter(|&n| n > 0).map(|n| format!("{n} more")));
    *out += &format!(
        "\n{} {}: {}\n      {}\n",
        paint.dress(Style::Dim, code.name()),
        code.title(),
        paint.quoted(&first.text),
        paint.quoted(&named.join(", ")),
    );
}

/// Recordings given up where no code was made.
fn given_up(report: &Report, paint: Paint, out: &mut String) {
    let counts = report.abort_counts();
    for count in counts.iter().filter(|count| !count.at.file.is_empty()) {
        if report.is_compiled(count) {
            continue;
        }
        let (code, what_to_do) = advice::given_up(&count.reason);
        let last = report.last_of(count);
        let largest = last.and_then(|last| last.largest.first());
        let largest = largest.filter(|part| !part.function.is_empty()).map(|part| {
            let size = plural(part.operations, "operation");
            format!(" Its largest part is `{}`, {size}.", part.function)
        });
        let sentence = last.map(|last| last.sentence.trim_end_matches('.')).unwrap_or_default();
        *out += &format!(
            "\n{} {}:{}: {}: {} {}. It runs interpreted.{}\n",
            paint.dress(Style::Bad, code.name()),
            count.at.file,
            count.at.line,
            code.title(),
            if count.count > 1 {
                format!("{} times:", grouped(count.count))
            } else {
                "Once:".into()
            },
            if sentence.is_empty() { &count.reason } else { sentence },
            paint.quoted(&largest.unwrap_or_default()),
        );
        if !what_to_do.is_empty() {
            *out += &format!("      {}\n", paint.quoted(what_to_do));
        }
    }
}

/// Where the time went, and what to change first.
fn answer(report: &Report, paint: Paint) -> String {
    let Some(spent) = report.spent() else { return String::new() };
    let parts: Vec<String> =
        spent.parts().map(|(what, share)| format!("{} {what}", percent(share))).collect();
    let mut text = format!("Time: {}\n", parts.join(" · "));
    let ranked = report.ranked();
    if ranked.told.is_empty() {
        text += "No single change is worth 1 % of it.\n";
        return text;
    }
    text += "What to change first, and what it costs now:\n";
    for one in ranked.told.iter().take(FIRST) {
        text += &format!(
            "{:>6}  {} {}: {}\n",
            percent(one.share),
            paint.dress(Style::Kept, one.code.name()),
            report.where_is(&one.fact.at),
            paint.quoted(&one.fact.told()),
        );
        let advice = one.fact.what_to_do();
        if !advice.is_empty() {
            text += &format!("        {}\n", paint.quoted(advice));
        }
    }
    text
}

/// Changes named at the start.
const FIRST: usize = 3;

fn tips(report: &Report, paint: Paint, out: &mut String) {
    let ranked = report.ranked();
    let shares = report.spent().is_some();
    if !ranked.told.is_empty() || !ranked.also.is_empty() {
        out.push('\n');
    }
    let mut shown = ranked.told.iter().take(MOST).chain(&ranked.also).peekable();
    while let Some(Advised { fact, code, share, .. }) = shown.next() {
        let place = format!("{}:{}", fact.at.file, fact.at.line);
        let guest = fact.guest.as_ref().map(|at| format!(" (guest at {at})")).unwrap_or_default();
        let share = if shares { format!(" {}", percent(*share)) } else { String::new() };
        *out += &format!(
            "{}{share} {place}{guest}: {}: {}\n",
            paint.dress(Style::Kept, code.name()),
            code.title(),
            paint.quoted(&fact.told()),
        );
        // What is to be done about the next as well is said there.
        let what_to_do = Some(fact.what_to_do());
        let is_last = shown.peek().is_none_or(|next| Some(next.fact.what_to_do()) != what_to_do);
        let what_to_do = what_to_do.filter(|advice| is_last && !advice.is_empty());
        for line in way(fact).iter().map(String::as_str).chain(what_to_do) {
            *out += &format!("      {}\n", paint.quoted(line));
        }
    }
    let more = ranked.told.len().saturating_sub(MOST);
    if more > 0 {
        *out += &format!(
            "{} more that {}\n",
            grouped(more as u64),
            if shares { "cost less" } else { "ran less" }
        );
    }
    if let Some(first) = ranked.told.first().or(ranked.also.first()) {
        *out += &format!("`sidewinder explain {}` says more about a code.\n", first.code.name());
    }
    if ranked.cheap > 0 && shares {
        *out += &format!("{} that cost less\n", grouped(ranked.cheap as u64));
    }
}

/// How an object got to where it must exist, if that is more than one line.
fn way(fact: &Fact) -> Option<String> {
    let About::Allocation(Allocation { path, .. }) = &fact.about else { return None };
    let home = &fact.at.file;
    let step = |step: &Step| {
        let file = if step.at.file == *home { String::new() } else { format!("{} ", step.at.file) };
        format!("{file}line {} {}", step.at.line, step.text)
    };
    let steps: Vec<String> = path.iter().map(step).collect();
    let is_elsewhere =
        path.iter().any(|step| (&step.at.file, step.at.line) != (home, fact.at.line));
    (steps.len() > 1 && is_elsewhere).then(|| steps.join(" → "))
}

/// More tips than this are not read.
const TIPS: usize = 12;

/// The whole report, from its lines.
pub fn render_lines(lines: &str, texts: Texts<'_>, paint: Paint) -> Result<String, read::Problem> {
    Ok(render(&Report::parse(lines)?, texts, paint))
}
