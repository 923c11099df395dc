//! Confirmation before an action that cannot be undone: the first click asks, the second click acts.

use crate::app::App;
use crate::browser;
use crate::icons::icon;
use leptos::prelude::*;
use std::sync::Arc;
use texts::{Lang, t};

/// An answer to the question: a button that acts.
#[derive(Clone)]
pub struct Way {
    code: &'static str,
    text: fn(Lang) -> String,
    act: Arc<dyn Fn() + Send + Sync>,
}

impl Way {
    /// `code` identifies the button (`data-do`), `text` is its label, and `act` runs when it is clicked.
    pub fn new(code: &'static str, text: fn(Lang) -> String, act: impl Fn() + Send + Sync + 'static) -> Way {
        Way { code, text, act: Arc::new(act) }
    }
}

/// A button that turns into a question with its answers and a cancel button. `code` must be unique on the page.
pub fn ask_first(
    app: App,
    code: impl Into<String>,
    symbol: &'static str,
    text: impl Fn(Lang) -> String + Send + Sync + 'static,
    sure: impl Fn(Lang) -> String + Send + Sync + 'static,
    ways: Vec<Way>,
) -> AnyView {
    let code = code.into();
    let keep = format!("keep-{code}");
    let asks = RwSignal::new(false);
    let focus = keep.clone();
    let ask = move |_| {
        asks.set(true);
        browser::focus_soon(focus.clone());
    };
    let button = move |way: Way| {
        let act = move |_| {
            asks.set(false);
            (way.act)();
        };
        view! { <button class="lnk bad" type="button" data-do=way.code on:click=act>{(way.text)(app.lang())}</button> }
            .into_any()
    };
    let inside = move || {
        let lang = app.lang();
        if !asks.get() {
            return view! {
                <button class="lnk" type="button" data-do=code.clone() on:click=ask.clone()>{icon(symbol)}<span>{text(lang)}</span></button>
            }
            .into_any();
        }
        let buttons: Vec<AnyView> = ways.iter().cloned().map(button).collect();
        view! {
            <div class="asks">
                <p class="sure" role="alert">{sure(lang)}</p>
                <div class="do">{buttons}<button class="lnk" type="button" id=keep.clone() on:click=move |_| asks.set(false)>{t::start_keep(lang)}</button></div>
            </div>
        }
        .into_any()
    };
    view! { {inside} }.into_any()
}
