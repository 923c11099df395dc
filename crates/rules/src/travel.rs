//! Travel (TRAV-1 to TRAV-6).

use crate::play::Play;
use crate::{Game, Luck, Sink};
use edition::Cost;
use vocab::{Fact, Illegal, MapTile, Payment, Place, Seat, Source};

impl Game {
    /// The tile at a place and whether its gilded face is up.
    #[inline(always)]
    pub fn tile_at(&self, place: Place) -> Option<(MapTile, bool)> {
        self.state.map[place.index()].map(|tile| (tile, self.state.gilded >> place.index() & 1 == 1))
    }

    /// TRAV-1 and TRAV-2: the price of the cheapest route (INT-11) plus the cost of the tile. A place without a tile is
    /// not a destination (INT-3); the current location needs no road.
    ///
    /// # Errors
    /// There is no tile.
    #[inline(always)]
    pub fn travel_cost(&self, to: Place) -> Result<Cost, Illegal> {
        let mut cost = match self.state.map[to.index()] {
            Some(MapTile::Court(court)) => self.edition.courts[court.index()].cost,
            Some(MapTile::City(city)) => self.edition.cities[city.index()].cost,
            None => return Err(Illegal::NoTile(to)),
        };
        let roads = self.edition.derived.distance[self.state.coach.index()][to.index()];
        cost.ducats = cost.ducats.saturating_add(roads);
        Ok(cost)
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    #[inline(never)]
    pub(crate) fn travel(&mut self, seat: Seat, to: Place, pay: Payment) {
        let (Ok(cost), Some((tile, gilded))) = (self.game.travel_cost(to), self.game.tile_at(to)) else {
            return;
        };
        self.spend(seat, vocab::Icon::Travel);
        self.pay(seat, &cost, pay);
        self.emit(Fact::Travelled { seat, to }); // TRAV-4: one marker for all
        // INT-21: the tile leaves before its own actions are carried out.
        match tile {
            MapTile::Court(court) => {
                self.emit(Fact::CourtTaken { seat, place: to, court }); // TRAV-3
                let effect = self.game.edition.courts[court.index()].face(gilded);
                self.resolve(seat, effect, Source::Court(court));
            }
            MapTile::City(city) => {
                self.emit(Fact::CityLeft { place: to, city });
                let effect = self.game.city_effect(city, gilded);
                self.resolve_city(seat, city, gilded, effect);
            }
        }
    }
}
