//! `sidewinder compare A B`: what has changed between two reports, or two programs that are run for it.
//!
//! Programs run one after the other, each in a process of its own, and what they print is compared, too.
//!
//! **Absent:** comparing ([`sidewinder_report::compare`]).

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use sidewinder_report::compare::{Changes, Figures, Pair, Said, compare};
use sidewinder_report::words::{grouped, percent, plural};

use crate::check::number;
use crate::options::{self, Common, CompareFormat, wrong_usage};
use crate::program::reason;
use crate::words::{Tool, Words};
use crate::{exit, report, reports};

/// One side: its report, and what it printed if it was run.
struct Side {
    report: sidewinder_report::Report,
    printed: Option<(Vec<u8>, Option<i32>)>,
}

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Compare = options::parse(words);
    let [a, b] = words.program.as_slice() else {
        wrong_usage(Tool::Compare, "which two? Name two reports or programs")
    };
    let (a, b) = (Path::new(a), Path::new(b));
    let (before, after) = (side(a, &options.common, 1), side(b, &options.common, 2));
    let changes = compare(&before.report, &after.report);
    let is_same_output = before.printed.zip(after.printed).map(|(a, b)| a == b);
    let names = (a.display().to_string(), b.display().to_string());
    report::print(&match options.format {
        CompareFormat::Text => text(&changes, &names, is_same_output),
        CompareFormat::Json => json_of(&changes, &names, is_same_output),
        CompareFormat::Md => markdown(&changes, &names, is_same_output),
    });
    exit::with(0)
}

fn side(path: &Path, common: &Common, nth: usize) -> Side {
    if path.extension().is_none_or(|ending| ending != "py") {
        return Side { report: reports::from_file(path).report, printed: None };
    }
    let name = format!("sidewinder-compare-{}-{nth}.jsonl", std::process::id());
    let file = env::temp_dir().join(name);
    let run = || -> std::io::Result<std::process::Output> {
        let mut command = Command::new(env::current_exe()?);
        command.arg("run").args(common.jit.iter().flat_map(|jit| ["--jit", jit]));
        command.arg(format!("--report={}", file.display())).arg(path).output()
    };
    let shown = path.display();
    let output = run().unwrap_or_else(|error| {
        exit::because(
            &format!("sidewinder compare: can't run {shown}: {}\n", reason(&error)),
            exit::USAGE,
        )
    });
    if !file.exists() {
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        exit::because(
            &format!("{complaint}sidewinder compare: {shown} did not run\n"),
            exit::USAGE,
        );
    }
    let report = reports::from_file(&file).report;
    let _ = fs::remove_file(&file);
    Side { report, printed: Some((output.stdout, output.status.code())) }
}

/// What a pair is called: `f, loop 2 (line 41 → 43)`.
fn name(pair: &Pair) -> String {
    let file = if pair.file.is_empty() { String::new() } else { format!("{} ", pair.file) };
    let nth = pair.nth.map_or(String::new(), |nth| format!(", loop {nth}"));
    let line = |one: &Option<Figures>| one.map(|one| one.line);
    let lines = match (line(&pair.before), line(&pair.after)) {
        (Some(a), Some(b)) if a != b => format!(" (line {a} → {b})"),
        (Some(line), _) | (_, Some(line)) => format!(" (line {line})"),
        _ => String::new(),
    };
    format!("{file}{}{nth}{lines}", pair.function)
}

/// The figures of a pair, those that differ with both values.
fn figures(pair: &Pair) -> Vec<(&'static str, String, String)> {
    let (Some(a), Some(b)) = (pair.before, pair.after) else { return Vec::new() };
    let rows = [
        ("allocs", number(a.allocations), number(b.allocations)),
        ("calls", number(a.calls), number(b.calls)),
        ("guards", a.guards.to_string(), b.guards.to_string()),
        ("bridges", a.bridges.to_string(), b.bridges.to_string()),
    ];
    rows.into_iter().filter(|(_, a, b)| a != b).collect()
}

fn fate(pair: &Pair) -> Option<&'static str> {
    match (pair.before, pair.after) {
        (None, Some(_)) => Some("compiled now"),
        (Some(_), None) => Some("not compiled any more"),
        _ => None,
    }
}

