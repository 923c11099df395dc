//! The portraits of the people of the Requiem.

use leptos::prelude::*;

/// The portrait of a composer, of Constanze, or of Schikaneder, who is the Soloist.
pub fn bust(code: &str) -> AnyView {
    let drawing = match code {
        "eybler" => include_str!("art/bust-eybler.svg"),
        "stadler" => include_str!("art/bust-stadler.svg"),
        "suessmayr" => include_str!("art/bust-suessmayr.svg"),
        "freystaedtler" => include_str!("art/bust-freystaedtler.svg"),
        "constanze" => include_str!("art/bust-constanze.svg"),
        _ => include_str!("art/bust-schikaneder.svg"),
    };
    view! { <span class="bust" aria-hidden="true" inner_html=drawing></span> }.into_any()
}
