import { beforeEach, describe, expect, it, vi } from "vitest";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
let token: string;
beforeEach(async () => {
  mock = await openWorld();
  token = await tokenOf(mock, "demo");
});

const GAME = { vassalage: "LOBBYKIT", gameType: "RNG", platform: "WEB", language: "en", code: "paper-crane" };
const launch = (json: object, key: string, as = token) =>
  mock.call("POST", "/wps/game/launchGame", { json, token: as, headers: { "idempotency-key": key } });

const lookUp = (key: string) => mock.call("GET", `/wps/operations/${key}`, { token });

describe("an idempotency key of an account", () => {
  it("D12 E054 has one effect, and a repeated call returns the same value with the current time (D11)", async () => {
    const first = await launch(GAME, "key-00000001");
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 90_000 } });
    const again = await launch(GAME, "key-00000001");
    expect(again.json.value).toEqual(first.json.value);
    expect(Number(again.json.timestamp) - Number(first.json.timestamp)).toBeGreaterThanOrEqual(90_000);
    expect((await launch(GAME, "key-00000002")).json.value).not.toEqual(first.json.value);
  });

  it("D12 causes a conflict when it is used with other content, and the first call's effect stays", async () => {
    const first = await launch(GAME, "key-00000003");
    const other = await launch({ ...GAME, code: "jade-field" }, "key-00000003");
    expect([other.status, other.json.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
    expect((await launch(GAME, "key-00000003")).json.value).toEqual(first.json.value);
  });

  it("can be used again after the server refused the call", async () => {
    expect((await launch({ ...GAME, code: "no-such-game" }, "key-00000004")).status).toBe(404);
    expect((await launch(GAME, "key-00000004")).status).toBe(200);
  });

  it("can also be used by another account for other content", async () => {
    const mine = await launch(GAME, "key-00000005");
    const theirs = await launch({ ...GAME, code: "jade-field" }, "key-00000005", await tokenOf(mock, "poor"));
    expect([mine.status, theirs.status]).toEqual([200, 200]);
  });

  it("D12 cannot be used for a second call while the first call is in progress", async () => {
    const json = [{ operationId: "launchGame", kind: "delay", delayMs: 1000, times: 1 }];
    await mock.call("POST", "/__mock/faults", { json });
    const held = launch(GAME, "key-00000006");
    await vi.waitFor(async () => {
      const { status, json: answer } = await lookUp("key-00000006");
      expect([status, answer.code]).toEqual([409, "OPERATION_IN_PROGRESS"]);
    });
    const second = await launch(GAME, "key-00000006");
    expect([second.status, second.json.code]).toEqual([409, "OPERATION_IN_PROGRESS"]);
    const { status, json: first } = await held;
    expect(status).toBe(200);
    expect((await launch(GAME, "key-00000006")).json.value).toEqual(first.value);
    expect((await lookUp("key-00000006")).status).toBe(200);
  });
});
