//! Tooltips of cards: Memory, Opus, Period Bonus, Soloist.

use super::text::Explanation;
use crate::card;
use crate::row_price::RowPrice;
use crate::scene::Scene;
use crate::symbols::{of_action, of_type};
use edition::{Cost, Memory, Opus, Resources, RowValue};
use texts::{Lang, effects, names, t};
use vocab::{BonusId, ByKind, Card, MemoryId, OpusId, Rule, SoloistId, Space};

/// A Memory card.
pub fn memory(scene: &Scene, lang: Lang, id: MemoryId) -> Option<Explanation> {
    let card = card::memory(scene.edition(), id)?;
    let title = scene.words(lang, |words| words.memory_title(id));
    let price = price(scene, Card::Memory(id));
    let rules: &[Rule] = match price {
        Some(_) => &[Rule::Doc1, Rule::Doc2, Rule::Turn3, Rule::Maint1],
        None => &[Rule::Turn1, Rule::Turn3, Rule::Maint1],
    };
    let buying = price.map(|price| match price.reward {
        none if none == Resources::default() => t::tip_memory_row(lang, effects::cost(lang, &price.cost)),
        reward => t::tip_memory_row_gain(lang, effects::resources(lang, &reward)),
    });
    let sort = match id.is_starting() {
        true => t::tip_sort_starting_memory(lang),
        false => t::tip_sort_memory(lang),
    };
    let mut tip = Explanation::new("document", title, rules).sort(sort);
    if let Some(period) = card.period {
        tip = tip.sort(t::tip_of_period(lang, period.number().into()));
    }
    let tip = in_slots(tip, lang, card)
        .maybe("document", buying)
        .maybe("swap", exchanged(scene, lang, Card::Memory(id)));
    Some(tip.with_history(scene, lang, "memory", &card.label))
}

/// What a Memory card brings in Experiences and in Story.
pub(super) fn in_slots(tip: Explanation, lang: Lang, card: &Memory) -> Explanation {
    let actions = effects::icons(lang, card.actions);
    let used = if card.reward == Resources::default() {
        t::tip_memory_actions(lang, actions)
    } else {
        t::tip_memory_reward(lang, actions, effects::resources(lang, &card.reward))
    };
    let story = t::tip_memory_story(lang, effects::resources(lang, &card::story(card)));
    let first = card.printed.first().map_or("", |icon| of_action(*icon));
    tip.line(first, used).line("up", story)
}

/// The space of the row where a card lies; none if it is not there.
fn space_of(scene: &Scene, card: Card) -> Option<Space> {
    Space::all().find(|space| scene.table().row[space.index()] == Some(card))
}

/// The price of a card in the row; none if it is not there.
fn price(scene: &Scene, card: Card) -> Option<RowValue> {
    scene.offers.prices[space_of(scene, card)?.index()]
}

/// What the player pays for a card in the row if an exchange is needed.
fn exchanged(scene: &Scene, lang: Lang, card: Card) -> Option<String> {
    let price = RowPrice::of(scene, space_of(scene, card)?)?;
    price.exchanged.then(|| t::row_exchanged(lang, effects::cost(lang, &price.pay)))
}

/// An Opus card.
pub fn opus(scene: &Scene, lang: Lang, id: OpusId) -> Option<Explanation> {
    let card = scene.edition().opera.get(id.index())?;
    let title = scene.words(lang, |words| words.opus_title(id));
    let price = price(scene, Card::Opus(id));
    let rules: &[Rule] = match price {
        Some(_) => &[Rule::Com1, Rule::Com2, Rule::Perf2, Rule::Perf3],
        None if card.kind.is_none() => &[Rule::Comp5, Rule::Int31, Rule::Perf2, Rule::Perf3],
        None => &[Rule::Perf1, Rule::Perf2, Rule::Perf3, Rule::End2],
    };
    let tip = Explanation::new(of_type(card.kind), title, rules);
    let tip = match card.kind.zip(card.period) {
        Some((kind, period)) => tip
            .sort(t::tip_sort_opus(lang))
            .sort(names::opus_type(lang, kind))
            .sort(t::tip_of_period(lang, period.number().into())),
        None => tip.sort(t::tip_sort_starting_opus(lang)),
    };
    let turned = scene.table().seats.iter().any(|seat| seat.turned.contains(&id)) && id != OpusId::STARTING
        || scene.board(scene.me).turned.contains(&id);
    let tip = tip
        .maybe("commission", bought(scene, lang, id, price))
        .maybe("swap", exchanged(scene, lang, Card::Opus(id)))
        .line("perform", perform(lang, card))
        .line("sell", sell(lang, card))
        .maybe("turned", turned.then(|| t::tip_opus_turned(lang)))
        .maybe("", card.kind.is_none().then(|| t::tip_opus_starting(lang)));
    Some(tip.with_history(scene, lang, "opus", &card.label))
}

