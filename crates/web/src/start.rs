//! The start page: saved games, a new game, and links to the lobby and the rules.

mod edition_box;
pub mod files;
mod learn;
mod modes;
mod options;
mod saved;
mod terms;

use crate::app::App;
use crate::icons::icon;
use crate::modal::modal;
use crate::online::api::{self, Trouble as NoAnswer};
use crate::online::make;
use crate::settings_dialog::keys_overview;
use crate::storage;
use crate::{browser, editions, gallery};
use edition::{Edition, Fault};
use files::Trouble;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::Page;
use page::choice::{Choice, Mode};
use page::saved::Saved;
use page::settings::Theme;
use page::table_info;
use page::terms::new_table;
use protocol::http::{Lobby, NewTable, NewTables};
use rules::Seed;
use texts::{Lang, t};

/// The illustration: an unfinished musical score.
const SCORE: &str = include_str!("start/score.svg");

/// The signals that the parts of the start page share.
#[derive(Clone, Copy)]
pub struct Start {
    app: App,
    choice: RwSignal<Choice>,
    saved: RwSignal<Vec<Saved>>,
    /// The saved game for which the page asks whether to delete it.
    deleting: RwSignal<Option<String>>,
    editions: RwSignal<Vec<&'static Edition>>,
    /// The faults of the edition that was opened last.
    faults: RwSignal<Vec<Fault>>,
    trouble: RwSignal<Option<Trouble>>,
    /// Whether the user drags a file over the page.
    dragging: RwSignal<bool>,
    about: RwSignal<bool>,
    keys: RwSignal<bool>,
    /// Whether the list of lessons is open.
    lessons: RwSignal<bool>,
    /// How many online games wait for the player; none before the server answered.
    waiting: RwSignal<Option<api::Answer<usize>>>,
    /// Who may open tables on the server.
    new_tables: RwSignal<NewTables>,
    /// Whether a request for a new table is running.
    making: RwSignal<bool>,
}

impl Start {
    fn new(app: App) -> Start {
        Start {
            app,
            choice: RwSignal::new(storage::start()),
            saved: RwSignal::new(storage::games()),
            deleting: RwSignal::new(None),
            editions: RwSignal::new(edition_box::at_hand()),
            faults: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            dragging: RwSignal::new(false),
            about: RwSignal::new(false),
            keys: RwSignal::new(false),
            lessons: RwSignal::new(false),
            waiting: RwSignal::new(None),
            new_tables: RwSignal::new(NewTables::default()),
            making: RwSignal::new(false),
        }
    }

    /// Changes the choice and stores it.
    fn change(&self, change: impl FnOnce(&mut Choice)) {
        self.choice.update(change);
        self.choice.with_untracked(storage::keep_start);
    }

    /// Reloads saved games and editions, which an import in the settings may have changed.
    fn reload(&self) {
        self.saved.set(storage::games());
        self.editions.set(edition_box::at_hand());
    }

    fn mode(&self) -> Mode {
        self.choice.with(|choice| choice.mode)
    }

