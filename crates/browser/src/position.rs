//! Saved games in a wanted phase: finished games of the repository, cut after one of their decisions.

/// Finished games, which `games/README.md` describes.
const FOUR_PLAYERS: &str = include_str!("../../../games/four-players.game");
const SOLO: &str = include_str!("../../../games/solo-middle.game");

/// A moment of a game at which the page asks something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// A person must lay two cards.
    Lay,
    /// The same, in a solo game.
    SoloLay,
    /// A person uses a card with this action, by its code.
    Card(&'static str),
    /// A person chooses the kind of a wild step.
    Kinds,
    /// A person has used the card; only ending the turn is left, and it ends the round.
    RoundEnds,
    /// A bot is to decide.
    Waiting,
    /// Two people share the screen, and the other one is next.
    Curtain,
    /// The game is over.
    Over,
}

impl Position {
    /// The `.game` file. The fullest boards are in the later rounds.
    ///
    /// # Panics
    /// If the finished games no longer contain such a moment.
    pub fn file(self) -> String {
        match self {
            Position::Lay | Position::Waiting | Position::Curtain => {
                self.cut(FOUR_PLAYERS, 4, "asked lay", "lay")
            }
            Position::SoloLay => self.cut(SOLO, 4, "asked lay", "lay"),
            Position::Card("perform_or_sell") => {
                self.cut(FOUR_PLAYERS, 3, "asked card:perform_or_sell", "perform")
            }
            Position::Card(icon) => self.cut(FOUR_PLAYERS, 3, &format!("asked card:{icon}"), icon),
            Position::Kinds => self.cut(FOUR_PLAYERS, 3, "asked kinds:counter:3", "kind"),
            Position::RoundEnds => self.before_round(FOUR_PLAYERS, 4),
            Position::Over => seated(FOUR_PLAYERS.to_owned(), 1, self),
        }
    }

    /// The game until a decision whose last question is `asked` and was answered with an action of this word, so that
    /// there is something to choose.
    fn cut(self, game: &str, round: u8, asked: &str, answer: &str) -> String {
        let lines: Vec<&str> = game.lines().collect();
        let begins = |line: &&str| line.contains(&format!("; round {round} "));
        // A few turns into the round cards have been laid.
        let turns = if answer == "lay" { 20 } else { 0 };
        let first = lines.iter().position(begins).unwrap_or_default() + turns;
        let fits = |two: &[&str]| asks(two[0], asked) && two[1].split(' ').nth(2) == Some(answer);
        // The first one in this round or later; otherwise the last one before.
        let later = lines[first..].windows(2).position(fits).map(|at| first + at);
        let Some(found) = later.or_else(|| lines.windows(2).rposition(fits)) else {
            panic!("“{asked}” is never answered with {answer}")
        };
        until(&lines, found, self)
    }

    /// The game until the person who ends a round has only to end the turn. The decision that ends it asks nobody for
    /// a choice.
    fn before_round(self, game: &str, round: u8) -> String {
        let lines: Vec<&str> = game.lines().collect();
        let ends = |line: &&str| line.contains(" end | ") && line.contains(&format!("; round {round} "));
        let Some(end) = lines.iter().position(ends) else { panic!("no decision ends round {}", round - 1) };
        until(&lines, end - 1, self)
    }
}

/// Whether the last question of a decision is `asked`.
fn asks(line: &str, asked: &str) -> bool {
    line.rsplit("; ").find(|event| event.starts_with("asked ")) == Some(asked)
}

/// The file until this line, with its players.
fn until(lines: &[&str], last: usize, position: Position) -> String {
    let decides = lines[last + 1].split(' ').nth(1).and_then(|seat| seat.parse().ok()).unwrap_or(1);
    seated(lines[..=last].join("\n") + "\n", decides, position)
}

/// The file with a person in the seat that decides next and bots in the others. A solo game needs no such lines.
fn seated(file: String, decides: u8, position: Position) -> String {
    let players = file.split("setup players=").nth(1).and_then(|rest| rest[..1].parse().ok()).unwrap_or(0);
    let person = if position == Position::Waiting { decides % players + 1 } else { decides };
    let sitters: String = (1..=players)
        .map(|seat| match position {
            _ if seat == person => "sitter human Maria Konstanze\n",
            Position::Curtain => "sitter human Wolfgang\n",
            _ => "sitter bot:andante\n",
        })
        .collect();
    file.replacen("\n\n", &format!("\n{sitters}\n"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_asks_what_it_is_for() {
        let last =
            |position: Position| position.file().lines().next_back().map(str::to_owned).unwrap_or_default();
        assert!(last(Position::Lay).ends_with("asked lay"));
        assert!(last(Position::SoloLay).ends_with("asked lay"));
        for icon in ["travel", "requiem", "commission", "document", "perform_or_sell"] {
            assert!(last(Position::Card(icon)).contains(&format!("asked card:{icon}")), "{icon}");
        }
        assert!(last(Position::Kinds).contains("asked kinds:"));
        assert!(last(Position::Over).starts_with("score 4 "));
    }

    #[test]
    fn one_person_plays_unless_the_screen_is_shared() {
        let people = |position: Position| position.file().matches("sitter human").count();
        assert_eq!(people(Position::Lay), 1);
        assert_eq!(people(Position::SoloLay), 0);
        assert_eq!(people(Position::Curtain), 4);
    }
}
