//! THE TABLE of bytecodes: name, operands, extra words, and a sentence.
//!
//! The enum, instruction lengths, the disassembler, liveness and the three dispatchers are made from it.

/// What one of the operands `a`, `b`, `c` of an instruction is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// Unused.
    No,
    /// A register that is written.
    Write,
    /// A register that is read.
    Read,
    /// A signed immediate, -128..=127.
    Imm,
    /// A count or a choice, 0..=255.
    Num,
    /// The high byte of the number in the operand before it.
    High,
    /// The first register of a call window; the instruction's sentence says how many follow.
    Window,
}

/// What the words behind an instruction are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// Two words: a constant. Unlinked: index of the constant, then 0; linked: the value, low half first.
    Const,
    /// Two words: a name, as an interned string. Unlinked: index of the name, then 0; linked: the value.
    Name,
    /// Two words: the cell of a global variable. Unlinked: index of the name, then 0; linked: the cell.
    Global,
    /// One word: a jump offset in words, signed, counted from the start of the instruction.
    Jump,
    /// One word: index of a child code unit.
    Child,
    /// One word: a plain number.
    Plain,
    /// One word of inline cache, 0 when linked; what suspends a generator has the mask of the registers to save in two.
    Cache,
}

macro_rules! bytecodes {
    ($($(#[$section:meta])* $name:ident $a:ident $b:ident $c:ident [$($extra:ident)*] $sentence:literal;)*) => {
        /// What an instruction does.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Opcode { $(#[doc = $sentence] $name,)* }

        /// A row of the table.
        #[derive(Debug)]
        pub struct Row {
            /// The bytecode.
            pub opcode: Opcode,
            /// Its name in listings.
            pub name: &'static str,
            /// Operands `a`, `b`, `c`.
            pub operands: [Operand; 3],
            /// The words behind it.
            pub extra: &'static [Extra],
            /// What it does.
            pub sentence: &'static str,
        }

        /// All bytecodes in the order of [`Opcode`].
        pub const ROWS: &[Row] = &[$(Row {
            opcode: Opcode::$name,
            name: stringify!($name),
            operands: [Operand::$a, Operand::$b, Operand::$c],
            extra: &[$(Extra::$extra),*],
            sentence: $sentence,
        },)*];

        /// Bytecode and length for each low byte of a word; those without a bytecode never occur in one.
        const ALL: [(Opcode, u8); 256] = {
            let mut all = [(Opcode::Move, 1); 256];
            $(all[Opcode::$name as usize] =
                (Opcode::$name, 1 $(+ Extra::$extra.words() as u8)*);)*
            all
        };

        /// Calls `$callback! { name name .. }` with all bytecodes in order, for dispatchers.
        #[macro_export]
        macro_rules! for_all_bytecodes {
            ($callback:path) => { $callback! { $($name)* } };
        }
    };
}

bytecodes! {
    // Moves, constants and variables
    Move Write Read No [] "R[a] = R[b]";
    LoadConst Write No No [Const] "R[a] = constant";
    LoadInt Write Imm Num [] "R[a] = the small int b * 256 + c, b signed";
    LoadNull Write No No [] "R[a] = null (unbound)";
    Line No No No [] "a line begins: nothing, but to who traces the program";
    Park Write No No [Plain Plain Plain Plain Plain Plain Plain Plain] "R[a] = a tuple of the registers whose bits are set in the words, so that others may use them for a while";
    Unpark Write Window No [Plain Plain Plain Plain Plain Plain Plain Plain] "R[a] = R[b+1], and the registers whose bits are set in the words = the items of the tuple R[b] from `Park`";
    CheckBound Read No No [Name] "raise UnboundLocalError naming the variable if R[a] is null";
    LoadGlobal Write No No [Global] "R[a] = the global, else the builtin of that name, else NameError";
    StoreGlobal Read No No [Global] "the global = R[a]";
    DeleteGlobal No No No [Global] "unbind the global, NameError if it is not bound";
    LoadScope Write No No [Name] "LoadGlobal, linked where the globals are a dict";
    StoreScope Read No No [Name] "StoreGlobal, linked where the globals are a dict";
    DeleteScope No No No [Name] "DeleteGlobal, linked where the globals are a dict";
    MakeCell Write Read No [] "R[a] = a cell holding R[b] (which may be null)";
    LoadCell Write Read No [Name] "R[a] = content of the cell R[b]; NameError/UnboundLocalError naming it if null";
    StoreCell Read Read No [] "the cell R[a] = R[b]";
    DeleteCell Read No No [Name] "unbind the cell R[a], NameError if it is not bound";
    LoadClosure Write Num High [] "R[a] = the cell number b + 256 * c of the running function's closure";
    LoadFree Write Num High [Name] "R[a] = content of the closure's cell number b + 256 * c; NameError naming it if null";
    StoreFree Read Num High [] "the closure's cell number b + 256 * c = R[a]";
    LoadName Write Read No [Name Global] "in a class body: R[a] = the name in the namespace dict R[b], else the global, else NameError";
    LoadSpilled Write Read No [Name] "R[a] = the variable of that name in the dict R[b] of those without registers; UnboundLocalError naming it if it is not there";
    LoadClassFree Write Num High [Name] "in a class body: R[a] = the name in the namespace in register 0, else the content of the closure's cell number b + 256 * c; NameError naming it if null";
    StoreName Read Read No [Name] "in a class body: namespace dict R[b] at the name = R[a]";
    DeleteName No Read No [Name] "in a class body: remove the name from the namespace dict R[b], NameError if absent";
    StartAnnotations No Num No [] "the namespace of a class body in register 0 (if b is 1; else the globals) gets an empty `__annotations__`, if it has none";

    // Arithmetic
    Add Write Read Read [] "R[a] = R[b] + R[c]";
    Sub Write Read Read [] "R[a] = R[b] - R[c]";
    Mul Write Read Read [] "R[a] = R[b] * R[c]";
    TrueDiv Write Read Read [] "R[a] = R[b] / R[c]";
    FloorDiv Write Read Read [] "R[a] = R[b] // R[c]";
    Mod Write Read Read [] "R[a] = R[b] % R[c]";
    Pow Write Read Read [] "R[a] = R[b] ** R[c]";
    LShift Write Read Read [] "R[a] = R[b] << R[c]";
    RShift Write Read Read [] "R[a] = R[b] >> R[c]";
    And Write Read Read [] "R[a] = R[b] & R[c]";
    Or Write Read Read [] "R[a] = R[b] | R[c]";
    Xor Write Read Read [] "R[a] = R[b] ^ R[c]";
    MatMul Write Read Read [] "R[a] = R[b] @ R[c]";
    InplaceAdd Write Read Read [] "R[a] = R[b] += R[c]: as Add, but tries `__iadd__` first and extends lists in place";
    InplaceSub Write Read Read [] "as Sub, in place where the class says so";
    InplaceMul Write Read Read [] "as Mul, in place where the class says so";
    InplaceTrueDiv Write Read Read [] "as TrueDiv, in place where the class says so";
    InplaceFloorDiv Write Read Read [] "as FloorDiv, in place where the class says so";
    InplaceMod Write Read Read [] "as Mod, in place where the class says so";
    InplacePow Write Read Read [] "as Pow, in place where the class says so";
    InplaceLShift Write Read Read [] "as LShift, in place where the class says so";
    InplaceRShift Write Read Read [] "as RShift, in place where the class says so";
    InplaceAnd Write Read Read [] "as And, in place where the class says so";
    InplaceOr Write Read Read [] "as Or, in place where the class says so";
    InplaceXor Write Read Read [] "as Xor, in place where the class says so";
    InplaceMatMul Write Read Read [] "as MatMul, in place where the class says so";
    AddImm Write Read Imm [] "R[a] = R[b] + c";
    SubImm Write Read Imm [] "R[a] = R[b] - c";
    InplaceAddImm Write Read Imm [] "R[a] = R[b] += c: as AddImm, in place where the class says so";
    InplaceSubImm Write Read Imm [] "R[a] = R[b] -= c: as SubImm, in place where the class says so";
    AddFloat Write Read Read [] "Add, quickened: both were floats last time";
    SubFloat Write Read Read [] "Sub, quickened: both were floats last time";
    MulFloat Write Read Read [] "Mul, quickened: both were floats last time";
    TrueDivFloat Write Read Read [] "TrueDiv, quickened: both were floats last time";
    InplaceAddFloat Write Read Read [] "InplaceAdd, quickened: both were floats last time";
    InplaceSubFloat Write Read Read [] "InplaceSub, quickened: both were floats last time";
    InplaceMulFloat Write Read Read [] "InplaceMul, quickened: both were floats last time";
    Neg Write Read No [] "R[a] = -R[b]";
    Pos Write Read No [] "R[a] = +R[b]";
    Invert Write Read No [] "R[a] = ~R[b]";
    Not Write Read No [] "R[a] = not R[b]";

    // Comparisons
    Lt Write Read Read [] "R[a] = R[b] < R[c]";
    Le Write Read Read [] "R[a] = R[b] <= R[c]";
    Eq Write Read Read [] "R[a] = R[b] == R[c]";
    Ne Write Read Read [] "R[a] = R[b] != R[c]";
    Gt Write Read Read [] "R[a] = R[b] > R[c]";
    Ge Write Read Read [] "R[a] = R[b] >= R[c]";
    Is Write Read Read [] "R[a] = R[b] is R[c]";
    IsNot Write Read Read [] "R[a] = R[b] is not R[c]";
    In Write Read Read [] "R[a] = R[b] in R[c]";
    NotIn Write Read Read [] "R[a] = R[b] not in R[c]";

    // Jumps. A loop header is a `Loop`; every backward jump goes to one.
    Jump No No No [Jump] "go there";
    JumpLoop No No No [Jump] "go there, to a loop header: a `Jump` back, linked";
    Loop No No No [Cache Cache] "a loop header: count, look for interrupts, enter compiled code. Caches: counter, code";
    PassLoop No No No [Cache Cache] "a loop header that is nothing to a trace (linked where a merge point is in its loop): look for interrupts";
    Enter Num Num No [Cache Cache] "the start of a function whose variables without a value are the b registers from a: check the stack, count, enter compiled code. Caches: counter, code";
    PassEnter Num Num No [Cache Cache] "the start of a function with a merge point, linked: as `Enter`";
    Unlinked No No No [] "the first word of code that has not run yet: link it, and begin";
    ShownEnter Num Num No [Cache Cache] "as `Enter`, linked where frames show their variables: b registers from a = null";
    JumpTrue Read No No [Jump] "go there if R[a] is true";
    JumpFalse Read No No [Jump] "go there if R[a] is false";
    JumpLt Read Read No [Jump] "go there if R[a] < R[b]";
    JumpLe Read Read No [Jump] "go there if R[a] <= R[b]";
    JumpEq Read Read No [Jump] "go there if R[a] == R[b]";
    JumpNe Read Read No [Jump] "go there if R[a] != R[b]";
    JumpGt Read Read No [Jump] "go there if R[a] > R[b]";
    JumpGe Read Read No [Jump] "go there if R[a] >= R[b]";
    JumpNotLt Read Read No [Jump] "go there unless R[a] < R[b]";
    JumpNotLe Read Read No [Jump] "go there unless R[a] <= R[b]";
    JumpNotEq Read Read No [Jump] "go there unless R[a] == R[b]";
    JumpNotNe Read Read No [Jump] "go there unless R[a] != R[b]";
    JumpNotGt Read Read No [Jump] "go there unless R[a] > R[b]";
    JumpNotGe Read Read No [Jump] "go there unless R[a] >= R[b]";
    JumpLtImm Read Imm No [Jump] "go there if R[a] < b";
    JumpLeImm Read Imm No [Jump] "go there if R[a] <= b";
    JumpEqImm Read Imm No [Jump] "go there if R[a] == b";
    JumpNeImm Read Imm No [Jump] "go there if R[a] != b";
    JumpGtImm Read Imm No [Jump] "go there if R[a] > b";
    JumpGeImm Read Imm No [Jump] "go there if R[a] >= b";
    JumpNotLtImm Read Imm No [Jump] "go there unless R[a] < b";
    JumpNotLeImm Read Imm No [Jump] "go there unless R[a] <= b";
    JumpNotEqImm Read Imm No [Jump] "go there unless R[a] == b";
    JumpNotNeImm Read Imm No [Jump] "go there unless R[a] != b";
    JumpNotGtImm Read Imm No [Jump] "go there unless R[a] > b";
    JumpNotGeImm Read Imm No [Jump] "go there unless R[a] >= b";
    JumpIs Read Read No [Jump] "go there if R[a] is R[b]";
    JumpIsNot Read Read No [Jump] "go there if R[a] is not R[b]";
    JumpNone Read No No [Jump] "go there if R[a] is None";
    JumpNotNone Read No No [Jump] "go there if R[a] is not None";
    JumpIn Read Read No [Jump] "go there if R[a] in R[b]";
    JumpNotIn Read Read No [Jump] "go there if R[a] not in R[b]";

    JumpNotBuiltin Read Num No [Jump] "go there unless R[a] is the builtin number b among those that consume an iterable";
    JumpNotLazy Read Num No [Jump] "go there unless R[a] is a generator, an `enumerate`, `zip`, `map` or `filter`; if b is 1, unless it gives tuples of two";

    // Attributes and items
    GetAttr Write Read No [Name Cache Cache Cache Cache] "R[a] = R[b].name. Caches: class, what, and two by what";
    SetAttr Read Read No [Name Cache Cache Cache Cache] "R[a].name = R[b]. Caches: class, what, new class, slot";
    DeleteAttr Read No No [Name] "del R[a].name";
    LoadSpecial Write Read No [Name] "R[a] = the name looked up on the class of R[b] and bound to it, for `with`; TypeError if absent";
    GetItem Write Read Read [] "R[a] = R[b][R[c]]";
    GetItemImm Write Read Imm [] "R[a] = R[b][c]";
    SetItem Read Read Read [] "R[a][R[b]] = R[c]";
    DeleteItem Read Read No [] "del R[a][R[b]]";
    GetSlice Write Read Window [] "R[a] = R[b][R[c]:R[c+1]:R[c+2]]";
    SetSlice Read Window Read [] "R[a][R[b]:R[b+1]:R[b+2]] = R[c]";
    DeleteSlice Read Window No [] "del R[a][R[b]:R[b+1]:R[b+2]]";

    // Building
    BuildTuple Write Window Num [] "R[a] = (R[b], .. c items)";
    BuildList Write Window Num [] "R[a] = [R[b], .. c items]";
    BuildListFor Write Read No [] "R[a] = [], with room for what the iterator R[b] still gives, if it says how much that is";
    BuildSet Write Window Num [] "R[a] = {R[b], .. c items}";
    BuildDict Write Window Num [] "R[a] = {R[b]: R[b+1], .. c pairs}";
    BuildSlice Write Window No [] "R[a] = slice(R[b], R[b+1], R[b+2])";
    BuildString Write Window Num [] "R[a] = the strings R[b], .. c of them, joined";
    ListAppend Read Read No [] "append R[b] to the list R[a]";
    ListExtend Read Read No [] "extend the list R[a] by the iterable R[b]";
    ListToTuple Write Read No [] "R[a] = tuple of the list R[b]";
    SetAdd Read Read No [] "add R[b] to the set R[a]";
    SetUpdate Read Read No [] "add the items of the iterable R[b] to the set R[a]";
    DictSet Read Read Read [] "the dict R[a] at R[b] = R[c]";
    DictUpdate Read Read No [] "update the dict R[a] from the mapping R[b] (a `**` in a display)";
    DictMerge Read Read Read [] "as DictUpdate for keyword arguments of a call to R[c]: TypeError if a key is there already or is no string";
    Format Write Read Num [] "R[a] = format(R[b] after conversion, spec) ; c bits 0-1: conversion 0 none 1 str 2 repr 3 ascii; bit 2: the spec is R[b+1]; bit 3: a small int without spec stays as it is, as BuildString writes its digits";
    Unpack Window Read Num [] "R[a], .. c registers = the items of R[b]; ValueError if their number differs";
    UnpackLong Write Read No [Plain Plain] "R[a] = a tuple of the items of R[b] for as many targets as the first extra word says; the second is how many come behind a starred one, plus 1; 0: there is none";
    UnpackRest Window Read Num [Plain] "as Unpack with a starred target: c before it, the list of the rest, then as many as the extra word says";

    // Patterns
    Length Write Read No [] "R[a] = len(R[b])";
    JumpNotSequence Read No No [Jump] "go there unless R[a] matches sequence patterns";
    JumpNotMapping Read No No [Jump] "go there unless R[a] matches mapping patterns";
    MatchKeys Window Read Read [Jump Plain] "R[a], .. as many registers as the extra word says = the values of the mapping R[b] at the keys in the tuple R[c]; go there if one is missing";
    MatchRest Write Read Read [] "R[a] = a dict of the mapping R[b] without the keys in the tuple R[c]";
    MatchClass Window Read Read [Jump Const Plain Plain] "R[a], .. registers = the attributes of R[b] that a pattern of the class R[c] looks at: so many of `__match_args__` as the first plain word says, and those named by the constant, a tuple; in all as many as the second says. Go there if it is no instance, or one is missing";

    // Iteration
    GetIter Write Read No [] "R[a] = iter(R[b])";
    ForIter Write Read No [Jump] "R[a] = next(R[b]); go there at the end (StopIteration). R[a] is unchanged then";

    // Calls
    Call Write Window Num [Cache Cache] "R[a] = R[b](R[b+2], .. c arguments)";
    CallKw Write Window Num [Const] "as Call; the constant is a tuple of the names of the last arguments";
    MergePoint Write Window Num [Const Cache] "as CallKw of something named `jit_merge_point`: a turn of the guest's, if it is a JitDriver's. Cache: plan";
    CanEnter Write Window Num [Const Cache] "as CallKw of something named `can_enter_jit`: a jump back of the guest's, if it is a JitDriver's. Cache: plan";
    CallEx Write Window Num [] "R[a] = R[b](*R[b+2], **R[b+3]): an iterable (mostly a tuple; TypeError naming the callee if it is none), and a dict if c is 1, a mapping (TypeError naming the callee if it is none) if c is 2";
    CallMethod Write Window Num [Name Cache Cache Cache Cache] "R[a] = R[b+2].name(R[b+3], .. c arguments). Caches: class, what, function";
    LoadMethod Write Read No [Name Cache Cache Cache] "R[a] = R[b].name, to be called by CallLoaded, with R[a-2] = 0; if that is a method: R[a] = its object, R[a-2] = its function. Caches: class, function";
    CallLoaded Write Window Num [] "R[a] = the call of what LoadMethod has put into R[b] and R[b+2], with the arguments R[b+3], .. c of them";
    Return Read No No [] "return R[a]";
    MakeFunction Write Window Num [Child] "R[a] = a function of the child; c bit 0: R[b] is its defaults tuple; bit 1: R[b+1] its keyword defaults dict; bit 2: R[b+2] its closure, a tuple of cells; bit 3: R[b+3] its annotations dict";
    BuildClass Write Window Num [] "R[a] = class: R[b] body function, R[b+1] name, then c bases; if c is 255 a tuple of bases and a dict of keywords. The body returns the cell of `__class__` to fill, or None";
    Import Write No No [Name Const Plain] "R[a] = import of the dotted name; the constant is a tuple of the names wanted from it, or None; the plain word is twice the number of leading dots, plus 1 to give the last part of the name and not the first";
    ImportFrom Write Read No [Name] "R[a] = R[b].name, ImportError if it is not there";
    ImportStar Read No No [] "all public names of the module R[a] become globals";

    // Generators. Their registers are saved in the object; the two caches of what suspends hold which ones (see `interp/handlers/generator.rs`).
    MakeGenerator Write No No [Cache Cache] "R[a] = a generator with the registers as they are, and return it; resumed, go on";
    Yield Write Read Read [Cache Cache] "suspend the generator R[c] and give R[b] to whoever resumed it; resumed, R[a] = what was sent";
    Relay Write Read Read [Jump Cache Cache Plain] "as Yield, of what the iterator in the register that the last word names has given; when that ends by an exception thrown into it, R[b] = its result, and go there";
    Send Write Read Read [Jump] "R[a] = the next item of the iterator R[b], which is sent R[c]; at the end R[a] = its result, and go there";
    GetYieldIter Write Read No [] "R[a] = what `yield from R[b]` iterates over";
    GetAwaitable Write Read Num [] "R[a] = what `await R[b]` sends to; c says who awaits: 0 the program, 1 `async with` entering, 2 `async with` leaving";
    GetAsyncIter Write Read No [] "R[a] = R[b].__aiter__(), for `async for`";
    GetAsyncNext Write Read No [] "R[a] = what awaiting R[b].__anext__() sends to";
    JumpNotAsyncStop Read No No [Jump] "go there unless the exception R[a] is a StopAsyncIteration";
    WrapAsync Write Read No [] "R[a] = R[b], marked as what an asynchronous generator yields";
    Finish Read Read No [] "the generator R[b] is finished, its result is R[a]";

    // Rounds of iterators over iterators (see `interp/handlers/round.rs`).
    EndRound No No No [] "the item that this frame takes does not come: the iteration is at its end";
    SkipRound No No No [] "the item that this frame has taken is not wanted: the iteration asks again";
    CountRound Write Read No [] "R[a] = the number that the enumerate R[b] is at, which counts on";
    EndZip Read Num No [] "the source number b of the strict zip R[a] is at its end: ValueError unless all the others are";

    // Look-ups of keys that have a hash of their own (see `interp/handlers/own_hash.rs`).
    HashKey Write Read No [] "R[a] = the hash of the key R[b], as tables keep it";
    FindKey Write Read Window [Jump] "R[a] = the place of a key of the table R[b] with the hash R[c] that comes after R[c+1] others; go there if there is none";
    LoadTable Write Read No [] "R[a] = the storage of the table R[b]";
    LoadKey Write Read Read [] "R[a] = the key at the place R[c] of the storage R[b]";
    TellApart Read Read No [] "R[a] and R[b] are two keys with one hash that are not equal";
    JumpRebuilt Read Read No [Jump] "go there unless the storage of the table R[a] is R[b]";
    JumpShort Read Read No [Jump] "go there unless the storage R[a] has the place R[b]";
    JumpReplaced Read Read Read [Jump] "go there unless the key at the place R[b] of the storage R[a] is R[c]";
    LoadEntry Write Read Read [] "R[a] = the value at the place R[c] of the dict R[b]";
    StoreEntry Read Read Read [] "the value at the place R[b] of the dict R[a] = R[c]";
    AddKey Read Window No [] "the table R[a] gets the key R[b], which it has not, with the value R[b+1] and the hash R[b+2]";
    NoKey Read No No [] "raise KeyError(R[a])";

    // Exceptions. A handler of the exception table finds the exception in the register that its row names.
    Raise Read No No [] "raise R[a], a class or an instance";
    RaiseFrom Read Read No [] "raise R[a] from R[b]";
    Reraise Read No No [] "raise the exception R[a] again, traceback kept";
    RaiseCurrent No No No [] "raise the exception being handled (a bare raise), RuntimeError if there is none";
    PushHandled Write Read No [] "R[a] = the exception being handled until now; R[b] is it from now on";
    PopHandled Read No No [] "R[a] is the exception being handled again";
    JumpNoMatch Read Read No [Jump] "go there unless the exception R[a] matches R[b], a class or a tuple of classes; TypeError if it is neither";
    SplitGroup Window Read Read [] "R[a] and R[a+1] = the part of the exception R[b] that matches R[c], a class or a tuple of classes, and the rest; None where there is none";
    JoinGroup Write Read Read [] "R[a] = what `except*` clauses leave to be raised of the exception R[b]: None, or an exception made of those in the list R[c]";
    Display Read No No [] "show R[a] as the prompt does: `sys.displayhook(R[a])`";
    AssertionFailed Read No No [] "raise AssertionError(R[a]), without argument if R[a] is null";
}

impl Opcode {
    /// The opcode of an instruction word.
    #[inline]
    pub fn of(word: u32) -> Opcode {
        ALL[(word & 0xff) as usize].0
    }
    /// This bytecode's row.
    #[inline]
    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }
    /// Whether it is the start of a function.
    pub fn starts(self) -> bool {
        matches!(self, Opcode::Enter | Opcode::PassEnter | Opcode::ShownEnter)
    }
    /// Whether it calls something as the program says.
    pub fn calls(self) -> bool {
        use Opcode::*;
        matches!(self, Call | CallKw | CallEx | CallMethod | CallLoaded)
    }
    /// Words of an instruction, itself included.
    #[inline]
    pub fn words(self) -> usize {
        ALL[self as u8 as usize].1 as usize
    }
}

impl Extra {
    /// How many words.
    pub const fn words(self) -> usize {
        match self {
            Extra::Const | Extra::Name | Extra::Global => 2,
            _ => 1,
        }
    }
}

/// The instruction word `op a b c`.
pub const fn encode(opcode: Opcode, a: u8, b: u8, c: u8) -> u32 {
    opcode as u32 | (a as u32) << 8 | (b as u32) << 16 | (c as u32) << 24
}
