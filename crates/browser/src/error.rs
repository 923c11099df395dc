//! Errors of a visit, written for the reader of a test's output.

use std::fmt;
use std::time::Duration;

use thirtyfour::error::WebDriverError;

use crate::Violation;

/// The result of an operation in the browser.
pub type Result<T> = std::result::Result<T, VisitError>;

/// Why a visit failed.
pub enum VisitError {
    /// The page was not built.
    NoPage,
    /// The server could not listen on an address.
    NoAddress(server::BindError),
    /// The server could not be opened.
    NoServer(String),
    /// `chromedriver` could not be started.
    NoDriver(String),
    /// An input or output error.
    Io(std::io::Error),
    /// An error of the driver or the browser.
    Browser(WebDriverError),
    /// A timeout while waiting for something.
    Late {
        /// What was expected.
        what: String,
        /// How long it waited.
        after: Duration,
        /// What was found instead.
        found: String,
    },
    /// The page logged errors in its console.
    Console(Vec<String>),
    /// The page is not accessible.
    Accessibility(Vec<Violation>),
}

impl fmt::Display for VisitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VisitError::NoPage => write!(f, "the page is not built: cargo run client"),
            VisitError::NoAddress(error) => write!(f, "the server has no address: {error:?}"),
            VisitError::NoServer(why) => write!(f, "the server cannot be opened: {why}"),
            VisitError::NoDriver(why) => write!(f, "chromedriver cannot be started: {why}"),
            VisitError::Io(error) => error.fmt(f),
            VisitError::Browser(error) => error.fmt(f),
            VisitError::Late { what, after, found } => {
                write!(f, "waited {} s for {what}; there was: {found}", after.as_secs())
            }
            VisitError::Console(lines) => write!(f, "the console says:\n  {}", lines.join("\n  ")),
            VisitError::Accessibility(violations) => {
                write!(f, "{} rules of accessibility are broken:", violations.len())?;
                violations.iter().try_for_each(|violation| write!(f, "\n{violation}"))
            }
        }
    }
}

/// A test that returns an error prints it with `Debug`.
impl fmt::Debug for VisitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for VisitError {}

impl From<WebDriverError> for VisitError {
    fn from(error: WebDriverError) -> Self {
        VisitError::Browser(error)
    }
}

impl From<std::io::Error> for VisitError {
    fn from(error: std::io::Error) -> Self {
        VisitError::Io(error)
    }
}
