//! Address space from the operating system: reserve much, commit what is used, give back what is not.

/// The largest page size to be expected: memory is given back in multiples of it.
pub(super) const PAGE: usize = if cfg!(target_arch = "x86_64") { 4 << 10 } else { 16 << 10 };

/// Reserved address space; given back when dropped.
#[derive(Debug)]
pub struct Reservation {
    start: usize,
    bytes: usize,
}

impl Reservation {
    /// Reserves `bytes` of address space that cannot be accessed yet.
    pub fn new(bytes: usize) -> Option<Reservation> {
        let start = sys::reserve(bytes)?;
        Some(Reservation { start, bytes })
    }

    /// Reserves `bytes` that read as zero and take up memory only where they are written.
    pub fn lazy(bytes: usize) -> Option<Reservation> {
        let start = sys::lazy(bytes)?;
        Some(Reservation { start, bytes })
    }

    /// No address space.
    pub const fn none() -> Reservation {
        Reservation { start: 0, bytes: 0 }
    }

    /// The first address.
    pub fn start(&self) -> usize {
        self.start
    }

    /// The size in bytes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Makes a part accessible; it reads as zero. `false` if the system has no memory left.
    pub fn commit(&self, from: usize, to: usize) -> bool {
        self.check(from, to);
        sys::commit(from, to - from)
    }

    /// Gives the memory of a committed part back to the system; the part stays accessible and reads as zero.
    pub fn discard(&self, from: usize, to: usize) {
        self.check(from, to);
        sys::discard(from, to - from);
    }

    fn check(&self, from: usize, to: usize) {
        assert!(self.start <= from && from <= to && to <= self.start + self.bytes);
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        if self.bytes != 0 {
            sys::release(self.start, self.bytes);
        }
    }
}

/// Lets all threads take memory from one arena of `malloc`. The arenas of other threads than the first grow by single pages, with a
/// system call for each: some fifty while a program starts. To be called before there are threads.
pub fn share_one_arena() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: sets a number of the allocator; nothing else is touched.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, 1);
    }
}

/// Bytes of memory in this machine; `usize::MAX` if the system does not say.
pub fn memory() -> usize {
    #[cfg(all(target_os = "linux", not(miri)))]
    // SAFETY: asks for two numbers.
    let (pages, bytes) =
        unsafe { (libc::sysconf(libc::_SC_PHYS_PAGES), libc::sysconf(libc::_SC_PAGESIZE)) };
    #[cfg(not(all(target_os = "linux", not(miri))))]
    let (pages, bytes) = (-1, -1);
    match (usize::try_from(pages), usize::try_from(bytes)) {
        (Ok(pages), Ok(bytes)) => pages.saturating_mul(bytes),
        _ => usize::MAX,
    }
}

/// Bytes of address space that this process may still map, if the system has set a limit (`ulimit -v`).
pub fn address_space() -> Option<usize> {
    #[cfg(all(target_os = "linux", not(miri)))]
    {
        // SAFETY: plain numbers, and the structure is a local.
        let most = unsafe {
            let mut limit: libc::rlimit = std::mem::zeroed();
            let known = libc::getrlimit(libc::RLIMIT_AS, &mut limit) == 0;
            (known && limit.rlim_cur != libc::RLIM_INFINITY).then_some(limit.rlim_cur as usize)?
        };
        let pages = std::fs::read_to_string("/proc/self/statm").ok();
        let pages = pages.and_then(|text| text.split(' ').next()?.parse::<usize>().ok());
        Some(most.saturating_sub(pages.unwrap_or(0).saturating_mul(PAGE)))
    }
    #[cfg(not(all(target_os = "linux", not(miri))))]
    None
}

/// Ends the process without anything that may allocate.
pub(super) fn exit_at_once(status: i32) -> ! {
    #[cfg(unix)]
    // SAFETY: may be called anywhere.
    unsafe {
        libc::_exit(status)
    }
    #[cfg(not(unix))]
    std::process::exit(status)
}

/// Miri interprets no system calls for memory: reservations are allocations of its own. It checks every access to them.
#[cfg(miri)]
mod sys {
    use std::alloc::{Layout, alloc_zeroed, dealloc};

    fn layout(bytes: usize) -> Layout {
        Layout::from_size_align(bytes, 1 << 20).expect("a size that memory can have")
    }

    pub(super) fn reserve(bytes: usize) -> Option<usize> {
        // SAFETY: no reservation is empty.
        let at = unsafe { alloc_zeroed(layout(bytes)) };
        (!at.is_null()).then(|| at.expose_provenance())
    }

    pub(super) fn lazy(bytes: usize) -> Option<usize> {
        reserve(bytes)
    }

    pub(super) fn commit(_at: usize, _bytes: usize) -> bool {
        true
    }

    pub(super) fn discard(at: usize, bytes: usize) {
        // SAFETY: the range lies in a reservation of ours, and nothing in it is needed any more.
        unsafe { std::ptr::with_exposed_provenance_mut::<u8>(at).write_bytes(0, bytes) };
    }

