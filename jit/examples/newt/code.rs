//! Bytecode: one table of opcodes, instructions of one to three words, and what is known of each position.
//!
//! A word has the opcode in its low byte and up to three operands, `a`, `b` and `c`, mostly registers, in the others.

use super::tree::Place;

macro_rules! ops {
    ($($name:ident $words:literal $sentence:literal;)*) => {
        /// What an instruction does.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Op { $(#[doc = $sentence] $name,)* }

        const ALL: &[Op] = &[$(Op::$name),*];
        const WORDS: &[usize] = &[$($words),*];
    };
}

ops! {
    Constant 1 "R[a] = constant number b + 256 * c";
    Move 1 "R[a] = R[b]";
    Add 1 "R[a] = R[b] + R[c]";
    Sub 1 "R[a] = R[b] - R[c]";
    Mul 1 "R[a] = R[b] * R[c]";
    Div 1 "R[a] = R[b] / R[c], rounded down";
    Mod 1 "R[a] = R[b] % R[c], with the sign of R[c]";
    Eq 1 "R[a] = R[b] == R[c]";
    Ne 1 "R[a] = R[b] != R[c]";
    Lt 1 "R[a] = R[b] < R[c]";
    Le 1 "R[a] = R[b] <= R[c]";
    Not 1 "R[a] = not R[b]";
    Jump 2 "goes on at word 1";
    JumpIf 2 "goes on at word 1 if R[a] is true";
    JumpIfNot 2 "goes on at word 1 if R[a] is false";
    Loop 3 "the head of a loop: a site, with counter and code in words 1 and 2";
    Enter 3 "the start of a function: a site, as above";
    Call 2 "R[a] = function number (word 1) of c arguments from R[b + 1] on";
    Method 2 "R[a] = method named (word 1) of R[b + 1], c arguments with it";
    Return 1 "leaves the function with R[a]";
    New 2 "R[a] = an object of class number (word 1) with c fields from R[b] on";
    Get 2 "R[a] = the field of R[b] named (word 1)";
    Set 2 "the field of R[a] named (word 1) = R[b]";
    Index 1 "R[a] = the string with byte number R[c] of the string R[b]";
    Length 1 "R[a] = the length of the string R[b]";
    Text 1 "R[a] = R[b] as a string";
    Code 1 "R[a] = the number of the first byte of the string R[b]";
    Print 1 "prints R[a]";
}

/// The first word of an instruction.
#[derive(Clone, Copy)]
pub struct Ins(pub u32);

impl Ins {
    /// An instruction.
    pub fn new(op: Op, [a, b, c]: [u8; 3]) -> Ins {
        Ins(u32::from_le_bytes([op as u8, a, b, c]))
    }
    /// What it does.
    pub fn op(self) -> Op {
        ALL[(self.0 & 0xff) as usize]
    }
    /// Operand `a`, as a slot.
    pub fn a(self) -> isize {
        (self.0 >> 8 & 0xff) as isize
    }
    /// Operand `b`, as a slot.
    pub fn b(self) -> isize {
        (self.0 >> 16 & 0xff) as isize
    }
    /// Operand `c`, as a slot.
    pub fn c(self) -> isize {
        (self.0 >> 24) as isize
    }
}

impl Op {
    /// How many words its instructions have.
    pub fn words(self) -> usize {
        WORDS[self as usize]
    }
}

/// A constant of the program.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Constant {
    /// A whole number.
    Number(i64),
    /// A string.
    Text(Vec<u8>),
    /// `true` or `false`.
    Bool(bool),
    /// `nil`
    Nil,
}

/// A function or method.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name, for messages and traces.
    pub name: String,
    /// The position of its `Enter`.
    pub start: u32,
    /// How many parameters it has, `self` included.
    pub parameters: usize,
    /// Whether it has a loop of its own: traces call it, and do not follow it.
    pub has_loop: bool,
}

/// A class.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its name.
    pub name: String,
    /// The names of all fields that its objects may have, those that it is made with first.
    pub fields: Vec<u32>,
    /// How many fields it is made with.
    pub made_with: usize,
    /// Its methods, inherited ones included: name and function.
    pub methods: Vec<(u32, u32)>,
}

/// A compiled program.
#[derive(Clone, Default, Debug)]
pub struct Code {
    /// All instructions of all functions.
    pub words: Vec<u32>,
    /// For each word, where in the text its instruction comes from.
    pub places: Vec<Place>,
    /// For each word, how many registers may be in use when its instruction starts.
    pub heights: Vec<u8>,
    /// All functions. The first is the program's own body.
    pub functions: Vec<Function>,
    /// All classes.
    pub classes: Vec<Class>,
    /// Names of fields and methods.
    pub names: Vec<String>,
    /// Constants.
    pub constants: Vec<Constant>,
}
