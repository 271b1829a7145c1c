//! Ranges: start, stop, step and length, each an integer of any size.

use super::{Int, Kind, Raised, Runtime, Type, Value};
use dashu_int::IBig;

/// The item of a range at an index.
pub fn item(start: Int, step: Int, index: &IBig) -> IBig {
    start.to_ibig() + step.to_ibig() * index
}

/// Start, stop and step of a slice, as they were given.
pub type Bounds = [Value; 3];

/// What a slice object holds.
pub fn bounds_of(slice: Value) -> Bounds {
    debug_assert!(slice.is(Kind::Slice));
    [1, 2, 3].map(|word| slice.field(word))
}

/// The numbers of a slice, before it is known of how many items: a sequence tells its length only when nothing is asked any more.
#[derive(Clone, Copy)]
pub struct Cut {
    pub(crate) start: Option<i64>,
    pub(crate) stop: Option<i64>,
    /// How far apart the items are; never 0.
    pub step: i64,
}

impl Cut {
    /// What is selected of `length` items: first index, step, count.
    pub fn of(self, length: usize) -> (i64, i64, usize) {
        let (start, stop, step) = self.bounds(length);
        let count = if step > 0 {
            if stop > start { (stop - start - 1) / step + 1 } else { 0 }
        } else if start > stop {
            (start - stop - 1) / -step + 1
        } else {
            0
        };
        (start, step, count as usize)
    }

    /// Start, stop and step, fitted to a length.
    pub fn bounds(self, length: usize) -> (i64, i64, i64) {
        let (length, step) = (length as i64, self.step);
        let (low, high) = if step > 0 { (0, length) } else { (-1, length - 1) };
        let fit = |at: i64| (if at < 0 { at.saturating_add(length) } else { at }).clamp(low, high);
        let (first, last) = if step > 0 { (low, high) } else { (high, low) };
        (self.start.map_or(first, fit), self.stop.map_or(last, fit), step)
    }
}

/// Where a sequence of `length` items is cut, by an index that may be counted from the end.
pub fn cut_at(at: i64, length: usize) -> usize {
    let at = if at < 0 { at.saturating_add(length as i64).max(0) } else { at };
    (at as usize).min(length)
}

impl Runtime {
    /// `range(start, stop, step)`; all are integers. ValueError if `step` is 0.
    pub fn new_range(&mut self, start: Value, stop: Value, step: Value) -> Result<Value, Raised> {
        if step == Value::small(0) {
            return self.raise(Type::ValueError, "range() arg 3 must not be zero");
        }
        let length = if start.is_small() && stop.is_small() && step.is_small() {
            let (from, to, by) = (start.as_small(), stop.as_small(), step.as_small());
            // The span of two numbers of 63 bits fits in 64.
            let (span, by) = if by > 0 { (to - from, by) } else { (from - to, -by) };
            self.new_int(if span <= 0 { 0 } else { (span - 1) / by + 1 })?
        } else {
            self.length_of_big_range(start, stop, step)?
        };
        self.build_range(start, stop, step, length)
    }

    fn build_range(
        &mut self,
        start: Value,
        stop: Value,
        step: Value,
        length: Value,
    ) -> Result<Value, Raised> {
        let range = self.allocate(self.header(Type::Range), 40)?;
        for (word, part) in (1..).zip([start, stop, step, length]) {
            range.init(word, part);
        }
        Ok(range)
    }

    fn length_of_big_range(
        &mut self,
        start: Value,
        stop: Value,
        step: Value,
    ) -> Result<Value, Raised> {
        let [from, to, by] = [start, stop, step].map(|part| Int::of(part).unwrap_or(Int::Small(0)));
        let (from, to) = (from.to_ibig(), to.to_ibig());
        let is_down = by.is_negative();
        let (span, by) =
            if is_down { (from - to, -by.to_ibig()) } else { (to - from, by.to_ibig()) };
        if span <= IBig::ZERO {
            return Ok(Value::small(0));
        }
        self.new_ibig(&((span - 1) / by + 1))
    }

    fn parts(range: Value) -> [Int; 4] {
        [1, 2, 3, 4].map(|word| Int::of(range.field(word)).unwrap_or(Int::Small(0)))
    }

    /// `range[index]`.
    pub fn range_item(&mut self, range: Value, index: Value) -> Result<Value, Raised> {
        let [start, _, step, length] = Runtime::parts(range);
        let Some(index) = Int::of(index) else { return self.raise_not_integer(index) };
        if let (Int::Small(start), Int::Small(step), Int::Small(length), Int::Small(index)) =
            (start, step, length, index)
        {
            let at = if index < 0 { index + length } else { index };
            if (0..length).contains(&at) {
                return self.new_int(start + step * at);
            }
        } else {
            let length = length.to_ibig();
            let index = index.to_ibig();
            let at = if index < IBig::ZERO { index + &length } else { index };
            if at >= IBig::ZERO && at < length {
                return self.new_ibig(&item(start, step, &at));
            }
        }
        self.raise(Type::IndexError, "range object index out of range")
    }

    /// `range[slice]`, the slice given by its bounds, fitted to the length of the range.
    pub fn range_slice(
        &mut self,
        range: Value,
        bounds: (IBig, IBig, IBig),
    ) -> Result<Value, Raised> {
        let (from, to, by) = bounds;
        let [start, _, old_step, _] = Runtime::parts(range);
        let first = item(start, old_step, &from);
        let step = old_step.to_ibig() * by;
        let stop = item(start, old_step, &to);
        let parts = [self.new_ibig(&first)?, self.new_ibig(&stop)?, self.new_ibig(&step)?];
        self.new_range(parts[0], parts[1], parts[2])
    }

    /// Where an integer is in a range, if it is.
    pub fn range_index(&mut self, range: Value, value: Value) -> Result<Option<IBig>, Raised> {
        let [start, stop, step, _] = Runtime::parts(range);
        let Some(value) = Int::of(value) else { return Ok(None) };
        let (start, stop, step, value) =
            (start.to_ibig(), stop.to_ibig(), step.to_ibig(), value.to_ibig());
        let is_inside = if step > IBig::ZERO {
            start <= value && value < stop
        } else {
            start >= value && value > stop
        };
        let distance = value - start;
        Ok((is_inside && (&distance % &step).is_zero()).then(|| distance / step))
    }

    /// A slice object.
    pub fn new_slice(&mut self, start: Value, stop: Value, step: Value) -> Result<Value, Raised> {
        let slice = self.allocate(self.header(Type::Slice), 32)?;
        for (word, part) in (1..).zip([start, stop, step]) {
            slice.init(word, part);
        }
        Ok(slice)
    }
}
