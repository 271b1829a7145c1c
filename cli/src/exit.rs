//! How the process ends.
//!
//! ```text
//! 0        all is well                    2      the command line or the file is wrong
//! n        sys.exit(n)                    70     a bug in Sidewinder
//! 1        an uncaught exception,         124    the time of --limit was up
//!          a syntax error, a report       130    Ctrl-C (the process dies by SIGINT)
//!          that could not be written to its end
//! ```

// Signals are the business of the C library.
#![allow(unsafe_code)]

use std::io::Write;
use std::panic::{self, PanicHookInfo};

/// The command line, or the file that it names, is wrong.
pub const USAGE: i32 = 2;
/// Not the program is wrong, Sidewinder is.
pub const INTERNAL: i32 = 70;
/// The time of the run was up: what `timeout` of the GNU tools gives.
pub const LIMIT: i32 = 124;
/// What a shell makes of a death by SIGINT.
pub const INTERRUPTED: i32 = 130;

/// Ends the process with a status; with [`INTERRUPTED`] by the signal, so that whoever started it knows and stops, too.
pub fn with(status: i32) -> ! {
    let _ = std::io::stdout().flush();
    if status == INTERRUPTED {
        // SAFETY: both calls are always allowed; the second does not return once the first has restored the default.
        unsafe {
            libc::signal(libc::SIGINT, libc::SIG_DFL);
            libc::raise(libc::SIGINT);
        }
    }
    std::process::exit(status)
}

/// From now on Ctrl-C ends the process, as it does where nothing else was asked for: the program that listened is over.
pub fn die_of_interrupts() {
    // SAFETY: this call is always allowed.
    unsafe { libc::signal(libc::SIGINT, libc::SIG_DFL) };
}

/// Writes a message to standard error and ends the process.
pub fn because(message: &str, status: i32) -> ! {
    let _ = std::io::stderr().write_all(message.as_bytes());
    with(status)
}

/// From now on a panic says whose fault it is, and ends the process with a status of its own.
pub fn own_up_to_panics() {
    panic::set_hook(Box::new(|panic| {
        tell(panic, "with the program and these lines; `--jit off` may get around it");
        std::process::exit(INTERNAL);
    }));
}

/// From now on a panic says whose fault it is, and unwinds.
pub fn log_panics() {
    panic::set_hook(Box::new(|panic| tell(panic, "with these lines")));
}

fn tell(panic: &PanicHookInfo<'_>, how: &str) {
    let version = env!("CARGO_PKG_VERSION");
    let _ = writeln!(
        std::io::stderr(),
        "sidewinder: {panic}\nThis is a bug in Sidewinder {version}, not in the program. \
         Please report it {how}."
    );
}
