//! *Prove it*: runs a program as it is and with a fix, in turn, and compares.
//!
//! A fix is proven where both end with the same status and print the same, and the faster of some runs with it takes less time
//! than the fastest without by more than these machines vary. All runs are in the sandbox, and see the changed
//! file under its own name (`run --overlay`): nothing in the project is written.
//!
//! What is proven is one input's. That is why the offer shows the edit, and says both numbers.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::{Change, Fix};

/// Runs of each of the two.
const ROUNDS: usize = 5;

/// After so much time with the runs done, two of each are enough.
const ENOUGH: Duration = Duration::from_secs(20);

/// A fix has to take less than this part of the time.
const GAIN: f64 = 0.95;

/// Bytes of output that are compared.
const OUTPUT: u64 = 16 << 20;

/// How often a run is looked at.
const TICK: Duration = Duration::from_millis(2);

/// What is run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The command `sidewinder`.
    pub command: PathBuf,
    /// Options of `run`: what the sandbox allows, settings of the JIT.
    pub options: Vec<OsString>,
    /// The program and its arguments.
    pub program: Vec<OsString>,
    /// Variables of its environment, besides those of this process.
    pub env: Vec<(OsString, OsString)>,
    /// The file that is its standard input; none: it is empty.
    pub stdin: Option<PathBuf>,
    /// The folder to run it in.
    pub folder: PathBuf,
    /// The whole path of the file that a fix changes.
    pub file: PathBuf,
    /// Its text.
    pub text: String,
    /// How long one run may take.
    pub limit: Duration,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Proof {
    /// The same output in less time: without and with the fix.
    Proven(Duration, Duration),
    /// The same output, and no less time.
    NoFaster(Duration, Duration),
    /// Something else is printed, or the program ends otherwise; how, is a sentence.
    Different(String),
    /// Nothing can be said; why, is a sentence.
    Unknown(String),
}

impl Proof {
    /// How many times faster it is with the fix, if that is proven.
    pub fn gain(&self) -> Option<f64> {
        match self {
            Proof::Proven(before, after) => {
                Some(before.as_secs_f64() / after.as_secs_f64().max(1e-9))
            }
            _ => None,
        }
    }

    /// It in words, to go behind the title of the fix.
    pub fn words(&self) -> String {
        let ms = |time: &Duration| match time.as_secs_f64() * 1e3 {
            ms if ms < 100.0 => format!("{ms:.1} ms"),
            ms if ms < 10_000.0 => format!("{ms:.0} ms"),
            ms => format!("{:.1} s", ms / 1e3),
        };
        match self {
            Proof::Proven(before, after) => {
                let gain = self.gain().unwrap_or(1.0);
                format!(
                    "{} instead of {}, {gain:.1} times as fast, with the same output",
                    ms(after),
                    ms(before)
                )
            }
            Proof::NoFaster(before, after) => {
                format!("no faster: {} instead of {}", ms(after), ms(before))
            }
            Proof::Different(how) => format!("not the same: {how}"),
            Proof::Unknown(why) => format!("not known: {why}"),
        }
    }
}

/// Tries a fix. Ends early, with [`Proof::Unknown`], once `cancelled` is set.
pub fn prove(trial: &Trial, fix: &Fix, cancelled: &AtomicBool) -> Proof {
    let mut overlay = None;
    let mut options = Vec::new();
    match &fix.change {
        Change::Setting(setting) => options.push(OsString::from(format!("--jit={setting}"))),
        Change::Edits(_) => {
            let Some(new) = fix.applied(&trial.text).filter(|new| *new != trial.text) else {
                return Proof::Unknown("the fix changes nothing.".into());
            };
            match texts(trial, &new) {
                Ok(file) => {
                    let mut option = OsString::from("--overlay=");
                    option.push(file.path());
                    options.push(option);
                    overlay = Some(file);
                }
                Err(why) => {
                    return Proof::Unknown(format!("the changed text cannot be kept: {why}."));
                }
            }
        }
    }
    let done = compare(trial, &options, cancelled);
    drop(overlay);
    done.unwrap_or_else(Proof::Unknown)
}

