//! What only the operating system can do for a run: limits that hold, signals that reach, an end that comes.
#![allow(unsafe_code)] // The calls below have no safe form in the standard library.

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd};
use std::os::unix::process::CommandExt;
use std::process::Command;

/// Readies a command for a run: a process group of its own, no core dumps, `open` open in it, and an end with this server,
/// even if the server crashes. The thread that starts the command must outlive it.
pub fn confine(command: &mut Command, open: BorrowedFd<'_>) {
    let fd = open.as_raw_fd();
    command.process_group(0);
    // SAFETY: between fork and exec the closure calls only functions that are safe in a signal handler, on values that it
    // owns; it allocates nothing.
    unsafe {
        command.pre_exec(move || {
            let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
            check(libc::setrlimit(libc::RLIMIT_CORE, &none))?;
            check(libc::fcntl(fd, libc::F_SETFD, 0))?;
            #[cfg(target_os = "linux")]
            check(libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL))?;
            Ok(())
        });
    }
}

fn check(result: libc::c_int) -> io::Result<()> {
    if result < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// Ctrl-C for a run and all that it started.
pub fn interrupt(group: u32) {
    signal(group, libc::SIGINT);
}

/// The end of a run and of all that it started.
pub fn kill(group: u32) {
    signal(group, libc::SIGKILL);
}

fn signal(group: u32, signal: libc::c_int) {
    if let Ok(group) = libc::pid_t::try_from(group)
        && group > 1
    {
        // SAFETY: no memory is involved. A group that is gone makes the call fail, which is as good.
        unsafe { libc::kill(-group, signal) };
    }
}

/// Bytes of memory that a process has in use. Its address space says nothing: a collector reserves far more than it uses.
#[cfg(target_os = "linux")]
pub fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

/// Nothing is known: the limit of the heap must do.
#[cfg(not(target_os = "linux"))]
pub fn resident(_process: u32) -> Option<u64> {
    None
}
