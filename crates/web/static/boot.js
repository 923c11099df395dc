// Starts the page, or shows an error in the user's language.
//
// The service worker is registered after the page has started, so that it does not delay the first paint. A newer
// version is activated at once, with a reload, if this is the only open page and the user has not touched it yet.
// Otherwise the window gets the event "lacrimosa-update"; dispatching "lacrimosa-update-take" on the window then
// activates the new version. Open pages reload when the version changes, because they need files of their own version.

const LANGUAGES = ["en", "fr", "es", "ru", "pl"];

/** The language that the page starts in: the one in the stored settings, else the first of the browser's that we have. */
function language() {
  const wanted = [storedLanguage(), ...(navigator.languages ?? []), navigator.language];
  return wanted.map((tag) => String(tag).slice(0, 2)).find((code) => LANGUAGES.includes(code)) ?? "en";
}

function storedLanguage() {
  try {
    return JSON.parse(localStorage.getItem("lacrimosa.settings"))?.lang;
  } catch {
    return undefined;
  }
}

/**
 * Whether the browser has stored nothing yet. Then the page begins with the start page, on which there is nothing but the
 * choices of a game. It does without the styles and most texts of the other screens, which follow.
 */
function isFirstVisit() {
  try {
    return location.hash.length < 2 && localStorage.length === 0;
  } catch {
    return false;
  }
}

/** Loads the styles of all screens but the start page. Until they are there, other screens are hidden. */
function loadStyles() {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "more.css" });
  const loaded = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  document.head.append(link);
  return loaded;
}

/** What follows the start page on a first visit. No other screen is shown without it, so it is tried until it works. */
async function loadRest(lang, complete) {
  try {
    complete(lang, await fetchText(`texts/${lang}-more.txt`));
    await loadStyles();
  } catch (error) {
    console.warn("not complete yet:", error);
    setTimeout(loadRest, 2000, lang, complete);
  }
}

function tell(trouble) {
  const lang = language();
  const words = document.querySelector(`#boot [data-trouble="${trouble}"][lang="${lang}"]`);
  if (words) {
    words.hidden = false;
    words.setAttribute("role", "alert");
  }
}

async function start() {
  if (typeof WebAssembly !== "object") {
    return tell("old");
  }
  const quiet = document.getElementById("boot");
  try {
    // Fetched before the script that needs them, so that all load in parallel.
    const lang = language();
    const module = fetch(new URL("web_bg.wasm", import.meta.url));
    const texts = fetchText(`texts/${lang}.txt`);
    const rest = isFirstVisit() ? [] : [fetchText(`texts/${lang}-more.txt`), loadStyles()];
    for (const loading of [module, texts, ...rest]) {
      loading.catch(() => {});
    }
    const { default: init, run, complete } = await import("./web.js");
    await init({ module_or_path: module });
    const [more] = await Promise.all(rest);
    await run(lang, await texts, more);
    quiet?.remove();
    performance.mark("lacrimosa-started");
    if (rest.length === 0) {
      loadRest(lang, complete);
    }
  } catch (error) {
    console.error(error);
    tell(error instanceof WebAssembly.CompileError ? "old" : "failed");
  }
}

async function fetchText(file) {
  const address = new URL(file, import.meta.url);
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

let untouched = true;
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => { untouched = false; }, { once: true, capture: true });
}

async function keepForOffline() {
  const workers = navigator.serviceWorker;
  if (!workers) {
    return;
  }
  if (workers.controller) {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  }
  const registration = await workers.register("sw.js");
  // A browser that forbids service workers may answer with nothing.
  if (!registration) {
    return;
  }
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && offer(worker));
  });
}

function offer(worker) {
  // Without a controller this is the first installation, not an update.
  if (!worker || !navigator.serviceWorker.controller) {
    return;
  }
  const announce = () => {
    addEventListener("lacrimosa-update-take", () => worker.postMessage("take-over"), { once: true });
    dispatchEvent(new Event("lacrimosa-update"));
  };
  if (!untouched) {
    return announce();
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = announce;
  worker.postMessage("take-over-if-alone", [port2]);
}

// The page's messages to the music, which is loaded with the first one.
let music;
window.lacrimosaMusic = {
  send(message) {
    music ??= import("./music.js");
    music.then(({ receive }) => receive(JSON.parse(message))).catch((error) => {
      music = undefined;
      console.warn("no sound:", error);
    });
  },
};

// What a lesson lights, by a script that is loaded with the first lesson.
let lesson;
window.lacrimosaLesson = {
  send(message) {
    lesson ??= import("./lesson.js");
    lesson.then(({ receive }) => receive(JSON.parse(message))).catch((error) => {
      lesson = undefined;
      console.warn("nothing is lit:", error);
    });
  },
};

// Where no worker can run, the page itself computes what bots do, with the worker's module.
let bots;
window.lacrimosaAnswer = (question, send, fail) => {
  bots ??= import("./bots.js").then(async (module) => {
    await module.default({ module_or_path: new URL("bots_bg.wasm", import.meta.url) });
    return module;
  });
  bots.then(({ answer }) => answer(question, send)).catch((error) => {
    bots = undefined;
    fail(String(error));
  });
};

await start();
// The italic of the table, so that its headings do not change their looks when it is shown.
const letters = { pl: "Lł", ru: "LЛ" }[document.documentElement.lang] ?? "L";
document.fonts?.load("italic 600 1em 'EB Garamond'", letters).catch(() => {});
import("./motion.js").catch((error) => console.warn("nothing moves:", error));
keepForOffline().catch((error) => console.warn("not kept for offline use:", error));
