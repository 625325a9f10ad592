import { beforeEach, describe, expect, it } from "vitest";
import { caller, openWorld, tokenOf, type Mock } from "../start-mock.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let mock: Mock;
let token: string;
beforeEach(async () => {
  mock = await openWorld();
  token = await tokenOf(mock, "demo");
});

interface Page {
  content: Record<string, string | null>[];
  total: number;
  totalPages: number;
  totals: Record<string, string>;
}
interface Report {
  from: string;
  to: string;
  rows: Record<string, string | number>[];
  totals: Record<string, string | number>;
}

const get = (path: string, as = token, language = "en") =>
  mock.call("GET", path, { token: as, headers: { "accept-language": language } });
const page = async (path: string) => Object((await get(path)).json.value) as Page;
const balance = async () => Object((await get("/wps/v2/wallets/balance")).json.value).balance;
const report = async (query: string) => Object((await get(`/wps/reports/profit-loss?${query}`)).json.value) as Report;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const minor = (amount: unknown) => Math.round(Number(amount) * 100);
const sum = (rows: readonly object[], field: string) =>
  rows.reduce((total, row) => total + minor(Reflect.get(row, field)), 0);

const referencesOf = async (type: string, language: string) => {
  const answer = await get(`/wps/transactions?type=${type}&pageSize=100`, token, language);
  return (Object(answer.json.value) as Page).content.map(({ reference }) => reference);
};
const wagerDone = async () => minor((await page("/wps/bonuses?status=active")).content[0]?.wagerDone);
const claim = (id: unknown, key: string, as = token) =>
  mock.call("POST", `/wps/rewards/${String(id)}/claim`, {
    token: as,
    headers: { "idempotency-key": key, "accept-language": "en" },
  });
const idOf = async (status: string) => (await page(`/wps/rewards?status=${status}`)).content[0]?.id;

/** Plays one round, of a game whose rounds stay open or of a slot. */
async function play(gameCode: string, stake = "10.00") {
  const json = { vassalage: "LOBBYKIT", gameType: "RNG", code: gameCode, platform: "WEB", language: "en" };
  const launch = await mock.call("POST", "/wps/game/launchGame", { token, json });
  const { origin, search } = new URL(Object(launch.json.value).content);
  await caller(origin)("POST", `/play/api/round${search}`, { json: { key: "round-00000001", stake } });
}

