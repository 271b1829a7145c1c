//! One stream of zlib's. zlib-rs has the interface of the C library, which knows copies and dictionaries and says what is wrong in zlib's words.

// The interface is that of a library in C.
#![allow(unsafe_code)]

use libz_rs_sys as z;
use sidewinder_memory::heap::outside::tries;
use std::ffi::CStr;
use std::ptr::{NonNull, null};

/// A stream, at a place that it keeps.
pub struct Stream {
    raw: Box<z::z_stream>,
    is_deflate: bool,
    /// What was first said to be wrong.
    words: Option<String>,
}

/// What came of a step.
pub struct Step {
    /// How many bytes were taken.
    pub taken: usize,
    /// Where it was the last: the code of zlib, and what it says is wrong.
    pub end: Option<(i32, Option<String>)>,
}

const SIZE: i32 = size_of::<z::z_stream>() as i32;
/// How much room there is for what comes out at first, and at most at a time.
const ROOM: (usize, usize) = (16 << 10, 4 << 20);
/// How much is looked at in a step.
const AT_ONCE: usize = 1 << 20;

impl Stream {
    /// A new compressor: level, method, window, memory and strategy.
    pub fn deflate(of: [i32; 5]) -> Result<Stream, i32> {
        let mut raw = Box::<z::z_stream>::default();
        let [level, method, window, memory, strategy] = of;
        // zlib has no window of 256 bytes but in its own format, where it takes twice as much.
        if window == -8 {
            return Err(z::Z_STREAM_ERROR);
        }
        // SAFETY: the stream has its default allocator, and keeps its place.
        let code = unsafe {
            let version = z::zlibVersion();
            z::deflateInit2_(&mut *raw, level, method, window, memory, strategy, version, SIZE)
        };
        if code != z::Z_OK {
            return Err(code);
        }
        Ok(Stream { raw, is_deflate: true, words: None })
    }

    /// A new decompressor.
    pub fn inflate(window: i32) -> Result<Stream, i32> {
        let mut raw = Box::<z::z_stream>::default();
        // SAFETY: as above.
        let code = unsafe { z::inflateInit2_(&mut *raw, window, z::zlibVersion(), SIZE) };
        if code != z::Z_OK {
            return Err(code);
        }
        Ok(Stream { raw, is_deflate: false, words: None })
    }

    /// What the data is expected to be like.
    pub fn set_dictionary(&mut self, data: &[u8]) -> i32 {
        let Ok(length) = u32::try_from(data.len()) else { return z::Z_STREAM_ERROR };
        // SAFETY: the stream was made by the function that belongs to this one, and the bytes are there.
        unsafe {
            match self.is_deflate {
                true => z::deflateSetDictionary(&mut *self.raw, data.as_ptr(), length),
                false => z::inflateSetDictionary(&mut *self.raw, data.as_ptr(), length),
            }
        }
    }

    /// Goes a step on with data: more comes out behind `out`, until that is as long as is wanted. `None`: there is no memory.
    pub fn step(
        &mut self,
        data: &[u8],
        flush: i32,
        most: usize,
        out: &mut Vec<u8>,
    ) -> Option<Step> {
        let part = &data[..data.len().min(AT_ONCE)];
        let is_last = part.len() == data.len();
        let flush = match is_last {
            true => flush,
            false if self.is_deflate => z::Z_NO_FLUSH,
            false => z::Z_SYNC_FLUSH,
        };
        let before = out.len();
        let size = before.clamp(ROOM.0, ROOM.1).min(most - before);
        tries(|| out.try_reserve(size)).ok()?;
        out.resize(before + size, 0);
        self.raw.next_in = part.as_ptr();
        self.raw.avail_in = part.len() as u32;
        self.raw.next_out = out[before..].as_mut_ptr();
        self.raw.avail_out = size as u32;
        // SAFETY: both places have as many bytes as was said, for the length of the call.
        let code = unsafe {
            match self.is_deflate {
                true => z::deflate(&mut *self.raw, flush),
                false => z::inflate(&mut *self.raw, flush),
            }
        };
        let taken = part.len() - self.raw.avail_in as usize;
        let is_full = self.raw.avail_out == 0;
        out.truncate(before + size - self.raw.avail_out as usize);
        // A stream is copied only if there is a place for what comes out.
        (self.raw.next_in, self.raw.next_out) = (null(), NonNull::dangling().as_ptr());
        (self.raw.avail_in, self.raw.avail_out) = (0, 0);
        let goes_on = matches!(code, z::Z_OK | z::Z_BUF_ERROR);
        if goes_on && out.len() < most && (is_full || !is_last) {
            return Some(Step { taken, end: None });
        }
        if !matches!(code, z::Z_OK | z::Z_STREAM_END) && self.words.is_none() {
            self.words = self.words();
        }
        let words = self.words.clone().filter(|_| code != z::Z_OK);
        Some(Step { taken, end: Some((code, words)) })
    }

    /// What zlib says is wrong.
    fn words(&self) -> Option<String> {
        if self.raw.msg.is_null() {
            return None;
        }
        // SAFETY: the words are a constant of the library, and end in a zero byte.
        let words = unsafe { CStr::from_ptr(self.raw.msg) }.to_string_lossy();
        Some(match &*words {
            // The second is what is said where the quick loop found a distance that is too far, and forgot.
            "invalid distance code too far back" | "repeated call with bad state" => {
                "invalid distance too far back".into()
            }
            _ => words.into_owned(),
        })
    }

    /// Another one that goes on from here.
    pub fn copy(&mut self) -> Result<Stream, i32> {
        let mut raw = Box::<z::z_stream>::default();
        self.raw.next_out = NonNull::dangling().as_ptr();
        // SAFETY: the stream was made by the function that belongs to this one; the copy keeps its place.
        let code = unsafe {
            match self.is_deflate {
                true => z::deflateCopy(&mut *raw, &mut *self.raw),
                false => z::inflateCopy(&mut *raw, &*self.raw),
            }
        };
        if code != z::Z_OK {
            return Err(code);
        }
        Ok(Stream { raw, is_deflate: self.is_deflate, words: self.words.clone() })
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // SAFETY: the stream was made by the function that belongs to this one, and nobody uses it after this.
        unsafe {
            match self.is_deflate {
                true => z::deflateEnd(&mut *self.raw),
                false => z::inflateEnd(&mut *self.raw),
            };
        }
    }
}

/// Goes on with a checksum.
pub fn adler32(start: u32, data: &[u8]) -> u32 {
    // SAFETY: there are as many bytes as is said.
    unsafe { z::adler32_z(start.into(), data.as_ptr(), data.len()) as u32 }
}

/// Goes on with a checksum.
pub fn crc32(start: u32, data: &[u8]) -> u32 {
    // SAFETY: there are as many bytes as is said.
    unsafe { z::crc32_z(start.into(), data.as_ptr(), data.len()) as u32 }
}
