//! Whoever comes with the key of a seat: what it is for, and taking it.

use crate::app::{App, Page};
use crate::icons::icon;
use crate::online::room::name_field;
use crate::online::talk::Noted;
use crate::online::{api, who};
use crate::{browser, storage, top};
use leptos::prelude::*;
use protocol::http::Claim;
use protocol::{Patron, TableInfo};
use texts::{Lang, t};

/// Takes a link apart: `KEY`, or `KEY/TABLE/SEAT` as this page makes it, so that one reads what it is for.
struct Invitation {
    key: String,
    table: Option<(String, usize)>,
}

impl Invitation {
    fn read(text: &str) -> Invitation {
        let mut parts = text.split('/');
        let key = parts.next().unwrap_or_default().to_owned();
        let table = parts.next().map(str::to_owned);
        let seat = parts.next().and_then(|seat| seat.parse::<usize>().ok()?.checked_sub(1));
        Invitation { key, table: table.zip(seat) }
    }
}

/// The page of a key. The key leaves the address as soon as it was used: it is a secret.
pub fn claim(link: String) -> impl IntoView {
    let app = App::get();
    let Invitation { key, table } = Invitation::read(&link);
    let seat = table.as_ref().map_or(0, |(_, seat)| *seat);
    let found = RwSignal::new(None::<TableInfo>);
    if let Some((id, _)) = table {
        wasm_bindgen_futures::spawn_local(async move {
            if let Ok(table) = api::table(id).await {
                let _ = found.try_set(Some(table));
            }
        });
    }
    let words = move || found.with(|found| invited(app.lang(), found.as_ref(), seat));
    // A seat that somebody has keeps its name, unless it is handed over: then the newcomer can change it.
    let take = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = app.settings.with_untracked(|settings| settings.name.trim().to_owned());
        let name = Some(name).filter(|name| !name.is_empty());
        api::then(app, api::claim(Claim { key: key.clone(), name }), move |sat| {
            storage::keep_online(true);
            // This browser is the new device: what it noted as a guest does not count.
            let id = sat.table.id.clone();
            storage::keep_noted(&id, Noted { devices: None, ..storage::noted(&id) });
            let page = Page::Online(sat.table.id, None, None);
            browser::replace_hash(&page.hash());
            app.page.set(page);
        });
    };
    view! {
        <div class="lobbyp">
            {top::plain_top(move || t::lobby_claim(app.lang()))}
            <main id="main" class="lobby" tabindex="-1">
                <section class="panel" aria-labelledby="h-claim">
                    <h2 id="h-claim">{move || t::lobby_claim(app.lang())}</h2>
                    <p role="status">{words}</p>
                    <form on:submit=take>
                        {name_field(app)}
                        <div class="do">
                            <button class="lnk strong" type="submit" data-do="claim">{icon("check")}{move || t::lobby_claim_take(app.lang())}</button>
                            <a class="lnk" href="#/">{move || t::lobby_to_start(app.lang())}</a>
                        </div>
                    </form>
                </section>
            </main>
        </div>
    }
}

/// What the key is for.
fn invited(lang: Lang, table: Option<&TableInfo>, seat: usize) -> String {
    let Some((table, seated)) = table.and_then(|table| Some((table, table.seats.get(seat)?))) else {
        return t::lobby_claim_line(lang);
    };
    let (n, others) = (seat as i64 + 1, who::everybody(lang, table));
    match seated.by {
        Patron::Open => t::lobby_claim_open(lang, n, others),
        _ => t::lobby_claim_of(lang, n, who::name(lang, table, seat), others),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_key_and_may_say_what_it_is_for() {
        let read = |text: &str| {
            let invitation = Invitation::read(text);
            (invitation.key, invitation.table)
        };
        assert_eq!(read("kEy"), ("kEy".to_owned(), None));
        assert_eq!(read("kEy/aB-9/2"), ("kEy".to_owned(), Some(("aB-9".to_owned(), 1))));
        assert_eq!(read("kEy/aB-9/0"), ("kEy".to_owned(), None));
        assert_eq!(read("kEy/aB-9"), ("kEy".to_owned(), None));
    }
}
