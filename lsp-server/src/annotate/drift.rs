//! Carries places of a run's text over to the text that the editor has now.
//!
//! **In:** the text as it ran and the text as it is. **Out:** for a place in the former, its bytes in the latter, or
//! nothing if the function it lies in is another one now.
//!
//! A place is held as *the n-th token of the function with this name and this hash*, so comments, blank lines and
//! whatever happens outside the function move it and never lose it, and undoing a change brings it back:
//!
//! ```text
//! def f(x):              def f(x):  # scaled
//!     return x * 2   →                               token 7 of f is `x` in both
//!            ^               return x * 2
//! ```
//!
//! A function's tokens are those of its decorators, header and body, without the functions defined inside it, of which
//! it keeps the names. Outside of all functions each statement counts as a function of its own with the name `<module>`: an import that is added
//! changes no loop beside it. Of statements that are the same, the n-th is the n-th as long as there are as many.
//!
//! **Absent:** matching of functions that were renamed; they count as changed.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

use sidewinder_syntax::{Function, TokenKind, outline};

/// Name of what is outside all functions.
pub const MODULE: &str = "<module>";

/// The functions of a text with their tokens.
#[derive(Clone, Debug)]
pub struct Outline {
    bodies: Vec<Body>,
    /// Every token: its bytes, its function, its number therein.
    tokens: Vec<(Range<usize>, usize, usize)>,
    by_key: HashMap<Key, usize>,
}

/// One function: its name and its tokens.
#[derive(Clone, Debug)]
pub struct Body {
    /// Name and hash.
    pub key: Key,
    /// Bytes of its tokens.
    pub tokens: Vec<Range<usize>>,
}

/// What a function is recognized by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Qualified name.
    pub name: String,
    /// Hash of its tokens.
    pub hash: u64,
    /// Which it is of those with the same name and hash, and how many there are.
    pub same: (usize, usize),
}

/// A range of a text, held by tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anchor {
    /// The function that it starts in.
    pub function: Key,
    start: Point,
    end: Point,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    token: usize,
    delta: usize,
}

impl Outline {
    /// The functions of `text`.
    pub fn of(text: &str) -> Outline {
        Outline::read(text, &outline(text))
    }

    /// The functions of `text`, whose tokens are known.
    pub fn read(text: &str, syntax: &sidewinder_syntax::Outline) -> Outline {
        let mut bodies = vec![Draft::new(MODULE)];
        let mut tokens = Vec::with_capacity(syntax.tokens.len());
        let mut open = vec![(0, usize::MAX)];
        let mut functions = syntax.functions.iter().peekable();
        let mut statements = syntax.statements.iter().peekable();
        for token in &syntax.tokens {
            let at = token.range.start;
            while open.len() > 1 && open.last().is_some_and(|&(_, end)| at >= end) {
                open.pop();
            }
            if token.kind == TokenKind::Word && statements.next_if(|it| it.start <= at).is_some() {
                while statements.next_if(|it| it.start <= at).is_some() {}
                open[0].0 = bodies.len();
                bodies.push(Draft::new(MODULE));
            }
            // The end of a block before a function has its place at the function's start.
            let begins = |f: &&Function| token.kind == TokenKind::Word && f.range.start <= at;
            while let Some(function) = functions.next_if(begins) {
                let outer = open.last().map_or(0, |&(body, _)| body);
                function.name.hash(&mut bodies[outer].hasher);
                open.push((bodies.len(), function.range.end));
                bodies.push(Draft::new(&function.name));
            }
            let owner = open.last().map_or(0, |&(body, _)| body);
            let body = &mut bodies[owner];
            token.kind.hash(&mut body.hasher);
            if token.kind == TokenKind::Word {
                text[token.range.clone()].hash(&mut body.hasher);
            }
            tokens.push((token.range.clone(), owner, body.tokens.len()));
            body.tokens.push(token.range.clone());
        }
        let mut bodies: Vec<Body> = bodies.into_iter().map(Draft::finish).collect();
        let mut counts: HashMap<Key, usize> = HashMap::new();
        for body in &mut bodies {
            let count = counts.entry(body.key.clone()).or_default();
            body.key.same.0 = *count;
            *count += 1;
        }
        for body in &mut bodies {
            let first = Key { same: (0, 0), ..body.key.clone() };
            body.key.same.1 = counts[&first];
        }
        let by_key = bodies.iter().enumerate().map(|(at, body)| (body.key.clone(), at)).collect();
        Outline { bodies, tokens, by_key }
    }

    /// The functions, and the statements outside of all, in the order of the text.
    pub fn functions(&self) -> &[Body] {
        &self.bodies
    }

    /// The function of that name and hash.
    pub fn function(&self, key: &Key) -> Option<&Body> {
        self.by_key.get(key).map(|&at| &self.bodies[at])
    }

    /// The functions of that name. More than one if the text defines it again.
    pub fn named<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Body> {
        self.bodies.iter().filter(move |body| body.key.name == name)
    }

