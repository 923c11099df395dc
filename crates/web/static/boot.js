// Starts the page, or shows an error in the user's language.
//
// The service worker is registered after the page has started, so that it does not delay the first paint. A newer
// version is activated at once, with a reload, if this is the only open page and the user has not touched it yet.
// Otherwise the window gets the event "lacrimosa-update"; dispatching "lacrimosa-update-take" on the window then
// activates the new version. Open pages reload when the version changes, because they need files of their own version.

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
    // Fetched before the script that needs it, so that both load in parallel.
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

await start();
import("./motion.js").catch((error) => console.warn("nothing moves:", error));
keepForOffline().catch((error) => console.warn("not kept for offline use:", error));
