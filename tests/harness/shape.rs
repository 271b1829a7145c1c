//! What a loop must cost, said on its line.
//!
//! ```text
//! while i < n:  # jit: body.allocations=0 body.guards<=2 removed.allocation>=5
//!     if i & 4:  # bridge: body.allocations=0
//! ```
//!
//! `jit` is about the loop or function that starts there, `bridge` about the bridge that leaves there; where there are several, the one with most iterations.
//!
//! Names are those of a loop object of the report, joined by dots; a name that is not there counts as 0.

use std::cmp::Ordering;

use serde_json::Value;

/// Claims about the loop of one line.
#[derive(Debug, PartialEq, Eq)]
pub struct Mark {
    /// The line, counted from 1.
    pub line: u64,
    /// The claims.
    pub claims: Vec<Claim>,
}

/// A count of a loop object, and what it must be.
#[derive(Debug, PartialEq, Eq)]
pub struct Claim {
    /// Where it is: names joined by dots.
    pub path: String,
    /// On which side of the bound it may be, besides being equal to it.
    pub order: Option<Ordering>,
    /// The bound.
    pub bound: u64,
}

/// All marks of a program on its loops and functions.
///
/// # Panics
/// When a claim cannot be read.
pub fn marks(text: &str) -> Vec<Mark> {
    marked(text, "# jit:")
}

/// All marks of a program on bridges.
///
/// # Panics
/// When a claim cannot be read.
pub fn bridge_marks(text: &str) -> Vec<Mark> {
    marked(text, "# bridge:")
}

fn marked(text: &str, word: &str) -> Vec<Mark> {
    let lines = text.lines().zip(1..).filter_map(|(line, number)| {
        let (_, rest) = line.split_once(word)?;
        let (claims, _) = rest.split_once('#').unwrap_or((rest, ""));
        Some(Mark { line: number, claims: claims.split_whitespace().map(claim).collect() })
    });
    lines.collect()
}

fn claim(text: &str) -> Claim {
    let (path, order, bound) = if let Some((path, bound)) = text.split_once("<=") {
        (path, Some(Ordering::Less), bound)
    } else if let Some((path, bound)) = text.split_once(">=") {
        (path, Some(Ordering::Greater), bound)
    } else if let Some((path, bound)) = text.split_once('=') {
        (path, None, bound)
    } else {
        panic!("no claim: {text}")
    };
    let bound = bound.parse().unwrap_or_else(|_| panic!("no number: {text}"));
    Claim { path: path.to_string(), order, bound }
}

impl Claim {
    /// What is wrong with a loop object, if anything.
    pub fn fault(&self, object: &Value) -> Option<String> {
        let found = self.path.split('.').fold(object, |value, name| &value[name]);
        let found = found.as_u64().unwrap_or(0);
        let order = found.cmp(&self.bound);
        let holds = order == Ordering::Equal || Some(order) == self.order;
        let sign = match self.order {
            None => "=",
            Some(Ordering::Less) => "<=",
            _ => ">=",
        };
        (!holds).then(|| format!("{} is {found}, not {sign} {}", self.path, self.bound))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn marks_are_read_and_held() {
        let text = "x = 1\nwhile x:  # jit: body.guards<=2 removed.allocation=5\n    if x:  # jit: entries=1  # bridge: entries=1\n";
        let (marks, bridges) = (marks(text), bridge_marks(text));
        assert_eq!((marks.len(), marks[0].line), (2, 2));
        assert_eq!((bridges.len(), bridges[0].line), (1, 3));
        let object = json!({"body": {"guards": 3}, "removed": {"allocation": 5}});
        let faults: Vec<_> = marks[0].claims.iter().filter_map(|c| c.fault(&object)).collect();
        assert_eq!(faults, ["body.guards is 3, not <= 2"]);
    }
}
