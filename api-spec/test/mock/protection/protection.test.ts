import { beforeEach, describe, expect, it } from "vitest";
import type { components } from "../../../src/generated/types.ts";
import { caller, openWorld, tokenOf, type Mock } from "../start-mock.ts";

type Schemas = components["schemas"];

let mock: Mock;
let token: string;
beforeEach(async () => {
  mock = await openWorld();
  token = await tokenOf(mock, "newbie");
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const advance = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
const limits = async () =>
  (await mock.call("GET", "/wps/responsible/limits", { token })).json.value as Schemas["PlayLimits"];
const set = (json: object) => mock.call("PUT", "/wps/responsible/limits", { token, json });
const confirm = (json: object) => mock.call("POST", "/wps/responsible/limits/confirmation", { token, json });
const takeBreak = (duration: string) => mock.call("POST", "/wps/responsible/time-out", { token, json: { duration } });
const session = async () =>
  (await mock.call("GET", "/wps/responsible/session", { token })).json.value as Schemas["PlaySession"];

const launchFirstSlot = async () => {
  const games = await mock.call("GET", "/wps/relay/GCSGAME_gameList?category=RNG");
  const { vassalage, gameType, nodeId } = Object(games.json.value).content[0];
  const json = { vassalage, gameType, nodeId, platform: "WEB", language: "en" };
  return mock.call("POST", "/wps/game/launchGame", { token, json });
};

/** Opens the slot and returns a function that plays one round. */
async function openSlot() {
  const { origin, search } = new URL(Object((await launchFirstSlot()).json.value).content);
  let number = 0;
  return (stake = "10.00") => {
    number += 1;
    return caller(origin)("POST", `/play/api/round${search}`, { json: { key: `spin-${number + 10_000}`, stake } });
  };
}

const remindEvery = (realityCheckMinutes: number) =>
  mock.call("PUT", "/wps/responsible/reality-check", { token, json: { realityCheckMinutes } });

async function helpLineNames(language: string) {
  const { json } = await mock.call("GET", "/wps/responsible/help-lines", { headers: { "accept-language": language } });
  return (json.value as Schemas["HelpLine"][]).map(({ name }) => name);
}

describe("E102 E103 D15 the member's limits", () => {
  it("E102 have no amount until the member sets one", async () => {
    const { currency, coolOffHours, deposit, session: time, timeOut } = await limits();
    expect([currency, coolOffHours, timeOut]).toEqual(["BDT", 24, undefined]);
    expect(deposit.map(({ period, amount }) => [period, amount])).toEqual([
      ["24h", undefined],
      ["7d", undefined],
      ["1m", undefined],
    ]);
    expect(time[0]).toEqual({ period: "24h", usedMinutes: 0 });
  });

  it("E103 apply immediately when they are first set or lowered", async () => {
    await set({ kind: "deposit", period: "24h", amount: "5000.00" });
    const { status } = await set({ kind: "deposit", period: "24h", amount: "2000" });
    expect(status).toBe(200);
    expect((await limits()).deposit[0]).toEqual({
      period: "24h",
      usedAmount: "0.00",
      amount: "2000.00",
      leftAmount: "2000.00",
    });
  });

  it("E103 are raised only after a day and a confirmation", async () => {
    const name = { kind: "session", period: "7d" };
    await set({ ...name, minutes: 60 });
    await set({ ...name, minutes: 120 });
    expect((await limits()).session[1]).toMatchObject({ minutes: 60, pending: { minutes: 120 } });
    expect((await confirm(name)).json.code).toBe("STATE_CONFLICT");
    await advance(DAY_MS);
    token = await tokenOf(mock, "newbie");
    expect((await limits()).session[1]?.minutes).toBe(60);
    const { status, json } = await confirm(name);
    expect(status).toBe(200);
    expect((json.value as Schemas["PlayLimits"]).session[1]).toEqual({
      period: "7d",
      minutes: 120,
      usedMinutes: 0,
      leftMinutes: 120,
    });
    expect((await confirm(name)).json.code).toBe("STATE_CONFLICT");
  });

  it("E103 stay in force when a pending removal is cancelled, or when it is not confirmed in time", async () => {
    const name = { kind: "loss", period: "24h" };
    await set({ ...name, amount: "100.00" });
    await set({ ...name, remove: true });
    expect((await limits()).loss[0]?.pending).not.toHaveProperty("amount");
    await set({ ...name, amount: "100.00" });
    expect((await limits()).loss[0]).not.toHaveProperty("pending");
    await set({ ...name, remove: true });
    await advance(8 * DAY_MS);
    token = await tokenOf(mock, "newbie");
    expect((await confirm(name)).status).toBe(409);
    expect((await limits()).loss[0]).toMatchObject({ amount: "100.00" });
  });

  it.each([
    ["750.5000", "750.50"],
    ["750.0", "750.00"],
    ["750.000", "750.00"],
  ])("E103 accept %s, because zeros at the end are no decimals", async (amount, stored) => {
    const { status, json } = await set({ kind: "loss", period: "24h", amount });
    expect([status, json.code]).toEqual([200, undefined]);
    expect((json.value as Schemas["PlayLimits"]).loss[0]).toMatchObject({ amount: stored });
  });

  it.each(["0.001", "99999999999999"])(
    "E103 refuse %s, which is not a valid amount of the currency",
    async (amount) => {
      const { status, json } = await set({ kind: "loss", period: "24h", amount });
      expect([status, json.code]).toEqual([422, "AMOUNT_OUT_OF_RANGE"]);
    },
  );

  it.each([
    { kind: "session", period: "24h", amount: "5.00" },
    { kind: "deposit", period: "2d", amount: "5.00" },
    { kind: "loss", period: "24h" },
  ])("E103 refuse %j, which breaks the contract", async (wish) => {
    expect((await set(wish)).json.code).toBe("INVALID_REQUEST");
  });

  it("refuse a stake that would exceed the loss limit, and refuse launches after the loss limit is reached", async () => {
    await set({ kind: "loss", period: "24h", amount: "15.00" });
    const spin = await openSlot();
    expect((await spin("20.00")).json.code).toBe("LOSS_LIMIT_REACHED");
    let lastCode: unknown;
    for (let round = 0; round < 40 && lastCode === undefined; round += 1) lastCode = (await spin("5.00")).json.code;
    expect(lastCode).toBe("LOSS_LIMIT_REACHED");
    const { loss } = await limits();
    expect(Number(loss[0]?.usedAmount)).toBeGreaterThan(10);
    await set({ kind: "loss", period: "24h", amount: loss[0]?.usedAmount });
    const { status, json } = await launchFirstSlot();
    expect([status, json.code]).toEqual([403, "LOSS_LIMIT_REACHED"]);
    expect((await limits()).loss[0]?.reachedUntil).toBe(Object(json.value).until);
    await advance(DAY_MS + 1);
    token = await tokenOf(mock, "newbie");
    expect((await launchFirstSlot()).status).toBe(200);
  });

  it("refuse launches and stakes after the session limit is reached, until the play time is a day old", async () => {
    await set({ kind: "session", period: "24h", minutes: 20 });
    const spin = await openSlot();
    await advance(10 * 60_000);
    expect((await spin()).status).toBe(200);
    const { usedMinutes, leftMinutes } = (await limits()).session[0] ?? {};
    expect([10, 11]).toContain(usedMinutes);
    expect(leftMinutes).toBe(20 - Number(usedMinutes));
    await advance(10 * 60_000);
    expect((await spin()).json.code).toBe("SESSION_LIMIT_REACHED");
    expect((await launchFirstSlot()).json.code).toBe("SESSION_LIMIT_REACHED");
    await advance(DAY_MS);
    token = await tokenOf(mock, "newbie");
    expect((await launchFirstSlot()).status).toBe(200);
  });
});

describe("E104 D15 breaks", () => {
  it("stop play, but the balance, the limits, logout and login stay available", async () => {
    const spin = await openSlot();
    const { status, json } = await takeBreak("24h");
    expect(status).toBe(200);
    const { until } = json.value as Schemas["TimeOut"];
    const refused = await launchFirstSlot();
    expect([refused.status, refused.json.code, refused.json.value]).toEqual([403, "SELF_EXCLUDED", { until }]);
    expect((await spin()).json.code).toBe("SELF_EXCLUDED");
    expect((await mock.call("GET", "/wps/v2/wallets/balance", { token })).status).toBe(200);
    expect((await limits()).timeOut).toMatchObject({ duration: "24h", until });
    expect((await mock.call("DELETE", "/wps/session/logout", { token })).status).toBe(200);
    token = await tokenOf(mock, "newbie");
    await advance(DAY_MS);
    token = await tokenOf(mock, "newbie");
    expect((await launchFirstSlot()).status).toBe(200);
  });

  it("can be extended but not shortened", async () => {
    await takeBreak("7d");
    expect((await takeBreak("24h")).json.code).toBe("STATE_CONFLICT");
    expect((await takeBreak("30d")).status).toBe(200);
  });

  it("refuse the login for half a year when they are a self-exclusion", async () => {
    await takeBreak("6m");
    const login = { type: "username", username: "newbie", password: "demo-1234" };
    const { status, json } = await mock.call("POST", "/wps/session/login", { json: login });
    expect([status, json.code]).toEqual([403, "SELF_EXCLUDED"]);
    await advance(180 * DAY_MS);
    expect((await mock.call("POST", "/wps/session/login", { json: login })).status).toBe(403);
    await advance(4 * DAY_MS);
    expect((await mock.call("POST", "/wps/session/login", { json: login })).status).toBe(200);
  });

  it("cannot replace a self-exclusion that ends soon", async () => {
    await takeBreak("6m");
    for (let hours = 0; hours < 180 * 24; hours += 20) {
      await advance(20 * HOUR_MS);
      await limits();
    }
    expect((await takeBreak("30d")).json.code).toBe("STATE_CONFLICT");
  });
});

describe("D15 the play session", () => {
  it("runs from the first launch until 15 minutes pass without play, and reports stakes, wins and net position", async () => {
    expect(await session()).toEqual({ currency: "BDT", realityCheckMinutes: 60 });
    const spin = await openSlot();
    const rounds = [await spin(), await spin()].map(({ json }) => Object(json.round));
    const wins = rounds.reduce((total, { payout }) => total + Number(payout), 0);
    await advance(10 * 60_000);
    const { running } = await session();
    expect(running).toMatchObject({
      stakeAmount: "20.00",
      winAmount: wins.toFixed(2),
      netPosition: (wins - 20).toFixed(2),
    });
    expect(running?.playedSeconds).toBeGreaterThanOrEqual(600);
    await advance(15 * 60_000);
    expect(await session()).not.toHaveProperty("running");
  });

  it("ends when the member logs out", async () => {
    await openSlot();
    expect(await session()).toHaveProperty("running");
    await mock.call("DELETE", "/wps/session/logout", { token });
    token = await tokenOf(mock, "newbie");
    expect(await session()).not.toHaveProperty("running");
  });

  it("reminds the member as often as the member chooses, but at least once an hour", async () => {
    await openSlot();
    expect((await remindEvery(15)).json.value).toEqual({ realityCheckMinutes: 15 });
    const { running } = await session();
    expect(Date.parse(running?.nextRealityCheckAt ?? "") - Date.parse(running?.startedAt ?? "")).toBe(15 * 60_000);
    expect((await remindEvery(120)).json.code).toBe("INVALID_REQUEST");
    expect((await remindEvery(0)).json.code).toBe("INVALID_REQUEST");
  });
});

describe("D15 access to player protection", () => {
  it.each([
    ["restricted", "ACCOUNT_RESTRICTED"],
    ["guest", "REAL_ACCOUNT_REQUIRED"],
  ])("R405 R409 is refused to %s", async (who, code) => {
    const json = { os: "Android 14", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
    const guest = await mock.call("POST", "/wps/session/login/freeplay", { json });
    token = who === "guest" ? Object(guest.json.value).token : await tokenOf(mock, who);
    for (const path of ["limits", "session"])
      expect((await mock.call("GET", `/wps/responsible/${path}`, { token })).json.code).toBe(code);
    expect((await takeBreak("24h")).json.code).toBe(code);
    expect((await set({ kind: "deposit", period: "24h", amount: "1" })).json.code).toBe(code);
  });

  it("R127 is open to everyone for the list of help lines, which is in the requested language", async () => {
    expect(await helpLineNames("en")).toContain("Advice for families");
    expect(await helpLineNames("bn")).toContain("পরিবারের জন্য পরামর্শ");
  });
});

it("the mock reports the version of its contract and its build", async () => {
  const { json, headers } = await mock.call("GET", "/wps/system/version");
  expect(json.value).toEqual({
    contractVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    serverName: "lobbykit-mock",
    build: expect.any(String),
  });
  expect(headers.get("etag")).toBeTruthy();
});
