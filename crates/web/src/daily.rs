//! The daily deal: its screen, and the bots that play it in the place of the player.

mod results;

use crate::app::App;
use crate::icons::icon;
use crate::own_game::new_id;
use crate::worker::{Asked, BotWorker};
use crate::{browser, storage, top};
use daily::{Date, Deal, Kind};
use edition::Edition;
use leptos::prelude::*;
use page::Page;
use page::daily::{BotRun, DailyGame, DealResult, Deals, sitters};
use page::scene::bot_title;
use page::worker::{Answer, Question, Reply};
use table::Table;
use texts::{Lang, list, t};

/// The state of the daily deal. Copying it copies only handles.
#[derive(Clone, Copy)]
pub struct Daily {
    /// What is kept about the deals.
    pub deals: RwSignal<Deals>,
    /// How much of its game the bot has played, from 0 to 1.
    part: RwSignal<f64>,
    /// Whether the bots cannot play here.
    failed: RwSignal<bool>,
    /// A worker of its own, so that nobody waits for these games.
    worker: StoredValue<BotWorker, LocalStorage>,
    asked: StoredValue<Option<(BotRun, Asked)>, LocalStorage>,
}

impl Daily {
    /// The state when the page is loaded.
    pub fn new() -> Daily {
        Daily {
            deals: RwSignal::new(storage::deals()),
            part: RwSignal::new(0.0),
            failed: RwSignal::new(false),
            worker: StoredValue::new_local(BotWorker::default()),
            asked: StoredValue::new_local(None),
        }
    }

    /// Changes what is kept. Another window may have changed it before.
    pub fn change<T>(&self, change: impl FnOnce(&mut Deals) -> T) -> T {
        let mut deals = storage::deals();
        let changed = change(&mut deals);
        storage::keep_deals(&deals);
        self.deals.set(deals);
        changed
    }
}

/// The date of today, in UTC: the deal changes everywhere at once.
pub fn today() -> Date {
    Date::of_seconds((browser::now() / 1000.0) as u64)
}

/// Lets the bots play while a screen shows their results.
pub fn listen(app: App) {
    let run = Memo::new(move |_| shown_run(app));
    app.daily.worker.with_value(|worker| {
        worker.when_given_up(move || {
            app.daily.failed.set(true);
            app.daily.asked.set_value(None);
        });
    });
    Effect::new(move |_| {
        let run = run.get();
        app.daily.part.set(0.0);
        // Dropping a question cancels it.
        app.daily.asked.set_value(None);
        if let Some(run) = run {
            ask(app, run);
        }
    });
}

/// The next game of the bots in what is shown.
fn shown_run(app: App) -> Option<BotRun> {
    let page = app.page.get();
    let game = app.game_id.with(|id| DailyGame::read(id));
    let deals = app.daily.deals.get();
    let next = |date: Date, kind: Kind| deals.of(date, kind).and_then(DealResult::next_run);
    let run = match page {
        Page::Daily(date) => {
            let date = date.unwrap_or_else(today);
            Kind::ALL.into_iter().find_map(|kind| next(date, kind))
        }
        Page::End => game.and_then(|game| next(game.date, game.kind)),
        _ => None,
    };
    run.filter(|_| !app.daily.failed.get())
}

fn ask(app: App, run: BotRun) {
    // Without a worker the page would freeze for minutes.
    if !app.worker.with_value(BotWorker::is_running) {
        return app.daily.failed.set(true);
    }
    let question = Question::Daily(run.clone());
    let played = run.clone();
    let on_reply = move |reply: Reply| match reply {
        Reply::Progress { done, total } => app.daily.part.set(f64::from(done) / f64::from(total.max(1))),
        Reply::Answer(Answer::Result(vp)) => app.daily.change(|deals| deals.keep_run(&played, vp)),
        Reply::Analysed { .. } => {}
        Reply::Answer(_) | Reply::Failed(_) => app.daily.failed.set(true),
    };
    let asked = app.daily.worker.get_value().ask(&question, on_reply);
    app.daily.asked.set_value(Some((run, asked)));
}

impl App {
    /// Keeps the result of the game that has just ended, if it is the first one of its deal.
    pub(crate) fn keep_daily_result(&self) {
        let id = self.game_id.get_untracked();
        let Some(game) = DailyGame::read(&id).filter(|game| game.kept) else { return };
        let outcome = self.with_record(|record| daily::Outcome::of(record.game())).flatten();
        if let Some(outcome) = outcome {
            self.daily.change(|deals| deals.finish(game.date, game.kind, outcome));
        }
    }

    /// Starts the game of a deal, or continues it.
    fn play_deal(&self, date: Date, kind: Kind) {
        let deal = Deal::of(date, kind, Edition::vienna());
        let first = DailyGame::id(date, kind);
        let over = self
            .daily
            .deals
            .with_untracked(|deals| deals.of(date, kind).is_some_and(|deal| deal.vp.is_some()));
        if !over && self.take_up(&first) {
            return;
        }
        let me = self.settings.with_untracked(|settings| settings.name.clone());
        let Ok(table) = Table::deal(&deal.setup, Edition::vienna(), deal.seed, sitters(&deal, &me)) else {
            return;
        };
        if over {
            return self.sit_down(format!("{first}-{}", new_id()), table);
        }
        self.daily.change(|deals| deals.begin(date, kind, today()));
        self.sit_down(first, table);
    }
}

