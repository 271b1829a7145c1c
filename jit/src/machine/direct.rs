//! The machine that just runs.
//!
//! Values are plain words and every method is an instruction or two. The state is three cells whose address is never
//! taken: with everything inlined they live in registers, so nothing here may be passed on by reference.
//!
//! What it knows of the host's memory is what compiled code knows too: [`Ctx`] comes first in the context, an object starts
//! with its header, whose low half is the class and whose byte 7 has bit 0 set where a store of a reference has to be told.

// Reads and writes raw memory for handlers, which name fields of objects that they looked at before.
#![allow(unsafe_code)]

use super::{Arg, Machine, Raised, Turn};
use crate::abi::{Ctx, Pc, WINDOW_MAX};
use crate::ir::{Array, CallDescr, CallFn, Class, Field, Repr, Size, pure, pure::Int};
use std::cell::Cell;

/// Slots from a frame's base to the place that is certainly above all of its registers.
const FRAME_SLOTS: usize = 256;

/// The interpreter's state: where it is, its window, and the context.
pub struct Direct {
    pc: Cell<Pc>,
    base: Cell<*mut u64>,
    ctx: *mut u8,
}

/// The null reference.
const NULL: u64 = 1;

/// What a residual function has returned: the null reference says that it raised.
#[inline(always)]
fn returned(word: u64) -> Result<u64, Raised> {
    if word == NULL { Err(Raised) } else { Ok(word) }
}

impl Direct {
    /// A machine at `pc` with its window at `base`.
    ///
    /// # Safety
    /// `ctx` starts with a [`Ctx`]; `base` is in the value stack with room for the window above, and the code at `pc` is right.
    #[inline(always)]
    pub unsafe fn new(pc: Pc, base: *mut u64, ctx: *mut u8) -> Direct {
        Direct { pc: Cell::new(pc), base: Cell::new(base), ctx }
    }

    #[inline(always)]
    fn context(&self) -> *mut Ctx {
        self.ctx.cast()
    }

    /// Shows the collector the stack as far as it may be in use, and others where the call comes from.
    #[inline(always)]
    fn publish_top(&self) {
        // SAFETY: the context is valid.
        unsafe {
            let context = self.context();
            (*context).top = self.base.get().add(FRAME_SLOTS) as usize;
            (*context).at = (self.pc.get() as u64) << 1;
        }
    }

    #[inline(always)]
    fn at<T>(object: u64, offset: usize) -> *mut T {
        (object as usize).wrapping_add(offset).wrapping_sub(1) as *mut T
    }

    #[inline(always)]
    fn item<T>(object: u64, array: Array, index: Int) -> *mut T {
        let offset = match array.repr.bytes() as usize {
            1 => index.get() as usize,
            bytes => (index.0 as usize).wrapping_mul(bytes / 2),
        };
        Self::at(object, (array.base as usize).wrapping_add(offset))
    }

    /// Whether stores of references into the object have to be told.
    #[inline(always)]
    fn is_watched(object: u64) -> bool {
        // SAFETY: an object starts with its header.
        unsafe { *Self::at::<u8>(object, 7) & 1 != 0 }
    }

    /// The write barrier; `place` is the word that was written.
    #[inline(always)]
    fn barrier(&self, object: u64, place: *mut u64) {
        if Self::is_watched(object) {
            let index = (place as usize - (object as usize - 1)) / 8;
            // SAFETY: the context is valid and its hook takes these.
            unsafe { ((*self.context()).barrier)(self.ctx, object as usize - 1, index) }
        }
    }

    #[inline(always)]
    unsafe fn read_int(place: *const u8, repr: Repr) -> Int {
        // SAFETY: the caller knows the place and how it is held.
        unsafe {
            match repr {
                Repr::I8 => Int::new(*place.cast::<i8>() as i64),
                Repr::U8 => Int::new(*place as i64),
                Repr::I16 => Int::new(*place.cast::<i16>() as i64),
                Repr::U16 => Int::new(*place.cast::<u16>() as i64),
                Repr::I32 => Int::new(*place.cast::<i32>() as i64),
                Repr::U32 => Int::new(*place.cast::<u32>() as i64),
                _ => Int(*place.cast::<i64>()),
            }
        }
    }

    #[inline(always)]
    unsafe fn write_int(place: *mut u8, repr: Repr, v: Int) {
        // SAFETY: the caller knows the place and how it is held.
        unsafe {
            match repr {
                Repr::I8 | Repr::U8 => *place = v.get() as u8,
                Repr::I16 | Repr::U16 => *place.cast::<u16>() = v.get() as u16,
                Repr::I32 | Repr::U32 => *place.cast::<u32>() = v.get() as u32,
                _ => *place.cast::<i64>() = v.0,
            }
        }
    }

