//! The walk that proves the heap whole.
//!
//! With `verify` it runs around every collection. Before a minor one it finds stores that missed the barrier and objects
//! whose size does not fit what follows them; after one, references to what is not an object. It panics with the kinds
//! of the objects concerned.

use super::large::is_card_marked;
use super::nursery::POISON;
use super::space::Block;
use super::{Heap, mem, old, shape};
use crate::value::{Kind, Value};

impl Heap {
    /// Every region can be read object by object, and no old object refers to a young one unnoticed.
    pub(super) fn verify_before_minor(&self) {
        for &(start, end) in &self.nursery.regions {
            let (mut at, mut before) = (start, "nothing");
            while at < end {
                let bytes = shape::size_of(at);
                let kind = shape::kind(at);
                assert!(
                    bytes <= end - at && (kind != Kind::Hole || mem::word(at) == 0),
                    "broken object at {at:#x} ({}, {bytes} bytes) after {before}",
                    kind.layout().name
                );
                before = kind.layout().name;
                at += bytes;
            }
        }
        // Compiled code stores its constants without a barrier: this collection leaves them where they are and makes them old.
        let constants = self.roots.fresh_pins();
        self.each_old(|at| {
            let flags = shape::flags(at);
            if flags & shape::UNLOGGED == 0 {
                return;
            }
            shape::each_slot(at, |slot| {
                let value = mem::word(slot);
                let index = (slot - at) / 8;
                let noticed = flags & shape::HAS_CARDS != 0 && is_card_marked(at, index);
                assert!(
                    noticed || !self.is_young_value(value) || constants.contains(&value),
                    "store without barrier: word {index} of {} at {at:#x} refers to young {}",
                    shape::kind(at).layout().name,
                    shape::kind(value as usize - 1).layout().name
                );
            });
        });
    }

    /// Every slot of every object and every registered one holds a small int, null or a living object.
    pub(super) fn verify(&self) {
        self.each_old(|at| {
            let (kind, flags) = (shape::kind(at), shape::flags(at));
            assert!(kind != Kind::Hole, "no object at {at:#x}, though it is marked");
            let passing = shape::KEPT | shape::AGED | shape::FORWARDED | shape::CARD_SEEN;
            let is_settled = flags & shape::UNLOGGED != 0 || self.remembered.contains(&at);
            assert!(
                flags & passing == 0 && is_settled,
                "collector's byte {flags:#x} in {} at {at:#x}",
                kind.layout().name
            );
            shape::each_slot(at, |slot| {
                self.verify_value(mem::word(slot), kind.layout().name, (slot - at) / 8)
            });
            if kind.leads()
                && let Some(each) = self.each_led()
            {
                each(Value::object(at), &mut |value| {
                    self.verify_value(value.bits(), kind.layout().name, usize::MAX);
                });
            }
        });
        for &at in &self.aged {
            assert!(
                self.is_young(at) && shape::flags(at) & shape::AGED != 0,
                "{at:#x} is not young"
            );
            let name = shape::kind(at).layout().name;
            shape::each_slot(at, |slot| self.verify_value(mem::word(slot), name, (slot - at) / 8));
        }
        self.roots.each_slot(true, |slot| self.verify_value(mem::word(slot), "root at", slot));
        self.roots.each_weak_slot(|slot| self.verify_value(mem::word(slot), "weak at", slot));
    }

    fn verify_value(&self, value: u64, place: &str, index: usize) {
        let at = (value as usize).wrapping_sub(1);
        if value & 1 == 0 || value == 1 || !self.space.contains(at) {
            return;
        }
        assert!(
            at.is_multiple_of(8)
                && (self.object_around(at) == Some(at) && self.space.is_marked(at)
                    || self.aged.contains(&at)),
            "{place} {index:#x} refers to {at:#x}, which is no living object"
        );
    }

    /// Calls `visit` with every old object.
    pub(super) fn each_old(&self, mut visit: impl FnMut(usize)) {
        for block in 0..self.space.blocks() {
            if matches!(self.space.kind(block), Block::Old | Block::Remnant) {
                self.space.marked(block).for_each(&mut visit);
            }
        }
        self.large.each(|at| {
            if self.space.is_marked(at) {
                visit(at);
            }
        });
    }

    fn is_young_value(&self, value: u64) -> bool {
        let at = (value as usize).wrapping_sub(1);
        value & 1 != 0 && self.space.contains(at) && self.is_young(at)
    }

    /// Fills the free cells of a swept block with a pattern that is no reference.
    pub(super) fn poison_free_cells(&self, block: usize) {
        let (class, start) = (self.space.info(block), self.space.start_of(block));
        let size = old::cell_size(class);
        for cell in (0..old::cells(class)).map(|n| start + n * size) {
            if !self.space.is_marked(cell) {
                mem::fill(cell, cell + size, POISON);
            }
        }
    }
}
