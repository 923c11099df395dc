//! The page: what everything in it shares, and which screen is shown.

use crate::draft::Draft;
use crate::replay::Replay;
use crate::scene::Scene;
use crate::settings::Settings;
use crate::worker::Thinker;
use crate::{
    browser, curtain, end, icons, keys, notice, online, rules_page, settings_dialog, sound, start, storage,
    table_page, tips,
};
use leptos::prelude::*;
use std::sync::Arc;
use table::Table;
use texts::{Lang, t};
use vocab::Seat;

/// A screen of the page; each has an address of its own, so that Back and links work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// The start page.
    Start,
    /// The table, now or at an earlier moment.
    Table,
    /// The score sheet.
    End,
    /// The rules, at one of them.
    Rules(Option<String>),
    /// The tables of the server.
    Lobby,
    /// A table on the server, now or at a moment of a finished game, through the eyes of a seat counted from 1.
    Online(String, Option<u64>, Option<u8>),
    /// The key of a seat, with which somebody comes.
    Seat(String),
}

impl Page {
    /// The page with this address.
    pub fn read(hash: &str) -> Page {
        let hash = hash.trim_matches('/');
        let part = |at: usize| hash.split('/').nth(at);
        match hash.split_once('/').unwrap_or((hash, "")) {
            ("table", _) => Page::Table,
            ("end", _) => Page::End,
            ("rules", "") => Page::Rules(None),
            ("rules", id) => Page::Rules(Some(id.to_uppercase())),
            ("lobby", _) => Page::Lobby,
            ("t", table) if !table.is_empty() => {
                let number = |at: usize| part(at).and_then(|text| text.parse::<u64>().ok());
                let seat = number(3).and_then(|seat| u8::try_from(seat).ok());
                Page::Online(part(1).unwrap_or_default().to_owned(), number(2), seat)
            }
            ("seat", key) if !key.is_empty() => Page::Seat(key.to_owned()),
            _ => Page::Start,
        }
    }

    /// Its address.
    pub fn hash(&self) -> String {
        match self {
            Page::Start => "/".to_owned(),
            Page::Table => "/table".to_owned(),
            Page::End => "/end".to_owned(),
            Page::Rules(None) => "/rules".to_owned(),
            Page::Rules(Some(id)) => format!("/rules/{}", id.to_lowercase()),
            Page::Lobby => "/lobby".to_owned(),
            Page::Online(id, None, _) => format!("/t/{id}"),
            Page::Online(id, Some(moment), None) => format!("/t/{id}/{moment}"),
            Page::Online(id, Some(moment), Some(seat)) => format!("/t/{id}/{moment}/{seat}"),
            Page::Seat(key) => format!("/seat/{key}"),
        }
    }
}

/// A part of the table on a phone, where one is shown at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The card row.
    Row,
    /// The map.
    Map,
    /// The Requiem.
    Requiem,
    /// My board.
    Me,
    /// The others, log and score.
    Others,
}

impl Tab {
    /// All, from left to right.
    pub const ALL: [Tab; 5] = [Tab::Row, Tab::Map, Tab::Requiem, Tab::Me, Tab::Others];

    /// The id of its part of the page.
    pub fn code(self) -> &'static str {
        match self {
            Tab::Row => "row",
            Tab::Map => "map",
            Tab::Requiem => "req",
            Tab::Me => "me",
            Tab::Others => "oth",
        }
    }
}

/// Something the page has to say apart from the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The browser keeps nothing: the game will be lost with the page.
    NotStored,
    /// Bots cannot think beside the page: it thinks itself, and stands still meanwhile.
    NoWorker,
    /// What was wrong with a file or a choice, in words.
    Fault(String),
}

/// Everything the screens share. Copying it copies only handles.
#[derive(Clone, Copy)]
pub struct App {
    /// What the person likes.
    pub settings: RwSignal<Settings>,
    /// Which screen is shown.
    pub page: RwSignal<Page>,
    /// What the table shows.
    pub scene: RwSignal<Option<Arc<Scene>>>,
    /// What the person is about to choose.
    pub draft: RwSignal<Draft>,
    /// The part of the table shown on a phone.
    pub tab: RwSignal<Tab>,
    /// Another board than the own one, to look at.
    pub looking: RwSignal<Option<Seat>>,
    /// A person who should take the screen before anything of theirs is shown.
    pub curtain: RwSignal<Option<Seat>>,
    /// An earlier moment that is shown instead of now.
    pub past: RwSignal<Option<u64>>,
    /// How one looks back.
    pub replay: RwSignal<Replay>,
    /// The turn, by its seat and the decision before it, whose recap was read.
    pub recapped: RwSignal<Option<(Seat, u64)>>,
    /// Something to say.
    pub notice: RwSignal<Option<Notice>>,
    /// What whoever runs the server has to say.
    pub announced: RwSignal<Option<String>>,
    /// What a screen reader says next.
    pub said: RwSignal<String>,
    /// The id of the game under which it is saved.
    pub game_id: RwSignal<String>,
    /// Whether the settings are open.
    pub settings_open: RwSignal<bool>,
    /// The table on a server, if the page sits at one.
    pub online: online::Online,
    pub(crate) table: StoredValue<Option<Table>>,
    pub(crate) thinker: StoredValue<Thinker, LocalStorage>,
    /// Whether bots play on without pauses until a person is asked.
    pub(crate) hurrying: StoredValue<bool>,
    /// Counted up whenever waiting bots are to be forgotten.
    pub(crate) epoch: StoredValue<u32>,
}

