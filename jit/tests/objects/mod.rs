//! A small language of ints, floats, objects and arrays, for random programs: everything the optimizer knows about can go wrong in it.
//!
//! A program is a list of loops; a loop runs its body a few times over eight registers. Every instruction works on any value: what does
//! not fit does nothing, so every list of numbers is a program.

#![allow(unsafe_code)] // A host owns raw memory.

use sidewinder_jit::abi::{Ctx, Pc, Site};
use sidewinder_jit::driver::Jit;
use sidewinder_jit::host::{Host, Suspended};
use sidewinder_jit::ir::{
    Array, CallDescr, CallFn, Class, Effect, Field, Group, Groups, Names, Repr, Resume, Size, Type,
};
use sidewinder_jit::machine::{Arg, Direct, Flow, Interp, Machine};
use std::collections::HashMap;

/// Registers that instructions name.
pub const REGISTERS: u32 = 8;
/// Registers in all: the others count the loops.
const SLOTS: usize = 12;
const NULL: u64 = 1;

const FLOAT: Class = Class(1);
const POINT: Class = Class(2);
const CELL: Class = Class(3);
const BOX: Class = Class(4);
const ARRAY: Class = Class(5);

const fn field(offset: u32, repr: Repr, group: u8) -> Field {
    Field { offset, repr, group: Group(group), immutable: false }
}
const VALUE: Field = Field { immutable: true, ..field(8, Repr::F64, 0) };
const X: Field = field(8, Repr::Ref, 1);
const Y: Field = field(16, Repr::Ref, 2);
const COUNT: Field = field(24, Repr::Int, 3);
const CONTENT: Field = field(8, Repr::Ref, 4);
const LENGTH: Field = Field { immutable: true, ..field(8, Repr::Int, 5) };
const ITEMS: Array =
    Array { base: 16, repr: Repr::Ref, group: Group(6), immutable: false, header: 5 };

const fn size(class: Class, bytes: u32) -> Size {
    Size { bytes, header: class.0 as u64 }
}

/// Everything that runs: the context that compiled code sees comes first.
#[repr(C)]
pub struct World {
    ctx: Ctx,
    jit: *const Jit,
    /// Values that programs read as if they never changed.
    globals: [u64; 2],
    /// What calls saw.
    log: Vec<u64>,
    code: Vec<u32>,
    memory: Box<[u64]>,
    stack: Box<[u64]>,
}

const fn call(
    name: &'static str,
    function: fn() -> usize,
    args: &'static [Type],
    result: Type,
    effect: Effect,
) -> CallDescr {
    CallDescr { name, function: CallFn::Plain(function), args, result, effect }
}

static POKE: CallDescr =
    call("poke", || poke as *const () as usize, &[Type::Ref], Type::Ref, Effect::ANY);
static REDEFINE: CallDescr =
    call("redefine", || redefine as *const () as usize, &[Type::Ref], Type::Ref, Effect::ANY);
static HASH: CallDescr =
    call("hash", || hash as *const () as usize, &[Type::Int], Type::Int, Effect::PURE);
static COUNT_UP: CallDescr = call(
    "count_up",
    || count_up as *const () as usize,
    &[Type::Ref],
    Type::Ref,
    Effect {
        elidable: false,
        may_raise: false,
        reenters: false,
        reads: Groups::of(&[Group(3)]),
        writes: Groups::of(&[Group(3)]),
    },
);

fn is_int(word: u64) -> bool {
    word & 1 == 0
}
fn is_object(word: u64) -> bool {
    !is_int(word) && word != NULL
}
/// Reads a word of an object.
fn word(object: u64, offset: u32) -> u64 {
    // SAFETY: objects of this language are in the world's memory.
    unsafe { *((object - 1 + offset as u64) as *const u64) }
}
fn put(object: u64, offset: u32, word: u64) {
    // SAFETY: as above.
    unsafe { *((object - 1 + offset as u64) as *mut u64) = word }
}
fn class(object: u64) -> Class {
    Class(word(object, 0) as u32)
}

