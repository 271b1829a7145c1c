//! Following the grammar: the second, slower parser, which only runs when something is wrong.

use std::collections::HashMap;

use super::notation::{Action, Alternative, Grammar, Item, Memory};
use super::tokens::{Kind, Stop, Token, Tokenizer};
use super::{Exception, Wrong};

/// What was matched: an expression or a part of one.
pub struct Node {
    /// The name in the grammar, `token`, or `list` where several things have no name.
    pub kind: &'static str,
    /// Its first token.
    pub first: usize,
    /// Line and column where it starts and ends, as tokens have them.
    pub place: [i64; 4],
    pub parts: Vec<usize>,
}

/// How deep the rules may nest, as in CPython.
const MAX_DEPTH: usize = 6000;
const SOFT: [&str; 3] = ["_", "case", "match"];

/// How an attempt ends: a node, or nothing because the text is otherwise, or because an error was found.
type Match = Option<usize>;
/// What a rule answered at a token.
type Answer = (Match, usize);

pub struct Engine<'a> {
    pub text: &'a str,
    pub grammar: &'a Grammar,
    pub tokenizer: Tokenizer<'a>,
    pub tokens: Vec<Token>,
    pub nodes: Vec<Node>,
    pub at: usize,
    /// The error that was found; nothing is matched any more.
    pub error: Option<Wrong>,
    /// Whether the tokenizer found it.
    is_stopped: bool,
    /// Whether this is the second pass.
    is_second: bool,
    memory: HashMap<(usize, usize), Answer>,
    depth: usize,
    /// Of an expression in an f-string: the line and column where it starts.
    pub origin: Option<(i64, i64)>,
    /// Whether the end of the text ends a line, as at a prompt.
    pub is_prompt: bool,
    is_line: bool,
}

impl<'a> Engine<'a> {
    pub fn new(text: &'a str, grammar: &'a Grammar, origin: Option<(i64, i64)>) -> Self {
        let mut tokenizer = Tokenizer::new(text);
        if let Some((line, _)) = origin {
            tokenizer.line = line - 1;
        }
        Engine {
            text,
            grammar,
            tokenizer,
            tokens: Vec::new(),
            nodes: Vec::new(),
            at: 0,
            error: None,
            is_stopped: false,
            is_second: false,
            memory: HashMap::new(),
            depth: 0,
            origin,
            is_prompt: false,
            is_line: false,
        }
    }

    /// What is wrong with the text, if anything is.
    pub fn run(&mut self, start: &str) -> Option<Wrong> {
        let rule = self.grammar.names[start];
        if self.rule(rule).is_some() {
            return None;
        }
        if self.error.is_some() {
            return self.finished();
        }
        let last = self.tokens.last().copied();
        (self.at, self.is_second) = (0, true);
        self.memory.clear();
        self.nodes.clear();
        self.rule(rule);
        if self.error.is_some() {
            return self.finished();
        }
        let Some(last) = last else {
            return Some(self.plain(Exception::Syntax, "invalid syntax"));
        };
        match last.kind {
            Kind::Indent => {
                self.raise_last(Exception::Indentation, "unexpected indent".into());
            }
            Kind::Dedent => {
                self.raise_last(Exception::Indentation, "unexpected unindent".into());
            }
            _ => {
                self.raise_at(token_place(&last), "invalid syntax".into());
                self.rest_of_tokens();
            }
        }
        self.error.take()
    }

    /// The error that was found. One of tokens comes before one of the parser.
    fn finished(&mut self) -> Option<Wrong> {
        let is_deep = self.error.as_ref().is_some_and(|e| e.exception == Exception::TooDeep);
        if !self.is_stopped && !is_deep {
            self.rest_of_tokens();
        }
        self.error.take()
    }
    fn plain(&self, exception: Exception, message: &str) -> Wrong {
        Wrong { exception, message: message.into(), place: [0, 0, 0, 0], text: None }
    }

    /// An error of the tokens that follow comes first, a bracket of an earlier line that is not closed too.
    fn rest_of_tokens(&mut self) {
        let line = self.tokens.last().map_or(0, |token| token.line);
        while !self.tokenizer.is_done {
            match self.tokenizer.get() {
                Ok(_) => {}
                Err(Stop::Error(wrong)) => self.error = Some(wrong),
                Err(_) => {
                    if self.tokenizer.brackets.last().is_some_and(|open| line > open.line) {
                        self.error = None;
                        self.unclosed();
                    }
                }
            }
        }
    }

