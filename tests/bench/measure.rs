//! One process measured: its CPU time and its memory, as the operating system counted them.

// `wait4` is the one way to the usage of one child, and the standard library does not offer it.
#![allow(unsafe_code)]

use std::io::Read;
use std::mem::MaybeUninit;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What one run took.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// User and system time of all threads, in seconds.
    pub cpu: f64,
    /// Time on the clock, in seconds.
    pub wall: f64,
    /// The most memory it held, in bytes.
    pub memory: u64,
}

/// Runs a command to its end. Gives its sample and its output, or why there is none.
pub fn run(command: &mut Command, limit: u64) -> Result<(Sample, Vec<u8>), String> {
    let started = Instant::now();
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| format!("cannot be started: {error}"))?;
    let pid = i32::try_from(child.id()).map_err(|error| error.to_string())?;
    let (done, alarm) = channel::<()>();
    let watchdog = thread::spawn(move || {
        let late = alarm.recv_timeout(Duration::from_secs(limit)) == Err(RecvTimeoutError::Timeout);
        if late {
            // SAFETY: kill takes plain numbers; the child is not reaped before this thread ended.
            unsafe { libc::kill(pid, libc::SIGKILL) };
        }
        late
    });
    let (output, complaint) = drain(&mut child);
    drop(done);
    let late = watchdog.join().unwrap_or(false);
    let (status, usage) = reap(pid)?;
    let wall = started.elapsed().as_secs_f64();
    if late {
        return Err(format!("no end after {limit} s"));
    }
    if status != 0 {
        let complaint = String::from_utf8_lossy(&complaint);
        let last = complaint.lines().last().unwrap_or("(silent)").to_string();
        return Err(format!("ended with wait status {status}: {last}"));
    }
    let seconds = |t: libc::timeval| t.tv_sec as f64 + t.tv_usec as f64 / 1e6;
    let sample = Sample {
        cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime),
        wall,
        memory: u64::try_from(usage.ru_maxrss).unwrap_or(0) * 1024,
    };
    Ok((sample, output))
}

fn drain(child: &mut Child) -> (Vec<u8>, Vec<u8>) {
    let errors = child.stderr.take().map(|mut pipe| {
        thread::spawn(move || {
            let mut bytes = Vec::new();
            let _ = pipe.read_to_end(&mut bytes);
            bytes
        })
    });
    let mut output = Vec::new();
    if let Some(mut pipe) = child.stdout.take() {
        let _ = pipe.read_to_end(&mut output);
    }
    let complaint = errors.and_then(|thread| thread.join().ok()).unwrap_or_default();
    (output, complaint)
}

fn reap(pid: i32) -> Result<(i32, libc::rusage), String> {
    let mut status = 0;
    let mut usage = MaybeUninit::<libc::rusage>::zeroed();
    loop {
        // SAFETY: both pointers are to locals of the right types, and `pid` is our own child, which
        // nobody else waits for.
        let got = unsafe { libc::wait4(pid, &raw mut status, 0, usage.as_mut_ptr()) };
        if got == pid {
            // SAFETY: zeroed is a valid rusage, and wait4 has filled it.
            return Ok((status, unsafe { usage.assume_init() }));
        }
        let error = std::io::Error::last_os_error();
        if error.kind() != std::io::ErrorKind::Interrupted {
            return Err(format!("wait4: {error}"));
        }
    }
}
