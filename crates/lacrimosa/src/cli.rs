//! The command line. The help texts are messages `cli-…`, found by the names of commands and arguments.

use crate::admin_args::AdminArgs;
use crate::analyse_command::AnalyseArgs;
use crate::help;
use crate::hint_command::HintArgs;
use crate::puzzles_command::PuzzlesArgs;
use crate::serve_args::{CopyArgs, ServeArgs, TransferArgs, from_environment};
use crate::settings::Settings;
use crate::watch_command::WatchArgs;
use arena::{Player, ThinkingLimit};
use balance::{Family, GameKind};
use bots::Bot;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory, Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::time::Duration;
use texts::Lang;
use vocab::{Composer, Level};

#[derive(Parser)]
#[command(name = "lacrimosa", version, subcommand_required = false, arg_required_else_help = false)]
pub struct Cli {
    #[arg(long, global = true, env = "LACRIMOSA_LANG", value_parser = lang_code())]
    pub lang: Option<String>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    Serve(Box<ServeArgs>),
    Play(PlayArgs),
    New(NewArgs),
    Show(ShowArgs),
    Legal(LegalArgs),
    Act(ActArgs),
    Undo(UndoArgs),
    Log(LogArgs),
    Score(ScoreArgs),
    Replay(ReplayArgs),
    Hint(HintArgs),
    Analyse(AnalyseArgs),
    Watch(WatchArgs),
    Random(RandomArgs),
    Perft(PerftArgs),
    Rules(RulesArgs),
    Edition(EditionArgs),
    Balance(BalanceArgs),
    Bench(BenchArgs),
    Load(LoadArgs),
    Arena(ArenaArgs),
    Train(TrainArgs),
    Puzzles(PuzzlesArgs),
    Admin(AdminArgs),
    Backup(CopyArgs),
    Restore(CopyArgs),
    Copy(TransferArgs),
}

impl Command {
    /// The settings file of the command, if it has one.
    pub fn settings_file(&self) -> Option<&Path> {
        match self {
            Command::Serve(args) => args.place.config.as_deref(),
            Command::Admin(args) => args.config.as_deref(),
            Command::Backup(args) | Command::Restore(args) => args.place.config.as_deref(),
            _ => None,
        }
    }
}

/// The options of a new game.
#[derive(Args, Default, Clone)]
pub struct TableArgs {
    #[arg(long, conflicts_with = "solo", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    #[arg(long, value_parser = level())]
    pub solo: Option<Level>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long, value_parser = composer())]
    pub upper: Option<Composer>,
    #[arg(long, value_parser = composer(), conflicts_with = "solo")]
    pub lower: Option<Composer>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub first: Option<u8>,
    #[arg(long, env = "LACRIMOSA_EDITION")]
    pub edition: Option<PathBuf>,
}

/// Who looks at the game.
#[derive(Args, Clone)]
pub struct PerspectiveArgs {
    #[arg(long, conflicts_with_all = ["audience", "truth"], value_parser = clap::value_parser!(u8).range(1..=4))]
    pub seat: Option<u8>,
    #[arg(long, conflicts_with = "truth")]
    pub audience: bool,
    #[arg(long)]
    pub truth: bool,
}

/// A game file and the edition to read it with.
#[derive(Args, Clone)]
pub struct FileArgs {
    pub file: PathBuf,
    #[arg(long, env = "LACRIMOSA_EDITION")]
    pub edition: Option<PathBuf>,
}

/// The limits of a bot's thinking per decision.
#[derive(Args, Clone)]
pub struct ThinkArgs {
    #[arg(long, conflicts_with = "simulations", value_parser = seconds)]
    pub time: Option<f64>,
    #[arg(long)]
    pub simulations: Option<u32>,
}

impl ThinkArgs {
    /// The bot with these limits.
    pub fn player(&self, bot: Bot) -> Player {
        Player { bot, simulations: self.simulations, time: self.time.map(Duration::from_secs_f64) }
    }
}

#[derive(Args)]
pub struct PlayArgs {
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub table: TableArgs,
}

