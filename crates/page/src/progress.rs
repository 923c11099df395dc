//! The player's own finished games as short summaries, and what they show together: results by level, sources of
//! points, habits, and when it is time for a stronger opponent.

use crate::choice::BOTS;
use crate::score_groups::{GROUPS, group};
use record::{Record, Start};
use rules::Game;
use serde::{Deserialize, Serialize};
use table::{PlayedBy, Sitter};
use vocab::{Level, Seat};

/// How many games the browser remembers.
const MOST: usize = 600;
/// How many of the last games the chart, the sources and the habits are about.
pub const LATELY: usize = 20;
/// How many of the last games at a level decide whether it is time for the next one, and how many of them must be won.
const TRIED: usize = 5;
const WON: usize = 3;

/// Against whom a game was played.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rivals {
    /// The Soloist, by the code of his level.
    Soloist(String),
    /// Bots, by the code of the strongest one.
    Bots(String),
    /// Other people, perhaps with bots.
    People,
}

/// What a player has not used when the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Unused {
    /// Story Points, on the tracks and on counters.
    pub story: u16,
    /// Ducats.
    pub ducats: u16,
    /// Requiem markers on the own board.
    pub markers: u16,
    /// Royal Court tiles whose favour is not met.
    pub courts: u16,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The id of the saved game, or of the table on a server.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub at: f64,
    /// Against whom.
    pub rivals: Rivals,
    /// The number of players, without the Soloist.
    pub players: u8,
    /// My place; 1 is the winner.
    pub place: u8,
    /// My VP by the groups of the score sheet, and those of the best other player.
    pub sources: [Vec<u16>; 2],
    /// What I have not used, and the best other player; the Soloist has no such things.
    pub unused: (Unused, Option<Unused>),
}

/// The seat of the player in a local game; none if several people share the screen, or if bots play alone.
pub fn own_seat(sitters: &[Sitter]) -> Option<Seat> {
    let mut people = (0..).zip(sitters).filter(|(_, sitter)| sitter.is_human());
    let (first, _) = people.next()?;
    people.next().is_none().then(|| Seat::at(first))
}

impl Played {
    /// The summary of a game that is over and was played from the deal on.
    pub fn of(record: &Record, sitters: &[Sitter], me: Seat, id: &str, at: f64) -> Option<Played> {
        let game = record.game();
        let standings = game.standings();
        let place = standings.iter().find(|standing| standing.seat == me)?.place;
        let other = standings.iter().find(|standing| standing.seat != me)?.seat;
        let sources = [me, other].map(|seat| {
            let score = game.score(seat);
            GROUPS.iter().map(|(_, lines)| group(&score, lines)).collect()
        });
        let soloist = game.level().is_some();
        Some(Played {
            id: id.to_owned(),
            at,
            rivals: rivals(game, sitters, me),
            players: game.players() - u8::from(soloist),
            place,
            sources,
            unused: (unused(game, me), (!soloist).then(|| unused(game, other))),
        })
        .filter(|_| game.is_over() && matches!(record.start(), Start::Setup(_)))
    }

    /// My VP, and those of the best other player.
    pub fn vp(&self) -> [u16; 2] {
        [0, 1].map(|who: usize| self.sources[who].iter().sum())
    }

    /// Whether I have won, perhaps with others.
    pub fn won(&self) -> bool {
        self.place == 1
    }
}

fn rivals(game: &Game, sitters: &[Sitter], me: Seat) -> Rivals {
    if let Some(level) = game.level() {
        return Rivals::Soloist(level.code().to_owned());
    }
    let others = || (0..).zip(sitters).filter(|(at, _)| *at != me.index()).map(|(_, sitter)| &sitter.by);
    if others().any(|by| !matches!(by, PlayedBy::Bot(_))) {
        return Rivals::People;
    }
    let codes = others().filter_map(|by| match by {
        PlayedBy::Bot(code) => Some(code),
        PlayedBy::Human | PlayedBy::Soloist => None,
    });
    let rank = |code: &&String| BOTS.iter().position(|bot| bot == code);
    codes.max_by_key(rank).map_or(Rivals::People, |code| Rivals::Bots(code.clone()))
}