/// Changes an object in every way; raises now and then.
extern "C" fn poke(world: *mut World, object: u64) -> u64 {
    // SAFETY: the context that compiled code passes on is the world.
    let log = unsafe { &mut (*world).log };
    log.push(if is_object(object) { class(object).0 as u64 } else { object });
    if is_object(object) {
        match class(object) {
            POINT => {
                let n = word(object, COUNT.offset);
                put(object, X.offset, n);
                put(object, COUNT.offset, n + 2);
            }
            CELL => put(object, 0, BOX.0 as u64),
            BOX => put(object, CONTENT.offset, log.len() as u64 * 2),
            ARRAY if word(object, LENGTH.offset) > 0 => put(object, ITEMS.base, object),
            _ => {}
        }
    }
    if log.len() % 11 == 0 { NULL } else { object }
}
/// Changes what programs rely on.
extern "C" fn redefine(world: *mut World, value: u64) -> u64 {
    // SAFETY: the context that compiled code passes on is the world.
    let world = unsafe { &mut *world };
    world.log.push(17);
    if world.log.len() % 3 == 0 {
        let which = world.log.len() / 3 % 2;
        world.globals[which] = (world.globals[which] + 2) & 0xff;
        if !world.jit.is_null() {
            // SAFETY: whoever runs a world with a JIT keeps it.
            let jit = unsafe { &*world.jit };
            jit.invalidate(which as u64, world);
        }
    }
    value
}
extern "C" fn hash(_: *mut World, n: i64) -> i64 {
    n.wrapping_mul(2654435761) >> 3 & 0xfffe
}
extern "C" fn count_up(_: *mut World, object: u64) -> u64 {
    if is_object(object) && class(object) == POINT {
        put(object, COUNT.offset, word(object, COUNT.offset) + 2);
    }
    object
}
/// Memory is large enough for what compiled code allocates by itself.
pub unsafe extern "C" fn alloc_slow(_: *mut Ctx, _: usize) -> *mut u8 {
    panic!("memory is large");
}

/// What the low byte of an instruction's word does; its operands are the other bytes.
mod op {
    pub const LOOP: u32 = 200;
    pub const TEST: u32 = 201;
    pub const BACK: u32 = 202;
    pub const END: u32 = 203;
    pub const SET: u32 = 204;
}

/// Instructions of random programs; those about memory come up more often.
const INSTRUCTIONS: [u32; 61] = [
    0, 1, 2, 3, 3, 3, 4, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 13, 14, 14, 15, 16, 17, 18, 18, 19,
    20, 20, 21, 21, 22, 23, 23, 23, 23, 24, 24, 25, 25, 25, 25, 26, 26, 27, 27, 27, 27, 28, 28, 29,
    29, 30, 31, 32, 32, 33, 33, 34, 34, 34,
];

/// The language.
pub struct Objects;

impl Interp for Objects {
    fn step<M: Machine>(m: &M) -> Flow {
        let pc = m.pc();
        let word = |i: usize| {
            // SAFETY: the pc is within the code, which ends in END.
            unsafe { *pc.add(i) }
        };
        let ins = word(0);
        let (a, b, c) = (ins >> 8 & 0xff, ins >> 16 & 0xff, ins >> 24);
        let next = match ins & 0xff {
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
                pc.wrapping_add(3)
            }
            op::TEST => {
                let n = m.untag(m.slot(a as isize));
                let done = m.branch(m.int_le(n, m.ci(0)));
                m.set_slot(a as isize, m.tag(m.int_sub(n, m.ci(1))));
                pc.wrapping_offset(if done { (b | c << 8) as isize } else { 1 })
            }
            op::BACK => pc.wrapping_sub((a | b << 8) as usize),
            op::SET => {
                m.set_slot(a as isize, m.cr(b as u64 * 2));
                pc.wrapping_add(1)
            }
            op::END => return Flow::Exit,
            code => match instruction(m, code, [a as isize, b as isize, c as isize]) {
                Ok(skip) => pc.wrapping_add(1 + skip as usize),
                Err(flow) => return flow,
            },
        };
        m.set_pc(next);
        Flow::Next
    }

    fn unwind<M: Machine>(m: &M) -> Flow {
        m.set_slot(7, m.cr(NULL));
        m.set_pc(m.pc().wrapping_add(1));
        Flow::Next
    }
}

