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

addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

/** Shows a push message of the server: the text is already in the player's language. */
async function show(data) {
  const { title = "Lacrimosa", body, table, tag = "", quiet } = read(data);
  const silent = isQuiet(quiet, new Date());
  // A notification with the same tag is replaced; `renotify` lets the new one sound again. It needs a tag.
  const options = { body, tag, silent, renotify: !silent && tag !== "", data: table, icon: address("icon-192.png"), badge: address("icon-192.png") };
  await registration.showNotification(title, options);
}

/** The content of a message. One that cannot be read is shown, too: browsers end the subscription of a page that shows nothing. */
function read(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

/** Whether the player's quiet hours hold. The server waits until they end, but a browser that was offline gets a message late. */
function isQuiet(quiet, now) {
  const since = (minute) => (now.getHours() * 60 + now.getMinutes() - minute + 1440) % 1440;
  return !!quiet && since(quiet.from) < (quiet.to - quiet.from + 1440) % 1440;
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { data } = event.notification;
  // Only a table of this page is opened, never another site.
  event.waitUntil(openTable(/^#\/t\/[\w-]+$/.test(data) ? data : ""));
});

/** Brings the open page of a table to the front, or opens one. */
async function openTable(table) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // The page of a finished game also has the moment in its address.
  const isThere = ({ url }) => url.startsWith(registration.scope) && `${new URL(url).hash}/`.startsWith(`${table}/`);
  const there = pages.find(isThere);
  return there ? there.focus() : clients.openWindow(address(table));
}