fn unused(game: &Game, seat: Seat) -> Unused {
    let position = game.position();
    let board = &position.seats[seat.index()];
    let story = board.tracks.iter().chain(board.counters.iter()).map(|(_, n)| u16::from(*n)).sum();
    let markers = board.markers.iter().filter(|there| **there).count() as u16;
    let courts = board.courts.len().saturating_sub(game.met_favours(seat).len()) as u16;
    Unused { story, ducats: board.ducats, markers, courts }
}

/// All games that the browser remembers, the latest first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Games(Vec<Played>);

/// The games against the same rivals with the same number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Against whom.
    pub rivals: Rivals,
    /// The number of players.
    pub players: u8,
    /// How many games.
    pub games: usize,
    /// How many of them I have won.
    pub won: usize,
    /// My mean VP, rounded.
    pub vp: u16,
}

/// What I do not use, in tenths per game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Habit {
    /// The code of the thing in messages.
    pub code: &'static str,
    /// How much of it I have left.
    pub mine: u32,
    /// The same of the best other player; unknown if I only played solo.
    pub other: Option<u32>,
}

impl Habit {
    /// Whether I leave clearly more than the best other player.
    pub fn is_costly(&self) -> bool {
        self.other.is_some_and(|other| self.mine >= other + 5)
    }
}

impl Games {
    /// Remembers a game. One that is known keeps its time.
    pub fn add(&mut self, mut game: Played) {
        if let Some(at) = self.0.iter().position(|known| known.id == game.id) {
            game.at = self.0.remove(at).at;
        }
        self.0.push(game);
        self.0.sort_by(|one, other| other.at.total_cmp(&one.at));
        self.0.truncate(MOST);
    }

    /// Adds the games of another browser.
    pub fn merge(&mut self, other: Games) {
        other.0.into_iter().for_each(|game| self.add(game));
    }

    /// All games, the latest first.
    pub fn all(&self) -> &[Played] {
        &self.0
    }

    /// How many games I have won.
    pub fn won(&self) -> usize {
        self.0.iter().filter(|game| game.won()).count()
    }

    /// The games by rivals and number of players: the Soloist, bots from the weakest, people.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<(Row, u32)> = Vec::new();
        for game in &self.0 {
            let same = |(row, _): &(Row, u32)| row.rivals == game.rivals && row.players == game.players;
            let at = rows.iter().position(same).unwrap_or_else(|| {
                let rivals = game.rivals.clone();
                rows.push((Row { rivals, players: game.players, games: 0, won: 0, vp: 0 }, 0));
                rows.len() - 1
            });
            let (row, vp) = &mut rows[at];
            row.games += 1;
            row.won += usize::from(game.won());
            *vp += u32::from(game.vp()[0]);
            row.vp = rounded(*vp, row.games as u32) as u16;
        }
        rows.sort_by_key(|(row, _)| (rank(&row.rivals), row.players));
        rows.into_iter().map(|(row, _)| row).collect()
    }

    /// My VP and those of the best other player in the last games, the oldest first.
    pub fn course(&self) -> Vec<Vec<u16>> {
        self.0.iter().take(LATELY).rev().map(|game| game.vp().to_vec()).collect()
    }

    /// The mean VP by group in the last games, mine and those of the best other player. The Soloist scores in other ways,
    /// so solo games are apart.
    pub fn sources(&self, solo: bool) -> Option<[Vec<u16>; 2]> {
        let is_solo = |game: &&Played| matches!(game.rivals, Rivals::Soloist(_)) == solo;
        let games: Vec<&Played> = self.0.iter().filter(is_solo).take(LATELY).collect();
        let mean = |who: usize, group: usize| {
            let vp = games.iter().filter_map(|game| game.sources[who].get(group));
            rounded(vp.map(|vp| u32::from(*vp)).sum(), games.len() as u32) as u16
        };
        (!games.is_empty()).then(|| [0, 1].map(|who| (0..GROUPS.len()).map(|at| mean(who, at)).collect()))
    }

    /// What I leave unused in the last games.
    pub fn habits(&self) -> Vec<Habit> {
        type Thing = (&'static str, fn(&Unused) -> u16);
        const THINGS: [Thing; 4] = [
            ("story", |unused| unused.story),
            ("ducats", |unused| unused.ducats),
            ("markers", |unused| unused.markers),
            ("courts", |unused| unused.courts),
        ];
        let games = || self.0.iter().take(LATELY);
        let habit = |(code, of): Thing| Habit {
            code,
            mine: tenths(games().map(|game| of(&game.unused.0))).unwrap_or(0),
            other: tenths(games().filter_map(|game| game.unused.1.as_ref().map(of))),
        };
        if self.0.is_empty() { Vec::new() } else { THINGS.map(habit).into() }
    }

    /// The stronger opponent for whom it is time: of the last games against those of the last game, enough were won.
    pub fn next_rivals(&self) -> Option<Rivals> {
        let now = &self.0.first()?.rivals;
        let tried = self.0.iter().filter(|game| game.rivals == *now).take(TRIED);
        let (games, won) =
            tried.fold((0, 0), |(games, won), game| (games + 1, won + usize::from(game.won())));
        if games < TRIED || won < WON {
            return None;
        }
        match now {
            Rivals::Soloist(level) => {
                let levels = Level::ALL.map(Level::code);
                after(&levels, level).map(Rivals::Soloist)
            }
            Rivals::Bots(bot) => after(&BOTS, bot).map(Rivals::Bots),
            Rivals::People => None,
        }
    }
}

