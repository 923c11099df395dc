//! `lacrimosa serve`, and a plain start: the page, for a browser on this machine or others.

use crate::copy_command::trouble;
use crate::serve_args::ServeArgs;
use anyhow::{Context, Result, anyhow, bail};
use server::config::Config;
use server::{BindError, Server, observe};
use std::io;
use std::net::SocketAddr;
use texts::{Lang, t};
use tokio::net::TcpListener;

/// The year of the Requiem.
const USUAL_PORT: u16 = 1791;
/// How many ports after the usual one are tried before any is taken.
const NEIGHBOURS: u16 = 20;

pub fn run(lang: Lang, args: &ServeArgs) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context(t::serve_no_runtime(lang))?;
    runtime.block_on(serve(lang, args))
}

async fn serve(lang: Lang, args: &ServeArgs) -> Result<()> {
    let config = args.config(lang)?;
    observe::log(&args.log, args.log_format);
    let server = Server::open(config.clone()).await.map_err(|error| anyhow!(trouble(lang, &error)))?;
    let listener = listener(lang, args).await?;
    let address = address(&config, listener.local_addr()?);
    let told_to_end = told_to_end()?;
    println!("{}", t::serve_listening(lang, &address));
    if !args.no_open && has_screen() {
        // Whether or not it opens, the address is on the terminal.
        let _ = open::that_detached(&address);
    }
    let served = server.serve(listener, told_to_end).await;
    served.map_err(|error| anyhow!(t::serve_no_certificate(lang, error.to_string())))
}

/// The port asked for, or else the usual one, or else the next that is free.
async fn listener(lang: Lang, args: &ServeArgs) -> Result<TcpListener> {
    if let Some(port) = args.port {
        return bind(lang, &args.host, port).await;
    }
    for port in USUAL_PORT..=USUAL_PORT + NEIGHBOURS {
        match server::bind(&args.host, port).await {
            Ok(listener) => {
                if port != USUAL_PORT {
                    eprintln!("{}", t::serve_other_port(lang, port.to_string(), USUAL_PORT.to_string()));
                }
                return Ok(listener);
            }
            Err(BindError::Taken) => {}
            Err(error) => bail!(refused(lang, &args.host, port, &error)),
        }
    }
    bind(lang, &args.host, 0).await
}

async fn bind(lang: Lang, host: &str, port: u16) -> Result<TcpListener> {
    server::bind(host, port).await.map_err(|error| anyhow::anyhow!(refused(lang, host, port, &error)))
}

fn refused(lang: Lang, host: &str, port: u16, error: &BindError) -> String {
    let port = port.to_string();
    match error {
        BindError::Taken => t::serve_taken(lang, port),
        BindError::Denied => t::serve_denied(lang, port),
        BindError::Host => t::serve_no_host(lang, host),
        BindError::Other(error) => t::serve_refused(lang, host, port, error.to_string()),
    }
}

/// What to type into a browser on this machine. An address that stands for all is none to go to.
fn address(config: &Config, bound: SocketAddr) -> String {
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    let base = &config.base_path;
    if bound.ip().is_unspecified() {
        format!("{scheme}://localhost:{}{base}/", bound.port())
    } else {
        format!("{scheme}://{bound}{base}/")
    }
}

/// Whether a browser could show itself. Without this check some systems would start one in the terminal.
fn has_screen() -> bool {
    let says = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let everywhere = cfg!(any(windows, target_os = "macos"));
    everywhere || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"].into_iter().any(says)
}

/// Ready when the person, or the system, wants the program to end. Listens from the call on, not only
/// from the first poll.
#[cfg(unix)]
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

#[cfg(windows)]
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move { drop(interrupted.recv().await) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_can_be_typed_into_a_browser() {
        let shown = |text: &str| address(&Config::default(), text.parse().unwrap());
        assert_eq!(shown("127.0.0.1:1791"), "http://127.0.0.1:1791/");
        assert_eq!(shown("[::1]:80"), "http://[::1]:80/");
        assert_eq!(shown("0.0.0.0:1792"), "http://localhost:1792/");
        assert_eq!(shown("[::]:1792"), "http://localhost:1792/");
        let below = Config { base_path: "/lacrimosa".parse().unwrap(), ..Config::default() };
        assert_eq!(address(&below, "127.0.0.1:80".parse().unwrap()), "http://127.0.0.1:80/lacrimosa/");
    }
}
