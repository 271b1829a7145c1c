//! The standard library inside the command, where there is no Python on the machine.

mod folder;

use folder::{Folder, ends, out};

const PROGRAM: &str = include_str!("library/program.py");
/// What CPython 3.11 prints.
const EXPECTED: &str = include_str!("library/expected.txt");

#[test]
fn programs_need_no_python_on_the_machine() {
    let folder = Folder::new("library");
    folder.write("program.py", PROGRAM);
    let mut command = folder.command(&["program.py"]);
    // `env_clear` alone would leave a Python in `/usr`.
    command.env_clear().env("SIDEWINDER_STDLIB", "<library>");
    let done = command.output().unwrap();
    ends(&done, 0, "");
    assert_eq!(out(&done), EXPECTED);
}

#[test]
fn modules_inside_the_command_have_paths_and_texts() {
    let folder = Folder::new("inside");
    let text = "import argparse, pkgutil, email
print(argparse.__file__, argparse.__spec__.origin, email.__path__)
print(pkgutil.get_data('email', 'charset.py')[:11])
print([part[1:] for part in pkgutil.iter_modules(email.__path__) if part.name in ('mime', 'utils')])
";
    let mut command = folder.command(&["-c", text]);
    let done = command.env_clear().env("SIDEWINDER_STDLIB", "<library>").output().unwrap();
    ends(&done, 0, "");
    let expected = "<library>/argparse.py <library>/argparse.py ['<library>/email']\nb'# Copyright'\n[('mime', True), ('utils', False)]\n";
    assert_eq!(out(&done), expected);
}

/// CPython has imported these before a program starts, so that a program may name any of them first.
#[test]
fn modules_of_the_start_can_be_imported_alone() {
    let folder = Folder::new("alone");
    let names = "_collections_abc _weakrefset abc codecs encodings genericpath io os posixpath site stat types warnings";
    for (name, library) in
        names.split(' ').flat_map(|name| [(name, Some("<library>")), (name, None)])
    {
        let text = format!("import {name} as found; print(len(vars(found)) > 8)");
        let mut command = folder.command(&["-c", &text]);
        if let Some(library) = library {
            command.env("SIDEWINDER_STDLIB", library);
        }
        let done = command.output().unwrap();
        ends(&done, 0, "");
        assert_eq!(out(&done), "True\n", "{name}");
    }
}

/// All of CPython's modules that a program may import, those for other systems aside, are in the library inside or say what to do instead.
#[test]
fn the_library_inside_is_whole() {
    let folder = Folder::new("whole");
    folder.write("whole.py", include_str!("library/whole.py"));
    let mut command = folder.command(&["-W", "ignore", "whole.py"]);
    let done = command.env_clear().env("SIDEWINDER_STDLIB", "<library>").output().unwrap();
    ends(&done, 0, "");
    assert_eq!(out(&done), include_str!("library/whole.txt"));
}
