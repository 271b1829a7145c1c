//! The half in Rust of `_datetime`: texts of dates and times, both ways, and their hashes.
//!
//! A date is one number, and so is a time of day: [`Day`] and [`Clock`] say how. Numbers of either kind have the order of what they stand for.

use crate::builtins::PURE;
use crate::object::{Raised, Str, Value, hash};
use crate::portal::effect;
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_datetime_fields";
    "day_text" day_text (1, 1) "(day)" PURE;
    "clock_text" clock_text (2, 2) "(clock, shape)" PURE;
    "moment_text" moment_text (4, 4) "(day, clock, separator, shape)" PURE;
    "span_text" span_text (2, 2) "(days, micros)" PURE;
    "read_day" read_day (1, 1) "(text)" PURE;
    "read_clock" read_clock (1, 1) "(text)" effect::FRESH;
    "read_moment" read_moment (1, 1) "(text)" effect::FRESH;
    "hash_day" hash_day (1, 1) "(day)" PURE;
    "hash_clock" hash_clock (1, 1) "(clock)" PURE;
    "hash_moment" hash_moment (2, 2) "(day, clock)" PURE;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_datetime_fields", FUNCTIONS)
}

/// The fields of a date, of which none need be in range.
#[derive(Clone, Copy)]
struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// The fields of a time of day, of which none need be in range.
#[derive(Clone, Copy, Default)]
struct Clock {
    hour: u8,
    minute: u8,
    second: u8,
    micro: u32,
}

impl Day {
    fn of(value: Value) -> Day {
        let packed = value.as_small();
        let (month, day) = (packed >> 5 & 15, packed & 31);
        Day { year: (packed >> 9) as u16, month: month as u8, day: day as u8 }
    }

    /// None where there is no such date.
    fn packed(self) -> Option<i64> {
        let (year, month, day) = (i64::from(self.year), i64::from(self.month), i64::from(self.day));
        let is_date = (1..=9999).contains(&year) && (1..=12).contains(&month) && day >= 1;
        let is_it = is_date && (day <= 28 || day_of(days_of(year, month, day)).day == self.day);
        is_it.then_some(year << 9 | month << 5 | day)
    }

    fn fields(self) -> [i64; 3] {
        [self.year.into(), self.month.into(), self.day.into()]
    }

    /// As CPython keeps it.
    fn bytes(self) -> [u8; 4] {
        let [high, low] = self.year.to_be_bytes();
        [high, low, self.month, self.day]
    }

    fn write(self, out: &mut Vec<u8>) {
        digits(out, self.year.into(), 4);
        out.push(b'-');
        digits(out, self.month.into(), 2);
        out.push(b'-');
        digits(out, self.day.into(), 2);
    }
}

impl Clock {
    fn of(value: Value) -> Clock {
        let packed = value.as_small();
        Clock {
            hour: (packed >> 32) as u8,
            minute: (packed >> 26) as u8 & 63,
            second: (packed >> 20) as u8 & 63,
            micro: packed as u32 & 0xf_ffff,
        }
    }

    /// None where there is no such time.
    fn packed(self) -> Option<i64> {
        let [hour, minute, second, micro] = self.fields();
        let is_it = hour < 24 && minute < 60 && second < 60;
        is_it.then_some(hour << 32 | minute << 26 | second << 20 | micro)
    }

    fn fields(self) -> [i64; 4] {
        [self.hour.into(), self.minute.into(), self.second.into(), self.micro.into()]
    }

    /// As CPython keeps it.
    fn bytes(self) -> [u8; 6] {
        let [_, high, middle, low] = self.micro.to_be_bytes();
        [self.hour, self.minute, self.second, high, middle, low]
    }

    /// The shapes are those of `timespec`: auto, hours, minutes, seconds, milliseconds, microseconds.
    fn write(self, shape: i64, out: &mut Vec<u8>) {
        let shape = match shape {
            0 if self.micro == 0 => 3,
            0 => 5,
            shape => shape,
        };
        digits(out, self.hour.into(), 2);
        for (least, field) in [(2, self.minute), (3, self.second)] {
            if shape >= least {
                out.push(b':');
                digits(out, field.into(), 2);
            }
        }
        if shape >= 4 {
            out.push(b'.');
            match shape {
                4 => digits(out, self.micro / 1000, 3),
                _ => digits(out, self.micro, 6),
            }
        }
    }
}

