//! A parser: what has come in, where it is, and what is to be reported.
//!
//! One step takes one token, whose events wait in a queue. The program hears of one event at a time, so that what it asks for meanwhile, such as
//! the place, is that event's.

use super::dtd::Dtd;
use super::event::{Event, Name, Part, kind};
use super::input::{Encoding, Input, contradicts, detected};
use super::scan::{Scan, Scanned, Stop, error, is_space};
use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

/// What is being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Nothing yet.
    Start,
    /// Before the first element. Whether the type has been declared.
    Prolog(bool),
    /// Between the brackets of the type.
    Subset,
    Content,
    Epilog,
    /// All of a parameter entity from outside.
    Outside,
}

/// So many bytes of a text are reported at once where they had to be converted.
const PIECE: usize = 1024;

/// An element that is open.
pub(super) struct Open {
    /// Its name in the text, and as it is reported.
    pub(super) raw: Name,
    pub(super) name: Name,
    /// How many prefixes were bound when it began.
    pub(super) bindings: usize,
}

/// What an entity stands for, while it is read.
pub(super) struct Nested {
    pub(super) name: String,
    pub(super) text: Name,
    pub(super) at: usize,
    /// How many elements were open before.
    pub(super) level: usize,
    pub(super) is_parameter: bool,
}

/// A prefix, and what it stands for; `None` for nothing.
pub(super) type Binding = (String, Option<Name>);

/// What a program has asked for.
#[derive(Clone, Default)]
pub(super) struct Settings {
    /// What stands between a namespace and a name.
    pub(super) separator: Option<String>,
    pub(super) has_namespaces: bool,
    pub(super) gives_prefixes: bool,
    /// Whether parameter entities are read: 0 never, 1 unless the document is standalone, 2 always.
    pub(super) parameters: i64,
    pub(super) uses_foreign: bool,
    /// The handlers that are set.
    pub(super) mask: u32,
    /// Texts that follow each other are one of at most that many bytes; 0 for no such thing.
    pub(super) buffer: usize,
}

/// A parser.
pub(super) struct Parser {
    pub(super) input: Input,
    pub(super) at: usize,
    /// Where the token begins.
    pub(super) token: usize,
    /// Where what is reported now begins.
    pub(super) reported: usize,
    pub(super) state: State,
    pub(super) dtd: Rc<RefCell<Dtd>>,
    pub(super) open: Vec<Open>,
    pub(super) nested: Vec<Nested>,
    pub(super) bindings: Vec<Binding>,
    pub(super) settings: Settings,
    /// Entities that this is the text of, for a parser of an external one.
    pub(super) outer: Vec<String>,
    /// Whether it is an entity's, and no document; and whether that is a parameter entity.
    pub(super) is_entity: bool,
    pub(super) is_outside: bool,
    pub(super) is_in_cdata: bool,
    /// How many included sections are open.
    pub(super) sections: usize,
    /// The name of the document's type, and the entity of its subset outside.
    pub(super) doctype: Option<(Option<String>, Option<String>)>,
    pub(super) names: HashMap<String, Name>,
    /// Where the last text in quotes, or word, is that a declaration is reported at; and whether the declaration is no text of the document.
    pub(super) literal: usize,
    pub(super) is_replaced: bool,
    queue: VecDeque<(Event, usize)>,
    /// Texts that wait for more, and where they begin.
    waiting: (String, usize),
    /// The error, once there is one.
    pub(super) error: u32,
    pub(super) is_done: bool,
    known: Option<Encoding>,
    /// The encoding that a program gave.
    pub(super) given: Option<String>,
    /// The encoding whose table is asked for.
    asked: Option<String>,
}

impl Parser {
    pub(super) fn new(settings: Settings, given: Option<String>) -> Parser {
        Parser {
            input: Input::default(),
            at: 0,
            token: 0,
            reported: 0,
            state: State::Start,
            dtd: Rc::default(),
            open: Vec::new(),
            nested: Vec::new(),
            bindings: vec![("xml".into(), Some("http://www.w3.org/XML/1998/namespace".into()))],
            settings,
            outer: Vec::new(),
            is_entity: false,
            is_outside: false,
            is_in_cdata: false,
            sections: 0,
            doctype: None,
            names: HashMap::new(),
            literal: 0,
            is_replaced: false,
            queue: VecDeque::new(),
            waiting: Default::default(),
            error: 0,
            is_done: false,
            known: None,
            given,
            asked: None,
        }
    }

