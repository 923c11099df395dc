//! The server and the driver that visits share.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Poll;
use std::time::Duration;

use server::PageFiles;
use server::config::Config;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::driver::Driver;
use crate::error::{Result, VisitError};
use crate::page::Page;
use crate::screen::Screen;

/// A server with the page on a free port, and a driver for browsers.
pub struct TestServer {
    address: String,
    server: Mutex<Option<Server>>,
    driver: Driver,
}

struct Server {
    end: oneshot::Sender<()>,
    task: JoinHandle<std::result::Result<(), server::listen::ListenError>>,
    _data: TempDir,
}

/// One visit with a server of its own, which is what most tests need.
pub async fn visit<T>(screen: Screen, there: impl AsyncFnOnce(&Page) -> Result<T>) -> Result<T> {
    let test_server = TestServer::open().await?;
    let result = test_server.visit(screen, there).await;
    test_server.close().await?;
    result
}

impl TestServer {
    /// Starts the server and the driver.
    pub async fn open() -> Result<TestServer> {
        let page = PageFiles(page_files::get);
        if !page.has_page() {
            return Err(VisitError::NoPage);
        }
        let listener = server::bind("127.0.0.1", 0).await.map_err(VisitError::NoAddress)?;
        let address = format!("http://{}/", listener.local_addr()?);
        let (end, ended) = oneshot::channel();
        let data = tempfile::tempdir()?;
        let data_folder = data.path().to_owned();
        let config = Config { page, data: data_folder, bot_pause: Duration::ZERO, ..Config::default() };
        let opened = server::Server::open(config).await;
        let opened = opened.map_err(|error| VisitError::NoServer(error.to_string()))?;
        let task = tokio::spawn(opened.serve(listener, async { drop(ended.await) }));
        let server = Mutex::new(Some(Server { end, task, _data: data }));
        Ok(TestServer { address, server, driver: Driver::start().await? })
    }

    /// The address of the page.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Opens a browser with an empty profile, runs `there` in it and always closes it. Also fails if the page
    /// logged console errors that [`Page::console`] did not return. A failed visit leaves a screenshot and
    /// prints the console errors.
    pub async fn visit<T>(&self, screen: Screen, there: impl AsyncFnOnce(&Page) -> Result<T>) -> Result<T> {
        let profile = Profile::new()?;
        let driver = self.driver.browser(&profile.0).await?;
        let page = Page::new(driver.clone(), self.address.clone());
        let ended = catch_panic(async {
            page.resize(screen).await?;
            let result = there(&page).await?;
            page.check_console().await?;
            Ok(result)
        })
        .await;
        if !matches!(ended, Ok(Ok(_))) {
            page.report_failure().await;
        }
        let closed = driver.quit().await;
        let result = ended.unwrap_or_else(|panic| resume_unwind(panic))?;
        closed?;
        Ok(result)
    }

    /// Stops the server but not the browsers, to test what a page does without it.
    pub async fn stop_serving(&self) -> Result<()> {
        let server = self.server.lock().ok().and_then(|mut server| server.take());
        if let Some(Server { end, task, _data }) = server {
            let _ = end.send(());
            task.await.map_err(std::io::Error::other)?.map_err(std::io::Error::other)?;
        }
        Ok(())
    }

    /// Stops the server and the driver.
    pub async fn close(self) -> Result<()> {
        self.stop_serving().await?;
        self.driver.stop().await
    }
}

/// Catches a panic, so that the browser can be closed first.
async fn catch_panic<T>(visit: impl Future<Output = Result<T>>) -> std::thread::Result<Result<T>> {
    let mut visit = pin!(visit);
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| visit.as_mut().poll(context))) {
        Ok(Poll::Ready(result)) => Poll::Ready(Ok(result)),
        Ok(Poll::Pending) => Poll::Pending,
        Err(panic) => Poll::Ready(Err(panic)),
    })
    .await
}

/// An empty profile folder, deleted after the visit.
struct Profile(PathBuf);

impl Profile {
    fn new() -> Result<Profile> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("lacrimosa-browser-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Profile(folder))
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