/// The object's class, if it is an object.
fn class_of<M: Machine>(m: &M, r: M::Ref) -> Option<Class> {
    if m.branch(m.is_int(r)) || m.branch(m.ptr_eq(r, m.cr(NULL))) {
        return None;
    }
    Some(m.promote_class(r))
}

fn float<M: Machine>(m: &M, r: M::Ref) -> Option<M::Float> {
    if m.branch(m.is_int(r)) {
        return Some(m.int_to_float(m.untag(r)));
    }
    (class_of(m, r) == Some(FLOAT)).then(|| m.load_float(r, VALUE))
}

fn new_float<M: Machine>(m: &M, x: M::Float) -> M::Ref {
    let object = m.try_new(size(FLOAT, 16)).expect("memory is large");
    m.store_float(object, VALUE, x);
    object
}

/// Does one instruction; how many to skip then.
fn instruction<M: Machine>(m: &M, code: u32, [a, b, c]: [isize; 3]) -> Result<u32, Flow> {
    let (a, b) = (a % REGISTERS as isize, b % REGISTERS as isize);
    let (imm, c) = (c, c % REGISTERS as isize);
    let null = m.cr(NULL);
    let (x, y) = (m.slot(b), m.slot(c));
    let result = match code {
        0 => m.cr((imm as u64 & 0x3f) * 2),
        1 => m.cr(((imm as i64 - 128) << 40) as u64),
        2 => x,
        3..=8 => match arithmetic(m, code, x, y) {
            Some(r) => r,
            None => return Ok(0),
        },
        9..=13 => match bits(m, code, x, y, imm) {
            Some(r) => r,
            None => return Ok(0),
        },
        14..=17 => {
            let answer = match code {
                14 if m.both_int(x, y) => m.int_lt(m.untag(x), m.untag(y)),
                15 if m.both_int(x, y) => m.int_ge(m.untag(x), m.untag(y)),
                16 => m.ptr_eq(x, y),
                17 if class_of(m, x).is_some() => m.is_class(x, POINT),
                _ => m.cb(false),
            };
            m.select(answer, m.cr(20), m.cr(22))
        }
        18 => return Ok(if m.branch(m.ptr_eq(x, m.cr(20))) { imm as u32 % 4 } else { 0 }),
        19 => return Ok(if m.branch(m.is_int(x)) { imm as u32 % 4 } else { 0 }),
        20 => {
            let point = m.try_new(size(POINT, 32)).expect("memory is large");
            m.store(point, X, x);
            m.store(point, Y, y);
            point
        }
        21 => {
            let cell = m.try_new(size(CELL, 16)).expect("memory is large");
            m.store(cell, CONTENT, x);
            cell
        }
        22 => {
            let array = m.try_new_array(ITEMS, imm as usize % 4).expect("memory is large");
            if imm % 4 > 0 {
                m.store_item(array, ITEMS, m.ci(0), x);
            }
            array
        }
        23 | 24 => match class_of(m, x) {
            Some(POINT) => m.load(x, if code == 23 { X } else { Y }),
            Some(CELL | BOX) => m.load(x, CONTENT),
            _ => return Ok(0),
        },
        25 | 26 => {
            match class_of(m, x) {
                Some(POINT) => m.store(x, if code == 25 { X } else { Y }, y),
                Some(CELL) => m.store(x, CONTENT, y),
                _ => {}
            }
            return Ok(0);
        }
        27 => match class_of(m, x) {
            Some(POINT) => {
                let n = m.int_add(m.load_int(x, COUNT), m.ci(1));
                m.store_int(x, COUNT, n);
                m.tag(n)
            }
            Some(CELL) => {
                m.set_class(x, BOX);
                x
            }
            Some(BOX) => {
                m.set_class(x, CELL);
                x
            }
            _ => return Ok(0),
        },
        28 | 29 => match element(m, x, y) {
            Some(i) if code == 28 => m.load_item(x, ITEMS, i),
            Some(i) => {
                m.store_item(x, ITEMS, i, m.slot(a));
                return Ok(0);
            }
            None => return Ok(0),
        },
        30 | 31 => {
            let Ok(r) = m.call(if code == 30 { &POKE } else { &REDEFINE }, &[x]) else {
                m.commit_raise(m.pc());
                return Err(Flow::Raise);
            };
            r
        }
        32 => {
            let which = imm as usize % 2;
            m.depend(which as u64);
            // SAFETY: the context is the world. A fact that the trace depends on.
            m.cr(unsafe { (*m.ctx().cast::<World>()).globals[which] })
        }
        33 => m.call_mixed(&COUNT_UP, &[Arg::Ref(x)]).unwrap_or(null),
        _ if imm % 4 == 0 => null,
        _ => m.select(m.is_int(x), m.cr(20), m.cr(22)),
    };
    m.set_slot(a, result);
    Ok(0)
}

