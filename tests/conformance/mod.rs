//! The tests of CPython, run by the command under test, and the page that says how they went.
//!
//! **In:** the modules in [`MODULES`], or a share of them, from Debian's `libpython3.11-testsuite`, and `known.txt`,
//! which gives a reason for each test that fails. **Out:** `docs/conformance.md`; or, for the suite `conformance`, what is not as
//! these two say.
//!
//! ```text
//! # Counts of references do not exist here.       the reason
//! test_list.ListTest.test_free_after_iterating    the tests that fail for it
//! ```
//!
//! Which tests fail has to agree by name. How many are skipped is the machine's affair: some are where it is quick.
//!
//! **Absent:** the tests themselves. They are CPython's and stay where they are.

mod outcome;
mod page;

pub use outcome::Outcome;
pub use page::{page, page_path};

use crate::{Limits, oracle, root, rotation, run, subject};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// What is run: the tests of the language's core, and of the library that programs use.
pub const MODULES: &[&str] = &[
    "test___future__",
    "test_abc",
    "test_abstract_numbers",
    "test_argparse",
    "test_array",
    "test_asyncgen",
    "test_asyncio.test_base_events",
    "test_asyncio.test_buffered_proto",
    "test_asyncio.test_context",
    "test_asyncio.test_events",
    "test_asyncio.test_futures",
    "test_asyncio.test_locks",
    "test_asyncio.test_pep492",
    "test_asyncio.test_proactor_events",
    "test_asyncio.test_protocols",
    "test_asyncio.test_queues",
    "test_asyncio.test_runners",
    "test_asyncio.test_selector_events",
    "test_asyncio.test_sendfile",
    "test_asyncio.test_server",
    "test_asyncio.test_sock_lowlevel",
    "test_asyncio.test_ssl",
    "test_asyncio.test_sslproto",
    "test_asyncio.test_streams",
    "test_asyncio.test_subprocess",
    "test_asyncio.test_taskgroups",
    "test_asyncio.test_tasks",
    "test_asyncio.test_threads",
    "test_asyncio.test_timeouts",
    "test_asyncio.test_transports",
    "test_asyncio.test_unix_events",
    "test_asyncio.test_waitfor",
    "test_augassign",
    "test_base64",
    "test_baseexception",
    "test_bigaddrspace",
    "test_binascii",
    "test_binop",
    "test_bisect",
    "test_bool",
    "test_builtin",
    "test_bytes",
    "test_bz2",
    "test_calendar",
    "test_charmapcodec",
    "test_class",
    "test_cmath",
    "test_cmd",
    "test_codeccallbacks",
    "test_codecencodings_cn",
    "test_codecencodings_hk",
    "test_codecencodings_iso2022",
    "test_codecencodings_jp",
    "test_codecencodings_kr",
    "test_codecencodings_tw",
    "test_codecs",
    "test_codeop",
    "test_collections",
    "test_colorsys",
    "test_compare",
    "test_complex",
    "test_concurrent_futures",
    "test_configparser",
    "test_contains",
    "test_context",
    "test_contextlib",
    "test_contextlib_async",
    "test_copy",
    "test_copyreg",
    "test_coroutines",
    "test_csv",
    "test_dataclasses",
    "test_datetime",
    "test_decorators",
    "test_defaultdict",
    "test_deque",
    "test_descr",
    "test_descrtut",
    "test_dict",
    "test_dictcomps",
    "test_dictviews",
    "test_difflib",
    "test_dynamic",
    "test_dynamicclassattribute",
    "test_enum",
    "test_enumerate",
    "test_eof",
    "test_errno",
    "test_except_star",
    "test_exception_group",
    "test_exception_hierarchy",
    "test_exception_variations",
    "test_exceptions",
    "test_extcall",
    "test_file",
    "test_filecmp",
    "test_fileinput",
    "test_fileio",
    "test_float",
    "test_flufl",
    "test_fnmatch",
    "test_format",
    "test_fractions",
    "test_fstring",
    "test_funcattrs",
    "test_functools",
    "test_future",
    "test_generators",
    "test_genericalias",
    "test_genericclass",
    "test_genericpath",
    "test_genexps",
    "test_getopt",
    "test_gettext",
    "test_glob",
    "test_global",
    "test_grammar",
    "test_graphlib",
    "test_gzip",
    "test_hash",
    "test_heapq",
    "test_hmac",
    "test_html",
    "test_htmlparser",
    "test_http_cookiejar",
    "test_http_cookies",
    "test_index",
    "test_int",
    "test_int_literal",
    "test_ipaddress",
    "test_isinstance",
    "test_iter",
    "test_iterlen",
    "test_itertools",
    "test_keyword",
    "test_keywordonlyarg",
    "test_linecache",
    "test_list",
    "test_listcomps",
    "test_locale",
    "test_long",
    "test_longexp",
    "test_lzma",
    "test_math",
    "test_memoryio",
    "test_memoryview",
    "test_metaclass",
    "test_mimetypes",
    "test_module",
    "test_multibytecodec",
    "test_multiprocessing_fork",
    "test_named_expressions",
    "test_netrc",
    "test_ntpath",
    "test_numeric_tower",
    "test_opcodes",
    "test_operator",
    "test_optparse",
    "test_pathlib",
    "test_patma",
    "test_pep646_syntax",
    "test_pickle",
    "test_pickletools",
    "test_plistlib",
    "test_positional_only_arg",
    "test_posixpath",
    "test_pow",
    "test_pprint",
    "test_print",
    "test_property",
    "test_queue",
    "test_quopri",
    "test_raise",
    "test_random",
    "test_range",
    "test_re",
    "test_reprlib",
    "test_richcmp",
    "test_robotparser",
    "test_sched",
    "test_scope",
    "test_secrets",
    "test_selectors",
    "test_set",
    "test_setcomps",
    "test_shelve",
    "test_shlex",
    "test_slice",
    "test_sort",
    "test_stat",
    "test_statistics",
    "test_strftime",
    "test_string",
    "test_string_literals",
    "test_stringprep",
    "test_strptime",
    "test_strtod",
    "test_struct",
    "test_structseq",
    "test_subclassinit",
    "test_super",
    "test_symtable",
    "test_tempfile",
    "test_textwrap",
    "test_thread",
    "test_threading",
    "test_threading_local",
    "test_threadsignals",
    "test_time",
    "test_timeit",
    "test_tokenize",
    "test_tuple",
    "test_type_annotations",
    "test_typechecks",
    "test_types",
    "test_typing",
    "test_ucn",
    "test_unary",
    "test_unicode",
    "test_unicode_identifiers",
    "test_univnewlines",
    "test_unpack",
    "test_unpack_ex",
    "test_urllib_response",
    "test_urlparse",
    "test_userdict",
    "test_userlist",
    "test_userstring",
    "test_uu",
    "test_uuid",
    "test_wave",
    "test_weakref",
    "test_weakset",
    "test_with",
    "test_xdrlib",
    "test_yield_from",
    "test_zlib",
];

