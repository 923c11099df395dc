//! The settings dialog: look, pace, sound, hints, files of games, and the list of keyboard shortcuts.

pub mod transfer;

use crate::analyse;
use crate::app::App;
use crate::browser;
use crate::gallery;
use crate::icons::icon;
use crate::modal::modal;
use crate::online::{leave, turn};
use crate::pick::{PLAIN, pick, picks};
use leptos::prelude::*;
use page::Page;
use page::settings::{Pace, Settings, Theme};
use texts::{Lang, t};

/// The dialog component.
pub fn settings_dialog() -> impl IntoView {
    let app = App::get();
    // A memo: a confirmation must not disappear when somebody makes a move.
    let any = Memo::new(move |_| app.scene.with(Option::is_some));
    modal("h-settings", app.settings_open, t::settings_title, move || {
        view! {
            <div class="opt">
                {look(app)}{play(app)}{sound(app)}
                <p class="do"><a class="lnk" href="#/rules" on:click=move |_| app.settings_open.set(false)>{icon("rules")}{move || t::web_rules(app.lang())}</a></p>
                {move || any.get().then(|| game(app))}
                {transfer::transfer(app)}
            </div>
            <h3 id="s-keys" tabindex="-1">{move || t::settings_keys(app.lang())}</h3>
            {keys_overview(app)}
        }
        .into_any()
    })
}

/// Downloads the current game as a file.
pub fn save_game(app: App) {
    if let Some(file) = app.file() {
        browser::download(&format!("lacrimosa-{}.game", today()), &file);
    }
}

/// The current date for a file name, such as `1791-12-05`.
pub fn today() -> String {
    String::from(js_sys::Date::new_0().to_iso_string()).chars().take(10).collect()
}

/// The list of keyboard shortcuts.
pub fn keys_overview(app: App) -> AnyView {
    let lang = move || app.lang();
    let own: [(&'static str, &'static str); 4] =
        [("undo", "U"), ("redo", "R"), ("end", "E"), ("arrows", "← →")];
    let decision: [(&'static str, &'static str); 7] = [
        ("upper", "1–4"),
        ("lower", "⇧ 1–4"),
        ("list", "1–9"),
        ("move", "↑ ↓"),
        ("confirm", "↵"),
        ("step", "Esc"),
        ("help", "?"),
    ];
    let line = move |key: &'static str, text: Box<dyn Fn() -> String + Send>| {
        view! { <div><dt><kbd>{key}</kbd></dt><dd>{text}</dd></div> }.into_any()
    };
    let advice = line("A", Box::new(move || t::advice_key(lang())));
    let decision = decision.map(|(code, key)| line(key, Box::new(move || t::decision_key(lang(), code))));
    let own = own.map(|(code, key)| line(key, Box::new(move || t::settings_key(lang(), code))));
    view! {
        <dl class="keys">{decision.into_iter().chain([advice]).chain(own).collect::<Vec<_>>()}</dl>
        <p class="line">{move || t::settings_keys_hint(lang())}</p>
    }
    .into_any()
}

/// Theme, text size and language.
fn look(app: App) -> impl IntoView {
    let lang = move || app.lang();
    let theme = move |(theme, code): (Theme, &'static str)| {
        let pressed = move || app.settings.with(|settings| settings.theme == theme);
        pick(
            move || t::settings_theme_of(lang(), code),
            PLAIN,
            pressed,
            move || {
                app.set(|settings| settings.theme = theme);
            },
        )
    };
    let themes = [(Theme::System, "system"), (Theme::Light, "light"), (Theme::Dark, "dark")].map(theme);
    let tongue = move |each: &Lang| {
        let each = *each;
        let choose = move || app.speak(each);
        pick(move || each.name().to_owned(), PLAIN, move || app.lang() == each, choose)
    };
    let text = slider(
        app,
        "s-text",
        t::settings_text,
        (100, 150, 5),
        |settings| settings.text,
        |settings, n| {
            settings.text = n;
        },
    );
    view! {
        <h3>{move || t::settings_look(lang())}</h3>
        <div><span class="lb" id="s-theme">{move || t::settings_theme(lang())}</span>{picks("s-theme", themes.into())}</div>
        {text}
        <div><span class="lb" id="s-lang">{move || t::settings_language(lang())}</span>{picks("s-lang", Lang::ALL.iter().map(tongue).collect())}</div>
    }
}

