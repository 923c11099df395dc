//! The top bar: period, bonus, whose turn it is, undo, and links.

use crate::app::App;
use crate::browser;
use crate::icons::{icon, of_action, of_seat, styled};
use crate::online::my_clock::clock;
use crate::online::presence::{is_there, watches};
use crate::online::share::{links_button, share_dialog};
use crate::online::undo_request::UNDO;
use crate::value;
use leptos::prelude::*;
use page::Page;
use page::scene::{Kind, Scene};
use page::settings::Theme;
use texts::{Lang, names, t};
use vocab::{Face, Piece, Round};

/// The top bar of the table page.
pub fn top() -> impl IntoView {
    let app = App::get();
    let game = move || app.scene.get().map(|scene| game_status(app, &scene));
    let online = Memo::new(move |_| is_there(app));
    view! {
        <header class="top">
            <h1><a href="#/" on:click=move |_| app.page.set(Page::Start)>{move || t::title(app.lang())}</a></h1>
            {game}
            <nav class="ctl" aria-label=move || t::web_controls(app.lang())>
                {turn_controls}{move || online.get().then(|| links_button(app))}{table_ways}
            </nav>
        </header>
        {move || online.get().then(|| share_dialog(app))}
    }
}

/// The top bar of the other pages.
pub fn plain_top(heading: impl Fn() -> String + Send + 'static) -> impl IntoView {
    let app = App::get();
    let back = move || {
        app.scene.with(Option::is_some).then(|| {
            view! {
                <button class="wide" aria-label=t::web_to_table(app.lang()) on:click=move |_| app.go_to_table()>{icon("undo")}<span>{t::web_to_table(app.lang())}</span></button>
            }
        })
    };
    view! {
        <header class="top plain">
            <h1><a href="#/" on:click=move |_| app.page.set(Page::Start)>{move || t::title(app.lang())}</a></h1>
            <p class="where">{heading}</p>
            <nav class="ctl" aria-label=move || t::web_controls(app.lang())>{back}{ways}</nav>
        </header>
    }
}

fn game_status(app: App, scene: &Scene) -> AnyView {
    let lang = app.lang();
    let round = scene.table().round;
    let years = scene.edition().board.periods[round.index()];
    let periods: Vec<AnyView> = Round::all()
        .map(|each| {
            let now = each == round;
            view! { <li class:on=now aria-current=now.then_some("step")>{names::period(lang, each)}</li> }
                .into_any()
        })
        .collect();
    view! {
        <div class="prd" data-tip="period">
            <span class="pn">{t::web_period(lang)}</span>
            <ol aria-label=t::web_period_of(lang, names::period(lang, round))>{periods}</ol>
            <span class="yrs">{format!("{}–{}", years.first, years.last)}</span>
        </div>
        {bonus(scene, lang)}
        <div class="trn">{turn_indicator(app, scene, lang)}{clock(app)}</div>
    }
    .into_any()
}

fn bonus(scene: &Scene, lang: Lang) -> Option<AnyView> {
    let Face::Up(Piece::Bonus(id)) = scene.table().bonuses[scene.table().round.index()] else { return None };
    let bonus = &scene.edition().bonuses[id.index()];
    let label = scene.words(lang, |words| words.bonus(id));
    Some(
        view! {
            <div class="bon" role="img" tabindex="0" aria-label=label data-tip=format!("bonus:{}", id.index())>
                <span>{t::web_bonus(lang)}</span>
                <span class="val">{styled(of_action(bonus.action), "act")}{value::arrow()}{value::resources(&bonus.reward)}</span>
            </div>
        }
        .into_any(),
    )
}

fn turn_indicator(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let turn = t::web_turn_of(lang, scene.table().turn.number().into());
    // While the Soloist's turn is told, it is his.
    let told = app.moments.soloist.with(Option::is_some);
    match scene.to_act.map(|seat| if told { page::soloist::SEAT } else { seat }) {
        Some(seat) => {
            let text = if scene.mine && !told {
                t::web_your_turn(lang)
            } else {
                t::web_turn_name(lang, scene.name(lang, seat))
            };
            let class = format!("p{}", seat.number());
            view! { <b class=class>{styled(of_seat(Some(seat)), "sh")}<span class="wn">{text}</span></b><span class="nth">{turn}</span> }.into_any()
        }
        None => view! { <b>{t::web_over(lang)}</b> }.into_any(),
    }
}

