//! `repr`, `str` and `ascii`.

use super::attribute::is_of_own_class;
use super::compare::is_user;
use crate::object::function::word;
use crate::object::words::{
    builtin, class, member, memory_view, method, module, module_dict, property, range, relay, view,
    wrapper,
};
use crate::object::{
    ByteArray, Bytes, ClassRef, Dict, Exception, Int, Kind, List, Name, Object, Raised, Set, Str,
    Tuple, Type, Value, float, generator, instance,
};
use crate::vm::Habits;
use crate::vm::{Vm, builtin_row};
use sidewinder_syntax::text::{escape, quote, quoted_size};
use std::fmt::Write;

/// More than most values need for their text.
const SHORT: usize = 64;

/// `repr(bytes)`.
fn quote_bytes(data: &[u8], out: &mut String) {
    let quote = if data.contains(&b'\'') && !data.contains(&b'"') { '"' } else { '\'' };
    out.push('b');
    out.push(quote);
    for byte in data {
        match *byte as char {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\\' => out.push_str("\\\\"),
            c if c == quote => {
                out.push('\\');
                out.push(c);
            }
            c @ ' '..='~' => out.push(c),
            c => escape(c, out),
        }
    }
    out.push(quote);
}

impl Vm {
    /// `repr(value)` as a string.
    pub fn repr(&mut self, value: Value) -> Result<Value, Raised> {
        if is_user(value) {
            return self.repr_by_method(value);
        }
        if value == self.none() {
            return self.new_str("None");
        }
        if value.is(Kind::Bool) {
            let text = if value == self.bool(true) { "True" } else { "False" };
            return self.new_str(text);
        }
        let text = self.repr_text(value)?;
        self.new_str(&text)
    }

    /// `repr(value)` as text.
    pub fn repr_text(&mut self, value: Value) -> Result<String, Raised> {
        let mut out = String::with_capacity(2 * SHORT);
        self.write_repr(value, &mut out)?;
        Ok(out)
    }

    /// `str(value)` as a string.
    #[inline]
    pub fn str(&mut self, value: Value) -> Result<Value, Raised> {
        if value.is_small() {
            return self.new_digits(value.as_small());
        }
        if value.is(Kind::Str) {
            return Ok(value);
        }
        if is_user(value) {
            return self.str_by_method(value);
        }
        if matches!(value.kind(), Kind::Bytes | Kind::ByteArray) {
            self.warn_of_bytes(value)?;
        }
        if value.is(Kind::DictView) && self.is_exactly(value, Type::MappingProxy) {
            return self.repr(value.field(view::DICT));
        }
        self.repr(value)
    }

    /// With `-b` it is said that bytes become text, which nobody may have meant.
    #[cold]
    fn warn_of_bytes(&mut self, value: Value) -> Result<(), Raised> {
        if self.part::<Habits>().bytes_warning == 0 {
            return Ok(());
        }
        let text = match value.is(Kind::Bytes) {
            true => "str() on a bytes instance",
            false => "str() on a bytearray instance",
        };
        let module = self.import_whole("warnings")?;
        let name = self.intern("warn")?;
        let warn = self.get_attribute(module, name)?;
        let (text, class) = (self.new_str(text)?, self.class(Type::BytesWarning).object.get());
        self.call(warn, &[text, class]).map(drop)
    }

    /// `str(value)` as text.
    pub fn str_text(&mut self, value: Value) -> Result<String, Raised> {
        let string = self.str(value)?;
        Ok(Str(string).text().to_string())
    }

    fn str_by_method(&mut self, value: Value) -> Result<Value, Raised> {
        let Some(method) = self.special(value, Name::Str) else { return self.repr(value) };
        let answer = self.nested(|vm| vm.call_special(method, value, &[]))?;
        self.check_text(answer, "__str__")
    }

    fn repr_by_method(&mut self, value: Value) -> Result<Value, Raised> {
        let Some(method) = self.special(value, Name::Repr) else { return self.new_str("") };
        let answer = self.nested(|vm| vm.call_special(method, value, &[]))?;
        self.check_text(answer, "__repr__")
    }

