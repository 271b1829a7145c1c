//! Debugging information of a piece of machine code: how its caller is found, which lines it comes from, and a file in memory with both.
//!
//! `gimli` writes DWARF, `object` the file around it. Both are the crates that the Rust compiler's own tools use.
//!
//! The unwinding is `.debug_frame`, not `.eh_frame`: it is not loaded, and has plain addresses, so that it may lie anywhere.

use super::{Line, Piece};
use crate::backend::{MachineCode, Unwind};
use gimli::write::{
    Address, AttributeValue, CallFrameInstruction, CommonInformationEntry, DebugFrame, Dwarf,
    EndianVec, FrameDescriptionEntry, FrameTable, LineProgram, LineString, Sections, Unit,
};
use gimli::{Encoding, Format, LineEncoding, LittleEndian, Register, X86_64};
use object::build::elf::{Builder, SectionData};
use object::elf as consts;

/// The number of the machine in an ELF file.
pub const MACHINE: u16 = consts::EM_X86_64.0;

/// The version of DWARF.
const LINES: Encoding = Encoding { address_size: 8, format: Format::Dwarf32, version: 4 };
/// That of its rules for frames.
const FRAMES: Encoding = Encoding { version: 1, ..LINES };

/// The rules of a piece that lies at `address`.
fn frames(code: &MachineCode, address: u64) -> FrameTable {
    let mut table = FrameTable::default();
    let mut common = CommonInformationEntry::new(FRAMES, 1, -8, X86_64::RA);
    common.add_instruction(CallFrameInstruction::Cfa(X86_64::RSP, 8));
    common.add_instruction(CallFrameInstruction::Offset(X86_64::RA, -8));
    let common = table.add_cie(common);
    let mut piece = FrameDescriptionEntry::new(Address::Constant(address), code.bytes.len() as u32);
    for &(offset, change) in &code.unwind {
        let instruction = match change {
            Unwind::Caller(register, n) => CallFrameInstruction::Cfa(Register(register), n),
            Unwind::Saved(register, n) => CallFrameInstruction::Offset(Register(register), n),
            Unwind::Restored(register) => CallFrameInstruction::Restore(Register(register)),
        };
        piece.add_instruction(offset, instruction);
    }
    table.add_fde(common, piece);
    table
}

/// A text without what ends texts.
fn text(text: &str) -> Vec<u8> {
    let bytes: Vec<u8> = text.bytes().filter(|&byte| byte != 0).collect();
    if bytes.is_empty() { b"?".to_vec() } else { bytes }
}

