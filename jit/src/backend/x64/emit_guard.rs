//! Guards: a test, and jumps to the guard's stub.
//!
//! The stub says the guard's number to the common way out. Where the live values are is written down here, for the way out and for a
//! bridge, which starts with its inputs in these places and to which the jumps are then redirected.

use super::asm::{Alu, Cc, Goal, Mem, Rm, Rmi};
use super::emit::{Emit, Slow};
use super::emit_memory::{SlowPath, context};
use super::emit_test::Condition;
use super::exit::{GuardCode, Site, Undo};
use super::frame;
use super::moves::{self, Loc, Move};
use super::regs::{FTEMP, METER, RAX, RDX, Set, TEMP, TEMP2};
use crate::abi::{Ctx, Left};
use crate::backend::CompileError;
use crate::backend::lower::{Ins, Operand};
use crate::ir::{Opcode, SnapshotId};
use crate::resume::Source;
use dynasmrt::{DynasmApi, dynasm};
use std::mem::offset_of;

/// The null word.
const NULL: i32 = 1;

impl Emit<'_> {
    pub fn guard(&mut self, ins: &Ins) -> Result<(), CompileError> {
        let misplaced = CompileError::Unsupported(
            ins.op as usize,
            "an overflow guard behind no overflow operation",
        );
        match ins.code {
            Opcode::guard_true | Opcode::guard_false => {
                let holds = ins.code == Opcode::guard_true;
                self.learn(ins, holds);
                let condition = self.test(ins);
                self.note(ins);
                self.leave_unless(if holds { condition } else { condition.not() });
            }
            Opcode::guard_value => self.guard_value(ins),
            Opcode::guard_class => self.guard_class(ins),
            Opcode::guard_no_overflow | Opcode::guard_overflow => {
                let cc = self.overflow.ok_or(misplaced)?;
                self.note(ins);
                self.leave_if(if ins.code == Opcode::guard_no_overflow { cc } else { cc.not() });
            }
            Opcode::guard_no_exception | Opcode::guard_exception => {
                let result = self.reg(ins, 0);
                self.asm.alu(Alu::Cmp, result, Rmi::Imm(NULL));
                self.note(ins);
                let raised = ins.code == Opcode::guard_exception;
                self.leave_if(if raised { Cc::NE } else { Cc::E });
                if let (false, Operand::Value(value)) = (raised, self.operand(ins, 0)) {
                    self.known.set_not_null(value);
                }
            }
            Opcode::guard_not_invalidated => {
                self.note(ins);
                self.site(true, 1);
                self.asm.pad(5);
            }
            Opcode::guard_not_interrupted if self.is_counted_here() => self.count_here(ins),
            Opcode::guard_not_interrupted if self.counts(self.regs.at as usize) => {
                self.count_or_leave(ins);
            }
            Opcode::guard_not_interrupted => {
                self.asm.cmp32_imm(Rm::Mem(context(offset_of!(Ctx, poll))), 0);
                self.note(ins);
                self.leave_if(Cc::NE);
            }
            Opcode::leave if self.code.resume_of(self.op(ins).snapshot).is_stored() => {
                self.note(ins);
                self.leave(self.op(ins).snapshot);
            }
            Opcode::leave | Opcode::cut => {
                self.note(ins);
                self.site(false, 1);
                let stub = self.stub();
                self.asm.jump(stub);
            }
            _ => {
                return Err(CompileError::Unsupported(
                    ins.op as usize,
                    "a guard unknown to this backend",
                ));
            }
        }
        Ok(())
    }

    /// The guard behind a label: counts who comes there. Where nothing in the loop can ask for a safepoint, but the world outside, which has time,
    /// the jump back comes to a shorter test: of 65,536 runs only one looks for the mark and for interrupts. Nor can anybody invalidate such a loop
    /// while it runs: a guard for that comes before.
    fn count_here(&mut self, ins: &Ins) {
        let is_quiet = self.is_quiet();
        self.count_or_leave(ins);
        if is_quiet {
            // The last test has found that it is greater.
            let others = self.asm.jump_over(Cc::G);
            self.align();
            self.labels.last_mut().expect("behind a label").again = self.asm.offset();
            dynasm!(self.asm.bytes; .arch x64; sub Rw(METER), 1);
            self.asm.jump_if(Cc::B, Goal::Slow(self.slow.len() as u32));
            let (path, back) = (SlowPath::Borrow(self.guards.len() - 1), self.asm.offset());
            self.slow.push(Slow { path, save: Set::EMPTY, back });
            self.asm.land(others);
        }
    }

    /// Counts a run, and leaves if the mark is reached or somebody interrupts.
    fn count_or_leave(&mut self, ins: &Ins) {
        self.asm.alu_imm(Alu::Sub, Rm::Reg(METER), 1);
        self.compare_meter();
        self.note(ins);
        self.guards.last_mut().expect("noted just now").undo = Some(Undo::Count);
        self.leave_if(Cc::LE);
    }

    /// The meter is less than any interrupt and more than none, until it has reached its mark: `LE` if anything is to be done.
    fn compare_meter(&mut self) {
        let zero_and_poll = Rmi::Rm(Rm::Mem(context(offset_of!(Ctx, zero))));
        self.asm.alu(Alu::Cmp, METER, zero_and_poll);
    }

    /// The low half of the meter was 0 and has lost one more: takes that from the rest, and tests what [`Emit::count_or_leave`] does for the same guard.
    pub fn borrow(&mut self, guard: usize) {
        self.asm.alu_imm(Alu::Sub, Rm::Reg(METER), 1 << 16);
        self.compare_meter();
        let field = self.asm.address + self.asm.offset() + 2;
        self.guards[guard].sites.push(Site { field, dormant: false });
        self.asm.jump_if(Cc::LE, Goal::Stub(guard as u32));
    }

    /// Leaves where nothing but slots is brought back, by the guard just noted. The value that is returned, if that is all, is handed over.
    fn leave(&mut self, snapshot: SnapshotId) {
        let returns = self.code.returns(snapshot);
        let slots = &self.code.resume_of(snapshot).slots;
        let returned = returns.map(|returns| returns.slot);
        self.store_slots(slots.iter().filter(|&&(slot, _)| Some(slot) != returned));
        let mut number = u64::from(self.place.first_guard.0) + self.guards.len() as u64 - 1;
        number |= match returns {
            Some(returns) => {
                match slots.iter().find(|&&(slot, _)| slot == returns.slot) {
                    Some(&(_, source)) => match self.source(source) {
                        Loc::Reg(RDX) => (),
                        from => moves::single(&mut self.asm, Move { from, to: Loc::Reg(RDX) }),
                    },
                    None => {
                        self.asm.load(TEMP, frame::BASE);
                        self.asm.load(RDX, Mem::at(TEMP, 8 * returns.slot));
                    }
                }
                self.asm.imm(TEMP, returns.count.as_ptr() as u64);
                self.asm.inc(Mem::at(TEMP, 0));
                Left::RETURNED
            }
            None => Left::STORED,
        };
        self.write_meter(self.meter);
        self.settle_inlined();
        self.asm.imm(RAX, number);
        frame::unwind(&mut self.asm.bytes);
    }

    /// Where a source of the guard just noted is.
    fn source(&self, source: Source) -> Loc {
        match source {
            Source::Const(constant) => Loc::Word(constant.word()),
            Source::Live(n) => self.guards.last().expect("noted just now").places[n as usize],
            Source::Virtual(_) => unreachable!("plain data has no virtuals"),
        }
    }

    /// Stores into slots what the guard just noted brings back there.
    fn store_slots<'a>(&mut self, slots: impl Iterator<Item = &'a (i32, Source)>) {
        let mut slots = slots.peekable();
        if slots.peek().is_some() {
            self.asm.load(TEMP, frame::BASE);
        }
        for &(slot, source) in slots {
            let mem = Mem::at(TEMP, 8 * slot);
            match self.source(source) {
                Loc::Reg(reg) => self.asm.store(mem, reg),
                Loc::Word(word) => match i32::try_from(word as i64) {
                    Ok(imm) => self.asm.store_imm(mem, imm),
                    Err(_) => {
                        self.asm.imm(TEMP2, word);
                        self.asm.store(mem, TEMP2);
                    }
                },
                Loc::Slot(number) => {
                    self.asm.load(TEMP2, frame::slot(number));
                    self.asm.store(mem, TEMP2);
                }
                Loc::Argument(_) => unreachable!("guards know no arguments"),
            }
        }
    }

    /// What is known behind a guard on `is_int`, or on a comparison with null.
    fn learn(&mut self, ins: &Ins, holds: bool) {
        let Some(test) = ins.test else { return };
        let holds = holds != test.negated;
        let operands = match test.comparison {
            Some(Opcode::is_int) => {
                if let Operand::Value(value) = self.operand(ins, 0) {
                    match holds {
                        true => self.known.set_small(value),
                        false => self.known.set_not_small(value),
                    }
                }
                return;
            }
            Some(Opcode::ptr_eq) if !holds => [self.operand(ins, 0), self.operand(ins, 1)],
            Some(Opcode::ptr_ne) if holds => [self.operand(ins, 0), self.operand(ins, 1)],
            _ => return,
        };
        if let [Operand::Value(value), Operand::Word(word)]
        | [Operand::Word(word), Operand::Value(value)] = operands
            && word == NULL as u64
        {
            self.known.set_not_null(value);
        }
    }

    /// Writes down where the live values are. From here to the guard's end no value moves.
    fn note(&mut self, ins: &Ins) {
        let overwrote = self.overwrote.take();
        let place = |&operand: &Operand| match overwrote {
            Some((value, Undo::Alu(_, reg, _))) if operand == Operand::Value(value) => {
                Loc::Reg(reg)
            }
            _ => self.regs.loc(operand),
        };
        let places = self.low.live(ins).iter().map(place).collect();
        self.guards.push(GuardCode {
            places,
            undo: overwrote.map(|(_, undo)| undo),
            sites: Vec::with_capacity(1),
            stub: 0,
            target: 0,
            meter: self.meter,
        });
    }

    fn stub(&self) -> Goal {
        Goal::Stub(self.guards.len() as u32 - 1)
    }

    /// The jump about to be written is one of the guard's; its displacement is `opcode` bytes behind its start.
    fn site(&mut self, dormant: bool, opcode: usize) {
        let field = self.asm.address + self.asm.offset() + opcode;
        self.guards.last_mut().expect("the guard was noted").sites.push(Site { field, dormant });
    }

    /// The guard fails if `cc`.
    fn leave_if(&mut self, cc: Cc) {
        self.site(false, 2);
        let stub = self.stub();
        self.asm.jump_if(cc, stub);
    }

    fn leave_unless(&mut self, condition: Condition) {
        match condition {
            Condition::Flag(cc) => self.leave_if(cc.not()),
            Condition::FloatEqual => {
                self.leave_if(Cc::NE);
                self.leave_if(Cc::P);
            }
            Condition::FloatUnequal => {
                // Leaves if equal and no NaN: the jump over the guard's jump is short.
                let over = self.asm.jump_over(Cc::P);
                self.leave_if(Cc::E);
                self.asm.land(over);
            }
        }
    }

    fn guard_value(&mut self, ins: &Ins) {
        let Operand::Word(word) = self.operand(ins, 1) else {
            panic!("guard_value compares with a constant")
        };
        let reg = self.reg(ins, 0);
        if reg.is_float() {
            // Bit by bit: a zero is not a negative zero, and a NaN can be itself.
            self.asm.imm(TEMP, word);
            self.asm.copy(FTEMP, TEMP);
            dynasm!(self.asm.bytes; .arch x64; pxor Rx(FTEMP), Rx(reg));
            self.asm.copy(TEMP, FTEMP);
            self.asm.op(super::asm::TEST, TEMP, Rm::Reg(TEMP));
        } else {
            let operand = self.regs.rmi(&mut self.asm, Operand::Word(word), 0);
            self.asm.alu(Alu::Cmp, reg, operand);
        }
        self.note(ins);
        self.leave_if(Cc::NE);
    }

    fn guard_class(&mut self, ins: &Ins) {
        let class = self.op(ins).class();
        let operand = self.operand(ins, 0);
        let reg = self.regs.reg(&mut self.asm, operand);
        self.note(ins);
        let (small, null) = match operand {
            Operand::Value(value) => {
                (!self.known.is_not_small(value), !self.known.is_not_null(value))
            }
            Operand::Word(word) => (word & 1 == 0, word == NULL as u64),
        };
        // Small ints and null have no class.
        if small {
            self.asm.test_low(reg, 1);
            self.leave_if(Cc::E);
        }
        if null {
            self.asm.alu(Alu::Cmp, reg, Rmi::Imm(NULL));
            self.leave_if(Cc::E);
        }
        if let Operand::Value(value) = operand {
            self.known.set_object(value);
        }
        self.asm.cmp32_imm(Rm::Mem(Mem::at(reg, -1)), class.0);
        self.leave_if(Cc::NE);
    }
}
