//! An interpreter in the interpreted language: its merge point makes each position of the guest program a site.
//!
//! The host language has one program, which is a machine with four registers: a loop that meets the merge point and runs the guest instruction at
//! slot 0. Traces follow the guest's loops; of fetch, decode and dispatch nothing is left.

#![allow(unsafe_code)] // A host owns raw memory.

use sidewinder_jit::abi::{Ctx, Pc, Site};
use sidewinder_jit::backend::{Backend, Runtime, eval::Eval, native};
use sidewinder_jit::driver::{Jit, Params};
use sidewinder_jit::host::{Host, Suspended};
use sidewinder_jit::ir::{Array, CallDescr, Class, Field, Names, Resume, Size, print};
use sidewinder_jit::machine::{Abort, Direct, Flow, Interp, Machine, Turn};
use sidewinder_jit::report::CodeKind;
use std::collections::HashMap;

/// What the guest's machine can do; registers are slots 1 to 4.
#[derive(Clone, Copy)]
enum Guest {
    Set(isize, i64),
    Add(isize, isize),
    /// Adds 1 to the register so often, in a loop of the host's.
    Count(isize, i64),
    Dec(isize),
    /// Jumps if the register is not zero.
    Loop(isize, i64),
    /// Jumps to where the register says.
    Return(isize),
    Halt,
}
use Guest::*;

/// The host's program: a loop header, the merge point, one guest instruction, and back. The loop of `Count` comes behind.
const LOOP: u32 = 0;
const MERGE: u32 = 1;
const RUN: u32 = 2;
const BACK: u32 = 3;
const INNER: u32 = 4;
const ROUND: u32 = 5;
static PROGRAM: [u32; 6] = [LOOP, MERGE, RUN, BACK, INNER, ROUND];
/// How often `Count` is still to add.
const ROUNDS: isize = 5;
const REGISTERS: isize = 6;

#[repr(C)]
struct World {
    ctx: Ctx,
    guest: Vec<Guest>,
    sites: HashMap<Site, (u32, u32)>,
    stack: Box<[u64]>,
}

/// The host language.
struct Loops;

impl Interp for Loops {
    fn step<M: Machine>(m: &M) -> Flow {
        let pc = m.pc();
        // SAFETY: the context is the world, and the pc is in its program.
        let (world, word) = unsafe { (&mut *m.ctx().cast::<World>(), *pc) };
        match word {
            // It is passed on the way from one guest instruction to the next, and no site.
            LOOP => m.set_pc(pc.wrapping_add(1)),
            MERGE => {
                let position = m.promote(m.slot(0));
                m.set_slot(0, m.cr(position));
                let key = position as u32 / 2 + 1;
                if M::RECORDING {
                    if m.merge_point(key, true) == Turn::End {
                        return Flow::Hot;
                    }
                } else if !world.tick(Site { pc, key }) {
                    return Flow::Hot;
                }
                m.set_pc(pc.wrapping_add(1));
            }
            RUN => {
                // No guard: the merge point has seen to it that this is a constant.
                let here = m.promote(m.slot(0)) as i64 / 2;
                let set = |r: isize, n: M::Int| m.set_slot(r, m.tag(n));
                let get = |r: isize| m.untag(m.slot(r));
                let next = match world.guest[here as usize] {
                    Set(r, n) => {
                        set(r, m.ci(n));
                        m.ci(here + 1)
                    }
                    Count(_, n) => {
                        set(ROUNDS, m.ci(n));
                        m.set_pc(PROGRAM[INNER as usize..].as_ptr());
                        return Flow::Next;
                    }
                    Add(a, b) => {
                        set(a, m.int_add(get(a), get(b)));
                        m.ci(here + 1)
                    }
                    Dec(r) => {
                        set(r, m.int_sub(get(r), m.ci(1)));
                        m.ci(here + 1)
                    }
                    Loop(r, to) => {
                        m.ci(if m.branch(m.int_eq(get(r), m.ci(0))) { here + 1 } else { to })
                    }
                    Return(r) => get(r),
                    Halt => return Flow::Exit,
                };
                m.set_slot(0, m.tag(next));
                m.set_pc(pc.wrapping_add(1));
            }
            INNER => {
                if M::RECORDING {
                    if m.loop_header() {
                        return Flow::Hot;
                    }
                } else if !world.tick(Site::plain(pc)) {
                    return Flow::Hot;
                }
                m.set_pc(pc.wrapping_add(1));
            }
            ROUND => {
                let here = m.promote(m.slot(0)) as i64 / 2;
                let Count(r, _) = world.guest[here as usize] else { unreachable!("it loops") };
                let left = m.untag(m.slot(ROUNDS));
                if m.branch(m.int_eq(left, m.ci(0))) {
                    m.set_slot(0, m.tag(m.ci(here + 1)));
                    m.set_pc(PROGRAM[BACK as usize..].as_ptr());
                } else {
                    m.set_slot(ROUNDS, m.tag(m.int_sub(left, m.ci(1))));
                    m.set_slot(r, m.tag(m.int_add(m.untag(m.slot(r)), m.ci(1))));
                    m.set_pc(PROGRAM[INNER as usize..].as_ptr());
                }
            }
            _ => m.set_pc(PROGRAM.as_ptr()),
        }
        Flow::Next
    }

