//! `.game` files: what is written can be read, what cannot be read says where.

use crate::common::{Chooser, editions, play, play_for, setups, step};
use edition::Edition;
use record::{Branch, Differs, FileError, Flaw, Judgement, Record, Start};
use rules::{Seed, Setup};
use vocab::{Action, Illegal, Seat};

fn read(text: &str) -> Result<Record, FileError> {
    Record::read(text, &editions)
}

/// The file with one line changed.
fn with_line(text: &str, number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = text.lines().enumerate();
    lines.map(|(at, line)| if at + 1 == number { change(line) } else { line.to_owned() } + "\n").collect()
}

#[test]
fn games_of_every_table_round_trip_and_audit_clean() {
    for (name, setup) in setups() {
        for seed in 0..3 {
            let record = play(&setup, seed);
            assert!(record.game().is_over(), "{name}");
            let text = record.write();
            let again = read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(again.write(), text, "{name}");
            assert_eq!(again.game(), record.game(), "{name}");
            assert_eq!(again.decisions(), record.decisions(), "{name}");
            assert_eq!(again.deal_events(), record.deal_events(), "{name}");
            assert_eq!(*again.start(), Start::Setup(setup), "{name}");
            assert_eq!(again.audit(), [], "{name}");
            assert_eq!(again.seed_if_over(), Some(Seed::from_number(seed)), "{name}");
        }
    }
}

#[test]
fn one_seed_makes_the_same_bytes_and_another_seed_others() {
    for (_, setup) in setups() {
        assert_eq!(play(&setup, 5).write(), play(&setup, 5).write());
        assert_ne!(play_for(&setup, 5, 0).write(), play_for(&setup, 6, 0).write());
    }
}

#[test]
fn what_was_chosen_at_the_set_up_is_in_the_file() {
    let composers = (Some(vocab::Composer::Stadler), Some(vocab::Composer::Eybler));
    let setup = Setup { upper: composers.0, lower: composers.1, first: Seat::new(3), ..Setup::players(3) };
    let text = play_for(&setup, 1, 0).write();
    assert_eq!(text.lines().nth(5), Some("setup players=3 upper=stadler lower=eybler first=3"));
    assert_eq!(*read(&text).unwrap().start(), Start::Setup(setup));
}

#[test]
fn a_game_in_progress_goes_on_after_reading_as_if_nothing_had_happened() {
    let (mut one, mut chooser) = (play_for(&Setup::players(3), 8, 40), Chooser(99));
    let mut other = read(&one.write()).unwrap();
    assert_eq!(other.seed_if_over(), None);
    for _ in 0..60 {
        step(&mut one, &mut chooser);
    }
    let mut chooser = Chooser(99);
    for _ in 0..60 {
        step(&mut other, &mut chooser);
    }
    assert_eq!(one.write(), other.write());
}

#[test]
fn a_refusal_changes_nothing() {
    let mut record = play_for(&Setup::players(2), 1, 10);
    let text = record.write();
    let seat = record.game().to_act().unwrap();
    let other = Seat::at(1 - seat.index());
    assert_eq!(record.act(other, Action::EndTurn), Err(Illegal::NotYourTurn { to_act: seat }));
    assert_eq!(record.write(), text);
}

#[test]
fn every_decision_can_be_taken_back_to_the_deal() {
    for (_, setup) in setups() {
        let mut record = play_for(&setup, 4, 150);
        let whole = record.clone();
        while let Some(decision) = record.decisions().last().cloned() {
            assert_eq!(decision.moment, record.moment());
            record.truncate(decision.moment - 1).unwrap();
            assert_eq!(Some(*record.game()), whole.at(decision.moment - 1));
        }
        assert_eq!(record.write(), play_for(&setup, 4, 0).write());
        assert_eq!(whole.at(whole.moment()), Some(*whole.game()));
        assert_eq!(whole.at(whole.moment() + 1), None);
    }
}

