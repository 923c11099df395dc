//! Which bots play against each other in which seats. Every deal is played in every rotation.

use crate::Entrant;
use rules::Setup;
use vocab::Level;

/// A group of bots that plays a deal once in every rotation of the seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The set-up of the games.
    pub setup: Setup,
    /// For each game the entrant of each seat. A solo game has one entrant.
    pub seatings: Vec<Vec<usize>>,
    /// The entrants whose results are reported; the results of the others follow from them.
    pub reported: Vec<usize>,
}

/// All games that are played with one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// The bots that take part, with unique names.
    pub entrants: Vec<Entrant>,
    /// The groups that play against each other.
    pub contests: Vec<Contest>,
}

/// A bot and its opponents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matchup {
    /// The bot.
    pub bot: usize,
    /// The contests in which they meet.
    pub contests: Vec<usize>,
    /// The opponents. One with several seats is listed several times, unless several contests are combined.
    pub against: Vec<usize>,
}

/// This number of bots does not fit the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongBotCount {
    /// Players in a game.
    pub players: u8,
    /// Bots that were given.
    pub bots: usize,
}

impl Tournament {
    /// All bots play each other: in pairs if a game has two players, otherwise in every group that fills the
    /// seats. If there are only two bots for more than two seats, each plays alone against copies of the
    /// other.
    ///
    /// # Errors
    /// Too few bots.
    pub fn of_players(entrants: Vec<Entrant>, players: u8) -> Result<Tournament, WrongBotCount> {
        let (bots, seats) = (entrants.len(), usize::from(players));
        let setup = Setup::players(players);
        let contest = |seated: Vec<usize>, reported: Vec<usize>| {
            let seatings = (0..seats).map(|turn| rotated(&seated, turn)).collect();
            Contest { setup, seatings, reported }
        };
        let alone = |one: usize, other: usize| {
            let mut seated = vec![other; seats];
            seated[0] = one;
            contest(seated, vec![one])
        };
        let contests = match (bots, seats) {
            (2.., 2) => {
                groups(bots, 2).into_iter().map(|pair| contest(pair.clone(), vec![pair[0]])).collect()
            }
            (2, _) => vec![alone(0, 1), alone(1, 0)],
            _ if bots >= seats => {
                groups(bots, seats).into_iter().map(|group| contest(group.clone(), group)).collect()
            }
            _ => return Err(WrongBotCount { players, bots }),
        };
        Ok(Tournament { entrants: with_unique_names(entrants), contests })
    }

    /// Each bot plays against the Soloist at each of the levels.
    pub fn of_solo(entrants: Vec<Entrant>, levels: &[Level]) -> Tournament {
        let alone = |bot: usize, level: Level| Contest {
            setup: Setup::solo(level),
            seatings: vec![vec![bot]],
            reported: vec![bot],
        };
        let bots = 0..entrants.len();
        let contests = bots.flat_map(|bot| levels.iter().map(move |level| alone(bot, *level))).collect();
        Tournament { entrants: with_unique_names(entrants), contests }
    }

    /// The matchups to report: one for each reported bot of each contest. If more than two bots play in
    /// larger games, all contests of a bot are combined into one.
    pub fn matchups(&self) -> Vec<Matchup> {
        let mut matchups: Vec<Matchup> = Vec::new();
        let combine = self.seats() > 2 && !self.duel();
        for (number, contest) in self.contests.iter().enumerate() {
            for bot in &contest.reported {
                let others = contest.seatings[0].iter().copied().filter(|other| other != bot);
                match matchups.iter_mut().find(|matchup| combine && matchup.bot == *bot) {
                    Some(matchup) => {
                        matchup.contests.push(number);
                        matchup.against.extend(others);
                        matchup.against.sort();
                        matchup.against.dedup();
                    }
                    None => matchups.push(Matchup {
                        bot: *bot,
                        contests: vec![number],
                        against: others.collect(),
                    }),
                }
            }
        }
        if combine {
            matchups.sort_by_key(|matchup| matchup.bot);
        }
        matchups
    }

    /// Whether there are exactly two bots.
    pub fn duel(&self) -> bool {
        self.entrants.len() == 2 && !self.is_solo()
    }

