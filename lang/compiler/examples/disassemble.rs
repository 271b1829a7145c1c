//! Prints the bytecode of a file: `cargo run -p sidewinder-compiler --example disassemble -- FILE`.

use std::sync::Arc;

use sidewinder_compiler::bytecode::disasm::disassemble;
use sidewinder_compiler::compile_module;
use sidewinder_syntax::source::SourceFile;

fn main() {
    for name in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&name).expect("a readable file");
        let file = Arc::new(SourceFile::new(name, text));
        match compile_module(&file) {
            Ok(unit) => print!("{}", disassemble(&unit)),
            Err(errors) => errors.iter().for_each(|error| eprint!("{}", error.render(&file))),
        }
    }
}
