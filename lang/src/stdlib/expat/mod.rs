//! `pyexpat`: a parser of XML that reports what it finds as it comes in, as Expat does.
//!
//! **In:** bytes, piece by piece. **Out:** one event at a time, errors with Expat's numbers, and places.
//!
//! ```text
//! event.rs           what is reported
//! input.rs           from bytes to characters, and their places
//! scan.rs            from characters to tokens
//! parser.rs          a parser: its state, encodings, the queue of events
//! content.rs         elements, texts, references, namespaces
//! declarations.rs    the document's type
//! dtd.rs             what it declares, and values with references in them
//! ```
//!
//! No crate has this: `quick-xml` and `xml-rs` do not read document types, entities outside, or Expat's places and errors; the port of Expat
//! to Rust is a beta without handlers of declarations; the bindings are of an Expat of 2013.
//!
//! **Absent:** handlers, and the objects that programs see, in `python/pyexpat.py`.

mod content;
mod declarations;
mod dtd;
mod event;
mod input;
mod parser;
mod scan;

use crate::builtins::ANY;
use crate::object::{Dict, Raised, Str, Value, instance::payload};
use crate::vm::{Args, Vm};
use event::{Event, Model, Part, kind};
use parser::{Parser, Settings};
use std::rc::Rc;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "pyexpat";
    "_new" new (2, 2) "(encoding, separator)" ANY;
    "_inner" inner (3, 3) "(parser, context, encoding)" ANY;
    "_end" end (1, 1) "(parser)" ANY;
    "_set" set (3, 3) "(parser, mask, buffer)" ANY;
    "_shape" shape (5, 5) "(parser, is_ordered, is_specified, gives_prefixes, base)" ANY;
    "_feed" feed (3, 3) "(parser, data, is_final)" ANY;
    "_next" next (1, 1) "(parser)" ANY;
    "_table" table (2, 2) "(parser, characters)" ANY;
    "_code" code (1, 1) "(parser)" ANY;
    "_fail" fail (2, 2) "(parser, code)" ANY;
    "_given" given (2, 2) "(parser, encoding)" ANY;
    "_place" place (1, 1) "(parser)" ANY;
    "_parameters" parameters (2, 2) "(parser, flag)" ANY;
    "_foreign" foreign (2, 2) "(parser, flag)" ANY;
    "_context" context (1, 1) "(parser)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("pyexpat", FUNCTIONS)
}

/// A parser, and how its events look to the program.
struct Kept {
    parser: Parser,
    is_ordered: bool,
    is_specified: bool,
    base: Option<String>,
}

fn optional(value: Value) -> Option<String> {
    Str::of(payload(value)).map(|text| text.text().into())
}

fn keep(vm: &mut Vm, parser: Parser) -> Result<Value, Raised> {
    let kept = Kept { parser, is_ordered: false, is_specified: false, base: None };
    let number = vm.outside().keep(kept);
    vm.new_int(number as i64)
}

/// `_new(encoding, separator)`: the number of a parser. A separator, which may be empty, asks for namespaces.
fn new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let separator = optional(args.get(1));
    let settings =
        Settings { has_namespaces: separator.is_some(), separator, ..Settings::default() };
    let parser = Parser::new(settings, optional(args.get(0)));
    keep(vm, parser)
}

/// `_inner(parser, context, encoding)`: a parser of an entity that lies outside. Without a context it is a parameter entity.
fn inner(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (context, encoding) = (optional(args.get(1)), optional(args.get(2)));
    let outer = vm.kept::<Kept>(args.get(0))?;
    let (is_ordered, is_specified) = (outer.is_ordered, outer.is_specified);
    let base = outer.base.clone();
    let parser = outer.parser.inner(context.as_deref(), encoding);
    let number = vm.outside().keep(Kept { parser, is_ordered, is_specified, base });
    vm.new_int(number as i64)
}

fn end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Kept>(number);
    Ok(vm.none())
}

/// `_set(parser, mask, buffer)`: which handlers are set, and how many bytes of text are put together.
fn set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (mask, buffer) = (vm.index_i64(args.get(1))?, vm.index_i64(args.get(2))?);
    let settings = &mut vm.kept::<Kept>(args.get(0))?.parser.settings;
    settings.mask = mask as u32;
    settings.buffer = buffer as usize;
    Ok(vm.none())
}

fn shape(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mut flags = [false; 3];
    for (at, flag) in flags.iter_mut().enumerate() {
        *flag = vm.truth(args.get(at + 1))?;
    }
    let base = optional(args.get(4));
    let kept = vm.kept::<Kept>(args.get(0))?;
    [kept.is_ordered, kept.is_specified, kept.parser.settings.gives_prefixes] = flags;
    kept.base = base;
    Ok(vm.none())
}

fn feed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(1))?;
    let is_final = vm.truth(args.get(2))?;
    vm.kept::<Kept>(args.get(0))?.parser.feed(&data, is_final);
    Ok(vm.none())
}

