//! What begins with a backslash, and sets of characters.

use super::parse::{Parsed, Parser, char};
use super::tree::{Category, Item, Mode, Node, Place, Set};

/// What an escape stands for.
pub(super) enum Escape {
    Char(u32),
    Node(Node),
}

fn category(c: char) -> Option<(Category, bool)> {
    Some(match c {
        'd' => (Category::Digit, true),
        'D' => (Category::Digit, false),
        's' => (Category::Space, true),
        'S' => (Category::Space, false),
        'w' => (Category::Word, true),
        'W' => (Category::Word, false),
        _ => return None,
    })
}

fn control(c: char) -> Option<u32> {
    Some(match c {
        'a' => 7,
        'b' => 8,
        'f' => 12,
        'n' => 10,
        'r' => 13,
        't' => 9,
        'v' => 11,
        '\\' => 0x5c,
        _ => return None,
    })
}

impl Parser<'_> {
    /// Up to `most` digits of that radix.
    fn digits(&mut self, most: usize, radix: u32) -> Parsed<()> {
        for _ in 0..most {
            if !self.peek().is_some_and(|c| c.is_digit(radix)) {
                break;
            }
            self.next()?;
        }
        Ok(())
    }

    fn number(&self, from: usize, radix: u32) -> u32 {
        u32::from_str_radix(&self.slice(from, self.at), radix).unwrap_or(u32::MAX)
    }

    fn bad<T>(&self, start: usize) -> Parsed<T> {
        self.error(format!("bad escape {}", self.slice(start, self.at)), start)
    }

    /// Escapes that are the same in sets and outside.
    fn code(&mut self, start: usize, c: char) -> Parsed<Option<u32>> {
        let size = match c {
            'x' => 2,
            'u' if self.is_text => 4,
            'U' if self.is_text => 8,
            'N' if self.is_text => return self.named(start).map(Some),
            _ => return Ok(None),
        };
        self.digits(size, 16)?;
        if self.at != start + 2 + size {
            let text = format!("incomplete escape {}", self.slice(start, self.at));
            return self.error(text, start);
        }
        let code = self.number(start + 2, 16);
        if code > 0x10ffff {
            return self.bad(start);
        }
        Ok(Some(code))
    }

    fn named(&mut self, start: usize) -> Parsed<u32> {
        if !self.accept('{')? {
            return self.error("missing {", self.at);
        }
        let name = self.until('}', "character name")?;
        match unicode_names2::character(&name) {
            Some(c) => Ok(c as u32),
            None => {
                let mut shown = String::new();
                sidewinder_syntax::text::quote(&name, &mut shown);
                self.error(format!("undefined character name {shown}"), start)
            }
        }
    }

    fn octal(&self, start: usize) -> Parsed<u32> {
        let code = self.number(start + 1, 8);
        if code > 0o377 {
            let text = self.slice(start, self.at);
            let text = format!("octal escape value {text} outside of range 0-0o377");
            return self.error(text, start);
        }
        Ok(code)
    }

    /// An escape outside of sets; the backslash at `start` is read.
    pub(super) fn escape(&mut self, start: usize, mode: Mode, is_text: bool) -> Parsed<Escape> {
        let Some(code) = self.next()? else {
            return self.error("bad escape (end of pattern)", start);
        };
        let c = char(code);
        let ascii = mode.ascii || !is_text;
        if let Some((category, inside)) = category(c) {
            let items = vec![Item::Category(category, inside)];
            let mode = Mode { ignore_case: false, ..mode };
            return Ok(Escape::Node(Node::Set(Set { items, negated: false, mode })));
        }
        let place = match c {
            'A' => Some(Place::Start),
            'Z' => Some(Place::Stop),
            'b' => Some(Place::Boundary(ascii)),
            'B' => Some(Place::NoBoundary(ascii)),
            _ => None,
        };
        if let Some(place) = place {
            return Ok(Escape::Node(Node::At(place)));
        }
        if let Some(code) = control(c) {
            return Ok(Escape::Char(code));
        }
        if let Some(code) = self.code(start, c)? {
            return Ok(Escape::Char(code));
        }
        if c == '0' {
            self.digits(2, 8)?;
            return Ok(Escape::Char(self.number(start + 1, 8)));
        }
        if c.is_ascii_digit() {
            if self.peek().is_some_and(|c| c.is_ascii_digit()) {
                let second = self.next()?.unwrap_or(0);
                if c.is_digit(8)
                    && char(second).is_digit(8)
                    && self.peek().is_some_and(|c| c.is_digit(8))
                {
                    self.next()?;
                    return self.octal(start).map(Escape::Char);
                }
            }
            let group = self.number(start + 1, 10) as usize;
            match self.widths.get(group) {
                Some(None) => return self.error("cannot refer to an open group", start),
                Some(Some(_)) => {
                    self.check_behind(group)?;
                    return Ok(Escape::Node(Node::Reference(group, mode)));
                }
                None => {
                    let text = format!("invalid group reference {group}");
                    return self.error(text, start + 1);
                }
            }
        }
        if c.is_ascii_alphabetic() {
            return self.bad(start);
        }
        Ok(Escape::Char(code))
    }

    /// An escape in a set.
    fn escape_in_set(&mut self, start: usize) -> Parsed<Item> {
        let Some(code) = self.next()? else {
            return self.error("bad escape (end of pattern)", start);
        };
        let c = char(code);
        if let Some((category, inside)) = category(c) {
            return Ok(Item::Category(category, inside));
        }
        let code = match control(c) {
            Some(code) => code,
            None => match self.code(start, c)? {
                Some(code) => code,
                None if c.is_digit(8) => {
                    self.digits(2, 8)?;
                    self.octal(start)?
                }
                None if c.is_ascii_alphanumeric() => return self.bad(start),
                None => code,
            },
        };
        Ok(Item::Range(code, code))
    }

    /// One member of a set, or one end of a range; none at the end of the pattern.
    fn member(&mut self, from: usize) -> Parsed<Option<Item>> {
        match self.next()? {
            None => Ok(None),
            Some(c) if char(c) == '\\' => self.escape_in_set(from).map(Some),
            Some(c) => Ok(Some(Item::Range(c, c))),
        }
    }

    /// A set; the bracket at `start` is read.
    pub(super) fn set(&mut self, start: usize, mode: Mode) -> Parsed<Node> {
        let negated = self.accept('^')?;
        let mut items = Vec::new();
        loop {
            let from = self.at;
            if self.peek() == Some(']') && !items.is_empty() {
                self.next()?;
                break;
            }
            let Some(low) = self.member(from)? else {
                return self.error("unterminated character set", start);
            };
            let low_end = self.at;
            if !self.accept('-')? {
                items.push(low);
                continue;
            }
            let second = self.at;
            if self.peek() == Some(']') {
                self.next()?;
                items.push(low);
                items.push(Item::Range('-' as u32, '-' as u32));
                break;
            }
            let Some(high) = self.member(second)? else {
                return self.error("unterminated character set", start);
            };
            match (low, high) {
                (Item::Range(low, _), Item::Range(high, _)) if low <= high => {
                    items.push(Item::Range(low, high));
                }
                _ => {
                    let (low, high) = (self.slice(from, low_end), self.slice(second, self.at));
                    return self.error(format!("bad character range {low}-{high}"), from);
                }
            }
        }
        Ok(Node::Set(Set { items, negated, mode }))
    }
}
