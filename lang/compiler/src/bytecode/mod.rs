//! The program as data.
//!
//! **In:** what the compiler emits. **Out:** the same for the interpreter, the disassembler and the liveness analysis.
//!
//! An instruction is one 32-bit word `op a b c` (op in the low byte) followed by the extra words that its row in the
//! table names: constants, jump offsets, inline caches. Registers are slots of a window on the value stack:
//!
//! ```text
//! slot -2      the function that runs (a Function object)
//! slot -1      the link: where to return to, packed as a small int (interp/core/frame.rs)
//! slot  0..    parameters, then locals, then temporaries
//! ```
//!
//! A call window: `R[f]` callee, `R[f+1]` left for the link, `R[f+2]..` arguments; the callee's slot 0 is the caller's `f + 2`.
//!
//! **Absent:** a value stack discipline (temporaries are registers), and names: locals are numbers, globals are cells.

pub mod disasm;
pub mod folded;
pub mod kept;
pub mod liveness;
pub mod opcode;
pub mod packed;
pub mod unit;

pub use folded::{Folded, Head};
pub use opcode::{Extra, Opcode, Operand};
pub use packed::{Places, Texts};
pub use unit::{Constant, Consumer, Flavor, Handler, Spill, Unit, UnitKind};
