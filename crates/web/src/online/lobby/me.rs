//! The data that the server has about the player: change, export, delete.

use crate::app::App;
use crate::ask::{Way, ask_first};
use crate::icons::icon;
use crate::online::api;
use crate::online::share::link_row;
use crate::{browser, storage};
use leptos::prelude::*;
use protocol::http::{ChangeMe, Me};
use texts::t;

/// The player's data, or a note that the server has none.
pub fn me(app: App) -> impl IntoView {
    let me = RwSignal::new(None::<Me>);
    leptos::task::spawn_local(async move {
        if let Ok(found) = api::me().await {
            let _ = me.try_set(Some(found));
        }
    });
    view! {
        <section class="panel" aria-labelledby="h-me">
            <h2 id="h-me">{move || t::lobby_me(app.lang())}</h2>
            {move || me.get().map(|known| if known.known { data(app, me, known).into_any() } else { unknown(app).into_any() })}
        </section>
    }
}

fn unknown(app: App) -> impl IntoView {
    view! { <p class="line">{move || t::lobby_me_unknown(app.lang())}</p> }
}

fn data(app: App, me: RwSignal<Option<Me>>, known: Me) -> impl IntoView {
    let lang = move || app.lang();
    let (name, webhook) = (RwSignal::new(known.name), RwSignal::new(known.webhook.unwrap_or_default()));
    let secret = RwSignal::new(None::<String>);
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let change = ChangeMe {
            name: Some(name.get_untracked().trim().to_owned()),
            webhook: Some(webhook.get_untracked().trim().to_owned()),
        };
        api::then(app, api::change_me(change), move |changed| {
            app.set(|settings| settings.name = changed.name.clone());
            name.set(changed.name);
            webhook.set(changed.webhook.unwrap_or_default());
            secret.set(changed.webhook_secret);
            app.said.set(t::lobby_me_saved(untrack(lang)));
        });
    };
    let delete = move || {
        api::then(app, api::forget_me(), move |()| {
            storage::keep_online(false);
            me.set(Some(Me::default()));
            app.said.set(t::lobby_me_deleted(untrack(lang)));
        });
    };
    view! {
        <p class="line">{move || t::lobby_me_line(lang())}</p>
        <form class="field" on:submit=save>
            <label class="lb" for="me-name">{move || t::start_name(lang())}</label>
            <input class="fld" id="me-name" type="text" maxlength=protocol::LONGEST_NAME.to_string() autocomplete="nickname" prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))/>
            <label class="lb" for="me-webhook">{move || t::lobby_webhook(lang())}</label>
            <input class="fld" id="me-webhook" type="url" placeholder="https://" aria-describedby="me-webhook-line" prop:value=move || webhook.get()
                on:input=move |event| webhook.set(event_target_value(&event))/>
            <p class="line" id="me-webhook-line">{move || t::lobby_webhook_line(lang())}</p>
            {move || secret.get().map(|secret| webhook_secret(app, secret))}
            <div class="do">
                <button class="lnk strong" type="submit" data-do="me-save">{icon("check")}{move || t::lobby_me_save(lang())}</button>
                <button class="lnk" type="button" data-do="me-export" on:click=move |_| export(app)>{icon("save")}{move || t::lobby_me_export(lang())}</button>
                {ask_first(app, "delete-me", "bin", t::lobby_me_delete, t::lobby_me_delete_sure, vec![Way::new("delete-me-sure", t::start_delete, delete)])}
            </div>
        </form>
    }
}

/// The secret that signs the webhook messages. The server sends it only once.
fn webhook_secret(app: App, secret: String) -> impl IntoView {
    view! {
        {link_row(app, "me-secret".to_owned(), move || t::lobby_webhook_secret(app.lang()), secret)}
        <p class="line" role="status">{move || t::lobby_webhook_secret_line(app.lang())}</p>
    }
}

/// Downloads everything that the server answers about the player, unparsed.
fn export(app: App) {
    let all = async {
        let (me, games) = (api::get("me").await?, api::get("lobby").await?);
        Ok(format!("{{\"me\":{me},\"lobby\":{games}}}\n"))
    };
    api::then(app, all, |text| browser::download("lacrimosa-me.json", &text));
}
