// Renders the music of the page and measures it. Defines `window.listening`.
window.listening = {
  /** The script that renders, and the notes of a movement. */
  async load(movement) {
    const renderer = await import(new URL("music/render.js", location.href));
    const notes = await (await fetch(new URL(`music/${movement}.json`, location.href))).json();
    return { renderer, notes, quarter: 60 / notes.tempo };
  },

  /** Renders the layers of a movement and measures each, without the room, which would blur it; and all together in the room. */
  async measure(movement, rate) {
    const { renderer, notes, quarter } = await listening.load(movement);
    const layers = {};
    let sides;
    for (const name of renderer.LAYERS) {
      const rows = notes.layers[name];
      const sound = await renderer.render({ [name]: rows }, { ...notes, loop: true, rate, room: false });
      const samples = sound.getChannelData(0);
      const angle = ((renderer.PLACES[name] + 1) * Math.PI) / 4;
      sides ??= [0, 1].map(() => new AudioBuffer({ length: samples.length, sampleRate: rate }));
      listening.add(samples, sides[0], Math.cos(angle) * renderer.TUTTI);
      listening.add(samples, sides[1], Math.sin(angle) * renderer.TUTTI);
      layers[name] = {
        ...listening.figures(samples),
        quietest: listening.quietest(samples, rows, quarter, rate),
        heard: listening.heard(samples, rows, quarter, rate),
        mistaken: listening.mistaken(samples, rows, quarter, rate),
      };
    }
    const peaks = sides.map(async (side) => listening.figures((await renderer.inRoom(side)).getChannelData(0)).peak);
    return { seconds: notes.length * quarter, layers, peak: Math.max(...await Promise.all(peaks)) };
  },

  add(samples, buffer, level) {
    const sum = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) {
      sum[at] += samples[at] * level;
    }
  },

  figures(samples) {
    const n = samples.length;
    let [peak, total, square, step] = [0, 0, 0, 0];
    for (let at = 0; at < n; at++) {
      const value = samples[at];
      peak = Math.max(peak, Math.abs(value));
      step = at ? Math.max(step, Math.abs(value - samples[at - 1])) : 0;
      total += value;
      square += value * value;
    }
    return { samples: n, peak, offset: total / n, loudness: Math.sqrt(square / n), step, seam: Math.abs(samples[0] - samples[n - 1]) };
  },

  /** How loud the layer is where it is least loud in the middle of a note. */
  quietest(samples, rows, quarter, rate) {
    const loud = rows.map(([start, lasts]) => {
      const middle = Math.round((start + Math.min(lasts, 1) / 2) * quarter * rate);
      return listening.figures(samples.subarray(middle, middle + rate / 50)).loudness;
    });
    return Math.min(...loud);
  },

  /** Which share of the notes is heard to begin within 60 ms of its time. */
  heard(samples, rows, quarter, rate) {
    return rows.filter(([start, , pitch]) => listening.begins(samples, start * quarter, pitch, rate)).length / rows.length;
  },

  /** How often a note seems to begin in the middle of long ones, where none begins. */
  mistaken(samples, rows, quarter, rate) {
    const middles = rows.filter(([, lasts]) => lasts * quarter > 0.4)
      .map(([start, lasts, pitch]) => [(start + lasts / 2) * quarter, pitch])
      .filter(([time]) => rows.every(([start]) => Math.abs(start * quarter - time) > 0.15));
    return middles.filter(([time, pitch]) => listening.begins(samples, time, pitch, rate)).length / Math.max(middles.length, 1);
  },

  /** Whether the tone of a pitch rises by a part of its strength within 60 ms of a time. */
  begins(samples, at, pitch, rate) {
    const f = 440 * 2 ** ((pitch - 69) / 12);
    const strengths = Array.from({ length: 9 }, (_, n) => listening.strength(samples, at + (n - 4) * 0.02 - 0.02, f, rate));
    const rises = strengths.slice(2).map((strength, n) => strength - strengths[n]);
    return Math.max(...rises) > 0.15 * Math.max(...strengths);
  },

  /** The strength of a frequency in 40 ms of the sound (Goertzel). The sound is a loop. */
  strength(samples, from, f, rate) {
    const [first, n] = [Math.round(from * rate), Math.round(0.04 * rate)];
    const turn = 2 * Math.cos((2 * Math.PI * f) / rate);
    listening.window ??= Array.from({ length: n }, (_, k) => 1 - Math.cos((2 * Math.PI * k) / n));
    let [last, before] = [0, 0];
    for (let k = 0; k < n; k++) {
      const value = samples[(first + k + samples.length) % samples.length] * listening.window[k];
      [last, before] = [value + turn * last - before, last];
    }
    return Math.sqrt(Math.max(last * last + before * before - turn * last * before, 0)) / n;
  },

  /** A layer as the page plays it, or the whole movement, as 16-bit samples in base64. */
  async record(movement, name) {
    const { renderer, notes } = await listening.load(movement);
    const parts = name ? { [name]: notes.layers[name] } : notes.layers;
    const sound = await renderer.render(parts, { ...notes, loop: true });
    return listening.packed(sound, name ? 1 : renderer.TUTTI * Math.SQRT1_2);
  },

  /** A cue, in the same form. */
  async recordCue(name) {
    const renderer = await import(new URL("music/render.js", location.href));
    const cue = (await (await fetch(new URL("music/cues.json", location.href))).json())[name];
    return listening.packed(await renderer.render(cue.layers, cue), cue.level);
  },

  packed(sound, level) {
    const whole = Int16Array.from(sound.getChannelData(0), (value) => Math.max(-1, Math.min(1, value * level)) * 32767);
    const bytes = new Uint8Array(whole.buffer);
    let text = "";
    for (let at = 0; at < bytes.length; at += 0x8000) {
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    }
    return btoa(text);
  },
};