fn digits(out: &mut Vec<u8>, number: u32, count: u32) {
    for place in (0..count).rev() {
        out.push(b'0' + (number / 10u32.pow(place) % 10) as u8);
    }
}

fn text(vm: &mut Vm, bytes: Vec<u8>) -> Result<Value, Raised> {
    let text = String::from_utf8(bytes).unwrap_or_default();
    vm.new_str(&text)
}

fn day_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut out = Vec::with_capacity(10);
    Day::of(args.get(0)).write(&mut out);
    text(vm, out)
}

fn clock_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut out = Vec::with_capacity(16);
    Clock::of(args.get(0)).write(args.get(1).as_small(), &mut out);
    text(vm, out)
}

fn moment_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut out = Vec::with_capacity(32);
    Day::of(args.get(0)).write(&mut out);
    out.extend_from_slice(Str(args.get(2)).text().as_bytes());
    Clock::of(args.get(1)).write(args.get(3).as_small(), &mut out);
    text(vm, out)
}

/// `span_text(days, micros)`: a span of days, and microseconds of a day.
fn span_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (days, micros) = (args.get(0).as_small(), args.get(1).as_small());
    let mut out = Vec::with_capacity(40);
    if days != 0 {
        out.extend_from_slice(itoa::Buffer::new().format(days).as_bytes());
        out.extend_from_slice(if days.abs() == 1 { b" day, " } else { b" days, " });
    }
    let (seconds, micros) = (micros / 1_000_000, (micros % 1_000_000) as u32);
    out.extend_from_slice(itoa::Buffer::new().format(seconds / 3600).as_bytes());
    for part in [seconds / 60 % 60, seconds % 60] {
        out.push(b':');
        digits(&mut out, part as u32, 2);
    }
    if micros != 0 {
        out.push(b'.');
        digits(&mut out, micros, 6);
    }
    text(vm, out)
}

fn hash_day(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(hash::of_bytes(&Day::of(args.get(0)).bytes()))
}

fn hash_clock(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_int(hash::of_bytes(&Clock::of(args.get(0)).bytes()))
}

fn hash_moment(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut all = [0; 10];
    all[..4].copy_from_slice(&Day::of(args.get(0)).bytes());
    all[4..].copy_from_slice(&Clock::of(args.get(1)).bytes());
    vm.new_int(hash::of_bytes(&all))
}

/// A text that is read from its start. Behind its end are zeroes.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> u8 {
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    /// The next byte, if it is that one.
    fn take(&mut self, byte: u8) -> bool {
        let is_it = self.peek() == byte;
        self.at += usize::from(is_it);
        is_it
    }

    fn number(&mut self, count: usize) -> Option<u32> {
        let mut number = 0;
        for _ in 0..count {
            let digit = self.peek().wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            number = number * 10 + u32::from(digit);
            self.at += 1;
        }
        Some(number)
    }
}

/// Days of a year before March 1 of year 0 are negative; from there on a year ends with February, and months have lengths that a line has.
pub(super) fn days_of(year: i64, month: i64, day: i64) -> i64 {
    let (year, month) = if month < 3 { (year - 1, month + 12) } else { (year, month) };
    365 * year + year.div_euclid(4) - year.div_euclid(100)
        + year.div_euclid(400)
        + ((979 * month - 2919) >> 5)
        + day
        - 306
}

/// The date of an ordinal, which is that of a year from 1 to 9999 or near it.
fn day_of(ordinal: i64) -> Day {
    let number = ordinal + 305;
    let (century, rest) = ((4 * number + 3) / 146_097, (4 * number + 3) % 146_097 / 4);
    let (year, rest) = ((4 * rest + 3) / 1461, (4 * rest + 3) % 1461 / 4);
    let line = 2141 * rest + 197_913;
    let (month, day) = (line >> 16, (line & 0xffff) / 2141 + 1);
    let is_next = month > 12;
    let year = 100 * century + year + i64::from(is_next);
    Day { year: year as u16, month: (month - 12 * i64::from(is_next)) as u8, day: day as u8 }
}

