// Keeps one version of the page whole, so that it opens without a network. The build writes the two constants.
// A version without files (a developer's build) keeps nothing and takes over at once.

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
  // Asks the server whether a file has changed instead of trusting the browser's cache.
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

/** The address under which a request is kept, if it is. The page's own address may have a query. */
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

/** Whether there is only one page. One that is just being loaded anew counts twice for a moment. */
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
