//! Methods of strings that look at letters, or change them.

use super::numbers::is_space;
use super::strings::this;
use crate::object::{Raised, Value};
use crate::vm::{Args, Vm};
use sidewinder_syntax::unicode;

/// The string with each character changed; ASCII the quick way.
fn map(
    vm: &mut Vm,
    args: Args,
    quick: impl Fn(&str) -> String,
    change: impl Fn(&str) -> String,
) -> Result<Value, Raised> {
    let string = this(args);
    let text = string.text();
    vm.room_for(text.len().saturating_mul(if string.is_ascii() { 2 } else { 4 }))?;
    let changed = if string.is_ascii() { quick(text) } else { change(text) };
    vm.new_str(&changed)
}

fn each(text: &str, push: impl Fn(char, &mut String)) -> String {
    let mut out = String::with_capacity(text.len());
    text.chars().for_each(|c| push(c, &mut out));
    out
}

pub(super) fn upper(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    map(vm, args, str::to_ascii_uppercase, |text| each(text, unicode::push_upper))
}

pub(super) fn lower(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    map(vm, args, str::to_ascii_lowercase, unicode::lower)
}

pub(super) fn casefold(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    map(vm, args, str::to_ascii_lowercase, |text| each(text, unicode::push_folded))
}

fn titled(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut inside = false;
    unicode::each_lower(text, |c, form| {
        if inside {
            out.push_str(form)
        } else {
            unicode::push_title(c, &mut out)
        }
        inside = unicode::is_cased(c);
    });
    out
}

pub(super) fn title(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let quick = |text: &str| {
        let mut inside = false;
        each_ascii(text, |c| {
            let lower = !std::mem::replace(&mut inside, c.is_ascii_alphabetic());
            if lower { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() }
        })
    };
    map(vm, args, quick, titled)
}

/// A text of ASCII with each character changed to another one of ASCII.
fn each_ascii(text: &str, change: impl FnMut(char) -> char) -> String {
    text.chars().map(change).collect()
}

fn capitalized(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    unicode::each_lower(text, |c, form| {
        if out.is_empty() { unicode::push_title(c, &mut out) } else { out.push_str(form) }
    });
    out
}

pub(super) fn capitalize(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let quick = |text: &str| {
        let mut lower = text.to_ascii_lowercase();
        if let Some(first) = lower.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        lower
    };
    map(vm, args, quick, capitalized)
}

fn swapped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    unicode::each_lower(text, |c, form| {
        if unicode::is_upper(c) {
            out.push_str(form)
        } else if unicode::is_lower(c) {
            unicode::push_upper(c, &mut out)
        } else {
            out.push(c)
        }
    });
    out
}

pub(super) fn swap_case(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let quick = |text: &str| {
        each_ascii(text, |c| match c.is_ascii_lowercase() {
            true => c.to_ascii_uppercase(),
            false => c.to_ascii_lowercase(),
        })
    };
    map(vm, args, quick, swapped)
}

/// Whether there are characters, all of a kind.
fn all(vm: &mut Vm, args: Args, test: impl Fn(char) -> bool) -> Result<Value, Raised> {
    let text = this(args).text();
    Ok(vm.bool(!text.is_empty() && text.chars().all(test)))
}

pub(super) fn is_digit(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, unicode::is_digit)
}

pub(super) fn is_decimal(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, |c| unicode::decimal(c).is_some())
}

pub(super) fn is_numeric(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, unicode::is_numeric)
}

pub(super) fn is_alpha(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, unicode::is_alphabetic)
}

pub(super) fn is_alnum(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, |c| unicode::is_alphabetic(c) || unicode::is_numeric(c))
}

pub(super) fn is_all_space(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    all(vm, args, is_space)
}

pub(super) fn is_upper(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = this(args).text();
    let other = |c| unicode::is_lower(c) || unicode::is_title(c);
    Ok(vm.bool(text.chars().any(unicode::is_upper) && !text.chars().any(other)))
}

pub(super) fn is_lower(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let text = this(args).text();
    let other = |c| unicode::is_upper(c) || unicode::is_title(c);
    Ok(vm.bool(text.chars().any(unicode::is_lower) && !text.chars().any(other)))
}

pub(super) fn is_title(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (mut inside, mut found) = (false, false);
    for c in this(args).text().chars() {
        let is_large = unicode::is_upper(c) || unicode::is_title(c);
        let is_small = unicode::is_lower(c);
        if is_large && inside || is_small && !inside {
            return Ok(vm.bool(false));
        }
        inside = is_large || is_small;
        found |= inside;
    }
    Ok(vm.bool(found))
}

pub(super) fn is_ascii(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    Ok(vm.bool(this(args).is_ascii()))
}

pub(super) fn is_identifier(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut chars = this(args).text().chars();
    let first = chars.next().is_some_and(unicode::starts_identifier);
    Ok(vm.bool(first && chars.all(unicode::continues_identifier)))
}

pub(super) fn is_printable(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let answer = this(args).text().chars().all(unicode::is_printable);
    Ok(vm.bool(answer))
}
