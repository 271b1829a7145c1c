//! A complete language with a JIT: the proof that the crate knows none.
//!
//! `cargo run --release -p sidewinder-jit --example brainfuck -- [off|evaluate|on] [program.bf]` runs a program (a sample without one)
//! and says on stderr what was compiled.
//!
//! The language has eight commands on a tape of bytes. The interpreter below says what each does, once; that it can be traced follows.

#![allow(unsafe_code)] // A host owns raw memory: the tape and the value stack.

use sidewinder_jit::abi::{Ctx, Pc, Site};
use sidewinder_jit::backend::{Backend, Runtime, eval::Eval, native};
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::host::{Host, Suspended};
use sidewinder_jit::ir::{
    Array, CallDescr, CallFn, Class, Effect, Field, Group, Groups, Names, Repr, Resume, Size, Type,
};
use sidewinder_jit::machine::{Arg, Direct, Flow, Interp, Machine};

/// Cells of the tape; the position wraps around.
const CELLS: usize = 1 << 16;
/// The tape: an array of bytes behind header and length.
const TAPE: Array =
    Array { base: 16, repr: Repr::U8, group: Group(0), immutable: false, header: TAPE_CLASS };
const TAPE_CLASS: u64 = 8;

/// What a word of the program does: the low byte, with an operand in the rest.
mod op {
    pub const MOVE: u32 = 0;
    pub const ADD: u32 = 1;
    pub const PUT: u32 = 2;
    pub const GET: u32 = 3;
    /// The start of a loop: a site, with counter and code in the next words.
    pub const LOOP: u32 = 4;
    /// `[`: ends the loop where the cell is zero.
    pub const TEST: u32 = 5;
    pub const BACK: u32 = 6;
    pub const END: u32 = 7;
}

/// Everything that runs: the context that compiled code sees comes first.
#[repr(C)]
pub struct World {
    ctx: Ctx,
    input: std::collections::VecDeque<u8>,
    /// What the program wrote.
    pub output: Vec<u8>,
    code: Vec<u32>,
    tape: Box<[u64]>,
    stack: Box<[u64]>,
}

static PUT: CallDescr = CallDescr {
    name: "put",
    function: CallFn::Plain(|| put as *const () as usize),
    args: &[Type::Int],
    result: Type::Int,
    effect: Effect {
        elidable: false,
        may_raise: false,
        reenters: false,
        reads: Groups::NONE,
        writes: Groups::of(&[Group(1)]),
    },
};
static GET: CallDescr = CallDescr {
    name: "get",
    function: CallFn::Plain(|| get as *const () as usize),
    args: &[],
    result: Type::Int,
    effect: Effect {
        elidable: false,
        may_raise: false,
        reenters: false,
        reads: Groups::NONE,
        writes: Groups::of(&[Group(1)]),
    },
};

extern "C" fn put(world: *mut World, byte: i64) -> i64 {
    // SAFETY: the context that compiled code passes on is the world.
    unsafe { (*world).output.push((byte >> 1) as u8) };
    0
}
extern "C" fn get(world: *mut World) -> i64 {
    // SAFETY: as above.
    i64::from(unsafe { (*world).input.pop_front() }.unwrap_or(0)) << 1
}

/// The language: slot 0 is the position, slot 1 the tape.
pub struct Brainfuck;

impl Interp for Brainfuck {
    fn step<M: Machine>(m: &M) -> Flow {
        let pc = m.pc();
        let word = |i: usize| {
            // SAFETY: the pc is within the code, which ends in END.
            unsafe { *pc.add(i) }
        };
        let operand = i64::from(word(0) as i32 >> 8);
        let position = m.untag(m.slot(0));
        let cell = || m.load_item_int(m.slot(1), TAPE, position);
        let mut next = pc.wrapping_add(1);
        match word(0) & 0xff {
            op::MOVE => {
                let moved = m.int_and(m.int_add(position, m.ci(operand)), m.ci(CELLS as i64 - 1));
                m.set_slot(0, m.tag(moved));
            }
            op::ADD => {
                let byte = m.int_and(m.int_add(cell(), m.ci(operand)), m.ci(255));
                m.store_item_int(m.slot(1), TAPE, position, byte);
            }
            op::PUT => {
                m.call_int(&PUT, &[Arg::Int(cell())]);
            }
            op::GET => {
                let byte = m.call_int(&GET, &[]);
                m.store_item_int(m.slot(1), TAPE, position, byte);
            }
            op::LOOP => {
                if M::RECORDING {
                    if m.loop_header() {
                        return Flow::Hot;
                    }
                } else if word(2) != 0 || word(1) == 0 {
                    return Flow::Hot;
                } else {
                    // SAFETY: the counter of a site is the interpreter's.
                    unsafe { *pc.add(1).cast_mut() -= 1 }
                }
                next = pc.wrapping_add(3);
            }
            op::TEST => {
                let zero = m.branch(m.int_eq(cell(), m.ci(0)));
                next = pc.wrapping_offset(if zero { operand as isize } else { 1 });
            }
            op::BACK => next = pc.wrapping_offset(operand as isize),
            _ => return Flow::Exit,
        }
        m.set_pc(next);
        Flow::Next
    }