    fn unwind<M: Machine>(_: &M) -> Flow {
        unreachable!("nothing raises here")
    }
}

impl World {
    fn new(guest: &[Guest]) -> Box<World> {
        let ctx = Ctx::new();
        let stack = vec![0u64; 64].into_boxed_slice();
        Box::new(World { ctx, guest: guest.to_vec(), sites: HashMap::new(), stack })
    }

    /// Counts a site down; `false` if the driver wants it.
    fn tick(&mut self, site: Site) -> bool {
        let (counter, code) = self.sites.entry(site).or_default();
        if *counter == 0 || *code != 0 {
            return false;
        }
        *counter -= 1;
        true
    }

    /// What is in register 1 when the guest halts.
    fn run(self: &mut Box<World>, jit: Option<&Jit>) -> i64 {
        let ctx = (&raw mut **self).cast::<u8>();
        let base = self.stack[8..].as_mut_ptr();
        let mut pc = PROGRAM.as_ptr();
        loop {
            // SAFETY: the world starts with a context, and the stack has room for the registers.
            let m = unsafe { Direct::new(pc, base, ctx) };
            match Loops::step(&m) {
                Flow::Next => pc = m.pc(),
                Flow::Hot => match jit {
                    Some(jit) => {
                        // SAFETY: as above.
                        let at = unsafe { jit.hot::<Loops>(&mut **self, ctx, m.pc(), base) };
                        assert_eq!(at.resume, Resume::Run);
                        pc = at.pc;
                    }
                    None => {
                        let site = self.site_at(m.pc(), base);
                        self.set_site(site, u32::MAX, 0);
                    }
                },
                _ => return self.stack[9] as i64 / 2,
            }
        }
    }
}

