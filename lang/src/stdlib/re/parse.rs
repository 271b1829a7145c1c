//! From the text of a pattern to its tree, with CPython's errors and their places.

use super::escape::Escape;
use super::tree::{Greed, MANY, Mode, Node, Place};

/// The flags of patterns.
pub(super) mod flag {
    pub const IGNORE_CASE: u32 = 2;
    pub const LOCALE: u32 = 4;
    pub const MULTI_LINE: u32 = 8;
    pub const DOT_ALL: u32 = 16;
    pub const UNICODE: u32 = 32;
    pub const VERBOSE: u32 = 64;
    pub const ASCII: u32 = 256;
    /// Those of which a pattern has one.
    pub const TYPE: u32 = ASCII | LOCALE | UNICODE;
}

/// What is wrong with a pattern.
#[derive(Debug)]
pub(super) enum Wrong {
    /// `re.error`, and where, if it is at a place.
    Error(String, Option<usize>),
    /// OverflowError.
    Overflow,
}

pub(super) type Parsed<T> = Result<T, Wrong>;

/// A parsed pattern.
pub(super) struct Pattern {
    pub root: Node,
    pub flags: u32,
    /// The names of the groups that have one, by number.
    pub names: Vec<(String, usize)>,
    /// How many groups there are, the whole match included.
    pub groups: usize,
}

/// Reads a pattern, character by character.
pub(super) struct Parser<'a> {
    pub(super) text: &'a [u32],
    pub(super) at: usize,
    pub(super) is_text: bool,
    flags: u32,
    pub(super) names: Vec<(String, usize)>,
    /// The widths of the groups that are closed.
    pub(super) widths: Vec<Option<(u64, u64)>>,
    behind: Option<usize>,
    /// Groups that conditions ask for, and where.
    asked: Vec<(usize, usize)>,
}

