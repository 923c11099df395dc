//! The skylines of the places, cut out of paper.

use leptos::prelude::*;
use page::vignette;

/// The picture of a place by its id in the edition; none for a place of another edition.
pub fn skyline(id: &str) -> Option<AnyView> {
    let href = format!("art/{}.svg#art", vignette::of_place(id)?);
    Some(view! { <svg viewBox="0 0 480 136" aria-hidden="true"><use href=href></use></svg> }.into_any())
}
