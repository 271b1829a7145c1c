//! Encodings in which a character is one to three bytes, or one of the few longer ones that are computed.

use super::{Codes, Step};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::OnceLock;

/// The first bytes of two, and the second ones.
const LEADS: std::ops::Range<usize> = 0x81..0xff;
const TRAILS: std::ops::Range<usize> = 0x30..0xff;
/// Both of the two that stand behind 0x8f.
const CELLS: std::ops::Range<usize> = 0xa1..0xff;

/// A character, or two that are written as one; no character is 0.
type Pair = (u32, u32);

/// An encoding.
pub(super) struct Table {
    name: &'static str,
    single: Vec<u32>,
    two: Vec<u32>,
    three: Vec<u32>,
    /// Characters above the 16 bits of the others, and pairs, by their bytes as a number.
    wide: FxHashMap<u32, Pair>,
    encoded: FxHashMap<Pair, Box<[u8]>>,
    /// The characters that may be the first of a pair.
    first: FxHashSet<u32>,
    /// Of `gb18030`: the characters that have four bytes, in their order.
    linear: Vec<u16>,
}

/// Reads the file with the tables.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    fn byte(&mut self) -> usize {
        self.number(1) as usize
    }

    fn number(&mut self, bytes: usize) -> u32 {
        self.take(bytes).iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte))
    }

    /// Numbers whose lower halves come first.
    fn halves(&mut self, count: usize) -> Vec<u32> {
        let (low, high) = (self.take(count), self.take(count));
        low.iter().zip(high).map(|(low, high)| u32::from(*low) | u32::from(*high) << 8).collect()
    }
}

/// The encoding of that name.
pub(super) fn find(name: &str) -> Option<&'static Table> {
    static TABLES: OnceLock<Vec<Table>> = OnceLock::new();
    TABLES.get_or_init(read).iter().find(|table| table.name == name)
}

const NAMES: [&str; 16] = [
    "gb2312",
    "gbk",
    "gb18030",
    "big5",
    "cp950",
    "big5hkscs",
    "euc_kr",
    "cp949",
    "johab",
    "shift_jis",
    "cp932",
    "euc_jp",
    "shift_jis_2004",
    "shift_jisx0213",
    "euc_jis_2004",
    "euc_jisx0213",
];

fn read() -> Vec<Table> {
    let packed = include_bytes!("tables");
    let whole = miniz_oxide::inflate::decompress_to_vec(packed).unwrap_or_default();
    let mut reader = Reader(&whole);
    let count = reader.byte();
    let mut tables: Vec<Table> = Vec::new();
    for name in NAMES.iter().take(count) {
        let length = reader.byte();
        debug_assert_eq!(reader.0.get(..length), Some(name.as_bytes()));
        reader.take(length);
        let (parent, has_three) = (reader.byte(), reader.byte() > 0);
        let mut two = reader.halves(LEADS.len() * TRAILS.len());
        let mut three = if has_three { reader.halves(CELLS.len() * CELLS.len()) } else { vec![] };
        if let Some(parent) = tables.get(parent) {
            two.iter_mut().zip(&parent.two).for_each(|(unit, before)| *unit ^= before);
            three.iter_mut().zip(&parent.three).for_each(|(unit, before)| *unit ^= before);
        }
        let single: Vec<u32> = (0..256).map(|_| reader.number(2)).collect();
        let mut table = Table {
            name,
            single,
            two,
            three,
            wide: FxHashMap::default(),
            encoded: FxHashMap::default(),
            first: FxHashSet::default(),
            linear: Vec::new(),
        };
        for _ in 0..reader.number(2) {
            let (kind, row, cell) = (reader.byte(), reader.number(1), reader.number(1));
            let pair = (reader.number(4), reader.number(4));
            let key = if kind == 3 { 0x8f_0000 } else { 0 } | row << 8 | cell;
            table.wide.insert(key, pair);
            if pair.1 != 0 {
                table.first.insert(pair.0);
            }
        }
        table.invert();
        for _ in 0..reader.number(2) {
            let (code, length) = (reader.number(4), reader.byte());
            let data = reader.take(length);
            if data.is_empty() {
                table.encoded.remove(&(code, 0));
            } else {
                table.encoded.insert((code, 0), data.into());
            }
        }
        if *name == "gb18030" {
            let has_four = |code: &u16| {
                !(0xd800..0xe000).contains(code)
                    && !table.encoded.contains_key(&(u32::from(*code), 0))
            };
            table.linear = (0x80..=0xffff).filter(has_four).collect();
        }
        tables.push(table);
    }
    tables
}

