//! Modules of the standard library that are written in Python, and are part of the command.
//!
//! A module may have a half in Rust as well: the Python half runs in the module that the Rust half has made.

use crate::interp::import::finder::PREFIX;
use crate::interp::import::text::ModuleText;
use crate::object::{Dict, Kind, Raised, Str, Value, function, globals};
use crate::vm::Vm;

/// A module in Python.
struct Source {
    name: &'static str,
    text: &'static str,
    is_package: bool,
}

macro_rules! sources {
    ($($name:literal $file:literal $is_package:literal;)*) => {
        static SOURCES: &[Source] = &[$(Source {
            name: $name,
            text: include_str!(concat!("python/", $file)),
            is_package: $is_package,
        },)*];
    };
}

sources! {
    "<drain>" "_drain.py" false;
    "__future__" "__future__.py" false;
    "_ast" "_ast.py" false;
    "_blake2" "_blake2.py" false;
    "_bisect" "_bisect.py" false;
    "_except_star" "_except_star.py" false;
    "_bz2" "_bz2.py" false;
    "_codecs" "_codecs.py" false;
    "_codecs_cn" "_codecs_cn.py" false;
    "_codecs_hk" "_codecs_hk.py" false;
    "_codecs_iso2022" "_codecs_iso2022.py" false;
    "_codecs_jp" "_codecs_jp.py" false;
    "_codecs_kr" "_codecs_kr.py" false;
    "_codecs_tw" "_codecs_tw.py" false;
    "_collections" "_collections.py" false;
    "_contextvars" "_contextvars.py" false;
    "_csv" "_csv.py" false;
    "_datetime" "_datetime.py" false;
    "_datetime_clock" "_datetime_clock.py" false;
    "_datetime_day" "_datetime_day.py" false;
    "_datetime_fields" "_datetime_fields.py" false;
    "_datetime_moment" "_datetime_moment.py" false;
    "_datetime_span" "_datetime_span.py" false;
    "_datetime_zone" "_datetime_zone.py" false;
    "_decimal" "_decimal.py" false;
    "_decimal_class" "_decimal_class.py" false;
    "_decimal_context" "_decimal_context.py" false;
    "_decimal_number" "_decimal_number.py" false;
    "_decimal_text" "_decimal_text.py" false;
    "_digests" "_digests.py" false;
    "_ctypes" "_ctypes.py" false;
    "_ctypes_calls" "_ctypes_calls.py" false;
    "_ctypes_data" "_ctypes_data.py" false;
    "_ctypes_groups" "_ctypes_groups.py" false;
    "_frozen_importlib" "_frozen_importlib.py" false;
    "_frozen_importlib_external" "_frozen_importlib_external.py" false;
    "_functools" "_functools.py" false;
    "_habits" "_habits.py" false;
    "_hashlib" "_hashlib.py" false;
    "_heapq" "_heapq.py" false;
    "_imp" "_imp.py" false;
    "_io" "_io.py" false;
    "_io_base" "_io_base.py" false;
    "_io_buffers" "_io_buffers.py" false;
    "_io_files" "_io_files.py" false;
    "_io_memory" "_io_memory.py" false;
    "_io_text" "_io_text.py" false;
    "_kept" "_kept.py" false;
    "_keyed" "_keyed.py" false;
    "_library_resources" "_library_resources.py" false;
    "_locale" "_locale.py" false;
    "_lsprof" "_lsprof.py" false;
    "_lzma" "_lzma.py" false;
    "_md5" "_md5.py" false;
    "_multibytecodec" "_multibytecodec.py" false;
    "_opcode" "_opcode.py" false;
    "_operator" "_operator.py" false;
    "_orders" "_orders.py" false;
    "_pickle" "_pickle.py" false;
    "_posixsubprocess" "_posixsubprocess.py" false;
    "_random" "_random.py" false;
    "_sha1" "_sha1.py" false;
    "_sha256" "_sha256.py" false;
    "_sha3" "_sha3.py" false;
    "_sha512" "_sha512.py" false;
    "_signal" "_signal.py" false;
    "_socket" "_socket.py" false;
    "_socket_numbers" "_socket_numbers.py" false;
    "_sqlite3" "_sqlite3.py" false;
    "_sqlite3_blob" "_sqlite3_blob.py" false;
    "_sqlite3_codes" "_sqlite3_codes.py" false;
    "_sqlite3_connection" "_sqlite3_connection.py" false;
    "_sqlite3_cursor" "_sqlite3_cursor.py" false;
    "_sqlite3_errors" "_sqlite3_errors.py" false;
    "_sqlite3_statements" "_sqlite3_statements.py" false;
    "_ssl" "_ssl.py" false;
    "_ssl_connection" "_ssl_connection.py" false;
    "_ssl_errors" "_ssl_errors.py" false;
    "_ssl_numbers" "_ssl_numbers.py" false;
    "_stat" "_stat.py" false;
    "_string" "_string.py" false;
    "_structseq" "_structseq.py" false;
    "_symtable" "_symtable.py" false;
    "_thread" "_thread.py" false;
    "_tracemalloc" "_tracemalloc.py" false;
    "_user_collections" "_user_collections.py" false;
    "_warnings" "_warnings.py" false;
    "_zoneinfo" "_zoneinfo.py" false;
    "abc" "abc.py" false;
    "array" "array.py" false;
    "atexit" "atexit.py" false;
    "binascii" "binascii.py" false;
    "collections" "collections/__init__.py" true;
    "collections.abc" "collections/abc.py" false;
    "copyreg" "copyreg.py" false;
    "datetime" "datetime.py" false;
    "dis" "dis.py" false;
    "errno" "errno.py" false;
    "faulthandler" "faulthandler.py" false;
    "fcntl" "fcntl.py" false;
    "gc" "gc.py" false;
    "grp" "grp.py" false;
    "io" "io.py" false;
    "itertools" "itertools.py" false;
    "json" "json/__init__.py" true;
    "json.decoder" "json/decoder.py" false;
    "json.encoder" "json/encoder.py" false;
    "json.scanner" "json/scanner.py" false;
    "keyword" "keyword.py" false;
    "marshal" "marshal.py" false;
    "posix" "posix.py" false;
    "pwd" "pwd.py" false;
    "pyexpat" "pyexpat.py" false;
    "re" "re/__init__.py" true;
    "resource" "resource.py" false;
    "select" "select.py" false;
    "sidewinder" "sidewinder.py" false;
    "spwd" "spwd.py" false;
    "struct" "struct.py" false;
    "sys" "sys.py" false;
    "syslog" "syslog.py" false;
    "termios" "termios.py" false;
    "time" "time.py" false;
    "types" "types.py" false;
    "unicodedata" "unicodedata.py" false;
    "zlib" "zlib.py" false;
}

