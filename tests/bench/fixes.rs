//! What fixes gain: each program of `tests/slow`, with the first advice about it and the fix that its head names.
//!
//! **Out:** a table in Markdown; `tests/slow/README.md` has one.

use std::process::{Command, ExitCode};

use serde_json::Value;
use sidewinder_tests::slow::programs;
use sidewinder_tests::subject;

/// From this gain on a fix is worth its while.
const WORTH: f64 = 1.2;

/// Prints the table.
pub fn measure() -> ExitCode {
    println!("| program | what is slow | first advice | fix | before | after | gain |");
    println!("|---|---|---|---|---|---|---|");
    let (mut right, mut all) = (0, 0);
    for one in programs() {
        let done = Command::new(subject::binary())
            .args(["fix", "--format", "json"])
            .arg(&one.file)
            .output();
        let tried: Vec<Value> = match done.map(|done| serde_json::from_slice(&done.stdout)) {
            Ok(Ok(tried)) => tried,
            Ok(Err(error)) => {
                println!("{}: {error}", one.name);
                return ExitCode::FAILURE;
            }
            Err(error) => {
                println!("{}: {error}", one.name);
                return ExitCode::FAILURE;
            }
        };
        let first = tried.first().cloned().unwrap_or_default();
        let is_right = first["code"] == one.code.as_str() && first["at"]["line"] == one.line;
        let fix = tried.iter().find(|fix| fix["title"] == one.fix.as_str());
        let fix = fix.cloned().unwrap_or_default();
        let ms =
            |name: &str| fix[name].as_f64().map_or("–".into(), |s| format!("{:.1} ms", s * 1e3));
        let gain = match (fix["before"].as_f64(), fix["after"].as_f64()) {
            (Some(before), Some(after)) => before / after,
            _ => 0.0,
        };
        all += 1;
        right += usize::from(is_right && gain >= WORTH);
        println!(
            "| `{}` | {} | {} | {} | {} | {} | {gain:.2} |",
            one.name,
            one.what.trim_end_matches('.'),
            if is_right { one.code.as_str() } else { "another" },
            one.fix,
            ms("before"),
            ms("after"),
        );
    }
    println!("\n{right} of {all}: the right advice first, and at least {WORTH} times as fast.");
    ExitCode::SUCCESS
}
