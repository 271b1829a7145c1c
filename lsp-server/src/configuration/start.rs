//! From a configuration to the words of a command.
//!
//! ```text
//! file                  sidewinder run … bench.py ARGS
//! module                sidewinder run … -m pkg.bench ARGS
//! call                  sidewinder run … -c 'import the module, evaluate the expression in it'
//! test, by pytest       sidewinder run … -m pytest -q … pkg/test_x.py::test_a
//! test, by unittest     sidewinder run … -m unittest pkg.test_x.TestA.test_b
//! ```
//!
//! pytest is a library like any other: it is looked for in the virtual environment of the project, then in that of the server, then where the system has its
//! packages. It runs without its cache, which would be written into the project, and with plain asserts: its rewriting needs `compile` of a tree, which the language does not have.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::{Configuration, Named, Stdin, What};
use crate::annotate::Texts;
use crate::run::invocation::{Invocation, Scratch};

/// The words and variables that start a configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The words behind the options.
    pub words: Vec<OsString>,
    /// Variables beside the configuration's own.
    pub env: Vec<(String, OsString)>,
    /// The file that a run of it is a run of.
    pub program: PathBuf,
}

/// A configuration with all that its run needs.
#[derive(Debug)]
pub struct Prepared {
    /// The configuration.
    pub configuration: Configuration,
    /// How its program is started.
    pub invocation: Invocation,
    /// The file that a run of it is a run of.
    pub program: PathBuf,
    /// Texts that run as the editor has them, not as they are saved.
    pub unsaved: Texts,
    /// The folder that these lie in.
    pub scratch: Option<Scratch>,
}

/// Options of pytest: no cache in the project; a module that the language does not have; no rewriting of asserts.
const PYTEST: [&str; 8] =
    ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--assert=plain"];

impl Configuration {
    /// How it is started, or what it lacks.
    pub fn start(&self) -> Result<Start, String> {
        if let Some(Stdin::File(path)) = &self.stdin
            && !path.is_file()
        {
            return Err(format!("its standard input, {}, is not there", path.display()));
        }
        let mut start = match &self.what {
            What::File(path) if !path.is_file() => {
                return Err(format!("{} is not there", path.display()));
            }
            What::File(path) => start([path.as_os_str().to_owned()], path.clone()),
            What::Module(name) => {
                let program = module_file(&self.root, name).unwrap_or_else(|| self.root.join(name));
                start(["-m".into(), name.into()], program)
            }
            What::Call { module, expression } => self.call(module, expression)?,
            What::Test(node) => self.test(node)?,
        };
        start.words.extend(self.args.iter().map(OsString::from));
        Ok(start)
    }

    /// Readies a run, with the texts that the editor has and the disk has not.
    pub fn prepare(self, unsaved: Texts) -> Result<Prepared, String> {
        let Start { words, env, program } = self.start()?;
        let mut options: Vec<OsString> = Vec::new();
        if let Some(jit) = &self.jit {
            options.extend(["--jit".into(), jit.into()]);
        }
        let needs_folder = !unsaved.is_empty() || matches!(self.stdin, Some(Stdin::Text(_)));
        let cannot = |why: std::io::Error| format!("its temporary folder cannot be made: {why}");
        let scratch = needs_folder.then(Scratch::new).transpose().map_err(cannot)?;
        let mut stdin = None;
        if let Some(scratch) = &scratch {
            if !unsaved.is_empty() {
                options.push(scratch.overlay(&unsaved).map_err(cannot)?);
            }
            if let Some(Stdin::Text(text)) = &self.stdin {
                stdin = Some(scratch.stdin(text).map_err(cannot)?);
            }
        }
        if let Some(Stdin::File(path)) = &self.stdin {
            stdin = Some(path.clone());
        }
        let own = self.env.iter().map(|(name, value)| (name.into(), value.into()));
        let env = env.into_iter().map(|(name, value)| (name.into(), value)).chain(own).collect();
        options.extend(words);
        let invocation = Invocation { words: options, env, stdin };
        Ok(Prepared { configuration: self, invocation, program, unsaved, scratch })
    }

