//! The sounds themselves: noise and plain tones, none longer than 0.4 seconds. A browser that refuses stays silent.

use super::Sound;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, BiquadFilterType, GainNode, OscillatorType};

/// Between two sounds of one change, in seconds.
const APART: f64 = 0.13;
/// The whole is gentle: full volume is this.
const LOUD: f32 = 0.5;

/// Plays sounds, once the person did something.
#[derive(Default)]
pub struct Synth {
    awake: Cell<bool>,
    context: RefCell<Option<AudioContext>>,
}

/// A voice: when it begins, how long it lasts and how loud it is at its height.
#[derive(Clone, Copy)]
struct Voice {
    at: f64,
    long: f64,
    loud: f32,
}

impl Synth {
    /// The person did something: from now on there may be sound.
    pub fn wake(&self) {
        self.awake.set(true);
    }

    /// Plays sounds one after the other.
    pub fn play(&self, sounds: &[Sound], volume: u8) {
        if self.awake.get() {
            // Without sound the game is the same: whatever the browser says, nothing is told.
            let _ = self.try_play(sounds, volume);
        }
    }

    fn try_play(&self, sounds: &[Sound], volume: u8) -> Result<(), JsValue> {
        let context = self.context()?;
        if let Ok(promise) = context.resume() {
            wasm_bindgen_futures::spawn_local(async move {
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
            });
        }
        let master = context.create_gain()?;
        master.gain().set_value(LOUD * f32::from(volume.min(100)) / 100.0);
        master.connect_with_audio_node(&context.destination())?;
        let desk = Desk { context: &context, out: &master };
        let start = context.current_time() + 0.02;
        for (n, sound) in sounds.iter().enumerate() {
            desk.sound(*sound, start + APART * n as f64)?;
        }
        Ok(())
    }

    fn context(&self) -> Result<AudioContext, JsValue> {
        let mut known = self.context.borrow_mut();
        match &*known {
            Some(context) => Ok(context.clone()),
            None => Ok(known.insert(AudioContext::new()?).clone()),
        }
    }
}

/// Where voices are mixed.
struct Desk<'a> {
    context: &'a AudioContext,
    out: &'a GainNode,
}

impl Desk<'_> {
    fn sound(&self, sound: Sound, at: f64) -> Result<(), JsValue> {
        let voice = |after: f64, long: f64, loud: f32| Voice { at: at + after, long, loud };
        match sound {
            Sound::Card => {
                self.noise(voice(0.0, 0.09, 0.5), BiquadFilterType::Bandpass, 2600.0, 0.8)?;
                self.noise(voice(0.05, 0.07, 0.25), BiquadFilterType::Highpass, 4200.0, 0.5)
            }
            Sound::Coin => {
                self.tone(voice(0.0, 0.30, 0.22), OscillatorType::Sine, 2093.0, 2093.0)?;
                self.tone(voice(0.06, 0.28, 0.20), OscillatorType::Sine, 2794.0, 2794.0)
            }
            Sound::Journey => {
                for after in [0.0, 0.13] {
                    self.tone(voice(after, 0.08, 0.55), OscillatorType::Sine, 320.0, 130.0)?;
                    self.noise(voice(after, 0.05, 0.25), BiquadFilterType::Bandpass, 900.0, 1.2)?;
                }
                Ok(())
            }
            Sound::Quill => {
                self.noise(voice(0.0, 0.11, 0.22), BiquadFilterType::Bandpass, 5200.0, 2.5)?;
                self.noise(voice(0.13, 0.16, 0.26), BiquadFilterType::Bandpass, 6100.0, 2.5)
            }
            Sound::Turn => {
                self.tone(voice(0.0, 0.36, 0.26), OscillatorType::Sine, 659.3, 659.3)?;
                self.tone(voice(0.12, 0.27, 0.26), OscillatorType::Sine, 880.0, 880.0)
            }
            Sound::Refused => self.tone(voice(0.0, 0.16, 0.30), OscillatorType::Triangle, 165.0, 110.0),
        }
    }

    /// A tone that glides from one pitch to another and fades.
    fn tone(&self, voice: Voice, form: OscillatorType, from: f32, to: f32) -> Result<(), JsValue> {
        let tone = self.context.create_oscillator()?;
        tone.set_type(form);
        tone.frequency().set_value_at_time(from, voice.at)?;
        tone.frequency().exponential_ramp_to_value_at_time(to, voice.at + voice.long)?;
        self.shape(&tone, voice)?;
        tone.start_with_when(voice.at)?;
        tone.stop_with_when(voice.at + voice.long + 0.02)
    }

    /// Filtered noise that fades.
    fn noise(&self, voice: Voice, form: BiquadFilterType, pitch: f32, narrow: f32) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.hiss(voice.long)?));
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(form);
        filter.frequency().set_value(pitch);
        filter.q().set_value(narrow);
        source.connect_with_audio_node(&filter)?;
        self.shape(&filter, voice)?;
        source.start_with_when(voice.at)
    }

    fn hiss(&self, long: f64) -> Result<AudioBuffer, JsValue> {
        let rate = self.context.sample_rate();
        let length = (f64::from(rate) * long).ceil().max(1.0) as u32;
        let buffer = self.context.create_buffer(1, length, rate)?;
        let hiss: Vec<f32> = (0..length).map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0).collect();
        buffer.copy_to_channel(&hiss, 0)?;
        Ok(buffer)
    }

    /// Lets a voice rise at once and fade to nothing.
    fn shape(&self, source: &AudioNode, voice: Voice) -> Result<(), JsValue> {
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(0.0001, voice.at)?;
        gain.gain().exponential_ramp_to_value_at_time(voice.loud, voice.at + 0.008)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0001, voice.at + voice.long)?;
        source.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(self.out)?;
        Ok(())
    }
}
