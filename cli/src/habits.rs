//! What the options and variables of `python` mean for a run.
//!
//! **In:** the command line, and the environment unless `-E` or `-I` says no. **Out:** [`Habits`], filters of warnings, and whether a prompt follows.

use std::env;
use std::path::{Path, PathBuf};

use sidewinder_lang::interp::Habits;

use crate::exit;
use crate::options::Common;

/// A variable of the environment as text; an empty one says nothing. None with `-E` and `-I`.
pub fn variable(common: &Common, name: &str) -> Option<String> {
    if common.ignore_environment || common.isolated {
        return None;
    }
    env::var_os(name)
        .map(|text| text.to_string_lossy().into_owned())
        .filter(|text| !text.is_empty())
}

/// A level that an option and a variable give: any text but a number is 1.
fn level(common: &Common, given: u8, name: &str) -> u8 {
    let told = variable(common, name).map_or(0, |text| match text.trim().parse::<i64>() {
        Ok(number) => number.clamp(0, u8::MAX.into()) as u8,
        Err(_) => 1,
    });
    given.max(told)
}

/// Ends the process as CPython does that cannot start.
fn refuse(option: &str, what: &str) -> ! {
    exit::because(&format!("Fatal Python error: {option}: {what}\n"), 1)
}

/// The command as it was called. A link in a virtual environment says which one that is, so it is not followed.
fn called() -> PathBuf {
    let own = || env::current_exe().unwrap_or_default();
    let Some(name) = env::args_os().next().filter(|name| !name.is_empty()) else { return own() };
    let name = Path::new(&name);
    if name.components().count() > 1 {
        return std::path::absolute(name).ok().filter(|path| path.is_file()).unwrap_or_else(own);
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&path).map(|folder| folder.join(name)).find(|path| path.is_file());
    found.and_then(|path| std::path::absolute(path).ok()).unwrap_or_else(own)
}

/// The virtual environment that a command lies in.
fn environment(executable: &Path) -> Option<PathBuf> {
    let folder = executable.parent()?;
    let is_made = |folder: &&Path| folder.join("pyvenv.cfg").is_file();
    folder.parent().filter(is_made).or(Some(folder).filter(is_made)).map(PathBuf::from)
}

/// How the run goes.
pub fn of(common: &Common, inspect: bool) -> Habits {
    let python = common.python();
    let extra: Vec<(String, Option<String>)> = python
        .extra
        .iter()
        .map(|option| match option.split_once('=') {
            Some((name, value)) => (name.into(), Some(value.into())),
            None => (option.clone(), None),
        })
        .collect();
    let x =
        |name: &str| extra.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value);
    let is_set = |name: &str| variable(common, name).is_some();
    let ignores = common.ignore_environment || common.isolated;
    let utf8 = match x("utf8").map(|value| value.as_deref()) {
        Some(None | Some("1")) => true,
        Some(Some("0")) => false,
        Some(Some(_)) => refuse("preconfig_init_utf8_mode", "invalid -X utf8 option value"),
        None => match variable(common, "PYTHONUTF8").as_deref() {
            None | Some("0") => false,
            Some("1") => true,
            Some(_) => {
                refuse("preconfig_init_utf8_mode", "invalid PYTHONUTF8 environment variable value")
            }
        },
    };
    match variable(common, "PYTHONHASHSEED").map(|seed| (seed == "random", seed.parse::<u32>())) {
        None => {}
        Some((true, _)) => sidewinder_lang::object::hash::set_random_seed(),
        Some((_, Ok(seed))) => sidewinder_lang::object::hash::set_seed(seed),
        Some(_) => refuse(
            "config_init_hash_seed",
            "PYTHONHASHSEED must be \"random\" or an integer in range [0; 4294967295]",
        ),
    }
    let digits = x("int_max_str_digits").cloned().map(|value| (value, "-X int_max_str_digits"));
    let digits = digits.or_else(|| {
        let value = variable(common, "PYTHONINTMAXSTRDIGITS")?;
        Some((Some(value), "PYTHONINTMAXSTRDIGITS"))
    });
    let most_digits =
        digits.map(|(value, said)| match value.and_then(|value| value.parse::<usize>().ok()) {
            Some(most) if most == 0 || (640..=i32::MAX as usize).contains(&most) => most,
            _ => refuse(
                "config_init_int_max_str_digits",
                &format!("{said}: invalid limit; must be >= 640 or 0 for unlimited."),
            ),
        });
    let folders = match ignores {
        true => Vec::new(),
        false => env::var_os("PYTHONPATH")
            .filter(|folders| !folders.is_empty())
            .map(|folders| env::split_paths(&folders).collect())
            .unwrap_or_default(),
    };
    let executable = called();
    let environment = environment(&executable).or_else(|| {
        let active = variable(common, "VIRTUAL_ENV").map(PathBuf::from);
        active.filter(|folder| folder.join("pyvenv.cfg").is_file())
    });
    let dev_mode = x("dev").is_some() || is_set("PYTHONDEVMODE");
    Habits {
        debug: level(common, python.debug, "PYTHONDEBUG"),
        inspect: inspect as u8,
        optimize: level(common, python.optimize, "PYTHONOPTIMIZE").min(2),
        keeps_no_code: python.no_bytecode || is_set("PYTHONDONTWRITEBYTECODE"),
        no_user_site: python.no_user_site || common.isolated || is_set("PYTHONNOUSERSITE"),
        no_site: python.no_site,
        ignores_environment: ignores,
        verbose: level(common, python.verbose, "PYTHONVERBOSE"),
        bytes_warning: python.bytes,
        quiet: python.quiet,
        isolated: common.isolated,
        dev_mode,
        utf8_mode: utf8,
        warns_of_encoding: x("warn_default_encoding").is_some()
            || is_set("PYTHONWARNDEFAULTENCODING"),
        safe_path: python.safe_path || common.isolated || is_set("PYTHONSAFEPATH"),
        unbuffered: common.unbuffered || is_set("PYTHONUNBUFFERED"),
        times_imports: x("importtime").is_some() || is_set("PYTHONPROFILEIMPORTTIME"),
        shows_faults: x("faulthandler").is_some() || is_set("PYTHONFAULTHANDLER"),
        plain_tracebacks: x("no_debug_ranges").is_some() || is_set("PYTHONNODEBUGRANGES"),
        most_digits,
        code_folder: x("pycache_prefix")
            .cloned()
            .flatten()
            .or_else(|| variable(common, "PYTHONPYCACHEPREFIX")),
        checks_hashes: python.check_hash_based_pycs.clone(),
        folders,
        executable,
        environment,
        encoding: variable(common, "PYTHONIOENCODING"),
        extra,
    }
}

/// `sys.warnoptions`: what `-X dev` says, the environment's filters, the options', and what `-b` says.
pub fn warnings(common: &Common, habits: &Habits) -> Vec<String> {
    let variable = variable(common, "PYTHONWARNINGS").unwrap_or_default();
    let of_variable = variable.split(',').filter(|filter| !filter.is_empty()).map(String::from);
    let of_bytes = match habits.bytes_warning {
        0 => None,
        1 => Some("default::BytesWarning".to_string()),
        _ => Some("error::BytesWarning".to_string()),
    };
    let first = habits.dev_mode.then(|| "default".to_string());
    let options = common.python().warnings.iter().cloned();
    first.into_iter().chain(of_variable).chain(options).chain(of_bytes).collect()
}
