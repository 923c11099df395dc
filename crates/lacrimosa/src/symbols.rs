//! Costs and rewards in symbols, for narrow tables: `3d 2T`, `1C↑`, `2J●`.

use edition::{Cost, Effect, Favour, Item, Repeat, Resources};
use texts::{Lang, names, t};
use vocab::{Icon, Kind, Mode};

/// The symbol for nothing.
const NONE: &str = "–";

pub struct Symbols {
    pub lang: Lang,
}

impl Symbols {
    fn amount(&self, n: u8, code: &str, suffix: &str) -> Option<String> {
        (n > 0).then(|| format!("{n}{}{suffix}", t::picture_symbol(self.lang, code)))
    }

    fn join(parts: impl IntoIterator<Item = Option<String>>) -> String {
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { NONE.to_owned() } else { parts.join(" ") }
    }

    pub fn cost(&self, cost: &Cost) -> String {
        let ducats = self.amount(cost.ducats, "ducats", "");
        let points = Kind::ALL.map(|kind| self.amount(cost.points[kind], kind.code(), ""));
        Self::join([ducats].into_iter().chain(points).chain([self.amount(cost.finance, "finance", "")]))
    }

    /// `↑` is a step on a track, `●` a counter.
    pub fn resources(&self, gain: &Resources) -> String {
        let plain = [("ducats", gain.ducats), ("vp", gain.vp), ("finance", gain.finance)];
        let plain = plain.map(|(code, n)| self.amount(n, code, ""));
        let tracks = Kind::ALL.map(|kind| self.amount(gain.track[kind], kind.code(), "↑"));
        let counters = Kind::ALL.map(|kind| self.amount(gain.counter[kind], kind.code(), "●"));
        let wild = [self.amount(gain.track_wild, "wild", "↑"), self.amount(gain.counter_wild, "wild", "●")];
        Self::join(plain.into_iter().chain(tracks).chain(counters).chain(wild))
    }

    pub fn icons(&self, icons: impl IntoIterator<Item = Icon>) -> String {
        let names: Vec<String> =
            icons.into_iter().map(|icon| t::picture_icon(self.lang, icon.code())).collect();
        names.join(" + ")
    }

    pub fn effect(&self, effect: &Effect) -> String {
        let resources = Some(self.resources(&effect.resources)).filter(|text| text != NONE);
        let per_opus = effect.per_opus.map(|per| {
            format!(
                "{}{}/{}",
                per.vp,
                t::picture_symbol(self.lang, "vp"),
                names::opus_type(self.lang, per.kind)
            )
        });
        let at_city = effect.at_city.map(|at| {
            let (mode, kind) = (names::mode(self.lang, at.mode), names::opus_type(self.lang, at.kind));
            format!("{mode} {kind} +{}", self.resources(&at.extra))
        });
        let actions = (!effect.actions.is_empty()).then(|| self.icons(effect.actions.iter()));
        let neutral = effect.neutral.then(|| "◆".to_owned());
        Self::join([resources, per_opus, at_city, actions, neutral])
    }

    /// A repeating reward: `↻` and the reward.
    pub fn repeat(&self, repeat: &Repeat) -> String {
        match repeat {
            Repeat::Track(kind) => format!("↻ {}↑", t::picture_symbol(self.lang, kind.code())),
            Repeat::Opus { kind, vp } => {
                format!("↻ {vp}{}/{}", t::picture_symbol(self.lang, "vp"), names::opus_type(self.lang, *kind))
            }
            Repeat::Action(icon) => format!("↻ {}", t::picture_icon(self.lang, icon.code())),
        }
    }

    pub fn favour(&self, favour: &Favour) -> String {
        let item = |item: &Item| match item {
            Item::Type(kind) => names::opus_type(self.lang, *kind),
            Item::Period(round) => names::period(self.lang, *round),
            Item::Instrument(instrument) => names::instrument(self.lang, *instrument),
            Item::Movement(movement) => names::movement(self.lang, *movement),
        };
        let items: Vec<String> = favour.items.iter().map(item).collect();
        format!("♛ {}{}: {}", favour.vp, t::picture_symbol(self.lang, "vp"), items.join(" + "))
    }

    /// What a performance and a sale of an Opus cost and bring.
    pub fn lines(&self, opus: &edition::Opus, mode: Mode) -> String {
        let talent = |n: u8| self.amount(n, Kind::Talent.code(), "→").unwrap_or_default();
        let gain = match mode {
            Mode::Perform => Resources { ducats: opus.perform_ducats, ..Resources::default() },
            Mode::Sell => Resources { finance: opus.sell_finance, vp: opus.sell_vp, ..Resources::default() },
        };
        let pay = if mode == Mode::Perform { opus.perform_talent } else { opus.sell_talent };
        format!("{}{}", talent(pay), self.resources(&gain))
    }
}