    /// Whether bots play against the Soloist.
    pub fn is_solo(&self) -> bool {
        self.contests.iter().any(|contest| contest.setup.solo.is_some())
    }

    /// Seats of a game without the Soloist's.
    pub fn seats(&self) -> usize {
        self.contests.first().and_then(|contest| contest.seatings.first()).map_or(0, Vec::len)
    }

    /// Games per block.
    pub fn games(&self) -> usize {
        self.contests.iter().map(|contest| contest.seatings.len()).sum()
    }
}

/// All subsets of this size of the first `bots` numbers.
fn groups(bots: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        groups(last, size - 1).into_iter().map(move |mut group| {
            group.push(last);
            group
        })
    };
    let mut all: Vec<Vec<usize>> = (0..bots).flat_map(with_last).collect();
    all.sort();
    all
}

fn rotated(seated: &[usize], turn: usize) -> Vec<usize> {
    let mut seated = seated.to_vec();
    seated.rotate_right(turn);
    seated
}

/// Appends `#2`, `#3` and so on to names that occur several times.
fn with_unique_names(mut entrants: Vec<Entrant>) -> Vec<Entrant> {
    for at in (0..entrants.len()).rev() {
        let before = entrants[..at].iter().filter(|other| other.name == entrants[at].name).count();
        if before > 0 {
            entrants[at].name = format!("{}#{}", entrants[at].name, before + 1);
        }
    }
    entrants
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(words: &str, players: u8) -> Result<Tournament, WrongBotCount> {
        let entrants = words.split(' ').map(|word| Entrant::parse(word, None).unwrap()).collect();
        Tournament::of_players(entrants, players)
    }

    #[test]
    fn everybody_sits_in_every_seat() {
        for (words, players) in
            [("random adagio", 2), ("random adagio greedy", 3), ("random adagio greedy flat", 4)]
        {
            let tournament = of(words, players).unwrap();
            let [contest] = &tournament.contests[..] else { panic!("one contest") };
            for seat in 0..usize::from(players) {
                let mut sat: Vec<usize> = contest.seatings.iter().map(|seating| seating[seat]).collect();
                sat.sort();
                assert_eq!(sat, (0..usize::from(players)).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn with_two_bots_and_more_seats_each_plays_alone_once_in_every_seat() {
        let tournament = of("random adagio", 4).unwrap();
        assert_eq!(tournament.games(), 8);
        for (one, contest) in tournament.contests.iter().enumerate() {
            assert_eq!(contest.reported, [one]);
            for (seat, seating) in contest.seatings.iter().enumerate() {
                assert_eq!(seating.iter().position(|bot| *bot == one), Some(seat));
                assert_eq!(seating.iter().filter(|bot| **bot == one).count(), 1);
            }
        }
    }

    #[test]
    fn more_than_two_bots_meet_in_pairs_in_games_of_two() {
        let tournament = of("random adagio greedy flat", 2).unwrap();
        assert_eq!((tournament.contests.len(), tournament.games()), (6, 12));
    }

    #[test]
    fn more_bots_than_seats_meet_in_every_group() {
        let tournament = of("random adagio greedy flat ismcts", 3).unwrap();
        assert_eq!((tournament.contests.len(), tournament.games()), (10, 30));
        let matchups = tournament.matchups();
        assert_eq!(matchups.len(), 5);
        assert!(
            matchups.iter().all(|matchup| matchup.contests.len() == 6 && matchup.against.len() == 4),
            "{matchups:?}"
        );
    }

    #[test]
    fn too_few_bots_do_not_fill_the_seats() {
        assert_eq!(of("random adagio greedy", 4), Err(WrongBotCount { players: 4, bots: 3 }));
        assert_eq!(of("random", 2), Err(WrongBotCount { players: 2, bots: 1 }));
    }

    #[test]
    fn equal_bots_get_different_names() {
        let names: Vec<String> =
            of("flat flat greedy flat", 4).unwrap().entrants.into_iter().map(|one| one.name).collect();
        assert_eq!(names, ["flat", "flat#2", "greedy", "flat#3"]);
    }
}
