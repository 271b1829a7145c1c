//! Encodings of seven bits, in which escape sequences say what the bytes after them are: ISO 2022 (RFC 1468, 1554, 1557, 2237) and HZ (RFC 1843).

use super::table::{Table, find as find_table, give};
use super::{Codes, Step};

const ESC: u8 = 0x1b;
const SHIFT_OUT: u8 = 0x0e;
const SHIFT_IN: u8 = 0x0f;
/// Added to the letter of a set of characters that have two bytes.
const WIDE: u8 = 0x80;
const ASCII: u8 = b'B';

/// What the bytes mean at a place in the text.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// The sets in their three places.
    sets: [u8; 3],
    /// Whether the second one is in force.
    is_shifted: bool,
    /// Whether an escape sequence of another kind is being passed on.
    passes: bool,
}

impl State {
    /// The state that a number is, as CPython has it: the sets in three bytes, and two flags in the fifth. 0 is the start.
    pub(super) fn of(number: i64) -> State {
        let byte = |at: usize| (number >> (8 * at)) as u8;
        let set = |at: usize| if byte(at) == 0 { ASCII } else { byte(at) };
        let (is_shifted, passes) = (byte(4) & 1 != 0, byte(4) & 2 != 0);
        State { sets: [set(0), set(1), set(2)], is_shifted, passes }
    }

    pub(super) fn number(self) -> i64 {
        let [first, second, third] = self.sets.map(i64::from);
        let third = if third == i64::from(ASCII) { 0 } else { third };
        let flags = i64::from(self.is_shifted) | i64::from(self.passes) << 1;
        first | second << 8 | third << 16 | flags << 32
    }
}

/// A set of characters: its letter, where it is put, and which of the tables has it.
struct Set(u8, usize, Kind);

#[derive(Clone, Copy)]
enum Kind {
    /// Two bytes of a table with the higher bit set, such as `euc_kr`.
    High(&'static str),
    /// Those that stand behind 0x8f.
    Third(&'static str),
    /// Japanese letters of half width.
    Kana,
    /// ASCII, but for two characters.
    Roman,
    /// As the letters 0x80 to 0xff of ISO 8859, in the third place: for reading only.
    Latin,
    Greek,
}

/// An encoding.
pub(super) struct Plan {
    name: &'static str,
    sets: &'static [Set],
    shifts: bool,
    has_third_place: bool,
    /// Whether the sequence that announces an extension of JIS X 0208 is known.
    has_prefix: bool,
}

const JIS: Set = Set(b'B' | WIDE, 0, Kind::High("euc_jp"));
const OLD_JIS: Set = Set(b'@' | WIDE, 0, Kind::High("euc_jp"));
const MORE_JIS: Set = Set(b'D' | WIDE, 0, Kind::Third("euc_jp"));
const ROMAN: Set = Set(b'J', 0, Kind::Roman);
const KANA: Set = Set(b'I', 0, Kind::Kana);

static PLANS: &[Plan] = &[
    plan("iso2022_jp", &[JIS, ROMAN, OLD_JIS], false, true),
    plan("iso2022_jp_1", &[JIS, MORE_JIS, ROMAN, OLD_JIS], false, true),
    plan(
        "iso2022_jp_2",
        &[
            JIS,
            MORE_JIS,
            Set(b'C' | WIDE, 0, Kind::High("euc_kr")),
            Set(b'A' | WIDE, 0, Kind::High("gb2312")),
            ROMAN,
            OLD_JIS,
            Set(b'A', 2, Kind::Latin),
            Set(b'F', 2, Kind::Greek),
        ],
        true,
        true,
    ),
    plan(
        "iso2022_jp_2004",
        &[
            JIS,
            Set(b'Q' | WIDE, 0, Kind::High("euc_jis_2004")),
            Set(b'P' | WIDE, 0, Kind::Third("euc_jis_2004")),
        ],
        false,
        true,
    ),
    plan(
        "iso2022_jp_3",
        &[
            JIS,
            Set(b'O' | WIDE, 0, Kind::High("euc_jisx0213")),
            Set(b'P' | WIDE, 0, Kind::Third("euc_jisx0213")),
        ],
        false,
        true,
    ),
    plan("iso2022_jp_ext", &[JIS, MORE_JIS, ROMAN, KANA, OLD_JIS], false, true),
    Plan {
        name: "iso2022_kr",
        sets: &[Set(b'C' | WIDE, 1, Kind::High("euc_kr"))],
        shifts: true,
        has_third_place: false,
        has_prefix: false,
    },
];

const fn plan(
    name: &'static str,
    sets: &'static [Set],
    has_third_place: bool,
    has_prefix: bool,
) -> Plan {
    Plan { name, sets, shifts: false, has_third_place, has_prefix }
}

/// The encoding of that name.
pub(super) fn find(name: &str) -> Option<&'static Plan> {
    PLANS.iter().find(|plan| plan.name == name)
}

impl Kind {
    fn width(self) -> usize {
        if matches!(self, Kind::High(_) | Kind::Third(_)) { 2 } else { 1 }
    }

