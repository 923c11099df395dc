//! The seed and the commitment to it: the page checks that every shuffle was fixed before the first card was seen.

use crate::app::App;
use crate::icons::icon;
use crate::scene::Scene;
use leptos::prelude::*;
use record::Record;
use texts::{Lang, t};

/// Whether the seed of a game holds what was promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Held {
    /// The commitment is that of the seed, and the whole game follows from it.
    Yes,
    /// The commitment is another.
    OtherSeed,
    /// The commitment is that of the seed, but today's rules and the seed make another game.
    OtherGame,
}

/// The seed, what was promised of it, and the check.
pub fn proof(app: App, scene: &Scene, over: bool) -> AnyView {
    let lang = app.lang();
    let commitment = scene.commitment.clone();
    let seed = app.with_record(|record| record.seed_if_over().map(|seed| seed.to_string())).flatten();
    let salt = app.with_record(|record| record.salt_if_over().map(|salt| salt.to_string())).flatten();
    let salt = salt.map(|salt| view! { <span>{t::end_salt(lang)}" "<code>{salt}</code></span> });
    let held = RwSignal::new(None::<Held>);
    let promised = commitment.clone();
    let press = move |_| held.set(app.with_record(|record| check(record, &promised)));
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
            <p role="status" class=move || if held.get() == Some(Held::Yes) { "ok" } else { "bad" }>
                {move || held.get().map(|held| in_words(lang, held))}
            </p>
        </footer>
    }
    .into_any()
}

fn in_words(lang: Lang, held: Held) -> String {
    match held {
        Held::Yes => t::end_check_ok(lang),
        Held::OtherSeed => t::end_check_seed(lang),
        Held::OtherGame => t::end_check_game(lang),
    }
}

/// Makes the commitment again from the seed and the salt, then deals and plays the whole game again with it.
fn check(record: &Record, promised: &str) -> Held {
    match record.seed_if_over() {
        Some(_) if record.commitment_hex() != promised => Held::OtherSeed,
        Some(_) if record.audit().is_empty() => Held::Yes,
        _ => Held::OtherGame,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Salt, Seed, Setup};

    #[test]
    fn a_promise_that_is_not_of_the_seed_is_found_out() {
        let mut record = Record::deal(&Setup::players(2), edition::Edition::vienna(), Seed::from_number(3))
            .expect("set up");
        let mut legal = Vec::new();
        while let Some(seat) = record.game().to_act() {
            legal.clear();
            record.game().legal(&mut legal);
            record.act(seat, legal[0].action()).expect("legal");
        }
        assert_eq!(check(&record, &record.commitment_hex()), Held::Yes);
        assert_eq!(check(&record, "00"), Held::OtherSeed);
        let plain = record.commitment_hex();
        let salted = record.with_salt(Salt([1; 16]));
        assert_eq!(check(&salted, &salted.commitment_hex()), Held::Yes);
        assert_eq!(check(&salted, &plain), Held::OtherSeed);
    }
}