    /// Takes bytes. `is_final`: there will be no more.
    pub(super) fn feed(&mut self, data: &[u8], is_final: bool) {
        if self.is_done && self.error == 0 {
            self.error = error::FINISHED;
        }
        if self.error != 0 {
            return;
        }
        self.dtd.borrow_mut().direct += data.len();
        // What is not needed any more goes, but not what still waits to be reported.
        if self.queue.is_empty() && self.waiting.0.is_empty() {
            let gone = self.input.forget(self.token.min(self.at));
            self.at -= gone;
            self.token -= gone;
            self.reported = self.reported.saturating_sub(gone);
        }
        self.input.feed(data);
        self.input.is_final |= is_final;
    }

    /// The table of the encoding that was asked for; without one it is not known.
    pub(super) fn set_table(&mut self, table: Option<Box<[char]>>) {
        match table {
            Some(table) => self.known = Some(Encoding::Table(table)),
            None => self.error = error::UNKNOWN_ENCODING,
        }
    }

    /// The next event. `None`: more is needed, all is done, or something is wrong.
    pub(super) fn next(&mut self) -> Option<Event> {
        loop {
            if self.error != 0 {
                return None;
            }
            while let Some((event, at)) = self.queue.pop_front() {
                if let Some(event) = self.merge(event, at) {
                    return Some(event);
                }
            }
            let stop = if self.is_done { Err(Stop::More) } else { self.step() };
            match stop {
                Ok(()) => {}
                Err(Stop::Error(number, at)) => {
                    if let Some(event) = self.waited() {
                        // The program hears of what came before; the same step is made again.
                        return Some(event);
                    }
                    self.error = number;
                    self.reported = if self.nested.is_empty() { at } else { self.token };
                    return None;
                }
                Err(Stop::More) if !self.queue.is_empty() => {}
                Err(Stop::More) => {
                    if let Some(event) = self.waited() {
                        return Some(event);
                    }
                    self.reported = self.token;
                    return None;
                }
            }
        }
    }

    /// Puts texts that follow each other together, if that is wanted.
    fn merge(&mut self, event: Event, at: usize) -> Option<Event> {
        let limit = self.settings.buffer;
        if limit == 0 && self.waiting.0.is_empty() {
            self.reported = at;
            return Some(event);
        }
        if let Event::Text(text) = event {
            let has_room = self.waiting.0.len() + text.len() <= limit;
            if has_room {
                if self.waiting.0.is_empty() {
                    self.waiting.1 = at;
                }
                self.waiting.0.push_str(&text);
                self.reported = at;
                return None;
            }
            match self.waited() {
                Some(before) => {
                    self.queue.push_front((Event::Text(text), at));
                    return Some(before);
                }
                None => {
                    self.reported = at;
                    return Some(Event::Text(text));
                }
            }
        }
        match self.waited() {
            Some(before) => {
                self.queue.push_front((event, at));
                Some(before)
            }
            None => {
                self.reported = at;
                Some(event)
            }
        }
    }

    /// The texts that waited.
    fn waited(&mut self) -> Option<Event> {
        let text = std::mem::take(&mut self.waiting.0);
        (!text.is_empty()).then_some(Event::Text(text))
    }

    /// Whether a handler of that kind is set.
    pub(super) fn hears(&self, kind: u32) -> bool {
        self.settings.mask & 1 << kind != 0
    }

    pub(super) fn hears_default(&self) -> bool {
        self.hears(kind::DEFAULT) || self.hears(kind::DEFAULT_EXPAND)
    }

