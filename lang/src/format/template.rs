//! `str.format`.

use crate::interp::Vm;
use crate::object::{Dict, Str, Tuple, Type, Value};

/// Where replacement values come from.
struct Sources {
    positional: Tuple,
    keywords: Option<Value>,
    /// The next automatic number; `None` once explicit numbers were used.
    automatic: Option<usize>,
    explicit: bool,
}

impl Vm {
    /// `template.format(*positional, **keywords)`; `keywords` is a dict or a mapping.
    pub fn format_template(
        &mut self,
        template: Str,
        positional: Tuple,
        keywords: Option<Value>,
    ) -> Option<Value> {
        let mut sources = Sources { positional, keywords, automatic: Some(0), explicit: false };
        let text = self.fill_in(template.text(), &mut sources, 2)?;
        self.new_str(&text)
    }

    fn fill_in(&mut self, template: &str, sources: &mut Sources, depth: usize) -> Option<String> {
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
            let Some(end) = closing(rest) else {
                let text = if rest.is_empty() {
                    "Single '{' encountered in format string"
                } else {
                    "expected '}' before end of string"
                };
                return self.raise(Type::ValueError, text);
            };
            let field = &rest[..end];
            rest = &rest[end + 1..];
            self.replace(field, sources, depth, &mut out)?;
        }
        out.push_str(rest);
        Some(out)
    }

    fn replace(
        &mut self,
        field: &str,
        sources: &mut Sources,
        depth: usize,
        out: &mut String,
    ) -> Option<()> {
        // The name ends at the first `!` or `:` outside brackets.
        let mut inside = false;
        let end = field.find(|c| {
            match c {
                '[' => inside = true,
                ']' => inside = false,
                _ => {}
            }
            !inside && (c == '!' || c == ':')
        });
        let (name, rest) = field.split_at(end.unwrap_or(field.len()));
        let (conversion, spec) = match rest.strip_prefix('!') {
            Some(rest) => {
                let mut chars = rest.chars();
                let Some(conversion) = chars.next() else {
                    let text = "end of string while looking for conversion specifier";
                    return self.raise(Type::ValueError, text);
                };
                let rest = chars.as_str();
                if !rest.is_empty() && !rest.starts_with(':') {
                    let text = "expected ':' after conversion specifier";
                    return self.raise(Type::ValueError, text);
                }
                (Some(conversion), rest.strip_prefix(':').unwrap_or(""))
            }
            None => (None, rest.strip_prefix(':').unwrap_or("")),
        };
        let value = self.field_value(name, sources)?;
        let value = match conversion {
            None => value,
            Some('r') => self.repr(value)?,
            Some('s') => self.str(value)?,
            Some('a') => self.ascii(value)?,
            Some(other) => {
                let text = format!("Unknown conversion specifier '{other}'");
                return self.raise(Type::ValueError, text);
            }
        };
        let text = if spec.contains(['{', '}']) {
            let spec = self.fill_in(spec, sources, depth - 1)?;
            self.format(value, &spec)?
        } else {
            self.format(value, spec)?
        };
        out.push_str(Str(crate::object::instance::payload(text)).text());
        Some(())
    }

    fn field_value(&mut self, name: &str, sources: &mut Sources) -> Option<Value> {
        let end = name.find(['.', '[']).unwrap_or(name.len());
        let (first, mut rest) = name.split_at(end);
        let mut value = self.first_value(first, sources)?;
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix('.') {
                let end = after.find(['.', '[']).unwrap_or(after.len());
                if end == 0 {
                    return self.raise(Type::ValueError, "Empty attribute in format string");
                }
                let key = self.intern(&after[..end])?;
                value = self.get_attribute(value, key)?;
                rest = &after[end..];
            } else {
                let after = rest.strip_prefix('[').unwrap_or(rest);
                let Some(end) = after.find(']') else {
                    return self.raise(Type::ValueError, "Missing ']' in format string");
                };
                let key = match after[..end].parse::<i64>() {
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
        Some(value)
    }

    fn first_value(&mut self, first: &str, sources: &mut Sources) -> Option<Value> {
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
            Some(first.parse().unwrap_or(usize::MAX))
        } else {
            None
        };
        if let Some(number) = number {
            if sources.keywords.is_some() && sources.positional.0.is_null() {
                let text = "Format string contains positional fields";
                return self.raise(Type::ValueError, text);
            }
            if number < sources.positional.len() {
                return Some(sources.positional.get(number));
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

/// Where the brace that ends a replacement field is.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}
