//! Undo by consent: asking the other players, answering them, cancelling. Every bar names the move.

use crate::app::App;
use crate::icons::icon;
use crate::{browser, log};
use leptos::prelude::*;
use page::RemoteGame;
use page::clocks::time;
use page::scene::Kind;
use page::undo_request::undone;
use protocol::{ClientMessage, UndoRequest};
use texts::{Lang, t};
use vocab::{Action, Seat};

/// The id of the Undo button, which gets the focus back.
pub const UNDO: &str = "undo";

impl App {
    /// The moment that Undo would ask the others to go back to; none if no consent is needed or nobody can be asked.
    pub(crate) fn undo_to_ask(&self) -> Option<u64> {
        let live = self
            .scene
            .with(|scene| scene.as_ref().is_some_and(|scene| scene.kind == Kind::Remote && !scene.can_undo));
        let open =
            self.online.table.with(|table| table.as_ref().is_some_and(|table| table.request.is_some()));
        self.with_remote(RemoteGame::before_own_decision).flatten().filter(|_| live && !open)
    }
}

/// The bars: the player's own question before it is sent, and an open request.
pub fn bars(app: App) -> impl IntoView {
    let asking = Memo::new(move |_| app.undo_to_ask().filter(|_| app.online.asking.get()));
    let open = Memo::new(move |_| {
        app.online.table.with(|table| table.as_ref().and_then(|table| table.request.clone()))
    });
    // A question that can no longer be asked does not come back by itself.
    Effect::new(move |_| {
        if app.online.asking.get() && app.undo_to_ask().is_none() {
            app.online.asking.set(false);
        }
    });
    view! {
        <div class="obar undo" class:on=move || asking.with(Option::is_some)>{move || asking.get().map(|moment| question(app, moment))}</div>
        <div class="obar undo" class:on=move || open.with(Option::is_some) role="status">{move || open.get().map(|asked| request(app, &asked))}</div>
    }
}

/// The move that going back to a moment would undo, and how many later decisions.
fn naming(app: App, lang: Lang, moment: u64) -> (String, Option<String>) {
    let scene = app.scene.get();
    let (log, now) = scene.as_ref().map_or((&[][..], 0), |scene| (&scene.log[..], scene.last));
    let found = undone(log, moment, now);
    let named = found.first.zip(scene.as_ref()).map(|(entry, scene)| log::sentence(scene, lang, entry));
    // The end of a turn has no line in the log.
    let action = || app.with_remote(|game| game.decision_after(moment)).flatten().zip(scene.as_ref());
    let named = named.or_else(|| match action()? {
        (Action::EndTurn, _) => Some(t::friends_undo_end(lang)),
        (Action::ChooseKind { kind }, _) => Some(t::friends_undo_kind(lang, kind.code())),
        (action, scene) => Some(scene.words(lang, |words| words.action(&action.choice()))),
    });
    let named = named.unwrap_or_else(|| t::friends_undo_last(lang));
    let later = (found.later > 0).then(|| t::friends_undo_later(lang, found.later as i64));
    (named, later)
}

/// The question whether to ask the others.
fn question(app: App, moment: u64) -> AnyView {
    let lang = app.lang();
    let (named, later) = naming(app, lang, moment);
    let close = move || {
        app.online.asking.set(false);
        browser::focus_soon(UNDO);
    };
    let ask = move |_| {
        app.send(&ClientMessage::AskUndo { moment });
        close();
    };
    browser::focus_soon("undo-send");
    view! {
        <p role="alert"><b>{t::friends_undo_ask(lang, named)}</b><small>{later.map(|later| format!("{later} "))}{t::friends_undo_consent(lang)}</small></p>
        <button class="pri" id="undo-send" data-do="undo-send" on:click=ask>{icon("undo")}<span>{t::friends_undo_send(lang)}</span></button>
        <button class="sec" data-do="undo-close" on:click=move |_| close()>{t::start_keep(lang)}</button>
    }
    .into_any()
}

/// An open request: the asker can cancel it, and the others answer it.
fn request(app: App, asked: &UndoRequest) -> AnyView {
    let lang = app.lang();
    let you = app.my_seat().map(Seat::number);
    let (named, later) = naming(app, lang, asked.moment);
    let text = match you == Some(asked.by) {
        true => t::friends_undo_yours(lang, named),
        false => t::friends_undo_theirs(lang, named, app.seat_name(lang, asked.by)),
    };
    let send = move |message: ClientMessage| {
        move |_| {
            app.send(&message);
        }
    };
    let buttons = if you.is_some_and(|you| asked.waiting.contains(&you)) {
        view! {
            <button class="pri" data-do="agree" on:click=send(ClientMessage::AnswerUndo { yes: true })>{icon("check")}<span>{t::online_agree(lang)}</span></button>
            <button class="sec" data-do="refuse" on:click=send(ClientMessage::AnswerUndo { yes: false })>{icon("close")}<span>{t::online_refuse(lang)}</span></button>
        }
        .into_any()
    } else if you == Some(asked.by) {
        view! { <button class="sec" data-do="undo-cancel" on:click=send(ClientMessage::CancelUndo {})>{icon("close")}<span>{t::friends_undo_cancel(lang)}</span></button> }.into_any()
    } else {
        ().into_any()
    };
    let names: Vec<String> = asked.waiting.iter().map(|seat| app.seat_name(lang, *seat)).collect();
    let waits = (!you.is_some_and(|you| asked.waiting.contains(&you)))
        .then(|| format!("{} ", t::online_waits_for(lang, names.join(", "))));
    // Screen readers must not read a text that changes every second.
    let left = asked.until.map(|until| {
        let left = move || t::friends_undo_left(lang, time(until - app.online.now.get() as i64));
        view! { <span role="timer" aria-live="off">{left}</span> }
    });
    view! { <p><b>{text}</b><small>{later.map(|later| format!("{later} "))}{waits}{left}</small></p>{buttons} }.into_any()
}
