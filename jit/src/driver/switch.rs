//! Which bridges are cases of one switch.
//!
//! **In:** a bridge that was compiled. **Out:** the backend knows whether it is one more case of the guard that its chain hangs on.
//!
//! A guard for a class fails, and the bridge from it records the same bytecode with an object of another class: it starts with a guard for that. Where this
//! one brings back the same frames, from the same live values, and as much is known there, the bridge that comes to hang on it was made for what holds at the first guard too:
//!
//! ```text
//! guard_class(p2, A) [i0, p1, p2]      what is known: K
//! │ bridge [i0, p1, p2]                starts with K
//! ├─ guard_class(p2, B) [i0, p1, p2]   what is known: K
//! │  │ bridge [i0, p1, p2]             starts with K
//! │  └─ guard_class(p2, C) ...
//! ```
//!
//! So all bridges of such a chain may be entered from its first guard, and a backend can choose among them by the class: see `backend/x64/switch.rs`. It is the
//! same with values that are promoted, one by one. Where a link says more than the one before, a new chain begins.

use super::Jit;
use crate::abi::{CodeId, GuardId};
use crate::backend::Case;
use crate::ir::op::Op;
use crate::ir::{Opcode, Trace, Type};
use crate::resume::{Optimized, ResumeData};

/// Which of a guard's live values it asks for one class or value of.
pub(crate) fn asked(trace: &Trace, guard: &Op, resume: &ResumeData) -> Option<u32> {
    if !matches!(guard.code, Opcode::guard_class | Opcode::guard_value) {
        return None;
    }
    let value = guard.args[0];
    if value.is_const() || trace.ty(value) == Type::Float {
        return None;
    }
    resume.live.iter().position(|&live| live == value).map(|at| at as u32)
}

/// What a bridge asks for at its start, if it is one class or value, and what it started with is all that it brings back where that fails.
fn first_case(code: &Optimized) -> Option<Case> {
    let trace = &code.trace;
    let inputs = trace.inputs.len();
    let first = trace.ops.get(inputs)?;
    let of_class = first.code == Opcode::guard_class;
    if !of_class && first.code != Opcode::guard_value {
        return None;
    }
    let resume = code.resume_of(first.snapshot);
    let live = asked(trace, first, resume)?;
    let is_all = resume.live.len() == inputs
        && resume
            .live
            .iter()
            .enumerate()
            .all(|(at, value)| !value.is_const() && value.index() == at);
    let key = match of_class {
        true => u64::from(first.class().0),
        false => trace.const_of(first.args[1])?.word(),
    };
    is_all.then_some(Case { live, of_class, key })
}

impl Jit {
    /// Tells the backend if this bridge from `guard` is a case of a switch.
    pub(super) fn note_case(&self, id: CodeId, guard: GuardId, code: &Optimized) {
        let Some(case) = first_case(code) else { return };
        let mut store = self.store.borrow_mut();
        let before = store.guard(guard);
        let own = store.guard(store.code(id).guards().0);
        let is_like = before.asks == Some(case.live)
            && before.opcode == own.opcode
            && before.resume.frames == own.resume.frames
            && before.knowledge == own.knowledge
            && before.live_types == own.live_types;
        if !is_like {
            return;
        }
        let chain = store.chain_of(guard);
        let joins = |first| self.backend.case(first, id, case);
        let Some(first) =
            chain.filter(|&first| joins(first)).or_else(|| joins(guard).then_some(guard))
        else {
            return;
        };
        store.code_mut(id).case_of = Some(first);
        store.guard_mut(first).chain.get_or_insert_default().grow();
    }
}