    fn unwind<M: Machine>(_: &M) -> Flow {
        unreachable!("nothing raises here")
    }
}

/// The program as words. Brackets that do not match end or begin the program.
fn compile(source: &str) -> Vec<u32> {
    let (mut code, mut open) = (Vec::new(), Vec::new());
    let with = |operation: u32, n: i32| operation | (n << 8) as u32;
    for byte in source.bytes() {
        match byte {
            b'>' => code.push(with(op::MOVE, 1)),
            b'<' => code.push(with(op::MOVE, -1)),
            b'+' => code.push(with(op::ADD, 1)),
            b'-' => code.push(with(op::ADD, -1)),
            b'.' => code.push(op::PUT),
            b',' => code.push(op::GET),
            b'[' => {
                open.push(code.len());
                code.extend([op::LOOP, 0, 0, op::TEST]);
            }
            b']' => {
                if let Some(start) = open.pop() {
                    let back = start as i32 - code.len() as i32;
                    code.push(with(op::BACK, back));
                    code[start + 3] = with(op::TEST, (code.len() - start - 3) as i32);
                }
            }
            _ => {}
        }
    }
    code.push(op::END);
    code
}

impl World {
    /// A fresh tape for a program.
    pub fn new(source: &str, input: &[u8]) -> Box<World> {
        let ctx = Ctx::new();
        let mut tape = vec![0u64; 2 + CELLS / 8].into_boxed_slice();
        tape[0] = TAPE_CLASS;
        tape[1] = (CELLS as u64) << 1;
        let mut stack = vec![0u64; 64].into_boxed_slice();
        stack[8 + 1] = tape.as_ptr() as u64 + 1;
        let code = compile(source);
        let input = input.iter().copied().collect();
        Box::new(World { ctx, input, output: Vec::new(), code, tape, stack })
    }

    /// Runs the program; with a JIT where there is one.
    pub fn run(self: &mut Box<World>, jit: Option<&Jit>) {
        let ctx = (&raw mut **self).cast::<u8>();
        let mut pc: Pc = self.code.as_ptr();
        let base = self.stack[8..].as_mut_ptr();
        loop {
            // SAFETY: the world starts with a `Ctx`; code and stack are its own.
            let machine = unsafe { Direct::new(pc, base, ctx) };
            let flow = loop {
                match Brainfuck::step(&machine) {
                    Flow::Next => {}
                    flow => break flow,
                }
            };
            pc = machine.pc();
            match (flow, jit) {
                (Flow::Hot, Some(jit)) => {
                    // SAFETY: as above.
                    let at = unsafe { jit.hot::<Brainfuck>(&mut **self, ctx, pc, base) };
                    assert_eq!(at.resume, Resume::Run);
                    pc = at.pc;
                }
                (Flow::Hot, None) => self.set_site(Site::plain(pc), u32::MAX, 0),
                _ => return,
            }
        }
    }

    fn word(&mut self, pc: Pc, i: usize) -> &mut u32 {
        let at = (pc as usize - self.code.as_ptr() as usize) / 4;
        &mut self.code[at + i]
    }
}

