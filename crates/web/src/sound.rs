//! Sound effects for changes of the scene: card, coin, journey, quill, turn, refusal.

mod synth;

use crate::app::App;
use leptos::prelude::*;
use page::draft::Draft;
use page::sounds::{Sound, of_change};
use synth::Synth;
use table::Thing;

/// Plays the sounds of every change of the scene, and of refused choices.
pub fn listen(app: App) {
    let synth = StoredValue::new_local(Synth::default());
    let play = move |sounds: &[Sound]| {
        let (volume, muted) = app.settings.with_untracked(|settings| (settings.volume, settings.muted));
        if !muted && volume > 0 && !sounds.is_empty() {
            synth.with_value(|synth| synth.play(sounds, volume));
        }
    };
    // Browsers allow sound only after the user clicked or pressed a key.
    let wake = move || synth.with_value(Synth::wake);
    let _ = window_event_listener(leptos::ev::pointerdown, move |_| wake());
    let _ = window_event_listener(leptos::ev::keydown, move |_| wake());
    Effect::new(move |before: Option<Option<bool>>| {
        let scene = app.scene.get()?;
        if !scene.is_past() {
            play(&of_change(&scene, before.flatten()));
        }
        Some(scene.mine)
    });
    Effect::new(move |before: Option<Option<Thing>>| {
        let refused = app.draft.with(|draft| match draft {
            Draft::Refused(thing) => Some(*thing),
            _ => None,
        });
        if refused.is_some() && before.is_some_and(|before| before != refused) {
            play(&[Sound::Refused]);
        }
        refused
    });
}