    #[inline(always)]
    fn bump(&self, bytes: usize, header: u64) -> Option<u64> {
        // SAFETY: the context is valid; what lies between cursor and limit is free zeroed memory.
        unsafe {
            let ctx = self.context();
            let at = (*ctx).cursor;
            let end = at.wrapping_add(bytes);
            if end > (*ctx).limit {
                return None;
            }
            (*ctx).cursor = end;
            *(at as *mut u64) = header;
            Some(at as u64 + 1)
        }
    }

    fn mixed<R>(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> R {
        let CallFn::Plain(address) = call.function else { unreachable!("a vector function") };
        let (mut words, mut floats) = ([0u64; 5], [0f64; 4]);
        let (mut w, mut f) = (0, 0);
        for arg in args {
            let word = match *arg {
                Arg::Float(x) => {
                    floats[f] = x;
                    f += 1;
                    continue;
                }
                Arg::Ref(r) => r,
                Arg::Int(i) => i.0 as u64,
                Arg::Bool(b) => b as u64,
            };
            words[w] = word;
            w += 1;
        }
        self.publish_top();
        type All<R> = extern "C" fn(*mut u8, u64, u64, u64, u64, u64, f64, f64, f64, f64) -> R;
        // SAFETY: the descriptor says that words and doubles come in registers of their own kinds, where arguments too many
        // do no harm; the result type is the caller's to know.
        let function: All<R> = unsafe { std::mem::transmute(address()) };
        let [a, b, c, d, e] = words;
        let [p, q, r, s] = floats;
        function(self.ctx, a, b, c, d, e, p, q, r, s)
    }
}

macro_rules! implement {
    ({} $($name:ident($($arg:ident: $ty:ident),*) -> $result:ident, $sentence:literal;)*) => {
        impl Machine for Direct {
            type Int = Int;
            type Float = f64;
            type Bool = bool;
            type Ref = u64;

            const RECORDING: bool = false;

            #[inline(always)]
            fn pc(&self) -> Pc {
                self.pc.get()
            }
            #[inline(always)]
            fn set_pc(&self, pc: Pc) {
                self.pc.set(pc);
            }
            #[inline(always)]
            fn slot(&self, i: isize) -> u64 {
                // SAFETY: the code was verified to stay within its window.
                unsafe { *self.base.get().offset(i) }
            }
            #[inline(always)]
            fn set_slot(&self, i: isize, v: u64) {
                // SAFETY: as for `slot`.
                unsafe { *self.base.get().offset(i) = v }
            }
            #[inline(always)]
            fn shift_base(&self, d: isize) {
                self.base.set(self.base.get().wrapping_offset(d));
            }
            #[inline(always)]
            fn ctx(&self) -> *mut u8 {
                self.ctx
            }
            #[inline(always)]
            fn base(&self) -> *mut u64 {
                self.base.get()
            }

            #[inline(always)]
            fn ci(&self, n: i64) -> Int {
                Int::new(n)
            }
            #[inline(always)]
            fn cf(&self, x: f64) -> f64 {
                x
            }
            #[inline(always)]
            fn cr(&self, word: u64) -> u64 {
                word
            }
            #[inline(always)]
            fn cb(&self, b: bool) -> bool {
                b
            }

            #[inline(always)]
            fn branch(&self, b: bool) -> bool {
                b
            }
            #[inline(always)]
            fn promote_int(&self, i: Int) -> i64 {
                i.get()
            }
            #[inline(always)]
            fn promote(&self, r: u64) -> u64 {
                r
            }
            #[inline(always)]
            fn promote_class(&self, r: u64) -> Class {
                // SAFETY: an object starts with its header, the caller knows that it is one.
                Class(unsafe { *Self::at::<u32>(r, 0) })
            }
            #[inline(always)]
            fn is_class(&self, r: u64, class: Class) -> bool {
                self.promote_class(r) == class
            }
            #[inline(always)]
            fn is_constant(&self, _r: u64) -> bool {
                false
            }
            #[inline(always)]
            fn is_virtual(&self, _: u64) -> bool {
                false
            }
            #[inline(always)]
            fn constant(&self, _r: u64) -> Option<u64> {
                None
            }

            #[inline(always)]
            fn depend(&self, _watch: u64) {}

            #[inline(always)]
            fn int_add_ovf(&self, a: Int, b: Int) -> Option<Int> {
                pure::int_add_ovf(a, b)
            }
            #[inline(always)]
            fn int_sub_ovf(&self, a: Int, b: Int) -> Option<Int> {
                pure::int_sub_ovf(a, b)
            }
            #[inline(always)]
            fn int_mul_ovf(&self, a: Int, b: Int) -> Option<Int> {
                pure::int_mul_ovf(a, b)
            }
            #[inline(always)]
            fn int_lshift_ovf(&self, a: Int, b: Int) -> Option<Int> {
                pure::int_lshift_ovf(a, b)
            }
            #[inline(always)]
            fn both_int(&self, a: u64, b: u64) -> bool {
                (a | b) & 1 == 0
            }

            $(
                #[inline(always)]
                fn $name(&self, $($arg: Self::$ty),*) -> Self::$result {
                    pure::$name($($arg),*)
                }
            )*

            #[inline(always)]
            fn load(&self, object: u64, field: Field) -> u64 {
                // SAFETY: the handler knows that the object has the field.
                unsafe { *Self::at(object, field.offset as usize) }
            }
            #[inline(always)]
            fn load_int(&self, object: u64, field: Field) -> Int {
                // SAFETY: as above.
                unsafe { Self::read_int(Self::at(object, field.offset as usize), field.repr) }
            }
            #[inline(always)]
            fn load_float(&self, object: u64, field: Field) -> f64 {
                // SAFETY: as above.
                unsafe { *Self::at(object, field.offset as usize) }
            }
            #[inline(always)]
            fn store(&self, object: u64, field: Field, v: u64) {
                let place: *mut u64 = Self::at(object, field.offset as usize);
                // SAFETY: as above.
                unsafe { *place = v };
                self.barrier(object, place);
            }
            #[inline(always)]
            fn store_int(&self, object: u64, field: Field, v: Int) {
                // SAFETY: as above.
                unsafe { Self::write_int(Self::at(object, field.offset as usize), field.repr, v) }
            }
            #[inline(always)]
            fn store_float(&self, object: u64, field: Field, v: f64) {
                // SAFETY: as above.
                unsafe { *Self::at(object, field.offset as usize) = v }
            }
            #[inline(always)]
            fn barrier_due(&self, object: u64, v: u64) -> bool {
                Self::is_watched(object) && v & 1 != 0 && v != NULL
            }
            #[inline(always)]
            fn store_quietly(&self, object: u64, field: Field, v: u64) {
                // SAFETY: as for `store`; no barrier is due, the handler asked.
                unsafe { *Self::at(object, field.offset as usize) = v }
            }
            #[inline(always)]
            fn store_item_quietly(&self, object: u64, array: Array, index: Int, v: u64) {
                // SAFETY: as for `store_item`; no barrier is due, the handler asked.
                unsafe { *Self::item::<u64>(object, array, index) = v }
            }
            #[inline(always)]
            fn load_item(&self, object: u64, array: Array, index: Int) -> u64 {
                // SAFETY: the handler compared the index with the length.
                unsafe { *Self::item(object, array, index) }
            }
            #[inline(always)]
            fn load_item_int(&self, object: u64, array: Array, index: Int) -> Int {
                // SAFETY: as above.
                unsafe { Self::read_int(Self::item(object, array, index), array.repr) }
            }
            #[inline(always)]
            fn load_item_float(&self, object: u64, array: Array, index: Int) -> f64 {
                // SAFETY: as above.
                unsafe { *Self::item(object, array, index) }
            }
            #[inline(always)]
            fn store_item_float(&self, object: u64, array: Array, index: Int, v: f64) {
                // SAFETY: as above.
                unsafe { *Self::item(object, array, index) = v }
            }
            #[inline(always)]
            fn store_item(&self, object: u64, array: Array, index: Int, v: u64) {
                let place: *mut u64 = Self::item(object, array, index);
                // SAFETY: as above.
                unsafe { *place = v };
                self.barrier(object, place);
            }
            #[inline(always)]
            fn store_item_int(&self, object: u64, array: Array, index: Int, v: Int) {
                // SAFETY: as above.
                unsafe { Self::write_int(Self::item(object, array, index), array.repr, v) }
            }
            #[inline(always)]
            fn set_class(&self, object: u64, class: Class) {
                // SAFETY: an object starts with its header; its other half is left alone.
                unsafe { *Self::at::<u32>(object, 0) = class.0 };
                self.barrier(object, Self::at(object, 0));
            }
            #[inline(always)]
            fn try_new(&self, size: Size) -> Option<u64> {
                self.bump(size.bytes as usize, size.header)
            }
            #[inline(always)]
            fn try_new_array(&self, array: Array, length: usize) -> Option<u64> {
                let bytes = length.checked_mul(array.repr.bytes() as usize)?;
                let bytes = (array.base as usize + bytes).next_multiple_of(8);
                if bytes >= WINDOW_MAX {
                    return None;
                }
                let fresh = self.bump(bytes, array.header)?;
                // SAFETY: the length is the word after the header.
                unsafe { *Self::at::<u64>(fresh, 8) = (length as u64) << 1 };
                Some(fresh)
            }

            #[inline(always)]
            fn call(&self, call: &'static CallDescr, args: &[u64]) -> Result<u64, Raised> {
                let CallFn::Plain(address) = call.function else { unreachable!("a vector function") };
                self.publish_top();
                let (f, ctx) = (address(), self.ctx);
                // SAFETY: the descriptor's function takes the context and as many words as the handler passes.
                let word: u64 = unsafe {
                    use std::mem::transmute as cast;
                    match *args {
                        [] => cast::<usize, extern "C" fn(*mut u8) -> u64>(f)(ctx),
                        [a] => cast::<usize, extern "C" fn(*mut u8, u64) -> u64>(f)(ctx, a),
                        [a, b] => {
                            cast::<usize, extern "C" fn(*mut u8, u64, u64) -> u64>(f)(ctx, a, b)
                        }
                        [a, b, c] => {
                            type F = extern "C" fn(*mut u8, u64, u64, u64) -> u64;
                            cast::<usize, F>(f)(ctx, a, b, c)
                        }
                        [a, b, c, d] => {
                            type F = extern "C" fn(*mut u8, u64, u64, u64, u64) -> u64;
                            cast::<usize, F>(f)(ctx, a, b, c, d)
                        }
                        [a, b, c, d, e] => {
                            type F = extern "C" fn(*mut u8, u64, u64, u64, u64, u64) -> u64;
                            cast::<usize, F>(f)(ctx, a, b, c, d, e)
                        }
                        _ => unreachable!("more than five arguments"),
                    }
                };
                returned(word)
            }
            fn call_int(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> Int {
                Int(self.mixed(call, args))
            }
            fn guess(&self, call: &'static CallDescr, args: &[Self::Ref]) -> i64 {
                let args: Vec<_> = args.iter().map(|&arg| Arg::Ref(arg)).collect();
                let word: i64 = self.mixed(call, &args);
                word >> 1
            }
            #[inline(always)]
            fn call_float(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> f64 {
                let [Arg::Float(x), Arg::Float(y)] = *args else { return self.mixed(call, args) };
                let CallFn::Plain(address) = call.function else { unreachable!("a vector function") };
                self.publish_top();
                // SAFETY: the descriptor's function takes the context and two doubles, for a double.
                let function: extern "C" fn(*mut u8, f64, f64) -> f64 =
                    unsafe { std::mem::transmute(address()) };
                function(self.ctx, x, y)
            }
            fn call_bool(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> bool {
                self.mixed::<u64>(call, args) != 0
            }
            fn call_mixed(&self, call: &'static CallDescr, args: &[Arg<Self>]) -> Result<u64, Raised> {
                let word: u64 = self.mixed(call, args);
                returned(word)
            }
            #[inline(always)]
            fn call_slots(
                &self,
                call: &'static CallDescr,
                extra: u64,
                from: isize,
                count: usize,
            ) -> Result<u64, Raised> {
                let CallFn::Vector(function) = call.function else { unreachable!("no vector function") };
                self.publish_top();
                let word = function(self.ctx, self.base.get().wrapping_offset(from), count, extra);
                returned(word)
            }
            fn call_values(
                &self,
                call: &'static CallDescr,
                extra: u64,
                args: &[u64],
            ) -> Result<u64, Raised> {
                let CallFn::Vector(function) = call.function else { unreachable!("no vector function") };
                self.publish_top();
                let word = function(self.ctx, args.as_ptr(), args.len(), extra);
                returned(word)
            }
            #[inline(always)]
            fn slot_addr(&self, i: isize) -> Int {
                Int(self.base.get().wrapping_offset(i) as i64)
            }
            #[inline(always)]
            fn flush_slots(&self, _from: isize, _to: isize) {}

            #[inline(always)]
            fn returning(&self) -> bool {
                false
            }
            #[inline(always)]
            fn loop_header(&self) -> bool {
                false
            }
            #[inline(always)]
            fn merge_point(&self, _: u32, _: bool) -> Turn {
                Turn::Follow
            }
            #[inline(always)]
            fn inlines(&self, _start: Pc) -> bool {
                true
            }
            #[inline(always)]
            fn commit(&self, _pc: Pc) {}
            #[inline(always)]
            fn commit_raise(&self, _pc: Pc) {}
        }
    };
}

crate::pure_ops! { implement {} }
