//! `_digest`: digests of bytes, and keys made of passwords.
//!
//! **In:** names of algorithms, bytes, and the number of a digest under way. **Out:** bytes. The algorithms are those of the crates of
//! RustCrypto and `blake2_simd`.
//!
//! ```text
//! hasher.rs    one digest under way, whatever the algorithm
//! keys.rs      HMAC, PBKDF2, scrypt
//! ```
//!
//! **Absent:** the objects that programs see, in `python/_digests.py` and the modules that CPython has for them.

mod hasher;
mod keys;

use crate::builtins::ANY;
use crate::object::memoryview::bytes_like;
use crate::object::{Int, Raised, Str, Tuple, Type, Value, instance::payload};
use crate::vm::{Args, Vm};
use dashu_int::IBig;
use hasher::{Blake, Hasher};
use keys::Mac;
use std::borrow::Cow;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_digest";
    "once" once (3, 3) "(name, data, size)" ANY;
    "new" new (1, 1) "(name)" ANY;
    "update" update (2, 2) "(number, data)" ANY;
    "digest" digest (2, 2) "(number, size)" ANY;
    "copy" copy (1, 1) "(number)" ANY;
    "end" end (1, 1) "(number)" ANY;
    "sizes" sizes (1, 1) "(name)" ANY;
    "blake" blake (2, 2) "(is_short, parameters)" ANY;
    "mac_new" mac_new (2, 2) "(name, key)" ANY;
    "mac_update" mac_update (2, 2) "(number, data)" ANY;
    "mac_digest" mac_digest (1, 1) "(number)" ANY;
    "mac_copy" mac_copy (1, 1) "(number)" ANY;
    "mac_end" mac_end (1, 1) "(number)" ANY;
    "derive" derive (5, 5) "(name, password, salt, iterations, size)" ANY;
    "scrypt" scrypt (6, 6) "(password, salt, n, r, p, size)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_digest", FUNCTIONS)
}

/// A number of bytes that are looked at without hearing of signals.
const AT_ONCE: usize = 1 << 20;

fn bytes_of<'a>(vm: &mut Vm, value: Value) -> Result<Cow<'a, [u8]>, Raised> {
    if let Some(data) = bytes_like(vm, value) {
        return Ok(data);
    }
    if payload(value).is(crate::object::Kind::Str) {
        return vm.raise(Type::TypeError, "Strings must be encoded before hashing");
    }
    vm.raise_no_bytes(value, "object supporting the buffer API required".into())
}

fn hasher_of(vm: &mut Vm, name: Value) -> Result<Hasher, Raised> {
    let name = Str::of(payload(name)).map_or("", Str::text);
    match Hasher::new(name) {
        Some(hasher) => Ok(hasher),
        None => {
            let text = format!("unsupported hash type {name}");
            vm.raise(Type::ValueError, text)
        }
    }
}

/// Takes bytes in steps, between which signals are heard.
fn take(
    vm: &mut Vm,
    data: &[u8],
    mut step: impl FnMut(&mut Vm, &[u8]) -> Result<(), Raised>,
) -> Result<(), Raised> {
    for part in data.chunks(AT_ONCE) {
        step(vm, part)?;
        if data.len() > AT_ONCE {
            vm.hear()?;
        }
    }
    Ok(())
}

fn size_of(vm: &mut Vm, value: Value) -> Result<usize, Raised> {
    let size = vm.index_i64(value)?;
    Ok(usize::try_from(size).unwrap_or(0))
}

/// `once(name, data, size)`: the digest of all of the data; `size` is that of a digest of any size.
fn once(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut hasher = hasher_of(vm, args.get(0))?;
    let data = bytes_of(vm, args.get(1))?;
    let size = size_of(vm, args.get(2))?;
    take(vm, &data, |_, part| {
        hasher.update(part);
        Ok(())
    })?;
    finish(vm, hasher, size)
}

fn finish(vm: &mut Vm, hasher: Hasher, size: usize) -> Result<Value, Raised> {
    if hasher.sizes().0 == 0 {
        vm.room_in(&mut Vec::<u8>::new(), size)?;
    }
    let digest = hasher.finish(size);
    vm.new_bytes(&digest)
}

fn new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let hasher = hasher_of(vm, args.get(0))?;
    let number = vm.outside().keep(hasher);
    vm.new_int(number as i64)
}

fn update(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = bytes_of(vm, args.get(1))?;
    take(vm, &data, |vm, part| {
        vm.kept::<Hasher>(args.get(0))?.update(part);
        Ok(())
    })?;
    Ok(vm.none())
}

