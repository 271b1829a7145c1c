//! What the JIT may ask of the language.

use super::code::Op;
use super::interp::link;
use super::object::{BOOL, Header, LENGTH, LETTERS, Map, NIL, TEXT};
use super::world::World;
use sidewinder_jit::abi::{Ctx, Pc, Site};
use sidewinder_jit::backend::Runtime;
use sidewinder_jit::host::{Host, Suspended};
use sidewinder_jit::ir::{Array, CallDescr, Field, Names, Size};
use sidewinder_jit::machine::plain;

/// What machine code calls where a window of the heap has no memory left.
pub const RUNTIME: Runtime =
    Runtime { alloc_slow, lives_on: |_| true, direct_calls: None, boxes: None };

unsafe extern "C" fn alloc_slow(ctx: *mut Ctx, bytes: usize) -> *mut u8 {
    // SAFETY: the context that compiled code passes on is the world.
    let world = unsafe { &mut *ctx.cast::<World>() };
    world.heap.allocate_always(&mut world.ctx, bytes) as *mut u8
}

impl Host for World {
    // Memory. Objects lie there as their descriptors say.

    fn new_object(&mut self, size: Size) -> Option<u64> {
        Some(self.new_words(size.bytes as usize, size.class()))
    }
    fn new_array(&mut self, _: Array, _: usize) -> Option<u64> {
        // No handler makes arrays.
        None
    }
    fn class_of(&self, reference: u64) -> Option<Header> {
        // The world itself is a constant of traces, too: they store into its `Ctx`.
        let is_value = reference != std::ptr::from_ref(self) as u64 + 1;
        // SAFETY: all other references of traces are values of the program.
        if is_value { unsafe { plain::class_of(reference) } } else { None }
    }
    fn set_class(&mut self, object: u64, class: Header) {
        // SAFETY: as above.
        unsafe { plain::set_class(object, class) }
    }
    fn load(&self, object: u64, field: Field) -> u64 {
        // SAFETY: as above, and the handler knew that the object has the field.
        unsafe { plain::load(object, field) }
    }
    fn store(&mut self, object: u64, field: Field, word: u64) {
        // SAFETY: as above.
        unsafe { plain::store(object, field, word) }
    }
    fn load_item(&self, object: u64, array: Array, index: i64) -> u64 {
        // SAFETY: as above.
        unsafe { plain::load_item(object, array, index) }
    }
    fn store_item(&mut self, object: u64, array: Array, index: i64, word: u64) {
        // SAFETY: as above.
        unsafe { plain::store_item(object, array, index, word) }
    }
    fn call(&mut self, call: &'static CallDescr, args: &[u64]) -> u64 {
        let ctx = (&raw mut *self).cast();
        // SAFETY: the descriptors in `runtime.rs` say what the functions there are.
        unsafe { plain::call(call, ctx, args) }
    }

    // Facts.

    fn is_stable(&self, header: Header) -> bool {
        self.maps.get(header).is_none_or(|map| map.is_full)
    }
    fn same_constant(&self, a: u64, b: u64) -> bool {
        let is_text = |word| self.class_of(word) == Some(TEXT);
        a == b || is_text(a) && is_text(b) && self.text(a) == self.text(b)
    }
    fn start_of(&self, pc: Pc) -> Pc {
        let position = self.position(pc) as u32;
        let starts = self.code.functions.iter().map(|function| function.start);
        let start = starts.filter(|&start| start <= position).max();
        self.pc(start.unwrap_or(position))
    }
    fn may_inline(&self, pc: Pc) -> bool {
        let start = self.position(pc) as u32;
        !self.code.functions.iter().any(|function| function.start == start && function.has_loop)
    }

    // Collection.

    fn pin(&mut self, reference: u64) {
        self.pinned.push(reference);
    }
    fn hold(&mut self, words: *const [u64]) {
        self.held.push(words);
    }
    fn release(&mut self, _: *const [u64]) {
        self.held.pop();
    }
    fn out_of_memory(&mut self) {
        self.no_memory();
    }

    // Sites.

    fn is_loop_header(&self, pc: Pc) -> bool {
        self.op_at(pc).0 == Op::Loop
    }
    fn counter(&self, site: Site) -> u32 {
        self.words(site.pc)[1].get()
    }
    fn set_site(&mut self, site: Site, counter: u32, code: u32) {
        let words = self.words(site.pc);
        words[1].set(counter);
        words[2].set(code);
    }
    fn site_code(&self, site: Site) -> u32 {
        self.words(site.pc)[2].get()
    }

    // Frames.

    fn live_slots(&self, pc: Pc) -> Vec<i32> {
        match self.op_at(pc) {
            (Op::Return, a) => vec![a.into()],
            _ => (0..self.code.heights[self.position(pc)].into()).collect(),
        }
    }
    fn suspended(&self, link: u64) -> Suspended {
        let delta = link::delta(link) as i32;
        // Calls have two words. What lies above their link belongs to the callee.
        let pc = self.pc(link::position(link) - 2);
        Suspended { delta, pc, live: (0..delta - 1).collect() }
    }
    fn frame_slots(&self) -> &'static [i32] {
        &[link::SLOT as i32]
    }

    // Names, for people.
}

impl Names for World {
    fn class_name(&self, header: Header) -> String {
        match (header, self.maps.get(header)) {
            (_, Some(map)) => self.map_name(map),
            (TEXT, _) => "string".into(),
            (BOOL, _) => "bool".into(),
            (NIL, _) => "nil".into(),
            _ => "letters".into(),
        }
    }

    fn field_name(&self, field: Field, header: Option<Header>) -> String {
        if field == LENGTH {
            return "length".into();
        }
        let slot = (field.offset as usize / 8).wrapping_sub(1);
        let map = header.and_then(|header| self.maps.get(header));
        match map.and_then(|map| map.fields.get(slot)) {
            Some(name) => self.code.names[*name as usize].clone(),
            None => format!("field{slot}"),
        }
    }

    fn array_name(&self, array: Array) -> String {
        if array.header == u64::from(LETTERS.0) { "letters" } else { "bytes" }.into()
    }

    fn constant_name(&self, reference: u64) -> String {
        match self.class_of(reference) {
            Some(TEXT) => format!("{:?}", String::from_utf8_lossy(self.text(reference))),
            Some(BOOL) => (reference == self.bools[1]).to_string(),
            Some(header) => self.class_name(header),
            None => "world".into(),
        }
    }
}

impl World {
    /// The class, and the fields that objects with this map have been given since they were made: `Word+count`.
    fn map_name(&self, map: &Map) -> String {
        let class = &self.code.classes[map.class as usize];
        let later = map.fields[class.made_with..].iter();
        let later: Vec<_> =
            later.map(|&name| format!("+{}", self.code.names[name as usize])).collect();
        class.name.clone() + &later.concat()
    }
}
