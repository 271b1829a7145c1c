//! Runs broken programs, and keeps those that `sidewinder` does not take as it should.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use super::mutate::{self, Corpus};
use crate::{Limits, Setting, root, run, subject};

/// A text that was not taken as it should be.
#[derive(Debug)]
pub struct Fault {
    /// Its seed.
    pub seed: u64,
    /// The text, kept.
    pub file: PathBuf,
    /// What happened, with the command that repeats it.
    pub report: String,
}

/// Memory a program may take: many broken ones take all there is.
const MEMORY: &str = "128MB";

/// Runs the texts of `seeds`. Texts with a fault are kept in `folder`. `progress` hears how many are done and how many had a fault.
pub fn run_range(
    seeds: std::ops::Range<u64>,
    folder: &Path,
    progress: &(dyn Fn(u64, usize) + Sync),
) -> io::Result<Vec<Fault>> {
    fs::create_dir_all(folder)?;
    let corpus = Corpus::of_cases(&root())?;
    let next = AtomicU64::new(seeds.start);
    let faults = Mutex::new(Vec::new());
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let handles: Vec<_> = (0..workers)
            .map(|_| {
                scope.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= seeds.end {
                            return io::Result::Ok(());
                        }
                        let fault = check(&corpus, seed, folder)?;
                        let mut faults = faults.lock().expect("no worker panics");
                        faults.extend(fault);
                        progress(seed - seeds.start + 1, faults.len());
                    }
                })
            })
            .collect();
        handles.into_iter().try_for_each(|handle| handle.join().expect("no worker panics"))
    })?;
    Ok(faults.into_inner().expect("no worker panics"))
}

/// Runs one text, hot at once; what was wrong, if anything.
pub fn check(corpus: &Corpus, seed: u64, folder: &Path) -> io::Result<Option<Fault>> {
    let file = folder.join(format!("{seed:08}.py"));
    fs::write(&file, mutate::text(corpus, seed))?;
    let setting = if seed.is_multiple_of(4) { Setting::stress() } else { Setting::low() };
    let mut command = subject::command();
    setting.apply(&mut command);
    // In a folder of its own: what a program writes without meaning to stays there.
    command.env("SIDEWINDER_GC_LIMIT", MEMORY).arg(&file).current_dir(folder);
    let limits = Limits { time: Duration::from_secs(3), ..Limits::default() };
    let done = run(&mut command, b"", limits)?;
    let err = done.err();
    let wrong = !done.timed_out
        && (done.signal.is_some() || done.code == Some(70) || err.contains("panicked"));
    if !wrong {
        fs::remove_file(&file)?;
        return Ok(None);
    }
    let words = setting.words(&file.to_string_lossy());
    let report = format!("SIDEWINDER_GC_LIMIT={MEMORY} {words}\n{}\n{err}", done.ending());
    Ok(Some(Fault { seed, file, report }))
}
