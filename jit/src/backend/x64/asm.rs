//! Instructions whose operands are known only when they are written: a register, a place in memory, a constant.
//!
//! `dynasm!` writes whole sequences well, but its memory operands with registers known late are twice as long as they need be, and these are most of
//! a trace. So what has a memory operand is encoded here, by one function.

use super::regs::{RBP, Reg, TEMP};
use dynasmrt::{DynasmApi, SimpleAssembler, dynasm};

/// A place in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mem {
    pub base: Reg,
    /// A register and the power of two it is multiplied with.
    pub index: Option<(Reg, u8)>,
    pub offset: i32,
}

impl Mem {
    pub fn at(base: Reg, offset: i32) -> Mem {
        Mem { base, index: None, offset }
    }
}

/// A second operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rm {
    Reg(Reg),
    Mem(Mem),
    /// A constant in memory.
    Pool(u32),
}

/// A second operand of an integer operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rmi {
    Rm(Rm),
    Imm(i32),
}

/// An instruction `op reg, rm` (or `op rm, reg` where it stores).
#[derive(Clone, Copy)]
pub struct Code {
    /// 0 if there is none.
    prefix: u8,
    /// 64 bits wide.
    wide: bool,
    /// The bytes of the opcode, 0x0f the escape first where there is one.
    bytes: &'static [u8],
    /// `reg` is a byte register.
    byte: bool,
}

const fn wide(bytes: &'static [u8]) -> Code {
    Code { prefix: 0, wide: true, bytes, byte: false }
}
const fn narrow(bytes: &'static [u8]) -> Code {
    Code { prefix: 0, wide: false, bytes, byte: false }
}
const fn float(prefix: u8, bytes: &'static [u8]) -> Code {
    Code { prefix, wide: false, bytes, byte: false }
}

pub const LOAD: Code = wide(&[0x8b]);
pub const STORE: Code = wide(&[0x89]);
pub const LOAD32: Code = narrow(&[0x8b]);
pub const STORE32: Code = narrow(&[0x89]);
pub const LOAD8: Code = narrow(&[0x0f, 0xb6]);
pub const LOAD8_SIGNED: Code = wide(&[0x0f, 0xbe]);
pub const LOAD16: Code = narrow(&[0x0f, 0xb7]);
pub const LOAD16_SIGNED: Code = wide(&[0x0f, 0xbf]);
pub const LOAD32_SIGNED: Code = wide(&[0x63]);
pub const STORE16: Code = float(0x66, &[0x89]);
pub const STORE8: Code = Code { prefix: 0, wide: false, bytes: &[0x88], byte: true };
pub const LEA: Code = wide(&[0x8d]);
pub const IMUL: Code = wide(&[0x0f, 0xaf]);
pub const TEST: Code = wide(&[0x85]);
pub const FLOAD: Code = float(0xf2, &[0x0f, 0x10]);
pub const FSTORE: Code = float(0xf2, &[0x0f, 0x11]);
pub const FMOVE: Code = float(0, &[0x0f, 0x28]);
pub const ADDSD: Code = float(0xf2, &[0x0f, 0x58]);
pub const SUBSD: Code = float(0xf2, &[0x0f, 0x5c]);
pub const MULSD: Code = float(0xf2, &[0x0f, 0x59]);
pub const DIVSD: Code = float(0xf2, &[0x0f, 0x5e]);
pub const SQRTSD: Code = float(0xf2, &[0x0f, 0x51]);
pub const UCOMISD: Code = float(0x66, &[0x0f, 0x2e]);
pub const XORPD: Code = float(0x66, &[0x0f, 0x57]);
pub const ANDPD: Code = float(0x66, &[0x0f, 0x54]);
pub const CVTSI2SD: Code = Code { prefix: 0xf2, wide: true, bytes: &[0x0f, 0x2a], byte: false };
pub const CVTTSD2SI: Code = Code { prefix: 0xf2, wide: true, bytes: &[0x0f, 0x2c], byte: false };
const TO_XMM: Code = Code { prefix: 0x66, wide: true, bytes: &[0x0f, 0x6e], byte: false };
const FROM_XMM: Code = Code { prefix: 0x66, wide: true, bytes: &[0x0f, 0x7e], byte: false };
const IMM8: Code = wide(&[0x83]);
const IMM32: Code = wide(&[0x81]);
const STORE_IMM: Code = wide(&[0xc7]);
const STORE32_IMM: Code = narrow(&[0xc7]);
const STORE8_IMM: Code = narrow(&[0xc6]);
const CMP32_IMM8: Code = narrow(&[0x83]);
const CMP32_IMM: Code = narrow(&[0x81]);
const CMP8_IMM: Code = narrow(&[0x80]);
const TEST8_IMM: Code = narrow(&[0xf6]);
const CALL_MEM: Code = narrow(&[0xff]);
/// `inc` is 0, `dec` is 1.
const STEP: Code = wide(&[0xff]);
const OR32_IMM: Code = narrow(&[0x81]);