/// Those that wait, or start processes, for half a minute and more, and go by the clock: a machine that is busy fails some of them. They run where all do.
const LONG: &[&str] = &[
    "test_asyncio.test_base_events",
    "test_asyncio.test_events",
    "test_asyncio.test_ssl",
    "test_asyncio.test_subprocess",
    "test_asyncio.test_tasks",
    "test_asyncio.test_unix_events",
    "test_concurrent_futures",
    "test_multiprocessing_fork",
];

/// How many of them run in one go, if not all do.
pub const SHARE: usize = 40;

/// The modules that run today: all where that is asked for.
pub fn todays() -> Vec<&'static str> {
    if rotation::is_full() {
        return MODULES.to_vec();
    }
    let short: Vec<&str> = MODULES.iter().copied().filter(|it| !LONG.contains(it)).collect();
    rotation::share(&short, SHARE, rotation::day())
}

/// The library that the tests are in: Debian's and no other, so that the page speaks of the same version everywhere.
pub fn library() -> Option<&'static Path> {
    let library = Path::new("/usr/lib/python3.11");
    library.join("test/test_int.py").is_file().then_some(library)
}

/// Runs modules on two threads, `told` being given each outcome as it comes. They are answered in the order of [`MODULES`].
pub fn run_all(
    modules: &[&'static str],
    library: &Path,
    told: &(dyn Fn(&Outcome) + Sync),
) -> Vec<Outcome> {
    let waiting = Mutex::new(modules.iter());
    let done = Mutex::new(Vec::new());
    let work = || {
        loop {
            let next = waiting.lock().expect("nobody panics with it").next();
            let Some(module) = next else { return };
            let outcome = outcome(module, library);
            told(&outcome);
            done.lock().expect("nobody panics with it").push(outcome);
        }
    };
    thread::scope(|scope| {
        scope.spawn(work);
        work();
    });
    let mut outcomes = done.into_inner().expect("nobody panics with it");
    outcomes.sort_by_key(|outcome| MODULES.iter().position(|module| *module == outcome.module));
    outcomes
}

/// Runs the tests of one module.
fn outcome(module: &'static str, library: &Path) -> Outcome {
    let began = Instant::now();
    // Some tests make files where they run.
    let name = format!("sidewinder-{module}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    // One that goes wrong may want all the memory that there is.
    let (program, script) = (subject::binary(), "ulimit -v 16000000; exec \"$@\"");
    let mut command = subject::prepare(Command::new("sh"));
    command.args(["-c", script, "sh"]).arg(program);
    command.env("SIDEWINDER_STDLIB", library).current_dir(&folder);
    command.args(["-m", "unittest", "-v", &format!("test.{module}")]);
    let seconds = if LONG.contains(&module) { 1800 } else { 200 };
    let limits = Limits { time: Duration::from_secs(seconds), ..Limits::default() };
    let finished = run(&mut command, b"", limits).expect("sidewinder can be started");
    let _ = std::fs::remove_dir_all(&folder);
    Outcome::read(module, &finished, began.elapsed())
}

/// Whether CPython fails a test here as well: then it is the machine, and not the program under test.
fn cpython_fails(test: &str) -> bool {
    let Some(cpython) = oracle::cpython() else { return false };
    let mut command = Command::new(cpython);
    command.current_dir(std::env::temp_dir()).args(["-m", "unittest", &format!("test.{test}")]);
    run(&mut command, b"", Limits::default())
        .is_ok_and(|finished| finished.code == Some(1) && finished.err().contains("\nRan 1 test"))
}

/// The reasons in `known.txt`, each with the tests that fail for it, in their order.
pub fn known() -> Vec<(String, BTreeSet<String>)> {
    let file = root().join("tests/conformance/known.txt");
    let text = std::fs::read_to_string(file).expect("known.txt can be read");
    let mut reasons: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (line.strip_prefix("# "), reasons.last_mut()) {
            (Some(reason), _) => reasons.push((reason.to_string(), BTreeSet::new())),
            (None, Some((_, tests))) => drop(tests.insert(line.to_string())),
            (None, None) => panic!("known.txt begins with a reason"),
        }
    }
    reasons
}

/// Takes out of `known.txt` what passes now, and the reasons that are left without a test.
///
/// # Panics
/// When the file cannot be written.
pub fn prune(outcomes: &[Outcome]) {
    let mut text = String::new();
    for (reason, tests) in known() {
        let passes = |test: &String| outcomes.iter().any(|outcome| outcome.passes(test));
        let left: Vec<String> = tests.into_iter().filter(|test| !passes(test)).collect();
        if !left.is_empty() {
            text.push_str(&format!("# {reason}\n{}\n\n", left.join("\n")));
        }
    }
    let file = root().join("tests/conformance/known.txt");
    std::fs::write(file, format!("{}\n", text.trim_end())).expect("known.txt can be written");
}

/// What is not as `known.txt` and the page say.
pub fn faults(outcomes: &[Outcome]) -> Vec<String> {
    let known: BTreeSet<String> = known().into_iter().flat_map(|(_, tests)| tests).collect();
    let mut faults = page::faults(outcomes);
    for outcome in outcomes {
        if let Some(ending) = &outcome.broken {
            faults.push(format!("{} did not come to its end: {ending}", outcome.module));
        }
        let new = outcome.failed.difference(&known).filter(|test| !cpython_fails(test));
        faults.extend(new.map(|test| format!("{test} fails, and known.txt has no reason")));
        let mended = known.iter().filter(|test| outcome.passes(test));
        faults
            .extend(mended.map(|test| format!("known.txt lists {test}, which passes: remove it")));
    }
    let is_named = |test: &String| outcomes.iter().any(|outcome| outcome.named.contains(test));
    let ended = |test: &String| {
        let is_of = |module: &str| test.strip_prefix(module).is_some_and(|it| it.starts_with('.'));
        outcomes.iter().any(|outcome| is_of(outcome.module) && outcome.broken.is_none())
    };
    let strange = known.iter().filter(|test| ended(test) && !is_named(test));
    faults
        .extend(strange.map(|test| format!("known.txt lists {test}, which is no test: remove it")));
    faults
}
