//! `_locale`: how the C library writes numbers and sorts text in the language of the user.

// The C library answers with texts and structures that are its own.
#![allow(unsafe_code)]

use super::c_int;
use crate::builtins::ANY;
use crate::object::{Dict, Raised, Str, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use libc::c_char;
use std::ffi::{CStr, CString};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_locale";
    "_set" set (2, 2) "(category, locale)" ANY;
    "localeconv" conventions (0, 0) "()" ANY;
    "strcoll" order (2, 2) "(os1, os2, /)" ANY;
    "strxfrm" key (1, 1) "(string, /)" ANY;
    "nl_langinfo" information (1, 1) "(key, /)" ANY;
    "gettext" translated (1, 1) "(msg, /)" ANY;
    "dgettext" translated_in (2, 2) "(domain, msg, /)" ANY;
    "dcgettext" translated_as (3, 3) "(domain, msg, category, /)" ANY;
    "textdomain" domain (1, 1) "(domain, /)" ANY;
    "bindtextdomain" bind (2, 2) "(domain, dir, /)" ANY;
    "bind_textdomain_codeset" bind_codeset (2, 2) "(domain, codeset, /)" ANY;
}

unsafe extern "C" {
    // The crate `libc` does not have these.
    fn dcgettext(domain: *const c_char, text: *const c_char, category: i32) -> *mut c_char;
    fn textdomain(domain: *const c_char) -> *mut c_char;
    fn bindtextdomain(domain: *const c_char, folder: *const c_char) -> *mut c_char;
    fn bind_textdomain_codeset(domain: *const c_char, codeset: *const c_char) -> *mut c_char;
}

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    // As CPython has it when a program starts: characters as the user wants them, and UTF-8 rather than ASCII.
    // SAFETY: the texts are constants; the answer stays until the next call.
    unsafe {
        let found = libc::setlocale(libc::LC_CTYPE, c"".as_ptr());
        if found.is_null() || [c"C", c"POSIX"].contains(&CStr::from_ptr(found)) {
            libc::setlocale(libc::LC_CTYPE, c"C.UTF-8".as_ptr());
        }
    }
    vm.module_of("_locale", FUNCTIONS)
}

/// An argument that is a text, or None.
fn text_or_none(vm: &mut Vm, value: Value, at: usize) -> Result<Option<CString>, Raised> {
    if value == vm.none() {
        return Ok(None);
    }
    let Some(text) = Str::of(payload(value)) else {
        let class = vm.type_name_or_none(value);
        return vm.raise(Type::TypeError, format!("argument {at} must be str, not {class}"));
    };
    match CString::new(text.text()) {
        Ok(text) => Ok(Some(text)),
        Err(_) => vm.raise(Type::ValueError, "embedded null character"),
    }
}

fn text(vm: &mut Vm, value: Value, at: usize) -> Result<CString, Raised> {
    match text_or_none(vm, value, at)? {
        Some(text) => Ok(text),
        None => vm.raise(Type::TypeError, format!("argument {at} must be str, not None")),
    }
}

fn pointer(text: &Option<CString>) -> *const c_char {
    text.as_ref().map_or(std::ptr::null(), |text| text.as_ptr())
}

/// The text at an address of the C library; None if there is none.
fn shown(vm: &mut Vm, at: *const c_char) -> Result<Value, Raised> {
    if at.is_null() {
        return Ok(vm.none());
    }
    // SAFETY: the C library ends its texts.
    let text = unsafe { CStr::from_ptr(at) }.to_string_lossy().into_owned();
    vm.new_str(&text)
}

/// `_set(category, locale)`: the locale that is in force then; None if there is no such one.
fn set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let category = c_int(vm, args.get(0))?;
    let wanted = text_or_none(vm, args.get(1), 2)?;
    // SAFETY: the text lives until the call returns.
    let found = unsafe { libc::setlocale(category, pointer(&wanted)) };
    shown(vm, found)
}