/// Pace and hints.
fn play(app: App) -> impl IntoView {
    let lang = move || app.lang();
    let pace = move |pace: Pace| {
        let pressed = move || app.settings.with(|settings| settings.pace == pace);
        let choose = move || app.set(|settings| settings.pace = pace);
        pick(move || t::settings_pace_of(lang(), pace.code()), PLAIN, pressed, choose)
    };
    let expected = check(
        app,
        t::layout_setting_expected,
        |settings| settings.expected,
        |settings, on| settings.expected = on,
    );
    let hints = check(app, t::settings_hints, |settings| settings.hints, |settings, on| settings.hints = on);
    let auto_end =
        check(app, t::decision_auto_end, |settings| settings.auto_end, |settings, on| settings.auto_end = on);
    view! {
        <h3>{move || t::settings_play(lang())}</h3>
        <div><span class="lb" id="s-pace">{move || t::settings_pace(lang())}</span>{picks("s-pace", Pace::ALL.map(pace).into())}</div>
        {auto_end}{hints}{expected}
        {turn::setting(app)}
    }
}

fn sound(app: App) -> impl IntoView {
    let on =
        check(app, t::settings_sound_on, |settings| !settings.muted, |settings, on| settings.muted = !on);
    let music = slider(
        app,
        "s-music",
        t::settings_music,
        (0, 100, 5),
        |settings| settings.music_volume(browser::is_phone()),
        |settings, n| {
            settings.music = Some(n);
        },
    );
    let volume = slider(
        app,
        "s-volume",
        t::settings_volume,
        (0, 100, 5),
        |settings| settings.volume,
        |settings, n| {
            // The music does not change with the sounds, not even before the user chose its volume.
            settings.music = Some(settings.music_volume(browser::is_phone()));
            settings.volume = n;
        },
    );
    view! {
        <h3>{move || t::settings_sound(app.lang())}</h3>
        {on}{music}
        <p class="line">{move || t::settings_music_hint(app.lang())}</p>
        {volume}
    }
}

/// What can be done with the current game.
fn game(app: App) -> impl IntoView {
    let lang = move || app.lang();
    // A game on a server goes on without the player, so nobody “leaves” it by going to the lobby.
    let is_online = app.table_id().is_some();
    let leave = move |_| {
        app.settings_open.set(false);
        match is_online {
            true => app.go(Page::Lobby),
            false => app.leave(),
        }
    };
    let (sign, title) = match is_online {
        true => ("people", t::online_to_lobby as fn(Lang) -> String),
        false => ("undo", t::settings_leave as fn(Lang) -> String),
    };
    let explore = move |_| {
        app.settings_open.set(false);
        app.explorer.open.set(true);
    };
    let report = move |_| {
        app.settings_open.set(false);
        app.report_open.set(true);
    };
    view! {
        <h3>{move || t::settings_game(lang())}</h3>
        <div class="do">
            <button class="lnk" type="button" data-do="explorer-menu" on:click=explore>{icon("deck")}{move || t::explorer_title(lang())}</button>
            {gallery::button(app, "lnk")}
            {analyse::button(app, "lnk")}
            {app.with_record(|_| ()).map(|()| view! {
                <button class="lnk" type="button" data-do="save-file" on:click=move |_| save_game(app)>{icon("save")}{move || t::settings_save(lang())}</button>
            })}
            <button class="lnk" type="button" data-do="report" on:click=report>{icon("help")}{move || t::report_title(lang())}</button>
            <button class="lnk" type="button" data-do="leave" on:click=leave>{icon(sign)}{move || title(lang())}</button>
        </div>
        {(!is_online).then(|| view! { <p class="line">{move || t::settings_leave_hint(lang())}</p> })}
        {leave::leave(app)}
    }
}

fn slider(
    app: App,
    id: &'static str,
    title: fn(Lang) -> String,
    (least, most, step): (u8, u8, u8),
    read: fn(&Settings) -> u8,
    write: fn(&mut Settings, u8),
) -> impl IntoView {
    let value = move || app.settings.with(read);
    let slide = move |event: web_sys::Event| {
        if let Ok(n) = event_target_value(&event).parse() {
            app.set(|settings| write(settings, n));
        }
    };
    let percent = move || t::settings_per_cent(app.lang(), value().into());
    view! {
        <div><label class="lb" for=id>{move || title(app.lang())}</label>
            <div class="slide">
                <input type="range" id=id min=least max=most step=step prop:value=value aria-valuetext=percent on:input=slide/>
                <output for=id>{percent}</output>
            </div>
        </div>
    }
}

fn check(
    app: App,
    title: fn(Lang) -> String,
    read: fn(&Settings) -> bool,
    write: fn(&mut Settings, bool),
) -> impl IntoView {
    let turn = move |event: web_sys::Event| {
        let on = event_target_checked(&event);
        app.set(|settings| write(settings, on));
    };
    view! {
        <label class="check"><input type="checkbox" prop:checked=move || app.settings.with(read) on:change=turn/><span>{move || title(app.lang())}</span></label>
    }
}
