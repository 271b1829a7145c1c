//! The traces of a run, as the document that a viewer shows.
//!
//! **In:** the JIT, whose traces were kept. **Out:** [`Traces`]: of each piece its operations recorded and optimized, what was removed and why, its machine
//! code, and of each operation the bytecode, the line and the inlined frames that it comes from.
//!
//! ```text
//! Trace.ops, .origins, .frames ──▶ Piece.recorded, .optimized, .places, .frames
//! Story.ledger                 ──▶ Piece.parts, Operation.from
//! Backend::instructions        ──▶ Piece.code
//! Store.guard                  ──▶ Operation.guard      resumed.rs: its resume data in words
//! Units                        ──▶ Traces.units, .sources
//! ```
//!
//! **Absent:** counts and shares of the time. The report has them under the same `id`.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use sidewinder_compiler::bytecode::{Unit, disasm};
use sidewinder_jit::abi::{CodeId, GuardId};
use sidewinder_jit::backend::Role;
use sidewinder_jit::driver::Jit;
use sidewinder_jit::host::Host;
use sidewinder_jit::ir::opcode::Sort;
use sidewinder_jit::ir::{Descr, Op, Opcode, OriginId, Target, Trace, print::Printer};
use sidewinder_jit::opt::Reason;
use sidewinder_jit::opt::ledger::Ledger;
use sidewinder_jit::opt::removal::Fate;
use sidewinder_jit::report::{CodeKind, Compiled};
use sidewinder_jit::resume::Optimized;
use sidewinder_jit::store::{Code, GuardLife, Store};
use sidewinder_report::digest;
use sidewinder_report::schema::LoopKind;
use sidewinder_report::traces::{
    FORMAT, Frame, From, Guard, Instruction, Machine, Operation, Origin, Part, Piece, Removed,
    Role as MachineRole, Seen, Source, State, TRACES, Traces, Unit as UnitOfTraces,
};
use sidewinder_syntax::source::SourceFile;

use super::facts;
use super::guards;
use super::locate::{Locator, Units};
use super::resumed;

/// What was compiled, without the report of the run.
pub fn collect(jit: &Jit, host: &dyn Host, locator: &Locator, units: &dyn Units) -> Traces {
    let store = jit.store();
    let mut collecting = Collecting {
        jit,
        host,
        locator,
        units,
        store: &store,
        traces: Traces {
            format: FORMAT.into(),
            schema: TRACES,
            version: env!("CARGO_PKG_VERSION").into(),
            ..Traces::default()
        },
        numbers: FxHashMap::default(),
    };
    for code in store.codes() {
        if let Some((recorded, optimized)) = &code.traces {
            let piece = collecting.piece(code, recorded, optimized);
            collecting.traces.pieces.push(piece);
        }
    }
    let mut traces = collecting.traces;
    traces.reasons = Reason::ALL
        .iter()
        .map(|reason| (reason.word().to_owned(), reason.sentence().to_owned()))
        .collect();
    traces
}

struct Collecting<'a> {
    jit: &'a Jit,
    host: &'a dyn Host,
    locator: &'a Locator,
    units: &'a dyn Units,
    store: &'a Store,
    traces: Traces,
    /// Of each unit that was met, by its address, its number.
    numbers: FxHashMap<usize, u32>,
}

/// The places of one piece, as they are met.
#[derive(Default)]
struct Places {
    all: Vec<Origin>,
    numbers: FxHashMap<Origin, u32>,
    /// Of each origin of the recorded trace, its place.
    of_origins: FxHashMap<OriginId, Option<u32>>,
    guests: Vec<String>,
    of_keys: FxHashMap<u32, u32>,
}

impl Places {
    fn number(&mut self, origin: Origin) -> u32 {
        *self.numbers.entry(origin).or_insert_with(|| {
            self.all.push(origin);
            self.all.len() as u32 - 1
        })
    }

    fn guest(&mut self, key: u32, compiled: &Compiled) -> Option<u32> {
        if key == 0 {
            return None;
        }
        let next = self.guests.len() as u32;
        let number = *self.of_keys.entry(key).or_insert(next);
        if number == next {
            let name = compiled.guest_names.get(&key).cloned();
            self.guests.push(name.unwrap_or_else(|| format!("location {key} of the guest")));
        }
        Some(number)
    }
}

