//! What every heap object starts with.

use super::layout::Kind;

/// The header word: map in bytes 0..4, kind in byte 4, flags in byte 5, inline slots in byte 6, collector in byte 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub struct Header(pub u64);

/// Byte offset of the kind within an object.
pub const KIND_OFFSET: usize = 4;
/// Byte offset of the flags within an object.
pub const FLAGS_OFFSET: usize = 5;
/// Byte offset of the collector's byte within an object.
pub const GC_OFFSET: usize = 7;

/// Flag of a float that one slot owns: compiled code changes it in place. No object of another kind has it. See [`Value::handed_out`](super::Value::handed_out).
pub const OWNED: u8 = 1 << 7;

impl Header {
    /// A header for a fresh object; the collector's byte is zero.
    #[inline(always)]
    pub const fn new(map: u32, kind: Kind, flags: u8, slots: u8) -> Header {
        Header(map as u64 | (kind as u64) << 32 | (flags as u64) << 40 | (slots as u64) << 48)
    }

    /// The address of the map.
    #[inline(always)]
    pub const fn map(self) -> u32 {
        self.0 as u32
    }

    /// How the object is laid out.
    #[inline(always)]
    pub const fn kind(self) -> Kind {
        Kind::from_u8((self.0 >> 32) as u8)
    }

    /// Flags, by kind.
    #[inline(always)]
    pub const fn flags(self) -> u8 {
        (self.0 >> 40) as u8
    }

    /// Number of inline slots of an instance.
    #[inline(always)]
    pub const fn slots(self) -> u8 {
        (self.0 >> 48) as u8
    }
}
