import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POINT_REWARDS } from "../../../src/mock/world/rewards/data/point-rewards.ts";
import { isConvertible, worthMinorOf } from "../../../src/mock/world/rewards/points.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PAYMENT_PASSWORD = "654321";
const BALANCE = "/wps/relay/MCS2_getPointBalance";
const CONVERT = "/wps/relay/passwordCheck/MCS2_convertPoint";
const FREE_PLAY = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
const REDEEM = "/wps/relay/passwordCheck/MCS2_redeemPointReward";

describe("points in the mock's world", () => {
  let world: World;
  const accountOf = (username: string) => {
    const account = world.accounts.byUsername(username);
    if (!account) throw new Error(`no ${username}`);
    return account;
  };
  beforeEach(() => {
    world = createWorld();
    world.timers.runDue();
  });
  afterEach(() => world.close());
  const stake = (accountId: string, key: string, amountMinor: number, at: number) =>
    world.ledger.post({ key, accountId, kind: "bet", amountMinor: -amountMinor, reference: "game", at });

  it("R251 are earned for each 100 taka staked, with the remainder carried over to the next day", () => {
    const { id } = accountOf("legacy");
    const noon = Math.floor(world.clock.now() / DAY_MS) * DAY_MS - DAY_MS / 2;
    stake(id, "one", 250_00, noon - DAY_MS);
    stake(id, "two", 30_00, noon);
    stake(id, "three", 120_00, noon + 1);
    expect(world.points.pointsOf(id)).toBe(4);
    const entries = world.points.ledger.list(id, { from: undefined, to: undefined }, { offset: 0, limit: 9 });
    expect(entries.map(({ pointsChange, points, at }) => [pointsChange, points, at])).toEqual([
      [2, 4, noon + 1],
      [2, 2, noon - DAY_MS],
    ]);
    expect(world.points.pointsOf(id)).toBe(4);
  });

  it("R251 are not earned for a refunded stake, which later stakes must make up for", () => {
    const { id } = accountOf("legacy");
    const at = world.clock.now();
    stake(id, "one", 200_00, at);
    expect(world.points.pointsOf(id)).toBe(2);
    world.ledger.post({ key: "back", accountId: id, kind: "refund", amountMinor: 200_00, reference: "game", at });
    expect(world.points.pointsOf(id)).toBe(2);
    stake(id, "two", 250_00, at);
    expect(world.points.pointsOf(id)).toBe(2);
    stake(id, "three", 50_00, at);
    expect(world.points.pointsOf(id)).toBe(3);
  });

  it("E064 are kept in a double-entry ledger that sums to zero and never goes negative", () => {
    expect(world.points.ledger.total()).toBe(0);
    const { id } = accountOf("legacy");
    const all = { key: "all", accountId: id, kind: "redemption", pointsChange: -1, reference: "mug" } as const;
    expect(() => world.points.ledger.post(all)).toThrow("too few points");
    expect(world.points.ledger.total()).toBe(0);
  });

  it("R505 never expire", () => {
    const { id } = accountOf("demo");
    const before = world.points.pointsOf(id);
    world.clock.advance(3_650 * DAY_MS);
    world.timers.runDue();
    expect(before).toBeGreaterThan(3_000);
    expect(world.points.pointsOf(id)).toBe(before);
  });

  it("E064 have a history of more than 80 entries for the persona demo, newest entry first", () => {
    const { id } = accountOf("demo");
    world.points.earn(id);
    const entries = world.points.ledger.list(id, { from: undefined, to: undefined }, { offset: 0, limit: 500 });
    expect(entries.length).toBeGreaterThan(80);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((one, other) => other - one));
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(["gift", "play", "redemption"]));
  });

  it.each([
    [9, false],
    [10, true],
    [15, false],
    [10_000, true],
    [10_010, false],
  ])("E065 in the quantity of %i can be converted into money: %s", (points, expected) =>
    expect(isConvertible(points)).toBe(expected),
  );

  it("E063 R251 are worth half a taka each, rounded down", () => {
    expect([0, 1, 2, 3, 480].map(worthMinorOf)).toEqual([0, 50, 100, 150, 240_00]);
  });
});

