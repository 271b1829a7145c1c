//! `str.format`.

use crate::object::{Dict, Raised, Str, Tuple, Type, Value};
use crate::vm::Vm;

/// Where replacement values come from.
struct Sources {
    positional: Tuple,
    keywords: Option<Value>,
    /// The next automatic number; `None` once explicit numbers were used.
    automatic: Option<usize>,
    explicit: bool,
    /// Whether this is `format_map`.
    is_map: bool,
}

/// A piece of a template.
pub enum Piece<'a> {
    /// As it is.
    Text(&'a str),
    /// A positional value: its number, how it is converted, and the specification.
    Value(usize, Option<char>, &'a str),
}

/// The pieces of a template that takes positional values as they are. `None`: it asks for one by name, for an attribute or an item of one, has fields in
/// specifications, or is none.
pub fn pieces(template: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let (mut automatic, mut explicit) = (0, false);
    let mut rest = template;
    while let Some(at) = rest.find(['{', '}']) {
        if at > 0 {
            pieces.push(Piece::Text(&rest[..at]));
        }
        let brace = &rest[at..at + 1];
        rest = &rest[at + 1..];
        if rest.starts_with(brace) {
            pieces.push(Piece::Text(brace));
            rest = &rest[1..];
            continue;
        }
        let field = Field::parse(rest).ok().filter(|_| brace == "{")?;
        let number = match field.name {
            "" => {
                automatic += 1;
                automatic - 1
            }
            name => {
                explicit = true;
                name.parse().ok().filter(|_| name.bytes().all(|c| c.is_ascii_digit()))?
            }
        };
        let is_plain = !field.spec.contains(['{', '}'])
            && matches!(field.conversion, None | Some('s' | 'r' | 'a'));
        if !is_plain || explicit && automatic > 0 {
            return None;
        }
        pieces.push(Piece::Value(number, field.conversion, field.spec));
        rest = &rest[field.length..];
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest));
    }
    Some(pieces)
}

impl Vm {
    /// `template.format(*positional, **keywords)`; `keywords` is a dict or a mapping.
    pub fn format_template(
        &mut self,
        template: Str,
        positional: Tuple,
        keywords: Option<Value>,
    ) -> Result<Value, Raised> {
        let is_map = positional.0.is_null();
        let positional = if is_map { Tuple(self.known.empty_tuple) } else { positional };
        let mut sources =
            Sources { positional, keywords, automatic: Some(0), explicit: false, is_map };
        // What has nothing to be filled in is given as it is.
        if !template.text().contains(['{', '}']) {
            return Ok(template.0);
        }
        let text = self.fill_in(template.text(), &mut sources, 2)?;
        self.new_str(&text)
    }

    fn fill_in(
        &mut self,
        template: &str,
        sources: &mut Sources,
        depth: usize,
    ) -> Result<String, Raised> {
        if depth == 0 {
            return self.raise(Type::ValueError, "Max string recursion exceeded");
        }
        let mut out = String::new();
        let mut rest = template;
        while let Some(at) = rest.find(['{', '}']) {
            out.push_str(&rest[..at]);
            let brace = &rest[at..at + 1];
            rest = &rest[at + 1..];
            if rest.starts_with(brace) {
                out.push_str(brace);
                rest = &rest[1..];
                continue;
            }
            if brace == "}" {
                let text = "Single '}' encountered in format string";
                return self.raise(Type::ValueError, text);
            }
            let field = match Field::parse(rest) {
                Ok(field) => field,
                Err(text) => return self.raise(Type::ValueError, text),
            };
            rest = &rest[field.length..];
            self.replace(field, sources, depth, &mut out)?;
        }
        out.push_str(rest);
        Ok(out)
    }

    fn replace(
        &mut self,
        field: Field,
        sources: &mut Sources,
        depth: usize,
        out: &mut String,
    ) -> Result<(), Raised> {
        let Field { name, conversion, spec, .. } = field;
        let value = self.field_value(name, sources)?;
        let value = match conversion {
            None => value,
            Some('r') => self.repr(value)?,
            Some('s') => self.str(value)?,
            Some('a') => self.ascii(value)?,
            Some(other) => {
                let text = if (' '..'\x7f').contains(&other) && other > ' ' {
                    format!("Unknown conversion specifier {other}")
                } else {
                    format!("Unknown conversion specifier \\x{:x}", other as u32)
                };
                return self.raise(Type::ValueError, text);
            }
        };
        let text = if spec.contains(['{', '}']) {
            let spec = self.fill_in(spec, sources, depth - 1)?;
            self.format(value, &spec)?
        } else {
            self.format(value, spec)?
        };
        let text = Str(crate::object::instance::payload(text)).text();
        self.room_in(out, text.len())?;
        out.push_str(text);
        Ok(())
    }

