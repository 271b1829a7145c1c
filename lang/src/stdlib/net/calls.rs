//! Calls of the system.

// Sockets are used through the C library.
#![allow(unsafe_code)]

use crate::builtins::ANY;
use crate::object::memoryview::View;
use crate::object::{Raised, Type, Value, instance::payload, memoryview};
use crate::stdlib::descriptor::descriptor;
use crate::stdlib::select::{patient, seconds, until, wait};
use crate::vm::{Args, Vm};
use std::io::Error;
use std::ops::Range;

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_socket";
    "_open" open (3, 3) "(family, type, proto)" ANY;
    "_pair" pair (3, 3) "(family, type, proto)" ANY;
    "_bind" bind (2, 2) "(fd, address)" ANY;
    "_connect" connect (2, 2) "(fd, address)" ANY;
    "_listen" listen (2, 2) "(fd, backlog)" ANY;
    "_accept" accept (2, 2) "(fd, timeout)" ANY;
    "_wait" wait_for (3, 3) "(fd, is_write, timeout)" ANY;
    "_recv" receive (4, 4) "(fd, size, flags, timeout)" ANY;
    "_recv_into" receive_into (5, 5) "(fd, buffer, size, flags, timeout)" ANY;
    "_recvfrom" receive_from (4, 4) "(fd, size, flags, timeout)" ANY;
    "_send" send (4, 4) "(fd, data, flags, timeout)" ANY;
    "_sendall" send_all (4, 4) "(fd, data, flags, timeout)" ANY;
    "_sendto" send_to (5, 5) "(fd, data, flags, timeout, address)" ANY;
    "_sendmsg" send_message (6, 6) "(fd, data, beside, flags, timeout, address)" ANY;
    "_recvmsg" receive_message (5, 5) "(fd, size, room, flags, timeout)" ANY;
    "_shutdown" shutdown (2, 2) "(fd, how)" ANY;
    "close" close (1, 1) "(fd, /)" ANY;
    "dup" duplicate (1, 1) "(fd, /)" ANY;
    "_getsockname" own_name (1, 1) "(fd)" ANY;
    "_getpeername" peer_name (1, 1) "(fd)" ANY;
    "_setsockopt" set_option (4, 4) "(fd, level, name, data)" ANY;
    "_getsockopt" option (4, 4) "(fd, level, name, size)" ANY;
    "_set_blocking" set_blocking (2, 2) "(fd, flag)" ANY;
}

/// The most bytes that are received at once: more has to be asked for again.
const MOST: usize = 1 << 30;

fn number(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    Ok(vm.index_c_int(value)? as i32)
}

/// The result of a call that may have to wait: it is made once something can be done, or at once if there is no time.
fn call(
    vm: &mut Vm,
    fd: i32,
    is_write: bool,
    seconds: f64,
    mut call: impl FnMut() -> i64,
) -> Result<i64, Raised> {
    if seconds <= 0.0 {
        return patient(vm, call);
    }
    let until = until(seconds);
    loop {
        let events = if is_write { libc::POLLOUT } else { libc::POLLIN };
        if wait(vm, &mut [libc::pollfd { fd, events, revents: 0 }], until)? == 0 {
            return vm.raise(Type::TimeoutError, "timed out");
        }
        let result = vm.blocking(&mut call);
        if result >= 0 {
            return Ok(result);
        }
        let error = Error::last_os_error();
        match error.raw_os_error() {
            Some(libc::EINTR) => vm.attend_to_outside()?,
            Some(libc::EAGAIN) => {}
            _ => return vm.raise_os_error(&error, None),
        }
    }
}

/// Room for any address.
struct Room {
    bytes: [u64; 16],
    length: libc::socklen_t,
}

impl Room {
    fn new() -> Room {
        Room { bytes: [0; 16], length: 128 }
    }

    fn address(&mut self) -> *mut libc::sockaddr {
        self.bytes.as_mut_ptr().cast()
    }

    /// What was written there.
    fn value(&self, vm: &mut Vm) -> Result<Value, Raised> {
        let bytes: Vec<u8> = self.bytes.iter().flat_map(|word| word.to_ne_bytes()).collect();
        vm.new_bytes(&bytes[..(self.length as usize).min(bytes.len())])
    }
}

