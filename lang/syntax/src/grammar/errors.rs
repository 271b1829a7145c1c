//! Errors that need more than a place and words.

use super::Exception;
use super::engine::Engine;
use super::notation::Place;

impl Engine<'_> {
    pub(super) fn wrong(
        &mut self,
        place: Place,
        words: &str,
        labelled: &dyn Fn(char) -> Option<usize>,
    ) {
        let node = |label: char| labelled(label).expect("a label of the alternative");
        match place {
            Place::At(a) => {
                let message = self.fill(words, node(a));
                self.raise_at(self.nodes[node(a)].place, message);
            }
            Place::Range(a, b) => {
                let (a, b) = (node(a), self.last_part(node(b)));
                let [line, column, ..] = self.nodes[a].place;
                let [_, _, end, end_column] = self.nodes[b].place;
                let message = self.fill(words, a);
                self.raise_at([line, column, end, end_column], message);
            }
            Place::From(a) => {
                let [line, column, ..] = self.nodes[node(a)].place;
                let [end, end_column] = self.current();
                self.raise_at([line, column, end, end_column - 1], words.into());
            }
            Place::Last => self.raise_last(Exception::Syntax, words.into()),
            Place::Block(a) => {
                let line = a.map_or(0, |a| self.nodes[node(a)].place[0]);
                self.raise_last(Exception::Indentation, words.replace('%', &line.to_string()));
            }
        }
    }
    fn fill(&self, words: &str, node: usize) -> String {
        words.replace('%', self.name(node))
    }

    /// What CPython calls an expression.
    fn name(&self, node: usize) -> &str {
        match self.nodes[node].kind {
            "Attribute" => "attribute",
            "Subscript" => "subscript",
            "Starred" => "starred",
            "Name" => "name",
            "List" => "list",
            "Tuple" => "tuple",
            "Lambda" => "lambda",
            "Call" => "function call",
            "Operation" => "expression",
            "Generator" => "generator expression",
            "Yield" => "yield expression",
            "Await" => "await expression",
            "ListComp" => "list comprehension",
            "SetComp" => "set comprehension",
            "DictComp" => "dict comprehension",
            "Dict" => "dict literal",
            "Set" => "set display",
            "FString" => "f-string expression",
            "Constant" => "literal",
            "Ellipsis" => "ellipsis",
            "Compare" => "comparison",
            "IfExp" => "conditional expression",
            "Named" => "named expression",
            _ => self.written(self.nodes[node].first),
        }
    }

    /// The last of what a label stands for: a comprehension ends with its last condition.
    fn last_part(&self, node: usize) -> usize {
        match (self.nodes[node].kind, self.nodes[node].parts.last()) {
            ("list", Some(&last)) => self.last_part(last),
            ("For", Some(&last)) if self.nodes[last].parts.is_empty() && self.is_empty(last) => {
                self.nodes[node].parts[0]
            }
            ("For", Some(&last)) => self.last_part(last),
            _ => node,
        }
    }
    fn is_empty(&self, node: usize) -> bool {
        self.nodes[node].kind == "list" && self.nodes[node].parts.is_empty()
    }

    /// The parts of a node, lists among them opened, without the tokens between.
    fn items(&self, node: usize) -> Vec<usize> {
        let mut all = Vec::new();
        for &part in &self.nodes[node].parts {
            match self.nodes[part].kind {
                "list" => all.extend(self.items(part)),
                "token" => {}
                _ => all.push(part),
            }
        }
        all
    }

    /// The first part of a target that cannot be assigned to, or deleted.
    fn bad_target(&self, node: usize, way: &str) -> Option<usize> {
        match self.nodes[node].kind {
            "List" | "Tuple" => {
                self.items(node).into_iter().find_map(|item| self.bad_target(item, way))
            }
            "Starred" if way != "delete" => self.bad_target(self.nodes[node].parts[0], way),
            // `a in b` of a loop that goes wrong further on.
            "Compare" if way == "loop" => {
                let parts = self.items(node);
                let is_in = parts.get(1).is_some_and(|&second| self.nodes[second].kind == "In");
                is_in.then(|| self.bad_target(parts[0], way)).flatten()
            }
            "Name" | "Subscript" | "Attribute" => None,
            _ => Some(node),
        }
    }

    pub(super) fn function(&mut self, name: &str, nodes: &[usize]) -> Option<usize> {
        let a = *nodes.first()?;
        match name {
            "assign" | "loop" | "delete" => {
                let bad = self.bad_target(a, name)?;
                let verb = if name == "delete" { "delete" } else { "assign to" };
                let message = format!("cannot {verb} {}", self.name(bad));
                self.raise_at(self.nodes[bad].place, message);
            }
            "legacy" if self.is_legacy(a) => {
                let word = self.written(self.nodes[a].first);
                let message =
                    format!("Missing parentheses in call to '{word}'. Did you mean {word}(...)?");
                self.range(a, nodes[1], message);
            }
            "comma" if !self.is_legacy(a) && self.tokens[self.at - 1].level > 0 => {
                self.range(a, nodes[1], "invalid syntax. Perhaps you forgot a comma?".into());
            }
            "key" => {
                let [line, _, end, end_column] = self.nodes[a].place;
                let message = "':' expected after dictionary key".into();
                self.raise_at([line, end_column - 1, end, -1], message);
            }
            "genexp" => {
                let is_keyword = |&node: &usize| self.nodes[node].kind.starts_with("Keyword");
                let positional: Vec<usize> =
                    self.items(a).into_iter().filter(|node| !is_keyword(node)).collect();
                if positional.len() > 1 {
                    let last = self.last_part(nodes[1]);
                    let message = "Generator expression must be parenthesized".into();
                    self.range(positional[positional.len() - 1], last, message);
                }
            }
            "order" => {
                let unpacks = self.items(a).iter().any(|&n| self.nodes[n].kind == "Keywords");
                let behind = if unpacks { " unpacking" } else { "" };
                let message = format!("positional argument follows keyword argument{behind}");
                self.raise_last(Exception::Syntax, message);
            }
            "real" | "imaginary" => {
                let is_imaginary = self.written(self.nodes[a].first).ends_with(['j', 'J']);
                if is_imaginary == (name == "imaginary") {
                    return Some(a);
                }
                let message = format!("{name} number required in complex literal");
                self.raise_at(self.nodes[a].place, message);
            }
            "strings" => return self.strings(a),
            _ => {}
        }
        None
    }
    fn range(&mut self, a: usize, b: usize, message: String) {
        let [line, column, ..] = self.nodes[a].place;
        let [_, _, end, end_column] = self.nodes[b].place;
        self.raise_at([line, column, end, end_column], message);
    }
    /// Whether a name was a statement of Python 2.
    fn is_legacy(&self, node: usize) -> bool {
        let word = || self.written(self.nodes[node].first);
        self.nodes[node].kind == "Name" && matches!(word(), "print" | "exec")
    }
}
