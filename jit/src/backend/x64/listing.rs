//! Machine code as text.

use super::Code;
use super::exit::Guards;
use crate::backend::{Instruction as Line, Role};
use crate::host::Host;
use crate::ir::print::Printer;
use crate::resume::Optimized;
use iced_x86::{
    Decoder, DecoderOptions, Formatter, Instruction, NasmFormatter, SymbolResolver, SymbolResult,
};
use rustc_hash::FxHashMap;

struct Names(FxHashMap<u64, String>);

impl SymbolResolver for Names {
    fn symbol(
        &mut self,
        _: &Instruction,
        _: u32,
        _: Option<u32>,
        address: u64,
        _: u32,
    ) -> Option<SymbolResult<'_>> {
        self.0.get(&address).map(|name| SymbolResult::with_str(address, name))
    }
}

/// The instructions, with the operation that each is part of. Constants behind the code are data, and not among them.
pub fn instructions(
    bytes: &[u8],
    code: &Code,
    guards: &Guards,
    optimized: &Optimized,
) -> Vec<Line> {
    let ops = (0u32..).zip(&optimized.trace.ops);
    let leaving: Vec<u32> =
        ops.filter(|(_, op)| op.code.has_snapshot()).map(|(at, _)| at).collect();
    let mut names = FxHashMap::default();
    for label in &code.labels {
        names.insert(label.offset as u64, format!("label_{}", label.number));
    }
    // A stub belongs to the operation whose exit it is: guards are numbered in the order of the operations that leave.
    let mut stubs = FxHashMap::default();
    for number in code.guards.clone() {
        let guard = guards.get(number);
        for place in [guard.target, guard.stub] {
            names.entry(place as u64).or_insert_with(|| format!("guard_{number}"));
        }
        stubs.insert(guard.stub, number - code.guards.start);
    }
    let mut formatter = NasmFormatter::with_options(Some(Box::new(Names(names.clone()))), None);
    let code_bytes = &bytes[..code.tail.end.min(bytes.len())];
    let mut decoder = Decoder::with_ip(64, code_bytes, code.address as u64, DecoderOptions::NONE);
    let mut lines = Vec::new();
    let mut next = code.map.iter().peekable();
    let (mut op, mut role) = (None, Role::Entry);
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let address = instruction.ip() as usize;
        let offset = address - code.address;
        let mut starts = Vec::new();
        while let Some((_, number)) = next.next_if(|(at, _)| *at <= offset) {
            (op, role) = (Some(*number), Role::Operation);
            starts.push(*number);
        }
        if code.tail.contains(&offset) && role != Role::Exit {
            (op, role) = (None, Role::SlowPath);
        }
        if let Some(&exit) = stubs.get(&address)
            && offset >= code.tail.start
        {
            (op, role) = (leaving.get(exit as usize).copied(), Role::Exit);
        }
        let mut text = String::new();
        formatter.format(&instruction, &mut text);
        let labels = names.get(&instruction.ip()).cloned().into_iter().collect();
        lines.push(Line { op, starts, role, labels, text });
    }
    lines
}

/// The same as a text, each operation's behind the operation.
pub fn text(lines: &[Line], optimized: &Optimized, host: &dyn Host) -> String {
    let printer = Printer::new(&optimized.trace, host);
    let mut text = String::new();
    for line in lines {
        for &op in &line.starts {
            text += &format!("; {}\n", printer.op(op as usize));
        }
        for label in &line.labels {
            text += &format!("{label}:\n");
        }
        text += &format!("    {}\n", line.text);
    }
    text
}
