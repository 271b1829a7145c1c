//! What a release consists of, as users get it: `packaging/release` makes everything once, and each test uses one part of it.
//!
//! The wheel is installed without an index into an environment of its own, and the command runs from there. That the extension works with
//! the command inside is shown by `vscode-extension/e2e`, in a real VS Code with no `sidewinder` on the PATH.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

use serde_json::Value;
use sidewinder_tests::{oracle, root};

/// A new folder below `target`, so that nothing is left elsewhere.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}

/// Runs a command to its end.
fn done(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// What a command prints; it has to succeed.
fn text(command: &mut Command) -> String {
    let output = done(command);
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{err}", output.status);
    String::from_utf8(output.stdout).expect("it prints UTF-8")
}

fn script() -> Command {
    Command::new(root().join("packaging/release"))
}

/// The folder of a release, made once for all tests.
fn release() -> &'static Path {
    static RELEASE: OnceLock<PathBuf> = OnceLock::new();
    RELEASE.get_or_init(|| {
        let out = folder("release");
        text(script().arg(&out));
        out
    })
}

/// The one file of the release whose name ends so.
fn file(ending: &str) -> PathBuf {
    let entries = fs::read_dir(release()).expect("the release can be listed");
    let paths = entries.map(|entry| entry.expect("and read").path());
    let found: Vec<PathBuf> =
        paths.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    let [one] = &found[..] else { panic!("not one file ends with {ending}: {found:?}") };
    one.clone()
}

fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// The command as it was built: what the packages carry.
fn built() -> Vec<u8> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it lies in target");
    fs::read(target.join("release/sidewinder")).expect("the release made it")
}

/// The files of an archive in the form of zip: mode and content. Python reads it, as it reads wheels.
fn unpacked(archive: &Path, name: &str) -> BTreeMap<String, (u32, Vec<u8>)> {
    const UNPACK: &str = "import os, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    archive.extractall(sys.argv[2])
    for entry in archive.infolist():
        print(oct(entry.external_attr >> 16 & 0o777)[2:], entry.filename)";
    let out = folder(name);
    let python = oracle::cpython().expect("CPython 3.11 is here");
    let listed = text(Command::new(python).args(["-c", UNPACK]).arg(archive).arg(&out));
    let entries = listed.lines().map(|line| {
        let (mode, path) = line.split_once(' ').expect("a mode and a path");
        let content = fs::read(out.join(path)).expect("it was unpacked");
        (path.to_owned(), (u32::from_str_radix(mode, 8).expect("a mode"), content))
    });
    entries.collect()
}

#[test]
fn the_wheel_installs_without_a_network_and_runs() {
    let wheel = file(".whl");
    let home = folder("wheel");
    let python = oracle::cpython().expect("CPython 3.11 is here");
    text(Command::new(python).args(["-m", "venv"]).arg(home.join("venv")));
    let bin = home.join("venv/bin");
    let pip = ["install", "--quiet", "--no-index", "--disable-pip-version-check"];
    text(Command::new(bin.join("pip")).args(pip).arg(&wheel));

    // As in an activated environment, and nothing else of this machine's settings.
    let sidewinder = || {
        let mut command = Command::new(bin.join("sidewinder"));
        command.env_clear().env("PATH", &bin).env("HOME", &home).current_dir(&home);
        command
    };
    assert_eq!(text(sidewinder().arg("--version")), format!("sidewinder {}\n", version()));
    assert_eq!(text(sidewinder().args(["-c", "print(6*7)"])), "42\n");

    let program = root().join("lsp-server/tests/fixtures/boxed.py");
    let report = text(sidewinder().args(["report", "--"]).arg(program));
    assert!(report.contains("hot loop") && report.contains("5 of 5"), "{report}");

    // The library of the environment's own interpreter is found, without a setting.
    let found = text(sidewinder().args(["-c", "import argparse; print(argparse.__file__)"]));
    let library = oracle::library().expect("CPython 3.11 is here");
    assert_eq!(Path::new(found.trim()).parent(), Some(library.as_path()));

    // The Python that it is installed in runs hinted programs, and finds the command without the PATH.
    let python = || {
        let mut command = Command::new(bin.join("python"));
        command.env_clear().env("HOME", &home).current_dir(&home);
        command
    };
    let hinted = "from sidewinder import elidable, promote; print(promote(elidable(abs)(-3)))";
    assert_eq!(text(python().args(["-c", hinted])), "3\n");
    let words = ["-m", "sidewinder", "-c", "import sys; print(sys.argv[1:])", "a b"];
    assert_eq!(text(python().args(words)), "['a b']\n");

    const METADATA: &str = "from importlib.metadata import metadata
told = metadata('sidewinder-jit')
print(told['Version'], told['License-Expression'])";
    let told = text(python().args(["-c", METADATA]));
    assert_eq!(told, format!("{} MIT OR Apache-2.0\n", version()));
    text(Command::new(bin.join("pip")).args(["uninstall", "--quiet", "--yes", "sidewinder-jit"]));
    assert!(!bin.join("sidewinder").exists(), "nothing is left when it is uninstalled");
}

