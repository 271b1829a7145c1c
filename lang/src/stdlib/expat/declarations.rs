//! What comes before the first element: the document's type, and its declarations.

use super::dtd::{
    Attribute, Entity, attribute_value, entity_value, internal, parameter, public_id, words_of,
};
use super::event::{Event, Model, Part, kind};
use super::parser::{Nested, Parser, State};
use super::scan::{Scan, Scanned, Stop, error, is_char, is_name_char, is_space};

/// An external identifier: the entity of the system, and that of the public.
type Outside = (Option<String>, Option<String>);

impl Parser {
    /// A token before the first element.
    pub(super) fn prolog(&mut self, scan: &mut Scan) -> Scanned<()> {
        let start = scan.at;
        let c = scan.peek()?;
        if is_space(c) {
            let rest = scan.rest();
            scan.at += rest.len() - rest.trim_start_matches(is_space).len();
            self.report_default(&scan.text[start..scan.at]);
            return Ok(());
        }
        if c != '<' {
            return self.no_markup(scan, c);
        }
        scan.at += 1;
        match scan.peek()? {
            '?' => self.instruction(scan, start),
            '!' => {
                scan.at += 1;
                if scan.peek()? == '-' {
                    return self.comment(scan, start);
                }
                scan.expect("DOCTYPE")?;
                if self.state == State::Prolog(true) {
                    return Err(Stop::Error(error::SYNTAX, start));
                }
                self.doctype(scan, start)
            }
            _ => {
                // The tag is read as content.
                scan.at = start;
                if std::mem::take(&mut self.settings.uses_foreign)
                    && self.hears(kind::EXTERNAL)
                    && self.settings.parameters != 0
                {
                    self.dtd.borrow_mut().has_references = true;
                    let parts =
                        vec![Part::Text(None), Part::Base, Part::Text(None), Part::Text(None)];
                    self.report_only(Event::Other(kind::EXTERNAL, parts));
                    return Ok(());
                }
                self.state = State::Content;
                let before = scan.at;
                let result = self.content(scan, 0);
                if result == Err(Stop::More) {
                    scan.at = before;
                }
                result
            }
        }
    }

    /// Something where there has to be a declaration.
    pub(super) fn no_markup(&self, scan: &Scan, c: char) -> Scanned<()> {
        if is_name_char(c) {
            // A name has to end with what may follow one.
            let rest = scan.rest();
            let end = rest.find(|c| !is_name_char(c)).unwrap_or(rest.len());
            let follows = rest[end..].chars().next();
            if follows.is_some_and(|c| !is_space(c) && !">),|[]%+*?".contains(c)) {
                return Err(Stop::Error(error::INVALID_TOKEN, scan.at + end));
            }
        }
        let is_token = is_name_char(c) || "[](),|>#%+*\"'".contains(c);
        let error = if is_token { error::SYNTAX } else { error::INVALID_TOKEN };
        Err(Stop::Error(error, scan.at))
    }

    /// The head of a document's type.
    fn doctype(&mut self, scan: &mut Scan, start: usize) -> Scanned<()> {
        need_space(scan)?;
        let name = scan.name(self.settings.has_namespaces)?.to_string();
        scan.spaces()?;
        let (system, public) = self.outside(scan, false)?;
        scan.spaces()?;
        let has_subset = match scan.peek()? {
            '[' => true,
            '>' => false,
            _ => return scan.error(error::SYNTAX),
        };
        scan.at += 1;
        if system.is_some() {
            let mut dtd = self.dtd.borrow_mut();
            dtd.has_references = true;
            let is_wanted = !dtd.is_standalone && self.settings.parameters == 0;
            drop(dtd);
            if is_wanted {
                self.mark(self.literal);
                self.report_only(Event::Other(kind::NOT_STANDALONE, vec![]));
            }
        }
        self.mark(scan.at - 1);
        let parts = vec![
            name.into(),
            system.clone().into(),
            public.clone().into(),
            (has_subset as i64).into(),
        ];
        self.other(kind::START_DOCTYPE, parts, &scan.text[start..scan.at]);
        self.doctype = Some((system, public));
        match has_subset {
            true => self.state = State::Subset,
            false => self.end_doctype(""),
        }
        Ok(())
    }

