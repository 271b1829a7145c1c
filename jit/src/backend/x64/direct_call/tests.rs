//! Calls in code that was compiled: what they make, what they keep, and when they leave all to the host.

use super::*;
use crate::abi::{CodeId, Exit, GuardId, Left, Live, Way};
use crate::backend::codebuf::CodeBuf;
use crate::backend::x64::X64;
use crate::backend::{Backend, Entry, Runtime};
use crate::ir::{
    CallDescr, Effect, Field, Group, OpRef, Opcode, Repr, SnapshotId, Trace, TraceKind, Type,
    op::Const, op::Descr,
};
use crate::resume::{Frames, Optimized, ResumeData, Source};
use dynasmrt::{DynasmApi, SimpleAssembler, dynasm};
use std::ptr::null;
use std::rc::Rc;

const LINK: u64 = 44;
const FUNCTION: u8 = 20;
const WINDOW: usize = 24;
/// Values that live on behind the call: more than there are registers that C keeps.
const LIVE: i64 = 9;

static CALL: CallDescr = CallDescr {
    name: "call",
    function: CallFn::Vector(slow),
    args: &[],
    result: Type::Ref,
    effect: Effect::ANY,
};

/// Any other function that may ask where it is called from.
static ASK: CallDescr = CallDescr {
    name: "ask",
    function: CallFn::Plain(|| ask as *const () as usize),
    args: &[Type::Ref],
    result: Type::Ref,
    effect: Effect::ANY,
};

static CALLS: DirectCalls = DirectCalls {
    conventions: &[Convention { call: &CALL, arguments: offset_of!(Code, arguments) as i32 }],
    kind: (4, FUNCTION),
    code: 8,
    door: offset_of!(Code, door) as i32,
    link: LINK,
    window: WINDOW,
    resume,
};

#[repr(C)]
struct Code {
    arguments: u32,
    door: *const Door,
}

/// Code that is not compiled.
static OTHER: Shared = Shared(Code { arguments: 2, door: null() });

struct Shared(Code);
// SAFETY: nobody writes it.
unsafe impl Sync for Shared {}

#[repr(C, align(8))]
struct Function {
    header: [u8; 8],
    code: *const Code,
}

/// What was called, with what it saw.
#[derive(Clone, PartialEq, Debug)]
enum Seen {
    Slow {
        args: Vec<u64>,
        at: u64,
        inlined: u64,
    },
    /// The frame from the function on, what the record says, and the depth that was handed on.
    Entered(Vec<u64>, [u64; 7], u64),
    Resumed {
        guard: u64,
        word: u64,
        active: bool,
    },
    Asked {
        at: u64,
        inlined: u64,
    },
}

#[repr(C)]
struct World {
    ctx: Ctx,
    left: Left,
    seen: Vec<Seen>,
    /// The door that a call goes through.
    door: *const Door,
}

fn world<'a>(ctx: *mut u8) -> &'a mut World {
    // SAFETY: the context is that of the world of these tests.
    unsafe { &mut *ctx.cast() }
}

extern "C" fn slow(ctx: *mut u8, argv: *const u64, argc: usize, extra: u64) -> u64 {
    // SAFETY: this is what vector calls hand over.
    let args = unsafe { std::slice::from_raw_parts(argv, argc) }.to_vec();
    assert_eq!(extra, 0);
    let world = world(ctx);
    world.seen.push(Seen::Slow { args, at: world.ctx.at, inlined: world.ctx.inlined });
    90
}

extern "C" fn ask(ctx: *mut u8, _: u64) -> u64 {
    let world = world(ctx);
    world.seen.push(Seen::Asked { at: world.ctx.at, inlined: world.ctx.inlined });
    92
}

