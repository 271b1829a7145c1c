//! A program that runs: its code, its heap and its stack, and the loop around the interpreter.

use super::code::{Code, Constant, Op};
use super::heap::Heap;
use super::interp::{EXIT, Newt, link};
use super::object::{BOOL, Header, LETTERS, Maps, NIL, STRINGS, TEXT};
use super::tree::Fault;
use sidewinder_jit::abi::{Ctx, Pc, Site};
use sidewinder_jit::driver::Jit;
use sidewinder_jit::host::Host;
use sidewinder_jit::ir::Resume;
use sidewinder_jit::machine::{Direct, Flow, Interp, Machine, plain};
use std::cell::Cell;
use std::rc::Rc;
use std::sync::atomic::Ordering;

/// Slots of the value stack.
const STACK: usize = 1 << 17;
/// What one frame may use.
const FRAME: usize = 256;
/// So far below the end of the stack compiled code is left alone: it looks at the end only where it calls the interpreter.
const MARGIN: usize = 80 * FRAME;

/// See the file's page. The context, which compiled code sees, comes first.
#[repr(C)]
pub struct World {
    pub(super) ctx: Ctx,
    pub(super) heap: Heap,
    pub(super) code: Code,
    /// The words of the code, with counters that change.
    words: Box<[Cell<u32>]>,
    pub(super) maps: Maps,
    pub(super) constants: Vec<u64>,
    /// `false` and `true`.
    pub(super) bools: [u64; 2],
    /// The strings of one byte.
    pub(super) letters: u64,
    stack: Box<[u64]>,
    /// Where the native stack begins, as far as the program uses it.
    native: *const u64,
    pub(super) pinned: Vec<u64>,
    pub(super) held: Vec<*const [u64]>,
    jit: Option<Rc<Jit>>,
    pub(super) error: Option<Fault>,
    /// What the program printed.
    pub output: Vec<u8>,
    /// How often the collector ran.
    pub collections: u32,
}

impl World {
    /// A program that has not started, with a heap of so many bytes.
    pub fn new(code: Code, heap: usize) -> Box<World> {
        let mut world = Box::new(World {
            ctx: Ctx::new(),
            heap: Heap::new(heap.max(1 << 16)),
            words: code.words.iter().copied().map(Cell::new).collect(),
            maps: Maps::new(&code),
            constants: Vec::new(),
            bools: [0; 2],
            letters: 0,
            stack: vec![0; STACK].into_boxed_slice(),
            native: std::ptr::null(),
            pinned: Vec::new(),
            held: Vec::new(),
            jit: None,
            error: None,
            output: Vec::new(),
            collections: 0,
            code,
        });
        world.bools = [0, 1].map(|_| world.new_words(8, BOOL));
        let nil = world.new_words(8, NIL);
        world.letters = world.new_words(16 + 8 * 256, LETTERS);
        *world.heap.word(world.letters as usize + 7) = 256 << 1;
        for byte in 0..=255 {
            let letter = world.new_text(&[byte]).unwrap_or(nil);
            world.store_item(world.letters, STRINGS, byte.into(), letter);
        }
        for constant in std::mem::take(&mut world.code.constants) {
            let word = match constant {
                Constant::Number(n) => (n << 1) as u64,
                Constant::Bool(b) => world.bools[b as usize],
                Constant::Nil => nil,
                Constant::Text(text) if text.len() == 1 => world.letter(text[0]),
                Constant::Text(text) => world.new_text(&text).unwrap_or_else(|| {
                    world.heap.exhaust(&world.ctx);
                    nil
                }),
            };
            world.constants.push(word);
        }
        world
    }

    /// Runs the program, with a JIT where there is one.
    pub fn run(&mut self, jit: Option<Rc<Jit>>) -> Result<(), Fault> {
        self.jit = jit;
        let bottom = 0u64;
        self.native = &raw const bottom;
        let start = self.code.functions[0].start;
        let base = self.stack[1..].as_mut_ptr();
        self.stack[0] = EXIT;
        self.run_from(self.pc(start), base);
        std::hint::black_box(&bottom);
        self.error.take().map_or(Ok(()), Err)
    }

    /// Runs a function from its start in a window whose link is [`EXIT`]; gives its result. `None`: something went wrong.
    #[inline(never)]
    pub(super) fn run_from(&mut self, mut pc: Pc, mut base: *mut u64) -> Option<u64> {
        let ctx = (&raw mut *self).cast::<u8>();
        loop {
            // SAFETY: the world starts with a `Ctx`; code and stack are its own, and there is room for a window.
            let machine = unsafe { Direct::new(pc, base, ctx) };
            let flow = loop {
                match Newt::step(&machine) {
                    Flow::Next => {}
                    flow => break flow,
                }
            };
            (pc, base) = (machine.pc(), machine.base());
            match (flow, self.jit.clone()) {
                (Flow::Hot, Some(jit)) => {
                    // SAFETY: as above.
                    let at = unsafe { jit.hot::<Newt>(self, ctx, pc, base) };
                    (pc, base) = (at.pc, at.window.base());
                    if at.resume == Resume::Raise {
                        return self.raised(pc);
                    }
                }
                (Flow::Hot, None) => self.set_site(Site::plain(pc), u32::MAX, 0),
                // SAFETY: the frame that leaves has put its result where its link was.
                (Flow::Exit, _) => return Some(unsafe { *base.offset(link::SLOT) }),
                _ => return self.raised(pc),
            }
        }
    }

