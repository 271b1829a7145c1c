//! Loops over a display of a few items are no loops to a trace.
//!
//! ```text
//! for x in (a, b, 1):      the tuple, its iterator and the end of the loop are known to whoever follows it:
//!     total += f(x)        three times the body, and no tuple
//! ```
//!
//! Such a loop has a header that no trace starts at or closes on, and does not keep the function from being followed. That pays as long as all of it
//! together is short, and there are not many ways through it: each way that is taken often becomes a trace of its own.

use super::assembler::Assembler;
use super::body::Body;
use crate::bytecode::unit::Instructions;
use crate::bytecode::{Extra, Opcode};
use sidewinder_syntax::ast::{self, Expr};

/// Most items.
const MOST_ITEMS: usize = 8;
/// Most words of all turns together.
const MOST_WORDS: usize = 512;
/// Most choices on the way through all turns.
const MOST_CHOICES: usize = 3;

/// How many items a loop over this goes over, if these are few and can be told.
pub fn few_items(iter: &Expr) -> Option<usize> {
    let (Expr::Tuple(ast::ExprTuple { elts, .. }) | Expr::List(ast::ExprList { elts, .. })) = iter
    else {
        return None;
    };
    let is_known = !elts.is_empty()
        && elts.len() <= MOST_ITEMS
        && !elts.iter().any(|elt| matches!(elt, Expr::Starred(_)));
    is_known.then_some(elts.len())
}

impl Body<'_> {
    /// The loop whose header is at `header` is written and goes over so many items; `had_loop`: whether there was a loop before it.
    pub fn unroll(&mut self, header: u32, items: Option<usize>, had_loop: bool) {
        if let Some(items) = items
            && self.asm.unroll(header, items)
        {
            self.has_loop = had_loop;
        }
    }
}

impl Assembler {
    /// Makes the loop that starts at `header` and goes so many turns one that traces pass. Whether that pays.
    fn unroll(&mut self, header: u32, turns: usize) -> bool {
        let Some(words) = self.words.get(header as usize..).filter(|words| !words.is_empty())
        else {
            return false;
        };
        let mut choices = 0;
        for instruction in Instructions::of(words) {
            let is_header = instruction.offset == 0;
            match instruction.opcode {
                Opcode::Loop if is_header => {}
                Opcode::Loop | Opcode::PassLoop => return false,
                Opcode::Yield | Opcode::Relay | Opcode::Send | Opcode::MergePoint => return false,
                Opcode::ForIter | Opcode::Jump => {}
                opcode => choices += opcode.row().extra.contains(&Extra::Jump) as usize,
            }
        }
        let pays = turns * words.len() <= MOST_WORDS && turns * choices <= MOST_CHOICES;
        if pays {
            self.words[header as usize] = Opcode::PassLoop as u32;
        }
        pays
    }
}
