//! A small heap and a host for it, so that traces can run: the same for both backends, at the same addresses.
//!
//! Memory comes in small chunks, so allocation takes its slow path often; each time, everything allocated so far becomes old, as if a collection had run,
//! and every register that a call may spoil is spoiled.

#![allow(unsafe_code)] // Machine code reads and writes this heap.
#![allow(dead_code)] // Each suite uses its part.

use sidewinder_jit::abi::{CodeId, Ctx, GuardId, Live, Pc, Site, WINDOW_MAX};
use sidewinder_jit::backend::eval::Eval;
use sidewinder_jit::backend::x64::X64;
use sidewinder_jit::backend::{Backend, BoxCode, Entry, Runtime};
use sidewinder_jit::host::{Host, Suspended};
use sidewinder_jit::ir::{
    Array, CallDescr, CallFn, Class, Effect, Field, Groups, Names, OpRef, Opcode, Repr, Size,
    Trace, TraceKind, Type, declare::Declarations, parse::parse, verify::verify_optimized,
};
use sidewinder_jit::resume::{Frames, Optimized, ResumeData, Source};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::sync::OnceLock;

/// The slot for the first live value of a `leave`, if none of them is a float.
const LEFT: i32 = 128;

/// Names that every trace may use.
pub const NAMES: &str = "
class Point 1 32
class Box 2 16
class Other 3 16
class Fourth 9 16
class Fifth 10 16
class Sixth 11 16
class Owner 12 16
field x 8 int
field y 16 ref
field z 24 f64
field w 8 boxed
field value 8 f64
field link 8 ref
field raw 8 raw
field byte 16 u8
field half 20 u32
array items 16 ref header=4
array ints 16 int header=5
array floats 16 f64 header=6
array bytes 16 u8 header=7
array halves 16 u32 header=8
array chars 16 i8 header=7
array shorts 16 i16 header=7
array words 16 u16 header=7
array quads 16 i32 header=8
";

/// Objects that a collection has seen have this bit in their header until something is stored into them.
const OLD: u64 = 1 << 56;
/// Boxes that a field owns have this bit.
const MARK: u64 = 1 << 47;
const CHUNK: usize = 160;
const WORDS: usize = 1 << 18;
/// Null.
pub const NULL: u64 = 1;
/// What machine code knows of boxes.
const BOXES: BoxCode = BoxCode { value: 8, mark: (5, 0x80), store: store_boxed };

/// A number in machine form.
pub const fn int(n: i64) -> u64 {
    (n << 1) as u64
}

#[repr(C)]
pub struct World {
    pub ctx: Ctx,
    pub memory: Vec<u64>,
    boxes: Vec<[u64; 2]>,
    boxes_made: usize,
    pub stack: Vec<u64>,
    /// Addresses of all objects.
    objects: Vec<usize>,
    /// What residual calls saw.
    pub log: Vec<u64>,
    names: Declarations,
    pub backend: Rc<dyn Backend>,
    next_guard: u32,
    leaves: HashMap<u32, usize>,
    /// What the evaluator had at each call.
    pub held: Vec<Vec<u64>>,
}

/// Spoils every register that a call may spoil.
fn scramble() {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: says what it writes.
    unsafe {
        std::arch::asm!(
            "mov rax, 0x5555555555555555",
            "mov rcx, rax", "mov rdx, rax", "mov rsi, rax", "mov rdi, rax",
            "mov r8, rax", "mov r9, rax", "mov r10, rax", "mov r11, rax",
            "movq xmm0, rax", "movq xmm1, rax", "movq xmm2, rax", "movq xmm3, rax",
            "movq xmm4, rax", "movq xmm5, rax", "movq xmm6, rax", "movq xmm7, rax",
            "movq xmm8, rax", "movq xmm9, rax", "movq xmm10, rax", "movq xmm11, rax",
            "movq xmm12, rax", "movq xmm13, rax", "movq xmm14, rax", "movq xmm15, rax",
            out("rax") _, out("rcx") _, out("rdx") _, out("rsi") _, out("rdi") _,
            out("r8") _, out("r9") _, out("r10") _, out("r11") _,
            out("xmm0") _, out("xmm1") _, out("xmm2") _, out("xmm3") _,
            out("xmm4") _, out("xmm5") _, out("xmm6") _, out("xmm7") _,
            out("xmm8") _, out("xmm9") _, out("xmm10") _, out("xmm11") _,
            out("xmm12") _, out("xmm13") _, out("xmm14") _, out("xmm15") _,
        );
    }
}

