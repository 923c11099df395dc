//! Seed and commitment: the page verifies that every shuffle was fixed before anybody saw a card.

use crate::app::App;
use crate::icons::icon;
use leptos::prelude::*;
use page::proof::{Verified, check};
use page::scene::Scene;
use texts::{Lang, t};

/// Shows seed, salt and commitment, and a button that verifies them once the game is over.
pub fn proof(app: App, scene: &Scene, over: bool) -> AnyView {
    let lang = app.lang();
    let commitment = scene.commitment.clone();
    let seed = app.with_record(|record| record.seed_if_over().map(|seed| seed.to_string())).flatten();
    let salt = app.with_record(|record| record.salt_if_over().map(|salt| salt.to_string())).flatten();
    let salt = salt.map(|salt| view! { <span>{t::end_salt(lang)}" "<code>{salt}</code></span> });
    let verified = RwSignal::new(None::<Verified>);
    let published = commitment.clone();
    let press = move |_| verified.set(app.with_record(|record| check(record, &published)));
    let button = over.then(|| {
        view! { <button class="lnk" data-do="check" on:click=press>{icon("check")}<span>{t::end_check(lang)}</span></button> }
    });
    let seed = seed.map_or_else(
        || view! { <span>{t::end_seed_hidden(lang)}</span> }.into_any(),
        |seed| view! { <span>{t::end_seed(lang)}" "<code>{seed}</code></span> }.into_any(),
    );
    view! {
        <footer class="prf">
            {seed}
            {salt}
            <span class="cmt">{t::end_commitment(lang)}" "<code title=commitment.clone()>{commitment.clone()}</code></span>
            {button}
            <p role="status" class=move || if verified.get() == Some(Verified::Yes) { "ok" } else { "bad" }>
                {move || verified.get().map(|verified| in_words(lang, verified))}
            </p>
        </footer>
    }
    .into_any()
}

fn in_words(lang: Lang, verified: Verified) -> String {
    match verified {
        Verified::Yes => t::end_check_ok(lang),
        Verified::OtherSeed => t::end_check_seed(lang),
        Verified::OtherGame => t::end_check_game(lang),
    }
}
