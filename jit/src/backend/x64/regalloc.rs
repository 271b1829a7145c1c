//! Registers for a straight line.
//!
//! Values get registers as they appear, in one pass. Where none is free, the value whose next use is farthest goes to a spill slot; values are never
//! changed, so a slot written once stays good and a second eviction costs nothing. A value that is only handed over when a guard fails is never wanted in a
//! register.
//!
//! Within one operation: bring operands to registers (which locks these), [`Regs::release`] the operands that are dead behind it, [`Regs::define`] the result, which may take a
//! register just released, and [`Regs::finish`].

use super::asm::{Asm, Rm, Rmi};
use super::frame;
use super::moves::Loc;
use super::regs::{Reg, Set, TEMP};
use crate::backend::liveness::{Liveness, NEVER};
use crate::backend::lower::{Ins, Lowered, Operand, Value};

const NO_SLOT: u32 = u32::MAX;

/// Where a value is and what is to come for it.
#[derive(Clone, Copy)]
struct Place {
    reg: Option<Reg>,
    slot: u32,
    next: u32,
    hint: Option<Reg>,
}

/// The state of registers and slots at one place of the code.
pub struct Regs<'a> {
    code: &'a Lowered,
    pub liveness: &'a Liveness,
    places: Vec<Place>,
    occupant: [Value; 32],
    used: Set,
    locked: Set,
    free_slots: Vec<u32>,
    /// Slots released by the operation in the making: it may still read them.
    leaving_slots: Vec<u32>,
    /// How many slots there are.
    pub slots: u32,
    /// The operation in the making.
    pub at: u32,
    /// The integer registers there are.
    pub words: Set,
}

