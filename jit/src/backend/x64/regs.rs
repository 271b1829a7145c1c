//! Registers and what the machine's calling convention says of them.

use std::fmt;

/// A register: 0 to 15 are the integer ones, 16 to 31 the float ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reg(pub u8);

pub const RAX: Reg = Reg(0);
pub const RCX: Reg = Reg(1);
pub const RDX: Reg = Reg(2);
pub const RSP: Reg = Reg(4);
pub const RBP: Reg = Reg(5);
pub const RSI: Reg = Reg(6);
pub const RDI: Reg = Reg(7);
pub const R8: Reg = Reg(8);
pub const R9: Reg = Reg(9);
/// What is left of the running loop's [`Meter`](crate::backend::Meter), where runs are counted; it holds no value then.
pub const METER: Reg = Reg(14);
pub const R11: Reg = Reg(11);
pub const XMM0: Reg = Reg(16);

/// Free for use within one operation; never holds a value.
pub const TEMP: Reg = R11;
/// A second one; variable shifts want their count here.
pub const TEMP2: Reg = RCX;
/// Free for use within one operation, float.
pub const FTEMP: Reg = Reg(31);
/// Holds the context.
pub const CTX: Reg = Reg(15);

/// Where words go in a call, behind the context in `rdi`.
pub const WORD_ARGS: [Reg; 5] = [RSI, RDX, RCX, R8, R9];
/// Where doubles go in a call.
pub const FLOAT_ARGS: [Reg; 4] = [Reg(16), Reg(17), Reg(18), Reg(19)];

impl Reg {
    /// Whether it is a float register.
    pub fn is_float(self) -> bool {
        self.0 >= 16
    }
    /// Its number within its kind.
    pub fn number(self) -> u8 {
        self.0 & 15
    }
}

/// Its number within its kind, for `dynasm!`.
impl From<Reg> for u8 {
    fn from(reg: Reg) -> u8 {
        reg.number()
    }
}

impl fmt::Debug for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_float() {
            return write!(f, "xmm{}", self.number());
        }
        let low = ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi"];
        match low.get(self.0 as usize) {
            Some(name) => f.write_str(name),
            None => write!(f, "r{}", self.0),
        }
    }
}

/// A set of registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Set(pub u32);

impl Set {
    /// No register.
    pub const EMPTY: Set = Set(0);
    /// Integer registers that may hold values: all but `rcx`, `r11`, `rsp`, `rbp` and `r15` (and [`METER`], where runs are counted).
    pub const WORDS: Set = Set(0xffff & !(1 << 1 | 1 << 11 | 1 << 4 | 1 << 5 | 1 << 15));
    /// Float registers that may hold values: all but `xmm15`.
    pub const FLOATS: Set = Set(0x7fff << 16);
    /// Registers that may hold values and survive a call: `rbx`, `r12`, `r13`, `r14`.
    pub const SAVED: Set = Set(1 << 3 | 7 << 12);

    /// The set of one register.
    pub fn of(reg: Reg) -> Set {
        Set(1 << reg.0)
    }
    /// Whether the register is in it.
    pub fn has(self, reg: Reg) -> bool {
        self.0 >> reg.0 & 1 == 1
    }
    /// In both.
    pub fn and(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }
    /// In either.
    pub fn or(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }
    /// In this one and not in the other.
    pub fn without(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }
    /// The register with the lowest number.
    pub fn first(self) -> Option<Reg> {
        (self.0 != 0).then(|| Reg(self.0.trailing_zeros() as u8))
    }
    /// Its registers in ascending order.
    pub fn iter(mut self) -> impl Iterator<Item = Reg> {
        std::iter::from_fn(move || {
            let reg = self.first()?;
            self.0 &= self.0 - 1;
            Some(reg)
        })
    }
}
