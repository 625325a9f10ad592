import { request } from "node:http";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { decodeServicePath } from "./decode-service-path.ts";
import { caller, openWorld, startMock, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const STATUS = "/wps/system/status?url=localhost:5173";
const LOGIN = "/wps/session/login";
const REGIONS = "/wps/system/regions";

/** The headers of an answer as they were sent, because fetch would decompress the answer. */
const headersFor = (acceptEncoding: string) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    const headers = { "accept-encoding": acceptEncoding };
    const asking = request(`${mock.url}/wps/relay/GCSGAME_hotGamesV2?count=100`, { headers });
    asking.on("response", (response) => resolve(response.resume().headers)).on("error", reject);
    asking.end();
  });

/** The status of the testers' controls for a caller with the given Host header, which fetch cannot send. */
const statusAs = (mock: Mock, host: string) =>
  new Promise((resolve, reject) => {
    const asking = request(`${mock.url}/__mock/state`, { headers: { ...mock.headers, host } });
    asking.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
    asking.end();
  });

describe("requests and answers", () => {
  it("refuses a body of more than 1 MiB", async () => {
    const { status, json } = await mock.call("POST", LOGIN, { json: { surplus: "x".repeat(1024 * 1024) } });
    expect([status, json.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });

  it("refuses a chunked body of a wrong content type", async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(mock.url + LOGIN, { method: "POST", headers: { "content-type": "text/plain" } });
      sending.on("response", (response) => resolve(response.resume().statusCode)).on("error", reject);
      sending.write("plain ");
      sending.end("text");
    });
    expect(status).toBe(415);
  });

  it("refuses a body that is not UTF-8", async () => {
    const response = await fetch(mock.url + LOGIN, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  it.each(["/wps/%E0%A4%A", "/%"])("refuses the address %s, which cannot be decoded", async (path) => {
    const { status, json } = await mock.call("GET", path);
    expect([status, json.code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("answers HEAD like GET, without the body", async () => {
    const { status, text, headers } = await mock.call("HEAD", REGIONS);
    expect([status, text]).toEqual([200, ""]);
    expect(Number(headers.get("content-length"))).toBeGreaterThan(0);
  });

  it.each(["gzip, deflate, br", "GZIP;q=0.5", "*"])(
    "compresses long answers with gzip for Accept-Encoding: %s",
    async (taken) => {
      const { "content-encoding": encoding, "content-length": length, vary } = await headersFor(taken);
      expect([encoding, Number(length) < 15_000]).toEqual(["gzip", true]);
      expect(vary).toContain("Accept-Encoding");
    },
  );

  it.each(["", "identity", "br", "gzip;q=0", "*, gzip; q=0"])(
    "does not compress for Accept-Encoding: %j",
    async (taken) => {
      const { "content-encoding": encoding, "content-length": length, vary } = await headersFor(taken);
      expect([encoding, Number(length) > 50_000]).toEqual([undefined, true]);
      expect(vary).toContain("Accept-Encoding");
    },
  );

  it.each(["gzip", "BR"])("names the encoding %s of a compressed body, which it does not read", async (coding) => {
    const headers = { "content-encoding": coding };
    const { status, json } = await mock.call("POST", LOGIN, { json: {}, headers });
    expect([status, json.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    expect(json.details).toEqual([{ path: "body", message: `Send the body without Content-Encoding: ${coding}` }]);
  });

  it("reports each violation of a body once", async () => {
    const { details } = (await mock.call("POST", LOGIN, { json: [] })).json;
    const path = "body";
    expect(details).toEqual([
      { path, message: "Request body must be object" },
      { path, message: "Request body must match exactly one schema in oneOf" },
    ]);
  });

  it.each([
    [`/${REGIONS}`, `Did you mean ${REGIONS}?`],
    [`${REGIONS}/`, `Did you mean ${REGIONS}?`],
    ["/WPS/System/Regions", `Did you mean ${REGIONS}?`],
    ["/v1/regions", "GET /reference lists its addresses."],
  ])("says that the contract has no address %s", async (path, advice) => {
    const { status, json } = await mock.call("GET", path);
    expect([status, json.code]).toEqual([404, "NOT_FOUND"]);
    expect(json.details).toEqual([{ path: "request", message: `The contract has no such address. ${advice}` }]);
  });

  it("sends the same request id in the header and in the envelope of a refusal", async () => {
    const { headers, json } = await mock.call("GET", "/nowhere");
    expect(json.requestId).toBe(headers.get("x-request-id"));
  });
});

describe("access from browsers", () => {
  it("answers a preflight for any origin", async () => {
    const headers = { origin: "http://localhost:5173", "access-control-request-headers": "authorization,x-module-id" };
    const answer = await mock.call("OPTIONS", LOGIN, { headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
    expect(answer.headers.get("access-control-allow-headers")).toBe("authorization,x-module-id");
    expect(answer.headers.get("access-control-allow-methods")).toContain("DELETE");
  });

  it("lets pages of other origins read the headers of the contract", async () => {
    const { headers } = await mock.call("GET", STATUS, { headers: { origin: "http://localhost:5173" } });
    for (const name of ["X-Captcha-Id", "ETag", "Retry-After"]) {
      expect(headers.get("access-control-expose-headers")).toContain(name);
    }
    expect(headers.get("vary")).toContain("Origin");
  });

  it("D10 answers 304 to a caller with the current version, although the timestamp changed", async () => {
    const first = await mock.call("GET", REGIONS);
    const etag = String(first.headers.get("etag"));
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 1000 } });
    const second = await mock.call("GET", REGIONS, { headers: { "if-none-match": `"other", ${etag}` } });
    expect([second.status, second.text, second.headers.get("etag")]).toEqual([304, "", etag]);
    const other = await mock.call("GET", REGIONS, { headers: { "if-none-match": etag, "accept-language": "en" } });
    expect(other.status).toBe(200);
  });

  it.each([
    [undefined, "বাংলাদেশ"],
    ["en-GB,en;q=0.9", "Bangladesh"],
    ["xx;q=1, vi;q=0.4, hi;q=0.7", "बांग्लादेश"],
    ["*", "বাংলাদেশ"],
    ["zh-TW", "孟加拉"],
  ])("R473 answers Accept-Language %s in the best available language", async (language, expected) => {
    const { json } = await mock.call("GET", REGIONS, language ? { headers: { "accept-language": language } } : {});
    expect(json.value).toMatchObject([{ merchantCode: "ccgjoyf4", countryName: expected }, {}, {}, {}]);
  });

  it("E018 D8 sends the address of customer service as an encrypted path that a client can decrypt", async () => {
    const { json } = await mock.call("GET", "/wps/system/domainRoute");
    const entries = Object(json.value).customerService as { path: string }[];
    const addresses = await Promise.all(entries.map((entry) => decodeServicePath(entry.path)));
    expect(addresses).toContain("https://support.example.net/chat");
  });
});

describe("resources outside the contract", () => {
  it("include the testers' console, which blocks scripts of other sites", async () => {
    const page = await mock.call("GET", "/");
    expect(page.text).toContain("<h1>Lobbykit mock</h1>");
    expect(page.headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
    const script = await mock.call("GET", "/console/console.js");
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  });

  it("include the pictures that the catalogue names", async () => {
    const { json } = await mock.call("GET", "/wps/relay/GCSGAME_hotGamesV2");
    const picture = await mock.call("GET", Object(json.value).content[0].image.url);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const drawing = await mock.call("GET", "/art/games/lantern-night.svg");
    expect([drawing.status, drawing.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    for (const format of ["svg", "webp"]) {
      expect((await mock.call("GET", `/art/games/unknown.${format}`)).status).toBe(404);
    }
  });

  it("D12 include a game whose round is played once, even when the page repeats the call", async () => {
    const token = await tokenOf(mock, "demo");
    const hot = await mock.call("GET", "/wps/relay/GCSGAME_gameList?category=RNG");
    const { vassalage, gameType, nodeId } = Object(hot.json.value).content[0];
    const launched = { vassalage, gameType, nodeId, platform: "WEB", language: "en" };
    const launch = await mock.call("POST", "/wps/game/launchGame", { token, json: launched });
    const { origin, search } = new URL(Object(launch.json.value).content);
    const play = () =>
      caller(origin)("POST", `/play/api/round${search}`, { json: { key: "round-00000001", stake: "10.00" } });
    const [first, again] = [await play(), await play()];
    expect(first.status).toBe(200);
    expect(again.json.balance).toBe(first.json.balance);
    const balance = await mock.call("GET", "/wps/v2/wallets/balance", { token });
    expect(balance.json.value).toMatchObject({ balance: first.json.balance });
    expect((await mock.call("GET", "/__mock/state")).json.ledgerTotal).toBe("0.00");
  });
});

describe("separate worlds (X-Mock-Session)", () => {
  it("keep money, sessions and scenarios separate", async () => {
    const mine = { "x-mock-session": "worker-1" };
    const token = await tokenOf(mock, "demo", "demo-1234", mine);
    expect((await mock.call("GET", "/wps/member/info", { token, headers: mine })).status).toBe(200);
    expect((await mock.call("GET", "/wps/member/info", { token })).status).toBe(401);
    await mock.call("POST", "/__mock/scenario", { json: { name: "maintenance" }, headers: mine });
    expect((await mock.call("GET", STATUS, { headers: mine })).json.value).toMatchObject({ maintenance: true });
    expect((await mock.call("GET", STATUS)).json.value).toMatchObject({ maintenance: false });
  });

  it("are discarded, the oldest first, when there are more than 64", async () => {
    const scenarioOf = async (name: string) =>
      (await mock.call("GET", "/__mock/state", { headers: { "x-mock-session": name } })).json.scenario;
    const headers = { "x-mock-session": "oldest" };
    await mock.call("POST", "/__mock/scenario", { json: { name: "slow" }, headers });
    for (let count = 0; count < 64; count += 1) await scenarioOf(`other-${count}`);
    expect(await scenarioOf("oldest")).toBe("normal");
  });

  it("are found by the launch token of a game, without the header", async () => {
    const headers = { "x-mock-session": "worker-2" };
    const token = await tokenOf(mock, "demo", "demo-1234", headers);
    const hot = await mock.call("GET", "/wps/relay/GCSGAME_hotGamesV2");
    const { vassalage, gameType, nodeId } = Object(hot.json.value).content[0];
    const json = { vassalage, gameType, nodeId, platform: "WEB", language: "en" };
    const launch = await mock.call("POST", "/wps/game/launchGame", { token, headers, json });
    const { origin, pathname, search } = new URL(Object(launch.json.value).content);
    const games = caller(origin);
    await games("POST", `/play/api/round${search}`, { json: { key: "round-00000002", stake: "10.00" } });
    const { requests } = (await mock.call("GET", "/__mock/requests", { headers })).json;
    expect(requests).toContainEqual(expect.objectContaining({ path: "/play/api/round", status: 200 }));
    const page = await games("GET", pathname + search);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await games("GET", pathname)).status).toBe(401);
  });

  it("cannot have a name with special characters, such as a slash", async () => {
    expect((await mock.call("GET", STATUS, { headers: { "x-mock-session": "../x" } })).status).toBe(400);
  });
});

describe("the testers' controls", () => {
  it("show the state, with a ledger that sums to zero", async () => {
    const { json } = await mock.call("GET", "/__mock/state");
    expect(json).toMatchObject({ scenario: "normal", ledgerTotal: "0.00", clockOffsetMs: 0 });
    expect(json.accounts).toContainEqual(expect.objectContaining({ username: "demo", balance: "25000.00" }));
  });

  it.each([
    [
      "/__mock/faults",
      [{ operationId: "login", kind: "explode" }],
      "kind is one of status, lost-request, drop, delay, malformed, html",
    ],
    ["/__mock/faults", {}, "Send a list of faults"],
    ["/__mock/faults", [{ operationId: "logIn", kind: "drop" }], "The contract has no operation logIn"],
    [
      "/__mock/scenario",
      { name: "party" },
      expect.stringContaining("is one of normal, maintenance, region-blocked, slow"),
    ],
    ["/__mock/clock", { advanceMs: -1 }, "advanceMs is a whole number of milliseconds from 0 to 31622400000, a year"],
    ["/__mock/clock", { advanceMs: 1e15 }, "advanceMs is a whole number of milliseconds from 0 to 31622400000, a year"],
    ["/__mock/reset", { now: "tomorrow" }, 'now is a time from 2000 to 2099, such as "2026-12-31T23:59:00+06:00"'],
    [
      "/__mock/reset",
      { now: "2027-02-29T10:00:00+06:00" },
      'now is a time from 2000 to 2099, such as "2026-12-31T23:59:00+06:00"',
    ],
    [
      "/__mock/reset",
      { now: "1999-12-31T23:59:59Z" },
      'now is a time from 2000 to 2099, such as "2026-12-31T23:59:00+06:00"',
    ],
  ])("report an error for wrong input to %s", async (path, json, error) => {
    const answer = await mock.call("POST", path, { json });
    expect([answer.status, answer.json]).toEqual([400, { error }]);
  });

  it("read a body of any content type, because curl names another one than JSON", async () => {
    const text = '{"name":"late-draws"}';
    const { json } = await mock.call("POST", "/__mock/scenario", { text, type: "application/x-www-form-urlencoded" });
    expect(json.scenario).toBe("late-draws");
  });

  it("start the world over at the given time, with data of that time", async () => {
    const now = new Date(Date.now() - 40 * 86_400_000).toISOString();
    const { json } = await mock.call("POST", "/__mock/reset", { json: { now } });
    expect(Number(json.now) - Date.parse(now)).toBeLessThan(60_000);
    const token = await tokenOf(mock, "demo");
    const { text: messages } = await mock.call("GET", "/wps/messages", { token });
    expect(messages).toContain(now.slice(0, "2026-12".length));
    expect(messages).not.toContain(new Date().toISOString().slice(0, "2026-12-31".length));
    await mock.call("POST", "/__mock/reset", { json: {} });
    expect((await mock.call("GET", "/__mock/state")).json.clockOffsetMs).toBe(0);
  });

  it("log requests without bodies, tokens or query values", async () => {
    const token = await tokenOf(mock, "demo");
    await mock.call("GET", "/wps/member/info", { token });
    const { text, json } = await mock.call("GET", "/__mock/requests");
    expect(json.requests).toMatchObject([{ operationId: "getMemberInfo", status: 200 }, { operationId: "login" }]);
    expect(text).not.toContain(token);
    expect(text).not.toContain("demo-1234");
  });

  it.each([
    ["localhost:4010", 200],
    ["127.0.0.1", 200],
    ["[::1]:4010", 200],
    ["rebound.example", 403],
    ["localhost.rebound.example:4010", 403],
    ["127.0.0.1@rebound.example", 403],
  ])("answer a caller with the Host header %s with status %i", async (host, expected) => {
    expect(await statusAs(mock, host)).toBe(expected);
  });

  it("answer any host name when the mock is exposed", async () => {
    const exposed = await startMock({ isExposed: true });
    onTestFinished(() => exposed.stop());
    expect(await statusAs(exposed, "mock.example")).toBe(200);
  });

  it("refuse requests from pages of other sites", async () => {
    const headers = { origin: "https://elsewhere.example" };
    expect((await mock.call("POST", "/__mock/reset", { headers })).status).toBe(403);
  });
});