fn digest(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let size = size_of(vm, args.get(1))?;
    let hasher = vm.kept::<Hasher>(args.get(0))?.clone();
    finish(vm, hasher, size)
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let hasher = vm.kept::<Hasher>(args.get(0))?.clone();
    let number = vm.outside().keep(hasher);
    vm.new_int(number as i64)
}

fn end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Hasher>(number);
    Ok(vm.none())
}

/// `sizes(name)`: of a digest, and of a block; the first is 0 if it may be any. None for an algorithm that is not known.
fn sizes(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = Str::of(payload(args.get(0))).map_or("", Str::text);
    let Some(hasher) = Hasher::new(name) else { return Ok(vm.none()) };
    let (digest, block) = hasher.sizes();
    vm.new_tuple(&[Value::small(digest as i64), Value::small(block as i64)])
}

/// `blake(is_short, parameters)`: a digest of BLAKE2s or BLAKE2b under way. The half in Python has checked the parameters.
fn blake(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_short = vm.truth(args.get(0))?;
    let Some(all) = Tuple::of(args.get(1)).filter(|all| all.len() == 11) else {
        return vm.raise(Type::TypeError, "11 parameters are required");
    };
    let number = |at: usize| {
        let number = Int::of(payload(all.get(at))).map_or(IBig::ZERO, |n| n.to_ibig());
        u64::try_from(&number).unwrap_or(0)
    };
    let (key, salt) = (vm.required_bytes(all.get(1))?, vm.required_bytes(all.get(2))?);
    let person = vm.required_bytes(all.get(3))?;
    let hasher = Hasher::blake(
        is_short,
        &Blake {
            size: number(0) as usize,
            key: &key,
            salt: &salt,
            person: &person,
            fanout: number(4) as u8,
            depth: number(5) as u8,
            leaf_size: number(6) as u32,
            node_offset: number(7),
            node_depth: number(8) as u8,
            inner_size: number(9) as usize,
            is_last: number(10) != 0,
        },
    );
    let number = vm.outside().keep(hasher);
    vm.new_int(number as i64)
}

fn mac_new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let hasher = hasher_of(vm, args.get(0))?;
    let key = bytes_of(vm, args.get(1))?;
    let number = vm.outside().keep(Mac::new(hasher, &key));
    vm.new_int(number as i64)
}

fn mac_update(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = bytes_of(vm, args.get(1))?;
    take(vm, &data, |vm, part| {
        vm.kept::<Mac>(args.get(0))?.update(part);
        Ok(())
    })?;
    Ok(vm.none())
}

fn mac_digest(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let digest = vm.kept::<Mac>(args.get(0))?.clone().finish();
    vm.new_bytes(&digest)
}

fn mac_copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let copy = vm.kept::<Mac>(args.get(0))?.clone();
    let number = vm.outside().keep(copy);
    vm.new_int(number as i64)
}

fn mac_end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Mac>(number);
    Ok(vm.none())
}

/// `derive(name, password, salt, iterations, size)`: PBKDF2.
fn derive(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let hasher = hasher_of(vm, args.get(0))?;
    let (password, salt) = (vm.required_bytes(args.get(1))?, vm.required_bytes(args.get(2))?);
    let iterations = vm.index_i64(args.get(3))?;
    let size = size_of(vm, args.get(4))?;
    let mut key = Vec::new();
    vm.room_in(&mut key, size)?;
    let mut index = 0u32;
    while key.len() < size {
        index = index.wrapping_add(1);
        let mut steps = keys::Steps::new(&Mac::new(hasher.clone(), &password), &salt, index);
        let mut left = iterations - 1;
        while left > 0 {
            let count = left.min(1 << 14);
            steps.go_on(count);
            left -= count;
            vm.hear()?;
        }
        key.extend_from_slice(steps.block());
    }
    key.truncate(size);
    vm.new_bytes(&key)
}

/// `scrypt(password, salt, n, r, p, size)`: ValueError for numbers that the algorithm has not.
fn scrypt(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (password, salt) = (vm.required_bytes(args.get(0))?, vm.required_bytes(args.get(1))?);
    let mut numbers = [0u64; 3];
    for (at, number) in numbers.iter_mut().enumerate() {
        *number = vm.index_i64(args.get(2 + at))?.max(0) as u64;
    }
    let size = size_of(vm, args.get(5))?;
    // What it needs is asked for before: the crate has no answer to less.
    let needs = numbers[0].saturating_mul(numbers[1]).saturating_mul(128);
    vm.room_in(&mut Vec::<u8>::new(), usize::try_from(needs).unwrap_or(usize::MAX))?;
    match keys::scrypt(&password, &salt, numbers, size) {
        Some(key) => vm.new_bytes(&key),
        None => vm.raise(Type::ValueError, "Invalid parameter combination for n, r, p, maxmem."),
    }
}
