//! Asks the worker for the expected final score, now and after the chosen offer. It never delays a click: the page
//! shows the score when the answer is there.

use crate::app::App;
use crate::editions::files_of;
use crate::worker::Asked;
use leptos::prelude::*;
use page::draft::Draft;
use page::expected::{self, Expected};
use page::scene::{Kind, Scene};
use page::worker::Reply;
use std::time::Duration;
use table::Offer;

/// How long a choice must stand before the worker is asked, so that a quick look at many choices asks only once.
const DELAY: Duration = Duration::from_millis(150);

/// Keeps `app.expected` up to date. Only in local games: on a server it would be advice that others may not have.
pub fn run(app: App) {
    let now = StoredValue::new_local(None::<Asked>);
    let after = StoredValue::new_local(None::<Asked>);
    Effect::new(move |_| {
        let scene = app.scene.get();
        now.set_value(None);
        app.expected.set(Expected::default());
        let wanted = app.settings.with(|settings| settings.expected)
            && app.lessons.now.with(Option::is_none)
            && !app.puzzles.is_solving();
        let Some(scene) = scene.filter(|scene| wanted && scene.mine && scene.kind == Kind::Own) else {
            return;
        };
        let answer = move |vp| app.expected.update(|expected| expected.now = vp);
        now.set_value(ask(app, &scene, None, answer));
    });
    let timer = StoredValue::new(None::<TimeoutHandle>);
    Effect::new(move |_| {
        let offer = app.draft.with(|draft| match draft {
            Draft::Chosen(offer) => Some((**offer).clone()),
            _ => None,
        });
        let scene = app.scene.get();
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        after.set_value(None);
        app.expected.update(|expected| expected.after = None);
        let wanted = app.settings.with(|settings| settings.expected)
            && app.lessons.now.with(Option::is_none)
            && !app.puzzles.is_solving();
        let Some((scene, offer)) = scene.zip(offer).filter(|(scene, _)| wanted && scene.kind == Kind::Own)
        else {
            return;
        };
        let ask = move || {
            let answer = move |vp| app.expected.update(|expected| expected.after = vp);
            after.set_value(ask(app, &scene, Some(&offer), answer));
        };
        timer.set_value(set_timeout_with_handle(ask, DELAY).ok());
    });
}

fn ask(
    app: App,
    scene: &Scene,
    offer: Option<&Offer>,
    answer: impl Fn(Option<i32>) + 'static,
) -> Option<Asked> {
    let worker = app.worker.get_value();
    // Without a worker the page itself would think, and a click would wait for it.
    if !worker.is_running() {
        return None;
    }
    let question = expected::question(scene, offer, files_of(scene.edition()))?.ok()?;
    Some(worker.ask(&question, move |reply| match reply {
        Reply::Answer(reply) => answer(expected::read(&reply)),
        Reply::Progress { .. } | Reply::Analysed { .. } | Reply::Failed(_) => {}
    }))
}
