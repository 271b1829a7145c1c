//! Packs the pure-Python standard library into one archive with an index.
//!
//! The texts are CPython's, from the crate `rustpython-pylib`, whose versions have files of CPython 3.8 to 3.14. No version is 3.11 as a
//! whole: `0.4.0` is nearest to it, and the tables below name what another version has nearer, or has alone.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What is taken from the version that is otherwise nearest, except for [`LEFT_OUT`].
const MOST: &str = pylib_4::LIB_PATH;

/// Files and folders that other versions have nearer to CPython 3.11's, or alone.
const OTHERS: &[(&str, &[&str])] = &[
    (
        pylib_3::LIB_PATH,
        &[
            "datetime.py",
            "fractions.py",
            "genericpath.py",
            "multiprocessing/connection.py",
            "multiprocessing/popen_spawn_win32.py",
            "multiprocessing/queues.py",
            "multiprocessing/util.py",
            "ntpath.py",
            "os.py",
            "pathlib.py",
            "pickle.py",
            "pickletools.py",
            "posixpath.py",
            "shutil.py",
            "signal.py",
            "site.py",
            "smtplib.py",
        ],
    ),
    (
        pylib_5::LIB_PATH,
        &[
            "concurrent/futures/_base.py",
            "dbm/gnu.py",
            "dbm/ndbm.py",
            "email/_encoded_words.py",
            "email/_header_value_parser.py",
            "email/base64mime.py",
            "email/contentmanager.py",
            "email/encoders.py",
            "email/headerregistry.py",
            "email/iterators.py",
            "email/mime",
            "imaplib.py",
            "lzma.py",
            "modulefinder.py",
            "poplib.py",
            "pyclbr.py",
            "rlcompleter.py",
            "sre_constants.py",
            "symtable.py",
            "timeit.py",
            "urllib/error.py",
            "wave.py",
            "wsgiref/types.py",
            "wsgiref/util.py",
            "xmlrpc/server.py",
            "zoneinfo",
        ],
    ),
    (pylib_6::LIB_PATH, &["profile.py", "pstats.py", "tracemalloc.py"]),
];

/// What CPython 3.11 does not have, what is of no use without a module in C that there is not, and what is for other systems.
const LEFT_OUT: &[&str] = &[
    "README.md",
    "_dummy_os.py",
    "_dummy_thread.py",
    "_osx_support.py",
    "_pycodecs.py",
    "_pydatetime.py",
    "collections/_defaultdict.py",
    "ctypes/macholib",
    "ctypes/wintypes.py",
    "distutils/README",
    "distutils/command/bdist_msi.py",
    "distutils/command/bdist_wininst.py",
    "distutils/command/command_template",
    "dummy_threading.py",
    "email/architecture.rst",
    "encodings/mbcs.py",
    "encodings/oem.py",
    "idlelib",
    "sqlite3/__main__.py",
    "tkinter",
    "turtledemo",
    "venv/scripts/nt",
];

/// What is changed in a file: its name, the old text and the new one.
const CHANGES: &[(&str, &str, &str)] = &[
    // The constants are of Python 3.12.
    ("csv.py", "                 QUOTE_STRINGS, QUOTE_NOTNULL, \\\n", ""),
    ("csv.py", "           \"QUOTE_STRINGS\", \"QUOTE_NOTNULL\",\n", ""),
    // The module has this name from Python 3.14 on.
    ("lzma.py", "from compression._common import _streams\n", "import _compression as _streams\n"),
    // A base has a `__dict__` already, so that CPython would refuse this too.
    (
        "typing.py",
        "'__covariant__', '__contravariant__', '__dict__')",
        "'__covariant__', '__contravariant__')",
    ),
    ("typing.py", "'__contravariant__',\n                 '__dict__')", "'__contravariant__')"),
];

fn main() -> io::Result<()> {
    let mut files = BTreeMap::new();
    gather(Path::new(MOST), Path::new(""), &mut files)?;
    files.retain(|name, _| !LEFT_OUT.iter().any(|left| is_in(name, left)));
    for (from, names) in OTHERS {
        for name in *names {
            files.retain(|file, _| !is_in(file, name));
            gather(Path::new(from), Path::new(name), &mut files)?;
        }
    }
    let (mut archive, mut index) = (Vec::new(), String::from("&[\n"));
    for (name, path) in &files {
        let mut bytes = fs::read(path)?;
        for (_, old, new) in CHANGES.iter().filter(|(file, ..)| file == name) {
            let text = String::from_utf8(bytes).map_err(io::Error::other)?;
            assert!(text.contains(old), "{name} has changed");
            bytes = text.replace(old, new).into_bytes();
        }
        let packed = miniz_oxide::deflate::compress_to_vec(&bytes, 9);
        let (at, size) = (archive.len(), packed.len());
        index += &format!(
            "File {{ name: {name:?}, at: {at}, packed: {size}, size: {} }},\n",
            bytes.len()
        );
        archive.extend(packed);
    }
    index += "]\n";
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("archive"), archive)?;
    fs::write(out.join("index.rs"), index)?;
    println!("cargo::rerun-if-changed=build.rs");
    Ok(())
}

fn is_in(file: &str, name: &str) -> bool {
    file.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Adds a file, or all files in a folder, by their names in the library.
fn gather(root: &Path, name: &Path, files: &mut BTreeMap<String, PathBuf>) -> io::Result<()> {
    let path = root.join(name);
    if path.is_file() {
        files.insert(name.to_string_lossy().into_owned(), path);
        return Ok(());
    }
    for entry in fs::read_dir(&path)? {
        let entry = entry?;
        if entry.file_name() != "__pycache__" {
            gather(root, &name.join(entry.file_name()), files)?;
        }
    }
    Ok(())
}
