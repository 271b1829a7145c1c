//! The code itself, called as a trace would: what it makes, and when it leaves all to the host.

use super::*;
use crate::backend::codebuf::CodeBuf;
use crate::backend::{CodeId, Way};
use crate::ir::{CallDescr, Effect, Type};
use dynasmrt::SimpleAssembler;
use std::ptr::null;

const LINK: u64 = 44;
const FUNCTION: u8 = 20;
const WINDOW: usize = 6;

static CALL: CallDescr = CallDescr {
    name: "call",
    function: CallFn::Vector(slow),
    args: &[],
    result: Type::Ref,
    effect: Effect::ANY,
};

static CALLS: DirectCalls = DirectCalls {
    call: &CALL,
    kind: (4, FUNCTION),
    code: 8,
    door: offset_of!(Code, door) as i32,
    arguments: offset_of!(Code, arguments) as i32,
    link: LINK,
    window: WINDOW,
    resume,
};

#[repr(C)]
struct Code {
    arguments: u32,
    door: *const Door,
}

#[repr(C, align(8))]
struct Function {
    header: [u8; 8],
    code: *const Code,
}

/// What was called, with what it saw.
#[derive(Clone, PartialEq, Debug)]
enum Seen {
    Slow(Vec<u64>),
    /// The frame from the function on, and the record.
    Entered(Vec<u64>, [u64; 7]),
    Resumed {
        guard: u64,
        word: u64,
        active: u64,
    },
}

#[repr(C)]
struct World {
    ctx: Ctx,
    left: Left,
    seen: Vec<Seen>,
}

fn world<'a>(ctx: *mut u8) -> &'a mut World {
    // SAFETY: the context is that of the world of these tests.
    unsafe { &mut *ctx.cast() }
}

extern "C" fn slow(ctx: *mut u8, argv: *const u64, argc: usize, _: u64) -> u64 {
    // SAFETY: this is what vector calls hand over.
    let args = unsafe { std::slice::from_raw_parts(argv, argc) };
    world(ctx).seen.push(Seen::Slow(args.to_vec()));
    90
}

/// Stands for machine code and the way into it.
unsafe extern "C" fn enter(code: usize, ctx: *mut u8, base: *mut u64, backend: usize) -> Left {
    assert_eq!((code, backend), (1234, 77));
    let world = world(ctx);
    // SAFETY: the base is in the stack of the test, and the record is being used.
    let (frame, record) = unsafe {
        (std::slice::from_raw_parts(base.sub(2), 5), &*world.ctx.innermost.cast::<[u64; 7]>())
    };
    assert_eq!(world.ctx.top, base as usize + 8 * WINDOW);
    assert_eq!((world.ctx.inlined, world.ctx.depth), (0, record[6]));
    world.seen.push(Seen::Entered(frame.to_vec(), *record));
    // Whatever is called in turn changes this.
    world.ctx.at = 1;
    world.left
}

unsafe extern "C" fn resume(ctx: *mut u8, door: *const Door, left: Left, base: *mut u64) -> u64 {
    // SAFETY: as above.
    let (door, first) = unsafe { (&*door, *base) };
    let active = door.active.replace(0);
    let (guard, word) = (left.guard, left.word);
    world(ctx).seen.push(Seen::Resumed { guard, word, active });
    first + 1
}