    /// What a `__str__` (0), `__repr__` (1) or `__format__` (2) has returned, if it is a string.
    pub fn checked_text(&mut self, answer: Value, asked: i64) -> Result<Value, Raised> {
        match asked {
            0 => self.check_text(answer, "__str__"),
            1 => self.check_text(answer, "__repr__"),
            _ => self.check_formatted(answer),
        }
    }

    fn check_text(&mut self, answer: Value, method: &str) -> Result<Value, Raised> {
        let text = instance::payload(answer);
        if text.is(Kind::Str) {
            return Ok(answer);
        }
        let text = format!("{method} returned non-string (type {})", self.type_name(answer));
        self.raise(Type::TypeError, text)
    }

    /// Appends `repr(value)`.
    pub fn write_repr(&mut self, value: Value, out: &mut String) -> Result<(), Raised> {
        self.room_in(out, SHORT)?;
        if let Some(Int::Small(n)) = Int::of(value).filter(|_| !value.is(Kind::Bool)) {
            let _ = write!(out, "{n}");
            return Ok(());
        }
        match value.kind() {
            Kind::Wrapper if value.map().class.is(Type::ClassBuiltin) => {
                let class = self.owner_of(value).map_or(String::new(), |class| class.name());
                let name = builtin_row(value.field(wrapper::FUNCTION)).name;
                let _ = write!(out, "<method '{name}' of '{class}' objects>");
            }
            Kind::Alias | Kind::Union | Kind::Super | Kind::Wrapper => {
                let text = self.nested(|vm| vm.repr_by_method(value))?;
                out.push_str(Str(text).text());
            }
            Kind::Str => {
                let text = Str(value).text();
                self.room_in(out, quoted_size(text) + 2)?;
                quote(text, out);
            }
            Kind::Bytes => {
                let data = Bytes(value).data();
                // As many as there are if they have to be escaped.
                self.room_for(4 * data.len())?;
                quote_bytes(data, out);
            }
            Kind::ByteArray => {
                let name = self.type_name(value);
                let _ = write!(out, "{name}(");
                let mut text = String::new();
                quote_bytes(ByteArray(value).data(self), &mut text);
                // Between double quotes, single ones are escaped all the same.
                let inside = text.strip_prefix("b\"").and_then(|text| text.strip_suffix('"'));
                match inside {
                    Some(inside) => {
                        let _ = write!(out, "b\"{}\"", inside.replace('\'', "\\'"));
                    }
                    None => out.push_str(&text),
                }
                out.push(')');
            }
            Kind::Float => out.push_str(&float::repr(f64::from_bits(value.raw(1)))),
            Kind::Complex => out
                .push_str(&value.as_complex().map_or(String::new(), crate::object::complex::repr)),
            Kind::Bool => out.push_str(if value.raw(1) == 0 { "False" } else { "True" }),
            Kind::Singleton => out.push_str(self.singleton_name(value)),
            Kind::BigInt => {
                let Some(n) = Int::of(value) else { return Ok(()) };
                out.push_str(&self.int_to_text(n)?);
            }
            _ if is_user(value) => {
                let text = self.repr_by_method(value)?;
                out.push_str(Str(instance::payload(text)).text());
            }
            Kind::List
            | Kind::Tuple
            | Kind::Dict
            | Kind::Set
            | Kind::FrozenSet
            | Kind::ModuleDict
            | Kind::DictView => {
                return self.write_container(value, out);
            }
            Kind::Range => {
                out.push_str("range(");
                self.write_repr(value.field(range::START), out)?;
                out.push_str(", ");
                self.write_repr(value.field(range::STOP), out)?;
                if value.field(range::STEP) != Value::small(1) {
                    out.push_str(", ");
                    self.write_repr(value.field(range::STEP), out)?;
                }
                out.push(')');
            }
            Kind::Slice => {
                out.push_str("slice(");
                let parts = List(self.new_list(&[1, 2, 3].map(|word| value.field(word)))?);
                self.nested(|vm| vm.write_items(parts, out))?;
                out.push(')');
            }
            _ => return self.write_object(value, out),
        }
        Ok(())
    }

