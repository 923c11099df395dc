//! Sends music and sounds to the script that plays them: what is written of the Requiem, and what a change sounds like.

use crate::app::App;
use crate::browser;
use leptos::prelude::*;
use page::Page;
use page::draft::Draft;
use page::music::{self, Music};
use page::scene::Scene;
use page::sounds::{Sound, of_change};
use serde::Serialize;
use std::sync::Arc;
use table::Thing;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Defined in `boot.js`; loads the script with the first message. `music.js` describes the messages.
    #[wasm_bindgen(js_namespace = lacrimosaMusic, catch)]
    fn send(message: &str) -> Result<(), JsValue>;
}

/// A message to the script. What is left out has not changed.
#[derive(Default, Serialize)]
struct Message {
    #[serde(skip_serializing_if = "Option::is_none")]
    volumes: Option<Volumes>,
    #[serde(skip_serializing_if = "Option::is_none")]
    music: Option<Option<Music>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    debut: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cues: Vec<&'static str>,
}

/// Volumes in percent.
#[derive(Clone, Copy, PartialEq, Default, Serialize)]
struct Volumes {
    music: u8,
    sounds: u8,
}

/// What the script was told about the game.
struct Told {
    scene: Option<Arc<Scene>>,
    music: Option<Music>,
    awake: bool,
}

impl Message {
    fn send(&self) {
        // A failure is ignored, because the game does not depend on sound.
        let _ = send(&serde_json::to_string(self).unwrap_or_default());
    }
}

/// Sends the volumes, the music and the sounds of every change. Nothing is loaded while all is silent, or before the
/// user clicked or pressed a key, because browsers allow no sound earlier.
pub fn listen(app: App) {
    let touched = RwSignal::new(false);
    let touch = move || {
        if !touched.get_untracked() {
            touched.set(true);
        }
    };
    let _ = window_event_listener(leptos::ev::pointerdown, move |_| touch());
    let _ = window_event_listener(leptos::ev::keydown, move |_| touch());
    let on_phone = browser::is_phone();
    let volumes = Memo::new(move |_| {
        app.settings.with(|settings| match settings.muted {
            true => Volumes::default(),
            false => Volumes { music: settings.music_volume(on_phone), sounds: settings.volume },
        })
    });
    let awake = Memo::new(move |before: Option<&bool>| {
        before == Some(&true) || touched.get() && volumes.get() != Volumes::default()
    });
    Effect::new(move |_| {
        let volumes = Some(volumes.get());
        if awake.get() {
            Message { volumes, ..Message::default() }.send();
        }
    });
    Effect::new(move |before: Option<Told>| {
        let (scene, awake) = (app.scene.get(), awake.get());
        let heard = scene.as_deref().filter(|_| app.page.with(is_of_game));
        let music = heard.and_then(music::of_scene);
        let message = change(scene.as_ref(), &music, before.as_ref());
        if let (true, Some(message)) = (awake, message) {
            message.send();
        }
        Told { scene, music, awake }
    });
    Effect::new(move |before: Option<Option<Thing>>| {
        let refused = app.draft.with(|draft| match draft {
            Draft::Refused(thing) => Some(*thing),
            _ => None,
        });
        if refused.is_some() && before.is_some_and(|before| before != refused) && awake.get_untracked() {
            Message { cues: vec![Sound::Refused.code()], ..Message::default() }.send();
        }
        refused
    });
}

/// What has to be sent after a change, if anything.
fn change(scene: Option<&Arc<Scene>>, music: &Option<Music>, before: Option<&Told>) -> Option<Message> {
    let old = before.and_then(|before| before.scene.as_ref());
    let new = scene.filter(|scene| old.is_none_or(|old| !Arc::ptr_eq(scene, old)) && !scene.is_past());
    let debut = new.filter(|_| old.is_some() && music.is_some()).and_then(|scene| music::debut(scene));
    let same = before.is_some_and(|before| before.awake && before.music == *music);
    let cues = new.map(|scene| of_change(scene, old.map(|old| old.mine))).unwrap_or_default();
    let message = Message {
        volumes: None,
        music: (!same || debut.is_some()).then(|| music.clone()),
        debut: debut.map(vocab::Instrument::code),
        cues: cues.into_iter().map(Sound::code).collect(),
    };
    (message.music.is_some() || !message.cues.is_empty()).then_some(message)
}

/// Whether a screen belongs to the game, so that its music goes on there.
fn is_of_game(page: &Page) -> bool {
    matches!(
        page,
        Page::Table | Page::Puzzle(_) | Page::End | Page::Analysis | Page::Online(..) | Page::Rules(_)
    )
}
