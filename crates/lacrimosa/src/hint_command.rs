//! `lacrimosa hint`: the best turns that a bot finds, with reasons.

use crate::cli::{FileArgs, ThinkArgs, bot};
use crate::files;
use crate::words::{refusal, seat_names, tenths};
use anyhow::{Result, anyhow, bail};
use bots::{Advice, Bot, Forecast, Thought};
use clap::Args;
use explain::{Reason, foreseeable};
use rules::{Game, Seed};
use serde_json::json;
use std::cmp::Ordering;
use std::io::Write;
use texts::{Lang, Words, names, t};
use vocab::{Action, ScoreLine, Seat, Viewer};

#[derive(Args)]
pub struct HintArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub seat: Option<u8>,
    #[arg(long)]
    pub at: Option<u64>,
    #[command(flatten)]
    pub thinking: ThinkArgs,
    #[arg(long, value_parser = bot(), default_value = Bot::STRONGEST.code())]
    pub bot: Bot,
    #[arg(long)]
    pub json: bool,
}

/// How many turns are shown.
const TURNS: usize = 3;

pub fn run(lang: Lang, args: &HintArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let moment = args.at.unwrap_or(record.moment());
    let game = record.at(moment).ok_or_else(|| {
        anyhow!(t::program_no_revision(lang, moment.to_string(), record.moment().to_string()))
    })?;
    let names = seat_names(lang, game.level().is_some());
    let words = Words::new(lang, game.edition(), &names).at(&game.position());
    let Some(seat) = args.seat.and_then(Seat::new).or(game.to_act()) else { bail!(t::refusal_over(lang)) };
    if let Err(why) = game.check(seat, Action::EndTurn)
        && game.to_act() != Some(seat)
    {
        bail!(refusal(&words, &why));
    }
    // From here on only the seat's view is used.
    let view = game.view(Viewer::Seat(seat));
    let imagined = Game::imagine(&view, game.edition(), &mut Seed::from_number(moment).dice(0));
    let thought = args.thinking.player(args.bot).think(&imagined, seat, moment);
    let thought = thought.ok_or_else(|| anyhow!(t::refusal_over(lang)))?;
    let turns: Vec<(&Advice, Reason)> = thought
        .turns
        .iter()
        .take(TURNS)
        .map(|turn| (turn, Reason::of(&words, &imagined, foreseeable(&imagined, &turn.actions))))
        .collect();
    if args.json {
        print_json(args.bot, seat, &imagined, &thought, &turns)
    } else {
        print(&words, args.bot, &imagined, &thought, &turns)
    }
}

fn print(
    words: &Words<'_>,
    bot: Bot,
    game: &Game,
    thought: &Thought,
    turns: &[(&Advice, Reason)],
) -> Result<()> {
    let lang = words.lang;
    let mut out = std::io::stdout().lock();
    if let (Some(seat), Some(prompt)) = (game.to_act(), game.prompt()) {
        writeln!(out, "{}", t::program_asked(lang, words.prompt(&prompt), words.player(seat)))?;
    }
    for (number, (advice, reason)) in (1..).zip(turns) {
        writeln!(out, "\n{number:>3}. {}", expected(lang, advice))?;
        if let Some(forecast) = &advice.forecast {
            writeln!(out, "     {}", expected_besides(lang, forecast))?;
        }
        for line in [reason.steps.join(" · ")].into_iter().chain(reason.lines(lang)) {
            writeln!(out, "     {line}")?;
        }
    }
    if thought.simulations > 0 {
        writeln!(out, "\n{}", t::hint_thought(lang, bot.code(), thought.simulations.into()))?;
    }
    Ok(())
}

/// The result that a bot expects of a turn.
fn expected(lang: Lang, advice: &Advice) -> String {
    let side = match advice.lead.cmp(&0) {
        Ordering::Greater => "ahead",
        Ordering::Equal => "level",
        Ordering::Less => "behind",
    };
    t::hint_turn(lang, tenths(lang, advice.lead), side, tenths(lang, advice.vp))
}

/// What a net expects besides: the share of winning, and the VP by source, most first.
fn expected_besides(lang: Lang, forecast: &Forecast) -> String {
    let mut sources: Vec<_> = forecast.sources.iter().filter(|(_, vp)| *vp >= 1000).collect();
    sources.sort_by_key(|(_, vp)| -vp);
    let source =
        |(line, vp): &&(ScoreLine, i32)| format!("{} {}", names::score_line(lang, *line), tenths(lang, *vp));
    let sources = sources.iter().map(source).collect::<Vec<_>>().join(", ");
    let share = t::hint_forecast(lang, ((forecast.share + 5) / 10).to_string(), sources);
    match forecast.error {
        0 => share,
        error => format!("{share} · {}", t::hint_sure(lang, tenths(lang, 2 * error))),
    }
}

fn print_json(
    bot: Bot,
    seat: Seat,
    game: &Game,
    thought: &Thought,
    turns: &[(&Advice, Reason)],
) -> Result<()> {
    let vp = |thousandths: i32| f64::from(thousandths) / 1000.0;
    let turn = |(advice, reason): &(&Advice, Reason)| {
        let actions = foreseeable(game, &advice.actions).iter();
        json!({
            "actions": actions.map(|action| action.notation(game.edition())).collect::<Vec<_>>(),
            "text": reason.steps,
            "vp": vp(advice.vp),
            "lead": vp(advice.lead),
            "forecast": advice.forecast.as_ref().map(|forecast| json!({
                "wins": f64::from(forecast.share) / 1000.0,
                "lead_error": vp(forecast.error),
                "seats": forecast.seats.iter().map(|(_, own)| vp(*own)).collect::<Vec<_>>(),
                "sources": forecast.sources.iter()
                    .map(|(line, own)| (line.code(), vp(*own)))
                    .collect::<std::collections::BTreeMap<_, _>>(),
            })),
            "pays": reason.pays,
            "brings": reason.brings,
            "prepares": reason.prepares,
        })
    };
    let turns: Vec<_> = turns.iter().map(turn).collect();
    let whole = json!({
        "bot": bot.code(), "seat": seat.number(), "simulations": thought.simulations, "turns": turns,
    });
    println!("{}", serde_json::to_string_pretty(&whole)?);
    Ok(())
}
