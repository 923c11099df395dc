//! What is heard of the Requiem: one movement, as far as its parts are written.
//!
//! The movement is the one in which the last part was written. Each instrument is a layer; it sounds as soon as one of
//! its parts in this movement is written, and in full when all of them are. A movement that is complete sounds with all
//! layers, also those for which the board has no part, and so does the last one when the game is over.

use crate::log::Entry;
use crate::scene::Scene;
use edition::Edition;
use serde::Serialize;
use std::collections::BTreeMap;
use vocab::{ByInstrument, Event, Fact, Instrument, Mark, Part};

/// The level in percent of a layer with one of very many parts.
const LEAST: usize = 55;

/// A movement and its layers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Music {
    /// The code of the movement.
    pub movement: &'static str,
    /// The level of each layer in percent, by the code of its instrument; 0 is silent.
    pub layers: BTreeMap<&'static str, u8>,
    /// Whether it is played to its end, because the game is over.
    pub whole: bool,
}

/// What is heard in a scene; none before the first part is written.
pub fn of_scene(scene: &Scene) -> Option<Music> {
    let table = scene.table();
    music(scene.edition(), &table.parts, &scene.log, table.over)
}

/// The instrument whose part is new in a scene.
pub fn debut(scene: &Scene) -> Option<Instrument> {
    let fresh = if scene.is_past() { None } else { scene.log.get(scene.fresh..) };
    scene.edition().derived.instrument(last_written(fresh?)?)
}

fn music(edition: &Edition, parts: &[(Part, Mark)], log: &[Entry], over: bool) -> Option<Music> {
    let is_written = |part: Part| parts.iter().any(|(at, mark)| *at == part && is_marker(*mark));
    let covered = |part: Part| parts.contains(&(part, Mark::Covered));
    // A game that does not begin with its deal has no log of the first parts.
    let last = last_written(log).filter(|part| is_written(*part));
    let any = || parts.iter().rev().find(|(_, mark)| is_marker(*mark)).map(|(part, _)| *part);
    let movement = last.or_else(any)?.movement();

    let (mut written, mut of) = (ByInstrument::<usize>::default(), ByInstrument::<usize>::default());
    for (row, instrument) in edition.board.movements[movement].parts.iter().enumerate() {
        let part = Part::new(movement, row);
        written[*instrument] += usize::from(is_written(part));
        of[*instrument] += usize::from(!covered(part));
    }
    let full = over || written == of;
    let level = |instrument: Instrument| match (written[instrument], of[instrument]) {
        _ if full => 100,
        (0, _) => 0,
        (written, of) => LEAST + (100 - LEAST) * written / of.max(written),
    };
    let layers = Instrument::ALL.map(|each| (each.code(), level(each) as u8));
    Some(Music { movement: movement.code(), layers: layers.into(), whole: over })
}

fn is_marker(mark: Mark) -> bool {
    matches!(mark, Mark::Written { .. })
}

