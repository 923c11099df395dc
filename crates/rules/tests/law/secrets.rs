//! What is secret.

mod int_28 {
    use edition::Edition;
    use rules::{Dice, Game, Seed};
    use std::collections::BTreeSet;
    use testkit::Table;
    use vocab::{BonusId, Event, Face, Level, Piece, Position, Seat, Token, Viewer};

    /// Games of every size, played at random; each is shown before every action, and when it is over.
    fn every_game(mut look: impl FnMut(&Table, &str, &mut Dice)) {
        let alone = Table::solo(Level::Middle);
        for mut table in [Table::players(2), Table::players(3), Table::players(4), alone] {
            let mut luck = Seed::from_number(28).dice(table.game.players().into());
            while let Some(action) = table.any_legal(&mut luck) {
                look(&table, &action, &mut luck);
                table.act(&action);
            }
            look(&table, "", &mut luck);
        }
    }

    /// Everybody who may look.
    fn viewers(game: &Game) -> Vec<Viewer> {
        game.seats().map(Viewer::Seat).chain([Viewer::Audience]).collect()
    }

    #[test]
    fn a_player_sees_the_own_hand_and_nobody_else_does() {
        every_game(|table, _, _| {
            let truth = table.position();
            for viewer in viewers(&table.game) {
                let seen = table.game.view(viewer).table.seats;
                for (seat, (seen, truth)) in table.game.seats().zip(seen.iter().zip(&truth.seats)) {
                    let own = viewer == Viewer::Seat(seat);
                    let hand = truth.hand.iter().map(|card| if own { Face::Up(*card) } else { Face::Down });
                    assert_eq!(seen.hand, hand.collect::<Vec<_>>());
                }
            }
        });
    }

    #[test]
    fn nobody_sees_decks_stacks_the_box_or_a_bonus_tile_to_come() {
        every_game(|table, _, _| {
            let truth = table.position();
            for viewer in viewers(&table.game) {
                let seen = table.game.view(viewer).table;
                let mut backs = vec![(&seen.boxed, truth.boxed.len())];
                backs.extend([(&seen.courts, truth.courts.len()), (&seen.cities, truth.cities.len())]);
                backs.extend(seen.piles.iter().zip(truth.piles.iter().map(Vec::len)));
                let seats = seen.seats.iter().zip(&truth.seats);
                backs.extend(seats.map(|(seen, truth)| (&seen.deck, truth.deck.len())));
                let soloist = seen.soloist.iter().zip(&truth.soloist);
                backs.extend(soloist.map(|(seen, truth)| (&seen.deck, truth.deck.len())));
                for (pile, height) in backs {
                    assert_eq!(*pile, vec![Face::Down; height], "only the height of a pile is seen");
                }
                let open = usize::from(truth.round.number());
                assert!(seen.bonuses[open..].iter().all(|tile| *tile == Face::Down));
            }
        });
    }

    /// These fields are seen as they are.
    macro_rules! assert_open {
        ($seen:expr, $truth:expr; $($field:ident),+) => {$(assert_eq!($seen.$field, $truth.$field);)+};
    }

    #[test]
    fn everything_else_is_open_to_everybody() {
        every_game(|table, _, _| {
            let truth = table.position();
            for viewer in viewers(&table.game) {
                let seen = table.game.view(viewer).table;
                assert_open!(seen, truth; players, level, round, turn, first, active, over, prompts);
                assert_open!(seen, truth; composers, tiles_taken, parts, row, coach, map);
                assert_open!(seen, truth; discarded, city_discard);
                for (seen, truth) in seen.seats.iter().zip(&truth.seats) {
                    assert_open!(seen, truth; score, ducats, tracks, counters, finance, cards, slots);
                    assert_open!(seen, truth; opera, turned, courts, markers, neutral, tiles, asleep);
                }
                for (seen, truth) in seen.soloist.iter().zip(&truth.soloist) {
                    assert_open!(seen, truth; shown, markers);
                }
                let revealed = usize::from(truth.round.number());
                assert_eq!(seen.bonuses[..revealed], truth.bonuses.map(Face::Up)[..revealed]);
            }
        });
    }

    #[test]
    fn the_owner_knows_the_contents_of_the_own_deck() {
        every_game(|table, _, _| {
            for (seat, truth) in table.game.seats().zip(table.position().seats) {
                let own = table.game.view(Viewer::Seat(seat)).table.seats.swap_remove(seat.index());
                let laid = own.slots.iter().flat_map(|(top, bottom)| [*top, *bottom]).flatten();
                let laid: Vec<Face> = laid.map(|id| Face::Up(Piece::Memory(id))).collect();
                let cards = own.cards.iter().map(|id| Face::Up(Piece::Memory(*id)));
                let rest = cards.filter(|card| !laid.contains(card) && !own.hand.contains(card));
                let deck: BTreeSet<Face> = truth.deck.into_iter().map(Face::Up).collect();
                assert_eq!(rest.collect::<BTreeSet<_>>(), deck);
            }
        });
    }

