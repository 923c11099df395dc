//! The legend of all icons.

use super::heading;
use crate::icons::{icon, of_action, of_instrument, of_kind, of_line, of_type, styled};
use crate::value;
use leptos::prelude::*;
use texts::{Lang, names, t};
use vocab::{Icon, Instrument, Kind, Line, Mode, OpusType, Seat};

/// An icon and its meaning.
type Symbol = (AnyView, String);

/// The legend.
pub fn legend(lang: Lang) -> AnyView {
    let groups = [
        (t::rules_page_legend_points(lang), points(lang)),
        (t::rules_page_legend_money(lang), money(lang)),
        (t::rules_page_legend_actions(lang), actions(lang)),
        (t::rules_page_legend_types(lang), types(lang)),
        (t::rules_page_legend_instruments(lang), instruments(lang)),
        (t::rules_page_legend_map(lang), places(lang)),
        (t::rules_page_legend_signs(lang), signs(lang)),
        (t::rules_page_legend_players(lang), players(lang)),
    ];
    let groups: Vec<AnyView> = groups.into_iter().map(|(title, symbols)| group(title, symbols)).collect();
    view! {
        <section class="rsec rlegend" aria-labelledby="r-legend">
            {heading("r-legend", "wild", t::rules_page_legend(lang))}
            <div class="rgroups">{groups}</div>
        </section>
    }
    .into_any()
}

fn group(title: String, symbols: Vec<Symbol>) -> AnyView {
    let symbols: Vec<AnyView> = symbols
        .into_iter()
        .map(|(drawn, words)| {
            view! { <li><span class="rsym" aria-hidden="true">{drawn}</span><span>{words}</span></li> }
                .into_any()
        })
        .collect();
    view! { <div class="rgroup"><h3>{title}</h3><ul>{symbols}</ul></div> }.into_any()
}

fn plain(name: &'static str, words: String) -> Symbol {
    (icon(name).into_any(), words)
}

fn points(lang: Lang) -> Vec<Symbol> {
    let mut all: Vec<Symbol> =
        Kind::ALL.into_iter().map(|kind| plain(of_kind(kind), names::kind(lang, kind))).collect();
    all.push(plain("wild", t::rules_page_sign_wild(lang)));
    all.push((value::steps(1, of_kind(Kind::Journey)), t::rules_page_sign_step(lang)));
    all.push((value::count(1, of_kind(Kind::Journey)), t::rules_page_sign_counter(lang)));
    all
}

fn money(lang: Lang) -> Vec<Symbol> {
    vec![
        (value::coin(3), t::rules_page_sign_ducats(lang)),
        (value::vp(5), t::rules_page_sign_vp(lang)),
        (value::count("+1", "finance"), t::rules_page_sign_finance(lang)),
    ]
}

fn actions(lang: Lang) -> Vec<Symbol> {
    let mut all: Vec<Symbol> =
        Icon::ALL.into_iter().map(|each| plain(of_action(each), names::icon(lang, each))).collect();
    all.push(plain("perform", names::mode(lang, Mode::Perform)));
    all.push(plain("sell", names::mode(lang, Mode::Sell)));
    all
}

fn types(lang: Lang) -> Vec<Symbol> {
    let mut all: Vec<Symbol> = OpusType::ALL
        .into_iter()
        .map(|kind| plain(of_type(Some(kind)), names::opus_type(lang, kind)))
        .collect();
    all.push(plain(of_type(None), t::rules_page_sign_nannerl(lang)));
    all
}

fn instruments(lang: Lang) -> Vec<Symbol> {
    let name = |each| plain(of_instrument(each), names::instrument(lang, each));
    Instrument::ALL.into_iter().map(name).collect()
}

fn places(lang: Lang) -> Vec<Symbol> {
    let mut all = vec![
        plain("travel", t::rules_page_sign_coach(lang)),
        plain("court", t::rules_page_sign_court(lang)),
        plain("city", t::rules_page_sign_city(lang)),
    ];
    all.extend(
        Line::ALL.into_iter().map(|line| plain(of_line(line), t::rules_page_sign_note(lang, line.code()))),
    );
    all.push(plain("constanze", t::rules_page_sign_constanze(lang)));
    all
}

fn signs(lang: Lang) -> Vec<Symbol> {
    let per =
        view! { <span class="val">{value::vp(2)}<span class="per">"/"</span>{styled("opera", "typ")}</span> };
    let gilt = view! { <span class="tile gilt">{value::coin(4)}</span> };
    vec![
        plain("arrow", t::rules_page_sign_arrow(lang)),
        plain("repeat", t::rules_page_sign_repeat(lang)),
        (per.into_any(), t::rules_page_sign_per(lang)),
        (gilt.into_any(), t::rules_page_sign_gilt(lang)),
        plain("turned", t::rules_page_sign_turned(lang)),
        plain("lock", t::rules_page_sign_lock(lang)),
        plain("deck", t::rules_page_sign_deck(lang)),
    ]
}

fn players(lang: Lang) -> Vec<Symbol> {
    let shape = |seat: Seat| {
        let name = crate::icons::of_seat(Some(seat));
        let drawn = view! { <span class=name>{styled(name, "sh")}</span> };
        (drawn.into_any(), names::player(lang, seat))
    };
    let mut all: Vec<Symbol> = Seat::all().map(shape).collect();
    let neutral = view! { <span class="p0">{styled("p0", "sh")}</span> };
    all.push((neutral.into_any(), t::rules_page_sign_neutral(lang)));
    all
}
