//! Packs the pure-Python standard library into one archive with an index.
//!
//! The texts are CPython's, from the crate `rustpython-pylib`, whose versions have files of CPython 3.8 to 3.14. No version is 3.11 as a
//! whole: `0.4.0` is nearest to it, and the tables below name what another version has nearer, or has alone. `own` has the two files that no
//! version has and that little depends on, and in `own/added` what Python 3.11 has more than a file, to be put behind it.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What is taken from the version that is otherwise nearest, except for [`LEFT_OUT`].
const MOST: &str = pylib_4::LIB_PATH;

/// Files and folders that other versions have nearer to CPython 3.11's, or alone.
const OTHERS: &[(&str, &[&str])] = &[
    (
        pylib_3::LIB_PATH,
        &[
            "ensurepip/__init__.py",
            "filecmp.py",
            "fractions.py",
            "genericpath.py",
            "getopt.py",
            "glob.py",
            "multiprocessing/connection.py",
            "multiprocessing/popen_spawn_win32.py",
            "multiprocessing/queues.py",
            "multiprocessing/resource_sharer.py",
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
            "_aix_support.py",
            "concurrent/futures/_base.py",
            "dbm",
            "email/__init__.py",
            "email/_encoded_words.py",
            "email/_header_value_parser.py",
            "email/_parseaddr.py",
            "email/base64mime.py",
            "email/charset.py",
            "email/contentmanager.py",
            "email/encoders.py",
            "email/errors.py",
            "email/headerregistry.py",
            "email/iterators.py",
            "email/mime",
            "email/quoprimime.py",
            "html/__init__.py",
            "http/cookiejar.py",
            "imaplib.py",
            "lzma.py",
            "modulefinder.py",
            "poplib.py",
            "pty.py",
            "pyclbr.py",
            "rlcompleter.py",
            "sqlite3",
            "sre_constants.py",
            "symtable.py",
            "tarfile.py",
            "timeit.py",
            "urllib/error.py",
            "wave.py",
            "wsgiref",
            "xml/etree/ElementPath.py",
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

const ASYNC_GOES: &str = "import asyncore
from warnings import _deprecated

_DEPRECATION_MSG = ('The {name} module is deprecated and will be removed in '
                    'Python {remove}. The recommended replacement is asyncio')
_deprecated(__name__, _DEPRECATION_MSG, remove=(3, 12))
";
const ASYNC_GOES_TOO: &str = "import warnings

_DEPRECATION_MSG = ('The {name} module is deprecated and will be removed in '
                    'Python {remove}. The recommended replacement is asyncio')
warnings._deprecated(__name__, _DEPRECATION_MSG, remove=(3, 12))
";
const SMTPD_GOES: &str = "import sys
import os
from warnings import _deprecated

_DEPRECATION_MSG = ('The {name} module is deprecated and unmaintained and will '
                    'be removed in Python {remove}.  Please see aiosmtpd '
                    '(https://aiosmtpd.readthedocs.io/) for the recommended '
                    'replacement.')
_deprecated(__name__, _DEPRECATION_MSG, remove=(3, 12))
";

/// A module that says that it will go with Python 3.13, and its first import.
macro_rules! goes {
    ($import:literal) => {
        concat!("import warnings\nwarnings._deprecated(__name__, remove=(3, 13))\n", $import, "\n")
    };
}
/// What is changed in a file: its name, the old text and the new one.
const CHANGES: &[(&str, &str, &str)] = &[
    // The constants are of Python 3.12.
    ("csv.py", "                 QUOTE_STRINGS, QUOTE_NOTNULL, \\\n", ""),
    ("csv.py", "           \"QUOTE_STRINGS\", \"QUOTE_NOTNULL\",\n", ""),
    // The module has this name from Python 3.14 on.
    ("lzma.py", "from compression._common import _streams\n", "import _compression as _streams\n"),
    // What Python 3.12 warns of.
    (
        "_pydatetime.py",
        "        import warnings
        warnings.warn(\"datetime.datetime.utcfromtimestamp() is deprecated and scheduled \"
                      \"for removal in a future version. Use timezone-aware \"
                      \"objects to represent datetimes in UTC: \"
                      \"datetime.datetime.fromtimestamp(t, datetime.UTC).\",
                      DeprecationWarning,
                      stacklevel=2)
",
        "",
    ),
    (
        "_pydatetime.py",
        "        import warnings
        warnings.warn(\"datetime.datetime.utcnow() is deprecated and scheduled for \"
                      \"removal in a future version. Use timezone-aware \"
                      \"objects to represent datetimes in UTC: \"
                      \"datetime.datetime.now(datetime.UTC).\",
                      DeprecationWarning,
                      stacklevel=2)
",
        "",
    ),
    // The type `time_t` is of Python 3.12.
    ("ctypes/__init__.py", "from _ctypes import SIZEOF_TIME_T\n", ""),
    (
        "ctypes/__init__.py",
        "
if SIZEOF_TIME_T == 8:
    c_time_t = c_int64
elif SIZEOF_TIME_T == 4:
    c_time_t = c_int32
else:
    raise SystemError(f\"Unexpected sizeof(time_t): {SIZEOF_TIME_T=}\")
",
        "",
    ),
    // The number says which instructions the module `_sre` understands, and they have not changed.
    ("re/_constants.py", "MAGIC = 20221023", "MAGIC = 20220615"),
    (
        "re/_constants.py",
        "\nRE_INFO_CHARSET = 4 # pattern starts with character from given set\n",
        "\n",
    ),
    // Scopes of Python 3.12.
    ("symtable.py", "DEF_PARAM, DEF_TYPE_PARAM, DEF_FREE_CLASS", "DEF_PARAM, DEF_FREE_CLASS"),
    ("symtable.py", "    DEF_COMP_ITER, DEF_COMP_CELL,\n", ""),
    (
        "symtable.py",
        "import weakref\n",
        "import weakref\n\nDEF_TYPE_PARAM = DEF_COMP_CELL = 0\nDEF_COMP_ITER = 512\n",
    ),
    ("symtable.py", "_symtable.TYPE_TYPE_PARAMETERS", "-1"),
    // The names of the interpreter were changed.
    ("sysconfig.py", "exec(r'''\n", ""),
    (
        "sysconfig.py",
        "'''.replace(\"Python\", \"RustPython\").replace(\"/python\", \"/rustpython\"))\n",
        "",
    ),
    // What Python 3.12 warns of.
    (
        "sqlite3/dbapi2.py",
        "        warn(msg.format(what=\"date adapter\"), DeprecationWarning, stacklevel=2)\n",
        "",
    ),
    (
        "sqlite3/dbapi2.py",
        "        warn(msg.format(what=\"datetime adapter\"), DeprecationWarning, stacklevel=2)\n",
        "",
    ),
    (
        "sqlite3/dbapi2.py",
        "        warn(msg.format(what=\"date converter\"), DeprecationWarning, stacklevel=2)\n",
        "",
    ),
    (
        "sqlite3/dbapi2.py",
        "        warn(msg.format(what=\"timestamp converter\"), DeprecationWarning, stacklevel=2)\n",
        "",
    ),
    // What it does not have any more.
    (
        "sqlite3/dbapi2.py",
        "sqlite_version_info =",
        "version_info = tuple([int(x) for x in version.split(\".\")])\nsqlite_version_info =",
    ),
    // The default of Python 3.14, and a function of 3.13.
    (
        "tarfile.py",
        "                return data_filter\n",
        "                return fully_trusted_filter\n",
    ),
    (
        "tarfile.py",
        "os.path.realpath(dest_path, strict=os.path.ALLOW_MISSING)",
        "os.path.realpath(dest_path)",
    ),
    (
        "tarfile.py",
        "name),\n                                   strict=os.path.ALLOW_MISSING)",
        "name))",
    ),
    (
        "tarfile.py",
        "target_path,\n                                           strict=os.path.ALLOW_MISSING)",
        "target_path)",
    ),
    // Python 3.11 says that these modules will go.
    ("asynchat.py", "import asyncore\n", ASYNC_GOES),
    ("asyncore.py", "import warnings\n", ASYNC_GOES_TOO),
    ("smtpd.py", "import sys\nimport os\n", SMTPD_GOES),
    (
        "sndhdr.py",
        "from collections import namedtuple\n",
        goes!("from collections import namedtuple"),
    ),
    (
        "sunau.py",
        "import warnings\n",
        "import warnings\n\nwarnings._deprecated(__name__, remove=(3, 13))\n",
    ),
    ("telnetlib.py", "import sys\nimport socket\n", goes!("import sys\nimport socket")),
    ("uu.py", "import binascii\n", goes!("import binascii")),
    ("xdrlib.py", "import struct\n", goes!("import struct")),
    ("typing.py", "def _type_check(arg,", "_ADDED_FORMS = ()\n\n\ndef _type_check(arg,"),
    // Any is a class, and may be inherited from; anything is a type that is no text.
    (
        "typing.py",
        "    if arg in (Any, NoReturn, Final, TypeAlias):\n",
        "    if arg in (Any, NoReturn, Final, TypeAlias) or arg in _ADDED_FORMS:\n",
    ),
    (
        "typing.py",
        "    if not callable(arg):\n        raise TypeError(f\"{msg} Got {arg!r:.100}.\")\n",
        "    if type(arg) is tuple:\n        raise TypeError(f\"{msg} Got {arg!r:.100}.\")\n",
    ),
    (
        "typing.py",
        "    return _overload_dummy\n",
        "    _keep_overload(func)\n    return _overload_dummy\n",
    ),
    (
        "typing.py",
        "        if total:
            required_keys.update(own_annotation_keys)
        else:
            optional_keys.update(own_annotation_keys)
",
        "        required, optional = _split_required(own_annotations, total)
        required_keys.update(required)
        optional_keys.update(optional)
",
    ),
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
    gather(Path::new("own"), Path::new(""), &mut files)?;
    let mut added = BTreeMap::new();
    gather(Path::new("own/added"), Path::new(""), &mut added)?;
    files.retain(|name, _| !is_in(name, "added"));
    let (mut archive, mut index) = (Vec::new(), String::from("&[\n"));
    for (name, path) in &files {
        let mut bytes = fs::read(path)?;
        for (_, old, new) in CHANGES.iter().filter(|(file, ..)| file == name) {
            let text = String::from_utf8(bytes).map_err(io::Error::other)?;
            assert!(text.contains(old), "{name} has changed");
            bytes = text.replace(old, new).into_bytes();
        }
        if let Some(more) = added.get(name) {
            bytes.extend(fs::read(more)?);
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
    let mut hasher = DefaultHasher::new();
    (&archive, &index).hash(&mut hasher);
    fs::write(out.join("stamp.rs"), hasher.finish().to_string())?;
    fs::write(out.join("archive"), archive)?;
    fs::write(out.join("index.rs"), index)?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=own");
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