    fn call(&self, module: &Named, expression: &str) -> Result<Start, String> {
        let (folder, name, program) = match module {
            Named::Name(name) => {
                let file = module_file(&self.root, name).ok_or_else(|| {
                    format!("there is no module {name} in {}", self.root.display())
                })?;
                (self.root.clone(), name.clone(), file)
            }
            Named::File(file) => {
                let (folder, name) = importable(file);
                (folder, name, file.clone())
            }
        };
        // A text of JSON is a text of Python.
        let text = |text: &str| serde_json::Value::from(text).to_string();
        let code = format!(
            "import importlib, sys\nsys.path[0] = {}\nmodule = importlib.import_module({})\n\
             value = eval(compile({}, \"<sidewinder: run>\", \"eval\"), vars(module))\n\
             if value is not None: print(repr(value))",
            text(&folder.to_string_lossy()),
            text(&name),
            text(expression),
        );
        Ok(start(["-c".into(), code.into()], program))
    }

    fn test(&self, node: &str) -> Result<Start, String> {
        let mut parts = node.split("::");
        let file = self.root.join(parts.next().unwrap_or_default());
        let names: Vec<&str> = parts.collect();
        let text = std::fs::read_to_string(&file)
            .map_err(|why| format!("{} cannot be read: {why}", file.display()))?;
        if names.len() == 2 && text.contains("unittest") {
            let (folder, module) = importable(&file);
            let node = format!("{module}.{}", names.join("."));
            let mut start = start(["-m".into(), "unittest".into(), node.into()], file);
            start.env.push(("PYTHONPATH".into(), self.with_path(&folder)));
            return Ok(start);
        }
        let packages = pytest_in(&self.root).ok_or_else(|| {
            format!(
                "pytest was found neither in {}/.venv nor on the system: install it there, or name its folder in env.PYTHONPATH",
                self.root.display()
            )
        });
        let has_path = self.env.contains_key("PYTHONPATH");
        let mut start = start(PYTEST.map(OsString::from), file);
        start.words.push(node.into());
        if !has_path {
            start.env.push(("PYTHONPATH".into(), self.with_path(&packages?)));
        }
        Ok(start)
    }

    /// `PYTHONPATH` with a folder more.
    fn with_path(&self, folder: &Path) -> OsString {
        let known = self.env.get("PYTHONPATH").map(OsString::from);
        let known = known.or_else(|| std::env::var_os("PYTHONPATH")).unwrap_or_default();
        let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&known));
        std::env::join_paths(folders.filter(|path| !path.as_os_str().is_empty())).unwrap_or(known)
    }
}

fn start(words: impl IntoIterator<Item = OsString>, program: PathBuf) -> Start {
    Start { words: words.into_iter().collect(), env: Vec::new(), program }
}

/// The file of a module below a folder.
fn module_file(root: &Path, name: &str) -> Option<PathBuf> {
    let path: PathBuf = name.split('.').collect();
    let files = [
        root.join(&path).with_extension("py"),
        root.join(&path).join("__main__.py"),
        root.join(&path).join("__init__.py"),
    ];
    files.into_iter().find(|file| file.is_file())
}

/// The folder that a file is imported from, and its name there: above all packages that it is in.
fn importable(file: &Path) -> (PathBuf, String) {
    let mut folder = file.parent().unwrap_or(Path::new("/")).to_owned();
    let mut name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    while folder.join("__init__.py").is_file() {
        let Some((parent, last)) = folder.parent().zip(folder.file_name()) else { break };
        name = match name.as_str() {
            "__init__" => last.to_string_lossy().into_owned(),
            name => format!("{}.{name}", last.to_string_lossy()),
        };
        folder = parent.to_owned();
    }
    (folder, name)
}

