//! `termios`: how terminals are set.

// The system writes into structures.
#![allow(unsafe_code)]

use super::{c_int, c_long, checked, fileno};
use crate::builtins::ANY;
use crate::object::{Bytes, List, Raised, Type, Value, instance::payload};
use crate::stdlib::select::patient;
use crate::vm::{Args, Vm};

crate::builtins! {
    /// The functions of the module; OSError is `termios.error` in the Python half.
    FUNCTIONS in "termios";
    "_get" get (1, 1) "(fd)" ANY;
    "_set" set (3, 3) "(fd, when, attributes)" ANY;
    "_send_break" send_break (2, 2) "(fd, duration)" ANY;
    "_drain" drain (1, 1) "(fd)" ANY;
    "_flush" flush (2, 2) "(fd, queue)" ANY;
    "_flow" flow (2, 2) "(fd, action)" ANY;
    "_size" size (1, 1) "(fd)" ANY;
    "_set_size" set_size (3, 3) "(fd, rows, columns)" ANY;
}

pub(in crate::stdlib) fn load(vm: &mut Vm) -> Result<Value, Raised> {
    vm.module_of("termios", FUNCTIONS)
}

fn read(vm: &mut Vm, fd: i32) -> Result<libc::termios, Raised> {
    // SAFETY: the structure is a local.
    let (result, mode) = unsafe {
        let mut mode: libc::termios = std::mem::zeroed();
        (libc::tcgetattr(fd, &mut mode), mode)
    };
    checked(vm, result as i64)?;
    Ok(mode)
}

fn get(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = fileno(vm, args.get(0))?;
    let mode = read(vm, fd)?;
    let cc: List = vm.new_list_for(mode.c_cc.len())?;
    let is_raw = mode.c_lflag & libc::ICANON == 0;
    for (at, letter) in mode.c_cc.iter().enumerate() {
        let item = match is_raw && (at == libc::VMIN || at == libc::VTIME) {
            true => Value::small(*letter as i64),
            false => vm.new_bytes(&[*letter])?,
        };
        cc.push(vm, item)?;
    }
    // SAFETY: the structure is a local.
    let speeds = unsafe { [libc::cfgetispeed(&mode), libc::cfgetospeed(&mode)] };
    let all: List = vm.new_list_for(7)?;
    for number in [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag].iter().chain(&speeds) {
        all.push(vm, Value::small(*number as i64))?;
    }
    all.push(vm, cc.0)?;
    Ok(all.0)
}

fn set(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, when) = (fileno(vm, args.get(0))?, c_int(vm, args.get(1))?);
    let all = List::of(payload(args.get(2))).filter(|all| all.len() == 7);
    let Some(all) = all else {
        return vm.raise(Type::TypeError, "tcsetattr, arg 3: must be 7 element list");
    };
    let mut mode = read(vm, fd)?;
    let mut numbers = [0u32; 6];
    for (at, number) in numbers.iter_mut().enumerate() {
        *number = c_long(vm, all.get(at))? as u32;
    }
    [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag] =
        [numbers[0], numbers[1], numbers[2], numbers[3]];
    let count = mode.c_cc.len();
    let cc = List::of(payload(all.get(6))).filter(|cc| cc.len() == count);
    let Some(cc) = cc else {
        let text = format!("tcsetattr: attributes[6] must be {count} element list");
        return vm.raise(Type::TypeError, text);
    };
    for at in 0..count {
        let item = payload(cc.get(at));
        mode.c_cc[at] = match Bytes::of(item).filter(|bytes| bytes.len() == 1) {
            Some(bytes) => bytes.data()[0],
            None if item.is_small() => item.as_small() as u8,
            None => {
                let text = "tcsetattr: elements of attributes must be characters or integers";
                return vm.raise(Type::TypeError, text);
            }
        };
    }
    // SAFETY: the structure is a local.
    let result = unsafe {
        let is_known = libc::cfsetispeed(&mut mode, numbers[4]) == 0
            && libc::cfsetospeed(&mut mode, numbers[5]) == 0;
        is_known.then_some(()).map_or(-1, |()| libc::tcsetattr(fd, when, &mode))
    };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn send_break(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, duration) = (fileno(vm, args.get(0))?, c_int(vm, args.get(1))?);
    // SAFETY: a descriptor and a number.
    let result = unsafe { libc::tcsendbreak(fd, duration) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn drain(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = fileno(vm, args.get(0))?;
    // SAFETY: as above.
    patient(vm, || unsafe { libc::tcdrain(fd) as i64 })?;
    Ok(vm.none())
}

fn flush(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, queue) = (fileno(vm, args.get(0))?, c_int(vm, args.get(1))?);
    // SAFETY: as above.
    let result = unsafe { libc::tcflush(fd, queue) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn flow(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (fd, action) = (fileno(vm, args.get(0))?, c_int(vm, args.get(1))?);
    // SAFETY: as above.
    let result = unsafe { libc::tcflow(fd, action) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}

fn read_size(vm: &mut Vm, fd: i32) -> Result<libc::winsize, Raised> {
    // SAFETY: the structure is a local.
    let (result, size) = unsafe {
        let mut size: libc::winsize = std::mem::zeroed();
        (libc::ioctl(fd, libc::TIOCGWINSZ, &mut size), size)
    };
    checked(vm, result as i64)?;
    Ok(size)
}

/// Rows and columns.
fn size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = fileno(vm, args.get(0))?;
    let size = read_size(vm, fd)?;
    vm.new_tuple(&[Value::small(size.ws_row as i64), Value::small(size.ws_col as i64)])
}

fn set_size(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let fd = fileno(vm, args.get(0))?;
    let (rows, columns) = (c_long(vm, args.get(1))?, c_long(vm, args.get(2))?);
    let mut size = read_size(vm, fd)?;
    let (Ok(rows), Ok(columns)) = (u16::try_from(rows), u16::try_from(columns)) else {
        return vm.raise(Type::OverflowError, "winsize value(s) out of range.");
    };
    (size.ws_row, size.ws_col) = (rows, columns);
    // SAFETY: the structure is a local.
    let result = unsafe { libc::ioctl(fd, libc::TIOCSWINSZ, &size) };
    checked(vm, result as i64)?;
    Ok(vm.none())
}
