//! The JIT interface of gdb, which lldb has as well: a list of files in memory, and a function at which the debugger stops when the list has changed
//! (*JIT Compilation Interface* in gdb's manual).
//!
//! Both are found by their names. They are in the program even where nothing is announced, and cost nothing there: the list is empty.

#![allow(unsafe_code)] // A list of raw memory under names that a debugger knows.

use super::{Announcer, Piece, elf};
use std::collections::BTreeMap;
use std::io;
use std::ptr::null_mut;
use std::sync::Mutex;

#[repr(C)]
struct Entry {
    next: *mut Entry,
    prev: *mut Entry,
    file: *const u8,
    bytes: u64,
}

#[repr(C)]
struct Descriptor {
    version: u32,
    /// What has happened to `relevant`: see below.
    action: u32,
    relevant: *mut Entry,
    first: *mut Entry,
}

const NOTHING: u32 = 0;
const REGISTERED: u32 = 1;
const REMOVED: u32 = 2;

/// The list, under the name that the interface gives it.
#[unsafe(no_mangle)]
static mut __jit_debug_descriptor: Descriptor =
    Descriptor { version: 1, action: NOTHING, relevant: null_mut(), first: null_mut() };

/// A debugger has a breakpoint here, and looks at the list when it is reached.
#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn __jit_debug_register_code() {
    // So that neither the function nor a call of it is left out.
    std::hint::black_box(());
    // SAFETY: an empty instruction.
    #[cfg(target_arch = "x86_64")]
    unsafe {
        std::arch::asm!("", options(nomem, nostack, preserves_flags))
    };
}

/// The list is the process's: one thread changes it at a time.
static LIST: Mutex<()> = Mutex::new(());

/// The files of one JIT, by the addresses of their code.
#[derive(Debug, Default)]
pub struct Gdb {
    known: BTreeMap<usize, Registered>,
}

/// A file in the list, with its entry; both stay where they are.
#[derive(Debug)]
struct Registered {
    end: usize,
    entry: *mut Entry,
    file: Box<[u8]>,
}

// SAFETY: the list is changed under a lock only, and entries belong to their owner alone.
unsafe impl Send for Gdb {}

impl Gdb {
    /// One without files.
    pub fn new() -> Gdb {
        Gdb::default()
    }

    /// Takes back what lies where new code is.
    fn forget(&mut self, code: std::ops::Range<usize>) {
        let over = self.known.range(..code.end).filter(|(_, known)| known.end > code.start);
        let over: Vec<usize> = over.map(|(&start, _)| start).collect();
        for start in over {
            if let Some(known) = self.known.remove(&start) {
                remove(known.entry);
                drop(known.file);
            }
        }
    }
}

impl Announcer for Gdb {
    fn announce(&mut self, piece: &Piece) -> io::Result<()> {
        let start = piece.code.address;
        let end = start + piece.code.bytes.len();
        self.forget(start..end);
        let file = elf::file(piece).map_err(io::Error::other)?.into_boxed_slice();
        let entry = register(&file);
        self.known.insert(start, Registered { end, entry, file });
        Ok(())
    }
}

impl Drop for Gdb {
    fn drop(&mut self) {
        self.forget(0..usize::MAX);
    }
}

fn register(file: &[u8]) -> *mut Entry {
    let _lock = LIST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let entry = Box::new(Entry {
        next: null_mut(),
        prev: null_mut(),
        file: file.as_ptr(),
        bytes: file.len() as u64,
    });
    let entry = Box::into_raw(entry);
    // SAFETY: under the lock; entries in the list are there until they are removed.
    unsafe {
        let list = &raw mut __jit_debug_descriptor;
        (*entry).next = (*list).first;
        if !(*entry).next.is_null() {
            (*(*entry).next).prev = entry;
        }
        (*list).first = entry;
        ((*list).relevant, (*list).action) = (entry, REGISTERED);
        __jit_debug_register_code();
        ((*list).relevant, (*list).action) = (null_mut(), NOTHING);
    }
    entry
}

fn remove(entry: *mut Entry) {
    let _lock = LIST.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    // SAFETY: likewise; the entry was registered, and is not used again.
    unsafe {
        let list = &raw mut __jit_debug_descriptor;
        let Entry { next, prev, .. } = *entry;
        if !next.is_null() {
            (*next).prev = prev;
        }
        match prev.is_null() {
            true => (*list).first = next,
            false => (*prev).next = next,
        }
        ((*list).relevant, (*list).action) = (entry, REMOVED);
        __jit_debug_register_code();
        ((*list).relevant, (*list).action) = (null_mut(), NOTHING);
        drop(Box::from_raw(entry));
    }
}
