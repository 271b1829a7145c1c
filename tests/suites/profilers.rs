//! Other people's tools: the real perf and the real gdb find the program's functions and lines in machine code.
//!
//! Where one of them is not installed its tests are left out, except under `CI=true`. A kernel may also forbid `perf record`, as those of many
//! containers do; then the files that it would read are looked at instead.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sidewinder_tests::{Finished, Limits, run, subject};

/// A loop that is compiled, and calls a function of the system in each of its iterations.
const PROGRAM: &str = "\
import os

def outer(n):
    total = 0
    for i in range(n):
        total += os.getppid() & 1
        if i % 3 == 0:
            total += i % 7
    return total

def caller():
    return outer(2000000)

print(caller() > 0)
";

/// The line of the call.
const LINE: &str = "busy.py:6";

/// A folder with the program; gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("sidewinder-profilers-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        fs::write(folder.join("busy.py"), PROGRAM).expect("a temporary file can be written");
        Folder(folder)
    }

    /// Runs another tool with the command and these words behind it.
    fn under(&self, tool: &[&str], words: &[&str]) -> Finished {
        let mut own = subject::command();
        own.args(words).current_dir(&self.0);
        let mut command = Command::new(tool[0]);
        command.args(&tool[1..]).arg(own.get_program()).args(own.get_args()).current_dir(&self.0);
        for (name, value) in own.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        run(&mut command, &[], limits()).expect("the tool starts")
    }

    fn run(&self, words: &[&str]) -> Finished {
        let mut command = subject::command();
        command.args(words).current_dir(&self.0);
        run(&mut command, &[], limits()).expect("sidewinder starts")
    }

    fn perf(&self, words: &[&str]) -> String {
        let mut command = Command::new("perf");
        command.args(words).current_dir(&self.0);
        let done = run(&mut command, &[], limits()).expect("perf starts");
        assert_eq!(done.code, Some(0), "{words:?}: {}", done.err());
        done.out()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn limits() -> Limits {
    Limits { time: Duration::from_secs(120), ..Limits::default() }
}

/// Whether a tool is there. Where nothing may be left out it has to be.
fn have(tool: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_there = std::env::split_paths(&path).any(|folder| folder.join(tool).is_file());
    let in_ci = std::env::var("CI").is_ok_and(|ci| ci == "true" || ci == "1");
    assert!(is_there || !in_ci, "there is no {tool}");
    if !is_there {
        eprintln!("left out: there is no {tool}");
    }
    is_there
}

/// The file of this kind that the program's process has left in a folder.
fn left_in(folder: &Path, start: &str, end: &str, text: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").flatten();
    let paths = entries.map(|entry| entry.path()).filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.starts_with(start) && name.ends_with(end)
    });
    paths.into_iter().find(|path| {
        let bytes = fs::read(path).unwrap_or_default();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    })
}

#[test]
fn the_map_names_what_perf_samples() {
    let folder = Folder::new();
    // A name that no other run has.
    let own = format!("outer{}", std::process::id());
    fs::write(folder.0.join("busy.py"), PROGRAM.replace("outer", &own)).unwrap();
    let wanted = format!("{own} [loop 1 busy.py:5]");
    let record = ["perf", "record", "-q", "-e", "cpu-clock:u", "-o", "perf.data"];
    let is_recorded = have("perf") && {
        let done = folder.under(&record, &["--perf-map", "busy.py"]);
        if done.code != Some(0) {
            eprintln!("left out: perf record is not allowed here: {}", done.err());
        }
        done.code == Some(0)
    };
    if is_recorded {
        let report = folder.perf(&["report", "-i", "perf.data", "--stdio", "-s", "symbol"]);
        assert!(report.contains(&wanted), "{report}");
    } else {
        assert_eq!(folder.run(&["--perf-map", "busy.py"]).code, Some(0));
    }
    let map = left_in(Path::new("/tmp"), "perf-", ".map", &wanted).expect("there is a map");
    let text = fs::read_to_string(&map).unwrap();
    let _ = fs::remove_file(&map);
    let mut end = 0;
    for line in text.lines() {
        let mut words = line.splitn(3, ' ');
        let mut number = || u64::from_str_radix(words.next().unwrap(), 16).unwrap();
        let (start, bytes) = (number(), number());
        assert!(start >= end && bytes > 0, "{text}");
        end = start + bytes;
        assert!(!words.next().unwrap().is_empty(), "{text}");
    }
    assert!(text.contains(" sidewinder_enter\n") && text.contains("side path"), "{text}");
}

