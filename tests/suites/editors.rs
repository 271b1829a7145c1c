//! Editors that people have, with the configuration that the pages of `docs/editors` give them.
//!
//! A test takes the configuration from its page, starts the editor without a screen, and has it do what a person would: analyse a program, and
//! look at hints, hovers and problems. The scripts are in `tests/editors`. VS Code is driven by `vscode-extension/e2e`. Of editors that no package registry
//! has, only the form of the configuration is tested.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use sidewinder_tests::{root, subject};

/// A folder with the program, that is the editor's home too; it goes away with the test.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Home {
        let path = std::env::temp_dir().join(format!("sidewinder-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(path.join("bin")).expect("a temporary folder can be made");
        let path = path.canonicalize().expect("it is there");
        let program = root().join("lsp-server/tests/fixtures/boxed.py");
        fs::copy(program, path.join("boxed.py")).expect("the program is there");
        // As installed: the configuration says `sidewinder`.
        let command = root().join(subject::binary());
        std::os::unix::fs::symlink(command, path.join("bin/sidewinder")).expect("a link");
        Home(path)
    }

    /// Writes the configuration of a page: its first block in a language.
    fn configure(&self, page: &str, language: &str) -> PathBuf {
        let file = self.0.join(format!("config.{language}"));
        fs::write(&file, &blocks(page, language)[0]).expect("it can be written");
        file
    }

    /// A command that runs here, and knows nothing of the tester's own settings.
    fn command(&self, editor: &str) -> Command {
        let path = format!("{}:/usr/bin:/bin", self.0.join("bin").display());
        let mut command = Command::new(editor);
        command.current_dir(&self.0).env_clear().env("PATH", path).env("HOME", &self.0);
        command.env("TMPDIR", &self.0).env("LANG", "C.UTF-8").env("TERM", "dumb");
        command
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The blocks of a page that are in a language.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let path = root().join("docs/editors").join(page);
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let fence = format!("```{language}\n");
    let parts = text.split(&fence).skip(1);
    let blocks: Vec<String> =
        parts.map(|part| part.split("```").next().unwrap_or_default().to_owned()).collect();
    assert!(!blocks.is_empty(), "{page} has no configuration in {language}");
    blocks
}

fn script(name: &str) -> PathBuf {
    root().join("tests/editors").join(name)
}

/// Runs an editor to its end: what it says has to have these words, and none has failed.
fn drive(command: &mut Command, said: impl FnOnce() -> String) {
    let output = command.stdin(std::process::Stdio::null()).output();
    let output = output.unwrap_or_else(|why| panic!("{command:?} does not start: {why}"));
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.push_str(&said());
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}:\n{text}\n{err}", output.status);
    for words in ["a hint is at the loop", "a hover tells the long story", "advice is"] {
        assert!(text.contains(&format!("ok: {words}")), "no «{words}»:\n{text}\n{err}");
    }
}

#[test]
fn neovim_of_today_works_as_its_page_says() {
    let home = Home::new("neovim");
    let setup = Command::new(script("setup.sh")).output().expect("the script starts");
    assert!(setup.status.success(), "{}", String::from_utf8_lossy(&setup.stderr));
    let neovim = String::from_utf8(setup.stdout).expect("a path");
    let config = home.configure("neovim.md", "lua");
    let mut command = home.command(neovim.trim());
    command.args(["--headless", "-n", "-i", "NONE", "-u"]).arg(config);
    drive(command.arg("-S").arg(script("neovim.lua")), String::new);
}

#[test]
fn emacs_works_as_its_page_says() {
    let home = Home::new("emacs");
    let config = home.configure("emacs.md", "elisp");
    let mut command = home.command("emacs");
    command.args(["--batch", "--eval", "(package-initialize)", "--load"]).arg(config);
    drive(command.arg("--load").arg(script("emacs.el")), String::new);
}

#[test]
fn vim_works_as_its_page_says() {
    let home = Home::new("vim");
    let config = home.configure("vim.md", "vim");
    let start = home.0.join("vimrc");
    // What belongs to this machine: a plug-in of Debian's, and the Python that it is for.
    let text = format!(
        "set nocompatible nomore encoding=utf-8\nfiletype plugin indent on\nsource {}\n\
         let g:ycm_server_python_interpreter = '/usr/bin/python3'\npackadd youcompleteme\n",
        config.display()
    );
    fs::write(&start, text).expect("it can be written");
    let said = home.0.join("said");
    let mut command = home.command("vim");
    command.env("SAID", &said).args(["-N", "-n", "--not-a-term", "-T", "dumb", "-i", "NONE", "-u"]);
    command.arg(start).arg("-S").arg(script("vim.vim"));
    drive(&mut command, || fs::read_to_string(&said).unwrap_or_default());
}

/// Of the editors that cannot be run here: the configuration has the form that they read, and names a command that serves.
#[test]
fn other_configurations_have_their_form() {
    let helix = blocks("helix.md", "toml");
    let languages: toml::Table = toml::from_str(&helix[0]).expect("helix.md: TOML");
    let server = &languages["language-server"]["sidewinder"];
    assert_eq!(server["command"].as_str(), Some("sidewinder"));
    assert_eq!(server["args"], toml::Value::Array(vec!["lsp".into()]));
    assert!(helix[1].parse::<toml::Table>().is_ok(), "helix.md: TOML");

    let sublime = blocks("sublime.md", "json");
    let settings: Value = serde_json::from_str(&sublime[0]).expect("sublime.md: JSON");
    let client = &settings["clients"]["sidewinder"];
    assert_eq!(client["command"], serde_json::json!(["sidewinder", "lsp"]));
    let keys: Value = serde_json::from_str(&sublime[1]).expect("sublime.md: JSON");
    let command = keys[0]["args"]["command_name"].as_str().expect("a command");
    let protocol = fs::read_to_string(root().join("lsp-server/src/protocol.rs"));
    assert!(protocol.expect("it is there").contains(command), "the server has no {command}");

    let tasks: Value = serde_json::from_str(&blocks("zed.md", "json")[0]).expect("zed.md: JSON");
    for task in tasks.as_array().expect("a list") {
        let tool = task["args"][0].as_str().expect("a word");
        let help = subject::command().args([tool, "--help"]).output().expect("it starts");
        assert!(help.status.success(), "{tool} is no tool");
    }
}

/// Every page of an editor is in the table, and what the table calls tested is.
#[test]
fn every_editor_is_in_the_table() {
    let folder = root().join("docs/editors");
    let table = fs::read_to_string(folder.join("README.md")).expect("it is there");
    for entry in fs::read_dir(&folder).expect("it can be listed") {
        let name = entry.expect("it can be read").file_name().to_string_lossy().into_owned();
        assert!(name == "README.md" || table.contains(&format!("]({name})")), "{name}");
        assert!(Path::new(&name).extension().is_some_and(|ending| ending == "md"), "{name}");
    }
}
