//! A page in a browser: its actions and queries.

use std::path::Path;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult, no_such_element};
use thirtyfour::{By, Key, WebDriver, WebElement};

use crate::accessibility::{AXE, Answer, RUN};
use crate::error::{Result, VisitError};
use crate::screen::{Pointer, Scheme, Screen};

/// The timeout for everything that should happen. It is long because the machine may be busy.
const TIMEOUT: Duration = Duration::from_secs(120);
/// The pause between two polls.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// A page in its own browser. Elements are found by their `data-testid`.
pub struct Page {
    driver: WebDriver,
    address: String,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, address: String) -> Page {
        Page { driver, address }
    }

    /// The driver, for operations that are missing here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    // Navigation.

    /// Goes to a path relative to the server (`""` is the start page) and waits until the document is loaded.
    /// The WebAssembly module may still be loading.
    pub async fn goto(&self, path: &str) -> Result<()> {
        Ok(self.driver.goto(format!("{}{path}", self.address)).await?)
    }

    /// Goes to a path and waits until the page runs.
    pub async fn open(&self, path: &str) -> Result<()> {
        self.goto(path).await?;
        self.started().await
    }

    /// Reloads the page and waits until it runs.
    pub async fn reload(&self) -> Result<()> {
        self.driver.refresh().await?;
        self.started().await
    }

    /// Waits until the page runs.
    pub async fn started(&self) -> Result<()> {
        self.until("the page to run", "performance.getEntriesByName('lacrimosa-started').length > 0").await
    }

    // Waiting.

    /// Waits until a JavaScript expression is true.
    pub async fn until(&self, what: &str, expression: &str) -> Result<()> {
        self.poll(what, async || {
            let value: Value = self.eval(expression).await?;
            Ok(if is_true(&value) { Ok(()) } else { Err(format!("{expression} is {value}")) })
        })
        .await
    }

    /// Waits until an element shows exactly this text.
    pub async fn until_text(&self, id: &str, text: &str) -> Result<()> {
        self.poll(&format!("{id} to say “{text}”"), async || {
            let found = self.shown(id).await?.text().await?;
            Ok(if found == text { Ok(()) } else { Err(format!("“{found}”")) })
        })
        .await
    }

    /// Waits until the element does not exist or is hidden.
    pub async fn until_gone(&self, id: &str) -> Result<()> {
        self.poll(&format!("{id} to be gone"), async || match self.shown(id).await {
            Ok(_) => Ok(Err("it is still there".into())),
            Err(error) if is_temporary(&error) => Ok(Ok(())),
            Err(error) => Err(error),
        })
        .await
    }

    /// Calls `ask` until it returns `Ok(Ok(_))`. `Ok(Err(found))` and temporary errors are retried until the
    /// timeout; any other error is returned.
    pub async fn poll<T>(
        &self,
        what: &str,
        mut ask: impl AsyncFnMut() -> WebDriverResult<std::result::Result<T, String>>,
    ) -> Result<T> {
        let start = Instant::now();
        loop {
            let found = match ask().await {
                Ok(Ok(answer)) => return Ok(answer),
                Ok(Err(found)) => found,
                Err(error) if is_temporary(&error) => error.to_string(),
                Err(error) => return Err(error.into()),
            };
            if start.elapsed() >= TIMEOUT {
                return Err(VisitError::Late { what: what.into(), after: TIMEOUT, found });
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    // Queries.

    /// The element with this test id, as soon as it is shown.
    pub async fn by(&self, id: &str) -> Result<WebElement> {
        self.poll(&format!("{id} to be shown"), async || self.shown(id).await.map(Ok)).await
    }

    /// The text of an element, as soon as it is shown.
    pub async fn text(&self, id: &str) -> Result<String> {
        self.poll(&format!("{id} to be shown"), async || self.shown(id).await?.text().await.map(Ok)).await
    }

    /// How many elements have this test id now.
    pub async fn count(&self, id: &str) -> Result<usize> {
        Ok(self.driver.find_all(By::Testid(id)).await?.len())
    }

    /// The test id of the focused element, if it has one.
    pub async fn focused(&self) -> Result<Option<String>> {
        Ok(self.eval("document.activeElement?.dataset?.testid ?? null").await?)
    }

    /// The value of a JavaScript expression; a promise is awaited.
    pub async fn eval<T: DeserializeOwned>(&self, expression: &str) -> WebDriverResult<T> {
        let script = format!("return Promise.resolve({expression});");
        self.driver.execute(script, Vec::new()).await?.convert()
    }

    /// Saves a screenshot of the window as PNG.
    pub async fn screenshot(&self, file: &Path) -> Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Ok(self.driver.screenshot(file).await?)
    }

    // Input.

    /// Clicks an element as soon as it is shown and not covered.
    pub async fn click(&self, id: &str) -> Result<()> {
        self.poll(&format!("{id} to be clickable"), async || self.shown(id).await?.click().await.map(Ok))
            .await
    }

    /// Presses a key in the focused element.
    pub async fn press(&self, key: Key) -> Result<()> {
        self.write(&char::from(key).to_string()).await
    }

    /// Types a text into the focused element.
    pub async fn write(&self, text: &str) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(text).perform().await?)
    }

    /// Presses Shift and a digit, on any layout of the keyboard.
    pub async fn shift_digit(&self, digit: u8) -> Result<()> {
        let event = format!(
            "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {{ code: 'Digit{digit}', key: '{digit}', shiftKey: true, bubbles: true, cancelable: true }}))"
        );
        Ok(self.eval::<bool>(&event).await.map(drop)?)
    }

    // Emulation.

    /// Sets the size of the window's content, without its frame.
    pub async fn resize(&self, screen: Screen) -> Result<()> {
        self.devtools("Emulation.setDeviceMetricsOverride", screen.metrics()).await?;
        let touch = json!({ "enabled": screen.pointer == Pointer::Touch });
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await
    }

    /// Sets the colour scheme that the system prefers.
    pub async fn prefer(&self, scheme: Scheme) -> Result<()> {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme.code() }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await
    }

    /// Sets the browser's preferred language (`pl`, `fr-CA`) from the next load on.
    pub async fn speak(&self, language: &str) -> Result<()> {
        let agent: String = self.eval("navigator.userAgent").await?;
        let say = json!({ "userAgent": agent, "acceptLanguage": language });
        self.devtools("Emulation.setUserAgentOverride", say).await
    }

    /// Disconnects or reconnects the page's network.
    pub async fn network(&self, network: Network) -> Result<()> {
        self.devtools("Network.enable", json!({})).await?;
        let conditions = json!({
            "offline": network == Network::None,
            "latency": 0,
            "downloadThroughput": -1,
            "uploadThroughput": -1,
        });
        self.devtools("Network.emulateNetworkConditions", conditions).await
    }

    /// Makes requests to these addresses fail; `*` matches anything.
    pub async fn block(&self, addresses: &[&str]) -> Result<()> {
        self.devtools("Network.enable", json!({})).await?;
        self.devtools("Network.setBlockedURLs", json!({ "urls": addresses })).await
    }

    /// Sends a command to Chromium's developer tools.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Result<()> {
        self.driver.cdp().send_raw(command, parameters).await?;
        Ok(())
    }

    // Checks.

    /// Fails if axe-core finds a violation.
    pub async fn check_accessibility(&self) -> Result<()> {
        if self.eval("typeof axe === 'undefined'").await? {
            self.driver.execute(AXE, Vec::new()).await?;
        }
        let answer: Answer = self.driver.execute_async(RUN, Vec::new()).await?.convert()?;
        match answer {
            Answer { error: Some(error), .. } => Err(VisitError::Console(vec![error])),
            Answer { violations, .. } if violations.is_empty() => Ok(()),
            Answer { violations, .. } => Err(VisitError::Accessibility(violations)),
        }
    }

    /// The console errors since the last call. Errors returned here no longer make the visit fail.
    pub async fn console(&self) -> Result<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        let (bad, rest): (Vec<_>, Vec<_>) = entries.into_iter().partition(|entry| entry.level == "SEVERE");
        for entry in rest {
            println!("console: {} {}", entry.level, entry.message);
        }
        Ok(bad.into_iter().map(|entry| entry.message).collect())
    }

    /// Fails if the page logged errors in its console.
    pub async fn check_console(&self) -> Result<()> {
        match self.console().await? {
            lines if lines.is_empty() => Ok(()),
            lines => Err(VisitError::Console(lines)),
        }
    }

    /// Saves a screenshot of a failed visit and prints its console errors.
    pub(crate) async fn report_failure(&self) {
        let test = std::thread::current().name().unwrap_or("visit").replace("::", "-");
        let file = std::env::temp_dir().join("lacrimosa-failed").join(format!("{test}.png"));
        if self.screenshot(&file).await.is_ok() {
            println!("a picture of the failure: {}", file.display());
        }
        for line in self.console().await.unwrap_or_default() {
            println!("console: {line}");
        }
    }

    /// The element, if it exists and is shown.
    async fn shown(&self, id: &str) -> WebDriverResult<WebElement> {
        let element = self.driver.find(By::Testid(id)).await?;
        if element.is_displayed().await? {
            Ok(element)
        } else {
            Err(no_such_element(format!("{id} is hidden")))
        }
    }
}

/// Whether the page has a network connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// Connected.
    Usual,
    /// Disconnected.
    None,
}

/// Whether an error can go away by itself while the page changes.
fn is_temporary(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::NoSuchElement(_)
            | WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
    )
}

/// Whether JavaScript treats the value as true.
fn is_true(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(is) => *is,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    }
}
