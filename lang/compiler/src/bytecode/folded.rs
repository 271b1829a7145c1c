//! Units that are opened when somebody looks into them: most functions of a module never run.
//!
//! **In:** a unit, or its bytes of a kept module. **Out:** what is asked of code that does not run ([`Head`]), and the unit on demand.
//!
//! **Absent:** whether the bytes are right: a hash over the whole module says so before ([`super::kept`]).

use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::packed::{self, Part};
use super::{Flavor, Opcode, Operand, Places, Texts, Unit, UnitKind};
use crate::bytecode::liveness::Registers;
use serde::{Deserialize, Serialize};
use sidewinder_syntax::source::SourceFile;

/// What is asked of a unit's code before it runs.
#[derive(Debug, Serialize, Deserialize)]
pub struct Head {
    /// Its name, its qualified name, its parameters, and the attributes that it sets: one piece of memory, as many are made whenever a module is imported.
    texts: Texts,
    /// How many of them are parameters.
    parameters: u32,
    /// As [`Unit::docstring`].
    #[serde(deserialize_with = "packed::text_or_none")]
    pub docstring: Option<Arc<str>>,
    /// As [`Unit::kind`].
    pub kind: UnitKind,
    /// As [`Unit::flavor`].
    pub flavor: Flavor,
    /// As [`Unit::registers`].
    pub registers: u8,
    /// With exactly so many positional arguments, in the first registers, a function can be entered as it is; none if there are other parameters.
    pub plain: Option<u32>,
    /// As [`Unit::entry_registers`].
    pub entry: u32,
    /// As [`Unit::has_loop`].
    pub has_loop: bool,
    /// Whether it has a merge point in a loop.
    pub merges: bool,
    /// How many instruction words there are.
    pub words: u32,
    /// As [`Unit::bytes`].
    pub bytes: u32,
}

impl Head {
    fn of(unit: &Unit) -> Head {
        let is_plain = unit.keyword_only == 0
            && !unit.var_positional
            && !unit.var_keyword
            && !unit.parameters_are_spilled();
        let parameters = unit.parameters();
        let names = [&*unit.name, &unit.qualname].into_iter();
        let texts = names.chain(parameters.iter().copied()).chain(attributes_set(unit));
        Head {
            texts: texts.collect(),
            parameters: parameters.len() as u32,
            docstring: unit.docstring.clone(),
            kind: unit.kind,
            flavor: unit.flavor,
            registers: unit.registers,
            plain: is_plain.then_some(unit.positional),
            entry: unit.entry_registers() as u32,
            has_loop: unit.has_loop,
            merges: !unit.loops_with_merge_points().is_empty(),
            words: unit.words.len() as u32,
            bytes: unit.bytes() as u32,
        }
    }

    /// As [`Unit::name`].
    pub fn name(&self) -> &str {
        &self.texts[0]
    }

    /// As [`Unit::qualname`].
    pub fn qualname(&self) -> &str {
        &self.texts[1]
    }

    /// As [`Unit::parameters`].
    pub fn parameters(&self) -> impl ExactSizeIterator<Item = &str> {
        self.texts.iter().skip(2).take(self.parameters as usize)
    }

    /// The names of the attributes that it sets on its first parameter.
    pub fn sets(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().skip(2 + self.parameters as usize)
    }
}

/// The names of the attributes that a function sets on its first parameter, which may be in a cell.
fn attributes_set(unit: &Unit) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    if unit.parameter_count() == 0 {
        return names;
    }
    // Registers that hold the parameter, and whether its own holds a cell.
    let (mut own, mut is_in_cell) = (Registers::default(), false);
    own.insert(0);
    for instruction in unit.instructions() {
        let [a, b, _] = instruction.operands;
        match instruction.opcode {
            Opcode::MakeCell if (a, b) == (0, 0) => {
                own.remove(0);
                is_in_cell = true;
            }
            Opcode::LoadCell if is_in_cell && b == 0 => own.insert(a),
            Opcode::SetAttr if own.contains(a) => {
                let name = &unit.names[instruction.extra[0] as usize];
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            opcode if opcode.row().operands[0] == Operand::Write => own.remove(a),
            _ => {}
        }
    }
    names
}

/// See the module's page. It is the unit, to who looks into it.
#[derive(Debug)]
pub struct Folded {
    /// What is known without opening it.
    pub head: Head,
    file: Arc<SourceFile>,
    /// Its bytes, until it is opened.
    packed: Mutex<Option<Part>>,
    /// Apart: of most there never is one, and it is large.
    unit: OnceLock<Box<Unit>>,
}

impl From<Unit> for Folded {
    fn from(unit: Unit) -> Folded {
        let (head, file) = (Head::of(&unit), unit.file.clone());
        Folded { head, file, packed: Mutex::default(), unit: OnceLock::from(Box::new(unit)) }
    }
}

impl Deref for Folded {
    type Target = Unit;

    fn deref(&self) -> &Unit {
        self.unit.get_or_init(|| Box::new(self.open()))
    }
}

impl Folded {
    /// Where it was written.
    pub fn file(&self) -> &Arc<SourceFile> {
        &self.file
    }

    /// Whether somebody has looked into it.
    #[cfg(test)]
    pub(super) fn is_open(&self) -> bool {
        self.unit.get().is_some()
    }

    #[cold]
    fn open(&self) -> Unit {
        let packed = self.packed.lock().unwrap_or_else(PoisonError::into_inner).take();
        let packed = packed.expect("bytes, until it is open");
        let mut unit = read(packed, &self.file).expect("bytes that a hash vouches for");
        unit.docstring = self.head.docstring.clone();
        unit
    }
}

/// The unit that [`write`] has written, but for its docstring.
pub(super) fn read(mut packed: Part, file: &Arc<SourceFile>) -> postcard::Result<Unit> {
    let mut unit: Unit = packed.take()?;
    unit.file = file.clone();
    unit.positions = Places::of(packed.take_part()?);
    unit.attributes = Places::of(packed.take_part()?);
    let count: u32 = packed.take()?;
    let child = |_| {
        let (head, part) = (packed.take()?, packed.take_part()?);
        let (file, packed) = (file.clone(), Mutex::new(Some(part)));
        Ok(Arc::new(Folded { head, file, packed, unit: OnceLock::new() }))
    };
    unit.children = (0..count).map(child).collect::<postcard::Result<_>>()?;
    Ok(unit)
}

/// A unit as bytes, but for its docstring.
pub(super) fn write(unit: &Unit) -> postcard::Result<Vec<u8>> {
    let mut bytes = packed::add(unit, Vec::new())?;
    bytes = packed::put(&unit.positions.write()?, bytes)?;
    bytes = packed::put(&unit.attributes.write()?, bytes)?;
    bytes = packed::add(&(unit.children.len() as u32), bytes)?;
    for child in &unit.children {
        bytes = packed::add(&child.head, bytes)?;
        // Nobody can open it meanwhile.
        let closed = child.packed.lock().unwrap_or_else(PoisonError::into_inner);
        bytes = match &*closed {
            Some(part) => packed::put(part.bytes(), bytes)?,
            None => {
                drop(closed);
                packed::put(&write(child)?, bytes)?
            }
        };
    }
    Ok(bytes)
}
