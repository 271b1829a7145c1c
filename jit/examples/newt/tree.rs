//! A program as a tree.

/// Where something stands, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its line.
    pub line: u32,
    /// Its column, in characters.
    pub column: u32,
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What, in a sentence.
    pub message: String,
}

impl Place {
    /// Something is wrong here.
    pub fn fault(self, message: impl Into<String>) -> Fault {
        Fault { place: self, message: message.into() }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.place.line, self.place.column, self.message)
    }
}

/// An expression and where it stands; of an operation, where its sign does.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where.
    pub place: Place,
}

/// What an expression is.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A whole number.
    Number(i64),
    /// A string.
    Text(Vec<u8>),
    /// `true` or `false`.
    Bool(bool),
    /// `nil`
    Nil,
    /// A variable.
    Name(String),
    /// `f(args)`: a function, a class or a builtin.
    Call(String, Vec<Expr>),
    /// `object.method(args)`
    Method(Box<Expr>, String, Vec<Expr>),
    /// `object.field`
    Field(Box<Expr>, String),
    /// `string[index]`
    Index(Box<Expr>, Box<Expr>),
    /// `-x` or `not x`
    Unary(&'static str, Box<Expr>),
    /// `x + y` and the like.
    Binary(&'static str, Box<Expr>, Box<Expr>),
    /// `x and y`, `x or y`
    Logic(&'static str, Box<Expr>, Box<Expr>),
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    /// `let name = value;`
    Let(String, Expr),
    /// `target = value;`: a variable or a field.
    Assign(Expr, Expr),
    /// `if condition { .. } else { .. }`
    If(Expr, Vec<Statement>, Vec<Statement>),
    /// `while condition { .. }`
    While(Expr, Vec<Statement>),
    /// `return value;`
    Return(Option<Expr>, Place),
    /// `break;`
    Break(Place),
    /// `value;`
    Value(Expr),
}

/// `fn name(parameters) { .. }`; a method has `self` among its parameters.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub place: Place,
    /// Names of its parameters.
    pub parameters: Vec<String>,
    /// What it does.
    pub body: Vec<Statement>,
}

/// `class Name(fields) : Parent { .. }`
#[derive(Clone, Debug)]
pub struct Class {
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub place: Place,
    /// The fields that it is made with, besides its parent's.
    pub fields: Vec<String>,
    /// The class that it inherits from.
    pub parent: Option<(String, Place)>,
    /// Its methods.
    pub methods: Vec<Function>,
}

/// A whole program.
#[derive(Clone, Default, Debug)]
pub struct Program {
    /// Its classes.
    pub classes: Vec<Class>,
    /// Its functions.
    pub functions: Vec<Function>,
    /// What it does, from top to bottom.
    pub body: Vec<Statement>,
}
