//! Talk at an online table: messages, phrases and events, in a panel that alternates with the log.

use super::presence;
use crate::app::App;
use crate::icons::{icon, of_seat, styled};
use crate::{browser, log, storage};
use leptos::html::Input;
use leptos::prelude::*;
use page::noted::Noted;
use page::table_info::other_people;
use page::talk::{event_text, in_words, message_text};
use protocol::{ClientMessage, LONGEST_LINE, Reaction, Talk, TalkContent};
use texts::{Lang, t};
use vocab::Seat;
use wasm_bindgen::JsCast;

impl App {
    /// Changes and stores the notes about the table.
    pub(crate) fn note(&self, change: impl FnOnce(&mut Noted)) {
        self.online.noted.update(change);
        if let Some(id) = self.table_id() {
            storage::keep_noted(&id, self.online.noted.get_untracked());
        }
    }

    /// Announces the person who sat down, when their name is known.
    pub(crate) fn announce_sat(&self) {
        if let Some(talk) = self.online.sat.try_update_value(Option::take).flatten() {
            let lang = self.settings.with_untracked(|settings| settings.lang());
            self.said.set(in_words(lang, &self.seat_name(lang, talk.seat), &talk));
        }
    }

    /// Adds a line, and announces it to screen readers if it is shown.
    pub(crate) fn on_talk(&self, talk: Talk) {
        let you = self.online.table.with_untracked(|table| table.as_ref().and_then(|table| table.you));
        let lang = self.settings.with_untracked(|settings| settings.lang());
        if Some(talk.seat) != you && self.online.noted.with_untracked(|noted| noted.shows(&talk)) {
            match talk.told {
                // The name comes with the next description of the table.
                TalkContent::Sat => self.online.sat.set_value(Some(talk.clone())),
                _ => self.said.set(in_words(lang, &self.seat_name(lang, talk.seat), &talk)),
            }
        }
        self.watch_devices(std::slice::from_ref(&talk), you);
        self.online.talk.update(|all| all.push(talk));
    }
}

/// The log; at an online table a panel with log and talk, of which one is visible.
pub fn log_or_talk() -> impl IntoView {
    let app = App::get();
    let online = Memo::new(move |_| app.online.table.with(Option::is_some));
    move || if online.get() { both(app).into_any() } else { log::log().into_any() }
}

fn both(app: App) -> impl IntoView {
    let talking = app.online.talking;
    Effect::new(move |_| {
        let last = app.online.talk.with(|talk| talk.last().map(|talk| talk.id));
        if let Some(last) = last.filter(|_| talking.get() && !browser::is_hidden()) {
            app.note(|noted| noted.read = last);
        }
    });
    let side = move |talks: bool, text: fn(Lang) -> String| {
        view! {
            <button type="button" data-do=if talks { "talk" } else { "log" } aria-pressed=move || (talking.get() == talks).to_string() on:click=move |_| talking.set(talks)>
                {move || text(app.lang())}{talks.then(|| badge(app))}
            </button>
        }
    };
    view! {
        <div class="lt" data-side=move || if talking.get() { "talk" } else { "log" }>
            <div class="seg sw" role="group" aria-label=move || t::online_log_or_talk(app.lang())>{side(false, t::web_log)}{side(true, t::online_talk)}</div>
            {log::log()}
            {move || talking.get().then(|| panel(app))}
        </div>
    }
}

/// The id of the talk on the score page.
pub const BESIDE: &str = "chat";

/// The talk on the score page of a game on a server. What is shown there counts as read.
pub fn beside_sheet(app: App) -> impl IntoView {
    let online = Memo::new(move |_| app.online.table.with(Option::is_some));
    Effect::new(move |_| {
        let last = app.online.talk.with(|talk| talk.last().map(|talk| talk.id));
        if let Some(last) = last.filter(|_| online.get() && !browser::is_hidden()) {
            app.note(|noted| noted.read = last);
        }
    });
    move || online.get().then(|| view! { <div id=BESIDE class="tlkb" tabindex="-1">{panel(app)}</div> })
}

/// The number of unread lines.
pub fn unread(app: App) -> usize {
    let you = app.online.table.with(|table| table.as_ref().and_then(|table| table.you));
    app.online.talk.with(|talk| app.online.noted.with(|noted| noted.unread(talk, you)))
}

/// The number of unread lines as a badge; nothing if there are none.
pub fn badge(app: App) -> impl IntoView {
    let count = Memo::new(move |_| unread(app));
    move || {
        (count.get() > 0).then(|| {
            let label = t::online_unread(app.lang(), count.get() as i64);
            view! { <b class="bdg"><span aria-hidden="true">{count.get()}</span><span class="vh">{label}</span></b> }
        })
    }
}

