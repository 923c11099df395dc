//! The module of the worker, where bots think without freezing the page.
//!
//! It is a module of its own, because the page does not need it to be shown.

use wasm_bindgen::prelude::*;

/// Answers a question. Each reply goes to `send` as JSON; the last one is the answer or says why there is none.
#[wasm_bindgen]
pub fn answer(question: &str, send: &js_sys::Function) {
    console_error_panic_hook::set_once();
    page::worker::answer(question, &mut || false, &mut |reply| {
        let reply = serde_json::to_string(&reply).unwrap_or_default();
        let _ = send.call1(&JsValue::NULL, &reply.into());
    });
}

/// Hands the trained net to the bots.
///
/// # Errors
/// If the net is of another version of the page.
#[wasm_bindgen]
pub fn install_net(bytes: &[u8]) -> Result<(), JsError> {
    page::worker::install_net(bytes).map_err(|wrong| JsError::new(&format!("{wrong:?}")))
}
