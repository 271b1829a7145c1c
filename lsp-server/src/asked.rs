//! What `sidewinder.analyse` is asked to run, and what it could be asked.
//!
//! ```text
//! "bench"                        a configuration, by its name
//! "pkg/test_x.py::test_a"        a test
//! {"uri": …, "line": 12}         what is meant at a line of a file ([`resolve`])
//! null                           what was run last
//! ```

use serde::Serialize;
use serde_json::{Value, json};
use tower_lsp::lsp_types::Url;

use crate::configuration::entries::Kind;
use crate::configuration::resolve::{self, Resolved};
use crate::configuration::{Configuration, Place, What};
use crate::state::State;

/// Something that can be run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// Its name.
    pub name: String,
    /// What is run.
    pub detail: String,
    /// Where it is written: `pyproject.toml:12`.
    pub place: String,
    /// The argument of `sidewinder.analyse` that runs it.
    pub argument: Value,
}

/// All that can be run.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Choices {
    /// Entry points of the file in question first, then what is written in `pyproject.toml`.
    pub configurations: Vec<Choice>,
    /// What is wrong with others: `pyproject.toml:12: …`.
    pub faults: Vec<String>,
}

/// What an argument asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// This.
    Run(Box<Configuration>),
    /// One of these: nothing says which.
    Choose(Choices),
}

impl State {
    /// What there is to run, for a file and in the folders that are open.
    pub fn choices(&self, uri: Option<&Url>) -> Choices {
        let mut choices = Choices::default();
        if let Some(uri) = uri
            && let Some((text, entries)) = self.entries(uri)
            && let Ok(path) = uri.to_file_path()
        {
            let root = self.root_of(&path);
            for entry in entries.iter().filter(|entry| entry.kind != Kind::Main) {
                match entry.configuration(&text.text, &path, &root) {
                    Ok(one) => {
                        let argument = json!({"uri": uri, "line": one.at.line - 1});
                        choices.configurations.push(choice(&one, argument));
                    }
                    Err(fault) => choices.faults.push(fault.words(&root)),
                }
            }
        }
        let (written, faults) = self.written();
        for one in &written {
            choices.configurations.push(choice(one, json!(one.name)));
        }
        let home = self.folders.first().cloned().unwrap_or_default();
        choices.faults.extend(faults.iter().map(|fault| fault.words(&home)));
        choices
    }

    /// What an argument asks for, or why it cannot be run.
    pub fn asked(&mut self, argument: Option<&Value>) -> Result<Asked, String> {
        match argument {
            None => match &self.last {
                Some(last) => Ok(Asked::Run(Box::new(last.clone()))),
                None => {
                    Err("Nothing was run yet: name a configuration, or a file and a line.".into())
                }
            },
            Some(Value::String(name)) if name.contains("::") => self.test(name).map(run),
            Some(Value::String(name)) => self.named(name).map(run),
            Some(Value::Object(at)) => {
                let uri =
                    at.get("uri").and_then(Value::as_str).and_then(|uri| Url::parse(uri).ok());
                let uri = uri.ok_or_else(|| format!("{} names no file", json!(at)))?;
                let line = at.get("line").and_then(Value::as_u64).unwrap_or(0) as usize;
                self.meant(&uri, line)
            }
            Some(other) => Err(format!("{other} is not the name of a configuration")),
        }
    }

    /// The configuration of that name, which counts as chosen from now on.
    fn named(&mut self, name: &str) -> Result<Configuration, String> {
        let (written, faults) = self.written();
        if let Some(one) = written.iter().find(|one| one.name == name) {
            self.chosen = Some(name.to_owned());
            return Ok(one.clone());
        }
        let home = self.folders.first().cloned().unwrap_or_default();
        if let Some(fault) = faults.first() {
            return Err(fault.words(&home));
        }
        let names: Vec<&str> = written.iter().map(|one| one.name.as_str()).collect();
        Err(match names.is_empty() {
            true => format!(
                "There is no run configuration {name}: write one under [[tool.sidewinder.run]] in pyproject.toml."
            ),
            false => {
                format!("There is no run configuration {name}: there are {}.", names.join(", "))
            }
        })
    }

    fn test(&self, node: &str) -> Result<Configuration, String> {
        let file = node.split("::").next().unwrap_or_default();
        let root = self.folders.iter().find(|folder| folder.join(file).is_file());
        let root = root.ok_or_else(|| format!("{file} is in no folder that is open"))?;
        let at = Place { path: root.join(file), line: 1 };
        Ok(Configuration::new(node.to_owned(), What::Test(node.to_owned()), root.clone(), at))
    }

    /// What is meant at a line, from 0, of a file.
    fn meant(&mut self, uri: &Url, line: usize) -> Result<Asked, String> {
        let path = uri.to_file_path().map_err(|()| format!("{uri} is not a file on this disk"))?;
        let root = self.root_of(&path);
        let chosen = self.chosen.clone();
        let chosen =
            chosen.and_then(|name| self.written().0.into_iter().find(|one| one.name == name));
        let Some((text, entries)) = self.entries(uri) else {
            return Ok(run(resolve::of_file(&path, &root)));
        };
        let start = text.lines.bytes(&text.text, line).map_or(text.text.len(), |line| line.start);
        let indent = text.text[start..].find(|c: char| !c.is_whitespace()).unwrap_or_default();
        match resolve::at((&text.text, &entries), (&path, &root), start + indent, chosen) {
            Resolved::Run(one) => Ok(Asked::Run(one)),
            Resolved::Wrong(fault) => Err(fault.words(&root)),
            Resolved::Ask => Ok(Asked::Choose(self.choices(Some(uri)))),
        }
    }
}

fn choice(one: &Configuration, argument: Value) -> Choice {
    Choice {
        name: one.name.clone(),
        detail: one.detail(),
        place: one.at.words(&one.root),
        argument,
    }
}

fn run(what: Configuration) -> Asked {
    Asked::Run(Box::new(what))
}
