//! The child process of one run: spawned, limited, heard, and ended.
//!
//! Each run has a thread of its own that blocks where it must; the server hears of it through a channel with a bound: what a
//! child writes faster than it is read stays with the child.

use std::ffi::OsString;
use std::io::{self, Read};
use std::os::fd::{AsFd, AsRawFd};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use sidewinder_contain::allow::Allow;
use sidewinder_contain::tree;
use tokio::sync::mpsc::Sender as Hearer;

use super::invocation::Invocation;
use super::{limits, lines};
use crate::panics;

/// From the interrupt, the child has this long to write its summary; with the time to notice, a stop takes under a second.
const GRACE: Duration = Duration::from_millis(700);

/// Asked to end all, the supervisor of a run has this long; then it is killed itself.
const PATIENCE: Duration = Duration::from_millis(200);

/// How often the thread looks after its child.
const TICK: Duration = Duration::from_millis(10);

/// Memory beyond the program's own heap: machine code, tables, thread stacks.
const OVERHEAD: u64 = 128 << 20;

/// Output of the program that is passed on, in bytes, of each of its two streams.
const OUTPUT: usize = 1 << 20;

/// Bytes of a report that are read; the longest of the benchmark programs has 1.7 million. What comes behind is thrown away.
const REPORT: u64 = 64 << 20;

/// Pieces of news that wait for the server. A child that writes faster waits.
pub const WAITING: usize = 16;

/// What a run may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Time from its start.
    pub time: Duration,
    /// Bytes of heap.
    pub memory: u64,
}

/// What to run.
#[derive(Clone, Debug)]
pub struct Job {
    /// The command `sidewinder`.
    pub command: PathBuf,
    /// The program, its arguments, its environment and its input.
    pub invocation: Invocation,
    /// The folder to run it in.
    pub root: PathBuf,
    /// What it may use.
    pub limits: Limits,
    /// What it may do besides computing, reading, and writing to a temporary folder.
    pub allow: Vec<Allow>,
}

/// What is heard of a child. [`Happening::Ended`] comes once, last.
#[derive(Clone, Debug)]
pub enum Happening {
    /// A line of its report.
    Line(String),
    /// Its report is longer than this, in bytes, and is not read further.
    Cut(u64),
    /// A piece of what the program prints.
    Output(String),
    /// It ended.
    Ended(Ending),
}

/// How a child ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By itself, with this status.
    Exited(i32),
    /// By this signal.
    Signal(i32),
    /// Because the user said so.
    Stopped,
    /// Because it took longer than this.
    TimedOut(Duration),
    /// Because it took more memory than this, in bytes.
    TooLarge(u64),
    /// It never began.
    NotStarted(String),
    /// The server could not attend to it; why, is a sentence.
    GivenUp(String),
}

/// The way to stop a child. Dropping it kills the child.
#[derive(Debug)]
pub struct Handle(Sender<()>);

impl Handle {
    /// Interrupts the child, and kills it if that does not help.
    pub fn stop(&self) {
        // An error says that the child has ended, which is what was asked for.
        let _ = self.0.send(());
    }
}

/// Starts a child; what is heard of it goes to `heard`.
pub fn start(job: Job, heard: Hearer<Happening>) -> Handle {
    let (stop, stops) = mpsc::channel();
    thread::spawn(move || {
        let ending = panics::catch(|| match spawn(&job, &heard) {
            Ok(started) => started.attend(&job, &stops),
            Err(why) => Ending::NotStarted(format!("{}: {why}", job.command.display())),
        });
        let ending = ending.unwrap_or_else(|panic| Ending::GivenUp(panic.words("Its thread")));
        let _ = heard.blocking_send(Happening::Ended(ending));
    });
    Handle(stop)
}

/// A child that was spawned, and the streams that it still has open. Dropping it kills the child.
struct Started {
    child: Child,
    streams: Receiver<()>,
}