impl Host for World {
    fn new_object(&mut self, _: Size) -> Option<u64> {
        unreachable!("this language allocates nothing")
    }
    fn new_array(&mut self, _: Array, _: usize) -> Option<u64> {
        unreachable!("this language allocates nothing")
    }
    fn class_of(&self, reference: u64) -> Option<Class> {
        (reference & 1 == 1 && reference != 1).then_some(Class(TAPE_CLASS as u32))
    }
    fn set_class(&mut self, _: u64, _: Class) {
        unreachable!("there is one class")
    }
    fn load(&self, _: u64, _: Field) -> u64 {
        unreachable!("the tape has no fields")
    }
    fn store(&mut self, _: u64, _: Field, _: u64) {
        // The tape has no fields. Traces note in `Ctx::inlined` for how many frames they stand; nobody asks for it here.
    }
    fn load_item(&self, _: u64, _: Array, index: i64) -> u64 {
        let (word, shift) = (self.tape[2 + index as usize / 8], index as usize % 8 * 8);
        u64::from((word >> shift) as u8) << 1
    }
    fn store_item(&mut self, _: u64, _: Array, index: i64, word: u64) {
        let shift = index as usize % 8 * 8;
        let place = &mut self.tape[2 + index as usize / 8];
        *place = *place & !(0xff << shift) | (word >> 1 & 0xff) << shift;
    }
    fn call(&mut self, call: &'static CallDescr, args: &[u64]) -> u64 {
        let world = &raw mut *self;
        if *call == PUT { put(world, args[0] as i64) as u64 } else { get(world) as u64 }
    }
    fn is_stable(&self, _: Class) -> bool {
        true
    }
    fn pin(&mut self, _: u64) {}
    fn hold(&mut self, _: *const [u64]) {}
    fn release(&mut self, _: *const [u64]) {}
    fn out_of_memory(&mut self) {}
    fn is_loop_header(&self, _: Pc) -> bool {
        true
    }
    fn counter(&self, site: Site) -> u32 {
        self.code[(site.pc as usize - self.code.as_ptr() as usize) / 4 + 1]
    }
    fn set_site(&mut self, site: Site, counter: u32, code: u32) {
        *self.word(site.pc, 1) = counter;
        *self.word(site.pc, 2) = code;
    }
    fn site_code(&self, site: Site) -> u32 {
        self.code[(site.pc as usize - self.code.as_ptr() as usize) / 4 + 2]
    }
    fn live_slots(&self, _: Pc) -> Vec<i32> {
        vec![0, 1]
    }
    fn suspended(&self, _: u64) -> Suspended {
        unreachable!("there are no calls")
    }
    fn frame_slots(&self) -> &'static [i32] {
        &[]
    }
}

impl Names for World {
    fn class_name(&self, _: Class) -> String {
        "Tape".into()
    }
}

extern "C" fn no_memory(_: *mut Ctx, _: usize) -> *mut u8 {
    unreachable!("this language allocates nothing")
}

/// The backend that makes machine code, where there is one.
pub fn machine_code() -> Box<dyn Backend> {
    native(Runtime { alloc_slow: no_memory, lives_on: |_| true, direct_calls: None, boxes: None })
}

/// Counts in three nested loops and prints a letter now and then.
pub const SAMPLE: &str = "++++++++[>++++++++<-]>+>+++++[<->>++++++++[>++++++++[>++++++<-]>[>+>+<<-]>>[<<+>>-]<.[-]<[-]<<-]<<+++.>-]";

#[allow(dead_code)] // A test includes this file as a module.
fn main() {
    let mut args = std::env::args().skip(1);
    let mode = args.next().unwrap_or_else(|| "on".into());
    let source = match args.next() {
        Some(path) => std::fs::read_to_string(&path).unwrap_or_else(|error| {
            eprintln!("{path}: {error}");
            std::process::exit(1)
        }),
        None => SAMPLE.into(),
    };
    let params = Params { threshold: 40, trace_eagerness: 20, ..Params::default() };
    let backend = if mode == "evaluate" { Box::new(Eval::new()) } else { machine_code() };
    let jit = (mode != "off").then(|| Jit::new(params, backend, false));
    let mut world = World::new(&source, b"");
    world.run(jit.as_ref());
    print!("{}", String::from_utf8_lossy(&world.output));
    if let Some(jit) = jit {
        let store = jit.store();
        eprintln!("{} traces, {} recordings given up", store.codes().len(), store.aborts.len());
    }
}