/// Calls the code with two arguments as a trace would; gives what came of it, what was seen, and the world.
fn call(
    left: Left,
    change: impl FnOnce(&mut World, &mut Function, &mut Code, &Door),
) -> (u64, World, Door) {
    let arena = CodeBuf::new(1 << 16).expect("memory for code");
    let address = arena.next();
    arena.append(&code(&CALLS, 2, enter as *const () as usize)).expect("room");
    let trace = arena.next();
    let mut ops = SimpleAssembler::new();
    dynasm!(ops
        ; .arch x64
        ; push rbp
        ; mov rbp, rsp
        ; push r15
        ; sub rsp, 56
        ; mov QWORD [rbp - 56], 77
        ; mov r15, rdi
        ; mov ecx, 0
        ; mov rax, QWORD address as i64
        ; call rax
        ; add rsp, 56
        ; pop r15
        ; pop rbp
        ; ret
    );
    arena.append(&ops.finalize()).expect("room");
    // SAFETY: the code was written with this signature.
    let run = unsafe {
        std::mem::transmute::<usize, extern "C" fn(*mut World, *const u64, usize) -> u64>(trace)
    };
    let way = Way { enter: no_way, code: 1234, backend: null() };
    let door = Door::new(CodeId(0), Some(way));
    let mut stack = vec![0u64; 64];
    let top = &raw mut stack[20] as usize;
    let mut code = Code { arguments: 2, door: &raw const door };
    let mut function = Function { header: [0; 8], code: &raw const code };
    function.header[4] = FUNCTION;
    let (mut world, outer) = (World { ctx: Ctx::new(), left, seen: Vec::new() }, 16);
    world.ctx.top = top;
    world.ctx.extent = top + 8 * (WINDOW + 2);
    (world.ctx.at, world.ctx.inlined) = (5, 4);
    (world.ctx.depth, world.ctx.deepest) = (20, 27);
    world.ctx.innermost = outer as *const Activation;
    change(&mut world, &mut function, &mut code, &door);
    let callee = &raw const function as u64 + 1;
    let before =
        (world.ctx.at, world.ctx.inlined, world.ctx.depth, world.ctx.top, world.ctx.innermost);
    let result = run(&raw mut world, [callee, 1, 70, 72].as_ptr(), 4);
    let after =
        (world.ctx.at, world.ctx.inlined, world.ctx.depth, world.ctx.top, world.ctx.innermost);
    assert_eq!(before, after, "all is as it was");
    if let Some(Seen::Entered(frame, record)) = world.seen.first() {
        let base = top as u64 + 16;
        assert_eq!(frame[..], [callee, LINK, 70, 72, 0]);
        assert_eq!(*record, [outer, base, top as u64 - 8 * WINDOW as u64, 5, 4, 1, 26]);
    }
    (result, world, door)
}

unsafe extern "C" fn no_way(_: usize, _: *mut u8, _: *mut u64, _: *const u8) -> Left {
    unreachable!("the code has an entrance of its own")
}

#[test]
fn a_call_makes_a_frame_and_a_record_and_enters_the_code() {
    let left = Left { guard: 3 | Left::RETURNED, word: 88 };
    let (result, world, door) = call(left, |_, _, _, _| ());
    assert_eq!(result, 88);
    assert!(matches!(world.seen[..], [Seen::Entered(..)]), "{:?}", world.seen);
    assert_eq!((door.entries.get(), door.active.get()), (1, 0));
}

#[test]
fn who_does_not_return_is_resumed() {
    for guard in [3, 3 | Left::STORED] {
        let (result, world, door) = call(Left { guard, word: 9 }, |_, _, _, _| ());
        assert_eq!(result, 71, "what the interpreter gave");
        let resumed = Seen::Resumed { guard, word: 9, active: 1 };
        assert_eq!(world.seen[1..], [resumed]);
        assert_eq!(door.entries.get(), 1);
    }
}

#[test]
fn whatever_is_not_as_it_should_be_is_the_hosts() {
    type Change = fn(&mut World, &mut Function, &mut Code, &Door);
    let changes: [Change; 9] = [
        |_, function, _, _| function.header[4] = FUNCTION + 1,
        |_, _, code, _| code.door = null(),
        |_, _, code, _| code.arguments = 3,
        |_, _, code, _| code.arguments = u32::MAX,
        |_, _, _, door| door.close(),
        |world, _, _, _| world.ctx.poll = Ctx::MARK.into(),
        |world, _, _, _| world.ctx.native_end = usize::MAX,
        |world, _, _, _| world.ctx.extent -= 8,
        |world, _, _, _| world.ctx.deepest = 26,
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let left = Left { guard: Left::RETURNED, word: 88 };
        let (result, world, door) = call(left, change);
        assert_eq!(result, 90, "change {number}");
        assert!(matches!(&world.seen[..], [Seen::Slow(args)] if args[2..] == [70, 72]));
        assert_eq!((door.entries.get(), door.active.get()), (0, 0));
    }
}
