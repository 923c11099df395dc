//! Cards and tiles, each in one line.

use crate::list::{list, some};
use crate::{Words, effects, names, t};
use edition::{Resources, Story};
use vocab::{BonusId, CityId, CourtId, MemoryId, OpusId, SoloistId, TileId};

impl Words<'_> {
    /// A Memory card: its reward, its actions, its Story icons.
    pub fn memory(&self, id: MemoryId) -> String {
        let Some(card) = self.edition.memories.get(id.index()) else { return self.memory_title(id) };
        let (title, story) = (self.memory_title(id), self.story(&card.story));
        let actions = effects::icons(self.lang, card.actions);
        if card.reward == Resources::default() {
            return t::memory_line(self.lang, actions, story, title);
        }
        let reward = effects::resources(self.lang, &card.reward);
        t::memory_line_reward(self.lang, actions, reward, story, title)
    }

    fn story(&self, story: &Story) -> String {
        let icons = Resources { track: story.points, vp: story.vp, ..Resources::default() };
        effects::resources(self.lang, &icons)
    }

    /// An Opus: what it costs, and what a performance and a sale bring.
    pub fn opus(&self, id: OpusId) -> String {
        let lang = self.lang;
        let Some(card) = self.edition.opera.get(id.index()) else { return self.opus_title(id) };
        let talent = |n| list(lang, some(n, |n| t::n_talent(lang, n)));
        let (perform_cost, sell_cost) = (talent(card.perform_talent), talent(card.sell_talent));
        let perform = t::n_ducats(lang, card.perform_ducats.into());
        let sale = Resources { finance: card.sell_finance, vp: card.sell_vp, ..Resources::default() };
        let sell = effects::resources(lang, &sale);
        let (title, year) = (self.opus_title(id), &card.label.date);
        let (Some(kind), Some(period)) = (card.kind, card.period) else {
            return t::opus_line_starting(lang, perform, perform_cost, sell, sell_cost, title);
        };
        let (cost, vp) = (effects::cost(lang, &card.cost), t::n_vp(lang, card.vp.into()));
        let period = period.number().into();
        let kind = kind.code();
        t::opus_line(lang, cost, period, perform, perform_cost, sell, sell_cost, title, kind, vp, year)
    }

    /// A Composer tile.
    pub fn tile(&self, id: TileId) -> String {
        let lang = self.lang;
        let Some(tile) = self.edition.tiles.get(id.index()) else { return self.tile_title(id) };
        let (composer, movement, title) = (tile.composer.code(), tile.movement.code(), self.tile_title(id));
        let (cost, reward) = (effects::cost(lang, &tile.cost), effects::effect(lang, &tile.immediate));
        match &tile.repeat {
            None => t::tile_line(lang, composer, cost, movement, reward, title),
            Some(repeat) => {
                let repeat = effects::repeat(lang, repeat);
                t::tile_line_repeat(lang, composer, cost, movement, repeat, reward, title)
            }
        }
    }

    /// A City tile.
    pub fn city(&self, id: CityId) -> String {
        let lang = self.lang;
        let Some(tile) = self.edition.cities.get(id.index()) else { return self.city_title(id) };
        let [plain, gilded] = [&tile.plain, &tile.gilded].map(|effect| effects::effect(lang, effect));
        t::city_line(lang, effects::cost(lang, &tile.cost), gilded, plain, self.city_title(id))
    }

    /// A Royal Court tile.
    pub fn court(&self, id: CourtId) -> String {
        let lang = self.lang;
        let Some(tile) = self.edition.courts.get(id.index()) else { return self.court_title(id) };
        let [plain, gilded] = [&tile.plain, &tile.gilded].map(|effect| effects::effect(lang, effect));
        let (cost, favour) = (effects::cost(lang, &tile.cost), effects::favour(lang, &tile.favour));
        t::court_line(lang, cost, favour, gilded, plain, self.court_title(id))
    }

    /// A Period Bonus tile.
    pub fn bonus(&self, id: BonusId) -> String {
        let Some(tile) = self.edition.bonuses.get(id.index()) else { return self.bonus_title(id) };
        let reward = effects::resources(self.lang, &tile.reward);
        t::bonus_line(self.lang, tile.action.code(), reward, self.bonus_title(id))
    }

    /// A Soloist card: the actions, and the columns that direct the Soloist (SOLO-8).
    pub fn soloist_card(&self, id: SoloistId) -> String {
        let lang = self.lang;
        let Some(card) = self.edition.soloist.get(id.index()) else { return self.soloist_title(id) };
        // In the order in which the Soloist carries them out.
        let actions = list(lang, card.actions.iter().map(|icon| names::icon(lang, *icon)));
        let row = t::soloist_row(lang, card.row.code());
        let travel = t::soloist_travel(lang, card.courts.into(), card.direction.code());
        let requiem = t::soloist_requiem(lang, card.from.code(), card.movement.code());
        t::soloist_line(lang, actions, id.index() as i64 + 1, requiem, row, travel)
    }
}