describe("E075 listBets", () => {
  it("R074 shows months of bets in pages, the latest first, with totals of all pages", async () => {
    const first = await page("/wps/bets?pageSize=100");
    const rest = await Promise.all(
      Array.from({ length: first.totalPages - 1 }, (_, index) => page(`/wps/bets?pageSize=100&page=${index + 2}`)),
    );
    const bets = [first, ...rest].flatMap(({ content }) => content);
    expect(bets).toHaveLength(first.total);
    expect(sum(bets, "stake")).toBe(minor(first.totals.stake));
    expect(sum(bets, "payout")).toBe(minor(first.totals.payout));
    expect(sum(bets, "profit")).toBe(minor(first.totals.profit));
    const moments = bets.map(({ placedAt }) => Date.parse(String(placedAt)));
    expect(moments).toEqual(moments.toSorted((left, right) => right - left));
    expect((await page("/wps/bets?page=99999")).content).toEqual([]);
  });

  it.each([
    ["category=LIVE", "category", "LIVE"],
    ["vendor=LOBBYKIT", "vassalage", "LOBBYKIT"],
    ["status=refunded", "status", "refunded"],
    ["status=open", "status", "open"],
  ])("R074 filters by %s", async (query, field, value) => {
    const { content, total } = await page(`/wps/bets?${query}`);
    expect(total).toBeGreaterThan(0);
    expect(content.every((bet) => bet[field] === value)).toBe(true);
  });

  it("R117 finds the same bets by the category YB as by the vendor YB", async () => {
    const [byCategory, byVendor] = await Promise.all([page("/wps/bets?category=YB"), page("/wps/bets?vendor=YB")]);
    expect(byCategory).toEqual(byVendor);
  });

  it("lists a bet at the start of the period but not one at its end, and refuses an end before the start", async () => {
    const { content } = await page("/wps/bets?pageSize=2");
    const [latest, before] = content.map(({ placedAt }) => String(placedAt));
    const between = await page(`/wps/bets?from=${before}&to=${latest}`);
    expect(between.content.map(({ placedAt }) => placedAt)).toEqual([before]);
    const wrong = await get(`/wps/bets?from=${latest}&to=${before}`);
    expect([wrong.status, wrong.json.code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("R074 lists a running round immediately as an open bet, with the game's name in the requested language", async () => {
    await play("jade-field", "20.00");
    const { content } = Object((await get("/wps/bets?pageSize=1", token, "bn")).json.value) as Page;
    expect(content[0]).toMatchObject({
      gameName: "পান্নার মাঠ",
      stake: "20.00",
      payout: "0.00",
      profit: "0.00",
      status: "open",
      settledAt: null,
    });
  });

  it("is empty for a member without bets", async () => {
    expect(Object((await get("/wps/bets", await tokenOf(mock, "newbie"))).json.value).total).toBe(0);
  });
});

describe("E076 listAccountTransactions", () => {
  it("R075 lists transactions whose balances follow from each other, and the latest is the wallet's balance", async () => {
    await play("lantern-night");
    const first = await page("/wps/transactions?pageSize=100");
    const second = await page("/wps/transactions?pageSize=100&page=2");
    const rows = [...first.content, ...second.content];
    expect(rows[0]?.balanceAfter).toBe(await balance());
    for (const [index, row] of rows.slice(0, -1).entries()) {
      const change = row.direction === "in" ? minor(row.amount) : -minor(row.amount);
      expect(minor(rows[index + 1]?.balanceAfter) + change).toBe(minor(row.balanceAfter));
    }
  });

  it.each(["deposit", "withdrawal", "bet", "win", "refund", "rebate", "bonus", "reward"])(
    "R075 filters by the type %s, and its totals are the sums of the matches",
    async (type) => {
      const { content, total, totals } = await page(`/wps/transactions?type=${type}&pageSize=100`);
      expect(content.every((row) => row.type === type)).toBe(true);
      expect(total).toBeGreaterThan(0);
      if (total > content.length) return;
      const going = (direction: string) => content.filter((row) => row.direction === direction);
      expect(minor(totals.inAmount)).toBe(sum(going("in"), "amount"));
      expect(minor(totals.outAmount)).toBe(sum(going("out"), "amount"));
    },
  );

  it("names games, bonuses and rewards in the requested language", async () => {
    expect(await referencesOf("bonus", "bn")).toContain("স্বাগত বোনাস");
    expect(await referencesOf("reward", "en")).toContain("Welcome gift");
    expect((await referencesOf("win", "bn")).every((name) => /[\u0980-\u09FF]/.test(String(name)))).toBe(true);
    // The payment method and the order number, which customer service asks for.
    expect((await referencesOf("deposit", "bn"))[0]).toMatch(/^\D+ · \d+$/);
    expect((await referencesOf("withdrawal", "en"))[0]).toMatch(/^\D+ · \d+$/);
  });
});

describe("E077 getProfitLoss", () => {
  it.each(["day", "category", "vendor"])(
    "R076 has rows by %s that add up to its totals and to the bets",
    async (groupBy) => {
      const period = `from=${daysAgo(100)}&to=${daysAgo(3)}`;
      const { rows, totals } = await report(`${period}&groupBy=${groupBy}`);
      expect(rows.length).toBeGreaterThan(5);
      for (const field of ["stake", "payout", "profit"]) expect(sum(rows, field)).toBe(minor(totals[field]));
      const bets = await page(`/wps/bets?${period}`);
      const { stake, payout, profit } = totals;
      expect({ stake, payout, profit, bets: totals.bets }).toEqual(bets.totals);
    },
  );

  it("R076 has the same totals as the transactions for deposits, withdrawals, rebates and bonuses", async () => {
    const period = `from=${daysAgo(110)}&to=${daysAgo(2)}`;
    const { totals } = await report(period);
    const moved = async (type: string) => {
      const { inAmount, outAmount } = (await page(`/wps/transactions?${period}&type=${type}`)).totals;
      return minor(inAmount) - minor(outAmount);
    };
    expect(minor(totals.deposits)).toBe(await moved("deposit"));
    expect(-minor(totals.netWithdrawals)).toBe((await moved("withdrawal")) + (await moved("withdrawalReturn")));
    expect(minor(totals.rebate)).toBe(await moved("rebate"));
    expect(minor(totals.netBonus)).toBe((await moved("bonus")) + (await moved("reward")));
    expect(minor(totals.net)).toBe(minor(totals.profit) + minor(totals.rebate) + minor(totals.netBonus));
  });

  it("R076 covers 30 days by default, and at most the last 366 days of the requested period", async () => {
    const usual = await report("");
    expect(Date.parse(usual.to) - Date.parse(usual.from)).toBe(30 * DAY_MS);
    const long = await report("from=2001-01-01T00:00:00Z&to=2026-11-01T00:00:00Z");
    expect([long.from, long.to]).toEqual(["2025-10-31T00:00:00.000Z", "2026-11-01T00:00:00.000Z"]);
    expect((await get("/wps/reports/profit-loss?to=9999-12-31T23:59:59-12:00")).status).toBe(200);
    expect((await get("/wps/reports/profit-loss?to=0000-01-01T00:00:00%2B12:00")).status).toBe(200);
  });

  it("R076 ends a period that begins later than now where it begins", async () => {
    const later = await report("from=2099-01-01T00:00:00Z");
    expect([later.from, later.to]).toEqual(["2099-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z"]);
  });

  it("R076 starts each day at midnight in the member's time zone", async () => {
    const { content } = await page("/wps/bets?pageSize=100&page=2");
    const placedAt = Date.parse(String(content[0]?.placedAt));
    for (const utcOffsetMinutes of [360, -720, 840]) {
      const day = new Date(placedAt + utcOffsetMinutes * 60_000).toISOString().slice(0, 10);
      const period = `from=${new Date(placedAt).toISOString()}&to=${new Date(placedAt + 1).toISOString()}`;
      const { rows } = await report(`${period}&utcOffsetMinutes=${utcOffsetMinutes}`);
      expect(rows.map((row) => row.day)).toEqual([day]);
    }
  });
});

describe("E078 listBonuses", () => {
  it("R077 shows the status of each bonus and filters by it", async () => {
    const { content } = await page("/wps/bonuses");
    expect(content.map(({ status }) => status)).toEqual(["active", "expired", "completed"]);
    const active = await page("/wps/bonuses?status=active");
    expect(active.content).toEqual([content[0]]);
  });

  it("R077 counts the stake of a settled round, but not of an open one, towards the wagering requirement", async () => {
    const before = await wagerDone();
    await play("lantern-night", "50.00");
    expect(await wagerDone()).toBe(before + 50_00);
    await play("jade-field", "50.00");
    expect(await wagerDone()).toBe(before + 50_00);
  });

  it("R077 expires a bonus on time, and the bonus money is deducted", async () => {
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 40 * DAY_MS } });
    token = await tokenOf(mock, "demo");
    const { content } = await page("/wps/bonuses?pageSize=1");
    expect(content[0]).toMatchObject({ status: "expired", amount: "500.00" });
    const [last] = (await page("/wps/transactions?type=bonus&pageSize=1")).content;
    expect(last).toMatchObject({ direction: "out", amount: "500.00", createdAt: content[0]?.expiresAt });
  });
});

describe("E079 listRewards, E080 claimReward", () => {
  it("R078 lists claimable rewards first, and those that expire soonest at the top", async () => {
    const { content } = await page("/wps/rewards");
    expect(content.map(({ status, title }) => [status, title])).toEqual([
      ["claimable", "Seven days in a row"],
      ["claimable", "Eid gift"],
      ["pending", "Monthly gift"],
      ["expired", "Birthday gift"],
      ["claimed", "Gold level gift"],
      ["claimed", "Welcome gift"],
    ]);
  });

  it("R078 pays a reward once, answers a repeated claim the same, and refuses a claim with another idempotency key", async () => {
    const id = await idOf("claimable");
    const first = await claim(id, "claim-key-1");
    expect(first.json.value).toMatchObject({ id, status: "claimed", amount: "20.00" });
    expect(await balance()).toBe("25020.00");
    expect((await claim(id, "claim-key-1")).json.value).toEqual(first.json.value);
    const again = await claim(id, "claim-key-2");
    expect([again.status, again.json.code]).toEqual([409, "STATE_CONFLICT"]);
    expect(await balance()).toBe("25020.00");
    expect((await page("/wps/transactions?pageSize=1")).content[0]).toMatchObject({ type: "reward", amount: "20.00" });
  });

  it("D12 accepts an idempotency key for only one reward", async () => {
    const [first, second] = (await page("/wps/rewards?status=claimable")).content;
    await claim(first?.id, "claim-key-3");
    const other = await claim(second?.id, "claim-key-3");
    expect([other.status, other.json.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
  });

  it.each(["pending", "expired", "claimed"])("R078 refuses to pay a reward that is %s", async (status) => {
    const refused = await claim(await idOf(status), "claim-key-4");
    expect([refused.status, refused.json.code]).toEqual([409, "STATE_CONFLICT"]);
  });

  it("answers 404 for another member's reward, as for an unknown one", async () => {
    const id = await idOf("claimable");
    const newbie = await tokenOf(mock, "agent2");
    const others = await claim(id, "claim-key-5", newbie);
    const unknown = await claim("999999", "claim-key-6", newbie);
    expect([others.status, others.json.code]).toEqual([404, "NOT_FOUND"]);
    expect([unknown.status, unknown.json.code]).toEqual([404, "NOT_FOUND"]);
    expect((await claim(id, "claim-key-7")).status).toBe(200);
  });

  it("R078 makes rewards claimable and expires them on time", async () => {
    const pending = await idOf("pending");
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 3 * DAY_MS } });
    token = await tokenOf(mock, "demo");
    expect((await claim(pending, "claim-key-8")).status).toBe(200);
    await mock.call("POST", "/__mock/clock", { json: { advanceMs: 90 * DAY_MS } });
    token = await tokenOf(mock, "demo");
    expect(await idOf("claimable")).toBeUndefined();
  });
});

describe("access to records", () => {
  const PATHS = ["bets", "transactions", "reports/profit-loss", "bonuses", "rewards"];

  it.each(PATHS)(
    "E075 E076 E077 E078 E079 R409 is refused to members of type 4, free play and guests at the path %s",
    async (path) => {
      const restricted = await get(`/wps/${path}`, await tokenOf(mock, "restricted"));
      expect([restricted.status, restricted.json.code]).toEqual([403, "ACCOUNT_RESTRICTED"]);
      const json = { os: "Android 14", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
      const guest = await mock.call("POST", "/wps/session/login/freeplay", { json });
      const free = await get(`/wps/${path}`, String(Object(guest.json.value).token));
      expect([free.status, free.json.code]).toEqual([403, "REAL_ACCOUNT_REQUIRED"]);
      expect((await mock.call("GET", `/wps/${path}`)).status).toBe(401);
    },
  );
});
