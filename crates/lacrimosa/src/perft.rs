//! `lacrimosa perft`: the number of paths to a depth. It changes when a rule changes.

use crate::cli::PerftArgs;
use crate::files;
use anyhow::Result;
use record::Record;
use rules::{Game, Legal};
use serde_json::json;
use std::time::Instant;
use texts::{Lang, t};

pub fn run(lang: Lang, args: &PerftArgs) -> Result<()> {
    let record = match &args.file {
        Some(file) => files::read_game(lang, file, args.table.edition.as_deref())?,
        None => files::deal(lang, &args.table)?,
    };
    let (game, moment) = (*record.game(), record.moment() + 1);
    let start = Instant::now();
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut total = u64::from(args.depth == 0);
    let mut divided = Vec::new();
    for first in legal.iter().filter(|_| args.depth > 0) {
        let paths = after(game, *first, &record, moment, args.depth);
        total += paths;
        divided.push((first.action().notation(game.edition()), paths));
    }
    let seconds = start.elapsed().as_secs_f64();
    if args.json {
        let divided: serde_json::Map<_, _> =
            divided.into_iter().map(|(action, paths)| (action, paths.into())).collect();
        println!("{}", json!({ "depth": args.depth, "paths": total, "divide": divided }));
        return Ok(());
    }
    if args.divide {
        divided.iter().for_each(|(action, paths)| println!("{action}: {paths}"));
    }
    println!("{}", t::perft_total(lang, args.depth.to_string(), total.to_string(), format!("{seconds:.2}")));
    Ok(())
}

fn after(mut game: Game, first: Legal, record: &Record, moment: u64, depth: u32) -> u64 {
    game.play(first, &mut record.luck(moment), &mut ());
    perft(&game, record, moment + 1, depth - 1)
}

/// The number of paths of this length; a finished game has none.
fn perft(game: &Game, record: &Record, moment: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal(&mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|first| after(*game, *first, record, moment, depth)).sum()
}
