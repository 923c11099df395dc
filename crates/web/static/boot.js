// Starts the page, or says in the reader's language why it cannot.
//
// The service worker: it is registered once the page runs, so that it never delays the first view. When a newer
// version is ready, the window gets the event "lacrimosa-update"; whoever dispatches "lacrimosa-update-take" on the
// window gets that version, by a reload. A page that is just being opened, and is the only one, takes it unasked:
// there is nothing to lose yet.

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
    const { default: init, run } = await import("./web.js");
    await init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
    run();
    quiet?.remove();
  } catch (error) {
    console.error(error);
    tell(error instanceof WebAssembly.CompileError ? "old" : "failed");
  }
}

/** Whether a newer version takes over now; then the page is loaded anew and need not start. */
async function newerTakesOver() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.waiting || !navigator.serviceWorker.controller) {
    return false;
  }
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    const stop = new AbortController();
    const done = (taken) => {
      clearTimeout(patience);
      channel.port1.close();
      if (!taken) stop.abort();
      resolve(taken);
    };
    channel.port1.onmessage = ({ data }) => done(data === true);
    // A worker that does not answer shall not keep anybody from playing.
    const patience = setTimeout(done, 1000, false);
    reloadWhenTaken(stop.signal);
    registration.waiting.postMessage("take-over-if-alone", [channel.port2]);
  });
}

function reloadWhenTaken(signal) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true, signal });
}

async function keepForOffline() {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  const registration = await navigator.serviceWorker.register("sw.js");
  const announce = (worker) => {
    if (!worker || !navigator.serviceWorker.controller) {
      return;
    }
    addEventListener("lacrimosa-update-take", () => {
      reloadWhenTaken();
      worker.postMessage("take-over");
    }, { once: true });
    dispatchEvent(new Event("lacrimosa-update"));
  };
  announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && announce(worker));
  });
}

if (!(await newerTakesOver())) {
  await start();
  keepForOffline().catch((error) => console.warn("not kept for offline use:", error));
}