    fn decode(self, data: &[u8]) -> Option<(u32, u32)> {
        let high = |at: usize| data[at] | 0x80;
        match self {
            // What announces a syllable in eight bytes is a letter here.
            Kind::High("euc_kr") if [high(0), high(1)] == [0xa4, 0xd4] => Some((0x3164, 0)),
            Kind::High(name) => match [high(0), high(1)] {
                // The two are apart in `euc_jis_2004` only.
                [0xa2, 0xb2] if name.starts_with("euc_jis") => Some((0x7e, 0)),
                [lead, trail] => find_table(name)?.pair(lead, trail),
            },
            // Another character was meant before 2004.
            Kind::Third("euc_jisx0213") if [high(0), high(1)] == [0xfd, 0xbb] => Some((0x9b1c, 0)),
            Kind::Third(name) => {
                let pair = find_table(name)?.third(high(0), high(1))?;
                self.has_row(high(0), high(1)).then_some(pair)
            }
            Kind::Kana => {
                let code = u32::from(data[0]);
                (0x21..0x60).contains(&code).then_some((0xff61 + code - 0x21, 0))
            }
            Kind::Roman => Some(match data[0] {
                b'\\' => (0xa5, 0),
                b'~' => (0x203e, 0),
                byte => (u32::from(byte), 0),
            }),
            Kind::Latin => Some((u32::from(data[0]) + 0x80, 0)),
            Kind::Greek => greek(data[0] | 0x80).map(|code| (code, 0)),
        }
    }

    /// Whether a place behind 0x8f is one of this set: JIS X 0213 has those there that JIS X 0212 left free.
    fn has_row(self, row: u8, cell: u8) -> bool {
        match self {
            Kind::Third("euc_jp") => true,
            _ => find_table("euc_jp").is_some_and(|table| table.third(row, cell).is_none()),
        }
    }