#[derive(Args)]
pub struct NewArgs {
    pub file: PathBuf,
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, conflicts_with_all = ["players", "solo", "upper", "lower", "first"])]
    pub from: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ShowArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[command(flatten)]
    pub perspective: PerspectiveArgs,
    #[arg(long)]
    pub at: Option<u64>,
    #[arg(long, conflicts_with_all = ["text", "svg"])]
    pub json: bool,
    #[arg(long, conflicts_with = "svg")]
    pub text: bool,
    #[arg(long)]
    pub svg: bool,
}

#[derive(Args)]
pub struct LegalArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ActArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[arg(required = true)]
    pub actions: Vec<String>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub seat: Option<u8>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct UndoArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[arg(long)]
    pub beyond: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct LogArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[command(flatten)]
    pub perspective: PerspectiveArgs,
    #[arg(long, default_value_t = 0)]
    pub since: u64,
}

#[derive(Args)]
pub struct ScoreArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[arg(long)]
    pub at: Option<u64>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ReplayArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[arg(long)]
    pub audit: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct RandomArgs {
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, default_value_t = 100)]
    pub games: u64,
    #[arg(long)]
    pub check: bool,
    #[arg(long)]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub threads: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct PerftArgs {
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, default_value_t = 4)]
    pub depth: u32,
    #[arg(long)]
    pub divide: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct RulesArgs {
    pub ids: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct EditionArgs {
    #[command(subcommand)]
    pub command: EditionCommand,
}

#[derive(Subcommand)]
pub enum EditionCommand {
    Check {
        dir: Option<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    Show {
        dir: Option<PathBuf>,
    },
    Copy {
        dir: PathBuf,
    },
}

#[derive(Args)]
pub struct BalanceArgs {
    #[arg(long, default_value = "flat")]
    pub bot: String,
    #[arg(long, value_parser = one_of(Family::ALL.map(Family::code), Family::from_code))]
    pub plans: Option<Family>,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long, value_delimiter = ',', value_parser = one_of(GameKind::ALL.map(GameKind::code), GameKind::from_code))]
    pub tables: Vec<GameKind>,
    #[arg(long, env = "LACRIMOSA_EDITION")]
    pub edition: Option<PathBuf>,
    #[arg(long)]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub threads: Option<usize>,
    #[arg(long)]
    pub against: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

/// The options of a load test. The server is always started on this machine, for a limited time.
#[derive(Args)]
pub struct LoadArgs {
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub matches: u32,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    pub idle: u32,
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub seconds: u32,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub rate: Option<u32>,
    #[arg(long, default_value = "full", value_parser = ["full", "normal"])]
    pub durability: String,
    #[arg(long)]
    pub data: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct BenchArgs {
    #[arg(long)]
    pub against_chess: bool,
    #[arg(long, default_value_t = 5)]
    pub rounds: u32,
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    pub seconds: f64,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ArenaArgs {
    #[arg(required = true)]
    pub bots: Vec<String>,
    #[arg(long, conflicts_with = "solo", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    // Without a level, all levels are played.
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, value_parser = level())]
    pub solo: Option<Option<Level>>,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub blocks: u64,
    #[arg(long, value_name = "SECONDS", conflicts_with = "simulations", value_parser = thinking_time)]
    pub time: Option<ThinkingLimit>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub simulations: Option<u32>,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long, env = "LACRIMOSA_EDITION")]
    pub edition: Option<PathBuf>,
    #[arg(long)]
    pub sprt: bool,
    #[arg(long, requires = "sprt", default_value_t = 0.5, value_parser = share)]
    pub h0: f64,
    #[arg(long, requires = "sprt", default_value_t = 0.55, value_parser = share)]
    pub h1: f64,
    #[arg(long, requires = "sprt", default_value_t = 0.05, value_parser = risk)]
    pub risk: f64,
    #[arg(long)]
    pub out: Option<PathBuf>,
    #[arg(long, conflicts_with = "solo")]
    pub svg: Option<PathBuf>,
    #[arg(long)]
    pub threads: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

/// Which net is trained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainRecipe {
    Champion,
    Keldon,
}

