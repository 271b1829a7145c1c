//! Exceptions: raising them from Rust, what they carry, and tracebacks.

use super::{ClassRef, Header, Kind, Object, Raised, Runtime, Tuple, Type, Value};

/// An exception object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Exception(pub Value);

/// Word of the arguments.
const ARGS: usize = 2;
/// Word of the traceback.
const TRACEBACK: usize = 3;
/// Word of the cause, or null.
const CAUSE: usize = 4;
/// Word of the context, or null.
const CONTEXT: usize = 5;
/// Word that is 1 if the context is not to be shown.
const SUPPRESS: usize = 6;

impl Exception {
    /// The value as an exception, if it is one.
    #[inline]
    pub fn of(value: Value) -> Option<Exception> {
        value.is(Kind::Exception).then_some(Exception(value))
    }

    /// Fills in a fresh one.
    pub(crate) fn clear(self, args: Value) {
        self.0.init(ARGS, args);
        [TRACEBACK, CAUSE, CONTEXT].iter().for_each(|word| self.0.init(*word, Value::NULL));
    }

    /// Its arguments.
    pub fn args(self) -> Tuple {
        Tuple(self.0.field(ARGS))
    }

    /// Replaces the arguments.
    pub fn set_args(self, rt: &mut Runtime, args: Tuple) {
        rt.heap.set(self.0, ARGS, args.0);
    }

    /// The outermost line of its traceback; null if there is none.
    pub fn traceback(self) -> Value {
        self.0.field(TRACEBACK)
    }

    /// Replaces the traceback.
    pub fn set_traceback(self, rt: &mut Runtime, traceback: Value) {
        rt.heap.set(self.0, TRACEBACK, traceback);
    }

    /// What it was raised from: null if nothing was said, an exception or `None`.
    pub fn cause(self) -> Value {
        self.0.field(CAUSE)
    }

    /// Sets the cause; the context is not shown then.
    pub fn set_cause(self, rt: &mut Runtime, cause: Value) {
        rt.heap.set(self.0, CAUSE, cause);
        self.set_suppress(true);
    }

    /// The exception that was being handled when it was raised, or null.
    pub fn context(self) -> Value {
        self.0.field(CONTEXT)
    }

    /// Replaces the context.
    pub fn set_context(self, rt: &mut Runtime, context: Value) {
        rt.heap.set(self.0, CONTEXT, context);
    }

    /// Whether the context is not to be shown.
    pub fn suppress(self) -> bool {
        self.0.raw(SUPPRESS) != 0
    }

    /// Says whether the context is to be shown.
    pub fn set_suppress(self, suppress: bool) {
        self.0.set_count(SUPPRESS, suppress as usize);
    }

    /// Its class.
    pub fn class(self) -> ClassRef {
        self.0.map().class
    }
}

/// Where the number of a comprehension starts in the word of a traceback's line that holds its position.
const IN_LINE: u32 = 48;

/// The word of a traceback's line that holds its position: in a comprehension that is compiled in line its number plus 1, else 0.
pub fn line_word(pc: u64, inlined: usize) -> u64 {
    pc | (inlined.min(0xffff) as u64) << IN_LINE
}

/// Position and number in such a word.
pub fn of_line_word(word: u64) -> (usize, usize) {
    ((word & ((1 << IN_LINE) - 1)) as usize, (word >> IN_LINE) as usize)
}

/// Position and number of a line of a traceback.
pub fn place_of_line(line: Value) -> (usize, usize) {
    of_line_word(line.raw(3))
}

impl Runtime {
    /// An exception of that class with these arguments.
    pub fn new_exception(&mut self, class: ClassRef, args: &[Value]) -> Result<Value, Raised> {
        let args = self.new_tuple(args)?;
        let map = self.root_map(class)?;
        let bytes = 56 + 8 * map.inline as usize;
        let header = Header::new(map.short(), Kind::Exception, 0, map.inline);
        let object = self.allocate(header, bytes)?;
        Exception(object).clear(args);
        self.watch_for_del(class, object);
        Ok(object)
    }

