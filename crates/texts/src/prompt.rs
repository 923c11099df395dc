//! Texts for prompts.

use crate::{Words, effects, t};
use edition::Effect;
use vocab::{CityId, Pool, Prompt};

impl Words<'_> {
    /// The question as a sentence.
    pub fn prompt(&self, prompt: &Prompt) -> String {
        let lang = self.lang;
        match *prompt {
            Prompt::Lay => t::prompt_lay(lang),
            Prompt::UseOrTake => t::prompt_use(lang),
            Prompt::Card(icons) if icons.is_empty() => t::prompt_card_done(lang),
            Prompt::Card(icons) => t::prompt_card(lang, effects::icons(lang, icons)),
            Prompt::Gained(icons) => t::prompt_gained(lang, effects::icons(lang, icons)),
            Prompt::Extra { icon, times } => t::prompt_extra(lang, icon.code(), times.into()),
            Prompt::AtCity { city, gilded, .. } => {
                let tile = self.edition.cities.get(city.index());
                self.at_city(city, tile.map(|tile| if gilded { &tile.gilded } else { &tile.plain }))
            }
            Prompt::Kinds { pool: Pool::Track, left } => t::prompt_kinds_track(lang, left.into()),
            Prompt::Kinds { pool: Pool::Counter, left } => t::prompt_kinds_counter(lang, left.into()),
            Prompt::Neutral(movement) => t::prompt_neutral(lang, movement.code()),
            Prompt::Wake(space) => t::prompt_wake(lang, space.number().into()),
            Prompt::Maintenance { seat, step } => t::prompt_maintenance(lang, step.into(), self.player(seat)),
        }
    }

    /// What a face of a City tile allows.
    fn at_city(&self, city: CityId, face: Option<&Effect>) -> String {
        let at = face.and_then(|effect| effect.at_city);
        let deed = at.map_or_else(|| t::list_none(self.lang), |at| effects::at_city(self.lang, &at));
        t::prompt_at_city(self.lang, self.city_title(city), deed)
    }
}