/// The code after this one.
fn after(codes: &[&str], code: &str) -> Option<String> {
    let at = codes.iter().position(|other| *other == code)?;
    codes.get(at + 1).map(|next| (*next).to_owned())
}

fn rank(rivals: &Rivals) -> (u8, usize) {
    let levels = Level::ALL.map(Level::code);
    match rivals {
        Rivals::Soloist(level) => (0, levels.iter().position(|code| code == level).unwrap_or(levels.len())),
        Rivals::Bots(bot) => (1, BOTS.iter().position(|code| code == bot).unwrap_or(BOTS.len())),
        Rivals::People => (2, 0),
    }
}

fn rounded(sum: u32, n: u32) -> u32 {
    (sum + n / 2) / n.max(1)
}

/// The mean in tenths; none of nothing.
fn tenths(numbers: impl Iterator<Item = u16>) -> Option<u32> {
    let (sum, n) = numbers.fold((0, 0), |(sum, n), number| (sum + u32::from(number), n + 1));
    (n > 0).then(|| rounded(sum * 10, n))
}

#[cfg(test)]
mod tests {
    use super::*;
    use edition::Edition;
    use rules::{Luck, Seed, Setup};

    /// A finished game with random decisions.
    fn record(setup: &Setup) -> Record {
        let mut record = Record::deal(setup, Edition::vienna(), Seed::from_number(7)).unwrap();
        let mut dice = Seed::from_number(8).dice(0);
        let mut legal = Vec::new();
        while let Some(seat) = record.game().to_act() {
            legal.clear();
            record.game().legal(&mut legal);
            let chosen = legal[dice.below(legal.len() as u32) as usize].action();
            record.act(seat, chosen).unwrap();
        }
        record
    }

    fn sitters(codes: &[&str]) -> Vec<Sitter> {
        let bots = codes.iter().map(|code| Sitter::bot(code));
        std::iter::once(Sitter::human("Anna")).chain(bots).collect()
    }

    fn played(id: usize, rivals: &Rivals, place: u8) -> Played {
        let sources = [vec![30, 20, 0, 0, 0, 0, 0, 0], vec![10, 30, 0, 0, 0, 0, 0, 0]];
        let unused = Unused { story: 4, ..Unused::default() };
        let unused = (unused, Some(Unused { story: 1, ducats: 3, ..Unused::default() }));
        Played {
            id: id.to_string(),
            at: id as f64,
            rivals: rivals.clone(),
            players: 2,
            place,
            sources,
            unused,
        }
    }

    fn bots(code: &str) -> Rivals {
        Rivals::Bots(code.to_owned())
    }

    /// Games against bots of a level, the latest last.
    fn games(code: &str, places: &[u8]) -> Games {
        let mut games = Games::default();
        (0..).zip(places).for_each(|(id, place)| games.add(played(id, &bots(code), *place)));
        games
    }

