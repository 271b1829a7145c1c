//! The reference backend: walks the operations, one by one.
//!
//! It says what a trace means. Values are words in a table, one per operation; the heap is touched only through [`Host`]; nothing is cached and nothing is clever.
//! The table lies on the native stack, where the collector looks for references.

use super::{Backend, Case, CompileError, Entry};
use crate::abi::{CodeId, Ctx, Exit, GuardId, Live};
use crate::host::Host;
use crate::ir::pure::evaluate;
use crate::ir::{Op, OpRef, Opcode, Target, op::Descr, print::print, pure, pure::Int};
use crate::resume::Optimized;
use rustc_hash::FxHashMap;
use std::cell::{Cell, Ref, RefCell};
use std::rc::Rc;
use std::sync::atomic::Ordering;

/// The null word: what a call that raised returns.
const NULL: u64 = 1;

/// Operations that a trace may have.
const LONGEST: usize = 1 << 15;

/// The reference backend.
#[derive(Default)]
pub struct Eval {
    codes: RefCell<FxHashMap<CodeId, Rc<Code>>>,
    bridges: RefCell<FxHashMap<GuardId, Rc<Code>>>,
    exit_values: RefCell<Vec<u64>>,
    used: Cell<usize>,
}

struct Code {
    optimized: Optimized,
    /// Number of the guard or `leave` at each operation.
    guards: Vec<GuardId>,
    /// The values whose last use is each operation, as a range of `dying`.
    deaths: Vec<u32>,
    dying: Vec<OpRef>,
    count: Option<*mut u64>,
    invalidated: Cell<bool>,
}

impl Code {
    /// The values that no operation after this one reads. What is live at a label is among its arguments, which each jump sets anew, so that the
    /// order of the operations says it.
    fn dying(&self, at: usize) -> &[OpRef] {
        let end = self.deaths[at] as usize;
        let from = if at == 0 { 0 } else { self.deaths[at - 1] as usize };
        &self.dying[from..end]
    }

    fn bytes(&self) -> usize {
        self.optimized.trace.ops.len() * size_of::<Op>()
    }

    /// The index of a label.
    fn label(&self, number: u8) -> Option<usize> {
        let is_it =
            |op: &Op| op.code == Opcode::label && op.descr == Descr::Target(Target::Own(number));
        self.optimized.trace.ops.iter().position(is_it)
    }
}

impl Eval {
    /// A backend without code.
    pub fn new() -> Eval {
        Eval::default()
    }

    fn code(&self, id: CodeId) -> Rc<Code> {
        self.codes.borrow()[&id].clone()
    }
}

impl Backend for Eval {
    fn compile(
        &self,
        id: CodeId,
        code: &Optimized,
        entry: Entry,
        first_guard: GuardId,
        count: Option<*mut u64>,
    ) -> Result<(), CompileError> {
        if code.trace.ops.len() > LONGEST {
            return Err(CompileError::Unsupported(LONGEST, "a trace too long"));
        }
        let mut next = first_guard.0;
        let mut guards = Vec::with_capacity(code.trace.ops.len());
        for op in &code.trace.ops {
            guards.push(GuardId(next));
            next += op.code.has_snapshot() as u32;
        }
        let optimized = code.clone();
        let (deaths, dying) = deaths(&optimized);
        let invalidated = Cell::new(false);
        let code = Rc::new(Code { optimized, guards, deaths, dying, count, invalidated });
        self.used.set(self.used.get() + code.bytes());
        if let Entry::Guard(guard) = entry {
            self.bridges.borrow_mut().insert(guard, code.clone());
        }
        self.codes.borrow_mut().insert(id, code);
        Ok(())
    }