/// The folder of packages that has pytest.
fn pytest_in(root: &Path) -> Option<PathBuf> {
    let environments = [".venv", "venv"].map(|name| root.join(name)).into_iter();
    let environments = environments.chain(std::env::var_os("VIRTUAL_ENV").map(PathBuf::from));
    let of_environments = environments.flat_map(|folder| {
        let versions = std::fs::read_dir(folder.join("lib")).into_iter().flatten();
        versions.filter_map(|entry| Some(entry.ok()?.path().join("site-packages")))
    });
    let named = std::env::var_os("PYTHONPATH").unwrap_or_default();
    let of_system = [
        "/usr/local/lib/python3.11/site-packages",
        "/usr/local/lib/python3.11/dist-packages",
        "/usr/lib/python3/dist-packages",
    ];
    let mut all =
        of_environments.chain(std::env::split_paths(&named)).chain(of_system.map(PathBuf::from));
    all.find(|folder| folder.join("pytest").is_dir())
}

#[cfg(test)]
mod tests {
    use super::super::Place;
    use super::*;

    struct Project(tempfile::TempDir);

    impl Project {
        fn new(files: &[&str]) -> Project {
            let project = Project(tempfile::tempdir().unwrap());
            for file in files {
                let path = project.0.path().join(file);
                std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                std::fs::write(path, if file.contains("unit") { "import unittest" } else { "" })
                    .unwrap();
            }
            project
        }

        fn start(&self, what: What) -> Result<Vec<String>, String> {
            let root = self.0.path().to_owned();
            let mut one = Configuration::new("x".into(), what, root, Place::default());
            one.args = vec!["-v".into()];
            let start = one.start()?;
            Ok(start.words.into_iter().map(|word| word.into_string().unwrap()).collect())
        }
    }

    #[test]
    fn each_kind_has_its_words() {
        let project = Project::new(&[
            "a.py",
            "pkg/__init__.py",
            "pkg/mod.py",
            "pkg/test_unit.py",
            "t/test_x.py",
            ".venv/lib/python3.11/site-packages/pytest/__init__.py",
        ]);
        let root = project.0.path();
        let file = root.join("a.py");
        let words = project.start(What::File(file.clone())).unwrap();
        assert_eq!(words, [file.to_str().unwrap(), "-v"]);
        assert_eq!(project.start(What::Module("pkg.mod".into())).unwrap(), ["-m", "pkg.mod", "-v"]);
        let test = |node: &str| project.start(What::Test(node.into())).unwrap();
        assert_eq!(
            test("pkg/test_unit.py::A::test_b"),
            ["-m", "unittest", "pkg.test_unit.A.test_b", "-v"]
        );
        assert_eq!(
            test("t/test_x.py::test_a")[7..],
            ["--assert=plain", "t/test_x.py::test_a", "-v"]
        );
        let module = Named::File(root.join("pkg/mod.py"));
        let words = project.start(What::Call { module, expression: "f('a\"b')".into() }).unwrap();
        assert!(words[1].contains(&format!("sys.path[0] = \"{}\"", root.display())), "{words:?}");
        assert!(words[1].contains(r#"import_module("pkg.mod")"#), "{words:?}");
        assert!(words[1].contains(r#"compile("f('a\"b')""#), "{words:?}");
    }

    #[test]
    fn what_is_missing_is_said() {
        let project = Project::new(&["t/test_x.py"]);
        let why = |what| project.start(what).unwrap_err();
        let root = project.0.path().to_owned();
        assert!(why(What::File(root.join("b.py"))).ends_with("b.py is not there"));
        let module = Named::Name("no.such".into());
        assert!(
            why(What::Call { module, expression: "f()".into() })
                .contains("there is no module no.such")
        );
        assert!(why(What::Test("t/none.py::test_a".into())).contains("cannot be read"));
    }
}
