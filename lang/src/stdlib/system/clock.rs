//! Clocks of the system, and the local time, for `time`.

// The system writes into structures.
#![allow(unsafe_code)]

use super::{c_int, c_long, raise_last};
use crate::builtins::ANY;
use crate::object::{Raised, Str, Tuple, Type, Value};
use crate::portal::effect;
use crate::stdlib::dates::days_of;
use crate::vm::{Args, Vm};
use sidewinder_jit::ir::{Effect, Groups};
use std::ffi::{CStr, CString};
use std::time::Duration;

/// What looks at clocks and zones, and at nothing of the program's.
const LOOK: Effect = effect::outside(Groups::NONE);

crate::builtins! {
    /// What `time` has of it.
    FUNCTIONS in "time";
    "clock_gettime" get (1, 1) "(clk_id, /)" ANY;
    "clock_gettime_ns" get_ns (1, 1) "(clk_id, /)" ANY;
    "clock_getres" resolution (1, 1) "(clk_id, /)" ANY;
    "clock_settime" set (2, 2) "(clk_id, time, /)" ANY;
    "clock_settime_ns" set_ns (2, 2) "(clk_id, time, /)" ANY;
    "_local" local (1, 1) "(seconds)" ANY;
    "_here" here (1, 1) "(seconds)" LOOK;
    "_seconds_at" seconds_at (2, 2) "(shown, fold)" LOOK;
    "_seconds_of" seconds_of (1, 1) "(fields)" ANY;
    "_take_zone" take_zone (0, 0) "()" ANY;
    "_text_of" text_of (4, 4) "(format, fields, zone, offset)" ANY;
}

unsafe extern "C" {
    /// Reads the time zone anew. The crate `libc` has it for other systems only.
    fn tzset();
}

fn seconds(time: libc::timespec) -> f64 {
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}

/// What a clock says.
fn read(vm: &mut Vm, value: Value) -> Result<libc::timespec, Raised> {
    let clock = c_int(vm, value)?;
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the structure is a local.
    match unsafe { libc::clock_gettime(clock, &mut time) } {
        0 => Ok(time),
        _ => raise_last(vm),
    }
}

fn get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let time = read(vm, args.get(0))?;
    vm.new_float(seconds(time))
}

fn get_ns(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let time = read(vm, args.get(0))?;
    vm.new_int(time.tv_sec * 1_000_000_000 + time.tv_nsec)
}

fn resolution(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let clock = c_int(vm, args.get(0))?;
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the structure is a local.
    match unsafe { libc::clock_getres(clock, &mut time) } {
        0 => vm.new_float(seconds(time)),
        _ => raise_last(vm),
    }
}

fn write(vm: &mut Vm, clock: Value, time: libc::timespec) -> Result<Value, Raised> {
    let clock = c_int(vm, clock)?;
    // SAFETY: the structure is a local.
    match unsafe { libc::clock_settime(clock, &time) } {
        0 => Ok(vm.none()),
        _ => raise_last(vm),
    }
}

fn set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(seconds) = vm.number(args.get(1))? else {
        return vm.raise_not_integer(args.get(1));
    };
    match Duration::try_from_secs_f64(seconds) {
        Ok(time) => {
            let (tv_sec, tv_nsec) = (time.as_secs() as i64, time.subsec_nanos().into());
            write(vm, args.get(0), libc::timespec { tv_sec, tv_nsec })
        }
        Err(_) => vm.raise(Type::ValueError, "time must be non-negative"),
    }
}

fn set_ns(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let nanos = c_long(vm, args.get(1))?;
    let (tv_sec, tv_nsec) = (nanos.div_euclid(1_000_000_000), nanos.rem_euclid(1_000_000_000));
    write(vm, args.get(0), libc::timespec { tv_sec, tv_nsec })
}

/// The local time at a number of seconds.
fn local_at(seconds: i64) -> Option<libc::tm> {
    // SAFETY: both structures are locals; all zeroes is a time.
    unsafe {
        let mut parts: libc::tm = std::mem::zeroed();
        (!libc::localtime_r(&seconds, &mut parts).is_null()).then_some(parts)
    }
}

/// The name of the zone that a time is in.
fn zone_of(parts: &libc::tm) -> String {
    if parts.tm_zone.is_null() {
        return String::new();
    }
    // SAFETY: the C library keeps the name, and ends it.
    unsafe { CStr::from_ptr(parts.tm_zone) }.to_string_lossy().into_owned()
}