    /// The change is hidden from these viewers, but not from those.
    #[track_caller]
    fn assert_hidden(change: impl Fn(&mut Position), from: &[Viewer], known_to: &[Viewer]) {
        let before = Table::players(2);
        let views =
            |table: &Table, who: &[Viewer]| who.iter().map(|who| table.game.view(*who)).collect::<Vec<_>>();
        let (hidden, known) = (views(&before, from), views(&before, known_to));
        let truth = before.position();
        let after = before.edit(change);
        assert_ne!(after.position(), truth);
        assert_eq!(views(&after, from), hidden);
        assert!(views(&after, known_to).iter().zip(&known).all(|(after, before)| after != before));
    }

    const FIRST: Viewer = Viewer::Seat(Seat::at(0));
    const SECOND: Viewer = Viewer::Seat(Seat::at(1));
    const AUDIENCE: Viewer = Viewer::Audience;

    #[test]
    fn another_hand_another_order_or_another_box_looks_the_same() {
        let swap_hand_and_deck = |position: &mut Position| {
            let seat = &mut position.seats[0];
            std::mem::swap(&mut seat.hand[0], &mut seat.deck[0]);
        };
        assert_hidden(swap_hand_and_deck, &[SECOND, AUDIENCE], &[FIRST]);
        let everybody = [FIRST, SECOND, AUDIENCE];
        assert_hidden(|position| position.seats[0].deck.reverse(), &everybody, &[]);
        assert_hidden(|position| position.piles[0].reverse(), &everybody, &[]);
        assert_hidden(|position| position.piles[3].reverse(), &everybody, &[]);
        assert_hidden(|position| position.courts.reverse(), &everybody, &[]);
        assert_hidden(|position| position.cities.reverse(), &everybody, &[]);
        let box_another = |position: &mut Position| {
            let sort = |piece: &Piece| matches!(piece, Piece::Memory(_));
            let at = position.piles[0].iter().position(sort).unwrap();
            std::mem::swap(&mut position.piles[0][at], &mut position.boxed[0]);
        };
        assert_hidden(box_another, &everybody, &[]);
        let other_bonus = |position: &mut Position| {
            let Piece::Bonus(old) = position.bonuses[1] else { panic!("a Bonus tile") };
            let of_period_two = |id: &BonusId| Edition::vienna().bonuses[id.index()].period.number() == 2;
            let mut others = (0..15).map(BonusId::new).filter(of_period_two).filter(|id| *id != old);
            position.bonuses[1] = Piece::Bonus(others.next().unwrap());
        };
        assert_hidden(other_bonus, &everybody, &[]);
    }

    #[test]
    fn an_event_shows_a_face_only_to_whoever_drew_the_card() {
        every_game(|table, _, _| {
            for event in &table.events {
                for viewer in viewers(&table.game) {
                    let seen = event.seen_by(viewer);
                    match *event {
                        Event::Open(fact) => assert_eq!(seen, Event::Open(fact)),
                        Event::Stacked { pile, .. } => {
                            assert_eq!(seen, Event::Stacked { pile, piece: Face::Down })
                        }
                        Event::Drew { seat, card } => {
                            let card = if viewer == Viewer::Seat(seat) { Face::Up(card) } else { Face::Down };
                            assert_eq!(seen, Event::Drew { seat, card });
                        }
                    }
                }
            }
        });
    }

    #[test]
    fn no_open_fact_names_a_thing_that_lies_face_down() {
        every_game(|table, _, _| {
            let truth = table.position();
            let edition = table.game.edition();
            let name = |piece: &Piece| {
                let mut name = String::new();
                piece.write(edition, &mut name);
                name.rsplit(':').next().unwrap_or_default().to_owned()
            };
            // Not the City stack: its tiles may come back from the open discard.
            let hidden = truth.piles.iter().flatten().chain(&truth.boxed).chain(&truth.courts);
            let to_come = &truth.bonuses[usize::from(truth.round.number())..];
            let hidden: BTreeSet<String> = hidden.chain(to_come).map(name).collect();
            for event in &table.events {
                let seen = event.seen_by(Viewer::Audience).notation(edition);
                assert!(!seen.split([' ', ':']).any(|word| hidden.contains(word)), "{seen}");
            }
        });
    }

    #[test]
    fn what_a_player_may_do_follows_from_what_the_player_sees() {
        every_game(|table, _, luck| {
            let Some(seat) = table.game.to_act() else { return };
            let guess = table.game.resample(Viewer::Seat(seat), luck);
            let (mut real, mut guessed) = (Vec::new(), Vec::new());
            table.game.legal(&mut real);
            guess.legal(&mut guessed);
            assert_eq!(real, guessed);
        });
    }

