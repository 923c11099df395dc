//! The browser client: the whole game in the page.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Starts the page; `boot.js` calls it once the module is there.
#[wasm_bindgen]
pub fn run() {
    console_error_panic_hook::set_once();
    mount_to_body(|| view! { <main><h1>"Lacrimosa"</h1></main> });
}

/// Answers a question in the worker, where there is no page.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    question.to_owned()
}
