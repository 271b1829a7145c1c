//! How a heap is set up. The room reads no environment; whoever builds the configuration passes strings.

/// The settings of a heap.
#[derive(Clone, Debug)]
pub struct Config {
    /// Bytes handed out between two minor collections; at first, where they are adapted.
    pub nursery: usize,
    /// Whether that is adapted to what survives.
    pub adapts: bool,
    /// Bytes the heap may use, external memory included: what the machine has, if nobody says. Beyond that the system would end the
    /// process where MemoryError is due.
    pub limit: usize,
    /// Bytes beyond the limit that may be used once null has been returned, to build the exception.
    pub reserve: usize,
    /// No major collection while less than this is in use.
    pub min_heap: usize,
    /// The next major collection comes when the old space has grown to this percentage of what the last one left.
    pub growth: usize,
    /// With so many bytes in old objects, a major collection makes its marks in steps.
    pub stepped: usize,
    /// Words that a step looks at, at least.
    pub step: usize,
    /// Address space to ask for, but no more than half of what there is; halved until the system agrees.
    pub reservation: usize,
    /// Not 0: every allocation takes the slow path, and every so many slow paths ask for a collection.
    pub stress: u32,
    /// Check the whole heap around every collection, and fill what was freed with `0xDB`.
    pub verify: bool,
    /// Move nothing: every survivor is promoted in place.
    pub nomove: bool,
    /// At the limit, collect even in a runtime function before giving up.
    pub collect_in_runtime: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            nursery: 4 << 20,
            adapts: true,
            limit: super::os::memory(),
            reserve: 64 << 10,
            min_heap: 8 << 20,
            growth: 180,
            stepped: 32 << 20,
            step: 256 << 10,
            reservation: 64 << 30,
            stress: 0,
            verify: false,
            nomove: false,
            collect_in_runtime: false,
        }
    }
}

impl Config {
    /// Settings from the texts of `SIDEWINDER_GC_NURSERY`, `SIDEWINDER_GC_LIMIT` and `SIDEWINDER_GC`, where given.
    ///
    /// The first two are sizes such as `512K`, `4M`, `1G`, and a nursery of a given size keeps it; the last is a list such as `stress=10,verify,nomove`.
    /// The error says which text is wrong, and why.
    pub fn from_strings(
        nursery: Option<&str>,
        limit: Option<&str>,
        debug: Option<&str>,
    ) -> Result<Config, String> {
        let mut config = Config::default();
        if let Some(text) = nursery {
            config.nursery = size("SIDEWINDER_GC_NURSERY", text)?;
            config.adapts = false;
        }
        if let Some(text) = limit {
            config.limit = size("SIDEWINDER_GC_LIMIT", text)?;
        }
        for word in debug.unwrap_or("").split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word.split_once('=') {
                None if word == "verify" => config.verify = true,
                None if word == "nomove" => config.nomove = true,
                None if word == "stress" => config.stress = 1,
                // Each major collection, a little at a time.
                None if word == "steps" => (config.stepped, config.step) = (0, 8 << 10),
                Some(("stress", n)) => {
                    config.stress =
                        n.parse().map_err(|_| format!("SIDEWINDER_GC: not a number: {n}"))?;
                }
                _ => return Err(format!("SIDEWINDER_GC: unknown word: {word}")),
            }
        }
        Ok(config)
    }
}

/// A number of bytes: digits, and perhaps `K`, `M` or `G`. `name` is who says so.
///
/// # Errors
/// A sentence, if it is no such number or 0.
pub fn size(name: &str, text: &str) -> Result<usize, String> {
    let text = text.trim();
    // `64M` and `64MB` say the same, as with PYPY_GC_NURSERY.
    let unit = text.strip_suffix(['b', 'B']).unwrap_or(text);
    let (digits, shift) = match unit.as_bytes().last() {
        Some(b'k' | b'K') => (&unit[..unit.len() - 1], 10),
        Some(b'm' | b'M') => (&unit[..unit.len() - 1], 20),
        Some(b'g' | b'G') => (&unit[..unit.len() - 1], 30),
        _ => (unit, 0),
    };
    digits
        .parse::<usize>()
        .ok()
        .and_then(|n| n.checked_mul(1 << shift))
        .filter(|n| *n > 0)
        .ok_or_else(|| format!("{name}: not a size: {text}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "Miri has no machine to ask")]
    fn nobody_may_use_more_than_the_machine_has() {
        let limit = Config::default().limit;
        assert!((64 << 20..1 << 50).contains(&limit), "{limit}");
    }

    #[test]
    fn texts_become_settings() {
        let config = Config::from_strings(Some("64k"), Some("2GB"), Some("stress=7, verify"));
        let config = config.unwrap();
        assert_eq!((config.nursery, config.limit), (64 << 10, 2 << 30));
        assert_eq!((config.stress, config.verify, config.nomove), (7, true, false));
        assert_eq!(Config::from_strings(None, None, None).unwrap().nursery, 4 << 20);
    }

    #[test]
    fn wrong_texts_are_named() {
        let wrong = |nursery, debug| Config::from_strings(nursery, None, debug).unwrap_err();
        assert_eq!(wrong(Some("4x"), None), "SIDEWINDER_GC_NURSERY: not a size: 4x");
        assert_eq!(wrong(Some("0"), None), "SIDEWINDER_GC_NURSERY: not a size: 0");
        assert_eq!(wrong(None, Some("fast")), "SIDEWINDER_GC: unknown word: fast");
    }
}
