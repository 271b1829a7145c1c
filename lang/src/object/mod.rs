//! Values: how everything a program can hold is represented.
//!
//! **In:** raw words and memory from `heap`. **Out:** typed views of them for everybody else.
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
//! **Absent:** unboxed floats in values; interior pointers stored in the heap; any reference that is not a whole word.

pub mod access;
pub mod array;
pub mod assumption;
pub mod boot;
pub mod bytearray;
pub mod bytes;
pub mod class;
pub mod code;
pub mod complex;
pub mod dict;
pub mod exception;
pub mod float;
pub mod function;
pub mod generator;
pub mod hash;
pub mod header;
pub mod inherit;
pub mod instance;
pub mod int;
pub mod kept;
pub mod key;
pub mod layout;
pub mod linked;
pub mod list;
pub mod long;
pub mod map;
pub mod memoryview;
pub mod module;
pub mod names;
pub mod range;
pub mod record;
pub mod room;
pub mod set;
pub mod str;
pub mod tuple;
pub mod types;
pub mod value;

pub use access::{class_record, map_at};
pub use array::Array;
pub use assumption::{Event, Subject};
pub use boot::Known;
pub use bytearray::ByteArray;
pub use bytes::Bytes;
pub use class::{Class, ClassFlags, ClassRef, Lookups};
pub use code::{CodeRecord, TextCode, code_record};
pub use dict::Dict;
pub use exception::Exception;
pub use function::{Function, builtin_row};
pub use generator::Generator;
pub use header::Header;
pub use instance::first_slot;
pub use int::{BigInt, Int};
pub use layout::{Kind, Layout, Refs, Size};
pub use linked::{Code, CodeRef, Codes, Hints};
pub use list::List;
pub use map::{Held, Map, MapRef};
pub use memoryview::View;
pub use module::globals;
pub use names::Name;
pub use set::Set;
pub use str::Str;
pub use tuple::Tuple;
pub use types::{TYPES, Type, Type as ExcType};
pub use value::Value;
pub(crate) use {inherit::same_layout, instance::loses_slot};
