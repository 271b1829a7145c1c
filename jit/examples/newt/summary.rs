//! What the JIT did to a program, for people.

use super::world::World;
use sidewinder_jit::abi::Pc;
use sidewinder_jit::driver::Jit;
use sidewinder_jit::ir::print::print;
use sidewinder_jit::report::CodeKind;
use std::fmt::Write;

/// One line for each piece of compiled code, and one for each recording that was given up.
pub fn summary(world: &World, jit: &Jit) -> String {
    let (store, mut text) = (jit.store(), String::new());
    for (code, runs) in store.codes().iter().zip(store.runs()) {
        let (compiled, story) = (&code.compiled, &code.compiled.story);
        let sort = match compiled.kind {
            CodeKind::Loop => "loop",
            CodeKind::Function => "function",
            CodeKind::Bridge(_) => "bridge",
        };
        let (before, left) = (&story.body.recorded, story.body.left());
        let _ = writeln!(
            text,
            "{sort} at {}: {} of {} operations left, {} of {} guards, {} of {} allocations, {} runs",
            world.whereabouts(compiled.pc as Pc),
            left.operations,
            before.operations,
            left.guards,
            before.guards,
            left.allocations,
            before.allocations,
            runs
        );
    }
    for (pc, reason) in &store.aborts {
        let place = world.whereabouts(*pc as Pc);
        let _ = writeln!(text, "given up at {place}: {}", reason.sentence());
    }
    let _ = writeln!(text, "{} collections", world.collections);
    text
}

/// Everything that was compiled, as it was compiled.
pub fn traces(world: &World, jit: &Jit) -> String {
    let mut text = String::new();
    for code in jit.store().codes() {
        if let Some((_, optimized)) = &code.traces {
            let _ = writeln!(text, "\n# {}", world.whereabouts(code.compiled.pc as Pc));
            text += &print(&optimized.trace, world);
        }
    }
    text
}

impl World {
    /// A position as line, column and function.
    fn whereabouts(&self, pc: Pc) -> String {
        let at = self.position(pc);
        let place = self.code.places[at];
        let starts_before = |function: &&super::code::Function| function.start as usize <= at;
        let function = self.code.functions.iter().filter(starts_before).max_by_key(|f| f.start);
        let name = function.map_or("", |function| &function.name);
        format!("{}:{} in {name}", place.line, place.column)
    }
}
