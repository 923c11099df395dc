//! The server and the driver that visits share.

use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::Poll;
use std::time::Duration;

use server::config::Config;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::driver::Driver;
use crate::page::Page;
use crate::screen::Screen;
use crate::trouble::{Result, Trouble};

/// A server with the page on a free port, and a driver for browsers.
pub struct House {
    address: String,
    server: Mutex<Option<Server>>,
    driver: Driver,
}

struct Server {
    end: oneshot::Sender<()>,
    task: JoinHandle<std::result::Result<(), server::listen::ListenError>>,
    _data: TempDir,
}

/// One visit to a house of its own: what most tests need.
pub async fn visit<T>(screen: Screen, there: impl AsyncFnOnce(&Page) -> Result<T>) -> Result<T> {
    let house = House::open().await?;
    let brought = house.visit(screen, there).await;
    house.close().await?;
    brought
}

impl House {
    /// Starts both.
    pub async fn open() -> Result<House> {
        if !server::has_client() {
            return Err(Trouble::NoPage);
        }
        let listener = server::bind("127.0.0.1", 0).await.map_err(Trouble::NoAddress)?;
        let address = format!("http://{}/", listener.local_addr()?);
        let (end, ended) = oneshot::channel();
        let data = tempfile::tempdir()?;
        let config = Config { data: data.path().to_owned(), bot_pause: Duration::ZERO, ..Config::default() };
        let opened = server::Server::open(config).await;
        let opened = opened.map_err(|error| Trouble::NoServer(error.to_string()))?;
        let task = tokio::spawn(opened.serve(listener, async { drop(ended.await) }));
        let server = Mutex::new(Some(Server { end, task, _data: data }));
        Ok(House { address, server, driver: Driver::start().await? })
    }

    /// Where the page is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Opens a browser with an empty profile, does something there, and closes it however that ends. Fails also if the
    /// page complained in its console, unless [`Page::console`] was asked about it. Of a visit that fails there is a picture
    /// and the last lines of the console.
    pub async fn visit<T>(&self, screen: Screen, there: impl AsyncFnOnce(&Page) -> Result<T>) -> Result<T> {
        let profile = Profile::new()?;
        let driver = self.driver.browser(&profile.0).await?;
        let page = Page::new(driver.clone(), self.address.clone());
        let ended = caught(async {
            page.resize(screen).await?;
            let brought = there(&page).await?;
            page.check_console().await?;
            Ok(brought)
        })
        .await;
        if !matches!(ended, Ok(Ok(_))) {
            page.leave_evidence().await;
        }
        let closed = driver.quit().await;
        let brought = ended.unwrap_or_else(|panic| resume_unwind(panic))?;
        closed?;
        Ok(brought)
    }

    /// Ends the server while visits go on: what a page can do without it is seen then.
    pub async fn stop_serving(&self) -> Result<()> {
        let server = self.server.lock().ok().and_then(|mut server| server.take());
        if let Some(Server { end, task, _data }) = server {
            let _ = end.send(());
            task.await.map_err(std::io::Error::other)?.map_err(std::io::Error::other)?;
        }
        Ok(())
    }

    /// Ends both.
    pub async fn close(self) -> Result<()> {
        self.stop_serving().await?;
        self.driver.stop().await
    }
}

/// A panic is kept until the browser is closed.
async fn caught<T>(visit: impl Future<Output = Result<T>>) -> std::thread::Result<Result<T>> {
    let mut visit = pin!(visit);
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| visit.as_mut().poll(context))) {
        Ok(Poll::Ready(brought)) => Poll::Ready(Ok(brought)),
        Ok(Poll::Pending) => Poll::Pending,
        Err(panic) => Poll::Ready(Err(panic)),
    })
    .await
}

/// An empty profile, deleted when the visit is over.
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
