import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CHUNK_RETRY_DELAY_MS } from "../config/constants.ts";
import { BUILD, headFor, loadAhead, loadChunk } from "./load-chunk.ts";

/** The page before this one, of the same build, has loaded itself anew. */
const BEFORE = `${BUILD} 1`;
let stored: Map<string, string>;
let isStorageBlocked: boolean;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  isStorageBlocked = false;
  reload.mockReset();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
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
/** What a loading fails with, caught at once: nobody waits for it while the timers are moved. */
const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (error: unknown) => error,
  );
/** Lets both retries pass. */
const passRetries = () => vi.advanceTimersByTimeAsync(2 * CHUNK_RETRY_DELAY_MS);

describe("the load-error ladder", () => {
  test("R433 what loads is returned", async () => {
    await expect(loadChunk(() => Promise.resolve("module"))).resolves.toBe("module");
  });

  test("R509 two more tries follow a failure, each after its delay", async () => {
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

  test("R433 after three failures the page reloads, once a build", async () => {
    const load = failing();
    void loadChunk(load);
    await passRetries();
    expect(load).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(stored.get("chunkReload")).toMatch(BUILD);
  });

  test("R434 a style sheet that fails is not tried again, the page reloads at once", async () => {
    const load = failingStyle();
    void loadChunk(load);
    await passRetries();
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("R434 a style sheet that the reload does not bring either is called so", async () => {
    stored.set("chunkReload", BEFORE);
    expect(await failureOf(loadChunk(failingStyle()))).toMatchObject({ name: "ChunkError", reason: "style" });
  });

  test("R433 when the reload did not help, the error page follows", async () => {
    stored.set("chunkReload", BEFORE);
    const failure = failureOf(loadChunk(failing()));
    await passRetries();
    expect(await failure).toMatchObject({ name: "ChunkError", reason: "network" });
    expect(reload).not.toHaveBeenCalled();
  });

  test("R433 another build may reload again", async () => {
    stored.set("chunkReload", "/assets/index-of-before.js");
    void loadChunk(failing());
    await passRetries();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("R433 while the page is on its way out, no other part that fails is told", async () => {
    const told = vi.fn<(error: unknown) => void>();
    loadChunk(failing()).catch(told);
    loadChunk(failing()).catch(told);
    await passRetries();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });

  test("R433 who was on the way to another page arrives there by the reload", async () => {
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

  test("R433 without storage there is no reload, since a loop could not be noticed", async () => {
    isStorageBlocked = true;
    const failure = failureOf(loadChunk(failing()));
    await passRetries();
    expect(await failure).toMatchObject({ reason: "network" });
    expect(reload).not.toHaveBeenCalled();
  });

  test("R433, R475 a chunk that does not come in 120 s is a time-out, without another try", async () => {
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

  test("R433 R457 without a connection nothing is reloaded: the page would be gone", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const failure = failureOf(loadChunk(failing()));
    await passRetries();
    expect(await failure).toMatchObject({ name: "ChunkError", reason: "network" });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("what is loaded before it is wanted", () => {
  test("R433 its failure is told to nobody, and nothing is reloaded for it", async () => {
    const ahead = loadAhead(() => loadChunk(failing()));
    await passRetries();
    await expect(ahead).resolves.toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  test("R433 R509 whoever is on the way to a page is led there, whatever is loaded ahead meanwhile", async () => {
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

  test("R434 a style sheet that failed ahead is missing when the part is wanted: the page comes anew", async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error("Unable to preload CSS for /assets/a.css")).mockResolvedValue("unstyled");
    await loadAhead(() => loadChunk(load));
    expect(reload).not.toHaveBeenCalled();
    void loadChunk(load);
    await passRetries();
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("who saves data gets what was chosen, and no more", async () => {
    vi.stubGlobal("navigator", { onLine: true, connection: { saveData: true } });
    const load = vi.fn<() => Promise<string>>();
    await loadAhead(load);
    expect(load).not.toHaveBeenCalled();
  });
});
