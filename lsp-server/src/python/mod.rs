//! What the names of a program stand for: the analysis behind the standard requests of full mode.
//!
//! **In:** the tree of one text, and the other files of the workspace. **Out:** for a place in a text, what it names; for what is named, all places.
//!
//! ```text
//! Tree ──walk──▶ Names          scopes, symbols, mentions: flat tables, made once per text
//!                  │
//! Project ─────▶ entity ──▶ Target    through imports, `self`, classes and calls
//!                             └──▶ search    every mention of it, in every file
//! ```
//!
//! Python's scopes are decided by the text alone, so a name belongs to exactly one symbol: the first scope outwards that binds it anywhere. That is what
//! the tables hold. Attributes have no such rule. Those of modules, classes, `self` and of values whose class can be seen (`x = Point()`, an annotation) are
//! found; of all other values nothing is claimed, and whoever asks hears that it is unknown.
//!
//! * [`names`] has the tables, [`walk`] fills them.
//! * [`project`] finds and keeps the files.
//! * [`library`] knows what the builtin modules have.
//! * [`entity`] says what an expression is, [`search`] where a thing is mentioned, [`describe`] puts it into words.
//!
//! **Absent:** types. Nothing is checked, and no value is followed through a container.

pub mod describe;
pub mod entity;
pub mod library;
pub mod names;
pub mod project;
pub mod search;
pub mod walk;

pub use entity::{Entity, Target};
pub use names::Names;
pub use project::{File, Project};
