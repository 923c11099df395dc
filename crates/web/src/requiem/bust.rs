//! The portraits of the people of the Requiem.

use leptos::prelude::*;

/// The portrait of a composer, of Constanze, or of Schikaneder, who is the Soloist.
pub fn bust(code: &str) -> AnyView {
    let known = ["eybler", "stadler", "suessmayr", "freystaedtler", "constanze"];
    let name = known.into_iter().find(|known| *known == code).unwrap_or("schikaneder");
    let href = format!("art/bust-{name}.svg#art");
    view! { <span class="bust"><svg viewBox="0 0 240 300" aria-hidden="true"><use href=href></use></svg></span> }.into_any()
}