impl Collecting<'_> {
    fn piece(&mut self, code: &Code, recorded: &Trace, optimized: &Optimized) -> Piece {
        let compiled = &*code.compiled;
        let ledger = compiled.story.ledger.as_deref();
        let mut places = Places::default();
        let frames = self.frames(recorded, &mut places);
        let (kind, from) = match compiled.kind {
            CodeKind::Loop => (LoopKind::Loop, None),
            CodeKind::Function => (LoopKind::Function, None),
            CodeKind::Bridge(guard) if compiled.story.preamble.is_some() => {
                (LoopKind::Loop, self.hangs_on(guard))
            }
            CodeKind::Bridge(guard) => (LoopKind::Bridge, self.hangs_on(guard)),
        };
        let at = self.locator.find(self.units, compiled.pc).map(|spot| match kind {
            LoopKind::Bridge => spot.place(),
            _ => spot.header(),
        });
        let at = at.unwrap_or_default();
        let own = |trace: &Trace,
                   from: &dyn Fn(usize) -> Option<u32>,
                   this: &mut Self,
                   places: &mut Places| {
            let printer = Printer::new(trace, this.host);
            let ops = trace.ops.iter().enumerate().map(|(index, op)| Operation {
                text: printer.op(index),
                sort: sort(op).into(),
                place: this.place(trace, op, compiled, places),
                from: from(index),
                guard: None,
            });
            ops.collect::<Vec<_>>()
        };
        let of_recorded = own(recorded, &|_| None, self, &mut places);
        let source = |index: usize| ledger.and_then(|ledger| *ledger.sources.get(index)?);
        let mut of_optimized = own(&optimized.trace, &source, self, &mut places);
        self.guards(compiled, optimized, &mut of_optimized);
        Piece {
            id: facts::id(compiled.id),
            kind,
            file: at.file.to_string(),
            line: at.line,
            function: at.function.to_string(),
            greens: compiled.greens.clone(),
            from,
            jumps: jumps(compiled.id, &optimized.trace),
            state: if code.live && !code.freed { State::Live } else { State::Gone },
            frames,
            places: places.all,
            guests: places.guests,
            recorded: of_recorded,
            parts: ledger.map(|ledger| parts(ledger, of_optimized.len())).unwrap_or_default(),
            optimized: of_optimized,
            code: self.machine_code(compiled.id, optimized),
        }
    }

    /// The guard that a piece hangs on.
    fn hangs_on(&self, guard: GuardId) -> Option<From> {
        let on = self.store.code(self.store.guard(guard).code);
        let (_, optimized) = on.traces.as_ref()?;
        let (first, _) = on.guards();
        let ops = optimized.trace.ops.iter().enumerate();
        let mut leaving = ops.filter(|(_, op)| op.code.has_snapshot());
        let (operation, _) = leaving.nth((guard.0 - first.0) as usize)?;
        Some(From { piece: facts::id(on.compiled.id), operation: operation as u32 })
    }

    fn frames(&mut self, trace: &Trace, places: &mut Places) -> Vec<Frame> {
        let mut frames = Vec::with_capacity(trace.frames.len());
        for (number, frame) in trace.frames.iter().enumerate() {
            let start = match number {
                0 => trace.origins.iter().find(|origin| origin.frame == 0 && origin.pc != 0),
                _ => None,
            };
            let pc = start.map_or(frame.start_pc, |origin| origin.pc);
            let function = self.locator.find(self.units, pc);
            let function = function.map(|spot| spot.function().to_owned()).unwrap_or_default();
            let call = match number {
                0 => None,
                _ => self.origin(frame.call_pc, frame.parent, None, places),
            };
            frames.push(Frame { parent: frame.parent, function, call });
        }
        frames
    }

    fn place(
        &mut self,
        trace: &Trace,
        op: &Op,
        compiled: &Compiled,
        places: &mut Places,
    ) -> Option<u32> {
        if let Some(&known) = places.of_origins.get(&op.origin) {
            return known;
        }
        let origin = trace.origins[op.origin.0 as usize];
        let guest = places.guest(trace.guest_at(op.origin), compiled);
        let place = self.origin(origin.pc, origin.frame, guest, places);
        places.of_origins.insert(op.origin, place);
        place
    }

    /// A position in a frame, as a place.
    fn origin(
        &mut self,
        pc: u64,
        frame: u32,
        guest: Option<u32>,
        places: &mut Places,
    ) -> Option<u32> {
        let units = self.units;
        let (unit, offset) = units.unit_at(pc).filter(|_| pc != 0)?;
        let after = unit.positions.partition_point(|&(start, _)| start <= offset);
        let instruction = after.checked_sub(1)? as u32;
        let unit = self.unit(unit);
        Some(places.number(Origin { unit, instruction, frame, guest }))
    }

    /// The number of a unit, which is listed when it is met first.
    fn unit(&mut self, unit: &Unit) -> u32 {
        let address = std::ptr::from_ref(unit) as usize;
        if let Some(&known) = self.numbers.get(&address) {
            return known;
        }
        let file = self.source(&unit.file);
        let instructions = unit.instructions().map(|instruction| {
            let at = unit.place_at(instruction.offset);
            Instruction {
                offset: instruction.offset,
                text: disasm::one(unit, &instruction),
                at: [at.line, at.column, at.end_line, at.end_column],
            }
        });
        let instructions = instructions.collect();
        let function = super::locate::function_of(unit).to_owned();
        self.traces.units.push(UnitOfTraces { function, file, instructions });
        let number = self.traces.units.len() as u32 - 1;
        self.numbers.insert(address, number);
        number
    }

    fn source(&mut self, file: &Arc<SourceFile>) -> u32 {
        let name = self.locator.file(file.name());
        let known = |source: &Source| source.file == name && source.text == file.text();
        if let Some(known) = self.traces.sources.iter().position(known) {
            return known as u32;
        }
        let text = file.text().to_owned();
        self.traces.sources.push(Source { file: name, sha256: digest(&text), text });
        self.traces.sources.len() as u32 - 1
    }

    /// Says of the guards among operations what they check and how they fared.
    fn guards(&self, compiled: &Compiled, optimized: &Optimized, operations: &mut [Operation]) {
        let code = self.store.code(compiled.id);
        let (first, _) = code.guards();
        let leaving = optimized.trace.ops.iter().enumerate();
        let leaving = leaving.filter(|(_, op)| op.code.has_snapshot());
        let printer = Printer::new(&optimized.trace, self.host);
        for ((index, op), number) in leaving.zip(first.0..) {
            let guard = self.store.guard(GuardId(number));
            let checks = compiled.guard(GuardId(number)).map(|state| {
                let spot = self.locator.find(self.units, state.origin.pc);
                let is_promoted = compiled.promotes.contains(&(state.origin.pc, false));
                guards::guard(state, spot, is_promoted).1
            });
            let checks = checks.unwrap_or_else(|| match op.code {
                Opcode::cut => "the trace was cut here, and goes on in another piece".into(),
                _ => "the trace ends here, and the interpreter goes on".into(),
            });
            let bridge = match guard.life {
                GuardLife::Bridged(id) => Some(facts::id(id)),
                GuardLife::Counting | GuardLife::GivenUp => None,
            };
            let seen = guard.seen.iter().flat_map(|seen| seen.kinds());
            let seen = seen.map(|(what, times)| Seen { what: what.clone(), times: *times });
            let words = resumed::Words {
                host: self.host,
                locator: self.locator,
                units: self.units,
                printer: &printer,
                start: self.locator.find(self.units, compiled.pc),
            };
            operations[index].guard = Some(Guard {
                checks,
                failures: guard.failures(),
                bridge,
                seen: seen.collect(),
                resume: words.resume(optimized.resume_of(op.snapshot)),
            });
        }
    }

    fn machine_code(&self, id: CodeId, optimized: &Optimized) -> Vec<Machine> {
        let lines = self.jit.backend().instructions(id, optimized).into_iter();
        let lines = lines.map(|line| Machine {
            text: line.text,
            operation: line.op,
            role: match line.role {
                Role::Entry => MachineRole::Entry,
                Role::Operation => MachineRole::Operation,
                Role::SlowPath => MachineRole::SlowPath,
                Role::Exit => MachineRole::Exit,
            },
            labels: line.labels,
        });
        lines.collect()
    }
}

