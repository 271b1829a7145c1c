//! Machine code as text.

use super::Code;
use super::exit::Guards;
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

/// The instructions, each operation's behind the operation.
pub fn listing(
    bytes: &[u8],
    code: &Code,
    guards: &Guards,
    optimized: &Optimized,
    host: &dyn Host,
) -> String {
    let printer = Printer::new(&optimized.trace, host);
    let mut names = FxHashMap::default();
    for label in &code.labels {
        names.insert(label.offset as u64, format!("label_{}", label.number));
    }
    for number in code.guards.clone() {
        let guard = guards.get(number);
        for place in [guard.target, guard.stub] {
            names.entry(place as u64).or_insert_with(|| format!("guard_{number}"));
        }
    }
    let mut formatter = NasmFormatter::with_options(Some(Box::new(Names(names.clone()))), None);
    let mut decoder = Decoder::with_ip(64, bytes, code.address as u64, DecoderOptions::NONE);
    let mut operations = code.map.iter().peekable();
    let mut text = String::new();
    let mut line = String::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let offset = (instruction.ip() - code.address as u64) as usize;
        while let Some((_, op)) = operations.next_if(|(at, _)| *at <= offset) {
            text += &format!("; {}\n", printer.op(*op as usize));
        }
        if let Some(name) = names.get(&instruction.ip()) {
            text += &format!("{name}:\n");
        }
        line.clear();
        formatter.format(&instruction, &mut line);
        text += &format!("    {line}\n");
    }
    text
}
