// Plays the Requiem as far as it is written, and the cues of the game. boot.js loads it when the page has something to
// sound for the first time, and passes on the page's messages:
//
// volumes: { music, sounds }              in percent; 0 is off
// music: { movement, layers, whole }      what is written, or null; the level of each layer in percent
// debut: "horns"                          the layer of this music that is to be presented
// cues: ["card", "coin", …]               short sounds, in this order
//
// What a message leaves out has not changed.
//
// Each layer of the movement is rendered once and then repeated, all from a common start, so that they stay in step and
// need hardly any computing time. Only one movement is kept.

import { LAYERS, PLACES, TUTTI, render } from "./music/render.js";

/** The key of each movement: semitones above D, and whether it is major. */
const KEYS = { kyrie: [0, false], sequentia: [0, false], offertorium: [1, true], sanctus: [0, true], "agnus-dei": [0, false] };
/** Cues with harmonies: they follow each other, and the music steps back for them. */
const HARMONIES = ["your-turn", "part-written", "period", "victory"];
/** The time between the starts of two other cues, in seconds. */
const CUE_GAP = 0.13;
/** How loud the others remain while a new layer is presented, and all of them during a cue. */
const DUCKED = 0.5;
const DUCKED_FOR_CUE = 0.3;
/** A longer bar has an entry in its middle, too: nobody waits for music so long. In seconds. */
const LONG_BAR = 3;
/** After so many seconds of silence the browser may put its sound hardware to sleep. */
const IDLE = 20;

const volumes = { music: 0, sounds: 0 };
/** What the page wants to hear. */
let wanted = null;
/** The layer that is to be presented. */
let debut = null;
/** The movement that is rendered: its notes, and the sound of its layers. */
let piece;
/** The music that sounds. */
let pass;
/** Counts the wishes; a rendering for an earlier one is given up. */
let wish = 0;
/** The rendering for the last wish. */
let rendering;

/** Takes a message of the page. */
export function receive(message) {
  if (message.volumes) {
    setVolumes(message.volumes.music / 100, message.volumes.sounds / 100);
  }
  if (message.music !== undefined) {
    debut = message.debut ?? (message.music?.movement === wanted?.movement ? debut : null);
    wanted = message.music;
    update();
  }
  if (message.cues) {
    play(message.cues).catch(complain);
  }
}

/** What sounds now, for tests. */
export const status = () => ({
  running: desk?.context.state === "running",
  movement: pass?.piece.movement ?? null,
  layers: LAYERS.filter((name) => pass?.levels[name] > 0),
  finished: pass?.finished() ?? false,
  cues: played,
});

const complain = (error) => console.warn("no sound:", error);

// The mixing desk: music and cues, each with its volume, and a guard against clipping.

let desk;

function open() {
  if (desk) {
    return desk;
  }
  const context = new AudioContext({ latencyHint: "balanced" });
  const guard = new DynamicsCompressorNode(context, { threshold: -3, ratio: 12, knee: 0, attack: 0.002, release: 0.2 });
  const bus = (gain, out) => {
    const node = new GainNode(context, { gain });
    node.connect(out);
    return node;
  };
  guard.connect(context.destination);
  const music = bus(0, bus(TUTTI, guard));
  desk = { context, music, step: bus(1, music), cues: bus(0, guard) };
  document.addEventListener("visibilitychange", wake);
  // Some browsers start sound only in the middle of a click or a key press.
  ["pointerdown", "pointerup", "keydown"].forEach((touch) => addEventListener(touch, wake, { capture: true, passive: true }));
  return desk;
}

let idle;

/** Lets the sound run while the page is seen and has something to sound; a hidden page is silent. */
function wake() {
  const { context } = open();
  clearTimeout(idle);
  const quiet = document.hidden || !(volumes.music || volumes.sounds);
  (quiet ? context.suspend() : context.resume()).catch(() => {});
  const silent = () => !pass || pass.finished();
  if (silent()) {
    idle = setTimeout(() => silent() && context.suspend().catch(() => {}), IDLE * 1000);
  }
}

function setVolumes(music, sounds) {
  const { context, ...buses } = open();
  Object.assign(volumes, { music, sounds });
  buses.music.gain.setTargetAtTime(music ** 2, context.currentTime, 0.05);
  buses.cues.gain.setTargetAtTime(sounds ** 2, context.currentTime, 0.05);
  if (!music || !pass) {
    update();
  }
  if (sounds) {
    prepareCues().catch(complain);
  }
  wake();
}