    /// What is reported next is at that place, if the text is the document's.
    fn mark(&mut self, at: usize) {
        if self.nested.is_empty() && !self.is_replaced {
            self.token = at;
        }
    }

    /// The document's type ends; what of it lies outside comes now.
    fn end_doctype(&mut self, raw: &str) {
        self.state = State::Prolog(true);
        let outside = self.doctype.clone().unwrap_or_default();
        let is_foreign = std::mem::take(&mut self.settings.uses_foreign);
        if outside.0.is_some() || is_foreign {
            self.dtd.borrow_mut().has_references = true;
            if self.settings.parameters != 0 && self.hears(kind::EXTERNAL) {
                self.dtd.borrow_mut().was_read = false;
                let parts = vec![Part::Text(None), Part::Base, outside.0.into(), outside.1.into()];
                self.report_only(Event::Other(kind::EXTERNAL, parts));
                if !self.dtd.borrow().is_standalone {
                    self.report_only(Event::Other(kind::NOT_STANDALONE, vec![]));
                }
            }
        }
        self.other(kind::END_DOCTYPE, vec![], raw);
    }

    /// `SYSTEM "…"` or `PUBLIC "…" "…"`, if there is one. A notation may do without the entity of the system.
    fn outside(&mut self, scan: &mut Scan, is_notation: bool) -> Scanned<Outside> {
        if scan.takes("SYSTEM")? {
            need_space(scan)?;
            self.literal = scan.at;
            return Ok((Some(scan.literal()?.to_string()), None));
        }
        if !scan.takes("PUBLIC")? {
            return Ok((None, None));
        }
        need_space(scan)?;
        let at = scan.at;
        self.literal = at;
        let Some(public) = public_id(scan.literal()?) else {
            return Err(Stop::Error(error::PUBLICID, at));
        };
        scan.spaces()?;
        if is_notation && scan.peek()? == '>' {
            return Ok((None, Some(public)));
        }
        self.literal = scan.at;
        Ok((Some(scan.literal()?.to_string()), Some(public)))
    }

    /// A token between declarations.
    pub(super) fn subset(&mut self, scan: &mut Scan) -> Scanned<()> {
        let start = scan.at;
        let is_outside = self.state == State::Outside || self.is_in_parameter();
        match scan.peek()? {
            c if is_space(c) => {
                let rest = scan.rest();
                scan.at += rest.len() - rest.trim_start_matches(is_space).len();
                self.report_default(&scan.text[start..scan.at]);
                Ok(())
            }
            '%' => {
                scan.at += 1;
                self.parameter_reference(scan, start)
            }
            ']' if self.state == State::Subset && !self.is_in_parameter() => {
                scan.at += 1;
                scan.spaces()?;
                if scan.peek()? != '>' {
                    return scan.error(error::SYNTAX);
                }
                scan.at += 1;
                let raw = scan.text[start..scan.at].to_string();
                self.mark(scan.at - 1);
                self.end_doctype(&raw);
                Ok(())
            }
            ']' if self.sections > 0 => {
                scan.expect("]]>")?;
                self.sections -= 1;
                Ok(())
            }
            '<' => {
                scan.at += 1;
                match scan.peek()? {
                    '?' => self.instruction(scan, start),
                    '!' => {
                        scan.at += 1;
                        match scan.peek()? {
                            '-' => self.comment(scan, start),
                            '[' if is_outside => self.section(scan, start),
                            _ => self.markup(scan, start, is_outside),
                        }
                    }
                    _ => Err(Stop::Error(error::SYNTAX, start)),
                }
            }
            c => self.no_markup(scan, c),
        }
    }

    /// Whether the text is what a parameter entity stands for.
    fn is_in_parameter(&self) -> bool {
        self.nested.last().is_some_and(|nested| nested.is_parameter)
    }

