import { CHUNK_RETRIES, CHUNK_RETRY_DELAY_MS, CHUNK_TIMEOUT_MS } from "../config/constants.ts";
import { sessionBox } from "./storage.ts";

export type ChunkFailure = "timeout" | "style" | "network";

/** Thrown when a part of the app could not be loaded; `reason` chooses the message (R433, R434). */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  readonly reason: ChunkFailure;
  constructor(reason: ChunkFailure, cause?: unknown) {
    super(`A part of the app could not be loaded (${reason}).`, { cause });
    this.reason = reason;
  }
}

/** Vite's preload helper says so when a style sheet of a part did not come. */
const isStyleFailure = (error: unknown) => error instanceof Error && error.message.startsWith("Unable to preload CSS");

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function withTimeout<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError("timeout")), CHUNK_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Of parts whose style sheet did not come, by what loads them: it may have been tried ahead of the wish. */
const styleFailures = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads under way that nobody asked for yet. */
let aheadCount = 0;

/** Who saves data gets what was chosen, and no more. */
const isSaving = () => "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Loads what may be wanted soon. Its failure is nobody's business and never reloads the page: the wish itself tries again. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  if (isSaving()) return;
  aheadCount += 1;
  try {
    await load();
  } catch {
    // Told when it is wanted.
  } finally {
    aheadCount -= 1;
  }
}

/**
 * The load-error ladder (R433, R509): up to two more tries, then one reload a build (a stale deploy heals itself; not without a
 * connection, where a reload would leave nothing), then a ChunkError for the error page. Without storage there is no reload, since a loop could not be noticed.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let failure = styleFailures.get(load);
  for (let attempt = 0; attempt <= CHUNK_RETRIES; attempt++) {
    // Vite asks for a style sheet once a page: another try would bring the part unstyled (R434).
    if (isStyleFailure(failure)) break;
    if (attempt > 0) await wait(CHUNK_RETRY_DELAY_MS);
    try {
      return await withTimeout(load());
    } catch (error) {
      if (error instanceof ChunkError) throw error;
      failure = error;
    }
  }
  if (isStyleFailure(failure)) styleFailures.set(load, failure);
  // Who is on the way to another page wishes for it, whatever is loaded ahead meanwhile.
  const isWanted = aheadCount === 0 || destination !== undefined;
  if (isWanted && navigator.onLine && reloadOnce()) return new Promise(() => {});
  throw new ChunkError(isStyleFailure(failure) ? "style" : "network", failure);
}

/** Each build has another: the file that this is in is named by its content. */
export const BUILD = import.meta.url;

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

let destination: Place | undefined;

/** Says where the page is on its way to, undefined when it has arrived: a reload meanwhile leads there. */
export const headFor = (place: Place | undefined): void => void (destination = place);

/** Reloads the page once for this build; false when that was already tried or cannot be remembered. */
function reloadOnce(): boolean {
  const known = sessionBox.get("chunkReload");
  const asked = `${BUILD} ${performance.timeOrigin}`;
  // Another part has failed, and the page is on its way out.
  if (known === asked) return true;
  if (known?.startsWith(BUILD)) return false;
  sessionBox.set("chunkReload", asked);
  if (sessionBox.get("chunkReload") !== asked) return false;
  if (destination) history.pushState(null, "", destination.pathname + destination.search + destination.hash);
  location.reload();
  return true;
}
