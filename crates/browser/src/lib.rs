//! Runs the page in a real browser, for tests and screenshots.
//!
//! A [`TestServer`] serves the page on a free port and has a driver for Chromium. A [`Page`] is a Chromium
//! with an empty profile that visits this server. Waiting is done by polling with a timeout, and the error
//! says what was expected.
//!
//! ```no_run
//! use browser::{TestServer, Result, Screen};
//!
//! # async fn example() -> Result<()> {
//! let test_server = TestServer::open().await?;
//! test_server
//!     .visit(Screen::PHONE, async |page| {
//!         page.open("").await?;
//!         page.click("new-game").await?;
//!         page.until_text("whose-turn", "Your turn").await?;
//!         page.check_accessibility().await?;
//!         page.screenshot("phone.png".as_ref()).await
//!     })
//!     .await?;
//! test_server.close().await
//! # }
//! ```
//!
//! A visit also fails if the page logged errors in its console. The page is the one that `cargo run client`
//! built last.

mod accessibility;
mod driver;
mod error;
mod geometry;
mod listening;
mod matrix;
mod page;
mod person;
mod phase;
mod position;
mod screen;
mod test_server;

pub use accessibility::{Node, Violation};
pub use error::{Result, VisitError};
pub use geometry::Fault;
pub use listening::{Heard, HeardLayer};
pub use matrix::{Cell, LANGUAGES, Matrix, visit_cells};
pub use page::{Network, Page};
pub use person::{ActionCounts, GameChoice};
pub use phase::Phase;
pub use position::Position;
pub use screen::{Pointer, Scheme, Screen};
pub use test_server::{TestServer, visit};
pub use thirtyfour::{Key, WebElement};