    pub(super) fn release(at: usize, bytes: usize) {
        // SAFETY: the whole reservation, once, by its owner.
        unsafe { dealloc(std::ptr::with_exposed_provenance_mut(at), layout(bytes)) };
    }
}

#[cfg(all(unix, not(miri)))]
mod sys {
    use libc::{
        MAP_ANON, MAP_FAILED, MAP_NORESERVE, MAP_PRIVATE, PROT_NONE, PROT_READ, PROT_WRITE, mmap,
        mprotect, munmap,
    };

    /// Where reservations are tried first, one after the other: objects lie at the same addresses in every run, so every run meets
    /// the same stale words on its stack, collects at the same places, and writes the same report.
    #[cfg(target_os = "linux")]
    const PLACES: [usize; 8] = {
        let mut places = [0x2000_0000_0000; 8];
        let mut n = 0;
        while n < places.len() {
            places[n] += n << 40;
            n += 1;
        }
        places
    };

    fn map(bytes: usize, protection: i32) -> Option<usize> {
        let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE;
        let try_at = |place: usize, more: i32| {
            // SAFETY: a fresh anonymous mapping where nothing is, or at an address of the system's choice, touches nothing that exists.
            let at = unsafe { mmap(place as *mut _, bytes, protection, flags | more, -1, 0) };
            (at != MAP_FAILED).then_some(at as usize)
        };
        #[cfg(target_os = "linux")]
        for place in PLACES {
            // A system that does not know the flag takes the address for a wish.
            if let Some(at) = try_at(place, libc::MAP_FIXED_NOREPLACE) {
                return Some(at);
            }
        }
        try_at(0, 0)
    }

    pub(super) fn reserve(bytes: usize) -> Option<usize> {
        map(bytes, PROT_NONE)
    }

    pub(super) fn lazy(bytes: usize) -> Option<usize> {
        map(bytes, PROT_READ | PROT_WRITE)
    }

    pub(super) fn commit(at: usize, bytes: usize) -> bool {
        // SAFETY: the range lies in a reservation of ours (checked by the caller).
        unsafe { mprotect(at as *mut _, bytes, PROT_READ | PROT_WRITE) == 0 }
    }

    pub(super) fn discard(at: usize, bytes: usize) {
        // Only Linux promises that MADV_DONTNEED leaves zeros; a fresh mapping on top does so everywhere.
        #[cfg(target_os = "linux")]
        // SAFETY: the range lies in a reservation of ours, and nothing in it is needed any more.
        unsafe {
            libc::madvise(at as *mut _, bytes, libc::MADV_DONTNEED);
        }
        #[cfg(not(target_os = "linux"))]
        // SAFETY: as above.
        unsafe {
            let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE | libc::MAP_FIXED;
            mmap(at as *mut _, bytes, PROT_READ | PROT_WRITE, flags, -1, 0);
        }
    }

    pub(super) fn release(at: usize, bytes: usize) {
        // SAFETY: the whole reservation, once, by its owner.
        unsafe { munmap(at as *mut _, bytes) };
    }
}

#[cfg(windows)]
mod sys {
    use std::ffi::c_void;

    const MEM_COMMIT: u32 = 0x1000;
    const MEM_RESERVE: u32 = 0x2000;
    const MEM_DECOMMIT: u32 = 0x4000;
    const MEM_RELEASE: u32 = 0x8000;
    const PAGE_NOACCESS: u32 = 0x01;
    const PAGE_READWRITE: u32 = 0x04;

    unsafe extern "system" {
        fn VirtualAlloc(at: *mut c_void, bytes: usize, kind: u32, protection: u32) -> *mut c_void;
        fn VirtualFree(at: *mut c_void, bytes: usize, kind: u32) -> i32;
    }

    pub(super) fn reserve(bytes: usize) -> Option<usize> {
        // SAFETY: a fresh reservation at an address of the system's choice.
        let at = unsafe { VirtualAlloc(std::ptr::null_mut(), bytes, MEM_RESERVE, PAGE_NOACCESS) };
        (!at.is_null()).then_some(at as usize)
    }

    pub(super) fn lazy(bytes: usize) -> Option<usize> {
        let at = reserve(bytes)?;
        commit(at, bytes).then_some(at)
    }

    pub(super) fn commit(at: usize, bytes: usize) -> bool {
        // SAFETY: the range lies in a reservation of ours.
        !unsafe { VirtualAlloc(at as *mut _, bytes, MEM_COMMIT, PAGE_READWRITE) }.is_null()
    }

    pub(super) fn discard(at: usize, bytes: usize) {
        // SAFETY: the range lies in a reservation of ours, and nothing in it is needed any more.
        unsafe { VirtualFree(at as *mut _, bytes, MEM_DECOMMIT) };
        assert!(commit(at, bytes), "memory given back could not be taken again");
    }

    pub(super) fn release(at: usize, _bytes: usize) {
        // SAFETY: the whole reservation, once, by its owner.
        unsafe { VirtualFree(at as *mut _, 0, MEM_RELEASE) };
    }
}
