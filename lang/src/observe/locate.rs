//! From positions in bytecode to places in source text.

use std::cell::RefCell;
use std::path::Path;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use sidewinder_compiler::bytecode::unit::{Instruction, Instructions};
use sidewinder_compiler::bytecode::{Opcode, Unit, UnitKind};
use sidewinder_report::Written;
use sidewinder_report::schema::Place;
use sidewinder_syntax::source::{SourceFile, Span};

/// Whoever knows which code a position is in.
pub trait Units {
    /// The unit that the position is in, and the offset of its word.
    fn unit_at(&self, pc: u64) -> Option<(&Unit, u32)>;
    /// Whether the position is in a function whose loops are unrolled because the program said so.
    fn unrolls(&self, pc: u64) -> bool;
}

/// The file name of a program that came on the command line.
pub const COMMAND: &str = "<string>";

/// What is called the function of code outside of any.
pub(super) const MODULE: &str = "<module>";

/// Finds places, as seen from one folder.
#[derive(Clone, Debug)]
pub struct Locator {
    /// The folder with its closing slash.
    root: String,
    /// The file asked for last, and what it is called.
    last: RefCell<Option<(Arc<str>, Arc<str>)>>,
    /// The places of positions that were asked for before: code stays where it is.
    known: RefCell<FxHashMap<u64, Written<Place>>>,
}

impl Locator {
    /// Places are told relative to `root`, the folder the program was started in.
    pub fn new(root: impl AsRef<Path>) -> Locator {
        let mut root = root.as_ref().to_string_lossy().into_owned();
        if !root.is_empty() && !root.ends_with('/') {
            root.push('/');
        }
        Locator { root, last: RefCell::default(), known: RefCell::default() }
    }

    /// What a file is called in a report.
    pub fn file(&self, name: &str) -> String {
        name.strip_prefix(&self.root).unwrap_or(name).to_owned()
    }

    /// Where a position is; nothing if no code is known there.
    pub fn find<'a>(&'a self, units: &'a dyn Units, pc: u64) -> Option<Spot<'a>> {
        let (unit, offset) = units.unit_at(pc)?;
        Some(Spot { locator: self, unit, pc, offset })
    }

    /// The same of a file that is asked for again and again.
    fn file_of(&self, name: &Arc<str>) -> Arc<str> {
        let mut last = self.last.borrow_mut();
        match &*last {
            Some((asked, called)) if Arc::ptr_eq(asked, name) => called.clone(),
            _ => last.insert((name.clone(), self.file(name).into())).1.clone(),
        }
    }

    /// The place of a span.
    pub fn place(&self, file: &SourceFile, span: Span, function: Arc<str>) -> Written<Place> {
        let at = file.place(span);
        let place = Place {
            file: self.file_of(file.name()),
            line: at.line,
            column: at.column,
            end_line: at.end_line,
            end_column: at.end_column,
            function,
        };
        place.into()
    }
}

/// What the code of a unit is called in reports.
pub fn function_of(unit: &Unit) -> &str {
    match unit.kind {
        UnitKind::Module => MODULE,
        _ => &unit.qualname,
    }
}

/// One instruction of the program.
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    locator: &'a Locator,
    /// The unit it is in.
    pub unit: &'a Unit,
    /// Its position.
    pc: u64,
    /// Offset of one of its words.
    offset: u32,
}

impl<'a> Spot<'a> {
    /// The function it is in.
    pub fn function(&self) -> &'a str {
        function_of(self.unit)
    }

    /// Its name, to keep.
    fn function_name(&self) -> Arc<str> {
        match self.unit.kind {
            UnitKind::Module => MODULE.into(),
            _ => self.unit.qualname.clone(),
        }
    }

    /// Its place.
    pub fn place(&self) -> Written<Place> {
        let mut known = self.locator.known.borrow_mut();
        let place = known.entry(self.pc).or_insert_with(|| {
            let span = self.unit.span_at(self.offset);
            self.locator.place(&self.unit.file, span, self.function_name())
        });
        place.clone()
    }

    /// The place of what it heads: the first line of its loop, or of its function if it starts one.
    pub fn header(&self) -> Written<Place> {
        let file = &self.unit.file;
        let is_loop = self
            .instruction()
            .is_some_and(|i| matches!(i.opcode, Opcode::Loop | Opcode::MergePoint));
        let span = if is_loop { self.unit.span_at(self.offset) } else { self.unit.span };
        let line = file.line_span(file.line_of(span.start));
        let end = span.end.min(line.end).max(span.start);
        let text = file.slice(Span::new(span.start, end));
        let end = span.start + text.trim_end().trim_end_matches(':').trim_end().len() as u32;
        self.locator.place(file, Span::new(span.start, end), self.function_name())
    }

    /// The place of its function's first line.
    pub fn function_header(&self) -> Written<Place> {
        self.at(0).header()
    }

    /// Its text; of a statement with a body only what decides whether the body runs.
    pub fn source(&self) -> &'a str {
        let text = self.unit.file.slice(self.unit.span_at(self.offset));
        for word in ["while ", "if ", "elif "] {
            if let Some(rest) = text.strip_prefix(word) {
                let end = rest.find(":\n").or_else(|| rest.find(": ")).unwrap_or(rest.len());
                return rest[..end].trim();
            }
        }
        text
    }

    /// It, taken apart.
    pub fn instruction(&self) -> Option<Instruction<'a>> {
        let after = self.unit.positions.partition_point(|&(start, _)| start <= self.offset);
        let (start, _) = *self.unit.positions.get(after.checked_sub(1)?)?;
        let rest = self.unit.words.get(start as usize..)?;
        let mut found = Instructions::of(rest).next()?;
        found.offset = start;
        Some(found)
    }

    /// Another instruction of the same code.
    pub fn at(&self, offset: u32) -> Spot<'a> {
        Spot { pc: self.pc - 4 * u64::from(self.offset) + 4 * u64::from(offset), offset, ..*self }
    }

    /// The variable in a register, if it is one.
    pub fn variable(&self, register: u8) -> Option<&'a str> {
        let name = self.unit.local_names.get(register as usize)?;
        (!name.is_empty()).then_some(name)
    }

    /// The words of the innermost loop around it, if it is in one: from the header to the last jump back.
    pub fn enclosing_loop(&self) -> Option<std::ops::Range<u32>> {
        let jumps = self.unit.instructions().filter_map(|i| Some((i.jump_target()?, i.end())));
        // Jumps back go to headers, and to nothing else.
        let back = jumps.filter(|&(target, end)| target <= self.offset && self.offset < end);
        let header = back.clone().map(|(target, _)| target).max()?;
        let end = back.filter(|&(target, _)| target == header).map(|(_, end)| end).max()?;
        Some(header..end)
    }
}