/// Stands for what compiled code of the callee does.
unsafe extern "C" fn callee(ctx: *mut u8, base: *mut u64, depth: u64) -> Left {
    let world = world(ctx);
    // SAFETY: the base is in the stack of the test, and the record is being used.
    let (frame, call) =
        unsafe { (std::slice::from_raw_parts(base.sub(2), 5), &*world.ctx.innermost) };
    assert_eq!(world.ctx.top, base as usize + 8 * WINDOW);
    assert_eq!(world.ctx.inlined, 0);
    let (outer, null) = (call.outer as u64, NULL as u64);
    let (base, caller) = (call.base as u64, call.caller as u64);
    let record = [outer, base, caller, call.at, call.through(null), call.own_depth, call.depth];
    let doors: Vec<*const Door> =
        Activation::doors(world.ctx.innermost).map(std::ptr::from_ref).collect();
    assert_eq!(doors, [world.door], "what runs is known to run");
    world.seen.push(Seen::Entered(frame.to_vec(), record, depth));
    // Whatever is called in turn changes this.
    world.ctx.at = 1;
    world.left
}

unsafe extern "C" fn resume(ctx: *mut u8, door: *const Door, left: Left, base: *mut u64) -> u64 {
    // SAFETY: as above.
    let first = unsafe { *base };
    let (guard, word) = (left.guard, left.word);
    let world = world(ctx);
    let active = Activation::doors(world.ctx.innermost).any(|active| std::ptr::eq(active, door));
    world.seen.push(Seen::Resumed { guard, word, active });
    world.ctx.inlined = 6;
    first + 1
}

/// Machine code that does what [`callee`] does, and leaves nothing in registers as it was.
fn callee_code(arena: &CodeBuf) -> usize {
    let mut ops = SimpleAssembler::new();
    dynasm!(ops
        ; .arch x64
        ; push rbp
        ; mov rbp, rsp
        ; mov rdi, r15
        ; mov rsi, r11
        ; mov rdx, rcx
        ; mov rax, QWORD callee as *const () as i64
        ; call rax
        ; mov rbx, -1
        ; mov rcx, -1
        ; mov rsi, -1
        ; mov rdi, -1
        ; mov r8, -1
        ; mov r9, -1
        ; mov r10, -1
        ; mov r11, -1
        ; mov r12, -1
        ; mov r13, -1
        ; mov r14, -1
        ; pop rbp
        ; ret
    );
    let address = arena.next();
    arena.append(&ops.finalize()).expect("room");
    address
}

/// How the caller is compiled.
#[derive(Clone, Copy, Default)]
struct How {
    /// The function is a constant of the trace.
    constant: bool,
    /// The trace says so itself what this is.
    at: Option<i64>,
    inlined: Option<i64>,
    /// Another function is called in turn from the same place.
    asks: bool,
    /// The code hangs on a guard: it does not know what is inlined.
    bridge: bool,
}

/// A trace that calls what is in slot 0 with what is in slots 1 and 2, and stores what comes of it, and all else that it knew, further up.
fn caller(how: How, function: u64, ctx: *const Ctx) -> Optimized {
    let kind = if how.bridge { TraceKind::Bridge } else { TraceKind::Function };
    let mut trace = Trace::new(kind);
    let inputs: Vec<OpRef> = (0..LIVE as i32).map(|slot| trace.input(slot, Type::Ref)).collect();
    let emit = |trace: &mut Trace, code, ty, args: &[OpRef], descr| {
        let op = trace.make(code, ty, args, descr);
        trace.push(op)
    };
    let place = trace.constant(Const::Ref(ctx as u64 + 1));
    let told = [(how.inlined, offset_of!(Ctx, inlined)), (how.at, offset_of!(Ctx, at))];
    for (number, offset) in told {
        let Some(number) = number else { continue };
        let number = trace.constant(Const::Int(number));
        let group = Group(0);
        let field = Field { offset: offset as u32, repr: Repr::Int, group, immutable: false };
        let args = [place, number];
        emit(&mut trace, Opcode::setfield, Type::Void, &args, Descr::Field(field));
    }
    let function = if how.constant { trace.constant(Const::Ref(function)) } else { inputs[0] };
    let (extra, null) = (trace.constant(Const::Int(0)), trace.constant(Const::Ref(1)));
    let args = [extra, function, null, inputs[1], inputs[2]];
    let result = emit(&mut trace, Opcode::call, Type::Ref, &args, Descr::Call(&CALL));
    if how.asks {
        emit(&mut trace, Opcode::call, Type::Ref, &[result], Descr::Call(&ASK));
    }
    let op = trace.make(Opcode::leave, Type::Void, &[], Descr::None);
    trace.push(crate::ir::Op { snapshot: SnapshotId(0), ..op });
    let live: Vec<OpRef> = inputs.into_iter().chain([result]).collect();
    let slots = (0..live.len()).map(|n| (LIVE as i32 + n as i32, Source::Live(n as u32)));
    let frames = Frames { slots: slots.collect(), ..(*ResumeData::nothing().frames).clone() };
    let resume = vec![ResumeData { frames: Rc::new(frames), live: live.into() }];
    Optimized { trace, resume, returns: Vec::new() }
}

