//! The encodings of Chinese, Japanese and Korean.
//!
//! **In:** the name of an encoding as CPython has it, text or bytes, what to do about errors, and the state of a stream. **Out:** bytes or text, how
//! much of it was used, and the state after it.
//!
//! ```text
//! table.rs     characters of one to three bytes: shift_jis, euc_jp, gbk, big5, cp949 ..
//! escapes.rs   encodings that change their meaning by escape sequences: iso2022_*, hz
//! tables       what characters the bytes are, deflated
//! make.py      writes `tables`
//! ```
//!
//! The crate `encoding_rs` has such tables, but those of browsers: its `shift_jis` is CPython's `cp932`, its `gbk` is `gb18030`, and it has no `gb2312`,
//! `johab`, `hz`, `iso2022_kr` and none of JIS X 0213.
//!
//! **Absent:** the names that programs give the encodings (`encodings` of the library), and the classes around them (`_multibytecodec`).

mod escapes;
mod table;

use super::errors::ask;
use super::text::Codes;
use crate::object::{Bytes, Raised, Str, Type, Value};
use crate::vm::Vm;
use escapes::State;

/// What came of the next character.
enum Step {
    /// It took that many bytes or characters.
    Done(usize),
    /// More may make it whole.
    More,
    /// That many are none.
    Bad(usize),
}

/// An encoding.
#[derive(Clone, Copy)]
enum Scheme {
    Table(&'static table::Table),
    Escapes(&'static escapes::Plan),
    Hz(&'static table::Table),
}

impl Scheme {
    fn by_name(name: &str) -> Option<Scheme> {
        if name == "hz" {
            return table::find("gb2312").map(Scheme::Hz);
        }
        escapes::find(name).map(Scheme::Escapes).or_else(|| table::find(name).map(Scheme::Table))
    }

    fn encode(self, codes: &[u32], is_final: bool, state: &mut State, out: &mut Vec<u8>) -> Step {
        match self {
            Scheme::Table(table) => table.encode(codes, is_final, out),
            Scheme::Escapes(plan) => plan.encode(codes, is_final, state, out),
            Scheme::Hz(table) => escapes::encode_hz(table, codes, state, out),
        }
    }

    fn decode(self, data: &[u8], state: &mut State, out: &mut Codes) -> Step {
        match self {
            Scheme::Table(table) => table.decode(data, out),
            Scheme::Escapes(plan) => plan.decode(data, state, out),
            Scheme::Hz(table) => escapes::decode_hz(table, data, state, out),
        }
    }

    /// The number of a state, for programs; an encoding without one has 0.
    fn number(self, state: State) -> i64 {
        if matches!(self, Scheme::Table(_)) { 0 } else { state.number() }
    }

    /// Ends a text: what follows is ASCII again.
    fn close(self, state: &mut State, out: &mut Vec<u8>) {
        match self {
            Scheme::Table(_) => {}
            Scheme::Escapes(_) => escapes::close(state, out),
            Scheme::Hz(_) => escapes::close_hz(state, out),
        }
    }
}

/// Whether there is an encoding of that name.
pub(crate) fn is_known(name: &str) -> bool {
    Scheme::by_name(name).is_some()
}

/// What is not whole at the end of a text is an error if the text is at its end.
const INCOMPLETE: &str = "incomplete multibyte sequence";
const ILLEGAL: &str = "illegal multibyte sequence";

impl Vm {
    fn scheme(&mut self, name: &str) -> Result<Scheme, Raised> {
        match Scheme::by_name(name) {
            Some(scheme) => Ok(scheme),
            None => self.raise(Type::LookupError, "no such codec is supported."),
        }
    }

    /// The bytes of a text, how many of its characters were used, and the state after them.
    pub(crate) fn encode_multibyte(
        &mut self,
        (name, errors): (&str, &str),
        text: Str,
        is_final: bool,
        state: i64,
    ) -> Result<(Value, usize, i64), Raised> {
        let scheme = self.scheme(name)?;
        let codes: Vec<u32> = text.codes().collect();
        let (mut state, mut out, mut at) = (State::of(state), Vec::new(), 0);
        self.room_for(codes.len().saturating_mul(8))?;
        while at < codes.len() {
            match scheme.encode(&codes[at..], is_final, &mut state, &mut out) {
                Step::Done(used) => at += used,
                Step::More => break,
                Step::Bad(count) if errors == "ignore" => at += count,
                Step::Bad(count) if errors == "replace" => {
                    if !matches!(scheme.encode(&[0x3f], true, &mut state, &mut out), Step::Done(_))
                    {
                        out.push(b'?');
                    }
                    at += count;
                }
                Step::Bad(count) => {
                    let parts = [
                        self.new_str(name)?,
                        text.0,
                        Value::small(at as i64),
                        Value::small((at + count) as i64),
                        self.new_str(ILLEGAL)?,
                    ];
                    let class = self.class(Type::UnicodeEncodeError);
                    let error = self.new_exception(class, &parts)?;
                    if errors == "strict" {
                        return self.raise_fresh(error);
                    }
                    let (given, next) = ask(self, errors, error, codes.len())?;
                    match Str::of(given) {
                        Some(given) => {
                            let kept = state.number();
                            let (bytes, _, after) =
                                self.encode_multibyte((name, "strict"), given, false, kept)?;
                            state = State::of(after);
                            out.extend_from_slice(Bytes(bytes).data());
                        }
                        None => out.extend_from_slice(Bytes(given).data()),
                    }
                    at = next;
                }
            }
        }
        if is_final {
            scheme.close(&mut state, &mut out);
        }
        Ok((self.new_bytes(&out)?, at, scheme.number(state)))
    }

    /// The text of bytes, how many of them were used, and the state after them.
    pub(crate) fn decode_multibyte(
        &mut self,
        (name, errors): (&str, &str),
        data: &[u8],
        is_final: bool,
        state: i64,
    ) -> Result<(Value, usize, i64), Raised> {
        let scheme = self.scheme(name)?;
        let (mut state, mut out, mut at) = (State::of(state), Codes::default(), 0);
        self.room_for(data.len().saturating_mul(4))?;
        while at < data.len() {
            let (count, reason) = match scheme.decode(&data[at..], &mut state, &mut out) {
                Step::Done(used) => {
                    at += used;
                    continue;
                }
                Step::More if !is_final => break,
                Step::More => (data.len() - at, INCOMPLETE),
                Step::Bad(count) => (count, ILLEGAL),
            };
            match errors {
                "ignore" => at += count,
                "replace" => {
                    out.push(0xfffd);
                    at += count;
                }
                _ => {
                    let parts = [
                        self.new_str(name)?,
                        self.new_bytes(data)?,
                        Value::small(at as i64),
                        Value::small((at + count) as i64),
                        self.new_str(reason)?,
                    ];
                    let class = self.class(Type::UnicodeDecodeError);
                    let error = self.new_exception(class, &parts)?;
                    if errors == "strict" {
                        return self.raise_fresh(error);
                    }
                    let (given, next) = ask(self, errors, error, data.len())?;
                    for code in Str::of(given).into_iter().flat_map(|text| text.codes()) {
                        out.push(code);
                    }
                    at = next;
                }
            }
        }
        match out.text() {
            Some(text) => Ok((self.new_str(text)?, at, scheme.number(state))),
            None => self.raise_reserved(),
        }
    }
}