impl Host for World {
    fn is_loop_header(&self, _: Pc) -> bool {
        true
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
    fn site_at(&self, pc: Pc, base: *const u64) -> Site {
        // SAFETY: the position is in the program, and the base is that of the stack.
        let (word, position) = unsafe { (*pc, *base) };
        if word == INNER { Site::plain(pc) } else { Site { pc, key: position as u32 / 2 + 1 } }
    }
    fn greens(&self, site: Site) -> Vec<(i32, u64)> {
        let position = site.key.checked_sub(1);
        position.map(|position| (0, u64::from(position) * 2)).into_iter().collect()
    }
    fn may_enter(&self, _: Pc) -> bool {
        true
    }
    fn location(&mut self, site: Site) -> Option<String> {
        Some(format!("guest {}", site.key - 1))
    }
    fn live_slots(&self, _: Pc) -> Vec<i32> {
        (0..REGISTERS as i32).collect()
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
    // Traces note for how many frames they stand; nobody asks for it here.
    fn store(&mut self, _: u64, _: Field, _: u64) {}
    fn load_item(&self, _: u64, _: Array, _: i64) -> u64 {
        unreachable!("there are only numbers")
    }
    fn store_item(&mut self, _: u64, _: Array, _: i64, _: u64) {}
    fn call(&mut self, _: &'static CallDescr, _: &[u64]) -> u64 {
        unreachable!("nothing is called")
    }
    fn is_stable(&self, _: Class) -> bool {
        true
    }
    fn pin(&mut self, _: u64) {}
    fn hold(&mut self, _: *const [u64]) {}
    fn release(&mut self, _: *const [u64]) {}
    fn out_of_memory(&mut self) {}
    fn suspended(&self, _: u64) -> Suspended {
        unreachable!("there are no calls")
    }
    fn frame_slots(&self) -> &'static [i32] {
        &[]
    }
}

impl Names for World {}

extern "C" fn no_memory(_: *mut Ctx, _: usize) -> *mut u8 {
    unreachable!("there are only numbers")
}

fn machine_code() -> Box<dyn Backend> {
    native(Runtime { alloc_slow: no_memory, lives_on: |_| true, direct_calls: None, boxes: None })
}

fn jit(backend: Box<dyn Backend>, threshold: u32) -> Jit {
    let params = Params { threshold, trace_eagerness: 3, ..Params::default() };
    let jit = Jit::new(params, backend, true);
    jit.keep_traces();
    jit
}

/// 100 times: r1 += r2, with r3 counting down.
const SUM: [Guest; 6] = [Set(2, 7), Set(3, 100), Add(1, 2), Dec(3), Loop(3, 2), Halt];
/// A loop in a loop.
const NESTED: [Guest; 9] =
    [Set(2, 3), Set(4, 50), Set(3, 20), Add(1, 2), Dec(3), Loop(3, 3), Dec(4), Loop(4, 2), Halt];
/// A subroutine at 9, called from two places of a loop.
const CALLS: [Guest; 11] = [
    Set(3, 60),
    Set(4, 4),
    Set(2, 9),
    Loop(2, 9),
    Set(4, 6),
    Loop(2, 9),
    Dec(3),
    Loop(3, 1),
    Halt,
    Add(1, 3),
    Return(4),
];
/// Rounds of the host's in a loop of the guest's: few, and many.
const FEW: [Guest; 5] = [Set(3, 100), Count(1, 5), Dec(3), Loop(3, 1), Halt];
const MANY: [Guest; 5] = [Set(3, 100), Count(1, 40), Dec(3), Loop(3, 1), Halt];

#[test]
fn answers_alike_wherever_recording_starts() {
    for guest in [&SUM[..], &NESTED, &CALLS, &FEW, &MANY] {
        let expected = World::new(guest).run(None);
        for threshold in 1..60 {
            for backend in [Box::new(Eval::new()) as Box<dyn Backend>, machine_code()] {
                let jit = jit(backend, threshold);
                assert_eq!(World::new(guest).run(Some(&jit)), expected, "threshold {threshold}");
            }
        }
    }
}

#[test]
fn of_the_guests_loop_only_its_work_is_left() {
    let jit = jit(Box::new(Eval::new()), 20);
    assert_eq!(World::new(&SUM).run(Some(&jit)), 700);
    let store = jit.store();
    let code = &store.codes()[0];
    assert_eq!(code.compiled.kind, CodeKind::Loop);
    assert_eq!(code.compiled.greens.as_deref(), Some("guest 2"));
    let optimized = &code.traces.as_ref().expect("traces are kept").1;
    let text = print::print(&optimized.trace, &*World::new(&[]));
    let label = "label(i7, p1, i9, p3, p4, i6, label=1)\n";
    let (_, body) = text.split_once(label).expect("the loop is peeled");
    let expected = "guard_not_interrupted()
i11 = int_add(i7, i6)
i12 = int_sub(i9, 1)
b13 = int_eq(i12, 0)
guard_false(b13)
jump(i11, p1, i12, p3, p4, i6, label=1)
";
    assert_eq!(body, expected, "{text}");
}

#[test]
fn a_guest_loop_jumps_into_the_one_inside() {
    let jit = jit(Box::new(Eval::new()), 10);
    World::new(&NESTED).run(Some(&jit));
    let store = jit.store();
    let greens: Vec<_> =
        store.codes().iter().filter_map(|code| code.compiled.greens.clone()).collect();
    assert!(greens.contains(&"guest 3".to_string()), "{greens:?}");
    assert!(
        store.aborts.iter().all(|(_, reason)| *reason == Abort::InnerLoop),
        "{:?}",
        store.aborts
    );
}

#[test]
fn a_short_loop_of_the_interpreters_is_part_of_the_guests_trace() {
    let jit = jit(Box::new(Eval::new()), 20);
    assert_eq!(World::new(&FEW).run(Some(&jit)), 500);
    let store = jit.store();
    assert!(store.aborts.is_empty(), "{:?}", store.aborts);
    let loops = store.codes().iter().filter(|code| code.compiled.kind == CodeKind::Loop);
    let greens: Vec<_> = loops.map(|code| code.compiled.greens.as_deref()).collect();
    assert_eq!(greens, [Some("guest 1")]);
    let optimized = &store.codes()[0].traces.as_ref().expect("traces are kept").1;
    let text = print::print(&optimized.trace, &*World::new(&[]));
    let (_, body) = text.split_once("label=1)\n").expect("the loop is peeled");
    assert_eq!(body.matches("int_eq").count(), 1, "only the guest's own end is asked for: {text}");
}

#[test]
fn a_long_loop_of_the_interpreters_has_a_trace_of_its_own() {
    let jit = jit(Box::new(Eval::new()), 20);
    assert_eq!(World::new(&MANY).run(Some(&jit)), 4000);
    let store = jit.store();
    assert!(store.aborts.iter().all(|(_, reason)| *reason == Abort::InnerLoop));
    let plain = |site: Option<Site>| site.is_some_and(|site| site.key == 0);
    let mut loops = store.codes().iter().filter(|code| code.compiled.kind == CodeKind::Loop);
    assert!(loops.any(|code| plain(code.site)), "the inner loop is compiled");
}