#[test]
fn going_back_at_once_is_the_same_as_playing_only_so_far() {
    for (name, setup) in setups() {
        let whole = play_for(&setup, 4, 60);
        let mut shorter = whole.clone();
        shorter.truncate(0).unwrap();
        for decision in whole.decisions() {
            let mut at_once = whole.clone();
            assert_eq!(at_once.truncate(shorter.moment()), Some(()), "{name}");
            assert_eq!((at_once.game(), at_once.write()), (shorter.game(), shorter.write()), "{name}");
            shorter.push(decision.clone());
        }
        assert_eq!((shorter.game(), shorter.write()), (whole.game(), whole.write()), "{name}");
        let mut same = whole.clone();
        assert_eq!(same.truncate(whole.moment() + 1), None, "there is no such moment");
        assert_eq!(same.write(), whole.write());
    }
}

#[test]
fn drawing_cards_is_a_barrier_and_an_exchange_is_none() {
    let record = play(&Setup::players(2), 2);
    for decision in record.decisions() {
        match decision.action {
            Action::EndTurn => assert!(decision.is_barrier()),
            Action::Exchange { .. } | Action::Lay { .. } => assert!(!decision.is_barrier()),
            _ => {}
        }
    }
}

#[test]
fn a_file_cut_at_any_line_is_a_shorter_game_or_says_where_it_ends() {
    for (name, setup) in [setups()[0], setups()[3]] {
        let text = play(&setup, 3).write();
        let lines: Vec<&str> = text.lines().collect();
        for count in 0..lines.len() {
            let cut: String = lines[..count].iter().map(|line| format!("{line}\n")).collect();
            match read(&cut) {
                Ok(record) => assert!(!record.game().is_over() && count > 7, "{name} {count}"),
                Err(error) => {
                    assert_eq!((error.flaw, error.line), (Flaw::Truncated, count + 1), "{name}");
                }
            }
        }
    }
}

#[test]
fn a_file_cut_within_a_line_is_never_taken_for_a_game() {
    let text = play_for(&Setup::players(2), 3, 20).write();
    for end in (0..text.len()).filter(|end| !text[..*end].ends_with('\n')) {
        let error = read(&text[..end]).unwrap_err();
        assert_eq!(error.line, text[..end].matches('\n').count() + 1);
    }
}

#[test]
fn no_damage_to_a_file_makes_the_reader_panic() {
    let mut chooser = Chooser(17);
    let text = play_for(&Setup::players(2), 3, 120).write();
    let bytes = text.as_bytes();
    for _ in 0..1500 {
        let mut damaged = bytes.to_vec();
        for _ in 0..=chooser.below(4) {
            let at = chooser.below(damaged.len());
            match chooser.below(4) {
                0 => damaged[at] = (chooser.below(96) + 32) as u8,
                1 => drop(damaged.remove(at)),
                2 => damaged.insert(at, b"0123456789 ;|-\n:"[chooser.below(16)]),
                _ => {
                    let (from, to) = (chooser.below(bytes.len() - 40), chooser.below(40));
                    damaged.splice(at..at, bytes[from..from + to].iter().copied());
                }
            }
        }
        // Whatever is read is a game that can be audited, written and played on.
        let Ok(mut record) = read(&String::from_utf8_lossy(&damaged)) else { continue };
        record.audit();
        for _ in 0..20 {
            step(&mut record, &mut chooser);
        }
        record.write();
    }
}

#[test]
fn an_audit_names_the_revision_that_was_tampered_with() {
    let record = play_for(&Setup::players(2), 3, 60);
    let written = record.write();
    let is_tampered = |(_, line): &(usize, &str)| line.contains("gained 2 ducats 1 ");
    let (at, _) = written.lines().enumerate().skip(8).find(is_tampered).unwrap();
    let text =
        with_line(&written, at + 1, |line| line.replacen("gained 2 ducats 1 ", "gained 2 ducats 99 ", 1));
    let moment = at as u64 - 7;
    let differences = read(&text).unwrap().audit();
    assert_eq!(differences[0].moment, moment);
    assert!(matches!(differences[0].differs, Differs::Event { recorded: Some(_), today: Some(_), .. }));
}

