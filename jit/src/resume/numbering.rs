//! From a snapshot to resume data: every value becomes a constant, a live value or a virtual.
//!
//! **In:** the snapshot of a guard, the writes delayed past it, and a [`View`] of each value. **Out:** [`ResumeData`], in which every
//! live value has one number however often it is used, and virtuals may refer to each other in circles.
//!
//! ```text
//! slots [0: p5, 1: p6]   p5 = virtual {next: p6, intval: i4}   p6 = virtual {next: p5}
//! becomes
//! slots [0: v0, 1: v1]   v0 = {next: v1, intval: live 0}   v1 = {next: v0}   live [i4]
//! ```

use super::data::{Frames, PendingWrite, Place, Recipe, ResumeData, Source, VirtualId};
use crate::ir::{Array, Class, Const, Field, OpRef, Size, Snapshot};
use std::rc::Rc;

/// What a value is when the guard is emitted.
#[derive(Clone, Copy, Debug)]
pub enum View {
    /// A constant.
    Const(Const),
    /// A value of the new trace.
    Live(OpRef),
    /// A virtual, by a name of its own that is below [`Values::count`].
    Virtual(OpRef),
}

/// What a virtual would be, and of how many parts.
#[derive(Clone, Copy, Debug)]
pub enum ViewShape {
    /// An object with as many fields; all others are zero.
    Struct(Size, Class, usize),
    /// An array with as many elements.
    Array(Array, usize),
}

/// What numbering asks about values.
pub trait Values {
    /// All names of live values and virtuals are below this.
    fn count(&self) -> usize;
    /// What a value of the snapshot is.
    fn recorded(&self, value: OpRef) -> View;
    /// What a value of a delayed write is.
    fn delayed(&self, value: OpRef) -> View;
    /// What a virtual would be.
    fn shape(&self, name: OpRef) -> ViewShape;
    /// The bytecode of the program that creates a virtual.
    fn made(&self, name: OpRef) -> u64;
    /// The n-th part of a virtual: what it is and, of an object, in which field.
    fn part(&self, name: OpRef, n: usize) -> (Field, View);
}

/// A delayed write.
#[derive(Clone, Copy, Debug)]
pub struct Delayed {
    /// The object.
    pub object: OpRef,
    /// The field, or the array with the index.
    pub place: DelayedPlace,
    /// What is to be stored.
    pub value: OpRef,
}

/// Where a delayed write goes.
#[derive(Clone, Copy, Debug)]
pub enum DelayedPlace {
    /// A field.
    Field(Field),
    /// An element and its index.
    Item(Array, OpRef),
}

/// Makes resume data. Keeps its tables from guard to guard.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    /// For each name: in which round it was met, and its number there.
    marks: Vec<(u32, u32)>,
    round: u32,
    /// The live values and the virtuals met in this round, in the order of their numbers.
    live: Vec<OpRef>,
    virtuals: Vec<OpRef>,
}

impl Numbering {
    /// The number of a live value in the resume data made last.
    pub fn live_number(&self, value: OpRef) -> Option<u32> {
        let mark = *self.marks.get(value.index())?;
        (mark.0 == self.round).then_some(mark.1)
    }

    /// One more live value for the frames that were numbered last.
    pub fn hand_over(&mut self, value: OpRef) {
        self.mark(value, false);
    }

    /// The resume data of the guard whose frames these are.
    pub fn resume_data(&self, frames: Frames) -> ResumeData {
        ResumeData { frames: Rc::new(frames), live: self.live[..].into() }
    }

    /// The frames of one guard.
    pub fn number(
        &mut self,
        snapshot: &Snapshot,
        delayed: &[Delayed],
        values: &impl Values,
    ) -> Frames {
        self.round += 1;
        self.live.clear();
        self.virtuals.clear();
        self.marks.resize(values.count(), (0, 0));
        let slots = snapshot.slots.iter().map(|&(slot, v)| (slot, self.source(values.recorded(v))));
        let slots = slots.collect();
        let mut pending = Vec::with_capacity(delayed.len());
        for write in delayed {
            let object = self.source(values.delayed(write.object));
            let place = match write.place {
                DelayedPlace::Field(field) => Place::Field(field),
                DelayedPlace::Item(array, i) => Place::Item(array, self.source(values.delayed(i))),
            };
            let value = self.source(values.delayed(write.value));
            pending.push(PendingWrite { object, place, value });
        }
        let virtuals = self.recipes(values);
        let (pc, resume, base) = (snapshot.pc, snapshot.resume, snapshot.base);
        Frames { pc, resume, base, slots, virtuals, pending }
    }

    fn source(&mut self, view: View) -> Source {
        match view {
            View::Const(constant) => Source::Const(constant),
            View::Live(value) => Source::Live(self.mark(value, false)),
            View::Virtual(name) => Source::Virtual(VirtualId(self.mark(name, true))),
        }
    }

    fn mark(&mut self, name: OpRef, is_virtual: bool) -> u32 {
        let mark = &mut self.marks[name.index()];
        if mark.0 != self.round {
            let list = if is_virtual { &mut self.virtuals } else { &mut self.live };
            *mark = (self.round, list.len() as u32);
            list.push(name);
        }
        mark.1
    }

    /// Describes all virtuals met, and those met while describing them.
    fn recipes(&mut self, values: &impl Values) -> Vec<Recipe> {
        let mut recipes = Vec::with_capacity(self.virtuals.len());
        while let Some(&name) = self.virtuals.get(recipes.len()) {
            let made = values.made(name);
            recipes.push(match values.shape(name) {
                ViewShape::Struct(size, class, parts) => {
                    let fields = (0..parts).map(|n| {
                        let (field, view) = values.part(name, n);
                        (field, self.source(view))
                    });
                    Recipe::Struct { made, size, class, fields: fields.collect() }
                }
                ViewShape::Array(array, parts) => {
                    let items = (0..parts).map(|n| self.source(values.part(name, n).1));
                    Recipe::Array { made, array, items: items.collect() }
                }
            });
        }
        recipes
    }
}