impl Table {
    /// Fills in which bytes a character is: the last ones, where several are the same.
    fn invert(&mut self) {
        for byte in 0..256 {
            if byte == 0 || self.single[byte] != 0 {
                self.encoded.insert((self.single[byte], 0), [byte as u8].into());
            }
        }
        let twos = LEADS.flat_map(|lead| TRAILS.map(move |trail| (lead, trail)));
        for (at, (lead, trail)) in twos.enumerate() {
            let pair = self.wide.get(&((lead << 8 | trail) as u32)).copied();
            let pair = pair.unwrap_or((self.two[at], 0));
            if pair.0 != 0 {
                self.encoded.insert(pair, [lead as u8, trail as u8].into());
            }
        }
        let threes = CELLS.flat_map(|row| CELLS.map(move |cell| (row, cell)));
        for (at, (row, cell)) in threes.enumerate().take(self.three.len()) {
            let pair = self.wide.get(&((0x8f_0000 | row << 8 | cell) as u32)).copied();
            let pair = pair.unwrap_or((self.three[at], 0));
            if pair.0 != 0 {
                self.encoded.insert(pair, [0x8f, row as u8, cell as u8].into());
            }
        }
    }

    fn is_shifted(&self) -> bool {
        self.name.starts_with("shift") || self.name == "cp932"
    }

    /// What two bytes are.
    pub(super) fn pair(&self, lead: u8, trail: u8) -> Option<Pair> {
        let (lead, trail) = (usize::from(lead), usize::from(trail));
        if !LEADS.contains(&lead) || !TRAILS.contains(&trail) {
            return None;
        }
        let wide = self.wide.get(&((lead << 8 | trail) as u32)).copied();
        let at = (lead - LEADS.start) * TRAILS.len() + trail - TRAILS.start;
        wide.or_else(|| self.two.get(at).filter(|code| **code != 0).map(|code| (*code, 0)))
    }

    /// What two bytes behind 0x8f are.
    pub(super) fn third(&self, row: u8, cell: u8) -> Option<Pair> {
        let (row, cell) = (usize::from(row), usize::from(cell));
        if !CELLS.contains(&row) || !CELLS.contains(&cell) {
            return None;
        }
        let wide = self.wide.get(&((0x8f_0000 | row << 8 | cell) as u32)).copied();
        let at = (row - CELLS.start) * CELLS.len() + cell - CELLS.start;
        wide.or_else(|| self.three.get(at).filter(|code| **code != 0).map(|code| (*code, 0)))
    }

    /// The bytes of a character, or of two.
    pub(super) fn bytes(&self, pair: Pair) -> Option<&[u8]> {
        self.encoded.get(&pair).map(|bytes| &**bytes)
    }

    /// Whether the character after it has to be known.
    pub(super) fn is_first(&self, code: u32) -> bool {
        self.first.contains(&code)
    }

    pub(super) fn decode(&self, data: &[u8], out: &mut Codes) -> Step {
        let byte = data[0];
        let single = self.single[usize::from(byte)];
        if single != 0 || byte == 0 {
            out.push(single);
            return Step::Done(1);
        }
        let has_kana = self.name.starts_with("euc_j");
        if self.is_shifted() && !matches!(byte, 0x81..=0x9f | 0xe0..=0xfc) {
            return Step::Bad(1);
        }
        let Some(trail) = data.get(1).copied() else { return Step::More };
        if has_kana && byte == 0x8e {
            if !(0xa1..=0xdf).contains(&trail) {
                return Step::Bad(1);
            }
            out.push(0xff61 + u32::from(trail) - 0xa1);
            return Step::Done(2);
        }
        if has_kana && byte == 0x8f {
            let Some(cell) = data.get(2).copied() else { return Step::More };
            return give(self.third(trail, cell), 3, out);
        }
        if self.name == "gb18030" && trail.is_ascii_digit() {
            let Some(four) = data.get(..4) else { return Step::More };
            let code = self.of_four([four[0], four[1], four[2], four[3]]);
            return give(code.map(|code| (code, 0)), 4, out);
        }
        if self.name == "euc_kr" && data[..2] == FILLER {
            let Some(parts) = data.get(..8) else { return Step::More };
            return give(syllable(parts).map(|code| (code, 0)), 8, out);
        }
        give(self.pair(byte, trail), 2, out)
    }