#[test]
fn an_audit_sees_another_deal_and_an_illegal_action() {
    let text = play_for(&Setup::players(2), 3, 5).write();
    let other = Seed::from_number(4);
    let commitment = hex::encode(other.commitment());
    let text =
        with_line(&with_line(&text, 4, |_| format!("commitment {commitment}")), 5, |_| "seed 4".to_owned());
    let differences = read(&text).unwrap().audit();
    assert_eq!(differences[0].moment, 0);

    let text = play_for(&Setup::players(2), 3, 1).write();
    let text = with_line(&text, 9, |line| {
        let (head, events) = line.split_once(" | ").unwrap();
        format!("{} use | {events}", &head[..3])
    });
    let differences = read(&text).unwrap().audit();
    assert_eq!(differences.len(), 1);
    assert_eq!(differences[0].moment, 1);
    assert!(matches!(differences[0].differs, Differs::Refused(Illegal::NotAsked(_))));
}

#[test]
fn a_game_from_a_position_round_trips() {
    let middle = play_for(&Setup::players(2), 3, 77);
    let mut record = Record::from_position(*middle.game(), Seed::from_number(12));
    let mut chooser = Chooser(1);
    while step(&mut record, &mut chooser) {}
    let text = record.write();
    let again = read(&text).unwrap();
    assert_eq!(again.write(), text);
    assert_eq!(*again.start(), Start::Position(Box::new(*middle.game())));
    assert_eq!(again.audit(), []);
    assert_eq!(again.at(0), Some(*middle.game()));
}

mod refusals {
    use super::*;

    /// Reads the file with a line changed and gives the error.
    fn refuse(line: usize, change: impl Fn(&str) -> String) -> FileError {
        let text = play_for(&Setup::players(2), 3, 30).write();
        read(&with_line(&text, line, change)).unwrap_err()
    }

    /// The line with its first word that is `from` made `to`.
    fn replace(from: &'static str, to: &'static str) -> impl Fn(&str) -> String {
        move |line| line.replacen(from, to, 1)
    }

    #[test]
    fn another_first_line() {
        let error = refuse(1, |_| "lacrimosa game 2".to_owned());
        let flaw = Flaw::FirstLine { found: "lacrimosa game 2".to_owned(), expected: "lacrimosa game 1" };
        assert_eq!(error, FileError { line: 1, column: 1, flaw });
    }

    #[test]
    fn an_edition_that_is_not_at_hand() {
        let hash = Edition::vienna().hash_hex();
        let other = if hash.starts_with('0') { "1" } else { "0" };
        let error = refuse(3, |line| {
            line.replacen(&hash[..1], other, 1).replace(&hash, &hash.replacen(&hash[..1], other, 1))
        });
        assert_eq!((error.line, error.column), (3, 9));
        assert!(matches!(error.flaw, Flaw::Edition { .. } | Flaw::EditionLine { .. }));
    }

    #[test]
    fn an_edition_without_a_hash() {
        let error = refuse(3, |_| "edition vienna".to_owned());
        assert_eq!(
            error,
            FileError { line: 3, column: 9, flaw: Flaw::EditionLine { found: "vienna".to_owned() } }
        );
    }

    #[test]
    fn a_commitment_that_does_not_fit_the_seed() {
        let error = refuse(5, |_| "seed 4".to_owned());
        assert_eq!((error.line, error.column), (4, 12));
        assert!(matches!(error.flaw, Flaw::Commitment { .. }));
    }

    #[test]
    fn a_salt_that_is_not_the_one_of_the_commitment() {
        let salt = rules::Salt([7; 16]);
        let salted = play_for(&Setup::players(2), 3, 30).with_salt(salt).write();
        assert_eq!(read(&salted).unwrap().write(), salted);
        let line = format!("salt {salt}\n");
        assert!(salted.contains(&line), "the header has it");
        for other in [line.replace("07", "08"), String::new()] {
            let error = read(&salted.replace(&line, &other)).unwrap_err();
            assert_eq!((error.line, error.column), (4, 12));
            assert!(matches!(error.flaw, Flaw::Commitment { .. }), "{error}");
        }
        let error = read(&salted.replace(&line, "salt mozart\n")).unwrap_err();
        assert_eq!(error, FileError { line: 6, column: 6, flaw: Flaw::Salt { found: "mozart".to_owned() } });
    }

    #[test]
    fn a_seed_that_is_none() {
        let error = refuse(5, |_| "seed mozart".to_owned());
        assert_eq!(error, FileError { line: 5, column: 6, flaw: Flaw::Seed { found: "mozart".to_owned() } });
    }

