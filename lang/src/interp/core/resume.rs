//! The second half of instructions that called something: the result is there, the window is their frame's again.

use super::frame::*;
use super::look::*;
use crate::interp::handlers::arith::{self, finish};
use crate::interp::handlers::call::{Pushed, push_special};
use crate::interp::handlers::compare::{self, Branch, BranchImm, Store};
use crate::interp::handlers::{construct, text};
use crate::object::{Kind as Of, Name};
use crate::portal::residual;
use sidewinder_compiler::bytecode::Opcode;
use sidewinder_jit::machine::{Flow, Machine};

/// Goes on at the calling instruction `i`, at `m.pc()`, with the result `v`.
pub fn resume<M: Machine>(m: &M, i: Ins, link: Link, v: M::Ref) -> Flow {
    match link.kind() {
        Kind::Plain | Kind::Attribute | Kind::Send | Kind::Default | Kind::Next => {
            finish_at(m, i, link, v)
        }
        Kind::Exit => Flow::Exit,
        Kind::Discard => next(m, i.opcode().words()),
        Kind::Construct => construct::continue_construct(m, i, link, v),
        Kind::Made => construct::continue_made(m, i, v),
        Kind::Binary | Kind::BinaryFirst | Kind::BinaryLast | Kind::Inplace => {
            operator(m, i, link.kind(), v)
        }
        Kind::Truth | Kind::Bool | Kind::Length => compare::finish_truth(m, i, link.kind(), v),
        Kind::Len => {
            let class = class_of(m, v);
            if class.kind() != Of::Hole || m.branch(m.int_lt(m.untag(v), m.ci(0))) {
                // It is an integer of another kind, or the call raises.
                let Ok(v) = m.call(&residual::CHECKED_LENGTH, &[v]) else { return Flow::Raise };
                return finish_at(m, i, link, v);
            }
            finish_at(m, i, link, v)
        }
        Kind::Answer => crate::interp::handlers::intrinsics::resume_answer(m, i, v),
        Kind::Text | Kind::Repr | Kind::Formatted => text::resume(m, i, link, v),
        Kind::Hash => crate::interp::handlers::own_hash::finish(m, i, link, v),
        Kind::Iterator => {
            let class = class_of(m, v);
            class.depend(m);
            if class.method(m, Name::Next).is_none() {
                let _ = m.call(&residual::BAD_ITERATOR, &[v]);
                return Flow::Raise;
            }
            finish_at(m, i, link, v)
        }
        Kind::Item => {
            m.set_slot(i.a(), v);
            next(m, 2)
        }
    }
}

pub(in crate::interp) fn finish_at<M: Machine>(m: &M, i: Ins, link: Link, v: M::Ref) -> Flow {
    m.set_slot(link.target(), v);
    next(m, i.opcode().words())
}

/// An operator's special method has returned.
fn operator<M: Machine>(m: &M, i: Ins, kind: Kind, v: M::Ref) -> Flow {
    use Opcode::*;
    macro_rules! operators {
        ($($plain:ident $($inplace:ident)* $(| $other:ident)*;)*) => {
            match i.opcode() {
                $($($inplace)|* if kind == Kind::Inplace => {
                    arith::continue_inplace::<M, arith::$plain>(m, i, v)
                })*
                $($plain $(| $inplace)* $(| $other)* => {
                    arith::continue_binary::<M, arith::$plain>(m, i, kind, v)
                })*
                Lt => compare::continue_compare::<M, compare::Lt, Store>(m, i, kind, v),
                Le => compare::continue_compare::<M, compare::Le, Store>(m, i, kind, v),
                Eq => compare::continue_compare::<M, compare::Eq, Store>(m, i, kind, v),
                Ne => compare::continue_compare::<M, compare::Ne, Store>(m, i, kind, v),
                Gt => compare::continue_compare::<M, compare::Gt, Store>(m, i, kind, v),
                Ge => compare::continue_compare::<M, compare::Ge, Store>(m, i, kind, v),
                _ => jumps(m, i, kind, v),
            }
        };
    }
    operators! {
        Add InplaceAdd InplaceAddImm InplaceAddFloat | AddImm | AddFloat;
        Sub InplaceSub InplaceSubImm InplaceSubFloat | SubImm | SubFloat;
        Mul InplaceMul InplaceMulFloat | MulFloat;
        TrueDiv InplaceTrueDiv | TrueDivFloat;
        FloorDiv InplaceFloorDiv;
        Mod InplaceMod;
        Pow InplacePow;
        LShift InplaceLShift;
        RShift InplaceRShift;
        And InplaceAnd;
        Or InplaceOr;
        Xor InplaceXor;
        MatMul InplaceMatMul;
    }
}

fn jumps<M: Machine>(m: &M, i: Ins, kind: Kind, v: M::Ref) -> Flow {
    use Opcode::*;
    macro_rules! jumps {
        ($($opcode:ident $comparison:ident $form:ident $wanted:literal;)*) => {
            match i.opcode() {
                $($opcode => compare::continue_compare::<M, compare::$comparison, $form<$wanted>>(m, i, kind, v),)*
                _ => finish(m, i, Ok(v)),
            }
        };
    }
    jumps! {
        JumpLt Lt Branch true; JumpLe Le Branch true; JumpEq Eq Branch true;
        JumpNe Ne Branch true; JumpGt Gt Branch true; JumpGe Ge Branch true;
        JumpNotLt Lt Branch false; JumpNotLe Le Branch false; JumpNotEq Eq Branch false;
        JumpNotNe Ne Branch false; JumpNotGt Gt Branch false; JumpNotGe Ge Branch false;
        JumpLtImm Lt BranchImm true; JumpLeImm Le BranchImm true; JumpEqImm Eq BranchImm true;
        JumpNeImm Ne BranchImm true; JumpGtImm Gt BranchImm true; JumpGeImm Ge BranchImm true;
        JumpNotLtImm Lt BranchImm false; JumpNotLeImm Le BranchImm false; JumpNotEqImm Eq BranchImm false;
        JumpNotNeImm Ne BranchImm false; JumpNotGtImm Gt BranchImm false; JumpNotGeImm Ge BranchImm false;
    }
}

/// `len(x)` and its like: calls a special method for the value that the instruction stores.
pub fn ask<M: Machine>(m: &M, v: M::Ref, name: Name, target: isize, kind: Kind) -> Option<Flow> {
    let class = class_of(m, v);
    if !class.is_user() {
        return None;
    }
    class.depend(m);
    let f = class.method(m, name)?;
    match push_special(m, f, &[v], target, kind) {
        Pushed::Yes => Some(Flow::Next),
        Pushed::No => None,
    }
}
