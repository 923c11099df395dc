//! My result in a deal, among those of the bots.

use super::players;
use crate::app::App;
use crate::end::bars;
use crate::icons::icon;
use crate::{browser, storage, value};
use daily::{Bar, Date, Deal, Entrant, Histogram, Kind};
use edition::Edition;
use leptos::prelude::*;
use page::Page;
use page::daily::{Against, DailyGame, DealResult, share_text};
use page::scene::bot_title;
use texts::{Lang, t};

/// The size of the chart, in units of its drawing.
const WIDTH: f64 = 430.0;
const HEIGHT: f64 = 170.0;
const BOTTOM: f64 = 40.0;
const TOP: f64 = 6.0;

/// The patterns of the bars, once for the whole screen.
pub fn patterns() -> AnyView {
    view! { <svg class="vh" aria-hidden="true"><defs>{bars::patterns()}</defs></svg> }.into_any()
}

/// The result of a finished game.
pub fn results(app: App, date: Date, kind: Kind, kept: &DealResult) -> AnyView {
    let lang = app.lang();
    let vp = kept.vp.unwrap_or_default();
    let verdict = match kept.lead {
        0 => t::daily_tied(lang),
        lead if lead > 0 => t::daily_won(lang, lead.into()),
        lead => t::daily_lost(lang, (-lead).into()),
    };
    let counted = if kept.counted { t::daily_counted(lang) } else { t::daily_uncounted(lang) };
    let against = kept.against();
    let chart =
        (!against.is_empty()).then(|| view! { {chart(&kept.histogram(), lang)}{bots(&against, lang)} });
    view! {
        <div class="dlv"><span class="bigvp">{value::vp(vp)}</span><span class="vh">{t::n_vp(lang, vp.into())}</span><b>{verdict}</b></div>
        <p class="line">{counted}</p>
        {place(app, kept)}
        {chart}
        {buttons(app, date, kind, kept)}
    }
    .into_any()
}

/// How many of the bots' results are lower than mine, and how far the bots are.
fn place(app: App, kept: &DealResult) -> AnyView {
    let lang = app.lang();
    let (done, total) = (kept.runs(), Entrant::all_games() as usize);
    let beaten = (done > 0).then(|| {
        view! { <p class="dlb" data-testid="daily-place">{t::daily_beaten(lang, kept.beaten() as i64, done as i64)}</p> }
    });
    let coming = (done < total).then(|| match app.daily.failed.get() {
        true => view! { <p class="line">{t::daily_failed(lang)}</p> }.into_any(),
        false => {
            let now = kept.clone();
            let mine = move || {
                app.daily
                    .asked
                    .with_value(|asked| asked.as_ref().map(|(run, _)| Some(run) == now.next_run().as_ref()))
            };
            let share = move || {
                let part = app.daily.part.get();
                let part = if mine() == Some(true) { part } else { 0.0 };
                format!("{:.1}%", (done as f64 + part) * 100.0 / total as f64)
            };
            view! {
                <p class="line">{t::daily_bots(lang, done as i64, total as i64)}</p>
                <span class="br" aria-hidden="true"><i style:width=share></i></span>
            }
            .into_any()
        }
    });
    view! { {beaten}{coming} }.into_any()
}

/// The histogram: a bar for each range of VP, with a part for each bot. It is hidden from screen readers; they read the
/// table.
fn chart(histogram: &Histogram, lang: Lang) -> AnyView {
    let step = WIDTH / histogram.bars.len().max(1) as f64;
    let unit = (HEIGHT - BOTTOM - TOP) / histogram.highest().max(1) as f64;
    let floor = HEIGHT - BOTTOM;
    let bar = |(at, bar): (usize, &Bar)| {
        let left = at as f64 * step;
        let mut low = floor;
        let part = |(group, n): (usize, &usize)| {
            let height = *n as f64 * unit;
            low -= height;
            (*n > 0).then(|| {
                view! {
                    <rect x=format!("{:.1}", left + 2.0) y=format!("{low:.1}") width=format!("{:.1}", step - 4.0) height=format!("{height:.1}") fill=format!("url(#pt-{})", group + 1)></rect>
                }
                .into_any()
            })
        };
        let parts: Vec<AnyView> = bar.counts.iter().enumerate().filter_map(part).collect();
        let middle = format!("{:.1}", left + step / 2.0);
        let mine = bar.mine.then(|| {
            view! {
                <rect class="me" x=format!("{:.1}", left + 2.0) y=format!("{:.1}", low - unit) width=format!("{:.1}", step - 4.0) height=format!("{unit:.1}")></rect>
                <text class="me" x=middle.clone() y=HEIGHT - 4.0>{t::daily_you(lang)}</text>
            }
        });
        view! { <g>{parts}{mine}<text x=middle y=floor + 15.0>{bar.from}</text></g> }.into_any()
    };
    let bars: Vec<AnyView> = histogram.bars.iter().enumerate().map(bar).collect();
    view! {
        <svg class="dlx" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true"><path class="gr" d=format!("M0 {floor}H{WIDTH}")></path>{bars}</svg>
    }
    .into_any()
}

/// The results of each bot as a table, which is also the legend of the chart.
fn bots(against: &[Against], lang: Lang) -> AnyView {
    let row = |(n, against): (usize, &Against)| {
        view! {
            <tr>
                <th scope="row"><svg class="sw" aria-hidden="true"><rect width="100%" height="100%" fill=format!("url(#pt-{n})")></rect></svg>{bot_title(against.bot)}</th>
                <td>{against.mean}</td>
                <td>{t::daily_of(lang, against.beaten as i64, against.games as i64)}</td>
            </tr>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = (1..).zip(against).map(row).collect();
    view! {
        <table class="dlt" data-testid="daily-bots">
            <thead><tr><th scope="col">{t::daily_bot(lang)}</th><th scope="col">{t::daily_mean(lang)}</th><th scope="col">{t::daily_beat(lang)}</th></tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn buttons(app: App, date: Date, kind: Kind, kept: &DealResult) -> AnyView {
    let lang = app.lang();
    let id = DailyGame::id(date, kind);
    let look = storage::game(&id).is_some().then(|| {
        let look = move |_| {
            app.take_up(&id);
        };
        view! { <button class="sec" type="button" data-do="look" on:click=look>{icon("eye")}<span>{t::daily_look(lang)}</span></button> }
    });
    let deal = Deal::of(date, kind, Edition::vienna());
    let heading = t::daily_share(lang, date.to_string(), t::daily_kind(lang, kind.code()));
    let text = share_text(lang, kept, &[heading, players(lang, &deal)]);
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let link = app.link_to(&Page::Daily(Some(date)));
        browser::copy(&format!("{text}\n{link}"));
        copied.set(true);
        app.said.set(t::online_copied(lang));
    };
    let words = move || if copied.get() { t::online_copied(lang) } else { t::daily_copy(lang) };
    view! {
        <div class="do">
            <button class="sec" type="button" data-do="copy" on:click=copy>{icon("copy")}<span>{words}</span></button>
            {look}
            <button class="sec" type="button" data-do="play" on:click=move |_| app.play_deal(date, kind)>{icon("repeat")}<span>{t::daily_again(lang)}</span></button>
        </div>
    }
    .into_any()
}
