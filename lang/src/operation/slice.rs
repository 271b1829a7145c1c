//! The numbers of slices, which `__index__` of the program may tell.

use crate::object::range::{Bounds, Cut, cut_at};
use crate::object::{Int, Raised, Type, Value};
use crate::vm::Vm;
use dashu_int::IBig;

/// Where a slice that goes forward item by item begins and ends in so many items, if its numbers are plain: then there is nothing to ask.
#[inline]
pub fn plain_part(vm: &Vm, [start, stop, step]: Bounds, length: usize) -> Option<(usize, usize)> {
    let none = vm.none();
    if step != none && step != Value::small(1) {
        return None;
    }
    let place = |part: Value, open: usize| match part.is_small() {
        true => Some(cut_at(part.as_small(), length)),
        false => (part == none).then_some(open),
    };
    let (from, to) = (place(start, 0)?, place(stop, length)?);
    Some((from, to.max(from)))
}

impl Vm {
    /// What is selected of `length` items: first index, step, count.
    #[inline]
    pub fn selected(
        &mut self,
        slice: Bounds,
        length: impl Fn() -> usize,
    ) -> Result<(i64, i64, usize), Raised> {
        match plain_part(self, slice, length()) {
            Some((from, to)) => Ok((from as i64, 1, to - from)),
            None => Ok(self.cut_of(slice)?.of(length())),
        }
    }

    /// The numbers of a slice. Asking for them may run code of the program, so this knows no length yet: see [`Cut`].
    pub fn cut_of(&mut self, slice: Bounds) -> Result<Cut, Raised> {
        let step = self.cut_part(slice[2])?.unwrap_or(1);
        if step == 0 {
            return self.raise(Type::ValueError, "slice step cannot be zero");
        }
        Ok(Cut { start: self.cut_part(slice[0])?, stop: self.cut_part(slice[1])?, step })
    }

    fn cut_part(&mut self, part: Value) -> Result<Option<i64>, Raised> {
        if part == self.none() {
            return Ok(None);
        }
        let Some(index) = self.try_index(part)? else {
            let text = "slice indices must be integers or None or have an __index__ method";
            return self.raise(Type::TypeError, text);
        };
        // Whatever is beyond every length is as good as the largest number whose negative is one too.
        Ok(Some(Int::of(index).map_or(0, |n| n.clamped()).max(-i64::MAX)))
    }

    /// A slice's start, stop and step, of any size, fitted to a length that nothing changes.
    pub fn wide_slice_bounds(
        &mut self,
        slice: Value,
        length: IBig,
    ) -> Result<(IBig, IBig, IBig), Raised> {
        let none = self.none();
        let mut parts = [None, None, None];
        for (part, word) in parts.iter_mut().zip([3, 1, 2]) {
            let value = slice.field(word);
            if value == none {
                continue;
            }
            let Some(index) = self.try_index(value)? else {
                let text = "slice indices must be integers or None or have an __index__ method";
                return self.raise(Type::TypeError, text);
            };
            *part = Int::of(index).map(Int::to_ibig);
            if word == 3 && part.as_ref().is_some_and(IBig::is_zero) {
                return self.raise(Type::ValueError, "slice step cannot be zero");
            }
        }
        let [step, start, stop] = parts;
        let step = step.unwrap_or(IBig::ONE);
        let forward = step > IBig::ZERO;
        let (low, high) = if forward {
            (IBig::ZERO, length.clone())
        } else {
            (-IBig::ONE, length.clone() - IBig::ONE)
        };
        let fit = |at: IBig| {
            let at = if at < IBig::ZERO { at + &length } else { at };
            at.clamp(low.clone(), high.clone())
        };
        let start = start.map_or(if forward { low.clone() } else { high.clone() }, fit);
        let stop = stop.map_or(if forward { high.clone() } else { low.clone() }, fit);
        Ok((start, stop, step))
    }
}