fn arithmetic<M: Machine>(m: &M, code: u32, x: M::Ref, y: M::Ref) -> Option<M::Ref> {
    if m.both_int(x, y) {
        let (i, j) = (m.untag(x), m.untag(y));
        let result = match code {
            3 => m.int_add_ovf(i, j),
            4 => m.int_sub_ovf(i, j),
            5 => m.int_mul_ovf(i, j),
            6 => Some(m.int_add(i, j)),
            7 => m.int_add_ovf(i, m.ci(1)),
            _ => m.int_lshift_ovf(i, m.ci(3)),
        };
        return Some(match result {
            Some(n) => m.tag(n),
            None => m.cr(NULL),
        });
    }
    let (f, g) = (float(m, x)?, float(m, y)?);
    Some(match code {
        3 | 7 => new_float(m, m.float_add(f, g)),
        4 => new_float(m, m.float_sub(f, g)),
        5 => new_float(m, m.float_mul(f, g)),
        6 => new_float(m, m.float_neg(f)),
        _ => m.select(m.float_lt(f, g), m.cr(20), m.cr(22)),
    })
}

fn bits<M: Machine>(m: &M, code: u32, x: M::Ref, y: M::Ref, imm: isize) -> Option<M::Ref> {
    if code == 13 {
        if m.branch(m.is_int(x)) {
            if imm % 8 == 0 {
                return Some(m.cr((m.promote_int(m.untag(x)) as u64) << 1));
            }
            return Some(m.tag(m.call_int(&HASH, &[Arg::Int(m.untag(x))])));
        }
        return Some(new_float(m, float(m, x)?));
    }
    if !m.both_int(x, y) {
        return None;
    }
    let (i, j) = (m.untag(x), m.untag(y));
    let small = m.ci(imm as i64 % 7 + 1);
    Some(m.tag(match (code, imm % 4) {
        (9, 0) => m.int_and(i, j),
        (9, 1) => m.int_or(i, j),
        (9, 2) => m.int_xor(i, j),
        (9, _) => m.int_invert(i),
        (10, 0) => m.int_neg(i),
        (10, _) => m.int_and(i, m.ci(imm as i64)),
        (11, _) => m.int_mod(i, small),
        (12, 0) => m.int_rshift(i, small),
        (12, 1) => m.int_lshift(i, small),
        (12, 2) => m.int_mul(i, j),
        _ => m.int_floordiv(i, small),
    }))
}

/// The index, taken into the array, if there is an array and it is a number.
fn element<M: Machine>(m: &M, array: M::Ref, index: M::Ref) -> Option<M::Int> {
    if class_of(m, array) != Some(ARRAY) || !m.branch(m.is_int(index)) {
        return None;
    }
    let i = m.int_mod(m.untag(index), m.ci(4));
    m.branch(m.uint_lt(i, m.load_int(array, LENGTH))).then_some(i)
}