/// The integer operations with the common forms; the value is their number in the encoding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Alu {
    Add = 0,
    Or = 1,
    And = 4,
    Sub = 5,
    Xor = 6,
    Cmp = 7,
}

/// Conditions, as in the encodings of jumps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cc(pub u8);

impl Cc {
    pub const O: Cc = Cc(0);
    pub const B: Cc = Cc(2);
    pub const E: Cc = Cc(4);
    pub const NE: Cc = Cc(5);
    pub const A: Cc = Cc(7);
    pub const AE: Cc = Cc(3);
    pub const BE: Cc = Cc(6);
    pub const NS: Cc = Cc(9);
    pub const P: Cc = Cc(10);
    pub const L: Cc = Cc(12);
    pub const GE: Cc = Cc(13);
    pub const LE: Cc = Cc(14);
    pub const G: Cc = Cc(15);

    /// The opposite.
    pub fn not(self) -> Cc {
        Cc(self.0 ^ 1)
    }
}

/// Where a jump in the code goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The stub of the guard with this number in the code.
    Stub(u32),
    /// The slow path with this number.
    Slow(u32),
    /// An offset in the code.
    Offset(usize),
    /// An address.
    Address(usize),
    /// A constant of the pool.
    Pool(u32),
}

/// Code in the making.
pub struct Asm {
    pub bytes: SimpleAssembler,
    /// Where it will run.
    pub address: usize,
    /// Displacement fields to fill in when everything has its place.
    pub fixups: Vec<(usize, Goal)>,
    /// Constants, put behind the code.
    pub pool: Vec<u64>,
}

impl Asm {
    pub fn new(address: usize) -> Asm {
        let bytes = SimpleAssembler { ops: Vec::with_capacity(1024) };
        Asm { bytes, address, fixups: Vec::with_capacity(64), pool: Vec::new() }
    }

    pub fn offset(&self) -> usize {
        self.bytes.ops.len()
    }

    fn head(&mut self, code: Code, reg: u8, index: u8, base: u8) {
        if code.prefix != 0 {
            self.bytes.push(code.prefix);
        }
        let rex = (code.wide as u8) << 3 | reg >> 3 << 2 | index >> 3 << 1 | base >> 3;
        if rex != 0 || code.byte {
            self.bytes.push(0x40 | rex);
        }
        self.bytes.extend(code.bytes);
    }

