//! The root of the page: the state that all screens share, and the choice of the screen.

use crate::watching::{self, Moments};
use crate::worker::{Asked, BotWorker};
use crate::{
    advice, analyse, browser, curtain, daily, end, expected, explorer, gallery, icons, keys, language,
    lesson, notes, notice, online, progress, puzzles, report, round_end, rules_page, settings_dialog, sound,
    start, storage, table_page, tips,
};
use leptos::prelude::*;
use page::draft::Draft;
use page::expected::Expected;
use page::layout::Layout;
use page::plan::Plan;
use page::replay::Replay;
use page::scene::Kind;
use page::scene::Scene;
use page::settings::Settings;
use page::{Page, Sitting};
use std::sync::Arc;
use texts::{Lang, t};
use vocab::Seat;

/// What the table page shows: all boards at once, or one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// All boards at once; only in [`Layout::Overview`].
    Table,
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
    /// Those that show one board, from left to right.
    pub const BOARDS: [Tab; 5] = [Tab::Row, Tab::Map, Tab::Requiem, Tab::Me, Tab::Others];

    /// The id of its part of the page.
    pub fn code(self) -> &'static str {
        match self {
            Tab::Table => "table",
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
    /// The texts of this language could not be loaded.
    NoTexts(Lang),
    /// There is no worker: the page computes the bots' decisions itself and does not respond meanwhile.
    NoWorker,
    /// An error in a file or a choice, as text.
    Fault(String),
}

/// Everything the screens share. Copying it copies only handles.
#[derive(Clone, Copy)]
pub struct App {
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// The language that was chosen last; its texts may still be on their way.
    pub(crate) wanted_lang: StoredValue<Lang>,
    /// Which screen is shown.
    pub page: RwSignal<Page>,
    /// The scene of the game.
    pub scene: RwSignal<Option<Arc<Scene>>>,
    /// The cards that the player is about to lay.
    pub plan: RwSignal<Plan>,
    /// The choice that the person is making.
    pub draft: RwSignal<Draft>,
    /// The expected final score of the player who decides.
    pub expected: RwSignal<Expected>,
    /// The layout of the table page.
    pub layout: RwSignal<Layout>,
    /// What the table page shows.
    pub tab: RwSignal<Tab>,
    /// The other player whose board is shown.
    pub looking: RwSignal<Option<Seat>>,
    /// The person for whom the curtain waits.
    pub curtain: RwSignal<Option<Seat>>,
    /// The earlier moment that is shown; none for the current one.
    pub past: RwSignal<Option<u64>>,
    /// The settings of the replay.
    pub replay: RwSignal<Replay>,
    /// The turn whose recap was read: its seat and the decision before it.
    pub recapped: RwSignal<Option<(Seat, u64)>>,
    /// The message that is shown.
    pub notice: RwSignal<Option<Notice>>,
    /// The announcement of the server's operator.
    pub announced: RwSignal<Option<String>>,
    /// The text that a screen reader announces next.
    pub said: RwSignal<String>,
    /// The id under which the game is saved.
    pub game_id: RwSignal<String>,
    /// The dialogs with the cards to come and with one card.
    pub explorer: explorer::Explorer,
    /// The dialog with the pictures of what the player has met.
    pub gallery: gallery::Gallery,
    /// The lesson on the table, and those that were finished.
    pub lessons: lesson::Lessons,
    /// The advice to the player who decides.
    pub advice: advice::Advice,
    /// The analysis of the game.
    pub analysis: analyse::Room,
    /// Whether the settings are open.
    pub settings_open: RwSignal<bool>,
    /// The daily deal.
    pub daily: daily::Daily,
    /// The notes of the game.
    pub notes: notes::Notes,
    /// Whether the report of a bug is open.
    pub report_open: RwSignal<bool>,
    /// The puzzles, and the one on the table.
    pub puzzles: puzzles::Puzzles,
    /// The table on a server, if the page is at one.
    pub online: online::Online,
    /// The game that is shown.
    pub(crate) sitting: StoredValue<Option<Sitting>>,
    pub(crate) worker: StoredValue<BotWorker, LocalStorage>,
    /// The open question to a bot.
    pub(crate) asked: StoredValue<Option<Asked>, LocalStorage>,
    /// The cards that the last undo takes back, until the game before it is shown.
    pub(crate) restoring: StoredValue<Option<Plan>>,
    /// What the page tells about the others, and how fast.
    pub moments: Moments,
    /// Increased to cancel a bot decision that waits for its pause to end.
    pub(crate) epoch: StoredValue<u32>,
}

