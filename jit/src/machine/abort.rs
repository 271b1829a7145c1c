//! THE TABLE of reasons a recording is given up.

macro_rules! aborts {
    ($($(#[doc = $doc:literal])+ $name:ident $code:literal $sentence:literal;)*) => {
        /// Why a recording was given up.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Abort { $($(#[doc = $doc])+ $name,)* }

        impl Abort {
            /// All reasons.
            pub const ALL: &'static [Abort] = &[$(Abort::$name,)*];
            /// Its code in reports.
            pub const fn code(self) -> &'static str {
                match self { $(Abort::$name => $code,)* }
            }
            /// What it means, for people.
            pub const fn sentence(self) -> &'static str {
                match self { $(Abort::$name => $sentence,)* }
            }
            /// The reason with this code.
            pub fn from_code(code: &str) -> Option<Abort> {
                Abort::ALL.iter().copied().find(|abort| abort.code() == code)
            }
        }
    };
}

aborts! {
    /// The limit is the parameter `trace_limit`.
    TraceTooLong "trace-too-long" "the trace grew longer than the limit";
    /// Not a fault: another iteration may stay inside.
    LeftLoop "left-loop" "the recorded iteration left its loop";
    /// The inner loop is recorded first.
    InnerLoop "inner-loop" "an inner loop ran before it was compiled";
    /// A guard would have run the effect twice.
    GuardAfterEffect "guard-after-effect" "an operation needed a guard after a side effect";
    /// The exception path starts where no guard can stand.
    CallRaised "call-raised" "a call that was not inlined raised an exception";
    /// The interpreter's loop was left.
    LeftInterpreter "left-interpreter" "the program ended or left the interpreter's loop";
    /// Something the trace had relied on changed while it was recorded.
    Invalidated "invalidated" "an assumption of the trace was invalidated while it was recorded";
    /// The window moved to where no frame was.
    UnbalancedReturn "unbalanced-return" "a call returned past the frame in which the recording started";
    /// The optimizer proved that a guard can never hold.
    Contradiction "contradiction" "the trace contradicts itself: one of its guards can never hold";
    /// The limit is the parameter `code_memory`, or what the backend has reserved.
    OutOfMemory "out-of-memory" "the memory for compiled code is used up";
    /// The limit is the parameter `bridge_limit`. Nothing was recorded.
    TooManyBridges "too-many-bridges" "the loop has reached its limit of bridges";
    /// The backend has no way to compile an operation.
    NotCompiled "not-compiled" "the backend could not compile the trace";
}
