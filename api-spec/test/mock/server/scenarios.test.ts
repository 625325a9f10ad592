import { beforeEach, describe, expect, it } from "vitest";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const STATUS = "/wps/system/status?url=localhost:5173";
const LOGIN = "/wps/session/login";
const CREDENTIALS = { type: "username", username: "demo", password: "demo-1234" };
const FREE_PLAY = { os: "WEB", platform: "W", randomKey: "0123456789abcdef", gatewayVersion: "3" };

const choose = (...names: string[]) => mock.call("POST", "/__mock/scenario", { json: { names } });
const order = (fault: object) => mock.call("POST", "/__mock/faults", { json: [fault] });

describe("scenarios", () => {
  it("E017 R254 maintenance refuses every call except the status of the site", async () => {
    await choose("maintenance");
    const status = await mock.call("GET", STATUS);
    expect(status.json.value).toMatchObject({ maintenance: true, maintenanceEndsAt: expect.any(String) });
    const closed = await mock.call("POST", LOGIN, { json: CREDENTIALS });
    expect([closed.status, closed.json.code, closed.headers.get("retry-after")]).toEqual([503, "MAINTENANCE", "60"]);
  });

  it("R254 region-blocked reports the caller's location and refuses every login", async () => {
    await choose("region-blocked");
    const { json } = await mock.call("GET", STATUS, { headers: { "accept-language": "en" } });
    const location = { countryCode: "SG", countryName: "Singapore", ip: "127.0.0.1" };
    expect(json.value).toMatchObject({ regionRestriction: true, location });
    expect((await mock.call("POST", LOGIN, { json: CREDENTIALS })).json.code).toBe("REGION_RESTRICTED");
  });

  it("flaky fails every third call", async () => {
    await choose("flaky");
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await mock.call("GET", STATUS)).status);
    expect(statuses).toEqual([200, 200, 500, 200, 200, 500]);
  });

  it("D11 skewed-time sets the server's clock seven minutes back in every answer", async () => {
    await choose("skewed-time");
    const { json, headers } = await mock.call("GET", STATUS);
    const behindMs = Date.now() - Number(json.timestamp);
    expect(behindMs).toBeGreaterThanOrEqual(7 * 60_000);
    expect(behindMs).toBeLessThan(8 * 60_000);
    expect(Date.now() - Date.parse(headers.get("date") ?? "")).toBeGreaterThanOrEqual(7 * 60_000);
    await choose("normal");
    expect(Date.now() - Number((await mock.call("GET", STATUS)).json.timestamp)).toBeLessThan(60_000);
  });

  it("E006 expired-sessions ends the present sessions immediately and new ones after a minute", async () => {
    const before = await tokenOf(mock, "demo");
    await choose("expired-sessions");
    expect((await mock.call("GET", "/wps/member/info", { token: before })).json.code).toBe("UNAUTHENTICATED");
    const after = await tokenOf(mock, "demo");
    expect((await mock.call("GET", "/wps/member/info", { token: after })).status).toBe(200);
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 60_000 } });
    expect((await mock.call("GET", "/wps/member/info", { token: after })).status).toBe(401);
  });

  it("E016 E027 off:<module> and on:<module> switch every module of the merchant in the menu or the feature flags", async () => {
    const { scenarios } = (await mock.call("GET", "/__mock/state")).json;
    const switches = (Array.isArray(scenarios) ? scenarios : []).map(String).filter((name) => name.startsWith("off:"));
    expect(switches.length).toBeGreaterThan(8);
    const trees = async () => {
      const whitelabel = await mock.call("GET", "/wps/system/whitelabel");
      return (await mock.call("GET", "/wps/system/menu")).text + JSON.stringify(Object(whitelabel.json.value).flags);
    };
    for (const name of switches) {
      const id = name.slice("off:".length);
      await choose(name);
      expect(await trees()).toContain(`"modId":"${id}","enabled":"0"`);
      await choose(`on:${id}`);
      expect(await trees()).toContain(`"modId":"${id}","enabled":"1"`);
    }
  });

  it("R031 off:FREEPLAY3 refuses free play", async () => {
    await choose("off:FREEPLAY3");
    const { status, json } = await mock.call("POST", "/wps/session/login/freeplay", { json: FREE_PLAY });
    expect([status, json.code]).toEqual([403, "MODULE_DISABLED"]);
  });

  it("are combined when testers name several, and are reported as one state", async () => {
    await choose("region-blocked", "off:FREEPLAY3");
    expect((await mock.call("GET", "/__mock/state")).json.scenario).toBe("region-blocked off:FREEPLAY3");
    expect((await mock.call("GET", STATUS)).json.value).toMatchObject({ regionRestriction: true });
    expect((await mock.call("GET", "/wps/system/menu")).text).toContain('"modId":"FREEPLAY3","enabled":"0"');
  });
});

describe("faults", () => {
  it("happen as many times as ordered", async () => {
    await order({ operationId: "getSystemStatus", kind: "status", status: 429, times: 1 });
    const struck = await mock.call("GET", STATUS);
    expect([struck.status, struck.json.code, struck.headers.get("retry-after")]).toEqual([
      429,
      "TOO_MANY_REQUESTS",
      "300",
    ]);
    expect((await mock.call("GET", STATUS)).status).toBe(200);
  });

  it("D12 drop an answer after the call had its effect", async () => {
    await order({ operationId: "login", kind: "drop" });
    await expect(mock.call("POST", LOGIN, { json: CREDENTIALS })).rejects.toThrow("fetch failed");
    expect((await mock.call("GET", "/__mock/state")).json.liveSessions).toBe(1);
  });

  it("D12 drop a request before the call has an effect", async () => {
    await order({ operationId: "login", kind: "lost-request" });
    await expect(mock.call("POST", LOGIN, { json: CREDENTIALS })).rejects.toThrow("fetch failed");
    expect((await mock.call("GET", "/__mock/state")).json.liveSessions).toBe(0);
  });

  it("cut an answer in half, delay one, or replace JSON with an HTML page", async () => {
    await order({ operationId: "getSystemStatus", kind: "malformed" });
    const { text } = await mock.call("GET", STATUS);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    await order({ operationId: "getSystemStatus", kind: "delay", delayMs: 300 });
    const started = performance.now();
    await mock.call("GET", STATUS);
    expect(performance.now() - started).toBeGreaterThan(290);
    await order({ operationId: "getSystemStatus", kind: "html" });
    const page = await mock.call("GET", STATUS);
    expect([page.status, page.headers.get("content-type")]).toEqual([502, "text/html; charset=utf-8"]);
    expect(page.text).toContain("<h1>");
  });
});