    /// A section that is included or ignored.
    fn section(&mut self, scan: &mut Scan, start: usize) -> Scanned<()> {
        scan.at += 1;
        scan.spaces()?;
        let word = if scan.peek()? == '%' {
            scan.at += 1;
            let name = scan.name(false)?;
            scan.expect(";")?;
            let value = parameter(&mut self.dtd.borrow_mut(), name, &[], start)?;
            value.map_or(String::new(), |value| value.trim().to_string())
        } else {
            scan.name(false)?.to_string()
        };
        scan.spaces()?;
        scan.expect("[")?;
        match &*word {
            "INCLUDE" => self.sections += 1,
            "IGNORE" => {
                let mut depth = 1;
                while depth > 0 {
                    if scan.takes("<![")? {
                        depth += 1;
                    } else if scan.takes("]]>")? {
                        depth -= 1;
                    } else {
                        scan.next()?;
                    }
                }
            }
            _ => return Err(Stop::Error(error::SYNTAX, start)),
        }
        let raw = scan.text[start..scan.at].to_string();
        self.report_default(&raw);
        Ok(())
    }

    /// `%name;` between declarations.
    fn parameter_reference(&mut self, scan: &mut Scan, start: usize) -> Scanned<()> {
        let name = scan.name(self.settings.has_namespaces)?.to_string();
        if scan.peek()? != ';' {
            return scan.invalid();
        }
        scan.at += 1;
        let raw = scan.text[start..scan.at].to_string();
        let entity = {
            let mut dtd = self.dtd.borrow_mut();
            dtd.has_references = true;
            let found = dtd.parameter.get(&name).cloned();
            let is_read = self.settings.parameters != 0;
            let is_there = found
                .as_ref()
                .is_some_and(|entity| entity.text.is_some() || self.hears(kind::EXTERNAL));
            if !is_read || !is_there {
                dtd.ignores = !dtd.is_standalone;
            }
            found.filter(|_| is_read)
        };
        let Some(entity) = entity else {
            match self.settings.parameters {
                0 => self.report_default(&raw),
                _ => {
                    self.other(kind::SKIPPED, vec![name.into(), 1.into()], &raw);
                    return Ok(());
                }
            }
            return self.ask_standalone();
        };
        let mut open = self.nested.iter().map(|nested| &nested.name).chain(&self.outer);
        if open.any(|open| *open == name) {
            return Err(Stop::Error(error::RECURSIVE_ENTITY_REF, start));
        }
        match entity.text {
            Some(text) => {
                self.dtd.borrow_mut().count(text.len(), start)?;
                let level = self.open.len();
                self.nested.push(Nested { name, text, at: 0, level, is_parameter: true });
            }
            None if self.hears(kind::EXTERNAL) => {
                let system = entity.system.into();
                let parts = vec![Part::Text(None), Part::Base, system, entity.public.into()];
                self.report_only(Event::Other(kind::EXTERNAL, parts));
            }
            None => self.report_default(&raw),
        }
        self.ask_standalone()
    }

    fn ask_standalone(&mut self) -> Scanned<()> {
        if !self.dtd.borrow().is_standalone {
            self.report_only(Event::Other(kind::NOT_STANDALONE, vec![]));
        }
        Ok(())
    }

    /// A declaration. `scan` stands behind `<!`.
    fn markup(&mut self, scan: &mut Scan, start: usize, is_outside: bool) -> Scanned<()> {
        let body_at = scan.at;
        let mut quote = None;
        loop {
            let c = scan.peek()?;
            match quote {
                Some(open) if c == open => quote = None,
                Some(_) => {}
                None if c == '"' || c == '\'' => quote = Some(c),
                None if c == '>' => break,
                None if c == '<' => return scan.invalid(),
                None => {}
            }
            if !is_char(c) {
                return scan.invalid();
            }
            scan.at += c.len_utf8();
        }
        scan.at += 1;
        let end = scan.at;
        let raw = &scan.text[start..end];
        let mut expanded = None;
        if is_outside && scan.text[body_at..end].contains('%') {
            expanded = Some(self.expanded_markup(&scan.text[body_at..end], start)?);
        }
        // Places are those of the text, unless that is not what is read.
        let text = expanded.as_deref().unwrap_or(&scan.text[..end]);
        let mut inner = Scan::new(text, if expanded.is_some() { 0 } else { body_at });
        self.is_replaced = expanded.is_some();
        let result = self.declare(&mut inner, raw, is_outside);
        match result {
            Err(Stop::Error(error, _)) if expanded.is_some() => Err(Stop::Error(error, start)),
            Err(Stop::More) => Err(Stop::Error(error::SYNTAX, end - 1)),
            result => result,
        }
    }