/// `_local(seconds)`: the nine parts of `struct_time`, the zone and how far it is from UTC.
fn local(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let seconds = c_long(vm, args.get(0))?;
    let Some(parts) = local_at(seconds) else {
        return raise_last(vm);
    };
    let numbers = [
        i64::from(parts.tm_year) + 1900,
        i64::from(parts.tm_mon) + 1,
        parts.tm_mday.into(),
        parts.tm_hour.into(),
        parts.tm_min.into(),
        parts.tm_sec.into(),
        (i64::from(parts.tm_wday) + 6) % 7,
        i64::from(parts.tm_yday) + 1,
        parts.tm_isdst.into(),
    ];
    let zone = vm.new_str(&zone_of(&parts))?;
    let mut items = numbers.map(Value::small).to_vec();
    items.extend([zone, Value::small(parts.tm_gmtoff)]);
    vm.new_tuple(&items)
}

/// No zone has a gap or an overlap that is longer, in seconds.
const LONGEST: i64 = 24 * 3600;
/// The days to January 1, 1970.
const EPOCH: i64 = 719_163;

/// What clocks show here, and that as seconds since 1970 as if it were UTC.
fn shown_at(vm: &mut Vm, seconds: i64) -> Result<(libc::tm, i64), Raised> {
    let Some(parts) = local_at(seconds) else { return raise_last(vm) };
    let year = i64::from(parts.tm_year) + 1900;
    if !(1..=9999).contains(&year) {
        return vm.raise(Type::ValueError, format!("year {year} is out of range"));
    }
    let days = days_of(year, i64::from(parts.tm_mon) + 1, parts.tm_mday.into()) - EPOCH;
    let hours = days * 24 + i64::from(parts.tm_hour);
    let shown = (hours * 60 + i64::from(parts.tm_min)) * 60 + i64::from(parts.tm_sec);
    Ok((parts, shown))
}

/// `_here(seconds)`: what clocks show here, as `datetime` packs it: the time in 37 bits, above it the day in 23, above that whether they have shown it before.
fn here(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let seconds = c_long(vm, args.get(0))?;
    let (parts, shown) = shown_at(vm, seconds)?;
    let day = (i64::from(parts.tm_year) + 1900) << 9
        | (i64::from(parts.tm_mon) + 1) << 5
        | i64::from(parts.tm_mday);
    let (hour, minute) = (i64::from(parts.tm_hour), i64::from(parts.tm_min));
    let clock = hour << 32 | minute << 26 | i64::from(parts.tm_sec.min(59)) << 20;
    let mut fold = 0;
    if shown - LONGEST > -EPOCH * 86400 {
        let change = shown - shown_at(vm, seconds - LONGEST)?.1 - LONGEST;
        if change < 0 && shown_at(vm, seconds + change)?.1 == shown {
            fold = 1;
        }
    }
    vm.new_int(fold << 60 | day << 37 | clock)
}

/// `_seconds_at(shown, fold)`: the seconds since 1970 when clocks show that here.
fn seconds_at(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (shown, is_later) = (c_long(vm, args.get(0))?, args.get(1) != Value::small(0));
    let first = shown_at(vm, shown)?.1 - shown;
    let before = shown - first;
    let seen = shown_at(vm, before)?.1;
    let second = if seen == shown {
        // There may be another time, earlier or later.
        let other = before + if is_later { LONGEST } else { -LONGEST };
        let second = shown_at(vm, other)?.1 - other;
        if second == first {
            return vm.new_int(before);
        }
        second
    } else {
        seen - before
    };
    let after = shown - second;
    if shown_at(vm, after)?.1 == shown {
        return vm.new_int(after);
    }
    vm.new_int(match seen == shown {
        true => before,
        // Clocks are put forward over it.
        false if is_later => before.min(after),
        false => before.max(after),
    })
}

