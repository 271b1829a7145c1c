//! Contexts.

use super::{done, optional_text, tell, text_of, wrong};
use crate::builtins::ANY;
use crate::object::{Dict, Int, Raised, Tuple, Type, Value};
use crate::vm::{Args, Vm};
use foreign_types::{ForeignType, ForeignTypeRef};
use openssl::error::ErrorStack;
use openssl::nid::Nid;
use openssl::pkey::PKey;
use openssl::ssl::{
    AlpnError, NameType, SniError, SslAlert, SslCipherRef, SslContext, SslContextBuilder,
    SslMethod, SslOptions, SslRef, SslVerifyMode,
};
use openssl::stack::{StackRef, Stackable};
use openssl::x509::X509;
use openssl::x509::verify::{X509CheckFlags, X509VerifyFlags};
use openssl_sys as ffi;
use std::cell::Cell;
use std::io::Write;

crate::builtins! {
    /// Functions of contexts. What answers with None is done; a tuple says what is wrong.
    FUNCTIONS in "_ssl";
    "_context_new" new (1, 1) "(protocol)" ANY;
    "_context_end" end (1, 1) "(context)" ANY;
    "_context_versions" versions (3, 3) "(context, lowest, highest)" ANY;
    "_context_options" options (2, 2) "(context, options)" ANY;
    "_context_verify" verify (4, 4) "(context, mode, flags, host_flags)" ANY;
    "_context_ciphers" set_ciphers (2, 2) "(context, ciphers)" ANY;
    "_context_cipher_list" ciphers (1, 1) "(context)" ANY;
    "_context_protocols" protocols (2, 2) "(context, protocols)" ANY;
    "_context_chain" chain (4, 4) "(context, certificates, key, password)" ANY;
    "_context_trust_paths" trust_paths (3, 3) "(context, file, folder)" ANY;
    "_context_trust" trust (3, 3) "(context, data, is_text)" ANY;
    "_context_trusted" trusted (1, 1) "(context)" ANY;
    "_context_numbers" numbers (1, 1) "(context)" ANY;
    "_context_curve" curve (2, 2) "(context, name)" ANY;
    "_context_parameters" parameters (2, 2) "(context, data)" ANY;
    "_context_names" names (2, 2) "(context, number)" ANY;
    "_context_tickets" tickets (2, 2) "(context, count)" ANY;
    "_context_keys" keys (2, 2) "(context, path)" ANY;
    "_context_later" later (2, 2) "(context, flag)" ANY;
    "_context_level" level (1, 1) "(context)" ANY;
}

unsafe extern "C" {
    // The crate's bindings leave these out.
    fn SSL_CTX_get_ciphers(
        context: *const ffi::SSL_CTX,
    ) -> *mut <SslCipher as Stackable>::StackType;
}

type SslCipher = openssl::ssl::SslCipher;

/// A context that can still be changed.
pub(super) struct Context {
    pub(super) builder: SslContextBuilder,
}

impl Context {
    /// The same context, for a connection.
    pub(super) fn shared(&self) -> SslContext {
        // SAFETY: the context is there, and its count goes up for the second owner.
        unsafe {
            ffi::SSL_CTX_up_ref(self.builder.as_ptr());
            SslContext::from_ptr(self.builder.as_ptr())
        }
    }
}

fn builder(vm: &mut Vm, value: Value) -> Result<&mut SslContextBuilder, Raised> {
    Ok(&mut vm.kept::<Context>(value)?.builder)
}

/// `_context_new(protocol)`: 16 for a client, 17 for a server, any other for both.
fn new(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let method = match vm.index_i64(args.get(0))? {
        16 => SslMethod::tls_client(),
        17 => SslMethod::tls_server(),
        _ => SslMethod::tls(),
    };
    match SslContextBuilder::new(method) {
        Ok(builder) => {
            let number = vm.outside().keep(Context { builder });
            vm.new_int(number as i64)
        }
        Err(stack) => wrong(vm, &stack),
    }
}

fn end(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(0))?;
    vm.outside().give_up::<Context>(number);
    Ok(vm.none())
}

