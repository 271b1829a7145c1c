//! What is known of memory, and the stores held back.

use super::{Cell, index};
use crate::ir::{Array, Field, Op, OpRef, OriginId};
use crate::opt::info::NOWHERE;
use crate::resume::numbering::{Delayed, DelayedPlace};

/// As many places of a cell there is room for from the start.
const FEW: usize = 4;

/// What is in one place.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The object.
    pub object: OpRef,
    /// The index of an element; `NONE` for fields.
    pub index: OpRef,
    /// What is there.
    pub value: OpRef,
}

/// A store held back.
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) object: OpRef,
    pub(super) index: OpRef,
    pub(super) value: OpRef,
    pub(super) op: Op,
    pub(super) source: u32,
    /// What memory still has there, if that is known.
    pub(super) in_memory: Option<OpRef>,
    /// What memory has in places that may be this one.
    pub(super) doubted: Vec<Known>,
}

/// What is known of a cell.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) cell: Cell,
    pub(super) known: Vec<Known>,
    pub(super) held: Vec<Held>,
}

/// A copy has room for as much more as a new one.
impl Clone for Contents {
    fn clone(&self) -> Contents {
        let mut known = Vec::with_capacity(self.known.len() + FEW);
        known.extend_from_slice(&self.known);
        Contents { cell: self.cell, known, held: self.held.clone() }
    }
}

/// What is known of memory.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    pub(super) cells: Vec<Contents>,
    pub(super) held: usize,
    /// Whether something is known of what nobody has read.
    pub(super) has_unread: bool,
}

impl Heap {
    pub(super) fn find(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|c| c.cell == cell)
    }
    pub(super) fn find_or_make(&mut self, cell: Cell) -> usize {
        self.find(cell).unwrap_or_else(|| {
            self.cells.push(Contents { cell, known: Vec::with_capacity(FEW), held: Vec::new() });
            self.cells.len() - 1
        })
    }
    /// Notes what is in a place where nothing was known.
    pub fn know(&mut self, cell: Cell, known: Known) {
        let at = self.find_or_make(cell);
        self.cells[at].known.push(known);
    }
    /// Notes what is in a place from which nobody has read it.
    pub fn know_unread(&mut self, cell: Cell, known: Known) {
        self.has_unread = true;
        self.know(cell, known);
    }
    /// Notes what is in a field of an object that was just allocated.
    pub fn know_field(&mut self, object: OpRef, field: Field, value: OpRef) {
        self.know(Cell::Field(field), Known { object, index: OpRef::NONE, value });
    }
    /// Notes what is in an element of an array that was just allocated.
    pub fn know_item(&mut self, object: OpRef, array: Array, index: OpRef, value: OpRef) {
        self.know(Cell::Array(array.elements()), Known { object, index, value });
    }
    /// The stores held back, for a guard.
    pub fn delayed(&self) -> Vec<Delayed> {
        if self.held == 0 {
            return Vec::new();
        }
        let mut all = Vec::with_capacity(self.held);
        for contents in &self.cells {
            for held in &contents.held {
                let place = match contents.cell {
                    Cell::Field(field) => DelayedPlace::Field(field),
                    Cell::Array(array) => DelayedPlace::Item(array, held.index),
                    Cell::Look(_) => unreachable!("nothing is stored there"),
                };
                all.push(Delayed { object: held.object, place, value: held.value });
            }
        }
        all
    }
    /// The operations that recorded the stores held back.
    pub fn held_back(&self) -> Vec<u32> {
        self.cells.iter().flat_map(|contents| &contents.held).map(|held| held.source).collect()
    }
    /// The fields that have just one store held back, into an object that is meant, with where that comes from.
    pub fn held_alone(&self, is_meant: impl Fn(OpRef) -> bool) -> Vec<(Field, OriginId)> {
        let alone =
            self.cells.iter().filter_map(|contents| match (contents.cell, &contents.held[..]) {
                (Cell::Field(field), [held]) if is_meant(held.object) => {
                    Some((field, held.op.origin))
                }
                _ => None,
            });
        alone.collect()
    }
    /// The items that have a store held back, with where each comes from.
    pub fn held_items(&self) -> impl Iterator<Item = (Array, Known, OriginId)> + '_ {
        self.cells.iter().flat_map(|contents| {
            contents.held.iter().filter_map(|held| match contents.cell {
                Cell::Array(array) => {
                    let Held { object, index, value, .. } = *held;
                    Some((array, Known { object, index, value }, held.op.origin))
                }
                _ => None,
            })
        })
    }
    /// Takes the store into the object and to the index that are meant out of those held back: its value, and what recorded it.
    pub fn take_held(
        &mut self,
        cell: Cell,
        is_meant: impl Fn(OpRef, OpRef) -> bool,
    ) -> Option<(OpRef, u32)> {
        let at = self.find(cell)?;
        let held = &mut self.cells[at].held;
        let one = held.iter().position(|held| is_meant(held.object, held.index))?;
        let Held { value, source, .. } = held.remove(one);
        self.held -= 1;
        Some((value, source))
    }
    /// Holds a store back that nobody recorded here. Others that may meet it are not held back.
    pub fn hold(&mut self, cell: Cell, op: Op) {
        let at = self.find_or_make(cell);
        let (object, index, value) = (op.args[0], index(&op), op.args[op.args.len() - 1]);
        let (in_memory, doubted) = (None, Vec::new());
        let held = Held { object, index, value, op, source: NOWHERE, in_memory, doubted };
        self.cells[at].held.push(held);
        self.held += 1;
    }
    /// Forgets what is in places like these, and what was seen by looking there.
    pub fn forget(&mut self, cell: Cell) {
        self.forget_where(cell, |_| true);
        self.forget_looks(cell);
    }
    /// Forgets what is in those of such places that are meant.
    pub fn forget_where(&mut self, cell: Cell, is_meant: impl Fn(&Known) -> bool) {
        if let Some(at) = self.find(cell) {
            self.cells[at].known.retain(|known| !is_meant(known));
            let held = self.cells[at].held.iter_mut();
            held.for_each(|held| held.doubted.retain(|known| !is_meant(known)));
        }
    }
    /// Forgets what was seen by looking at places like these.
    pub fn forget_looks(&mut self, cell: Cell) {
        for contents in &mut self.cells {
            let looks = matches!(contents.cell, Cell::Look(_));
            if looks && contents.cell.groups().meets(cell.groups()) {
                contents.known.clear();
            }
        }
    }
    /// Forgets everything. Nothing is held back.
    pub fn clear(&mut self) {
        debug_assert_eq!(self.held, 0);
        self.cells.clear();
        self.has_unread = false;
    }
}
