// Renders notes to sound, with an OfflineAudioContext: the instruments and the room of the Requiem.
//
// A note is [start, duration, MIDI pitch, velocity], with times in quarter notes. The result is mono. docs/music.md
// describes the data and the instruments.

/** The layers of a movement, as the rules name its instruments, and where they sit: from -1, left, to 1, right. */
export const PLACES = { horns: 0.2, percussion: 0.1, strings: -0.2, voice: 0, organ: 0 };
export const LAYERS = Object.keys(PLACES);
/** The level at which all layers together do not clip. */
export const TUTTI = 0.8;
/** The sample rate. The music has nothing above 12 kHz that anybody would miss. */
export const RATE = 32000;

const DRY = 0.7;
const WET = 0.3;
/** How long the room rings, in seconds. */
const RING = 2.6;
/**
 * Notes are rendered in stretches of this many seconds, because a browser computes every note of a context all the time,
 * also before it begins and after it ended.
 */
const STRETCH = 1;

const frequency = (pitch) => 440 * 2 ** ((pitch - 69) / 12);

/**
 * Renders parts, each an instrument with its notes, to an AudioBuffer.
 * `loop` cuts the sound after `length` quarters and adds what rings longer to the beginning. `goesOn` is asked now and
 * then whether the result is still wanted; if not, there is none.
 */
export async function render(parts, { tempo, length, loop = false, rate = RATE, room = true, shift = (pitch) => pitch, goesOn = () => true }) {
  const samples = Math.round(length * (60 / tempo) * rate);
  const rings = Math.max(...Object.keys(parts).map((name) => INSTRUMENTS[name].rings));
  const dry = new AudioBuffer({ length: samples + Math.round(rings * rate), sampleRate: rate });
  for (const [name, notes] of Object.entries(parts)) {
    for (const [first, stretch] of stretches(name, notes, 60 / tempo, shift)) {
      if (!goesOn()) {
        return undefined;
      }
      add((await renderStretch(name, stretch, rate)).getChannelData(0), dry.getChannelData(0), first * rate);
    }
  }
  const sound = room ? await inRoom(dry) : dry;
  return loop ? folded(sound, samples) : sound;
}

/** The notes of an instrument by the stretch in which they begin, in seconds from the beginning of the stretch. */
function stretches(name, notes, quarter, shift) {
  const found = new Map();
  for (const [start, duration, pitch, velocity] of notes) {
    const first = Math.floor((start * quarter) / STRETCH) * STRETCH;
    const peak = (velocity / 127) ** 1.6 * INSTRUMENTS[name].gain;
    const note = { at: start * quarter - first, lasts: duration * quarter, f: frequency(shift(pitch)), velocity, peak };
    found.set(first, [...(found.get(first) ?? []), note]);
  }
  return found;
}

function renderStretch(name, notes, rate) {
  const { rings, make } = INSTRUMENTS[name];
  const end = Math.max(...notes.map(({ at, lasts }) => at + (rings > 1 ? 0 : lasts))) + rings;
  const context = new OfflineAudioContext(1, Math.ceil(end * rate), rate);
  const play = make(context, context.destination);
  notes.forEach((note) => play(note));
  return context.startRendering();
}

function add(from, to, offset) {
  const most = Math.min(from.length, to.length - offset);
  for (let at = 0; at < most; at++) {
    to[offset + at] += from[at];
  }
}

function folded(sound, samples) {
  const all = sound.getChannelData(0);
  const loop = new AudioBuffer({ length: samples, sampleRate: sound.sampleRate });
  const kept = loop.getChannelData(0);
  kept.set(all.subarray(0, samples));
  for (let at = samples; at < all.length; at++) {
    kept[at % samples] += all[at];
  }
  return loop;
}

// The instruments. Each `make` prepares what its notes share and returns a function that plays a note. `rings` is how long
// a note sounds after its end, in seconds; above 1 it is struck, and its duration does not matter.

