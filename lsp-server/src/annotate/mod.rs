//! From a report to annotations of the text that the editor has now.
//!
//! **In:** a [`Report`](sidewinder_report::Report), the texts as they ran, the texts as they are ([`Reading`]).
//! **Out:** [`Annotation`]s: a range of the present text, at most 40 characters to show on the line, and the long story.
//!
//! ```text
//! while y.is_positive():        ↻ 98K · 4 guards · 0 allocs · 0 calls
//!     res = res.add(y)
//! ```
//!
//! * [`drift`] carries places across edits and drops those of changed functions.
//! * [`difference`] says what is different from the run that is the baseline.
//! * [`kinds`] is the table of what users can choose to see.
//! * [`notes`] decides what is said where.
//! * [`wording`] says it.
//!
//! **Absent:** types of the protocol (`features` turns annotations into them), and knowledge of how runs come about.

pub mod difference;
pub mod drift;
pub mod kinds;
pub mod misuse;
pub mod notes;
pub mod reading;
pub mod wording;

use std::collections::HashMap;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use sidewinder_report::schema::Code;

use crate::document::Text;

pub use reading::Reading;

/// Texts by their path.
pub type Texts = HashMap<PathBuf, Arc<Text>>;

/// Something to say about a range of a text.
#[derive(Clone, Debug)]
pub struct Annotation {
    /// Bytes of the present text.
    pub range: Range<usize>,
    /// What it is about.
    pub kind: Kind,
    /// What to show at the line's end: at most 40 characters.
    pub label: Option<String>,
    /// The long story, in Markdown.
    pub detail: String,
    /// What to show in the list of problems.
    pub advice: Option<Advice>,
}

/// What an annotation is about. Where there is room for one label only, the first wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The exception that ended the run.
    Exception,
    /// A compiled loop.
    Loop,
    /// A compiled function.
    Function,
    /// A recording that was given up.
    Abort,
    /// An object.
    Allocation,
    /// Classes of a variable.
    Type,
    /// A residual call.
    Call,
    /// A guard.
    Guard,
    /// An inlined call.
    Inlined,
    /// A hint to the JIT that is wrong, or was for nothing.
    Hint,
    /// A loop or function that ran and was never compiled.
    Cold,
    /// A function that did not run.
    Idle,
    /// Facts that are hidden because code changed.
    Outdated,
}

impl Kind {
    /// Whether it is about the statement that starts on the line, not about a part of it.
    pub fn is_whole_line(self) -> bool {
        matches!(
            self,
            Kind::Loop | Kind::Function | Kind::Abort | Kind::Cold | Kind::Idle | Kind::Outdated
        )
    }
}

/// A fact with a code of the catalogue.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The code; none: it is about the program, not about what the JIT did.
    pub code: Option<Code>,
    /// How loudly to say it.
    pub weight: Weight,
    /// The message.
    pub message: String,
    /// Other places that it is about.
    pub related: Vec<Related>,
}

/// How loudly to say something. The loudest comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// The program went wrong.
    Error,
    /// A hint is wrong, or time is wasted again and again.
    Warning,
    /// There is something to gain.
    Information,
    /// Only for those who look.
    Hint,
}

/// Another place that a piece of advice is about.
#[derive(Clone, Debug)]
pub struct Related {
    /// Its file.
    pub path: PathBuf,
    /// The file's text.
    pub text: Arc<Text>,
    /// The bytes in it.
    pub range: Range<usize>,
    /// What happens there.
    pub words: String,
}
