//! What guards and allocations earlier in the trace have shown of a reference, so that a check need not be made twice.

use crate::backend::lower::Value;

/// Facts per value.
pub struct Known {
    /// What it cannot be is set: a null is no small int, so that either half alone shows nothing of an object.
    not_small: Vec<bool>,
    not_null: Vec<bool>,
    small: Vec<bool>,
    /// The period in which the value was allocated; a period ends with whatever may collect.
    made: Vec<u32>,
    /// The period in which the collector was last told of a store into the object.
    told: Vec<u32>,
    period: u32,
}

impl Known {
    pub fn new(values: usize) -> Known {
        Known {
            not_small: vec![false; values],
            not_null: vec![false; values],
            small: vec![false; values],
            made: vec![0; values],
            told: vec![0; values],
            period: 1,
        }
    }

    /// It is an object: not a small int, not null.
    pub fn set_object(&mut self, value: Value) {
        self.set_not_small(value);
        self.set_not_null(value);
    }

    /// It is an object or null.
    pub fn is_not_small(&self, value: Value) -> bool {
        self.not_small[value.index()]
    }
    pub fn set_not_small(&mut self, value: Value) {
        self.not_small[value.index()] = true;
    }

    /// It is an object or a small int.
    pub fn is_not_null(&self, value: Value) -> bool {
        self.not_null[value.index()]
    }
    pub fn set_not_null(&mut self, value: Value) {
        self.not_null[value.index()] = true;
    }

    /// It is a small int.
    pub fn is_small(&self, value: Value) -> bool {
        self.small[value.index()]
    }
    pub fn set_small(&mut self, value: Value) {
        self.small[value.index()] = true;
    }

    /// No collection has happened since it was allocated.
    pub fn is_fresh(&self, value: Value) -> bool {
        self.made[value.index()] == self.period
    }
    pub fn is_new(&mut self, value: Value) {
        self.made[value.index()] = self.period;
        self.set_object(value);
    }

    /// No collection has happened since the collector was told of a store into the object: it looks at all its fields.
    pub fn is_told(&self, value: Value) -> bool {
        self.told[value.index()] == self.period
    }
    pub fn tell(&mut self, value: Value) {
        self.told[value.index()] = self.period;
    }

    /// A collection may happen here.
    pub fn collects(&mut self) {
        self.period += 1;
    }
}
