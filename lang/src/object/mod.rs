//! Values: how everything a program can hold is represented.
//!
//! **In:** raw words and memory from `heap`. **Out:** typed views of them for everybody else.
//!
//! What a value is, and how every object begins, is said in `value`. A typed view such as [`Str`] or [`Dict`] is a value of which the kind is known.
//!
//! **Absent:** code of the program: what may run some takes the `Vm`, and stands in `operation` and above.

pub mod access;
pub mod array;
pub mod assumption;
pub mod boot;
pub mod bytearray;
pub mod bytes;
pub mod class;
pub mod code;
pub mod complex;
pub mod deque;
pub mod dict;
pub mod exception;
pub mod float;
pub mod function;
pub mod generator;
pub mod hash;
pub mod inherit;
pub mod instance;
pub mod int;
pub mod kept;
pub mod linked;
pub mod list;
pub mod map;
pub mod memoryview;
pub mod module;
pub mod names;
pub mod range;
pub mod record;
pub mod room;
pub mod runtime;
pub mod set;
pub mod str;
pub mod tuple;
pub mod types;
pub mod words;

pub use access::{Object, class_record, code_at, map_at};
pub use array::Array;
pub use assumption::{Event, Subject};
pub use boot::Known;
pub use bytearray::ByteArray;
pub use bytes::Bytes;
pub use class::{Class, ClassFlags, ClassRef, Lookups};
pub use code::{CodeRecord, TextCode, code_record};
pub use deque::Deque;
pub use dict::{Dict, Unknown};
pub use exception::Exception;
pub use function::Function;
pub use generator::Generator;
pub use instance::first_slot;
pub use int::{BigInt, Int};
pub use linked::{Code, CodeRef, Codes, Hints};
pub use list::List;
pub use map::{Held, Map, MapRef};
pub use memoryview::View;
pub use module::globals;
pub use names::Name;
pub use runtime::{Compiler, Runtime};
pub use set::Set;
pub use sidewinder_jit::machine::Raised;
pub use sidewinder_memory::value::{Header, Kind, Value};
pub use str::Str;
pub use tuple::Tuple;
pub use types::{TYPES, Type, Type as ExcType};
pub(crate) use {inherit::same_layout, instance::loses_slot};
