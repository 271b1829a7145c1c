//! `jit-PID.dump`: code with its lines, from which `perf inject --jit` makes files that `perf report` and `perf annotate` read.
//!
//! The format is that of `tools/perf/Documentation/jitdump-specification.txt` of the Linux sources. It is written here: of the crates that know it one reads only
//! (`linux-perf-data`), and the other (`wasmtime-jit-debug`) calls itself internal to its project.
//!
//! There are no records of unwinding: all code keeps frame pointers, by which `perf record --call-graph fp` finds the callers.
//!
//! `perf record -k mono` finds the file by a mapping of it, which is made executable for that and for nothing else.

#![allow(unsafe_code)] // Maps the file.

use super::{Announcer, Piece, elf, fresh};
use std::fs::File;
use std::io::{self, Write};
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};
use std::ptr::null_mut;

/// `JiTD`, in the order of the machine.
const MAGIC: u32 = 0x4A69_5444;
const VERSION: u32 = 1;
const CODE_LOAD: u32 = 0;
const DEBUG_INFO: u32 = 2;

/// The dump of this process.
#[derive(Debug)]
pub struct JitDump {
    file: File,
    path: PathBuf,
    folder: PathBuf,
    process: u32,
    /// Where the file is mapped, and how long.
    mapped: (usize, usize),
    pieces: u64,
}

/// Bytes of a record behind its head.
#[derive(Default)]
struct Bytes(Vec<u8>);

impl Bytes {
    fn u32(mut self, n: u32) -> Bytes {
        self.0.extend(n.to_ne_bytes());
        self
    }
    fn u64(mut self, n: u64) -> Bytes {
        self.0.extend(n.to_ne_bytes());
        self
    }
    fn bytes(mut self, bytes: &[u8]) -> Bytes {
        self.0.extend(bytes);
        self
    }
    fn text(mut self, text: &str) -> Bytes {
        // A text ends where its first zero is.
        self.0.extend(text.bytes().filter(|&byte| byte != 0));
        self.0.push(0);
        self
    }
}

/// Nanoseconds on the clock that `perf record -k mono` uses.
fn now() -> u64 {
    // SAFETY: writes the time where it is told to.
    let time = unsafe {
        let mut time: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut time);
        time
    };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

impl JitDump {
    /// An empty dump in a folder.
    ///
    /// # Errors
    /// If the file cannot be made or mapped.
    pub fn create(folder: &Path) -> io::Result<JitDump> {
        let process = std::process::id();
        let path = folder.join(format!("jit-{process}.dump"));
        let mut file = fresh(&path)?;
        let head = Bytes::default()
            .u32(MAGIC)
            .u32(VERSION)
            .u32(40)
            .u32(u32::from(elf::MACHINE))
            .u32(0)
            .u32(process)
            .u64(now())
            .u64(0);
        file.write_all(&head.0)?;
        // SAFETY: a fresh mapping that no code of ours reads or runs.
        let (at, bytes) = unsafe {
            let bytes = libc::sysconf(libc::_SC_PAGESIZE) as usize;
            let rights = libc::PROT_READ | libc::PROT_EXEC;
            (libc::mmap(null_mut(), bytes, rights, libc::MAP_PRIVATE, file.as_raw_fd(), 0), bytes)
        };
        if at == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let mapped = (at as usize, bytes);
        Ok(JitDump { file, path, folder: folder.into(), process, mapped, pieces: 0 })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn record(&mut self, kind: u32, body: &Bytes) -> io::Result<()> {
        let total = 16 + body.0.len() as u32;
        let head = Bytes::default().u32(kind).u32(total).u64(now());
        self.file.write_all(&head.bytes(&body.0).0)
    }

    fn debug_info(&mut self, piece: &Piece) -> io::Result<()> {
        if piece.lines.is_empty() {
            return Ok(());
        }
        let address = piece.code.address as u64;
        let mut body = Bytes::default().u64(address).u64(piece.lines.len() as u64);
        for line in &piece.lines {
            let at = address + u64::from(line.offset);
            body = body.u64(at).u32(line.line).u32(0).text(&line.file);
        }
        self.record(DEBUG_INFO, &body)
    }
}

impl Announcer for JitDump {
    fn announce(&mut self, piece: &Piece) -> io::Result<()> {
        if std::process::id() != self.process {
            // The child of a `fork` has a dump of its own, with what it compiles itself.
            let fresh = JitDump::create(&self.folder)?;
            std::mem::forget(std::mem::replace(self, fresh));
        }
        // Lines come before the code that they are about.
        self.debug_info(piece)?;
        let (address, bytes) = (piece.code.address as u64, &piece.code.bytes);
        // SAFETY: asks the system for the number of this thread.
        let thread = unsafe { libc::gettid() } as u32;
        let body = Bytes::default()
            .u32(self.process)
            .u32(thread)
            .u64(address)
            .u64(address)
            .u64(bytes.len() as u64)
            .u64(self.pieces)
            .text(&piece.name)
            .bytes(bytes);
        self.pieces += 1;
        self.record(CODE_LOAD, &body)
    }
}

impl Drop for JitDump {
    fn drop(&mut self) {
        // SAFETY: it was mapped so.
        unsafe { libc::munmap(self.mapped.0 as *mut _, self.mapped.1) };
    }
}
