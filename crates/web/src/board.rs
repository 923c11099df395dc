//! A personal board: slots, tracks, Finance, instrument spaces, Opus cards and the hand.

use crate::app::App;
use crate::icons::{icon, of_instrument, of_kind, of_seat, of_type, styled};
use crate::{card, row, value};
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use table::Thing;
use texts::{Lang, effects, names, t};
use vocab::{Action, Exchange, Face, InstrumentSpace, Kind, MemoryId, Mode, OpusId, Prompt, Seat, Slot};

/// The board that is shown: the player's own, or the one they look at.
pub fn board() -> impl IntoView {
    let app = App::get();
    move || {
        let looking = app.looking.get();
        app.scene.get().map(|scene| draw(app, &scene, looking.unwrap_or(scene.me)))
    }
}

fn draw(app: App, scene: &Scene, seat: Seat) -> AnyView {
    let lang = app.lang();
    let own = seat == scene.me;
    let name = scene.name(lang, seat);
    let heading = if own { t::web_my_board(lang) } else { t::web_board_of(lang, &name) };
    let back = (!own).then(|| {
        let back = move |_| app.looking.set(None);
        view! { <button class="lnk back" on:click=back>{icon("undo")}{t::web_back_to_mine(lang)}</button> }
    });
    view! {
        <section class=format!("panel me p{}", seat.number()) class:other=!own id="me" aria-labelledby="h-me" data-part="me">
            <h2 id="h-me" class="vh">{heading}</h2>
            <div class="c1">{slots(app, scene, lang, seat)}</div>
            <div class="c2">
                {summary(app, scene, lang, seat, name, back)}
                {tracks(app, scene, lang, seat)}
                {finance(scene, lang, seat)}
                {instruments(app, scene, lang, seat)}
            </div>
            <div class="c3">{opera(app, scene, lang, seat)}{hand(app, scene, lang, seat)}</div>
        </section>
    }
    .into_any()
}

fn slots(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let slots: Vec<AnyView> = Slot::all()
        .map(|slot| {
            let current = slot == scene.table().turn && !scene.table().over;
            let laying =
                current && seat == scene.me && scene.mine && scene.offers.prompt == Some(Prompt::Lay);
            let (experience, story) = board.slots[slot.index()];
            let numeral = ["I", "II", "III", "IV"][slot.index()];
            let upper = place(app, scene, lang, experience, laying, true);
            let lower = place(app, scene, lang, story, laying, false);
            view! { <li class="slot" class:cur=current><span class="sn">{numeral}</span>{upper}{lower}</li> }
                .into_any()
        })
        .collect();
    view! {
        <h3 data-tip="slots">{t::web_experiences(lang)}<small>"/ "{t::web_story(lang)}</small></h3>
        <ol class="slots">{slots}</ol>
    }
    .into_any()
}

/// The upper or the lower half of a slot. In the current turn's slot it previews the cards of the draft.
fn place(app: App, scene: &Scene, lang: Lang, card: Option<MemoryId>, laying: bool, upper: bool) -> AnyView {
    let word = if upper { t::web_experiences(lang) } else { t::web_story(lang) };
    let edition = scene.edition();
    let half = move |id: MemoryId| {
        card::memory(edition, id)
            .map(|card| if upper { card::experience_half(card) } else { card::story_counts(card) })
    };
    let class = if upper { "mc exp" } else { "mc sto" };
    if let Some(id) = card {
        let title = scene.words(lang, |words| words.memory_title(id));
        let label = scene.words(lang, |words| words.memory(id));
        return view! {
            <div class=class role="img" tabindex="0" aria-label=format!("{word}: {label}") data-tip=format!("memory:{}", id.index())>
                <span class="ttl">{title}</span>{half(id)}
            </div>
        }
        .into_any();
    }
    if !laying {
        return view! { <span class="mc ghost"><span>{word}</span></span> }.into_any();
    }
    let names = scene.view.table.seats[scene.me.index()].hand.iter().filter_map(|card| card.memory());
    let titles: Vec<(MemoryId, String)> =
        names.map(|id| (id, scene.words(lang, |words| words.memory_title(id)))).collect();
    let drop = move |event: web_sys::DragEvent| {
        event.prevent_default();
        let text =
            event.data_transfer().and_then(|data| data.get_data("text/plain").ok()).unwrap_or_default();
        if let Ok(index) = text.parse::<u8>() {
            app.draft.update(|draft| *draft = put(draft, MemoryId::new(index), upper));
        }
    };
    view! {
        <div class=format!("{class} drop") on:dragover=|event: web_sys::DragEvent| event.prevent_default() on:drop=drop>
            {move || {
                let (experience, story) = app.draft.with(Draft::cards);
                let chosen = if upper { experience } else { story };
                match chosen {
                    Some(id) => {
                        let title = titles.iter().find(|(other, _)| *other == id).map(|(_, title)| title.clone());
                        view! { <span class="ttl">{title}</span>{half(id)} }.into_any()
                    }
                    None => view! { <span class="want">{word.clone()}</span> }.into_any(),
                }
            }}
        </div>
    }
    .into_any()
}

