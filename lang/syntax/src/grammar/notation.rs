//! The notation of `python.peg`.

use std::collections::HashMap;

/// The grammar, as the file of it says.
const TEXT: &str = include_str!("python.peg");

/// All rules.
pub struct Grammar {
    pub rules: Vec<Rule>,
    pub names: HashMap<&'static str, usize>,
}

/// How a rule remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    None,
    Answers,
    /// It starts with itself: its answer grows.
    Left,
    /// Nothing, and it is tried as in the first pass.
    First,
}

pub struct Rule {
    pub memory: Memory,
    pub alternatives: Vec<Alternative>,
}

pub struct Alternative {
    pub items: Vec<(Option<char>, Item)>,
    pub action: Action,
    /// Whether only the second pass, which is for errors, tries it: it is the name of a rule of errors and nothing else.
    pub is_wrong: bool,
}

pub enum Item {
    /// A keyword or operator.
    Token(String),
    /// A name that is a keyword here.
    Soft(String),
    Name,
    Number,
    Str,
    Newline,
    Indent,
    Dedent,
    End,
    /// Any name that is a keyword somewhere.
    AnySoft,
    Rule(usize),
    Group(Vec<Alternative>),
    Optional(Box<Item>),
    Repeat(Box<Item>, usize),
    Separated(Box<Item>, Box<Item>),
    Ahead(Box<Item>, bool),
    Cut,
    Insist(String),
}

pub enum Action {
    /// The only item, or all of them.
    Default,
    Label(char),
    Node(&'static str, Vec<char>),
    Wrong {
        place: Place,
        words: &'static str,
    },
    Function {
        name: &'static str,
        labels: Vec<char>,
    },
}

#[derive(Clone, Copy, Debug)]
pub enum Place {
    At(char),
    Range(char, char),
    From(char),
    Last,
    /// An IndentationError; the words say the line of the label.
    Block(Option<char>),
}

impl Grammar {
    /// Reads the grammar.
    pub fn read() -> Grammar {
        let mut lines: Vec<String> = Vec::new();
        let mut template: Option<Vec<String>> = None;
        for line in TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let into = template.as_mut().unwrap_or(&mut lines);
            match line {
                "template" => template = Some(Vec::new()),
                "end" => {
                    for (prefix, close) in [("def_", "')'"), ("lambda_", "':'")] {
                        let written = template.iter().flatten();
                        lines.extend(
                            written.map(|l| l.replace("P_", prefix).replace("CLOSE", close)),
                        );
                    }
                    template = None;
                }
                _ if line.starts_with(' ') => into.last_mut().expect("a rule").push_str(line),
                _ => into.push(line.to_string()),
            }
        }
        // The grammar lives as long as the one error it words: a program stops at it.
        let lines: Vec<&'static str> = lines.into_iter().map(|l| &*l.leak()).collect();
        let split = |line: &'static str| line.split_once(" = ").expect("name = alternatives");
        let head =
            |line: &'static str| split(line).0.split_once(' ').unwrap_or((split(line).0, ""));
        let names: HashMap<&'static str, usize> =
            lines.iter().enumerate().map(|(index, line)| (head(line).0, index)).collect();
        let rules = lines.iter().map(|line| {
            let memory = match head(line).1 {
                "memo" => Memory::Answers,
                "left" => Memory::Left,
                "first" => Memory::First,
                _ => Memory::None,
            };
            let mut reader = Reader { rest: split(line).1, names: &names };
            Rule { memory, alternatives: reader.alternatives() }
        });
        Grammar { rules: rules.collect(), names }
    }
}

struct Reader<'n> {
    rest: &'static str,
    names: &'n HashMap<&'static str, usize>,
}