/// Undo, redo and reset.
fn turn_controls() -> impl IntoView {
    let app = App::get();
    let can = move |ask: fn(&Scene) -> bool| app.scene.with(|scene| scene.as_deref().is_some_and(ask));
    let undo = move || can(|scene| scene.can_undo);
    let redo = move || can(|scene| scene.can_redo);
    // A spectator, and a person who looks at a finished game, cannot undo anything.
    let plays = Memo::new(move |_| !watches(app) && app.kind() != Some(Kind::Replay));
    let asks = move || !undo() && app.undo_to_ask().is_some();
    let label = move || match asks() {
        true => t::friends_undo_label(app.lang()),
        false => t::web_undo(app.lang()),
    };
    let buttons = move || {
        view! {
            <button class="wide" id=UNDO disabled=move || !undo() && !asks() title="U" data-do="undo" aria-label=label on:click=move |_| app.undo()>
                {icon("undo")}<span aria-hidden="true">{move || t::web_undo(app.lang())}</span>
            </button>
            <button class="rdo" disabled=move || !redo() title="R" data-do="redo" aria-label=move || t::web_redo(app.lang()) on:click=move |_| app.redo()>
                {icon("redo")}
            </button>
            <button disabled=move || !undo() data-do="reset" class="rst" aria-label=move || t::web_reset(app.lang()) title=move || t::web_reset(app.lang()) on:click=move |_| app.reset_turn()>
                {icon("reset")}
            </button>
        }
    };
    move || plays.get().then(buttons)
}

/// The rules and the menu: what a person needs at the table. Language, sound and look are in the menu.
fn table_ways() -> impl IntoView {
    let app = App::get();
    view! {
        <a class="btn word" href="#/rules" aria-label=move || t::web_rules(app.lang()) title=move || t::web_rules(app.lang())>
            {icon("rules")}<span aria-hidden="true">{move || t::web_rules(app.lang())}</span>
        </a>
        {menu}
    }
}

/// The button that opens the settings.
fn menu() -> impl IntoView {
    let app = App::get();
    view! {
        <button aria-label=move || t::web_settings(app.lang()) title=move || t::web_settings(app.lang()) data-do="settings"
            on:click=move |_| app.settings_open.set(true)>
            {icon("menu")}
        </button>
    }
}

/// Language, rules, sound, theme and settings.
pub fn ways() -> impl IntoView {
    let app = App::get();
    let dark = move || app.settings.with(|settings| settings.is_dark(browser::prefers_dark()));
    let turn_light = move |_| {
        let theme = if dark() { Theme::Light } else { Theme::Dark };
        app.set(|settings| settings.theme = theme);
    };
    let muted = move || app.settings.with(|settings| settings.muted);
    view! {
        {language}
        <a class="btn" href="#/rules" aria-label=move || t::web_rules(app.lang()) title=move || t::web_rules(app.lang())>{icon("rules")}</a>
        <button class="opt-sound" aria-pressed=move || muted().to_string() aria-label=move || t::web_mute(app.lang()) title=move || t::web_mute(app.lang())
            on:click=move |_| app.set(|settings| settings.muted = !settings.muted)>
            {move || icon(if muted() { "mute" } else { "sound" })}
        </button>
        <button class="opt-dark" aria-pressed=move || dark().to_string() aria-label=move || t::web_dark(app.lang()) title=move || t::web_dark(app.lang()) on:click=turn_light>
            {icon("moon")}
        </button>
        {menu}
    }
}

/// The language menu; each language is written in its own name.
pub fn language() -> impl IntoView {
    let app = App::get();
    let options: Vec<AnyView> = Lang::ALL
        .iter()
        .map(|lang| {
            let lang = *lang;
            view! { <option value=lang.code() selected=move || app.lang() == lang lang=lang.code()>{lang.name()}</option> }.into_any()
        })
        .collect();
    view! {
        <label class="lang">
            <span class="vh">{move || t::web_language(app.lang())}</span>
            <span aria-hidden="true" class="code">{move || app.lang().code().to_uppercase()}</span>
            <select data-do="language" prop:value=move || app.lang().code() on:change=move |event| {
                let chosen = Lang::from_code(&event_target_value(&event));
                // It shows the new language when the texts are loaded.
                event_target::<web_sys::HtmlSelectElement>(&event).set_value(app.lang().code());
                chosen.into_iter().for_each(|lang| app.speak(lang));
            }>{options}</select>
        </label>
    }
}