/// The lowest and the highest version; 0 for any.
fn versions(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let [lowest, highest] = [vm.index_i64(args.get(1))?, vm.index_i64(args.get(2))?];
    let raw = builder(vm, args.get(0))?.as_ptr();
    // SAFETY: the context is there; a version that is none is refused.
    let is_right = unsafe {
        ffi::SSL_CTX_set_min_proto_version(raw, lowest as i32) != 0
            && ffi::SSL_CTX_set_max_proto_version(raw, highest as i32) != 0
    };
    Ok(vm.bool(is_right))
}

/// Sets the options, and takes all others away. The options that are set then.
fn options(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let wanted = vm.index_i64(args.get(1))? as u64;
    let builder = builder(vm, args.get(0))?;
    builder.clear_options(SslOptions::from_bits_retain(!wanted as _));
    let now = builder.set_options(SslOptions::from_bits_retain(wanted as _));
    vm.new_int(now.bits() as i64)
}

fn verify(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let mode = match vm.index_i64(args.get(1))? {
        0 => SslVerifyMode::NONE,
        1 => SslVerifyMode::PEER,
        _ => SslVerifyMode::PEER | SslVerifyMode::FAIL_IF_NO_PEER_CERT,
    };
    let flags = vm.index_i64(args.get(2))? as u64;
    let host_flags = vm.index_i64(args.get(3))? as u32;
    let builder = builder(vm, args.get(0))?;
    builder.set_verify(mode);
    let with = builder.verify_param_mut();
    let result = with
        .clear_flags(X509VerifyFlags::from_bits_retain(!flags as _))
        .and_then(|()| with.set_flags(X509VerifyFlags::from_bits_retain(flags as _)));
    with.set_hostflags(X509CheckFlags::from_bits_retain(host_flags));
    done(vm, result)
}

fn set_ciphers(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let ciphers = text_of(args.get(1)).unwrap_or_default();
    let result = builder(vm, args.get(0))?.set_cipher_list(&ciphers);
    done(vm, result)
}

/// `(name, version, bits, number, description)` of each cipher.
fn ciphers(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let context = vm.kept::<Context>(args.get(0))?.shared();
    // SAFETY: the context keeps its list while it is there.
    let list = unsafe { SSL_CTX_get_ciphers(context.as_ptr()) };
    let all = vm.new_list(&[])?;
    if !list.is_null() {
        // SAFETY: as above.
        let list: &StackRef<SslCipher> = unsafe { StackRef::from_ptr(list) };
        for cipher in list {
            let described = cipher_of(vm, cipher)?;
            crate::object::List(all).push(vm, described)?;
        }
    }
    Ok(all)
}

pub(super) fn cipher_of(vm: &mut Vm, cipher: &SslCipherRef) -> Result<Value, Raised> {
    let name = vm.new_str(cipher.name())?;
    let version = vm.new_str(cipher.version())?;
    let bits = cipher.bits();
    let [high, low] = cipher.protocol_id();
    let number = 0x0300_0000 | (high as i64) << 8 | low as i64;
    let description = vm.new_str(cipher.description().trim_end())?;
    let numbers = [bits.secret as i64, bits.algorithm as i64, number].map(Value::small);
    vm.new_tuple(&[name, version, numbers[0], numbers[1], numbers[2], description])
}

/// Texts that have their lengths before them.
fn each(mut list: &[u8]) -> impl Iterator<Item = &[u8]> {
    std::iter::from_fn(move || {
        let (size, rest) = list.split_first()?;
        let (one, rest) = rest.split_at_checked(*size as usize)?;
        list = rest;
        Some(one)
    })
}

/// Protocols for ALPN, each with its length before it.
fn protocols(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let own = vm.required_bytes(args.get(1))?.into_owned();
    let builder = builder(vm, args.get(0))?;
    let result = if own.is_empty() { Ok(()) } else { builder.set_alpn_protos(&own) };
    builder.set_alpn_select_callback(move |_, theirs| {
        let chosen = each(&own).find_map(|wanted| each(theirs).find(|one| *one == wanted));
        chosen.ok_or(AlpnError::NOACK)
    });
    done(vm, result)
}

