//! Tooltips of parts of the boards: money, tracks, decks, players.

use super::key::Thing;
use super::text::Explanation;
use crate::scene::Scene;
use edition::Resources;
use texts::{Lang, effects, t};
use vocab::{Rule, Seat};

/// The tooltip of a thing; `seat` is the board that is shown.
pub fn thing(scene: &Scene, lang: Lang, seat: Seat, thing: Thing) -> Explanation {
    let printed = &scene.edition().board;
    let of = Explanation::new;
    match thing {
        Thing::Constanze => {
            of("constanze", t::tip_constanze_title(lang), &[Rule::Setup7]).line("", t::tip_constanze(lang))
        }
        Thing::Finance => finance(scene, lang, seat),
        Thing::Vp => of("vp", t::tip_vp_title(lang), &[Rule::Pay7, Rule::End8]).line("", t::tip_vp(lang)),
        Thing::Ducats => of("coin", t::tip_ducats_title(lang), &[Rule::Pay5, Rule::Pay6, Rule::End7])
            .line("", t::tip_ducats(lang))
            .line("vp", t::tip_ducats_end(lang, printed.ducats_per_vp.into())),
        Thing::Exchange => {
            let [buy, back] =
                [printed.exchange_buy, printed.exchange_return].map(|n| t::n_ducats(lang, n.into()));
            of("swap", t::tip_exchange_title(lang), &[Rule::Pay5, Rule::Int48])
                .line("", t::tip_exchange(lang, back, buy))
                .line("", t::tip_exchange_track(lang))
        }
        Thing::Period => period(scene, lang),
        Thing::Deck => of("deck", t::tip_deck_title(lang), &[Rule::Row1, Rule::Row2, Rule::Comp11])
            .line("", t::tip_deck(lang)),
        Thing::Slots => of("document", t::tip_slots_title(lang), &[Rule::Turn1, Rule::Turn2, Rule::Maint1])
            .line("", t::tip_slots(lang)),
        Thing::Hand => of("deck", t::tip_hand_title(lang), &[Rule::Round3, Rule::Turn4, Rule::Maint5])
            .line("", t::tip_hand(lang)),
        Thing::Opera => of("commission", t::tip_opera_title(lang), &[Rule::Perf1, Rule::Perf2, Rule::Perf3])
            .line("", t::tip_opera(lang)),
        Thing::Instruments => {
            of("strings", t::tip_instruments_title(lang), &[Rule::Comp9, Rule::Req2, Rule::Req6])
                .line("", t::tip_instruments(lang))
        }
        Thing::First => of("people", t::tip_first_title(lang), &[Rule::Round1, Rule::Maint10])
            .line("", t::tip_first(lang)),
        Thing::Player => player(scene, lang),
        Thing::Projected => {
            of("vp", t::tip_projected_title(lang), &[Rule::End2, Rule::End5, Rule::End6, Rule::End7])
                .line("", t::tip_projected(lang))
        }
        Thing::Coach => {
            let at = scene.words(lang, |words| words.place(scene.table().coach));
            of("travel", t::tip_coach_title(lang), &[Rule::Trav1, Rule::Trav2, Rule::Trav4])
                .line("", t::tip_coach(lang))
                .line("", t::tip_coach_at(lang, at))
        }
    }
}

fn finance(scene: &Scene, lang: Lang, seat: Seat) -> Explanation {
    let printed = &scene.edition().board;
    let at = scene.board(seat).finance;
    let here = printed.finance.get(usize::from(at)).copied().unwrap_or_default();
    let income =
        Resources { ducats: here.ducats, vp: here.vp, track_wild: here.wild, ..Resources::default() };
    let income = effects::resources(lang, &income);
    let now = if seat == scene.me {
        t::tip_finance_now(lang, income, at.into())
    } else {
        t::web_finance_label(lang, income, at.into())
    };
    let beyond = t::n_vp(lang, printed.full_finance_vp.into());
    Explanation::new("finance", t::tip_finance_title(lang), &[Rule::Perf3, Rule::Maint3, Rule::Pay4])
        .line("", t::tip_finance(lang))
        .line("", now)
        .line("vp", t::tip_finance_full(lang, beyond))
}

fn period(scene: &Scene, lang: Lang) -> Explanation {
    let round = scene.table().round;
    let years = scene.edition().board.periods[round.index()];
    let title =
        t::tip_period_title(lang, years.first.to_string(), years.last.to_string(), round.number().into());
    let left = 5 - i64::from(round.number());
    Explanation::new("deck", title, &[Rule::Round1, Rule::Round2])
        .line("", t::tip_period(lang))
        .line("", t::tip_period_left(lang, left))
}

fn player(scene: &Scene, lang: Lang) -> Explanation {
    let shown = match scene.table().level {
        // Against the Soloist nobody else is shown.
        Some(_) => t::tip_player_soloist(lang),
        None => t::tip_player(lang),
    };
    let tip = Explanation::new("people", t::tip_player_title(lang), &[Rule::Int28, Rule::End9])
        .line("", shown)
        .line("", t::tip_player_slots(lang));
    match scene.table().level {
        Some(_) => {
            let mut tip = tip.line("people", t::tip_soloist(lang));
            tip.rules.push(Rule::Solo7);
            tip
        }
        None => tip,
    }
}