/// The lines of a piece, in a unit of their own, written as sections with their names.
fn lines(piece: &Piece) -> gimli::write::Result<Vec<(&'static str, Vec<u8>)>> {
    let start = piece.code.address as u64;
    let first = piece.lines.first().map_or("?", |line| &line.file);
    let encoding = LineEncoding::default();
    let (folder, name) = (LineString::String(b"/".to_vec()), LineString::String(text(first)));
    let mut program = LineProgram::new(LINES, encoding, folder, None, name, None);
    program.begin_sequence(Some(Address::Constant(start)));
    let mut before = None;
    for Line { offset, file, line } in &piece.lines {
        // Of operations without code the last one counts.
        if before.is_some_and(|before| before > *offset) {
            continue;
        }
        before = Some(*offset);
        let folder = program.default_directory();
        let file = program.add_file(LineString::String(text(file)), folder, None);
        let row = program.row();
        (row.address_offset, row.file, row.line) = (u64::from(*offset), file, u64::from(*line));
        program.generate_row();
    }
    let bytes = piece.code.bytes.len() as u64;
    program.end_sequence(bytes);
    let mut dwarf = Dwarf::new();
    let unit = dwarf.units.add(Unit::new(LINES, program));
    let (name, folder) = (dwarf.strings.add(text(first)), dwarf.strings.add("/"));
    let function = dwarf.strings.add(text(&piece.name));
    let unit = dwarf.units.get_mut(unit);
    let root = unit.root();
    let entry = unit.get_mut(root);
    entry.set(gimli::DW_AT_name, AttributeValue::StringRef(name));
    entry.set(gimli::DW_AT_comp_dir, AttributeValue::StringRef(folder));
    entry.set(gimli::DW_AT_low_pc, AttributeValue::Address(Address::Constant(start)));
    entry.set(gimli::DW_AT_high_pc, AttributeValue::Udata(bytes));
    entry.set(gimli::DW_AT_stmt_list, AttributeValue::LineProgramRef);
    let child = unit.add(root, gimli::DW_TAG_subprogram);
    let entry = unit.get_mut(child);
    entry.set(gimli::DW_AT_name, AttributeValue::StringRef(function));
    entry.set(gimli::DW_AT_external, AttributeValue::Flag(true));
    entry.set(gimli::DW_AT_low_pc, AttributeValue::Address(Address::Constant(start)));
    entry.set(gimli::DW_AT_high_pc, AttributeValue::Udata(bytes));
    let mut sections = Sections::new(EndianVec::new(LittleEndian));
    dwarf.write(&mut sections)?;
    let mut written = Vec::new();
    sections.for_each(|id, data| {
        if !data.slice().is_empty() {
            written.push((id.name(), data.slice().to_vec()));
        }
        gimli::write::Result::Ok(())
    })?;
    Ok(written)
}

/// A file with a symbol for the piece, its lines if it has some, and how its caller is found. The code itself stays where it is.
///
/// # Errors
/// A sentence, if one of the crates refuses.
pub fn file(piece: &Piece) -> Result<Vec<u8>, String> {
    let (start, bytes) = (piece.code.address as u64, piece.code.bytes.len() as u64);
    let mut frame = DebugFrame(EndianVec::new(LittleEndian));
    let written = frames(&piece.code, start).write_debug_frame(&mut frame);
    written.map_err(|error| error.to_string())?;
    let mut sections = vec![(".debug_frame", frame.0.into_vec())];
    if !piece.lines.is_empty() {
        sections.extend(lines(piece).map_err(|error| error.to_string())?);
    }
    let mut elf = Builder::new(object::Endianness::Little, true);
    elf.header.e_type = consts::ET_EXEC;
    elf.header.e_machine = consts::EM_X86_64;
    elf.header.e_phoff = 0x40;
    let code = elf.sections.add();
    code.name = b".text"[..].into();
    code.sh_type = consts::SHT_NOBITS;
    code.sh_flags = consts::SHF_ALLOC | consts::SHF_EXECINSTR;
    (code.sh_addr, code.sh_addralign) = (start, 1);
    code.data = SectionData::UninitializedData(bytes);
    let code = code.id();
    for (name, data) in &sections {
        let section = elf.sections.add();
        section.name = name.as_bytes().into();
        section.sh_type = consts::SHT_PROGBITS;
        section.sh_addralign = if *name == ".debug_frame" { 8 } else { 1 };
        section.data = SectionData::Data(data.as_slice().into());
    }
    for (name, kind, data) in [
        (&b".symtab"[..], consts::SHT_SYMTAB, SectionData::Symbol),
        (b".strtab", consts::SHT_STRTAB, SectionData::String),
        (b".shstrtab", consts::SHT_STRTAB, SectionData::SectionString),
    ] {
        let section = elf.sections.add();
        section.name = name.into();
        section.sh_type = kind;
        section.sh_addralign = 8;
        section.data = data;
    }
    let name = text(&piece.name);
    let symbol = elf.symbols.add();
    symbol.name = name.as_slice().into();
    symbol.section = Some(code);
    symbol.set_st_info(consts::STB_GLOBAL, consts::STT_FUNC);
    (symbol.st_value, symbol.st_size) = (start, bytes);
    let mut file = Vec::new();
    elf.write(&mut file).map_err(|error| error.to_string())?;
    Ok(file)
}
