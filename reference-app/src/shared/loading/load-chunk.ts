import { CHUNK_RETRIES, CHUNK_RETRY_DELAY_MS, CHUNK_TIMEOUT_MS, LEAVING_MS } from "../config/constants.ts";
import { sessionBox } from "../storage/storage.ts";

export type ChunkFailure = "timeout" | "style" | "network";

/** Thrown when a part of the app failed to load. `reason` selects the message (R433, R434). */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  readonly reason: ChunkFailure;
  constructor(reason: ChunkFailure, cause?: unknown) {
    super(`A part of the app could not be loaded (${reason}).`, { cause });
    this.reason = reason;
  }
}

/** Vite's preload helper throws this when a part's style sheet failed to load. */
const isStyleFailure = (error: unknown) => error instanceof Error && error.message.startsWith("Unable to preload CSS");

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function withTimeout<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError("timeout")), CHUNK_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Style sheet failures, by loader function. A preload may have failed before the part was needed. */
const styleFailures = new WeakMap<() => Promise<unknown>, unknown>();

/** Number of preloads that are running for parts that no page needs yet. */
let aheadCount = 0;

/** Number of parts that are loading because they render now. */
let neededCount = 0;

/** A visitor who saves data gets only what they chose. */
const isSaving = () => "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Preloads what may be needed soon. A failure is ignored and never reloads the page; the real load tries again. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  if (isSaving()) return;
  aheadCount += 1;
  try {
    await load();
  } catch {
    // The error is reported when the part is needed.
  } finally {
    aheadCount -= 1;
  }
}

/** Loads what renders now. Its failure reloads the page even while preloads are running. */
export async function loadNeeded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  neededCount += 1;
  try {
    return await load();
  } finally {
    neededCount -= 1;
  }
}

/**
 * Loads a chunk with retries (R433, R509): up to two more tries, then one page reload per build, then a ChunkError for the error page.
 * The reload fixes a page that is older than the deployment. It is skipped offline, where it would leave an empty page, and without
 * storage, where a reload loop could not be detected. While the page is being left, the next step waits: Firefox fails what still loads,
 * and a reload would cancel the navigation.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let isLeaving = false;
  const leave = () => (isLeaving = true);
  // Only while a chunk loads: Firefox keeps no page with this listener for the way back.
  addEventListener("beforeunload", leave);
  try {
    return await climb(load, async () => {
      if (isLeaving) await wait(LEAVING_MS);
      isLeaving = false;
    });
  } finally {
    removeEventListener("beforeunload", leave);
  }
}

/** The steps of loadChunk. `stay` resolves once the page is not being left. */
async function climb<Module>(load: () => Promise<Module>, stay: () => Promise<void>): Promise<Module> {
  let failure = styleFailures.get(load);
  for (let attempt = 0; attempt <= CHUNK_RETRIES; attempt++) {
    // Vite requests a style sheet once per page. Another try would show the part without its styles (R434).
    if (isStyleFailure(failure)) break;
    if (attempt > 0) await wait(CHUNK_RETRY_DELAY_MS);
    try {
      return await withTimeout(load());
    } catch (error) {
      if (error instanceof ChunkError) throw error;
      failure = error;
      await stay();
    }
  }
  if (isStyleFailure(failure)) styleFailures.set(load, failure);
  // During a navigation, and while a part waits for its code, a load is needed now, even when preloads are running too.
  const isWanted = aheadCount === 0 || neededCount > 0 || destination !== undefined;
  // A visitor with typed input can cancel the reload.
  if (isWanted && navigator.onLine && reloadOnce()) await wait(LEAVING_MS);
  throw new ChunkError(isStyleFailure(failure) ? "style" : "network", failure);
}

/** Identifies the build, because this file's name contains a hash of its content. */
export const BUILD = import.meta.url;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

let destination: Place | undefined;

/** Sets the page being navigated to; undefined after arrival. A reload in between goes to that page. */
export const headFor = (place: Place | undefined): void => void (destination = place);

/** Reloads the page once per build. False when that was already tried or cannot be stored. */
function reloadOnce(): boolean {
  const known = sessionBox.get("chunkReload");
  const asked = `${BUILD} ${performance.timeOrigin}`;
  // Another part has failed already, and the page is about to reload.
  if (known === asked) return true;
  if (known?.startsWith(BUILD)) return false;
  sessionBox.set("chunkReload", asked);
  if (sessionBox.get("chunkReload") !== asked) return false;
  if (destination) history.pushState(null, "", destination.pathname + destination.search + destination.hash);
  location.reload();
  return true;
}
