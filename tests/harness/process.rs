//! One child process with limits: what it wrote, and how it ended.

use std::io::{self, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What a run may use before it is ended.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Time on the clock, after which the process is killed.
    pub time: Duration,
    /// Bytes of output of either kind, after which the rest is dropped.
    pub output: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { time: Duration::from_secs(60), output: 16 << 20 }
    }
}

/// A process that has ended.
#[derive(Debug)]
pub struct Finished {
    /// What it wrote to its standard output.
    pub stdout: Vec<u8>,
    /// What it wrote to its standard error.
    pub stderr: Vec<u8>,
    /// Its status, when it ended by itself.
    pub code: Option<i32>,
    /// The signal that ended it, when one did.
    pub signal: Option<i32>,
    /// It was killed because its time was up.
    pub timed_out: bool,
}

impl Finished {
    /// How it ended, in words.
    pub fn ending(&self) -> String {
        match (self.timed_out, self.code, self.signal) {
            (true, _, _) => "killed: out of time".to_string(),
            (_, Some(code), _) => format!("status {code}"),
            (_, _, Some(signal)) => format!("signal {signal}"),
            _ => "unknown ending".to_string(),
        }
    }

    /// Standard output as text, wrong UTF-8 replaced.
    pub fn out(&self) -> String {
        String::from_utf8_lossy(&self.stdout).into_owned()
    }

    /// Standard error as text, wrong UTF-8 replaced.
    pub fn err(&self) -> String {
        String::from_utf8_lossy(&self.stderr).into_owned()
    }
}

/// Runs a command to its end, or to its limits, with `input` as its standard input.
pub fn run(command: &mut Command, input: &[u8], limits: Limits) -> io::Result<Finished> {
    command.stdin(if input.is_empty() { Stdio::null() } else { Stdio::piped() });
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let deadline = Instant::now() + limits.time;
    let stdout = drain(child.stdout.take(), limits.output);
    let stderr = drain(child.stderr.take(), limits.output);
    if let Some(mut pipe) = child.stdin.take() {
        let input = input.to_vec();
        // A program that does not read its input closes the pipe; that is its affair.
        thread::spawn(move || pipe.write_all(&input));
    }
    let (mut out, mut err, mut timed_out) = (None, None, false);
    for (receiver, slot) in [(&stdout, &mut out), (&stderr, &mut err)] {
        match receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(bytes) => *slot = Some(bytes),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => timed_out = true,
        }
    }
    let status = wait(&mut child, deadline, &mut timed_out)?;
    // Once the process is dead its pipes close, unless a grandchild holds them.
    let rest = Duration::from_secs(2);
    Ok(Finished {
        stdout: out.or_else(|| stdout.recv_timeout(rest).ok()).unwrap_or_default(),
        stderr: err.or_else(|| stderr.recv_timeout(rest).ok()).unwrap_or_default(),
        code: status.code(),
        signal: status.signal(),
        timed_out,
    })
}

fn wait(child: &mut Child, deadline: Instant, timed_out: &mut bool) -> io::Result<ExitStatus> {
    while !*timed_out {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        *timed_out = Instant::now() >= deadline;
        thread::sleep(Duration::from_micros(200));
    }
    child.kill()?;
    child.wait()
}

/// Reads a pipe to its end in a thread of its own, so that neither pipe can block the other.
fn drain<R: Read + Send + 'static>(pipe: Option<R>, limit: usize) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut kept = Vec::new();
        if let Some(mut pipe) = pipe {
            let _ = pipe.by_ref().take(limit as u64).read_to_end(&mut kept);
            let _ = io::copy(&mut pipe, &mut io::sink());
        }
        // The receiver is gone only when the run was given up.
        let _ = sender.send(kept);
    });
    receiver
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, limits: Limits) -> Finished {
        run(Command::new("sh").args(["-c", script]), b"given", limits).expect("sh runs")
    }

    #[test]
    fn both_streams_and_the_status_come_back() {
        let done = shell("cat; echo oops >&2; exit 3", Limits::default());
        assert_eq!((done.out(), done.err()), ("given".to_string(), "oops\n".to_string()));
        assert_eq!((done.code, done.signal, done.timed_out), (Some(3), None, false));
    }

    #[test]
    fn a_run_that_does_not_end_is_ended() {
        let limits = Limits { time: Duration::from_millis(100), ..Limits::default() };
        let done = shell("echo begun; exec sleep 60", limits);
        assert!(done.timed_out);
        assert_eq!(done.out(), "begun\n");
    }

    #[test]
    fn output_without_end_is_cut() {
        let limits = Limits { output: 10, ..Limits::default() };
        assert_eq!(shell("head -c 100000 /dev/zero", limits).stdout.len(), 10);
    }

    #[test]
    fn a_signal_is_told_apart_from_a_status() {
        let done = shell("kill -ABRT $$", Limits::default());
        assert_eq!((done.code, done.signal), (None, Some(6)));
    }
}