fn spawn(job: &Job, heard: &Hearer<Happening>) -> io::Result<Started> {
    let (report, far_end) = io::pipe()?;
    let mut argument = OsString::from("--report=/dev/fd/");
    argument.push(far_end.as_raw_fd().to_string());
    let mut command = Command::new(&job.command);
    command
        .arg("run")
        .arg(argument)
        .arg("--sandbox")
        .args(job.allow.iter().map(|allow| format!("--allow={allow}")))
        .current_dir(&job.root)
        .env("SIDEWINDER_GC_LIMIT", job.limits.memory.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    job.invocation.apply(&mut command)?;
    limits::confine(&mut command, far_end.as_fd());
    let (closed, streams) = mpsc::channel();
    let mut started = Started { child: command.spawn()?, streams };
    drop(far_end);

    let (sink, done) = (heard.clone(), closed.clone());
    thread::spawn(move || {
        let news = |news| drop(sink.blocking_send(news));
        if lines::each(report, REPORT, |line| news(Happening::Line(line))) {
            news(Happening::Cut(REPORT));
        }
        let _ = done.send(());
    });
    if let Some(stdout) = started.child.stdout.take() {
        pass_on(stdout, heard.clone(), closed.clone());
    }
    if let Some(stderr) = started.child.stderr.take() {
        pass_on(stderr, heard.clone(), closed);
    }
    Ok(started)
}

/// Passes the program's output on, up to a limit; reads the rest so that the program never waits.
fn pass_on(mut from: impl Read + Send + 'static, heard: Hearer<Happening>, closed: Sender<()>) {
    thread::spawn(move || {
        let mut left = OUTPUT;
        let mut buffer = [0; 8192];
        let mut pending = Vec::new();
        while let Ok(n @ 1..) = from.read(&mut buffer) {
            let n = n.min(left);
            left -= n;
            pending.extend_from_slice(&buffer[..n]);
            // A character may be cut at the end of what has come; its rest comes next.
            let whole = match std::str::from_utf8(&pending) {
                Err(cut) if cut.error_len().is_none() => cut.valid_up_to(),
                _ => pending.len(),
            };
            if whole > 0 {
                let text = String::from_utf8_lossy(&pending[..whole]).into_owned();
                let _ = heard.blocking_send(Happening::Output(text));
                pending.drain(..whole);
            }
        }
        let _ = closed.send(());
    });
}

impl Started {
    /// Looks after the child until it has ended and nothing more can come from it.
    fn attend(mut self, job: &Job, stops: &Receiver<()>) -> Ending {
        let group = self.child.id();
        let deadline = Instant::now() + job.limits.time;
        let mut reason = None;
        let mut kill_at = None;
        let status = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break status,
                Ok(None) => {}
                Err(why) => return Ending::NotStarted(why.to_string()),
            }
            let now = Instant::now();
            let asked = match stops.recv_timeout(TICK) {
                Ok(()) => Some(Ending::Stopped),
                Err(RecvTimeoutError::Timeout) => beyond(&job.limits, group, now >= deadline),
                Err(RecvTimeoutError::Disconnected) => {
                    sidewinder_contain::end(group);
                    kill_at = kill_at.or(Some(now));
                    thread::sleep(TICK);
                    Some(Ending::Stopped)
                }
            };
            if reason.is_none() && asked.is_some() {
                reason = asked;
                limits::interrupt(group);
                let grace = if matches!(reason, Some(Ending::TooLarge(_))) { TICK } else { GRACE };
                kill_at = kill_at.or(Some(now + grace));
            }
            if kill_at.is_some_and(|at| now >= at) {
                sidewinder_contain::end(group);
            }
            if kill_at.is_some_and(|at| now >= at + PATIENCE) {
                limits::kill(group);
            }
        };
        limits::kill(group);
        let patience = Instant::now() + Duration::from_secs(1);
        for _stream in 0..3 {
            let left = patience.saturating_duration_since(Instant::now());
            if self.streams.recv_timeout(left).is_err() {
                break;
            }
        }
        reason.unwrap_or_else(|| by_itself(status))
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            sidewinder_contain::end(self.child.id());
            thread::sleep(PATIENCE);
            limits::kill(self.child.id());
            let _ = self.child.wait();
        }
    }
}

/// Which limit a process is beyond.
fn beyond(limits: &Limits, process: u32, is_late: bool) -> Option<Ending> {
    let most = limits.memory.saturating_add(OVERHEAD);
    if is_late {
        Some(Ending::TimedOut(limits.time))
    } else if tree::resident(process).is_some_and(|bytes| bytes > most) {
        Some(Ending::TooLarge(limits.memory))
    } else {
        None
    }
}

fn by_itself(status: ExitStatus) -> Ending {
    match status.code() {
        Some(code) => Ending::Exited(code),
        None => Ending::Signal(status.signal().unwrap_or_default()),
    }
}