    /// Reports an event; a text that no handler hears of goes to the default one.
    pub(super) fn report(&mut self, event: Event, raw: &str) {
        if self.hears(event.kind()) {
            self.queue.push_back((event, self.token));
        } else if self.hears_default()
            && raw.starts_with("<!")
            && !raw.starts_with("<!-")
            && !raw.starts_with("<![")
        {
            self.report_tokens(raw);
        } else {
            self.report_default(raw);
        }
    }

    /// Reports an event if a handler hears of it.
    pub(super) fn report_only(&mut self, event: Event) {
        if self.hears(event.kind()) {
            self.queue.push_back((event, self.token));
        }
    }

    /// Reports a text of the document, in pieces where it had to be converted.
    pub(super) fn report_text(&mut self, text: &str) {
        let is_converted = self.nested.is_empty() && self.input.encoding != Some(Encoding::Utf8);
        let mut rest = text;
        while is_converted && rest.len() > PIECE {
            let size = (0..=PIECE).rev().find(|size| rest.is_char_boundary(*size)).unwrap_or(PIECE);
            let (piece, after) = rest.split_at(size);
            self.report(Event::Text(piece.into()), piece);
            rest = after;
        }
        self.report(Event::Text(rest.into()), rest);
    }

    /// Reports the tokens of a declaration that has no handler of its own.
    fn report_tokens(&mut self, raw: &str) {
        let mut rest = raw;
        while let Some(c) = rest.chars().next() {
            let size = match c {
                '"' | '\'' => rest[1..].find(c).map_or(rest.len(), |at| at + 2),
                _ if is_space(c) => rest.find(|c| !is_space(c)).unwrap_or(rest.len()),
                '<' => rest.find(is_space).unwrap_or(rest.len()),
                '>' | '[' | ']' | '(' | ')' | '|' | ',' => 1,
                _ => rest
                    .find(|c| {
                        is_space(c)
                            || matches!(c, '>' | '[' | ']' | '(' | ')' | '|' | ',' | '"' | '\'')
                    })
                    .unwrap_or(rest.len()),
            };
            let (token, after) = rest.split_at(size.max(1));
            self.report_default(token);
            rest = after;
        }
    }

    /// Reports a text that has no handler of its own.
    pub(super) fn report_default(&mut self, raw: &str) {
        if !raw.is_empty() && self.hears_default() {
            let event = Event::Other(kind::DEFAULT, vec![raw.into()]);
            self.queue.push_back((event, self.token));
        }
    }

    pub(super) fn other(&mut self, kind: u32, parts: Vec<Part>, raw: &str) {
        self.report(Event::Other(kind, parts), raw);
    }

    /// A name that is used again.
    pub(super) fn name(&mut self, text: &str) -> Name {
        if let Some(name) = self.names.get(text) {
            return name.clone();
        }
        let name: Name = Rc::from(text);
        self.names.insert(text.into(), name.clone());
        name
    }

    /// Takes a token.
    fn step(&mut self) -> Scanned<()> {
        if self.state == State::Start && !self.begin()? {
            return Ok(());
        }
        if let Some(nested) = self.nested.pop() {
            return self.step_nested(nested);
        }
        self.token = self.at;
        let text = std::mem::take(&mut self.input.text);
        let mut scan = Scan { text: &text, at: self.at, is_bad: self.input.is_bad };
        let result = self.token(&mut scan);
        if result.is_ok() {
            self.at = scan.at;
        }
        self.input.text = text;
        match result {
            Err(Stop::More) if self.input.is_final => self.finish(),
            result => result,
        }
    }

