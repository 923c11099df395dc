//! Synthesises the sounds with Web Audio: noise and tones of at most 0.4 seconds. Errors of the browser are ignored.

use page::sounds::Sound;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, BiquadFilterType, GainNode, OscillatorType};

/// The time between the starts of two sounds, in seconds.
const SOUND_GAP: f64 = 0.13;
/// The gain at full volume.
const FULL_GAIN: f32 = 0.5;

/// Plays sounds after the first user action.
#[derive(Default)]
pub struct Synth {
    awake: Cell<bool>,
    context: RefCell<Option<AudioContext>>,
}

/// The start, the duration in seconds and the peak gain of a tone or noise.
#[derive(Clone, Copy)]
struct Voice {
    at: f64,
    duration: f64,
    peak: f32,
}

impl Synth {
    /// Allows sound; called on the first user action.
    pub fn wake(&self) {
        self.awake.set(true);
    }

    /// Plays sounds in sequence.
    pub fn play(&self, sounds: &[Sound], volume: u8) {
        if self.awake.get() {
            // A failure is ignored, because the game does not depend on sound.
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
        master.gain().set_value(FULL_GAIN * f32::from(volume.min(100)) / 100.0);
        master.connect_with_audio_node(&context.destination())?;
        let mixer = Mixer { context: &context, out: &master };
        let start = context.current_time() + 0.02;
        for (n, sound) in sounds.iter().enumerate() {
            mixer.sound(*sound, start + SOUND_GAP * n as f64)?;
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

/// Connects tones and noises to the output.
struct Mixer<'a> {
    context: &'a AudioContext,
    out: &'a GainNode,
}

impl Mixer<'_> {
    fn sound(&self, sound: Sound, at: f64) -> Result<(), JsValue> {
        let voice = |after: f64, duration: f64, peak: f32| Voice { at: at + after, duration, peak };
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

    /// A tone that glides between two frequencies and fades out.
    fn tone(&self, voice: Voice, form: OscillatorType, from: f32, to: f32) -> Result<(), JsValue> {
        let tone = self.context.create_oscillator()?;
        tone.set_type(form);
        tone.frequency().set_value_at_time(from, voice.at)?;
        tone.frequency().exponential_ramp_to_value_at_time(to, voice.at + voice.duration)?;
        self.shape(&tone, voice)?;
        tone.start_with_when(voice.at)?;
        tone.stop_with_when(voice.at + voice.duration + 0.02)
    }

    /// Filtered noise that fades out.
    fn noise(&self, voice: Voice, form: BiquadFilterType, pitch: f32, narrow: f32) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.white_noise(voice.duration)?));
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(form);
        filter.frequency().set_value(pitch);
        filter.q().set_value(narrow);
        source.connect_with_audio_node(&filter)?;
        self.shape(&filter, voice)?;
        source.start_with_when(voice.at)
    }

    fn white_noise(&self, duration: f64) -> Result<AudioBuffer, JsValue> {
        let rate = self.context.sample_rate();
        let length = (f64::from(rate) * duration).ceil().max(1.0) as u32;
        let buffer = self.context.create_buffer(1, length, rate)?;
        let white_noise: Vec<f32> = (0..length).map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0).collect();
        buffer.copy_to_channel(&white_noise, 0)?;
        Ok(buffer)
    }

    /// The envelope: a fast attack, then a decay to silence.
    fn shape(&self, source: &AudioNode, voice: Voice) -> Result<(), JsValue> {
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(0.0001, voice.at)?;
        gain.gain().exponential_ramp_to_value_at_time(voice.peak, voice.at + 0.008)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0001, voice.at + voice.duration)?;
        source.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(self.out)?;
        Ok(())
    }
}
