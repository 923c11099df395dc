//! `lacrimosa show`: a position as a picture, as JSON or as text, from one perspective.

use crate::cli::ShowArgs;
use crate::game_commands::Perspective;
use crate::words::seat_names;
use crate::{files, picture, svg};
use anyhow::{Result, anyhow, bail};
use record::Sheet;
use std::io::Write;
use texts::{Lang, Words, t};
use vocab::Viewer;

pub fn run(lang: Lang, args: &ShowArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let moment = args.at.unwrap_or(record.moment());
    let game = record.at(moment).ok_or_else(|| {
        anyhow!(t::program_no_revision(lang, moment.to_string(), record.moment().to_string()))
    })?;
    let perspective = match Perspective::of(&args.perspective) {
        // By default, the perspective of the seat that is to act.
        Perspective::Viewer(Viewer::Audience) if !args.perspective.audience => {
            Perspective::Viewer(game.to_act().map_or(Viewer::Audience, Viewer::Seat))
        }
        perspective => perspective,
    };
    if let Perspective::Viewer(Viewer::Seat(seat)) = perspective
        && seat.number() > game.players()
    {
        bail!(t::program_no_seat(lang, seat.to_string(), game.players().to_string()));
    }
    let names = seat_names(lang, game.level().is_some());
    let words = Words::new(lang, game.edition(), &names).at(&game.position());
    let (sheet, drawn) = match perspective {
        Perspective::Truth => {
            let position = game.position();
            (Sheet::of(&position, game.edition()), picture::draw(&words, &game, &position))
        }
        Perspective::Viewer(viewer) => {
            let view = game.view(viewer);
            (Sheet::seen(&view, game.edition()), picture::draw(&words, &game, &view.table))
        }
    };
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", sheet.to_json())?;
    } else if args.text {
        write!(out, "{}", sheet.to_text())?;
    } else {
        let foot = t::picture_foot(lang, record.commitment_hex(), moment.to_string());
        let page = format!("{drawn}\n{}\n{foot}\n", t::picture_legend(lang));
        write!(out, "{}", if args.svg { svg::page(&page) } else { page })?;
    }
    Ok(())
}
