//! Values to text.

use crate::object::list::items_of;
use crate::object::{
    Dict, Int, Kind, List, Raised, Str, Tuple, Type, Value, float, instance::payload,
};
use crate::vm::{Args, Vm};

/// What an encoder wants.
struct Encoder {
    default: Value,
    ensure_ascii: bool,
    allow_nan: bool,
    /// What a level is indented by.
    indent: Option<String>,
    key_separator: String,
    item_separator: String,
    sort_keys: bool,
    skip_keys: bool,
    check: bool,
    /// The containers that are being written, from the outermost.
    open: List,
    out: String,
}

/// `encode(value, settings)`: a text.
pub(super) fn encode(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let settings = super::settings(vm, args.get(1), 9)?;
    let flag = |vm: &mut Vm, at: usize| vm.truth(settings.get(at));
    let text = |vm: &mut Vm, at: usize| vm.str_text(settings.get(at));
    let indent = if settings.get(3) == vm.none() { None } else { Some(text(vm, 3)?) };
    let mut encoder = Encoder {
        default: settings.get(0),
        ensure_ascii: flag(vm, 1)?,
        allow_nan: flag(vm, 2)?,
        indent,
        key_separator: text(vm, 4)?,
        item_separator: text(vm, 5)?,
        sort_keys: flag(vm, 6)?,
        skip_keys: flag(vm, 7)?,
        check: flag(vm, 8)?,
        open: vm.new_list_for(0)?,
        out: String::new(),
    };
    encoder.value(vm, args.get(0))?;
    vm.new_str(&encoder.out)
}

/// `quote(text, ensure_ascii)`: a string as JSON has it.
pub(super) fn quote_string(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(text) = Str::of(payload(args.get(0))) else {
        let text = format!("first argument must be a string, not {}", vm.type_name(args.get(0)));
        return vm.raise(Type::TypeError, text);
    };
    let ensure_ascii = vm.truth(args.get(1))?;
    let mut out = String::new();
    quote(text.text(), ensure_ascii, &mut out);
    vm.new_str(&out)
}

fn quote(text: &str, ensure_ascii: bool, out: &mut String) {
    // What is written as it is: not DEL among ASCII, as CPython has it.
    let is_plain = |byte: &u8| match byte {
        b'"' | b'\\' | 0..=0x1f => false,
        byte => *byte < 0x7f || !ensure_ascii,
    };
    out.push('"');
    let mut rest = text;
    loop {
        let plain = rest.as_bytes().iter().position(|byte| !is_plain(byte)).unwrap_or(rest.len());
        let (run, more) = rest.split_at(plain);
        out.push_str(run);
        let Some(c) = more.chars().next() else { break };
        rest = &more[c.len_utf8()..];
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\x08' => out.push_str("\\b"),
            '\x0c' => out.push_str("\\f"),
            _ => match u16::try_from(sidewinder_syntax::text::code_of(c)) {
                Ok(code) => unit(code, out),
                Err(_) => c.encode_utf16(&mut [0; 2]).iter().for_each(|code| unit(*code, out)),
            },
        }
    }
    out.push('"');
}

/// A unit of UTF-16 by its number.
fn unit(code: u16, out: &mut String) {
    out.push_str("\\u");
    for shift in [12, 8, 4, 0] {
        out.push(char::from(b"0123456789abcdef"[usize::from(code >> shift & 15)]));
    }
}

/// More than most values need for their text.
const SHORT: usize = 64;

impl Encoder {
    fn float(&self, vm: &mut Vm, x: f64) -> Result<String, Raised> {
        if x.is_finite() {
            return Ok(float::repr(x));
        }
        if !self.allow_nan {
            let text = "Out of range float values are not JSON compliant";
            return vm.raise(Type::ValueError, text);
        }
        let text = if x.is_nan() {
            "NaN"
        } else if x > 0.0 {
            "Infinity"
        } else {
            "-Infinity"
        };
        Ok(text.into())
    }

    /// What is written as it is: everything but containers, if it is known.
    fn plain(&self, vm: &mut Vm, value: Value) -> Result<Option<String>, Raised> {
        let plain = payload(value);
        if plain == vm.none() {
            return Ok(Some("null".into()));
        }
        if let Some(x) = plain.as_float() {
            return self.float(vm, x).map(Some);
        }
        if plain.is(Kind::Bool) {
            let text = if plain == vm.bool(true) { "true" } else { "false" };
            return Ok(Some(text.into()));
        }
        match Int::of(plain) {
            Some(n) => vm.int_to_text(n).map(Some),
            None => Ok(None),
        }
    }

