//! Talk at the table: words, phrases and what happened beside the game, in a panel that shares its place with the log.

use super::beside;
use crate::app::App;
use crate::icons::{icon, of_seat, styled};
use crate::{browser, log, storage};
use leptos::html::Input;
use leptos::prelude::*;
use protocol::{LONGEST_LINE, Patron, Reaction, TableInfo, Talk, Told, Wish};
use serde::{Deserialize, Serialize};
use texts::{Lang, t};
use vocab::Seat;
use wasm_bindgen::JsCast;

/// What the page notes about a table for the person: what was seen and read, and who is not heard.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Noted {
    /// The last moment that was seen.
    pub moment: Option<u64>,
    /// The last line of talk that was read.
    pub read: i64,
    /// Whether nobody is heard.
    pub deaf: bool,
    /// The seats that are not heard, counted from 1.
    pub muted: Vec<u8>,
    /// The last line of talk when the devices of my seat were looked at; none before the first visit with a seat.
    pub devices: Option<i64>,
}

impl Noted {
    /// Whether a line is heard. What happened at the table always is.
    fn hears(&self, talk: &Talk) -> bool {
        let spoken = matches!(talk.told, Told::Said { .. } | Told::Reacted { .. });
        !spoken || !self.deaf && !self.muted.contains(&talk.seat)
    }

    /// How many lines others said that were heard and not read.
    fn unread(&self, talk: &[Talk], you: Option<u8>) -> usize {
        let fresh = |talk: &&Talk| talk.id > self.read && Some(talk.seat) != you && self.hears(talk);
        talk.iter().filter(fresh).count()
    }

    fn toggle(&mut self, who: &str) {
        match who.parse::<u8>() {
            Ok(seat) if self.muted.contains(&seat) => self.muted.retain(|other| *other != seat),
            Ok(seat) => self.muted.push(seat),
            Err(_) => self.deaf = !self.deaf,
        }
    }
}

impl App {
    /// Notes something about the table.
    pub(crate) fn note(&self, change: impl FnOnce(&mut Noted)) {
        self.online.noted.update(change);
        if let Some(id) = self.table_id() {
            storage::keep_noted(&id, self.online.noted.get_untracked());
        }
    }

    /// Something was said.
    pub(crate) fn hear_talk(&self, talk: Talk) {
        let you = self.online.table.with_untracked(|table| table.as_ref().and_then(|table| table.you));
        let lang = self.settings.with_untracked(|settings| settings.lang());
        if Some(talk.seat) != you && self.online.noted.with_untracked(|noted| noted.hears(&talk)) {
            self.said.set(line_in_words(*self, lang, &talk));
        }
        self.watch_devices(std::slice::from_ref(&talk), you);
        self.online.talk.update(|all| all.push(talk));
    }
}

/// The log; at a table on a server also the talk, one of them at a time.
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

/// How many lines are unread.
pub fn unread(app: App) -> usize {
    let you = app.online.table.with(|table| table.as_ref().and_then(|table| table.you));
    app.online.talk.with(|talk| app.online.noted.with(|noted| noted.unread(talk, you)))
}

fn badge(app: App) -> impl IntoView {
    let count = Memo::new(move |_| unread(app));
    move || {
        (count.get() > 0).then(|| {
            let told = t::online_unread(app.lang(), count.get() as i64);
            view! { <b class="bdg"><span aria-hidden="true">{count.get()}</span><span class="vh">{told}</span></b> }
        })
    }
}