/// `_next(parser)`: a tuple of an event's kind and its arguments, or None.
fn next(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let kept = vm.kept::<Kept>(args.get(0))?;
    let Some(event) = kept.parser.next() else { return Ok(vm.none()) };
    let (is_ordered, is_specified) = (kept.is_ordered, kept.is_specified);
    let base = kept.base.clone();
    match event {
        Event::Text(text) => {
            let text = vm.new_str(&text)?;
            vm.new_tuple(&[Value::small(kind::TEXT as i64), text])
        }
        Event::Start(name, mut attributes, specified) => {
            if is_specified {
                attributes.truncate(specified);
            }
            let name = vm.intern(&name)?;
            let all = if is_ordered {
                let list = vm.new_list_for(2 * attributes.len())?;
                for (name, value) in attributes {
                    let (name, value) = (vm.intern(&name)?, vm.new_str(&value)?);
                    list.push(vm, name)?;
                    list.push(vm, value)?;
                }
                list.0
            } else {
                let dict = Dict::new(vm)?.0;
                for (name, value) in attributes {
                    let (name, value) = (vm.intern(&name)?, vm.new_str(&value)?);
                    Dict(dict).set(vm, name, value)?;
                }
                dict
            };
            vm.new_tuple(&[Value::small(kind::START as i64), name, all])
        }
        Event::Other(number, parts) => {
            let has_name = matches!(number, kind::END | kind::START_DOCTYPE | kind::ELEMENT);
            let list = vm.new_list_for(parts.len() + 1)?;
            list.push(vm, Value::small(number as i64))?;
            for part in parts {
                let value = match part {
                    Part::Text(Some(text)) if has_name => vm.intern(&text)?,
                    Part::Text(Some(text)) => vm.new_str(&text)?,
                    Part::Text(None) => vm.none(),
                    Part::Number(number) => vm.new_int(number)?,
                    Part::Model(model) => model_of(vm, &model)?,
                    Part::Base => match &base {
                        Some(base) => vm.new_str(base)?,
                        None => vm.none(),
                    },
                };
                list.push(vm, value)?;
            }
            list.to_tuple(vm)
        }
    }
}

/// What is allowed in an element, as a tuple.
fn model_of(vm: &mut Vm, model: &Model) -> Result<Value, Raised> {
    let parts = vm.new_list_for(model.parts.len())?;
    for part in &model.parts {
        let part = model_of(vm, part)?;
        parts.push(vm, part)?;
    }
    let name = match &model.name {
        Some(name) => vm.intern(name)?,
        None => vm.none(),
    };
    let parts = parts.to_tuple(vm)?;
    let numbers = [model.kind, model.quantity].map(|number| Value::small(number as i64));
    vm.new_tuple(&[numbers[0], numbers[1], name, parts])
}

/// `_table(parser, characters)`: the characters of the 256 bytes of the encoding that was asked for, or None.
fn table(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let table = optional(args.get(1)).map(|text| text.chars().collect::<Box<[char]>>());
    let table = table.filter(|table| table.len() == 256);
    vm.kept::<Kept>(args.get(0))?.parser.set_table(table);
    Ok(vm.none())
}

fn code(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.kept::<Kept>(args.get(0))?.parser.error;
    vm.new_int(number as i64)
}

fn fail(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(1))?;
    vm.kept::<Kept>(args.get(0))?.parser.error = number as u32;
    Ok(vm.none())
}

fn given(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let encoding = optional(args.get(1));
    vm.kept::<Kept>(args.get(0))?.parser.give(encoding);
    Ok(vm.none())
}

/// `_place(parser)`: the line, the column and the byte of what is reported, or of the error.
fn place(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (line, column, byte) = vm.kept::<Kept>(args.get(0))?.parser.place();
    vm.new_tuple(&[line as i64, column as i64, byte].map(Value::small))
}

fn parameters(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let flag = vm.index_i64(args.get(1))?;
    vm.kept::<Kept>(args.get(0))?.parser.settings.parameters = flag;
    Ok(vm.none())
}

fn foreign(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let flag = vm.truth(args.get(1))?;
    vm.kept::<Kept>(args.get(0))?.parser.settings.uses_foreign = flag;
    Ok(vm.none())
}

/// The text from what is reported on.
fn context(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let parser = &vm.kept::<Kept>(args.get(0))?.parser;
    let text = parser.input.text[parser.reported..].to_string();
    vm.new_bytes(text.as_bytes())
}

impl Parser {
    /// A parser of an entity that lies outside of this one's document.
    fn inner(&self, context: Option<&str>, encoding: Option<String>) -> Parser {
        let mut made = Parser::new(self.settings.clone(), encoding);
        made.dtd = Rc::clone(&self.dtd);
        made.names = self.names.clone();
        made.is_entity = true;
        made.is_outside = context.is_none();
        if made.is_outside {
            made.dtd.borrow_mut().was_read = true;
            made.outer = self.nested.iter().map(|nested| nested.name.clone()).collect();
        }
        for part in context.unwrap_or_default().split('\u{c}').filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some((prefix, uri)) => made.bindings.push((prefix.into(), Some(uri.into()))),
                None => made.outer.push(part.into()),
            }
        }
        made
    }

    /// Says what the encoding is, before anything has come in.
    fn give(&mut self, encoding: Option<String>) {
        self.given = encoding;
    }

    fn place(&mut self) -> (u64, u64, i64) {
        let (line, column, byte) = self.input.place(self.reported);
        // Without a character there is no place.
        let is_nowhere = self.input.text.is_empty() && byte == 0;
        (line, column, if is_nowhere { -1 } else { byte as i64 })
    }
}
