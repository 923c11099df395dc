//! The analysis of the game: a curve of what everybody could expect, the costliest turns with the better line, what was luck,
//! and one thing to practise. It deepens while one looks.

mod curve;
mod side;
mod turns;

use crate::app::App;
use crate::editions::files_of;
use crate::icons::icon;
use crate::worker::{Asked, BotWorker};
use crate::{browser, top};
use analysis::{Analysis, Step};
use leptos::prelude::*;
use page::Page;
use page::analysing::{GameToAnalyse, Sight, Stage};
use page::curve::{Figure, width_in};
use page::scene::Scene;
use page::tally::Tally;
use page::worker::{Question, Reply};
use std::sync::Arc;
use std::time::Duration;
use texts::{Lang, t};
use vocab::Seat;

/// How often the page shows what was found out since.
const FLUSH: Duration = Duration::from_millis(250);

/// What is known of the game that is analysed.
#[derive(Clone, PartialEq)]
struct Known {
    /// The game: its id and how many decisions it had.
    game: (String, u64),
    sight: Sight,
    analysis: Analysis,
}

/// The state of the analysis.
#[derive(Clone, Copy)]
pub struct Room {
    known: RwSignal<Option<Arc<Known>>>,
    /// Whether the worker is at it.
    running: RwSignal<bool>,
    figure: RwSignal<Figure>,
    /// Whose turns are shown.
    seat: RwSignal<Option<Seat>>,
    /// The width of the curve, which follows the window and the size of the text.
    width: RwSignal<f64>,
    /// A worker of its own, so that bots do not wait for the analysis.
    worker: StoredValue<BotWorker, LocalStorage>,
    asked: StoredValue<Option<Asked>, LocalStorage>,
    /// What is not shown yet.
    found: StoredValue<Vec<Step>>,
}

impl Room {
    /// Nothing is known.
    pub fn new() -> Room {
        Room {
            known: RwSignal::new(None),
            running: RwSignal::new(false),
            figure: RwSignal::new(Figure::Share),
            seat: RwSignal::new(None),
            width: RwSignal::new(0.0),
            worker: StoredValue::new_local(BotWorker::default()),
            asked: StoredValue::new_local(None),
            found: StoredValue::new(Vec::new()),
        }
    }

    /// Stops the worker. What it has found out stays.
    fn stop(&self) {
        self.asked.set_value(None);
        self.running.set(false);
        self.flush();
    }

    /// Shows what was found out.
    fn flush(&self) {
        let found = self.found.try_update_value(std::mem::take).unwrap_or_default();
        if found.is_empty() {
            return;
        }
        self.known.update(|known| {
            if let Some(known) = known {
                let known = Arc::make_mut(known);
                found.into_iter().for_each(|step| known.analysis.add(step));
            }
        });
    }
}

/// Begins or goes on when the page is opened, and stops when it is left.
pub fn listen(app: App) {
    let room = app.analysis;
    let shown = Memo::new(move |_| app.page.get() == Page::Analysis && app.scene.with(Option::is_some));
    Effect::new(move |_| match shown.get() {
        true => untrack(|| open(app)),
        false => room.stop(),
    });
    let measure = move || {
        let text = app.settings.with(|settings| f64::from(settings.text)) / 100.0;
        let width = width_in(browser::window_size(), text);
        if room.width.get_untracked() != width {
            room.width.set(width);
        }
    };
    Effect::new(move |_| measure());
    let _ = window_event_listener(leptos::ev::resize, move |_| untrack(measure));
}

/// The button that opens the analysis, where the game may be analysed and has turns.
pub fn button(app: App, class: &'static str) -> Option<AnyView> {
    let scene = app.scene.get_untracked()?;
    sight(app, &scene)?;
    let open = move |_| {
        app.settings_open.set(false);
        app.go(Page::Analysis);
    };
    Some(
        view! { <button class=class type="button" data-do="analysis" on:click=open>{icon("finance")}<span>{t::analysis_open(app.lang())}</span></button> }
            .into_any(),
    )
}

fn sight(app: App, scene: &Scene) -> Option<Sight> {
    let (over, turns) = app.with_record(|record| {
        (record.game().is_over(), record.decisions().iter().any(|one| one.ends_turn()))
    })?;
    Sight::of(scene, over).filter(|_| turns)
}

fn open(app: App) {
    let room = app.analysis;
    let Some(scene) = app.scene.get_untracked() else { return };
    let Some(sight) = sight(app, &scene) else { return };
    let id = app.table_id().unwrap_or_else(|| app.game_id.get_untracked());
    let Some((moment, fresh)) = app.with_record(|record| (record.moment(), Analysis::of(record))) else {
        return;
    };
    let game = (id, moment);
    let same = room.known.with_untracked(|known| {
        known.as_ref().is_some_and(|known| known.game == game && known.sight == sight)
    });
    if !same {
        room.found.set_value(Vec::new());
        room.known.set(Some(Arc::new(Known { game, sight, analysis: fresh })));
        room.seat.set(Some(sight.viewer().unwrap_or(scene.me)));
    }
    go_on(app);
}

