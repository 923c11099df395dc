//! The program: serves the page, plays in the terminal, keeps games in files, checks editions, measures.
//!
//! Every word a person reads comes from `locales/` through the crate `texts`; the help texts too.

mod arena_command;
mod arena_report;
mod balance_command;
mod bench;
mod bench_bots;
mod chooser;
mod cli;
mod edition_command;
mod files;
mod game_commands;
mod help;
mod hint_command;
mod legal_command;
mod perft;
mod picture;
mod play;
mod progress;
mod random;
mod rules_command;
mod score_command;
mod serve;
mod show_command;
mod svg;
mod symbols;
mod watch_command;
mod words;

use clap::FromArgMatches;
use cli::{Cli, Command};
use std::process::ExitCode;
use texts::{Lang, t};

fn main() -> ExitCode {
    leave_when_nobody_reads();
    let lang = help::language_of(std::env::args()).unwrap_or_else(words::language);
    let command = cli::command(lang);
    let cli = match command.clone().try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return help::tell(lang, &command, &error),
    };
    let lang = cli.lang.as_deref().and_then(Lang::from_code).unwrap_or(lang);
    match run(lang, cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", t::cli_error(lang, format!("{error:#}")));
            ExitCode::FAILURE
        }
    }
}

fn run(lang: Lang, cli: Cli) -> anyhow::Result<()> {
    match cli.command.unwrap_or_else(cli::plain_start) {
        Command::Serve(args) => serve::run(lang, &args),
        Command::Play(args) => play::run(lang, &args),
        Command::New(args) => game_commands::new(lang, &args),
        Command::Show(args) => show_command::run(lang, &args),
        Command::Legal(args) => legal_command::run(lang, &args),
        Command::Act(args) => game_commands::act(lang, &args),
        Command::Undo(args) => game_commands::undo(lang, &args),
        Command::Log(args) => game_commands::log(lang, &args),
        Command::Score(args) => score_command::run(lang, &args),
        Command::Replay(args) => game_commands::replay(lang, &args),
        Command::Hint(args) => hint_command::run(lang, &args),
        Command::Watch(args) => watch_command::run(lang, &args),
        Command::Random(args) => random::run(lang, &args),
        Command::Perft(args) => perft::run(lang, &args),
        Command::Rules(args) => rules_command::run(lang, &args),
        Command::Edition(args) => edition_command::run(lang, &args),
        Command::Balance(args) => balance_command::run(lang, &args),
        Command::Bench(args) => bench::run(lang, &args),
        Command::Arena(args) => arena_command::run(lang, &args),
    }
}

/// `lacrimosa log … | head` closes the pipe early: no fault of anybody's.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

/// The same for `println!`, which would panic.
fn leave_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.payload_as_str().is_some_and(|text| text.starts_with("failed printing to stdout")) {
            std::process::exit(0);
        }
        usual(panic);
    }));
}
