//! `serve`: where it listens, what it says, how it ends.

use crate::desk::Desk;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout};

/// A server that ends with the test.
pub struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts it and waits until it says its address.
pub fn serve(desk: &Desk, line: &str) -> (Serving, String, BufReader<ChildStdout>) {
    serve_with(desk, line, &[])
}

/// The same with variables of the environment.
pub fn serve_with(
    desk: &Desk,
    line: &str,
    variables: &[(&str, &str)],
) -> (Serving, String, BufReader<ChildStdout>) {
    let mut child = desk.start_with(line, variables);
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut said = String::new();
    out.read_line(&mut said).unwrap();
    let address = said.split_whitespace().find(|word| word.starts_with("http")).unwrap().to_owned();
    (Serving(child), address, out)
}

fn status(address: &str) -> String {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let mut line = TcpStream::connect(host).unwrap();
    write!(line, "GET /nothing HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).unwrap();
    answer.lines().next().unwrap().to_owned()
}

#[test]
fn it_says_in_one_line_where_it_is_and_answers_there() {
    let desk = Desk::new();
    let (_serving, address, _) = serve(&desk, "serve --port 0 --no-open");
    assert!(address.starts_with("http://127.0.0.1:"), "{address}");
    assert_eq!(status(&address), "HTTP/1.1 404 Not Found");
}

#[test]
fn a_port_that_was_asked_for_and_is_taken_is_an_error_that_names_it() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let message = Desk::new().fails(&format!("serve --port {port} --no-open"));
    assert!(message.contains(&port.to_string()) && message.contains("--port"), "{message}");
}

#[test]
fn two_that_were_not_told_a_port_find_one_each() {
    let (desk, other) = (Desk::new(), Desk::new());
    let (_one, first, _) = serve(&desk, "serve --no-open");
    let (_two, second, _) = serve(&other, "serve --no-open");
    assert_ne!(first, second);
    assert_eq!(status(&first), status(&second));
}

#[test]
fn two_do_not_share_their_data() {
    let desk = Desk::new();
    let (_one, ..) = serve(&desk, "serve --no-open");
    let message = desk.fails("serve --no-open");
    assert!(message.contains(&desk.path("data").display().to_string()), "{message}");
}

#[test]
fn a_host_that_is_not_this_machine_is_an_error() {
    let message = Desk::new().fails("serve --host 192.0.2.1 --no-open");
    assert!(message.contains("192.0.2.1") && message.contains("127.0.0.1"), "{message}");
}

#[test]
fn an_address_of_version_six_is_served() {
    // A machine may have no version 6 at all.
    if TcpListener::bind("[::1]:0").is_ok() {
        let desk = Desk::new();
        let (_serving, address, _) = serve(&desk, "serve --host ::1 --port 0 --no-open");
        assert!(address.starts_with("http://[::1]:"), "{address}");
        assert_eq!(status(&address), "HTTP/1.1 404 Not Found");
    }
}

#[test]
fn whoever_serves_a_network_is_told_the_address_for_friends_and_so_is_the_page() {
    let desk = Desk::new();
    // Nobody reads the second line: the server stays.
    let (_serving, address, _) = serve(&desk, "serve --host 0.0.0.0 --port 0 --no-open");
    let port = address.trim_end_matches('/').rsplit(':').next().unwrap();
    let mut line = TcpStream::connect(format!("127.0.0.1:{port}")).unwrap();
    write!(line, "GET /api/lobby HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).unwrap();
    // A machine without a network has no address but its own.
    if !address.starts_with("http://localhost:") {
        assert!(answer.contains(&format!("\"public_url\":\"{address}\"")), "{address}: {answer}");
        assert_eq!(status(&address), "HTTP/1.1 404 Not Found");
    }
}

#[test]
fn a_plain_start_serves() {
    let desk = Desk::new();
    let (_serving, address, _) = serve(&desk, "");
    assert_eq!(status(&address), "HTTP/1.1 404 Not Found");
}

#[test]
#[cfg(unix)]
fn it_ends_well_when_it_is_told_to() {
    let desk = Desk::new();
    for signal in ["-INT", "-TERM"] {
        let (mut serving, _, mut out) = serve(&desk, "serve --port 0 --no-open");
        let kill = std::process::Command::new("kill").arg(signal).arg(serving.0.id().to_string()).status();
        assert!(kill.unwrap().success());
        let mut rest = String::new();
        out.read_to_string(&mut rest).unwrap();
        assert_eq!((serving.0.wait().unwrap().code(), rest.as_str()), (Some(0), ""), "{signal}");
    }
}

/// What a request is answered with; nothing if nobody is there any more.
#[cfg(unix)]
fn bring_edition(address: &str, padding: usize) -> Option<u16> {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let files = edition::Edition::files_of_vienna().map(|(name, text)| {
        let text = if name == "edition.toml" {
            format!("{text}\n# {}", "x".repeat(padding))
        } else {
            text.to_owned()
        };
        (name.to_owned(), serde_json::Value::String(text))
    });
    let body =
        serde_json::json!({ "files": serde_json::Value::Object(files.into_iter().collect()) }).to_string();
    let mut line = TcpStream::connect(host).ok()?;
    let head = format!(
        "POST /api/editions HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json"
    );
    write!(line, "{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len()).ok()?;
    let mut answer = String::new();
    line.read_to_string(&mut answer).ok()?;
    answer.split(' ').nth(1)?.parse().ok()
}

/// `ulimit -f`, and the signal that comes with it.
#[cfg(unix)]
#[test]
fn a_file_that_must_not_grow_is_an_error_and_not_the_end() {
    let desk = Desk::new();
    let mut command = std::process::Command::new("sh");
    command.args([
        "-c",
        "ulimit -f 4000; exec \"$0\" serve --no-open --port 0",
        env!("CARGO_BIN_EXE_lacrimosa"),
    ]);
    command
        .env("LACRIMOSA_DATA", desk.path("data"))
        .env("LACRIMOSA_LANG", "en")
        .stdout(std::process::Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut said = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
    let _serving = Serving(child);
    let address = said.split_whitespace().find(|word| word.starts_with("http")).unwrap();
    let refused = (0..18).find_map(|number| match bring_edition(address, 400_000 + number) {
        Some(200) => None,
        other => Some(other),
    });
    assert_eq!(refused, Some(Some(503)), "the disk is full at some time, and that is said");
    assert_eq!(status(address), "HTTP/1.1 404 Not Found", "it is still there");
}
