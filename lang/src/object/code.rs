//! Code objects: what `compile` makes, and what functions and frames have.
//!
//! Code lives as long as its object ([`super::record`]). It is linked to the globals it runs with. That of a function is linked already; what `compile` makes is linked once for
//! each module or dict that it is run in, and once more where its names are looked for in locals of their own first.

use super::{Runtime, Type, Value};
use crate::object::{Code, CodeRef, Object, Raised};
use rustc_hash::FxHashMap;
use sidewinder_compiler::bytecode::Unit;
use sidewinder_syntax::Mode;
use sidewinder_syntax::source::SourceFile;
use std::cell::{Cell, RefCell};
use std::sync::Arc;

/// Where the code of a code object comes from.
#[derive(Debug)]
pub enum CodeRecord {
    /// Of a function, or of what runs.
    Linked(CodeRef),
    /// Of a text.
    Text(Box<TextCode>),
}

/// Code of a text, which runs where it is asked to.
#[derive(Debug)]
pub struct TextCode {
    /// The text.
    pub file: Arc<SourceFile>,
    /// What it is.
    pub mode: Mode,
    /// Whether annotations are kept as text.
    pub text_annotations: bool,
    /// How much of it is left out, as `-O` says.
    pub optimize: u8,
    /// What it was compiled to, for looking at.
    pub unit: Unit,
    /// What was linked so far, by module and whether names are looked for in locals first: neither is kept alive.
    pub linked: RefCell<FxHashMap<(Value, bool), CodeRef>>,
    /// Whether the Runtime knows that something was.
    pub is_listed: Cell<bool>,
}

impl CodeRecord {
    /// The unit.
    pub fn unit(&self) -> &Unit {
        match self {
            CodeRecord::Linked(code) => &code.unit,
            CodeRecord::Text(text) => &text.unit,
        }
    }
}

/// The record of a code object.
pub fn code_record(object: Value) -> &'static CodeRecord {
    debug_assert!(object.is(super::Kind::Code));
    object.record()
}

impl Runtime {
    /// Keeps code for ever: it may run without a function that says so.
    pub(crate) fn keep_code(&mut self, code: CodeRef) {
        if !code.is_kept.replace(true) {
            self.keep(code.object.get());
        }
    }

    /// Notes what the code of a text was linked to.
    pub(crate) fn text_was_linked(
        &mut self,
        (object, text): (Value, &TextCode),
        (module, is_inside): (Value, bool),
        code: CodeRef,
    ) {
        if !text.is_listed.replace(true) {
            self.known.texts.push(object);
        }
        text.linked.borrow_mut().insert((module, is_inside), code);
    }

    /// A code object.
    pub(crate) fn new_code(&mut self, record: CodeRecord) -> Result<Value, Raised> {
        let name = match &record {
            CodeRecord::Linked(code) => code.names.0,
            CodeRecord::Text(text) => self.intern_weakly(&text.unit.name)?,
        };
        let object = self.allocate_old(self.header(Type::Code), 24)?;
        let record: &'static CodeRecord = Box::leak(Box::new(record));
        object.set_raw(1, std::ptr::from_ref(record) as u64);
        self.heap.set(object, 2, name);
        self.heap.add_owner(object);
        match record {
            CodeRecord::Linked(code) => {
                code.object.set(object);
                self.heap.own(object, std::ptr::from_ref(*code) as usize, size_of::<Code>());
            }
            CodeRecord::Text(text) => {
                self.heap.own(object, std::ptr::from_ref(&**text) as usize, size_of::<TextCode>());
            }
        }
        self.heap.recorded(record.bytes() as isize);
        Ok(object)
    }
}
