//! Certificates as programs see them.

use super::wrong;
use crate::builtins::ANY;
use crate::object::{Dict, List, Raised, Value};
use crate::vm::{Args, Vm};
use foreign_types::ForeignTypeRef;
use openssl::x509::{X509, X509NameRef, X509Ref};
use openssl_sys as ffi;

crate::builtins! {
    /// Functions of certificates.
    FUNCTIONS in "_ssl";
    "_decoded" decoded (2, 2) "(data, is_text)" ANY;
    "_as_text" as_text (1, 1) "(data)" ANY;
}

unsafe extern "C" {
    // The crate's bindings leave this out.
    fn X509_NAME_ENTRY_set(entry: *const ffi::X509_NAME_ENTRY) -> i32;
}

/// `_decoded(data, is_text)`: a certificate as a dictionary, or what is wrong.
fn decoded(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(0))?;
    let read = match vm.truth(args.get(1))? {
        true => X509::from_pem(&data),
        false => X509::from_der(&data),
    };
    match read {
        Ok(certificate) => described(vm, &certificate),
        Err(stack) => wrong(vm, &stack),
    }
}

/// A certificate as PEM.
fn as_text(vm: &mut Vm, args: Args) -> Result<Value, Raised> {
    let data = vm.required_bytes(args.get(0))?;
    match X509::from_der(&data).and_then(|read| read.to_pem()) {
        Ok(text) => vm.new_str(&String::from_utf8_lossy(&text)),
        Err(stack) => wrong(vm, &stack),
    }
}

fn put(vm: &mut Vm, dict: Value, name: &str, value: Value) -> Result<(), Raised> {
    let name = vm.intern(name)?;
    Dict(dict).set(vm, name, value)
}

fn described(vm: &mut Vm, certificate: &X509Ref) -> Result<Value, Raised> {
    let dict = Dict::new(vm)?.0;
    let subject = name(vm, certificate.subject_name())?;
    put(vm, dict, "subject", subject)?;
    let issuer = name(vm, certificate.issuer_name())?;
    put(vm, dict, "issuer", issuer)?;
    put(vm, dict, "version", Value::small(certificate.version() as i64 + 1))?;
    let serial = certificate
        .serial_number()
        .to_bn()
        .and_then(|number| number.to_hex_str().map(|text| text.to_string()));
    let serial = serial.unwrap_or_default();
    let is_odd = !serial.len().is_multiple_of(2);
    let serial = vm.new_str(&if is_odd { format!("0{serial}") } else { serial })?;
    put(vm, dict, "serialNumber", serial)?;
    let before = vm.new_str(&certificate.not_before().to_string())?;
    put(vm, dict, "notBefore", before)?;
    let after = vm.new_str(&certificate.not_after().to_string())?;
    put(vm, dict, "notAfter", after)?;
    let names = other_names(vm, certificate)?;
    if !names.is_empty() {
        let names = names.to_tuple(vm)?;
        put(vm, dict, "subjectAltName", names)?;
    }
    for (key, texts) in [
        (
            "OCSP",
            certificate
                .ocsp_responders()
                .map(|all| all.iter().map(|one| one.to_string()).collect::<Vec<_>>()),
        ),
        ("caIssuers", Ok(issuers(certificate))),
        ("crlDistributionPoints", Ok(points(certificate))),
    ] {
        let texts = texts.unwrap_or_default();
        if !texts.is_empty() {
            let all = vm.new_list_for(texts.len())?;
            for text in texts {
                let text = vm.new_str(&text)?;
                all.push(vm, text)?;
            }
            let all = all.to_tuple(vm)?;
            put(vm, dict, key, all)?;
        }
    }
    Ok(dict)
}

/// Where the issuers' certificates are.
fn issuers(certificate: &X509Ref) -> Vec<String> {
    let Some(all) = certificate.authority_info() else { return Vec::new() };
    let is_issuer = |nid: openssl::nid::Nid| nid == openssl::nid::Nid::AD_CA_ISSUERS;
    let all = all.iter().filter(|one| is_issuer(one.method().nid()));
    all.filter_map(|one| one.location().uri().map(String::from)).collect()
}

/// Where lists of revoked certificates are.
fn points(certificate: &X509Ref) -> Vec<String> {
    let Some(all) = certificate.crl_distribution_points() else { return Vec::new() };
    let mut found = Vec::new();
    for point in &all {
        let names = point.distpoint().and_then(|point| point.fullname());
        for name in names.into_iter().flatten() {
            found.extend(name.uri().map(String::from));
        }
    }
    found
}

/// A name: a tuple of tuples of pairs. What is in one set belongs together.
fn name(vm: &mut Vm, name: &X509NameRef) -> Result<Value, Raised> {
    let all = vm.new_list(&[])?;
    let (mut set, mut together) = (None, List(vm.new_list(&[])?));
    for entry in name.entries() {
        // SAFETY: the entry is there.
        let number = unsafe { X509_NAME_ENTRY_set(entry.as_ptr()) };
        if set.is_some_and(|set| set != number) {
            let done = together.to_tuple(vm)?;
            List(all).push(vm, done)?;
            together = List(vm.new_list(&[])?);
        }
        set = Some(number);
        let object = entry.object();
        let key = match object.nid().long_name() {
            Ok(name) if object.nid() != openssl::nid::Nid::UNDEF => name.to_string(),
            _ => object.to_string(),
        };
        let value = entry.data().to_string().unwrap_or_default();
        let (key, value) = (vm.new_str(&key)?, vm.new_str(&value)?);
        let pair = vm.new_tuple(&[key, value])?;
        together.push(vm, pair)?;
    }
    if set.is_some() {
        let done = together.to_tuple(vm)?;
        List(all).push(vm, done)?;
    }
    List(all).to_tuple(vm)
}

/// The other names of a certificate's subject.
fn other_names(vm: &mut Vm, certificate: &X509Ref) -> Result<List, Raised> {
    let all = List(vm.new_list(&[])?);
    let Some(names) = certificate.subject_alt_names() else { return Ok(all) };
    for one in &names {
        let (key, value) = if let Some(folder) = one.directory_name() {
            (vm.new_str("DirName")?, name(vm, folder)?)
        } else {
            let (key, value) = if let Some(text) = one.dnsname() {
                ("DNS", text.to_string())
            } else if let Some(text) = one.email() {
                ("email", text.to_string())
            } else if let Some(text) = one.uri() {
                ("URI", text.to_string())
            } else if let Some(bytes) = one.ipaddress() {
                ("IP Address", address(bytes))
            } else if let Some(numbers) = registered(one) {
                ("Registered ID", numbers)
            } else {
                ("othername", "<unsupported>".to_string())
            };
            (vm.new_str(key)?, vm.new_str(&value)?)
        };
        let pair = vm.new_tuple(&[key, value])?;
        all.push(vm, pair)?;
    }
    Ok(all)
}

fn address(bytes: &[u8]) -> String {
    match bytes.len() {
        4 => bytes.iter().map(u8::to_string).collect::<Vec<_>>().join("."),
        16 => {
            let parts =
                bytes.chunks(2).map(|pair| format!("{:X}", u16::from_be_bytes([pair[0], pair[1]])));
            parts.collect::<Vec<_>>().join(":")
        }
        _ => "<invalid>".into(),
    }
}

/// The numbers of a name that is an object.
fn registered(name: &openssl::x509::GeneralNameRef) -> Option<String> {
    // SAFETY: the name is there; its type says what it has.
    unsafe {
        let raw = name.as_ptr();
        ((*raw).type_ == ffi::GEN_RID).then(|| super::dotted((*raw).d.cast()))
    }
}