    #[test]
    fn an_action_that_shows_nothing_hidden_tells_nothing_about_it() {
        let mut compared = 0;
        every_game(|table, action, luck| {
            let Some(seat) = table.game.to_act() else { return };
            let legal = table.check(action).unwrap();
            let play = |mut game: Game| {
                let mut events = Vec::new();
                game.play(legal, &mut Seed::from_number(7).dice(0), &mut events);
                (game.view(Viewer::Seat(seat)), events)
            };
            let (real, guess) = (play(table.game), play(table.game.resample(Viewer::Seat(seat), luck)));
            if !real.1.iter().any(Game::shows_hidden) {
                assert_eq!(real, guess, "{action}");
                compared += 1;
            }
        });
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn a_guess_looks_like_the_game_to_whoever_guesses() {
        every_game(|table, _, luck| {
            for viewer in viewers(&table.game) {
                let view = table.game.view(viewer);
                let resampled = table.game.resample(viewer, luck);
                let imagined = Game::imagine(&view, table.game.edition(), luck);
                for guess in [resampled, imagined] {
                    assert_eq!(guess.view(viewer), view);
                    assert_eq!(guess.broken(), []);
                }
            }
        });
    }

    /// How often a guess at this game holds.
    fn often(table: &Table, viewer: Viewer, holds: impl Fn(&Position) -> bool) -> usize {
        let mut luck = Seed::from_number(28).dice(0);
        let view = table.game.view(viewer);
        let guesses = (0..GUESSES).map(|at| {
            if at % 2 == 0 {
                table.game.resample(viewer, &mut luck)
            } else {
                Game::imagine(&view, table.game.edition(), &mut luck)
            }
        });
        guesses.filter(|guess| holds(&guess.position())).count()
    }

    const GUESSES: usize = 4000;

    #[track_caller]
    fn assert_about(count: usize, part: f64) {
        let spread = 4.5 * (GUESSES as f64 * part * (1.0 - part)).sqrt();
        assert!((count as f64 - GUESSES as f64 * part).abs() < spread, "{count} of {GUESSES}, not {part}");
    }

    #[test]
    fn a_guess_is_as_good_as_the_odds_and_no_better() {
        let table = Table::players(2);
        let truth = table.position();
        let same = |find: fn(&Position) -> Piece| {
            let real = find(&truth);
            often(&table, FIRST, move |guess| find(guess) == real)
        };
        assert_about(same(|position| position.seats[0].deck[0]), 1.0 / 5.0);
        assert_about(same(|position| position.seats[1].deck[0]), 1.0 / 9.0);
        assert_about(same(|position| position.bonuses[4]), 1.0 / 3.0);
        assert_about(same(|position| position.courts[0]), 1.0 / 13.0);
        assert_about(same(|position| position.cities[0]), 1.0 / 7.0);
        // 2 of the 7 Memory cards of period IV are in the box; they sort before its Opus cards.
        let boxed = *truth.boxed.iter().filter(|piece| table.period(**piece) == Some(4)).min().unwrap();
        assert_about(often(&table, FIRST, |guess| guess.boxed.contains(&boxed)), 2.0 / 7.0);
    }

    #[test]
    fn in_a_guess_every_order_of_the_deck_is_as_likely() {
        let table = Table::players(2);
        let memory = |piece: &Piece| matches!(piece, Piece::Memory(_));
        // Period V has 4 Memory and 8 Opus cards when 2 of each are out: 4/12 and 3/11 for two Memory cards.
        let both = often(&table, AUDIENCE, |guess| guess.piles[4][..2].iter().all(memory));
        assert_about(both, 4.0 / 12.0 * 3.0 / 11.0);
        let last = often(&table, AUDIENCE, |guess| memory(&guess.piles[4][11]));
        assert_about(last, 4.0 / 12.0);
    }

    #[test]
    fn the_audience_guesses_every_hand() {
        let table = Table::players(2);
        let card = table.seat(1).hand[0];
        assert_about(often(&table, AUDIENCE, |guess| guess.seats[0].hand.contains(&card)), 4.0 / 9.0);
        assert_eq!(often(&table, FIRST, |guess| guess.seats[0].hand.contains(&card)), GUESSES);
    }

    #[test]
    fn the_dealt_cards_are_told_as_backs() {
        let table = Table::players(2);
        let seen: Vec<String> =
            table.events.iter().map(|event| event.seen_by(AUDIENCE).notation(Edition::vienna())).collect();
        let backs =
            |start: &str| seen.iter().filter(|text| text.starts_with(start) && text.ends_with(" ?")).count();
        assert_eq!(backs("stacked deck:1"), 9);
        assert_eq!(backs("drew 2"), 4);
        assert_eq!(backs("stacked box"), 5 * (2 + 2));
        assert_eq!(backs("stacked bonus"), 5);
    }
}