/// The words of a program of nested and consecutive loops: each is how often it runs and its instructions, `(code, a, b, c)`; a loop of depth `d`
/// holds the ones after it of greater depth.
pub fn assemble(loops: &[(u8, u8, Vec<[u8; 4]>)]) -> Vec<u32> {
    let mut code = Vec::new();
    let mut open: Vec<(u8, usize)> = Vec::new();
    let close = |code: &mut Vec<u32>, start: usize| {
        let back = (code.len() - start) as u32;
        code.push(op::BACK | back << 8);
        let past = (code.len() - start - 3) as u32;
        code[start + 3] |= past << 16;
    };
    for (depth, times, body) in loops {
        let depth = depth % 3;
        while let Some(&(outer, start)) = open.last()
            && outer >= depth
        {
            close(&mut code, start);
            open.pop();
        }
        let counter = REGISTERS + open.len() as u32;
        code.push(op::SET | counter << 8 | (*times as u32) << 16);
        open.push((depth, code.len()));
        code.extend([op::LOOP, 0, 0, op::TEST | counter << 8]);
        for &[op, a, b, c] in body {
            let op = INSTRUCTIONS[op as usize % INSTRUCTIONS.len()];
            // Registers 1, 4 and 5 mostly keep objects, and these are what memory instructions mostly use.
            let memory = (23..=29).contains(&op);
            let b = if memory && b < 200 { [1, 1, 4, 5][b as usize % 4] } else { b };
            let keeps = (20..=22).contains(&op) || a >= 230;
            let a = if keeps { a } else { [0, 2, 3, 6, 7][a as usize % 5] };
            code.push(op | (a as u32) << 8 | (b as u32) << 16 | (c as u32) << 24);
        }
        // What a skip at the end of the body may land on.
        code.extend([0x02, 0x02, 0x02]);
    }
    while let Some((_, start)) = open.pop() {
        close(&mut code, start);
    }
    code.push(op::END);
    code
}

impl World {
    /// A world with a program, and registers that hold one of each sort of value.
    pub fn new(code: &[u32]) -> Box<World> {
        let mut world = Box::new(World {
            ctx: Ctx::new(),
            jit: std::ptr::null(),
            globals: [8, 40],
            log: Vec::new(),
            code: code.to_vec(),
            memory: vec![0; 1 << 19].into_boxed_slice(),
            stack: vec![0; 64].into_boxed_slice(),
        });
        world.ctx.cursor = world.memory.as_ptr() as usize;
        world.ctx.limit = world.ctx.cursor + 8 * world.memory.len();
        let point = world.new_object(size(POINT, 32)).unwrap();
        let float = world.new_object(size(FLOAT, 16)).unwrap();
        let cell = world.new_object(size(CELL, 16)).unwrap();
        let array = world.new_array(ITEMS, 3).unwrap();
        put(float, 8, 1.5f64.to_bits());
        put(cell, 8, point);
        let slots = [4, point, float, 2, array, cell, 200, NULL];
        world.stack[16..24].copy_from_slice(&slots);
        world
    }

    /// Runs the program, with a JIT where there is one; a text of everything that can be seen afterwards.
    pub fn run(self: &mut Box<World>, jit: Option<&Jit>) -> String {
        self.jit = jit.map_or(std::ptr::null(), std::ptr::from_ref);
        if jit.is_none() {
            for at in 0..self.code.len() {
                if self.code[at] == op::LOOP {
                    self.code[at + 1] = u32::MAX;
                }
            }
        }
        let ctx = (&raw mut **self).cast::<u8>();
        let mut pc: Pc = self.code.as_ptr();
        let base = self.stack[16..].as_mut_ptr();
        let mut raise = false;
        loop {
            // SAFETY: the world starts with a `Ctx`; code and stack are its own.
            let machine = unsafe { Direct::new(pc, base, ctx) };
            if std::mem::take(&mut raise) {
                Objects::unwind(&machine);
            }
            let flow = loop {
                match Objects::step(&machine) {
                    Flow::Next => {}
                    Flow::Raise => {
                        Objects::unwind(&machine);
                    }
                    flow => break flow,
                }
            };
            pc = machine.pc();
            match (flow, jit) {
                (Flow::Hot, Some(jit)) => {
                    // SAFETY: as above.
                    let at = unsafe { jit.hot::<Objects>(&mut **self, ctx, pc, base) };
                    raise = at.resume == Resume::Raise;
                    pc = at.pc;
                }
                (Flow::Exit, _) => return self.picture(),
                (flow, _) => panic!("{flow:?}"),
            }
        }
    }

