//! What each bytecode does, generic over the [`Machine`](sidewinder_jit::machine::Machine); and builtins that traces follow, written in the same way.
//!
//! **In:** an instruction and its frame. **Out:** its effect, and where to go on (`Flow`).
//!
//! * Bytecodes: `simple`, `arith`, `compare`, `equal`, `attr`, `set_attr`, `method`, `descriptor`, `item`, `slice`, `build`, `call`, `construct`, `spread`, `bind`, `class`, `iterate`, `matching`,
//!   `generator`, `asynchronous`, `globals`, `shape`.
//! * Builtins that traces follow: `intrinsics` has the table; `hand`, `lazy`, `round`, `backwards`, `letters`, `octets`, `sequence`, `structs`, `table`, `own_hash`, `percent`, `text`, `whole`, `derived`, `complexes`.
//! * The runtime's half of calls and generators: `builtin`, `wrong`, `revive`, `relay`.
//!
//! ```text
//! pub fn load_const<M: Machine>(m: &M) -> Flow { m.set_slot(a, m.cr(value)); next(m, WORDS) }
//! ```
//!
//! **Absent:** how a handler is reached ([`super::core`]).

pub(in crate::interp) mod arith;
pub(in crate::interp) mod arrays;
pub(in crate::interp) mod asynchronous;
pub(in crate::interp) mod attr;
pub(in crate::interp) mod backwards;
pub(in crate::interp) mod bind;
pub(in crate::interp) mod build;
pub(in crate::interp) mod call;
pub(in crate::interp) mod class;
pub(in crate::interp) mod compare;
pub(in crate::interp) mod complexes;
pub(in crate::interp) mod construct;
pub(in crate::interp) mod deques;
pub(in crate::interp) mod derived;
pub(in crate::interp) mod descriptor;
pub(in crate::interp) mod equal;
pub(in crate::interp) mod generator;
pub(crate) mod globals;
pub(in crate::interp) mod hand;
pub(in crate::interp) mod intrinsics;
pub(in crate::interp) mod item;
pub(in crate::interp) mod iterate;
pub(in crate::interp) mod lazy;
pub(crate) mod letters;
pub(in crate::interp) mod matching;
pub(in crate::interp) mod method;
pub(in crate::interp) mod octets;
pub(in crate::interp) mod own_hash;
pub(in crate::interp) mod percent;
pub(in crate::interp) mod relay;
pub(in crate::interp) mod revive;
pub(in crate::interp) mod round;
pub(in crate::interp) mod sequence;
pub(in crate::interp) mod set_attr;
pub(in crate::interp) mod shape;
pub(in crate::interp) mod simple;
pub(in crate::interp) mod slice;
pub(in crate::interp) mod spread;
pub(in crate::interp) mod structs;
pub(in crate::interp) mod table;
pub(in crate::interp) mod text;
pub(in crate::interp) mod whole;
pub(in crate::interp) mod wrong;