/// What commissioning it costs and brings, or brought its owner.
fn bought(scene: &Scene, lang: Lang, id: OpusId, price: Option<RowValue>) -> Option<String> {
    let card = &scene.edition().opera[id.index()];
    let vp = t::n_vp(lang, card.vp.into());
    let own = effects::cost(lang, &card.cost);
    let Some(price) = price else {
        card.kind?;
        let owned = scene.table().seats.iter().any(|seat| seat.opera.contains(&id));
        return Some(if owned { t::tip_opus_mine(lang, vp) } else { t::card_view_commission(lang, own, vp) });
    };
    let cost = effects::cost(lang, &price.cost);
    Some(match price.reward {
        none if none == Resources::default() && price.cost == card.cost => {
            t::tip_opus_row_plain(lang, cost, vp)
        }
        none if none == Resources::default() => t::tip_opus_row(lang, cost, own, vp),
        reward => t::tip_opus_row_gain(lang, cost, effects::resources(lang, &reward), vp),
    })
}

fn talent(lang: Lang, n: u8) -> String {
    effects::cost(lang, &Cost { points: ByKind([n, 0, 0]), ..Cost::default() })
}

pub(super) fn perform(lang: Lang, card: &Opus) -> String {
    let gain = t::n_ducats(lang, card.perform_ducats.into());
    t::tip_opus_perform(lang, talent(lang, card.perform_talent), gain)
}

pub(super) fn sell(lang: Lang, card: &Opus) -> String {
    let gain = Resources { finance: card.sell_finance, vp: card.sell_vp, ..Resources::default() };
    t::tip_opus_sell(lang, talent(lang, card.sell_talent), effects::resources(lang, &gain))
}

/// A Period Bonus tile.
pub fn bonus(scene: &Scene, lang: Lang, id: BonusId) -> Option<Explanation> {
    let tile = scene.edition().bonuses.get(id.index())?;
    let title = scene.words(lang, |words| words.bonus_title(id));
    let slots = scene.board(scene.me).slots.iter().filter_map(|slot| slot.0);
    let laid = slots.filter_map(|id| card::memory(scene.edition(), id));
    let count: i64 = laid.map(|card| i64::from(card.actions.count(tile.action))).sum();
    let tip = Explanation::new(of_action(tile.action), title, &[Rule::Maint4, Rule::Int16])
        .sort(t::tip_sort_bonus(lang))
        .sort(names::icon(lang, tile.action))
        .line("", t::tip_bonus(lang, effects::resources(lang, &tile.reward)))
        .line("", t::tip_bonus_mine(lang, count));
    Some(tip.with_history(scene, lang, "bonus", &tile.label))
}

/// A Soloist card.
pub fn soloist(scene: &Scene, lang: Lang, id: SoloistId) -> Option<Explanation> {
    let card = scene.edition().soloist.get(id.index())?;
    let actions = effects::icons(lang, card.actions.iter().copied().collect());
    let title = scene.words(lang, |words| words.soloist_title(id));
    let tip = Explanation::new("people", title, &[Rule::Solo7, Rule::Solo8, Rule::Int37])
        .sort(t::tip_sort_soloist(lang))
        .line("endturn", t::tip_soloist_card(lang, actions))
        .line("deck", t::tip_soloist_row(lang, card.row.code()))
        .line("travel", t::tip_soloist_travel(lang, card.courts.into(), card.direction.code()))
        .line("requiem", t::tip_soloist_requiem(lang, card.from.code(), card.movement.code()));
    Some(tip)
}
