//! Text and places.
//!
//! **In:** the text of a file. **Out:** [`Span`]s (byte ranges), the lines and columns they mean, and [`Diagnostic`]s that say something about them.
//!
//! Everything carries spans, eight bytes each; lines and columns are worked out only when somebody wants to read them:
//!
//! ```
//! use sidewinder_syntax::source::{SourceFile, Span};
//! let file = SourceFile::new("a.py", "x = 1\ny = é + 2\n");
//! let place = file.place(Span::new(10, 16));
//! assert_eq!((place.line, place.column, place.end_column), (2, 4, 10));
//! assert_eq!(file.line(2), "y = é + 2");
//! ```
//!
//! **Absent:** reading files; columns in characters or UTF-16, which are the business of whoever shows them.

mod decode;
mod diagnostic;
mod file;
mod span;

pub use decode::{decode, plain_lines};
pub use diagnostic::{Diagnostic, ErrorKind, Told, marked};
pub use file::{Lines, SourceFile};
pub use span::{Place, Span};