    /// The chosen edition.
    fn edition(&self) -> &'static Edition {
        let hash = self.choice.with(|choice| choice.edition.clone());
        let chosen = |edition: &&'static Edition| Some(edition.hash_hex()) == hash;
        self.editions.with(|editions| editions.iter().copied().find(chosen)).unwrap_or(Edition::vienna())
    }

    /// Starts the game; if the seed is invalid, shows its field instead.
    fn go(&self) {
        let choice = self.choice.get_untracked();
        let Ok(seed) = choice.seed() else {
            if let Some(fold) = browser::element("fold") {
                let _ = fold.set_attribute("open", "");
            }
            return browser::focus_soon("seed");
        };
        if choice.mode == Mode::Online {
            return self.make(&choice);
        }
        let seed = seed.unwrap_or_else(|| Seed::from_number(browser::random_number()));
        let me = self.app.settings.with_untracked(|settings| settings.name.clone());
        self.app.begin(&choice.setup(), untrack(|| self.edition()), seed, choice.sitters(&me));
    }

    /// Creates a table on the server and opens it.
    fn make(&self, choice: &Choice) {
        if self.making.get_untracked() {
            return;
        }
        self.making.set(true);
        let (app, making) = (self.app, self.making);
        let me = app.settings.with_untracked(|settings| settings.name.clone());
        let edition = untrack(|| self.edition());
        let word = app.online.word.with_untracked(|word| word.trim().to_owned());
        let word = Some(word).filter(|_| self.new_tables.get_untracked() == NewTables::Word);
        let table = NewTable { word, ..new_table(choice, edition, &me) };
        let made = async move {
            let made = make::make(table, edition).await;
            making.set(false);
            made
        };
        api::then(app, made, move |made| {
            storage::keep_online(true);
            app.go(Page::Online(made.table.id, None, None));
        });
    }

    /// Asks the server for waiting games. Called only if the player chose to play online or did so before.
    fn ask_server(&self) {
        let (app, waiting, new_tables) = (self.app, self.waiting, self.new_tables);
        spawn_local(async move {
            let lobby = api::lobby().await;
            if let Ok(lobby) = &lobby {
                app.learn(lobby);
                new_tables.set(lobby.new_tables);
            }
            let count =
                |lobby: Lobby| lobby.mine.iter().filter(|table| table_info::waits_for_me(table)).count();
            waiting.set(Some(lobby.map(count)));
        });
    }

    fn is_offline(&self) -> bool {
        self.waiting.with(|waiting| *waiting == Some(Err(NoAnswer::Offline)))
    }
}

/// The start page.
pub fn start() -> impl IntoView {
    let app = App::get();
    // Bots pause while the player is not at the table.
    app.forget_waiting();
    let start = Start::new(app);
    Effect::new(move |before: Option<bool>| {
        let open = app.settings_open.get();
        if before == Some(true) && !open {
            start.reload();
        }
        open
    });
    if !editions::are_read() {
        // Another window has added them.
        spawn_local(async move {
            editions::read_stored(&app.worker.get_value()).await;
            start.editions.set(edition_box::at_hand());
        });
    }
    let online = Memo::new(move |_| start.mode() == Mode::Online);
    Effect::new(move |_| {
        if online.get() || storage::was_online() {
            start.ask_server();
        }
    });
    let fresh = untrack(|| learn::is_new(start));
    let closed = move || online.get() && start.new_tables.get() == NewTables::Closed;
    let go = move || if online.get() { t::lobby_go(app.lang()) } else { t::start_go(app.lang()) };
    view! {
        <main class="start" id="main" tabindex="-1" class:dragging=move || start.dragging.get()
            on:dragover=move |event| { event.prevent_default(); start.dragging.set(true); }
            on:dragleave=move |_| start.dragging.set(false)
            on:drop=move |event| files::dropped(start, &event)>
            {hero(app).into_any()}
            <div class="setup">
                {bar(app).into_any()}
                <div class="choices">
                    {move || lobby(start, online.get())}
                    {saved::saved(start).into_any()}
                    {fresh.then(|| learn::learn(start).into_any())}
                    {new_game(start).into_any()}
                    {(!fresh).then(|| learn::learn(start).into_any())}
                    {files::open_game(start).into_any()}
                </div>
                <div class="sit">{move || match closed() {
                    true => view! { <p class="shut" role="status">{t::lobby_closed(app.lang())}</p> }.into_any(),
                    false => view! {
                        <button class="go" type="button" data-do="go" aria-disabled=move || start.making.get().to_string() on:click=move |_| start.go()>{go}</button>
                    }
                    .into_any(),
                }}</div>
            </div>
            {foot(start).into_any()}
        </main>
        {modal("h-about", start.about, t::start_about, move || about(app)).into_any()}
        {modal("h-lessons", start.lessons, t::lesson_list, move || learn::list(app)).into_any()}
        {modal("h-keys", start.keys, t::settings_keys, move || keys_overview(app)).into_any()}
    }
}