    /// Takes a token of what an entity stands for.
    fn step_nested(&mut self, mut nested: Nested) -> Scanned<()> {
        let text = nested.text.clone();
        if nested.at == text.len() {
            if !nested.is_parameter && self.open.len() != nested.level {
                return Err(Stop::Error(error::ASYNC_ENTITY, self.token));
            }
            return Ok(());
        }
        let mut scan = Scan::new(&text, nested.at);
        let depth = self.nested.len();
        let (level, is_parameter) = (nested.level, nested.is_parameter);
        // Its name has to be found by what is inside.
        self.nested.push(nested);
        let result =
            if is_parameter { self.subset(&mut scan) } else { self.content(&mut scan, level) };
        nested = self.nested.remove(depth);
        nested.at = scan.at;
        match result {
            Ok(()) => {
                // What the token has opened is inside of this one.
                self.nested.insert(depth, nested);
                Ok(())
            }
            Err(Stop::More) => {
                let error = if is_parameter { error::INCOMPLETE_PE } else { error::ASYNC_ENTITY };
                let error = if is_parameter || text[scan.at..].starts_with("</") {
                    error
                } else {
                    error::UNCLOSED_TOKEN
                };
                Err(Stop::Error(error, self.token))
            }
            Err(Stop::Error(error, _)) => Err(Stop::Error(error, self.token)),
        }
    }

    fn token(&mut self, scan: &mut Scan) -> Scanned<()> {
        match self.state {
            State::Start | State::Prolog(_) => self.prolog(scan),
            State::Subset | State::Outside => self.subset(scan),
            State::Content => self.content(scan, 0),
            State::Epilog => self.epilog(scan),
        }
    }

    /// No more comes: what that means where it is.
    fn finish(&mut self) -> Scanned<()> {
        let at = self.token;
        if self.input.is_partial() {
            // Half of a unit of UTF-16 is no character in part.
            let is_wide = matches!(self.input.encoding, Some(Encoding::Utf16(_)));
            let error = if is_wide { error::UNCLOSED_TOKEN } else { error::PARTIAL_CHAR };
            let end = self.at + self.input.text[self.at..].len();
            return Err(Stop::Error(
                error,
                if is_wide && at < end { self.end_of_spaces() } else { at },
            ));
        }
        if self.is_in_cdata && at == self.input.text.len() {
            return Err(Stop::Error(error::UNCLOSED_CDATA_SECTION, at));
        }
        if at < self.input.text.len() {
            return self.finish_in_token(at);
        }
        match self.state {
            State::Epilog => {}
            State::Content if self.is_entity => {
                if !self.open.is_empty() {
                    return Err(Stop::Error(error::ASYNC_ENTITY, at));
                }
            }
            State::Outside => {
                if self.sections > 0 {
                    return Err(Stop::Error(error::INCOMPLETE_PE, at));
                }
            }
            _ => return Err(Stop::Error(error::NO_ELEMENTS, at)),
        }
        self.is_done = true;
        Ok(())
    }

    /// Where blanks end that the text ends with.
    fn end_of_spaces(&self) -> usize {
        let rest = &self.input.text[self.at..];
        self.at + rest.len() - rest.trim_start_matches(is_space).len()
    }

    /// A token that is not whole is an error, but a text may end with what begins one.
    fn finish_in_token(&mut self, at: usize) -> Scanned<()> {
        let rest = self.input.text[at..].to_string();
        if self.state == State::Content && (rest == "\r" || rest == "]" || rest == "]]") {
            let text = rest.replace('\r', "\n");
            self.report(Event::Text(text), &rest);
            self.at += rest.len();
            return Ok(());
        }
        if rest.chars().all(is_space) {
            self.at += rest.len();
            self.report_default(&rest);
            return Ok(());
        }
        if matches!(self.state, State::Prolog(_) | State::Epilog)
            && !rest.starts_with(['<', '"', '\''])
        {
            let error = if self.state == State::Epilog {
                error::JUNK_AFTER_DOC_ELEMENT
            } else {
                error::SYNTAX
            };
            return Err(Stop::Error(error, at));
        }
        Err(Stop::Error(error::UNCLOSED_TOKEN, at))
    }

