//! What every program has without an import: functions, and the methods of the builtin classes.
pub mod files;
