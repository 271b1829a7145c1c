//! How operations get into the new trace, and what a guard takes along.

use super::bridge::{GuardKnowledge, Side};
use super::info::{NO_VIRTUAL, NOWHERE, Shape, Stored};
use super::ledger::Remover;
use super::pass::{Cx, Emitted};
use super::removal::{Escape, Fate, Reason};
use super::{GiveUp, heap};
use crate::ir::{
    Const, Descr, Field, Op, OpRef, Opcode, OriginId, Snapshot, SnapshotId, Target, Type,
};
use crate::resume::numbering::{Values, View, ViewShape};
use std::rc::Rc;

impl Cx<'_> {
    /// Emits an operation as it is; virtual arguments are allocated first. Gives its index in the new trace.
    pub fn emit(&mut self, mut op: Op, result: OpRef, source: u32) -> usize {
        let (escape, at) = (Escape::of(&op), op.origin);
        for arg in op.args.iter_mut() {
            *arg = self.force(*arg, escape, at);
        }
        if op.code.has_snapshot() {
            let trace = self.trace;
            self.failing = match op.code {
                Opcode::guard_true => Some((op.args[0], false)),
                Opcode::guard_false => Some((op.args[0], true)),
                _ => None,
            };
            op.snapshot = self.number(op.code, &trace.snapshots[op.snapshot.0 as usize]);
            self.failing = None;
        } else {
            op.snapshot = SnapshotId::NONE;
        }
        self.push(op, result, source)
    }

    /// Emits an operation that is ready.
    pub fn push(&mut self, op: Op, result: OpRef, source: u32) -> usize {
        self.fate(source, Fate::Kept);
        let index = self.out.len();
        self.chooses |= op.code == Opcode::select;
        if result != OpRef::NONE {
            self.values[result.index()].made = index as u32;
        }
        self.out.push(Emitted { op, result, source });
        index
    }

    /// Resume data for a snapshot of recorded values, as things are now, and what is known for a bridge from there if there may be one.
    pub fn number(&mut self, guard: Opcode, snapshot: &Snapshot) -> SnapshotId {
        let mut numbering = std::mem::take(&mut self.numbering);
        let delayed = self.state.heap.delayed();
        let frames = numbering.number(snapshot, &delayed, self);
        for &value in &self.state.peel.near {
            if let View::Live(value) = self.view(value) {
                numbering.hand_over(value);
            }
        }
        let data = numbering.resume_data(frames);
        self.numbering = numbering;
        let known = match guard.can_have_bridge() {
            true => {
                let mut room = std::mem::take(&mut self.room);
                let known = GuardKnowledge::at(self, &data.live, &mut room);
                self.room = room;
                Rc::new(known)
            }
            false => self.unknown.clone(),
        };
        self.resume.push(data);
        self.knowledge.push(known);
        SnapshotId(self.resume.len() as u32 - 1)
    }

    /// An operation that comes from no recorded one.
    pub fn make(&self, code: Opcode, args: &[OpRef], descr: Descr, ty: Type) -> Op {
        let mut op = self.pool.make(code, ty, args, descr);
        op.origin = self.origin();
        op
    }

    /// The origin of the operation being looked at.
    pub fn origin(&self) -> OriginId {
        let index = (self.current as usize).min(self.trace.ops.len() - 1);
        self.trace.ops[index].origin
    }

    /// A pure operation that comes from no recorded one, sent through the passes.
    pub fn compute(&mut self, code: Opcode, args: &[OpRef]) -> Result<OpRef, GiveUp> {
        let op = self.make(code, args, Descr::None, code.row().result.unwrap_or(Type::Ref));
        let current = std::mem::replace(&mut self.current, NOWHERE);
        let result = self.run(op);
        self.current = current;
        result
    }

    /// A value as the guard whose resume data was made last hands it over, if it does.
    #[inline]
    pub fn side(&self, value: OpRef) -> Option<Side> {
        match self.view(value) {
            View::Const(constant) => Some(Side::Const(constant)),
            View::Live(value) => self.numbering.live_number(value).map(Side::Live),
            View::Virtual(_) => None,
        }
    }

    /// Ends the trace as it was recorded: all is allocated and all writes are done. Where it was cut they are not: the rest may do without them.
    pub fn end(&mut self, mut op: Op, escape: Escape) -> Result<(), GiveUp> {
        if op.code == Opcode::cut {
            self.emit(op, OpRef::NONE, self.current);
            for source in self.state.heap.held_back() {
                self.gone(source, Reason::Cut, Remover::HEAP);
            }
            return Ok(());
        }
        heap::flush(self);
        for k in 0..op.args.len() {
            let escape = match escape {
                Escape::LoopEdge(_) => Escape::LoopEdge(self.slot_at_edge(k)),
                other => other,
            };
            op.args[k] = self.force(op.args[k], escape, op.origin);
        }
        if op.code == Opcode::leave {
            let snapshot = &self.trace.snapshots[op.snapshot.0 as usize];
            for &(slot, value) in &snapshot.slots {
                let value = self.of_recorded(value);
                if !matches!(self.virtual_shape(value), Some(Shape::Tagged(_))) {
                    self.force(value, Escape::Leaves(Some(slot - snapshot.base)), op.origin);
                }
            }
        }
        self.emit(op, OpRef::NONE, self.current);
        Ok(())
    }

    /// The slot that an argument of the jump at the trace's end is in.
    pub fn slot_at_edge(&self, argument: usize) -> Option<i32> {
        let jump = self.trace.ops.last()?;
        if jump.descr == Descr::Target(Target::Own(0)) {
            return self.trace.inputs.get(argument).map(|input| input.slot);
        }
        let there = self.trace.snapshots.get(jump.snapshot.0 as usize)?;
        let value = *jump.args.get(argument)?;
        there.slots.iter().find(|&&(_, known)| known == value).map(|&(slot, _)| slot - there.base)
    }

    #[inline]
    fn view(&self, value: OpRef) -> View {
        let mut value = self.resolve(value);
        while self.chooses
            && let Some(chosen) = self.chosen(value)
        {
            value = self.resolve(chosen);
        }
        if let Some(constant) = self.pool.const_of(value) {
            return View::Const(constant);
        }
        let info = &self.values[value.index()];
        if info.twin != OpRef::NONE && info.ty == Type::Ref {
            let twin = self.resolve(info.twin);
            return match self.pool.const_of(twin) {
                Some(constant) => View::Const(Const::Ref(constant.word())),
                None => View::Live(twin),
            };
        }
        if info.shape == NO_VIRTUAL { View::Live(value) } else { View::Virtual(value) }
    }

    /// What a value is that the condition has chosen which the guard looks at, where that guard fails.
    fn chosen(&self, value: OpRef) -> Option<OpRef> {
        let (condition, holds) = self.failing?;
        let maker = self.maker(value).filter(|op| op.code == Opcode::select)?;
        (maker.args[0] == condition).then(|| maker.args[if holds { 1 } else { 2 }])
    }

    fn stored_view(&self, stored: &Stored, ty: Type) -> View {
        if stored.value == OpRef::NONE {
            View::Const(Const::from_word(ty, 0))
        } else {
            self.view(stored.value)
        }
    }
}