    /// `op reg, rm`; `reg` is the number of a register or what else the encoding has in its place.
    fn encode(&mut self, code: Code, reg: u8, rm: Rm) {
        let low = (reg & 7) << 3;
        match rm {
            Rm::Reg(r) => {
                let r = r.number();
                self.head(code, reg, 0, r);
                self.bytes.push(0xc0 | low | r & 7);
            }
            Rm::Pool(constant) => {
                self.head(code, reg, 0, 0);
                self.bytes.push(low | 5);
                self.fixups.push((self.offset(), Goal::Pool(constant)));
                self.bytes.push_i32(0);
            }
            Rm::Mem(Mem { base, index, offset }) => {
                let (base, (i, scale)) =
                    (base.number(), index.map_or((4, 0), |(r, scale)| (r.number(), scale)));
                self.head(code, reg, if index.is_some() { i } else { 0 }, base);
                let size = match offset {
                    0 if base & 7 != RBP.0 => 0,
                    -128..=127 => 1,
                    _ => 2,
                };
                if index.is_some() || base & 7 == 4 {
                    self.bytes.push(size << 6 | low | 4);
                    self.bytes.push(scale << 6 | (i & 7) << 3 | base & 7);
                } else {
                    self.bytes.push(size << 6 | low | base & 7);
                }
                match size {
                    0 => (),
                    1 => self.bytes.push_i8(offset as i8),
                    _ => self.bytes.push_i32(offset),
                }
            }
        }
    }

    /// `op reg, rm`, or `op rm, reg` for stores.
    pub fn op(&mut self, code: Code, reg: Reg, rm: Rm) {
        self.encode(code, reg.number(), rm);
    }

    /// `op reg, mem`, or `op mem, reg` for stores.
    pub fn mem(&mut self, code: Code, reg: Reg, mem: Mem) {
        self.encode(code, reg.number(), Rm::Mem(mem));
    }

    /// An integer operation. For a comparison `reg` is only read.
    pub fn alu(&mut self, alu: Alu, reg: Reg, operand: Rmi) {
        const FORMS: [&[u8]; 8] =
            [&[0x03], &[0x0b], &[0x13], &[0x1b], &[0x23], &[0x2b], &[0x33], &[0x3b]];
        match operand {
            Rmi::Rm(rm) => self.encode(wide(FORMS[alu as usize]), reg.number(), rm),
            Rmi::Imm(imm) => self.alu_imm(alu, Rm::Reg(reg), imm),
        }
    }

    /// An integer operation on a 64-bit place with a constant.
    pub fn alu_imm(&mut self, alu: Alu, rm: Rm, imm: i32) {
        match i8::try_from(imm) {
            Ok(short) => {
                self.encode(IMM8, alu as u8, rm);
                self.bytes.push_i8(short);
            }
            Err(_) => {
                self.encode(IMM32, alu as u8, rm);
                self.bytes.push_i32(imm);
            }
        }
    }

    /// `imul reg, rm, imm`.
    pub fn imul_imm(&mut self, reg: Reg, rm: Rm, imm: i32) {
        match i8::try_from(imm) {
            Ok(short) => {
                self.encode(wide(&[0x6b]), reg.number(), rm);
                self.bytes.push_i8(short);
            }
            Err(_) => {
                self.encode(wide(&[0x69]), reg.number(), rm);
                self.bytes.push_i32(imm);
            }
        }
    }

    /// A store of a constant, sign-extended.
    pub fn store_imm(&mut self, mem: Mem, imm: i32) {
        self.encode(STORE_IMM, 0, Rm::Mem(mem));
        self.bytes.push_i32(imm);
    }

    /// A store of 32 bits.
    pub fn store32_imm(&mut self, mem: Mem, imm: u32) {
        self.encode(STORE32_IMM, 0, Rm::Mem(mem));
        self.bytes.push_u32(imm);
    }

    /// A store of a byte.
    pub fn store8_imm(&mut self, mem: Mem, imm: u8) {
        self.encode(STORE8_IMM, 0, Rm::Mem(mem));
        self.bytes.push(imm);
    }

