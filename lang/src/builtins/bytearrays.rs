//! What changes a bytearray.

use super::bind::bind;
use super::bytes::{byte, collect, this};
use super::{ANY, FRESH};
use crate::object::memoryview::bytes_like;
use crate::object::range::{Bounds, Cut, bounds_of, cut_at};
use crate::object::{ByteArray, Int, Kind, Name, Raised, Type, Value, instance::payload};
use crate::operation::slice::plain_part;
use crate::vm::{Args, Vm};

crate::builtins! {
    /// Methods of bytearrays only.
    BYTEARRAY_ONLY of ByteArray;
    known ByteArrayAppend "append" append (1, 1) "(item)" ANY;
    "clear" clear (0, 0) "()" ANY;
    "copy" copy (0, 0) "()" ANY;
    "extend" extend (1, 1) "(iterable_of_ints)" ANY;
    "insert" insert (2, 2) "(index, item)" ANY;
    "pop" pop (0, 1) "(index=-1)" ANY;
    "remove" remove (1, 1) "(value)" ANY;
    "reverse" reverse (0, 0) "()" ANY;
    "__alloc__" allocated (0, 0) "()" FRESH;
}

fn array(args: Args) -> ByteArray {
    ByteArray(payload(args.get(0)))
}

/// `bytearray(source, encoding, errors)`
pub(super) fn make(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let parts = bind(vm, args, "bytearray", ["self", "source", "encoding", "errors"])?;
    let data = collect(vm, parts, "bytearray")?;
    vm.new_bytearray(&data)
}

fn append(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let byte = byte(vm, args.get(1), "byte")?;
    array(args).push(vm, byte)?;
    Ok(vm.none())
}

fn clear(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    array(args).splice(vm, 0, array(args).len(), &[])?;
    Ok(vm.none())
}

fn copy(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    vm.new_bytearray(&this(args))
}

fn extend(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let source = args.get(1);
    let more = match bytes_like(vm, source) {
        Some(data) => data.into_owned(),
        None if payload(source).is(Kind::MemoryView) => {
            return vm.raise(Type::TypeError, "can't set bytearray slice from memoryview");
        }
        None => super::bytes::bytes_of_items(vm, source, "byte", |vm| {
            format!("can't extend bytearray with {}", vm.type_name(source))
        })?,
    };
    let length = array(args).len();
    array(args).splice(vm, length, length, &more)?;
    Ok(vm.none())
}

fn insert(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let index = vm.index_i64(args.get(1))?;
    let byte = byte(vm, args.get(2), "byte")?;
    let at = cut_at(index, array(args).len());
    array(args).splice(vm, at, at, &[byte])?;
    Ok(vm.none())
}

fn pop(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let index = match args.optional(1) {
        Some(index) => vm.index_i64(index)?,
        None => -1,
    };
    let length = array(args).len() as i64;
    if length == 0 {
        return vm.raise(Type::IndexError, "pop from empty bytearray");
    }
    let at = if index < 0 { index.saturating_add(length) } else { index };
    if at < 0 || at >= length {
        return vm.raise(Type::IndexError, "pop index out of range");
    }
    let byte = this(args)[at as usize];
    array(args).splice(vm, at as usize, at as usize + 1, &[])?;
    Ok(Value::small(byte as i64))
}

fn remove(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let byte = byte(vm, args.get(1), "byte")?;
    let Some(at) = memchr::memchr(byte, array(args).data(vm)) else {
        return vm.raise(Type::ValueError, "value not found in bytearray");
    };
    array(args).splice(vm, at, at + 1, &[])?;
    Ok(vm.none())
}

fn reverse(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    array(args).data_mut(vm).reverse();
    Ok(vm.none())
}

fn allocated(_: &mut Vm, args: Args) -> Result<Value, Raised> {
    // One byte more, as in C where a zero follows.
    let room = array(args).capacity();
    Ok(Value::small(if room == 0 { 0 } else { room as i64 + 1 }))
}