/// The button that leads from the game to its results.
pub fn button(app: App, lang: Lang) -> Option<AnyView> {
    let game = DailyGame::read(&app.game_id.get())?;
    let go = move |_| app.go(Page::Daily(Some(game.date)));
    Some(
        view! { <button class="sec" type="button" data-do="daily" on:click=go>{icon("best")}<span>{t::daily_result(lang)}</span></button> }
            .into_any(),
    )
}

/// What the start page says: today's results, or what the daily deal is.
pub fn line(app: App) -> String {
    let lang = app.lang();
    let today = today();
    let result = |kind: Kind| {
        let vp = app.daily.deals.with(|deals| deals.of(today, kind)?.vp)?;
        Some(t::name_value(lang, t::daily_kind(lang, kind.code()), t::n_vp(lang, vp.into())))
    };
    let results: Vec<String> = Kind::ALL.into_iter().filter_map(result).collect();
    if results.is_empty() { t::daily_line(lang) } else { results.join(" · ") }
}

/// The screen.
pub fn daily_page() -> impl IntoView {
    let app = App::get();
    // Bots pause while the player is not at the table.
    app.forget_waiting();
    app.daily.deals.set(storage::deals());
    let date = Memo::new(move |_| match app.page.get() {
        Page::Daily(Some(date)) => date.min(today()),
        _ => today(),
    });
    let cards = move || Kind::ALL.map(|kind| card(app, date.get(), kind)).into_iter().collect::<Vec<_>>();
    view! {
        <div class="dlyp">
            {top::plain_top(move || t::daily_title(app.lang()))}
            <main class="dly" id="main" tabindex="-1">
                {move || head(app, date.get())}
                {results::patterns()}
                <div class="dlg">{cards}</div>
            </main>
        </div>
    }
}

/// The date, the days beside it, and what the daily deal is.
fn head(app: App, date: Date) -> AnyView {
    let lang = app.lang();
    let go = move |date: Date| move |_| app.go(Page::Daily(Some(date)));
    let (before, after) = (t::daily_before(lang), t::daily_after(lang));
    let last = date >= today();
    let streak = app.daily.deals.with(|deals| deals.streak(today()));
    let streak = (streak > 0)
        .then(|| view! { <p class="dls">{icon("best")}<b>{t::daily_streak(lang, streak as i64)}</b></p> });
    view! {
        <header class="dlh">
            <div class="dld">
                <button class="lnk" type="button" data-do="day-before" aria-label=before.clone() title=before on:click=go(date.before())>{icon("prev")}</button>
                <h2>{browser::day(lang.code(), &date.to_string())}</h2>
                <button class="lnk" type="button" data-do="day-after" aria-label=after.clone() title=after disabled=last on:click=go(date.next())>{icon("next")}</button>
            </div>
            <p class="line">{t::daily_hint(lang)}</p>
            {streak}
        </header>
    }
    .into_any()
}

/// One of the two games of the date.
fn card(app: App, date: Date, kind: Kind) -> AnyView {
    let lang = app.lang();
    let deal = Deal::of(date, kind, Edition::vienna());
    let kept = app.daily.deals.with(|deals| deals.of(date, kind).cloned());
    let symbol = if kind == Kind::Solo { "p1" } else { "people" };
    let id = format!("h-{}", kind.code());
    let inside = match &kept {
        Some(kept) if kept.vp.is_some() => results::results(app, date, kind, kept),
        kept => waiting(app, date, kind, kept.as_ref()),
    };
    view! {
        <section class="panel dlc" data-deal=kind.code() aria-labelledby=id.clone()>
            <h3 id=id.clone()>{icon(symbol)}{t::daily_kind(lang, kind.code())}</h3>
            <p>{players(lang, &deal)}</p>
            {inside}
        </section>
    }
    .into_any()
}

/// Against whom one plays.
fn players(lang: Lang, deal: &Deal) -> String {
    match deal.setup.solo {
        Some(level) => t::daily_solo_line(lang, level.code()),
        None => {
            let bots: Vec<String> = deal.opponents.iter().map(|code| bot_title(code)).collect();
            t::daily_table_line(lang, list(lang, bots))
        }
    }
}

/// The deal before my game is over.
fn waiting(app: App, date: Date, kind: Kind, kept: Option<&DealResult>) -> AnyView {
    let lang = app.lang();
    let runs = kept.is_some() && storage::game(&DailyGame::id(date, kind)).is_some();
    let (line, text) = match kept {
        Some(_) if runs => (t::daily_running(lang), t::start_continue(lang)),
        Some(_) => (t::daily_given_up(lang), t::daily_play(lang)),
        None if date == today() => (t::daily_counts(lang), t::daily_play(lang)),
        None => (t::daily_earlier(lang), t::daily_play(lang)),
    };
    view! {
        <p class="line">{line}</p>
        <div class="do"><button class="pri" type="button" data-do="play" on:click=move |_| app.play_deal(date, kind)>{icon("play")}<span>{text}</span></button></div>
    }
    .into_any()
}
