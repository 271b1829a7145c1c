//! One trace to machine code, operation by operation.

use super::asm::{self, Alu, Asm, Cc, Goal, Mem, Rm, Rmi};
use super::direct_call::Told;
use super::emit_memory::{SlowPath, context};
use super::exit::{Entrance, GuardCode, LabelCode, Undo};
use super::frame;
use super::known::Known;
use super::moves::{self, Loc, Move};
use super::regalloc::Regs;
use super::regs::{FTEMP, METER, RBP, RSP, Reg, Set, TEMP};
use crate::abi::{Ctx, GuardId};
use crate::backend::liveness::{Liveness, NEVER};
use crate::backend::lower::{Ins, Lowered, Operand, Value};
use crate::backend::{CompileError, Runtime};
use crate::ir::{Op, Opcode, Target, Type, op::Descr};
use crate::resume::Optimized;
use std::mem::offset_of;
use std::ops::Range;

/// What a slow path has to do, which registers it keeps, and where it goes on.
pub struct Slow {
    pub path: SlowPath,
    pub save: Set,
    pub back: usize,
}

/// A label of other code, as a jump needs it.
pub struct Landing {
    pub label: LabelCode,
    /// Size of the frame there.
    pub frame: u32,
    /// What [`METER`] counts down there.
    pub meter: Option<*mut u64>,
    /// Whether it counts runs of the label.
    pub is_metered: bool,
}

/// What code is made for.
pub struct Place {
    /// Where it will run.
    pub address: usize,
    /// The common way out of guards.
    pub exit: usize,
    pub first_guard: GuardId,
    pub count: Option<*mut u64>,
}

/// A trace on its way.
pub struct Emit<'a> {
    pub asm: Asm,
    pub regs: Regs<'a>,
    pub code: &'a Optimized,
    pub low: &'a Lowered,
    pub known: Known,
    pub told: Told,
    pub runtime: Runtime,
    pub place: Place,
    /// What the flags say where the operation just written overflowed.
    pub overflow: Option<Cc>,
    /// The value that the operation just written overwrote, and how to get it back.
    pub overwrote: Option<(Value, Undo)>,
    pub guards: Vec<GuardCode>,
    pub slow: Vec<Slow>,
    pub labels: Vec<LabelCode>,
    /// The displacement that sets `rsp` at the start, to be filled in when the frame's size is known.
    frame_field: usize,
    /// Words for arguments of vector calls.
    pub arguments: u32,
    /// Where each operation starts.
    map: Vec<(usize, u32)>,
    /// The label of other code that the final jump goes to.
    landing: Option<Landing>,
    /// What [`METER`] counts down while this code runs: the runs of a loop, also while its bridges run.
    pub meter: Option<*mut u64>,
    /// Whether it starts at a guard.
    is_bridge: bool,
}

/// Finished code, for the address it was made for.
pub struct Finished {
    pub meter: Option<*mut u64>,
    pub is_metered: bool,
    pub bytes: Vec<u8>,
    pub guards: Vec<GuardCode>,
    pub labels: Vec<LabelCode>,
    pub frame: u32,
    pub map: Vec<(usize, u32)>,
    /// Where slow paths and stubs lie; constants come behind.
    pub tail: Range<usize>,
}

