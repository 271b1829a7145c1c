//! A small language that also does what no handler should, and its host: loops over four registers of numbers.
//!
//! An instruction is an operation, and what it takes in the bytes above. Registers are slots 1 to 4; a program starts with 80, 6, 80 and 40 in them.

#![allow(unsafe_code)] // A host owns raw memory.
#![allow(dead_code)] // Each suite uses its part.

use sidewinder_jit::abi::{Activation, Ctx, Door, Pc, Site};
use sidewinder_jit::backend::{Backend, Runtime, eval::Eval, native};
use sidewinder_jit::driver::{Came, Jit};
use sidewinder_jit::host::{Host, Suspended};
use sidewinder_jit::ir::{
    Array, CallDescr, CallFn, Class, Effect, Field, Group, Groups, Names, Resume, Size, Type,
};
use sidewinder_jit::machine::{Arg, Direct, Flow, Interp, Machine};
use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

/// Counts, and enters compiled code.
pub const LOOP: u32 = 0;
/// Register minus one.
pub const DEC: u32 = 1;
/// To the position, if the register is not zero.
pub const JUMP: u32 = 2;
/// The program ends.
pub const HALT: u32 = 3;
/// Returns from the function, which starts the program again until register 4 is zero.
pub const RETURN: u32 = 4;
/// Changes something, then looks at the register.
pub const LATE_LOOK: u32 = 5;
/// A call that changes something and raises. The handler is the next instruction.
pub const RAISE: u32 = 6;
/// Moves the window to where no frame is, and back.
pub const DROP: u32 = 7;
/// Relies on a fact.
pub const RELY: u32 = 8;
/// The fact is true no more.
pub const WITHDRAW: u32 = 9;
/// Asks the same twice of a function that says it always answers the same, and does not.
pub const FLIP: u32 = 10;
/// Skips the next instruction in every second iteration.
pub const SKIP_ODD: u32 = 11;

/// Sets the register.
pub const SET: u32 = 12;

/// Counts, and enters compiled code, as the start of a function: nothing else of the program is a loop then.
pub const ENTER: u32 = 13;

/// An instruction.
pub const fn ins(op: u32, register: u32, to: u32) -> u32 {
    op | register << 8 | to << 16
}

extern "C" fn change() -> u64 {
    1
}

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

extern "C" fn ask(_: *mut u8, _: i64) -> u64 {
    ASKED.with(|asked| asked.replace(asked.get() + 1) & 1)
}

const WRITES: Effect = Effect { writes: Groups::of(&[Group(3)]), ..Effect::PURE };
static CHANGE: CallDescr = CallDescr {
    name: "change",
    function: CallFn::Plain(|| change as *const () as usize),
    args: &[],
    result: Type::Ref,
    effect: Effect { elidable: false, ..WRITES },
};
static RAISES: CallDescr = CallDescr {
    name: "raises",
    function: CallFn::Plain(|| change as *const () as usize),
    args: &[],
    result: Type::Ref,
    effect: Effect { elidable: false, may_raise: true, ..WRITES },
};
static ASK: CallDescr = CallDescr {
    name: "ask",
    function: CallFn::Plain(|| ask as *const () as usize),
    args: &[Type::Int],
    result: Type::Bool,
    effect: Effect::PURE,
};

/// What is withdrawn.
const WATCH: u64 = 7;

#[repr(C)]
pub struct World<'j> {
    ctx: Ctx,
    program: Vec<u32>,
    sites: HashMap<Site, (u32, u32)>,
    stack: Box<[u64]>,
    jit: Option<&'j Jit>,
    /// Where a call of the program as a function would enter compiled code.
    door: Option<Rc<Door>>,
    /// Whether it is as if machine code had entered what is compiled first, and had not come back from there: the record of that call.
    enters_first: bool,
    entered: Option<Box<Activation>>,
}

struct Language;