    /// The token at the place where the parser is, read if it was not yet.
    pub fn token(&mut self) -> Option<Token> {
        if self.error.is_some() {
            return None;
        }
        if let Some(token) = self.tokens.get(self.at) {
            return Some(*token);
        }
        match self.tokenizer.get() {
            Ok(mut token) => {
                if self.is_prompt && self.is_line && token.kind == Kind::End {
                    token.kind = Kind::Newline;
                    self.is_line = false;
                    self.tokenizer.close();
                } else {
                    self.is_line = true;
                }
                if let Some((line, column)) = self.origin
                    && self.tokenizer.line == line
                {
                    token.column += column;
                    token.end_column += column;
                }
                self.tokens.push(token);
                Some(token)
            }
            Err(stop) => {
                self.is_stopped = true;
                let line = self.tokenizer.line;
                let (end_line, at) = (line, self.tokenizer.at);
                let (start, end, column, end_column) = (at, at, -1, -1);
                let (kind, level) = (Kind::Error, self.tokenizer.brackets.len());
                self.tokens.push(Token {
                    kind,
                    start,
                    end,
                    line,
                    column,
                    end_line,
                    end_column,
                    level,
                });
                self.stop(&stop);
                None
            }
        }
    }

    /// Words what the tokenizer leaves to the parser.
    fn stop(&mut self, stop: &Stop) {
        let line = self.tokenizer.line;
        match stop {
            Stop::Error(wrong) => self.error = Some(wrong.clone()),
            Stop::Eof if !self.tokenizer.brackets.is_empty() => self.unclosed(),
            Stop::Eof => self.raise_last(Exception::Syntax, "unexpected EOF while parsing".into()),
            Stop::Dedent => {
                let message = "unindent does not match any outer indentation level";
                self.raise_last(Exception::Indentation, message.into());
            }
            Stop::Tab => {
                let message = "inconsistent use of tabs and spaces in indentation";
                self.raise(Exception::Tab, [line, 0, line, -1], message.into());
            }
            Stop::TooDeep => {
                let message = "too many levels of indentation";
                self.raise(Exception::Indentation, [line, 0, line, -1], message.into());
            }
            Stop::Continuation => {
                let column = (self.tokenizer.at - self.tokenizer.buffer) as i64 - 1;
                let message = "unexpected character after line continuation character";
                self.raise(Exception::Syntax, [line, column, line, -1], message.into());
            }
        }
    }
    fn unclosed(&mut self) {
        if let Some(open) = self.tokenizer.brackets.last().copied() {
            let message = format!("'{}' was never closed", open.byte as char);
            let place = [open.line, open.column, open.line, -1];
            self.raise(Exception::Syntax, place, message);
        }
    }

    pub fn raise_at(&mut self, place: [i64; 4], message: String) {
        self.raise(Exception::Syntax, place, message);
    }

    /// An error at the last token that was read.
    pub fn raise_last(&mut self, exception: Exception, message: String) {
        let Some(&token) = self.tokens.last() else {
            self.finish(exception, [0, 0, 0, -1], message);
            return;
        };
        let column = match token.column {
            -1 => (self.tokenizer.at - self.tokenizer.line_start) as i64,
            column => column + 1,
        };
        let end = if token.end_column == -1 { -1 } else { token.end_column + 1 };
        self.finish(exception, [token.line, column, token.end_line, end], message);
    }

    /// An error at a place with columns from 0.
    fn raise(
        &mut self,
        exception: Exception,
        [line, column, end, end_column]: [i64; 4],
        m: String,
    ) {
        self.finish(exception, [line, column + 1, end, end_column + 1], m);
    }

    /// An error at a place with columns in bytes from 1: makes columns of characters of them.
    fn finish(&mut self, exception: Exception, place: [i64; 4], message: String) {
        if self.error.is_some() {
            return;
        }
        let [line, mut column, end, mut end_column] = place;
        let shown = self.line_of(line);
        let mut message = message;
        if let Some((_, origin)) = self.origin {
            column -= origin;
            end_column -= origin;
            message = format!("f-string: {message}");
        } else {
            column = characters(&shown, column);
            end_column = if end_column > 0 { characters(&shown, end_column) } else { end_column };
        }
        let place = [line, column, end, end_column];
        self.error = Some(Wrong { exception, message, place, text: Some(shown) });
    }