impl Values for Cx<'_> {
    fn count(&self) -> usize {
        self.values.len()
    }
    fn recorded(&self, value: OpRef) -> View {
        if value.is_const() { self.view(value) } else { self.view(self.env[value.index()]) }
    }
    fn delayed(&self, value: OpRef) -> View {
        self.view(value)
    }
    fn shape(&self, name: OpRef) -> ViewShape {
        match self.virtual_shape(name) {
            Some(Shape::Struct { size, class, fields }) => {
                ViewShape::Struct(*size, *class, fields.len())
            }
            Some(Shape::Array { array, items }) => ViewShape::Array(*array, items.len()),
            _ => unreachable!("only objects are numbered as virtuals"),
        }
    }
    fn made(&self, name: OpRef) -> u64 {
        self.made_at(name).map_or(0, |made| made.pc)
    }
    fn part(&self, name: OpRef, n: usize) -> (Field, View) {
        let (stored, ty) = match self.virtual_shape(name) {
            Some(Shape::Struct { fields, .. }) => (&fields[n], fields[n].field.repr.ty()),
            Some(Shape::Array { array, items }) => (&items[n], array.repr.ty()),
            _ => unreachable!("only objects are numbered as virtuals"),
        };
        (stored.field, self.stored_view(stored, ty))
    }
}

