//! Resume data in words: what the interpreter goes on with where a guard fails.
//!
//! ```text
//! @120 [0: p0, 3: v0] v0 = Point {x: i5}      ──▶     in `step`, line 12: p = v0; v0 is a new `Point` with x = i5
//! ```
//!
//! **In:** the resume data of an optimized trace. **Out:** [`Resume`]: where it goes on, variables by their names, objects, writes.
//!
//! **Absent:** names of the variables of inlined callers between the first and the last frame: resume data do not say where their frames are.

use sidewinder_jit::host::Host;
use sidewinder_jit::ir::print::{Printer, constant_text};
use sidewinder_jit::ir::{Names, Resume as How};
use sidewinder_jit::resume::data::{Place, Recipe, ResumeData, Source};
use sidewinder_report::traces::{Object, Resume, Value};

use super::locate::{Locator, Spot, Units};

/// What it takes to say it.
pub struct Words<'a> {
    /// Names classes and fields.
    pub host: &'a dyn Host,
    /// Knows places.
    pub locator: &'a Locator,
    /// Knows code.
    pub units: &'a dyn Units,
    /// Names the values of the trace.
    pub printer: &'a Printer<'a>,
    /// Where the trace starts: slots count from that frame on.
    pub start: Option<Spot<'a>>,
}

impl Words<'_> {
    /// Says it.
    pub fn resume(&self, data: &ResumeData) -> Resume {
        let spot = self.locator.find(self.units, data.pc);
        let place = spot.map(|spot| spot.place()).unwrap_or_default();
        let values = data.slots.iter().map(|&(slot, ref from)| Value {
            name: self.name(slot, data.base, spot),
            is: self.source(data, from),
        });
        let objects =
            data.virtuals.iter().enumerate().map(|(k, recipe)| self.object(data, k, recipe));
        let writes = data.pending.iter().map(|write| {
            let at = match write.place {
                Place::Field(field) => format!(".{}", self.names().field_name(field, None)),
                Place::Item(_, ref index) => format!("[{}]", self.source(data, index)),
                Place::Class(class) => format!(".class {}", self.names().class_name(class)),
            };
            format!(
                "{}{at} = {}",
                self.source(data, &write.object),
                self.source(data, &write.value)
            )
        });
        Resume {
            function: place.function.to_string(),
            line: place.line,
            raises: data.resume == How::Raise,
            values: values.collect(),
            objects: objects.collect(),
            writes: writes.collect(),
        }
    }

    /// The variable in a slot of the frame that goes on, or of the one that the trace starts in; others are told by their number.
    fn name(&self, slot: i32, base: i32, spot: Option<Spot<'_>>) -> String {
        let register = |slot| u8::try_from(slot).ok();
        if slot >= base {
            let named = register(slot - base).zip(spot);
            let name = named.and_then(|(register, spot)| spot.variable(register));
            return name.map_or_else(|| format!("register {}", slot - base), str::to_owned);
        }
        let named = register(slot).zip(self.start);
        let name = named.and_then(|(register, start)| {
            let is_its = u32::from(register) < u32::from(start.unit.registers);
            Some((start.variable(register).filter(|_| is_its)?, start.function()))
        });
        match name {
            Some((name, function)) => format!("{name} of {function}"),
            None => format!("slot {slot} of the callers"),
        }
    }

    fn names(&self) -> &dyn Names {
        self.host
    }

    fn source(&self, data: &ResumeData, source: &Source) -> String {
        match *source {
            Source::Const(constant) => constant_text(constant, self.names()),
            Source::Live(n) => self.printer.value(data.live[n as usize]),
            Source::Virtual(id) => format!("v{}", id.0),
        }
    }

    fn object(&self, data: &ResumeData, number: usize, recipe: &Recipe) -> Object {
        let (class, fields) = match recipe {
            Recipe::Struct { class, fields, .. } => {
                let fields = fields.iter().map(|(field, from)| Value {
                    name: self.names().field_name(*field, Some(*class)),
                    is: self.source(data, from),
                });
                (self.names().class_name(*class), fields.collect())
            }
            Recipe::Array { array, items, .. } => {
                let items = items.iter().enumerate().map(|(at, from)| Value {
                    name: format!("[{at}]"),
                    is: self.source(data, from),
                });
                (self.names().array_name(*array), items.collect())
            }
        };
        Object { name: format!("v{number}"), class, fields }
    }
}
