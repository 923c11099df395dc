// Service worker: caches all files of one version, so that the page works offline. The build fills in both constants.
// A development build has no file list: it caches nothing and is activated at once.

const VERSION = "@version@";
const FILES = ["@files@"];

const PREFIX = "lacrimosa-";
const CACHE = PREFIX + VERSION;
const address = (file) => new URL(file, registration.scope).href;
const KEPT = new Set(FILES.map(address));

addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  if (FILES.length === 0) {
    return skipWaiting();
  }
  const cache = await caches.open(CACHE);
  // Revalidates each file with the server instead of trusting the HTTP cache.
  await cache.addAll(FILES.map((file) => new Request(address(file), { cache: "no-cache" })));
}

addEventListener("activate", (event) => {
  event.waitUntil(deleteOthers());
});

async function deleteOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && (name !== CACHE || FILES.length === 0));
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const file = kept(event.request);
  if (file) {
    event.respondWith(fromCache(file, event.request));
  }
});

/** The cache key of a request, if its file is cached. The query is ignored, so that the page opens with any query. */
function kept({ method, url }) {
  if (method !== "GET") {
    return undefined;
  }
  const plain = url.split(/[?#]/)[0];
  const file = plain === address("index.html") ? address("./") : plain;
  return KEPT.has(file) ? file : undefined;
}

async function fromCache(file, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file, { ignoreVary: true })) ?? fetch(request);
}

addEventListener("message", (event) => {
  event.waitUntil(heard(event));
});

async function heard({ data, ports }) {
  if (data === "take-over" || (data === "take-over-if-alone" && (await isAlone()))) {
    await skipWaiting();
  } else {
    ports[0]?.postMessage("not-alone");
  }
}

/** Whether only one page is open. Retries for a second, because a reloading page briefly counts twice. */
async function isAlone() {
  for (let patience = 10; patience > 0; patience -= 1) {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length <= 1) {
      return true;
    }
    await new Promise((goOn) => setTimeout(goOn, 100));
  }
  return false;
}
