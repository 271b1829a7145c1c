//! `sidewinder doctor`, `-V`, `-VV` and `--version --json`.

mod folder;

use std::process::Output;

use folder::{Folder, ends, err, out};
use serde_json::Value;

fn json(done: &Output) -> Value {
    serde_json::from_slice(&done.stdout).unwrap_or_else(|why| panic!("{why}: {}", err(done)))
}

/// A finding of the doctor's.
fn finding<'a>(all: &'a Value, name: &str) -> &'a Value {
    let findings = all["findings"].as_array().unwrap();
    findings.iter().find(|finding| finding["name"] == name).unwrap()
}

#[test]
fn the_version_says_more_the_more_often_it_is_asked() {
    let folder = Folder::new("version");
    let version = env!("CARGO_PKG_VERSION");
    for option in ["-V", "--version"] {
        assert_eq!(out(&folder.run(&[option])), format!("sidewinder {version}\n"));
    }
    let python = out(&folder.run(&["-c", "import sys; print(sys.version.split()[0])"]));
    let long = out(&folder.run(&["-VV"]));
    assert!(
        long.starts_with(&format!("sidewinder {version} (Python {})\n", python.trim())),
        "{long}"
    );
    assert!(
        long.contains("machine code") && long.contains(env!("CARGO_BIN_EXE_sidewinder")),
        "{long}"
    );
    let all = json(&folder.run(&["--version", "--json"]));
    assert_eq!((&all["version"], &all["python"]), (&version.into(), &python.trim().into()));
    assert_eq!(all["report_schema"], 1);
    ends(&folder.run(&["--json", "-c", "1"]), 2, "--version");
}

#[test]
fn all_is_well_where_all_is_there() {
    let folder = Folder::new("doctor");
    let library = folder.path("lib");
    std::fs::create_dir_all(library.join("collections")).unwrap();
    folder.write("lib/os.py", "");
    folder.write("lib/collections/__init__.py", "");
    let mut command = folder.command(&["doctor", "--json"]);
    let done = command.env("SIDEWINDER_STDLIB", &library).output().unwrap();
    ends(&done, 0, "");
    let all = json(&done);
    assert_eq!(all["works"], true, "{all}");
    let text = finding(&all, "standard library")["text"].as_str().unwrap();
    assert!(text.starts_with(library.to_str().unwrap()), "{text}");
    assert!(finding(&all, "environment")["text"].as_str().unwrap().contains("SIDEWINDER_STDLIB="));
    let text = out(&folder.run(&["doctor"]));
    for name in ["processor", "kernel", "memory", "PATH", "VS Code", "Everything works."] {
        assert!(text.contains(name), "{name}: {text}");
    }
}

#[test]
fn what_does_not_work_is_said_with_the_next_step() {
    let folder = Folder::new("ill");
    let run = |args: &[&str]| {
        let mut command = folder.command(args);
        command
            .env("SIDEWINDER_STDLIB", "/nowhere")
            .env("SIDEWINDER_JIT", "off")
            .env("PATH", "/bin/nowhere");
        command.output().unwrap()
    };
    let done = run(&["doctor", "--json"]);
    ends(&done, 1, "");
    let all = json(&done);
    assert_eq!(all["works"], false);
    for (name, state, next) in [
        ("standard library", "wrong", "os.py"),
        ("PATH", "note", "export PATH="),
        ("environment", "note", "unset SIDEWINDER_JIT"),
        ("perf", "note", "apt install linux-perf"),
        ("gdb", "note", "apt install gdb"),
    ] {
        let finding = finding(&all, name);
        assert_eq!(finding["state"], state, "{finding}");
        assert!(finding["next"].as_str().unwrap().contains(next), "{finding}");
    }
    let done = run(&["doctor"]);
    ends(&done, 1, "");
    assert!(out(&done).contains("  WRONG standard library"), "{}", out(&done));
    ends(&folder.run(&["doctor", "x.py"]), 2, "it looks at this machine");
}

#[test]
fn another_sidewinder_on_the_path_is_found() {
    let folder = Folder::new("other");
    std::fs::create_dir_all(folder.path("bin")).unwrap();
    let other = folder.path("bin/sidewinder");
    std::fs::write(&other, "#!/bin/sh\n").unwrap();
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(&other, std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = folder.command(&["doctor", "--json"]);
    let all = json(&command.env("PATH", folder.path("bin")).output().unwrap());
    let finding = finding(&all, "PATH");
    assert!(finding["text"].as_str().unwrap().contains(other.to_str().unwrap()), "{finding}");
    assert_eq!(finding["state"], "note");
}
