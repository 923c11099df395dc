//! The page: the state that all screens share, and which screen is shown.

use crate::worker::{Asked, BotWorker};
use crate::{
    browser, curtain, end, icons, keys, notice, online, rules_page, settings_dialog, sound, start, storage,
    table_page, tips,
};
use leptos::prelude::*;
use page::draft::Draft;
use page::replay::Replay;
use page::scene::Kind;
use page::scene::Scene;
use page::settings::Settings;
use page::{Page, Sitting};
use std::sync::Arc;
use texts::{Lang, t};
use vocab::Seat;

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

/// A message to the person that is not about the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The browser stores nothing: the game will be lost when the page is closed.
    NotStored,
    /// There is no worker: the page computes the bots' decisions itself and does not respond meanwhile.
    NoWorker,
    /// What was wrong with a file or a choice, in words.
    Fault(String),
}

/// Everything the screens share. Copying it copies only handles.
#[derive(Clone, Copy)]
pub struct App {
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// Which screen is shown.
    pub page: RwSignal<Page>,
    /// What is drawn of the game.
    pub scene: RwSignal<Option<Arc<Scene>>>,
    /// What the person is about to choose.
    pub draft: RwSignal<Draft>,
    /// The part of the table shown on a phone.
    pub tab: RwSignal<Tab>,
    /// The board of another player that is looked at.
    pub looking: RwSignal<Option<Seat>>,
    /// A person who should take the screen before anything of theirs is shown.
    pub curtain: RwSignal<Option<Seat>>,
    /// The earlier moment that is shown; none for the present.
    pub past: RwSignal<Option<u64>>,
    /// How the person looks back.
    pub replay: RwSignal<Replay>,
    /// The turn, by its seat and the decision before it, whose recap was read.
    pub recapped: RwSignal<Option<(Seat, u64)>>,
    /// The message that is shown.
    pub notice: RwSignal<Option<Notice>>,
    /// The announcement of the server's operator.
    pub announced: RwSignal<Option<String>>,
    /// What a screen reader reads next.
    pub said: RwSignal<String>,
    /// The id under which the game is saved.
    pub game_id: RwSignal<String>,
    /// Whether the settings are open.
    pub settings_open: RwSignal<bool>,
    /// The table on a server, if the page is at one.
    pub online: online::Online,
    /// The game that is shown.
    pub(crate) sitting: StoredValue<Option<Sitting>>,
    pub(crate) worker: StoredValue<BotWorker, LocalStorage>,
    /// The question to a bot that is not answered.
    pub(crate) asked: StoredValue<Option<Asked>, LocalStorage>,
    /// Whether bots play on without pauses until a person is asked.
    pub(crate) hurrying: StoredValue<bool>,
    /// Counted up whenever the decision of a bot that waits for its pause is no longer wanted.
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
            sitting: StoredValue::new(None),
            worker: StoredValue::new_local(BotWorker::start()),
            asked: StoredValue::new_local(None),
            hurrying: StoredValue::new(false),
            epoch: StoredValue::new(0),
        }
    }

    /// The shared state of the page this component is in.
    pub fn get() -> App {
        expect_context::<App>()
    }

    /// The language. What is drawn with it is drawn again when it changes.
    pub fn lang(&self) -> Lang {
        self.settings.with(Settings::lang)
    }

    /// Changes the settings and stores them.
    pub fn set(&self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        if !self.settings.with_untracked(storage::keep_settings) {
            self.notice.set(Some(Notice::NotStored));
        }
    }

    /// Whether the screen shows the table.
    pub fn at_table(&self) -> bool {
        self.page.with_untracked(|page| match page {
            Page::Table => true,
            Page::Online(_, moment, _) => moment.is_some() || untrack(|| self.kind()) != Some(Kind::Replay),
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
    app.worker.with_value(|worker| worker.when_given_up(move || app.notice.set(Some(Notice::NoWorker))));
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
        browser::mark_document(
            "data-theme",
            if settings.is_dark(browser::prefers_dark()) { "dark" } else { "light" },
        );
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
    // Going from one rule or moment to another must not rebuild the screen.
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
