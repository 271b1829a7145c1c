//! Source text that nobody would write: programs of the cases, broken.
//!
//! **In:** a seed. **Out:** a text, and whether `sidewinder` took it as it should: it ran, or said what is wrong, and ended by itself or
//! had to be stopped. What must not happen is a panic, a signal, or an internal error.
//!
//! ```text
//! let text = mutate::text(&corpus, 42);
//! let fault = runner::check(&text, &setting, &folder)?;     // None: well
//! ```
//!
//! **Absent:** a comparison with CPython; that is the generator's business. Programs that touch files are no seeds: broken, they would touch others.

pub mod mutate;
pub mod runner;
