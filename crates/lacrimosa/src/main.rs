//! The program: serves the page, plays in the terminal, keeps games in files, checks editions, runs
//! measurements.
//!
//! All texts for people come from `locales/` through the crate `texts`, also the help texts.

mod admin_args;
mod admin_client;
mod admin_command;
mod analyse_command;
mod analyse_page;
mod arena_command;
mod arena_report;
mod balance_command;
mod bench;
mod bench_bots;
mod chooser;
mod cli;
mod copy_command;
mod edition_command;
mod files;
mod game_commands;
mod help;
mod hint_command;
mod legal_command;
mod load;
mod perft;
mod picture;
mod play;
mod progress;
mod puzzles_command;
mod random;
mod rules_command;
mod score_command;
mod serve;
mod serve_args;
mod settings;
mod show_command;
mod svg;
mod symbols;
mod train_command;
mod train_curves;
mod watch_command;
mod words;

use clap::FromArgMatches;
use cli::{Cli, Command};
use settings::Settings;
use std::process::ExitCode;
use texts::{Lang, t};

/// A server allocates new texts for every move and client. With the system's allocator that took a fifth of
/// its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    exit_on_closed_pipe();
    let lang = help::language_of(std::env::args()).unwrap_or_else(words::language);
    let cli = match parse_args(lang) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let lang = cli.lang.as_deref().and_then(Lang::from_code).unwrap_or(lang);
    match run(lang, cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => report_error(lang, &error),
    }
}

fn report_error(lang: Lang, error: &anyhow::Error) -> ExitCode {
    eprintln!("{}", t::cli_error(lang, format!("{error:#}")));
    ExitCode::FAILURE
}

/// Parses the command line. It may name a settings file, so it is parsed first without and then with those
/// settings.
fn parse_args(lang: Lang) -> Result<Cli, ExitCode> {
    let cli = parse(lang, cli::command(lang))?;
    let Some(file) = cli.command.settings_file() else { return Ok(cli) };
    let settings = Settings::read(lang, file).map_err(|error| report_error(lang, &error))?;
    parse(lang, cli::command_with(lang, &settings))
}

/// Without a command, the program serves.
fn parse(lang: Lang, command: clap::Command) -> Result<Cli, ExitCode> {
    let report = |error| help::report(lang, &command, &error);
    let mut matches = command.clone().try_get_matches().map_err(report)?;
    if matches.subcommand_name().is_none() {
        let serve = std::env::args_os().chain(["serve".into()]);
        matches = command.clone().try_get_matches_from(serve).map_err(report)?;
    }
    Cli::from_arg_matches(&matches).map_err(report)
}

fn run(lang: Lang, command: Command) -> anyhow::Result<()> {
    nets::install();
    match command {
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
        Command::Analyse(args) => analyse_command::run(lang, &args),
        Command::Watch(args) => watch_command::run(lang, &args),
        Command::Random(args) => random::run(lang, &args),
        Command::Perft(args) => perft::run(lang, &args),
        Command::Rules(args) => rules_command::run(lang, &args),
        Command::Edition(args) => edition_command::run(lang, &args),
        Command::Balance(args) => balance_command::run(lang, &args),
        Command::Bench(args) => bench::run(lang, &args),
        Command::Load(args) => load::run(lang, &args),
        Command::Arena(args) => arena_command::run(lang, &args),
        Command::Train(args) => train_command::run(lang, &args),
        Command::Puzzles(args) => puzzles_command::run(lang, &args),
        Command::Admin(args) => admin_command::run(lang, &args),
        Command::Backup(args) => copy_command::backup(lang, &args),
        Command::Restore(args) => copy_command::restore(lang, &args),
        Command::Copy(args) => copy_command::transfer(lang, &args),
    }
}

/// A command such as `lacrimosa log … | head` closes the pipe early, which is not an error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

/// Exits when `println!` panics because of a closed pipe.
fn exit_on_closed_pipe() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.payload_as_str().is_some_and(|text| text.starts_with("failed printing to stdout")) {
            std::process::exit(0);
        }
        usual(panic);
    }));
}
