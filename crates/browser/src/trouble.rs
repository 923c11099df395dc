//! What can go wrong on a visit, in words for whoever reads the test's output.

use std::fmt;
use std::time::Duration;

use thirtyfour::error::WebDriverError;

use crate::Violation;

/// What can be had from a page, or why not.
pub type Result<T> = std::result::Result<T, Trouble>;

/// Why a visit failed.
pub enum Trouble {
    /// The page was not built.
    NoPage,
    /// No address for the server.
    NoAddress(server::BindError),
    /// The server could not be opened.
    NoServer(String),
    /// `chromedriver` could not be started.
    NoDriver(String),
    /// The system refuses something.
    Io(std::io::Error),
    /// The driver or the browser refuses something.
    Browser(WebDriverError),
    /// Something was expected and did not come.
    Late {
        /// What was expected.
        what: String,
        /// How long it was waited for.
        after: Duration,
        /// What was there instead.
        found: String,
    },
    /// The page complained in its console.
    Console(Vec<String>),
    /// The page shuts somebody out.
    Accessibility(Vec<Violation>),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::NoPage => write!(f, "the page is not built: cargo run client"),
            Trouble::NoAddress(error) => write!(f, "the server has no address: {error:?}"),
            Trouble::NoServer(why) => write!(f, "the server cannot be opened: {why}"),
            Trouble::NoDriver(why) => write!(f, "chromedriver cannot be started: {why}"),
            Trouble::Io(error) => error.fmt(f),
            Trouble::Browser(error) => error.fmt(f),
            Trouble::Late { what, after, found } => {
                write!(f, "waited {} s for {what}; there was: {found}", after.as_secs())
            }
            Trouble::Console(lines) => write!(f, "the console says:\n  {}", lines.join("\n  ")),
            Trouble::Accessibility(violations) => {
                write!(f, "{} rules of accessibility are broken:", violations.len())?;
                violations.iter().try_for_each(|violation| write!(f, "\n{violation}"))
            }
        }
    }
}

/// A test that returns an error prints it this way.
impl fmt::Debug for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Trouble {}

impl From<WebDriverError> for Trouble {
    fn from(error: WebDriverError) -> Self {
        Trouble::Browser(error)
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        Trouble::Io(error)
    }
}