    #[test]
    fn a_summary_has_the_points_of_the_score_sheet() {
        let record = record(&Setup::players(3));
        let game = record.game();
        let me = Seat::at(0);
        let played = Played::of(&record, &sitters(&["andante", "adagio"]), me, "a", 5.0).unwrap();
        let best = game.standings().into_iter().find(|standing| standing.seat != me).unwrap();
        assert_eq!(played.vp(), [game.score(me).total(), best.vp]);
        assert_eq!((played.rivals, played.players), (bots("andante"), 3));
        assert_eq!(played.unused.0.ducats, game.position().seats[0].ducats);
    }

    #[test]
    fn a_solo_game_is_one_against_the_soloist() {
        let record = record(&Setup::solo(Level::Middle));
        let sitters = [Sitter::human(""), Sitter { by: PlayedBy::Soloist, ..Sitter::human("") }];
        assert_eq!(own_seat(&sitters), Some(Seat::at(0)));
        let played = Played::of(&record, &sitters, Seat::at(0), "a", 5.0).unwrap();
        assert_eq!((played.rivals, played.players), (Rivals::Soloist("middle".into()), 1));
        assert_eq!(played.unused.1, None);
    }

    #[test]
    fn only_a_game_that_is_over_and_of_one_person_is_remembered() {
        let running = Record::deal(&Setup::players(2), Edition::vienna(), Seed::from_number(7)).unwrap();
        assert_eq!(Played::of(&running, &sitters(&["adagio"]), Seat::at(0), "a", 5.0), None);
        let puzzle = Record::from_position(*record(&Setup::players(2)).game(), Seed::from_number(7));
        assert_eq!(Played::of(&puzzle, &sitters(&["adagio"]), Seat::at(0), "a", 5.0), None);
        assert_eq!(own_seat(&[Sitter::human("Anna"), Sitter::human("Béla")]), None);
        assert_eq!(own_seat(&[Sitter::bot("adagio"), Sitter::bot("adagio")]), None);
        assert_eq!(own_seat(&[Sitter::bot("adagio"), Sitter::human("Anna")]), Some(Seat::at(1)));
    }

    #[test]
    fn games_are_counted_by_rivals_and_players() {
        let mut all = games("vivace", &[1, 2, 2]);
        all.add(played(7, &bots("adagio"), 1));
        all.add(played(7, &bots("adagio"), 1));
        all.add(Played { players: 3, ..played(8, &Rivals::People, 2) });
        let row = |rivals, players, games, won| Row { rivals, players, games, won, vp: 50 };
        assert_eq!(
            all.rows(),
            [row(bots("adagio"), 2, 1, 1), row(bots("vivace"), 2, 3, 1), row(Rivals::People, 3, 1, 0)]
        );
        assert_eq!((all.won(), all.course().len()), (2, 5));
        assert_eq!(all.course()[0], [50, 40]);
    }

    #[test]
    fn sources_and_habits_are_means_of_the_last_games() {
        let all = games("vivace", &[1; LATELY + 5]);
        let [mine, other] = all.sources(false).unwrap();
        assert_eq!((mine[0], mine[1], other[0]), (30, 20, 10));
        assert_eq!(all.sources(true), None);
        let habits = all.habits();
        assert_eq!(habits[0], Habit { code: "story", mine: 40, other: Some(10) });
        assert!(habits[0].is_costly() && !habits[1].is_costly());
        assert_eq!(Games::default().habits(), []);
    }

    #[test]
    fn a_stronger_opponent_is_suggested_after_three_of_five_games_won() {
        assert_eq!(games("andante", &[1, 1, 1, 2]).next_rivals(), None, "too few games");
        assert_eq!(games("andante", &[1, 1, 2, 2, 1]).next_rivals(), Some(bots("moderato")));
        assert_eq!(games("andante", &[1, 1, 1, 2, 2, 2]).next_rivals(), None, "the oldest no longer counts");
        assert_eq!(games("prestissimo", &[1; 5]).next_rivals(), None, "nobody is stronger");
        let mut moved_on = games("andante", &[1; 5]);
        moved_on.add(played(9, &bots("moderato"), 2));
        assert_eq!(moved_on.next_rivals(), None, "the player has taken the advice");
    }

    #[test]
    fn a_list_is_read_as_it_was_written() {
        let all = games("andante", &[1, 2]);
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(serde_json::from_str::<Games>(&text).unwrap(), all);
        let mut other = Games::default();
        other.merge(all.clone());
        assert_eq!(other, all);
    }
}