fn world<'a>(ctx: *mut u8) -> &'a mut World {
    // SAFETY: every context in these tests is a world, and nothing else uses it during a call.
    unsafe { &mut *ctx.cast() }
}

unsafe extern "C" fn alloc_slow(ctx: *mut Ctx, bytes: usize) -> *mut u8 {
    assert_eq!(stack_pointer() % 16, 0, "the stack is aligned");
    let at = world(ctx.cast()).refill(bytes);
    scramble();
    at as *mut u8
}

unsafe extern "C" fn store_boxed(ctx: *mut Ctx, object: u64, offset: u64, bits: u64) {
    assert_eq!(stack_pointer() % 16, 0, "the stack is aligned");
    world(ctx.cast()).store_boxed(object, offset, bits);
    scramble();
}

extern "C" fn barrier_slow(ctx: *mut u8, object: usize, word: usize) {
    assert_eq!(stack_pointer() % 16, 0, "the stack is aligned");
    world(ctx).barrier(object, word);
    scramble();
}

/// A place in a frame of ours; the compiler aligns it if the caller aligned the stack.
#[inline(never)]
fn stack_pointer() -> usize {
    #[repr(align(16))]
    struct Aligned([u8; 16]);
    let place = Aligned([0; 16]);
    std::hint::black_box(&place).0.as_ptr() as usize
}

extern "C" fn add(_: *mut u8, a: u64, b: u64) -> u64 {
    scramble();
    a.wrapping_add(b)
}
extern "C" fn mix(_: *mut u8, x: f64, n: u64, y: f64) -> f64 {
    scramble();
    x * 2.0 + y + (n as i64 >> 1) as f64
}
extern "C" fn odd(_: *mut u8, a: u64) -> bool {
    scramble();
    a & 2 != 0
}
extern "C" fn many(ctx: *mut u8, a: u64, b: u64, c: u64, d: u64, e: u64) -> u64 {
    let log = &mut world(ctx).log;
    log.extend([a, b, c, d, e]);
    scramble();
    if c & 1 == 0 { a } else { e }
}
/// Raises for multiples of 3.
extern "C" fn maybe(_: *mut u8, a: u64) -> u64 {
    scramble();
    if a & 1 == 0 && (a >> 1).is_multiple_of(3) { NULL } else { a }
}
extern "C" fn note(ctx: *mut u8, a: u64) {
    world(ctx).log.push(a);
    scramble();
}
extern "C" fn vector(ctx: *mut u8, argv: *const u64, argc: usize, extra: u64) -> u64 {
    // SAFETY: this is what vector calls hand over.
    let args = unsafe { std::slice::from_raw_parts(argv, argc) };
    let log = &mut world(ctx).log;
    log.push(extra);
    log.extend(args);
    scramble();
    args.last().copied().unwrap_or(0)
}
/// Throws away the code with this number.
extern "C" fn withdraw(ctx: *mut u8, code: u64) {
    let world = world(ctx);
    if code & 1 == 0 {
        world.backend.clone().invalidate(CodeId((code >> 1) as u32));
    }
    scramble();
}
/// Runs code 0 on slots further up, and gives its first live value.
extern "C" fn again(ctx: *mut u8, a: u64) -> u64 {
    let world = world(ctx);
    let values = world.enter_at(CodeId(0), 100, &[a]).1;
    scramble();
    values[0]
}

/// The calls that every trace may use. Descriptors are compared by address, so they are made once.
pub fn calls() -> Vec<&'static CallDescr> {
    static CALLS: OnceLock<Vec<&'static CallDescr>> = OnceLock::new();
    CALLS.get_or_init(make_calls).clone()
}

fn make_calls() -> Vec<&'static CallDescr> {
    let make = |name, function, args: &'static [Type], result| {
        let effect = Effect {
            elidable: false,
            may_raise: false,
            reenters: false,
            reads: Groups::ALL,
            writes: Groups::ALL,
        };
        &*Box::leak(Box::new(CallDescr { name, function, args, result, effect }))
    };
    use Type::{Bool, Float, Int, Ref, Void};
    vec![
        make("add", CallFn::Plain(|| add as *const () as usize), &[Int, Int], Int),
        make("mix", CallFn::Plain(|| mix as *const () as usize), &[Float, Int, Float], Float),
        make("odd", CallFn::Plain(|| odd as *const () as usize), &[Int], Bool),
        make("many", CallFn::Plain(|| many as *const () as usize), &[Ref, Ref, Ref, Ref, Ref], Ref),
        make("maybe", CallFn::Plain(|| maybe as *const () as usize), &[Ref], Ref),
        make("note", CallFn::Plain(|| note as *const () as usize), &[Ref], Void),
        make("withdraw", CallFn::Plain(|| withdraw as *const () as usize), &[Int], Void),
        make("again", CallFn::Plain(|| again as *const () as usize), &[Int], Int),
        make("vector", CallFn::Vector(vector), &[], Ref),
    ]
}