/// The date of a day of a week; None if there is none.
fn day_in_week(year: u32, week: u32, day: u32) -> Option<Day> {
    let year = i64::from(year);
    if !(1..=7).contains(&day) {
        return None;
    }
    let first = days_of(year, 1, 1);
    // Monday is 0.
    let weekday = (first + 6) % 7;
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let most = if weekday == 3 || weekday == 2 && is_leap { 53 } else { 52 };
    if !(1..=most).contains(&week) {
        return None;
    }
    let monday = first - weekday + if weekday > 3 { 7 } else { 0 };
    let ordinal = monday + i64::from(week - 1) * 7 + i64::from(day - 1);
    (1..=3_652_059).contains(&ordinal).then(|| day_of(ordinal))
}

/// A date as ISO 8601 writes it, and how much of the text it leaves. A year is in range; a month and a day need not be.
fn date_in(bytes: &[u8]) -> Option<(Day, usize)> {
    let mut text = Reader { bytes, at: 0 };
    let year = text.number(4)?;
    let has_separators = text.take(b'-');
    if text.take(b'W') {
        let week = text.number(2)?;
        let mut day = 1;
        if !text.is_at_end() {
            if has_separators && !text.take(b'-') {
                return None;
            }
            day = text.number(1)?;
        }
        if year == 0 {
            // CPython sees only later that something is wrong.
            return Some((Day { year: 1, month: 0, day: 0 }, 1));
        }
        return day_in_week(year, week, day).map(|day| (day, 0));
    }
    let month = text.number(2)?;
    if has_separators && !text.take(b'-') {
        return None;
    }
    let day = text.number(2)?;
    let day = Day { year: year as u16, month: month as u8, day: day as u8 };
    Some((day, bytes.len().saturating_sub(text.at)))
}

/// A time of day without a zone, and whether something follows. `end` is where a zone begins.
fn time_in(text: &[u8], end: usize) -> Option<(Clock, bool)> {
    let mut reader = Reader { bytes: text, at: 0 };
    let mut fields = [0; 3];
    let mut has_separators = true;
    let clock = |fields: [u32; 3], micro| Clock {
        hour: fields[0] as u8,
        minute: fields[1] as u8,
        second: fields[2] as u8,
        micro,
    };
    for at in 0..3 {
        *fields.get_mut(at)? = reader.number(2)?;
        let next = reader.peek();
        reader.at += 1;
        if at == 0 {
            has_separators = next == b':';
        }
        if reader.at >= end {
            return Some((clock(fields, 0), next != 0));
        }
        match next {
            b':' if has_separators => {}
            b'.' | b',' => break,
            _ if !has_separators => reader.at -= 1,
            _ => return None,
        }
    }
    let count = end.saturating_sub(reader.at).min(6);
    let micro = reader.number(count)? * 10u32.pow(6 - count as u32);
    while reader.peek().is_ascii_digit() {
        reader.at += 1;
    }
    Some((clock(fields, micro), reader.peek() != 0))
}

/// A time of day, and the microseconds that its zone is from UTC if it has one.
fn zoned_time_in(text: &[u8]) -> Option<(Clock, Option<i64>)> {
    let zone = text.iter().skip(1).position(|byte| matches!(byte, b'+' | b'-' | b'Z'));
    let zone = match text.first() {
        Some(b'+' | b'-' | b'Z') => 0,
        _ => zone.map_or(text.len(), |at| at + 1),
    };
    let (clock, has_more) = time_in(text, zone)?;
    if zone == text.len() {
        return (!has_more).then_some((clock, None));
    }
    let rest = &text[zone + 1..];
    if text[zone] == b'Z' {
        return rest.is_empty().then_some((clock, Some(0)));
    }
    let (offset, has_more) = time_in(rest, rest.len())?;
    let Clock { hour, minute, second, micro } = offset;
    let seconds = i64::from(hour) * 3600 + i64::from(minute) * 60 + i64::from(second);
    let sign = if text[zone] == b'-' { -1 } else { 1 };
    // Where only microseconds are given, this is UTC.
    let micros = if seconds == 0 { 0 } else { seconds * 1_000_000 + i64::from(micro) };
    (!has_more).then_some((clock, Some(sign * micros)))
}

