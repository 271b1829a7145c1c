//! The wire between an editor and the server: frames in and out, and what is no message.
//!
//! ```text
//! editor ──▶ read_frames ──▶ message? ──yes──▶ the library
//!                               └──no──▶ an error for an answer ──┐
//! editor ◀── write_frames ◀── frames of the library's ◀───────────┴──
//! ```
//!
//! The library ends with the first frame that it cannot read, and all facts with it. So frames are read here: what is no JSON, or no message of
//! JSON-RPC 2.0, is answered with an error, and the next frame is read. Requests whose names start with `$/` may be answered with "method not found", as the
//! protocol has it, and are: the library would keep silent.
//!
//! **Absent:** what messages mean.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};
use tokio::io::{
    AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader,
};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tower_lsp::jsonrpc::{Request, Response};

/// Longer bodies are passed over: no editor has such a file.
const LONGEST: usize = 512 << 20;

/// How the editor took its leave.
#[derive(Debug, Default)]
pub struct Leave {
    asked: AtomicBool,
    left: AtomicBool,
}

impl Leave {
    /// The status that the process ends with: 1 where the editor said `exit` and had not said `shutdown`.
    pub fn status(&self) -> i32 {
        let is_rude = self.left.load(Ordering::SeqCst) && !self.asked.load(Ordering::SeqCst);
        i32::from(is_rude)
    }
}

/// One frame's body, or why there is none.
enum Frame {
    Body(Vec<u8>),
    /// The header has no length, or one that cannot be.
    NoLength,
    End,
}

async fn read_frame(from: &mut (impl AsyncBufRead + Unpin)) -> Frame {
    let mut length: Option<usize> = None;
    loop {
        let mut line = Vec::new();
        match from.read_until(b'\n', &mut line).await {
            Ok(0) | Err(_) => return Frame::End,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&line);
        let line = line.trim_end_matches(['\r', '\n']);
        if line.is_empty() {
            break;
        }
        // Other headers say nothing that matters. What is none is what is left of a frame that was none.
        if let Some((name, value)) = line.split_once(':')
            && name.trim().eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().ok();
        }
    }
    match length.filter(|&length| length <= LONGEST) {
        None => Frame::NoLength,
        Some(length) => {
            let mut body = vec![0; length];
            match from.read_exact(&mut body).await {
                Ok(_) => Frame::Body(body),
                Err(_) => Frame::End,
            }
        }
    }
}

/// A message with its header.
fn framed(body: &[u8]) -> Vec<u8> {
    let mut frame = format!("Content-Length: {}\r\n\r\n", body.len()).into_bytes();
    frame.extend_from_slice(body);
    frame
}

/// Passes messages of the editor's on to the library, and answers what is none.
pub async fn read_frames(
    from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    answers: UnboundedSender<Vec<u8>>,
    leave: &Leave,
) {
    let mut from = BufReader::new(from);
    loop {
        let passed = match read_frame(&mut from).await {
            Frame::End => return,
            Frame::NoLength => Err(refusal(Value::Null, -32700, "a header without Content-Length")),
            Frame::Body(body) => message(body, leave),
        };
        match passed {
            // Nobody reads any more: the library has ended.
            Ok(body) if to.write_all(&framed(&body)).await.is_err() => return,
            Ok(_) => {}
            Err(answer) => {
                let words = format!("refused a message: {}", answer["error"]["message"]);
                let log = json!({"jsonrpc": "2.0", "method": "window/logMessage", "params": {"type": 2, "message": words}});
                for message in [answer, log] {
                    if answers.send(framed(message.to_string().as_bytes())).is_err() {
                        return;
                    }
                }
            }
        }
    }
}

fn refusal(id: Value, code: i64, why: &str) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": why}})
}

/// The body if it is a message that the library takes, else what it is answered with.
fn message(body: Vec<u8>, leave: &Leave) -> Result<Vec<u8>, Value> {
    let value: Value = serde_json::from_slice(&body)
        .map_err(|why| refusal(Value::Null, -32700, &format!("no JSON: {why}")))?;
    let id = value.get("id").filter(|id| id.is_i64() || id.is_string()).cloned();
    let method = value.get("method").and_then(Value::as_str).map(str::to_owned);
    match (method.as_deref(), &id) {
        (Some(method), Some(id)) if method.starts_with("$/") => {
            return Err(refusal(id.clone(), -32601, &format!("there is no method {method}")));
        }
        (Some("shutdown"), Some(_)) => leave.asked.store(true, Ordering::SeqCst),
        (Some("exit"), _) => leave.left.store(true, Ordering::SeqCst),
        _ => {}
    }
    let is_message = match method {
        Some(_) => serde_json::from_value::<Request>(value).is_ok(),
        None => serde_json::from_value::<Response>(value).is_ok(),
    };
    if is_message {
        Ok(body)
    } else {
        Err(refusal(id.unwrap_or_default(), -32600, "no message of JSON-RPC 2.0"))
    }
}

/// Takes the library's messages, whole ones.
pub async fn take_frames(from: impl AsyncRead + Unpin, to: UnboundedSender<Vec<u8>>) {
    let mut from = BufReader::new(from);
    while let Frame::Body(body) = read_frame(&mut from).await {
        if to.send(framed(&body)).is_err() {
            return;
        }
    }
}

/// Writes messages until there are no more.
pub async fn write_frames(mut frames: UnboundedReceiver<Vec<u8>>, mut to: impl AsyncWrite + Unpin) {
    while let Some(frame) = frames.recv().await {
        if to.write_all(&frame).await.is_err() || to.flush().await.is_err() {
            return;
        }
    }
}
