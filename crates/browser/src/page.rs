//! A page in a browser: what one does there, and what one sees.

use std::path::Path;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::error::{WebDriverError, WebDriverErrorInner, WebDriverResult, no_such_element};
use thirtyfour::{By, Key, WebDriver, WebElement};

use crate::accessibility::{AXE, Answer, RUN};
use crate::screen::{Pointer, Scheme, Screen};
use crate::trouble::{Result, Trouble};

/// How long something may take that will come, on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(120);
/// How often it is asked for.
const PULSE: Duration = Duration::from_millis(25);

/// A page in a browser of its own. Elements are named by their `data-testid`.
pub struct Page {
    driver: WebDriver,
    address: String,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, address: String) -> Page {
        Page { driver, address }
    }

    /// The driver itself, for what is not here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    // Going there.

    /// Goes to an address relative to the house (`""` is the page) and waits until it is loaded; the module may still
    /// be on its way.
    pub async fn goto(&self, path: &str) -> Result<()> {
        Ok(self.driver.goto(format!("{}{path}", self.address)).await?)
    }

    /// Goes there and waits until the page runs.
    pub async fn open(&self, path: &str) -> Result<()> {
        self.goto(path).await?;
        self.started().await
    }

    /// Loads the page again and waits until it runs.
    pub async fn reload(&self) -> Result<()> {
        self.driver.refresh().await?;
        self.started().await
    }

    /// Waits until the page runs.
    pub async fn started(&self) -> Result<()> {
        self.until("the page to run", "performance.getEntriesByName('lacrimosa-started').length > 0").await
    }

    // Waiting.

    /// Waits until an expression of JavaScript is true.
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

    /// Waits until there is no such element, or it is not shown.
    pub async fn until_gone(&self, id: &str) -> Result<()> {
        self.poll(&format!("{id} to be gone"), async || match self.shown(id).await {
            Ok(_) => Ok(Err("it is still there".into())),
            Err(error) if is_passing(&error) => Ok(Ok(())),
            Err(error) => Err(error),
        })
        .await
    }

    /// Asks again and again: `Ok(Ok(_))` ends the waiting, `Ok(Err(what was there))` and what passes by itself go on,
    /// any other error ends it, too.
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
                Err(error) if is_passing(&error) => error.to_string(),
                Err(error) => return Err(error.into()),
            };
            if start.elapsed() >= PATIENCE {
                return Err(Trouble::Late { what: what.into(), after: PATIENCE, found });
            }
            tokio::time::sleep(PULSE).await;
        }
    }

    // Seeing.

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

    /// The test id of the element that the keyboard speaks to now, if it has one.
    pub async fn focused(&self) -> Result<Option<String>> {
        Ok(self.eval("document.activeElement?.dataset?.testid ?? null").await?)
    }

    /// The value of an expression of JavaScript; a promise is awaited.
    pub async fn eval<T: DeserializeOwned>(&self, expression: &str) -> WebDriverResult<T> {
        let script = format!("return Promise.resolve({expression});");
        self.driver.execute(script, Vec::new()).await?.convert()
    }

    /// A picture of the window as PNG.
    pub async fn screenshot(&self, file: &Path) -> Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Ok(self.driver.screenshot(file).await?)
    }

    // Doing.

    /// Clicks an element as soon as that is possible: shown, in place, with nothing above it.
    pub async fn click(&self, id: &str) -> Result<()> {
        self.poll(&format!("{id} to be clickable"), async || self.shown(id).await?.click().await.map(Ok))
            .await
    }

    /// Presses a key; the focused element gets it.
    pub async fn press(&self, key: Key) -> Result<()> {
        self.write(&char::from(key).to_string()).await
    }

    /// Types a text; the focused element gets it.
    pub async fn write(&self, text: &str) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(text).perform().await?)
    }

    // The world around.

    /// Makes the inside of the window exactly so large.
    pub async fn resize(&self, screen: Screen) -> Result<()> {
        self.devtools("Emulation.setDeviceMetricsOverride", screen.metrics()).await?;
        let touch = json!({ "enabled": screen.pointer == Pointer::Touch });
        self.devtools("Emulation.setTouchEmulationEnabled", touch).await
    }

    /// Makes the system prefer light or dark.
    pub async fn prefer(&self, scheme: Scheme) -> Result<()> {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme.code() }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await
    }

    /// Makes the browser's first language this one (`pl`, `fr-CA`), from the next load on.
    pub async fn speak(&self, language: &str) -> Result<()> {
        let agent: String = self.eval("navigator.userAgent").await?;
        let say = json!({ "userAgent": agent, "acceptLanguage": language });
        self.devtools("Emulation.setUserAgentOverride", say).await
    }

    /// Takes the page's network away, or gives it back.
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

    /// Makes requests for these addresses fail; `*` stands for anything.
    pub async fn block(&self, addresses: &[&str]) -> Result<()> {
        self.devtools("Network.enable", json!({})).await?;
        self.devtools("Network.setBlockedURLs", json!({ "urls": addresses })).await
    }

    /// Says something to Chromium's developer tools.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Result<()> {
        self.driver.cdp().send_raw(command, parameters).await?;
        Ok(())
    }

    // Checks.

    /// Fails on anything that axe-core finds.
    pub async fn check_accessibility(&self) -> Result<()> {
        if self.eval("typeof axe === 'undefined'").await? {
            self.driver.execute(AXE, Vec::new()).await?;
        }
        let answer: Answer = self.driver.execute_async(RUN, Vec::new()).await?.convert()?;
        match answer {
            Answer { error: Some(error), .. } => Err(Trouble::Console(vec![error])),
            Answer { violations, .. } if violations.is_empty() => Ok(()),
            Answer { violations, .. } => Err(Trouble::Accessibility(violations)),
        }
    }

    /// What the page complained about since this was asked last; who asks has taken note of it.
    pub async fn console(&self) -> Result<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        let (bad, rest): (Vec<_>, Vec<_>) = entries.into_iter().partition(|entry| entry.level == "SEVERE");
        for entry in rest {
            println!("console: {} {}", entry.level, entry.message);
        }
        Ok(bad.into_iter().map(|entry| entry.message).collect())
    }

    /// Fails if the page complained.
    pub async fn check_console(&self) -> Result<()> {
        match self.console().await? {
            lines if lines.is_empty() => Ok(()),
            lines => Err(Trouble::Console(lines)),
        }
    }

    /// Says for a visit that failed what the page looked like and what it said.
    pub(crate) async fn leave_evidence(&self) {
        let test = std::thread::current().name().unwrap_or("visit").replace("::", "-");
        let file = std::env::temp_dir().join("lacrimosa-failed").join(format!("{test}.png"));
        if self.screenshot(&file).await.is_ok() {
            println!("a picture of the failure: {}", file.display());
        }
        for line in self.console().await.unwrap_or_default() {
            println!("console: {line}");
        }
    }

    /// The element, if it is shown now.
    async fn shown(&self, id: &str) -> WebDriverResult<WebElement> {
        let element = self.driver.find(By::Testid(id)).await?;
        if element.is_displayed().await? {
            Ok(element)
        } else {
            Err(no_such_element(format!("{id} is hidden")))
        }
    }
}

/// Whether the page can reach anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// As usual.
    Usual,
    /// Nothing can be reached.
    None,
}

/// What passes by itself while a page changes.
fn is_passing(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::NoSuchElement(_)
            | WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
    )
}

/// What JavaScript takes for true.
fn is_true(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(is) => *is,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    }
}
