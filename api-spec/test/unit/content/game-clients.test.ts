import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the clock of the betting page", () => {
  let clock: typeof import("../../../src/mock/games/client/lottery-clock.ts");
  beforeEach(async () => {
    vi.useFakeTimers({ now: 0 });
    vi.resetModules();
    clock = await import("../../../src/mock/games/client/lottery-clock.ts");
  });

  it.each([
    [0, "--:--:--"],
    [999, "--:--:--"],
    [1_000, "00:01"],
    [59_999, "00:59"],
    [60_000, "01:00"],
    [3_599_999, "59:59"],
    [3_600_000, "01:00:00"],
    [36_061_000, "10:01:01"],
  ])("R299 R300 shows %i ms as %s", (remainingMs, shown) => {
    expect(clock.formatRemaining(remainingMs)).toBe(shown);
  });

  it("D11 follows the answer with the shortest round trip, unless the server's clock has moved", () => {
    clock.readClock(10_000, 0, 100);
    expect(clock.now() - performance.now()).toBe(9_950);
    clock.readClock(10_060, 0, 200);
    expect(clock.now() - performance.now()).toBe(9_950);
    clock.readClock(10_000, 0, 60);
    expect(clock.now() - performance.now()).toBe(9_970);
    clock.readClock(10_000, 0, 60);
    clock.readClock(99_000, 0, 100);
    expect(clock.now() - performance.now()).toBe(98_950);
  });

  it.each([
    ["keeps its offset when an answer deviates as far as both round trips", 260, 9_950],
    ["changes its offset when an answer deviates further than both round trips", 261, 10_211],
  ])("D11 %s: %i ms", (_, offMs, offsetMs) => {
    clock.readClock(10_000, 0, 100);
    clock.readClock(10_030 + offMs, 0, 160);
    expect(clock.now() - performance.now()).toBe(offsetMs);
  });

  it("R300 ticks immediately, and then at each half second of the server's clock", () => {
    clock.readClock(10_200, 0, 0);
    let ticks = 0;
    clock.onTick(() => void (ticks += 1));
    expect(ticks).toBe(1);
    vi.advanceTimersByTime(299);
    expect(ticks).toBe(1);
    vi.advanceTimersByTime(1);
    expect(ticks).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(ticks).toBe(4);
  });
});

/** Answers or fails with each call as the list says. */
function stubServer(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal("location", new URL("http://localhost:4011/play/slot?launch=t-1"));
  vi.stubGlobal("fetch", (url: URL, init?: RequestInit) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ url: String(url), init });
    return answer instanceof Response ? Promise.resolve(answer.clone()) : Promise.reject(answer ?? new Error("none"));
  });
  return asked;
}

/** The idempotency keys of the calls. */
const keysOf = (asked: { init: RequestInit | undefined }[]): string[] =>
  asked.map(({ init }) => (typeof init?.body === "string" ? JSON.parse(init.body).key : ""));

const loadCalls = () => import("../../../src/mock/games/client/calls.ts");

const start = async () => (await loadCalls()).startRound({ stake: "10.00" }, () => {});

describe("the calls of a game page", () => {
  it("go to the page's origin with its launch token, and use POST when they have a body", async () => {
    const { call } = await loadCalls();
    const asked = stubServer(Response.json({ balance: "1.00" }));
    expect(await call("/play/api/session")).toEqual({ balance: "1.00" });
    await call("/play/api/round", { key: "k" });
    expect(asked).toEqual([
      { url: "http://localhost:4011/play/api/session?launch=t-1", init: undefined },
      {
        url: "http://localhost:4011/play/api/round?launch=t-1",
        init: { method: "POST", headers: { "content-type": "application/json" }, body: '{"key":"k"}' },
      },
    ]);
  });

  it("D12 are not repeated after a refusal", async () => {
    const { callUntilAnswered, Refusal } = await loadCalls();
    const asked = stubServer(Response.json({ code: "ROUND_OPEN" }, { status: 409 }));
    const troubles: string[] = [];
    const outcome = callUntilAnswered("/play/api/round", {}, () => void troubles.push("trouble"));
    await expect(outcome).rejects.toEqual(new Refusal("ROUND_OPEN"));
    expect([asked.length, troubles]).toEqual([1, []]);
  });

  it("D12 are repeated every two seconds, at most ten times, when no answer arrives", async () => {
    vi.useFakeTimers();
    const { callUntilAnswered } = await loadCalls();
    const asked = stubServer(new TypeError("lost"));
    let troubles = 0;
    const outcome = callUntilAnswered("/play/api/round", { key: "k" }, () => void (troubles += 1)).catch(String);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe("TypeError: lost");
    expect([asked.length, troubles, new Set(asked.map(({ init }) => init?.body)).size]).toEqual([11, 10, 1]);
  });

  it("D12 accept an answer to a repeated call", async () => {
    vi.useFakeTimers();
    const { callUntilAnswered } = await loadCalls();
    stubServer(new TypeError("lost"), Response.json({ balance: "2.00" }));
    const outcome = callUntilAnswered("/play/api/round", {}, () => {});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toEqual({ balance: "2.00" });
  });

  describe("start a round", () => {
    const OPEN = Response.json({ code: "ROUND_OPEN" }, { status: 409 });

    it("R317 D12 or return the round that another tab has open, so that the member can end it here", async () => {
      const round = { id: "r-1", isOpen: true };
      const asked = stubServer(OPEN, Response.json({ balance: "90.00", currencySymbol: "৳", round }));
      expect(await start()).toEqual({ round, balance: "90.00" });
      expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(["/play/api/round", "/play/api/session"]);
    });

    it("R317 and report the refusal when the open round has ended meanwhile", async () => {
      stubServer(OPEN, Response.json({ balance: "90.00", currencySymbol: "৳" }));
      await expect(start()).rejects.toThrow("ROUND_OPEN");
    });
  });

  const BET = { numero: "20261130-0292", picks: [["big"]], stake: "10.00" };

  it.each([500, 502, 503, 429, 408])(
    "D12 are repeated with the same key after a status %d, because the server may have taken the money",
    async (status) => {
      vi.useFakeTimers();
      const { callUntilAnswered } = await loadCalls();
      const asked = stubServer(Response.json({ code: "BAD_GATEWAY" }, { status }), Response.json({ balance: "2.00" }));
      const outcome = callUntilAnswered("/play/api/lottery/bet", BET, () => {}).catch(String);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await outcome).toEqual({ balance: "2.00" });
      expect([asked.length, new Set(keysOf(asked)).size]).toEqual([2, 1]);
    },
  );

  it("D12 keep their key for the next press while no answer has arrived, and get a new one after an answer", async () => {
    vi.useFakeTimers();
    const { callUntilAnswered } = await loadCalls();
    const bet = () => callUntilAnswered("/play/api/lottery/bet", BET, () => {}).catch(String);
    const lost = stubServer(new TypeError("lost"));
    const outcome = bet();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe("TypeError: lost");
    const [first] = keysOf(lost);
    const asked = stubServer(Response.json({ balance: "2.00" }));
    await bet();
    await bet();
    expect(keysOf(asked)[0]).toBe(first);
    expect(keysOf(asked)[1]).not.toBe(first);
    const refused = stubServer(Response.json({ code: "DRAW_CLOSED" }, { status: 409 }));
    await bet();
    await bet();
    expect(new Set(keysOf(refused)).size).toBe(2);
  });
});