    /// What CPython shows of a line.
    fn line_of(&self, line: i64) -> String {
        let end = self.tokenizer.line_end();
        if self.tokenizer.line <= line && end > self.tokenizer.buffer {
            return self.text[self.tokenizer.buffer..end].to_string();
        }
        let index = line - self.origin.map_or(1, |(first, _)| first);
        self.text.split('\n').nth(index.max(0) as usize).unwrap_or("").to_string()
    }

    /// The place where the tokenizer is.
    pub fn current(&self) -> [i64; 2] {
        [self.tokenizer.line, (self.tokenizer.at - self.tokenizer.line_start) as i64]
    }

    pub fn written(&self, token: usize) -> &'a str {
        &self.text[self.tokens[token].start..self.tokens[token].end]
    }

    pub fn node(&mut self, kind: &'static str, first: usize, parts: Vec<usize>) -> usize {
        let blank = |token: &Token| {
            matches!(token.kind, Kind::Newline | Kind::Indent | Kind::Dedent | Kind::End)
        };
        let start = self.tokens.get(first).map_or([0, 0], |token| [token.line, token.column]);
        let last = self.tokens[..self.at].iter().rev().find(|token| !blank(token));
        let end = last.map_or(start, |token| [token.end_line, token.end_column]);
        let place = [start[0], start[1], end[0], end[1]];
        self.nodes.push(Node { kind, first, place, parts });
        self.nodes.len() - 1
    }

    fn rule(&mut self, index: usize) -> Match {
        if self.error.is_some() {
            return None;
        }
        let grammar = self.grammar;
        let rule = &grammar.rules[index];
        let key = (index, self.at);
        if matches!(rule.memory, Memory::Answers | Memory::Left)
            && let Some(&(answer, end)) = self.memory.get(&key)
        {
            self.at = end;
            return answer;
        }
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.error = Some(self.plain(Exception::TooDeep, "too deep"));
        }
        let start = self.at;
        let is_second = self.is_second;
        self.is_second &= rule.memory != Memory::First;
        let mut answer = None;
        if rule.memory == Memory::Left {
            let mut end = start;
            loop {
                self.memory.insert(key, (answer, end));
                self.at = start;
                let grown = self.alternatives(&rule.alternatives);
                if grown.is_none() || self.at <= end {
                    break;
                }
                (answer, end) = (grown, self.at);
            }
            self.at = end;
        } else {
            answer = self.alternatives(&rule.alternatives);
            if rule.memory == Memory::Answers && self.error.is_none() {
                self.memory.insert(key, (answer, self.at));
            }
        }
        self.is_second = is_second;
        self.depth -= 1;
        answer
    }

    fn alternatives(&mut self, alternatives: &'a [Alternative]) -> Match {
        let start = self.at;
        for alternative in alternatives {
            if alternative.is_wrong && !self.is_second {
                continue;
            }
            let mut found: Vec<(Option<char>, usize)> = Vec::new();
            let (mut is_cut, mut is_match) = (false, true);
            for (label, item) in &alternative.items {
                if matches!(item, Item::Cut) {
                    is_cut = true;
                    continue;
                }
                match self.item(item) {
                    Some(_) if matches!(item, Item::Ahead(..)) => {}
                    Some(node) => found.push((*label, node)),
                    None => {
                        is_match = false;
                        break;
                    }
                }
            }
            if is_match && self.error.is_none() {
                let answer = self.act(&alternative.action, start, &found);
                if answer.is_some() || self.error.is_some() {
                    return answer;
                }
            }
            self.at = start;
            if is_cut || self.error.is_some() {
                return None;
            }
        }
        None
    }

    fn act(&mut self, action: &'a Action, start: usize, found: &[(Option<char>, usize)]) -> Match {
        let labelled =
            |label: char| found.iter().find(|(l, _)| *l == Some(label)).map(|&(_, node)| node);
        match action {
            Action::Default => match found {
                [(_, only)] => Some(*only),
                _ => {
                    let parts = found.iter().map(|&(_, node)| node).collect();
                    Some(self.node("list", start, parts))
                }
            },
            Action::Label(label) => labelled(*label),
            Action::Node(kind, labels) => {
                let parts = labels.iter().filter_map(|&label| labelled(label)).collect();
                Some(self.node(kind, start, parts))
            }
            Action::Wrong { place, words } => {
                self.wrong(*place, words, &labelled);
                None
            }
            Action::Function { name, labels } => {
                let nodes: Vec<usize> = labels.iter().filter_map(|&l| labelled(l)).collect();
                self.function(name, &nodes)
            }
        }
    }

    fn item(&mut self, item: &'a Item) -> Match {
        let start = self.at;
        match item {
            Item::Token(text) => {
                let token = self.token()?;
                let is_word = matches!(token.kind, Kind::Keyword | Kind::Operator);
                (is_word && self.written(start) == text).then(|| self.take("token"))
            }
            Item::Soft(text) => {
                let token = self.token()?;
                (token.kind == Kind::Name && self.written(start) == text).then(|| self.take("Name"))
            }
            Item::AnySoft => {
                let token = self.token()?;
                // CPython compares as many letters as the name has.
                let is_soft = token.kind == Kind::Name
                    && SOFT.iter().any(|word| word.starts_with(self.written(start)));
                is_soft.then(|| self.take("Name"))
            }
            Item::Name => self.kind(Kind::Name, "Name"),
            Item::Number => self.kind(Kind::Number, "Constant"),
            Item::Str => self.kind(Kind::Str, "Constant"),
            Item::Newline => self.kind(Kind::Newline, "token"),
            Item::Indent => self.kind(Kind::Indent, "token"),
            Item::Dedent => self.kind(Kind::Dedent, "token"),
            Item::End => self.kind(Kind::End, "token"),
            Item::Rule(rule) => self.rule(*rule),
            Item::Group(alternatives) => self.alternatives(alternatives),
            Item::Optional(item) => {
                let answer = self.item(item);
                if self.error.is_some() {
                    return None;
                }
                Some(answer.unwrap_or_else(|| {
                    self.at = start;
                    self.node("list", start, Vec::new())
                }))
            }
            Item::Repeat(item, least) => {
                let mut parts = Vec::new();
                loop {
                    let before = self.at;
                    match self.item(item) {
                        Some(node) if self.at > before => parts.push(node),
                        _ => {
                            self.at = before;
                            break;
                        }
                    }
                }
                if self.error.is_some() || parts.len() < *least {
                    return None;
                }
                Some(self.node("list", start, parts))
            }
            Item::Separated(separator, item) => {
                let mut parts = vec![self.item(item)?];
                loop {
                    let before = self.at;
                    let next = self.item(separator).and_then(|_| self.item(item));
                    match next {
                        Some(node) => parts.push(node),
                        None => {
                            self.at = before;
                            break;
                        }
                    }
                }
                if self.error.is_some() {
                    return None;
                }
                Some(self.node("list", start, parts))
            }
            Item::Ahead(item, wanted) => {
                let is_there = self.item(item).is_some();
                self.at = start;
                if self.error.is_some() || is_there != *wanted {
                    return None;
                }
                Some(self.node("token", start, Vec::new()))
            }
            Item::Cut => None,
            Item::Insist(text) => {
                let token = self.token()?;
                if token.kind == Kind::Operator && self.written(start) == text {
                    return Some(self.take("token"));
                }
                self.raise_at(token_place(&token), format!("expected '{text}'"));
                None
            }
        }
    }
    fn kind(&mut self, kind: Kind, name: &'static str) -> Match {
        (self.token()?.kind == kind).then(|| self.take(name))
    }
    fn take(&mut self, kind: &'static str) -> usize {
        let first = self.at;
        self.at += 1;
        let token = self.tokens[first];
        self.nodes.push(Node { kind, first, place: token_place(&token), parts: Vec::new() });
        self.nodes.len() - 1
    }
}

fn token_place(token: &Token) -> [i64; 4] {
    [token.line, token.column, token.end_line, token.end_column]
}

/// The column in characters of one in bytes, both from 1.
fn characters(line: &str, column: i64) -> i64 {
    let bytes = line.len() as i64;
    let column = column.min(bytes + 1).max(0);
    let inside = line.as_bytes()[..column.min(bytes) as usize].iter();
    inside.filter(|&&b| b & 0xc0 != 0x80).count() as i64 + (column > bytes) as i64
}
