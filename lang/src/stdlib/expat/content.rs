//! Elements, texts and references.

use super::dtd::{attribute_value, predefined, words_of};
use super::event::{Event, Name, kind};
use super::parser::{Nested, Open, Parser, State};
use super::scan::{Scan, Scanned, Stop, error, is_char, is_space, with_lines};
use std::rc::Rc;

/// An element as the program sees it: its name, its attributes, and how many of them the text has.
type Complete = (Name, Vec<(Name, String)>, usize);

impl Parser {
    /// A token of the content of elements. `level`: how many elements were open where this text begins.
    pub(super) fn content(&mut self, scan: &mut Scan, level: usize) -> Scanned<()> {
        if self.is_in_cdata {
            return self.cdata(scan);
        }
        let start = scan.at;
        match scan.peek()? {
            '<' => {
                scan.at += 1;
                match scan.peek()? {
                    '/' => {
                        scan.at += 1;
                        self.end_tag(scan, start, level)
                    }
                    '?' => self.instruction(scan, start),
                    '!' => {
                        scan.at += 1;
                        if scan.peek()? == '-' {
                            return self.comment(scan, start);
                        }
                        scan.expect("[CDATA[")?;
                        self.is_in_cdata = true;
                        self.other(kind::START_CDATA, vec![], &scan.text[start..scan.at]);
                        Ok(())
                    }
                    _ => self.start_tag(scan, start),
                }
            }
            '&' => {
                scan.at += 1;
                self.reference(scan, start)
            }
            _ => self.text(scan),
        }
    }

    /// Texts end with a line, and before what is no text.
    fn text(&mut self, scan: &mut Scan) -> Scanned<()> {
        let start = scan.at;
        let rest = scan.rest();
        let stop = rest.find(|c| matches!(c, '<' | '&' | '\n' | '\r' | ']') || !is_char(c));
        let stop = stop.unwrap_or(rest.len());
        if stop > 0 {
            // One that is a bracket may go on behind it.
            scan.at += stop;
            let mut end = *scan;
            while end.rest().starts_with(']') && !self.is_end_of_section(&end)? {
                let after = &end.rest()[1..];
                let more =
                    after.find(|c| matches!(c, '<' | '&' | '\n' | '\r' | ']') || !is_char(c));
                end.at += 1 + more.unwrap_or(after.len());
            }
            if end.rest().starts_with("]]>") {
                return Err(Stop::Error(error::INVALID_TOKEN, end.at + 2));
            }
            scan.at = end.at;
            self.report_text(&scan.text[start..scan.at]);
            return Ok(());
        }
        match scan.peek()? {
            '\n' => {
                scan.at += 1;
                self.report(Event::Text("\n".into()), "\n");
            }
            '\r' => {
                scan.at += 1;
                if scan.at == scan.text.len() {
                    return Err(Stop::More);
                }
                scan.takes("\n")?;
                self.report(Event::Text("\n".into()), &scan.text[start..scan.at]);
            }
            ']' => {
                if self.is_end_of_section(scan)? {
                    return Err(Stop::Error(error::INVALID_TOKEN, start + 2));
                }
                let rest = &scan.rest()[1..];
                let stop = rest.find(|c| matches!(c, '<' | '&' | '\n' | '\r' | ']') || !is_char(c));
                scan.at += 1 + stop.unwrap_or(rest.len());
                self.report_text(&scan.text[start..scan.at]);
            }
            _ => return scan.invalid(),
        }
        Ok(())
    }

    /// Whether `]]>` follows, which no text has. Within an entity nothing follows its end.
    fn is_end_of_section(&self, scan: &Scan) -> Scanned<bool> {
        let rest = scan.rest();
        if rest.len() < 3 && "]]>".starts_with(rest) && self.nested.is_empty() {
            return Err(Stop::More);
        }
        Ok(rest.starts_with("]]>"))
    }

