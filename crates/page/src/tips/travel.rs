//! Tooltips of the map: places, City tiles, Royal Court tiles.

use super::text::Explanation;
use crate::scene::Scene;
use edition::{Cost, Edition, Effect};
use texts::{Lang, Words, effects, t};
use vocab::{CityId, CourtId, MapTile, Place, Round, Rule, Seat};

/// A place with its tile, its roads and the fare.
pub fn place(scene: &Scene, lang: Lang, place: Place) -> Explanation {
    let data = &scene.edition().board.places[place.index()];
    let tile = scene.table().map[place.index()];
    let name = scene.words(lang, |words| words.place(place));
    let sort = if data.court { t::tip_sort_court_place(lang) } else { t::tip_sort_city_place(lang) };
    let tip = match tile {
        Some((MapTile::City(id), gilded)) => city(scene, lang, id, Some(gilded)),
        Some((MapTile::Court(id), gilded)) => court(scene, lang, id, Some(gilded)),
        None => None,
    };
    let symbol = if data.court { "court" } else { "city" };
    let mut tip = match tip {
        Some(tip) => {
            let sort = vec![sort, tip.title];
            Explanation { title: name, sort, icon: symbol, ..tip }
        }
        None => Explanation::new(symbol, name, &[Rule::Int3, Rule::Maint7])
            .sort(sort)
            .line("", if last(scene) { t::tip_place_empty_last(lang) } else { t::tip_place_empty(lang) }),
    };
    let here = scene.table().coach == place;
    tip = tip.maybe("travel", here.then(|| t::tip_place_here(lang)));
    let fare = scene.offers.fares[place.index()].filter(|_| tile.is_some() && !here);
    tip = tip.maybe("travel", fare.map(|cost| t::tip_place_fare(lang, effects::cost(lang, &cost))));
    tip = tip.line("map", scene.words(lang, |words| roads(scene.edition(), words, lang, place)));
    tip.rules.insert(0, Rule::Trav1);
    tip.with_history(scene, lang, "place", &data.label)
}

/// The roads of a place: destinations and prices.
pub(super) fn roads(edition: &Edition, words: &Words<'_>, lang: Lang, place: Place) -> String {
    let roads = edition.board.roads.iter().filter(|road| road.between.contains(&place));
    let prices = roads.map(|road| {
        let other = road.between[usize::from(road.between[0] == place)];
        t::tip_place_road(lang, t::n_ducats(lang, road.ducats.into()), words.place(other))
    });
    t::tip_place_roads(lang, prices.collect::<Vec<_>>().join(", "))
}

/// A City tile. `gilded` is the visible face; none if the tile is not on the map.
pub fn city(scene: &Scene, lang: Lang, id: CityId, gilded: Option<bool>) -> Option<Explanation> {
    let tile = scene.edition().cities.get(id.index())?;
    let title = scene.words(lang, |words| words.city_title(id));
    let mut rules = vec![Rule::Trav2, Rule::Trav3];
    if tile.plain.at_city.is_some() {
        rules.push(Rule::Trav5);
    }
    if tile.plain.per_opus.is_some() {
        rules.push(Rule::Trav6);
    }
    let tip = Explanation::new("city", title, &rules)
        .sort(t::tip_sort_city(lang))
        .line("arrow", cost(lang, &tile.cost));
    let tip = faces(tip, scene, lang, (&tile.plain, &tile.gilded), gilded);
    let tip = tip.maybe("", gilded.is_none().then(|| t::tip_city_discard(lang)));
    Some(tip.with_history(scene, lang, "city", &tile.label))
}

/// A Royal Court tile. `gilded` is the visible face; none if the tile is not on the map.
pub fn court(scene: &Scene, lang: Lang, id: CourtId, gilded: Option<bool>) -> Option<Explanation> {
    let tile = scene.edition().courts.get(id.index())?;
    let title = scene.words(lang, |words| words.court_title(id));
    let tip = Explanation::new("court", title, &[Rule::Trav2, Rule::Trav3, Rule::End2, Rule::End3])
        .sort(t::tip_sort_court(lang));
    let owner = scene.table().seats.iter().position(|seat| seat.courts.contains(&id)).map(Seat::at);
    let favour = t::tip_court_favour(lang, effects::favour(lang, &tile.favour));
    let tip = match owner {
        Some(owner) => {
            let met = scene.favours[owner.index()].contains(id);
            let state = if met { t::tip_court_met(lang) } else { t::tip_court_open(lang) };
            tip.line("court", favour).line(if met { "check" } else { "" }, state)
        }
        None => {
            let tip = tip.line("arrow", cost(lang, &tile.cost));
            faces(tip, scene, lang, (&tile.plain, &tile.gilded), gilded).line("court", favour)
        }
    };
    Some(tip.with_history(scene, lang, "court", &tile.label))
}

fn cost(lang: Lang, cost: &Cost) -> String {
    t::tip_tile_there_cost(lang, effects::cost(lang, cost))
}

/// Whether this is the last round, after which no tile is gilded.
fn last(scene: &Scene) -> bool {
    usize::from(scene.table().round.number()) == Round::COUNT
}

/// The visible face and what it becomes, or both faces if none is visible.
fn faces(
    tip: Explanation,
    scene: &Scene,
    lang: Lang,
    faces: (&Effect, &Effect),
    gilded: Option<bool>,
) -> Explanation {
    let [plain, better] = [faces.0, faces.1].map(|face| effects::effect(lang, face));
    match gilded {
        Some(false) => {
            let later = (!last(scene)).then(|| t::tip_face_gilded_later(lang, better));
            tip.line("check", t::tip_face_now(lang, plain)).maybe("", later)
        }
        Some(true) => tip.line("check", t::tip_face_now(lang, better)).line("", t::tip_face_is_gilded(lang)),
        None => tip.line("", t::tip_face_plain(lang, plain)).line("", t::tip_face_gilded(lang, better)),
    }
}
