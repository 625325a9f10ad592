import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CHUNK_RETRY_DELAY_MS, LEAVING_MS } from "../config/constants.ts";
import { BUILD, headFor, loadAhead, loadChunk, loadNeeded } from "./load-chunk.ts";

/** Marks that the previous page, of the same build, has already reloaded. */
const BEFORE = `${BUILD} 1`;
let stored: Map<string, string>;
let isStorageBlocked: boolean;
/** Begins a navigation away from the page. */
let leave: () => void;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  isStorageBlocked = false;
  reload.mockReset();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  leave = () => page.dispatchEvent(new Event("beforeunload"));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isStorageBlocked) throw new DOMException("Denied", "SecurityError");
      stored.set(key, value);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failing = () => vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError("Failed to fetch"));
const failingStyle = () =>
  vi.fn<() => Promise<never>>().mockRejectedValue(new Error("Unable to preload CSS for /assets/a.css"));
/** The error of a loader, caught at once, because nothing awaits it while the timers advance. */
const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (error: unknown) => error,
  );
/** Advances the timers past both retries. */
const passRetries = () => vi.advanceTimersByTimeAsync(2 * CHUNK_RETRY_DELAY_MS);

describe("loadChunk", () => {
  test("R433 returns the loaded module", async () => {
    await expect(loadChunk(() => Promise.resolve("module"))).resolves.toBe("module");
  });

  test("R509 tries two more times after a failure, each after its delay", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError()).mockResolvedValue("module");
    const loading = loadChunk(load);
    await vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY_MS - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY_MS);
    await expect(loading).resolves.toBe("module");
    expect(load).toHaveBeenCalledTimes(3);
    expect(reload).not.toHaveBeenCalled();
  });

  test("R433 reloads the page after three failures, once for each build", async () => {
    const load = failing();
    void loadChunk(load);
    await passRetries();
    expect(load).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(stored.get("chunkReload")).toMatch(BUILD);
  });

  test("R434 reloads the page immediately, without another try, when a style sheet fails", async () => {
    const load = failingStyle();
    void loadChunk(load);
    await passRetries();
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("R433 R434 reloads after a failure during a navigation only when the navigation was cancelled", async () => {
    for (const load of [failing(), failingStyle()]) {
      stored.clear();
      reload.mockReset();
      void failureOf(loadChunk(load));
      leave();
      await vi.advanceTimersByTimeAsync(LEAVING_MS - 1);
      expect(load).toHaveBeenCalledTimes(1);
      expect(reload).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await passRetries();
      expect(reload).toHaveBeenCalledTimes(1);
    }
  });

  test("R434 reports a missing style sheet when the reload did not help", async () => {
    stored.set("chunkReload", BEFORE);
    expect(await failureOf(loadChunk(failingStyle()))).toMatchObject({ name: "ChunkError", reason: "style" });
  });

  test("R433 reports the failure when the reload did not help", async () => {
    stored.set("chunkReload", BEFORE);
    const failure = failureOf(loadChunk(failing()));
    await passRetries();
    expect(await failure).toMatchObject({ name: "ChunkError", reason: "network" });
    expect(reload).not.toHaveBeenCalled();
  });

  test("R433 C18 reports the failure when the visitor cancels the reload to keep typed input", async () => {
    const failure = failureOf(loadChunk(failing()));
    await passRetries();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(LEAVING_MS);
    expect(await failure).toMatchObject({ name: "ChunkError", reason: "network" });
  });

  test("R433 may reload the page again in another build", async () => {
    stored.set("chunkReload", "/assets/index-of-before.js");
    void loadChunk(failing());
    await passRetries();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("R433 does not report failures after it has started a reload", async () => {
    const told = vi.fn<(error: unknown) => void>();
    loadChunk(failing()).catch(told);
    loadChunk(failing()).catch(told);
    await passRetries();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });

  test("R433 reloads to the page that the visitor was opening", async () => {
    const pushState = vi.fn<History["pushState"]>();
    vi.stubGlobal("history", { pushState });
    headFor({ pathname: "/games", search: "?q=koi", hash: "#all" });
    void loadChunk(failing());
    await passRetries();
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, "", "/games?q=koi#all");
    expect(pushState.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
    headFor(undefined);
    stored.clear();
    void loadChunk(failing());
    await passRetries();
    expect(pushState).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("R433 does not reload without storage, because it could not detect a loop", async () => {
    isStorageBlocked = true;
    const failure = failureOf(loadChunk(failing()));
    await passRetries();
    expect(await failure).toMatchObject({ reason: "network" });
    expect(reload).not.toHaveBeenCalled();
  });

  test("R433, R475 times out after 120 s without another try", async () => {
    const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
    const failure = failureOf(loadChunk(load));
    const told = vi.fn<(error: unknown) => void>();
    void failure.then(told);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledOnce();
    expect(await failure).toMatchObject({ name: "ChunkError", reason: "timeout" });
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test("R433 R457 does not reload without a connection, because the page would be lost", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const failure = failureOf(loadChunk(failing()));
    await passRetries();
    expect(await failure).toMatchObject({ name: "ChunkError", reason: "network" });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("loadAhead", () => {
  test("R433 reports no failure and does not reload the page", async () => {
    const ahead = loadAhead(() => loadChunk(failing()));
    await passRetries();
    await expect(ahead).resolves.toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  test("R433 R509 does not stop the reload of a page that a visitor is opening", async () => {
    const ahead = Promise.withResolvers<void>();
    const isOver = loadAhead(() => ahead.promise);
    vi.stubGlobal("history", { pushState: vi.fn<History["pushState"]>() });
    headFor({ pathname: "/favourites", search: "", hash: "" });
    void loadChunk(failing());
    await passRetries();
    headFor(undefined);
    expect(reload).toHaveBeenCalledTimes(1);
    ahead.resolve();
    await isOver;
  });

  test("R433 R509 does not stop the reload for a part that renders meanwhile", async () => {
    const both = Promise.withResolvers<void>();
    const ahead = loadAhead(() => both.promise);
    // A load that reloads the page does not end before it is gone.
    const needed = loadNeeded(() => Promise.race([loadChunk(failing()), both.promise]));
    await passRetries();
    expect(reload).toHaveBeenCalledTimes(1);
    both.resolve();
    await Promise.all([ahead, needed]);
  });

  test("R434 remembers a failed style sheet, so that the page reloads when the part is needed", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error("Unable to preload CSS for /assets/a.css")).mockResolvedValue("unstyled");
    await loadAhead(() => loadChunk(load));
    expect(reload).not.toHaveBeenCalled();
    void loadChunk(load);
    await passRetries();
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("loads nothing ahead when the visitor saves data", async () => {
    vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
    const load = vi.fn<() => Promise<string>>();
    await loadAhead(load);
    expect(load).not.toHaveBeenCalled();
  });
});