impl TrainRecipe {
    const ALL: [TrainRecipe; 2] = [TrainRecipe::Champion, TrainRecipe::Keldon];

    fn code(self) -> &'static str {
        match self {
            TrainRecipe::Champion => "champion",
            TrainRecipe::Keldon => "keldon",
        }
    }

    fn from_code(code: &str) -> Option<TrainRecipe> {
        TrainRecipe::ALL.into_iter().find(|recipe| recipe.code() == code)
    }
}

#[derive(Args)]
pub struct TrainArgs {
    pub file: PathBuf,
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: Option<u64>,
    #[arg(long, default_value = "champion", value_parser = one_of(TrainRecipe::ALL.map(TrainRecipe::code), TrainRecipe::from_code))]
    pub recipe: TrainRecipe,
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub net: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    #[arg(long, default_value_t = 20_000)]
    pub gauge: u64,
    #[arg(long, value_name = "FILE")]
    pub against: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub rival: Option<PathBuf>,
    #[arg(long, default_value_t = 1791)]
    pub seed: u64,
    #[arg(long, env = "LACRIMOSA_EDITION")]
    pub edition: Option<PathBuf>,
    #[arg(long)]
    pub threads: Option<usize>,
}

/// The command line with its help in a language.
pub fn command(lang: Lang) -> clap::Command {
    command_with(lang, &Settings::default())
}

/// The command line with the settings of a file as defaults.
pub fn command_with(lang: Lang, settings: &Settings) -> clap::Command {
    let mut command = Cli::command();
    for name in ["serve", "backup", "restore"] {
        command = command.mut_subcommand(name, |sub| settings.apply(from_environment(sub)));
    }
    command = command.mut_subcommand("admin", |sub| settings.apply(sub));
    let mut command = help::localise(lang, "cli", command);
    command.build();
    help::localise_usage(lang, command, "lacrimosa")
}

/// Parses one of several codes. An error lists them all.
pub fn one_of<T: Clone + Send + Sync + 'static>(
    codes: impl IntoIterator<Item = &'static str>,
    find: impl Fn(&str) -> Option<T> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(codes).try_map(move |code| find(&code).ok_or(code))
}

pub fn bot() -> impl TypedValueParser<Value = Bot> {
    one_of(Bot::ALL.map(Bot::code), Bot::from_code)
}

pub fn level() -> impl TypedValueParser<Value = Level> {
    one_of(Level::ALL.map(Level::code), Level::from_code)
}

fn composer() -> impl TypedValueParser<Value = Composer> {
    one_of(Composer::ALL.map(Composer::code), Composer::from_code)
}

fn lang_code() -> PossibleValuesParser {
    PossibleValuesParser::new(Lang::ALL.iter().map(|lang| lang.code()))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("0.01 – 600".to_owned()),
    }
}

fn thinking_time(text: &str) -> Result<ThinkingLimit, String> {
    text.parse().ok().and_then(ThinkingLimit::seconds).ok_or_else(|| "0.001 – 3600".to_owned())
}

fn share(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|share| (0.0..=1.0).contains(share)).ok_or_else(|| "0 – 1".to_owned())
}

fn risk(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|risk| (0.0001..0.5).contains(risk)).ok_or_else(|| "0.0001 – 0.5".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_argument_has_a_help_text() {
        fn missing(command: &clap::Command, path: &str, out: &mut Vec<String>) {
            if command.get_about().is_none_or(|about| about.to_string().is_empty()) {
                out.push(path.to_owned());
            }
            let builtin = ["help", "version"];
            for arg in command.get_arguments().filter(|arg| !builtin.contains(&arg.get_id().as_str())) {
                if arg.get_help().is_none() {
                    out.push(format!("{path} {}", arg.get_id()));
                }
            }
            command
                .get_subcommands()
                .for_each(|sub| missing(sub, &format!("{path} {}", sub.get_name()), out));
        }
        let mut out = Vec::new();
        missing(&command(Lang::En), "lacrimosa", &mut out);
        assert_eq!(out, [] as [String; 0]);
    }

    #[test]
    fn the_command_line_is_well_formed() {
        command(Lang::En).debug_assert();
    }
}