    /// The start of a document or an entity: its encoding and declaration. Whether more can be read then.
    fn begin(&mut self) -> Scanned<bool> {
        if self.input.encoding.is_none() {
            let Some(encoding) = self.first_encoding()? else { return Err(Stop::More) };
            self.input.decide(encoding);
        }
        if self.asked.is_some() {
            return self.ask();
        }
        let text = std::mem::take(&mut self.input.text);
        let mut scan = Scan { text: &text, at: 0, is_bad: self.input.is_bad };
        let result = self.declaration(&mut scan);
        if result.is_ok() {
            self.at = scan.at;
        }
        self.input.text = text;
        match result {
            Ok(()) => {}
            Err(Stop::More) if self.input.is_final => {}
            Err(stop) => return Err(stop),
        }
        if self.state == State::Start {
            self.state = match (self.is_outside, self.is_entity) {
                (true, _) => State::Outside,
                (_, true) => State::Content,
                _ => State::Prolog(false),
            };
        }
        Ok(true)
    }

    /// Asks for the table of an encoding, once.
    fn ask(&mut self) -> Scanned<bool> {
        if let Some(known) = self.known.take() {
            self.asked = None;
            self.input.decide(known);
            return Ok(false);
        }
        let name = self.asked.clone();
        self.queue.push_back((Event::Other(kind::ENCODING, vec![name.into()]), 0));
        Ok(false)
    }

    /// The encoding of the first bytes: the program's, or what the bytes say, or what the declaration in them says.
    fn first_encoding(&mut self) -> Scanned<Option<Encoding>> {
        if let Some(known) = self.known.take() {
            self.asked = None;
            return Ok(Some(known));
        }
        if let Some(given) = self.given.clone() {
            let raw = self.input.undecided();
            if given.eq_ignore_ascii_case("utf-16") {
                return Ok(detected(raw, self.input.is_final).map(|found| match found {
                    Encoding::Utf16(_) => found,
                    _ => Encoding::Utf16(true),
                }));
            }
            return self.encoding_named(&given);
        }
        let raw = self.input.undecided();
        let Some(found) = detected(raw, self.input.is_final) else { return Ok(None) };
        if found != Encoding::Utf8 {
            return Ok(Some(found));
        }
        if raw.starts_with(b"\xef\xbb\xbf") || !raw.starts_with(b"<?xml") {
            let mark = b"\xef\xbb\xbf<?xml";
            let is_short = mark.starts_with(raw) || b"<?xml".starts_with(raw);
            return Ok((!is_short || self.input.is_final).then_some(Encoding::Utf8));
        }
        let Some(end) = raw.windows(2).position(|pair| pair == b"?>") else {
            return Ok(self.input.is_final.then_some(Encoding::Utf8));
        };
        let text = String::from_utf8_lossy(&raw[..end]).into_owned();
        let mut scan = Scan::new(&text, 5);
        match declared(&mut scan) {
            Ok(Declared { encoding: Some(name), .. }) => {
                if let Some(error) = contradicts(&Encoding::Utf8, &name) {
                    // Where the name is.
                    let at = text.find(&name).unwrap_or(0);
                    self.token = at;
                    self.input.decide(Encoding::Utf8);
                    return Err(Stop::Error(error, at));
                }
                self.encoding_named(&name)
            }
            _ => Ok(Some(Encoding::Utf8)),
        }
    }

    /// An encoding by name; the program is asked for one that is not known.
    fn encoding_named(&mut self, name: &str) -> Scanned<Option<Encoding>> {
        if let Some(encoding) = Encoding::named(name, true) {
            return Ok(Some(encoding));
        }
        if self.asked.is_none() {
            self.asked = Some(name.into());
            self.queue.push_back((Event::Other(kind::ENCODING, vec![name.into()]), 0));
        }
        Ok(None)
    }

    /// The declaration of the version, if there is one.
    fn declaration(&mut self, scan: &mut Scan) -> Scanned<()> {
        let rest = scan.rest();
        let start = "<?xml";
        if !rest.starts_with(start) {
            if start.starts_with(rest) && !scan.is_bad {
                return Err(Stop::More);
            }
            return Ok(());
        }
        let mut after = *scan;
        after.at += start.len();
        if !is_space(after.peek()?) {
            return Ok(());
        }
        self.declared(scan)
    }