    /// Something went wrong at `pc`, or in what was called from there, which then has said where.
    fn raised(&mut self, pc: Pc) -> Option<u64> {
        let place = self.code.places[self.position(pc)];
        let error = self.error.get_or_insert_with(|| place.fault("something went wrong"));
        if error.place.line == 0 {
            error.place = place;
        }
        None
    }

    /// The number of the word at `pc`.
    pub(super) fn position(&self, pc: Pc) -> usize {
        (pc as usize - self.words.as_ptr() as usize) / 4
    }
    /// The address of a word.
    pub(super) fn pc(&self, position: u32) -> Pc {
        self.words[position as usize..].as_ptr().cast()
    }
    /// The words of the instruction at `pc`, which may change.
    pub(super) fn words(&self, pc: Pc) -> &[Cell<u32>] {
        let at = self.position(pc);
        let op = super::code::Ins(self.words[at].get()).op();
        &self.words[at..at + op.words()]
    }

    /// Whether the window at `base` is past the end of the stack, and whether it is so near that compiled code is left alone.
    #[inline(always)]
    pub(super) fn is_full(&self, base: *mut u64) -> (bool, bool) {
        let end = self.stack.as_ptr_range().end as usize;
        let left = (end - base as usize) / 8;
        (left < FRAME, left < MARGIN)
    }

    /// Whether somebody wants a safepoint.
    #[inline(always)]
    pub(super) fn is_polled(&self) -> bool {
        self.ctx.poll.load(Ordering::Relaxed) != 0
    }

    /// At a site with its window at `base`: all objects in use are on the value stack or, as far as somebody has called this run of the
    /// interpreter, on the native stack. `false`: memory has run out.
    #[inline(never)]
    pub(super) fn safepoint(&mut self, base: *mut u64) -> bool {
        let asked = self.ctx.poll.swap(0, Ordering::Relaxed);
        if asked & Ctx::MARK != 0
            && let Some(jit) = &self.jit
        {
            jit.pass_marks();
        }
        if asked != Ctx::MARK && !self.heap.is_exhausted {
            let mut registers = [0u64; 6];
            spill(&mut registers);
            self.collect(base.wrapping_add(FRAME), registers.as_ptr());
            std::hint::black_box(&registers);
        }
        if self.heap.is_exhausted {
            self.out_of_memory();
        }
        !self.heap.is_exhausted
    }

    /// Every word that may refer to an object.
    pub(super) fn roots(&self, top: *const u64, native: *const u64) -> Vec<u64> {
        let slots = (top as usize - self.stack.as_ptr() as usize) / 8;
        let mut roots = self.stack[..slots.min(self.stack.len())].to_vec();
        let words = (self.native as usize - native as usize) / 8;
        // SAFETY: the native stack grows down, and both ends are in it.
        roots.extend_from_slice(unsafe { std::slice::from_raw_parts(native, words) });
        roots.extend_from_slice(&self.constants);
        roots.extend_from_slice(&self.bools);
        roots.extend_from_slice(&self.pinned);
        roots.push(self.letters);
        for held in &self.held {
            // SAFETY: who has something held leaves it alone until it is released.
            roots.extend_from_slice(unsafe { &**held });
        }
        roots
    }

    /// A zeroed object where there is no way to say that there is no memory.
    pub(super) fn new_words(&mut self, bytes: usize, header: Header) -> u64 {
        let address = self.heap.allocate_always(&mut self.ctx, bytes);
        let object = address as u64 + 1;
        // SAFETY: fresh memory of at least a word.
        unsafe { plain::set_class(object, header) };
        object
    }

    /// A string. `None`: out of memory.
    pub(super) fn new_text(&mut self, text: &[u8]) -> Option<u64> {
        let bytes = 16 + text.len().next_multiple_of(8);
        let address = self.heap.allocate(&mut self.ctx, bytes)?;
        *self.heap.word(address) = TEXT.0.into();
        *self.heap.word(address + 8) = (text.len() as u64) << 1;
        let to = (address + 16) as *mut u8;
        // SAFETY: fresh memory of this heap, long enough.
        unsafe { to.copy_from_nonoverlapping(text.as_ptr(), text.len()) };
        Some(address as u64 + 1)
    }

    /// The bytes of a string.
    pub(super) fn text(&self, text: u64) -> &[u8] {
        let address = text as usize - 1;
        // SAFETY: the caller knows that it is a string: length and bytes follow the header.
        unsafe {
            let length = *((address + 8) as *const u64) >> 1;
            std::slice::from_raw_parts((address + 16) as *const u8, length as usize)
        }
    }

    /// The string of one byte.
    pub(super) fn letter(&self, byte: u8) -> u64 {
        self.load_item(self.letters, STRINGS, byte.into())
    }

    /// Where the code of a function starts.
    pub(super) fn start_of(&self, function: u32) -> Pc {
        self.pc(self.code.functions[function as usize].start)
    }

    /// The operation at `pc`.
    pub(super) fn op_at(&self, pc: Pc) -> (Op, u8) {
        let ins = super::code::Ins(self.words[self.position(pc)].get());
        (ins.op(), ins.a() as u8)
    }
}

/// Writes down the registers that calls preserve: compiled code further up the stack may have references there alone.
#[inline(always)]
fn spill(registers: &mut [u64; 6]) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: stores six words into the array.
    unsafe {
        std::arch::asm!(
            "mov [{to}], rbx", "mov [{to} + 8], rbp", "mov [{to} + 16], r12",
            "mov [{to} + 24], r13", "mov [{to} + 32], r14", "mov [{to} + 40], r15",
            to = in(reg) registers.as_mut_ptr(), options(nostack, preserves_flags),
        );
    }
    std::hint::black_box(registers);
}