impl App {
    fn new(lang: Lang, worker: BotWorker) -> App {
        App {
            settings: RwSignal::new(storage::settings(lang)),
            wanted_lang: StoredValue::new(lang),
            page: RwSignal::new(Page::read(&browser::hash())),
            scene: RwSignal::new(None),
            plan: RwSignal::new(Plan::default()),
            draft: RwSignal::new(Draft::Nothing),
            expected: RwSignal::new(Expected::default()),
            layout: RwSignal::new(Layout::Overview),
            tab: RwSignal::new(Tab::Table),
            looking: RwSignal::new(None),
            curtain: RwSignal::new(None),
            past: RwSignal::new(None),
            replay: RwSignal::new(Replay::default()),
            recapped: RwSignal::new(None),
            notice: RwSignal::new(None),
            announced: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            game_id: RwSignal::new(String::new()),
            explorer: explorer::Explorer::new(),
            gallery: gallery::Gallery::new(),
            lessons: lesson::Lessons::new(),
            advice: advice::Advice::new(),
            analysis: analyse::Room::new(),
            settings_open: RwSignal::new(false),
            daily: daily::Daily::new(),
            notes: notes::Notes::new(),
            report_open: RwSignal::new(false),
            puzzles: puzzles::Puzzles::new(),
            online: online::Online::new(),
            sitting: StoredValue::new(None),
            worker: StoredValue::new_local(worker),
            asked: StoredValue::new_local(None),
            restoring: StoredValue::new(None),
            moments: Moments::new(),
            epoch: StoredValue::new(0),
        }
    }

    /// The shared state, from the context of the component.
    pub fn get() -> App {
        expect_context::<App>()
    }

    /// The language. A view that uses it is redrawn when it changes.
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
            Page::Table | Page::Puzzle(_) => true,
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

/// Chooses the layout by the size of the window and of the text. Where a layout has no overview, a board is shown.
fn follow_window(app: App) {
    let measure = move || {
        let (width, height) = browser::window_size();
        let text = app.settings.with(|settings| f64::from(settings.text)) / 100.0;
        let layout = Layout::of(width, height, text);
        if app.layout.get_untracked() != layout {
            app.layout.set(layout);
        }
        browser::flag_document("data-narrow", page::layout::is_narrow(width, height, text));
        match (layout, app.tab.get_untracked()) {
            (Layout::Overview, Tab::Others) => app.tab.set(Tab::Table),
            (Layout::Panes | Layout::Phone | Layout::Side, Tab::Table) => app.tab.set(Tab::Row),
            _ => {}
        }
    };
    Effect::new(move |_| measure());
    let _ = window_event_listener(leptos::ev::resize, move |_| untrack(measure));
}

/// The whole page, which starts in this language.
pub fn root(lang: Lang, worker: BotWorker) -> impl IntoView {
    let app = App::new(lang, worker);
    provide_context(app);
    if let Some(loading) = browser::element("loading") {
        loading.remove();
    }
    app.worker.with_value(|worker| worker.when_given_up(move || app.notice.set(Some(Notice::NoWorker))));
    app.resume();
    let _ = window_event_listener(leptos::ev::hashchange, move |_| {
        let page = Page::read(&browser::hash());
        if app.page.get_untracked() != page {
            let stays =
                matches!(app.page.get_untracked(), Page::Table | Page::End | Page::Analysis | Page::Rules(_));
            let returns = match page {
                Page::Analysis => app.sitting.with_value(Option::is_none),
                Page::Table | Page::End => !(stays && app.table_id().is_none()),
                _ => false,
            };
            app.page.set(page);
            if returns {
                app.come_back();
            }
        }
    });
    keys::listen(app);
    language::listen(app);
    browser::ignore_second_clicks("#dec .d-ft,[data-half],#row .card,#map .pl,#req .part,#req .rt,#me .way");
    explorer::listen(app);
    gallery::listen(app);
    lesson::listen(app);
    daily::listen(app);
    analyse::listen(app);
    puzzles::listen(app);
    follow_window(app);
    expected::run(app);
    advice::run(app);
    online::listen(app);
    watching::listen(app);
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
        browser::recover_focus();
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
        Page::Daily(_) => Page::Daily(None),
        Page::Puzzle(_) => Page::Puzzle(String::new()),
        page => page,
    });
    let screen = move || match which.get() {
        Page::Start => start::start().into_any(),
        Page::Table | Page::Puzzle(_) => table_page::table_page().into_any(),
        Page::Puzzles => puzzles::list().into_any(),
        Page::End => end::end().into_any(),
        Page::Analysis => analyse::analysis().into_any(),
        Page::Rules(_) => rules_page::rules_page().into_any(),
        Page::Lobby => online::lobby::lobby().into_any(),
        Page::Online(..) => online::online_page().into_any(),
        Page::Seat(key) => online::invitation::seat_page(key).into_any(),
        Page::Daily(_) => daily::daily_page().into_any(),
        Page::Progress => progress::progress_page().into_any(),
    };
    // Each of them on the heap: together they are too large for the stack of an unoptimised module.
    let above = [
        notice::notice().into_any(),
        curtain::curtain().into_any(),
        round_end::round_end().into_any(),
        settings_dialog::settings_dialog().into_any(),
        report::dialog().into_any(),
        gallery::dialog().into_any(),
        puzzles::dialog().into_any(),
        explorer::dialogs().into_any(),
        notes::dialog().into_any(),
        tips::tips().into_any(),
        lesson::card().into_any(),
    ];
    view! {
        <div hidden inner_html=icons::SHEET></div>
        {screen}
        {Vec::from(above)}
        <div class="vh" aria-live="polite" role="status">{move || app.said.get()}</div>
    }
}
