//! THE TABLE of operations: name, operands, what it depends on, and a sentence.
//!
//! Pure operations come from [`pure_ops!`](crate::pure_ops); the others are rows here. Enum, printer, parser, verifier
//! and effect queries are made from the two.

use super::op::Type;

/// What an operation is to the optimizer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Same arguments, same result; may be removed, merged and folded.
    Pure,
    /// Pure, but the next operation is its overflow guard.
    Overflow,
    /// Leaves the trace unless something holds; has a snapshot.
    Guard,
    /// Reads the heap.
    Read,
    /// Writes the heap or the value stack.
    Write,
    /// Makes a fresh object.
    Alloc,
    /// Its effect is in its descriptor.
    Call,
    /// Start, label and ends.
    Control,
}

/// A set of sorts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sorts(u8);

impl Sorts {
    /// The set of these.
    pub const fn of(sorts: &[Sort]) -> Sorts {
        let (mut set, mut i) = (0, 0);
        while i < sorts.len() {
            set |= 1 << sorts[i] as u8;
            i += 1;
        }
        Sorts(set)
    }
    /// Whether the sort is in the set.
    #[inline]
    pub const fn has(self, sort: Sort) -> bool {
        self.0 >> sort as u8 & 1 == 1
    }
}

macro_rules! define_ops {
    ({ $($other:ident($($ops:tt)*) -> $oresult:ident, $osort:ident, $osentence:literal;)* }
     $($name:ident($($arg:ident: $ty:ident),*) -> $result:ident, $sentence:literal;)*) => {
        /// What an operation does. Names are those of the text form.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(non_camel_case_types)] // As in the text form, and as the functions of `pure`.
        #[repr(u8)]
        pub enum Opcode {
            $(#[doc = $sentence] $name,)*
            $(#[doc = $osentence] $other,)*
        }

        /// A row of the table.
        #[derive(Debug)]
        pub struct Row {
            /// The operation.
            pub code: Opcode,
            /// Its name in text.
            pub name: &'static str,
            /// Types of its arguments; `None` for any number of any type, or where types follow from the descriptor.
            pub args: Option<&'static [Type]>,
            /// Type of its result; `None` if it follows from descriptor or arguments.
            pub result: Option<Type>,
            /// What it is to the optimizer.
            pub sort: Sort,
            /// What it means.
            pub sentence: &'static str,
        }

        /// All operations in the order of [`Opcode`].
        pub const ROWS: &[Row] = &[
            $(Row {
                code: Opcode::$name, name: stringify!($name), args: Some(&[$(Type::$ty),*]),
                result: Some(Type::$result), sort: Sort::Pure, sentence: $sentence,
            },)*
            $(Row {
                code: Opcode::$other, name: stringify!($other), args: operands!($($ops)*),
                result: result!($oresult), sort: Sort::$osort, sentence: $osentence,
            },)*
        ];
    };
}

macro_rules! operands {
    (..) => { None };
    ($($ty:ident),*) => { Some(&[$(Type::$ty),*]) };
}

macro_rules! result {
    (Any) => {
        None
    };
    ($ty:ident) => {
        Some(Type::$ty)
    };
}

crate::pure_ops! { define_ops {
    int_add_ovf(Int, Int) -> Int, Overflow, "x + y; guard_no_overflow or guard_overflow follows";
    int_sub_ovf(Int, Int) -> Int, Overflow, "x - y; guard_no_overflow or guard_overflow follows";
    int_mul_ovf(Int, Int) -> Int, Overflow, "x * y; guard_no_overflow or guard_overflow follows";
    int_lshift_ovf(Int, Int) -> Int, Overflow, "x << y, 0 <= y < 62; guard_no_overflow or guard_overflow follows";

    guard_true(Bool) -> Void, Guard, "leave unless the condition holds";
    guard_false(Bool) -> Void, Guard, "leave if the condition holds";
    guard_value(..) -> Void, Guard, "leave unless the first argument (int, float or ref) is this constant, the second";
    guard_class(Ref) -> Void, Guard, "leave unless the reference is an object of exactly this class (descr)";
    guard_no_overflow() -> Void, Guard, "leave if the operation before overflowed";
    guard_overflow() -> Void, Guard, "leave unless the operation before overflowed; its result is not used";
    guard_no_exception() -> Void, Guard, "leave if the call before raised (its result is null)";
    guard_exception() -> Void, Guard, "leave unless the call before raised";
    guard_not_invalidated() -> Void, Guard, "leave if an assumption of this trace was withdrawn; costs nothing until then";
    guard_not_interrupted() -> Void, Guard, "leave if somebody asked the program to stop or the collector wants to run";

    same_as(..) -> Any, Pure, "the same value (one argument, of any type) under a name of its own, for a label";
    is_class(Ref) -> Bool, Read, "whether the reference is an object of exactly this class (descr)";
    set_class(Ref) -> Void, Write, "change the object's class to this one (descr); same layout";
    getfield(Ref) -> Any, Read, "the value of a field";
    setfield(..) -> Void, Write, "object, value: store into a field";
    getitem(Ref, Int) -> Any, Read, "array, index: the value of an element";
    setitem(..) -> Void, Write, "array, index, value: store into an element";
    new() -> Ref, Alloc, "a fresh object, its fields zero";
    new_array(Int) -> Ref, Alloc, "a fresh array of a constant length, its elements zero (small int 0)";
    store_slot(..) -> Void, Write, "store a reference into a slot of the value stack (descr)";
    slot_addr() -> Int, Control, "the address of a slot of the value stack (descr), a raw word";
    load_slot(Int) -> Ref, Pure, "the value of the slot of the value stack with this constant number that no operation of this trace, or of the traces it hangs on, changes";
    call(..) -> Any, Call, "a residual call; its effect is in its descriptor";

    input() -> Any, Control, "a value the trace starts with: a slot at entry, or a live value of the guard a bridge starts from";
    label(..) -> Void, Control, "where jumps come in; its arguments take the jump's values";
    jump(..) -> Void, Control, "go to a label of this or another loop, with these values";
    leave() -> Void, Control, "go back to the interpreter at the snapshot";
    cut() -> Void, Control, "where a trace was cut, being too long or to go round a loop in another body: leave at the snapshot, until a bridge has the rest";
} }

impl Opcode {
    /// This operation's row.
    #[inline]
    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }
    /// What it is to the optimizer.
    #[inline]
    pub fn sort(self) -> Sort {
        self.row().sort
    }
    /// Whether it is a guard (`leave` and `cut` are not).
    #[inline]
    pub fn is_guard(self) -> bool {
        self.sort() == Sort::Guard
    }
    /// Whether it has a snapshot: guards, `leave` and `cut`.
    #[inline]
    pub fn has_snapshot(self) -> bool {
        self.is_guard() || matches!(self, Opcode::leave | Opcode::cut)
    }
    /// Whether a bridge may hang on it: not on a way out that is no assumption.
    #[inline]
    pub fn can_have_bridge(self) -> bool {
        let is_way_out = matches!(
            self,
            Opcode::leave | Opcode::guard_not_interrupted | Opcode::guard_not_invalidated
        );
        self.has_snapshot() && !is_way_out
    }
    /// Whether a trace ends with it.
    #[inline]
    pub fn is_end(self) -> bool {
        matches!(self, Opcode::jump | Opcode::leave | Opcode::cut)
    }
    /// The operation with this name in text.
    pub fn from_name(name: &str) -> Option<Opcode> {
        ROWS.iter().find(|row| row.name == name).map(|row| row.code)
    }
}