    /// The bytes of a character, or of two, and how many they are.
    fn encode(self, codes: &[u32]) -> Option<(Vec<u8>, usize)> {
        let low = |bytes: &[u8]| bytes.iter().map(|byte| byte & 0x7f).collect();
        match self {
            Kind::High(name) | Kind::Third(name) => {
                let table = find_table(name)?;
                let is_third = matches!(self, Kind::Third(_));
                // The wave dash of full width is in `euc_jis_2004` only.
                if codes[0] == 0xff5e && name.starts_with("euc_jis") {
                    return None;
                }
                let fits = |bytes: &[u8]| match bytes {
                    [0x8f, row, cell] => is_third && self.has_row(*row, *cell),
                    [lead, trail] => !is_third && *lead >= 0xa1 && *trail >= 0xa1,
                    _ => false,
                };
                if let [code, next, ..] = codes
                    && table.is_first(*code)
                    && let Some(bytes) = table.bytes((*code, *next)).filter(|bytes| fits(bytes))
                {
                    return Some((low(&bytes[usize::from(is_third)..]), 2));
                }
                let bytes = table.bytes((codes[0], 0)).filter(|bytes| fits(bytes))?;
                Some((low(&bytes[usize::from(is_third)..]), 1))
            }
            Kind::Kana => {
                let code = codes[0].checked_sub(0xff61).filter(|code| *code < 0x3f)?;
                Some((vec![0x21 + code as u8], 1))
            }
            Kind::Roman => match codes[0] {
                0xa5 => Some((vec![b'\\'], 1)),
                0x203e => Some((vec![b'~'], 1)),
                _ => None,
            },
            Kind::Latin | Kind::Greek => None,
        }
    }
}

/// ISO 8859-7.
fn greek(byte: u8) -> Option<u32> {
    Some(match byte {
        0xa1 => 0x2018,
        0xa2 => 0x2019,
        0xaf => 0x2015,
        0xa0 | 0xa3 | 0xa6..=0xa9 | 0xab..=0xad | 0xb0..=0xb3 | 0xb7 | 0xbb | 0xbd => byte.into(),
        0xb4..=0xb6 | 0xb8..=0xba | 0xbc | 0xbe..=0xd1 | 0xd3..=0xfe => u32::from(byte) + 0x2d0,
        _ => return None,
    })
}

/// Back to ASCII at the end of a text.
pub(super) fn close(state: &mut State, out: &mut Vec<u8>) {
    if std::mem::take(&mut state.is_shifted) {
        out.push(SHIFT_IN);
    }
    if state.sets[0] != ASCII {
        out.extend([ESC, b'(', ASCII]);
        state.sets[0] = ASCII;
    }
}

impl Plan {
    pub(super) fn encode(
        &self,
        codes: &[u32],
        is_final: bool,
        state: &mut State,
        out: &mut Vec<u8>,
    ) -> Step {
        let code = codes[0];
        if let Some(byte) = u8::try_from(code).ok().filter(u8::is_ascii) {
            if state.sets[0] != ASCII {
                out.extend([ESC, b'(', ASCII]);
                state.sets[0] = ASCII;
            }
            if std::mem::take(&mut state.is_shifted) {
                out.push(SHIFT_IN);
            }
            out.push(byte);
            return Step::Done(1);
        }
        let may_pair = |set: &Set| match set.2 {
            Kind::High(name) | Kind::Third(name) => {
                find_table(name).is_some_and(|table| table.is_first(code))
            }
            _ => false,
        };
        let mut sets = self.sets.iter();
        let pairing = self.sets.iter().find(|set| may_pair(set));
        if pairing.is_some() && codes.len() == 1 && !is_final {
            return Step::More;
        }
        // A set that has both characters as one comes before those that have the first alone.
        let pair = pairing.and_then(|set| Some((set, set.2.encode(codes)?)));
        let pair = pair.filter(|(_, (_, used))| *used == 2);
        let single = || sets.find_map(|set| Some((set, set.2.encode(&codes[..1])?)));
        if let Some((set, (bytes, used))) = pair.or_else(single) {
            let Set(letter, place, _) = *set;
            if place == 0 && std::mem::take(&mut state.is_shifted) {
                out.push(SHIFT_IN);
            }
            if state.sets[place] != letter {
                out.push(ESC);
                let opens = if place == 0 { b'(' } else { b')' };
                if letter & WIDE == 0 {
                    out.push(opens);
                } else if letter == JIS.0 {
                    out.push(b'$');
                } else {
                    out.extend([b'$', opens]);
                }
                out.push(letter & !WIDE);
                state.sets[place] = letter;
            }
            if place == 1 && !std::mem::replace(&mut state.is_shifted, true) {
                out.push(SHIFT_OUT);
            }
            out.extend(bytes);
            return Step::Done(used);
        }
        Step::Bad(1)
    }

    pub(super) fn decode(&self, data: &[u8], state: &mut State, out: &mut Codes) -> Step {
        let byte = data[0];
        let is_end = |byte: u8| byte.is_ascii_uppercase() || byte == b'@';
        if state.passes {
            out.push(byte.into());
            state.passes = !is_end(byte);
            return Step::Done(1);
        }
        match byte {
            ESC => match data.get(1) {
                None => Step::More,
                Some(b'(' | b')' | b'.' | b'$' | b'&') => self.designate(data, state),
                Some(b'N') if self.has_third_place => self.single(data, state, out),
                Some(_) => {
                    out.push(ESC.into());
                    state.passes = true;
                    Step::Done(1)
                }
            },
            SHIFT_IN | SHIFT_OUT if self.shifts => {
                state.is_shifted = byte == SHIFT_OUT;
                Step::Done(1)
            }
            b'\n' => {
                state.is_shifted = false;
                out.push(byte.into());
                Step::Done(1)
            }
            0x80.. => Step::Bad(1),
            _ => {
                let letter = state.sets[usize::from(state.is_shifted)];
                if byte < 0x20 || letter == ASCII {
                    out.push(byte.into());
                    return Step::Done(1);
                }
                let Some(set) = self.sets.iter().find(|set| set.0 == letter) else {
                    return Step::Bad(1);
                };
                let width = set.2.width();
                let Some(bytes) = data.get(..width) else { return Step::More };
                match set.2.decode(bytes) {
                    Some(pair) => give(Some(pair), width, out),
                    None => Step::Bad(width),
                }
            }
        }
    }