    /// A declaration in which parameter entities are replaced, but not in quotes.
    fn expanded_markup(&mut self, text: &str, start: usize) -> Scanned<String> {
        let mut made = String::new();
        let mut quote = None;
        let mut scan = Scan::new(text, 0);
        while scan.at < text.len() {
            let c = scan.next()?;
            match quote {
                Some(open) if c == open => quote = None,
                Some(_) => {}
                None if c == '"' || c == '\'' => quote = Some(c),
                None if c == '%' && scan.peek().is_ok_and(|c| !is_space(c)) => {
                    let wrong = |_| Stop::Error(error::INVALID_TOKEN, start);
                    let name = scan.name(false).map_err(wrong)?;
                    scan.expect(";").map_err(wrong)?;
                    let value = parameter(&mut self.dtd.borrow_mut(), name, &[], start)?;
                    if let Some(value) = value {
                        // What it stands for may have some in it.
                        let value = self.expanded_markup(&value, start)?;
                        made.push(' ');
                        made.push_str(&value);
                        made.push(' ');
                    }
                    continue;
                }
                None => {}
            }
            made.push(c);
        }
        Ok(made)
    }

    fn declare(&mut self, scan: &mut Scan, raw: &str, is_outside: bool) -> Scanned<()> {
        let at = scan.at;
        let word = scan.name(false).map_err(|_| Stop::Error(error::INVALID_TOKEN, at))?;
        match word {
            "ENTITY" => self.declare_entity(scan, raw, is_outside),
            "ELEMENT" => self.declare_element(scan, raw),
            "ATTLIST" => self.declare_attributes(scan, raw),
            "NOTATION" => self.declare_notation(scan, raw),
            _ => Err(Stop::Error(error::SYNTAX, at - 2)),
        }
    }

    fn declare_entity(&mut self, scan: &mut Scan, raw: &str, is_outside: bool) -> Scanned<()> {
        need_space(scan)?;
        let mut is_parameter = false;
        if scan.peek()? == '%' {
            scan.at += 1;
            is_parameter = true;
            need_space(scan)?;
        }
        let name = scan.name(self.settings.has_namespaces)?.to_string();
        need_space(scan)?;
        let entity = if matches!(scan.peek()?, '"' | '\'') {
            let value_at = scan.at + 1;
            self.literal = scan.at;
            let text = scan.literal()?;
            let mut value = String::new();
            let mut dtd = self.dtd.borrow_mut();
            let names = self.settings.has_namespaces;
            entity_value(
                &mut dtd,
                text,
                value_at,
                !is_outside,
                names,
                &mut Vec::new(),
                &mut value,
            )?;
            internal(value, !is_outside)
        } else {
            let at = scan.at;
            let (system, public) = self.outside(scan, false)?;
            if system.is_none() {
                return Err(Stop::Error(error::SYNTAX, at));
            }
            let mut notation = None;
            if scan.spaces()? && !is_parameter && scan.takes("NDATA")? {
                need_space(scan)?;
                self.literal = scan.at;
                notation = Some(scan.name(self.settings.has_namespaces)?.to_string());
            }
            Entity { system, public, notation, is_internal: !is_outside, ..Entity::default() }
        };
        end_of(scan)?;
        let is_outside_text = entity.text.is_none() && entity.notation.is_none();
        self.mark(if is_outside_text { scan.at } else { self.literal });
        let mut dtd = self.dtd.borrow_mut();
        let table = if is_parameter { &mut dtd.parameter } else { &mut dtd.general };
        let is_new = !table.contains_key(&name);
        if is_new {
            table.insert(name.clone(), entity.clone());
        }
        if dtd.ignores && is_new {
            let table = if is_parameter { &mut dtd.parameter } else { &mut dtd.general };
            table.remove(&name);
        }
        let is_known = is_new && !dtd.ignores;
        drop(dtd);
        if !is_known {
            self.report_default(raw);
            return Ok(());
        }
        if entity.notation.is_some() && self.hears(kind::UNPARSED) {
            let parts = vec![
                name.into(),
                Part::Base,
                entity.system.into(),
                entity.public.into(),
                entity.notation.into(),
            ];
            self.other(kind::UNPARSED, parts, raw);
            return Ok(());
        }
        let text = entity.text.map(|text| text.to_string());
        let parts = vec![
            name.into(),
            (is_parameter as i64).into(),
            text.into(),
            Part::Base,
            entity.system.into(),
            entity.public.into(),
            entity.notation.into(),
        ];
        self.other(kind::ENTITY, parts, raw);
        Ok(())
    }

