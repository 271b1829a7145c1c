//! A page, served to this machine's browsers only.
//!
//! The address has a random token: other users of the machine, and pages of the web that guess the port, do not know it. A request must name the
//! server as `127.0.0.1` or `localhost`, so that no name of the web can be made to mean this server (DNS rebinding). One run is served, until Ctrl-C.

use std::io::{self, Write};

use tiny_http::{Header, Method, Request, Response, Server};

use crate::exit;

/// Bytes of the token.
const TOKEN: usize = 16;

/// Serves the page until the process is interrupted.
pub fn serve(page: &str) -> ! {
    let (server, token) = start().unwrap_or_else(|why| {
        exit::because(&format!("sidewinder: can't serve the traces: {why}\n"), 1)
    });
    let port = server.server_addr().to_ip().map_or(0, |address| address.port());
    let place = format!("http://127.0.0.1:{port}/{token}/");
    let mut out = io::stdout();
    let _ =
        writeln!(out, "\nThe traces are at {place}\nCtrl-C ends this.").and_then(|()| out.flush());
    exit::die_of_interrupts();
    for request in server.incoming_requests() {
        let answer = answer(&request, &token, port);
        let body = if answer == Answer::Page { page } else { "" };
        // A browser that has gone does not want it.
        let _ = request.respond(response(answer, body));
    }
    exit::with(0)
}

fn start() -> Result<(Server, String), Box<dyn std::error::Error + Send + Sync>> {
    let mut bytes = [0; TOKEN];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    let token = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok((Server::http("127.0.0.1:0")?, token))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Page,
    NotFound,
    NotAllowed,
    Misdirected,
}

fn answer(request: &Request, token: &str, port: u16) -> Answer {
    let host = request.headers().iter().find(|header| header.field.equiv("Host"));
    answer_to(
        request.method(),
        request.url(),
        host.map(|header| header.value.as_str()),
        token,
        port,
    )
}

fn answer_to(method: &Method, url: &str, host: Option<&str>, token: &str, port: u16) -> Answer {
    let is_ours = |host: &str| {
        let (name, at) = host.rsplit_once(':').unwrap_or((host, "80"));
        ["127.0.0.1", "localhost"].contains(&name) && at == port.to_string()
    };
    if !host.is_some_and(is_ours) {
        return Answer::Misdirected;
    }
    if url.strip_prefix('/').and_then(|url| url.strip_suffix('/')) != Some(token) {
        return Answer::NotFound;
    }
    if *method == Method::Get { Answer::Page } else { Answer::NotAllowed }
}

fn response(answer: Answer, body: &str) -> Response<io::Cursor<Vec<u8>>> {
    let status = match answer {
        Answer::Page => 200,
        Answer::NotFound => 404,
        Answer::NotAllowed => 405,
        Answer::Misdirected => 421,
    };
    let headers = [
        ("Content-Type", "text/html; charset=utf-8"),
        ("Cache-Control", "no-store"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ];
    let headers = headers.iter().filter_map(|(name, value)| Header::from_bytes(*name, *value).ok());
    let start = Response::from_string(body).with_status_code(status);
    headers.fold(start, Response::with_header)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_knows_the_token_and_comes_from_here_gets_the_page() {
        let ask = |method: Method, url: &str, host: Option<&str>| {
            answer_to(&method, url, host, "t0k3n", 4711)
        };
        let here = Some("127.0.0.1:4711");
        assert_eq!(ask(Method::Get, "/t0k3n/", here), Answer::Page);
        assert_eq!(ask(Method::Get, "/t0k3n/", Some("localhost:4711")), Answer::Page);
        for url in ["/", "//", "/t0k3n", "/t0k3n/x", "/t0k3/", "/t0k3n/?x", "t0k3n/"] {
            assert_eq!(ask(Method::Get, url, here), Answer::NotFound, "{url}");
        }
        for host in [None, Some("evil.example:4711"), Some("127.0.0.1"), Some("127.0.0.1:80")] {
            assert_eq!(ask(Method::Get, "/t0k3n/", host), Answer::Misdirected, "{host:?}");
        }
        assert_eq!(ask(Method::Post, "/t0k3n/", here), Answer::NotAllowed);
    }
}
