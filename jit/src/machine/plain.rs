//! Plain memory and plain functions: what a host can answer with whose objects lie in memory just as its descriptors say, without a write
//! barrier, and whose residual functions are what their descriptors say.
//!
//! ```text
//! fn load(&self, object: u64, field: Field) -> u64 {
//!     unsafe { plain::load(object, field) }
//! }
//! ```

#![allow(unsafe_code)] // Reads, writes and calls what descriptors name.

use crate::ir::{Array, CallDescr, CallFn, Class, Field, Repr, Type};

/// The address of an object.
fn address(object: u64) -> *mut u8 {
    object.wrapping_sub(1) as *mut u8
}

/// A number as a small int.
fn word_of(number: i64) -> u64 {
    (number as u64) << 1
}

unsafe fn read(place: *const u8, repr: Repr) -> u64 {
    // SAFETY: the callers' objects have this place.
    unsafe {
        match repr {
            Repr::I8 => word_of(i64::from(*place.cast::<i8>())),
            Repr::U8 => word_of(i64::from(*place)),
            Repr::I16 => word_of(i64::from(*place.cast::<i16>())),
            Repr::U16 => word_of(i64::from(*place.cast::<u16>())),
            Repr::I32 => word_of(i64::from(*place.cast::<i32>())),
            Repr::U32 => word_of(i64::from(*place.cast::<u32>())),
            Repr::Ref | Repr::Int | Repr::Raw | Repr::F64 => *place.cast(),
            Repr::Boxed => unreachable!("only the host knows its boxes"),
        }
    }
}

unsafe fn write(place: *mut u8, repr: Repr, word: u64) {
    // SAFETY: the callers' objects have this place.
    unsafe {
        match repr {
            Repr::I8 | Repr::U8 => *place = (word >> 1) as u8,
            Repr::I16 | Repr::U16 => *place.cast() = (word >> 1) as u16,
            Repr::I32 | Repr::U32 => *place.cast() = (word >> 1) as u32,
            Repr::Ref | Repr::Int | Repr::Raw | Repr::F64 => *place.cast() = word,
            Repr::Boxed => unreachable!("only the host knows its boxes"),
        }
    }
}

fn item(object: u64, array: Array, index: i64) -> *mut u8 {
    let offset = array.base as usize + index as usize * array.repr.bytes() as usize;
    address(object).wrapping_add(offset)
}

/// [`Host::load`](crate::host::Host::load).
///
/// # Safety
/// The object has the field.
pub unsafe fn load(object: u64, field: Field) -> u64 {
    // SAFETY: promised by the caller.
    unsafe { read(address(object).wrapping_add(field.offset as usize), field.repr) }
}

/// [`Host::store`](crate::host::Host::store).
///
/// # Safety
/// The object has the field.
pub unsafe fn store(object: u64, field: Field, word: u64) {
    // SAFETY: promised by the caller.
    unsafe { write(address(object).wrapping_add(field.offset as usize), field.repr, word) }
}

/// [`Host::load_item`](crate::host::Host::load_item).
///
/// # Safety
/// The object has the element.
pub unsafe fn load_item(object: u64, array: Array, index: i64) -> u64 {
    // SAFETY: promised by the caller.
    unsafe { read(item(object, array, index), array.repr) }
}

/// [`Host::store_item`](crate::host::Host::store_item).
///
/// # Safety
/// The object has the element.
pub unsafe fn store_item(object: u64, array: Array, index: i64, word: u64) {
    // SAFETY: promised by the caller.
    unsafe { write(item(object, array, index), array.repr, word) }
}

/// [`Host::class_of`](crate::host::Host::class_of).
///
/// # Safety
/// What is neither a small int nor null is an object.
pub unsafe fn class_of(reference: u64) -> Option<Class> {
    let is_object = reference & 1 == 1 && reference != 1;
    // SAFETY: an object starts with its header, whose low half is the class.
    is_object.then(|| Class(unsafe { *address(reference).cast() }))
}

/// [`Host::set_class`](crate::host::Host::set_class).
///
/// # Safety
/// It is an object.
pub unsafe fn set_class(object: u64, class: Class) {
    // SAFETY: as for `class_of`; the other half of the header is left alone.
    unsafe { *address(object).cast() = class.0 }
}

/// [`Host::call`](crate::host::Host::call).
///
/// # Safety
/// The function is what the descriptor says, `ctx` is the host's context, and the arguments are those of the call.
pub unsafe fn call(call: &CallDescr, ctx: *mut u8, args: &[u64]) -> u64 {
    let address = match call.function {
        CallFn::Vector(function) => {
            return function(ctx, args[1..].as_ptr(), args.len() - 1, args[0]);
        }
        CallFn::Plain(address) => address(),
    };
    let (mut words, mut doubles) = ([0u64; 5], [0f64; 4]);
    let (mut w, mut d) = (0, 0);
    for (ty, arg) in call.args.iter().zip(args) {
        if *ty == Type::Float {
            doubles[d] = f64::from_bits(*arg);
            d += 1;
        } else {
            words[w] = *arg;
            w += 1;
        }
    }
    let ([a, b, c, d, e], [p, q, r, s]) = (words, doubles);
    type Plain<R> = extern "C" fn(*mut u8, u64, u64, u64, u64, u64, f64, f64, f64, f64) -> R;
    // SAFETY: words and doubles come in registers of their own kinds, where too many arguments do no harm; the descriptor says what
    // the result is.
    unsafe {
        if call.result == Type::Float {
            let function: Plain<f64> = std::mem::transmute(address);
            return function(ctx, a, b, c, d, e, p, q, r, s).to_bits();
        }
        let function: Plain<u64> = std::mem::transmute(address);
        let word = function(ctx, a, b, c, d, e, p, q, r, s);
        // Of a register that a `bool` is returned in, the rest may be anything.
        if call.result == Type::Bool { word & 0xff } else { word }
    }
}
