//! What the front end makes of the files in `golden/`: bytecode of `bytecode/*.py`, errors of `errors/*.py`.
//!
//! `BLESS=1 cargo test -p sidewinder-compiler --test golden` writes the expectations anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sidewinder_compiler::bytecode::disasm::disassemble;
use sidewinder_compiler::bytecode::liveness::Liveness;
use sidewinder_compiler::bytecode::{Unit, UnitKind};
use sidewinder_compiler::compile_module;
use sidewinder_syntax::source::SourceFile;

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(folder);
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "py"));
    files.sort();
    files
}

fn check(path: &Path, extension: &str, actual: &str) -> Option<String> {
    let expected = path.with_extension(extension);
    if std::env::var_os("BLESS").is_some() {
        fs::write(expected, actual).unwrap();
        return None;
    }
    let wanted = fs::read_to_string(&expected).unwrap_or_default();
    (wanted != actual)
        .then(|| format!("{}:\n--- expected\n{wanted}\n+++ actual\n{actual}", path.display()))
}

fn compile(name: &str, text: &str) -> Result<String, String> {
    let file = Arc::new(SourceFile::new(name, text));
    compile_module(&file)
        .map(|unit| disassemble(&unit))
        .map_err(|errors| errors.iter().map(|error| error.render(&file)).collect())
}

#[test]
fn bytecode() {
    let mut failures = Vec::new();
    for path in files("bytecode") {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let listing = compile(name, &text).unwrap_or_else(|errors| panic!("{errors}"));
        failures.extend(check(&path, "txt", &listing));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// What is live at the start of a unit would be read before anybody wrote it.
fn check_registers(unit: &Unit) {
    let given = if unit.kind == UnitKind::Class { 1 } else { unit.parameter_count() };
    let live = Liveness::of(&unit.words, &unit.handlers).live_before(0);
    let unwritten: Vec<u8> = live.iter().filter(|&r| r as usize >= given).collect();
    assert!(unwritten.is_empty(), "{} of {} reads {unwritten:?}", unit.qualname, unit.file.name());
    unit.children.iter().for_each(|child| check_registers(child));
}

fn programs(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        match path.extension() {
            _ if path.is_dir() => programs(&path, found),
            Some(extension) if extension == "py" => found.push(path),
            _ => {}
        }
    }
}

#[test]
fn registers_are_written_before_they_are_read() {
    let mut found = files("bytecode");
    programs(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests"), &mut found);
    for path in found {
        // What does not compile is looked at elsewhere.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let file = SourceFile::new(path.display().to_string(), text);
        if let Ok(unit) = compile_module(&Arc::new(file)) {
            check_registers(&unit);
        }
    }
}

/// Each file holds cases separated by lines of dashes.
#[test]
fn errors() {
    let mut failures = Vec::new();
    for path in files("errors") {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let mut report = String::new();
        for case in text.split("# ---\n") {
            report += case;
            report += &match compile(name, case) {
                Ok(_) => "no error\n".to_string(),
                Err(errors) => errors,
            };
            report += "# ---\n";
        }
        failures.extend(check(&path, "txt", &report));
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