/// Asks the worker to go on, unless everything is done.
fn go_on(app: App) {
    let room = app.analysis;
    let Some(known) = room.known.get_untracked() else { return };
    let worker = room.worker.get_value();
    if stage(&known) == Stage::Done || !worker.is_running() {
        return;
    }
    let question = app.with_record(|record| {
        let files = files_of(record.edition());
        Question::Analyse(GameToAnalyse::new(record, known.sight.viewer(), files, &known.analysis))
    });
    let Some(question) = question else { return };
    room.running.set(true);
    let asked = worker.ask(&question, move |reply| match reply {
        Reply::Analysed { step, .. } => {
            let first = room.found.with_value(Vec::is_empty);
            room.found.update_value(|found| found.push(*step));
            if first {
                set_timeout(move || room.flush(), FLUSH);
            }
        }
        Reply::Answer(_) => {
            room.flush();
            room.running.set(false);
            app.said.set(t::analysis_done(untrack(|| app.lang())));
        }
        Reply::Failed(_) => room.stop(),
        Reply::Progress { .. } => {}
    });
    room.asked.set_value(Some(asked));
}

fn stage(known: &Known) -> Stage {
    Stage::of(&known.analysis, known.sight.viewer())
}

/// The page of the analysis.
pub fn analysis() -> impl IntoView {
    let app = App::get();
    let room = app.analysis;
    let tally = Memo::new(move |_| {
        app.scene.track();
        app.with_record(Tally::of).map(Arc::new)
    });
    let content = move || match (app.scene.get(), room.known.get(), tally.get()) {
        (Some(scene), Some(known), Some(tally)) => parts(app, &scene, &known, &tally),
        _ => nothing(app),
    };
    view! {
        <div class="endp anap">
            {top::plain_top(move || t::analysis_title(app.lang()))}
            <main class="endm" id="main" tabindex="-1">{content}</main>
        </div>
    }
}

fn parts(app: App, scene: &Scene, known: &Known, tally: &Tally) -> AnyView {
    let lang = app.lang();
    let seat = app.analysis.seat.get().unwrap_or(scene.me);
    view! {
        <div class="anag" data-testid="analysis">
            <section class="panel anac" aria-labelledby="h-ana">
                {curve::head(app, lang)}
                {curve::draw(app, scene, &known.analysis, seat)}
                {progress(app, known, lang)}
            </section>
            <section class="anal" aria-labelledby="h-costly">{turns::costliest(app, scene, known, seat)}</section>
            <aside class="panel anas">{side::side(app, scene, known, tally, seat)}</aside>
        </div>
    }
    .into_any()
}

/// How far the analysis is, and the button that stops it or goes on.
fn progress(app: App, known: &Known, lang: Lang) -> AnyView {
    let room = app.analysis;
    let stage = stage(known);
    let (text, (done, all)) = match stage {
        Stage::Fast(done, all) => (t::analysis_fast(lang, all as i64, done as i64), (done, all)),
        Stage::Deeper(done, all) => (t::analysis_deeper(lang, all as i64, done as i64), (done, all)),
        Stage::Done => (t::analysis_done(lang), (1, 1)),
    };
    let width = format!("{:.1}%", done as f64 * 100.0 / all.max(1) as f64);
    let runs = room.running.get();
    let works = room.worker.get_value().is_running();
    let button = match (stage, runs, works) {
        (Stage::Done, ..) => None,
        (_, true, _) => Some(view! { <button class="sec" type="button" data-do="stop" on:click=move |_| room.stop()>{icon("pause")}<span>{t::analysis_stop(lang)}</span></button> }.into_any()),
        (_, false, true) => Some(view! { <button class="sec" type="button" data-do="go-on" on:click=move |_| go_on(app)>{icon("play")}<span>{t::analysis_continue(lang)}</span></button> }.into_any()),
        (_, false, false) => Some(view! { <p>{t::analysis_no_worker(lang)}</p> }.into_any()),
    };
    let code = match stage {
        Stage::Fast(..) => "fast",
        Stage::Deeper(..) => "deeper",
        Stage::Done => "done",
    };
    view! {
        <div class="anab" data-stage=code>
            <div class="anabar" aria-hidden="true"><i style:width=width></i></div>
            <span>{text}</span>
            {button}
        </div>
    }
    .into_any()
}

fn nothing(app: App) -> AnyView {
    let lang = app.lang();
    view! {
        <section class="panel sheet none">
            <h2>{t::end_no_game(lang)}</h2>
            <div class="eb"><button class="pri" on:click=move |_| app.go(Page::Start)>{icon("deck")}<span>{t::end_new_game(lang)}</span></button></div>
        </section>
    }
    .into_any()
}

/// Shows a moment on the table, from the seat whose turn it was.
fn show_moment(app: App, seat: Seat, moment: u64) {
    app.replay.update(|replay| replay.seat = Some(seat));
    app.look_back(Some(moment));
    app.go_to_table();
}