    /// Takes hold of a range of the text.
    pub fn anchor(&self, range: &Range<usize>) -> Option<Anchor> {
        let first = self.tokens.partition_point(|(token, ..)| token.end <= range.start);
        let (token, owner, start) = self.tokens.get(first)?;
        let delta = range.start.saturating_sub(token.start);
        let start = Point { token: *start, delta };
        let last = self.tokens.partition_point(|(token, ..)| token.start < range.end);
        let end = match last.checked_sub(1).map(|last| &self.tokens[last]) {
            Some((token, same, end)) if same == owner && *end >= start.token => {
                Point { token: *end, delta: range.end.min(token.end) - token.start }
            }
            _ => Point { token: start.token, delta: token.len() },
        };
        Some(Anchor { function: self.bodies[*owner].key.clone(), start, end })
    }

    /// Where an anchor of another text is in this one, if its function is unchanged.
    pub fn locate(&self, anchor: &Anchor) -> Option<Range<usize>> {
        let body = self.function(&anchor.function)?;
        let byte = |point: Point| Some(body.tokens.get(point.token)?.start + point.delta);
        Some(byte(anchor.start)?..byte(anchor.end)?)
    }
}

/// A [`Body`] whose tokens are still coming.
struct Draft {
    name: String,
    hasher: DefaultHasher,
    tokens: Vec<Range<usize>>,
}

impl Draft {
    fn new(name: &str) -> Draft {
        Draft { name: name.to_owned(), hasher: DefaultHasher::new(), tokens: Vec::new() }
    }

    fn finish(self) -> Body {
        let key = Key { name: self.name, hash: self.hasher.finish(), same: (0, 0) };
        Body { key, tokens: self.tokens }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where `what` of the text `was` is in the text `is`.
    fn follow(was: &str, is: &str, what: &str) -> Option<String> {
        let at = was.find(what).unwrap();
        let anchor = Outline::of(was).anchor(&(at..at + what.len())).unwrap();
        Outline::of(is).locate(&anchor).map(|range| is[range].to_owned())
    }

    const WAS: &str = "def f(x):\n    return x * 2\n\ndef g():\n    return f(21)\n";

    #[test]
    fn comments_and_blank_lines_do_not_count() {
        let is = "# new\n\ndef f(x):  # why\n\n    # how\n    return x * 2\ndef g():\n    return f(21)\n";
        assert_eq!(follow(WAS, is, "x * 2").as_deref(), Some("x * 2"));
        assert_eq!(follow(WAS, is, "f(21)").as_deref(), Some("f(21)"));
    }

    #[test]
    fn a_change_loses_its_own_function_only() {
        let is = WAS.replace("* 2", "* 3");
        assert_eq!(follow(WAS, &is, "x * 2"), None);
        assert_eq!(follow(WAS, &is, "f(21)").as_deref(), Some("f(21)"));
    }

    #[test]
    fn functions_may_change_places() {
        let is = "def g():\n    return f(21)\n\ndef f(x):\n    return x * 2\n";
        assert_eq!(follow(WAS, is, "f(21)").as_deref(), Some("f(21)"));
    }

    #[test]
    fn an_inner_function_is_not_part_of_the_outer() {
        let was = "def f():\n    def g():\n        return 1\n    return g() + 10\n";
        let is = was.replace("return 1\n", "return 2\n");
        assert_eq!(follow(was, &is, "g() + 10").as_deref(), Some("g() + 10"));
        assert_eq!(follow(was, &is, "return 1"), None);
    }

    #[test]
    fn statements_outside_of_all_functions_are_apart() {
        let was = "for i in r:\n    f(i)\nelse:\n    g(i)\ndef f(x): pass\n";
        let is = "import q\n".to_owned() + was;
        assert_eq!(follow(was, &is, "f(i)").as_deref(), Some("f(i)"));
        assert_eq!(follow(was, &was.replace("pass", "return"), "f(i)").as_deref(), Some("f(i)"));
        assert_eq!(follow(was, &was.replace("g(i)", "g(i + 1)"), "f(i)"), None);
        assert_eq!(follow(was, &is.replace("in r", "in s"), "g(i)"), None);
    }

    #[test]
    fn equal_statements_are_told_apart_only_while_there_are_as_many() {
        let was = "f(1)\ng(2)\nf(1)\n";
        let last = |is: &str| {
            let at = was.rfind("f(1)").unwrap();
            let anchor = Outline::of(was).anchor(&(at..at + 4)).unwrap();
            Outline::of(is).locate(&anchor)
        };
        assert_eq!(last("import x\nf(1)\nf(1)\n"), Some(14..18));
        assert_eq!(last("f(1)\nf(1)\nf(1)\n"), None);
        assert_eq!(last("f(1)\n"), None);
    }

    #[test]
    fn decorators_and_headers_count() {
        let was = "@a\ndef f(x=1):\n    return x\n";
        assert_eq!(follow(was, &was.replace("@a", "@b"), "return x"), None);
        assert_eq!(follow(was, &was.replace("=1", "=2"), "return x"), None);
    }

    #[test]
    fn indentation_counts_as_structure_only() {
        let was = "def f():\n    if a:\n        b()\n    c()\n";
        let wider = "def f():\n  if a:\n      b()\n  c()\n";
        let moved = "def f():\n    if a:\n        b()\n        c()\n";
        assert_eq!(follow(was, wider, "c()").as_deref(), Some("c()"));
        assert_eq!(follow(was, moved, "c()"), None);
    }
}