/// What came of a call.
struct Came {
    /// What it returned.
    result: u64,
    seen: Vec<Seen>,
    entries: u64,
}

/// Compiles a caller and runs it; looks whether all is as it was.
fn call(
    how: How,
    left: Left,
    change: impl FnOnce(&mut World, &mut Function, &mut Code, &Door),
) -> Came {
    let arena = CodeBuf::new(1 << 16).expect("memory for code");
    let address = callee_code(&arena);
    let door = Door::new(CodeId(7), Some(Way { enter: no_way, code: address }));
    let mut stack = vec![0u64; 3 * WINDOW];
    for (slot, word) in stack.iter_mut().take(LIVE as usize).enumerate() {
        *word = 60 + 2 * slot as u64;
    }
    let base = stack.as_mut_ptr();
    let mut code = Code { arguments: 2, door: &raw const door };
    let mut function = Function { header: [0; 8], code: &raw const code };
    function.header[4] = FUNCTION;
    let callee = &raw const function as u64 + 1;
    stack[0] = callee;
    let mut world = World { ctx: Ctx::new(), left, seen: Vec::new(), door: &raw const door };
    world.ctx.top = base as usize + 8 * WINDOW;
    world.ctx.extent = world.ctx.top + 8 * (WINDOW + 2);
    (world.ctx.at, world.ctx.inlined) = (5, if how.bridge { 4 } else { 0 });
    (world.ctx.depth, world.ctx.deepest) = (20, 27);
    let outer = Activation {
        outer: null(),
        base: 0,
        caller: 0,
        at: 0,
        inlined: 0,
        through: 1,
        depth: 20,
        own_depth: 0,
        door: null(),
    };
    world.ctx.innermost = &raw const outer;
    let backend = X64::new(Runtime {
        alloc_slow: no_memory,
        lives_on: |_| true,
        direct_calls: Some((&CALLS, &raw const world.ctx)),
        boxes: None,
    })
    .expect("memory for code");
    let (id, traced) = (CodeId(0), caller(how, callee, &raw const world.ctx));
    let exit = match how.bridge {
        false => backend.compile(id, &traced, Entry::Stack, GuardId(0), None),
        true => {
            // What it hangs on does nothing but leave.
            let mut parent = caller(How::default(), callee, null());
            let last = parent.trace.ops.pop().expect("a leave");
            parent.trace.ops.pop();
            let live: Vec<OpRef> = parent.resume[0].live[..LIVE as usize].into();
            parent.resume[0] = ResumeData { live: live.into(), ..ResumeData::nothing() };
            parent.trace.ops.push(last);
            backend.compile(id, &parent, Entry::Stack, GuardId(0), None).expect("a parent");
            let hangs = Entry::Guard(GuardId(0));
            backend.compile(CodeId(1), &traced, hangs, GuardId(1), None)
        }
    };
    exit.expect("code");
    change(&mut world, &mut function, &mut code, &door);
    let state = |ctx: &Ctx| (ctx.depth, ctx.top, ctx.innermost);
    let before = state(&world.ctx);
    let way = backend.way(id).expect("machine code");
    // SAFETY: the stack has room for all that is written.
    let exit = unsafe { way.go(base, (&raw mut world).cast()) };
    assert_eq!(exit, Exit { guard: GuardId(how.bridge.into()), live: Live::Stored });
    assert_eq!(state(&world.ctx), before, "all is as it was");
    assert_eq!(world.ctx.inlined, 0, "whoever entered finds nothing inlined");
    let (known, result) = stack[LIVE as usize..].split_at(LIVE as usize);
    assert_eq!(known, &stack[..LIVE as usize], "what lives on is kept");
    if let Some(Seen::Entered(frame, record, depth)) = world.seen.first() {
        let inner = base as u64 + 8 * WINDOW as u64 + HEAD as u64;
        let (at, inlined) = (how.at(), how.inlined());
        assert_eq!(frame[..], [callee, LINK, 62, 64, 0]);
        assert_eq!(*record, [&raw const outer as u64, inner, base as u64, at, 1, 20, 22 + inlined]);
        assert_eq!(*depth, 22 + inlined);
    }
    Came { result: result[0], seen: world.seen, entries: door.entries.get() }
}

