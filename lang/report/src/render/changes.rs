//! Changes between two runs for people and programs: text for a terminal, Markdown, JSON.
//!
//! The command's `compare` prints them, and an editor shows them: one wording for both.

use serde_json::Value;

use crate::compare::{Changes, Figures, Pair, Said};
use crate::words::{amount, grouped, percent, plural};

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
pub fn figures(pair: &Pair) -> Vec<(&'static str, String, String)> {
    let (Some(a), Some(b)) = (pair.before, pair.after) else { return Vec::new() };
    let rows = [
        ("allocs", amount(a.allocations), amount(b.allocations)),
        ("calls", amount(a.calls), amount(b.calls)),
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

/// The changes for a terminal.
pub fn text(changes: &Changes, (a, b): &(String, String), is_same: Option<bool>) -> String {
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

/// The changes as one JSON object.
pub fn json(changes: &Changes, (a, b): &(String, String), is_same: Option<bool>) -> String {
    let figures = |one: &Option<Figures>| -> Value {
        let Some(one) = one else { return Value::Null };
        serde_json::json!({"line": one.line, "runs": one.runs, "guards": one.guards, "allocations": one.allocations, "calls": one.calls,
               "bridges": one.bridges, "share": one.share})
    };
    let said = |all: &[Said]| -> Vec<Value> {
        all.iter()
            .map(|one| serde_json::json!({"line": one.line, "code": one.code.name(), "text": one.text}))
            .collect()
    };
    let changed = changes.changed.iter().map(|pair| {
        serde_json::json!({"file": pair.file, "function": pair.function, "loop": pair.nth, "before": figures(&pair.before), "after": figures(&pair.after),
               "gone": said(&pair.gone), "new": said(&pair.new)})
    });
    let changed: Vec<Value> = changed.collect();
    format!(
        "{:#}\n",
        serde_json::json!({"before": a, "after": b, "seconds": [changes.seconds.0, changes.seconds.1], "same_output": is_same,
               "allocated_bytes": [changes.allocated.0, changes.allocated.1], "aborts": [changes.aborts.0, changes.aborts.1],
               "changed": changed, "same": changes.same})
    )
}

/// The changes as Markdown.
pub fn markdown(changes: &Changes, (a, b): &(String, String), is_same: Option<bool>) -> String {
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
