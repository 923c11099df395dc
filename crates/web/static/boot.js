// Starts the page, or says in the reader's language why it cannot.
//
// The service worker is registered once the page runs, so that it never delays the first view. A newer version takes
// over by itself, by a reload, as long as nobody has touched this page and it is the only one. Later the window gets
// the event "lacrimosa-update", and whoever dispatches "lacrimosa-update-take" on the window gets that version. A page
// never goes on under another version than its own: the worker's files would not fit it.

const LANGUAGES = ["en", "fr", "es", "ru", "pl"];

function tell(trouble) {
  const wanted = [...(navigator.languages ?? []), navigator.language].map((tag) => String(tag).slice(0, 2));
  const lang = wanted.find((code) => LANGUAGES.includes(code)) ?? "en";
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
    // Asked for before the script that needs it: both come at the same time.
    const module = fetch(new URL("web_bg.wasm", import.meta.url));
    module.catch(() => {});
    const { default: init, run } = await import("./web.js");
    await init({ module_or_path: module });
    run();
    quiet?.remove();
    performance.mark("lacrimosa-started");
  } catch (error) {
    console.error(error);
    tell(error instanceof WebAssembly.CompileError ? "old" : "failed");
  }
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
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && offer(worker));
  });
}

function offer(worker) {
  // Without a controller this is the first version ever: nothing is newer.
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

await start();
keepForOffline().catch((error) => console.warn("not kept for offline use:", error));