/// `_context_chain(context, certificates, key, password)`: both as PEM. True if a password is needed that is not there.
fn chain(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let certificates = vm.required_bytes(args.get(1))?;
    let pem = vm.required_bytes(args.get(2))?;
    let password = match args.get(3) {
        none if none == vm.none() => None,
        given => Some(vm.required_bytes(given)?),
    };
    let all = match X509::stack_from_pem(&certificates) {
        Ok(all) if !all.is_empty() => all,
        Ok(_) => return no_pem(vm),
        Err(stack) => return wrong(vm, &stack),
    };
    let asked = Cell::new(false);
    let key = PKey::private_key_from_pem_callback(&pem, |room| {
        asked.set(true);
        let Some(password) = &password else { return Err(ErrorStack::get()) };
        let size = password.len().min(room.len());
        room[..size].copy_from_slice(&password[..size]);
        Ok(size)
    });
    let key = match key {
        Ok(key) => key,
        Err(_) if asked.get() && password.is_none() => return Ok(vm.bool(true)),
        Err(stack) => return wrong(vm, &stack),
    };
    let builder = builder(vm, args.get(0))?;
    let result = builder.set_certificate(&all[0]).and_then(|()| {
        // What is there of an older chain goes.
        // SAFETY: the context is there.
        unsafe { ffi::SSL_CTX_ctrl(builder.as_ptr(), SSL_CTRL_CHAIN, 0, std::ptr::null_mut()) };
        for certificate in &all[1..] {
            builder.add_extra_chain_cert(certificate.clone())?;
        }
        builder.set_private_key(&key)?;
        builder.check_private_key()
    });
    done(vm, result)
}

/// OpenSSL's number of the call that takes the extra chain away.
const SSL_CTRL_CHAIN: i32 = 83;

fn no_pem(vm: &mut Vm) -> Result<Value, Raised> {
    let (library, reason) = (vm.new_str("PEM routines")?, vm.new_str("no start line")?);
    vm.new_tuple(&[library, reason])
}

/// Trusts what a file or a folder has.
fn trust_paths(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let (file, folder) = (text_of(args.get(1)), text_of(args.get(2)));
    let builder = builder(vm, args.get(0))?;
    let result = builder.load_verify_locations(
        file.as_deref().map(std::path::Path::new),
        folder.as_deref().map(std::path::Path::new),
    );
    done(vm, result)
}

/// Trusts certificates that are given: how many there were, or what is wrong.
fn trust(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(1))?;
    let is_text = vm.truth(args.get(2))?;
    let read = match is_text {
        true => X509::stack_from_pem(&data),
        false => several(&data),
    };
    let all = match read {
        Ok(all) => all,
        Err(stack) => return wrong(vm, &stack),
    };
    let count = all.len();
    let store = builder(vm, args.get(0))?.cert_store_mut();
    for certificate in all {
        // One that is there already is no error.
        if let Err(stack) = store.add_cert(certificate) {
            let is_there = stack
                .errors()
                .iter()
                .all(|error| error.reason() == Some("cert already in hash table"));
            if !is_there {
                return wrong(vm, &stack);
            }
        }
    }
    vm.new_int(count as i64)
}

/// Certificates as DER, one after the other.
fn several(mut data: &[u8]) -> Result<Vec<X509>, ErrorStack> {
    let mut all = Vec::new();
    while !data.is_empty() {
        let certificate = X509::from_der(data)?;
        let size = certificate.to_der()?.len();
        data = data.get(size..).unwrap_or_default();
        all.push(certificate);
    }
    Ok(all)
}

/// The certificates that are trusted, as DER, each with whether it may sign others.
fn trusted(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let context = vm.kept::<Context>(args.get(0))?.shared();
    let all = crate::object::List(vm.new_list(&[])?);
    for certificate in context.cert_store().all_certificates() {
        let data = vm.new_bytes(&certificate.to_der().unwrap_or_default())?;
        // SAFETY: the certificate is there.
        let may_sign = unsafe { X509_check_ca(certificate.as_ptr()) } > 0;
        let may_sign = vm.bool(may_sign);
        let pair = vm.new_tuple(&[data, may_sign])?;
        all.push(vm, pair)?;
    }
    Ok(all.0)
}

unsafe extern "C" {
    fn X509_check_ca(certificate: *mut ffi::X509) -> i32;
}

