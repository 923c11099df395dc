//! Wrappers around browser APIs. Where a browser lacks an API or refuses it, nothing happens.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, HtmlInputElement, Storage, Window};

/// The window.
pub fn window() -> Option<Window> {
    web_sys::window()
}

/// The document.
pub fn document() -> Option<Document> {
    window()?.document()
}

/// Local storage; none if the browser denies access to it.
pub fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Date and time in the format of a language.
pub fn date(lang: &str, millis: f64) -> String {
    let options = js_sys::Object::new();
    for (name, value) in [("day", "numeric"), ("month", "long"), ("hour", "2-digit"), ("minute", "2-digit")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    js_sys::Date::new(&millis.into()).to_locale_string(lang, &options).into()
}

/// A date such as `2026-11-19` in the format of a language, with the day of the week.
pub fn day(lang: &str, date: &str) -> String {
    let options = js_sys::Object::new();
    let parts = [("weekday", "long"), ("day", "numeric"), ("month", "long"), ("year", "numeric")];
    for (name, value) in parts.into_iter().chain([("timeZone", "UTC")]) {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    js_sys::Date::new(&date.into()).to_locale_date_string(lang, &options).into()
}

/// A random number for the seed of a game.
pub fn random_number() -> u64 {
    let part = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
    part() << 32 | part()
}

/// Whether a media query such as `(prefers-reduced-motion: reduce)` matches.
pub fn prefers(query: &str) -> bool {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// Whether the system prefers a dark look.
pub fn prefers_dark() -> bool {
    prefers("(prefers-color-scheme: dark)")
}

/// Whether this is a phone or another small device that is touched. A narrow window counts as one.
pub fn is_phone() -> bool {
    prefers("(pointer: coarse), (max-width: 600px)")
}

/// Width and height of the window in CSS pixels.
pub fn window_size() -> (f64, f64) {
    let side = |side: Option<Result<JsValue, JsValue>>| side.and_then(|side| side.ok()?.as_f64());
    let window = window();
    let width = side(window.as_ref().map(|window| window.inner_width()));
    let height = side(window.as_ref().map(|window| window.inner_height()));
    (width.unwrap_or(1366.0), height.unwrap_or(768.0))
}

/// An element by its id.
pub fn element(id: &str) -> Option<HtmlElement> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// What is typed in a field.
pub fn field_value(id: &str) -> Option<String> {
    Some(element(id)?.dyn_into::<HtmlInputElement>().ok()?.value())
}

/// Focuses an element after the pending changes are rendered.
pub fn focus_soon(id: impl Into<String>) {
    let id = id.into();
    set_timeout(
        move || {
            let Some(element) = element(&id) else { return };
            // The whole page is taller than the window: focusing it must not scroll.
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(id == "main");
            let _ = element.focus_with_options(&options);
        },
        Duration::ZERO,
    );
}

/// Moves the focus to the decision, or to the page if there is none, where the focused element was removed or hidden. It
/// looks twice, because parts of the page may be drawn later.
pub fn recover_focus() {
    for millis in [0, 120] {
        let look = || {
            if focus_is_lost() {
                focus_soon(if element("dh").is_some() { "dh" } else { "main" });
            }
        };
        set_timeout(look, Duration::from_millis(millis));
    }
}

/// Whether no element has the focus, because the focused element was removed.
pub fn focus_is_lost() -> bool {
    let Some(document) = document() else { return false };
    let body = document.body().map(Element::from);
    document.active_element().is_none_or(|active| Some(active) == body)
}

/// Whether the element with this id has the focus.
pub fn focus_is_on(id: &str) -> bool {
    let active = document().and_then(|document| document.active_element());
    active.is_some_and(|active| active.id() == id)
}

/// Sets an attribute of the root element.
pub fn mark_document(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

/// Sets or removes an attribute of the root element that has no value.
pub fn flag_document(name: &str, on: bool) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _ = root.toggle_attribute_with_force(name, on);
    }
}

/// Gives an attribute without a value to all elements that match one of the selectors, and to no others.
pub fn mark_all(name: &str, selectors: &[String]) {
    let Some(document) = document() else { return };
    let all = |selector: &str| {
        let found = document.query_selector_all(selector).ok();
        let found =
            found.into_iter().flat_map(|found| (0..found.length()).filter_map(move |at| found.get(at)));
        found.filter_map(|node| node.dyn_into::<Element>().ok()).collect::<Vec<_>>()
    };
    all(&format!("[{name}]")).iter().for_each(|element| drop(element.remove_attribute(name)));
    for element in selectors.iter().flat_map(|selector| all(selector)) {
        let _ = element.set_attribute(name, "");
    }
}

/// Marks the parent of an element as settling for a while; the style sheet makes its boards ignore clicks meanwhile.
pub fn settle(id: &str, time: Duration) {
    let Some(page) = element(id).and_then(|inside| inside.parent_element()) else { return };
    let _ = page.set_attribute("data-settling", "");
    set_timeout(move || drop(page.remove_attribute("data-settling")), time);
}

/// Ignores the second click of a double click on what a selector matches: the first one may have changed the button
/// under the pointer.
pub fn ignore_second_clicks(selector: &'static str) {
    let ignore = Closure::<dyn Fn(web_sys::MouseEvent)>::new(move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let inside = target.is_some_and(|target| target.closest(selector).ok().flatten().is_some());
        if inside && event.detail() > 1 {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
    if let Some(document) = document() {
        let _ = document.add_event_listener_with_callback_and_bool(
            "click",
            ignore.as_ref().unchecked_ref(),
            true,
        );
    }
    ignore.forget();
}

/// Sets a CSS property of the root element from script, which a content security policy without inline styles allows.
pub fn style_document(name: &str, value: &str) {
    let root = document().and_then(|document| document.document_element());
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        let _ = root.style().set_property(name, value);
    }
}

/// Sets the title of the window.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// The fragment of the address: the part after `#`.
pub fn hash() -> String {
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Navigates to another fragment and adds a history entry.
pub fn go_to_hash(hash: &str) {
    if let Some(window) = window() {
        let _ = window.location().set_hash(hash);
    }
}

/// Navigates to another fragment and replaces the current history entry.
pub fn replace_hash(hash: &str) {
    let history = window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{hash}")));
    }
}

/// Copies the value of a text field. If the browser denies access to the clipboard, the text is at least selected.
pub fn copy_field(id: &str) -> bool {
    let Some(field) = element(id).and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else {
        return false;
    };
    field.select();
    let clipboard = window().map(|window| member(&window.navigator(), "clipboard"));
    match clipboard.filter(|clipboard| clipboard.is_object()) {
        Some(clipboard) => call(&clipboard, "writeText", &field.value().into()).is_some(),
        None => document()
            .and_then(|document| call(&document, "execCommand", &"copy".into()))
            .is_some_and(|done| done.is_truthy()),
    }
}

/// Whether the browser has the Web Share API.
pub fn can_share() -> bool {
    window().is_some_and(|window| member(&window.navigator(), "share").is_function())
}

/// Opens the browser's share dialog for a link.
pub fn share(title: &str, link: &str) {
    let data = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&data, &"title".into(), &title.into());
    let _ = js_sys::Reflect::set(&data, &"url".into(), &link.into());
    let promise = window().and_then(|window| call(&window.navigator(), "share", &data));
    if let Some(promise) = promise.and_then(|promise| promise.dyn_into::<js_sys::Promise>().ok()) {
        // The promise is rejected when the user cancels, which is not an error.
        leptos::task::spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}

/// Reads a property that some browsers lack; undefined if it is missing.
fn member(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).unwrap_or_default()
}

fn call(object: &JsValue, method: &str, argument: &JsValue) -> Option<JsValue> {
    member(object, method).dyn_into::<js_sys::Function>().ok()?.call1(object, argument).ok()
}

/// Whether the page is hidden, for example in a background tab.
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// A link to a screen of this page for other people. If the page was opened at a loopback address, which other machines
/// cannot open, the link uses the server's public address.
pub fn link_to(hash: &str, public: Option<&str>) -> String {
    let href = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    page::address::link(&href, public, hash)
}

/// Whether this page was opened at a loopback address.
pub fn is_opened_locally() -> bool {
    window()
        .and_then(|window| window.location().href().ok())
        .is_some_and(|href| page::address::is_local(&href))
}

/// Copies a text to the clipboard.
pub fn copy(text: &str) {
    if let Some(window) = window() {
        call(&member(&window.navigator(), "clipboard"), "writeText", &text.into());
    }
}

/// Downloads a text as a file.
pub fn download(name: &str, text: &str) {
    let offer = || -> Result<(), JsValue> {
        let parts = js_sys::Array::of1(&text.into());
        let options = web_sys::BlobPropertyBag::new();
        options.set_type("text/plain;charset=utf-8");
        let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
        let url = web_sys::Url::create_object_url_with_blob(&blob)?;
        let document = document().ok_or(JsValue::NULL)?;
        let link: web_sys::HtmlAnchorElement = document.create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        web_sys::Url::revoke_object_url(&url)
    };
    let _ = offer();
}