impl Reader<'_> {
    fn skip(&mut self, text: &str) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }
    fn word(&mut self) -> &'static str {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }
    fn quoted(&mut self, quote: char) -> &'static str {
        let end = self.rest.find(quote).expect("a closing quote");
        let text = &self.rest[..end];
        self.rest = &self.rest[end + 1..];
        text
    }
    fn letter(&mut self) -> char {
        self.word().chars().next().expect("a label")
    }

    fn alternatives(&mut self) -> Vec<Alternative> {
        let mut all = Vec::new();
        loop {
            all.push(self.alternative());
            if !self.skip("|") {
                return all;
            }
        }
    }
    fn alternative(&mut self) -> Alternative {
        let mut items = Vec::new();
        let written = self.rest.trim_start();
        loop {
            self.rest = self.rest.trim_start();
            match self.rest.as_bytes() {
                [] | [b'|' | b')', ..] | [b'-', b'>', ..] | [b'=', b'>', ..] => break,
                [b'a'..=b'z', b':', ..] => {
                    let label = self.letter();
                    self.skip(":");
                    items.push((Some(label), self.item()));
                }
                _ => items.push((None, self.item())),
            }
        }
        let action = if self.skip("->") {
            self.node()
        } else if self.skip("=>") {
            self.error()
        } else {
            Action::Default
        };
        let name = written.split(' ').next().unwrap_or("");
        let is_wrong = items.len() == 1 && name.contains("wrong_");
        Alternative { items, action, is_wrong }
    }
    fn node(&mut self) -> Action {
        let name = self.word();
        if !self.skip("(") {
            return Action::Label(name.chars().next().expect("a label"));
        }
        let mut labels = Vec::new();
        while !self.skip(")") {
            labels.push(self.letter());
            self.skip(",");
        }
        Action::Node(name, labels)
    }
    fn error(&mut self) -> Action {
        let name = self.word();
        let place = match name {
            "last" => Place::Last,
            "block" if self.rest.trim_start().starts_with('"') => Place::Block(None),
            "block" => Place::Block(Some(self.letter())),
            _ if name.len() == 1 => {
                let label = name.chars().next().expect("a letter");
                if !self.skip("..") {
                    Place::At(label)
                } else if self.rest.starts_with(' ') {
                    Place::From(label)
                } else {
                    Place::Range(label, self.letter())
                }
            }
            _ => {
                let mut labels = Vec::new();
                while self.rest.trim_start().starts_with(|c: char| c.is_ascii_lowercase()) {
                    labels.push(self.letter());
                }
                return Action::Function { name, labels };
            }
        };
        self.skip("\"");
        // Quotes inside are written with a backslash.
        let mut end = self.rest.find('"').expect("a closing quote");
        while self.rest[..end].ends_with('\\') {
            end += 1 + self.rest[end + 1..].find('"').expect("a closing quote");
        }
        let words = self.rest[..end].replace("\\\"", "\"").leak();
        self.rest = &self.rest[end + 1..];
        Action::Wrong { place, words }
    }

    fn item(&mut self) -> Item {
        let mut item = self.primary();
        loop {
            item = match self.rest.as_bytes() {
                [b'?', ..] => Item::Optional(Box::new(item)),
                [b'*', ..] => Item::Repeat(Box::new(item), 0),
                [b'+', ..] => Item::Repeat(Box::new(item), 1),
                [b' ', b'%', ..] => {
                    self.skip("%");
                    let of = self.primary();
                    return Item::Separated(Box::new(item), Box::new(of));
                }
                _ => return item,
            };
            self.rest = &self.rest[1..];
        }
    }
    fn primary(&mut self) -> Item {
        if self.skip("&") {
            return Item::Ahead(Box::new(self.primary()), true);
        } else if self.skip("!") {
            return Item::Ahead(Box::new(self.primary()), false);
        } else if self.skip("~") {
            return Item::Cut;
        } else if self.skip("^'") {
            return Item::Insist(self.quoted('\'').to_string());
        } else if self.skip("'") {
            return Item::Token(self.quoted('\'').to_string());
        } else if self.skip("\"") {
            return Item::Soft(self.quoted('"').to_string());
        } else if self.skip("(") {
            let alternatives = self.alternatives();
            assert!(self.skip(")"), "a closing parenthesis before {}", self.rest);
            return Item::Group(alternatives);
        }
        match self.word() {
            "NAME" => Item::Name,
            "NUMBER" => Item::Number,
            "STRING" => Item::Str,
            "NEWLINE" => Item::Newline,
            "INDENT" => Item::Indent,
            "DEDENT" => Item::Dedent,
            "END" => Item::End,
            "SOFT" => Item::AnySoft,
            name => match self.names.get(name) {
                Some(&rule) => Item::Rule(rule),
                None => panic!("no rule is called {name}, before {}", self.rest),
            },
        }
    }
}