impl How {
    /// Where the call is.
    fn at(self) -> u64 {
        self.at.map_or(5, |at| 2 * at as u64)
    }

    /// What is inlined there.
    fn inlined(self) -> u64 {
        self.inlined.map_or(if self.bridge { 4 } else { 0 }, |frames| 2 * frames as u64)
    }

    /// All there are.
    fn all() -> impl Iterator<Item = How> {
        (0..32).map(|n| How {
            constant: n & 1 > 0,
            at: (n & 2 > 0).then_some(300),
            inlined: (n & 4 > 0).then_some(2),
            asks: n & 8 > 0,
            bridge: n & 16 > 0,
        })
    }
}

unsafe extern "C" fn no_way(_: usize, _: *mut u8, _: *mut u64) -> Left {
    unreachable!("the code has an entrance of its own")
}

unsafe extern "C" fn no_memory(_: *mut Ctx, _: usize) -> *mut u8 {
    unreachable!("nothing is allocated")
}

#[test]
fn a_call_makes_a_frame_and_a_record_and_enters_the_code() {
    for how in How::all() {
        let left = Left { guard: 3 | Left::RETURNED, word: 88 };
        let came = call(how, left, |_, _, _, _| ());
        assert_eq!((came.result, came.entries), (88, 1));
        assert!(matches!(came.seen[0], Seen::Entered(..)), "{:?}", came.seen);
        // The callee has called from elsewhere.
        let asked = Seen::Asked { at: how.at(), inlined: how.inlined() };
        assert_eq!(came.seen[1..], [asked][..how.asks.into()]);
    }
}

#[test]
fn who_does_not_return_is_resumed() {
    for how in How::all().filter(|how| !how.asks) {
        for guard in [3, 3 | Left::STORED] {
            let came = call(how, Left { guard, word: 9 }, |_, _, _, _| ());
            assert_eq!((came.result, came.entries), (63, 1), "what the interpreter gave");
            assert_eq!(came.seen[1..], [Seen::Resumed { guard, word: 9, active: true }]);
        }
    }
}

#[test]
fn whatever_is_not_as_it_should_be_is_the_hosts() {
    type Change = fn(&mut World, &mut Function, &mut Code, &Door);
    let always: [Change; 10] = [
        |_, _, code, _| code.door = null(),
        |_, _, _, door| door.close(),
        |world, _, _, _| world.ctx.poll = Ctx::MARK.into(),
        |world, _, _, _| world.ctx.native_end = usize::MAX,
        |world, _, _, _| world.ctx.extent -= 8,
        |world, _, _, _| world.ctx.deepest = 22,
        |world, _, _, _| world.ctx.depth = 1 << 62,
        |_, _, code, _| code.arguments = 3,
        |_, _, code, _| code.arguments = u32::MAX,
        |_, function, _, _| function.code = &raw const OTHER.0,
    ];
    // A constant has been looked at before.
    let unknown: [Change; 1] = [|_, function, _, _| function.header[4] = FUNCTION + 1];
    for how in How::all().filter(|how| !how.asks) {
        let unknown = unknown.iter().filter(|_| !how.constant);
        for (number, change) in always.iter().chain(unknown).enumerate() {
            let left = Left { guard: Left::RETURNED, word: 88 };
            let came = call(how, left, change);
            assert_eq!((came.result, came.entries), (90, 0), "change {number}");
            let Seen::Slow { args, at, inlined } = &came.seen[0] else { panic!("{:?}", came.seen) };
            assert_eq!((came.seen.len(), &args[1..]), (1, &[1, 62, 64][..]));
            assert_eq!((*at, *inlined), (how.at(), how.inlined()));
        }
    }
}
