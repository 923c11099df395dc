//! The player's own results: games by opponent, the course of the points, where they came from, habits, what is next.

use crate::app::App;
use crate::ask::{Way, ask_first};
use crate::daily::today;
use crate::end::{bars, lines};
use crate::icons::{icon, of_seat, styled};
use crate::pick::{PLAIN, pick, picks};
use crate::settings_dialog::transfer;
use crate::{browser, storage, top};
use leptos::prelude::*;
use page::Page;
use page::chart::{Chart, Shapes};
use page::choice::{Choice, Mode};
use page::daily::Deals;
use page::progress::{Games, Habit, LATELY, Played, Rivals, Row, own_seat};
use page::scene::bot_title;
use page::score_groups::parts;
use texts::{Lang, t};
use vocab::Seat;

impl App {
    /// Remembers the game on the table, which has just ended. One that was continued from another game is not a game of
    /// its own.
    pub(crate) fn remember_game(&self, me: Option<Seat>) {
        if self.notes.origin.with_untracked(Option::is_some) {
            return;
        }
        let id = self.game_id.get_untracked();
        let played = self.sitting.with_value(|sitting| {
            let table = sitting.as_ref()?.table()?;
            let me = me.or_else(|| own_seat(table.sitters()))?;
            Played::of(table.record(), table.sitters(), me, &id, browser::now())
        });
        if let Some(played) = played {
            let mut games = storage::played();
            games.add(played);
            storage::keep_played(&games);
        }
    }
}

/// The screen.
pub fn progress_page() -> impl IntoView {
    let app = App::get();
    // Bots pause while the player is not at the table.
    app.forget_waiting();
    let games = RwSignal::new(storage::played());
    let solo = RwSignal::new(games.with_untracked(|games| games.sources(false).is_none()));
    let inside = move || {
        let games_now = games.get();
        if games_now.all().is_empty() { nothing(app) } else { all(app, &games_now, games, solo) }
    };
    view! {
        <div class="dlyp">
            {top::plain_top(move || t::progress_title(app.lang()))}
            <main class="dly" id="main" tabindex="-1">{inside}</main>
        </div>
    }
}

/// What will be here.
fn nothing(app: App) -> AnyView {
    let lang = app.lang();
    view! {
        <section class="panel" aria-labelledby="h-none">
            <h2 id="h-none">{t::progress_empty(lang)}</h2>
            <p>{t::progress_empty_line(lang)}</p>
            <p class="line">{t::progress_which(lang)}</p>
            <div class="do"><button class="pri" type="button" data-do="new" on:click=move |_| app.go(Page::Start)>{icon("deck")}<span>{t::end_new_game(lang)}</span></button></div>
        </section>
    }
    .into_any()
}

fn all(app: App, games: &Games, kept: RwSignal<Games>, solo: RwSignal<bool>) -> AnyView {
    let lang = app.lang();
    view! {
        {head(app, games)}
        <div class="dlg">
            {by_rivals(games, lang)}
            {course(games, lang)}
            {sources(games, lang, solo)}
            {habits(games, lang)}
        </div>
        {keeping(app, kept)}
    }
    .into_any()
}

/// How many games, how many of them won, and the opponent for whom it is time.
fn head(app: App, games: &Games) -> AnyView {
    let lang = app.lang();
    let (n, won) = (games.all().len() as i64, games.won() as i64);
    let streak = storage::deals().streak(today());
    let streak = (streak > 1).then(|| {
        view! { <a class="dls" href="#/daily">{icon("best")}{t::progress_daily(lang, t::daily_streak(lang, streak as i64))}</a> }
    });
    let next = games.next_rivals().map(|rivals| {
        let text = t::progress_next(lang, name(lang, &rivals));
        let go = move |_| {
            let mut choice: Choice = storage::start();
            choose(&mut choice, &rivals);
            storage::keep_start(&choice);
            app.go(Page::Start);
        };
        view! {
            <p class="pgn">{text}</p>
            <div class="do"><button class="pri" type="button" data-do="next-level" on:click=go>{icon("deck")}<span>{t::end_new_game(lang)}</span></button></div>
        }
    });
    view! {
        <header class="dlh">
            <h2>{t::progress_games(lang, n)}</h2>
            <p>{t::progress_won(lang, won, n)}</p>
            {streak}{next}
        </header>
    }
    .into_any()
}