impl Interp for Language {
    fn step<M: Machine>(m: &M) -> Flow {
        let pc = m.pc();
        // SAFETY: the context is the world, and the pc is in its program.
        let (world, word) = unsafe { (&mut *m.ctx().cast::<World>(), *pc) };
        let (register, to) = ((word >> 8 & 0xff) as isize, (word >> 16) as usize);
        let get = |r: isize| m.untag(m.slot(r));
        let mut next = pc.wrapping_add(1);
        match word & 0xff {
            LOOP if M::RECORDING => {
                if m.loop_header() {
                    return Flow::Hot;
                }
            }
            LOOP => {
                if !world.tick(Site::plain(pc)) {
                    return Flow::Hot;
                }
            }
            ENTER if M::RECORDING => {}
            ENTER => {
                if !world.tick(Site::plain(pc)) {
                    return Flow::Hot;
                }
            }
            SET => m.set_slot(register, m.tag(m.ci(to as i64))),
            DEC => m.set_slot(register, m.tag(m.int_sub(get(register), m.ci(1)))),
            JUMP => {
                if !m.branch(m.int_eq(get(register), m.ci(0))) {
                    next = world.program[to..].as_ptr();
                }
            }
            HALT => return Flow::Exit,
            RETURN => {
                if m.returning() {
                    return Flow::Hot;
                }
                if m.branch(m.int_eq(get(4), m.ci(0))) {
                    return Flow::Exit;
                }
                m.set_slot(4, m.tag(m.int_sub(get(4), m.ci(1))));
                m.set_slot(1, m.cr(4));
                next = world.program.as_ptr();
            }
            LATE_LOOK => {
                let _ = m.call(&CHANGE, &[]);
                let _ = m.branch(m.int_eq(get(register), m.ci(-1)));
            }
            RAISE => {
                if m.call(&RAISES, &[]).is_err() {
                    return Flow::Raise;
                }
            }
            DROP => {
                m.shift_base(-1);
                m.shift_base(1);
            }
            RELY => m.depend(WATCH),
            WITHDRAW => {
                if let Some(jit) = world.jit {
                    jit.invalidate(WATCH, world);
                }
            }
            FLIP => {
                let first = m.branch(m.call_bool(&ASK, &[Arg::Int(get(register))]));
                let second = m.branch(m.call_bool(&ASK, &[Arg::Int(get(register))]));
                assert_ne!(first, second);
            }
            SKIP_ODD => {
                let odd = m.int_and(get(register), m.ci(1));
                if m.branch(m.int_eq(odd, m.ci(1))) {
                    next = pc.wrapping_add(2);
                }
            }
            _ => unreachable!("no instruction"),
        }
        m.set_pc(next);
        Flow::Next
    }

    fn unwind<M: Machine>(m: &M) -> Flow {
        m.set_pc(m.pc().wrapping_add(1));
        Flow::Next
    }
}

impl World<'_> {
    fn tick(&mut self, site: Site) -> bool {
        let (counter, code) = self.sites.entry(site).or_default();
        if *counter == 0 || *code != 0 {
            return false;
        }
        *counter -= 1;
        true
    }

    /// Runs the program to its end; gives the registers.
    pub fn run(program: &[u32], jit: Option<&Jit>) -> Vec<u64> {
        World::run_and_call(program, jit, &[]).0
    }

    /// The same, and then calls it as a function through the door to its compiled code, if there is one: with these words in the registers from 1 on. Gives
    /// how that came back, and the registers then.
    pub fn run_and_call(
        program: &[u32],
        jit: Option<&Jit>,
        args: &[u64],
    ) -> (Vec<u64>, Option<(Came, Vec<u64>)>) {
        World::new(program, jit).start(args)
    }

    /// Runs the program as if machine code had called what is compiled first, and that had not come back.
    pub fn run_in_first(program: &[u32], jit: &Jit) -> Vec<u64> {
        let mut world = World::new(program, Some(jit));
        world.enters_first = true;
        world.start(&[]).0
    }

    /// Runs a program, and then has the JIT forget it: its words are freed.
    pub fn run_and_forget(program: &[u32], jit: &Jit) -> Vec<u64> {
        let world = World::new(program, Some(jit));
        let start = world.program.as_ptr() as usize;
        // The words stay where they are until the world ends.
        let positions = start..start + 4 * world.program.len();
        let mut world = world;
        let ran = world.go(&[]).0;
        jit.forget(positions, &mut *world);
        ran
    }

    fn new<'j>(program: &[u32], jit: Option<&'j Jit>) -> Box<World<'j>> {
        let ctx = Ctx { barrier: no_barrier, ..Ctx::new() };
        let mut stack = vec![0; 64].into_boxed_slice();
        stack[9..13].copy_from_slice(&[80, 6, 80, 40]);
        let (program, sites) = (program.to_vec(), HashMap::new());
        let (enters_first, entered) = (false, None);
        Box::new(World { ctx, program, sites, stack, jit, door: None, enters_first, entered })
    }

    fn start(mut self: Box<Self>, args: &[u64]) -> (Vec<u64>, Option<(Came, Vec<u64>)>) {
        self.go(args)
    }

    fn go(&mut self, args: &[u64]) -> (Vec<u64>, Option<(Came, Vec<u64>)>) {
        let world = self;
        let jit = world.jit;
        let ctx = (&raw mut *world).cast::<u8>();
        let mut base = world.stack[8..].as_mut_ptr();
        let mut pc = world.program.as_ptr();
        loop {
            // SAFETY: the world starts with a context, and the stack has room for the registers.
            let m = unsafe { Direct::new(pc, base, ctx) };
            match Language::step(&m) {
                Flow::Next => (pc, base) = (m.pc(), m.base()),
                Flow::Hot => match jit {
                    Some(jit) => {
                        // SAFETY: as above.
                        let at = unsafe { jit.hot::<Language>(&mut *world, ctx, m.pc(), base) };
                        assert_eq!(at.resume, Resume::Run);
                        (pc, base) = (at.pc, at.window.base());
                    }
                    None => world.set_site(Site::plain(m.pc()), u32::MAX, 0),
                },
                Flow::Raise => {
                    assert_eq!(Language::unwind(&m), Flow::Next);
                    pc = m.pc();
                }
                _ => break,
            }
        }
        let registers = world.stack[9..13].to_vec();
        let called = world.door.clone().zip(jit).filter(|_| !args.is_empty()).map(|(door, jit)| {
            world.stack[9..9 + args.len()].copy_from_slice(args);
            let base = world.stack[8..].as_mut_ptr();
            // SAFETY: as above.
            let came = unsafe { jit.call::<Language>(&door, &mut *world, ctx, base) };
            (came, world.stack[9..13].to_vec())
        });
        (registers, called)
    }
}