/// Where a trace ends with a jump to.
fn jumps(own: CodeId, trace: &Trace) -> Option<u64> {
    let last = trace.ops.last().filter(|last| last.code == Opcode::jump)?;
    match last.descr {
        Descr::Target(Target::Other(code, _)) => Some(facts::id(CodeId(code))),
        _ => Some(facts::id(own)),
    }
}

fn parts(ledger: &Ledger, operations: usize) -> Vec<Part> {
    let ends = ledger.sweeps.iter().skip(1).map(|sweep| sweep.start).chain([operations]);
    let parts = ledger.sweeps.iter().zip(ends).enumerate().map(|(k, (sweep, end))| {
        let fates = (sweep.recorded.start as u32..).zip(&sweep.fates);
        let removed = fates.filter_map(|(operation, fate)| match fate {
            Fate::Gone(reason, by) => Some(Removed {
                operation,
                reason: reason.word().to_owned(),
                by: by.name().to_owned(),
            }),
            Fate::Open | Fate::Kept => None,
        });
        let start = if k == 0 { 0 } else { sweep.start };
        Part {
            recorded: [sweep.recorded.start as u32, sweep.recorded.end as u32],
            optimized: [start as u32, end as u32],
            removed: removed.collect(),
        }
    });
    parts.collect()
}

fn sort(op: &Op) -> &'static str {
    match op.code.sort() {
        Sort::Pure => "pure",
        Sort::Overflow => "overflow",
        Sort::Guard => "guard",
        Sort::Read => "read",
        Sort::Write => "write",
        Sort::Alloc => "alloc",
        Sort::Call => "call",
        Sort::Control => "control",
    }
}