    fn cdata(&mut self, scan: &mut Scan) -> Scanned<()> {
        let start = scan.at;
        let rest = scan.rest();
        if rest.starts_with("]]>") {
            scan.at += 3;
            self.is_in_cdata = false;
            self.other(kind::END_CDATA, vec![], "]]>");
            return Ok(());
        }
        if rest.len() < 3 && "]]>".starts_with(rest) || rest == "\r" {
            scan.at = scan.text.len();
            scan.peek()?;
        }
        let c = scan.next()?;
        if c == '\n' || c == '\r' {
            if c == '\r' {
                scan.takes("\n")?;
            }
            self.report(Event::Text("\n".into()), &scan.text[start..scan.at]);
            return Ok(());
        }
        if !is_char(c) {
            scan.at = start;
            return scan.invalid();
        }
        let rest = scan.rest();
        let stop = rest.find(|c| matches!(c, '\n' | '\r' | ']') || !is_char(c));
        scan.at += stop.unwrap_or(rest.len());
        self.report_text(&scan.text[start..scan.at]);
        Ok(())
    }

    fn reference(&mut self, scan: &mut Scan, start: usize) -> Scanned<()> {
        if scan.peek()? == '#' {
            scan.at += 1;
            let Some(c) = scan.character()? else {
                return Err(Stop::Error(error::BAD_CHAR_REF, start));
            };
            self.report(Event::Text(c.into()), &scan.text[start..scan.at]);
            return Ok(());
        }
        let name = scan.name(self.settings.has_namespaces)?;
        if scan.peek()? != ';' {
            return scan.invalid();
        }
        scan.at += 1;
        let raw = &scan.text[start..scan.at];
        if let Some(text) = predefined(name) {
            self.report(Event::Text(text.into()), raw);
            return Ok(());
        }
        let wrong = |error| Err(Stop::Error(error, start));
        let dtd = self.dtd.clone();
        let mut dtd = dtd.borrow_mut();
        let is_strict = !dtd.has_references || dtd.is_standalone;
        let Some(entity) = dtd.general.get(name).cloned() else {
            if is_strict {
                return wrong(error::UNDEFINED_ENTITY);
            }
            self.other(kind::SKIPPED, vec![name.into(), 0.into()], raw);
            return Ok(());
        };
        if is_strict && !entity.is_internal {
            return wrong(error::ENTITY_DECLARED_IN_PE);
        }
        let mut open = self.nested.iter().map(|nested| &nested.name).chain(&self.outer);
        if open.any(|open| open == name) {
            return wrong(error::RECURSIVE_ENTITY_REF);
        }
        if entity.notation.is_some() {
            return wrong(error::BINARY_ENTITY_REF);
        }
        match entity.text {
            // A default handler that expands nothing gets the reference.
            Some(_) if self.hears(kind::DEFAULT) => match self.hears(kind::SKIPPED) {
                true => self.other(kind::SKIPPED, vec![name.into(), 0.into()], raw),
                false => self.report_default(raw),
            },
            Some(text) => {
                dtd.count(text.len(), start)?;
                let name = name.to_string();
                self.nested.push(Nested {
                    name,
                    text,
                    at: 0,
                    level: self.open.len(),
                    is_parameter: false,
                });
            }
            None if self.hears(kind::EXTERNAL) => {
                drop(dtd);
                let context = self.context(name);
                let parts = vec![
                    context.into(),
                    super::event::Part::Base,
                    entity.system.into(),
                    entity.public.into(),
                ];
                self.other(kind::EXTERNAL, parts, raw);
            }
            None => self.report_default(raw),
        }
        Ok(())
    }

    /// What a parser of an entity needs to know of here: prefixes that are bound, and entities that are open.
    fn context(&self, name: &str) -> String {
        let mut parts = Vec::new();
        if self.settings.has_namespaces {
            for (at, (prefix, uri)) in self.bindings.iter().enumerate() {
                let is_last = !self.bindings[at + 1..].iter().any(|(later, _)| later == prefix);
                if let (true, Some(uri)) = (is_last, uri) {
                    parts.push(format!("{prefix}={uri}"));
                }
            }
        }
        parts.extend(self.outer.iter().cloned());
        parts.extend(self.nested.iter().map(|nested| nested.name.clone()));
        parts.push(name.into());
        parts.join("\u{c}")
    }