impl World {
    /// Interrupts the program from outside, soon. The world has to live until that has been waited for.
    pub fn interrupt_soon(&self) -> std::thread::JoinHandle<()> {
        let poll = self.ctx.poll.as_ptr() as usize;
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(20));
            // SAFETY: the context lives until the thread has been waited for.
            let poll = unsafe { std::sync::atomic::AtomicU32::from_ptr(poll as *mut u32) };
            poll.store(1, std::sync::atomic::Ordering::Relaxed);
        })
    }

    pub fn new(backend: Rc<dyn Backend>) -> Box<World> {
        let mut names = Declarations::default();
        for line in NAMES.lines().filter(|line| !line.is_empty()) {
            assert!(names.line(line).unwrap());
        }
        names.calls = calls();
        let ctx = Ctx { stack_limit: 0, barrier: barrier_slow, ..Ctx::new() };
        Box::new(World {
            ctx,
            memory: vec![0; WORDS],
            stack: vec![NULL; 256],
            boxes: vec![[0; 2]; 1 << 14],
            boxes_made: 0,
            objects: Vec::new(),
            log: Vec::new(),
            names,
            backend,
            next_guard: 0,
            leaves: HashMap::new(),
            held: Vec::new(),
        })
    }

    pub fn evaluator() -> Box<World> {
        World::new(Rc::new(Eval::new()))
    }
    pub fn machine() -> Box<World> {
        World::machine_where(|_| true)
    }
    /// Machine code that takes constants for alive for good if this says so.
    pub fn machine_where(lives_on: fn(u64) -> bool) -> Box<World> {
        let runtime = Runtime { alloc_slow, lives_on, direct_calls: None, boxes: Some(BOXES) };
        World::new(Rc::new(X64::new(runtime).unwrap()))
    }

    fn start(&self) -> usize {
        self.memory.as_ptr() as usize
    }

    fn refill(&mut self, bytes: usize) -> usize {
        for &object in &self.objects {
            // SAFETY: objects are in memory.
            unsafe { *(object as *mut u64) |= OLD };
        }
        // Windows end at the same places however much is taken at once, and the next one goes on where the last was left.
        let at = if self.ctx.limit == 0 { self.start() } else { self.ctx.cursor };
        assert!(at + bytes + CHUNK <= self.start() + 8 * WORDS, "the heap is large enough");
        self.ctx.cursor = at + bytes;
        self.ctx.limit = self.start() + (self.ctx.cursor - self.start()).next_multiple_of(CHUNK);
        at
    }

    fn allocate(&mut self, bytes: usize, header: u64) -> u64 {
        let at = match self.ctx.cursor + bytes {
            end if end <= self.ctx.limit && bytes < WINDOW_MAX => {
                self.ctx.cursor = end;
                end - bytes
            }
            _ => self.refill(bytes),
        };
        // SAFETY: fresh memory of this heap.
        unsafe { *(at as *mut u64) = header };
        self.objects.push(at);
        at as u64 + 1
    }

    fn barrier(&mut self, object: usize, word: usize) {
        assert!(word < 1000, "the place is in words");
        // SAFETY: objects are in memory.
        unsafe { *(object as *mut u64) &= !OLD };
    }

    /// Into the box of the field if that is marked, or into a new one.
    fn store_boxed(&mut self, object: u64, offset: u64, bits: u64) {
        let at = object - 1 + offset;
        let there = self.read(at, Repr::Raw);
        if there > NULL && self.read(there - 1, Repr::Raw) & MARK != 0 {
            return self.write(there + 7, Repr::F64, bits);
        }
        // Not between the objects that machine code makes at once, where the evaluator has no place for it.
        let fresh = self.boxes.as_ptr() as u64 + 1 + 16 * self.boxes_made as u64;
        self.boxes_made += 1;
        assert!(self.boxes_made <= self.boxes.len(), "there is room");
        self.write(fresh - 1, Repr::Raw, 2 | MARK);
        self.write(fresh + 7, Repr::F64, bits);
        self.write(at, Repr::Ref, fresh);
        self.after_store(object, Repr::Ref, fresh, offset as usize);
    }

    fn after_store(&mut self, object: u64, repr: Repr, value: u64, offset: usize) {
        // SAFETY: objects are in memory.
        let old = unsafe { *((object - 1) as *const u64) } & OLD != 0;
        if repr == Repr::Ref && value & 1 == 1 && value != NULL && old {
            self.barrier(object as usize - 1, offset / 8);
        }
    }

    fn read(&self, at: u64, repr: Repr) -> u64 {
        // SAFETY: the test's traces stay within objects.
        unsafe {
            match repr {
                Repr::I8 => (*(at as *const i8) as u64) << 1,
                Repr::U8 => (*(at as *const u8) as u64) << 1,
                Repr::I16 => (*(at as *const i16) as u64) << 1,
                Repr::U16 => (*(at as *const u16) as u64) << 1,
                Repr::I32 => (*(at as *const i32) as u64) << 1,
                Repr::U32 => (*(at as *const u32) as u64) << 1,
                _ => *(at as *const u64),
            }
        }
    }

    fn write(&mut self, at: u64, repr: Repr, word: u64) {
        // SAFETY: the test's traces stay within objects.
        unsafe {
            match repr {
                Repr::I8 | Repr::U8 => *(at as *mut u8) = (word >> 1) as u8,
                Repr::I16 | Repr::U16 => *(at as *mut u16) = (word >> 1) as u16,
                Repr::I32 | Repr::U32 => *(at as *mut u32) = (word >> 1) as u32,
                _ => *(at as *mut u64) = word,
            }
        }
    }

    /// A trace of this world from its text; snapshots say what is live.
    pub fn parse(&self, text: &str, kind: TraceKind) -> Optimized {
        let trace = parse(text, &self.names, kind).unwrap_or_else(|e| panic!("{e}\n{text}"));
        optimized(trace)
    }

    /// Compiles a trace; gives the number of its first guard.
    pub fn compile(&mut self, id: u32, entry: Entry, code: &Optimized) -> u32 {
        self.compile_counted(id, entry, code, None)
    }

    pub fn compile_counted(
        &mut self,
        id: u32,
        entry: Entry,
        code: &Optimized,
        count: Option<*mut u64>,
    ) -> u32 {
        let live = |id| Some(code.live(id).to_vec());
        verify_optimized(&code.trace, &live).unwrap_or_else(|e| panic!("{e}\n{:?}", code.trace));
        let first = self.next_guard;
        for op in code.trace.ops.iter().filter(|op| op.code.has_snapshot()) {
            if op.code == Opcode::leave {
                self.leaves.insert(self.next_guard, code.live(op.snapshot).len());
            }
            self.next_guard += 1;
        }
        self.backend.compile(CodeId(id), code, entry, GuardId(first), count).unwrap();
        first
    }

    pub fn loop_(&mut self, id: u32, text: &str) -> u32 {
        let code = self.parse(text, TraceKind::Loop);
        self.compile(id, Entry::Stack, &code)
    }
    pub fn bridge(&mut self, id: u32, guard: u32, text: &str) -> u32 {
        let code = self.parse(text, TraceKind::Bridge);
        self.compile(id, Entry::Guard(GuardId(guard)), &code)
    }
    /// Whether this is the number of a `leave`.
    pub fn is_leave(&self, guard: u32) -> bool {
        self.leaves.contains_key(&guard)
    }
    pub fn invalidate(&self, id: u32) {
        self.backend.invalidate(CodeId(id));
    }
    pub fn listing(&self, id: u32, code: &Optimized) -> String {
        self.backend.listing(CodeId(id), code, self)
    }

    /// Runs code with these words in the slots from 0 on.
    pub fn enter(&mut self, id: u32, slots: &[u64]) -> (u32, Vec<u64>) {
        self.enter_at(CodeId(id), 16, slots)
    }

    fn enter_at(&mut self, id: CodeId, base: usize, slots: &[u64]) -> (u32, Vec<u64>) {
        self.stack[base..base + slots.len()].copy_from_slice(slots);
        let this: *mut World = self;
        let backend = self.backend.clone();
        // SAFETY: the base has room below and above, the context is this world; nothing here uses `self` until the code is back.
        let exit = unsafe {
            let base = (*this).stack.as_mut_ptr().add(base);
            backend.enter(id, base, this.cast(), &mut *this)
        };
        let live = match exit.live {
            Live::Taken => self.backend.exit_values().to_vec(),
            Live::Returned(_) => unreachable!("no leave is told to return"),
            Live::Stored => {
                let from = base + LEFT as usize;
                let left = &mut self.stack[from..from + self.leaves[&exit.guard.0]];
                let live = left.to_vec();
                // The evaluator stores nothing there.
                left.fill(NULL);
                live
            }
        };
        (exit.guard.0, live)
    }

    /// An object of a class by its number, with these words behind the header.
    pub fn object(&mut self, class: u64, words: &[u64]) -> u64 {
        let object = self.allocate(8 + 8 * words.len(), class);
        for (k, &word) in words.iter().enumerate() {
            self.write(object + 7 + 8 * k as u64, Repr::Raw, word);
        }
        object
    }

    /// The first words of an object.
    pub fn words(&self, object: u64, count: u64) -> Vec<u64> {
        (0..count).map(|k| self.read(object - 1 + 8 * k, Repr::Raw)).collect()
    }
    /// How many boxes fields have been given.
    pub fn boxes(&self) -> usize {
        self.boxes_made
    }

    /// A collection has seen the object, and nothing was stored into it since.
    pub fn is_settled(&self, object: u64) -> bool {
        // SAFETY: objects are in memory.
        unsafe { *((object - 1) as *const u64) & OLD != 0 }
    }
    pub fn settle(&mut self, object: u64) {
        // SAFETY: as above.
        unsafe { *((object - 1) as *mut u64) |= OLD };
    }

    /// Memory without collector bits, addresses made relative to its start, and which objects have not been stored into.
    pub fn picture(&self) -> (Vec<u64>, HashSet<usize>) {
        let range = self.start() as u64..(self.start() + 8 * WORDS) as u64;
        let boxes = self.boxes.as_ptr_range();
        let boxes = boxes.start as u64..boxes.end as u64;
        let relative = |word: u64| match word {
            _ if range.contains(&word) => word - range.start + (1 << 50),
            _ if boxes.contains(&word) => word - boxes.start + (1 << 52),
            _ => word,
        };
        let used = &self.memory[..(self.ctx.cursor.max(self.start()) - self.start()) / 8];
        let made = self.boxes[..self.boxes_made].iter().flatten();
        let memory = used.iter().chain(made).map(|&word| relative(word & !OLD)).collect();
        let places = (0..used.len()).filter(|&k| used[k] & OLD != 0 && used[k] >> 57 == 0);
        (memory, places.collect())
    }

    /// Words with addresses made relative to memory and stack.
    pub fn relative(&self, words: &[u64]) -> Vec<u64> {
        let (heap, stack) = (self.start() as u64, self.stack.as_ptr() as u64);
        let relative = |&word: &u64| {
            if (heap..heap + 8 * WORDS as u64).contains(&word) {
                word - heap + (1 << 50)
            } else if (stack..stack + 8 * 256).contains(&word) {
                word - stack + (1 << 51)
            } else {
                word
            }
        };
        words.iter().map(relative).collect()
    }
}