#[test]
fn extensions_hold_the_command_of_their_platform_or_none() {
    let manifest = |files: &BTreeMap<String, (u32, Vec<u8>)>| {
        String::from_utf8(files["extension.vsixmanifest"].1.clone()).expect("it is text")
    };
    let own = unpacked(&file(&format!("linux-x64-{}.vsix", version())), "linux-x64");
    let (mode, command) = &own["extension/bin/sidewinder"];
    assert_eq!(mode & 0o111, 0o111, "it can be executed");
    assert!(*command == built(), "it is another command than the one built");
    assert!(manifest(&own).contains(r#"TargetPlatform="linux-x64""#), "{}", manifest(&own));

    let universal = unpacked(&file(&format!("sidewinder-{}.vsix", version())), "universal");
    assert!(!manifest(&universal).contains("TargetPlatform"), "{}", manifest(&universal));
    let names = |files: &BTreeMap<String, (u32, Vec<u8>)>| -> Vec<String> {
        files.keys().filter(|name| !name.starts_with("extension/bin/")).cloned().collect()
    };
    assert_eq!(names(&own), names(&universal), "they differ in the command only");
    assert!(!universal.contains_key("extension/bin/sidewinder"));
    for name in ["dist/extension.js", "dist/webview.js", "LICENSE.txt", "package.json"] {
        assert!(universal.contains_key(&format!("extension/{name}")), "{name} is missing");
    }
}

#[test]
fn the_archive_holds_the_command_and_completions() {
    let out = folder("archive");
    text(Command::new("tar").arg("-xzf").arg(file(".tar.gz")).arg("-C").arg(&out));
    let name = file(".tar.gz").file_name().expect("a name").to_string_lossy().into_owned();
    let root = out.join(name.trim_end_matches(".tar.gz"));
    let said = text(Command::new(root.join("sidewinder")).args(["-c", "print(6*7)"]));
    assert_eq!(said, "42\n");
    for shell in ["bash", "zsh", "fish"] {
        let script = fs::read_to_string(root.join(format!("completions/sidewinder.{shell}")));
        assert!(script.expect("it is there").contains("sidewinder"), "{shell}");
    }
    assert!(root.join("LICENSE-MIT").is_file() && root.join("LICENSE-APACHE").is_file());
}

#[test]
fn notes_are_the_changelogs_and_sums_are_right() {
    let notes = fs::read_to_string(file("RELEASE_NOTES.md")).expect("there are notes");
    let changelog = fs::read_to_string(root().join("CHANGELOG.md")).expect("there is a changelog");
    let head = [format!("## [{}]", version()), "## [Unreleased]".to_owned()];
    let section = head.iter().find_map(|head| changelog.split_once(head.as_str()));
    let (_, section) = section.expect("a section for this version");
    let section = section.split_once('\n').expect("more than its head").1;
    let section = section.split("\n## ").next().expect("it ends");
    assert!(section.contains("\n- "), "the section is empty");
    assert!(notes.contains(section.trim()), "the notes are not the section:\n{notes}");
    let wheel = file(".whl");
    let libc = wheel.to_string_lossy().into_owned();
    let libc = libc.split("manylinux_").nth(1).expect("a C library").replace('_', ".");
    let libc = libc.split(".x86").next().expect("a version");
    assert!(notes.contains(&format!("glibc {libc}")), "{libc}: {notes}");

    let sums = fs::read_to_string(file("SHA256SUMS")).expect("there are sums");
    let names: Vec<&str> = sums.lines().filter_map(|line| line.split("  ").nth(1)).collect();
    let others = fs::read_dir(release()).expect("it can be listed").count() - 1;
    assert_eq!((names.len(), others), (5, 5), "{sums}");
    text(Command::new("sha256sum").args(["--check", "SHA256SUMS"]).current_dir(release()));
}

#[test]
fn a_release_overwrites_nothing() {
    let out = folder("full");
    fs::write(out.join("precious"), "").expect("it can be written");
    let output = done(script().arg(&out));
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && err.contains("is not empty: remove it"), "{err}");
    assert_eq!(fs::read_dir(&out).expect("it is there").count(), 1);
}

/// One version for everything: the server says it to the editor, whose extension compares it with its own.
#[test]
fn the_extension_has_the_version_of_the_command() {
    let text =
        fs::read_to_string(root().join("vscode-extension/package.json")).expect("it is there");
    let manifest: Value = serde_json::from_str(&text).expect("it is JSON");
    assert_eq!(manifest["version"], version());
}
