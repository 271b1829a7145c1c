//! Fixes: what a piece of advice would change in the text, and the proof that it helps.
//!
//! **In:** the text of a file, and a fact with a code and a place in it. **Out:** [`Fix`]es, the most likely first, each a few
//! edits of the text or a setting of the JIT; and of one of them, tried, a [`prove::Proof`].
//!
//! ```text
//! fact SW203 at `sum.total += x`
//!   └─ fixes() ─▶ keep `sum.total` in a local variable during the loop
//!        └─ prove::prove() ─▶ runs the program as it is and with the edits, in turn: same output? less time?
//! ```
//!
//! A maker reads the tree and knows nothing of types: what it proposes may change what a program does. So nothing is offered
//! before it was run, and the offer says what was compared: the output, the exit status, and the time, of one input.
//!
//! * [`scope`] finds the function, the loops and the names around a place.
//! * [`number`], [`local`], [`hoist`], [`lookup`], [`layout`], [`parts`], [`hints`] and [`setting`] make fixes.
//! * [`prove`] tries one.
//!
//! **Absent:** writing to the project; whether and when something is run, which its user decides.

pub mod hints;
pub mod hoist;
pub mod layout;
pub mod local;
pub mod lookup;
pub mod number;
pub mod parts;
pub mod prove;
pub mod scope;
pub mod setting;

use std::ops::Range;

use sidewinder_report::schema::{Code, Fact};

use scope::Place;

/// A text that stands in for a range of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// Bytes of the old text.
    pub range: Range<usize>,
    /// What is there then.
    pub new: String,
}

/// What a fix does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It changes the text. The edits are in order, and do not overlap.
    Edits(Vec<Edit>),
    /// It runs the program with a setting, as in `--jit trace_limit=24000`.
    Setting(String),
}

/// Something that may help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The code of the advice that it follows.
    pub code: Code,
    /// What it does, to be chosen from a menu: "Keep `sum.total` in a local variable during the loop".
    pub title: String,
    /// How.
    pub change: Change,
}

impl Fix {
    /// The text with the fix; `None` if that is the same.
    pub fn applied(&self, text: &str) -> Option<String> {
        match &self.change {
            Change::Setting(_) => None,
            Change::Edits(edits) => Some(apply(text, edits)),
        }
    }
}

/// Makes all edits of a text.
pub fn apply(text: &str, edits: &[Edit]) -> String {
    let mut new = String::with_capacity(text.len() + 100);
    let mut done = 0;
    for edit in edits {
        new += &text[done..edit.range.start];
        new += &edit.new;
        done = edit.range.end;
    }
    new + &text[done..]
}

/// The fixes for a fact, the most likely first. None where the advice needs a person, or the text does not parse.
pub fn fixes(text: &str, fact: &Fact) -> Vec<Fix> {
    let Some(code) = fact.code else { return Vec::new() };
    let Some(place) = Place::find(text, &fact.at) else { return setting::fixes(code) };
    let mut all: Vec<(String, Vec<Edit>)> = Vec::new();
    match code {
        Code::SW101 | Code::SW203 => {
            all.extend(number::fixes(&place, fact));
            all.extend(local::fixes(&place));
        }
        Code::SW105 => all.extend(layout::fixes(&place)),
        Code::SW106 => {
            all.extend(local::read_once(&place, &fact.text));
            all.extend(local::fixes(&place));
        }
        Code::SW201 | Code::SW202 | Code::SW205 => {
            all.extend(hoist::fixes(&place));
            all.extend(lookup::fixes(&place));
            // What a call sees exists only for it.
            all.extend(hints::without(&place, "dont_look_inside"));
            all.extend(hints::unrolled(&place));
            all.extend(local::fixes(&place));
        }
        Code::SW301 => {
            all.extend(hoist::fixes(&place));
            all.extend(lookup::fixes(&place));
            all.extend(parts::fixes(&place));
        }
        Code::SW102 | Code::SW404 | Code::SW502 => all.extend(hints::without_promote(&place)),
        Code::SW302 => all.extend(hints::unrolled(&place)),
        Code::SW303 => all.extend(hints::without(&place, "dont_look_inside")),
        Code::SW501 => all.extend(hints::without(&place, "elidable")),
        Code::SW505 => all.extend(hints::without(&place, "unroll_safe")),
        Code::SW402 => all.extend(lookup::fixes(&place)),
        _ => {}
    }
    let edits = all.into_iter().map(|(title, mut edits)| {
        edits.sort_by_key(|edit| (edit.range.start, edit.range.end));
        Fix { code, title, change: Change::Edits(edits) }
    });
    let edits = edits.filter(|fix| fix.applied(text).is_some_and(|new| new != text));
    edits.chain(setting::fixes(code)).collect()
}

#[cfg(test)]
mod tests;