/// The part that was written last in some lines of the log.
fn last_written(log: &[Entry]) -> Option<Part> {
    log.iter().rev().find_map(|entry| match entry.event {
        Some(Event::Open(Fact::MarkerPlaced { part, .. } | Fact::NeutralPlaced { part, .. })) => Some(part),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;
    use vocab::{Line, Movement, Seat};

    const WRITTEN: Mark = Mark::Written { by: None, line: Line::Upper };

    /// Part `row` of Sequentia: horns, percussion, three strings, two voices, organ.
    fn sequentia(row: usize) -> Part {
        Part::new(Movement::Sequentia, row)
    }

    fn entry(part: Part) -> Entry {
        let fact = Fact::MarkerPlaced { seat: Seat::at(0), part, line: Line::Upper, space: None };
        Entry::new(1, None, Some(Event::Open(fact)))
    }

    fn heard(parts: &[(Part, Mark)], log: &[Part], over: bool) -> Option<Music> {
        let log: Vec<Entry> = log.iter().copied().map(entry).collect();
        music(Edition::vienna(), parts, &log, over)
    }

    fn levels(music: &Music) -> [u8; 5] {
        Instrument::ALL.map(|instrument| music.layers[instrument.code()])
    }

    #[test]
    fn nothing_is_heard_before_the_first_part_is_written() {
        assert_eq!(heard(&[], &[], false), None);
        assert_eq!(heard(&[(sequentia(0), Mark::Covered)], &[], false), None);
        assert_eq!(heard(&[], &[], true), None);
    }

    #[test]
    fn a_layer_grows_with_the_parts_of_its_instrument() {
        let parts = [2, 3, 4].map(|row| (sequentia(row), WRITTEN));
        let strings = |n: usize| {
            levels(&heard(&parts[..n], &[sequentia(2)], false).unwrap())[Instrument::Strings.index()]
        };
        assert_eq!([1, 2, 3].map(strings), [70, 85, 100]);
    }

    #[test]
    fn only_instruments_with_a_written_part_are_heard() {
        let music = heard(&[(sequentia(0), WRITTEN), (sequentia(7), WRITTEN)], &[sequentia(7)], false);
        assert_eq!(levels(&music.unwrap()), [100, 0, 0, 0, 100]);
    }

    #[test]
    fn the_movement_of_the_last_written_part_is_heard() {
        let kyrie = Part::new(Movement::Kyrie, 0);
        let parts = [(kyrie, WRITTEN), (sequentia(0), WRITTEN)];
        let movement = |log: &[Part]| heard(&parts, log, false).unwrap().movement;
        assert_eq!(movement(&[kyrie, sequentia(0)]), "sequentia");
        assert_eq!(movement(&[sequentia(0), kyrie]), "kyrie");
        assert_eq!(movement(&[]), "sequentia");
    }

    #[test]
    fn a_covered_part_is_not_missing() {
        let parts = [(sequentia(2), WRITTEN), (sequentia(3), Mark::Covered), (sequentia(4), Mark::Covered)];
        let music = heard(&parts, &[sequentia(2)], false).unwrap();
        assert_eq!(levels(&music), [0, 0, 100, 0, 0]);
    }

    #[test]
    fn a_complete_movement_has_all_layers() {
        let parts: Vec<_> = (0..4).map(|row| (Part::new(Movement::Kyrie, row), WRITTEN)).collect();
        let music = heard(&parts, &[parts[0].0], false).unwrap();
        assert_eq!((levels(&music), music.whole), ([100; 5], false));
        assert_eq!(levels(&heard(&parts[..3], &[parts[0].0], false).unwrap())[Instrument::Organ.index()], 0);
    }

    #[test]
    fn the_whole_movement_is_heard_at_the_end() {
        let music = heard(&[(sequentia(0), WRITTEN)], &[sequentia(0)], true).unwrap();
        assert_eq!((levels(&music), music.whole), ([100; 5], true));
    }

    /// A file of notes.
    fn notes(name: &str) -> serde_json::Value {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/static/music");
        serde_json::from_str(&std::fs::read_to_string(folder.join(name)).unwrap()).unwrap()
    }

    /// The start and the end of each note of a layer, in quarters.
    fn spans(layer: &serde_json::Value) -> Vec<(f64, f64)> {
        let span = |note: &serde_json::Value| {
            let [start, lasts] = [0, 1].map(|at| note[at].as_f64().unwrap());
            (start, start + lasts)
        };
        layer.as_array().unwrap().iter().map(span).collect()
    }

    #[test]
    fn every_movement_has_notes_for_each_layer_and_its_preview() {
        for movement in Movement::ALL {
            let data = notes(&format!("{}.json", movement.code()));
            let [length, bar] = ["length", "bar"].map(|name| data[name].as_f64().unwrap());
            assert_eq!(length % bar, 0.0, "{movement} is not a number of bars");
            for instrument in Instrument::ALL.map(Instrument::code) {
                let spans = spans(&data["layers"][instrument]);
                assert!(
                    spans.iter().all(|(_, end)| *end <= length),
                    "{movement} {instrument} is longer than its loop"
                );
                let preview = &data["preview"][instrument];
                let preview = preview[0].as_f64().unwrap()..preview[1].as_f64().unwrap();
                assert!(
                    spans.iter().any(|(start, _)| preview.contains(start)),
                    "the preview of {movement} {instrument} is silent"
                );
            }
        }
    }

    #[test]
    fn every_sound_has_its_notes() {
        let data = notes("cues.json");
        let found: BTreeSet<&str> = data.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(found, crate::sounds::Sound::ALL.map(|sound| sound.code()).into());
    }
}
