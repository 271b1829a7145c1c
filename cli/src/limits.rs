//! `--limit TIME`, `--memory SIZE`, `--stdin FILE`: what a run may use, and what it reads.
//!
//! **In:** words of the command line. **Out:** a run that ends with status 124 when its time is up, whatever it does at that moment: a thread of its own ends
//! the process.
//!
//! Processes that the program has started are not ended with it.
//!
//! **Absent:** limits of the language server's runs (`lsp-server/src/run`), which watches a child process.

use std::fs::File;
use std::io::Write;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use sidewinder_memory::heap::size;

use crate::exit;
use crate::options::Run;
use crate::program::reason;

/// How long the last sentence may take: its reader may have stopped reading.
const PATIENCE: Duration = Duration::from_secs(1);

/// What was asked for, understood.
pub struct Limits {
    /// The time, and how it was written.
    time: Option<(Duration, String)>,
    /// Bytes of memory.
    pub memory: Option<usize>,
}

/// Understands what was asked for, and opens the standard input. What is wrong ends the process.
pub fn begin(options: &Run) -> Limits {
    let wrong =
        |message: String| -> ! { exit::because(&format!("sidewinder: {message}\n"), exit::USAGE) };
    let time = options.limit.as_ref().map(|text| match time(text) {
        Some(time) => (time, text.clone()),
        None => wrong(format!("--limit: not a time: {text}; write it as in 10s, 500ms or 2m")),
    });
    let memory = options.memory.as_ref().map(|text| {
        size("--memory", text).unwrap_or_else(|why| wrong(format!("{why}; write it as in 512M")))
    });
    if let Some(path) = &options.stdin {
        let opened = File::open(path)
            .and_then(|file| rustix::stdio::dup2_stdin(&file).map_err(std::io::Error::from));
        if let Err(error) = opened {
            let (path, why) = (path.display(), reason(&error));
            wrong(format!("--stdin: can't open '{path}': {why}"));
        }
    }
    Limits { time, memory }
}

/// A time, in seconds if no unit is named.
fn time(text: &str) -> Option<Duration> {
    let seconds = text.parse::<f64>().ok().and_then(|n| Duration::try_from_secs_f64(n).ok());
    let time = seconds.or_else(|| humantime::parse_duration(text).ok())?;
    (!time.is_zero()).then_some(time)
}

impl Limits {
    /// The time runs from now on.
    pub fn start(&self) {
        let Some((time, text)) = self.time.clone() else { return };
        let process = std::process::id();
        let end = move || {
            thread::sleep(time);
            // The child of a `fork` has no such thread; this is the process that was started.
            debug_assert_eq!(std::process::id(), process);
            let (sender, told) = channel();
            thread::spawn(move || {
                let message = format!(
                    "sidewinder: the run was ended, as its limit of {text} was reached (--limit)\n"
                );
                let _ = std::io::stderr().write_all(message.as_bytes());
                let _ = sender.send(());
            });
            let _ = told.recv_timeout(PATIENCE);
            // Not by way of standard output, which the program may hold.
            std::process::exit(exit::LIMIT)
        };
        let started = thread::Builder::new().name("limit".into()).spawn(end);
        if let Err(error) = started {
            let message = format!("sidewinder: --limit: no thread for it: {}\n", reason(&error));
            exit::because(&message, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units_or_are_seconds() {
        for (text, milliseconds) in [
            ("10s", Some(10_000)),
            ("500ms", Some(500)),
            ("2m", Some(120_000)),
            ("1m 30s", Some(90_000)),
            ("0.25", Some(250)),
            ("3", Some(3_000)),
            ("0", None),
            ("-1", None),
            ("soon", None),
            ("10 parsecs", None),
        ] {
            assert_eq!(time(text), milliseconds.map(Duration::from_millis), "{text}");
        }
    }
}