/// The functions of these modules that CPython has in C, which are builtin functions to programs; `*` are all whose names begin with a letter.
const IN_C: &[(&str, &[&str])] = &[
    ("_csv", &["*"]),
    ("_decimal_context", &["getcontext", "localcontext", "setcontext"]),
    ("_hashlib", &["*"]),
    (
        "_imp",
        &["*", "_fix_co_filename", "_frozen_module_names", "_override_frozen_modules_for_tests"],
    ),
    ("_locale", &["*"]),
    ("_lzma", &["*", "_decode_filter_properties", "_encode_filter_properties"]),
    ("_md5", &["*"]),
    ("_opcode", &["*"]),
    ("_pickle", &["*"]),
    ("_posixsubprocess", &["*"]),
    ("_sha1", &["*"]),
    ("_sha256", &["*"]),
    ("_sha512", &["*"]),
    ("_signal", &["*"]),
    ("_socket", &["*"]),
    ("_sqlite3", &["*"]),
    ("_sqlite3_statements", &["adapt", "register_adapter", "register_converter"]),
    ("_ssl", &["*"]),
    ("_string", &["*"]),
    ("_symtable", &["*"]),
    ("_tracemalloc", &["*", "_get_object_traceback", "_get_traces"]),
    ("_thread", &["*", "_count", "_excepthook", "_set_sentinel"]),
    ("abc", &["get_cache_token"]),
    ("atexit", &["*", "_clear", "_ncallbacks", "_run_exitfuncs"]),
    ("binascii", &["*"]),
    ("_bisect", &["*"]),
    ("_codecs", &["*", "_forget_codec"]),
    ("_codecs_cn", &["*"]),
    ("_codecs_hk", &["*"]),
    ("_codecs_iso2022", &["*"]),
    ("_codecs_jp", &["*"]),
    ("_codecs_kr", &["*"]),
    ("_codecs_tw", &["*"]),
    ("_collections", &["_count_elements"]),
    ("_contextvars", &["*"]),
    ("array", &["_array_reconstructor"]),
    ("faulthandler", &["*"]),
    ("_functools", &["cmp_to_key", "reduce"]),
    ("gc", &["*"]),
    (
        "_heapq",
        &[
            "_heapify_max",
            "_heappop_max",
            "_heapreplace_max",
            "heapify",
            "heappop",
            "heappush",
            "heappushpop",
            "heapreplace",
        ],
    ),
    ("_io_files", &["open", "open_code", "text_encoding"]),
    ("itertools", &["*"]),
    ("json.decoder", &["scanstring"]),
    ("json.encoder", &["encode_basestring", "encode_basestring_ascii"]),
    ("marshal", &["*"]),
    ("_operator", &["*"]),
    ("grp", &["*"]),
    ("posix", &["*"]),
    ("pwd", &["*"]),
    ("pyexpat", &["*"]),
    ("resource", &["*"]),
    ("spwd", &["*"]),
    ("syslog", &["*"]),
    ("termios", &["*"]),
    ("_stat", &["*"]),
    ("struct", &["*", "_clearcache"]),
    ("sys", &["*", "_clear_type_cache"]),
    ("time", &["*"]),
    ("unicodedata", &["*"]),
    ("zlib", &["*"]),
];

