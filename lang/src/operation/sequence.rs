//! Slices of the builtin sequences.

use super::slice::plain_part;
use crate::object::range::Bounds;
use crate::object::words::range;
use crate::object::{ByteArray, Bytes, Int, Kind, List, Raised, Str, Tuple, Type, Value};
use crate::vm::Vm;
use smallvec::SmallVec;

/// The places that a slice selects.
fn places(start: i64, step: i64, count: usize) -> impl ExactSizeIterator<Item = usize> {
    (0..count).map(move |at| (start + step * at as i64) as usize)
}

impl Vm {
    /// `sequence[slice]` of a list, tuple, string or bytes.
    pub fn slice_sequence(&mut self, sequence: Value, slice: Bounds) -> Result<Value, Raised> {
        match sequence.kind() {
            Kind::List => self.slice_list(List(sequence), slice),
            Kind::Tuple => self.slice_tuple(Tuple(sequence), slice),
            Kind::Str => self.slice_str(Str(sequence), slice),
            _ => self.slice_bytes(Bytes(sequence), slice),
        }
    }

    /// `list[slice]`.
    pub fn slice_list(&mut self, list: List, slice: Bounds) -> Result<Value, Raised> {
        let (start, step, count) = self.selected(slice, || list.len())?;
        if step == 1 {
            return list.part(self, start as usize, count);
        }
        list.picked(self, places(start, step, count))
    }

    /// `tuple[slice]`.
    pub fn slice_tuple(&mut self, tuple: Tuple, slice: Bounds) -> Result<Value, Raised> {
        let (start, step, count) = self.selected(slice, || tuple.len())?;
        if step == 1 {
            if count == tuple.len() {
                return Ok(tuple.0);
            }
            return self.new_tuple(&tuple.items()[start as usize..start as usize + count]);
        }
        self.collect_tuple(places(start, step, count).map(|at| tuple.get(at)))
    }

    /// `str[slice]`.
    pub fn slice_str(&mut self, string: Str, slice: Bounds) -> Result<Value, Raised> {
        let (start, step, count) = self.selected(slice, || string.len())?;
        if count == 0 {
            return Ok(self.known.empty_str);
        }
        if step == 1 {
            return self.substring(string, start as usize, start as usize + count);
        }
        if string.is_ascii() {
            let bytes = string.text().as_bytes();
            let first = start as usize;
            let text: SmallVec<[u8; 128]> = match step {
                -1 => bytes[first + 1 - count..=first].iter().rev().copied().collect(),
                _ => places(start, step, count).map(|at| bytes[at]).collect(),
            };
            return self.new_ascii(&text);
        }
        let chars: Vec<char> = string.text().chars().collect();
        let text: String = places(start, step, count).map(|at| chars[at]).collect();
        self.new_str(&text)
    }

    /// `bytes[slice]`.
    pub fn slice_bytes(&mut self, bytes: Bytes, slice: Bounds) -> Result<Value, Raised> {
        let (start, step, count) = self.selected(slice, || bytes.len())?;
        if count == bytes.len() && step == 1 {
            return Ok(bytes.0);
        }
        if step == 1 {
            return self.new_bytes(&bytes.data()[start as usize..start as usize + count]);
        }
        let data: Vec<u8> = places(start, step, count).map(|at| bytes.data()[at]).collect();
        self.new_bytes(&data)
    }

    /// `bytearray[slice]`.
    pub fn slice_bytearray(&mut self, array: ByteArray, slice: Bounds) -> Result<Value, Raised> {
        let (start, step, count) = self.selected(slice, || array.len())?;
        let data: Vec<u8> = match step {
            1 => array.data(self)[start as usize..start as usize + count].to_vec(),
            _ => places(start, step, count).map(|at| array.data(self)[at]).collect(),
        };
        self.new_bytearray(&data)
    }

    /// `range[slice]`.
    pub fn slice_range(&mut self, range: Value, slice: Value) -> Result<Value, Raised> {
        let length = Int::of(range.field(range::LENGTH)).unwrap_or(Int::Small(0)).to_ibig();
        let bounds = self.wide_slice_bounds(slice, length)?;
        self.range_slice(range, bounds)
    }

    /// `list[slice] = value`.
    pub fn assign_slice(&mut self, list: List, slice: Bounds, value: Value) -> Result<(), Raised> {
        // Of what only has to be copied nothing is asked.
        if matches!(value.kind(), Kind::List | Kind::Tuple)
            && let Some((from, to)) = plain_part(self, slice, list.len())
        {
            return list.replace(self, from, to, value);
        }
        let (start, step, count) = self.cut_of(slice)?.of(list.len());
        // A list of its own, as the value may be the list itself or change it.
        let items = match value.kind() {
            Kind::List | Kind::Tuple => self.to_list(value)?,
            _ => {
                let text = match step {
                    1 => "can only assign an iterable",
                    _ => "must assign iterable to extended slice",
                };
                let iterator = self.iter_or(value, |_| text.into())?;
                self.to_list(iterator)?
            }
        };
        let length = list.len();
        if step == 1 {
            // The places are those of before, as far as the value has left any.
            let from = (start as usize).min(length);
            let to = (start as usize + count).min(length);
            return list.replace(self, from, to, items.0);
        }
        if items.len() != count {
            let text = format!(
                "attempt to assign sequence of size {} to extended slice of size {count}",
                items.len()
            );
            return self.raise(Type::ValueError, text);
        }
        // CPython writes beyond the end where the value has made the list shorter.
        for (from, at) in places(start, step, count).enumerate().filter(|(_, at)| *at < length) {
            list.set(self, at, items.get(from));
        }
        Ok(())
    }

    /// `del list[slice]`.
    pub fn delete_slice(&mut self, list: List, slice: Bounds) -> Result<(), Raised> {
        let (start, step, count) = self.selected(slice, || list.len())?;
        if count == 0 {
            return Ok(());
        }
        let first = places(start, step, count).min().unwrap_or(0);
        let step = step.unsigned_abs() as usize;
        if step == 1 {
            return list.splice(self, first, first + count, &[]);
        }
        let items = list.items_mut(self);
        let mut kept = first;
        for at in first..items.len() {
            let is_gone = (at - first).is_multiple_of(step) && (at - first) / step < count;
            if !is_gone {
                items[kept] = items[at];
                kept += 1;
            }
        }
        list.truncate(self, kept);
        list.reordered(self);
        Ok(())
    }
}
