//! Values and how they lie in memory: what the JIT is told of it.
//!
//! ```text
//! a number      n << 1
//! all else      the address of an object, plus 1
//!
//! an object     header · field · field · ..        the header's low half names its map
//! a string      header · length · bytes
//! the letters   header · length · reference · ..   the 256 strings of one byte, so that s[i] allocates nothing
//! ```
//!
//! A *map* says which class an object is of and which of its fields are set, in which order. Objects that were made alike share
//! it, and a trace that has checked the map knows everything about the object: where each field is, and which method a name means.

use super::code::{Class, Code};
use sidewinder_jit::ir::{self, Array, Field, Group, Repr, Size};
use std::cell::RefCell;

/// What the JIT calls a class: here, the low half of a header. Maps are numbered from [`FIRST_MAP`] on.
pub use ir::Class as Header;

/// One free word, for whoever walks the heap.
pub const HOLE: Header = Header(1);
/// Several free words: how many says the next one.
pub const GAP: Header = Header(2);
/// `true` and `false`
pub const BOOL: Header = Header(3);
/// `nil`
pub const NIL: Header = Header(4);
/// Strings.
pub const TEXT: Header = Header(5);
/// The strings of one byte.
pub const LETTERS: Header = Header(6);
/// The map with number 0.
pub const FIRST_MAP: u32 = 16;

// Who writes what: calls name the groups that they write, and leave the rest of the heap as the trace knows it.
const FIELDS: Group = Group(0);
const CONSTANT: Group = Group(1);
/// What was printed.
pub const OUTPUT: Group = Group(2);

/// The length of a string.
pub const LENGTH: Field = Field { offset: 8, repr: Repr::Int, group: CONSTANT, immutable: true };
/// The bytes of a string.
pub const BYTES: Array =
    Array { base: 16, repr: Repr::U8, group: CONSTANT, immutable: true, header: TEXT.0 as u64 };
/// The strings in [`LETTERS`].
pub const STRINGS: Array =
    Array { base: 16, repr: Repr::Ref, group: CONSTANT, immutable: true, header: LETTERS.0 as u64 };

/// The field of an object that is in its slot number `slot`.
pub fn slot(slot: usize) -> Field {
    let offset = 8 + 8 * slot as u32;
    Field { offset, repr: Repr::Ref, group: FIELDS, immutable: false }
}

/// See the file's page.
#[derive(Debug)]
pub struct Map {
    /// The number of the class.
    pub class: u32,
    /// The fields that are set, in the order of their slots.
    pub fields: Vec<u32>,
    /// How to allocate an object with this map.
    pub size: Size,
    /// Whether all fields are set: objects keep this map.
    pub is_full: bool,
    next: RefCell<Vec<(u32, Header)>>,
}

impl Map {
    /// The slot of a field, if it is set.
    pub fn slot_of(&self, name: u32) -> Option<usize> {
        self.fields.iter().position(|field| *field == name)
    }
    /// The header of objects with this map.
    pub fn header(&self) -> Header {
        self.size.class()
    }
}

/// All maps. They are never moved or thrown away, so that handlers and traces may hold on to them.
#[derive(Debug)]
pub struct Maps(RefCell<Vec<&'static Map>>);

impl Maps {
    /// The maps of objects as they are made: map number `n` is that of class number `n`.
    pub fn new(code: &Code) -> Maps {
        let maps = Maps(RefCell::default());
        for (number, class) in (0..).zip(&code.classes) {
            maps.add(number, class, class.fields[..class.made_with].to_vec());
        }
        maps
    }

    fn add(&self, number: u32, class: &Class, fields: Vec<u32>) -> Header {
        let header = Header(FIRST_MAP + self.0.borrow().len() as u32);
        let bytes = 8 + 8 * class.fields.len() as u32;
        let size = Size { bytes, header: header.0.into() };
        let is_full = fields.len() == class.fields.len();
        let map = Map { class: number, fields, size, is_full, next: RefCell::default() };
        self.0.borrow_mut().push(Box::leak(Box::new(map)));
        header
    }

    /// The map with this header, if it is one's.
    pub fn get(&self, header: Header) -> Option<&'static Map> {
        let number = header.0.checked_sub(FIRST_MAP)?;
        self.0.borrow().get(number as usize).copied()
    }

    /// The map of an object that is made.
    pub fn made(&self, class: u32) -> &'static Map {
        self.0.borrow()[class as usize]
    }

    /// The map of an object like this with one more field, if its class has that field.
    pub fn with(&self, map: &Map, name: u32, code: &Code) -> Option<&'static Map> {
        let known = map.next.borrow().iter().find(|(field, _)| *field == name).map(|next| next.1);
        let class = &code.classes[map.class as usize];
        if known.is_none() && !class.fields.contains(&name) {
            return None;
        }
        let header = known.unwrap_or_else(|| {
            let mut fields = map.fields.clone();
            fields.push(name);
            let header = self.add(map.class, class, fields);
            map.next.borrow_mut().push((name, header));
            header
        });
        self.get(header)
    }
}
