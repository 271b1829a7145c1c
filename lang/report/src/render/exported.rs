//! The answer of a report for other readers: Markdown for people, one JSON object for programs.
//!
//! Both have what the text for a terminal begins with: where the time went, and what to change, by what it costs. The whole is in the JSON lines.

use serde_json::json;

use crate::Report;
use crate::rank::{Advised, MOST};
use crate::words::{percent, seconds};

/// What is told, the most expensive first.
fn told(report: &Report) -> Vec<(f64, String, Advised<'_>)> {
    let ranked = report.ranked();
    let all = ranked.told.into_iter().take(MOST).chain(ranked.also);
    all.map(|one| (one.share, format!("{}:{}", one.fact.at.file, one.fact.at.line), one)).collect()
}

/// What was run, where the time went, and what to change, as Markdown.
pub fn markdown(report: &Report) -> String {
    let cell = |text: &str| text.replace('|', "\\|").replace(['\n', '\r'], " ");
    let file = report.start.as_ref().map(|start| start.program.file.clone()).unwrap_or_default();
    let mut text = format!("## {}: {}\n\n", cell(&file), seconds(report.elapsed_s));
    if let Some(spent) = report.spent() {
        text += "| time | |\n|---|---|\n";
        for (what, share) in spent.parts() {
            text += &format!("| {what} | {} |\n", percent(share));
        }
        text.push('\n');
    }
    let told = told(report);
    if told.is_empty() {
        return text + "There is no advice.\n";
    }
    text += "| cost | where | what | what to do |\n|---|---|---|---|\n";
    for (share, place, one) in told {
        let share = if report.spent().is_some() { percent(share) } else { String::new() };
        text += &format!(
            "| {share} | `{}` | {} {}: {} | {} |\n",
            cell(&place),
            one.code.name(),
            one.code.title(),
            cell(&one.fact.told()),
            cell(one.fact.what_to_do())
        );
    }
    text
}

/// The same as one JSON object.
pub fn json(report: &Report) -> String {
    let advice: Vec<_> = told(report)
        .into_iter()
        .map(|(share, _, one)| {
            json!({
                "code": one.code.name(), "title": one.code.title(), "share": share, "at": one.fact.at, "text": one.fact.told(),
                "advice": one.fact.what_to_do(),
            })
        })
        .collect();
    let summary = report.summary.as_ref();
    let object = json!({
        "program": report.start.as_ref().map(|start| &start.program),
        "seconds": report.elapsed_s,
        "spent": report.spent(),
        "exit": summary.map(|summary| &summary.exit),
        "totals": summary.map(|summary| &summary.totals),
        "functions": summary.map(|summary| &summary.functions),
        "lines": summary.map(|summary| &summary.lines),
        "advice": advice,
    });
    format!("{object:#}\n")
}