impl Cx<'_> {
    /// The interpreter's state where the loop starts, in terms of what the recorded iteration starts with, if the trace knows where that is.
    fn header(&self) -> Option<Snapshot> {
        if let Some((_, label)) = self.turn {
            let there = self.trace.ops[label].snapshot.0 as usize;
            return self.trace.snapshots.get(there).cloned();
        }
        let end = self.trace.ops.last()?;
        let there = self.trace.snapshots.get(end.snapshot.0 as usize)?;
        if end.descr != Descr::Target(Target::Own(0)) {
            return None;
        }
        let inputs = self.trace.inputs.iter().enumerate();
        let mut slots: Vec<_> = inputs.map(|(k, input)| (input.slot, OpRef::op(k))).collect();
        // Greens are what they were.
        let is_green = |&(slot, value): &(i32, OpRef)| {
            let is_known = self.const_of(self.of_recorded(value)).is_some();
            is_known && self.trace.inputs.iter().all(|input| input.slot != slot)
        };
        slots.extend(there.slots.iter().copied().filter(is_green));
        slots.sort_unstable_by_key(|&(slot, _)| slot);
        Some(Snapshot { slots, ..there.clone() })
    }

    /// Behind a label: makes sure that whoever jumps there leaves if the trace was invalidated meanwhile. Where that cannot be done the trace's own guards
    /// stay where they are.
    pub fn check_validity(&mut self) {
        self.state.guards.valid = false;
        let Some(header) = self.header().filter(|_| self.state.guards.rests) else {
            return;
        };
        let mut op = self.make(Opcode::guard_not_invalidated, &[], Descr::None, Type::Void);
        op.snapshot = self.number(op.code, &header);
        self.push(op, OpRef::NONE, NOWHERE);
        self.state.guards.valid = true;
    }

    /// Before the label of a body: makes sure that the objects of these pairs are two. Not where they are known to be one, or there is no way to leave.
    pub fn tell_apart(&mut self, pairs: &[[OpRef; 2]]) -> Result<bool, GiveUp> {
        let Some(header) = self.header() else { return Ok(false) };
        for pair in pairs {
            let apart = self.compute(Opcode::ptr_ne, pair)?;
            match self.const_of(apart) {
                Some(Const::Bool(true)) => continue,
                Some(_) => return Ok(false),
                None => {}
            }
            let mut op = self.make(Opcode::guard_true, &[apart], Descr::None, Type::Void);
            op.snapshot = self.number(op.code, &header);
            self.push(op, OpRef::NONE, NOWHERE);
        }
        Ok(true)
    }

    /// Behind a label: asks whether the program is interrupted, if the trace does so where it goes round. Whoever jumps there need not ask.
    pub fn poll(&mut self) {
        let closing = self.closing_poll(self.round().end, self.trace.ops.len() - 1);
        let (Some(closing), Some(header)) = (closing, self.header()) else {
            return;
        };
        let mut op = self.make(Opcode::guard_not_interrupted, &[], Descr::None, Type::Void);
        op.snapshot = self.number(op.code, &header);
        self.push(op, OpRef::NONE, NOWHERE);
        self.state.guards.polled = true;
        self.state.guards.polls = Some(closing);
    }

    /// The recorded guard that asks whether the program is interrupted, at the loop header that the operations before `end` come to: `header` says where that is.
    fn closing_poll(&self, end: usize, header: usize) -> Option<u32> {
        let there = self.trace.ops[header].snapshot;
        let there = self.trace.snapshots.get(there.0 as usize)?;
        let last = self.trace.ops[..end].iter().rposition(|op| op.code.is_guard())?;
        let guard = &self.trace.ops[last];
        let here = &self.trace.snapshots[guard.snapshot.0 as usize];
        let is_it = guard.code == Opcode::guard_not_interrupted
            && (here.pc, here.base, here.resume) == (there.pc, there.base, there.resume);
        is_it.then_some(last as u32)
    }

    /// Takes that guard out of what was emitted: the trace goes on to a label that asks.
    pub fn leave_to_label(&mut self) {
        let start = self.sweeps.last().map_or(0, |sweep| sweep.start);
        let last = self.trace.ops.len() - 1;
        for (end, header) in self.turn.into_iter().chain([(last, last)]) {
            if let Some(closing) = self.closing_poll(end, header)
                && let Some(at) = self.out[start..].iter().rposition(|e| e.source == closing)
            {
                self.strike(start + at, Reason::Implied, Remover::PEEL);
            }
        }
    }

    /// Takes out an operation without a result that was emitted. Others keep their places.
    pub fn strike(&mut self, at: usize, reason: Reason, by: Remover) {
        let nothing = self.constant(Const::Bool(true));
        let op = self.make(Opcode::same_as, &[nothing], Descr::None, Type::Bool);
        let before = Emitted { op, result: OpRef::NONE, source: NOWHERE };
        let struck = std::mem::replace(&mut self.out[at], before);
        self.gone(struck.source, reason, by);
    }
}