impl Vm {
    /// The names of the modules that need no file.
    pub(super) fn names_of_embedded() -> impl Iterator<Item = &'static str> {
        SOURCES.iter().map(|source| source.name)
    }

    /// Runs the Python half of a module, if there is one: in `module`, or in a new one if that is null. Null if there is neither.
    pub(super) fn run_embedded(&mut self, name: &str, module: Value) -> Result<Value, Raised> {
        let Some(source) = SOURCES.iter().find(|source| source.name == name) else {
            return Ok(module);
        };
        let module = if module.is_null() { self.new_module(name)? } else { module };
        let key = self.intern(name)?;
        Dict(self.modules).set(self, key, module)?;
        let path = name.replace('.', "/");
        let file = if source.is_package {
            format!("{PREFIX}{path}/__init__.py")
        } else {
            format!("{PREFIX}{path}.py")
        };
        let package = match name.rsplit_once('.') {
            _ if source.is_package => name,
            Some((package, _)) => package,
            None => "",
        };
        // What CPython has in C has no file: who finds one wants to read it.
        let file_of = Vm::has_text_in_cpython(name).then_some(("__file__", &*file));
        for (name, text) in [("__package__", package)].into_iter().chain(file_of) {
            let text = self.new_str(text)?;
            self.set_in_module(module, name, text)?;
        }
        if source.is_package {
            let folder = self.new_str(&format!("{PREFIX}{path}"))?;
            let folders = self.new_list(&[folder])?;
            let name = self.intern("__path__")?;
            self.set_global(globals(module), name, folders)?;
        }
        let (unit, _) = self.compile(&file, &ModuleText::Own(source.text))?;
        if self.run_module(unit, module).is_err() {
            let pending = self.take_pending();
            Dict(self.modules).remove(self, key)?;
            return self.raise_value(pending);
        }
        self.close_classes(module);
        if let Some((_, names)) = IN_C.iter().find(|(module, _)| *module == name) {
            self.make_builtin(module, names, &file)?;
        }
        Ok(module)
    }

    /// The classes of a module that CPython has in C stay as they are, but for the generator of random numbers, which does not there.
    fn close_classes(&mut self, module: Value) {
        for (_, value) in globals(module).bound() {
            if let Some(class) = self.as_class(value)
                && class.module_in_c().is_some_and(|module| module != "_random")
            {
                class.is_closed.set(true);
            }
        }
    }

    /// Makes builtin functions of those that a module in this file has under some names; one with two names stays one.
    fn make_builtin(&mut self, module: Value, names: &[&str], file: &str) -> Result<(), Raised> {
        let all = names.contains(&"*");
        let is_in_c = |name: &str| names.contains(&name) || all && !name.starts_with('_');
        let is_own = |value: Value| {
            value.is(Kind::Function) && &**function::code(value).unit.file.name() == file
        };
        let bound = globals(module).bound();
        let mut made: Vec<(Value, Value)> = Vec::new();
        for &(name, value) in &bound {
            let is_new = !made.iter().any(|(function, _)| *function == value);
            if is_own(value) && is_new && is_in_c(Str(name).text()) {
                made.push((value, self.new_relay(value)?));
            }
        }
        for (name, value) in bound {
            if let Some((_, relay)) = made.iter().find(|(function, _)| *function == value) {
                self.set_global(globals(module), name, *relay)?;
            }
        }
        Ok(())
    }
}