impl<'a> Regs<'a> {
    pub fn new(code: &'a Lowered, liveness: &'a Liveness, words: Set) -> Regs<'a> {
        let place = |&next: &u32| Place { reg: None, slot: NO_SLOT, next, hint: None };
        Regs {
            code,
            liveness,
            places: liveness.first.iter().map(place).collect(),
            occupant: [Value::NONE; 32],
            used: Set::EMPTY,
            locked: Set::EMPTY,
            free_slots: Vec::new(),
            leaving_slots: Vec::new(),
            slots: 0,
            at: 0,
            words,
        }
    }

    fn is_float(&self, value: Value) -> bool {
        frame::is_float(self.code.types[value.index()])
    }

    fn class(&self, value: Value) -> Set {
        if self.is_float(value) { Set::FLOATS } else { self.words }
    }

    /// Where a value is.
    pub fn loc(&self, operand: Operand) -> Loc {
        match operand {
            Operand::Word(word) => Loc::Word(word),
            Operand::Value(value) => match self.places[value.index()] {
                Place { reg: Some(reg), .. } => Loc::Reg(reg),
                Place { slot, .. } => {
                    debug_assert_ne!(slot, NO_SLOT, "{value:?} is nowhere at {}", self.at);
                    Loc::Slot(slot)
                }
            },
        }
    }

    /// Whether the value is also in this place.
    pub fn is_at(&self, operand: Operand, loc: Loc) -> bool {
        match (operand, loc) {
            (Operand::Value(value), Loc::Slot(slot)) => self.places[value.index()].slot == slot,
            _ => self.loc(operand) == loc,
        }
    }

    /// Whether the value is needed behind the operation in the making.
    pub fn survives(&self, value: Value) -> bool {
        self.liveness.last[value.index()] > self.at
    }

    /// The last operation that needs the value.
    pub fn last_use(&self, value: Value) -> u32 {
        self.liveness.last[value.index()]
    }

    /// Registers that hold values.
    pub fn used(&self) -> Set {
        self.used
    }

    /// Says that a value had best be in this register.
    pub fn hint(&mut self, value: Value, reg: Reg) {
        if reg.is_float() == self.is_float(value) {
            self.places[value.index()].hint = Some(reg);
        }
    }

    /// Puts a value into a register that is free.
    pub fn occupy(&mut self, value: Value, reg: Reg) {
        debug_assert!(!self.used.has(reg), "{reg:?} is taken");
        self.places[value.index()].reg = Some(reg);
        self.occupant[reg.0 as usize] = value;
        self.used = self.used.or(Set::of(reg));
    }

    /// Says that a value is in this slot, which is free or reserved.
    pub fn occupy_slot(&mut self, value: Value, slot: u32) {
        self.places[value.index()].slot = slot;
    }

    /// Takes this slot from those that are free.
    pub fn reserve_slot(&mut self, slot: u32) {
        self.free_slots.extend(self.slots..=slot);
        self.slots = self.slots.max(slot + 1);
        self.free_slots.retain(|&free| free != slot);
    }

    /// A slot for a value that is nowhere yet.
    pub fn take_slot(&mut self, value: Value) -> Loc {
        let slot = self.new_slot();
        self.occupy_slot(value, slot);
        Loc::Slot(slot)
    }

    /// At a label: brings a value to where it had best be when the label is reached again and again, and only there.
    pub fn settle(&mut self, asm: &mut Asm, value: Value) {
        let place = self.places[value.index()];
        let over_call = self.crosses_call(value);
        let class = if over_call { self.class(value).and(Set::SAVED) } else { self.class(value) };
        match place.reg {
            _ if place.next == NEVER => self.spill(asm, value),
            Some(reg) if class.has(reg) => self.leave_slot(value),
            reg => match (self.try_free(class, Set::EMPTY, over_call), reg) {
                (Some(to), Some(_)) => {
                    self.move_to(asm, value, to);
                    self.leave_slot(value);
                }
                (Some(to), None) => {
                    asm.load(to, frame::slot(place.slot));
                    self.occupy(value, to);
                    self.leave_slot(value);
                }
                (None, _) => self.spill(asm, value),
            },
        }
    }

    fn leave_reg(&mut self, value: Value) {
        if let Some(reg) = self.places[value.index()].reg.take() {
            self.occupant[reg.0 as usize] = Value::NONE;
            self.used = self.used.without(Set::of(reg));
            self.locked = self.locked.without(Set::of(reg));
        }
    }

    /// Gives up a value's slot; it must be in a register.
    pub fn leave_slot(&mut self, value: Value) {
        let place = &mut self.places[value.index()];
        if place.slot != NO_SLOT {
            self.leaving_slots.push(place.slot);
            place.slot = NO_SLOT;
        }
    }

    /// Forgets a value.
    pub fn free(&mut self, value: Value) {
        self.leave_reg(value);
        self.leave_slot(value);
    }

    /// A value's places go over to another value.
    pub fn rename(&mut self, from: Value, to: Value) {
        let Place { reg, slot, .. } = self.places[from.index()];
        self.leave_reg(from);
        self.places[from.index()].slot = NO_SLOT;
        self.places[to.index()].slot = slot;
        if let Some(reg) = reg {
            self.occupy(to, reg);
        }
    }

    /// Makes sure that the value is in its slot and in no register.
    pub fn spill(&mut self, asm: &mut Asm, value: Value) {
        let Place { reg: Some(reg), slot, .. } = self.places[value.index()] else { return };
        if slot == NO_SLOT {
            let slot = self.new_slot();
            self.places[value.index()].slot = slot;
            asm.store(frame::slot(slot), reg);
        }
        self.leave_reg(value);
    }

    /// Puts a result where a value is, which is nowhere then.
    pub fn overwrite(&mut self, value: Value, result: Value) {
        let reg = self.places[value.index()].reg.expect("a value in a register");
        self.leave_reg(value);
        self.occupy(result, reg);
        self.lock(reg);
    }

    fn new_slot(&mut self) -> u32 {
        self.free_slots.pop().unwrap_or_else(|| {
            self.slots += 1;
            self.slots - 1
        })
    }

    /// A free register of the class, if there is one, registers that suit best first.
    pub fn try_free(&self, class: Set, avoid: Set, over_call: bool) -> Option<Reg> {
        let free = class.without(self.used).without(self.locked).without(avoid);
        let best = if over_call { free.and(Set::SAVED) } else { free.without(Set::SAVED) };
        best.first().or(free.first())
    }

    fn take(&mut self, asm: &mut Asm, class: Set, avoid: Set, over_call: bool) -> Reg {
        if let Some(reg) = self.try_free(class, avoid, over_call) {
            return reg;
        }
        let victims = class.and(self.used).without(self.locked).without(avoid);
        let cost = |reg: &Reg| {
            let place = &self.places[self.occupant[reg.0 as usize].index()];
            (place.next, place.slot != NO_SLOT)
        };
        let reg = victims.iter().max_by_key(cost).expect("fewer operands than registers");
        self.spill(asm, self.occupant[reg.0 as usize]);
        reg
    }

    fn lock(&mut self, reg: Reg) {
        self.locked = self.locked.or(Set::of(reg));
    }

    /// A register for use within the operation, of the kind for words.
    pub fn temp(&mut self, asm: &mut Asm) -> Reg {
        let reg = self.take(asm, self.words, Set::EMPTY, false);
        self.lock(reg);
        reg
    }

    /// The value in a register, until `release`. A constant gets a register for this operation.
    pub fn reg(&mut self, asm: &mut Asm, operand: Operand) -> Reg {
        match operand {
            Operand::Word(word) => {
                let reg = self.temp(asm);
                asm.imm(reg, word);
                reg
            }
            Operand::Value(value) => {
                let place = self.places[value.index()];
                let reg = place.reg.unwrap_or_else(|| {
                    let reg =
                        self.take(asm, self.class(value), Set::EMPTY, self.crosses_call(value));
                    asm.load(reg, frame::slot(place.slot));
                    self.occupy(value, reg);
                    reg
                });
                self.lock(reg);
                reg
            }
        }
    }

    /// The value in a register or, if it is not needed in a register again, where it is.
    pub fn rm(&mut self, asm: &mut Asm, operand: Operand, next: u32) -> Rm {
        match self.loc(operand) {
            Loc::Slot(slot) if next == NEVER => Rm::Mem(frame::slot(slot)),
            _ => Rm::Reg(self.reg(asm, operand)),
        }
    }

    /// As [`Regs::rm`], or a constant. A constant of more than 32 bits goes into `TEMP`.
    pub fn rmi(&mut self, asm: &mut Asm, operand: Operand, next: u32) -> Rmi {
        match operand {
            Operand::Word(word) => match i32::try_from(word as i64) {
                Ok(imm) => Rmi::Imm(imm),
                Err(_) => {
                    asm.imm(TEMP, word);
                    Rmi::Rm(Rm::Reg(TEMP))
                }
            },
            Operand::Value(_) => Rmi::Rm(self.rm(asm, operand, next)),
        }
    }

    /// As [`Regs::rm`] for floats, or a constant in memory.
    pub fn float_rm(&mut self, asm: &mut Asm, operand: Operand, next: u32) -> Rm {
        match operand {
            Operand::Word(word) => asm.pooled(word),
            Operand::Value(_) => self.rm(asm, operand, next),
        }
    }

    /// Whether a call comes before the value's last use.
    pub fn crosses_call(&self, value: Value) -> bool {
        self.liveness.next_call[self.at as usize] < self.liveness.last[value.index()]
    }

    /// Lets go of operands that are dead behind the operation.
    pub fn release(&mut self, ins: &Ins) {
        for i in ins.operands.start as usize..ins.operands.end as usize {
            if let Operand::Value(value) = self.code.operands[i] {
                self.places[value.index()].next = self.liveness.next[i];
                if !self.survives(value) {
                    self.free(value);
                }
            }
        }
    }

    /// A register for a result: one that was hinted at, or the one that would save a move (`prefer`), or any. Never one of `avoid`.
    pub fn define(&mut self, asm: &mut Asm, value: Value, prefer: Option<Reg>, avoid: Set) -> Reg {
        let class = self.class(value);
        let over_call = self.crosses_call(value);
        let free = class.without(self.used).without(self.locked).without(avoid);
        let wanted = self.places[value.index()].hint.filter(|&reg| free.has(reg)).or_else(|| {
            let good = prefer.filter(|&reg| free.has(reg))?;
            (!over_call || Set::SAVED.has(good) || free.and(Set::SAVED) == Set::EMPTY)
                .then_some(good)
        });
        let reg = wanted.unwrap_or_else(|| self.take(asm, class, avoid, over_call));
        self.occupy(value, reg);
        self.lock(reg);
        reg
    }

    /// The end of an operation.
    pub fn finish(&mut self, ins: &Ins) {
        for &operand in self.code.live(ins) {
            match operand {
                Operand::Value(value) if !self.survives(value) => self.free(value),
                _ => (),
            }
        }
        self.locked = Set::EMPTY;
        self.free_slots.append(&mut self.leaving_slots);
        if ins.result != Value::NONE && !self.survives(ins.result) {
            self.free(ins.result);
        }
    }

    /// Makes a register free: its value goes to another one that is not to be avoided, or to its slot.
    pub fn vacate(&mut self, asm: &mut Asm, reg: Reg, avoid: Set) {
        let value = self.occupant[reg.0 as usize];
        if value == Value::NONE {
            return;
        }
        match self.try_free(self.class(value), avoid, self.crosses_call(value)) {
            Some(other) if self.places[value.index()].next != NEVER => {
                self.move_to(asm, value, other)
            }
            _ => self.spill(asm, value),
        }
    }

    /// Moves a value to a register that is free.
    pub fn move_to(&mut self, asm: &mut Asm, value: Value, to: Reg) {
        let from = self.places[value.index()].reg.expect("a value in a register");
        asm.copy(to, from);
        self.leave_reg(value);
        self.occupy(value, to);
    }

    /// Before a call that keeps these registers: brings every value that lives on to where it survives. Registers left keep their contents until the call.
    pub fn save_over_call(&mut self, asm: &mut Asm, kept: Set) {
        let mut values: Vec<Value> =
            self.used.without(kept).iter().map(|reg| self.occupant[reg.0 as usize]).collect();
        values.retain(|&value| self.survives(value));
        values.sort_by_key(|value| self.places[value.index()].next);
        for value in values {
            let place = self.places[value.index()];
            let saved = self.class(value).and(kept).without(self.used).without(self.locked).first();
            match saved {
                Some(reg) if place.slot == NO_SLOT && place.next != NEVER => {
                    self.move_to(asm, value, reg)
                }
                _ => self.spill(asm, value),
            }
        }
    }

    /// The value that a register holds.
    pub fn occupant(&self, reg: Reg) -> Value {
        self.occupant[reg.0 as usize]
    }

    /// The next use of a value that wants it in a register.
    pub fn next_use(&self, value: Value) -> u32 {
        self.places[value.index()].next
    }
}
