//! Words: what a value is, and how objects in the heap are laid out.
//!
//! **In:** raw words. **Out:** numbers, addresses, kinds.
//!
//! A value is one 64-bit word. If bit 0 is clear it is a *small int*, the number shifted left by one. If bit 0 is set
//! it is the address of a heap object plus one. The null word `1` (address 0) is not a value of the program: it says
//! "unbound", "absent" or "an exception is pending", depending on the place.
//!
//! Every heap object starts with one header word:
//!
//! ```text
//! byte   0..4          4       5        6                7
//!        map (u32)     kind    flags    inline slots     the collector's
//! ```
//!
//! The *map* names class and shape at once and is what compiled code compares; maps live below 4 GB, so the low half
//! of the header is the map's address. The *kind* says how the object is laid out in memory (`layout.rs`): the collector
//! and the runtime switch on it. A map change is a 32-bit store and touches neither kind nor the collector's byte.
//!
//! Lengths in objects are stored as small ints (shifted), so that they are values as they stand.
//!
//! **Absent:** unboxed floats in values; interior pointers stored in the heap; any reference that is not a whole word; what an object is for
//! ([`crate::object`]).

pub mod access;
pub mod header;
pub mod layout;
pub mod word;

pub use header::{FLAGS_OFFSET, Header, OWNED};
pub use layout::{Kind, Layout, Refs, Size};
pub use word::Value;