    fn singleton_name(&self, value: Value) -> &'static str {
        if value == self.known.none {
            "None"
        } else if value == self.known.ellipsis {
            "Ellipsis"
        } else {
            "NotImplemented"
        }
    }

    /// `id(value)`.
    pub fn id(&mut self, value: Value) -> Result<Value, Raised> {
        if value.is_small() {
            // Odd, where objects have multiples of 16.
            return self.int_add(Int::Small(value.as_small()), Int::Small(value.as_small() + 1));
        }
        if let Some(x) = value.as_float() {
            // Floats of the same double are one (`is`), and so have one number: an odd multiple of 8.
            return self.new_two_words(i128::from(x.to_bits()) << 4 | 8);
        }
        let number = self.heap.identity_of(value);
        self.new_uint(0x7f00_0000_0000 + 16 * number)
    }

    /// `0x..`, the number of an object in its default `repr`.
    pub(crate) fn place(&mut self, value: Value) -> String {
        if value.is_small() {
            return format!("0x{:x}", value.bits() | 1);
        }
        format!("0x{:x}", 0x7f00_0000_0000 + 16 * self.heap.identity_of(value))
    }

    fn write_object(&mut self, value: Value, out: &mut String) -> Result<(), Raised> {
        let name = |word: usize| Str(value.field(word)).text().to_string();
        let text = match value.kind() {
            Kind::Class => match self.as_class(value) {
                Some(class) => format!("<class '{}'>", self.full_name(class)),
                None => String::new(),
            },
            Kind::Function => {
                format!("<function {} at {}>", name(word::QUALNAME), self.place(value))
            }
            Kind::Builtin => return self.write_builtin(value, out),
            Kind::Relay => {
                let name = Str(value.field(relay::FUNCTION).field(word::NAME));
                format!("<built-in function {}>", name.text())
            }
            Kind::Member => {
                let class = self
                    .as_class(value.field(member::CLASS))
                    .map_or(String::new(), |class| class.name());
                format!("<member '{}' of '{class}' objects>", name(2))
            }
            Kind::Property if value.map().class.is(Type::TupleGetter) => {
                let index = self.repr_text(value.field(property::NAME))?;
                format!("_tuplegetter({index}, {})", self.repr_text(value.field(property::DOC))?)
            }
            Kind::Property if value.map().class.is(Type::GetSet) => {
                let class = self
                    .as_class(value.field(property::DOC))
                    .map_or(String::new(), |class| class.name());
                let name = builtin_row(value.field(property::GETTER)).name;
                format!("<attribute '{name}' of '{class}' objects>")
            }
            Kind::Method => {
                let function = self.callable_name(value.field(method::FUNCTION));
                let object = self.nested(|vm| vm.repr_text(value.field(method::OBJECT)))?;
                format!("<bound method {function} of {object}>")
            }
            Kind::Module => self.module_repr(value)?,
            Kind::File => {
                format!("<_io.TextIOWrapper name='{}' mode='w' encoding='utf-8'>", name(2))
            }
            Kind::MemoryView => {
                let released =
                    if value.field(memory_view::OBJECT).is_null() { "released " } else { "" };
                format!("<{released}memory at {}>", self.place(value))
            }
            Kind::Generator => {
                let class = self.type_name(value);
                let qualname = name(generator::word::QUALNAME);
                format!("<{class} object {qualname} at {}>", self.place(value))
            }
            Kind::Code => {
                let unit = crate::object::code_record(value).unit();
                let line = if &*unit.name == "<module>" { 1 } else { unit.first_line() };
                let (name, file) = (unit.name.clone(), unit.file.name().to_string());
                let place = self.place(value);
                format!("<code object {name} at {place}, file \"{file}\", line {line}>")
            }
            Kind::Frame => {
                let unit = &crate::object::code_at(value.raw(4) as usize).unit;
                let (file, line) = (unit.file.name(), self.line_of_frame(value));
                let place = self.place(value);
                format!("<frame at {place}, file '{file}', line {line}, code {}>", unit.name)
            }
            _ => {
                let class = self.class_of(value);
                format!("<{} object at {}>", self.full_name(class), self.place(value))
            }
        };
        out.push_str(&text);
        Ok(())
    }

    /// How a module is shown.
    pub fn module_repr(&mut self, module: Value) -> Result<String, Raised> {
        let key = self.intern("__spec__")?;
        let (spec, none) = (crate::object::module::globals(module).get(key), self.none());
        if let Some(spec) = spec.filter(|spec| *spec != none) {
            let text = self.call_support("_frozen_importlib", "_module_repr_from_spec", &[spec])?;
            return self.str_text(text);
        }
        let own = crate::object::module::globals(module).get(self.name(Name::Name));
        let name = match own {
            Some(own) if own.is(Kind::Str) => own,
            Some(_) => module.field(module::NAME),
            None => self.new_str("?")?,
        };
        let name = self.repr_text(name)?;
        let (file, loader) = (self.name(Name::File), self.intern("__loader__")?);
        let globals = crate::object::module::globals(module);
        Ok(match (globals.get(file), globals.get(loader)) {
            (Some(file), _) => format!("<module {name} from {}>", self.repr_text(file)?),
            // Made by hand: nothing has loaded it.
            (None, Some(loader)) if loader == none => format!("<module {name}>"),
            (None, Some(loader)) => format!("<module {name} ({})>", self.repr_text(loader)?),
            (None, None) if own.is_none() || is_of_own_class(module) => format!("<module {name}>"),
            (None, None) => format!("<module {name} (built-in)>"),
        })
    }

    fn write_builtin(&mut self, value: Value, out: &mut String) -> Result<(), Raised> {
        let name = builtin_row(value).name;
        let text = if self.is_unbound_builtin(value) {
            let class = self.owner_of(value).map_or("object".into(), |class| class.name());
            let is_slot = self.is_exactly(value, Type::Slot);
            let kind = if is_slot { "slot wrapper" } else { "method" };
            format!("<{kind} '{name}' of '{class}' objects>")
        } else if value.field(builtin::OBJECT).is_null() {
            format!("<built-in function {name}>")
        } else {
            let object = value.field(builtin::OBJECT);
            let class = self.type_name(object);
            if self.is_exactly(value, Type::BoundSlot) {
                let place = self.place(object);
                out.push_str(&format!("<method-wrapper '{name}' of {class} object at {place}>"));
                return Ok(());
            }
            format!("<built-in method {name} of {class} object at {}>", self.place(object))
        };
        out.push_str(&text);
        Ok(())
    }

    /// The builtin class that has this method.
    fn owner_of(&self, method: Value) -> Option<ClassRef> {
        let classes = crate::object::TYPES.iter().map(|row| self.class(row.ty));
        let mut owners =
            classes.filter(|class| class.dict().iter().any(|(_, value)| value == method));
        owners.next()
    }

    /// The name of a class with its module, if that is not `builtins`.
    pub fn full_name(&self, class: ClassRef) -> String {
        let object = class.object.get();
        let qualified = Str(object.field(class::QUALNAME)).text();
        match class.dict().get_str(self.name(Name::Module)).or(Some(object.field(class::MODULE))) {
            Some(module) if module.is(Kind::Str) && Str(module).text() != "builtins" => {
                format!("{}.{qualified}", Str(module).text())
            }
            _ => qualified.to_string(),
        }
    }

    /// `object.__repr__`.
    pub fn default_repr(&mut self, value: Value) -> Result<Value, Raised> {
        let class = self.class_of(value);
        let text = format!("<{} object at {}>", self.full_name(class), self.place(value));
        self.new_str(&text)
    }

    /// Runs `write` unless it is already running for the same object further out.
    pub(crate) fn guarded(
        &mut self,
        value: Value,
        again: &str,
        out: &mut String,
        write: impl FnOnce(&mut Vm, &mut String) -> Result<(), Raised>,
    ) -> Result<(), Raised> {
        if self.known.shown.as_slice().contains(&value) {
            out.push_str(again);
            return Ok(());
        }
        self.known.shown.push(value);
        let result = self.nested_in(" while getting the repr of an object", |vm| write(vm, out));
        self.known.shown.pop();
        result
    }

    fn write_items(&mut self, items: List, out: &mut String) -> Result<(), Raised> {
        let mut at = 0;
        // The length is looked at each time, as `__repr__` may change the list.
        while let Some(item) = items.at(at) {
            if at > 0 {
                out.push_str(", ");
            }
            self.write_repr(item, out)?;
            at += 1;
        }
        Ok(())
    }

    fn write_container(&mut self, value: Value, out: &mut String) -> Result<(), Raised> {
        match value.kind() {
            Kind::List => self.guarded(value, "[...]", out, |vm, out| {
                out.push('[');
                vm.write_items(List(value), out)?;
                out.push(']');
                Ok(())
            }),
            Kind::Tuple => self.guarded(value, "(...)", out, |vm, out| {
                out.push('(');
                for at in 0..Tuple(value).len() {
                    if at > 0 {
                        out.push_str(", ");
                    }
                    vm.write_repr(Tuple(value).get(at), out)?;
                }
                out.push_str(if Tuple(value).len() == 1 { ",)" } else { ")" });
                Ok(())
            }),
            Kind::Dict => self.guarded(value, "{...}", out, |vm, out| {
                out.push('{');
                let mut at = 0;
                while let Some((next, key, item)) = Dict(value).next(at) {
                    if at > 0 {
                        out.push_str(", ");
                    }
                    at = next;
                    vm.write_repr(key, out)?;
                    out.push_str(": ");
                    vm.write_repr(item, out)?;
                }
                out.push('}');
                Ok(())
            }),
            Kind::DictView => self.write_view(value, out),
            Kind::ModuleDict => self.guarded(value, "{...}", out, |vm, out| {
                let dict = vm.globals_dict(value.field(module_dict::MODULE))?;
                vm.write_repr(dict, out)
            }),
            _ => {
                let name = self.type_name(value);
                if Set(value).is_empty() {
                    let _ = write!(out, "{name}()");
                    return Ok(());
                }
                let again = format!("{name}(...)");
                let is_plain = name == "set";
                self.guarded(value, &again, out, |vm, out| {
                    let items = vm.to_list(value)?;
                    let _ = if is_plain { write!(out, "{{") } else { write!(out, "{name}({{") };
                    vm.write_items(items, out)?;
                    out.push_str(if is_plain { "}" } else { "})" });
                    Ok(())
                })
            }
        }
    }

    fn write_view(&mut self, view: Value, out: &mut String) -> Result<(), Raised> {
        if self.is_exactly(view, Type::MappingProxy) {
            out.push_str("mappingproxy(");
            self.write_repr(view.field(view::DICT), out)?;
            out.push(')');
            return Ok(());
        }
        let again = "...";
        let name = self.type_name(view);
        self.guarded(view, again, out, |vm, out| {
            let items = vm.to_list(view)?;
            let _ = write!(out, "{name}([");
            vm.write_items(items, out)?;
            out.push_str("])");
            Ok(())
        })
    }

    /// `ascii(value)`.
    pub fn ascii(&mut self, value: Value) -> Result<Value, Raised> {
        let text = self.repr(value)?;
        let text = Str(instance::payload(text)).text();
        if text.is_ascii() {
            return self.new_str(text);
        }
        let mut out = String::new();
        for c in text.chars() {
            if c.is_ascii() { out.push(c) } else { escape(c, &mut out) }
        }
        self.new_str(&out)
    }

    /// `BaseException.__str__`.
    pub fn exception_str(&mut self, exception: Exception) -> Result<Value, Raised> {
        let args = exception.args();
        if self.is_instance(exception.0, Type::SyntaxError) {
            return self.syntax_error_str(exception.0);
        }
        if self.is_instance(exception.0, Type::ImportError)
            && let Some(text) = self.own_attribute(exception.0, "msg")?
            && instance::payload(text).is(Kind::Str)
        {
            return Ok(text);
        }
        if self.is_instance(exception.0, Type::KeyError) && args.len() == 1 {
            return self.repr(args.get(0));
        }
        let is_told = self.is_instance(exception.0, Type::OSError)
            && self.own_attribute(exception.0, "errno")?.is_some()
            && self.own_attribute(exception.0, "strerror")?.is_some();
        if self.is_instance(exception.0, Type::OSError) && (2..=5).contains(&args.len()) || is_told
        {
            let part = |vm: &mut Vm, name, at| {
                let stored = vm.own_attribute(exception.0, name)?;
                vm.str_text(stored.unwrap_or_else(|| args.get(at)))
            };
            let number = part(self, "errno", 0)?;
            let text = part(self, "strerror", 1)?;
            let mut out = format!("[Errno {number}] {text}");
            for (name, before) in [("filename", ": "), ("filename2", " -> ")] {
                let name = self.intern(name)?;
                if let Some(file) = self.find_attribute(exception.0, name)?
                    && file != self.none()
                {
                    out.push_str(before);
                    self.write_repr(file, &mut out)?;
                }
            }
            return self.new_str(&out);
        }
        if self.is_instance(exception.0, Type::UnicodeError)
            && let Some(text) = self.unicode_error_text(exception)
        {
            return self.new_str(&text);
        }
        match args.items() {
            [] => self.new_str(""),
            [one] => self.str(*one),
            _ => self.repr(args.0),
        }
    }

    /// What a UnicodeError says, if it has its arguments.
    fn unicode_error_text(&mut self, exception: Exception) -> Option<String> {
        // What was put in place of a text is shown as `str` shows it.
        let text = |vm: &mut Vm, value: Value| {
            let text = vm.str_text(value);
            if text.is_err() {
                vm.take_pending();
            }
            text.ok()
        };
        let is_encoding = self.is_instance(exception.0, Type::UnicodeEncodeError);
        let is_decoding = self.is_instance(exception.0, Type::UnicodeDecodeError);
        let names = ["encoding", "object", "start", "end", "reason"];
        let names = if is_encoding || is_decoding { &names[..] } else { &names[1..] };
        if exception.args().len() != names.len() {
            return None;
        }
        // Each is asked for when its turn comes: a text in another's place may run code of the program.
        let part = |vm: &mut Vm, name: &str| {
            let at = names.iter().position(|known| *known == name)?;
            let stored = vm.own_attribute(exception.0, name).ok().flatten();
            stored.or_else(|| exception.args().items().get(at).copied())
        };
        let codec = match part(self, "encoding") {
            Some(codec) => format!("'{}' codec ", text(self, codec)?),
            None => String::new(),
        };
        let (start, end) = (part(self, "start")?, part(self, "end")?);
        if !start.is_small() || !end.is_small() {
            return None;
        }
        let reason = part(self, "reason")?;
        let (start, end, reason) = (start.as_small(), end.as_small(), text(self, reason)?);
        let object = part(self, "object")?;
        let at = usize::try_from(start).ok();
        let verb = match (is_encoding, is_decoding) {
            (true, _) => "encode",
            (_, true) => "decode",
            _ => "translate",
        };
        let place =
            if end == start + 1 { format!("{start}") } else { format!("{start}-{}", end - 1) };
        let what = if is_decoding {
            let data = crate::object::memoryview::bytes_like(self, object)?;
            match at.and_then(|at| data.get(at)).filter(|_| end == start + 1) {
                Some(byte) => format!("byte 0x{byte:02x}"),
                None => "bytes".into(),
            }
        } else {
            let code = at.and_then(|at| Str::of(object)?.codes().nth(at));
            match code.filter(|_| end == start + 1) {
                Some(code) => {
                    let mut shown = String::new();
                    let _ = crate::codec::write_escape(code, &mut shown);
                    format!("character '{shown}'")
                }
                None => "characters".into(),
            }
        };
        Some(format!("{codec}can't {verb} {what} in position {place}: {reason}"))
    }

    /// `BaseException.__repr__`.
    pub fn exception_repr(&mut self, exception: Exception) -> Result<Value, Raised> {
        let name = exception.class().name();
        let mut out = name.rsplit('.').next().unwrap_or(&name).to_owned();
        let args = exception.args();
        if let [one] = args.items() {
            out.push('(');
            self.write_repr(*one, &mut out)?;
            out.push(')');
        } else {
            self.write_repr(args.0, &mut out)?;
        }
        self.new_str(&out)
    }
}
