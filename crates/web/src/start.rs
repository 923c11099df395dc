//! The start page.

use crate::app::App;
use leptos::prelude::*;
use rules::{Seed, Setup};
use table::Sitter;

/// The start page.
pub fn start() -> impl IntoView {
    let app = App::get();
    let solo = move |_| {
        app.begin(
            &Setup::solo(vocab::Level::Easy),
            edition::Edition::vienna(),
            Seed::from_number(1),
            vec![Sitter::human("Anna")],
        )
    };
    let bots = move |_| {
        let sitters = vec![
            Sitter::human("Anna"),
            Sitter::bot("adagio"),
            Sitter::bot("andante"),
            Sitter::bot("allegro"),
        ];
        app.begin(&Setup::players(4), edition::Edition::vienna(), Seed::from_number(2), sitters)
    };
    view! { <main id="main"><h1>"Lacrimosa"</h1><button on:click=solo>"solo"</button><button on:click=bots>"bots"</button></main> }
}
