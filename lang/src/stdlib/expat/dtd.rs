//! What a document's type declares: entities, attributes, notations; and how values are made of texts with references.

use super::event::Name;
use super::scan::{Scan, Scanned, Stop, error, is_space, with_lines};
use std::collections::HashMap;
use std::rc::Rc;

/// An entity.
#[derive(Clone, Debug, Default)]
pub(super) struct Entity {
    /// What it stands for; `None` if that is outside.
    pub(super) text: Option<Name>,
    pub(super) system: Option<String>,
    pub(super) public: Option<String>,
    pub(super) notation: Option<String>,
    /// Whether it was declared in the document itself, and not in what a parameter entity stands for.
    pub(super) is_internal: bool,
}

/// A declared attribute.
#[derive(Clone, Debug)]
pub(super) struct Attribute {
    pub(super) name: Name,
    pub(super) is_cdata: bool,
    pub(super) default: Option<String>,
}

/// All declarations. Parsers of external entities share them.
#[derive(Debug, Default)]
pub(super) struct Dtd {
    pub(super) general: HashMap<String, Entity>,
    pub(super) parameter: HashMap<String, Entity>,
    pub(super) attributes: HashMap<String, Vec<Attribute>>,
    /// Whether there are references to parameter entities, or a subset outside.
    pub(super) has_references: bool,
    pub(super) is_standalone: bool,
    /// Whether declarations count: not after a reference that was not followed.
    pub(super) ignores: bool,
    /// Whether a parser of an external parameter entity has read one.
    pub(super) was_read: bool,
    /// Bytes of the document, and of what entities stand for.
    pub(super) direct: usize,
    pub(super) expanded: usize,
}

/// So many bytes may come of entities whatever the document's size is, and so many times its size.
const FREE: usize = 8 << 20;
const FACTOR: usize = 100;

impl Dtd {
    /// Counts what an entity stands for. An error if that is out of all proportion.
    pub(super) fn count(&mut self, bytes: usize, at: usize) -> Scanned<()> {
        self.expanded += bytes;
        let all = self.direct + self.expanded;
        if all > FREE && all / self.direct.max(1) > FACTOR {
            return Err(Stop::Error(error::AMPLIFICATION_LIMIT_BREACH, at));
        }
        Ok(())
    }
}

/// What the predefined entities stand for.
pub(super) fn predefined(name: &str) -> Option<&'static str> {
    Some(match name {
        "lt" => "<",
        "gt" => ">",
        "amp" => "&",
        "quot" => "\"",
        "apos" => "'",
        _ => return None,
    })
}

/// Adds the value of an attribute to `out`: references are replaced, blanks are spaces. `open` are the entities that this is part of; `outer`
/// is where the value is, for a text that is not the document's.
pub(super) fn attribute_value(
    dtd: &mut Dtd,
    text: &str,
    offset: usize,
    open: &mut Vec<String>,
    has_namespaces: bool,
    out: &mut String,
) -> Scanned<()> {
    let is_nested = !open.is_empty();
    let place = |at: usize| if is_nested { offset } else { offset + at };
    let mut scan = Scan::new(text, 0);
    while scan.at < text.len() {
        let start = scan.at;
        let part = scan.rest();
        let plain = part.find(['&', '<', '\t', '\n', '\r']).unwrap_or(part.len());
        out.push_str(&part[..plain]);
        scan.at += plain;
        let Some(c) = part[plain..].chars().next() else { break };
        scan.at += 1;
        match c {
            '\r' if !is_nested => {
                if scan.rest().starts_with('\n') {
                    scan.at += 1;
                }
                out.push(' ');
            }
            '\t' | '\n' | '\r' => out.push(' '),
            '<' => return Err(Stop::Error(error::INVALID_TOKEN, place(start + plain))),
            _ => {
                let at = place(start + plain);
                let wrong = |stop: Stop| match stop {
                    Stop::Error(error, within) => Stop::Error(error, place(within)),
                    Stop::More => Stop::Error(error::INVALID_TOKEN, place(text.len())),
                };
                if scan.rest().starts_with('#') {
                    scan.at += 1;
                    match scan.character().map_err(wrong)? {
                        Some(c) => out.push(c),
                        None => return Err(Stop::Error(error::BAD_CHAR_REF, at)),
                    }
                    continue;
                }
                let name = scan.name(has_namespaces).map_err(wrong)?;
                scan.expect(";").map_err(wrong)?;
                if let Some(c) = predefined(name) {
                    out.push_str(c);
                    continue;
                }
                let Some(entity) = dtd.general.get(name).cloned() else {
                    if !dtd.has_references || dtd.is_standalone {
                        return Err(Stop::Error(error::UNDEFINED_ENTITY, at));
                    }
                    continue;
                };
                if (!dtd.has_references || dtd.is_standalone) && !entity.is_internal {
                    return Err(Stop::Error(error::ENTITY_DECLARED_IN_PE, at));
                }
                if open.iter().any(|open| open == name) {
                    return Err(Stop::Error(error::RECURSIVE_ENTITY_REF, at));
                }
                if entity.notation.is_some() {
                    return Err(Stop::Error(error::BINARY_ENTITY_REF, at));
                }
                let Some(value) = &entity.text else {
                    return Err(Stop::Error(error::ATTRIBUTE_EXTERNAL_ENTITY_REF, at));
                };
                dtd.count(value.len(), at)?;
                open.push(name.into());
                attribute_value(dtd, value, at, open, has_namespaces, out)?;
                open.pop();
            }
        }
    }
    Ok(())
}

