//! HMAC, and keys made of passwords: RFC 2104, RFC 8018, RFC 7914.
//!
//! The crates `hmac` and `pbkdf2` want the algorithm as a type; here it is known when the program runs.

use super::hasher::Hasher;

/// HMAC under way.
#[derive(Clone)]
pub(super) struct Mac {
    inner: Hasher,
    outer: Hasher,
}

impl Mac {
    /// A new one. `hasher` has taken nothing yet.
    pub(super) fn new(hasher: Hasher, key: &[u8]) -> Mac {
        let (_, block) = hasher.sizes();
        let mut padded = vec![0; block];
        if key.len() > block {
            let mut short = hasher.clone();
            short.update(key);
            let digest = short.finish(0);
            padded[..digest.len()].copy_from_slice(&digest);
        } else {
            padded[..key.len()].copy_from_slice(key);
        }
        let start = |pad: u8| {
            let mut started = hasher.clone();
            started.update(&padded.iter().map(|byte| byte ^ pad).collect::<Vec<_>>());
            started
        };
        Mac { inner: start(0x36), outer: start(0x5c) }
    }

    /// Takes bytes.
    pub(super) fn update(&mut self, data: &[u8]) {
        self.inner.update(data);
    }

    /// The digest.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.outer.update(&self.inner.finish(0));
        self.outer.finish(0)
    }
}

/// The steps to one block of a key.
pub(super) struct Steps {
    mac: Mac,
    last: Vec<u8>,
    sum: Vec<u8>,
}

impl Steps {
    /// The first step.
    pub(super) fn new(mac: &Mac, salt: &[u8], index: u32) -> Steps {
        let mut first = mac.clone();
        first.update(salt);
        first.update(&index.to_be_bytes());
        let last = first.finish();
        Steps { mac: mac.clone(), sum: last.clone(), last }
    }

    /// A number of steps more.
    pub(super) fn go_on(&mut self, count: i64) {
        for _ in 0..count {
            let mut next = self.mac.clone();
            next.update(&self.last);
            self.last = next.finish();
            for (sum, byte) in self.sum.iter_mut().zip(&self.last) {
                *sum ^= byte;
            }
        }
    }

    /// The block.
    pub(super) fn block(&self) -> &[u8] {
        &self.sum
    }
}

/// A key; `None` for numbers that the algorithm has not.
pub(super) fn scrypt(
    password: &[u8],
    salt: &[u8],
    [n, r, p]: [u64; 3],
    size: usize,
) -> Option<Vec<u8>> {
    if n < 2 || !n.is_power_of_two() {
        return None;
    }
    let (r, p) = (u32::try_from(r).ok()?, u32::try_from(p).ok()?);
    // The crate takes a size for its own texts only.
    let with = scrypt::Params::new(n.trailing_zeros() as u8, r, p, 32).ok()?;
    let mut key = vec![0; size];
    scrypt::scrypt(password, salt, &with, &mut key).ok()?;
    Some(key)
}
