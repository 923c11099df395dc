//! `serve`: its addresses, its output, its shutdown.

use crate::desk::Desk;
use httpkit::Client;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::{Child, ChildStdout};

/// A running server; dropping it kills the process.
pub struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a server and waits until it prints its address.
pub fn serve(desk: &Desk, line: &str) -> (Serving, String, BufReader<ChildStdout>) {
    serve_with(desk, line, &[])
}

/// The same with environment variables.
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

fn client(address: &str) -> Client {
    Client::new(address.trim_start_matches("http://").trim_end_matches('/'))
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

/// The status of a request for a missing page.
fn status(address: &str) -> u16 {
    block_on(client(address).get("/nothing")).status
}

#[test]
fn the_first_line_of_output_has_the_address_of_the_server() {
    let desk = Desk::new();
    let (_serving, address, _) = serve(&desk, "serve --port 0 --no-open");
    assert!(address.starts_with("http://127.0.0.1:"), "{address}");
    assert_eq!(status(&address), 404);
}

#[test]
fn a_requested_port_that_is_taken_is_an_error_that_names_it() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let message = Desk::new().fails(&format!("serve --port {port} --no-open"));
    assert!(message.contains(&port.to_string()) && message.contains("--port"), "{message}");
}

#[test]
fn two_servers_without_a_given_port_use_different_ports() {
    let (desk, other) = (Desk::new(), Desk::new());
    let (_one, first, _) = serve(&desk, "serve --no-open");
    let (_two, second, _) = serve(&other, "serve --no-open");
    assert_ne!(first, second);
    assert_eq!(status(&first), status(&second));
}

#[test]
fn two_servers_cannot_use_the_same_data_folder() {
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
fn the_server_can_listen_on_an_ipv6_address() {
    // The machine may have no IPv6.
    if TcpListener::bind("[::1]:0").is_ok() {
        let desk = Desk::new();
        let (_serving, address, _) = serve(&desk, "serve --host ::1 --port 0 --no-open");
        assert!(address.starts_with("http://[::1]:"), "{address}");
        assert_eq!(status(&address), 404);
    }
}

#[test]
fn a_server_on_all_interfaces_prints_its_network_address_and_gives_it_to_the_page() {
    let desk = Desk::new();
    // The output after the first line is not read, which must not stop the server.
    let (_serving, address, _) = serve(&desk, "serve --host 0.0.0.0 --port 0 --no-open");
    let port = address.trim_end_matches('/').rsplit(':').next().unwrap();
    let host = format!("localhost:{port}");
    let lobby = Client::new(format!("127.0.0.1:{port}"));
    let answer = block_on(lobby.ask("GET", "/api/lobby", &[("Host", &host)], None)).text;
    // Without a network the server prints `localhost`.
    if !address.starts_with("http://localhost:") {
        assert!(answer.contains(&format!("\"public_url\":\"{address}\"")), "{address}: {answer}");
        assert_eq!(status(&address), 404);
    }
}

#[test]
fn the_program_without_arguments_serves() {
    let desk = Desk::new();
    let (_serving, address, _) = serve(&desk, "");
    assert_eq!(status(&address), 404);
}

#[test]
#[cfg(unix)]
fn sigint_and_sigterm_shut_the_server_down_cleanly() {
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

/// Uploads an edition; the status of the response, or `None` if the server is gone.
#[cfg(unix)]
async fn upload_edition(address: &str, padding: usize) -> Option<u16> {
    let files = edition::Edition::files_of_vienna().map(|(name, text)| {
        let text = if name == "edition.toml" {
            format!("{text}\n# {}", "x".repeat(padding))
        } else {
            text.to_owned()
        };
        (name.to_owned(), serde_json::Value::String(text))
    });
    let body = serde_json::json!({ "files": serde_json::Value::Object(files.into_iter().collect()) });
    let json = [("Content-Type", "application/json")];
    let sent = client(address).send("POST", "/api/editions", &json, body.to_string().into_bytes()).await;
    sent.ok().map(|answer| answer.status)
}

/// `ulimit -f` limits the file size; exceeding it raises SIGXFSZ.
#[cfg(unix)]
#[test]
fn reaching_the_file_size_limit_is_an_error_and_does_not_stop_the_server() {
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
    let refused = (0..18).find_map(|number| match block_on(upload_edition(address, 400_000 + number)) {
        Some(200) => None,
        other => Some(other),
    });
    assert_eq!(refused, Some(Some(503)), "an upload must fail with 503 when the limit is reached");
    assert_eq!(status(address), 404, "the server still runs");
}