/// An address, at a place that is aligned for it.
struct Address {
    bytes: [u64; 16],
    length: libc::socklen_t,
}

impl Address {
    fn of(vm: &mut Vm, value: Value) -> Result<Address, Raised> {
        let data = vm.required_bytes(value)?;
        let mut whole = [0u8; 128];
        let Some(place) = whole.get_mut(..data.len()) else {
            return vm.raise(Type::ValueError, "address too long");
        };
        place.copy_from_slice(&data);
        let mut bytes = [0; 16];
        for (word, part) in bytes.iter_mut().zip(whole.chunks_exact(8)) {
            *word = u64::from_ne_bytes(std::array::from_fn(|at| part[at]));
        }
        Ok(Address { bytes, length: data.len() as libc::socklen_t })
    }

    fn pointer(&self) -> *const libc::sockaddr {
        self.bytes.as_ptr().cast()
    }
}

fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (family, kind) = (number(vm, args.get(0))?, number(vm, args.get(1))?);
    let protocol = number(vm, args.get(2))?;
    // SAFETY: no memory is touched.
    let fd = patient(vm, || unsafe {
        libc::socket(family, kind | libc::SOCK_CLOEXEC, protocol) as i64
    })?;
    vm.new_int(fd)
}

fn pair(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (family, kind) = (number(vm, args.get(0))?, number(vm, args.get(1))?);
    let protocol = number(vm, args.get(2))?;
    let mut ends = [0i32; 2];
    // SAFETY: there is room for two descriptors.
    patient(vm, || unsafe {
        libc::socketpair(family, kind | libc::SOCK_CLOEXEC, protocol, ends.as_mut_ptr()) as i64
    })?;
    vm.new_tuple(&ends.map(|end| Value::small(end as i64)))
}

fn bind(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let address = Address::of(vm, args.get(1))?;
    // SAFETY: the address is as long as is said.
    patient(vm, || unsafe { libc::bind(fd, address.pointer(), address.length) as i64 })?;
    Ok(vm.none())
}

/// `_connect(fd, address)`: the number of the error, 0 if there was none. What has to be waited for is an error, too.
fn connect(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let address = Address::of(vm, args.get(1))?;
    // SAFETY: the address is as long as is said.
    let result = vm.blocking(|| unsafe { libc::connect(fd, address.pointer(), address.length) });
    let error = match result {
        0 => 0,
        _ => Error::last_os_error().raw_os_error().unwrap_or(libc::EIO),
    };
    if error == libc::EINTR {
        vm.attend_to_outside()?;
    }
    vm.new_int(error as i64)
}

fn listen(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, backlog) = (descriptor(vm, args.get(0))?, number(vm, args.get(1))?);
    // SAFETY: no memory is touched.
    patient(vm, || unsafe { libc::listen(fd, backlog) as i64 })?;
    Ok(vm.none())
}

fn accept(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, time) = (descriptor(vm, args.get(0))?, seconds(vm, args.get(1))?);
    let mut room = Room::new();
    let new = call(vm, fd, false, time, || {
        room.length = 128;
        // SAFETY: there is as much room as is said.
        unsafe {
            let address = room.bytes.as_mut_ptr().cast();
            libc::accept4(fd, address, &mut room.length, libc::SOCK_CLOEXEC) as i64
        }
    })?;
    let address = room.value(vm)?;
    vm.new_tuple(&[Value::small(new), address])
}

/// `_wait(fd, is_write, timeout)`: whether something can be done before the time is over.
fn wait_for(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, is_write) = (descriptor(vm, args.get(0))?, vm.truth(args.get(1))?);
    let until = until(seconds(vm, args.get(2))?);
    let events = if is_write { libc::POLLOUT } else { libc::POLLIN };
    let count = wait(vm, &mut [libc::pollfd { fd, events, revents: 0 }], until)?;
    Ok(vm.bool(count > 0))
}