    #[allow(unsafe_code)]
    unsafe fn enter(&self, id: CodeId, base: *mut u64, ctx: *mut u8, host: &mut dyn Host) -> Exit {
        let code = self.code(id);
        let inputs = code.optimized.trace.inputs.iter();
        // SAFETY: the caller vouches for `base` and the slots of the trace.
        let words = unsafe { inputs.map(|i| *base.offset(i.slot as isize)).collect() };
        let ctx = ctx.cast();
        let mut next = Next::Start(code, words);
        loop {
            let code = match next {
                Next::Exit(guard) => return Exit { guard, live: Live::Taken },
                Next::Start(ref code, _) | Next::Label(ref code, ..) => code.clone(),
            };
            let run = Run {
                backend: self,
                host,
                base,
                ctx,
                code,
                values: &mut [],
                raised: false,
                overflowed: false,
            };
            next = match run.code.optimized.trace.ops.len() {
                0..256 => run.with_values::<256>(next),
                256..2048 => run.with_values::<2048>(next),
                _ => run.with_values::<LONGEST>(next),
            };
        }
    }

    fn exit_values(&self) -> Ref<'_, [u64]> {
        Ref::map(self.exit_values.borrow(), Vec::as_slice)
    }

    fn used(&self) -> usize {
        self.used.get()
    }

    fn case(&self, _guard: GuardId, _id: CodeId, _case: Case) -> bool {
        // It walks from guard to bridge, whatever hangs there.
        true
    }

    fn invalidate(&self, id: CodeId) {
        let code = self.code(id);
        code.invalidated.set(true);
        self.bridges.borrow_mut().retain(|_, bridge| !Rc::ptr_eq(bridge, &code));
    }

    fn free(&self, id: CodeId) {
        let Some(code) = self.codes.borrow_mut().remove(&id) else { return };
        self.used.set(self.used.get() - code.bytes());
        self.bridges.borrow_mut().retain(|_, bridge| !Rc::ptr_eq(bridge, &code));
    }

    fn listing(&self, _: CodeId, code: &Optimized, host: &dyn Host) -> String {
        print(&code.trace, host)
    }
}

/// Where the deaths of each operation end, and which they are.
fn deaths(code: &Optimized) -> (Vec<u32>, Vec<OpRef>) {
    let mut is_dead = vec![true; code.trace.ops.len()];
    let mut deaths = vec![0; code.trace.ops.len()];
    let mut dying = Vec::new();
    // From the end, so that the first use that is met is the last one.
    for (at, op) in code.trace.ops.iter().enumerate().rev() {
        let live: &[OpRef] = if op.code.has_snapshot() { code.live(op.snapshot) } else { &[] };
        for &value in op.args.iter().chain(live) {
            let is_constant = code.trace.const_of(value).is_some();
            if !is_constant && std::mem::take(&mut is_dead[value.index()]) {
                dying.push(value);
                deaths[at] += 1;
            }
        }
        // What nothing reads dies where it is made.
        if is_dead[at] {
            dying.push(OpRef::op(at));
            deaths[at] += 1;
        }
    }
    dying.reverse();
    let mut end = 0;
    for death in &mut deaths {
        end += *death;
        *death = end;
    }
    (deaths, dying)
}

/// Where to go on after an operation.
enum Step {
    Next,
    /// The guard fails.
    Leave,
    Jump(Target),
}

/// Where to go on after a piece of code.
enum Next {
    /// Back to the driver.
    Exit(GuardId),
    /// At the start of this code with these inputs.
    Start(Rc<Code>, Vec<u64>),
    /// At this label of this code with these values for its arguments.
    Label(Rc<Code>, u8, Vec<u64>),
}

/// One piece of code, from its start or a label until it is left.
struct Run<'a> {
    backend: &'a Eval,
    host: &'a mut dyn Host,
    base: *mut u64,
    ctx: *const Ctx,
    code: Rc<Code>,
    /// The value of each operation.
    values: &'a mut [u64],
    /// Whether the last call raised.
    raised: bool,
    overflowed: bool,
}

