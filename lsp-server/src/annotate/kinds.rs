//! What users can choose to see: kinds of facts, and sets of them under a name.
//!
//! An author of a program wants what can be acted on; an author of an interpreter also wants to see what the optimizer did well; and who looks for one thing
//! wants nothing else. So each kind is a row of [`TABLE`], with the presets that it is in. The choice decides what is on the lines and in the list of problems.
//! Hovers tell everything, whichever kinds are chosen: they are asked for.
//!
//! **Absent:** finding facts ([`notes`](super::notes)), and ranking them (`sidewinder_report::rank`).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use sidewinder_report::rank;
use sidewinder_report::schema::Code;

use super::{Annotation, Kind};

/// A kind of facts that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shown {
    /// Guards.
    Checks,
    /// Objects that are allocated.
    Allocations,
    /// Calls that are left.
    Calls,
    /// Recordings that were given up, and what became of code.
    Aborts,
    /// Classes of variables.
    Types,
    /// Hints to the JIT.
    Hints,
    /// Objects that are not allocated any more.
    Removed,
    /// Calls that are part of traces.
    Inlined,
    /// What ran and was never compiled.
    Cold,
}

/// A set of kinds under a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Preset {
    /// What the author of a program can act on.
    #[default]
    Author,
    /// That, and what the optimizer did: for authors of interpreters.
    Interpreter,
    /// All there is, whatever it costs.
    Everything,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The kind.
    pub shown: Shown,
    /// Its name in the settings.
    pub name: &'static str,
    /// It in a few words.
    pub title: &'static str,
    /// The first preset that has it; those after it have it, too.
    from: u8,
}

const fn row(shown: Shown, name: &'static str, title: &'static str, from: Preset) -> Row {
    Row { shown, name, title, from: from as u8 }
}

/// THE TABLE of the kinds.
pub const TABLE: &[Row] = &[
    row(Shown::Checks, "checks", "checks (guards) that fail or cost", Preset::Author),
    row(Shown::Allocations, "allocations", "objects that are allocated", Preset::Author),
    row(Shown::Calls, "calls", "calls left in traces", Preset::Author),
    row(Shown::Aborts, "aborts", "recordings given up, code dropped", Preset::Author),
    row(Shown::Types, "types", "variables of several types", Preset::Author),
    row(Shown::Hints, "hints", "hints to the JIT that are wrong or unused", Preset::Author),
    row(Shown::Removed, "removed", "objects that are not allocated any more", Preset::Interpreter),
    row(Shown::Inlined, "inlined", "calls that are part of traces", Preset::Interpreter),
    row(Shown::Cold, "cold", "loops and functions that were never compiled", Preset::Everything),
];

/// What is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The kinds.
    pub kinds: BTreeSet<Shown>,
    /// The share of the time below which nothing is said.
    pub minimum: f64,
    /// The most problems of a file.
    pub most: usize,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice::of(Preset::default())
    }
}

impl Choice {
    /// The choice that a preset is.
    pub fn of(preset: Preset) -> Choice {
        let kinds = TABLE.iter().filter(|row| row.from <= preset as u8).map(|row| row.shown);
        let minimum = if preset == Preset::Everything { 0.0 } else { rank::MINIMUM };
        Choice { kinds: kinds.collect(), minimum, most: rank::MOST }
    }

    /// Whether a kind is chosen.
    pub fn has(&self, shown: Shown) -> bool {
        self.kinds.contains(&shown)
    }

    /// Whether advice with this code is chosen.
    pub fn tells(&self, code: Code) -> bool {
        of_code(code).is_none_or(|shown| self.has(shown))
    }

    /// An annotation without what is not chosen.
    pub fn filter(&self, note: &mut Annotation, is_removed: bool) {
        let label = match note.kind {
            Kind::Allocation if is_removed => Some(Shown::Removed),
            kind => of_kind(kind),
        };
        if label.is_some_and(|shown| !self.has(shown)) {
            note.label = None;
        }
        let code = note.advice.as_ref().and_then(|advice| advice.code);
        if code.is_some_and(|code| !self.tells(code)) {
            note.advice = None;
        }
    }
}

/// The kind that a label belongs to; none: it is always shown.
fn of_kind(kind: Kind) -> Option<Shown> {
    Some(match kind {
        Kind::Exception | Kind::Loop | Kind::Function | Kind::Idle | Kind::Outdated => return None,
        Kind::Abort => Shown::Aborts,
        Kind::Allocation => Shown::Allocations,
        Kind::Type => Shown::Types,
        Kind::Call => Shown::Calls,
        Kind::Guard => Shown::Checks,
        Kind::Inlined => Shown::Inlined,
        Kind::Hint => Shown::Hints,
        Kind::Cold => Shown::Cold,
    })
}

/// The kind that advice belongs to.
fn of_code(code: Code) -> Option<Shown> {
    use Code::*;
    Some(match code {
        SW101 | SW105 => Shown::Types,
        SW102 | SW103 | SW104 | SW106 => Shown::Checks,
        SW201 | SW202 | SW203 | SW204 | SW205 => Shown::Allocations,
        SW301 | SW302 | SW303 | SW304 => Shown::Calls,
        SW401 | SW402 | SW404 | SW405 => Shown::Aborts,
        SW403 => Shown::Cold,
        SW501 | SW502 | SW503 | SW504 | SW505 | SW506 | SW507 | SW508 => Shown::Hints,
        SW901 => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_preset_has_what_the_one_before_has() {
        let [author, interpreter, everything] =
            [Preset::Author, Preset::Interpreter, Preset::Everything].map(Choice::of);
        assert!(author.kinds.is_subset(&interpreter.kinds));
        assert!(interpreter.kinds.is_subset(&everything.kinds));
        assert!(!author.has(Shown::Inlined) && interpreter.has(Shown::Inlined));
        assert!(!interpreter.has(Shown::Cold) && everything.kinds.len() == TABLE.len());
        assert_eq!((author.minimum, everything.minimum), (rank::MINIMUM, 0.0));
    }

    #[test]
    fn names_are_those_of_the_settings() {
        for row in TABLE {
            let read: Shown = serde_json::from_value(row.name.into()).expect("a kind");
            assert_eq!(read, row.shown);
        }
    }
}
