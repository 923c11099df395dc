//! Who plays whom in which seats: every deal is played in every rotation.

use crate::Entrant;
use rules::Setup;
use vocab::Level;

/// The same bots at one kind of table, once in every rotation of the seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// The table.
    pub setup: Setup,
    /// Who sits where: for each game the numbers of the entrants, one a seat; in the solo game one alone.
    pub sittings: Vec<Vec<usize>>,
    /// Those whose results are told; the others' follow from them.
    pub told: Vec<usize>,
}

/// Everything that is played with one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// Who takes part; each has a name of its own.
    pub entrants: Vec<Entrant>,
    /// Who meets whom.
    pub contests: Vec<Contest>,
}

/// A bot and those whom it meets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The bot.
    pub bot: usize,
    /// Where it meets them.
    pub contests: Vec<usize>,
    /// The others; at a table with several of the same, each as often as it sits there.
    pub against: Vec<usize>,
}

/// So many bots cannot be seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongNumber {
    /// At the table.
    pub players: u8,
    /// That were named.
    pub bots: usize,
}

impl Tournament {
    /// Everybody meets everybody: all pairs at a table of two, at a larger one every group that fills it. Of two at a
    /// larger table, each sits alone against the other in all other seats.
    ///
    /// # Errors
    /// Too few bots.
    pub fn of_players(entrants: Vec<Entrant>, players: u8) -> Result<Tournament, WrongNumber> {
        let (bots, seats) = (entrants.len(), usize::from(players));
        let setup = Setup::players(players);
        let contest = |seated: Vec<usize>, told: Vec<usize>| {
            let sittings = (0..seats).map(|turn| rotated(&seated, turn)).collect();
            Contest { setup, sittings, told }
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
            _ => return Err(WrongNumber { players, bots }),
        };
        Ok(Tournament { entrants: apart(entrants), contests })
    }

    /// Each bot alone against the Soloist, at each of the levels.
    pub fn of_solo(entrants: Vec<Entrant>, levels: &[Level]) -> Tournament {
        let alone = |bot: usize, level: Level| Contest {
            setup: Setup::solo(level),
            sittings: vec![vec![bot]],
            told: vec![bot],
        };
        let bots = 0..entrants.len();
        let contests = bots.flat_map(|bot| levels.iter().map(move |level| alone(bot, *level))).collect();
        Tournament { entrants: apart(entrants), contests }
    }

    /// What is told: a line for each pair, for each kind of table of two bots, for each level of the solo game; at a
    /// larger table one for each bot.
    pub fn lines(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let together = self.seats() > 2 && !self.duel();
        for (number, contest) in self.contests.iter().enumerate() {
            for bot in &contest.told {
                let others = contest.sittings[0].iter().copied().filter(|other| other != bot);
                match lines.iter_mut().find(|line| together && line.bot == *bot) {
                    Some(line) => {
                        line.contests.push(number);
                        line.against.extend(others);
                        line.against.sort();
                        line.against.dedup();
                    }
                    None => lines.push(Line { bot: *bot, contests: vec![number], against: others.collect() }),
                }
            }
        }
        if together {
            lines.sort_by_key(|line| line.bot);
        }
        lines
    }

    /// Whether two bots meet each other and nobody else.
    pub fn duel(&self) -> bool {
        self.entrants.len() == 2 && !self.is_solo()
    }

    /// Against the Soloist.
    pub fn is_solo(&self) -> bool {
        self.contests.iter().any(|contest| contest.setup.solo.is_some())
    }

    /// Seats of a table that people or bots take.
    pub fn seats(&self) -> usize {
        self.contests.first().and_then(|contest| contest.sittings.first()).map_or(0, Vec::len)
    }

    /// Games of a block.
    pub fn games(&self) -> usize {
        self.contests.iter().map(|contest| contest.sittings.len()).sum()
    }
}

/// Every choice of so many of the first `bots` numbers.
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

/// The second of two that are called the same is called `…#2`.
fn apart(mut entrants: Vec<Entrant>) -> Vec<Entrant> {
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

    fn of(words: &str, players: u8) -> Result<Tournament, WrongNumber> {
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
                let mut sat: Vec<usize> = contest.sittings.iter().map(|sitting| sitting[seat]).collect();
                sat.sort();
                assert_eq!(sat, (0..usize::from(players)).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn of_two_at_a_larger_table_each_is_alone_once_in_every_seat() {
        let tournament = of("random adagio", 4).unwrap();
        assert_eq!(tournament.games(), 8);
        for (one, contest) in tournament.contests.iter().enumerate() {
            assert_eq!(contest.told, [one]);
            for (seat, sitting) in contest.sittings.iter().enumerate() {
                assert_eq!(sitting.iter().position(|bot| *bot == one), Some(seat));
                assert_eq!(sitting.iter().filter(|bot| **bot == one).count(), 1);
            }
        }
    }

    #[test]
    fn more_than_two_meet_in_pairs_at_a_table_of_two() {
        let tournament = of("random adagio greedy flat", 2).unwrap();
        assert_eq!((tournament.contests.len(), tournament.games()), (6, 12));
    }

    #[test]
    fn more_than_there_are_seats_meet_in_every_group() {
        let tournament = of("random adagio greedy flat ismcts", 3).unwrap();
        assert_eq!((tournament.contests.len(), tournament.games()), (10, 30));
        let lines = tournament.lines();
        assert_eq!(lines.len(), 5);
        assert!(lines.iter().all(|line| line.contests.len() == 6 && line.against.len() == 4), "{lines:?}");
    }

    #[test]
    fn too_few_bots_do_not_fill_the_seats() {
        assert_eq!(of("random adagio greedy", 4), Err(WrongNumber { players: 4, bots: 3 }));
        assert_eq!(of("random", 2), Err(WrongNumber { players: 2, bots: 1 }));
    }

    #[test]
    fn twins_are_told_apart() {
        let names: Vec<String> =
            of("flat flat greedy flat", 4).unwrap().entrants.into_iter().map(|one| one.name).collect();
        assert_eq!(names, ["flat", "flat#2", "greedy", "flat#3"]);
    }
}
