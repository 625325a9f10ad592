// Keeps the shell at hand (R513): a second visit paints from here, and without a connection there is a page that says so. It
// touches nothing but this origin's page and its hashed files: no answer of the server is ever kept. A plain script: the build
// fills in the names of the first screen's files, so that each release is another worker. See docs/decisions/024.
const VERSION = __VERSION__;
const FILES = __FILES__;
const PAGE = "/";
const PREFIX = "lobbykit-shell-";
const CACHE = PREFIX + VERSION;
/** What the server answers, and files with a name: no pages of the app. */
const NO_PAGE = /^\/(?:wps|lgw|lotto|art|\.well-known|__mock)\/|\.(?!html$)[^/]+$/;

addEventListener("install", (event) => {
  // All or nothing: a page without its files would be worse than none.
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([new Request(PAGE, { cache: "no-cache" }), ...FILES]))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOldReleases());
});

/** The release before stays: pages of it may still be open, and ask for their files. */
async function forgetOldReleases() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(assetOf(request));
  else if (request.mode === "navigate" && !NO_PAGE.test(pathname)) event.respondWith(pageOf(request));
});

/** A hashed file never changes: what is here is right. */
async function assetOf(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}

/**
 * The page of this release, at once: its first screen is here, and the browser looks for the next release meanwhile. Who reloads
 * wants the newest, as does a page whose later files have gone (R509).
 */
async function pageOf(request) {
  const cache = await caches.open(CACHE);
  const isReload = request.cache !== "default";
  const kept = isReload ? undefined : await cache.match(PAGE);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const last = await cache.match(PAGE);
    if (last) return last;
    throw error;
  }
}