    fn end_tag(&mut self, scan: &mut Scan, start: usize, level: usize) -> Scanned<()> {
        let name_at = scan.at;
        let name = scan.name(self.settings.has_namespaces)?;
        scan.spaces()?;
        if scan.peek()? != '>' {
            return scan.invalid();
        }
        scan.at += 1;
        if self.open.len() <= level {
            return Err(Stop::Error(error::ASYNC_ENTITY, start));
        }
        let Some(open) = self.open.last() else {
            return Err(Stop::Error(error::ASYNC_ENTITY, start));
        };
        if &*open.raw != name {
            return Err(Stop::Error(error::TAG_MISMATCH, name_at));
        }
        let raw = &scan.text[start..scan.at];
        self.end_element(raw);
        Ok(())
    }

    fn end_element(&mut self, raw: &str) {
        let Some(open) = self.open.pop() else { return };
        self.other(kind::END, vec![open.name.to_string().into()], raw);
        self.unbind(open.bindings);
        if self.open.is_empty() && !self.is_entity {
            self.state = State::Epilog;
        }
    }

    /// Ends the prefixes that were bound since.
    fn unbind(&mut self, count: usize) {
        while self.bindings.len() > count {
            if let Some((prefix, _)) = self.bindings.pop() {
                let prefix = (!prefix.is_empty()).then_some(prefix);
                self.report_only(Event::Other(kind::END_NAMESPACE, vec![prefix.into()]));
            }
        }
    }

    fn start_tag(&mut self, scan: &mut Scan, start: usize) -> Scanned<()> {
        let has_namespaces = self.settings.has_namespaces;
        let element = scan.name(has_namespaces)?;
        let mut found: Vec<(&str, usize, &str, usize)> = Vec::new();
        let is_empty = loop {
            let spaced = scan.spaces()?;
            match scan.peek()? {
                '>' => {
                    scan.at += 1;
                    break false;
                }
                '/' => {
                    scan.at += 1;
                    if scan.peek()? != '>' {
                        return scan.invalid();
                    }
                    scan.at += 1;
                    break true;
                }
                _ if !spaced => return scan.invalid(),
                _ => {}
            }
            let name_at = scan.at;
            let name = scan.name(has_namespaces)?;
            scan.spaces()?;
            if scan.peek()? != '=' {
                return scan.invalid();
            }
            scan.at += 1;
            scan.spaces()?;
            let quote = scan.peek()?;
            if quote != '"' && quote != '\'' {
                return scan.invalid();
            }
            scan.at += 1;
            let value_at = scan.at;
            let value = loop {
                let c = scan.peek()?;
                if c == quote {
                    break &scan.text[value_at..scan.at];
                }
                if c == '<' || !is_char(c) {
                    return scan.invalid();
                }
                scan.at += c.len_utf8();
            };
            scan.at += 1;
            found.push((name, name_at, value, value_at));
        };
        let raw = &scan.text[start..scan.at];
        let attributes = self.attributes(element, &found)?;
        let specified = found.len();
        let bindings = self.bindings.len();
        let (name, attributes, specified) = match has_namespaces {
            true => self.expanded(element, attributes, specified, start, &found)?,
            false => (self.name(element), attributes, specified),
        };
        let open = Open { raw: self.name(element), name: name.clone(), bindings };
        self.state = State::Content;
        self.report(Event::Start(name, attributes, specified), raw);
        self.open.push(open);
        if is_empty {
            // Its end is where it ends, if its start is reported.
            let is_heard = self.hears(kind::START);
            if is_heard && self.nested.is_empty() {
                self.token = scan.at;
            }
            self.end_element(if is_heard { raw } else { "" });
        }
        Ok(())
    }

