// Keeps the shell at hand (R513): a second visit paints from here, and without a connection there is a page that says so. It
// touches nothing but this origin's page and its hashed files: no answer of the server is ever kept. A plain script: the build
// fills in the names of the first screen's files, so that each release is another worker. See docs/decisions/024.
const VERSION = __VERSION__;
const FILES = __FILES__;
const PAGE = "/";
/** A release: its page with the files of the first screen, which nothing touches once it is here whole. */
const PREFIX = "lobbykit-shell-";
/** The files of a release that came later. */
const LATER = "lobbykit-later-";
const CACHE = PREFIX + VERSION;
/** What the server answers, and files with a name: no pages of the app. */
const NO_PAGE = /^\/(?:wps|lgw|lotto|art|\.well-known|__mock)\/|\.(?!html$)[^/]+$/;

addEventListener("install", (event) => {
  event.waitUntil(keepRelease());
});

/**
 * All or nothing: a page without its files would be worse than none. Whichever worker answers serves the newest release that is here,
 * so that this one need not push the one before aside: a visit that comes at such a moment can lose its answer.
 */
async function keepRelease() {
  // One that comes back is the newest again.
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

/** Names of what is kept, the newest first. */
async function releases() {
  const names = [];
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) names.unshift(name);
  return names;
}

/** The release before stays: pages of it may still be open, and ask for their files. */
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
    // By itself the browser looks for the next release once the page is at rest: whoever reloads may have left by then.
    if (isReload(request)) event.waitUntil(registration.update().catch(() => {}));
  }
});

const isReload = (request) => request.cache !== "default";

/** Hosts answer the page, with 200, for a file that they do not have yet or any more: it would be kept for good. */
const isFile = (answer) => answer.ok && !/html/.test(answer.headers.get("content-type") ?? "");

/** A hashed file never changes: what is here is right, unless a page was kept in its place. */
async function assetOf(request) {
  const kept = await caches.match(request);
  if (kept && isFile(kept)) return kept;
  if (kept) await forget(request);
  const answer = await fetch(request);
  if (isFile(answer)) {
    const copy = answer.clone();
    void keepAsset(request, copy);
  }
  return answer;
}

async function forget(request) {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(request);
}

/** Beside the newest release, which is not always this worker's. */
async function keepAsset(request, answer) {
  const [newest = CACHE] = await releases();
  const cache = await caches.open(newest.replace(PREFIX, LATER));
  await cache.put(request, answer);
}

/** The page of the newest release that is here whole. */
async function keptPage() {
  for (const cacheName of await releases()) {
    const page = await caches.match(PAGE, { cacheName });
    if (page) return page;
  }
  return undefined;
}

/**
 * The newest page that is here, at once: its first screen is here, and the browser looks for the next release meanwhile. Who reloads
 * wants the newest, as does a page whose later files have gone (R509).
 */
async function pageOf(request) {
  const kept = isReload(request) ? undefined : await keptPage();
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const last = await keptPage();
    if (last) return last;
    throw error;
  }
}