/// So many bytes of room.
fn room_for(vm: &mut Vm, size: Value) -> Result<Vec<u8>, Raised> {
    let size = vm.index_i64(size)?;
    let Ok(size) = usize::try_from(size) else {
        return vm.raise(Type::ValueError, "negative buffersize in recv");
    };
    let (mut room, size) = (Vec::new(), size.min(MOST));
    if room.try_reserve_exact(size).is_err() {
        return vm.no_memory();
    }
    room.resize(size, 0u8);
    Ok(room)
}

fn receive(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let mut room = room_for(vm, args.get(1))?;
    let (flags, time) = (number(vm, args.get(2))?, seconds(vm, args.get(3))?);
    if room.is_empty() {
        return vm.new_bytes(&[]);
    }
    let count = call(vm, fd, false, time, || {
        // SAFETY: there is as much room as is said.
        unsafe { libc::recv(fd, room.as_mut_ptr().cast(), room.len(), flags) as i64 }
    })?;
    vm.new_bytes(&room[..(count as usize).min(room.len())])
}

/// Where the bytes are of something that can be written to, and lies in one piece.
fn writable(vm: &mut Vm, value: Value) -> Result<(Value, Range<usize>), Raised> {
    let plain = payload(value);
    match View::of(plain) {
        Some(view) => {
            vm.check_view(view)?;
            if !view.is_read_only() && view.is_contiguous() {
                let range = view.start()..view.start() + view.byte_count();
                return Ok((view.object(), range));
            }
        }
        None => {
            if let Some(bytes) = memoryview::writable(plain, vm) {
                return Ok((plain, 0..bytes.len()));
            }
        }
    }
    let class = vm.type_name(value);
    let text = format!("recv_into() argument 1 must be read-write bytes-like object, not {class}");
    vm.raise(Type::TypeError, text)
}

/// `_recv_into(fd, buffer, size, flags, timeout)`: how many bytes came. A size of 0 is all that there is room for.
fn receive_into(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, size) = (descriptor(vm, args.get(0))?, vm.index_i64(args.get(2))?);
    let (flags, time) = (number(vm, args.get(3))?, seconds(vm, args.get(4))?);
    let (object, place) = writable(vm, args.get(1))?;
    let Ok(size) = usize::try_from(size) else {
        return vm.raise(Type::ValueError, "negative buffersize in recv_into");
    };
    if size > place.len() {
        return vm.raise(Type::ValueError, "buffer too small for requested bytes");
    }
    let size = if size == 0 { place.len() } else { size };
    if size == 0 {
        return vm.new_int(0);
    }
    // Handlers of signals run while this waits, and may take the buffer's room away.
    let mut room = vec![0; size];
    let count = call(vm, fd, false, time, || {
        // SAFETY: there is as much room as is said.
        unsafe { libc::recv(fd, room.as_mut_ptr().cast(), size, flags) as i64 }
    })?;
    let came = &room[..(count.max(0) as usize).min(size)];
    let all = memoryview::writable(object, vm).unwrap_or(&mut []);
    if let Some(to) = all.get_mut(place.start..place.start + came.len()) {
        to.copy_from_slice(came);
    }
    vm.new_int(count)
}

/// `_recvfrom(fd, size, flags, timeout)`: the bytes, and where they are from.
fn receive_from(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let mut room = room_for(vm, args.get(1))?;
    let (flags, time) = (number(vm, args.get(2))?, seconds(vm, args.get(3))?);
    let mut from = Room::new();
    let count = call(vm, fd, false, time, || {
        from.length = 128;
        let (place, address) = (room.as_mut_ptr().cast(), from.address());
        // SAFETY: there is as much room as is said.
        unsafe { libc::recvfrom(fd, place, room.len(), flags, address, &mut from.length) as i64 }
    })?;
    let data = vm.new_bytes(&room[..(count as usize).min(room.len())])?;
    let address = from.value(vm)?;
    vm.new_tuple(&[data, address])
}

fn send(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, flags) = (descriptor(vm, args.get(0))?, number(vm, args.get(2))?);
    let time = seconds(vm, args.get(3))?;
    let data = vm.required_bytes(args.get(1))?;
    let count = call(vm, fd, true, time, || {
        // SAFETY: there are as many bytes as is said.
        unsafe { libc::send(fd, data.as_ptr().cast(), data.len(), flags) as i64 }
    })?;
    vm.new_int(count)
}