    /// Compares 32 bits with a constant.
    pub fn cmp32_imm(&mut self, rm: Rm, imm: u32) {
        match i8::try_from(imm as i32) {
            Ok(short) => {
                self.encode(CMP32_IMM8, 7, rm);
                self.bytes.push_i8(short);
            }
            Err(_) => {
                self.encode(CMP32_IMM, 7, rm);
                self.bytes.push_u32(imm);
            }
        }
    }

    /// Compares a byte in memory with a constant.
    pub fn cmp8_imm(&mut self, mem: Mem, imm: u8) {
        self.encode(CMP8_IMM, 7, Rm::Mem(mem));
        self.bytes.push(imm);
    }

    /// Tests bits of a byte in memory.
    pub fn test8_imm(&mut self, mem: Mem, imm: u8) {
        self.encode(TEST8_IMM, 0, Rm::Mem(mem));
        self.bytes.push(imm);
    }

    /// Tests bits of a register's low byte.
    pub fn test_low(&mut self, reg: Reg, imm: i8) {
        dynasm!(self.bytes; .arch x64; test Rb(reg), BYTE imm);
    }

    /// Takes one from a word in memory; the zero flag says whether none is left.
    pub fn dec(&mut self, mem: Mem) {
        self.encode(STEP, 1, Rm::Mem(mem));
    }

    /// Adds one to a word in memory.
    pub fn inc(&mut self, mem: Mem) {
        self.encode(STEP, 0, Rm::Mem(mem));
    }

    /// Sets bits of 32 in memory that others may be setting, too.
    pub fn lock_or32_imm(&mut self, mem: Mem, imm: u32) {
        self.bytes.push(0xf0);
        self.encode(OR32_IMM, 1, Rm::Mem(mem));
        self.bytes.push_u32(imm);
    }

    /// A word into an integer register. Leaves the flags alone.
    pub fn imm(&mut self, reg: Reg, word: u64) {
        if let Ok(word) = u32::try_from(word) {
            dynasm!(self.bytes; .arch x64; mov Rd(reg), word as i32);
        } else if let Ok(word) = i32::try_from(word as i64) {
            dynasm!(self.bytes; .arch x64; mov Rq(reg), word);
        } else {
            dynasm!(self.bytes; .arch x64; mov Rq(reg), QWORD word as i64);
        }
    }

    /// A copy between registers of any kind. Leaves the flags alone.
    pub fn copy(&mut self, to: Reg, from: Reg) {
        match (to.is_float(), from.is_float()) {
            _ if to == from => (),
            (false, false) => self.op(LOAD, to, Rm::Reg(from)),
            (true, true) => self.op(FMOVE, to, Rm::Reg(from)),
            (true, false) => self.op(TO_XMM, to, Rm::Reg(from)),
            (false, true) => self.op(FROM_XMM, from, Rm::Reg(to)),
        }
    }

    /// A word from memory into a register of either kind. Leaves the flags alone.
    pub fn load(&mut self, reg: Reg, mem: Mem) {
        self.mem(if reg.is_float() { FLOAD } else { LOAD }, reg, mem);
    }

    /// A word from a register of either kind into memory. Leaves the flags alone.
    pub fn store(&mut self, mem: Mem, reg: Reg) {
        self.mem(if reg.is_float() { FSTORE } else { STORE }, reg, mem);
    }

    /// A word constant into memory. Uses `TEMP`.
    pub fn store_word(&mut self, mem: Mem, word: u64) {
        match i32::try_from(word as i64) {
            Ok(imm) => self.store_imm(mem, imm),
            Err(_) => {
                self.imm(TEMP, word);
                self.store(mem, TEMP);
            }
        }
    }

    /// The constant in memory that is this word.
    pub fn pooled(&mut self, word: u64) -> Rm {
        let at = self.pool.iter().position(|&w| w == word).unwrap_or_else(|| {
            self.pool.push(word);
            self.pool.len() - 1
        });
        Rm::Pool(at as u32)
    }