    /// An exception of that builtin class with these arguments.
    pub fn new_error(&mut self, ty: Type, args: &[Value]) -> Result<Value, Raised> {
        self.new_exception(self.class(ty), args)
    }

    /// Raises an exception of a builtin class with a text. Returns `Err`, so that a fallible function can end with it.
    #[cold]
    #[inline(never)]
    pub fn raise<T>(&mut self, ty: Type, text: impl AsRef<str>) -> Result<T, Raised> {
        let text = self.new_str(text.as_ref())?;
        self.raise_with(ty, &[text])
    }

    /// Raises an exception of a builtin class with these arguments.
    #[cold]
    pub fn raise_with<T>(&mut self, ty: Type, args: &[Value]) -> Result<T, Raised> {
        let class = self.class(ty);
        let exception = self.new_exception(class, args)?;
        self.raise_fresh(exception)
    }

    /// Raises an exception whose context is what is being handled.
    pub fn raise_fresh<T>(&mut self, exception: Value) -> Result<T, Raised> {
        self.link_context(exception);
        self.raise_value(exception)
    }

    /// Makes the exception being handled the context of one about to be raised, unless that would close a circle.
    pub fn link_context(&mut self, exception: Value) {
        let handled = self.handled;
        if handled.is_null() || handled == exception {
            return;
        }
        // Where the new one is already a context further down, the chain is cut there.
        let mut at = Exception(handled);
        // A circle that the program made shows itself to one who goes at half the speed.
        let (mut slow, mut slow_moves) = (at, false);
        while !at.context().is_null() {
            if at.context() == exception {
                at.set_context(self, Value::NULL);
                break;
            }
            at = Exception(at.context());
            if at.0 == slow.0 {
                break;
            }
            if slow_moves {
                slow = Exception(slow.context());
            }
            slow_moves = !slow_moves;
        }
        Exception(exception).set_context(self, handled);
    }

    /// MemoryError. The heap keeps a reserve for it.
    #[cold]
    pub fn no_memory<T>(&mut self) -> Result<T, Raised> {
        // One that is there already is used if there is no memory even for the exception, whose making comes here then.
        let spare = std::mem::replace(&mut self.known.memory_error, Value::NULL);
        if spare.is_null() {
            return Err(Raised);
        }
        self.pending = spare;
        let class = self.class(Type::MemoryError);
        let exception = self.new_exception(class, &[]);
        self.known.memory_error = spare;
        exception.and_then(|exception| self.raise_fresh(exception))
    }

    /// Whether an exception of that class, or of one that inherits from it, is pending.
    pub fn is_pending(&self, ty: Type) -> bool {
        !self.pending.is_null() && self.is_instance(self.pending, ty)
    }

    /// Takes the pending exception away if it is of that class: whether it was.
    pub fn catch(&mut self, ty: Type) -> bool {
        let found = self.is_pending(ty);
        if found {
            self.take_pending();
        }
        found
    }

    /// One line more for a traceback, on the outside of `next`.
    pub fn new_traceback(
        &mut self,
        next: Value,
        function: Value,
        pc: u64,
    ) -> Result<Value, Raised> {
        let node = self.allocate_beyond(self.header(Type::Traceback), 40)?;
        node.init(1, next);
        node.init(2, function);
        node.set_raw(3, pc);
        Ok(node)
    }

    /// Makes `exception` the pending exception. Returns `Err`, so that a fallible function can end with it.
    pub fn raise_value<T>(&mut self, exception: Value) -> Result<T, Raised> {
        self.pending = exception;
        Err(Raised)
    }

    /// Takes the pending exception: nothing is pending after that.
    pub fn take_pending(&mut self) -> Value {
        std::mem::replace(&mut self.pending, Value::NULL)
    }
}