    #[test]
    fn a_header_out_of_order() {
        let error = refuse(2, |_| "seed 3".to_owned());
        assert_eq!(
            error,
            FileError {
                line: 2,
                column: 1,
                flaw: Flaw::Header { found: "seed 3".to_owned(), expected: "program" }
            }
        );
    }

    #[test]
    fn a_set_up_that_is_none() {
        let error = refuse(6, |_| "setup players=2 upper=salieri".to_owned());
        assert_eq!((error.line, error.column), (6, 17));
        assert!(matches!(error.flaw, Flaw::Choice { found, .. } if found == "salieri"));
        assert!(matches!(refuse(6, |_| "setup players=7".to_owned()).flaw, Flaw::Choice { .. }));
        assert!(matches!(refuse(6, |_| "setup players=2 players=3".to_owned()).flaw, Flaw::Choice { .. }));
    }

    #[test]
    fn a_gap_and_a_repeat_in_the_revisions() {
        let gap = refuse(12, |line| line.replacen("4 ", "5 ", 1));
        assert_eq!(
            gap,
            FileError { line: 12, column: 1, flaw: Flaw::Moment { found: "5".to_owned(), expected: 4 } }
        );
        let repeat = refuse(12, |line| line.replacen("4 ", "3 ", 1));
        assert_eq!(repeat.flaw, Flaw::Moment { found: "3".to_owned(), expected: 4 });
    }

    #[test]
    fn a_seat_that_was_not_to_act() {
        let record = play_for(&Setup::players(2), 3, 30);
        let seat = record.decisions()[3].seat;
        let other = Seat::at(1 - seat.index());
        let error = refuse(12, move |line| line.replacen(&format!("4 {seat} "), &format!("4 {other} "), 1));
        assert_eq!(
            error,
            FileError {
                line: 12,
                column: 3,
                flaw: Flaw::Seat { found: other.to_string(), to_act: Some(seat) }
            }
        );
    }

    /// The number of the first line with this word, and the column of the word.
    fn find(word: &str) -> (usize, usize) {
        let text = play_for(&Setup::players(2), 3, 30).write();
        let (number, line) = text.lines().enumerate().find(|(_, line)| line.contains(word)).unwrap();
        (number + 1, line.split(word).next().unwrap().chars().count() + 1)
    }

    #[test]
    fn an_unknown_action() {
        let place = find("lay ");
        let error = refuse(place.0, replace("lay ", "lie "));
        assert_eq!((error.line, error.column), place);
        assert!(matches!(error.flaw, Flaw::Action(error) if error.found == "lie"));
    }

    #[test]
    fn an_unknown_event() {
        let place = find("laid ");
        let error = refuse(place.0, replace("laid ", "lied "));
        assert_eq!((error.line, error.column), place);
        assert!(matches!(error.flaw, Flaw::Event(error) if error.found == "lied"));
    }

    #[test]
    fn events_that_lead_to_a_position_that_cannot_be() {
        let (line, _) = find("laid ");
        let error = refuse(
            line,
            replace("laid ", "tracks-emptied 1; neutral-lost 1; marker 1 kyrie.1 upper -; laid "),
        );
        assert_eq!((error.line, error.column), (line, 1));
        assert!(matches!(error.flaw, Flaw::Broken(broken) if broken[0].path == "seats[0].markers"));
    }

    #[test]
    fn a_printed_score_that_was_not_played() {
        let text = play(&Setup::players(2), 3).write();
        let last = text.lines().count();
        let error = read(&with_line(&text, last, |line| line.replacen("total ", "total 1", 1))).unwrap_err();
        assert_eq!(error.line, last);
        assert!(matches!(error.flaw, Flaw::Score { .. }));
    }

    #[test]
    fn something_after_the_end() {
        let text = play(&Setup::players(2), 3).write();
        let error = read(&(text.clone() + "bravo\n")).unwrap_err();
        assert_eq!(error.line, text.lines().count() + 1);
        assert_eq!(error.flaw, Flaw::End { found: "bravo".to_owned() });
    }