    /// An escape sequence that puts a set in its place.
    fn designate(&self, data: &[u8], state: &mut State) -> Step {
        let mut at = 1;
        let length = loop {
            match data.get(at) {
                _ if at >= 16 => return Step::Bad(1),
                None => return Step::More,
                Some(b'&') if self.has_prefix && data.get(at + 1) == Some(&b'@') => at += 3,
                Some(byte) if byte.is_ascii_uppercase() || *byte == b'@' => break at + 1,
                Some(_) => at += 1,
            }
        };
        let (letter, place) = match (length, &data[1..length]) {
            (3, [b'$', letter]) => (letter | WIDE, 0),
            (3, [b'(', letter]) => (*letter, 0),
            (3, [b')', letter]) => (*letter, 1),
            (3, [b'.', letter]) if self.has_third_place => (*letter, 2),
            (4, [b'$', b'(', letter]) => (letter | WIDE, 0),
            (4, [b'$', b')', letter]) => (letter | WIDE, 1),
            (6, [b'&', b'@', ESC, b'$', b'B']) if self.has_prefix => (JIS.0, 0),
            _ => return Step::Bad(length),
        };
        if letter != ASCII && !self.sets.iter().any(|set| set.0 == letter) {
            return Step::Bad(length);
        }
        state.sets[place] = letter;
        Step::Done(length)
    }

    /// One character of the set in the third place.
    fn single(&self, data: &[u8], state: &State, out: &mut Codes) -> Step {
        let Some(byte) = data.get(2).copied() else { return Step::More };
        let set = self.sets.iter().find(|set| set.1 == 2 && set.0 == state.sets[2]);
        let pair = match set {
            _ if !byte.is_ascii() => None,
            Some(set) => set.2.decode(&[byte]),
            None => Some((byte.into(), 0)),
        };
        match pair {
            Some(pair) => give(Some(pair), 3, out),
            None => Step::Bad(3),
        }
    }
}

/// The letter of the Chinese set, for HZ.
const CHINESE: u8 = b'A' | WIDE;

pub(super) fn encode_hz(
    table: &Table,
    codes: &[u32],
    state: &mut State,
    out: &mut Vec<u8>,
) -> Step {
    if let Some(byte) = u8::try_from(codes[0]).ok().filter(u8::is_ascii) {
        close_hz(state, out);
        out.push(byte);
        if byte == b'~' {
            out.push(byte);
        }
        return Step::Done(1);
    }
    let Some(&[lead, trail]) = table.bytes((codes[0], 0)) else { return Step::Bad(1) };
    if state.sets[0] == ASCII {
        out.extend(b"~{");
        state.sets[0] = CHINESE;
    }
    out.extend([lead & 0x7f, trail & 0x7f]);
    Step::Done(1)
}

pub(super) fn close_hz(state: &mut State, out: &mut Vec<u8>) {
    if state.sets[0] != ASCII {
        out.extend(b"~}");
        state.sets[0] = ASCII;
    }
}

pub(super) fn decode_hz(table: &Table, data: &[u8], state: &mut State, out: &mut Codes) -> Step {
    let byte = data[0];
    let is_ascii = state.sets[0] == ASCII;
    if byte == b'~' {
        match data.get(1) {
            None => return Step::More,
            Some(b'~') if is_ascii => out.push(byte.into()),
            Some(b'{') if is_ascii => state.sets[0] = CHINESE,
            Some(b'\n') if is_ascii => {}
            Some(b'}') if !is_ascii => state.sets[0] = ASCII,
            Some(_) => return Step::Bad(1),
        }
        return Step::Done(2);
    }
    if byte >= 0x80 {
        return Step::Bad(1);
    }
    if is_ascii {
        out.push(byte.into());
        return Step::Done(1);
    }
    match data.get(1) {
        None => Step::More,
        Some(trail) => give(table.pair(byte | 0x80, trail | 0x80), 2, out),
    }
}