    /// Registers and what they lead to, the same for heaps that differ in addresses only.
    fn picture(&self) -> String {
        let mut text = format!("{:?} {:?}\n", self.log, self.globals);
        let mut numbers = HashMap::new();
        let mut todo: Vec<u64> = self.stack[16..16 + SLOTS].to_vec();
        let show = |value: u64, numbers: &mut HashMap<u64, usize>, todo: &mut Vec<u64>| {
            if !is_object(value) {
                return format!("{value} ");
            }
            let next = numbers.len();
            let number = *numbers.entry(value).or_insert(next);
            if number == next {
                todo.push(value);
            }
            format!("#{number} ")
        };
        let roots = std::mem::take(&mut todo);
        for root in roots {
            text += &show(root, &mut numbers, &mut todo);
        }
        let mut at = 0;
        while at < todo.len() {
            let object = todo[at];
            at += 1;
            text += &format!("\n{:?} ", class(object));
            let fields: Vec<u32> = match class(object) {
                POINT => vec![8, 16],
                CELL | BOX => vec![8],
                ARRAY => (0..word(object, 8) as u32 / 2).map(|i| 16 + 8 * i).collect(),
                _ => Vec::new(),
            };
            for offset in fields {
                text += &show(word(object, offset), &mut numbers, &mut todo);
            }
            match class(object) {
                POINT => text += &word(object, 24).to_string(),
                FLOAT => text += &format!("{:?}", f64::from_bits(word(object, 8))),
                _ => {}
            }
        }
        text
    }

    fn allocate(&mut self, bytes: usize, header: u64) -> Option<u64> {
        let at = self.ctx.cursor;
        if at + bytes > self.ctx.limit {
            return None;
        }
        self.ctx.cursor += bytes;
        put(at as u64 + 1, 0, header);
        Some(at as u64 + 1)
    }
}

impl Host for World {
    fn new_object(&mut self, size: Size) -> Option<u64> {
        self.allocate(size.bytes as usize, size.header)
    }
    fn new_array(&mut self, array: Array, length: usize) -> Option<u64> {
        let object = self.allocate(16 + 8 * length, array.header)?;
        put(object, LENGTH.offset, length as u64 * 2);
        Some(object)
    }
    fn class_of(&self, reference: u64) -> Option<Class> {
        is_object(reference).then(|| class(reference))
    }
    fn set_class(&mut self, object: u64, class: Class) {
        put(object, 0, class.0 as u64);
    }
    fn load(&self, object: u64, field: Field) -> u64 {
        word(object, field.offset)
    }
    fn store(&mut self, object: u64, field: Field, value: u64) {
        put(object, field.offset, value);
    }
    fn load_item(&self, object: u64, _: Array, index: i64) -> u64 {
        assert!((0..word(object, 8) as i64 / 2).contains(&index), "index {index}");
        word(object, 16 + 8 * index as u32)
    }
    fn store_item(&mut self, object: u64, _: Array, index: i64, value: u64) {
        assert!((0..word(object, 8) as i64 / 2).contains(&index), "index {index}");
        put(object, 16 + 8 * index as u32, value);
    }
    fn call(&mut self, call: &'static CallDescr, args: &[u64]) -> u64 {
        let world = &raw mut *self;
        match call.name {
            "poke" => poke(world, args[0]),
            "redefine" => redefine(world, args[0]),
            "hash" => hash(world, args[0] as i64) as u64,
            _ => count_up(world, args[0]),
        }
    }
    fn is_stable(&self, class: Class) -> bool {
        class != CELL && class != BOX
    }
    fn pin(&mut self, _: u64) {}
    fn hold(&mut self, _: *const [u64]) {}
    fn release(&mut self, _: *const [u64]) {}
    fn out_of_memory(&mut self) {
        panic!("memory is large");
    }
    fn is_loop_header(&self, _: Pc) -> bool {
        true
    }
    fn counter(&self, site: Site) -> u32 {
        self.code[(site.pc as usize - self.code.as_ptr() as usize) / 4 + 1]
    }
    fn set_site(&mut self, site: Site, counter: u32, code: u32) {
        let at = (site.pc as usize - self.code.as_ptr() as usize) / 4;
        self.code[at + 1] = counter;
        self.code[at + 2] = code;
    }
    fn site_code(&self, site: Site) -> u32 {
        self.code[(site.pc as usize - self.code.as_ptr() as usize) / 4 + 2]
    }
    fn live_slots(&self, _: Pc) -> Vec<i32> {
        (0..SLOTS as i32).collect()
    }
    fn suspended(&self, _: u64) -> Suspended {
        unreachable!("there are no frames")
    }
    fn frame_slots(&self) -> &'static [i32] {
        &[]
    }
}

impl Names for World {}
