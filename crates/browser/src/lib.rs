//! A real browser at our page: tests and pictures are made with it.
//!
//! A [`House`] is a server with the page on a free port, and a driver for Chromium. A [`Page`] is a Chromium of its
//! own, with an empty profile, that visits the house. Nothing is waited for by sleeping: every question about the page
//! is asked again until it is answered or its time is up, and then the error says what was expected.
//!
//! ```no_run
//! use browser::{House, Result, Screen};
//!
//! # async fn example() -> Result<()> {
//! let house = House::open().await?;
//! house
//!     .visit(Screen::PHONE, async |page| {
//!         page.open("").await?;
//!         page.click("new-game").await?;
//!         page.until_text("whose-turn", "Your turn").await?;
//!         page.check_accessibility().await?;
//!         page.screenshot("phone.png".as_ref()).await
//!     })
//!     .await?;
//! house.close().await
//! # }
//! ```
//!
//! A visit fails, however well it went, if the page complained in its console. The page is what
//! `cargo run client` built last.

mod accessibility;
mod driver;
mod house;
mod page;
mod person;
mod screen;
mod trouble;

pub use accessibility::{Node, Violation};
pub use house::{House, visit};
pub use page::{Network, Page};
pub use person::{Deeds, Table};
pub use screen::{Pointer, Scheme, Screen};
pub use thirtyfour::{Key, WebElement};
pub use trouble::{Result, Trouble};
