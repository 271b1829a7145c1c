//! `_opcode`: the instructions of code, for `dis`.

use crate::builtins::ANY;
use crate::object::{CodeRecord, Kind, Raised, Type, Value, code_record};
use crate::vm::{Args, Vm};
use sidewinder_compiler::bytecode::{Extra, Unit, disasm};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_opcode";
    "_instructions" instructions (1, 1) "(code)" ANY;
}

pub(super) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("_opcode", FUNCTIONS)
}

/// `_instructions(code)`: a list of rows: where an instruction starts in bytes, its number, its name, its operands as text, whether it has a
/// constant or a name and that, where it may jump to, and its place.
fn instructions(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let code = args.get(0);
    if !code.is(Kind::Code) {
        let class = vm.type_name(code);
        return vm.raise(Type::TypeError, format!("expected a code object, not {class}"));
    }
    let unit: &Unit = match code_record(code) {
        CodeRecord::Linked(linked) => &linked.unit,
        CodeRecord::Text(text) => &text.unit,
    };
    let list = vm.new_list_for(unit.positions.len())?;
    for instruction in unit.instructions() {
        let text = disasm::one(unit, &instruction);
        let (name, operands) = text.split_once(' ').unwrap_or((&text, ""));
        let word = instruction.extra.first().map_or(0, |word| *word as usize);
        let value = match instruction.opcode.row().extra.first() {
            Some(Extra::Const) => Some(vm.constant(&unit.consts[word])?),
            Some(Extra::Name | Extra::Global) => Some(vm.new_str(&unit.names[word])?),
            _ => None,
        };
        let has_value = vm.bool(value.is_some());
        let value = value.unwrap_or(vm.none());
        let target = match instruction.jump_target() {
            Some(target) => Value::small(4 * i64::from(target)),
            None => vm.none(),
        };
        let place = unit.place_at(instruction.offset);
        let number = |number: u32| Value::small(number.into());
        let row = [
            number(4 * instruction.offset),
            Value::small(instruction.opcode as i64),
            vm.new_str(name)?,
            vm.new_str(operands.trim())?,
            has_value,
            value,
            target,
            number(place.line),
            number(place.end_line),
            number(place.column),
            number(place.end_column),
        ];
        let row = vm.new_tuple(&row)?;
        list.push(vm, row)?;
    }
    Ok(list.0)
}