impl Vm {
    /// `array[index] = value`. The value is looked at first: its `__index__` may change how many bytes there are.
    pub fn set_byte(&mut self, array: ByteArray, index: i64, value: Value) -> Result<(), Raised> {
        let byte = byte(self, value, "byte")?;
        let Some(at) = Vm::place_of(array.len(), index) else {
            return self.raise(Type::IndexError, "bytearray index out of range");
        };
        array.data_mut(self)[at] = byte;
        Ok(())
    }

    /// `array[slice] = value`.
    pub fn assign_bytes(
        &mut self,
        array: ByteArray,
        slice: Value,
        value: Value,
    ) -> Result<(), Raised> {
        let mut cut = self.cut_of(bounds_of(slice))?;
        let plain = payload(value);
        let items = if plain.is(Kind::ByteArray) && plain != array.0 {
            ByteArray(plain).to_vec()
        } else {
            let is_number = Int::of(plain).is_some()
                || plain.is(Kind::Float)
                || plain.is(Kind::Str)
                || [Name::Index, Name::Int, Name::Float]
                    .iter()
                    .any(|name| self.special(value, *name).is_some());
            if is_number {
                let text = "can assign only bytes, buffers, or iterables of ints in range(0, 256)";
                return self.raise(Type::TypeError, text);
            }
            let none = Value::NULL;
            let items = collect(self, [none, value, none, none], "bytearray")?;
            // As CPython has it, which makes a bytearray of the value and begins again.
            cut = self.cut_of(bounds_of(slice))?;
            items
        };
        let (start, step, count) = cut.of(array.len());
        if step == 1 {
            return array.splice(self, start as usize, start as usize + count, &items);
        }
        if items.is_empty() {
            return self.delete_cut(array, cut);
        }
        if items.len() != count {
            let text = format!(
                "attempt to assign bytes of size {} to extended slice of size {count}",
                items.len()
            );
            return self.raise(Type::ValueError, text);
        }
        let data = array.data_mut(self);
        for (at, item) in items.iter().enumerate() {
            data[(start + step * at as i64) as usize] = *item;
        }
        Ok(())
    }

    /// `del array[slice]`.
    pub fn delete_bytes(&mut self, array: ByteArray, slice: Bounds) -> Result<(), Raised> {
        if let Some((from, to)) = plain_part(self, slice, array.len()) {
            return array.splice(self, from, to, &[]);
        }
        let cut = self.cut_of(slice)?;
        self.delete_cut(array, cut)
    }

    fn delete_cut(&mut self, array: ByteArray, cut: Cut) -> Result<(), Raised> {
        let (start, step, count) = cut.of(array.len());
        if count == 0 {
            return Ok(());
        }
        if step == 1 {
            return array.splice(self, start as usize, start as usize + count, &[]);
        }
        let gone = |at: usize| {
            let away = at as i64 - start;
            away % step == 0 && (0..count as i64).contains(&(away / step))
        };
        let kept: Vec<u8> = array
            .data(self)
            .iter()
            .enumerate()
            .filter(|(at, _)| !gone(*at))
            .map(|(_, byte)| *byte)
            .collect();
        let length = array.len();
        array.splice(self, 0, length, &kept)
    }

    /// `array += value`.
    pub fn extend_bytes(&mut self, array: ByteArray, value: Value) -> Result<(), Raised> {
        let Some(more) = bytes_like(self, value) else {
            let text = format!("can't concat {} to bytearray", self.type_name(value));
            return self.raise(Type::TypeError, text);
        };
        // It lends its own bytes meanwhile.
        if payload(value) == array.0 && !array.is_empty() {
            let text = "Existing exports of data: object cannot be re-sized";
            return self.raise(Type::BufferError, text);
        }
        let length = array.len();
        array.splice(self, length, length, &more)
    }
}
