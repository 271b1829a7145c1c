//! What a pattern asks of a character.

use super::tree::{Category, Item, Mode, Set};

/// The decimal digits, by their zeros.
const ZEROS: &[u32] = &[
    0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66,
    0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90,
    0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
    0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650,
    0x116c0, 0x11730, 0x118e0, 0x11950, 0x11c50, 0x11d50, 0x11da0, 0x16a60, 0x16ac0, 0x16b50,
    0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e950, 0x1fbf0,
];

fn is_digit(c: u32, ascii: bool) -> bool {
    if ascii || c < 0x80 {
        return (0x30..0x3a).contains(&c);
    }
    ZEROS.iter().any(|zero| (*zero..zero + 10).contains(&c))
}

fn is_space(c: u32, ascii: bool) -> bool {
    match c {
        0x20 | 0x09..=0x0d => true,
        0x1c..=0x1f | 0x85 | 0xa0 if !ascii => true,
        _ if ascii || c < 0x80 => false,
        _ => char::from_u32(c).is_some_and(char::is_whitespace),
    }
}

/// Whether it is part of a word.
pub(super) fn is_word(c: u32, ascii: bool) -> bool {
    if c < 0x80 {
        return (c as u8).is_ascii_alphanumeric() || c == 0x5f;
    }
    // What Unicode calls alphabetic has combining marks that are no letters.
    !ascii && char::from_u32(c).is_some_and(|c| c.is_alphanumeric() && !is_mark(c as u32))
}

fn is_mark(c: u32) -> bool {
    matches!(c, 0x300..=0x36f | 0x483..=0x489 | 0x591..=0x5bd | 0x610..=0x61a | 0x64b..=0x65f
        | 0x900..=0x903 | 0x93a..=0x93c | 0x93e..=0x94f | 0x1ab0..=0x1aff | 0x1dc0..=0x1dff
        | 0x20d0..=0x20ff | 0xfe20..=0xfe2f)
}

fn is_in_category(c: u32, category: Category, ascii: bool) -> bool {
    match category {
        Category::Digit => is_digit(c, ascii),
        Category::Space => is_space(c, ascii),
        Category::Word => is_word(c, ascii),
    }
}

/// The characters that are the same but for their case, lower case first among those that differ.
pub(super) fn variants(c: u32, ascii: bool) -> [u32; 4] {
    if c < 0x80 {
        let byte = c as u8;
        let swapped = if byte.is_ascii_alphabetic() { c ^ 0x20 } else { c };
        let third = match byte.to_ascii_lowercase() {
            _ if ascii => c,
            b's' => 0x17f,
            b'k' => 0x212a,
            b'i' => 0x130,
            _ => c,
        };
        return [c, swapped, third, if third == 0x130 { 0x131 } else { c }];
    }
    if ascii {
        return [c; 4];
    }
    let Some(char) = char::from_u32(c) else { return [c; 4] };
    let single = |mut all: Box<dyn Iterator<Item = char>>| {
        let first = all.next().map_or(c, u32::from);
        if all.next().is_some() { c } else { first }
    };
    let lower = match c {
        0x130 => 0x69,
        _ => single(Box::new(char.to_lowercase())),
    };
    let upper = single(Box::new(char.to_uppercase()));
    let lower_of_upper =
        char::from_u32(upper).map_or(upper, |upper| single(Box::new(upper.to_lowercase())));
    [c, lower, upper, lower_of_upper]
}

/// Whether two characters are the same but for their case.
pub(super) fn same_letter(a: u32, b: u32, ascii: bool) -> bool {
    a == b || variants(a, ascii).contains(&b) || variants(b, ascii).contains(&a)
}

impl Set {
    fn has(&self, c: u32) -> bool {
        self.items.iter().any(|item| match *item {
            Item::Range(low, high) => (low..=high).contains(&c),
            Item::Category(category, inside) => {
                is_in_category(c, category, self.mode.ascii) == inside
            }
        })
    }

    /// Whether the set has a character.
    pub(super) fn contains(&self, c: u32) -> bool {
        let found = if self.mode.ignore_case {
            variants(c, self.mode.ascii).iter().any(|c| self.has(*c))
        } else {
            self.has(c)
        };
        found != self.negated
    }
}

impl Mode {
    /// Whether a character of the pattern stands for a character of the text.
    pub(super) fn same(self, pattern: u32, text: u32) -> bool {
        pattern == text || self.ignore_case && same_letter(pattern, text, self.ascii)
    }
}