#[test]
fn perf_has_lines_from_the_dump() {
    let folder = Folder::new();
    let record = ["perf", "record", "-q", "-k", "mono", "-e", "cpu-clock:u", "-o", "a.data"];
    if have("perf") {
        let done = folder.under(&record, &["--perf-dump", ".", "busy.py"]);
        if done.code == Some(0) {
            folder.perf(&["inject", "--jit", "-i", "a.data", "-o", "b.data"]);
            let report = ["report", "-i", "b.data", "--stdio", "-s", "symbol,srcline"];
            let report = folder.perf(&report);
            let is_it =
                |line: &str| line.contains("outer [loop 1 busy.py:5]") && line.contains(LINE);
            assert!(report.lines().any(is_it), "{report}");
            return;
        }
        eprintln!("left out: perf record is not allowed here: {}", done.err());
    }
    assert_eq!(folder.run(&["--perf-dump", ".", "busy.py"]).code, Some(0));
    let dump = left_in(&folder.0, "jit-", ".dump", "outer [loop 1 busy.py:5]");
    let bytes = fs::read(dump.expect("there is a dump")).unwrap();
    assert_eq!(&bytes[..8], [0x44, 0x54, 0x69, 0x4a, 1, 0, 0, 0]);
    // One record behind the other, up to the end.
    let word = |at: usize| u32::from_ne_bytes(bytes[at..at + 4].try_into().unwrap());
    let (mut at, mut kinds) = (40, Vec::new());
    while at < bytes.len() {
        kinds.push(word(at));
        at += word(at + 4) as usize;
    }
    assert_eq!(at, bytes.len());
    assert!(kinds.contains(&0) && kinds.contains(&2), "{kinds:?}");
}

#[test]
fn gdb_unwinds_through_compiled_code() {
    if !have("gdb") {
        return;
    }
    let folder = Folder::new();
    let commands = [
        "set debuginfod enabled off",
        "set breakpoint pending on",
        "break getppid",
        "ignore 1 5000",
        "run",
        "bt",
        "up",
        "info source",
        "kill",
    ];
    let mut tool = vec!["gdb", "-q", "-nx", "-batch"];
    commands.iter().for_each(|command| tool.extend(["-ex", *command]));
    tool.push("--args");
    let done = folder.under(&tool, &["--gdb", "busy.py"]);
    let text = done.out();
    let at = |what: &str| {
        let found = text.lines().position(|line| line.starts_with('#') && line.contains(what));
        found.unwrap_or_else(|| panic!("no frame of {what}:\n{text}\n{}", done.err()))
    };
    let frames = [
        at("getppid"),
        at("outer [loop 1 busy.py:5] ()"),
        at("sidewinder_enter"),
        at("start_thread"),
    ];
    assert!(frames.is_sorted(), "{text}");
    let compiled = text.lines().nth(frames[1]).unwrap();
    assert!(compiled.contains(&format!("/{LINE}")), "{compiled}");
    assert!(!text.contains("corrupt stack") && !text.contains("?? ()"), "{text}");
    // Without the option gdb knows nothing of it: what is tested is not gdb's own guess.
    let done = folder.under(&tool, &["busy.py"]);
    assert!(!done.out().contains("outer [loop"), "{}", done.out());
}

#[test]
fn a_run_without_machine_code_announces_none() {
    let folder = Folder::new();
    for option in [&["--perf-map"][..], &["--perf-dump", "."], &["--gdb"]] {
        let done = folder.run(&[option, &["--jit", "off", "busy.py"]].concat());
        assert_eq!(done.code, Some(2));
        assert!(done.err().contains("leave out `--jit off`"), "{}", done.err());
    }
    let done = folder.run(&["--perf-dump", "no/where", "busy.py"]);
    assert_eq!(done.code, Some(2));
    assert!(done.err().contains("--perf-dump: can't write in 'no/where'"), "{}", done.err());
}
