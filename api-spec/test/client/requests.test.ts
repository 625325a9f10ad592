import type { OutgoingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { mintIdempotencyKey } from "../../src/client/idempotency.ts";
import type { ServerTimeSample } from "../../src/client/create-client.ts";
import { OPERATIONS } from "../../src/generated/operations.ts";
import { exampleAnswer } from "./example-answers.ts";
import { clientOf, refusal, reply, startFixture, success, TIMESTAMP } from "./fixture-server.ts";

const GAME = {
  vassalage: "LK",
  gameType: "SLOT",
  platform: "WEB",
  language: "en",
  backUrl: "http://localhost:5173/",
} as const;

const answering = (value: unknown) => startFixture((response) => reply(response, 200, success(value)));
/** Answers each call with the contract's first example. */
const answeringWell = () =>
  startFixture((response, { method, path }) => reply(response, 200, exampleAnswer(method, path)));

/** The time samples of one call. */
async function samplesOf(headers: OutgoingHttpHeaders, isRefused = false): Promise<ServerTimeSample[]> {
  const { url } = await startFixture((response) =>
    isRefused ? reply(response, 503, refusal("MAINTENANCE"), headers) : reply(response, 200, success([]), headers),
  );
  const samples: ServerTimeSample[] = [];
  const client = clientOf(url, { onServerTime: (sample) => void samples.push(sample) });
  await client.call("listRegions").catch(() => {});
  return samples;
}

describe("the request of a call", () => {
  it("R415 carries the operation's module id and the current language", async () => {
    const { url, heard } = await answeringWell();
    let language = "bn";
    const client = clientOf(url, { language: () => language });
    await client.call("getWalletBalance");
    language = "vi";
    await client.call("listRegions");
    expect(heard.map(({ headers }) => [headers["x-module-id"], headers["accept-language"]])).toEqual([
      ["WALLET_BALANCE", "bn"],
      ["SYS_REGIONS", "vi"],
    ]);
  });

  it("R416 carries the token only for operations with `sendToken`, and never in the address", async () => {
    const { url, heard } = await answeringWell();
    const client = clientOf(url, { token: () => "secret-token" });
    await client.call("getWalletBalance");
    await client.call("removeFavoriteGame", { query: { nodeId: 41 } });
    await client.call("listHotGames");
    await client.call("login", { body: { type: "username", username: "demo", password: "demo-1234" } });
    expect(heard.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer secret-token",
      "Bearer secret-token",
      undefined,
      undefined,
    ]);
    expect(heard.map(({ path }) => path).join()).not.toContain("secret-token");
    expect(["sendToken" in OPERATIONS.listHotGames, OPERATIONS.getWalletBalance.sendToken]).toEqual([false, true]);
  });

  it("R416 carries no token for a guest", async () => {
    const { url, heard } = await answeringWell();
    await clientOf(url, { token: () => undefined }).call("getWalletBalance");
    expect(heard[0]?.headers).not.toHaveProperty("authorization");
  });

  it("D12 carries the idempotency key that the caller passes, also when the caller tries again", async () => {
    const { url, heard } = await answeringWell();
    const idempotencyKey = mintIdempotencyKey();
    const client = clientOf(url);
    await client.call("launchGame", { body: GAME, idempotencyKey });
    await client.call("launchGame", { body: GAME, idempotencyKey });
    await client.call("launchGame", { body: GAME });
    expect(heard.map(({ headers }) => headers["idempotency-key"])).toEqual([idempotencyKey, idempotencyKey, undefined]);
  });

  it("D12 gets a different key from each call of `mintIdempotencyKey`, in the format of the contract", () => {
    const keys = Array.from({ length: 100 }, mintIdempotencyKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[A-Za-z0-9_-]{8,128}$/.test(key))).toEqual([]);
  });

  it("R425 uses the method, path and query of the contract", async () => {
    const { url, heard } = await answeringWell();
    const query = { count: 100, prizeMode: "SEA", device: "WEB" } as const;
    await clientOf(`${url}/`).call("listPopularLotteryGames", { query });
    expect(heard.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /lgw/games/popular?count=100&prizeMode=SEA&device=WEB",
    ]);
  });

  it("R426 escapes special characters in the query", async () => {
    const { url, heard } = await answeringWell();
    const query = { types: "B,PL,PU,PR,H", execution: "B", platform: "W" } as const;
    await clientOf(url).call("listAnnouncements", { query });
    const sent = new URLSearchParams(heard[0]?.path.split("?")[1]);
    expect(Object.fromEntries(sent)).toEqual(query);
  });

  it("R425 D12 inserts a path parameter and escapes its special characters", async () => {
    const { url, heard } = await answeringWell();
    const client = clientOf(url);
    await client.call("getOperation", { path: { key: "storm-1_A" } });
    await client.call("getOperation", { path: { key: "../wallets?a=b#c" } });
    expect(heard.map(({ path }) => path)).toEqual([
      "/wps/operations/storm-1_A",
      "/wps/operations/..%2Fwallets%3Fa%3Db%23c",
    ]);
  });

  it("sends a body as JSON, and has no content type without a body", async () => {
    const { url, heard } = await answering(null);
    const client = clientOf(url);
    await client.call("addFavoriteGame", { body: { nodeId: 41 } });
    await client.call("logout");
    expect(heard.map(({ method, body, headers }) => [method, body, headers["content-type"]])).toEqual([
      ["POST", '{"nodeId":41}', "application/json"],
      ["DELETE", "", undefined],
    ]);
  });

  it("R414 goes through the fetch function that the host passes", async () => {
    const { url, heard } = await startFixture((response, { path }) =>
      path === OPERATIONS.getJwks.path ? reply(response, 500, "") : reply(response, 200, success(null)),
    );
    const passed: string[] = [];
    const client = clientOf(url, {
      encryption: "jwe",
      fetch: (request) => {
        passed.push(new URL(request.url).pathname);
        return fetch(request);
      },
    });
    await client.call("logout");
    await client.call("login", { body: { type: "username", username: "x", password: "y" } }).catch(() => {});
    expect(passed).toEqual(["/wps/session/logout", "/.well-known/jwks.json"]);
    expect(heard).toHaveLength(2);
  });
});