    pub(super) fn encode(&self, codes: &[u32], is_final: bool, out: &mut Vec<u8>) -> Step {
        let code = codes[0];
        if self.is_first(code) {
            match codes.get(1) {
                None if !is_final => return Step::More,
                Some(next) => {
                    if let Some(bytes) = self.bytes((code, *next)) {
                        out.extend_from_slice(bytes);
                        return Step::Done(2);
                    }
                }
                None => {}
            }
        }
        if let Some(bytes) = self.bytes((code, 0)) {
            out.extend_from_slice(bytes);
        } else if self.name.starts_with("euc_j") && (0xff61..=0xff9f).contains(&code) {
            out.extend([0x8e, (code - 0xff61 + 0xa1) as u8]);
        } else if self.name == "gb18030"
            && let Some(four) = self.to_four(code)
        {
            out.extend(four);
        } else if self.name == "euc_kr" && (0xac00..=0xd7a3).contains(&code) {
            let code = code as usize - 0xac00;
            let parts = [LEADING[code / 588], 0xbf + (code / 28 % 21) as u8, TRAILING[code % 28]];
            out.extend(FILLER);
            parts.iter().for_each(|part| out.extend([0xa4, *part]));
        } else {
            return Step::Bad(1);
        }
        Step::Done(1)
    }

    fn of_four(&self, [a, b, c, d]: [u8; 4]) -> Option<u32> {
        if !(0x81..=0xfe).contains(&a) || !(0x81..=0xfe).contains(&c) || !d.is_ascii_digit() {
            return None;
        }
        let digits = [(a, 0x81, 1), (b, 0x30, 10), (c, 0x81, 126), (d, 0x30, 10)];
        let at = digits.iter().fold(0, |at, (byte, zero, base)| at * base + u32::from(byte - zero));
        match at.checked_sub(BEYOND) {
            Some(rest) if rest <= 0xf_ffff => Some(0x1_0000 + rest),
            Some(_) => None,
            None => self.linear.get(at as usize).map(|code| u32::from(*code)),
        }
    }

    fn to_four(&self, code: u32) -> Option<[u8; 4]> {
        let mut at = match code.checked_sub(0x1_0000) {
            Some(rest) => BEYOND + rest,
            None => self.linear.binary_search(&(code as u16)).ok()? as u32,
        };
        let mut bytes = [0; 4];
        for (place, (zero, base)) in
            [(0x81, 126), (0x30, 10), (0x81, 126), (0x30, 10)].iter().enumerate().rev()
        {
            bytes[place] = zero + (at % base) as u8;
            at /= base;
        }
        Some(bytes)
    }
}

/// The number of four bytes that stands for U+10000.
const BEYOND: u32 = 189_000;
/// How a Korean syllable starts that has no bytes of its own: its three parts follow.
const FILLER: [u8; 2] = [0xa4, 0xd4];
/// The consonants that a syllable starts with, and those that it ends with, none first.
const LEADING: [u8; 19] = [
    0xa1, 0xa2, 0xa4, 0xa7, 0xa8, 0xa9, 0xb1, 0xb2, 0xb3, 0xb5, 0xb6, 0xb7, 0xb8, 0xb9, 0xba, 0xbb,
    0xbc, 0xbd, 0xbe,
];
const TRAILING: [u8; 28] = [
    0xd4, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0xa6, 0xa7, 0xa9, 0xaa, 0xab, 0xac, 0xad, 0xae, 0xaf, 0xb0,
    0xb1, 0xb2, 0xb4, 0xb5, 0xb6, 0xb7, 0xb8, 0xba, 0xbb, 0xbc, 0xbd, 0xbe,
];

fn syllable(parts: &[u8]) -> Option<u32> {
    if [2, 4, 6].iter().any(|at| parts[*at] != 0xa4) {
        return None;
    }
    let place = |set: &[u8], part: u8| set.iter().position(|one| *one == part);
    let (lead, trail) = (place(&LEADING, parts[3])?, place(&TRAILING, parts[7])?);
    let vowel = usize::from(parts[5].checked_sub(0xbf).filter(|vowel| *vowel < 21)?);
    Some((0xac00 + lead * 588 + vowel * 28 + trail) as u32)
}

/// Appends what bytes are.
pub(super) fn give(pair: Option<Pair>, used: usize, out: &mut Codes) -> Step {
    match pair {
        Some((code, next)) => {
            out.push(code);
            if next != 0 {
                out.push(next);
            }
            Step::Done(used)
        }
        None => Step::Bad(1),
    }
}
