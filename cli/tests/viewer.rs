//! Traces as a page: written to a file, and served to a browser on this machine.

mod folder;

use folder::{Folder, err, out};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::time::Duration;

const HOT: &str = "\
def f(n):
    total = 0
    for i in range(n):
        total += i
    return total
print(f(30000), '</script><b>')
";

#[test]
fn a_page_is_one_file_with_the_traces_in_it() {
    let folder = Folder::new("page");
    folder.write("hot.py", HOT);
    let done = folder.run(&["report", "--format", "html", "-o", "hot.html", "--", "hot.py"]);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    assert_eq!(out(&done), "449985000 </script><b>\n");
    let page = folder.read("hot.html");
    assert!(
        page.starts_with("<!doctype html>") && page.contains(r#""format":"sidewinder-traces""#)
    );
    assert!(!page.contains("</script><b>"), "no text of the program ends the document");
    assert!(page.contains("default-src 'none'"), "the page may ask for nothing");

    // The same from traces that an earlier run wrote; a program's status is the status of both.
    folder.write("hot.py", format!("{HOT}raise SystemExit(3)\n"));
    let done = folder.run(&["run", "--traces=hot.json", "hot.py"]);
    assert_eq!(done.status.code(), Some(3), "{}", err(&done));
    let done = folder.run(&["report", "--format", "html", "-o", "again.html", "hot.json"]);
    assert_eq!((done.status.code(), out(&done)), (Some(0), String::new()), "{}", err(&done));
    assert!(folder.read("again.html").contains("SystemExit(3)"));
}

#[test]
fn what_is_no_document_is_told_with_what_to_do() {
    let folder = Folder::new("nopage");
    folder.write("hot.py", HOT);
    folder.write("run.jsonl", "{\"event\":\"start\",\"schema\":1}\n");
    for (args, said) in [
        (&["report", "--format", "html", "hot.py"][..], "-o FILE"),
        (&["report", "--format", "html", "-o", "x.html", "run.jsonl"], "--traces=FILE"),
        (
            &["report", "--format", "html", "-o", "x.html", "none.json"],
            "can't read traces 'none.json'",
        ),
        (&["run", "--traces=/nowhere/x.json", "hot.py"], "can't write '/nowhere/x.json'"),
    ] {
        let done = folder.run(args);
        assert_eq!(done.status.code(), Some(2), "{args:?}");
        assert!(err(&done).contains(said), "{args:?}: {}", err(&done));
    }
}

/// What the server answers to a request.
fn ask(port: u16, path: &str, host: &str) -> String {
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[cfg(target_os = "linux")]
#[test]
fn traces_are_served_to_who_knows_the_address() {
    use std::os::unix::process::ExitStatusExt;
    let folder = Folder::new("serve");
    folder.write("hot.py", HOT);
    let plain = folder.command(&["trace", "--serve", "hot.py"]);
    let mut command = Command::new("env");
    command.arg("--default-signal=INT").arg(plain.get_program()).args(plain.get_args());
    command.current_dir(folder.path("")).stdout(Stdio::piped()).stdin(Stdio::null());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let line =
        lines.find_map(|line| line.unwrap().strip_prefix("The traces are at ").map(String::from));
    let url = line.expect("it says where");
    let rest = url.strip_prefix("http://127.0.0.1:").expect("this machine only");
    let (port, path) = rest.split_once('/').unwrap();
    let (port, path) = (port.parse::<u16>().unwrap(), format!("/{path}"));
    assert_eq!(path.len(), 34, "the token is long: {path}");
    let how = lines.find_map(|line| line.ok().filter(|line| line.contains("Ctrl-C")));
    assert!(how.is_some(), "it says how it ends");

    let here = format!("127.0.0.1:{port}");
    let page = ask(port, &path, &here);
    assert!(
        page.starts_with("HTTP/1.1 200") && page.contains("sidewinder-traces"),
        "{}",
        &page[..200]
    );
    assert!(
        page.contains("Referrer-Policy: no-referrer") && page.contains("X-Frame-Options: DENY")
    );
    for path in ["/", "/00000000000000000000000000000000/", "/../etc/passwd"] {
        assert!(ask(port, path, &here).starts_with("HTTP/1.1 404"), "{path}");
    }
    assert!(ask(port, &path, &format!("evil.example:{port}")).starts_with("HTTP/1.1 421"));
    // Only the loopback interface listens.
    let listening = std::fs::read_to_string("/proc/net/tcp").unwrap();
    let local = format!(":{port:04X} 00000000:0000 0A");
    let sockets: Vec<&str> = listening.lines().filter(|line| line.contains(&local)).collect();
    assert!(
        !sockets.is_empty() && sockets.iter().all(|line| line.contains("0100007F:")),
        "{sockets:?}"
    );

    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().signal(), Some(2));
}
