//! Last and next uses, computed backwards.

use super::lower::{Lowered, Operand, Value};
use crate::ir::Opcode;

/// Not used again.
pub const NEVER: u32 = u32::MAX;

/// When values are used. Positions are indices into [`Lowered::ins`].
pub struct Liveness {
    /// Per value: the last operation that needs it, be it only to hand it over when a guard fails.
    pub last: Vec<u32>,
    /// Per value: the first operation that wants it in a register.
    pub first: Vec<u32>,
    /// Per operand: the next operation that wants the same value in a register.
    pub next: Vec<u32>,
    /// Per operation: the next call behind it.
    pub next_call: Vec<u32>,
}

/// Looks through a trace from its end.
pub fn liveness(code: &Lowered) -> Liveness {
    let values = code.types.len();
    let mut out = Liveness {
        last: vec![0; values],
        first: vec![NEVER; values],
        next: vec![NEVER; code.operands.len()],
        next_call: vec![NEVER; code.ins.len()],
    };
    // `first` holds the next use as seen from where the walk is, and so ends as the first one.
    let mut call = NEVER;
    for (at, ins) in code.ins.iter().enumerate().rev() {
        let at = at as u32;
        out.next_call[at as usize] = call;
        if ins.code == Opcode::call {
            call = at;
        }
        let seen = |value: Value, last: &mut Vec<u32>| {
            let last = &mut last[value.index()];
            *last = (*last).max(at);
        };
        for &operand in code.live(ins) {
            if let Operand::Value(value) = operand {
                seen(value, &mut out.last);
            }
        }
        let range = ins.operands.start as usize..ins.operands.end as usize;
        for i in range.clone() {
            if let Operand::Value(value) = code.operands[i] {
                seen(value, &mut out.last);
                out.next[i] = out.first[value.index()];
            }
        }
        for (k, i) in range.enumerate() {
            let Operand::Value(value) = code.operands[i] else { continue };
            match ins.code {
                Opcode::jump => (),
                Opcode::label => out.first[value.index()] = out.first[ins.result.index() + k],
                _ => out.first[value.index()] = at,
            }
        }
        if ins.result != Value::NONE && ins.code != Opcode::label {
            let last = &mut out.last[ins.result.index()];
            *last = (*last).max(at);
        }
        if ins.code == Opcode::label {
            for k in 0..code.operands(ins).len() {
                let last = &mut out.last[ins.result.index() + k];
                *last = (*last).max(at);
            }
        }
    }
    out
}