fn panel(app: App) -> AnyView {
    let lines = move || {
        let lang = app.lang();
        let heard = |talk: &&Talk| app.online.noted.with(|noted| noted.hears(talk));
        app.online.table.track();
        app.online.talk.with(|talk| {
            // The latest first, as in the log.
            let lines: Vec<AnyView> =
                talk.iter().rev().filter(heard).map(|talk| line(app, lang, talk)).collect();
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
    let name = app.name_there(lang, talk.seat);
    let class = format!("p{}", talk.seat);
    let mark = styled(of_seat(Seat::new(talk.seat)), "sh");
    match spoken(lang, talk) {
        Some(text) => view! { <li class=class>{mark}<span><b>{name}</b>" "{text}</span></li> }.into_any(),
        None => {
            view! { <li class=class class:done=true>{mark}<span>{happened(lang, &name, talk)}</span></li> }
                .into_any()
        }
    }
}

/// A line as it is read aloud.
fn line_in_words(app: App, lang: Lang, talk: &Talk) -> String {
    let name = app.name_there(lang, talk.seat);
    match spoken(lang, talk) {
        Some(text) => format!("{name}: {text}"),
        None => happened(lang, &name, talk),
    }
}

fn spoken(lang: Lang, talk: &Talk) -> Option<String> {
    match &talk.told {
        Told::Said { text } => Some(text.clone()),
        Told::Reacted { reaction } => Some(t::online_reaction(lang, reaction.code())),
        _ => None,
    }
}

fn happened(lang: Lang, name: &str, talk: &Talk) -> String {
    let told = |code: &str| t::online_told(lang, code, name);
    match &talk.told {
        Told::Said { .. } | Told::Reacted { .. } => String::new(),
        Told::Sat => told("sat"),
        Told::Left => told("left"),
        Told::Joined => told("joined"),
        Told::TakenOver { clock: true } => told("clock"),
        Told::TakenOver { clock: false } => told("taken-over"),
        Told::TakenBack => told("taken-back"),
        Told::NewDevice => told("new-device"),
        Told::LeftForGood => told("left-for-good"),
        Told::Kicked => told("kicked"),
        Told::AskedUndo { to } => t::online_asks_back(lang, *to as i64, name),
        Told::Agreed => told("agreed"),
        Told::Disagreed => told("disagreed"),
        Told::Rewound { to } => t::online_rewound(lang, *to as i64),
    }
}

/// Words, if the table allows them, and phrases.
fn speak(app: App) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let text = field.value().trim().to_owned();
        if !text.is_empty() && app.send(&Wish::Say { text }) {
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
            app.send(&Wish::React { reaction });
        }
    };
    menu("react", t::online_phrases(lang), options, react)
}

/// Who is not heard.
fn mute(app: App) -> impl IntoView {
    move || {
        let lang = app.lang();
        let noted = app.online.noted.get();
        let table = app.online.table.get()?;
        let all = if noted.deaf { t::online_hear_all(lang) } else { t::online_mute_all(lang) };
        let mut options = vec![view! { <option value="all">{all}</option> }.into_any()];
        options.extend(others(&table).map(|seat| {
            let name = app.name_there(lang, seat);
            let text = match noted.muted.contains(&seat) {
                true => t::online_hear(lang, name),
                false => t::online_mute(lang, name),
            };
            view! { <option value=seat>{text}</option> }.into_any()
        }));
        Some(menu("mute", t::online_muting(lang), options, move |who| app.note(|noted| noted.toggle(&who))))
    }
}

/// The seats of other people, counted from 1.
fn others(table: &TableInfo) -> impl Iterator<Item = u8> + '_ {
    let people = |seat: &u8| {
        let seated = table.seats.get(usize::from(*seat) - 1);
        seated.is_some_and(|seated| matches!(seated.by, Patron::Human | Patron::Account))
            && Some(*seat) != table.you
    };
    (1..=table.seats.len() as u8).filter(people)
}

/// A list of things to do of which one is chosen; it shows its title again afterwards.
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

/// What a phone shows at the tab of the others: that somebody said something.
pub fn calls(app: App) -> bool {
    beside::is_there(app) && unread(app) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn talk(id: i64, seat: u8, told: Told) -> Talk {
        Talk { id, at: 0, seat, moment: 0, told }
    }

    fn said(id: i64, seat: u8) -> Talk {
        talk(id, seat, Told::Said { text: "Bravo".into() })
    }

    #[test]
    fn what_others_said_since_is_unread() {
        let noted = Noted { read: 2, ..Noted::default() };
        assert_eq!(noted.unread(&[said(2, 2), said(3, 1), said(4, 2), talk(5, 2, Told::Agreed)], Some(1)), 2);
    }

    #[test]
    fn who_is_muted_is_not_heard_but_what_they_do_is() {
        let mut noted = Noted::default();
        noted.toggle("2");
        assert!(!noted.hears(&said(1, 2)) && noted.hears(&said(2, 3)));
        assert!(noted.hears(&talk(3, 2, Told::AskedUndo { to: 4 })));
        noted.toggle("2");
        noted.toggle("all");
        assert!(!noted.hears(&said(1, 2)) && !noted.hears(&said(2, 3)));
        noted.toggle("all");
        assert!(noted.hears(&said(1, 2)));
    }
}
