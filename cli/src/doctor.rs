//! `sidewinder doctor`: is everything there, and what to do where it is not.
//!
//! **In:** the machine and the environment. **Out:** a line for each finding on standard output, or JSON, and status 1 if something does not work.
//!
//! A finding is *ok*, a *note* (it works, but not all of it) or *wrong*; a note and what is wrong come with the next step. A new one is a function, and its name
//! in [`findings`].
//!
//! **Absent:** changing anything.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use rustix::process::{Resource, getrlimit};
use serde::Serialize;
use sidewinder_lang::interp::standard_library;
use sidewinder_report::shown;

use crate::version::{PYTHON, VERSION, has_machine_code};
use crate::words::Words;
use crate::{exit, options, report};

/// How it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    Ok,
    Note,
    Wrong,
}

/// One thing that was looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Finding {
    name: &'static str,
    state: State,
    text: String,
    /// What to do, unless all is well.
    next: Option<String>,
}

impl Finding {
    fn ok(name: &'static str, text: impl Into<String>) -> Finding {
        Finding { name, state: State::Ok, text: text.into(), next: None }
    }

    fn note(name: &'static str, text: impl Into<String>, next: impl Into<String>) -> Finding {
        Finding { name, state: State::Note, text: text.into(), next: Some(next.into()) }
    }

    fn wrong(name: &'static str, text: impl Into<String>, next: impl Into<String>) -> Finding {
        Finding { state: State::Wrong, ..Finding::note(name, text, next) }
    }
}

/// All of it, for programs.
#[derive(Serialize)]
struct Findings {
    version: &'static str,
    python: &'static str,
    executable: String,
    works: bool,
    findings: Vec<Finding>,
}

/// Does what the command line says.
pub fn main(words: &Words) -> ! {
    let options: options::Doctor = options::parse(words);
    if !words.program.is_empty() {
        options::wrong_usage(words.tool, "there is nothing to name: it looks at this machine");
    }
    let findings = findings();
    let works = findings.iter().all(|finding| finding.state != State::Wrong);
    let executable = env::current_exe().map(|path| path.display().to_string()).unwrap_or_default();
    if options.json {
        let all = Findings { version: VERSION, python: PYTHON, executable, works, findings };
        report::print(&format!("{}\n", serde_json::to_string_pretty(&all).unwrap_or_default()));
    } else {
        let mut text = format!("sidewinder {VERSION} (Python {PYTHON}), {executable}\n\n");
        for finding in &findings {
            text += &line(finding);
        }
        text += if works { "\nEverything works.\n" } else { "\nSomething does not work.\n" };
        report::print(&shown::plain(&text));
    }
    exit::with(i32::from(!works))
}

fn line(finding: &Finding) -> String {
    let state = match finding.state {
        State::Ok => "ok",
        State::Note => "note",
        State::Wrong => "WRONG",
    };
    let mut text = format!("  {state:<6}{:<18}{}\n", finding.name, finding.text);
    if let Some(next) = &finding.next {
        text += &format!("{:26}{next}\n", "");
    }
    text
}

fn findings() -> Vec<Finding> {
    vec![
        processor(),
        kernel(),
        memory(),
        files(),
        library(),
        path(),
        variables(),
        editor(),
        profiler(),
        debugger(),
    ]
}

/// A small file of the system, without its end of line.
fn system(path: &str) -> Option<String> {
    Some(fs::read_to_string(path).ok()?.trim().to_owned())
}

fn processor() -> Finding {
    let name = "processor";
    let info = system("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or(env::consts::ARCH, |(_, model)| model);
    if !has_machine_code() {
        return Finding::note(
            name,
            format!("{model}: there is no machine code for {}", env::consts::ARCH),
            "Programs run, and traces are made, but they are run step by step: use Linux on x86-64 for speed.",
        );
    }
    Finding::ok(name, format!("{model}: hot code becomes x86-64 machine code"))
}

fn kernel() -> Finding {
    let name = "kernel";
    let release = system("/proc/sys/kernel/osrelease").unwrap_or_default();
    let release = format!("{} {release}", env::consts::OS);
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    if sidewinder_jit::backend::codebuf::CodeBuf::new(1 << 20).is_err() {
        return Finding::wrong(
            name,
            format!("{release}: gives no memory that code can run in"),
            "Look for a rule of SELinux or seccomp that forbids mapping memory for execution; until then use `--jit evaluate`.",
        );
    }
    Finding::ok(name, format!("{release}: gives memory for machine code"))
}

/// A number of bytes for people.
fn bytes(n: u64) -> String {
    match n {
        n if n >= 1 << 30 => format!("{:.1} GB", n as f64 / f64::from(1 << 30)),
        n => format!("{} MB", n >> 20),
    }
}

fn memory() -> Finding {
    let name = "memory";
    let limit = getrlimit(Resource::As).current;
    let group = system("/sys/fs/cgroup/memory.max").and_then(|text| text.parse::<u64>().ok());
    let machine = system("/proc/meminfo").and_then(|text| {
        let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
        Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? << 10)
    });
    let has = match (group, machine) {
        (Some(group), _) => format!("{} for this group of processes", bytes(group)),
        (None, Some(machine)) => bytes(machine),
        (None, None) => "unknown".into(),
    };
    match limit {
        Some(limit) if limit < 4 << 30 => Finding::note(
            name,
            format!("{has}; the address space is limited to {}", bytes(limit)),
            "The collector reserves more than it uses: raise it with `ulimit -v unlimited`, and limit a run with --memory.",
        ),
        _ => Finding::ok(name, has),
    }
}

