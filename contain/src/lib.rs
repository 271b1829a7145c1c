//! A run that is held in: what it may touch, and an end that reaches all that it started.
//!
//! **In:** [`Allowed`], what the caller lets a run do besides computing. **Out:** [`hold`] splits the process in two. The new one
//! becomes the program, under the rules of [`sandbox`]; this one becomes its supervisor, which waits for it, ends every process
//! that came from it, and ends the way it ended.
//!
//! ```text
//! sidewinder run --sandbox bench.py
//!   supervisor          adopts orphans, waits, kills the tree, removes the temporary folder
//!     └─ the program    Landlock: no writing, seccomp: no network, no processes
//!          └─ …         only where `processes` is allowed; a daemon becomes the supervisor's child
//! ```
//!
//! * [`allow`] reads what is allowed.
//! * [`inherited`] takes over the files that the caller left open.
//! * [`sandbox`] asks the kernel to refuse the rest, and says what this kernel cannot refuse.
//! * [`supervise`] is the waiting and the end.
//! * [`tree`] lists the processes below one.
//!
//! The means are those of Linux: a child subreaper (`prctl(2)`) instead of a process group, which `setsid` leaves; Landlock instead
//! of a mount namespace, which needs rights that containers and some distributions do not give.
//!
//! **Absent:** limits of time and memory, which the caller of the command holds; anything about Python.

pub mod allow;
pub mod inherited;
pub mod sandbox;
pub mod supervise;
pub mod tree;

pub use allow::Allowed;
pub use supervise::{Held, end, hold};