pub(super) fn char(c: u32) -> char {
    char::from_u32(c).unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn flag_of(c: u32) -> Option<u32> {
    Some(match char(c) {
        'i' => flag::IGNORE_CASE,
        'L' => flag::LOCALE,
        'm' => flag::MULTI_LINE,
        's' => flag::DOT_ALL,
        'x' => flag::VERBOSE,
        'a' => flag::ASCII,
        'u' => flag::UNICODE,
        _ => return None,
    })
}

const LOOKAHEADS: &str = "=!<";

/// Parses a pattern.
pub(super) fn parse(text: &[u32], flags: u32, is_text: bool) -> Parsed<Pattern> {
    let mut flags = flags;
    loop {
        let mut parser = Parser {
            text,
            at: 0,
            is_text,
            flags,
            names: Vec::new(),
            widths: vec![None],
            behind: None,
            asked: Vec::new(),
        };
        parser.check_end()?;
        let root = parser.choice(flags, true)?;
        if parser.at < text.len() {
            return parser.error("unbalanced parenthesis", parser.at);
        }
        if let Some((group, place)) =
            parser.asked.iter().find(|(group, _)| *group >= parser.widths.len())
        {
            return parser.error(format!("invalid group reference {group}"), *place);
        }
        // What `(?x)` says holds from the start.
        if parser.flags & flag::VERBOSE & !flags != 0 {
            flags |= flag::VERBOSE;
            continue;
        }
        let groups = parser.widths.len();
        return Ok(Pattern { root, flags: parser.flags, names: parser.names, groups });
    }
}

impl Parser<'_> {
    pub(super) fn error<T>(&self, message: impl Into<String>, place: usize) -> Parsed<T> {
        Err(Wrong::Error(message.into(), Some(place)))
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.text.get(self.at).map(|c| char(*c))
    }

    /// A backslash at the very end is found out as soon as it is looked at.
    fn check_end(&self) -> Parsed<()> {
        if self.at + 1 == self.text.len() && self.text[self.at] == '\\' as u32 {
            return self.error("bad escape (end of pattern)", self.at);
        }
        Ok(())
    }

    pub(super) fn next(&mut self) -> Parsed<Option<u32>> {
        let c = self.text.get(self.at).copied();
        if c.is_some() {
            self.at += 1;
            // What follows a backslash belongs to it.
            if c != Some('\\' as u32) {
                self.check_end()?;
            }
        }
        Ok(c)
    }

    pub(super) fn accept(&mut self, wanted: char) -> Parsed<bool> {
        let found = self.peek() == Some(wanted);
        if found {
            self.next()?;
        }
        Ok(found)
    }

    pub(super) fn slice(&self, from: usize, to: usize) -> String {
        self.text[from..to].iter().map(|c| char(*c)).collect()
    }

    fn mode(&self, flags: u32) -> Mode {
        Mode {
            ignore_case: flags & flag::IGNORE_CASE != 0,
            ascii: !self.is_text || flags & flag::ASCII != 0,
        }
    }

    /// Alternatives, up to a closing parenthesis or the end.
    fn choice(&mut self, flags: u32, first: bool) -> Parsed<Node> {
        let mut flags = flags;
        let mut parts = Vec::new();
        loop {
            let is_first = first && parts.is_empty();
            parts.push(self.sequence(&mut flags, is_first)?);
            if !self.accept('|')? {
                break;
            }
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { Node::Choice(parts) })
    }

    fn sequence(&mut self, flags: &mut u32, first: bool) -> Parsed<Node> {
        let mut parts: Vec<Node> = Vec::new();
        while let Some(c) = self.peek() {
            if c == '|' || c == ')' {
                break;
            }
            let start = self.at;
            let verbose = *flags & flag::VERBOSE != 0;
            if verbose && matches!(c, ' ' | '\t' | '\n' | '\r' | '\x0b' | '\x0c') {
                self.next()?;
                continue;
            }
            if verbose && c == '#' {
                while self.next()?.is_some_and(|c| c != '\n' as u32) {}
                continue;
            }
            let mode = self.mode(*flags);
            let code = self.next()?.unwrap_or(0);
            let node = match c {
                '\\' => match self.escape(start, mode, self.is_text)? {
                    Escape::Char(c) => Node::Char(c, mode),
                    Escape::Node(node) => node,
                },
                '[' => self.set(start, mode)?,
                '*' | '+' | '?' | '{' => {
                    if let Some(bounds) = self.bounds(c)? {
                        let repeated = self.repeat(parts.pop(), bounds, start)?;
                        parts.push(repeated);
                        continue;
                    }
                    Node::Char(code, mode)
                }
                '.' => Node::Any(*flags & flag::DOT_ALL != 0),
                '^' if *flags & flag::MULTI_LINE != 0 => Node::At(Place::LineStart),
                '^' => Node::At(Place::Start),
                '$' if *flags & flag::MULTI_LINE != 0 => Node::At(Place::LineEnd),
                '$' => Node::At(Place::End),
                '(' => match self.group(start, flags, first && parts.is_empty())? {
                    Some(node) => node,
                    None => continue,
                },
                _ => Node::Char(code, mode),
            };
            parts.push(node);
        }
        Ok(Node::Sequence(parts))
    }

    /// How often `*`, `+`, `?` or what is in braces repeats; none if the brace is just a brace.
    fn bounds(&mut self, c: char) -> Parsed<Option<(u32, u32)>> {
        match c {
            '*' => return Ok(Some((0, MANY))),
            '+' => return Ok(Some((1, MANY))),
            '?' => return Ok(Some((0, 1))),
            _ => {}
        }
        let here = self.at;
        if self.peek() == Some('}') {
            return Ok(None);
        }
        let digits = |parser: &mut Self| -> Parsed<String> {
            let from = parser.at;
            while parser.peek().is_some_and(|c| c.is_ascii_digit()) {
                parser.next()?;
            }
            Ok(parser.slice(from, parser.at))
        };
        let low = digits(self)?;
        let high = if self.accept(',')? { digits(self)? } else { low.clone() };
        if !self.accept('}')? {
            self.at = here;
            return Ok(None);
        }
        let number = |text: &str, default: u32| match text {
            "" => Ok(default),
            _ => text.parse().ok().filter(|n| *n < MANY).ok_or(Wrong::Overflow),
        };
        let (min, max) = (number(&low, 0)?, number(&high, MANY)?);
        if max < min {
            return self.error("min repeat greater than max repeat", here);
        }
        Ok(Some((min, max)))
    }

    fn repeat(&mut self, node: Option<Node>, bounds: (u32, u32), start: usize) -> Parsed<Node> {
        let node = match node {
            None | Some(Node::At(_)) => return self.error("nothing to repeat", start),
            Some(Node::Repeat { .. }) => return self.error("multiple repeat", start),
            Some(Node::Plain(node)) => node,
            Some(node) => Box::new(node),
        };
        let greed = if self.accept('?')? {
            Greed::Lazy
        } else if self.accept('+')? {
            Greed::Possessive
        } else {
            Greed::Greedy
        };
        Ok(Node::Repeat { node, min: bounds.0, max: bounds.1, greed })
    }

    /// A name up to `end`.
    pub(super) fn until(&mut self, end: char, what: &str) -> Parsed<String> {
        let from = self.at;
        loop {
            let Some(c) = self.next()? else {
                if from == self.at {
                    return self.error(format!("missing {what}"), self.at);
                }
                return self.error(format!("missing {end}, unterminated name"), from);
            };
            if char(c) == end {
                if from + 1 == self.at {
                    return self.error(format!("missing {what}"), self.at - 1);
                }
                return Ok(self.slice(from, self.at - 1));
            }
        }
    }

    fn shown(&self, name: &str) -> String {
        let mut shown = String::new();
        sidewinder_syntax::text::quote(name, &mut shown);
        shown
    }

    fn check_name(&self, name: &str) -> Parsed<()> {
        let mut chars = name.chars();
        let is_name = chars.next().is_some_and(|c| c.is_alphabetic() || c == '_')
            && chars.all(|c| c.is_alphanumeric() || c == '_');
        if !is_name {
            let text = format!("bad character in group name {}", self.shown(name));
            return self.error(text, self.at - name.chars().count() - 1);
        }
        Ok(())
    }

    pub(super) fn check_behind(&self, group: usize) -> Parsed<()> {
        if let Some(groups) = self.behind {
            if self.widths.get(group).is_none_or(|width| width.is_none()) {
                return self.error("cannot refer to an open group", self.at);
            }
            if group >= groups {
                let text = "cannot refer to group defined in the same lookbehind subpattern";
                return self.error(text, self.at);
            }
        }
        Ok(())
    }

    fn close(&mut self, start: usize) -> Parsed<()> {
        if self.accept(')')? {
            return Ok(());
        }
        self.error("missing ), unterminated subpattern", start)
    }

    fn known_group(&self, name: &str) -> Option<usize> {
        self.names.iter().find(|(known, _)| known == name).map(|(_, group)| *group)
    }

    /// What an opening parenthesis begins; nothing if it is a comment or says flags.
    fn group(&mut self, start: usize, flags: &mut u32, first: bool) -> Parsed<Option<Node>> {
        let mut name = None;
        let (mut captures, mut atomic, mut inner) = (true, false, *flags);
        if self.accept('?')? {
            let Some(c) = self.next()? else {
                return self.error("unexpected end of pattern", self.at);
            };
            match char(c) {
                'P' if self.accept('<')? => {
                    let text = self.until('>', "group name")?;
                    self.check_name(&text)?;
                    name = Some(text);
                }
                'P' if self.accept('=')? => return self.named_reference(*flags).map(Some),
                'P' => {
                    let Some(c) = self.next()? else {
                        return self.error("unexpected end of pattern", self.at);
                    };
                    return self.error(format!("unknown extension ?P{}", char(c)), self.at - 3);
                }
                ':' => captures = false,
                '#' => loop {
                    match self.next()? {
                        None => return self.error("missing ), unterminated comment", start),
                        Some(c) if char(c) == ')' => return Ok(None),
                        Some(_) => {}
                    }
                },
                c if LOOKAHEADS.contains(c) => return self.look(start, c, *flags).map(Some),
                '(' => return self.condition(start, flags).map(Some),
                '>' => (captures, atomic) = (false, true),
                c if flag_of(c as u32).is_some() || c == '-' => {
                    let Some((on, off)) = self.inline_flags(c)? else {
                        if !first {
                            let text = "global flags not at the start of the expression";
                            return self.error(text, start);
                        }
                        *flags |= self.flags;
                        return Ok(None);
                    };
                    captures = false;
                    if on & flag::TYPE != 0 {
                        inner &= !flag::TYPE;
                    }
                    inner = (inner | on) & !off;
                }
                c => return self.error(format!("unknown extension ?{c}"), self.at - 2),
            }
        }
        let number = self.widths.len();
        if captures {
            if let Some(name) = name {
                if let Some(group) = self.known_group(&name) {
                    let shown = self.shown(&name);
                    let text = format!(
                        "redefinition of group name {shown} as group {number}; was group {group}"
                    );
                    return self.error(text, self.at - name.chars().count() - 1);
                }
                self.names.push((name, number));
            }
            self.widths.push(None);
        }
        let node = self.choice(inner, false)?;
        self.close(start)?;
        if captures {
            self.widths[number] = Some(node.width(&self.known_widths()));
            return Ok(Some(Node::Group(number, Box::new(node))));
        }
        let node = Box::new(node);
        Ok(Some(if atomic { Node::Atomic(node) } else { Node::Plain(node) }))
    }

    fn known_widths(&self) -> Vec<(u64, u64)> {
        self.widths.iter().map(|width| width.unwrap_or((0, u64::from(MANY)))).collect()
    }

    fn named_reference(&mut self, flags: u32) -> Parsed<Node> {
        let name = self.until(')', "group name")?;
        self.check_name(&name)?;
        let place = self.at - name.chars().count() - 1;
        let Some(group) = self.known_group(&name) else {
            return self.error(format!("unknown group name {}", self.shown(&name)), place);
        };
        if self.widths[group].is_none() {
            return self.error("cannot refer to an open group", place);
        }
        self.check_behind(group)?;
        Ok(Node::Reference(group, self.mode(flags)))
    }

    fn look(&mut self, start: usize, c: char, flags: u32) -> Parsed<Node> {
        let (mut c, ahead, before) = (c, c != '<', self.behind);
        if !ahead {
            match self.next()? {
                None => return self.error("unexpected end of pattern", self.at),
                Some(next) => c = char(next),
            }
            if c != '=' && c != '!' {
                return self.error(format!("unknown extension ?<{c}"), self.at - 3);
            }
            self.behind = self.behind.or(Some(self.widths.len()));
        }
        let node = self.choice(flags, false)?;
        if !ahead && before.is_none() {
            self.behind = None;
        }
        self.close(start)?;
        let negated = c == '!';
        if negated && node == Node::Sequence(Vec::new()) {
            return Ok(Node::Fail);
        }
        let mut behind = 0;
        if !ahead {
            let (low, high) = node.width(&self.known_widths());
            if low != high {
                let text = "look-behind requires fixed-width pattern";
                return Err(Wrong::Error(text.into(), None));
            }
            behind = low as usize;
        }
        Ok(Node::Look { node: Box::new(node), behind, negated })
    }

    fn condition(&mut self, start: usize, flags: &mut u32) -> Parsed<Node> {
        let name = self.until(')', "group name")?;
        let place = self.at - name.chars().count() - 1;
        let group = if name.chars().next().is_some_and(|c| c.is_alphabetic() || c == '_')
            && self.check_name(&name).is_ok()
        {
            match self.known_group(&name) {
                Some(group) => group,
                None => {
                    return self.error(format!("unknown group name {}", self.shown(&name)), place);
                }
            }
        } else {
            let Ok(group) = name.parse::<usize>() else {
                let text = format!("bad character in group name {}", self.shown(&name));
                return self.error(text, place);
            };
            if group == 0 {
                return self.error("bad group number", place);
            }
            if group >= 1 << 30 {
                return self.error(format!("invalid group reference {group}"), place);
            }
            self.asked.push((group, place));
            group
        };
        self.check_behind(group)?;
        let yes = Box::new(self.sequence(flags, false)?);
        let no = if self.accept('|')? {
            let no = self.sequence(flags, false)?;
            if self.peek() == Some('|') {
                let text = "conditional backref with more than two branches";
                return self.error(text, self.at);
            }
            no
        } else {
            Node::Sequence(Vec::new())
        };
        self.close(start)?;
        Ok(Node::Condition { group, yes, no: Box::new(no) })
    }

    /// The flags that are turned on and off in a group; none if they are for the whole pattern.
    fn inline_flags(&mut self, first: char) -> Parsed<Option<(u32, u32)>> {
        let (mut on, mut off, mut c) = (0, 0, first);
        if c != '-' {
            loop {
                let flag = flag_of(c as u32).unwrap_or(0);
                if self.is_text && c == 'L' {
                    let text = "bad inline flags: cannot use 'L' flag with a str pattern";
                    return self.error(text, self.at);
                }
                if !self.is_text && c == 'u' {
                    let text = "bad inline flags: cannot use 'u' flag with a bytes pattern";
                    return self.error(text, self.at);
                }
                on |= flag;
                if flag & flag::TYPE != 0 && on & flag::TYPE != flag {
                    let text = "bad inline flags: flags 'a', 'u' and 'L' are incompatible";
                    return self.error(text, self.at);
                }
                match self.next()? {
                    None => return self.error("missing -, : or )", self.at),
                    Some(next) => c = char(next),
                }
                if ")-:".contains(c) {
                    break;
                }
                if flag_of(c as u32).is_none() {
                    let text = if c.is_alphabetic() { "unknown flag" } else { "missing -, : or )" };
                    return self.error(text, self.at - 1);
                }
            }
        }
        if c == ')' {
            self.flags |= on;
            return Ok(None);
        }
        if c == '-' {
            match self.next()? {
                None => return self.error("missing flag", self.at),
                Some(next) => c = char(next),
            }
            if flag_of(c as u32).is_none() {
                let text = if c.is_alphabetic() { "unknown flag" } else { "missing flag" };
                return self.error(text, self.at - 1);
            }
            loop {
                let flag = flag_of(c as u32).unwrap_or(0);
                if flag & flag::TYPE != 0 {
                    let text = "bad inline flags: cannot turn off flags 'a', 'u' and 'L'";
                    return self.error(text, self.at);
                }
                off |= flag;
                match self.next()? {
                    None => return self.error("missing :", self.at),
                    Some(next) => c = char(next),
                }
                if c == ':' {
                    break;
                }
                if flag_of(c as u32).is_none() {
                    let text = if c.is_alphabetic() { "unknown flag" } else { "missing :" };
                    return self.error(text, self.at - 1);
                }
            }
        }
        if on & off != 0 {
            return self.error("bad inline flags: flag turned on and off", self.at - 1);
        }
        Ok(Some((on, off)))
    }
}
