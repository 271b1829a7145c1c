//! `sidewinder fix`: tries what the advice about a program would change, and tells what was proven.
//!
//! ```text
//! sidewinder fix bench.py 1000        the advice that costs most, as far as a fix of it is known
//! sidewinder fix bench.py:42          that of a line
//! sidewinder fix --apply bench.py     writes the first fix that is proven
//! ```
//!
//! The program runs in the sandbox, as it is and changed, in turn. Nothing is written without `--apply`.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde_json::json;
use sidewinder_fixes::prove::{Proof, Trial, prove};
use sidewinder_fixes::{Change, Fix, fixes};
use sidewinder_report::rank::Advised;
use sidewinder_report::words::percent;
use sidewinder_report::{Report, shown};
use similar::TextDiff;

use crate::options::{self, FixFormat, wrong_usage};
use crate::program::reason;
use crate::words::{Tool, Words};
use crate::{exit, report, reports};

/// Pieces of advice that are followed, the most expensive first.
const MOST: usize = 3;

/// How long one run may take.
const LIMIT: Duration = Duration::from_secs(60);

/// A fix that was tried.
struct Tried<'a> {
    advice: Advised<'a>,
    fix: Fix,
    proof: Proof,
    /// The whole path of the file, its text, and the text with the fix.
    file: PathBuf,
    old: String,
    new: Option<String>,
}

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Fix = options::parse(words);
    let Some((program, arguments)) = words.program.split_first() else {
        wrong_usage(Tool::Fix, "which program? Name a file, or a line of it as FILE:LINE")
    };
    let (program, line) = place(program);
    let command = std::env::current_exe().unwrap_or_else(|why| {
        exit::because(&format!("sidewinder fix: this command is not known: {why}\n"), 1)
    });
    let mut given: Vec<OsString> =
        options.allow.iter().map(|allow| format!("--allow={allow}").into()).collect();
    given.extend(options.common.jit.iter().map(|jit| OsString::from(format!("--jit={jit}"))));
    let mut program = vec![program];
    program.extend(arguments.iter().cloned());
    let report = run(&command, &given, &program);
    let tried = try_all(&report, line, &|file, text| Trial {
        command: command.clone(),
        options: given.clone(),
        program: program.clone(),
        env: Vec::new(),
        stdin: None,
        folder: PathBuf::from("."),
        file,
        text,
        limit: LIMIT,
    });
    let text = match options.format {
        FixFormat::Text => in_words(&report, &tried, line),
        FixFormat::Json => as_json(&tried),
    };
    report::print(&text);
    let proven = tried.iter().find(|one| one.proof.gain().is_some());
    if let (true, Some(Tried { file, new: Some(new), .. })) = (options.apply, proven) {
        if let Err(why) = fs::write(file, new) {
            let message =
                format!("sidewinder fix: can't write '{}': {}\n", file.display(), reason(&why));
            exit::because(&message, exit::USAGE);
        }
        report::print(&format!("{} was changed.\n", shown::plain(&file.display().to_string())));
    }
    exit::with(if proven.is_some() { 0 } else { 1 })
}

/// `FILE` or `FILE:LINE`. A file with such a name is the file.
fn place(word: &OsString) -> (OsString, Option<u32>) {
    let line = |text: &str| -> Option<(OsString, u32)> {
        let (file, line) = text.rsplit_once(':')?;
        Some((file.into(), line.parse().ok()?))
    };
    match word.to_str().filter(|_| !Path::new(word).exists()).and_then(line) {
        Some((file, line)) => (file, Some(line)),
        None => (word.clone(), None),
    }
}

/// The report of a run in the sandbox. What the program prints is not shown: it will run many times.
fn run(command: &Path, given: &[OsString], program: &[OsString]) -> Report {
    let file = tempfile::Builder::new().prefix("sidewinder-fix-").tempfile();
    let file = file.unwrap_or_else(|why| {
        exit::because(&format!("sidewinder fix: no temporary file: {}\n", reason(&why)), 1)
    });
    let mut option = OsString::from("--report=");
    option.push(file.path());
    let ran = Command::new(command)
        .args(["run", "--sandbox"])
        .args(given)
        .arg(option)
        .args(program)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output();
    let ran = ran.unwrap_or_else(|why| {
        exit::because(&format!("sidewinder fix: the program cannot be run: {}\n", reason(&why)), 1)
    });
    let lines = fs::read_to_string(file.path()).unwrap_or_default();
    match Report::parse_as(&lines, shown::for_terminal) {
        Ok(report) if report.start.is_some() => report,
        _ => {
            let said = String::from_utf8_lossy(&ran.stderr);
            exit::because(&shown::plain(&said), ran.status.code().unwrap_or(1).max(1))
        }
    }
}