// The music.

function update() {
  rendering = perform().catch(complain);
}

/** Renders what is missing for the present wish, layer by layer, and plays it. */
async function perform() {
  wish += 1;
  const mine = wish;
  const goesOn = () => mine === wish;
  if (!wanted || !volumes.music) {
    pass?.stop(desk.context.currentTime, 0.25);
    pass = piece = undefined;
    return;
  }
  const { movement, layers, whole } = wanted;
  const next = piece?.movement === movement ? piece : await load(movement);
  if (!goesOn()) {
    return;
  }
  piece = next;
  const make = async (name, parts, options) => {
    const sound = piece.sounds.get(name) ?? await render(parts, { tempo: piece.tempo, goesOn, ...options });
    return goesOn() && piece.sounds.set(name, sound);
  };
  for (const name of LAYERS.filter((name) => layers[name] > 0)) {
    if (!await make(name, { [name]: piece.layers[name] }, { length: piece.length, loop: true })) {
      return;
    }
  }
  if (whole && !await make("end", piece.ending.layers, { length: piece.ending.length })) {
    return;
  }
  wake();
  enter();
}

async function load(movement) {
  const response = await fetch(new URL(`music/${movement}.json`, import.meta.url));
  const { tempo, bar, length, preview, layers, end } = await response.json();
  const notes = Object.values(end.layers).flat();
  const late = (rows) => rows.map(([start, ...rest]) => [start - end.at, ...rest]);
  const ending = {
    at: end.at,
    length: Math.max(...notes.map(([start, duration]) => start + duration)) - end.at,
    layers: Object.fromEntries(Object.entries(end.layers).map(([name, rows]) => [name, late(rows)])),
  };
  return { movement, tempo, bar, length, preview, layers, ending, sounds: new Map() };
}

/** Lets the music sound as it is wanted: other levels at once, anything else from the next bar on. */
function enter() {
  const { context, step } = open();
  const now = context.currentTime + 0.05;
  const { layers, whole } = wanted;
  const presented = whole ? null : debut;
  debut = null;
  if (pass?.piece === piece && !presented && pass.whole === whole) {
    pass.setLevels(layers, now);
    return;
  }
  const at = pass?.next(now) ?? now;
  pass?.stop(at, 0.03);
  pass = new Pass(context, step, at, presented ? piece.preview[presented][0] : 0);
  pass.setLevels(layers, at);
  if (presented) {
    pass.present(presented, layers, at);
  }
  if (whole) {
    pass.endWith(piece.sounds.get("end"));
  }
  if (volumes.sounds) {
    // The key may be another one.
    prepareCues().catch(complain);
  }
}

/** The repeated layers of a movement, with a common start. */
class Pass {
  constructor(context, out, at, from) {
    this.context = context;
    this.piece = piece;
    this.quarter = 60 / piece.tempo;
    this.whole = wanted.whole;
    this.from = from * this.quarter;
    this.at = at;
    this.layers = new Map();
    this.levels = {};
    this.sources = [];
    this.out = new GainNode(context, { gain: 0 });
    this.out.gain.setValueAtTime(0, at);
    this.out.gain.linearRampToValueAtTime(1, at + 0.03);
    this.out.connect(out);
  }

  /** The time of the next bar, or of the middle of a long one. */
  next(now) {
    const bar = this.piece.bar * this.quarter;
    const grid = bar > LONG_BAR ? bar / 2 : bar;
    const first = this.at - this.from;
    return this.end ? now : first + Math.ceil((Math.max(now, this.at) - first) / grid) * grid;
  }

  /** Starts what is new, and moves all layers to their levels. */
  setLevels(levels, wished) {
    const at = Math.max(wished, this.at);
    const old = this.levels;
    this.levels = levels;
    // A level that stays is not touched, so that a presentation is not cut short.
    for (const name of LAYERS.filter((name) => levels[name] !== old[name])) {
      if (levels[name] > 0 && !this.layers.has(name)) {
        this.layers.set(name, this.start(name, at));
      }
      this.layers.get(name)?.gain.setTargetAtTime((levels[name] ?? 0) / 100, at, at > this.at ? 0.6 : 0.001);
    }
  }