describe("the points mall over HTTP (R022)", () => {
  let mock: Mock;
  let token: string;
  beforeEach(async () => {
    mock = await openWorld();
    token = await tokenOf(mock, "demo");
  });
  const read = async (path: string, as = token, headers = {}) =>
    Object((await mock.call("GET", path, { token: as, headers })).json.value);
  const post = (path: string, json: object, { key = randomUUID(), as = token }: { key?: string; as?: string } = {}) =>
    mock.call("POST", path, { token: as, json, headers: { "idempotency-key": key } });
  const convert = (points: number, options = {}) =>
    post(CONVERT, { points, paymentPassword: PAYMENT_PASSWORD }, options);
  const redeem = (rewardId: string, quantity = 1, options = {}) =>
    post(REDEEM, { rewardId, quantity, paymentPassword: PAYMENT_PASSWORD }, options);
  const advance = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });

  it("E059 E063 R505 shows the points, their value and that they never expire", async () => {
    const balance = await read(BALANCE);
    expect(balance.currency).toBe("BDT");
    expect(Number(balance.worthAmount)).toBe(balance.points / 2);
    expect(await read("/wps/relay/MCS2_getPointConfig")).toEqual({
      ratio: 2,
      currency: "BDT",
      stakeAmount: "100.00",
      minPoints: 10,
      maxPoints: 10_000,
      stepPoints: 10,
      expires: false,
    });
  });

  it.each([
    ["", "৳"],
    ["?merchantCode=phlobby1", "₱"],
    ["?merchantCode=vnlobby1", "₫"],
  ])(
    "R004 names rewards with amounts in the merchant's currency, in every language (query “%s”)",
    async (query, symbol) => {
      for (const language of ["en", "bn", "vi", "fil", "id"]) {
        const path = `/wps/relay/MCS2_getPointReward${query}`;
        const { json } = await mock.call("GET", path, { headers: { "accept-language": language } });
        const credits = JSON.stringify(Object(json.value).content).match(/(?:৳|₱|₫|Rp)\u00A0/g) ?? [];
        expect(new Set(credits.map((sign) => sign.trim()))).toEqual(new Set([symbol]));
      }
    },
  );

  it("R004 R422 gives free play its play money in the merchant's currency", async () => {
    const path = "/wps/session/login/freeplay?merchantCode=phlobby1";
    const guest = await mock.call("POST", path, { json: FREE_PLAY });
    const balance = await read("/wps/v2/wallets/balance", String(Object(guest.json.value).token));
    expect(balance).toMatchObject({ currency: "PHP", currencySymbol: "₱" });
  });

  it("E065 converts points into money once for each idempotency key", async () => {
    const before = await read(BALANCE);
    const key = randomUUID();
    const first = await convert(100, { key });
    const again = await convert(100, { key });
    expect(first.json.value).toMatchObject({ amount: "50.00", points: before.points - 100, balance: "25050.00" });
    expect(again.json.value).toEqual(first.json.value);
    expect((await read("/wps/v2/wallets/balance")).balance).toBe("25050.00");
    expect(await convert(110, { key })).toMatchObject({ status: 409, json: { code: "IDEMPOTENCY_CONFLICT" } });
    const [entry] = (await read("/wps/relay/ODSFE2_MemTransDet?pageSize=1")).content;
    expect(entry).toMatchObject({ kind: "conversion", pointsChange: -100, points: before.points - 100 });
  });

  it("E065 refuses conversions that break the rules, and then the points stay unchanged", async () => {
    const before = await read(BALANCE);
    expect(await convert(15)).toMatchObject({ status: 422, json: { code: "AMOUNT_OUT_OF_RANGE" } });
    expect(await convert(10_000)).toMatchObject({ status: 422, json: { code: "INSUFFICIENT_POINTS" } });
    const wrong = await post(CONVERT, { points: 10, paymentPassword: "000000" });
    expect(wrong).toMatchObject({ status: 422, json: { code: "PAYMENT_PASSWORD_INCORRECT" } });
    const newbie = await tokenOf(mock, "newbie");
    expect((await convert(10, { as: newbie })).json.code).toBe("PAYMENT_PASSWORD_NOT_SET");
    const withoutKey = { token, json: { points: 10, paymentPassword: PAYMENT_PASSWORD } };
    expect((await mock.call("POST", CONVERT, withoutKey)).status).toBe(400);
    expect(await read(BALANCE)).toEqual(before);
  });

  it("E065 E061 refuses a redemption after five wrong payment passwords", async () => {
    for (let time = 1; time <= 5; time += 1) await post(CONVERT, { points: 10, paymentPassword: "000000" });
    const locked = await redeem("bonus-5");
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("E060 lists rewards by price in the requested language, and names the game of free spins", async () => {
    const page = await read("/wps/relay/MCS2_getPointReward", token, { "accept-language": "en" });
    expect(page).toMatchObject({ page: 1, pageSize: 20, total: POINT_REWARDS.length });
    const points = page.content.map((reward: { points: number }) => reward.points);
    expect(points).toEqual([...points].sort((one: number, other: number) => one - other));
    expect(page.content).toContainEqual(expect.objectContaining({ id: "tote-bag", stock: 0, name: "Jute bag" }));
    const spins = page.content.find(({ kind }: { kind: string }) => kind === "freeSpins");
    expect(spins.nodeId).toBe(1001);
    for (const { image } of page.content) expect((await mock.call("GET", image.url)).status).toBe(200);
    const second = await read("/wps/relay/MCS2_getPointReward?page=2&pageSize=1");
    expect(second.content).toEqual([expect.objectContaining({ id: "bonus-20", name: "ওয়ালেটে ৳\u00A020.00" })]);
  });

  it("E061 E062 R081 deducts points for bonus credit immediately, and pays the money when it is issued", async () => {
    const before = await read(BALANCE);
    const redeemed = await redeem("bonus-20", 2);
    expect(redeemed.json.value).toMatchObject({
      redemption: { rewardId: "bonus-20", quantity: 2, points: 80, status: "processing" },
      points: before.points - 80,
    });
    expect((await read("/wps/v2/wallets/balance")).balance).toBe("25000.00");
    await advance(60_000);
    expect((await read("/wps/v2/wallets/balance")).balance).toBe("25040.00");
    const [newest] = (await read("/wps/relay/MCS2_getRedeemPointList")).content;
    expect(newest).toMatchObject({ status: "issued", rewardId: "bonus-20" });
    expect(Date.parse(newest.updatedAt) - Date.parse(newest.createdAt)).toBe(60_000);
  });

  it("E061 sends goods within a day and reduces the stock", async () => {
    const stock = async () => {
      const { content } = await read("/wps/relay/MCS2_getPointReward");
      return content.find(({ id }: { id: string }) => id === "mug").stock;
    };
    const before = await stock();
    await redeem("mug");
    expect(await stock()).toBe(before - 1);
    await advance(DAY_MS);
    const { content } = await read("/wps/relay/MCS2_getRedeemPointList", await tokenOf(mock, "demo"));
    expect(content[0]).toMatchObject({ rewardId: "mug", status: "sent" });
  });

  it("E061 refuses a reward that is out of stock, too expensive or unknown", async () => {
    expect(await redeem("tote-bag")).toMatchObject({ status: 422, json: { code: "OUT_OF_STOCK" } });
    expect(await redeem("phone")).toMatchObject({ status: 422, json: { code: "INSUFFICIENT_POINTS" } });
    expect(await redeem("no-such-reward")).toMatchObject({ status: 404, json: { code: "NOT_FOUND" } });
    expect((await redeem("bonus-5", 11)).status).toBe(400);
  });

  it("E062 E064 lists the redemptions and the points entries of a period in pages", async () => {
    const all = await read("/wps/relay/MCS2_getRedeemPointList");
    expect(all.content.map(({ status }: { status: string }) => status)).toEqual([
      "processing",
      "issued",
      "sent",
      "issued",
    ]);
    const month = new Date(Date.now() - 30 * DAY_MS).toISOString();
    expect((await read(`/wps/relay/MCS2_getRedeemPointList?from=${month}`)).total).toBe(1);
    expect((await read(`/wps/relay/ODSFE2_MemTransDet?to=${month}&pageSize=5&page=2`)).content).toHaveLength(5);
    const wrong = await mock.call("GET", `/wps/relay/ODSFE2_MemTransDet?from=${month}&to=2020-01-01T00:00:00Z`, {
      token,
    });
    expect(wrong).toMatchObject({ status: 400, json: { code: "INVALID_REQUEST" } });
  });

  it("R405 R409 refuses free play and members of type 4", async () => {
    const guest = await mock.call("POST", "/wps/session/login/freeplay", { json: FREE_PLAY });
    const guestToken = String(Object(guest.json.value).token);
    const asGuest = await mock.call("GET", BALANCE, { token: guestToken });
    expect(asGuest).toMatchObject({ status: 403, json: { code: "REAL_ACCOUNT_REQUIRED" } });
    const restricted = await tokenOf(mock, "restricted");
    expect((await mock.call("GET", BALANCE, { token: restricted })).json.code).toBe("ACCOUNT_RESTRICTED");
  });
});