    /// Takes a declaration that is there.
    pub(super) fn declared(&mut self, scan: &mut Scan) -> Scanned<()> {
        let begin = scan.at;
        scan.at += 5;
        let body_start = scan.at;
        let body = scan.until("?>")?;
        let end = scan.at;
        let mut inner = Scan::new(&scan.text[..body_start + body.len()], body_start);
        let wrong = if self.is_entity { error::TEXT_DECL } else { error::XML_DECL };
        let found = match declared(&mut inner) {
            Ok(found) => found,
            Err(Stop::Error(_, at)) => return Err(Stop::Error(wrong, at)),
            Err(Stop::More) => return Err(Stop::Error(wrong, inner.at)),
        };
        let is_right = match self.is_entity {
            true => found.encoding.is_some() && found.standalone < 0,
            false => found.version.is_some(),
        };
        if !is_right {
            return Err(Stop::Error(wrong, end - 2));
        }
        if let (Some(name), None, Some(known)) =
            (&found.encoding, &self.given, &self.input.encoding)
            && let Some(error) = contradicts(known, name)
        {
            return Err(Stop::Error(error, begin));
        }
        let is_wide = matches!(self.input.encoding, Some(Encoding::Utf16(_)));
        if let (Some(name), None, true) = (&found.encoding, &self.given, is_wide)
            && Encoding::named(name, true).is_none()
        {
            // The program hears of it, and has no table for it.
            self.encoding_named(&name.clone())?;
        }
        if found.standalone == 1 {
            self.dtd.borrow_mut().is_standalone = true;
            if self.settings.parameters == 1 {
                self.settings.parameters = 0;
            }
        }
        let raw = scan.text[begin..end].to_string();
        let parts = vec![found.version.into(), found.encoding.into(), found.standalone.into()];
        self.other(kind::DECLARATION, parts, &raw);
        Ok(())
    }
}

/// What a declaration says.
struct Declared {
    version: Option<String>,
    encoding: Option<String>,
    /// -1 for nothing.
    standalone: i64,
}

/// The attributes of a declaration, in their order.
fn declared(scan: &mut Scan) -> Scanned<Declared> {
    let mut found = Declared { version: None, encoding: None, standalone: -1 };
    let mut last = 0;
    loop {
        let spaced = scan.rest().starts_with(is_space);
        scan.at += scan.rest().len() - scan.rest().trim_start_matches(is_space).len();
        if scan.rest().is_empty() {
            return Ok(found);
        }
        let start = scan.at;
        let wrong = Err(Stop::Error(error::XML_DECL, start));
        if !spaced {
            return wrong;
        }
        let size = scan.rest().find(|c: char| !c.is_ascii_lowercase()).unwrap_or(scan.rest().len());
        let name = &scan.text[start..start + size];
        scan.at += size;
        scan.at += scan.rest().len() - scan.rest().trim_start_matches(is_space).len();
        if !scan.rest().starts_with('=') {
            return Err(Stop::Error(error::XML_DECL, scan.at));
        }
        scan.at += 1;
        scan.at += scan.rest().len() - scan.rest().trim_start_matches(is_space).len();
        let value_at = scan.at;
        let Some(quote) = scan.rest().chars().next().filter(|c| matches!(c, '"' | '\'')) else {
            return Err(Stop::Error(error::XML_DECL, value_at));
        };
        let Some(size) = scan.rest()[1..].find(quote) else {
            return Err(Stop::Error(error::XML_DECL, value_at));
        };
        let value = scan.text[value_at + 1..value_at + 1 + size].to_string();
        scan.at += size + 2;
        let is_word = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
        let order = match name {
            "version" if value.chars().all(|c| is_word(c) || c == ':') => {
                found.version = Some(value);
                1
            }
            "encoding"
                if value.starts_with(|c: char| c.is_ascii_alphabetic())
                    && value.chars().all(is_word) =>
            {
                found.encoding = Some(value);
                2
            }
            "standalone" if value == "yes" || value == "no" => {
                found.standalone = (value == "yes") as i64;
                3
            }
            "version" | "encoding" | "standalone" => {
                return Err(Stop::Error(error::XML_DECL, value_at + 1));
            }
            _ => return wrong,
        };
        if order <= last {
            return wrong;
        }
        last = order;
    }
}
