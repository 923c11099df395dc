//! The button of a rematch, after the end of a game on a server.

use super::api;
use crate::app::App;
use crate::icons::icon;
use leptos::prelude::*;
use page::Page;
use page::rematch::{RematchOffer, rematch_offer};
use texts::{Lang, t};

/// What can be done about a rematch. It changes when another player starts one.
pub fn offer(app: App) -> Memo<Option<RematchOffer>> {
    Memo::new(move |_| app.online.table.with(|table| table.as_deref().and_then(rematch_offer)))
}

/// The button that starts, joins or watches the rematch.
pub fn button(app: App) -> AnyView {
    let offer = offer(app);
    let busy = RwSignal::new(false);
    let go = move |_| match offer.get_untracked() {
        Some(RematchOffer::Start) => {
            busy.set(true);
            let id = app.table_id().unwrap_or_default();
            leptos::task::spawn_local(async move {
                let answer = api::rematch(id).await;
                let _ = busy.try_set(false);
                api::then(app, async { answer }, move |table| app.go(Page::Online(table.id, None, None)));
            });
        }
        Some(RematchOffer::Join(id) | RematchOffer::Watch(id)) => app.go(Page::Online(id, None, None)),
        None => {}
    };
    let shown = move || {
        let (symbol, text): (_, fn(Lang) -> String) = match offer.get()? {
            RematchOffer::Start => ("repeat", t::friends_rematch),
            RematchOffer::Join(_) => ("arrow", t::friends_rematch_join),
            RematchOffer::Watch(_) => ("eye", t::friends_rematch_watch),
        };
        let lang = app.lang();
        Some(view! {
            <button class="pri rematch" data-do="rematch" title=t::friends_rematch_line(lang) disabled=move || busy.get() on:click=go>
                {icon(symbol)}<span>{text(lang)}</span>
            </button>
        })
    };
    view! { {shown} }.into_any()
}
