//! What only the operating system can do for a run: limits that hold, signals that reach, an end that comes.
#![allow(unsafe_code)] // The calls below have no safe form in the standard library.

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd};
use std::os::unix::process::CommandExt;
use std::process::Command;

/// Memory beyond the program's own heap: machine code, tables, thread stacks.
const OVERHEAD: u64 = 256 << 20;

/// Readies a command for a run: a process group of its own, at most `memory` bytes of heap, `open` open in it, and an end
/// with this server, even if the server crashes. The thread that starts the command must outlive it.
pub fn confine(command: &mut Command, memory: u64, open: BorrowedFd<'_>) {
    let fd = open.as_raw_fd();
    command.process_group(0);
    // SAFETY: between fork and exec the closure calls only functions that are safe in a signal handler, on values that it
    // owns; it allocates nothing.
    unsafe {
        command.pre_exec(move || {
            // Private writable memory, not address space: a collector reserves far more addresses than it uses.
            limit(libc::RLIMIT_DATA, memory.saturating_add(OVERHEAD))?;
            limit(libc::RLIMIT_CORE, 0)?;
            check(libc::fcntl(fd, libc::F_SETFD, 0))?;
            #[cfg(target_os = "linux")]
            check(libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL))?;
            Ok(())
        });
    }
}

#[cfg(target_os = "linux")]
type Resource = libc::__rlimit_resource_t;
#[cfg(not(target_os = "linux"))]
type Resource = libc::c_int;

fn limit(resource: Resource, most: u64) -> io::Result<()> {
    let limit = libc::rlimit { rlim_cur: most as _, rlim_max: most as _ };
    // SAFETY: `limit` lives through the call, which only reads it.
    check(unsafe { libc::setrlimit(resource, &limit) })
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