/// Takes the values of snapshots as what is live.
pub fn optimized(trace: Trace) -> Optimized {
    let leaves = trace.ops.iter().filter(|op| op.code == Opcode::leave);
    let leaves: HashSet<_> = leaves.map(|op| op.snapshot.0 as usize).collect();
    let resume = trace.snapshots.iter().enumerate().map(|(number, snapshot)| {
        let mut live: Vec<OpRef> = Vec::new();
        for &(_, value) in &snapshot.slots {
            if !value.is_const() && !live.contains(&value) {
                live.push(value);
            }
        }
        let is_word = |value: &OpRef| trace.ty(*value) != Type::Float;
        let mut slots = Vec::new();
        if leaves.contains(&number) && live.iter().all(is_word) {
            slots = (0..live.len() as u32).map(|n| (LEFT + n as i32, Source::Live(n))).collect();
        }
        let nothing = ResumeData::nothing();
        let frames = Frames { slots, ..Frames::clone(&nothing) };
        ResumeData { frames: Rc::new(frames), live: live.into() }
    });
    Optimized { resume: resume.collect(), trace: trace.clone(), returns: Vec::new() }
}

impl Host for World {
    fn new_object(&mut self, size: Size) -> Option<u64> {
        Some(self.allocate(size.bytes as usize, size.header))
    }
    fn new_array(&mut self, array: Array, length: usize) -> Option<u64> {
        let bytes =
            (array.base as usize + length * array.repr.bytes() as usize).next_multiple_of(8);
        let object = self.allocate(bytes, array.header);
        self.write(object + 7, Repr::Raw, int(length as i64));
        Some(object)
    }
    fn class_of(&self, reference: u64) -> Option<Class> {
        if reference & 1 == 0 || reference == NULL {
            return None;
        }
        Some(Class(self.read(reference - 1, Repr::Raw) as u32))
    }
    fn set_class(&mut self, object: u64, class: Class) {
        let header = self.read(object - 1, Repr::Raw);
        self.write(object - 1, Repr::Raw, header >> 32 << 32 | class.0 as u64);
    }
    fn load(&self, object: u64, field: Field) -> u64 {
        let word = self.read(object - 1 + field.offset as u64, field.repr);
        if field.repr == Repr::Boxed { self.read(word + 7, Repr::F64) } else { word }
    }
    fn store(&mut self, object: u64, field: Field, word: u64) {
        if field.repr == Repr::Boxed {
            return self.store_boxed(object, field.offset as u64, word);
        }
        self.write(object - 1 + field.offset as u64, field.repr, word);
        self.after_store(object, field.repr, word, field.offset as usize);
    }
    fn load_item(&self, object: u64, array: Array, index: i64) -> u64 {
        self.read(
            object - 1 + array.base as u64 + index as u64 * array.repr.bytes() as u64,
            array.repr,
        )
    }
    fn store_item(&mut self, object: u64, array: Array, index: i64, word: u64) {
        let offset = array.base as u64 + index as u64 * array.repr.bytes() as u64;
        self.write(object - 1 + offset, array.repr, word);
        self.after_store(object, array.repr, word, offset as usize);
    }
    fn call(&mut self, call: &'static CallDescr, args: &[u64]) -> u64 {
        let ctx = (&raw mut *self).cast();
        let float = |k: usize| f64::from_bits(args[k]);
        match call.name {
            "add" => add(ctx, args[0], args[1]),
            "mix" => mix(ctx, float(0), args[1], float(2)).to_bits(),
            "odd" => odd(ctx, args[0]) as u64,
            "many" => many(ctx, args[0], args[1], args[2], args[3], args[4]),
            "maybe" => maybe(ctx, args[0]),
            "note" => {
                note(ctx, args[0]);
                0
            }
            "withdraw" => {
                withdraw(ctx, args[0]);
                0
            }
            "again" => again(ctx, args[0]),
            "vector" => vector(ctx, args[1..].as_ptr(), args.len() - 1, args[0]),
            name => panic!("no call {name}"),
        }
    }
    fn is_stable(&self, _: Class) -> bool {
        false
    }
    fn hold(&mut self, values: *const [u64]) {
        // SAFETY: they are there until they are released.
        self.held.push(unsafe { (*values).to_vec() });
    }
    fn release(&mut self, _: *const [u64]) {}
    fn out_of_memory(&mut self) {}
    fn is_loop_header(&self, _: Pc) -> bool {
        false
    }
    fn counter(&self, _: Site) -> u32 {
        0
    }
    fn set_site(&mut self, _: Site, _: u32, _: u32) {}
    fn site_code(&self, _: Site) -> u32 {
        0
    }
    fn pin(&mut self, _: u64) {}
    fn live_slots(&self, _: Pc) -> Vec<i32> {
        Vec::new()
    }
    fn suspended(&self, _: u64) -> Suspended {
        panic!("nothing waits here")
    }
    fn frame_slots(&self) -> &'static [i32] {
        &[]
    }
}

impl Names for World {
    fn class_name(&self, class: Class) -> String {
        let found = self.names.classes.iter().find(|(_, size, _)| size.class() == class);
        found.map_or(format!("class{}", class.0), |(name, ..)| name.clone())
    }

    fn field_name(&self, field: Field, _: Option<Class>) -> String {
        self.names
            .fields
            .iter()
            .find(|(_, f)| *f == field)
            .map_or("?".into(), |(name, _)| name.clone())
    }

    fn array_name(&self, array: Array) -> String {
        self.names
            .arrays
            .iter()
            .find(|(_, a)| *a == array)
            .map_or("?".into(), |(name, _)| name.clone())
    }
}