extern "C" fn no_barrier(_: *mut u8, _: usize, _: usize) {}

impl Host for World<'_> {
    fn is_loop_header(&self, pc: Pc) -> bool {
        // SAFETY: positions are in the program.
        unsafe { *pc & 0xff != ENTER }
    }
    fn set_door(&mut self, _: Site, door: &Rc<Door>) {
        self.door = Some(door.clone());
        if self.enters_first && self.entered.is_none() {
            let record = Activation {
                outer: std::ptr::null(),
                base: 0,
                caller: 0,
                at: 0,
                inlined: 0,
                through: 1,
                depth: 0,
                own_depth: 0,
                door: Rc::as_ptr(door),
            };
            self.ctx.innermost = &raw const **self.entered.insert(Box::new(record));
        }
    }
    fn returned(&self, pc: Pc) -> Option<i32> {
        // SAFETY: as above.
        unsafe { (*pc & 0xff == RETURN).then_some(2) }
    }
    fn counter(&self, site: Site) -> u32 {
        self.sites.get(&site).map_or(0, |site| site.0)
    }
    fn set_site(&mut self, site: Site, counter: u32, code: u32) {
        self.sites.insert(site, (counter, code));
    }
    fn site_code(&self, site: Site) -> u32 {
        self.sites.get(&site).map_or(0, |site| site.1)
    }
    fn live_slots(&self, _: Pc) -> Vec<i32> {
        (1..5).collect()
    }
    fn new_object(&mut self, _: Size) -> Option<u64> {
        unreachable!("there are only numbers")
    }
    fn new_array(&mut self, _: Array, _: usize) -> Option<u64> {
        unreachable!("there are only numbers")
    }
    fn class_of(&self, _: u64) -> Option<Class> {
        None
    }
    fn set_class(&mut self, _: u64, _: Class) {}
    fn load(&self, _: u64, _: Field) -> u64 {
        unreachable!("there are only numbers")
    }
    fn store(&mut self, _: u64, _: Field, _: u64) {}
    fn load_item(&self, _: u64, _: Array, _: i64) -> u64 {
        unreachable!("there are only numbers")
    }
    fn store_item(&mut self, _: u64, _: Array, _: i64, _: u64) {}
    fn call(&mut self, call: &'static CallDescr, _: &[u64]) -> u64 {
        if call.result == Type::Bool { ask(std::ptr::null_mut(), 0) } else { change() }
    }
    fn is_stable(&self, _: Class) -> bool {
        true
    }
    fn class_field(&self, _: Class, _: Field) -> Option<u64> {
        None
    }
    fn pin(&mut self, _: u64) {}
    fn hold(&mut self, _: *const [u64]) {}
    fn release(&mut self, _: *const [u64]) {}
    fn out_of_memory(&mut self) {}
    fn cover(&mut self, _: *mut u64) {}
    fn suspended(&self, _: u64) -> Suspended {
        unreachable!("there are no calls")
    }
    fn frame_slots(&self) -> &'static [i32] {
        &[]
    }
}

impl Names for World<'_> {
    fn class_name(&self, class: Class) -> String {
        format!("{class:?}")
    }

    fn field_name(&self, field: Field, _: Option<Class>) -> String {
        format!("at{}", field.offset)
    }

    fn constant_name(&self, reference: u64) -> String {
        format!("{reference:#x}")
    }
}

/// A loop over register 1 with this inside.
pub fn looped(body: &[u32]) -> Vec<u32> {
    let mut program = vec![LOOP];
    program.extend(body);
    program.extend([ins(DEC, 1, 0), ins(JUMP, 1, 0), HALT]);
    program
}

extern "C" fn no_memory(_: *mut Ctx, _: usize) -> *mut u8 {
    unreachable!("there are only numbers")
}

/// Every backend.
pub fn backends() -> [Box<dyn Backend>; 2] {
    [
        Box::new(Eval::new()),
        native(Runtime {
            alloc_slow: no_memory,
            lives_on: |_| true,
            direct_calls: None,
            boxes: None,
        }),
    ]
}
