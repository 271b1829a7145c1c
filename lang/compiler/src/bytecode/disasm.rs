//! Bytecode to text.
//!
//! ```text
//! function f(n), 3 registers
//!     1    0  Enter
//!     2    3  LoadInt        r1, 0
//!     3    4  Loop
//!          7  JumpNotGtImm   r0, 0, -> 13
//! ```
//!
//! Left the line where it changes, then the word offset.

use std::fmt::Write;

use super::unit::{Constant, Instruction, Unit, UnitKind};
use super::{Extra, Opcode, Operand};

/// The listing of a unit and of the units inside it.
pub fn disassemble(unit: &Unit) -> String {
    let mut text = String::new();
    list(unit, &mut text);
    text
}

fn list(unit: &Unit, text: &mut String) {
    let kind = match unit.kind {
        UnitKind::Module => "module",
        UnitKind::Function => "function",
        UnitKind::Class => "class",
        UnitKind::Lambda => "lambda",
    };
    let signature = match unit.kind {
        UnitKind::Function | UnitKind::Lambda => format!("({})", signature(unit)),
        _ => String::new(),
    };
    _ = writeln!(text, "{kind} {}{signature}, {} registers", unit.qualname, unit.registers);
    if !unit.free_names.is_empty() {
        _ = writeln!(
            text,
            "    closure: {}",
            unit.free_names.iter().collect::<Vec<_>>().join(", ")
        );
    }
    let mut last_line = 0;
    for instruction in unit.instructions() {
        let line = unit.place_at(instruction.offset).line;
        let shown = if line == last_line { String::new() } else { line.to_string() };
        last_line = line;
        _ = writeln!(text, "{shown:>5} {:>4}  {}", instruction.offset, one(unit, &instruction));
    }
    for handler in &unit.handlers {
        _ = writeln!(
            text,
            "    except {}..{} -> {} in r{}",
            handler.start, handler.end, handler.target, handler.register
        );
    }
    for inlined in &unit.inlined {
        _ = writeln!(text, "    inlined {}..{} {}", inlined.start, inlined.end, inlined.name);
    }
    for child in &unit.children {
        text.push('\n');
        list(child, text);
    }
}

fn signature(unit: &Unit) -> String {
    let mut parts: Vec<String> = Vec::new();
    let (positional, keyword_only) = (unit.positional as usize, unit.keyword_only as usize);
    let names = unit.parameters();
    let (plain, rest) = names.split_at((positional + keyword_only).min(names.len()));
    let mut rest = rest.iter();
    for (index, name) in plain.iter().enumerate() {
        if index == positional && !unit.var_positional {
            parts.push("*".into());
        } else if index == positional {
            parts.extend(rest.next().map(|name| format!("*{name}")));
        }
        parts.push(name.to_string());
        if index + 1 == unit.positional_only as usize {
            parts.push("/".into());
        }
    }
    if unit.var_positional && keyword_only == 0 {
        parts.extend(rest.next().map(|name| format!("*{name}")));
    }
    parts.extend(rest.next().map(|name| format!("**{name}")));
    parts.join(", ")
}

/// One instruction of a unit.
pub fn one(unit: &Unit, instruction: &Instruction<'_>) -> String {
    let row = instruction.opcode.row();
    let mut operands: Vec<String> = Vec::new();
    if instruction.opcode == Opcode::LoadInt {
        let [a, b, c] = instruction.operands;
        operands.extend([format!("r{a}"), (b as i8 as i32 * 256 + c as i32).to_string()]);
    } else {
        for (at, (operand, value)) in row.operands.iter().zip(instruction.operands).enumerate() {
            operands.extend(match operand {
                Operand::No | Operand::High => None,
                Operand::Num if row.operands.get(at + 1) == Some(&Operand::High) => {
                    Some(format!("#{}", value as u16 | (instruction.operands[at + 1] as u16) << 8))
                }
                Operand::Write | Operand::Read => Some(format!("r{value}")),
                Operand::Imm => Some((value as i8).to_string()),
                Operand::Num => Some(format!("#{value}")),
                Operand::Window => Some(format!("r{value}..")),
            });
        }
    }
    let mut at = 0;
    for extra in row.extra {
        let word = instruction.extra[at];
        at += extra.words();
        operands.extend(match extra {
            Extra::Const => Some(constant(&unit.consts[word as usize])),
            Extra::Name => Some(unit.names[word as usize].to_string()),
            // A class body's name is named once.
            Extra::Global if row.extra.len() > 1 => None,
            Extra::Global => Some(unit.names[word as usize].to_string()),
            Extra::Jump => Some(format!("-> {}", instruction.offset.wrapping_add(word))),
            Extra::Child => Some(unit.children[word as usize].head.qualname().to_string()),
            Extra::Plain if matches!(instruction.opcode, Opcode::Park | Opcode::Unpark) => {
                (word != 0).then(|| format!("{word:#x}"))
            }
            Extra::Plain => Some(word.to_string()),
            Extra::Cache => None,
        });
    }
    format!("{:<16} {}", row.name, operands.join(", ")).trim_end().to_string()
}

fn constant(value: &Constant) -> String {
    let items = |items: &[Constant]| items.iter().map(constant).collect::<Vec<_>>().join(", ");
    match value {
        Constant::None => "None".into(),
        Constant::True => "True".into(),
        Constant::False => "False".into(),
        Constant::Ellipsis => "...".into(),
        Constant::Int(value) => value.to_string(),
        Constant::BigInt(digits) => digits.to_string(),
        Constant::Float(value) => format!("{value:?}"),
        Constant::Complex(re, im) => format!("({re:?}, {im:?}j)"),
        Constant::Str(text) => format!("{text:?}"),
        Constant::Bytes(data) => format!("b\"{}\"", data.escape_ascii()),
        Constant::Tuple(tuple) if tuple.len() == 1 => format!("({},)", items(tuple)),
        Constant::Tuple(tuple) => format!("({})", items(tuple)),
        Constant::Set(set) => format!("{{{}}}", items(set)),
    }
}
