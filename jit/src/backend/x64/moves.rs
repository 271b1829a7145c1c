//! Moves that happen all at once: at jumps and calls.

use super::asm::{Asm, Mem};
use super::frame;
use super::regs::{FTEMP, RSP, Reg, TEMP};

/// Where a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loc {
    /// In a register.
    Reg(Reg),
    /// In a spill slot.
    Slot(u32),
    /// Among the arguments of a vector call. Only moved to.
    Argument(u32),
    /// Nowhere: it is this constant. Only moved from.
    Word(u64),
}

impl Loc {
    fn mem(self) -> Option<Mem> {
        match self {
            Loc::Slot(slot) => Some(frame::slot(slot)),
            Loc::Argument(word) => Some(Mem::at(RSP, 8 * word as i32)),
            _ => None,
        }
    }
}

/// A value to bring from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    pub from: Loc,
    pub to: Loc,
}

/// Does all moves as if at once. Uses `TEMP` and `FTEMP`; leaves the flags alone. The places moved to are distinct.
pub fn parallel(asm: &mut Asm, moves: &mut Vec<Move>) {
    moves.retain(|m| m.from != m.to);
    let (mut constants, mut pending): (Vec<Move>, Vec<Move>) =
        moves.drain(..).partition(|m| matches!(m.from, Loc::Word(_)));
    while !pending.is_empty() {
        let free = pending.iter().position(|m| pending.iter().all(|other| other.from != m.to));
        match free {
            Some(i) => single(asm, pending.swap_remove(i)),
            None => {
                // Only cycles are left: one of their values waits in TEMP until its place is free.
                let from = pending[0].from;
                single(asm, Move { from, to: Loc::Reg(TEMP) });
                for m in pending.iter_mut().filter(|m| m.from == from) {
                    m.from = Loc::Reg(TEMP);
                }
            }
        }
    }
    for m in constants.drain(..) {
        single(asm, m);
    }
}

/// One move.
pub fn single(asm: &mut Asm, Move { from, to }: Move) {
    match (from, to, to.mem()) {
        (Loc::Reg(from), Loc::Reg(to), _) => asm.copy(to, from),
        (Loc::Reg(from), _, Some(to)) => asm.store(to, from),
        (Loc::Word(word), _, Some(to)) => asm.store_word(to, word),
        (Loc::Word(word), Loc::Reg(to), _) if to.is_float() => {
            asm.imm(TEMP, word);
            asm.copy(to, TEMP);
        }
        (Loc::Word(word), Loc::Reg(to), _) => asm.imm(to, word),
        (from, Loc::Reg(to), _) => asm.load(to, from.mem().expect("a place in memory")),
        (from, _, Some(to)) => {
            asm.load(FTEMP, from.mem().expect("a place in memory"));
            asm.store(to, FTEMP);
        }
        (_, Loc::Word(_), None) | (_, _, None) => unreachable!("moves go to places"),
    }
}
