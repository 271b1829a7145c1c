//! Connections. What comes and goes are bytes in memory; sockets are the half in Python's.

use super::context::{Context, cipher_of};
use super::{done, during, optional_text, text_of, wrong};
use crate::builtins::ANY;
use crate::object::{Raised, Type, Value};
use crate::vm::{Args, Vm};
use openssl::ssl::{ErrorCode, ShutdownState, Ssl, SslSession, SslStream};
use openssl_sys as ffi;
use std::io::{ErrorKind, Read, Write};

crate::builtins! {
    /// Functions of connections.
    FUNCTIONS in "_ssl";
    "_open" open (3, 3) "(context, is_server, host)" ANY;
    "_end" end (1, 1) "(connection)" ANY;
    "_host" host (2, 2) "(connection, name)" ANY;
    "_do" act (6, 6) "(connection, what, argument, incoming, is_ended, hears)" ANY;
    "_pending" pending (1, 1) "(connection)" ANY;
    "_about" about (1, 1) "(connection)" ANY;
    "_cipher" cipher (1, 1) "(connection)" ANY;
    "_protocol" protocol (1, 1) "(connection)" ANY;
    "_certificates" certificates (2, 2) "(connection, is_verified)" ANY;
    "_peer" peer (1, 1) "(connection)" ANY;
    "_finished" finished (2, 2) "(connection, is_own)" ANY;
    "_session" session (1, 1) "(connection)" ANY;
    "_session_set" set_session (2, 2) "(connection, session)" ANY;
    "_session_end" session_end (1, 1) "(session)" ANY;
    "_ask_later" ask_later (1, 1) "(connection)" ANY;
    "_move" move_to (2, 2) "(connection, context)" ANY;
}

unsafe extern "C" {
    // The crate's bindings leave these out.
    fn SSL_verify_client_post_handshake(ssl: *mut ffi::SSL) -> i32;
    fn SSL_SESSION_has_ticket(session: *const ffi::SSL_SESSION) -> i32;
    fn SSL_SESSION_get_ticket_lifetime_hint(session: *const ffi::SSL_SESSION) -> std::ffi::c_ulong;
}

/// What comes from the other end, and what goes there.
#[derive(Default)]
struct Pipe {
    incoming: Vec<u8>,
    taken: usize,
    outgoing: Vec<u8>,
    is_ended: bool,
    /// How many bytes were wanted when there were none.
    wanted: usize,
}

impl Read for Pipe {
    fn read(&mut self, room: &mut [u8]) -> std::io::Result<usize> {
        let rest = &self.incoming[self.taken..];
        if rest.is_empty() {
            self.wanted = room.len();
            return if self.is_ended { Ok(0) } else { Err(ErrorKind::WouldBlock.into()) };
        }
        let size = rest.len().min(room.len());
        room[..size].copy_from_slice(&rest[..size]);
        self.taken += size;
        Ok(size)
    }
}

