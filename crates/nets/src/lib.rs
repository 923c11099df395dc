//! The trained nets that come with the program, packed with brotli. They have their own crate, so that the page does not
//! contain them: it loads them when a bot needs them.

use bots::net::{Net, NetRole};

/// The nets and what they are for.
const FILES: [(NetRole, &[u8]); 2] = [
    (NetRole::Champion, include_bytes!("../files/champion.net.br")),
    (NetRole::Keldon, include_bytes!("../files/keldon.net.br")),
];

/// Hands the nets to the bots. A second call changes nothing.
pub fn install() {
    for (role, packed) in FILES {
        role.install(unpacked(packed));
    }
}

fn unpacked(packed: &[u8]) -> Net {
    let mut bytes = Vec::new();
    // Tests make sure that both files can be read.
    brotli::BrotliDecompress(&mut &packed[..], &mut bytes)
        .expect("a net that comes with the program is packed");
    Net::from_bytes(&bytes).expect("a net that comes with the program is valid")
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Bot, Budget, choose};
    use edition::Edition;
    use rules::{Game, Seed, Setup};
    use vocab::Viewer;

    #[test]
    fn the_nets_fit_the_edition_and_are_small_enough_to_load() {
        for (_, packed) in FILES {
            assert_eq!(unpacked(packed).edition, Edition::vienna().hash);
            assert!(packed.len() <= 600_000, "{} bytes", packed.len());
        }
    }

    #[test]
    fn a_bot_with_a_net_plays_other_turns_than_the_evaluation_by_hand() {
        install();
        let mut different = 0;
        for seed in 0..6 {
            let mut dice = Seed::from_number(seed).dice(0);
            let game = Game::deal(&Setup::players(2), Edition::vienna(), &mut dice, &mut ()).unwrap();
            let seat = game.to_act().unwrap();
            let view = game.view(Viewer::Seat(seat));
            let chosen = |bot| choose(bot, &view, game.edition(), Budget::of(bot, 1)).unwrap();
            let [net, keldon, greedy] = [Bot::Net, Bot::Keldon, Bot::Greedy(None)].map(chosen);
            assert!(game.check(seat, net).is_ok() && game.check(seat, keldon).is_ok());
            different += i32::from(net != greedy) + i32::from(keldon != greedy);
        }
        assert!(different > 0);
    }
}