    fn value(&mut self, vm: &mut Vm, value: Value) -> Result<(), Raised> {
        let inner = payload(value);
        vm.room_in(&mut self.out, SHORT)?;
        if let Some(text) = Str::of(inner) {
            vm.room_in(&mut self.out, text.text().len() + SHORT)?;
            quote(text.text(), self.ensure_ascii, &mut self.out);
            return Ok(());
        }
        if let Some(text) = self.plain(vm, value)? {
            self.out.push_str(&text);
            return Ok(());
        }
        self.enter(vm, value)?;
        vm.nested_in(" while encoding a JSON object", |vm| match inner.kind() {
            // A class of the program may give other items than it has as a list.
            Kind::List | Kind::Tuple if inner != value => {
                let items = vm.to_list(value)?;
                self.array(vm, items.0)
            }
            Kind::List | Kind::Tuple => self.array(vm, inner),
            Kind::Dict => self.object(vm, Dict(inner)),
            _ => {
                let stand_in = vm.call(self.default, &[value])?;
                self.value(vm, stand_in)
            }
        })?;
        self.open.truncate(vm, self.open.len() - 1);
        Ok(())
    }

    fn enter(&mut self, vm: &mut Vm, value: Value) -> Result<(), Raised> {
        if self.check && self.open.items(vm).contains(&value) {
            return vm.raise(Type::ValueError, "Circular reference detected");
        }
        self.open.push(vm, value)
    }

    fn line(&mut self, level: usize) {
        if let Some(indent) = &self.indent {
            self.out.push('\n');
            for _ in 0..level {
                self.out.push_str(indent);
            }
        }
    }

    /// How deep the containers are that are indented.
    fn level(&self, vm: &Vm) -> usize {
        let is_container = |value: &&Value| {
            matches!(payload(**value).kind(), Kind::List | Kind::Tuple | Kind::Dict)
        };
        self.open.items(vm).iter().filter(is_container).count()
    }

    fn array(&mut self, vm: &mut Vm, sequence: Value) -> Result<(), Raised> {
        if sequence.count(1) == 0 {
            self.out.push_str("[]");
            return Ok(());
        }
        let level = self.level(vm);
        self.out.push('[');
        let mut at = 0;
        while let Some(item) = items_of(vm, sequence).get(at).copied() {
            if at > 0 {
                self.out.push_str(&self.item_separator);
            }
            self.line(level);
            self.value(vm, item)?;
            at += 1;
        }
        self.line(level - 1);
        self.out.push(']');
        Ok(())
    }

    /// The key as text; `None` if it is left out.
    fn key(&mut self, vm: &mut Vm, key: Value) -> Result<Option<String>, Raised> {
        if let Some(text) = Str::of(payload(key)) {
            return Ok(Some(text.text().to_string()));
        }
        if let Some(text) = self.plain(vm, key)? {
            return Ok(Some(text));
        }
        if self.skip_keys {
            return Ok(None);
        }
        let text = format!("keys must be str, int, float, bool or None, not {}", vm.type_name(key));
        vm.raise(Type::TypeError, text)
    }

    fn object(&mut self, vm: &mut Vm, dict: Dict) -> Result<(), Raised> {
        if dict.is_empty() {
            self.out.push_str("{}");
            return Ok(());
        }
        let items = vm.new_list_for(dict.len())?;
        let mut place = 0;
        while let Some((next, key, value)) = dict.next(place) {
            place = next;
            let pair = vm.new_tuple(&[key, value])?;
            items.push(vm, pair)?;
        }
        if self.sort_keys {
            let (none, no) = (vm.none(), vm.bool(false));
            vm.sort(items, none, no)?;
        }
        let level = self.level(vm);
        self.out.push('{');
        let mut is_first = true;
        for at in 0..items.len() {
            let pair = Tuple(items.get(at));
            let Some(key) = self.key(vm, pair.get(0))? else { continue };
            if !is_first {
                self.out.push_str(&self.item_separator);
            }
            is_first = false;
            self.line(level);
            quote(&key, self.ensure_ascii, &mut self.out);
            self.out.push_str(&self.key_separator);
            self.value(vm, pair.get(1))?;
        }
        self.line(level - 1);
        self.out.push('}');
        Ok(())
    }
}