/// `_seconds_of(fields)`: the number of seconds that a local time is; None if there is none.
fn seconds_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fields = Tuple(args.get(0));
    let mut numbers = [0; 9];
    for (at, number) in numbers.iter_mut().enumerate() {
        *number = c_int(vm, fields.get(at))?;
    }
    // SAFETY: all zeroes is a time.
    let mut parts: libc::tm = unsafe { std::mem::zeroed() };
    let [year, month, day, hour, minute, second, _, _, summer] = numbers;
    parts.tm_year = year.wrapping_sub(1900);
    parts.tm_mon = month.wrapping_sub(1);
    (parts.tm_mday, parts.tm_hour, parts.tm_min) = (day, hour, minute);
    (parts.tm_sec, parts.tm_isdst) = (second, summer);
    // The day of the week says whether there was an answer: -1 seconds are a time, too.
    parts.tm_wday = -1;
    // SAFETY: the structure is a local.
    let seconds = unsafe { libc::mktime(&mut parts) };
    if seconds == -1 && parts.tm_wday == -1 {
        return Ok(vm.none());
    }
    vm.new_int(seconds)
}

/// `_take_zone()`: reads the zone from the environment; the offsets to the west in winter and summer, and the names.
fn take_zone(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: who changes the environment has the lock that this thread has.
    unsafe { tzset() };
    const YEAR: i64 = (365 * 24 + 6) * 3600;
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the structure is a local.
    unsafe { libc::clock_gettime(libc::CLOCK_REALTIME, &mut now) };
    let start = now.tv_sec / YEAR * YEAR;
    let at =
        |seconds| local_at(seconds).map_or((0, String::new()), |t| (-t.tm_gmtoff, zone_of(&t)));
    let (january, july) = (at(start), at(start + YEAR / 2));
    // Below the equator, summer is in January.
    let (winter, summer) = if january.0 < july.0 { (july, january) } else { (january, july) };
    let names = [vm.new_str(&winter.1)?, vm.new_str(&summer.1)?];
    let names = vm.new_tuple(&names)?;
    vm.new_tuple(&[Value::small(winter.0), Value::small(summer.0), names])
}

/// A field that `strftime` takes as it is.
fn plain(value: Value, least: i64, most: i64) -> Option<i32> {
    let is_plain = value.is_small() && (least..=most).contains(&value.as_small());
    is_plain.then(|| value.as_small() as i32)
}

/// The structure of nine parts of a time; None if one of them is not a plain number in range.
fn parts_of(fields: Value) -> Option<libc::tm> {
    let fields = Tuple::of(fields).filter(|fields| fields.len() == 9)?;
    let part = |at, least, most| plain(fields.get(at), least, most);
    // SAFETY: all zeroes is a time.
    let mut parts: libc::tm = unsafe { std::mem::zeroed() };
    parts.tm_year = part(0, i64::from(i32::MIN) + 1900, i32::MAX.into())? - 1900;
    parts.tm_mon = part(1, 1, 12)? - 1;
    parts.tm_mday = part(2, 1, 31)?;
    parts.tm_hour = part(3, 0, 23)?;
    parts.tm_min = part(4, 0, 59)?;
    parts.tm_sec = part(5, 0, 61)?;
    parts.tm_wday = (part(6, 0, 6)? + 1) % 7;
    parts.tm_yday = part(7, 1, 366)? - 1;
    parts.tm_isdst = part(8, -0x8000_0000, 0x7fff_ffff)?;
    Some(parts)
}

/// `_text_of(format, fields, zone, offset)`: what the C library makes of a time; None if a field is not a plain number in range.
fn text_of(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(mut parts) = parts_of(args.get(1)) else { return Ok(vm.none()) };
    let zone = Str::of(args.get(2)).map(|zone| CString::new(zone.text()).unwrap_or_default());
    if let Some(zone) = &zone {
        parts.tm_zone = zone.as_ptr();
    }
    if args.get(3).is_small() {
        parts.tm_gmtoff = args.get(3).as_small();
    }
    let format = Str(args.get(0)).text();
    let Ok(ended) = CString::new(format) else {
        return vm.raise(Type::ValueError, "embedded null character");
    };
    // A text may be empty, which looks as if there was no room for it.
    let most = 256 * format.len();
    let mut room = (2 * format.len()).max(128);
    loop {
        let mut out = vec![0u8; room];
        // SAFETY: all are locals, and the room is as large as it says.
        let length =
            unsafe { libc::strftime(out.as_mut_ptr().cast(), room, ended.as_ptr(), &parts) };
        if length > 0 || room > most {
            return vm.new_str(&String::from_utf8_lossy(&out[..length]));
        }
        room *= 2;
    }
}