/// A file of texts that stand in for others: one.
fn texts(trial: &Trial, text: &str) -> io::Result<tempfile::NamedTempFile> {
    let mut file = tempfile::Builder::new().prefix("sidewinder-fix-").tempfile()?;
    let path = trial.file.to_str().ok_or_else(|| io::Error::other("its path is no text"))?;
    file.write_all(serde_json::json!({path: text}).to_string().as_bytes())?;
    file.flush()?;
    Ok(file)
}

fn compare(trial: &Trial, options: &[OsString], cancelled: &AtomicBool) -> Result<Proof, String> {
    let began = Instant::now();
    let run = |options: &[OsString]| Ran::of(trial, options, cancelled);
    let first = run(&[])?;
    let (mut before, mut after) = (first.took, Duration::MAX);
    for round in 0..ROUNDS {
        let with = run(options)?;
        if let Some(how) = first.differs(&with) {
            return Ok(Proof::Different(how));
        }
        after = after.min(with.took);
        let without = run(&[])?;
        if first.differs(&without).is_some() {
            return Err("the program prints something else each time it runs.".into());
        }
        before = before.min(without.took);
        if round > 0 && began.elapsed() > ENOUGH {
            break;
        }
    }
    let is_faster = after.as_secs_f64() < before.as_secs_f64() * GAIN;
    Ok(if is_faster { Proof::Proven(before, after) } else { Proof::NoFaster(before, after) })
}

/// A run that has ended.
struct Ran {
    took: Duration,
    status: String,
    out: Vec<u8>,
    err: Vec<u8>,
}

impl Ran {
    fn of(trial: &Trial, options: &[OsString], cancelled: &AtomicBool) -> Result<Ran, String> {
        let stdin = match &trial.stdin {
            None => Stdio::null(),
            Some(path) => File::open(path)
                .map_err(|why| format!("{} cannot be read: {why}.", path.display()))?
                .into(),
        };
        let began = Instant::now();
        let mut child = Command::new(&trial.command)
            .args(["run", "--sandbox"])
            .args(&trial.options)
            .args(options)
            .args(&trial.program)
            .envs(trial.env.iter().map(|(name, value)| (name, value)))
            .current_dir(&trial.folder)
            .stdin(stdin)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|why| format!("{} cannot be started: {why}.", trial.command.display()))?;
        let out = child.stdout.take().map(read);
        let err = child.stderr.take().map(read);
        let status = wait(&mut child, began + trial.limit, cancelled);
        let took = began.elapsed();
        let read = |one: Option<JoinHandle<Vec<u8>>>| {
            one.and_then(|one| one.join().ok()).unwrap_or_default()
        };
        let (out, err) = (read(out), read(err));
        Ok(Ran { took, status: status?, out, err })
    }

    /// How another run differs, in a sentence.
    fn differs(&self, other: &Ran) -> Option<String> {
        if self.status != other.status {
            return Some(format!(
                "the program ends with {} instead of {}.",
                other.status, self.status
            ));
        }
        let (one, two) = match self.out == other.out {
            true => (&self.err, &other.err),
            false => (&self.out, &other.out),
        };
        if one == two {
            return None;
        }
        let at = one.split(|&byte| byte == b'\n').zip(two.split(|&byte| byte == b'\n'));
        let line = at.take_while(|(one, two)| one == two).count() + 1;
        Some(format!("the program prints something else in line {line}."))
    }
}

/// The first bytes of a stream. The rest is read so that the writer does not wait.
fn read(mut from: impl Read + Send + 'static) -> JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = (&mut from).take(OUTPUT).read_to_end(&mut bytes);
        let _ = io::copy(&mut from, &mut io::sink());
        bytes
    })
}

/// The status of a child, in words.
fn wait(child: &mut Child, deadline: Instant, cancelled: &AtomicBool) -> Result<String, String> {
    let mut why = None;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return why.map_or(Ok(status.to_string()), Err),
            Ok(None) => {}
            Err(error) => return Err(format!("a run cannot be waited for: {error}.")),
        }
        if why.is_none() {
            if cancelled.load(Ordering::Relaxed) {
                why = Some("it was stopped.".to_owned());
            } else if Instant::now() > deadline {
                why = Some("a run takes longer than its limit.".to_owned());
            }
            if why.is_some() {
                sidewinder_contain::end(child.id());
            }
        }
        thread::sleep(TICK);
    }
}