/// Where the date ends in a text that has a time behind it.
fn separator(text: &[u8]) -> usize {
    let at = |place: usize| text.get(place).copied().unwrap_or(0);
    if text.len() == 7 {
        return 7;
    }
    match (at(4), at(5)) {
        (b'-', b'W') => {
            let has_day = text.len() > 8 && at(8) == b'-' && text.len() != 9;
            match has_day {
                // A digit behind what may be the day's belongs to the time.
                true if text.len() > 10 && at(10).is_ascii_digit() => 8,
                true => 10,
                false => 8,
            }
        }
        (b'-', _) => 10,
        (b'W', _) => {
            let end = (7..text.len()).find(|place| !at(*place).is_ascii_digit());
            let end = end.unwrap_or(text.len());
            match end {
                0..9 => end,
                _ if end % 2 == 0 => 7,
                _ => 8,
            }
        }
        _ => 8,
    }
}

/// A date and a time, and the microseconds of a zone.
fn moment_in(text: &[u8]) -> Option<(Day, Clock, Option<i64>)> {
    // The day of the week is missing.
    let is_cut = text.len() == 9 && text[4..].starts_with(b"-W") && text[8] == b'-';
    if text.len() < 7 || is_cut {
        return None;
    }
    let end = separator(text).min(text.len());
    let (day, left) = date_in(&text[..end])?;
    if left != 0 || text.len() == end {
        return Some((day, Clock::default(), None));
    }
    // Any character stands between both.
    let length = match text[end] {
        0..0x80 => 1,
        0xe0..0xf0 => 3,
        0xf0.. => 4,
        _ => 2,
    };
    let (clock, offset) = zoned_time_in(text.get(end + length..)?)?;
    Some((day, clock, offset))
}

/// The microseconds of an offset; None if there is none.
fn offset(vm: &Vm, micros: Option<i64>) -> Value {
    micros.map_or(vm.none(), Value::small)
}

/// `read_day(text)`: a date; the fields of one that there is not; None where a text is none.
fn read_day(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = Str(args.get(0)).text().as_bytes();
    let found = if matches!(text.len(), 7 | 8 | 10) { date_in(text) } else { None };
    match found {
        None => Ok(vm.none()),
        Some((day, _)) => match day.packed() {
            Some(packed) => Ok(Value::small(packed)),
            None => vm.new_tuple(&day.fields().map(Value::small)),
        },
    }
}

/// `read_clock(text)`: a time and an offset in microseconds or None; the fields and the offset if there is no such time; None where a text is none.
fn read_clock(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = Str(args.get(0)).text().as_bytes();
    let text = text.strip_prefix(b"T").unwrap_or(text);
    let Some((clock, micros)) = zoned_time_in(text) else { return Ok(vm.none()) };
    let micros = offset(vm, micros);
    match clock.packed() {
        Some(packed) => vm.new_tuple(&[Value::small(packed), micros]),
        None => {
            let [hour, minute, second, micro] = clock.fields().map(Value::small);
            vm.new_tuple(&[hour, minute, second, micro, micros])
        }
    }
}

/// `read_moment(text)`: a date, a time and an offset, as `read_clock` has it; all fields if there is no such date or time.
fn read_moment(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = Str(args.get(0)).text().as_bytes();
    let Some((day, clock, micros)) = moment_in(text) else { return Ok(vm.none()) };
    let micros = offset(vm, micros);
    match (day.packed(), clock.packed()) {
        (Some(day), Some(clock)) => vm.new_tuple(&[Value::small(day), Value::small(clock), micros]),
        _ => {
            let mut items = day.fields().map(Value::small).to_vec();
            items.extend(clock.fields().map(Value::small));
            items.push(micros);
            vm.new_tuple(&items)
        }
    }
}