const LOBBY = "http://localhost:5173";
const wrap = (message: object) => ({ protocol: "lobbykit.game", version: 1, ...message });

/** A page inside a lobby, or alone. */
async function openLine(isInFrame = true) {
  const lobby = { postMessage: vi.fn<(message: object, origin: string) => void>() };
  const page: { parent?: object } = {};
  page.parent = isInFrame ? lobby : page;
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", (_: string, listener: (event: object) => void) => void listeners.push(listener));
  const { openLobby } = await import("../../../src/mock/games/client/lobby.ts");
  const heard: unknown[] = [];
  const tell = openLobby(LOBBY, (message) => void heard.push(message));
  return { lobby, heard, tell, hear: (event: object) => listeners.forEach((listener) => listener(event)) };
}

describe("R048 the messages between a game and the lobby", () => {
  it("are posted only to the lobby's origin", async () => {
    const { lobby, tell } = await openLine();
    tell({ type: "ready", game: "koi" });
    expect(lobby.postMessage.mock.calls).toEqual([[wrap({ type: "ready", game: "koi" }), LOBBY]]);
  });

  it.each([
    ["the lobby", {}, [{ type: "pause" }]],
    ["another window", { source: {} }, []],
    ["another origin", { origin: "http://evil.example" }, []],
    ["the lobby in another protocol", { data: { type: "pause" } }, []],
  ])("are read only from the right window, origin and protocol: %s", async (_, more, messages) => {
    const { lobby, heard, hear } = await openLine();
    hear({ source: lobby, origin: LOBBY, data: wrap({ type: "pause" }), ...more });
    expect(heard).toEqual(messages);
  });

  it("are neither sent nor read without a lobby", async () => {
    const { lobby, tell, hear, heard } = await openLine(false);
    tell({ type: "ready", game: "koi" });
    hear({ source: lobby, origin: LOBBY, data: wrap({ type: "pause" }) });
    expect([heard, lobby.postMessage.mock.calls]).toEqual([[], []]);
  });
});

async function openConsole(stored: string | null = null) {
  const kept = new Map([["mockConsoleWorld", stored]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.resetModules();
  return { kept, ...(await import("../../../src/mock/console/client/control.ts")) };
}

describe("the calls of the testers' console", () => {
  it("go to the shared world or to the selected one, which stays selected after a reload", async () => {
    const { control, showWorld, shownWorld, kept } = await openConsole();
    const asked = stubServer(Response.json({ world: "shared" }));
    await control("state");
    expect([shownWorld(), asked[0]]).toEqual(["", { url: "/__mock/state", init: { headers: {} } }]);
    showWorld("worker-1");
    await control("reset", {});
    const headers = { "x-mock-session": "worker-1", "content-type": "application/json" };
    expect(asked[1]).toEqual({ url: "/__mock/reset", init: { method: "POST", headers, body: "{}" } });
    const again = await openConsole(kept.get("mockConsoleWorld"));
    expect(again.shownWorld()).toBe("worker-1");
  });

  it.each([
    [{ error: "No such control" }, "No such control"],
    [{ message: "Not here" }, "Not here"],
    [{}, "404"],
  ])("show the error of the answer %j: %s", async (answer, message) => {
    const { control } = await openConsole();
    stubServer(Response.json(answer, { status: 404 }));
    await expect(control("nothing")).rejects.toThrow(message);
  });
});
