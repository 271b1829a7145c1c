//! What a parser reports.

use std::rc::Rc;

/// A number for each kind of event: the half in Python has a list of handlers in this order, and a mask with a bit for each that is set.
pub(super) mod kind {
    pub(crate) const START: u32 = 0;
    pub(crate) const END: u32 = 1;
    pub(crate) const INSTRUCTION: u32 = 2;
    pub(crate) const TEXT: u32 = 3;
    pub(crate) const UNPARSED: u32 = 4;
    pub(crate) const NOTATION: u32 = 5;
    pub(crate) const START_NAMESPACE: u32 = 6;
    pub(crate) const END_NAMESPACE: u32 = 7;
    pub(crate) const COMMENT: u32 = 8;
    pub(crate) const START_CDATA: u32 = 9;
    pub(crate) const END_CDATA: u32 = 10;
    pub(crate) const DEFAULT: u32 = 11;
    pub(crate) const DEFAULT_EXPAND: u32 = 12;
    pub(crate) const NOT_STANDALONE: u32 = 13;
    pub(crate) const EXTERNAL: u32 = 14;
    pub(crate) const START_DOCTYPE: u32 = 15;
    pub(crate) const END_DOCTYPE: u32 = 16;
    pub(crate) const ENTITY: u32 = 17;
    pub(crate) const DECLARATION: u32 = 18;
    pub(crate) const ELEMENT: u32 = 19;
    pub(crate) const ATTRIBUTES: u32 = 20;
    pub(crate) const SKIPPED: u32 = 21;
    /// No event of programs: the table of an encoding is wanted.
    pub(crate) const ENCODING: u32 = 22;
}

/// A text that many events may share.
pub(super) type Name = Rc<str>;

/// What is allowed in an element.
#[derive(Clone, Debug)]
pub(super) struct Model {
    pub(super) kind: u8,
    pub(super) quantity: u8,
    pub(super) name: Option<String>,
    pub(super) parts: Vec<Model>,
}

/// Something that a handler hears of.
#[derive(Debug)]
pub(super) enum Event {
    /// An element begins: its attributes, and how many of them are in the text.
    Start(Name, Vec<(Name, String)>, usize),
    Text(String),
    /// Any other: its kind and arguments.
    Other(u32, Vec<Part>),
}

/// An argument of a handler.
#[derive(Debug)]
pub(super) enum Part {
    Text(Option<String>),
    Number(i64),
    Model(Model),
    /// Where the document is, as the program has said.
    Base,
}

impl Event {
    /// Its kind.
    pub(super) fn kind(&self) -> u32 {
        match self {
            Event::Start(..) => kind::START,
            Event::Text(_) => kind::TEXT,
            Event::Other(kind, _) => *kind,
        }
    }
}

impl From<Option<String>> for Part {
    fn from(text: Option<String>) -> Part {
        Part::Text(text)
    }
}

impl From<String> for Part {
    fn from(text: String) -> Part {
        Part::Text(Some(text))
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Part {
        Part::Text(Some(text.into()))
    }
}

impl From<i64> for Part {
    fn from(number: i64) -> Part {
        Part::Number(number)
    }
}