/// Prepares the start page for a game against these rivals.
fn choose(choice: &mut Choice, rivals: &Rivals) {
    match rivals {
        Rivals::Soloist(level) => {
            choice.mode = Mode::Solo;
            choice.level.clone_from(level);
        }
        Rivals::Bots(bot) => {
            choice.mode = Mode::Bots;
            choice.bots = std::array::from_fn(|_| bot.clone());
        }
        Rivals::People => {}
    }
}

fn name(lang: Lang, rivals: &Rivals) -> String {
    match rivals {
        Rivals::Soloist(level) => t::others_soloist_level(lang, level),
        Rivals::Bots(bot) => bot_title(bot),
        Rivals::People => t::progress_people(lang),
    }
}

/// A number in tenths as people of a language write it.
fn decimal(lang: Lang, tenths: u32) -> String {
    let point = if lang == Lang::En { '.' } else { ',' };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

fn by_rivals(games: &Games, lang: Lang) -> AnyView {
    let row = |row: &Row| {
        let share = format!("{:.1}%", row.won as f64 * 100.0 / row.games.max(1) as f64);
        view! {
            <tr>
                <th scope="row">{name(lang, &row.rivals)}<small>{t::start_players_label(lang, row.players.into())}</small></th>
                <td>{row.games}</td>
                <td class="pgw">{row.won}<span class="br" aria-hidden="true"><i style:width=share></i></span></td>
                <td>{row.vp}</td>
            </tr>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = games.rows().iter().map(row).collect();
    view! {
        <section class="panel" aria-labelledby="h-rivals">
            <h3 id="h-rivals">{t::progress_by_rivals(lang)}</h3>
            <table class="dlt">
                <thead><tr><th scope="col">{t::progress_rivals(lang)}</th><th scope="col">{t::progress_count(lang)}</th><th scope="col">{t::progress_wins(lang)}</th><th scope="col">{t::daily_mean(lang)}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
    .into_any()
}

/// The legend: I, and the best other player.
fn who(lang: Lang) -> AnyView {
    let one = |(seat, text): (usize, String)| {
        view! { <li class=format!("p{}", seat + 1)>{styled(of_seat(Some(Seat::at(seat))), "sh")}<span>{text}</span></li> }
            .into_any()
    };
    let both: Vec<AnyView> = [(0, t::daily_you(lang)), (1, t::progress_other(lang))].map(one).into();
    view! { <ul class="key">{both}</ul> }.into_any()
}

/// The points of the last games: a chart, and for screen readers a list.
fn course(games: &Games, lang: Lang) -> AnyView {
    let points = games.course();
    let spoken: Vec<String> =
        points.iter().map(|vp| t::progress_vp(lang, vp[0].into(), vp[1].into())).collect();
    let last = points.len().saturating_sub(1);
    let ticks =
        if last > 0 { vec![(0, "1".to_owned()), (last, points.len().to_string())] } else { Vec::new() };
    let chart = Chart { points, ticks, shapes: Shapes::Everywhere, height: 220.0 };
    view! {
        <section class="panel rnd" aria-labelledby="h-course">
            <h3 id="h-course">{t::progress_course(lang, LATELY as i64)}</h3>
            {who(lang)}
            {lines::draw(&chart, None)}
            <p class="vh">{spoken.join("; ")}</p>
        </section>
    }
    .into_any()
}

/// Where the points came from.
fn sources(games: &Games, lang: Lang, solo: RwSignal<bool>) -> AnyView {
    let of = [games.sources(false), games.sources(true)];
    let both = of.iter().all(Option::is_some).then(|| {
        let button = |to: bool| {
            let text = move || if to { t::progress_solo(lang) } else { t::progress_together(lang) };
            pick(text, PLAIN, move || solo.get() == to, move || solo.set(to))
        };
        picks("h-sources", [false, true].map(button).into())
    });
    let shown = move || {
        let found = &of[usize::from(solo.get())];
        let [mine, other] = found.as_ref().or(of[0].as_ref()).or(of[1].as_ref())?;
        let sum = |vp: &Vec<u16>| vp.iter().sum::<u16>();
        let most = sum(mine).max(sum(other));
        let bar = |(seat, text, vp): (usize, String, &Vec<u16>)| {
            let parts = parts(vp.iter().copied(), most);
            let label = t::end_bar(lang, &text, bars::in_words(lang, &parts), sum(vp).into());
            view! {
                <li class=format!("p{}", seat + 1)>
                    <span class="who">{styled(of_seat(Some(Seat::at(seat))), "sh")}<span class="wn">{text}</span></span>
                    <svg class="bar" role="img" aria-label=label>{bars::drawn(lang, &parts)}</svg>
                    <b aria-hidden="true">{sum(vp)}</b>
                </li>
            }
            .into_any()
        };
        let rows: Vec<AnyView> =
            [(0, t::daily_you(lang), mine), (1, t::progress_other(lang), other)].map(bar).into();
        Some(view! {
            <ol class="bars">{rows}</ol>
            {bars::legend(lang, |at| mine[at] > 0 || other[at] > 0)}
        })
    };
    view! {
        <section class="panel src" aria-labelledby="h-sources">
            <h3 id="h-sources">{t::end_sources(lang)}</h3>
            {both}
            <svg class="vh" aria-hidden="true"><defs>{bars::patterns()}</defs></svg>
            {shown}
        </section>
    }
    .into_any()
}

/// What I leave unused, with the same of the best other player.
fn habits(games: &Games, lang: Lang) -> AnyView {
    let one = |habit: Habit| {
        let other = habit
            .other
            .map(|other| view! { <small>{t::progress_habit_other(lang, decimal(lang, other))}</small> });
        let mark = habit.is_costly().then(|| icon("up"));
        view! { <li class:costly=habit.is_costly()><p>{mark}{t::progress_habit(lang, habit.code, decimal(lang, habit.mine))}</p>{other}</li> }
            .into_any()
    };
    let lines: Vec<AnyView> = games.habits().into_iter().map(one).collect();
    view! {
        <section class="panel" aria-labelledby="h-habits">
            <h3 id="h-habits">{t::progress_habits(lang)}</h3>
            <p class="line">{t::progress_habits_line(lang, LATELY as i64)}</p>
            <ul class="pgh">{lines}</ul>
        </section>
    }
    .into_any()
}

/// Where the results are kept, and the buttons that export and delete them.
fn keeping(app: App, kept: RwSignal<Games>) -> AnyView {
    let lang = app.lang();
    let delete = Way::new("forget-sure", t::start_delete, move || {
        storage::keep_played(&Games::default());
        app.daily.change(|deals| *deals = Deals::default());
        kept.set(Games::default());
        browser::focus_soon("main");
    });
    view! {
        <section class="panel" aria-labelledby="h-kept">
            <h3 id="h-kept">{t::progress_kept(lang)}</h3>
            <p class="line">{t::progress_which(lang)}</p>
            <div class="do">
                <button class="lnk" type="button" data-do="export" on:click=|_| transfer::export()>{icon("save")}<span>{t::settings_export(lang)}</span></button>
                {ask_first(app, "forget-results", "bin", t::progress_delete, t::progress_delete_sure, vec![delete])}
            </div>
        </section>
    }
    .into_any()
}