const INSTRUMENTS = {
  horns: { rings: 0.6, gain: 0.13, make: (context, out) => {
    const wave = partials(context, [1, 0.75, 0.55, 0.36, 0.22, 0.13, 0.08, 0.05]);
    return (note) => {
      const tone = lowPass(context, 500 + 14 * note.velocity + note.f, out);
      tones(context, note, { wave, tuning: [[-3, 0.7], [3, 0.3]], release: 0.18 }, envelope(context, note, { attack: 0.05, sustain: 0.85, release: 0.18 }, tone));
    };
  } },

  strings: { rings: 0.5, gain: 0.17, make: (context, out) => {
    const wave = partials(context, Array.from({ length: 14 }, (_, n) => 1 / (n + 1)));
    const vibrato = waver(context, 5.3, 7);
    return (note) => {
      const tone = lowPass(context, 1300 + 16 * note.velocity + 1.5 * note.f, out);
      const attack = Math.min(0.07, 0.3 * note.lasts);
      tones(context, note, { wave, tuning: [[-6, 0.7], [6, 0.3]], release: 0.14, vibrato }, envelope(context, note, { attack, release: 0.14 }, tone));
    };
  } },

  voice: { rings: 0.6, gain: 0.85, make: (context, out) => {
    // The vowel is the same for all singers, so that they share its filters.
    const mouth = new GainNode(context);
    [[650, 1, 5], [1080, 0.5, 6], [2650, 0.18, 10], [3300, 0.1, 11]].forEach(([f, gain, Q]) =>
      mouth.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: f, Q })).connect(new GainNode(context, { gain })).connect(out));
    mouth.connect(new BiquadFilterNode(context, { type: "lowpass", frequency: 400 })).connect(new GainNode(context, { gain: 0.35 })).connect(out);
    const vibrato = waver(context, 5, 12);
    return (note) => tones(context, note, { type: "sawtooth", tuning: [[-7, 0.2], [0, 0.6], [7, 0.2]], release: 0.2, vibrato }, envelope(context, note, { attack: 0.09, release: 0.2 }, mouth));
  } },

  organ: { rings: 0.3, gain: 0.11, make: (context, out) => {
    const high = partials(context, [1, 0.55, 0.22, 0.32, 0, 0.14, 0, 0.12]);
    const low = partials(context, [1, 0.8, 0.3, 0.25, 0, 0.1]);
    return (note) => {
      const wave = note.f < frequency(52) ? low : high;
      tones(context, note, { wave, tuning: [[0, 1]], release: 0.09 }, envelope(context, note, { attack: 0.02, release: 0.09 }, out));
    };
  } },

  // Timpani ring as long as they like, whatever the duration of the note.
  percussion: { rings: 1.8, gain: 0.4, make: (context, out) => {
    const skin = lowPass(context, 900, out);
    const hiss = noise(context);
    return (note) => {
      [[1, 1, 0.75], [1.5, 0.55, 0.55], [1.98, 0.32, 0.4], [2.44, 0.18, 0.3], [2.9, 0.1, 0.22]].forEach(([ratio, part, decay]) =>
        struck(context, note, { f: note.f * ratio, from: 1.03, glide: 0.03, peak: note.peak * part, decay: decay / 3 }, out));
      puff(context, note, { hiss, lasts: 0.02, peak: note.peak * 1.5 }, skin);
    };
  } },

  // The rest plays only in short cues.
  pluck: { rings: 0.7, gain: 0.22, make: (context, out) => {
    const wave = partials(context, Array.from({ length: 8 }, (_, n) => 1 / (n + 1) ** 1.4));
    return (note) => struck(context, note, { f: note.f, wave, peak: note.peak, decay: 0.09 }, lowPass(context, 900 + note.f, out));
  } },
  bell: { rings: 1, gain: 0.16, make: (context, out) => (note) =>
    [[1, 1, 0.13], [2.76, 0.3, 0.07], [5.4, 0.1, 0.03]].forEach(([ratio, part, decay]) =>
      struck(context, note, { f: note.f * ratio, peak: note.peak * part, decay }, out)) },
  hoof: { rings: 0.3, gain: 0.4, make: (context, out) => (note) =>
    struck(context, note, { f: note.f, from: 2, glide: 0.03, peak: note.peak, decay: 0.03 }, out) },
  paper: { rings: 0.5, gain: 0.3, make: (context, out) => brush(context, 0.8, out) },
  pen: { rings: 0.5, gain: 0.3, make: (context, out) => brush(context, 2.5, out) },
};

/** Noise around the pitch of each note. */
function brush(context, Q, out) {
  const hiss = noise(context);
  return (note) => {
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: Math.min(note.f, context.sampleRate * 0.45), Q });
    band.connect(out);
    puff(context, note, { hiss, lasts: note.lasts, peak: note.peak }, band);
  };
}

// What instruments are made of.

function partials(context, strengths) {
  const imag = Float32Array.from([0, ...strengths]);
  return new PeriodicWave(context, { real: new Float32Array(imag.length), imag, disableNormalization: true });
}

function lowPass(context, limit, out) {
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: Math.min(limit, context.sampleRate * 0.45), Q: 0 });
  filter.connect(out);
  return filter;
}

/** Three slow oscillators, a little apart, so that not everybody trembles at once. */
function waver(context, rate, cents) {
  const slow = [0.94, 1, 1.07].map((factor) => {
    const oscillator = new OscillatorNode(context, { frequency: rate * factor });
    oscillator.start();
    return oscillator;
  });
  let turn = 0;
  return { cents, next: () => slow[(turn += 1) % slow.length] };
}

