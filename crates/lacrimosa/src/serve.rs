//! `lacrimosa serve`, the default command: serves the page to browsers on this machine and on others.

use crate::copy_command::store_error;
use crate::serve_args::ServeArgs;
use anyhow::{Context, Result, anyhow, bail};
use server::config::Config;
use server::{BindError, Server, observe};
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use texts::{Lang, t};
use tokio::net::TcpListener;

/// The default port: the year of the Requiem.
const DEFAULT_PORT: u16 = 1791;
/// How many further ports are tried before the system chooses one.
const FURTHER_PORTS: u16 = 20;

pub fn run(lang: Lang, args: &ServeArgs) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context(t::serve_no_runtime(lang))?;
    runtime.block_on(serve(lang, args))
}

async fn serve(lang: Lang, args: &ServeArgs) -> Result<()> {
    let mut config = args.config(lang)?;
    observe::log(&args.log, args.log_format);
    // Checked before the address is printed.
    server::listen::check_certificate(&config)
        .map_err(|error| anyhow!(t::serve_no_certificate(lang, error.to_string())))?;
    let _limit = catch_file_size_signal()?;
    let listener = listener(lang, args).await?;
    let bound = listener.local_addr()?;
    let mut addresses = addresses(&config, bound, &network_addresses(bound.ip()));
    let address = addresses.remove(0);
    config.network_url = (!addresses.is_empty()).then(|| address.clone());
    let server = Server::open(config).await.map_err(|error| anyhow!(store_error(lang, &error)))?;
    if args.port.is_none() && bound.port() != DEFAULT_PORT {
        eprintln!("{}", t::serve_other_port(lang, bound.port().to_string(), DEFAULT_PORT.to_string()));
    }
    let stop_requested = stop_requested()?;
    let mut message = t::serve_listening(lang, &address);
    if !addresses.is_empty() {
        message =
            format!("{message}\n{}", t::serve_network(lang, addresses.join(", "), bound.port().to_string()));
    }
    // Standard output may be closed already, which must not stop the server.
    let _ = writeln!(io::stdout(), "{message}");
    if !args.no_open && has_screen() {
        // If no browser opens, the address is on the terminal.
        let _ = open::that_detached(&address);
    }
    let served = server.serve(listener, stop_requested).await;
    served.map_err(|error| anyhow!(t::serve_no_certificate(lang, error.to_string())))
}

/// Listens on the given port, or on the default port or the next free one.
async fn listener(lang: Lang, args: &ServeArgs) -> Result<TcpListener> {
    if let Some(port) = args.port {
        return bind(lang, &args.host, port).await;
    }
    for port in DEFAULT_PORT..=DEFAULT_PORT + FURTHER_PORTS {
        match server::bind(&args.host, port).await {
            Ok(listener) => return Ok(listener),
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

/// The addresses for a browser, the best first. A browser cannot open an unspecified address such as
/// `0.0.0.0`: other machines need an address of this one, and `localhost` works on this machine.
fn addresses(config: &Config, bound: SocketAddr, network: &[IpAddr]) -> Vec<String> {
    let scheme = if config.tls.is_some() { "https" } else { "http" };
    let base = &config.base_path;
    if !bound.ip().is_unspecified() {
        return vec![format!("{scheme}://{bound}{base}/")];
    }
    let port = bound.port();
    let others = network.iter().map(|ip| format!("{scheme}://{}{base}/", SocketAddr::new(*ip, port)));
    others.chain([format!("{scheme}://localhost:{port}{base}/")]).collect()
}

/// The addresses of this machine at which a server that listens at `bound` can be reached by others. They are
/// found as the local addresses of sockets that are connected to documentation addresses (RFC 5737, 3849);
/// nothing is sent.
fn network_addresses(bound: IpAddr) -> Vec<IpAddr> {
    let from = |own: &str, to: &str| {
        let socket = UdpSocket::bind(own).ok()?;
        socket.connect(to).ok()?;
        let ip = socket.local_addr().ok()?.ip();
        (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
    };
    let four = from("0.0.0.0:0", "192.0.2.1:9");
    let six = if bound.is_ipv6() { from("[::]:0", "[2001:db8::1]:9") } else { None };
    if bound.is_unspecified() { four.into_iter().chain(six).collect() } else { Vec::new() }
}

/// Whether there is a graphical display. Without this check some systems would start a browser in the
/// terminal.
fn has_screen() -> bool {
    let says = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let everywhere = cfg!(any(windows, target_os = "macos"));
    everywhere || ["DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"].into_iter().any(says)
}

/// Completes when the user or the system asks the program to stop. Signals are handled from the call on, not
/// only from the first poll.
#[cfg(unix)]
pub fn stop_requested() -> io::Result<impl Future<Output = ()>> {
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

/// Catches the signal that the system sends at the file size limit. Without this the signal would end the program. With
/// it the write fails, and the store handles the error.
#[cfg(unix)]
fn catch_file_size_signal() -> io::Result<tokio::signal::unix::Signal> {
    const SIGXFSZ: i32 = 25;
    tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(SIGXFSZ))
}

#[cfg(windows)]
fn catch_file_size_signal() -> io::Result<()> {
    Ok(())
}

#[cfg(windows)]
pub fn stop_requested() -> io::Result<impl Future<Output = ()>> {
    let mut interrupted = tokio::signal::windows::ctrl_c()?;
    Ok(async move { drop(interrupted.recv().await) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_can_be_opened_in_a_browser() {
        let shown = |text: &str| addresses(&Config::default(), text.parse().unwrap(), &[]);
        assert_eq!(shown("127.0.0.1:1791"), ["http://127.0.0.1:1791/"]);
        assert_eq!(shown("[::1]:80"), ["http://[::1]:80/"]);
        assert_eq!(shown("0.0.0.0:1792"), ["http://localhost:1792/"]);
        assert_eq!(shown("[::]:1792"), ["http://localhost:1792/"]);
        let below = Config { base_path: "/lacrimosa".parse().unwrap(), ..Config::default() };
        let bound = "127.0.0.1:80".parse().unwrap();
        assert_eq!(addresses(&below, bound, &[]), ["http://127.0.0.1:80/lacrimosa/"]);
    }

    #[test]
    fn other_machines_get_a_network_address() {
        let below = Config { base_path: "/lacrimosa".parse().unwrap(), ..Config::default() };
        let network = ["192.168.1.20".parse().unwrap(), "2001:db8::20".parse().unwrap()];
        let shown = addresses(&below, "[::]:1791".parse().unwrap(), &network);
        assert_eq!(
            shown,
            [
                "http://192.168.1.20:1791/lacrimosa/",
                "http://[2001:db8::20]:1791/lacrimosa/",
                "http://localhost:1791/lacrimosa/"
            ]
        );
        assert_eq!(network_addresses("127.0.0.1".parse().unwrap()), [] as [IpAddr; 0]);
    }
}
