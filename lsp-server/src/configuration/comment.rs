//! Configurations in comments, beside a function or at a file's top.
//!
//! ```python
//! # sidewinder: run args="--n 1000" stdin=data/in.txt limit=20s
//! def fib(n):      # sidewinder: run fib(25)
//! ```
//!
//! `example` says the same as `run`. First comes an expression, which is evaluated in the file's module; without one the file is run. Then come options, quoted as in a
//! shell. Paths start from the folder that the file belongs to.

use std::path::{Path, PathBuf};

use super::written::expression_of;
use super::{Configuration, Named, Place, Stdin, What, units};

/// What such a comment starts with, and the words that say that it is one.
const FOR_US: &str = "sidewinder:";
const WORDS: [&str; 2] = ["run", "example"];

/// The options.
const OPTIONS: [&str; 6] = ["args", "stdin", "env", "limit", "memory", "jit"];

/// What a comment asks for, behind `run`; none: it is another comment.
pub fn asks(comment: &str) -> Option<&str> {
    let words = comment.trim_start_matches('#').trim_start().strip_prefix(FOR_US)?.trim_start();
    let rest = WORDS.iter().find_map(|word| words.strip_prefix(word))?;
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

/// The configuration that a comment asks for, in `file`, which belongs to the folder `root`.
pub fn configuration(
    asked: &str,
    file: &Path,
    root: &Path,
    line: usize,
) -> Result<Configuration, String> {
    let (expression, options) = split(asked);
    let place = Place { path: file.to_owned(), line };
    let what = match expression.is_empty() {
        true => What::File(file.to_owned()),
        false => What::Call {
            module: Named::File(file.to_owned()),
            expression: expression_of(expression)?,
        },
    };
    let name = match &what {
        What::Call { expression, .. } => expression.clone(),
        _ => file.file_name().unwrap_or_default().to_string_lossy().into_owned(),
    };
    let mut one = Configuration::new(name, what, root.to_owned(), place);
    let Some(words) = shlex::split(options) else {
        return Err(format!("`{options}`: a quote is not closed"));
    };
    for word in words {
        let Some((key, value)) = word.split_once('=') else {
            return Err(format!("`{word}` is no option: write one such as `limit=20s`"));
        };
        let listed =
            || shlex::split(value).ok_or_else(|| format!("`{value}`: a quote is not closed"));
        match key {
            "args" => one.args = listed()?,
            "stdin" => one.stdin = Some(Stdin::File(root.join(PathBuf::from(value)))),
            "env" => {
                for pair in listed()? {
                    let Some((name, value)) = pair.split_once('=') else {
                        return Err(format!("`{pair}` is no variable: write `env=\"NAME=value\"`"));
                    };
                    one.env.insert(name.to_owned(), value.to_owned());
                }
            }
            "limit" => one.time = Some(units::time(value)?),
            "memory" => one.memory = Some(units::size(value)?),
            "jit" => one.jit = Some(value.to_owned()),
            other => {
                let options = OPTIONS.join(", ");
                return Err(format!("`{other}` is no option: there are {options}"));
            }
        }
    }
    Ok(one)
}

/// Parts an expression from the options behind it: these begin at the first word outside of brackets and quotes that starts with the name of one.
fn split(asked: &str) -> (&str, &str) {
    let is_option = |rest: &str| {
        let key = rest.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-')).next();
        key.is_some_and(|key| {
            !key.is_empty()
                && rest[key.len()..].starts_with('=')
                && !rest[key.len()..].starts_with("==")
        })
    };
    let (mut depth, mut quote, mut is_start) = (0_i32, None, true);
    for (at, c) in asked.char_indices() {
        if depth <= 0 && quote.is_none() && is_start && is_option(&asked[at..]) {
            return (asked[..at].trim(), &asked[at..]);
        }
        is_start = c.is_whitespace();
        match (c, quote) {
            (c, Some(open)) if c == open => quote = None,
            (_, Some(_)) => {}
            ('"' | '\'', None) => quote = Some(c),
            ('(' | '[' | '{', None) => depth += 1,
            (')' | ']' | '}', None) => depth -= 1,
            _ => {}
        }
    }
    (asked.trim(), "")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn read(comment: &str) -> Result<Configuration, String> {
        let asked = asks(comment).expect("it asks for something");
        configuration(asked, Path::new("/p/pkg/a.py"), Path::new("/p"), 3)
    }

    #[test]
    fn comments_ask_for_calls_and_files() {
        let one = read("# sidewinder: run f([1, 2, 3])").unwrap();
        let call = |expression: &str| What::Call {
            module: Named::File("/p/pkg/a.py".into()),
            expression: expression.into(),
        };
        assert_eq!((&one.what, one.name.as_str()), (&call("f([1, 2, 3])"), "f([1, 2, 3])"));
        let one = read("#sidewinder:example f(x=1, y='a b=c') limit=500ms").unwrap();
        assert_eq!(one.what, call("f(x=1, y='a b=c')"));
        assert_eq!(one.time, Some(Duration::from_millis(500)));
        let one = read(
            r#"# sidewinder: run args="--n '1 0'" stdin=data/in.txt env="A=1 B=2" memory=64MiB jit=off"#,
        );
        let one = one.unwrap();
        assert_eq!(one.what, What::File("/p/pkg/a.py".into()));
        assert_eq!(
            (one.args, one.jit),
            (vec!["--n".to_owned(), "1 0".to_owned()], Some("off".to_owned()))
        );
        assert_eq!(one.stdin, Some(Stdin::File("/p/data/in.txt".into())));
        assert_eq!((one.env["A"].as_str(), one.env["B"].as_str()), ("1", "2"));
        assert_eq!(one.memory, Some(64 << 20));
        assert_eq!(read("# sidewinder: run").unwrap().name, "a.py");
    }

    #[test]
    fn other_comments_ask_for_nothing() {
        for other in [
            "# run f()",
            "# sidewinder: allocs=0",
            "# sidewinder: runner f()",
            "# a sidewinder: run f()",
        ] {
            assert_eq!(asks(other), None, "{other}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let why = |comment| read(comment).unwrap_err();
        assert!(
            why("# sidewinder: run f(").contains("`f(` is no expression: '(' was never closed")
        );
        assert!(
            why("# sidewinder: run arg=1").contains("`arg` is no option: there are args, stdin")
        );
        assert!(why("# sidewinder: run f() limit=x").contains("`x` is no time limit"));
        assert!(why("# sidewinder: run args=\"a").contains("a quote is not closed"));
        assert!(why("# sidewinder: run env=A").contains("`A` is no variable"));
        assert!(why("# sidewinder: run limit=1s fast").contains("`fast` is no option"));
    }
}