    /// The attributes with their values, those with defaults at the end.
    fn attributes(
        &mut self,
        element: &str,
        found: &[(&str, usize, &str, usize)],
    ) -> Scanned<Vec<(Name, String)>> {
        let dtd = self.dtd.clone();
        let mut dtd = dtd.borrow_mut();
        let mut attributes: Vec<(Name, String)> = Vec::with_capacity(found.len());
        let declared = match dtd.attributes.is_empty() {
            true => Vec::new(),
            false => dtd.attributes.get(element).cloned().unwrap_or_default(),
        };
        for (name, name_at, value, value_at) in found {
            if attributes.iter().any(|(before, _)| &**before == *name) {
                return Err(Stop::Error(error::DUPLICATE_ATTRIBUTE, *name_at));
            }
            let mut made = String::new();
            if value.contains(['&', '\t', '\n', '\r']) {
                let names = self.settings.has_namespaces;
                attribute_value(&mut dtd, value, *value_at, &mut Vec::new(), names, &mut made)?;
            } else {
                made.push_str(value);
            }
            let is_words = declared.iter().any(|one| !one.is_cdata && &*one.name == *name);
            let made = if is_words { words_of(&made) } else { made };
            attributes.push((self.name(name), made));
        }
        for one in declared {
            let is_given = attributes.iter().any(|(name, _)| *name == one.name);
            if let (Some(default), false) = (one.default, is_given) {
                attributes.push((one.name, default));
            }
        }
        Ok(attributes)
    }

    /// Binds prefixes, and gives names their namespaces.
    fn expanded(
        &mut self,
        element: &str,
        attributes: Vec<(Name, String)>,
        specified: usize,
        start: usize,
        found: &[(&str, usize, &str, usize)],
    ) -> Scanned<Complete> {
        let place = |at: usize| found.get(at).map_or(start, |(_, name_at, ..)| *name_at);
        let mut kept: Vec<(usize, Name, String)> = Vec::new();
        let mut count = specified;
        for (at, (name, value)) in attributes.into_iter().enumerate() {
            let prefix = match &*name {
                "xmlns" => "",
                other => match other.strip_prefix("xmlns:") {
                    Some(prefix) => prefix,
                    None => {
                        kept.push((at, name, value));
                        continue;
                    }
                },
            };
            self.bind_prefix(prefix, &value).map_err(|error| Stop::Error(error, place(at)))?;
            if at < specified {
                count -= 1;
            }
        }
        let name = match self.with_namespace(element, true) {
            Some(name) => self.name(&name),
            None => return Err(Stop::Error(error::UNBOUND_PREFIX, start)),
        };
        let mut made: Vec<(Name, String)> = Vec::new();
        for (at, attribute, value) in kept {
            let Some(full) = self.with_namespace(&attribute, false) else {
                return Err(Stop::Error(error::UNBOUND_PREFIX, place(at)));
            };
            let full = self.name(&full);
            let is_again = attribute.contains(':')
                && made.iter().any(|(before, _)| self.is_same(before, &full));
            if is_again {
                return Err(Stop::Error(error::DUPLICATE_ATTRIBUTE, place(at)));
            }
            made.push((full, value));
        }
        Ok((name, made, count))
    }

    /// Whether two names stand for the same: the prefix does not matter.
    fn is_same(&self, a: &Name, b: &Name) -> bool {
        let separator = self.settings.separator.as_deref().unwrap_or("");
        if !self.settings.gives_prefixes || separator.is_empty() {
            return a == b;
        }
        let short =
            |name: &Name| name.splitn(3, separator).take(2).map(String::from).collect::<Vec<_>>();
        short(a) == short(b)
    }

