//! `sidewinder explain`: the page of a code, or what the JIT did in a line.
//!
//! ```text
//! sidewinder explain SW201                 the page of the catalogue
//! sidewinder explain bench.py:42 -- -n 3   runs the program, and tells of the line
//! sidewinder explain --from=r.jsonl bench.py:42
//! ```

use std::path::{Path, PathBuf};

use sidewinder_report::measure::{Measured, Region};
use sidewinder_report::schema::{Code, Fact, Place};
use sidewinder_report::words::{grouped, percent, plural};
use sidewinder_report::{Report, pages, shown};

use sidewinder_report::words::amount;

use crate::check::region_at;
use crate::jit::nearest_of;
use crate::options::{self, wrong_usage};
use crate::reports::{self, Read};
use crate::words::{Tool, Words};
use crate::{exit, report, run};

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Explain = options::parse(words);
    let Some((what, rest)) = words.program.split_first() else {
        wrong_usage(Tool::Explain, "what? Name a code, such as SW201, or a place as FILE:LINE")
    };
    let what = what.to_string_lossy();
    if let Some((file, line)) = place(&what) {
        let read = match &options.from {
            Some(path) => reports::from_file(path),
            None => {
                let arguments = rest.iter().skip_while(|word| *word == "--").cloned();
                let program = std::iter::once(file.into()).chain(arguments).collect();
                run::for_report(&Words { program, ..words.clone() }, &options.common, Tool::Explain)
            }
        };
        let text = of_line(&read, file, line).unwrap_or_else(|why| {
            exit::because(&format!("sidewinder explain: {why}\n"), exit::USAGE)
        });
        report::print(&text);
        exit::with(read.status)
    }
    let name = what.to_uppercase();
    let Some(&code) = Code::ALL.iter().find(|code| code.name() == name) else {
        let meant = nearest_of(&name, Code::ALL.iter().map(|code| code.name()));
        let message = format!(
            "sidewinder explain: `{what}` is no code{meant} A place is written FILE:LINE. The codes are:\n"
        );
        let message =
            if meant.is_empty() { message.replace(" A place", ". A place") } else { message };
        let all: String =
            Code::ALL.iter().map(|code| format!("  {} {}\n", code.name(), code.title())).collect();
        exit::because(&format!("{message}{all}"), exit::USAGE)
    };
    report::print(pages::page(code));
    exit::with(0)
}

/// `FILE:LINE`.
fn place(word: &str) -> Option<(&str, u32)> {
    let (file, line) = word.rsplit_once(':')?;
    let line = line.parse().ok().filter(|&line| line > 0)?;
    Some((file, line)).filter(|(file, _)| !file.is_empty())
}

/// What a run says of a line.
fn of_line(read: &Read, file: &str, line: u32) -> Result<String, String> {
    let files = read.own_files();
    let root = reports::here();
    let whole = |name: &str| -> PathBuf { root.join(name) };
    let name =
        files.iter().find(|name| whole(name) == whole(file) || Path::new(name) == Path::new(file));
    let name = name.ok_or_else(|| {
        format!("no code of `{file}` is in this report; it has {}", files.join(", "))
    })?;
    let text = read.text(name).unwrap_or_default();
    let source = text.lines().nth(line as usize - 1);
    let source = source
        .ok_or_else(|| format!("`{name}` has {}", plural(text.lines().count() as u64, "line")))?;
    let report = &read.report;
    let mut out = format!("{name}:{line}: {}\n", shown::plain(source.trim()));
    let region = region_at(name, &text, line);
    let mut facts: Vec<&Fact> = Vec::new();
    for fact in report.loops.values().flat_map(|one| &one.facts).map(|fact| &**fact) {
        let is_told =
            facts.iter().any(|known| known.said() == fact.said() && known.text == fact.text);
        if *fact.at.file == **name && fact.at.line == line && !is_told {
            facts.push(fact);
        }
    }
    let cost = |fact: &Fact| -> f64 {
        let all = report.loops.values().flat_map(|one| &one.facts);
        all.filter(|other| other.at == fact.at && other.text == fact.text)
            .map(|other| other.cost())
            .sum()
    };
    facts.sort_by(|a, b| {
        let advised = |fact: &Fact| fact.code.is_none();
        advised(a)
            .cmp(&advised(b))
            .then(cost(b).total_cmp(&cost(a)))
            .then(width(&a.at).cmp(&width(&b.at)))
    });
    for fact in &facts {
        let share = Some(cost(fact)).filter(|&share| report.spent().is_some() && share >= 0.001);
        let share =
            share.map_or(String::new(), |share| format!(" ({} of the time)", percent(share)));
        let code =
            fact.code.map_or(String::new(), |code| format!("{} {}: ", code.name(), code.title()));
        let told = fact.told();
        out += &format!("\n{code}{}{share}\n", told.trim_end_matches('.').to_owned() + ".");
        if fact.code.is_some() && !fact.what_to_do().is_empty() {
            out += &format!("  {}\n", fact.what_to_do());
        }
    }
    if let Some(region) = &region {
        out += &of_region(report, region);
    }
    if facts.is_empty() && region.as_ref().is_none_or(|region| report.measure(region).runs == 0) {
        out += &format!("\n{}\n", why_nothing(report, name, line));
    }
    let code = facts.iter().find_map(|fact| fact.code);
    if let Some(code) = code {
        out += &format!("\nMore: sidewinder explain {}\n", code.name());
    }
    Ok(out)
}

fn width(at: &Place) -> (u32, u32) {
    (at.end_line - at.line.min(at.end_line), at.end_column.saturating_sub(at.column))
}

/// What a loop or function does in an iteration.
fn of_region(report: &Report, region: &Region) -> String {
    let Measured { runs, guards, bridges, allocations, calls, aborts, share, .. } =
        report.measure(region);
    if runs == 0 {
        return String::new();
    }
    let what = if region.is_loop { "loop" } else { "function" };
    let share = match report.spent() {
        Some(_) => format!(", {} of the time", percent(share)),
        None => String::new(),
    };
    let each = |n: f64, what: &str, more: &str| {
        let number = amount(n);
        format!("{number} {what}{} {more}", if number == "1" { "" } else { "s" })
    };
    format!(
        "\nThe {what}: {} iterations in compiled code{share}. In each: {}, {}, {}. {}, {}.\n",
        grouped(runs),
        plural(guards, "guard"),
        each(allocations.0, "object", "allocated"),
        each(calls.0, "call", "left"),
        plural(bridges, "bridge"),
        match aborts {
            0 => "no recording given up".into(),
            n => format!("{} given up", plural(n, "recording")),
        }
    )
}

/// Why there is no fact about a line.
fn why_nothing(report: &Report, file: &str, line: u32) -> String {
    let Some(summary) = &report.summary else { return "The run did not end.".into() };
    let is_here =
        |at: &Place| *at.file == *file && (at.line..=at.end_line.max(at.line)).contains(&line);
    if let Some(one) = summary.not_run.iter().find(|one| is_here(&one.at)) {
        return format!("SW901: {}", one.text);
    }
    if let Some(one) = summary.interpreted.iter().find(|one| is_here(&one.at)) {
        return one.text.clone();
    }
    "No fact is about this line: it was not compiled, or compiled code does nothing in it that costs anything.".into()
}