describe("the result of a call", () => {
  it("R419 is the value of the envelope", async () => {
    const { url } = await answering({ balance: "25.00", currency: "BDT", currencySymbol: "৳" });
    expect(await clientOf(url).call("getWalletBalance")).toEqual({
      balance: "25.00",
      currency: "BDT",
      currencySymbol: "৳",
    });
  });

  it("R427 is the data of a vendor call", async () => {
    const { url } = await startFixture((response) =>
      reply(response, 200, { success: true, data: { lanes: [] }, timestamp: TIMESTAMP }),
    );
    expect(await clientOf(url).call("listGameVendors")).toEqual({ lanes: [] });
  });

  it("R419 can be null", async () => {
    const { url } = await answering(null);
    expect(await clientOf(url).call("logout")).toBeNull();
  });

  it("R424 includes the headers when the caller asks for them", async () => {
    const { url } = await startFixture((response) =>
      reply(response, 200, success("aGk="), { "x-captcha-id": "captcha-1" }),
    );
    const { value, headers } = await clientOf(url).send("getCaptcha");
    expect([value, headers.get("X-Captcha-Id")]).toEqual(["aGk=", "captcha-1"]);
  });
});

describe("D11 the server's time", () => {
  const atTimestamp = new Date(TIMESTAMP).toUTCString();
  const later = new Date(TIMESTAMP + 600_000).toUTCString();

  it("is sampled with each answer, together with the times when the request was sent and answered", async () => {
    const before = performance.now();
    const [sample, ...others] = await samplesOf({});
    expect(others).toEqual([]);
    expect(sample).toMatchObject({ serverTimeMs: TIMESTAMP });
    const moments = [before, sample?.startedAtMs, sample?.endedAtMs, performance.now()].map(Number);
    expect(moments).toEqual(moments.toSorted((left, right) => left - right));
  });

  it("is also sampled with a refusal", async () => {
    expect(await samplesOf({}, true)).toMatchObject([{ serverTimeMs: TIMESTAMP }]);
  });

  it.each([
    ["is sampled with a fresh answer", { etag: 'W/"a"', date: atTimestamp }, 1],
    ["is not sampled with a cached answer, whose Date header a status 304 renewed", { etag: 'W/"a"', date: later }, 0],
    ["is sampled with an answer without an ETag, which cannot come from the cache", { date: later }, 1],
  ])("D10 %s", async (_title, headers, count) => {
    expect(await samplesOf(headers)).toHaveLength(count);
  });
});

it("R222 a form is sent URL-encoded", async () => {
  const { url, heard } = await startFixture((response) => reply(response, 200, success(null)));
  const body = new URLSearchParams({ username: "rahim", email: "a+b@example.com" });
  await clientOf(url).call("requestPasswordByEmail", { body });
  expect(heard[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  expect(heard[0]?.body).toBe("username=rahim&email=a%2Bb%40example.com");
});
