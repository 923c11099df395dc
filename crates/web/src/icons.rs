//! The icons of the page. They differ in shape, not only in colour.

use leptos::prelude::*;

pub use page::symbols::{of_action, of_instrument, of_kind, of_line, of_seat, of_type};

/// The SVG sprite sheet with all icons, inserted into the page once.
pub const SHEET: &str = include_str!("icons.svg");

/// An icon, hidden from screen readers: the text is beside it or on its button.
pub fn icon(name: &'static str) -> impl IntoView {
    styled(name, "")
}

/// An icon with additional CSS classes.
pub fn styled(name: &'static str, class: &'static str) -> impl IntoView {
    let href = format!("#i-{name}");
    view! { <svg class=format!("i {class}") aria-hidden="true"><use href=href></use></svg> }
}
