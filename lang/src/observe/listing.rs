//! Traces as text, with the lines of source that the operations come from.
//!
//! ```text
//! loop 1: boxed.py:13 f
//!
//! optimized: 31 operations
//!     [p0, p1]
//!   boxed.py:13     while y.is_positive():
//!     i7 = int_gt(i5, 0)
//!     guard_true(i7)
//! ```

use std::fmt::Write;

use sidewinder_jit::driver::Jit;
use sidewinder_jit::host::Host;
use sidewinder_jit::ir::{Opcode, Trace, print::Printer};
use sidewinder_jit::report::CodeKind;
use sidewinder_jit::store::{Code, Store};

use super::facts;
use super::locate::{Locator, Units};

/// What to print of each trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stages {
    /// The operations as recorded.
    pub recorded: bool,
    /// The operations that are left.
    pub optimized: bool,
    /// The machine code.
    pub asm: bool,
}

/// Prints what was compiled; with a number, only that piece. The JIT must have kept its traces.
pub fn list(
    jit: &Jit,
    host: &dyn Host,
    locator: &Locator,
    units: &dyn Units,
    stages: Stages,
    only: Option<u64>,
) -> String {
    let store = jit.store();
    let listing = Listing { host, locator, units };
    let mut text = String::new();
    for code in store.codes() {
        let id = facts::id(code.compiled.id);
        if only.is_some_and(|only| only != id) {
            continue;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text += &listing.title(&store, code, id);
        let Some((recorded, optimized)) = &code.traces else { continue };
        let kinds = [
            ("recorded", recorded, stages.recorded),
            ("optimized", &optimized.trace, stages.optimized),
        ];
        for (name, trace, _) in kinds.into_iter().filter(|kind| kind.2) {
            text += &format!("\n{name}: {} operations\n", count(trace));
            listing.operations(trace, &mut text);
        }
        if stages.asm {
            text += "\nasm:\n";
            text += &jit.backend().listing(code.compiled.id, optimized, host);
        }
    }
    if text.is_empty() { "Nothing was compiled.\n".into() } else { text }
}

fn count(trace: &Trace) -> usize {
    let is_frame =
        |code| matches!(code, Opcode::input | Opcode::label | Opcode::jump | Opcode::leave);
    trace.ops.iter().filter(|op| !is_frame(op.code)).count()
}

struct Listing<'a> {
    host: &'a dyn Host,
    locator: &'a Locator,
    units: &'a dyn Units,
}

impl Listing<'_> {
    fn title(&self, store: &Store, code: &Code, id: u64) -> String {
        let kind = match code.compiled.kind {
            CodeKind::Loop => format!("loop {id}"),
            CodeKind::Function => format!("function {id}"),
            CodeKind::Bridge(guard) => {
                let kind = if code.label.is_some() { "loop" } else { "bridge" };
                format!("{kind} {id}, from loop {}", facts::id(store.guard(guard).code))
            }
        };
        match self.locator.find(self.units, code.compiled.pc) {
            Some(spot) => {
                let place = spot.place();
                let greens = code.compiled.greens.as_ref();
                let guest = greens.map(|greens| format!(" ‹{greens}›")).unwrap_or_default();
                format!("{kind}: {}:{} {}{guest}\n", place.file, place.line, place.function)
            }
            None => format!("{kind}\n"),
        }
    }

    fn operations(&self, trace: &Trace, text: &mut String) {
        let printer = Printer::new(trace, self.host);
        let _ = writeln!(text, "    {}", printer.inputs());
        let mut shown = None;
        for (index, op) in trace.ops.iter().enumerate() {
            if op.code == Opcode::input {
                continue;
            }
            let origin = trace.origins[op.origin.0 as usize];
            let spot = self.locator.find(self.units, origin.pc);
            if let Some(place) = spot.map(|spot| spot.place())
                && shown.as_ref() != Some(&(place.file.clone(), place.line))
            {
                let source =
                    spot.map(|spot| spot.unit.file.line(place.line).trim()).unwrap_or_default();
                let _ = writeln!(text, "  {}:{}  {source}", place.file, place.line);
                shown = Some((place.file.clone(), place.line));
            }
            let _ = writeln!(text, "    {}", printer.op(index));
        }
    }
}