impl<'a> Emit<'a> {
    pub fn new(
        code: &'a Optimized,
        low: &'a Lowered,
        liveness: &'a Liveness,
        runtime: Runtime,
        place: Place,
    ) -> Emit<'a> {
        let words =
            if place.count.is_some() { Set::WORDS.without(Set::of(METER)) } else { Set::WORDS };
        Emit {
            asm: Asm::new(place.address),
            regs: Regs::new(low, liveness, words),
            meter: None,
            is_bridge: false,
            code,
            low,
            known: Known::new(low.types.len()),
            told: Told::default(),
            runtime,
            place,
            overflow: None,
            overwrote: None,
            guards: Vec::with_capacity(code.resume.len()),
            slow: Vec::new(),
            labels: Vec::new(),
            frame_field: 0,
            arguments: 0,
            map: Vec::with_capacity(low.ins.len()),
            landing: None,
        }
    }

    /// An operand.
    pub fn operand(&self, ins: &Ins, k: usize) -> Operand {
        self.low.operands[ins.operands.start as usize + k]
    }
    /// The next use of an operand behind this operation that wants it in a register.
    pub fn next(&self, ins: &Ins, k: usize) -> u32 {
        self.regs.liveness.next[ins.operands.start as usize + k]
    }
    /// The operation as it is in the trace.
    pub fn op(&self, ins: &Ins) -> &'a Op {
        &self.code.trace.ops[ins.op as usize]
    }
    /// See [`Regs::reg`].
    pub fn reg(&mut self, ins: &Ins, k: usize) -> Reg {
        let operand = self.operand(ins, k);
        self.regs.reg(&mut self.asm, operand)
    }
    /// See [`Regs::rm`].
    pub fn rm(&mut self, ins: &Ins, k: usize) -> Rm {
        let (operand, next) = (self.operand(ins, k), self.next(ins, k));
        self.regs.rm(&mut self.asm, operand, next)
    }
    /// See [`Regs::rmi`].
    pub fn rmi(&mut self, ins: &Ins, k: usize) -> Rmi {
        let (operand, next) = (self.operand(ins, k), self.next(ins, k));
        self.regs.rmi(&mut self.asm, operand, next)
    }
    /// See [`Regs::float_rm`].
    pub fn float_rm(&mut self, ins: &Ins, k: usize) -> Rm {
        let (operand, next) = (self.operand(ins, k), self.next(ins, k));
        self.regs.float_rm(&mut self.asm, operand, next)
    }
    /// A register for the result. See [`Regs::define`].
    pub fn define(&mut self, ins: &Ins, prefer: Option<Reg>, avoid: Set) -> Reg {
        self.regs.define(&mut self.asm, ins.result, prefer, avoid)
    }
    /// The slot of an operation that has one.
    pub fn slot(&self, ins: &Ins) -> i32 {
        match self.op(ins).descr {
            Descr::Slot(slot) => slot,
            _ => panic!("{:?} has no slot", ins.code),
        }
    }
    /// A copy of an operand into a register that holds no value.
    pub fn load_into(&mut self, reg: Reg, operand: Operand) {
        let from = self.regs.loc(operand);
        if from != Loc::Reg(reg) {
            moves::single(&mut self.asm, Move { from, to: Loc::Reg(reg) });
        }
    }

    /// Writes everything. `landing` is the label of other code that the trace ends with a jump to.
    pub fn run(
        mut self,
        entrance: &Entrance,
        landing: Option<Landing>,
    ) -> Result<Finished, CompileError> {
        let low = self.low;
        let inputs = self.code.trace.inputs.len();
        if let Some(landing) = &landing {
            let last = low.ins.last().expect("a trace has operations");
            self.hint_jump(last, &landing.label.args);
        }
        self.landing = landing;
        match entrance {
            Entrance::Stack => {
                self.told = Told::at_entry();
                frame::make(&mut self.asm.bytes);
                self.set_frame();
                self.inputs_from_stack(&low.ins[..inputs]);
            }
            Entrance::Guard(places, undo, meter) => {
                self.is_bridge = true;
                self.set_frame();
                self.undo(*undo);
                self.meter = *meter;
                self.inputs_from_guard(&low.ins[..inputs], places)?;
            }
        }
        let counted = self.place.count.filter(|_| self.is_loop() && !self.reenters());
        if counted.is_some() {
            self.write_meter(self.meter);
            self.read_meter(counted);
            self.meter = counted;
        }
        for (at, ins) in low.ins.iter().enumerate().skip(inputs) {
            self.regs.at = at as u32;
            // A comparison that was moved here is listed where its instructions are.
            if let Some(test) =
                ins.test.filter(|test| test.comparison.is_some() && test.op != ins.op)
            {
                self.map.push((self.asm.offset(), test.op));
            }
            self.map.push((self.asm.offset(), ins.op));
            self.ins(ins)?;
            self.regs.finish(ins);
        }
        Ok(self.close())
    }

    /// Sets `rsp` for the frame of this code, whose size is not known yet.
    fn set_frame(&mut self) {
        self.frame(0x1000);
        self.frame_field = self.asm.offset() - 4;
    }

    fn frame(&mut self, size: u32) {
        self.asm.mem(asm::LEA, RSP, Mem::at(RBP, -(size as i32)));
    }

    /// Whether the trace ends with a jump to a label of its own.
    fn is_loop(&self) -> bool {
        let last = self.low.ins.last().expect("a trace has operations");
        last.code == Opcode::jump && matches!(self.op(last).descr, Descr::Target(Target::Own(_)))
    }

    /// Whether it calls what may run this code again. There the meter would have to be put back before each call and taken again behind it,
    /// which costs more than to count in memory once in an iteration.
    fn reenters(&self) -> bool {
        let is_call = |ins: &&Ins| ins.code == Opcode::call;
        self.low.ins.iter().filter(is_call).any(|ins| self.op(ins).call().effect.reenters)
    }

    /// Whether [`METER`] counts the runs of this code.
    fn is_metered(&self) -> bool {
        self.meter.is_some() && self.meter == self.place.count
    }

    /// Takes a loop's meter into its register: on every way into its code.
    pub fn read_meter(&mut self, meter: Option<*mut u64>) {
        if let Some(meter) = meter {
            self.asm.imm(METER, meter as u64);
            self.asm.load(METER, Mem::at(METER, 0));
        }
    }

    /// Puts a loop's meter back: on every way out of its code, and where somebody may inspect it or run the same code. Uses `TEMP`.
    pub fn write_meter(&mut self, meter: Option<*mut u64>) {
        if let Some(meter) = meter {
            self.asm.imm(TEMP, meter as u64);
            self.asm.store(Mem::at(TEMP, 0), METER);
        }
    }

    /// Gets back what was overwritten before the guard failed.
    fn undo(&mut self, undo: Option<Undo>) {
        match undo {
            Some(Undo::Alu(alu, reg, operand)) => self.asm.alu(alu, reg, operand),
            Some(Undo::Count) => {
                self.asm.op(asm::TEST, METER, Rm::Reg(METER));
                let over = self.asm.jump_over(Cc::G);
                self.asm.lock_or32_imm(context(offset_of!(Ctx, poll)), Ctx::MARK);
                self.asm.land(over);
                self.asm.alu_imm(Alu::Add, Rm::Reg(METER), 1);
            }
            None => (),
        }
    }

    /// Whether the operation is followed by the jump back to a label whose runs are counted: the guard counts, and looks for the mark and for
    /// interrupts at once. The smallest loop has no time for another test.
    pub fn counts(&self, at: usize) -> bool {
        self.is_metered()
            && self.low.ins.get(at + 1).is_some_and(|next| {
                next.code == Opcode::jump
                    && match self.op(next).descr {
                        Descr::Target(Target::Own(number)) => !self.label_counts(number),
                        _ => false,
                    }
            })
    }

    fn label_counts(&self, number: u8) -> bool {
        self.labels.iter().any(|label| label.number == number && label.counts)
    }

    /// Whether the operation follows a label that [counts](LabelCode::counts), at most with a guard on invalidation in between.
    pub fn is_counted_here(&self) -> bool {
        let mut before = self.low.ins[..self.regs.at as usize].iter().rev().map(|ins| ins.code);
        let before = before.find(|&before| before != Opcode::guard_not_invalidated);
        before == Some(Opcode::label) && self.labels.last().is_some_and(|label| label.counts)
    }

    /// Whether the rest of the trace is the body of a loop, from the label just written, in which nothing can ask for a safepoint.
    pub fn is_quiet(&self) -> bool {
        let label = self.labels.last().map(|label| Descr::Target(Target::Own(label.number)));
        let rest = &self.low.ins[self.regs.at as usize..];
        rest.last()
            .is_some_and(|last| last.code == Opcode::jump && Some(self.op(last).descr) == label)
            && !rest
                .iter()
                .any(|ins| matches!(ins.code, Opcode::call | Opcode::new | Opcode::new_array))
    }

    /// Jumps to a label of other code, and counts the run, where a report wants it.
    fn count_and_jump(&mut self, is_metered: bool, goal: Goal) {
        if is_metered {
            self.asm.alu_imm(Alu::Sub, Rm::Reg(METER), 1);
            self.asm.jump_if(Cc::NE, goal);
            self.asm.lock_or32_imm(context(offset_of!(Ctx, poll)), Ctx::MARK);
        }
        self.asm.jump(goal);
    }

    /// Counts a run or the end of one, where a report wants it. No value is lost.
    fn count_run(&mut self) {
        if let Some(count) = self.place.count {
            if self.is_metered() {
                self.asm.alu_imm(Alu::Sub, Rm::Reg(METER), 1);
            } else {
                self.asm.imm(TEMP, count as u64);
                self.asm.dec(Mem::at(TEMP, 0));
            }
            // What a bridge jumps to counts on its own, and looks for marks.
            if self.is_bridge && self.labels.is_empty() {
                return;
            }
            self.asm.jump_if(Cc::E, Goal::Slow(self.slow.len() as u32));
            let back = self.asm.offset();
            self.slow.push(Slow { path: SlowPath::Mark, save: Set::EMPTY, back });
        }
    }

    fn inputs_from_stack(&mut self, inputs: &[Ins]) {
        // Whoever entered has left the base in TEMP.
        for (at, ins) in inputs.iter().enumerate() {
            self.regs.at = at as u32;
            let from = Mem::at(TEMP, 8 * self.slot(ins));
            let value = ins.result;
            if !self.regs.survives(value) {
                continue;
            }
            let over_call = self.regs.crosses_call(value);
            match self.regs.try_free(self.regs.words, Set::EMPTY, over_call) {
                Some(reg) if self.regs.next_use(value) != NEVER => {
                    self.asm.load(reg, from);
                    self.regs.occupy(value, reg);
                }
                _ => {
                    self.asm.load(FTEMP, from);
                    moves::single(
                        &mut self.asm,
                        Move { from: Loc::Reg(FTEMP), to: self.regs.take_slot(value) },
                    );
                }
            }
        }
    }

    fn inputs_from_guard(&mut self, inputs: &[Ins], places: &[Loc]) -> Result<(), CompileError> {
        self.regs.at = inputs.len() as u32;
        // Slots first: none of them may be handed out for anything else.
        for &loc in places {
            if let Loc::Slot(slot) = loc {
                self.regs.reserve_slot(slot);
            }
        }
        let mut late = Vec::new();
        for (k, (ins, &loc)) in inputs.iter().zip(places).enumerate() {
            let is_float = frame::is_float(self.low.types[ins.result.index()]);
            match loc {
                _ if places[..k].contains(&loc) || matches!(loc, Loc::Word(_)) => {
                    late.push((ins.result, loc))
                }
                Loc::Reg(reg) if reg.is_float() != is_float => {
                    return Err(CompileError::Unsupported(
                        ins.op as usize,
                        "an input of another type than the guard's value",
                    ));
                }
                Loc::Reg(reg) => self.regs.occupy(ins.result, reg),
                Loc::Slot(slot) => self.regs.occupy_slot(ins.result, slot),
                Loc::Word(_) | Loc::Argument(_) => {
                    unreachable!("dealt with, and no place of a guard")
                }
            }
        }
        // The same place or a constant once more: a copy of its own.
        for (value, from) in late {
            let to = self.regs.take_slot(value);
            moves::single(&mut self.asm, Move { from, to });
        }
        for ins in inputs {
            if self.regs.liveness.last[ins.result.index()] < inputs.len() as u32 {
                self.regs.free(ins.result);
            }
        }
        Ok(())
    }

    fn hint_jump(&mut self, jump: &Ins, places: &[Loc]) {
        for (k, &place) in places.iter().enumerate() {
            if let (Operand::Value(value), Loc::Reg(reg)) = (self.operand(jump, k), place) {
                self.regs.hint(value, reg);
            }
        }
    }

    /// A label: each argument becomes a fresh value, in a place where every jump will bring it.
    fn label(&mut self, ins: &Ins) -> Result<(), CompileError> {
        let low = self.low;
        self.forget_told();
        let fresh = |k: usize| Value(ins.result.0 + k as u32);
        let operands = low.operands(ins);
        let mut late = Vec::new();
        for (k, &operand) in operands.iter().enumerate() {
            match operand {
                Operand::Value(value) if !operands[..k].contains(&operand) => {
                    self.regs.rename(value, fresh(k))
                }
                Operand::Value(_) => {
                    let first =
                        operands.iter().position(|&other| other == operand).expect("it is there");
                    late.push((fresh(k), Operand::Value(fresh(first))));
                }
                Operand::Word(_) => late.push((fresh(k), operand)),
            }
        }
        for (value, from) in late {
            let from = self.regs.loc(from);
            let to = self.regs.take_slot(value);
            moves::single(&mut self.asm, Move { from, to });
        }
        let mut all: Vec<Value> = (0..operands.len()).map(fresh).collect();
        all.sort_by_key(|&value| self.regs.next_use(value));
        for &value in &all {
            self.regs.settle(&mut self.asm, value);
        }
        let args: Vec<Loc> =
            (0..operands.len()).map(|k| self.regs.loc(Operand::Value(fresh(k)))).collect();
        let Descr::Target(Target::Own(number)) = self.op(ins).descr else {
            return Err(CompileError::Unsupported(ins.op as usize, "a label of other code"));
        };
        if self.landing.is_none() {
            self.hint_jump_to(number, &args);
        }
        let mut rest = self.low.ins[self.regs.at as usize + 1..].iter().map(|next| next.code);
        let next = rest.find(|&next| next != Opcode::guard_not_invalidated);
        let counts = self.is_metered() && next == Some(Opcode::guard_not_interrupted);
        if self.is_metered() && !counts {
            // Jumps to the label count on their own.
            self.count_run();
        }
        self.align();
        let offset = self.asm.offset();
        self.labels.push(LabelCode { number, offset, again: offset, args, counts });
        if !self.is_metered() {
            self.count_run();
        }
        for value in all {
            if !self.regs.survives(value) {
                self.regs.free(value);
            }
        }
        self.known.collects();
        Ok(())
    }

    pub fn align(&mut self) {
        let padding = (self.asm.address + self.asm.offset()).wrapping_neg() & 15;
        self.asm.pad(padding);
    }

    fn hint_jump_to(&mut self, number: u8, places: &[Loc]) {
        let last = self.low.ins.last().expect("a trace has operations");
        if last.code == Opcode::jump && self.op(last).descr == Descr::Target(Target::Own(number)) {
            self.hint_jump(last, places);
        }
    }

    fn jump(&mut self, ins: &Ins) -> Result<(), CompileError> {
        let missing =
            CompileError::Unsupported(ins.op as usize, "a jump to a label that is not there");
        self.settle_told();
        let landing = self.landing.take();
        let (meter, is_metered);
        let (places, goal, frame) = match (self.op(ins).descr, landing) {
            (Descr::Target(Target::Own(number)), _) => {
                let label = self
                    .labels
                    .iter()
                    .find(|label| label.number == number)
                    .ok_or(missing.clone())?;
                (meter, is_metered) = (self.meter, self.is_metered() && !label.counts);
                (label.args.clone(), Goal::Offset(label.again), None)
            }
            (_, Some(landing)) => {
                if self.labels.is_empty() {
                    self.count_run();
                }
                (meter, is_metered) = (landing.meter, landing.is_metered && !landing.label.counts);
                if meter != self.meter {
                    self.write_meter(self.meter);
                }
                (landing.label.args, Goal::Address(landing.label.offset), Some(landing.frame))
            }
            _ => return Err(missing),
        };
        if places.len() != self.low.operands(ins).len() {
            return Err(CompileError::Unsupported(
                ins.op as usize,
                "a jump brings as many values as its label takes",
            ));
        }
        let mut all = Vec::with_capacity(places.len());
        for (k, &to) in places.iter().enumerate() {
            let operand = self.operand(ins, k);
            if !self.regs.is_at(operand, to) {
                all.push(Move { from: self.regs.loc(operand), to });
            }
        }
        let own = frame::size(self.regs.slots, self.arguments);
        // Slots of either frame are only touched while `rsp` is below them.
        if let Some(frame) = frame.filter(|&frame| frame > own) {
            self.frame(frame);
        }
        moves::parallel(&mut self.asm, &mut all);
        if let Some(frame) = frame.filter(|&frame| frame < own) {
            self.frame(frame);
        }
        if meter != self.meter {
            self.read_meter(meter);
        }
        match self.regs.at.checked_sub(1).map(|before| &self.low.ins[before as usize]) {
            Some(before) if frame.is_none() && before.code == Opcode::guard_not_interrupted => {
                self.asm.jump(goal);
            }
            _ => self.count_and_jump(is_metered, goal),
        }
        Ok(())
    }

    fn ins(&mut self, ins: &Ins) -> Result<(), CompileError> {
        match ins.code {
            Opcode::int_add => self.add(ins, false),
            Opcode::int_sub => self.add(ins, true),
            Opcode::int_add_ovf => self.alu(ins, Alu::Add),
            Opcode::int_sub_ovf => self.alu(ins, Alu::Sub),
            Opcode::int_and => self.alu(ins, Alu::And),
            Opcode::int_or => self.alu(ins, Alu::Or),
            Opcode::int_xor => self.alu(ins, Alu::Xor),
            Opcode::int_mul | Opcode::int_mul_ovf => self.mul(ins),
            Opcode::int_neg | Opcode::int_invert => self.unary(ins),
            Opcode::int_floordiv | Opcode::int_mod => self.divide(ins),
            Opcode::int_lshift | Opcode::int_lshift_ovf | Opcode::int_rshift => self.shift(ins),
            Opcode::bool_to_int => self.bool_to_int(ins),
            Opcode::select => self.select(ins),

            Opcode::float_add => self.float_binary(ins, asm::ADDSD, true),
            Opcode::float_sub => self.float_binary(ins, asm::SUBSD, false),
            Opcode::float_mul => self.float_binary(ins, asm::MULSD, true),
            Opcode::float_div => self.float_binary(ins, asm::DIVSD, false),
            Opcode::float_neg | Opcode::float_abs => self.float_sign(ins),
            Opcode::float_sqrt => self.float_sqrt(ins),
            Opcode::int_to_float => self.int_to_float(ins),
            Opcode::float_to_int => self.float_to_int(ins),

            Opcode::getfield => self.getfield(ins),
            Opcode::setfield => self.setfield(ins),
            Opcode::getitem => self.getitem(ins),
            Opcode::setitem => self.setitem(ins),
            Opcode::set_class => self.set_class(ins),
            Opcode::new => self.new_object(ins),
            Opcode::new_array => self.new_array(ins)?,
            Opcode::store_slot => self.store_slot(ins),
            Opcode::slot_addr => self.slot_addr(ins),
            Opcode::load_slot => self.load_slot(ins),
            Opcode::call => self.call(ins)?,

            Opcode::label => self.label(ins)?,
            Opcode::jump => self.jump(ins)?,
            Opcode::input => {
                return Err(CompileError::Unsupported(ins.op as usize, "inputs come first"));
            }
            code if code.has_snapshot() => self.guard(ins)?,
            _ if self.low.types.get(ins.result.index()) == Some(&Type::Bool) => self.bool(ins),
            _ => {
                return Err(CompileError::Unsupported(
                    ins.op as usize,
                    "an operation unknown to this backend",
                ));
            }
        }
        self.regs.release(ins);
        Ok(())
    }

    /// What lies out of the way: slow paths, stubs, constants.
    fn close(mut self) -> Finished {
        let tail = self.asm.offset();
        let mut slow = Vec::with_capacity(self.slow.len());
        for path in std::mem::take(&mut self.slow) {
            slow.push(self.asm.offset());
            self.slow_path(&path);
        }
        let mut stubs = Vec::with_capacity(self.guards.len());
        let mut guards = std::mem::take(&mut self.guards);
        for (guard, id) in guards.iter_mut().zip(self.place.first_guard.0..) {
            guard.stub = self.asm.offset();
            stubs.push(guard.stub);
            self.undo(guard.undo);
            self.write_meter(self.meter);
            self.asm.imm(TEMP, id as u64);
            self.asm.jump(Goal::Address(self.place.exit));
        }
        let frame = frame::size(self.regs.slots, self.arguments);
        let field = self.frame_field..self.frame_field + 4;
        self.asm.bytes.ops[field].copy_from_slice(&(-(frame as i32)).to_le_bytes());
        let is_metered = self.is_metered();
        let Emit { asm, labels, map, meter, .. } = self;
        let tail = tail..asm.offset();
        let bytes = asm.finish(&stubs, &slow);
        Finished { meter, is_metered, bytes, guards, labels, frame, map, tail }
    }
}