fn files() -> Finding {
    let name = "open files";
    let limit = getrlimit(Resource::Nofile).current;
    match limit {
        Some(limit) if limit < 256 => Finding::note(
            name,
            format!("at most {limit} at a time"),
            "Raise it with `ulimit -n 1024` if a program says that too many files are open.",
        ),
        Some(limit) => Finding::ok(name, format!("at most {limit} at a time")),
        None => Finding::ok(name, "any number at a time"),
    }
}

fn library() -> Finding {
    let name = "standard library";
    let asked = env::var_os("SIDEWINDER_STDLIB").filter(|folder| !folder.is_empty());
    match (standard_library(), asked) {
        (Some(folder), Some(_)) => {
            Finding::ok(name, format!("{} (SIDEWINDER_STDLIB)", folder.display()))
        }
        (Some(folder), None) => Finding::ok(name, folder.display().to_string()),
        (None, asked) => Finding::wrong(
            name,
            format!(
                "SIDEWINDER_STDLIB is {}, and there is none",
                Path::new(&asked.unwrap_or_default()).display()
            ),
            "Name the folder of a Python 3.11 that has os.py in it, or unset the variable.",
        ),
    }
}

fn path() -> Finding {
    let name = "PATH";
    let own = env::current_exe().ok().and_then(|path| path.canonicalize().ok());
    let all: Vec<PathBuf> =
        which::which_all("sidewinder").map(Iterator::collect).unwrap_or_default();
    let folder =
        own.as_ref().and_then(|own| own.parent()).map(|folder| folder.display().to_string());
    let folder = folder.unwrap_or_default();
    match all.first() {
        None => Finding::note(
            name,
            "`sidewinder` is not on it: editors do not find the server",
            format!(
                "Add this to the file with which the shell starts: export PATH=\"{folder}:$PATH\""
            ),
        ),
        Some(first) if first.canonicalize().ok() != own => Finding::note(
            name,
            format!("`sidewinder` is another one: {}", first.display()),
            format!("Put {folder} before it, or remove the other one."),
        ),
        Some(first) => Finding::ok(name, format!("`sidewinder` is {}", first.display())),
    }
}

fn variables() -> Finding {
    let name = "environment";
    let mut set: Vec<String> = env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
        .filter(|(name, _)| name.starts_with("SIDEWINDER") || name == "PYTHONPATH")
        .map(|(name, value)| format!("{name}={}", value.to_string_lossy()))
        .collect();
    set.sort();
    let is_off =
        |text: &String| matches!(&**text, "SIDEWINDER_JIT=off" | "SIDEWINDER_JIT=evaluate");
    match set.iter().any(is_off) {
        true => Finding::note(
            name,
            set.join(", "),
            "There is no machine code with this setting: unset SIDEWINDER_JIT for speed.",
        ),
        false if set.is_empty() => Finding::ok(name, "no variable changes how programs run"),
        false => Finding::ok(name, set.join(", ")),
    }
}

/// Folders in which editors of the family of VS Code keep extensions.
const EXTENSIONS: &[&str] = &[
    ".vscode/extensions",
    ".vscode-server/extensions",
    ".vscode-insiders/extensions",
    ".vscode-oss/extensions",
    ".cursor/extensions",
];

fn editor() -> Finding {
    let name = "VS Code";
    let home = env::home_dir().unwrap_or_default();
    let found = EXTENSIONS.iter().find_map(|folder| {
        let entries = fs::read_dir(home.join(folder)).ok()?.flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let mut versions: Vec<String> = names
            .filter_map(|name| Some(name.strip_prefix("sidewinder-lang.sidewinder-")?.to_owned()))
            .collect();
        versions.sort();
        Some((versions.pop()?, home.join(folder)))
    });
    match found {
        Some((version, folder)) if !version.starts_with(VERSION) => Finding::note(
            name,
            format!("the extension in {} is {version}, and this is {VERSION}", folder.display()),
            "Install the extension of this version; a server and an extension of different versions may not understand each other.",
        ),
        Some((version, folder)) => {
            Finding::ok(name, format!("the extension {version} is in {}", folder.display()))
        }
        None => Finding::note(
            name,
            "the extension is not installed",
            "If you use VS Code: vscode-extension/README.md says how to install it. Other editors need `sidewinder lsp` alone.",
        ),
    }
}

fn profiler() -> Finding {
    let name = "perf";
    if which::which("perf").is_err() {
        return Finding::note(
            name,
            "not installed; --profile does without it",
            "For --perf-map and --perf-dump: `apt install linux-perf`, or what the system calls it.",
        );
    }
    let level = system("/proc/sys/kernel/perf_event_paranoid").and_then(|n| n.parse::<i32>().ok());
    match level {
        Some(level) if level > 2 => Finding::note(
            name,
            format!("the kernel forbids it to users (perf_event_paranoid is {level})"),
            "`sudo sysctl kernel.perf_event_paranoid=2` allows it for processes of one's own.",
        ),
        _ => Finding::ok(name, "samples compiled code with --perf-map"),
    }
}

fn debugger() -> Finding {
    let name = "gdb";
    if which::which("gdb").is_err() {
        return Finding::note(
            name,
            "not installed; it is for those who debug native code",
            "For --gdb: `apt install gdb`, or what the system calls it.",
        );
    }
    Finding::ok(name, "unwinds through compiled code with --gdb")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_well_comes_with_the_next_step() {
        for finding in findings() {
            assert_eq!(finding.next.is_none(), finding.state == State::Ok, "{finding:?}");
            assert!(!finding.text.is_empty(), "{finding:?}");
        }
        let wrong = Finding::wrong("x", "is not there", "Make it.");
        assert_eq!(line(&wrong), format!("  WRONG x{:17}is not there\n{:26}Make it.\n", "", ""));
    }
}