/// Tries the fixes for the advice that costs most, until one of each is proven.
fn try_all<'a>(
    report: &'a Report,
    line: Option<u32>,
    trial: &dyn Fn(PathBuf, String) -> Trial,
) -> Vec<Tried<'a>> {
    let never = AtomicBool::new(false);
    let ranked = report.ranked();
    let main = report.start.as_ref().map(|start| start.program.file.clone()).unwrap_or_default();
    let is_meant = |one: &Advised<'_>| {
        line.is_none_or(|line| one.fact.at.line == line && *one.fact.at.file == *main)
    };
    let mut texts: BTreeMap<PathBuf, Option<String>> = BTreeMap::new();
    let mut tried: Vec<Tried<'a>> = Vec::new();
    let (mut followed, mut seen) = (0, Vec::new());
    for advice in ranked.told.into_iter().chain(ranked.also).filter(is_meant) {
        let file = reports::here().join(&*advice.fact.at.file);
        let old = texts.entry(file.clone()).or_insert_with(|| fs::read_to_string(&file).ok());
        let Some(old) =
            old.clone().filter(|text| report.may_be_text_of(&advice.fact.at.file, text))
        else {
            continue;
        };
        let all = fixes(&old, advice.fact);
        let all: Vec<Fix> = all.into_iter().filter(|fix| !seen.contains(&fix.change)).collect();
        if all.is_empty() {
            continue;
        }
        for fix in all {
            seen.push(fix.change.clone());
            let new = fix.applied(&old);
            let proof = prove(&trial(file.clone(), old.clone()), &fix, &never);
            let is_proven = proof.gain().is_some();
            tried.push(Tried { advice, fix, proof, file: file.clone(), old: old.clone(), new });
            if is_proven {
                break;
            }
        }
        followed += 1;
        if followed == MOST {
            break;
        }
    }
    tried
}

fn in_words(report: &Report, tried: &[Tried<'_>], line: Option<u32>) -> String {
    let mut out = String::new();
    let mut last = None;
    for one in tried {
        let fact = one.advice.fact;
        let told = format!("{}:{}", fact.at.file, fact.at.line);
        if last != Some(std::ptr::from_ref(fact)) {
            last = Some(std::ptr::from_ref(fact));
            let share = match report.spent() {
                Some(_) => format!(" ({} of the time)", percent(one.advice.share)),
                None => String::new(),
            };
            let (code, title) = (one.advice.code.name(), one.advice.code.title());
            out += &format!("\n{code} {told}: {title}{share}: {}\n", fact.told());
        }
        let is_proven = one.proof.gain().is_some();
        let mark = if is_proven { "✓" } else { "✗" };
        out += &format!(
            "  {mark} {}: {}\n",
            shown::plain(&one.fix.title),
            shown::plain(&one.proof.words())
        );
        if let (true, Some(new)) = (is_proven, &one.new) {
            let diff = TextDiff::from_lines(&one.old, new);
            let diff = diff.unified_diff().context_radius(1).to_string();
            for line in diff.lines() {
                out += &format!("      {}\n", shown::plain(line));
            }
        }
    }
    if tried.is_empty() {
        let of = line.map_or(String::new(), |line| format!(" of line {line}"));
        out += &format!(
            "No advice{of} has a fix that can be tried. `sidewinder report` has all advice, `sidewinder explain CODE` says what to do.\n"
        );
    }
    out.trim_start_matches('\n').to_owned()
}

fn as_json(tried: &[Tried<'_>]) -> String {
    let all: Vec<_> = tried
        .iter()
        .map(|one| {
            let (before, after) = match one.proof {
                Proof::Proven(before, after) | Proof::NoFaster(before, after) => {
                    (Some(before.as_secs_f64()), Some(after.as_secs_f64()))
                }
                _ => (None, None),
            };
            let setting = match &one.fix.change {
                Change::Setting(setting) => Some(setting),
                Change::Edits(_) => None,
            };
            json!({
                "code": one.advice.code.name(), "at": one.advice.fact.at, "title": one.fix.title, "proven": one.proof.gain().is_some(),
                "gain": one.proof.gain(), "before": before, "after": after, "words": one.proof.words(), "setting": setting, "text": one.new,
            })
        })
        .collect();
    serde_json::to_string_pretty(&all).unwrap_or_default() + "\n"
}