fn hero(app: App) -> impl IntoView {
    view! {
        <div class="hero">
            <h1>{move || t::title(app.lang())}</h1>
            <p>{move || t::start_story(app.lang())}</p>
            <div class="score" role="img" aria-label=move || t::start_score_label(app.lang()) inner_html=SCORE></div>
            <div class="scene" aria-hidden="true"><svg><use href="art/start-scene.svg#art"></use></svg></div>
        </div>
    }
}

/// Language, theme and settings.
fn bar(app: App) -> impl IntoView {
    let dark = move || app.settings.with(|settings| settings.is_dark(browser::prefers_dark()));
    let turn = move |_| {
        let theme = if dark() { Theme::Light } else { Theme::Dark };
        app.set(|settings| settings.theme = theme);
    };
    view! {
        <nav class="ways" aria-label=move || t::web_controls(app.lang())>
            {languages(app)}
            <button class="lnk" type="button" data-do="dark" title=move || t::start_dark(app.lang()) aria-pressed=move || dark().to_string() on:click=turn>
                {icon("moon")}<span>{move || t::start_dark(app.lang())}</span>
            </button>
            <button class="lnk" type="button" data-do="settings" title=move || t::web_settings(app.lang()) on:click=move |_| app.settings_open.set(true)>
                {icon("menu")}<span>{move || t::web_settings(app.lang())}</span>
            </button>
        </nav>
    }
}

fn languages(app: App) -> impl IntoView {
    let button = move |lang: &Lang| {
        let lang = *lang;
        let choose = move |_| app.speak(lang);
        view! {
            <button type="button" lang=lang.code() aria-pressed=move || (app.lang() == lang).to_string() on:click=choose>{lang.name()}</button>
        }
        .into_any()
    };
    let buttons: Vec<AnyView> = Lang::ALL.iter().map(button).collect();
    view! { <div class="langs" role="group" aria-label=move || t::web_language(app.lang())>{buttons}</div> }
}

fn new_game(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    view! {
        <section class="new" aria-labelledby="hs">
            <h2 id="hs">{move || t::start_new(lang())}</h2>
            {modes::modes(start)}
            <div class="opt">{modes::people(start)}</div>
            {options::options(start)}
        </section>
    }
}

/// A link to the lobby for players who play online, with the number of games that wait for them.
fn lobby(start: Start, online: bool) -> Option<impl IntoView> {
    let lang = start.app.lang();
    let waiting = start.waiting.get().and_then(Result::ok);
    let waits = waiting > Some(0);
    let line = match waiting {
        Some(n) if waits => t::lobby_waiting(lang, n as i64),
        _ => t::lobby_line(lang),
    };
    (waiting.is_some() && (online || storage::was_online())).then(|| {
        view! {
            <a class="cont way" href="#/lobby" data-do="lobby" class:waits=waits>
                {icon("people")}<p><b>{t::lobby_title(lang)}</b>{line}</p>{icon("arrow")}
            </a>
        }
    })
}

fn foot(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    view! {
        <footer class="foot">
            <a href="#/rules">{move || t::start_rules(lang())}</a>
            <a href="#/lobby">{move || t::lobby_title(lang())}</a>
            <a href="#/progress">{move || t::progress_title(lang())}</a>
            {gallery::button(start.app, "")}
            <button type="button" on:click=move |_| start.about.set(true)>{move || t::start_about(lang())}</button>
            <button type="button" on:click=move |_| start.keys.set(true)>{move || t::start_keys(lang())}</button>
        </footer>
    }
}

fn about(app: App) -> AnyView {
    let lang = move || app.lang();
    view! {
        <div class="prose">
            <p>{move || t::start_about_game(lang())}</p>
            <p>{move || t::start_about_ours(lang())}</p>
            <p>{move || t::start_about_private(lang())}</p>
        </div>
    }
    .into_any()
}