/// Puts a card into one half of the draft and removes it from the other half.
fn put(draft: &Draft, card: MemoryId, upper: bool) -> Draft {
    let (experience, story) = draft.cards();
    let keep = |other: Option<MemoryId>| other.filter(|other| *other != card);
    if upper {
        Draft::Lay { experience: Some(card), story: keep(story) }
    } else {
        Draft::Lay { experience: keep(experience), story: Some(card) }
    }
}

fn summary(
    app: App,
    scene: &Scene,
    lang: Lang,
    seat: Seat,
    name: String,
    back: Option<impl IntoView + 'static>,
) -> AnyView {
    let board = scene.board(seat);
    let money = &scene.edition().board;
    let exchange = (seat == scene.me
        && scene.mine
        && scene.offers.now.iter().any(|offer| matches!(offer.action, Action::Exchange { .. })))
    .then(|| exchange_menu(app, scene, lang));
    let rates = view! {
        <span class="rates" data-tip="exchange">{icon("swap")}{value::coin(money.exchange_buy)}{value::arrow()}{icon("wild")}<span class="sep"></span>{icon("wild")}{value::arrow()}{value::coin(money.exchange_return)}</span>
    };
    view! {
        <div class="sumr">
            <h3>{styled(of_seat(Some(seat)), "sh")}<span class="nme">{name}</span></h3>
            <span class="val bigvp" data-tip="vp" role="img" aria-label=t::n_vp(lang, board.score.total().into())>{value::vp(board.score.total())}</span>
            <span class="val bigd" data-tip="ducats" role="img" aria-label=t::n_ducats(lang, board.ducats.into())>{value::coin(board.ducats)}</span>
            {back}
            {match exchange { Some(menu) => menu, None => rates.into_any() }}
        </div>
    }
    .into_any()
}

/// Buttons that buy and return counters, each with its price.
fn exchange_menu(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let board = &scene.edition().board;
    let button = |exchange: Exchange| {
        let action = Action::Exchange { exchange };
        let allowed = scene.offers.like(action).is_some();
        let label = scene.words(lang, |words| words.action(&action));
        let (kind, sign) = match exchange {
            Exchange::Buy(kind) => (kind, format!("−{}", board.exchange_buy)),
            Exchange::Return(kind) => (kind, format!("+{}", board.exchange_return)),
        };
        let class = if matches!(exchange, Exchange::Buy(_)) { "xb" } else { "xr" };
        let plus = if matches!(exchange, Exchange::Buy(_)) { "+" } else { "−" };
        view! {
            <button class=class disabled=!allowed on:click=move |_| app.act(action)>
                <span class="vh">{label}</span><span class="pm" aria-hidden="true">{plus}</span>{icon(of_kind(kind))}{value::coin(sign)}
            </button>
        }
        .into_any()
    };
    let buy: Vec<AnyView> = Kind::ALL.into_iter().map(|kind| button(Exchange::Buy(kind))).collect();
    let back: Vec<AnyView> = Kind::ALL.into_iter().map(|kind| button(Exchange::Return(kind))).collect();
    view! {
        <details class="xch">
            <summary data-tip="exchange">{icon("swap")}<span>{t::web_exchange(lang)}</span></summary>
            <div class="pop"><p>{t::web_buy(lang)}</p><div>{buy}</div><p>{t::web_return(lang)}</p><div>{back}</div></div>
        </details>
    }
    .into_any()
}

