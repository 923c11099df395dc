//! The page of a seat link: what it is for, and a button that takes the seat.

use crate::app::App;
use crate::icons::icon;
use crate::online::api;
use crate::online::room::name_field;
use crate::{browser, storage, top};
use leptos::prelude::*;
use page::Page;
use page::noted::Noted;
use page::table_info;
use protocol::http::Claim;
use protocol::{SeatKind, TableInfo};
use texts::{Lang, t};

/// A parsed link: `KEY`, or `KEY/TABLE/SEAT`, which lets the page show the table before the key is used.
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

/// The page of a seat link. After use the key is removed from the address, because it is a secret.
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
    // The server ignores the name if the link is for another device of the same player.
    let take = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = app.settings.with_untracked(|settings| settings.name.trim().to_owned());
        let name = Some(name).filter(|name| !name.is_empty());
        api::then(app, api::claim(Claim { key: key.clone(), name }), move |sat| {
            storage::keep_online(true);
            // This browser is now a device of the seat, so its notes as a spectator are discarded.
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

/// What the link is for.
fn invited(lang: Lang, table: Option<&TableInfo>, seat: usize) -> String {
    let Some((table, seated)) = table.and_then(|table| Some((table, table.seats.get(seat)?))) else {
        return t::lobby_claim_line(lang);
    };
    let (n, others) = (seat as i64 + 1, table_info::everybody(lang, table));
    match seated.by {
        SeatKind::Open => t::lobby_claim_open(lang, n, others),
        _ => t::lobby_claim_of(lang, n, table_info::name(lang, table, seat), others),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_key_with_optional_table_and_seat() {
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