/// A value whose words count, but not the blanks between them.
pub(super) fn words_of(value: &str) -> String {
    let words: Vec<&str> = value.split(' ').filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// The value of an entity: references to characters and to parameter entities are replaced. Those are errors where `is_internal`.
pub(super) fn entity_value(
    dtd: &mut Dtd,
    text: &str,
    offset: usize,
    is_internal: bool,
    has_namespaces: bool,
    open: &mut Vec<String>,
    out: &mut String,
) -> Scanned<()> {
    let is_nested = !open.is_empty();
    let place = |at: usize| if is_nested { offset } else { offset + at };
    let text = if is_nested { text.into() } else { with_lines(text) };
    let mut scan = Scan::new(&text, 0);
    while scan.at < text.len() {
        let part = scan.rest();
        let plain = part.find(['&', '%']).unwrap_or(part.len());
        out.push_str(&part[..plain]);
        scan.at += plain;
        let at = scan.at;
        let wrong = |stop: Stop| match stop {
            Stop::Error(error, within) => Stop::Error(error, place(within)),
            Stop::More => Stop::Error(error::INVALID_TOKEN, place(text.len())),
        };
        if part[plain..].starts_with("&#") {
            scan.at += 2;
            match scan.character().map_err(wrong)? {
                Some(c) => out.push(c),
                None => return Err(Stop::Error(error::BAD_CHAR_REF, place(at))),
            }
        } else if part[plain..].starts_with('&') {
            scan.at += 1;
            scan.name(has_namespaces).map_err(wrong)?;
            scan.expect(";").map_err(wrong)?;
            out.push_str(&text[at..scan.at]);
        } else if part[plain..].starts_with('%') {
            scan.at += 1;
            let name = scan.name(has_namespaces).map_err(wrong)?;
            scan.expect(";").map_err(wrong)?;
            if is_internal {
                return Err(Stop::Error(error::PARAM_ENTITY_REF, place(at)));
            }
            let value = parameter(dtd, name, open, place(at))?;
            if let Some(value) = value {
                open.push(name.into());
                entity_value(dtd, &value, place(at), false, has_namespaces, open, out)?;
                open.pop();
            }
        }
    }
    Ok(())
}

/// What a parameter entity stands for, if that is known here.
pub(super) fn parameter(
    dtd: &mut Dtd,
    name: &str,
    open: &[String],
    at: usize,
) -> Scanned<Option<Name>> {
    if open.iter().any(|open| open == name) {
        return Err(Stop::Error(error::RECURSIVE_ENTITY_REF, at));
    }
    match dtd.parameter.get(name).and_then(|entity| entity.text.clone()) {
        Some(text) => {
            dtd.count(text.len(), at)?;
            Ok(Some(text))
        }
        None => {
            dtd.ignores = !dtd.is_standalone;
            Ok(None)
        }
    }
}

/// A public identifier: what is allowed in it, and one space for blanks.
pub(super) fn public_id(text: &str) -> Option<String> {
    let is_allowed =
        |c: char| is_space(c) || c.is_ascii_alphanumeric() || "-'()+,./:=?;!*#@$_%".contains(c);
    if !text.chars().all(is_allowed) {
        return None;
    }
    Some(text.split(is_space).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
}

/// A declared entity with a text.
pub(super) fn internal(text: String, is_internal: bool) -> Entity {
    Entity { text: Some(Rc::from(text)), is_internal, ..Entity::default() }
}