/// `_sendall(fd, data, flags, timeout)`: the time is for all of it.
fn send_all(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, flags) = (descriptor(vm, args.get(0))?, number(vm, args.get(2))?);
    let time = seconds(vm, args.get(3))?;
    let data = vm.required_bytes(args.get(1))?;
    let (until, mut rest) = (until(time), &data[..]);
    while !rest.is_empty() {
        let left = match until {
            Some(until) if time > 0.0 => {
                let left = until.saturating_duration_since(std::time::Instant::now());
                if left.is_zero() {
                    return vm.raise(Type::TimeoutError, "timed out");
                }
                left.as_secs_f64()
            }
            _ => time,
        };
        let count = call(vm, fd, true, left, || {
            // SAFETY: there are as many bytes as is said.
            unsafe { libc::send(fd, rest.as_ptr().cast(), rest.len(), flags) as i64 }
        })?;
        rest = &rest[(count as usize).min(rest.len())..];
    }
    Ok(vm.none())
}

fn send_to(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, flags) = (descriptor(vm, args.get(0))?, number(vm, args.get(2))?);
    let time = seconds(vm, args.get(3))?;
    let address = Address::of(vm, args.get(4))?;
    let data = vm.required_bytes(args.get(1))?;
    let count = call(vm, fd, true, time, || {
        let (place, size) = (data.as_ptr().cast(), data.len());
        // SAFETY: there are as many bytes as is said, of both.
        unsafe { libc::sendto(fd, place, size, flags, address.pointer(), address.length) as i64 }
    })?;
    vm.new_int(count)
}

/// `_sendmsg(fd, data, beside, flags, timeout, address)`: `beside` as the system has it; no address is an empty one.
fn send_message(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, flags) = (descriptor(vm, args.get(0))?, number(vm, args.get(3))?);
    let time = seconds(vm, args.get(4))?;
    let mut address = Address::of(vm, args.get(5))?;
    let mut data = vm.required_bytes(args.get(1))?.to_vec();
    let beside = vm.required_bytes(args.get(2))?;
    let mut beside = Beside::of(&beside);
    let count = call(vm, fd, true, time, || {
        let mut part = libc::iovec { iov_base: data.as_mut_ptr().cast(), iov_len: data.len() };
        let mut message = message(&mut part, &mut beside);
        if address.length > 0 {
            message.msg_name = address.bytes.as_mut_ptr().cast();
            message.msg_namelen = address.length;
        }
        // SAFETY: all that the message refers to is there, as long as is said.
        unsafe { libc::sendmsg(fd, &message, flags) as i64 }
    })?;
    vm.new_int(count)
}

/// `_recvmsg(fd, size, room, flags, timeout)`: the data, what is beside it, flags, and where it is from.
fn receive_message(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    let mut data = room_for(vm, args.get(1))?;
    let length = room_for(vm, args.get(2))?.len();
    let (flags, time) = (number(vm, args.get(3))?, seconds(vm, args.get(4))?);
    let mut beside = Beside { words: vec![0; length.div_ceil(8)], length };
    let mut from = Room::new();
    let (mut told, mut filled) = (0, 0);
    let count = call(vm, fd, false, time, || {
        let mut part = libc::iovec { iov_base: data.as_mut_ptr().cast(), iov_len: data.len() };
        let mut message = message(&mut part, &mut beside);
        message.msg_name = from.address().cast();
        message.msg_namelen = 128;
        // SAFETY: all that the message refers to is there, as long as is said.
        let count = unsafe { libc::recvmsg(fd, &mut message, flags) as i64 };
        (told, filled) = (message.msg_flags, message.msg_controllen as usize);
        from.length = message.msg_namelen;
        count
    })?;
    let data = vm.new_bytes(&data[..(count as usize).min(data.len())])?;
    let beside = beside.bytes(filled);
    let (beside, told) = (vm.new_bytes(&beside)?, vm.new_int(told.into())?);
    let address = from.value(vm)?;
    vm.new_tuple(&[data, beside, told, address])
}