fn tracks(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let board = scene.board(seat).clone();
    let most = scene.edition().board.track_max;
    let own = seat == scene.me;
    let track = |kind: Kind| {
        let (at, counters) = (board.tracks[kind], board.counters[kind]);
        let after = move || {
            app.draft.with(|draft| match draft {
                Draft::Chosen(offer) if own => at.saturating_sub(offer.outcome.tracks[kind]),
                _ => at,
            })
        };
        let pips: Vec<AnyView> = (0..=most)
            .map(|n| {
                view! { <i class:on=(n == at) class:aft=move || after() == n && n != at>{n}</i> }.into_any()
            })
            .collect();
        let sum = u16::from(at) + u16::from(counters);
        let name = names::kind(lang, kind);
        let label = t::web_track_label(lang, counters.into(), &name, at.into());
        view! {
            <div class="trk" role="img" tabindex="0" aria-label=label data-tip=format!("kind:{}", kind.code())>
                <span class="tn">{icon(of_kind(kind))}<span>{name}</span></span>
                <span class="pips">{pips}</span>
                <span class="cnt"><small>"+"</small><b>{counters}</b></span>
                <span class="sum">{sum}</span>
            </div>
        }
        .into_any()
    };
    view! { <div class="trks">{Kind::ALL.into_iter().map(track).collect::<Vec<_>>()}</div> }.into_any()
}

fn finance(scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let at = scene.board(seat).finance;
    let spaces = scene.edition().board.finance.clone();
    let here = spaces.get(usize::from(at)).copied().unwrap_or_default();
    let income =
        edition::Resources { ducats: here.ducats, vp: here.vp, track_wild: here.wild, ..Default::default() };
    let label = t::web_finance_label(lang, effects::resources(lang, &income), at.into());
    let spaces: Vec<AnyView> = spaces
        .into_iter()
        .zip(0..)
        .map(|(space, n)| {
            let vp = (space.vp > 0).then(|| value::vp(space.vp));
            let wild = (space.wild > 0).then(|| value::count(space.wild, "wild"));
            view! { <span class:on=(n == at) class="fs">{value::coin(space.ducats)}{vp}{wild}</span> }
                .into_any()
        })
        .collect();
    view! {
        <h3 data-tip="finance">{icon("finance")}{t::web_finance(lang)}</h3>
        <div class="fin" role="img" tabindex="0" aria-label=label data-tip="finance">{spaces}</div>
    }
    .into_any()
}