fn share(pair: &Pair, has_shares: bool) -> String {
    match (pair.before, pair.after) {
        (Some(a), Some(b)) if has_shares => {
            format!("{} → {} of the time", percent(a.share), percent(b.share))
        }
        _ => String::new(),
    }
}

fn output(is_same: Option<bool>) -> &'static str {
    match is_same {
        None => "",
        Some(true) => "; the output is the same",
        Some(false) => "; the output is not the same",
    }
}

fn totals(changes: &Changes) -> String {
    let (a, b) = changes.seconds;
    let mut text = format!("{a:.3} s → {b:.3} s");
    let (a, b) = changes.allocated;
    text += &format!(" · {} → {} bytes allocated", grouped(a), grouped(b));
    let (a, b) = changes.aborts;
    if a + b > 0 {
        text += &format!(" · {a} → {b} recordings given up");
    }
    text
}

fn text(changes: &Changes, (a, b): &(String, String), is_same: Option<bool>) -> String {
    let mut text = format!("{a} → {b}\n{}{}\n", totals(changes), output(is_same));
    for pair in &changes.changed {
        let mut told: Vec<String> = fate(pair).map(str::to_owned).into_iter().collect();
        told.extend(figures(pair).iter().map(|(what, a, b)| format!("{what} {a} → {b}")));
        told.extend(Some(share(pair, changes.has_shares)).filter(|share| !share.is_empty()));
        text += &format!("\n{}: {}\n", name(pair), told.join(" · "));
        for (sign, said) in [("-", &pair.gone), ("+", &pair.new)] {
            for Said { line, code, text: words } in said {
                text += &format!("  {sign} line {line} {}: {words}\n", code.name());
            }
        }
    }
    text += &match (changes.changed.len(), changes.same) {
        (0, same) => {
            format!("\nNothing has changed in {} of code.\n", plural(same as u64, "piece"))
        }
        (_, 0) => String::new(),
        (_, same) => format!("\nNot changed: {} of code.\n", plural(same as u64, "piece")),
    };
    text
}

fn json_of(changes: &Changes, (a, b): &(String, String), is_same: Option<bool>) -> String {
    let figures = |one: &Option<Figures>| -> Value {
        let Some(one) = one else { return Value::Null };
        json!({"line": one.line, "runs": one.runs, "guards": one.guards, "allocations": one.allocations, "calls": one.calls,
               "bridges": one.bridges, "share": one.share})
    };
    let said = |all: &[Said]| -> Vec<Value> {
        all.iter()
            .map(|one| json!({"line": one.line, "code": one.code.name(), "text": one.text}))
            .collect()
    };
    let changed = changes.changed.iter().map(|pair| {
        json!({"file": pair.file, "function": pair.function, "loop": pair.nth, "before": figures(&pair.before), "after": figures(&pair.after),
               "gone": said(&pair.gone), "new": said(&pair.new)})
    });
    let changed: Vec<Value> = changed.collect();
    format!(
        "{:#}\n",
        json!({"before": a, "after": b, "seconds": [changes.seconds.0, changes.seconds.1], "same_output": is_same,
               "allocated_bytes": [changes.allocated.0, changes.allocated.1], "aborts": [changes.aborts.0, changes.aborts.1],
               "changed": changed, "same": changes.same})
    )
}

fn markdown(changes: &Changes, (a, b): &(String, String), is_same: Option<bool>) -> String {
    let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
    let mut text =
        format!("**{}** → **{}**: {}{}\n\n", cell(a), cell(b), totals(changes), output(is_same));
    if changes.changed.is_empty() {
        return text + "Nothing has changed.\n";
    }
    text += "| where | what | why |\n|---|---|---|\n";
    for pair in &changes.changed {
        let mut what: Vec<String> = fate(pair).map(str::to_owned).into_iter().collect();
        what.extend(figures(pair).iter().map(|(what, a, b)| format!("{what} {a} → {b}")));
        let gone = pair
            .gone
            .iter()
            .map(|one| format!("gone: {} line {}: {}", one.code.name(), one.line, one.text));
        let new = pair
            .new
            .iter()
            .map(|one| format!("new: {} line {}: {}", one.code.name(), one.line, one.text));
        let why: Vec<String> = gone.chain(new).collect();
        text += &format!(
            "| {} | {} | {} |\n",
            cell(&name(pair)),
            cell(&what.join(", ")),
            cell(&why.join("; "))
        );
    }
    text
}
