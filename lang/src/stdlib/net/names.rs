//! Names of hosts and services.

// They are asked for through the C library.
#![allow(unsafe_code)]

use crate::builtins::ANY;
use crate::object::{Bytes, Raised, Str, Type, Value};
use crate::vm::{Args, Vm};
use std::ffi::{CStr, CString};
use std::net::{Ipv4Addr, Ipv6Addr};
use std::ptr::{null, null_mut};

crate::builtins! {
    /// The functions of the module.
    FUNCTIONS in "_socket";
    "_getaddrinfo" addresses (6, 6) "(host, service, family, type, proto, flags)" ANY;
    "_getnameinfo" names (2, 2) "(address, flags)" ANY;
    "_gai_text" error_text (1, 1) "(code)" ANY;
    "gethostname" own_name (0, 0) "()" ANY;
    "_parsed" parsed (2, 2) "(is_six, text)" ANY;
    "_if_index" interface (1, 1) "(name)" ANY;
    "if_indextoname" interface_name (1, 1) "(if_index, /)" ANY;
    "if_nameindex" interfaces (0, 0) "()" ANY;
    "sethostname" set_own_name (1, 1) "(name, /)" ANY;
}

fn number(vm: &mut Vm, value: Value) -> Result<i32, Raised> {
    Ok(vm.index_c_int(value)? as i32)
}

/// Bytes that end in a zero, or none for None.
fn text(vm: &mut Vm, value: Value) -> Result<Option<CString>, Raised> {
    if value == vm.none() {
        return Ok(None);
    }
    let Some(bytes) = Bytes::of(value) else {
        return vm.raise(Type::TypeError, "expected bytes");
    };
    match CString::new(bytes.data()) {
        Ok(text) => Ok(Some(text)),
        Err(_) => vm.raise(Type::ValueError, "embedded null character"),
    }
}

/// `_getaddrinfo(…)`: tuples of family, type, protocol, name and address, or the number of an error.
fn addresses(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (host, service) = (text(vm, args.get(0))?, text(vm, args.get(1))?);
    let hints = libc::addrinfo {
        ai_family: number(vm, args.get(2))?,
        ai_socktype: number(vm, args.get(3))?,
        ai_protocol: number(vm, args.get(4))?,
        ai_flags: number(vm, args.get(5))?,
        ai_addrlen: 0,
        ai_addr: null_mut(),
        ai_canonname: null_mut(),
        ai_next: null_mut(),
    };
    let pointer = |text: &Option<CString>| text.as_ref().map_or(null(), |text| text.as_ptr());
    let mut first = null_mut();
    // SAFETY: the texts end in zeros, and there is room for the list.
    let ask =
        || unsafe { libc::getaddrinfo(pointer(&host), pointer(&service), &hints, &mut first) };
    let code = vm.blocking(ask);
    if code == libc::EAI_SYSTEM {
        return vm.raise_os_error(&std::io::Error::last_os_error(), None);
    }
    if code != 0 {
        return vm.new_int(code as i64);
    }
    let mut found = Vec::new();
    let mut next: *const libc::addrinfo = first;
    // SAFETY: the list ends with null, its addresses are as long as it says, and its names end in zeros.
    unsafe {
        while let Some(entry) = next.as_ref() {
            let name = match entry.ai_canonname.is_null() {
                true => String::new(),
                false => CStr::from_ptr(entry.ai_canonname).to_string_lossy().into_owned(),
            };
            let length = entry.ai_addrlen as usize;
            let address = std::slice::from_raw_parts(entry.ai_addr.cast::<u8>(), length);
            let numbers = [entry.ai_family, entry.ai_socktype, entry.ai_protocol];
            found.push((numbers, name, address.to_vec()));
            next = entry.ai_next;
        }
        libc::freeaddrinfo(first);
    }
    let list = vm.new_list_for(found.len())?;
    for ([family, kind, protocol], name, address) in found {
        let (name, address) = (vm.new_str(&name)?, vm.new_bytes(&address)?);
        let [family, kind, protocol] =
            [family, kind, protocol].map(|number| Value::small(number as i64));
        let entry = vm.new_tuple(&[family, kind, protocol, name, address])?;
        list.push(vm, entry)?;
    }
    Ok(list.0)
}