  start(name, at) {
    const buffer = this.piece.sounds.get(name);
    const source = new AudioBufferSourceNode(this.context, { buffer, loop: true });
    const level = new GainNode(this.context, { gain: 0 });
    source.connect(level).connect(new StereoPannerNode(this.context, { pan: PLACES[name] })).connect(this.out);
    source.start(at, (this.from + at - this.at) % buffer.duration);
    this.sources.push(source);
    return level;
  }

  /** Presents a layer: it sounds in full, and the others step back until the end of its preview. */
  present(presented, levels, at) {
    const [from, to] = this.piece.preview[presented];
    for (const [name, { gain }] of this.layers) {
      const level = (levels[name] ?? 0) / 100;
      gain.cancelScheduledValues(at);
      gain.setValueAtTime(name === presented ? 1 : level * DUCKED, at);
      gain.setTargetAtTime(level, at + (to - from) * this.quarter, 0.6);
    }
  }

  /** Ends the first time with its last chords, instead of repeating. */
  endWith(buffer) {
    const at = this.at + this.piece.ending.at * this.quarter - this.from;
    this.end = new AudioBufferSourceNode(this.context, { buffer });
    // As loud as a layer whose place is in the middle.
    const level = new GainNode(this.context, { gain: Math.SQRT1_2 });
    this.last = new GainNode(this.context);
    this.end.connect(level).connect(this.last).connect(open().step);
    this.end.start(at);
    this.out.gain.setTargetAtTime(0, at, 0.02);
    this.sources.forEach((source) => source.stop(at + 0.3));
    this.end.onended = () => {
      this.over = true;
      wake();
    };
  }

  finished() {
    return this.over === true;
  }

  /** Fades out; `fade` is the time constant. */
  stop(at, fade) {
    for (const node of [this.out, this.last].filter(Boolean)) {
      node.gain.cancelScheduledValues(at);
      node.gain.setTargetAtTime(0, at, fade);
    }
    [...this.sources, this.end].filter(Boolean).forEach((source) => source.stop(at + fade * 8));
  }
}

// The cues.

/** The data of the cues, as soon as they are loaded, and their sounds by name, in one key. */
let cues;
const cueSounds = new Map();
let cueKey;
/** When the last harmony has ended. */
let free = 0;
/** How many cues were played, for tests. */
let played = 0;

/** Renders all cues in the key of the movement, so that none comes late. The music comes first. */
async function prepareCues() {
  for (const name of Object.keys(await loadCues())) {
    await rendering;
    await cueSound(name);
  }
}

function loadCues() {
  cues ??= fetch(new URL("music/cues.json", import.meta.url)).then((response) => response.json()).catch((error) => {
    cues = undefined;
    throw error;
  });
  return cues;
}

async function cueSound(name) {
  const cue = (await loadCues())[name];
  const [up, major] = KEYS[wanted?.movement] ?? [0, false];
  const key = `${up} ${major}`;
  if (cueKey !== key) {
    cueSounds.clear();
    cueKey = key;
  }
  if (!cueSounds.has(name)) {
    // A minor cue in a major movement: its third, sixth and seventh are raised.
    const raise = major && cue.key.endsWith("minor");
    const shift = (pitch) => pitch + up + (raise && [5, 10, 0].includes(pitch % 12) ? 1 : 0);
    cueSounds.set(name, render(cue.layers, { tempo: cue.tempo, length: cue.length, shift }));
  }
  return { name, level: cue.level, lasts: (cue.length * 60) / cue.tempo, buffer: await cueSounds.get(name) };
}

async function play(names) {
  if (!volumes.sounds || document.hidden) {
    return;
  }
  // The music itself presents a part that is written.
  const heard = names.filter((name) => name !== "part-written" || !(volumes.music && wanted));
  wake();
  const sounds = await Promise.all(heard.map(cueSound));
  const { context, cues: out, step } = open();
  const now = context.currentTime + 0.02;
  sounds.forEach(({ name, level, lasts, buffer }, n) => {
    const source = new AudioBufferSourceNode(context, { buffer });
    let at = now + n * CUE_GAP;
    if (HARMONIES.includes(name)) {
      at = Math.max(at, free);
      free = at + lasts;
      step.gain.setTargetAtTime(DUCKED_FOR_CUE, at, 0.05);
      step.gain.setTargetAtTime(1, free, 0.4);
    }
    source.connect(new GainNode(context, { gain: level })).connect(out);
    source.start(at);
    played += 1;
  });
}