    fn field_value(&mut self, name: &str, sources: &mut Sources) -> Result<Value, Raised> {
        let end = name.find(['.', '[']).unwrap_or(name.len());
        let (first, mut rest) = name.split_at(end);
        let mut value = self.first_value(first, sources)?;
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix('.') {
                let end = after.find(['.', '[']).unwrap_or(after.len());
                if end == 0 {
                    return self.raise(Type::ValueError, "Empty attribute in format string");
                }
                let key = self.intern_weakly(&after[..end])?;
                value = self.get_attribute(value, key)?;
                rest = &after[end..];
            } else {
                let after = rest.strip_prefix('[').unwrap_or(rest);
                let Some(end) = after.find(']') else {
                    return self.raise(Type::ValueError, "Missing ']' in format string");
                };
                let is_number = end > 0 && after[..end].bytes().all(|c| c.is_ascii_digit());
                let key = match after[..end].parse::<i64>() {
                    Err(_) if is_number => {
                        let text = "Too many decimal digits in format string";
                        return self.raise(Type::ValueError, text);
                    }
                    Ok(number) if !after.starts_with(['+', '-']) => self.new_int(number)?,
                    _ if end == 0 => {
                        return self.raise(Type::ValueError, "Empty attribute in format string");
                    }
                    _ => self.new_str(&after[..end])?,
                };
                value = self.get_item(value, key)?;
                rest = &after[end + 1..];
                if !rest.is_empty() && !rest.starts_with(['.', '[']) {
                    let text = "Only '.' or '[' may follow ']' in format field specifier";
                    return self.raise(Type::ValueError, text);
                }
            }
        }
        Ok(value)
    }

    fn first_value(&mut self, first: &str, sources: &mut Sources) -> Result<Value, Raised> {
        let number = if first.is_empty() {
            if sources.explicit {
                let text =
                    "cannot switch from manual field specification to automatic field numbering";
                return self.raise(Type::ValueError, text);
            }
            let number = sources.automatic.unwrap_or(0);
            sources.automatic = Some(number + 1);
            Some(number)
        } else if first.bytes().all(|c| c.is_ascii_digit()) {
            if sources.automatic != Some(0) {
                let text =
                    "cannot switch from automatic field numbering to manual field specification";
                return self.raise(Type::ValueError, text);
            }
            sources.explicit = true;
            match first.parse::<i64>() {
                Ok(number) => Some(number as usize),
                Err(_) => {
                    let text = "Too many decimal digits in format string";
                    return self.raise(Type::ValueError, text);
                }
            }
        } else {
            None
        };
        if let Some(number) = number {
            if sources.is_map {
                let text = "Format string contains positional fields";
                return self.raise(Type::ValueError, text);
            }
            if number < sources.positional.len() {
                return Ok(sources.positional.get(number));
            }
            let text = format!("Replacement index {number} out of range for positional args tuple");
            return self.raise(Type::IndexError, text);
        }
        let key = self.new_str(first)?;
        match sources.keywords {
            Some(keywords) => match Dict::of(keywords) {
                Some(dict) => dict.item(self, key),
                None => self.get_item(keywords, key),
            },
            None => self.raise_key_error(key),
        }
    }
}

/// A replacement field, taken apart.
struct Field<'a> {
    name: &'a str,
    conversion: Option<char>,
    spec: &'a str,
    /// Its length with the brace that ends it.
    length: usize,
}

impl<'a> Field<'a> {
    /// Takes the field apart that a text starts with, or says what is wrong with it.
    fn parse(text: &'a str) -> Result<Field<'a>, &'static str> {
        if text.is_empty() {
            return Err("Single '{' encountered in format string");
        }
        // Within brackets nothing counts.
        let mut inside = false;
        let mut end = None;
        for (at, c) in text.char_indices() {
            match c {
                ']' if inside => inside = false,
                _ if inside => {}
                '[' => inside = true,
                '{' => return Err("unexpected '{' in field name"),
                '}' | ':' | '!' => {
                    end = Some((at, c));
                    break;
                }
                _ => {}
            }
        }
        let Some((end, mark)) = end else { return Err("expected '}' before end of string") };
        let name = &text[..end];
        if mark == '}' {
            return Ok(Field { name, conversion: None, spec: "", length: end + 1 });
        }
        let mut start = end + 1;
        let mut conversion = None;
        if mark == '!' {
            let mut chars = text[start..].chars();
            let Some(letter) = chars.next() else {
                return Err("end of string while looking for conversion specifier");
            };
            conversion = Some(letter);
            start += letter.len_utf8();
            match chars.next() {
                Some('}') => return Ok(Field { name, conversion, spec: "", length: start + 1 }),
                Some(':') => start += 1,
                Some(_) => return Err("expected ':' after conversion specifier"),
                None => {}
            }
        }
        let mut depth = 1;
        for (at, c) in text[start..].char_indices() {
            depth += (c == '{') as i32 - (c == '}') as i32;
            if depth == 0 {
                let spec = &text[start..start + at];
                return Ok(Field { name, conversion, spec, length: start + at + 1 });
            }
        }
        Err("unmatched '{' in format spec")
    }
}