/// `_getnameinfo(address, flags)`: the names of host and service, or the number of an error.
fn names(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let flags = number(vm, args.get(1))?;
    let data = vm.required_bytes(args.get(0))?;
    let mut aligned = [0u64; 16];
    for (word, part) in aligned.iter_mut().zip(data.chunks(8)) {
        let mut bytes = [0; 8];
        bytes[..part.len()].copy_from_slice(part);
        *word = u64::from_ne_bytes(bytes);
    }
    let length = data.len().min(128) as libc::socklen_t;
    let (mut host, mut service) = ([0u8; 1025], [0u8; 32]);
    // SAFETY: the address is as long as is said, and there is as much room as is said.
    let code = unsafe {
        libc::getnameinfo(
            aligned.as_ptr().cast(),
            length,
            host.as_mut_ptr().cast(),
            host.len() as libc::socklen_t,
            service.as_mut_ptr().cast(),
            service.len() as libc::socklen_t,
            flags,
        )
    };
    if code == libc::EAI_SYSTEM {
        return vm.raise_os_error(&std::io::Error::last_os_error(), None);
    }
    if code != 0 {
        return vm.new_int(code as i64);
    }
    let text = |bytes: &[u8]| {
        let text = CStr::from_bytes_until_nul(bytes).unwrap_or_default();
        text.to_string_lossy().into_owned()
    };
    let (host, service) = (vm.new_str(&text(&host))?, vm.new_str(&text(&service))?);
    vm.new_tuple(&[host, service])
}

fn error_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let code = number(vm, args.get(0))?;
    // SAFETY: the text is a constant of the library.
    let text = unsafe { CStr::from_ptr(libc::gai_strerror(code)) };
    vm.new_str(&text.to_string_lossy())
}

fn own_name(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let mut name = [0u8; 1025];
    // SAFETY: there is as much room as is said.
    if unsafe { libc::gethostname(name.as_mut_ptr().cast(), name.len() - 1) } != 0 {
        return vm.raise_os_error(&std::io::Error::last_os_error(), None);
    }
    let name = CStr::from_bytes_until_nul(&name).unwrap_or_default();
    vm.new_str(&name.to_string_lossy())
}

fn set_own_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = match Str::of(args.get(0)) {
        Some(name) => vm.outside_bytes(name)?,
        None => vm.required_bytes(args.get(0))?.into_owned(),
    };
    // SAFETY: there are as many bytes as is said.
    if unsafe { libc::sethostname(name.as_ptr().cast(), name.len()) } != 0 {
        return vm.raise_os_error(&std::io::Error::last_os_error(), None);
    }
    Ok(vm.none())
}

/// The name of the network interface with a number.
fn interface_name(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = number(vm, args.get(0))? as u32;
    let mut name = [0u8; libc::IF_NAMESIZE];
    // SAFETY: there is room for any such name.
    if unsafe { libc::if_indextoname(number, name.as_mut_ptr().cast()) }.is_null() {
        return vm.raise_os_error(&std::io::Error::from_raw_os_error(libc::ENXIO), None);
    }
    let name = CStr::from_bytes_until_nul(&name).unwrap_or_default();
    vm.new_str(&name.to_string_lossy())
}

/// The numbers and names of all network interfaces.
fn interfaces(vm: &mut Vm, _: Args) -> Result<Value, Raised> {
    let mut found = Vec::new();
    // SAFETY: the list ends with the number 0, its names end in a zero, and it is freed when it was copied.
    unsafe {
        let list = libc::if_nameindex();
        if list.is_null() {
            return vm.raise_os_error(&std::io::Error::last_os_error(), None);
        }
        let mut at = list;
        while (*at).if_index != 0 {
            let name = CStr::from_ptr((*at).if_name).to_string_lossy().into_owned();
            found.push(((*at).if_index, name));
            at = at.add(1);
        }
        libc::if_freenameindex(list);
    }
    let list = vm.new_list_for(found.len())?;
    for (number, name) in found {
        let name = vm.new_str(&name)?;
        let row = vm.new_tuple(&[Value::small(number.into()), name])?;
        list.push(vm, row)?;
    }
    Ok(list.0)
}

/// `_parsed(is_six, text)`: the bytes of an address, or None if it is none.
fn parsed(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_six = vm.truth(args.get(0))?;
    let Some(text) = Str::of(args.get(1)) else {
        return vm.raise(Type::TypeError, "expected str");
    };
    let bytes = match is_six {
        true => text.text().parse().ok().map(|address: Ipv6Addr| address.octets().to_vec()),
        false => text.text().parse().ok().map(|address: Ipv4Addr| address.octets().to_vec()),
    };
    match bytes {
        Some(bytes) => vm.new_bytes(&bytes),
        None => Ok(vm.none()),
    }
}

/// The number of a network interface.
fn interface(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(name) = text(vm, args.get(0))? else {
        return vm.raise(Type::TypeError, "expected bytes");
    };
    // SAFETY: the name ends in a zero.
    let number = unsafe { libc::if_nametoindex(name.as_ptr()) };
    if number == 0 {
        return vm.raise_os_error(&std::io::Error::last_os_error(), None);
    }
    vm.new_int(number as i64)
}