/// How often things happened: OpenSSL's numbers by name.
fn numbers(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let raw = builder(vm, args.get(0))?.as_ptr();
    let names = [
        "number",
        "connect",
        "connect_good",
        "connect_renegotiate",
        "accept",
        "accept_good",
        "accept_renegotiate",
        "hits",
        "misses",
        "timeouts",
        "cache_full",
    ];
    // Their order in OpenSSL is another one from the eighth on.
    let calls = [20, 21, 22, 23, 24, 25, 26, 27, 29, 30, 31];
    let dict = Dict::new(vm)?.0;
    for (name, call) in names.into_iter().zip(calls) {
        // SAFETY: the context is there; the call answers with a number.
        let number = unsafe { ffi::SSL_CTX_ctrl(raw, call, 0, std::ptr::null_mut()) };
        let (name, number) = (vm.intern(name)?, vm.new_int(number)?);
        Dict(dict).set(vm, name, number)?;
    }
    Ok(dict)
}

fn curve(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let name = text_of(args.get(1)).unwrap_or_default();
    let is_known =
        openssl::asn1::Asn1Object::from_str(&name).is_ok_and(|object| object.nid() != Nid::UNDEF);
    if !is_known {
        return Ok(vm.bool(false));
    }
    let result = builder(vm, args.get(0))?.set_groups_list(&name);
    done(vm, result)
}

fn parameters(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(1))?;
    let builder = builder(vm, args.get(0))?;
    let result = openssl::dh::Dh::params_from_pem(&data).and_then(|read| builder.set_tmp_dh(&read));
    done(vm, result)
}

/// `_context_names(context, number)`: from now on what hears of callbacks is asked which context is that of a name.
fn names(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let number = vm.index_i64(args.get(1))?;
    builder(vm, args.get(0))?.set_servername_callback(move |ssl, alert| named(ssl, alert, number));
    Ok(vm.none())
}

/// The answer is a tuple: an alert, -1 for none, and the number of another context, or -1.
fn named(ssl: &mut SslRef, alert: &mut SslAlert, number: i64) -> Result<(), SniError> {
    let name = ssl.servername(NameType::HOST_NAME).map(String::from);
    let told = tell(
        |vm| Ok(vec![Value::small(number), optional_text(vm, name.as_deref())?]),
        |vm, told| {
            let numbers = Tuple::of(told).filter(|told| told.len() == 2)?;
            let [code, other] =
                [0, 1].map(|at| Int::of(numbers.get(at)).map_or(-1, |n| n.clamped()));
            let other = (other >= 0)
                .then(|| vm.outside().get::<Context>(other).map(|context| context.shared()));
            Some((code, other.flatten()))
        },
    );
    let (code, other) = told.unwrap_or((80, None));
    if let Some(other) = other {
        let _ = ssl.set_ssl_context(&other);
    }
    if code < 0 {
        return Ok(());
    }
    *alert = SslAlert::from_reason_code(code as i32).unwrap_or(SslAlert::INTERNAL_ERROR);
    Err(SniError::ALERT_FATAL)
}

fn tickets(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let count = vm.index_i64(args.get(1))?.max(0) as usize;
    let result = builder(vm, args.get(0))?.set_num_tickets(count);
    done(vm, result)
}

/// Writes the keys of connections to a file.
fn keys(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let Some(path) = text_of(args.get(1)) else {
        return vm.raise(Type::TypeError, "a path is required");
    };
    let file = std::fs::OpenOptions::new().append(true).create(true).open(&path);
    let file = match file {
        Ok(file) => file,
        Err(error) => return vm.raise_os_error(&error, Some(&path)),
    };
    builder(vm, args.get(0))?.set_keylog_callback(move |_, line| {
        let mut file = &file;
        // A key that cannot be written is no error of the connection.
        let _ = writeln!(file, "{line}");
    });
    Ok(vm.none())
}

/// Whether a certificate may be asked for after the handshake.
fn later(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let flag = vm.truth(args.get(1))?;
    let raw = builder(vm, args.get(0))?.as_ptr();
    // SAFETY: the context is there.
    unsafe { ffi::SSL_CTX_set_post_handshake_auth(raw, flag as i32) };
    Ok(vm.none())
}

fn level(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let context = vm.kept::<Context>(args.get(0))?.shared();
    vm.new_int(context.security_level() as i64)
}