fn panel(app: App) -> AnyView {
    let lines = move || {
        let lang = app.lang();
        let shown = |talk: &&Talk| app.online.noted.with(|noted| noted.shows(talk));
        app.online.table.track();
        app.online.talk.with(|talk| {
            // Newest first, as in the log.
            let lines: Vec<AnyView> =
                talk.iter().rev().filter(shown).map(|talk| line(app, lang, talk)).collect();
            let empty =
                lines.is_empty().then(|| view! { <li class="none">{t::online_talk_empty(lang)}</li> });
            view! { {empty}{lines} }
        })
    };
    view! {
        <section class="panel tlk" aria-labelledby="h-t">
            <header><h2 id="h-t">{move || t::online_talk(app.lang())}</h2>{mute(app)}</header>
            {speak(app)}
            <ol tabindex="0" aria-labelledby="h-t">{lines}</ol>
        </section>
    }
    .into_any()
}

fn line(app: App, lang: Lang, talk: &Talk) -> AnyView {
    let name = app.seat_name(lang, talk.seat);
    let class = format!("p{}", talk.seat);
    let mark = styled(of_seat(Seat::new(talk.seat)), "sh");
    match message_text(lang, talk) {
        Some(text) => view! { <li class=class>{mark}<span><b>{name}</b>" "{text}</span></li> }.into_any(),
        None => {
            view! { <li class=format!("{class} done")>{mark}<span>{event_text(lang, &name, talk)}</span></li> }
                .into_any()
        }
    }
}

/// The form for messages, if the table allows them, and phrases.
fn speak(app: App) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let text = field.value().trim().to_owned();
        if !text.is_empty() && app.send(&ClientMessage::Say { text }) {
            field.set_value("");
        }
    };
    let may = Memo::new(move |_| {
        app.online.table.with(|table| {
            let table = table.as_ref()?;
            table.you.map(|_| table.options.talk)
        })
    });
    let words = move |lang: Lang| {
        view! {
            <input type="text" node_ref=field maxlength=LONGEST_LINE data-do="say" autocomplete="off" aria-label=t::online_say(lang) placeholder=t::online_say(lang)/>
            <button class="sec" data-do="send" aria-label=t::online_send(lang) title=t::online_send(lang)>{icon("arrow")}</button>
        }
    };
    move || {
        let lang = app.lang();
        may.get().map(|talk| view! { <form class="say" on:submit=say>{talk.then(|| words(lang))}{phrases(app, lang)}</form> })
    }
}

fn phrases(app: App, lang: Lang) -> impl IntoView {
    let option = |reaction: Reaction| {
        view! { <option value=reaction.code()>{t::online_reaction(lang, reaction.code())}</option> }
            .into_any()
    };
    let options: Vec<AnyView> = Reaction::ALL.into_iter().map(option).collect();
    let react = move |code: String| {
        if let Some(reaction) = Reaction::ALL.into_iter().find(|reaction| reaction.code() == code) {
            app.send(&ClientMessage::React { reaction });
        }
    };
    menu("react", t::online_phrases(lang), options, react)
}

/// The menu that mutes people.
fn mute(app: App) -> impl IntoView {
    move || {
        let lang = app.lang();
        let noted = app.online.noted.get();
        let table = app.online.table.get()?;
        let all = if noted.deaf { t::online_hear_all(lang) } else { t::online_mute_all(lang) };
        let mut options = vec![view! { <option value="all">{all}</option> }.into_any()];
        options.extend(other_people(&table).map(|seat| {
            let name = app.seat_name(lang, seat);
            let text = match noted.muted.contains(&seat) {
                true => t::online_hear(lang, name),
                false => t::online_mute(lang, name),
            };
            view! { <option value=seat>{text}</option> }.into_any()
        }));
        Some(menu("mute", t::online_muting(lang), options, move |who| app.note(|noted| noted.toggle(&who))))
    }
}

/// A menu of actions. It shows its title again after a choice.
fn menu(
    code: &'static str,
    title: String,
    options: Vec<AnyView>,
    choose: impl Fn(String) + 'static,
) -> impl IntoView {
    let change = move |event: web_sys::Event| {
        choose(event_target_value(&event));
        if let Some(select) =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlSelectElement>().ok())
        {
            select.set_value("");
        }
    };
    let label = title.clone();
    view! {
        <select class="mnu" data-do=code aria-label=label on:change=change>
            <option value="" selected=true disabled=true>{title}</option>{options}
        </select>
    }
}

/// Whether there are unread lines: then the way to the talk shows a mark.
pub fn calls(app: App) -> bool {
    presence::is_there(app) && unread(app) > 0
}