    fn declare_notation(&mut self, scan: &mut Scan, raw: &str) -> Scanned<()> {
        need_space(scan)?;
        let name = scan.name(self.settings.has_namespaces)?.to_string();
        need_space(scan)?;
        let at = scan.at;
        let (system, public) = self.outside(scan, true)?;
        if system.is_none() && public.is_none() {
            return Err(Stop::Error(error::SYNTAX, at));
        }
        end_of(scan)?;
        self.mark(self.literal);
        let parts = vec![name.into(), Part::Base, system.into(), public.into()];
        self.other(kind::NOTATION, parts, raw);
        Ok(())
    }

    fn declare_element(&mut self, scan: &mut Scan, raw: &str) -> Scanned<()> {
        need_space(scan)?;
        let name = scan.name(self.settings.has_namespaces)?.to_string();
        need_space(scan)?;
        let mut at = scan.at;
        let plain = |kind| Model { kind, quantity: 0, name: None, parts: vec![] };
        let model = if scan.takes("EMPTY")? {
            plain(1)
        } else if scan.takes("ANY")? {
            plain(2)
        } else {
            if scan.peek()? != '(' {
                return scan.error(error::SYNTAX);
            }
            scan.at += 1;
            scan.spaces()?;
            match scan.takes("#PCDATA")? {
                true => self.mixed(scan)?,
                false => self.children(scan, 0)?,
            }
        };
        if model.kind > 2 {
            at = scan.text[..scan.at].rfind(')').unwrap_or(at);
        }
        end_of(scan)?;
        self.mark(at);
        self.other(kind::ELEMENT, vec![name.into(), Part::Model(model)], raw);
        Ok(())
    }

    fn mixed(&mut self, scan: &mut Scan) -> Scanned<Model> {
        let mut parts = Vec::new();
        loop {
            scan.spaces()?;
            match scan.next()? {
                '|' => {
                    scan.spaces()?;
                    let name = scan.name(self.settings.has_namespaces)?.to_string();
                    parts.push(Model { kind: 4, quantity: 0, name: Some(name), parts: vec![] });
                }
                ')' => break,
                _ => {
                    scan.at -= 1;
                    return scan.error(error::SYNTAX);
                }
            }
        }
        let mut quantity = 0;
        if scan.peek()? == '*' {
            scan.at += 1;
            quantity = 2;
        } else if !parts.is_empty() {
            return scan.error(error::SYNTAX);
        }
        Ok(Model { kind: 3, quantity, name: None, parts })
    }

    /// Choices or sequences, as deep as anyone may write them.
    fn children(&mut self, scan: &mut Scan, depth: usize) -> Scanned<Model> {
        if depth > 1000 {
            return scan.error(error::SYNTAX);
        }
        let (mut parts, mut between) = (Vec::new(), None);
        loop {
            scan.spaces()?;
            if scan.peek()? == '(' {
                scan.at += 1;
                parts.push(self.children(scan, depth + 1)?);
            } else {
                let name = scan.name(self.settings.has_namespaces)?.to_string();
                let quantity = quantity_of(scan)?;
                parts.push(Model { kind: 4, quantity, name: Some(name), parts: vec![] });
            }
            scan.spaces()?;
            let c = scan.peek()?;
            match c {
                ')' => {
                    scan.at += 1;
                    break;
                }
                '|' | ',' if between.is_none_or(|before| before == c) => {
                    between = Some(c);
                    scan.at += 1;
                }
                _ => return scan.error(error::SYNTAX),
            }
        }
        let kind = if between == Some('|') { 5 } else { 6 };
        Ok(Model { kind, quantity: quantity_of(scan)?, name: None, parts })
    }

