//! A `chromedriver` process and the Chromium it starts.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use thirtyfour::{
    Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

use crate::error::{Result, VisitError};

/// The names of Chromium on different systems.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// The line of output that contains the port. The line before it contains the port 0.
const STARTED: &str = "started successfully on port ";
const TIMEOUT: Duration = Duration::from_secs(120);
/// The time limit of one script: it may play a whole game while another browser does the same.
const SCRIPT_TIMEOUT: Duration = Duration::from_secs(600);
/// No window, no sandbox (Chromium refuses it as root), no background connections.
const FLAGS: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-search-engine-choice-screen",
    "--force-color-profile=srgb",
];

/// A running driver. The process is killed when this is dropped.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts `chromedriver` on a free port.
    pub async fn start() -> Result<Driver> {
        // The HTTP client of the driver needs a TLS provider, which the workspace does not choose by default.
        // A second call fails without harm.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child =
            command.kill_on_drop(true).spawn().map_err(|error| VisitError::NoDriver(error.to_string()))?;
        let Some(out) = child.stdout.take() else {
            return Err(VisitError::NoDriver("it has no output".into()));
        };
        let mut lines = BufReader::new(out).lines();
        let port = tokio::time::timeout(TIMEOUT, port(&mut lines)).await;
        let port = port.map_err(|_| VisitError::NoDriver("it names no port".into()))??;
        // Further output must be read; otherwise the driver would block on a full pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Driver { child, port })
    }

    /// Opens a Chromium with this profile.
    pub async fn browser(&self, profile: &Path) -> Result<WebDriver> {
        let address = format!("http://127.0.0.1:{}", self.port);
        let driver = WebDriver::new(address, capabilities(profile)?).await?;
        driver.set_script_timeout(SCRIPT_TIMEOUT).await?;
        Ok(driver)
    }

    /// Stops the driver.
    pub async fn stop(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }
}

async fn port(lines: &mut Lines<BufReader<ChildStdout>>) -> Result<u16> {
    while let Some(line) = lines.next_line().await? {
        let port = line.split_once(STARTED).map(|(_, rest)| rest.trim_end_matches('.'));
        if let Some(port) = port.and_then(|port| port.parse().ok()) {
            return Ok(port);
        }
    }
    Err(VisitError::NoDriver("it ended before it named a port".into()))
}

fn capabilities(profile: &Path) -> Result<Capabilities> {
    let mut wanted = DesiredCapabilities::chrome();
    for flag in FLAGS {
        wanted.add_arg(flag)?;
    }
    wanted.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    // If none of these names exists, the driver searches for Chromium itself.
    if let Some(chromium) = CHROMIUM.iter().find_map(|name| on_path(name)) {
        wanted.set_binary(&chromium.to_string_lossy())?;
    }
    wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(wanted.into())
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}
