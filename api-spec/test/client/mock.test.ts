import { beforeEach, describe, expect, it } from "vitest";
import type { ServerTimeSample } from "../../src/client/create-client.ts";
import type { ApiError } from "../../src/client/errors.ts";
import { mintIdempotencyKey } from "../../src/client/idempotency.ts";
import { openWorld, type Mock } from "../mock/start-mock.ts";
import { clientOf, errorOf } from "./fixture-server.ts";
import { SMALL_PNG } from "../small-png.ts";

let mock: Mock;
let token: string | undefined;
let lost: ApiError[];
let samples: ServerTimeSample[];

beforeEach(async () => {
  mock = await openWorld();
  token = undefined;
  lost = [];
  samples = [];
});

/** Every request carries the name of the world. */
const fetchInWorld = (request: Request) => {
  for (const [name, value] of Object.entries(mock.headers)) request.headers.set(name, value);
  return fetch(request);
};
const connect = () =>
  clientOf(mock.url, {
    fetch: fetchInWorld,
    encryption: "jwe",
    token: () => token,
    onUnauthenticated: (error) => void lost.push(error),
    onServerTime: (sample) => void samples.push(sample),
  });
const credentials = (username: string, password = "demo-1234") => ({ type: "username" as const, username, password });
const fault = (operationId: string, more: object) =>
  mock.call("POST", "/__mock/faults", { json: [{ operationId, times: 1, ...more }] });

describe("a client of the mock server", () => {
  it("R417 D4 logs in with an encrypted body, reads data and logs out", async () => {
    const client = connect();
    ({ token } = await client.call("login", { body: credentials("demo") }));
    expect(await client.call("getMemberInfo")).toMatchObject({ account: "demo", type: 0 });
    expect(await client.call("getWalletBalance")).toMatchObject({ currency: "BDT" });
    expect(await client.call("logout")).toBeNull();
    expect(lost).toEqual([]);
    expect((await errorOf(client.call("getMemberInfo"))).kind).toBe("unauthenticated");
    expect(lost).toHaveLength(1);
  });

  it("R401 uploads a picture as bytes and sends its id with feedback", async () => {
    const client = connect();
    ({ token } = await client.call("login", { body: credentials("demo") }));
    const picture = new Blob([SMALL_PNG], { type: "image/png" });
    const { id, bytes } = await client.call("uploadImage", { body: picture });
    expect(bytes).toBe(picture.size);
    const body = { content: "See the picture", imageIds: [id] };
    expect(await client.call("submitFeedback", { body, idempotencyKey: mintIdempotencyKey() })).toBeNull();
  });

  it("D4 logs in again after the mock was reset", async () => {
    const client = connect();
    await client.call("login", { body: credentials("demo") });
    await mock.call("POST", "/__mock/reset");
    expect(await client.call("login", { body: credentials("demo") })).toMatchObject({ firstTimeLogin: false });
  });

  it("R422 starts free play with 10,000.00 of play money", async () => {
    const client = connect();
    const body = { os: "WEB", platform: "W", randomKey: crypto.randomUUID(), gatewayVersion: "3" } as const;
    ({ token } = await client.call("loginFreePlay", { body }));
    expect(await client.call("getWalletBalance")).toMatchObject({ balance: "10000.00" });
  });

  it("R216 is informed that the next login needs a captcha", async () => {
    const error = await errorOf(connect().call("login", { body: credentials("captcha", "wrong") }));
    expect(error).toMatchObject({ kind: "business", code: "LOGIN_FAILED", status: 400, value: { captcha: true } });
  });

  it("R410 receives the reason why staff may not log in", async () => {
    const error = await errorOf(connect().call("login", { body: credentials("staff") }));
    expect(error).toMatchObject({ kind: "business", code: "NON_MEMBER", status: 403 });
  });

  it("R424 receives a captcha and its id", async () => {
    const { value, headers } = await connect().send("getCaptcha");
    expect(Buffer.from(value, "base64").subarray(1, 4).toString()).toBe("PNG");
    expect(headers.get("x-captcha-id")).toMatch(/\S{8,}/);
  });

  it("R427 reads the vendors, which the answer carries in `data` instead of `value`", async () => {
    const { lanes } = await connect().call("listGameVendors");
    expect(lanes.length).toBeGreaterThan(0);
  });

  it("D11 reports the server's time when the server's clock is an hour ahead", async () => {
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 3_600_000 } });
    await connect().call("getSystemStatus", { query: { url: "localhost" } });
    const [sample] = samples;
    expect((sample?.serverTimeMs ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
  });
});

describe("D21 faults that testers order from the mock server", () => {
  it.each([
    ["status", { kind: "status", status: 503 }, { kind: "server", code: "MAINTENANCE", retryAfterMs: 60_000 }],
    ["the status 429", { kind: "status", status: 429 }, { kind: "business", retryAfterMs: 300_000 }],
    ["drop", { kind: "drop" }, { kind: "offline" }],
    ["malformed", { kind: "malformed" }, { kind: "contract", status: 200 }],
  ])("reports the fault “%s” once, and the next call succeeds", async (_title, ordered, expected) => {
    await fault("listRegions", ordered);
    const client = connect();
    expect(await errorOf(client.call("listRegions"))).toMatchObject(expected);
    expect((await client.call("listRegions")).length).toBeGreaterThan(0);
  });

  it("reports a timeout when the ordered delay is longer than the deadline", async () => {
    await fault("listRegions", { kind: "delay", delayMs: 60_000 });
    expect((await errorOf(connect().call("listRegions", { deadlineMs: 100 }))).kind).toBe("timeout");
  });
});