fn instruments(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let own = seat == scene.me;
    let spaces: Vec<AnyView> = InstrumentSpace::all()
        .map(|space| {
            let data = scene.edition().board.spaces[space.index()];
            let marker = board.markers[space.index()];
            let tile = board.tiles[space.index()];
            let instrument = names::instrument(lang, data.instrument);
            let tile_data = tile.map(|id| &scene.edition().tiles[id.index()]);
            let (tip, label) = match tile {
                Some(id) => (format!("tile:{}", id.index()), scene.words(lang, |words| words.tile(id))),
                None => (
                    format!("instrument:{}", space.index()),
                    t::web_instrument_label(lang, &instrument, marker_word(lang, marker), effects::effect(lang, &data.reward)),
                ),
            };
            let reward = match tile_data.and_then(|tile| tile.repeat.as_ref()) {
                Some(repeat) => value::repeat(repeat),
                None if tile.is_some() => view! { <span class="val">{icon("check")}</span> }.into_any(),
                None => value::effect(&data.reward),
            };
            let picked = move || own && app.draft.with(|draft| matches!(draft, Draft::Chosen(offer)
                if matches!(offer.action, Action::Requiem { marker, .. } if marker == space)));
            let mine = marker.then(|| styled(of_seat(Some(seat)), "mine"));
            view! {
                <li class:tk=tile.is_some() class:pick=picked>
                    <div class="isp" role="img" tabindex="0" aria-label=label data-tip=tip><span class="in">{icon(of_instrument(data.instrument))}{mine}</span>{reward}</div>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <h3 data-tip="instruments">{t::web_instruments(lang)}</h3><ol class="inst">{spaces}</ol> }
        .into_any()
}

fn marker_word(lang: Lang, there: bool) -> String {
    if there { t::web_marker_there(lang) } else { t::web_marker_gone(lang) }
}

fn opera(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let works: Vec<AnyView> = board.opera.iter().map(|id| work(app, scene, lang, seat, *id)).collect();
    let courts: Vec<AnyView> = board
        .courts
        .iter()
        .map(|id| {
            let court = &scene.edition().courts[id.index()];
            let met = scene.favours[seat.index()].contains(*id);
            let label = scene.words(lang, |words| words.court(*id));
            view! {
                <li class:met=met>
                    <div class="isp" role="img" tabindex="0" aria-label=label data-tip=format!("court:{}", id.index())>{value::favour(&court.favour)}{met.then(|| icon("check"))}</div>
                </li>
            }
            .into_any()
        })
        .collect();
    let courts = (!courts.is_empty()).then(|| view! { <ol class="cts">{courts}</ol> });
    let many = if works.len() > 6 { "ops many" } else { "ops" };
    let heading = if seat == scene.me { t::web_my_opera(lang) } else { t::web_opera_of(lang) };
    view! { <h3 data-tip="opera">{heading}</h3><ol class=many>{works}</ol>{courts} }.into_any()
}

fn work(app: App, scene: &Scene, lang: Lang, seat: Seat, id: OpusId) -> AnyView {
    let opus = &scene.edition().opera[id.index()];
    let turned = scene.board(seat).turned.contains(&id);
    let title = scene.words(lang, |words| words.opus_title(id));
    let own = seat == scene.me;
    let button = |mode: Mode| {
        let thing = Thing::Opus(id, mode);
        let offered = own && scene.offers.for_thing(thing).next().is_some();
        let action = match mode {
            Mode::Perform => Action::Perform { opus: id, pay: Default::default() },
            Mode::Sell => Action::Sell { opus: id, pay: Default::default() },
        };
        let label = scene.words(lang, |words| words.action(&action));
        let (class, name, inside) = match mode {
            Mode::Perform => ("pf", "perform", row::perform(opus)),
            Mode::Sell => ("se", "sell", row::sell(opus)),
        };
        let chosen = move || app.draft.with(|draft| draft.is_about(thing));
        view! {
            <button class=class class:ok=offered class:st-target=chosen disabled=!own
                aria-disabled=(!offered).then_some("true") on:click=move |_| row::choose(app, thing)>
                <span class="vh">{label}</span><span class="see" aria-hidden="true">{styled(name, "la")}{inside}</span>
            </button>
        }
        .into_any()
    };
    let state = turned.then(|| view! { <span class="tnd">{icon("turned")}{t::web_turned(lang)}</span> });
    view! {
        <li class=format!("op {}", of_type(opus.kind)) class:turned=turned>
            <span class="oh" tabindex="0" role="img" aria-label=scene.words(lang, |words| words.opus(id)) data-tip=format!("opus:{}", id.index())>
                {styled(of_type(opus.kind), "ty")}<span class="ttl">{title}</span>
            </span>
            {state}{button(Mode::Perform)}{button(Mode::Sell)}
        </li>
    }
    .into_any()
}

fn hand(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let laying = seat == scene.me && scene.mine && scene.offers.prompt == Some(Prompt::Lay);
    let cards: Vec<AnyView> =
        board.hand.iter().map(|face| in_hand(app, scene, lang, *face, laying)).collect();
    let left = board.deck.len();
    view! {
        <h3 data-tip="hand">{t::web_hand(lang)}<small>{t::web_deck_count(lang, left as i64)}</small></h3>
        <div class="hand" role="group" aria-label=t::web_hand(lang)>{cards}</div>
    }
    .into_any()
}

fn in_hand(app: App, scene: &Scene, lang: Lang, face: Face, laying: bool) -> AnyView {
    let Some(id) = face.memory() else {
        return view! { <span class="mc down" role="img" aria-label=t::web_face_down(lang)>{icon("deck")}</span> }.into_any();
    };
    let Some(memory) = card::memory(scene.edition(), id) else { return ().into_any() };
    let (title, label) = scene.words(lang, |words| (words.memory_title(id), words.memory(id)));
    let place = move || {
        let (experience, story) = app.draft.with(Draft::cards);
        if experience == Some(id) {
            "up"
        } else if story == Some(id) {
            "low"
        } else {
            ""
        }
    };
    let choose = move |_| {
        if laying {
            app.draft.update(|draft| *draft = draft.with_card(id));
        }
    };
    let drag = move |event: web_sys::DragEvent| {
        if let Some(data) = event.data_transfer() {
            let _ = data.set_data("text/plain", &id.index().to_string());
        }
    };
    view! {
        <button class="mc" class:ok=laying data-place=place aria-pressed=move || (!place().is_empty()).to_string()
            data-tip=format!("memory:{}", id.index()) data-card=id.index()
            aria-disabled=(!laying).then_some("true") draggable=laying.to_string() on:click=choose on:dragstart=drag>
            <span class="vh">{label}</span><span class="ttl" aria-hidden="true">{title}</span>{card::experience_half(memory)}{card::story_counts(memory)}
        </button>
    }
    .into_any()
}
