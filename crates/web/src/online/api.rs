//! Requests to the server: each one function, each answer a value or a problem.

use crate::browser;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text at an address of the server.
///
/// # Errors
/// The status of the answer; 0 if there was none.
pub async fn get_text(path: &str) -> Result<String, u16> {
    let window = browser::window().ok_or(0_u16)?;
    let answer = JsFuture::from(window.fetch_with_str(path)).await.map_err(|_| 0_u16)?;
    let answer: Response = answer.unchecked_into();
    if !answer.ok() {
        return Err(answer.status());
    }
    let text = JsFuture::from(answer.text().map_err(|_| 0_u16)?).await.map_err(|_| 0_u16)?;
    text.as_string().ok_or(0)
}
