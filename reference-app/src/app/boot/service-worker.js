// Caches the shell (R513): a second visit renders from the cache, and without a connection a page explains that. It handles only
// this origin's page and its hashed files, and never caches an answer of the server. It is a plain script. The build fills in the
// names of the first screen's files, so each release has a different worker. See docs/decisions/024.
const VERSION = __VERSION__;
const FILES = __FILES__;
const PAGE = "/";
/** The cache of a release: its page and the files of its first screen. It does not change once it is complete. */
const PREFIX = "lobbykit-shell-";
/** The cache of the files that a release loads later. */
const LATER = "lobbykit-later-";
const CACHE = PREFIX + VERSION;
/** Paths of the server and of named files, which are not pages of the app. */
const NO_PAGE = /^\/(?:wps|lgw|lotto|art|\.well-known|__mock)\/|\.(?!html$)[^/]+$/;

addEventListener("install", (event) => {
  event.waitUntil(keepRelease());
});

/**
 * Caches all files or none: a page without its files would be worse than no page. Every worker serves the newest complete release, so
 * this one does not need to replace the one before: a visit during a replacement can lose its answer.
 */
async function keepRelease() {
  // A release that is deployed again is the newest again.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll([new Request(PAGE, { cache: "no-cache" }), ...FILES]);
    for (const file of FILES) if (!isFile(await cache.match(file))) throw new TypeError(`${file} is a page`);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await forgetOldReleases();
}

/** Names of the caches, the newest first. */
async function releases() {
  const names = [];
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) names.unshift(name);
  return names;
}

/** Keeps the previous release: its pages may still be open and request their files. */
async function forgetOldReleases() {
  const kept = (await releases()).slice(0, 2).flatMap((name) => [name, name.replace(PREFIX, LATER)]);
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) || name.startsWith(LATER));
  await Promise.all(ours.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(assetOf(request));
  else if (request.mode === "navigate" && !NO_PAGE.test(pathname)) {
    event.respondWith(pageOf(request));
    // The browser looks for a new release only once the page is idle, and by then the visitor may have reloaded.
    if (isReload(request)) event.waitUntil(registration.update().catch(() => {}));
  }
});

/** The storage of a browser can be damaged or withdrawn. The network then answers, as if nothing had been kept. */
const nothing = () => undefined;

const isReload = (request) => request.cache !== "default";

/** Some hosts answer with the page and status 200 for a file that does not exist. It would stay in the cache permanently. */
const isFile = (answer) => answer.ok && !/html/.test(answer.headers.get("content-type") ?? "");

/** A hashed file never changes, so the cached one is right unless a page was cached in its place. */
async function assetOf(request) {
  const kept = await caches.match(request).catch(nothing);
  if (kept && isFile(kept)) return kept;
  if (kept) await forget(request).catch(nothing);
  const answer = await fetch(request);
  if (isFile(answer)) {
    const copy = answer.clone();
    keepAsset(request, copy).catch(nothing);
  }
  return answer;
}

async function forget(request) {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(request);
}

/** The cache for later files of the newest release, which is not always this worker's. */
async function keepAsset(request, answer) {
  const [newest = CACHE] = await releases();
  const cache = await caches.open(newest.replace(PREFIX, LATER));
  await cache.put(request, answer);
}

/** The page of the newest complete release. */
async function keptPage() {
  for (const cacheName of await releases()) {
    const page = await caches.match(PAGE, { cacheName });
    if (page) return page;
  }
  return undefined;
}

/**
 * Serves the newest cached page immediately, since its first screen is cached too. The browser looks for the next release meanwhile. A
 * reload requests the newest page from the server, as does a page whose later files no longer exist (R509).
 */
async function pageOf(request) {
  const kept = isReload(request) ? undefined : await keptPage().catch(nothing);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const last = await keptPage().catch(nothing);
    if (last) return last;
    throw error;
  }
}