impl App {
    fn new() -> App {
        App {
            settings: RwSignal::new(storage::settings()),
            page: RwSignal::new(Page::read(&browser::hash())),
            scene: RwSignal::new(None),
            draft: RwSignal::new(Draft::Nothing),
            tab: RwSignal::new(Tab::Row),
            looking: RwSignal::new(None),
            curtain: RwSignal::new(None),
            past: RwSignal::new(None),
            replay: RwSignal::new(Replay::default()),
            recapped: RwSignal::new(None),
            notice: RwSignal::new(None),
            announced: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            game_id: RwSignal::new(String::new()),
            settings_open: RwSignal::new(false),
            online: online::Online::new(),
            table: StoredValue::new(None),
            thinker: StoredValue::new_local(Thinker::start()),
            hurrying: StoredValue::new(false),
            epoch: StoredValue::new(0),
        }
    }

    /// The shared state of the page this component is in.
    pub fn get() -> App {
        expect_context::<App>()
    }

    /// The language; what reads it is told anew when it changes.
    pub fn lang(&self) -> Lang {
        self.settings.with(Settings::lang)
    }

    /// Changes and keeps the settings.
    pub fn set(&self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        if !self.settings.with_untracked(storage::keep_settings) {
            self.notice.set(Some(Notice::NotStored));
        }
    }

    /// Whether the table is what is shown.
    pub fn at_table(&self) -> bool {
        self.page.with_untracked(|page| match page {
            Page::Table => true,
            Page::Online(_, moment, _) => moment.is_some() || !self.online.finished.get_untracked(),
            _ => false,
        })
    }

    /// Goes to a screen.
    pub fn go(&self, page: Page) {
        browser::go_to_hash(&page.hash());
        self.page.set(page);
    }
}

/// The whole page.
#[component]
pub fn Root() -> impl IntoView {
    let app = App::new();
    provide_context(app);
    if let Some(loading) = browser::element("loading") {
        loading.remove();
    }
    app.thinker.with_value(|thinker| thinker.when_given_up(move || app.notice.set(Some(Notice::NoWorker))));
    app.resume();
    let _ = window_event_listener(leptos::ev::hashchange, move |_| {
        let page = Page::read(&browser::hash());
        if app.page.get_untracked() != page {
            let stays = matches!(app.page.get_untracked(), Page::Table | Page::End | Page::Rules(_));
            let returns = matches!(page, Page::Table | Page::End) && !(stays && app.table_id().is_none());
            app.page.set(page);
            if returns {
                app.come_back();
            }
        }
    });
    keys::listen(app);
    online::listen(app);
    sound::listen(app);
    Effect::new(move |_| {
        let settings = app.settings.get();
        browser::mark_document("lang", settings.lang().code());
        browser::mark_document("data-theme", if settings.is_dark() { "dark" } else { "light" });
        browser::style_document("--text-scale", &(f32::from(settings.text) / 100.0).to_string());
    });
    Effect::new(move |_| {
        app.page.track();
        if browser::focus_is_lost() {
            browser::focus_soon("main");
        }
    });
    Effect::new(move |_| {
        let lang = app.lang();
        let mine = app.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.mine));
        app.page.track();
        browser::set_title(&if mine && app.at_table() { t::web_title_turn(lang) } else { t::title(lang) });
    });
    // Going from one rule or moment to another does not draw the page anew.
    let which = Memo::new(move |_| match app.page.get() {
        Page::Rules(_) => Page::Rules(None),
        Page::Online(id, ..) => Page::Online(id, None, None),
        page => page,
    });
    let screen = move || match which.get() {
        Page::Start => start::start().into_any(),
        Page::Table => table_page::table_page().into_any(),
        Page::End => end::end().into_any(),
        Page::Rules(_) => rules_page::rules_page().into_any(),
        Page::Lobby => online::lobby::lobby().into_any(),
        Page::Online(..) => online::online_page().into_any(),
        Page::Seat(key) => online::lobby::claim(key).into_any(),
    };
    view! {
        <div hidden inner_html=icons::SHEET></div>
        {screen}
        {notice::notice()}{curtain::curtain()}{settings_dialog::settings_dialog()}{tips::tips()}
        <div class="vh" aria-live="polite" role="status">{move || app.said.get()}</div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_an_address() {
        let pages = [
            Page::Start,
            Page::Table,
            Page::End,
            Page::Rules(None),
            Page::Rules(Some("TURN-1".into())),
            Page::Lobby,
            Page::Online("aB-9".into(), None, None),
            Page::Online("aB-9".into(), Some(12), None),
            Page::Online("aB-9".into(), Some(12), Some(2)),
            Page::Seat("kEy_1".into()),
        ];
        for page in pages {
            assert_eq!(Page::read(&page.hash()), page);
        }
        assert_eq!(Page::read("nonsense"), Page::Start);
    }
}
