//! Units that are opened when somebody looks into them: most functions of a module never run.
//!
//! **In:** a unit, or its bytes of a kept module. **Out:** what is asked of code that does not run ([`Head`]), and the unit on demand.
//!
//! **Absent:** whether the bytes are right: a hash over the whole module says so before ([`super::kept`]).

use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::{Flavor, Opcode, Operand, Unit, UnitKind, kept};
use crate::bytecode::liveness::Registers;
use serde::de::{Error as _, Visitor};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sidewinder_syntax::source::SourceFile;

/// What is asked of a unit's code before it runs.
#[derive(Debug, Serialize, Deserialize)]
pub struct Head {
    /// As [`Unit::name`].
    pub name: Box<str>,
    /// As [`Unit::qualname`].
    pub qualname: Arc<str>,
    /// As [`Unit::docstring`].
    pub docstring: Option<Box<str>>,
    /// As [`Unit::kind`].
    pub kind: UnitKind,
    /// As [`Unit::flavor`].
    pub flavor: Flavor,
    /// As [`Unit::registers`].
    pub registers: u8,
    /// With exactly so many positional arguments, in the first registers, a function can be entered as it is; none if there are other parameters.
    pub plain: Option<u32>,
    /// As [`Unit::parameters`].
    pub parameters: Vec<Box<str>>,
    /// As [`Unit::has_loop`].
    pub has_loop: bool,
    /// Whether it has a merge point in a loop.
    pub merges: bool,
    /// The names of the attributes that it sets on its first parameter.
    pub sets: Vec<Box<str>>,
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
        Head {
            name: unit.name.clone(),
            qualname: unit.qualname.clone(),
            docstring: unit.docstring.clone(),
            kind: unit.kind,
            flavor: unit.flavor,
            registers: unit.registers,
            plain: is_plain.then_some(unit.positional),
            parameters: unit.parameters().to_vec(),
            has_loop: unit.has_loop,
            merges: !unit.loops_with_merge_points().is_empty(),
            sets: attributes_set(unit),
            words: unit.words.len() as u32,
            bytes: unit.bytes() as u32,
        }
    }
}

/// The names of the attributes that a function sets on its first parameter, which may be in a cell.
fn attributes_set(unit: &Unit) -> Vec<Box<str>> {
    let mut names: Vec<Box<str>> = Vec::new();
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
                if !names.contains(name) {
                    names.push(name.clone());
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
    packed: Mutex<Box<[u8]>>,
    unit: OnceLock<Unit>,
}

impl From<Unit> for Folded {
    fn from(unit: Unit) -> Folded {
        let (head, file) = (Head::of(&unit), unit.file.clone());
        Folded { head, file, packed: Mutex::default(), unit: OnceLock::from(unit) }
    }
}

impl Deref for Folded {
    type Target = Unit;

    fn deref(&self) -> &Unit {
        self.unit.get_or_init(|| self.open())
    }
}

impl Folded {
    /// Where it was written.
    pub fn file(&self) -> &Arc<SourceFile> {
        &self.file
    }

    /// The unit itself.
    pub fn unfold(self) -> Unit {
        let opened = self.unit.get().is_none().then(|| self.open());
        opened.or(self.unit.into_inner()).expect("one of them is there")
    }

    /// Tells where it was written, once it was read.
    pub(super) fn set_file(&mut self, file: &Arc<SourceFile>) {
        self.file = file.clone();
    }

    #[cold]
    fn open(&self) -> Unit {
        let bytes =
            std::mem::take(&mut *self.packed.lock().unwrap_or_else(PoisonError::into_inner));
        let mut unit: Unit = postcard::from_bytes(&bytes).expect("bytes that a hash vouches for");
        unit.file = self.file.clone();
        unit.docstring = self.head.docstring.clone();
        for child in &mut unit.children {
            if let Some(child) = Arc::get_mut(child) {
                child.set_file(&self.file);
            }
        }
        unit
    }
}

/// Bytes, in one piece.
struct Bytes(Box<[u8]>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

impl<'a> Deserialize<'a> for Bytes {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Bytes, D::Error> {
        struct Copying;
        impl Visitor<'_> for Copying {
            type Value = Bytes;

            fn expecting(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                to.write_str("bytes")
            }

            fn visit_bytes<E>(self, bytes: &[u8]) -> Result<Bytes, E> {
                Ok(Bytes(bytes.into()))
            }
        }
        deserializer.deserialize_bytes(Copying)
    }
}

impl Serialize for Folded {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bytes = match self.unit.get() {
            Some(unit) => postcard::to_stdvec(unit).map_err(S::Error::custom)?.into(),
            None => self.packed.lock().map_err(S::Error::custom)?.clone(),
        };
        (&self.head, Bytes(bytes)).serialize(serializer)
    }
}

impl<'a> Deserialize<'a> for Folded {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Folded, D::Error> {
        let (head, Bytes(packed)) = Deserialize::deserialize(deserializer)?;
        if packed.is_empty() {
            return Err(D::Error::custom("no unit"));
        }
        let packed = Mutex::new(packed);
        Ok(Folded { head, file: kept::no_file(), packed, unit: OnceLock::new() })
    }
}
