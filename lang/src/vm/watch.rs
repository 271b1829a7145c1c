//! Who traces the program (`sys.settrace`, `sys.setprofile`), and which frames were seen so far.

use crate::object::{CodeRef, Value};

/// A frame that somebody has seen as an object, which is at the same index of [`Watch::objects`].
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    /// Its base.
    pub base: usize,
    /// What it runs.
    pub code: CodeRef,
    /// The instruction that ran last, as CPython counts: [`FRESH`] if none has, [`UNKNOWN`] if nobody looked.
    pub last: u32,
    /// The last instruction that is on a line.
    pub lined: u32,
    /// Whether its first event has been told.
    pub is_told: bool,
    /// It is at a `line` event: its line may be set.
    pub is_at_line: bool,
    /// Where it goes on, if its line was set.
    pub goes_to: Option<u32>,
}

impl Seen {
    /// A frame that is seen first; `last` is the instruction that ran last.
    pub fn new(base: usize, code: CodeRef, last: u32) -> Seen {
        let is_told = last == UNKNOWN;
        Seen { base, code, last, lined: last, is_told, is_at_line: false, goes_to: None }
    }
}

/// In [`Seen::last`]: nothing yet.
pub(crate) const FRESH: u32 = u32::MAX;
/// In [`Seen::last`]: the frame ran before anybody looked.
pub(crate) const UNKNOWN: u32 = u32::MAX - 1;

/// What is told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    /// A frame starts or goes on.
    Call,
    /// A line is about to run.
    Line,
    /// A frame is left.
    Return,
    /// An exception is raised in a frame, or comes through.
    Exception,
    /// An instruction is about to run.
    Opcode,
    /// A builtin function is called.
    CallBuiltin,
    /// It has returned.
    ReturnBuiltin,
    /// It has raised.
    RaiseBuiltin,
}

impl Event {
    /// What programs call it.
    pub fn name(self) -> &'static str {
        match self {
            Event::Call => "call",
            Event::Line => "line",
            Event::Return => "return",
            Event::Exception => "exception",
            Event::Opcode => "opcode",
            Event::CallBuiltin => "c_call",
            Event::ReturnBuiltin => "c_return",
            Event::RaiseBuiltin => "c_exception",
        }
    }
}

/// See the file's page. Who traces and the frames as objects are fields of the [`Vm`](crate::vm::Vm), where the collector finds them.
#[derive(Default)]
pub(crate) struct Watch {
    /// Whether what runs is traced or profiled, and is no part of who does that.
    pub is_on: bool,
    /// Whether a function that traces runs.
    pub is_inside: bool,
    /// The event that is being told.
    pub event: Option<Event>,
    /// The frames that were seen, by their bases.
    pub frames: Vec<Seen>,
}

/// The builtin function that a seen frame has called, in the list of objects: at `2 * index + 1`; the frame is at `2 * index`.
pub(crate) const PER_FRAME: usize = 2;

impl Watch {
    /// The index of the frame at a base, if it was seen with this code.
    pub fn find(&self, base: usize, code: CodeRef) -> Option<usize> {
        let index = self.frames.binary_search_by_key(&base, |seen| seen.base).ok()?;
        std::ptr::eq(self.frames[index].code, code).then_some(index)
    }
}

/// A field of the Vm that nobody has set.
pub(crate) const NOBODY: Value = Value::NULL;