    #[test]
    fn a_position_at_the_start_with_faults() {
        let record = Record::from_position(*play_for(&Setup::players(2), 3, 7).game(), Seed::from_number(1));
        let error = read(&record.write().replacen("\"round\": 1", "\"round\": 9", 1)).unwrap_err();
        assert_eq!((error.line, error.column), (7, 10));
        assert!(matches!(error.flaw, Flaw::Position(errors) if errors.len() == 1));
    }
}

/// A running game with notes and two branches, and one that is over.
fn annotated() -> [Record; 2] {
    [40, 10_000].map(|decisions| {
        let mut record = play_for(&Setup::players(2), 4, decisions);
        record.set_note(0, None, "The deal.");
        record.set_note(12, Some(Judgement::Interesting), "Perhaps\ntoo early.");
        record.set_note(13, Some(Judgement::Blunder), "");
        for (from, seed) in [(10, 5), (20, 6)] {
            let mut other = record.clone();
            other.truncate(from);
            let mut chooser = Chooser(seed);
            for _ in 0..9 {
                step(&mut other, &mut chooser);
            }
            assert!(record.add_branch("What if?", &other));
            assert!(!record.add_branch("Again", &other), "it is there already");
        }
        record
    })
}

#[test]
fn notes_and_branches_are_kept_in_the_file() {
    for record in annotated() {
        let text = record.write();
        let again = read(&text).unwrap();
        assert_eq!((again.notes(), again.branches()), (record.notes(), record.branches()));
        assert_eq!(again.write(), text);
        assert!(text.contains("\nnote 12 !? Perhaps too early.\nnote 13 ??\n"), "{text}");
        for (at, branch) in record.branches().iter().enumerate() {
            let branched = record.branched(at).unwrap();
            assert_eq!(branched.moment(), branch.from + branch.decisions.len() as u64);
            assert!(branched.audit().is_empty());
            assert!(branched.notes().iter().all(|note| note.moment <= branch.from));
        }
    }
}

#[test]
fn an_undo_removes_the_notes_and_branches_after_it() {
    let [mut record, _] = annotated();
    record.truncate(12);
    let moments: Vec<u64> = record.notes().iter().map(|note| note.moment).collect();
    assert_eq!((moments, record.branches().len()), (vec![0, 12], 1));
    record.set_note(12, None, " ");
    record.set_note(13, None, "a moment that does not exist");
    assert_eq!(record.notes().len(), 1);
    record.remove_branch(0);
    assert!(!record.write().contains("branch"));
}

#[test]
fn a_branch_that_goes_on_replaces_its_beginning() {
    let mut record = play_for(&Setup::players(2), 4, 40);
    let mut other = record.clone();
    other.truncate(10);
    let mut chooser = Chooser(5);
    for longer in [3, 6] {
        while other.moment() < 10 + longer {
            step(&mut other, &mut chooser);
        }
        assert!(record.add_branch("", &other));
        assert_eq!(record.branches().len(), 1);
    }
    assert!(!record.add_branch("", &record.clone()), "the game itself is no branch");
    let stranger = play_for(&Setup::players(2), 5, 40);
    assert!(!record.add_branch("", &stranger));
}

#[test]
fn a_wrong_note_or_branch_is_reported_with_its_place() {
    let [record, _] = annotated();
    let text = record.write();
    let moment = |found: &str| Flaw::Moment { found: found.to_owned(), expected: 40 };
    let choice = Flaw::Choice { found: "!!!".to_owned(), expected: &["!!", "!", "!?", "?!", "?", "??", "-"] };
    let branch = format!("branch {} ", record.branches()[1].from);
    let wrong = [
        ("note 12 !?", "note 12 !!!", choice),
        ("note 13 ??", "note 41 ??", moment("41")),
        ("note 13 ??", "note x ??", moment("x")),
        (&branch, "branch 400 ", moment("400")),
    ];
    for (from, to, flaw) in wrong {
        assert!(text.contains(from), "{from}");
        let error = read(&text.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.flaw, flaw);
    }
    let error = read(&(text.clone() + "remark 1\n")).unwrap_err();
    assert!(matches!(error.flaw, Flaw::End { .. }));
    let many = format!("{text}{}", "branch 1 x\n".repeat(Branch::MOST));
    assert!(read(&many).is_err(), "the number of branches is limited");
}