/** The loudness of a note that is held. */
function envelope(context, { at, lasts, peak }, { attack, release, sustain = 1 }, out) {
  const node = new GainNode(context, { gain: 0 });
  const top = Math.min(attack, lasts / 2);
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + top);
  if (sustain < 1) {
    node.gain.setTargetAtTime(peak * sustain, at + top, 0.1);
  }
  node.gain.setTargetAtTime(0, at + lasts, release / 3);
  node.connect(out);
  return node;
}

/**
 * Several oscillators on one note, each with its distance in cents and its share. One of them leads, or they would cancel
 * each other again and again. The vibrato begins when the note has settled.
 */
function tones(context, { at, lasts, f }, { wave, type, tuning, release, vibrato }, out) {
  const end = at + lasts + release * 2.5;
  const depth = vibrato && lasts > 0.3 ? new GainNode(context, { gain: 0 }) : undefined;
  if (depth) {
    vibrato.next().connect(depth);
    depth.gain.setValueAtTime(0, at + 0.2);
    depth.gain.linearRampToValueAtTime(vibrato.cents, at + 0.4);
  }
  for (const [detune, gain] of tuning) {
    const oscillator = new OscillatorNode(context, wave ? { type: "custom", periodicWave: wave, frequency: f, detune } : { type, frequency: f, detune });
    depth?.connect(oscillator.detune);
    oscillator.connect(new GainNode(context, { gain })).connect(out);
    oscillator.start(at);
    oscillator.stop(end);
  }
}

/** A tone that is struck and dies away; it may begin sharp. */
function struck(context, { at }, { f, wave, from = 1, glide = 0, peak, decay }, out) {
  const oscillator = new OscillatorNode(context, wave ? { type: "custom", periodicWave: wave, frequency: f } : { frequency: f });
  if (glide) {
    oscillator.frequency.setValueAtTime(f * from, at);
    oscillator.frequency.exponentialRampToValueAtTime(f, at + glide);
  }
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + 0.003);
  node.gain.setTargetAtTime(0, at + 0.003, decay);
  oscillator.connect(node).connect(out);
  oscillator.start(at);
  oscillator.stop(at + decay * 7);
}

/** A short breath of noise. */
function puff(context, { at }, { hiss, lasts, peak }, out) {
  const source = new AudioBufferSourceNode(context, { buffer: hiss });
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + Math.min(0.008, lasts / 3));
  node.gain.setTargetAtTime(0, at + lasts / 3, lasts / 4);
  source.connect(node).connect(out);
  source.start(at, (at * 0.37) % 0.3, lasts * 1.5);
}

/** Half a second of noise. */
function noise(context) {
  const next = random();
  const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
  buffer.getChannelData(0).forEach((_, at, samples) => { samples[at] = next(); });
  return buffer;
}

/** Numbers from -1 to 1, always the same ones, so that the same notes always make the same sound. */
function random(seed = 1791) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A church: what sounds dry, with the echo of its walls. */
export function inRoom(dry) {
  const { sampleRate } = dry;
  const context = new OfflineAudioContext(1, dry.length + Math.round(RING * sampleRate), sampleRate);
  const source = new AudioBufferSourceNode(context, { buffer: dry });
  const convolver = new ConvolverNode(context, { disableNormalization: true, buffer: echo(sampleRate) });
  source.connect(new GainNode(context, { gain: DRY })).connect(context.destination);
  source.connect(convolver).connect(new GainNode(context, { gain: WET })).connect(context.destination);
  source.start();
  return context.startRendering();
}

const echoes = new Map();

/** The echo of a clap in the church: noise, whose high notes die away first. Its energy is 1. */
function echo(rate) {
  if (!echoes.has(rate)) {
    echoes.set(rate, clap(rate));
  }
  return echoes.get(rate);
}

function clap(rate) {
  const [silence, lasts] = [0.018, 2.6].map((seconds) => Math.round(seconds * rate));
  const buffer = new AudioBuffer({ length: silence + lasts, sampleRate: rate });
  const samples = buffer.getChannelData(0);
  const next = random();
  // The noise below each limit; what is above it belongs to the next band. Each band has the time in which it fades.
  const limits = [500, 2000, 5000].map((f) => 1 - Math.exp((-2 * Math.PI * f) / rate));
  const fades = [2.6, 2.1, 1.3, 0.6].map((seconds) => Math.log(1000) / (seconds * rate));
  const below = [0, 0, 0];
  let energy = 0;
  for (let n = 0; n < lasts; n++) {
    const white = next();
    limits.forEach((part, band) => { below[band] += part * (white - below[band]); });
    const bands = [below[0], below[1] - below[0], below[2] - below[1], white - below[2]];
    const value = bands.reduce((sum, band, index) => sum + band * Math.exp(-fades[index] * n), 0);
    samples[silence + n] = value;
    energy += value * value;
  }
  const scale = 1 / Math.sqrt(energy);
  samples.forEach((value, at) => { samples[at] = value * scale; });
  return buffer;
}
