//! What a run may do besides computing, reading, and writing to a temporary folder of its own.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// One thing that a sandbox allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allow {
    /// `write:PATH`: create, change and remove what is at or below this path.
    Write(PathBuf),
    /// `network`: make sockets.
    Network,
    /// `processes`: start other processes, and send signals to them.
    Processes,
    /// `attributes`: change modes, owners and times of files. The kernel does not tell these apart by folder.
    Attributes,
}

/// The words for it, as messages list them.
pub const WORDS: &str = "write:PATH, network, processes or attributes";

impl FromStr for Allow {
    type Err = String;

    fn from_str(text: &str) -> Result<Allow, String> {
        match (text, text.strip_prefix("write:")) {
            (_, Some("")) => {
                Err("write: names no path; write: with a path, as in write:out".into())
            }
            (_, Some(path)) => Ok(Allow::Write(PathBuf::from(path))),
            ("network", _) => Ok(Allow::Network),
            ("processes", _) => Ok(Allow::Processes),
            ("attributes", _) => Ok(Allow::Attributes),
            _ => Err(format!("a sandbox has no '{text}' to allow; it has {WORDS}")),
        }
    }
}

impl fmt::Display for Allow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allow::Write(path) => write!(f, "write:{}", path.display()),
            Allow::Network => f.write_str("network"),
            Allow::Processes => f.write_str("processes"),
            Allow::Attributes => f.write_str("attributes"),
        }
    }
}

/// All that a sandbox allows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allowed {
    /// Where the run may write, besides its temporary folder.
    pub write: Vec<PathBuf>,
    /// Whether it may make sockets.
    pub network: bool,
    /// Whether it may start processes.
    pub processes: bool,
    /// Whether it may change modes, owners and times.
    pub attributes: bool,
}

impl FromIterator<Allow> for Allowed {
    fn from_iter<I: IntoIterator<Item = Allow>>(all: I) -> Allowed {
        let mut allowed = Allowed::default();
        for one in all {
            match one {
                Allow::Write(path) => allowed.write.push(path),
                Allow::Network => allowed.network = true,
                Allow::Processes => allowed.processes = true,
                Allow::Attributes => allowed.attributes = true,
            }
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_and_written() {
        for word in ["write:out/a b", "network", "processes", "attributes"] {
            assert_eq!(word.parse::<Allow>().unwrap().to_string(), word);
        }
    }

    #[test]
    fn a_wrong_word_is_refused_with_the_right_ones() {
        let why = "net".parse::<Allow>().unwrap_err();
        assert!(why.contains("'net'") && why.contains(WORDS), "{why}");
        assert!("write:".parse::<Allow>().unwrap_err().contains("names no path"));
    }
}
