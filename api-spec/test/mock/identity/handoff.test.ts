import { beforeEach, expect, it } from "vitest";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

/** The envelope's time is when the request arrived. The code is created later, and noticeably later on a loaded machine. */
const HANDLING_MS = 10_000;

const make = async (token: string): Promise<{ code: string; restMs: number }> => {
  const { status, json } = await mock.call("POST", "/wps/session/handoff", { token });
  expect(status).toBe(200);
  const { code, expiresAt } = Object(json.value);
  return { code, restMs: Date.parse(expiresAt) - Number(json.timestamp) };
};
const redeem = async (code: string) => {
  const { status, json } = await mock.call("POST", "/wps/session/handoff/redemption", { json: { code } });
  return status === 200 ? json.value : [status, json.code];
};
const INVALID = [422, "VERIFICATION_CODE_INVALID"];

it("R123 C9 a handoff code gives the username to another device once, and is not a session token", async () => {
  const token = await tokenOf(mock, "demo");
  const { code } = await make(token);
  expect(code).not.toContain(token);
  expect((await mock.call("GET", "/wps/member/info", { token: code })).status).toBe(401);
  expect(await redeem(code)).toEqual({ username: "demo" });
  expect(await redeem(code)).toEqual(INVALID);
});

it("R123 each handoff code is different, and a caller without a valid token gets none", async () => {
  const token = await tokenOf(mock, "demo");
  const [first, second] = [await make(token), await make(token)];
  expect(first.code).not.toBe(second.code);
  expect(await redeem(first.code)).toEqual({ username: "demo" });
  expect(await redeem(second.code)).toEqual({ username: "demo" });
  expect((await mock.call("POST", "/wps/session/handoff")).status).toBe(401);
  expect((await mock.call("POST", "/wps/session/handoff", { token: first.code })).status).toBe(401);
});

it("R123 a handoff code is valid for at most two minutes", async () => {
  const { code, restMs } = await make(await tokenOf(mock, "demo"));
  expect(restMs).toBeGreaterThan(0);
  expect(restMs).toBeLessThanOrEqual(120_000 + HANDLING_MS);
  await mock.call("POST", "/__mock/clock", { json: { advanceMs: 120_000 } });
  expect(await redeem(code)).toEqual([422, "VERIFICATION_CODE_EXPIRED"]);
  expect(await redeem(code)).toEqual(INVALID);
});

it("R123 R274 a handoff code becomes invalid when the session that created it ends", async () => {
  const token = await tokenOf(mock, "demo");
  const { code } = await make(token);
  await mock.call("DELETE", "/wps/session/logout", { token });
  expect(await redeem(code)).toEqual(INVALID);
});

it("R123 the server answers 400 to a malformed handoff code, and 422 to an unknown one", async () => {
  expect(await redeem("../../etc")).toEqual([400, "INVALID_REQUEST"]);
  expect(await redeem("A".repeat(22))).toEqual(INVALID);
});