    fn declare_attributes(&mut self, scan: &mut Scan, raw: &str) -> Scanned<()> {
        need_space(scan)?;
        let element = scan.name(self.settings.has_namespaces)?.to_string();
        let mut is_heard = false;
        loop {
            let spaced = scan.spaces()?;
            if scan.peek()? == '>' {
                break;
            }
            if !spaced {
                return scan.error(error::SYNTAX);
            }
            let name = scan.name(self.settings.has_namespaces)?.to_string();
            need_space(scan)?;
            let kind = self.kind_of_attribute(scan)?;
            need_space(scan)?;
            self.literal = scan.at;
            let (mut is_required, mut has_default) = (false, true);
            if scan.takes("#REQUIRED")? {
                (is_required, has_default) = (true, false);
            } else if scan.takes("#IMPLIED")? {
                has_default = false;
            } else if scan.takes("#FIXED")? {
                is_required = true;
                need_space(scan)?;
                self.literal = scan.at;
            }
            let mut default = None;
            if has_default {
                let value_at = scan.at + 1;
                let text = scan.literal()?;
                let (mut value, mut dtd) = (String::new(), self.dtd.borrow_mut());
                let names = self.settings.has_namespaces;
                attribute_value(&mut dtd, text, value_at, &mut Vec::new(), names, &mut value)?;
                default = Some(if kind == "CDATA" { value } else { words_of(&value) });
            }
            let mut dtd = self.dtd.borrow_mut();
            if !dtd.ignores {
                let short = Attribute {
                    name: self.names.get(&name).cloned().unwrap_or_else(|| name.as_str().into()),
                    is_cdata: kind == "CDATA",
                    default: default.clone(),
                };
                let all = dtd.attributes.entry(element.clone()).or_default();
                if !all.iter().any(|one| *one.name == *name) {
                    all.push(short);
                }
            }
            let is_known = !dtd.ignores;
            drop(dtd);
            if is_known && self.hears(kind::ATTRIBUTES) {
                is_heard = true;
                self.mark(self.literal);
                let parts = vec![
                    element.clone().into(),
                    name.into(),
                    kind.into(),
                    default.into(),
                    (is_required as i64).into(),
                ];
                self.report_only(Event::Other(kind::ATTRIBUTES, parts));
            }
        }
        if !is_heard {
            self.report_default(raw);
        }
        Ok(())
    }

    fn kind_of_attribute(&mut self, scan: &mut Scan) -> Scanned<String> {
        let mut kind = String::new();
        if scan.peek()? != '(' {
            let at = scan.at;
            let word = scan.name(false)?;
            let words =
                ["CDATA", "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS"];
            if words.contains(&word) {
                return Ok(word.into());
            }
            if word != "NOTATION" {
                return Err(Stop::Error(error::SYNTAX, at));
            }
            kind.push_str(word);
            need_space(scan)?;
        }
        if scan.peek()? != '(' {
            return scan.error(error::SYNTAX);
        }
        loop {
            kind.push(scan.next()?);
            scan.spaces()?;
            let start = scan.at;
            while is_name_char(scan.peek()?) {
                scan.next()?;
            }
            if scan.at == start {
                return scan.error(error::SYNTAX);
            }
            kind.push_str(&scan.text[start..scan.at]);
            scan.spaces()?;
            match scan.peek()? {
                '|' => {}
                ')' => break,
                _ => return scan.error(error::SYNTAX),
            }
        }
        kind.push(scan.next()?);
        Ok(kind)
    }
}

fn need_space(scan: &mut Scan) -> Scanned<()> {
    match scan.spaces()? {
        true => Ok(()),
        false => scan.error(error::SYNTAX),
    }
}

/// A declaration ends here.
fn end_of(scan: &mut Scan) -> Scanned<()> {
    scan.spaces()?;
    match scan.peek()? {
        '>' => Ok(()),
        _ => scan.error(error::SYNTAX),
    }
}

fn quantity_of(scan: &mut Scan) -> Scanned<u8> {
    let quantity = match scan.peek()? {
        '?' => 1,
        '*' => 2,
        '+' => 3,
        _ => return Ok(0),
    };
    scan.at += 1;
    Ok(quantity)
}