/// What a message has beside its data, at a place that is aligned for it.
struct Beside {
    words: Vec<u64>,
    length: usize,
}

impl Beside {
    fn of(bytes: &[u8]) -> Beside {
        let word = |part: &[u8]| {
            u64::from_ne_bytes(std::array::from_fn(|at| part.get(at).copied().unwrap_or(0)))
        };
        Beside { words: bytes.chunks(8).map(word).collect(), length: bytes.len() }
    }

    fn bytes(&self, length: usize) -> Vec<u8> {
        let all = self.words.iter().flat_map(|word| word.to_ne_bytes());
        all.take(length.min(self.length)).collect()
    }
}

fn message(part: &mut libc::iovec, beside: &mut Beside) -> libc::msghdr {
    // SAFETY: a message of zeros is one without anything.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    (message.msg_iov, message.msg_iovlen) = (part, 1);
    if beside.length > 0 {
        message.msg_control = beside.words.as_mut_ptr().cast();
        message.msg_controllen = beside.length as _;
    }
    message
}

fn shutdown(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, how) = (descriptor(vm, args.get(0))?, number(vm, args.get(1))?);
    // SAFETY: no memory is touched.
    patient(vm, || unsafe { libc::shutdown(fd, how) as i64 })?;
    Ok(vm.none())
}

fn close(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    // SAFETY: no memory is touched.
    let result = unsafe { libc::close(fd) };
    let error = Error::last_os_error();
    // Linux has closed it even if a signal came.
    if result < 0 && error.raw_os_error() != Some(libc::EINTR) {
        return vm.raise_os_error(&error, None);
    }
    Ok(vm.none())
}

fn duplicate(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = descriptor(vm, args.get(0))?;
    // SAFETY: no memory is touched.
    let new = patient(vm, || unsafe { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, 0) as i64 })?;
    vm.new_int(new)
}

fn own_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, mut room) = (descriptor(vm, args.get(0))?, Room::new());
    // SAFETY: there is as much room as is said.
    patient(vm, || unsafe {
        libc::getsockname(fd, room.bytes.as_mut_ptr().cast(), &mut room.length) as i64
    })?;
    room.value(vm)
}

fn peer_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, mut room) = (descriptor(vm, args.get(0))?, Room::new());
    // SAFETY: there is as much room as is said.
    patient(vm, || unsafe {
        libc::getpeername(fd, room.bytes.as_mut_ptr().cast(), &mut room.length) as i64
    })?;
    room.value(vm)
}

fn set_option(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, level) = (descriptor(vm, args.get(0))?, number(vm, args.get(1))?);
    let name = number(vm, args.get(2))?;
    let data = vm.required_bytes(args.get(3))?;
    let size = data.len().min(MOST) as libc::socklen_t;
    // SAFETY: there are as many bytes as is said.
    patient(vm, || unsafe {
        libc::setsockopt(fd, level, name, data.as_ptr().cast(), size) as i64
    })?;
    Ok(vm.none())
}

fn option(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, level) = (descriptor(vm, args.get(0))?, number(vm, args.get(1))?);
    let (name, size) = (number(vm, args.get(2))?, number(vm, args.get(3))?);
    let mut room = vec![0u8; size.clamp(0, 1024) as usize];
    let mut length = room.len() as libc::socklen_t;
    // SAFETY: there is as much room as is said.
    patient(vm, || unsafe {
        libc::getsockopt(fd, level, name, room.as_mut_ptr().cast(), &mut length) as i64
    })?;
    vm.new_bytes(&room[..(length as usize).min(room.len())])
}

fn set_blocking(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, flag) = (descriptor(vm, args.get(0))?, vm.truth(args.get(1))?);
    // SAFETY: no memory is touched.
    let old = patient(vm, || unsafe { libc::fcntl(fd, libc::F_GETFL) as i64 })? as i32;
    let new = if flag { old & !libc::O_NONBLOCK } else { old | libc::O_NONBLOCK };
    if new != old {
        // SAFETY: no memory is touched.
        patient(vm, || unsafe { libc::fcntl(fd, libc::F_SETFL, new) as i64 })?;
    }
    Ok(vm.none())
}
