//! Residual calls.

use super::emit::Emit;
use super::frame;
use super::moves::{self, Loc, Move};
use super::regs::{CTX, FLOAT_ARGS, R8, RAX, RCX, RDI, RDX, RSI, RSP, Reg, Set, WORD_ARGS, XMM0};
use crate::backend::CompileError;
use crate::backend::lower::{Ins, Operand, Value};
use crate::ir::{CallFn, Type};
use dynasmrt::dynasm;

impl Emit<'_> {
    pub fn call(&mut self, ins: &Ins) -> Result<(), CompileError> {
        let op = self.op(ins);
        let call = op.call();
        let count = self.low.operands(ins).len();
        let operands: Vec<Operand> = (0..count).map(|k| self.operand(ins, k)).collect();
        let mut moves = Vec::with_capacity(count);
        // Where operands are before the others are saved: the registers that these leave keep their contents.
        match call.function {
            CallFn::Plain(_) => {
                let (mut words, mut floats) = (WORD_ARGS.iter(), FLOAT_ARGS.iter());
                for (k, &operand) in operands.iter().enumerate() {
                    let is_float = self.is_float(ins, k);
                    let to = if is_float { floats.next() } else { words.next() };
                    let &to = to.ok_or(CompileError::Unsupported(
                        ins.op as usize,
                        "too many arguments of a call",
                    ))?;
                    moves.push(Move { from: self.regs.loc(operand), to: Loc::Reg(to) });
                }
            }
            CallFn::Vector(_) => {
                self.arguments = self.arguments.max(count as u32 - 1);
                for (k, &operand) in operands[1..].iter().enumerate() {
                    moves.push(Move { from: self.regs.loc(operand), to: Loc::Argument(k as u32) });
                }
            }
        }
        let may_run_this = call.effect.reenters;
        if may_run_this {
            self.write_meter(self.meter);
        }
        let result = match self.may_call(op, &operands) {
            Some(known) => {
                self.regs.save_over_call(&mut self.asm, Set::EMPTY);
                self.direct_call(known, &operands, moves);
                RDX
            }
            None => self.residual_call(ins, &operands, moves)?,
        };
        if may_run_this {
            self.read_meter(self.meter);
        }
        self.regs.release(ins);
        debug_assert_eq!(self.regs.used().without(Set::SAVED), Set::EMPTY);
        self.known.collects();
        if ins.result != Value::NONE {
            self.regs.occupy(ins.result, result);
        }
        Ok(())
    }

    /// Calls a function of the host's; gives where the result is.
    fn residual_call(
        &mut self,
        ins: &Ins,
        operands: &[Operand],
        mut moves: Vec<Move>,
    ) -> Result<Reg, CompileError> {
        let call = self.op(ins).call();
        if call.effect.reenters {
            self.settle_told();
        }
        self.regs.save_over_call(&mut self.asm, Set::SAVED);
        moves::parallel(&mut self.asm, &mut moves);
        let function = match call.function {
            CallFn::Plain(address) => address(),
            CallFn::Vector(function) => {
                let Operand::Word(extra) = operands[0] else {
                    return Err(CompileError::Unsupported(
                        ins.op as usize,
                        "a vector call starts with a constant",
                    ));
                };
                self.asm.copy(RSI, RSP);
                self.asm.imm(RDX, operands.len() as u64 - 1);
                self.asm.imm(RCX, extra);
                function as usize
            }
        };
        self.asm.copy(RDI, CTX);
        self.asm.call(function);
        if ins.result != Value::NONE && call.result == Type::Bool {
            dynasm!(self.asm.bytes; .arch x64; movzx eax, al);
        }
        Ok(if frame::is_float(call.result) { XMM0 } else { RAX })
    }

    fn is_float(&self, ins: &Ins, k: usize) -> bool {
        let arg = self.op(ins).args[k];
        frame::is_float(self.code.trace.ty(arg))
    }
}

const _: () = assert!(WORD_ARGS[3].0 == R8.0);
