//! Many generated programs against CPython, in several settings.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use crate::{Limits, Setting, compare, oracle, run, subject};

/// Runs many programs in one CPython, each in a child that is forked: starting it would cost more than they do, and what one does to builtins
/// is no business of the next one. A program that does not end is stopped by a signal that no `except Exception` can catch, and leaves no `.out` file;
/// one that CPython itself dies of, or finds itself at fault with, leaves a `.died` file.
const DRIVER: &str = r#"
import io, os, signal, sys

class Late(BaseException):
    pass

def late(*_):
    raise Late

def one(path):
    signal.signal(signal.SIGALRM, late)
    with open(path) as file:
        text = file.read()
    sys.stdout = io.StringIO()
    signal.alarm(5)
    try:
        exec(compile(text, path, "exec"), {"__name__": "__main__"})
        signal.alarm(0)
        text = sys.stdout.getvalue()
        # What CPython calls a fault of its own is nothing to compare with.
        is_fault = "SystemError: Objects/" in text or "returned a result with an exception set" in text
        ending = ".died" if is_fault else ".out"
        with open(path[:-3] + ending, "w") as file:
            file.write(text)
    except Late:
        pass

for name in sorted(os.listdir(sys.argv[1])):
    if not name.endswith(".py"):
        continue
    path = os.path.join(sys.argv[1], name)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            one(path)
            status = 0
        finally:
            os._exit(status)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status < 0:
        open(path[:-3] + ".died", "w").close()
    elif status > 0:
        sys.exit(path + " ends with an exception")
"#;

/// What makes the program of a seed.
pub type Make = fn(u64) -> String;

/// How many programs one CPython runs.
const BATCH: u64 = 100;

/// A program and a setting in which it did something else than under CPython.
#[derive(Debug)]
pub struct Failure {
    /// The program's seed.
    pub seed: u64,
    /// The program, kept.
    pub file: PathBuf,
    /// The setting.
    pub setting: Setting,
    /// What differed.
    pub report: String,
}

/// What became of a range of seeds.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Programs that were compared.
    pub programs: u64,
    /// Programs that CPython did not end in time: the generator's fault.
    pub endless: Vec<u64>,
    /// Programs that CPython itself died of, or found itself at fault with: there is nothing to compare.
    pub died: Vec<u64>,
    /// Disagreements, in the order in which they were found.
    pub failures: Vec<Failure>,
}

/// The settings of every program.
pub fn settings() -> Vec<Setting> {
    vec![Setting::off(), Setting::evaluate(), Setting::low(), Setting::limits(), Setting::often()]
}

/// Runs the programs that `make` makes of `seeds` in every setting. Programs that fail are kept in `folder`. `progress`
/// hears how many programs are done and how many disagreed.
pub fn run_range(
    make: Make,
    seeds: std::ops::Range<u64>,
    settings: &[Setting],
    folder: &Path,
    progress: &(dyn Fn(u64, usize) + Sync),
) -> io::Result<Outcome> {
    fs::create_dir_all(folder)?;
    let next = AtomicU64::new(seeds.start);
    let outcome = Mutex::new(Outcome::default());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let handles: Vec<_> = (0..workers)
            .map(|_| {
                scope.spawn(|| {
                    loop {
                        let start = next.fetch_add(BATCH, Ordering::Relaxed);
                        if start >= seeds.end {
                            return io::Result::Ok(());
                        }
                        let part = start..seeds.end.min(start + BATCH);
                        batch(make, part, settings, folder, &outcome)?;
                        let so_far = outcome.lock().expect("no worker panics");
                        progress(so_far.programs, so_far.failures.len());
                    }
                })
            })
            .collect();
        handles.into_iter().try_for_each(|handle| handle.join().expect("no worker panics"))
    })?;
    Ok(outcome.into_inner().expect("no worker panics"))
}

fn batch(
    make: Make,
    seeds: std::ops::Range<u64>,
    settings: &[Setting],
    folder: &Path,
    outcome: &Mutex<Outcome>,
) -> io::Result<()> {
    let work = folder.join(format!("batch-{}", seeds.start));
    fs::create_dir_all(&work)?;
    for seed in seeds.clone() {
        fs::write(work.join(format!("{seed:08}.py")), make(seed))?;
    }
    expect(&work)?;
    for seed in seeds {
        let file = work.join(format!("{seed:08}.py"));
        let Ok(expected) = fs::read(file.with_extension("out")) else {
            let mut outcome = outcome.lock().expect("no worker panics");
            match file.with_extension("died").exists() {
                true => outcome.died.push(seed),
                false => outcome.endless.push(seed),
            }
            continue;
        };
        let mut failures = Vec::new();
        for setting in settings {
            if let Some(report) = check(&file, &expected, setting)? {
                let kept = folder.join(format!("{seed:08}.py"));
                fs::copy(&file, &kept)?;
                fs::write(kept.with_extension("out"), &expected)?;
                failures.push(Failure { seed, file: kept, setting: setting.clone(), report });
            }
        }
        let mut outcome = outcome.lock().expect("no worker panics");
        outcome.programs += 1;
        outcome.failures.extend(failures);
    }
    fs::remove_dir_all(&work)
}

/// Writes what CPython prints for every program of a folder beside it.
fn expect(folder: &Path) -> io::Result<()> {
    let mut command = cpython()?;
    command.arg("-c").arg(DRIVER).arg(folder);
    let limits = Limits { time: Duration::from_secs(900), ..Limits::default() };
    let done = run(&mut command, b"", limits)?;
    if done.code == Some(0) {
        return Ok(());
    }
    Err(io::Error::other(format!("the driver ended with {}\n{}", done.ending(), done.err())))
}

fn cpython() -> io::Result<Command> {
    oracle::command().ok_or_else(|| io::Error::other("no CPython 3.11 (see SIDEWINDER_CPYTHON)"))
}

/// What CPython prints for one program; `None` when the program is not one, or does not end.
pub fn expected(file: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut command = cpython()?;
    command.arg(file);
    let limits = Limits { time: Duration::from_secs(5), ..Limits::default() };
    let done = run(&mut command, b"", limits)?;
    Ok((done.code == Some(0) && done.stderr.is_empty()).then_some(done.stdout))
}

/// Runs a program in a setting; what differs from `expected`, if anything.
pub fn check(file: &Path, expected: &[u8], setting: &Setting) -> io::Result<Option<String>> {
    let mut command = subject::command();
    setting.apply(&mut command);
    command.arg(file);
    let seconds = if setting.gc.is_empty() { 20 } else { 60 };
    let limits = Limits { time: Duration::from_secs(seconds), ..Limits::default() };
    let done = run(&mut command, b"", limits)?;
    let expected = crate::Expected { stdout: expected.to_vec(), stderr: Vec::new(), exit: 0 };
    let words = setting.words(&file.to_string_lossy());
    Ok(compare(&crate::root(), words, &expected, &done).err().map(|mismatch| mismatch.to_string()))
}