impl Write for Pipe {
    fn write(&mut self, data: &[u8]) -> std::io::Result<usize> {
        self.outgoing.extend_from_slice(data);
        Ok(data.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A connection.
struct Connection(SslStream<Pipe>);

fn stream(vm: &mut Vm, value: Value) -> Result<&mut SslStream<Pipe>, Raised> {
    Ok(&mut vm.kept::<Connection>(value)?.0)
}

/// `_open(context, is_server, host)`: the number of a connection, or what is wrong.
fn open(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_server = vm.truth(args.get(1))?;
    let name = text_of(args.get(2));
    let context = vm.kept::<Context>(args.get(0))?.shared();
    let made = Ssl::new(&context).and_then(|mut ssl| {
        match is_server {
            true => ssl.set_accept_state(),
            false => ssl.set_connect_state(),
        }
        if let Some(name) = &name {
            // An address is no name that a server may ask for.
            if name.parse::<std::net::IpAddr>().is_err() {
                ssl.set_hostname(name)?;
            }
        }
        SslStream::new(ssl, Pipe::default())
    });
    match made {
        Ok(stream) => {
            let number = vm.outside().keep(Connection(stream));
            vm.new_int(number as i64)
        }
        Err(stack) => wrong(vm, &stack),
    }
}

fn end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Connection>(number);
    Ok(vm.none())
}

/// Which name the certificate of the other end has to have.
fn host(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_of(args.get(1)).unwrap_or_default();
    let connection = vm.kept::<Connection>(args.get(0))?;
    // SAFETY: the connection is there, and nothing else uses it meanwhile.
    let ssl = unsafe { ssl_mut(&connection.0) };
    let with = ssl.param_mut();
    let result = match name.parse::<std::net::IpAddr>() {
        Ok(address) => with.set_ip(address),
        Err(_) => with.set_host(&name),
    };
    done(vm, result)
}

/// The connection of a stream, to be changed: the crate lends it for looking only.
///
/// # Safety
/// Nothing else may use it meanwhile.
// The crate has no way to a changeable one; what it stands for is not in Rust's memory.
#[allow(clippy::mut_from_ref)]
unsafe fn ssl_mut(stream: &SslStream<Pipe>) -> &mut openssl::ssl::SslRef {
    use foreign_types::ForeignTypeRef;
    // SAFETY: the caller's promise.
    unsafe { openssl::ssl::SslRef::from_ptr_mut(stream.ssl().as_ptr()) }
}

const HANDSHAKE: i64 = 0;
const READ: i64 = 1;
const WRITE: i64 = 2;

/// `_do(connection, what, argument, incoming, is_ended, hears)`: a step: the handshake, reading at most that many bytes, writing bytes, ending.
/// `(code, result, outgoing, rest of incoming, bytes wanted)`. The code is OpenSSL's, 0 for none; the result is what was read, how much was
/// written, or what is wrong: `(library, reason, number of the verification, its words)`.
fn act(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let what = vm.index_i64(args.get(1))?;
    let incoming = vm.required_bytes(args.get(3))?.into_owned();
    let is_ended = vm.truth(args.get(4))?;
    let data = match what {
        WRITE => vm.required_bytes(args.get(2))?.into_owned(),
        READ => {
            let size = vm.index_i64(args.get(2))?.max(0) as usize;
            let mut room = Vec::new();
            vm.room_in(&mut room, size)?;
            room.resize(size, 0u8);
            room
        }
        _ => Vec::new(),
    };
    let number = vm.index_i64(args.get(0))?;
    // A callback may ask for the same connection: it finds none then.
    let Some(mut kept) = vm.outside().borrow::<Connection>(number) else {
        return vm.raise(Type::ValueError, "nothing is kept under that number");
    };
    let stream = &mut kept.0;
    *stream.get_mut() = Pipe { incoming, is_ended, ..Pipe::default() };
    let mut data = data;
    let result = during(vm, args.get(5), || match what {
        HANDSHAKE => stream.do_handshake().map(|()| 0),
        READ => stream.ssl_read(&mut data),
        WRITE => stream.ssl_write(&data),
        _ => stream.shutdown().map(|_| {
            let is_both = stream.get_shutdown().contains(ShutdownState::RECEIVED);
            is_both as usize
        }),
    });
    let pipe = std::mem::take(stream.get_mut());
    let verified = stream.ssl().verify_result();
    vm.outside().give_back(number, kept);
    let mut code = 0;
    let answer = match result {
        Ok(count) if what == READ => vm.new_bytes(&data[..count])?,
        Ok(count) => Value::small(count as i64),
        Err(error) => {
            code = error.code().as_raw();
            let first = error.ssl_error().and_then(|stack| stack.errors().first());
            let library = optional_text(vm, first.and_then(|error| error.library()))?;
            let reason = optional_text(vm, first.and_then(|error| error.reason()))?;
            let words = vm.new_str(verified.error_string())?;
            let number = Value::small(verified.as_raw() as i64);
            if error.code() == ErrorCode::SYSCALL && first.is_none() && !is_ended {
                code = ErrorCode::WANT_READ.as_raw();
            }
            vm.new_tuple(&[library, reason, number, words])?
        }
    };
    let outgoing = vm.new_bytes(&pipe.outgoing)?;
    let rest = vm.new_bytes(&pipe.incoming[pipe.taken..])?;
    let numbers = [code as i64, pipe.wanted as i64].map(Value::small);
    vm.new_tuple(&[numbers[0], answer, outgoing, rest, numbers[1]])
}

fn pending(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = stream(vm, args.get(0))?.ssl().pending();
    vm.new_int(count as i64)
}

/// `(version, whether the handshake is over, whether the session is an old one, what was shut down)`.
fn about(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let stream = stream(vm, args.get(0))?;
    let shut = stream.get_shutdown().bits() as i64;
    let ssl = stream.ssl();
    let (version, is_over, is_old) =
        (ssl.version_str(), ssl.is_init_finished(), ssl.session_reused());
    let version = vm.new_str(version)?;
    let (is_over, is_old) = (vm.bool(is_over), vm.bool(is_old));
    vm.new_tuple(&[version, is_over, is_old, Value::small(shut)])
}

fn cipher(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    let Some(kept) = vm.outside().borrow::<Connection>(number) else { return Ok(vm.none()) };
    let answer = match kept.0.ssl().current_cipher() {
        Some(cipher) => cipher_of(vm, cipher),
        None => Ok(vm.none()),
    };
    vm.outside().give_back(number, kept);
    answer
}

/// The protocol that was chosen.
fn protocol(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let chosen = stream(vm, args.get(0))?.ssl().selected_alpn_protocol().map(<[u8]>::to_vec);
    match chosen {
        Some(chosen) => vm.new_str(&String::from_utf8_lossy(&chosen)),
        None => Ok(vm.none()),
    }
}

/// The certificates of the other end, as DER: as it has sent them, or as they were verified.
fn certificates(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_verified = vm.truth(args.get(1))?;
    let ssl = stream(vm, args.get(0))?.ssl();
    let chain = if is_verified { ssl.verified_chain() } else { ssl.peer_cert_chain() };
    let chain: Option<Vec<Vec<u8>>> =
        chain.map(|all| all.iter().map(|one| one.to_der().unwrap_or_default()).collect());
    let Some(chain) = chain else { return Ok(vm.none()) };
    let all = vm.new_list_for(chain.len())?;
    for one in chain {
        let one = vm.new_bytes(&one)?;
        all.push(vm, one)?;
    }
    Ok(all.0)
}

/// The certificate of the other end, as DER.
fn peer(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let found = stream(vm, args.get(0))?.ssl().peer_certificate();
    match found.and_then(|found| found.to_der().ok()) {
        Some(data) => vm.new_bytes(&data),
        None => Ok(vm.none()),
    }
}

/// The last message of the handshake, this end's or the other's.
fn finished(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let is_own = vm.truth(args.get(1))?;
    let ssl = stream(vm, args.get(0))?.ssl();
    let mut room = [0; 128];
    let size = if is_own { ssl.finished(&mut room) } else { ssl.peer_finished(&mut room) };
    vm.new_bytes(&room[..size.min(room.len())])
}

/// A session: `(its number, its name, its time, its timeout, whether it has a ticket, how long that lasts)`, or None.
fn session(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use foreign_types::ForeignTypeRef;
    let found = stream(vm, args.get(0))?.ssl().session().map(|session| session.to_owned());
    let Some(found) = found else { return Ok(vm.none()) };
    let name = vm.new_bytes(found.id())?;
    // SAFETY: the session is there.
    let (has_ticket, lasts) = unsafe {
        let raw = found.as_ptr();
        (SSL_SESSION_has_ticket(raw) != 0, SSL_SESSION_get_ticket_lifetime_hint(raw))
    };
    let numbers = [found.time(), found.timeout()].map(Value::small);
    let has_ticket = vm.bool(has_ticket);
    let number = vm.outside().keep(found);
    vm.new_tuple(&[
        Value::small(number as i64),
        name,
        numbers[0],
        numbers[1],
        has_ticket,
        Value::small(lasts as i64),
    ])
}

fn set_session(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let session = vm.kept::<SslSession>(args.get(1))?.clone();
    let connection = vm.kept::<Connection>(args.get(0))?;
    // SAFETY: the connection is there, nothing else uses it, and the half in Python has compared the contexts.
    let result = unsafe { ssl_mut(&connection.0).set_session(&session) };
    done(vm, result)
}

fn session_end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<SslSession>(number);
    Ok(vm.none())
}

/// Asks the client for a certificate after the handshake.
fn ask_later(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    use foreign_types::ForeignTypeRef;
    let raw = stream(vm, args.get(0))?.ssl().as_ptr();
    // SAFETY: the connection is there.
    let is_done = unsafe { SSL_verify_client_post_handshake(raw) } != 0;
    let stack = openssl::error::ErrorStack::get();
    done(vm, if is_done { Ok(()) } else { Err(stack) })
}

fn move_to(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let context = vm.kept::<Context>(args.get(1))?.shared();
    let connection = vm.kept::<Connection>(args.get(0))?;
    // SAFETY: the connection is there, and nothing else uses it meanwhile.
    let result = unsafe { ssl_mut(&connection.0).set_ssl_context(&context) };
    done(vm, result)
}