impl Run<'_> {
    /// Runs with the values on the native stack: there the collector finds them, as it does those of machine code.
    #[inline(never)]
    fn with_values<const N: usize>(self, next: Next) -> Next {
        let mut values = [0; N];
        let Run { backend, host, base, ctx, code, raised, overflowed, .. } = self;
        let values = &mut values;
        Run { backend, host, base, ctx, code, values, raised, overflowed }.run(next)
    }

    fn run(&mut self, next: Next) -> Next {
        let code = self.code.clone();
        let mut at = match next {
            Next::Start(_, inputs) => {
                self.values[..inputs.len()].copy_from_slice(&inputs);
                (0..inputs.len()).for_each(|at| self.forget(code.dying(at)));
                inputs.len()
            }
            Next::Label(_, number, words) => self.label(number, words),
            Next::Exit(_) => return next,
        };
        loop {
            let op = &code.optimized.trace.ops[at];
            match self.step(at, op) {
                // What is dead must not keep anything alive: machine code has no place for it either.
                Step::Next => {
                    self.forget(code.dying(at));
                    at += 1;
                }
                Step::Jump(target) => {
                    if code.label(0).is_none() {
                        self.count();
                    }
                    let words = op.args.iter().map(|&v| self.word(v)).collect();
                    match target {
                        Target::Own(number) => at = self.label(number, words),
                        Target::Other(id, number) => {
                            return Next::Label(self.backend.code(CodeId(id)), number, words);
                        }
                    }
                }
                Step::Leave => {
                    let live = code.optimized.live(op.snapshot);
                    let live = live.iter().map(|&v| self.word(v)).collect();
                    let guard = code.guards[at];
                    if let Some(bridge) = self.backend.bridges.borrow().get(&guard) {
                        return Next::Start(bridge.clone(), live);
                    }
                    *self.backend.exit_values.borrow_mut() = live;
                    return Next::Exit(guard);
                }
            }
        }
    }

    /// Gives a label's arguments their values; gives its index.
    fn label(&mut self, number: u8, words: Vec<u64>) -> usize {
        let at = self.code.label(number).expect("a jump goes to a label that exists");
        for (arg, word) in self.code.optimized.trace.ops[at].args.iter().zip(words) {
            self.values[arg.index()] = word;
        }
        at
    }

    fn forget(&mut self, dead: &[OpRef]) {
        dead.iter().for_each(|value| self.values[value.index()] = 0);
    }

    fn word(&self, value: OpRef) -> u64 {
        match self.code.optimized.trace.const_of(value) {
            Some(constant) => constant.word(),
            None => self.values[value.index()],
        }
    }

    #[allow(unsafe_code)]
    fn count(&self) {
        if let Some(count) = self.code.count {
            // SAFETY: whoever entered vouches for the places where to count, and for the context.
            unsafe {
                *count = (*count).wrapping_sub(1);
                if *count == 0 {
                    (*self.ctx).poll.fetch_or(Ctx::MARK, Ordering::Relaxed);
                }
            }
        }
    }

    #[allow(unsafe_code)]
    fn poll(&self) -> u32 {
        // SAFETY: the caller of `enter` vouches for the context; a signal handler may write the field.
        unsafe { (*self.ctx).poll.load(Ordering::Relaxed) }
    }

    fn set(&mut self, at: usize, word: u64) -> Step {
        self.values[at] = word;
        Step::Next
    }

    fn hold(condition: bool) -> Step {
        if condition { Step::Next } else { Step::Leave }
    }

    fn overflow(&mut self, at: usize, result: Option<Int>) -> Step {
        self.overflowed = result.is_none();
        self.set(at, result.map_or(0, |i| i.0 as u64))
    }

    #[allow(unsafe_code)]
    fn step(&mut self, at: usize, op: &Op) -> Step {
        let arg = |i: usize| self.word(op.args[i]);
        let int = |i: usize| Int(arg(i) as i64);
        match op.code {
            Opcode::int_add_ovf => self.overflow(at, pure::int_add_ovf(int(0), int(1))),
            Opcode::int_sub_ovf => self.overflow(at, pure::int_sub_ovf(int(0), int(1))),
            Opcode::int_mul_ovf => self.overflow(at, pure::int_mul_ovf(int(0), int(1))),
            Opcode::int_lshift_ovf => self.overflow(at, pure::int_lshift_ovf(int(0), int(1))),

            Opcode::guard_true => Run::hold(arg(0) != 0),
            Opcode::guard_false => Run::hold(arg(0) == 0),
            Opcode::guard_value => Run::hold(arg(0) == arg(1)),
            Opcode::guard_class => Run::hold(self.host.class_of(arg(0)) == Some(op.class())),
            Opcode::guard_no_overflow => Run::hold(!self.overflowed),
            Opcode::guard_overflow => Run::hold(self.overflowed),
            Opcode::guard_no_exception => Run::hold(!self.raised),
            Opcode::guard_exception => Run::hold(self.raised),
            Opcode::guard_not_invalidated => Run::hold(!self.code.invalidated.get()),
            Opcode::guard_not_interrupted => Run::hold(self.poll() == 0),
            Opcode::leave | Opcode::cut => Step::Leave,

            Opcode::same_as => {
                let word = arg(0);
                self.set(at, word)
            }
            Opcode::is_class => {
                let same = self.host.class_of(arg(0)) == Some(op.class());
                self.set(at, same as u64)
            }
            Opcode::set_class => {
                let object = arg(0);
                self.host.set_class(object, op.class());
                Step::Next
            }
            Opcode::getfield => {
                let word = self.host.load(arg(0), op.field());
                self.set(at, word)
            }
            Opcode::setfield => {
                let (object, word) = (arg(0), arg(1));
                self.host.store(object, op.field(), word);
                Step::Next
            }
            Opcode::getitem => {
                let word = self.host.load_item(arg(0), op.array(), int(1).get());
                self.set(at, word)
            }
            Opcode::setitem => {
                let (object, index, word) = (arg(0), int(1).get(), arg(2));
                self.host.store_item(object, op.array(), index, word);
                Step::Next
            }
            Opcode::new => {
                let Descr::Size(size) = op.descr else { panic!("new without a size") };
                let object =
                    self.host.new_object(size).expect("the host keeps a reserve for compiled code");
                self.set(at, object)
            }
            Opcode::new_array => {
                let length = int(0).get() as usize;
                let array = self.host.new_array(op.array(), length);
                self.set(at, array.expect("the host keeps a reserve for compiled code"))
            }
            Opcode::store_slot => {
                let Descr::Slot(slot) = op.descr else { panic!("store_slot without a slot") };
                // SAFETY: the caller of `enter` vouches for the slots that the trace writes.
                unsafe { *self.base.offset(slot as isize) = arg(0) }
                Step::Next
            }
            Opcode::slot_addr => {
                let Descr::Slot(slot) = op.descr else { panic!("slot_addr without a slot") };
                self.set(at, self.base.wrapping_offset(slot as isize) as u64)
            }
            Opcode::load_slot => {
                // SAFETY: the caller of `enter` vouches for the slots that the trace reads.
                let word = unsafe { *self.base.offset(int(0).get() as isize) };
                self.set(at, word)
            }
            Opcode::call => {
                let args: Vec<u64> = op.args.iter().map(|&v| self.word(v)).collect();
                self.host.hold(&raw const self.values[..]);
                let result = self.host.call(op.call(), &args);
                self.host.release(&raw const self.values[..]);
                self.raised = result == NULL;
                self.set(at, result)
            }

            Opcode::input => panic!("inputs come first"),
            Opcode::label => {
                self.count();
                Step::Next
            }
            Opcode::jump => match op.descr {
                Descr::Target(target) => Step::Jump(target),
                _ => panic!("jump without a target"),
            },
            _ => {
                let args = [0, 1, 2].map(|i| op.args.get(i).map_or(0, |&v| self.word(v)));
                let word = evaluate(op.code, args).expect("every other operation is pure");
                self.set(at, word)
            }
        }
    }
}
