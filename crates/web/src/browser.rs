//! What the page asks of the browser, each in one place; where a browser has nothing to offer, nothing happens.

use std::time::Duration;

use leptos::prelude::*;
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

/// Where small texts outlive the page; browsers can refuse it.
pub fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The languages the reader prefers, best first.
pub fn languages() -> Vec<String> {
    let Some(navigator) = window().map(|window| window.navigator()) else { return Vec::new() };
    navigator.languages().iter().filter_map(|code| code.as_string()).collect()
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// A day and a time of day as a language writes them.
pub fn date(lang: &str, millis: f64) -> String {
    let options = js_sys::Object::new();
    for (name, value) in [("day", "numeric"), ("month", "long"), ("hour", "2-digit"), ("minute", "2-digit")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    js_sys::Date::new(&millis.into()).to_locale_string(lang, &options).into()
}

/// Sixteen hexadecimal digits of chance, for the seed of a game.
pub fn random_number() -> u64 {
    let part = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
    part() << 32 | part()
}

/// Whether the reader asked for a media feature such as `(prefers-reduced-motion: reduce)`.
pub fn prefers(query: &str) -> bool {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// Whether the phone layout is shown.
pub fn is_narrow() -> bool {
    prefers("(max-width: 899px)")
}

/// An element by its id.
pub fn element(id: &str) -> Option<HtmlElement> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// Puts the focus on an element once what changed is drawn.
pub fn focus_soon(id: impl Into<String>) {
    let id = id.into();
    set_timeout(
        move || {
            if let Some(element) = element(&id) {
                let _ = element.focus();
            }
        },
        Duration::ZERO,
    );
}

/// Whether nothing has the focus: it was on something that is gone.
pub fn focus_is_lost() -> bool {
    let Some(document) = document() else { return false };
    let body = document.body().map(Element::from);
    document.active_element().is_none_or(|active| Some(active) == body)
}

/// Sets an attribute of the whole document.
pub fn mark_document(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

/// Sets a property of the whole document's style, as scripts may under a policy that forbids style attributes.
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

/// The part of the address after `#`.
pub fn hash() -> String {
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Goes to another part of the address, so that the browser's Back returns.
pub fn go_to_hash(hash: &str) {
    if let Some(window) = window() {
        let _ = window.location().set_hash(hash);
    }
}

/// Goes to another part of the address in place of this one: Back does not return here.
pub fn replace_hash(hash: &str) {
    let history = window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{hash}")));
    }
}

/// Copies what is in a field. Not every browser lets a page do so, nor every address: then it is at least selected.
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

/// Whether links can be handed to other programs.
pub fn can_share() -> bool {
    window().is_some_and(|window| member(&window.navigator(), "share").is_function())
}

/// Hands a link to another program that the reader chooses.
pub fn share(title: &str, link: &str) {
    let data = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&data, &"title".into(), &title.into());
    let _ = js_sys::Reflect::set(&data, &"url".into(), &link.into());
    let promise = window().and_then(|window| call(&window.navigator(), "share", &data));
    if let Some(promise) = promise.and_then(|promise| promise.dyn_into::<js_sys::Promise>().ok()) {
        // Whoever thinks better of it shares nothing; that is no fault.
        wasm_bindgen_futures::spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}

/// What not every browser has, by its name.
fn member(object: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(object, &name.into()).unwrap_or_default()
}

fn call(object: &JsValue, method: &str, argument: &JsValue) -> Option<JsValue> {
    member(object, method).dyn_into::<js_sys::Function>().ok()?.call1(object, argument).ok()
}

/// Whether nobody looks at the page now.
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// The address of a screen of this page, for others. `localhost` is somebody else's machine to them: there the address
/// is taken that the server knows of itself.
pub fn link_to(hash: &str, public: Option<&str>) -> String {
    let href = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    link(&href, public, hash)
}

fn link(href: &str, public: Option<&str>, hash: &str) -> String {
    let here = href.split('#').next().unwrap_or_default();
    match public.filter(|_| is_local(here)) {
        Some(public) => format!("{}/#{hash}", public.trim_end_matches('/')),
        None => format!("{here}#{hash}"),
    }
}

/// Whether only this machine can open an address.
fn is_local(href: &str) -> bool {
    let rest = href.split_once("://").map_or("", |(_, rest)| rest);
    let host = rest.split('/').next().unwrap_or_default();
    let name = match host.strip_prefix('[') {
        Some(bracketed) => bracketed.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name == "::1" || name.starts_with("127.")
}

/// Whether only this machine can open this page by its address.
pub fn is_opened_locally() -> bool {
    window().and_then(|window| window.location().href().ok()).is_some_and(|href| is_local(&href))
}

/// Puts a text where the reader can paste it from.
pub fn copy(text: &str) {
    if let Some(window) = window() {
        call(&member(&window.navigator(), "clipboard"), "writeText", &text.into());
    }
}

/// Gives the reader a file.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_for_others_do_not_lead_to_their_own_machine() {
        let public = Some("http://192.168.1.20:1791/");
        assert_eq!(link("http://localhost:1791/#/t/a", public, "/t/a"), "http://192.168.1.20:1791/#/t/a");
        assert_eq!(link("http://[::1]:1791/", public, "/t/a"), "http://192.168.1.20:1791/#/t/a");
        assert_eq!(link("http://127.0.0.1/", None, "/t/a"), "http://127.0.0.1/#/t/a");
        assert_eq!(link("https://play.example/x/", public, "/t/a"), "https://play.example/x/#/t/a");
        assert!(!is_local("https://localhost.example/") && !is_local("nonsense"));
    }
}