    /// A jump on a condition, in its long form; gives the place of its displacement.
    pub fn jump_if(&mut self, cc: Cc, goal: Goal) -> usize {
        self.bytes.extend([0x0f, 0x80 | cc.0]);
        self.displacement(goal)
    }

    /// A short jump forwards, to where [`Asm::land`] is said with what this gives.
    pub fn jump_over(&mut self, cc: Cc) -> usize {
        self.bytes.extend([0x70 | cc.0, 0]);
        self.offset()
    }

    /// Where a [`Asm::jump_over`] goes to.
    pub fn land(&mut self, over: usize) {
        self.bytes.ops[over - 1] = (self.offset() - over) as u8;
    }

    /// A jump; gives the place of its displacement.
    pub fn jump(&mut self, goal: Goal) -> usize {
        self.bytes.push(0xe9);
        self.displacement(goal)
    }

    fn displacement(&mut self, goal: Goal) -> usize {
        let field = self.offset();
        self.fixups.push((field, goal));
        self.bytes.push_i32(0);
        field
    }

    /// A call.
    pub fn call(&mut self, function: usize) {
        let behind = (self.address + self.offset() + 5) as i64;
        if i32::try_from(function as i64 - behind).is_ok() {
            self.bytes.push(0xe8);
            self.displacement(Goal::Address(function));
        } else {
            self.imm(super::regs::RAX, function as u64);
            dynasm!(self.bytes; .arch x64; call rax);
        }
    }

    /// A call of the function whose address is in memory.
    pub fn call_mem(&mut self, mem: Mem) {
        self.encode(CALL_MEM, 2, Rm::Mem(mem));
    }

    /// A truth value from a condition. Leaves the flags alone.
    pub fn set_if(&mut self, cc: Cc, reg: Reg) {
        let r = reg.0;
        self.head(Code { byte: true, ..narrow(&[]) }, 0, 0, r);
        self.bytes.extend([0x0f, 0x90 | cc.0, 0xc0 | r & 7]);
        dynasm!(self.bytes; .arch x64; movzx Rd(reg), Rb(reg));
    }

    /// A copy on a condition.
    pub fn copy_if(&mut self, cc: Cc, to: Reg, from: Reg) {
        self.head(wide(&[]), to.0, 0, from.0);
        self.bytes.extend([0x0f, 0x40 | cc.0, 0xc0 | (to.0 & 7) << 3 | from.0 & 7]);
    }

    /// Does nothing, for this many bytes, in few instructions.
    pub fn pad(&mut self, mut bytes: usize) {
        const NOPS: [&[u8]; 9] = [
            &[0x90],
            &[0x66, 0x90],
            &[0x0f, 0x1f, 0x00],
            &[0x0f, 0x1f, 0x40, 0x00],
            &[0x0f, 0x1f, 0x44, 0x00, 0x00],
            &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
            &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
            &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
            &[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
        ];
        while bytes > 0 {
            let nop = NOPS[bytes.min(9) - 1];
            self.bytes.extend(nop);
            bytes -= nop.len();
        }
    }

    /// Puts the pool in place and fills in all displacements. `stubs` and `slow` are offsets.
    pub fn finish(mut self, stubs: &[usize], slow: &[usize]) -> Vec<u8> {
        self.bytes.align(8, 0xcc);
        let pool = self.offset();
        for &word in &self.pool {
            self.bytes.push_u64(word);
        }
        for &(field, goal) in &self.fixups {
            let target = match goal {
                Goal::Stub(k) => stubs[k as usize],
                Goal::Slow(k) => slow[k as usize],
                Goal::Offset(offset) => offset,
                Goal::Pool(k) => pool + 8 * k as usize,
                Goal::Address(address) => address.wrapping_sub(self.address),
            };
            let displacement = target.wrapping_sub(field + 4) as i32;
            self.bytes.ops[field..field + 4].copy_from_slice(&displacement.to_le_bytes());
        }
        self.bytes.ops
    }
}
