//! The report of a run, read as anybody would read it: JSON lines.

use std::io;
use std::path::Path;
use std::time::Duration;

use serde_json::Value;

use crate::{Finished, Limits, run, subject};

/// Runs a program with a report and gives the run and the report's events.
pub fn run_with_report(program: &Path, options: &[&str]) -> io::Result<(Finished, Vec<Value>)> {
    let name = format!("sidewinder-report-{}-{:p}.jsonl", std::process::id(), &options);
    let file = std::env::temp_dir().join(name);
    let mut command = subject::command();
    command.arg("run").args(options).arg(format!("--report={}", file.display())).arg(program);
    let limits = Limits { time: Duration::from_secs(60), ..Limits::default() };
    let done = run(&mut command, b"", limits)?;
    let text = std::fs::read_to_string(&file)?;
    std::fs::remove_file(&file)?;
    let events = text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    Ok((done, events))
}

/// The final loop objects, which the last event of a report holds.
pub fn loops(events: &[Value]) -> Vec<&Value> {
    let list = events.last().and_then(|last| last["loops"].as_array());
    list.map_or_else(Vec::new, |list| list.iter().collect())
}

/// Fields that depend on the clock.
const OF_THE_CLOCK: &[&str] = &["time", "share", "spent", "functions", "lines"];

/// A report without what depends on the clock: times, shares, and the events that come now and then.
pub fn without_times(events: &[Value]) -> Vec<Value> {
    let kept = events.iter().filter(|event| event["event"] != "progress");
    kept.cloned().map(timeless).collect()
}

fn timeless(value: Value) -> Value {
    match value {
        Value::Object(fields) => Value::Object(
            fields
                .into_iter()
                .filter(|(name, _)| !name.ends_with("_s") && !OF_THE_CLOCK.contains(&name.as_str()))
                .map(|(name, value)| (name, timeless(value)))
                .collect(),
        ),
        Value::Array(list) => Value::Array(list.into_iter().map(timeless).collect()),
        other => other,
    }
}