    fn bind_prefix(&mut self, prefix: &str, uri: &str) -> Result<(), u32> {
        const XML: &str = "http://www.w3.org/XML/1998/namespace";
        const XMLNS: &str = "http://www.w3.org/2000/xmlns/";
        if uri.is_empty() && !prefix.is_empty() {
            return Err(error::UNDECLARING_PREFIX);
        }
        match prefix {
            "xmlns" => return Err(error::RESERVED_PREFIX_XMLNS),
            "xml" if uri != XML => return Err(error::RESERVED_PREFIX_XML),
            "xml" => {}
            _ if uri == XML || uri == XMLNS => return Err(error::RESERVED_NAMESPACE_URI),
            _ => {}
        }
        // A name with its namespace could not be taken apart again.
        let separator = self.settings.separator.as_deref().unwrap_or("");
        let is_in_uris =
            |c: char| c.is_ascii_alphanumeric() || "%-._~:/?#[]@!$&'()*+,;=".contains(c);
        if !separator.is_empty() && !separator.chars().all(is_in_uris) && uri.contains(separator) {
            return Err(error::SYNTAX);
        }
        let bound = (!uri.is_empty()).then(|| Rc::from(uri));
        self.bindings.push((prefix.into(), bound));
        let prefix = (!prefix.is_empty()).then(|| prefix.to_string());
        let uri = (!uri.is_empty()).then(|| uri.to_string());
        self.report_only(Event::Other(kind::START_NAMESPACE, vec![prefix.into(), uri.into()]));
        Ok(())
    }

    /// A name with its namespace; `None` if its prefix stands for nothing. Attributes without a prefix have none.
    fn with_namespace(&self, name: &str, is_element: bool) -> Option<String> {
        let (prefix, local) = match name.split_once(':') {
            Some(parts) => parts,
            None if is_element => ("", name),
            None => return Some(name.into()),
        };
        let bound = self.bindings.iter().rev().find(|(bound, _)| bound == prefix);
        let Some(uri) = bound.and_then(|(_, uri)| uri.as_ref()) else {
            return prefix.is_empty().then(|| name.into());
        };
        let separator = self.settings.separator.as_deref().unwrap_or("");
        let mut full = format!("{uri}{separator}{local}");
        if self.settings.gives_prefixes && !prefix.is_empty() && !separator.is_empty() {
            full.push_str(separator);
            full.push_str(prefix);
        }
        Some(full)
    }

    /// A processing instruction. `scan` stands at its question mark.
    pub(super) fn instruction(&mut self, scan: &mut Scan, start: usize) -> Scanned<()> {
        scan.at += 1;
        let target = scan.name(false)?;
        if target.eq_ignore_ascii_case("xml") {
            if target == "xml" {
                return Err(Stop::Error(error::MISPLACED_XML_PI, start));
            }
            scan.at -= 3;
            return scan.invalid();
        }
        let data = match scan.peek()? {
            '?' => {
                scan.at += 1;
                if scan.peek()? != '>' {
                    return scan.invalid();
                }
                scan.at += 1;
                ""
            }
            c if is_space(c) => {
                scan.spaces()?;
                scan.until("?>")?
            }
            _ => return scan.invalid(),
        };
        let parts = vec![target.into(), with_lines(data).into()];
        self.other(kind::INSTRUCTION, parts, &scan.text[start..scan.at]);
        Ok(())
    }

    /// A comment. `scan` stands at its first dash.
    pub(super) fn comment(&mut self, scan: &mut Scan, start: usize) -> Scanned<()> {
        scan.expect("--")?;
        let text = scan.until("--")?;
        if scan.peek()? != '>' {
            return scan.invalid();
        }
        scan.at += 1;
        self.other(kind::COMMENT, vec![with_lines(text).into()], &scan.text[start..scan.at]);
        Ok(())
    }

    /// A token behind the last element.
    pub(super) fn epilog(&mut self, scan: &mut Scan) -> Scanned<()> {
        let start = scan.at;
        let c = scan.peek()?;
        if is_space(c) {
            let rest = scan.rest();
            scan.at += rest.len() - rest.trim_start_matches(is_space).len();
            self.report_default(&scan.text[start..scan.at]);
            return Ok(());
        }
        if c == '<' {
            scan.at += 1;
            match scan.peek()? {
                '?' => return self.instruction(scan, start),
                '!' => {
                    scan.at += 1;
                    if scan.peek()? == '-' {
                        return self.comment(scan, start);
                    }
                }
                _ => {}
            }
        } else if let Err(stop) = self.no_markup(scan, c)
            && !matches!(stop, Stop::Error(error::SYNTAX, _))
        {
            return Err(stop);
        }
        Err(Stop::Error(error::JUNK_AFTER_DOC_ELEMENT, start))
    }
}