fn conventions(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    // SAFETY: the structure is the C library's, and stays until the next call.
    let found = unsafe { &*libc::localeconv() };
    let made = Dict::new(vm)?.0;
    let texts = [
        ("decimal_point", found.decimal_point),
        ("thousands_sep", found.thousands_sep),
        ("int_curr_symbol", found.int_curr_symbol),
        ("currency_symbol", found.currency_symbol),
        ("mon_decimal_point", found.mon_decimal_point),
        ("mon_thousands_sep", found.mon_thousands_sep),
        ("positive_sign", found.positive_sign),
        ("negative_sign", found.negative_sign),
    ];
    for (name, at) in texts {
        let (name, value) = (vm.intern(name)?, shown(vm, at)?);
        Dict(made).set(vm, name, value)?;
    }
    for (name, at) in [("grouping", found.grouping), ("mon_grouping", found.mon_grouping)] {
        // SAFETY: the C library ends its texts.
        let sizes = unsafe { CStr::from_ptr(at) }.to_bytes();
        let mut sizes: Vec<_> = sizes.iter().map(|size| Value::small((*size).into())).collect();
        if !sizes.is_empty() {
            sizes.push(Value::small(0));
        }
        let (name, value) = (vm.intern(name)?, vm.new_list(&sizes)?);
        Dict(made).set(vm, name, value)?;
    }
    let numbers = [
        ("int_frac_digits", found.int_frac_digits),
        ("frac_digits", found.frac_digits),
        ("p_cs_precedes", found.p_cs_precedes),
        ("p_sep_by_space", found.p_sep_by_space),
        ("n_cs_precedes", found.n_cs_precedes),
        ("n_sep_by_space", found.n_sep_by_space),
        ("p_sign_posn", found.p_sign_posn),
        ("n_sign_posn", found.n_sign_posn),
    ];
    for (name, number) in numbers {
        let name = vm.intern(name)?;
        Dict(made).set(vm, name, Value::small(number.into()))?;
    }
    Ok(made)
}

fn order(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (one, two) = (text(vm, args.get(0), 1)?, text(vm, args.get(1), 2)?);
    // SAFETY: both texts live until the call returns.
    let order = unsafe { libc::strcoll(one.as_ptr(), two.as_ptr()) };
    Ok(Value::small(order.into()))
}

fn key(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let given = text(vm, args.get(0), 1)?;
    // SAFETY: nothing is written into no room.
    let size = unsafe { libc::strxfrm(std::ptr::null_mut(), given.as_ptr(), 0) };
    let mut room = vec![0u8; size + 1];
    // SAFETY: there is room for as much as the call wants.
    unsafe { libc::strxfrm(room.as_mut_ptr().cast(), given.as_ptr(), room.len()) };
    room.truncate(size);
    // The key is no text: its bytes become characters that are in the same order.
    match String::from_utf8(room) {
        Ok(text) => vm.new_str(&text),
        Err(error) => {
            let text: String = error.into_bytes().into_iter().map(char::from).collect();
            vm.new_str(&text)
        }
    }
}

fn information(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let item = c_int(vm, args.get(0))?;
    // SAFETY: an item that there is not is answered with an empty text.
    let found = unsafe { libc::nl_langinfo(item) };
    shown(vm, found)
}

fn translated(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let given = text(vm, args.get(0), 1)?;
    translate(vm, &None, &given, libc::LC_MESSAGES)
}

fn translated_in(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let domain = text_or_none(vm, args.get(0), 1)?;
    let given = text(vm, args.get(1), 2)?;
    translate(vm, &domain, &given, libc::LC_MESSAGES)
}

fn translated_as(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let domain = text_or_none(vm, args.get(0), 1)?;
    let given = text(vm, args.get(1), 2)?;
    let category = c_int(vm, args.get(2))?;
    translate(vm, &domain, &given, category)
}

fn translate(
    vm: &mut Vm,
    domain: &Option<CString>,
    given: &CString,
    category: i32,
) -> Result<Value, Raised> {
    // SAFETY: the texts live until the answer is copied, which may be one of them.
    let found = unsafe { dcgettext(pointer(domain), given.as_ptr(), category) };
    shown(vm, found)
}

fn domain(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_or_none(vm, args.get(0), 1)?;
    // SAFETY: the C library copies the text.
    let found = unsafe { textdomain(pointer(&name)) };
    shown(vm, found)
}

fn named_domain(vm: &mut Vm, value: Value) -> Result<CString, Raised> {
    let name = text(vm, value, 1)?;
    if name.is_empty() {
        return vm.raise(Type::ValueError, "domain must be a non-empty string");
    }
    Ok(name)
}

fn bind(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = named_domain(vm, args.get(0))?;
    let folder = text_or_none(vm, args.get(1), 2)?;
    // SAFETY: the C library copies the texts.
    let found = unsafe { bindtextdomain(name.as_ptr(), pointer(&folder)) };
    shown(vm, found)
}

fn bind_codeset(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = named_domain(vm, args.get(0))?;
    let codeset = text_or_none(vm, args.get(1), 2)?;
    // SAFETY: the C library copies the texts.
    let found = unsafe { bind_textdomain_codeset(name.as_ptr(), pointer(&codeset)) };
    shown(vm, found)
}
