//! The Soloist's turn (SOLO-7 to SOLO-13). He decides nothing: two cards determine what he does and how.

use crate::play::Play;
use crate::state::Soloist;
use crate::{Luck, Sink};
use edition::{Direction, From, RowEnd, SoloistCard};
use vocab::{Card, Fact, Gain, Icon, Line, MapTile, Movement, OpusId, Part, Place, Set, Source, Space};

const HIM: vocab::Seat = Soloist::SEAT;

impl<L: Luck, S: Sink> Play<'_, L, S> {
    /// SOLO-7: the first card gives his actions, the second directs them, left to right (INT-37).
    pub(crate) fn soloist_turn(&mut self) {
        let Some(experience) = self.turn_soloist_card() else { return };
        let Some(story) = self.turn_soloist_card() else { return };
        for icon in &experience.actions {
            self.soloist_action(*icon, story);
        }
    }

    fn turn_soloist_card(&mut self) -> Option<&'static SoloistCard> {
        let card = self.game.state.soloist.deck.peek()?;
        self.emit(Fact::SoloistTurned { card });
        self.game.edition.soloist.get(card.index())
    }

    fn soloist_action(&mut self, icon: Icon, story: &SoloistCard) {
        match icon {
            Icon::Document => self.soloist_documents(story),
            Icon::Commission => self.soloist_commissions(story.row),
            Icon::PerformOrSell => self.soloist_sells(story.row),
            Icon::Travel => self.soloist_travels(story.direction, story.courts),
            Icon::Requiem => self.soloist_writes(story.movement, story.from),
        }
    }

    /// SOLO-8: the leftmost or rightmost card of the row that is of the wanted kind.
    fn at_end<T>(&self, end: RowEnd, wanted: impl Fn(Card) -> Option<T>) -> Option<(Space, T)> {
        let found = |space| Some((space, wanted(self.game.row(space)?)?));
        match end {
            RowEnd::Leftmost => Space::all().find_map(found),
            RowEnd::Rightmost => Space::all().rev().find_map(found),
        }
    }

    /// Takes a card out of the row and the game; the row is refilled at once (INT-9). Neither the row's reward
    /// nor the card's upper reward is for him (INT-42).
    fn take_from_row(&mut self, space: Space, card: Card) {
        self.emit(Fact::RowTaken { seat: HIM, space, card });
        self.refill_row();
    }

    /// SOLO-9: the VP of the Story icons, then the card's actions, free of cost; if one of them is Document Memories,
    /// he also takes the next card (INT-38).
    fn soloist_documents(&mut self, story: &SoloistCard) {
        let memory = |card| if let Card::Memory(id) = card { Some(id) } else { None };
        let Some((space, id)) = self.at_end(story.row, memory) else { return };
        self.take_from_row(space, Card::Memory(id));
        let card = &self.game.edition.memories[id.index()];
        self.gain(HIM, Gain::Vp, card.story.vp, Source::Story(id));
        for icon in &card.printed {
            self.soloist_action(*icon, story);
        }
    }

    fn take_opus(&mut self, end: RowEnd) -> Option<OpusId> {
        let opus = |card| if let Card::Opus(id) = card { Some(id) } else { None };
        let (space, id) = self.at_end(end, opus)?;
        self.take_from_row(space, Card::Opus(id));
        Some(id)
    }

    /// SOLO-10.
    fn soloist_commissions(&mut self, end: RowEnd) {
        let Some(opus) = self.take_opus(end) else { return };
        self.gain(HIM, Gain::Vp, self.game.edition.opera[opus.index()].vp, Source::Opus(opus));
    }

    /// SOLO-11: he never performs; he sells an Opus of the row.
    fn soloist_sells(&mut self, end: RowEnd) {
        let Some(opus) = self.take_opus(end) else { return };
        let card = &self.game.edition.opera[opus.index()];
        self.advance_finance(HIM, card.sell_finance, Source::Sale(opus));
        self.gain(HIM, Gain::Vp, card.sell_vp, Source::Sale(opus));
    }

    /// SOLO-12: he travels around the map until he has visited this many Courts with a tile. A Court where he starts is
    /// his first visit (INT-7), a City tile where he starts stays (INT-8), and Court rewards are not for him (INT-39).
    fn soloist_travels(&mut self, direction: Direction, courts: u8) {
        let mut place = self.game.state.coach;
        let mut visits = 0;
        let mut moved = false;
        while visits < courts && self.game.court_tile_on_map() {
            match self.game.tile_at(place) {
                Some((MapTile::Court(court), _)) => {
                    if place != self.game.state.coach {
                        self.emit(Fact::Travelled { seat: HIM, to: place });
                    }
                    self.emit(Fact::CourtTaken { seat: HIM, place, court });
                    visits += 1;
                    continue; // He makes no step. The loop checks again whether he goes on.
                }
                Some((MapTile::City(city), _)) if moved => self.emit(Fact::CityLeft { place, city }),
                _ => {}
            }
            place = neighbour(place, direction);
            moved = true;
        }
    }

    /// SOLO-13: he places one marker in the movement, or in the next one to the right with room, or in the nearest to
    /// the left. He scores the lower value at once. If all movements are full, nothing happens (INT-41).
    fn soloist_writes(&mut self, movement: Movement, from: From) {
        if self.game.state.soloist.markers == 0 {
            return;
        }
        let at = movement.index();
        let room = |movement: &Movement| !self.game.free_parts(*movement).is_empty();
        let mut order = Movement::ALL[at..].iter().chain(Movement::ALL[..at].iter().rev()).copied();
        let Some(movement) = order.find(room) else { return };
        let mut parts = self.game.free_parts(movement).iter();
        let part = match from {
            From::Top => parts.next(),
            From::Bottom => parts.last(),
        };
        let Some(part) = part else { return };
        self.emit(Fact::MarkerPlaced { seat: HIM, part, line: Line::Lower, space: None });
        let lower = self.game.edition.board.movements[movement].lower;
        self.gain(HIM, Gain::Vp, lower, Source::Marker(movement));
    }
}

impl crate::Game {
    fn court_tile_on_map(&self) -> bool {
        self.state.map.iter().any(|tile| matches!(tile, Some(MapTile::Court(_))))
    }

    /// Parts of a movement that can still be written.
    pub(crate) fn free_parts(&self, movement: Movement) -> Set<Part> {
        self.state.empty.and(self.edition.derived.parts[movement])
    }
}

/// The next location around the map; 11 and 1 are neighbours (SOLO-12).
fn neighbour(place: Place, direction: Direction) -> Place {
    let step = match direction {
        Direction::Ascending => 1,
        Direction::Descending => Place::COUNT - 1,
    };
    Place::at(place.index() + step)
}
