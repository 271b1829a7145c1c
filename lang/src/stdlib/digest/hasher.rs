//! One digest under way, whatever the algorithm.

use openssl::sha;
use sha2::Digest;
use sha3::digest::{ExtendableOutput, Update, XofReader};

/// A name and what the digest of that name is.
macro_rules! hashers {
    ($($name:literal $kind:ident $type:ty, $digest:literal, $block:literal;)*) => {
        /// A digest under way.
        #[derive(Clone)]
        pub(super) enum Hasher {
            $($kind($type),)*
            /// MD5 and SHA-1 side by side, as old TLS has them.
            Both(md5::Md5, sha1::Sha1),
            /// OpenSSL has these in assembler, as the crates have only the others.
            Sha384(sha::Sha384),
            Sha512(sha::Sha512),
            Shake128(sha3::Shake128),
            Shake256(sha3::Shake256),
            Blake2b(Box<blake2b_simd::State>, usize),
            Blake2s(Box<blake2s_simd::State>, usize),
        }

        impl Hasher {
            /// A new one; `None` if there is none of that name.
            pub(super) fn new(name: &str) -> Option<Hasher> {
                Some(match name {
                    $($name => Hasher::$kind(Default::default()),)*
                    "sha384" => Hasher::Sha384(Default::default()),
                    "sha512" => Hasher::Sha512(Default::default()),
                    "md5-sha1" => Hasher::Both(Default::default(), Default::default()),
                    "shake_128" => Hasher::Shake128(Default::default()),
                    "shake_256" => Hasher::Shake256(Default::default()),
                    "blake2b" => Hasher::Blake2b(Box::new(blake2b_simd::State::new()), 64),
                    "blake2s" => Hasher::Blake2s(Box::new(blake2s_simd::State::new()), 32),
                    _ => return None,
                })
            }

            /// Takes bytes.
            pub(super) fn update(&mut self, data: &[u8]) {
                match self {
                    $(Hasher::$kind(state) => Digest::update(state, data),)*
                    Hasher::Both(first, second) => {
                        Digest::update(first, data);
                        Digest::update(second, data);
                    }
                    Hasher::Sha384(state) => state.update(data),
                    Hasher::Sha512(state) => state.update(data),
                    Hasher::Shake128(state) => state.update(data),
                    Hasher::Shake256(state) => state.update(data),
                    Hasher::Blake2b(state, _) => drop(state.update(data)),
                    Hasher::Blake2s(state, _) => drop(state.update(data)),
                }
            }

            /// The digest; `size` is that of one of any size.
            pub(super) fn finish(self, size: usize) -> Vec<u8> {
                let mut out = Vec::new();
                match self {
                    $(Hasher::$kind(state) => out.extend_from_slice(&state.finalize()),)*
                    Hasher::Both(first, second) => {
                        out.extend_from_slice(&first.finalize());
                        out.extend_from_slice(&second.finalize());
                    }
                    Hasher::Sha384(state) => out.extend_from_slice(&state.finish()),
                    Hasher::Sha512(state) => out.extend_from_slice(&state.finish()),
                    Hasher::Shake128(state) => {
                        out.resize(size, 0);
                        state.finalize_xof().read(&mut out);
                    }
                    Hasher::Shake256(state) => {
                        out.resize(size, 0);
                        state.finalize_xof().read(&mut out);
                    }
                    Hasher::Blake2b(state, _) => out.extend_from_slice(state.finalize().as_bytes()),
                    Hasher::Blake2s(state, _) => out.extend_from_slice(state.finalize().as_bytes()),
                }
                out
            }

            /// Bytes of a digest, 0 for any size, and of a block.
            pub(super) fn sizes(&self) -> (usize, usize) {
                match self {
                    $(Hasher::$kind(_) => ($digest, $block),)*
                    Hasher::Both(..) => (36, 64),
                    Hasher::Sha384(_) => (48, 128),
                    Hasher::Sha512(_) => (64, 128),
                    Hasher::Shake128(_) => (0, 168),
                    Hasher::Shake256(_) => (0, 136),
                    Hasher::Blake2b(_, size) => (*size, 128),
                    Hasher::Blake2s(_, size) => (*size, 64),
                }
            }
        }
    };
}

hashers! {
    "md5" Md5 md5::Md5, 16, 64;
    "sha1" Sha1 sha1::Sha1, 20, 64;
    "sha224" Sha224 sha2::Sha224, 28, 64;
    "sha256" Sha256 sha2::Sha256, 32, 64;
    "sha512_224" Sha512Short sha2::Sha512_224, 28, 128;
    "sha512_256" Sha512Half sha2::Sha512_256, 32, 128;
    "sha3_224" Sha3Short sha3::Sha3_224, 28, 144;
    "sha3_256" Sha3 sha3::Sha3_256, 32, 136;
    "sha3_384" Sha3Long sha3::Sha3_384, 48, 104;
    "sha3_512" Sha3Longest sha3::Sha3_512, 64, 72;
    "ripemd160" Ripemd ripemd::Ripemd160, 20, 64;
    "sm3" Sm3 sm3::Sm3, 32, 64;
}

/// The parameters of BLAKE2.
pub(super) struct Blake<'a> {
    pub(super) size: usize,
    pub(super) key: &'a [u8],
    pub(super) salt: &'a [u8],
    pub(super) person: &'a [u8],
    pub(super) fanout: u8,
    pub(super) depth: u8,
    pub(super) leaf_size: u32,
    pub(super) node_offset: u64,
    pub(super) node_depth: u8,
    pub(super) inner_size: usize,
    pub(super) is_last: bool,
}

impl Hasher {
    /// BLAKE2s or BLAKE2b with parameters that are in their ranges.
    pub(super) fn blake(is_short: bool, with: &Blake) -> Hasher {
        macro_rules! state {
            ($crate_of:ident) => {{
                let mut all = $crate_of::Params::new();
                all.hash_length(with.size).key(with.key).salt(with.salt).personal(with.person);
                all.fanout(with.fanout).max_depth(with.depth).max_leaf_length(with.leaf_size);
                all.node_offset(with.node_offset).node_depth(with.node_depth);
                all.inner_hash_length(with.inner_size).last_node(with.is_last);
                Box::new(all.to_state())
            }};
        }
        match is_short {
            true => Hasher::Blake2s(state!(blake2s_simd), with.size),
            false => Hasher::Blake2b(state!(blake2b_simd), with.size),
        }
    }
}
