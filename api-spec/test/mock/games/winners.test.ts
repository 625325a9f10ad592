import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_MERCHANT, MERCHANTS, type Merchant } from "../../../src/mock/world/site/merchants.ts";
import { listWins, winnerBoard } from "../../../src/mock/world/games/winners.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { openWorld, type Mock } from "../start-mock.ts";

const NOW = Date.UTC(2026, 10, 21, 9);

let mock: Mock;
beforeAll(async () => {
  mock = await openWorld();
});

interface Row {
  rank: number;
  account: string;
  nodeId: number;
  vassalage: string;
  amount: string;
  currency: string;
}

const headers = { "accept-language": "en" };
const winners = async (query: string) => {
  const { json } = await mock.call("GET", `/wps/winners?${query}`, { headers });
  return Object(json.value) as { content: Row[]; total: number; totalPages: number };
};

const MINUTE_MS = 60_000;

describe("E041 the winner board", () => {
  let world: World;
  beforeAll(() => {
    world = createWorld();
  });
  afterAll(() => world.close());

  const request = (now: number, merchant: Merchant = DEFAULT_MERCHANT) => ({ world, now, merchant, language: "en" });
  const accountOf = (username: string) => {
    const account = world.accounts.byUsername(username);
    if (!account) throw new Error(`No ${username}`);
    return account;
  };
  /** A bet on Lantern Night that is settled immediately. */
  function play(accountId: string, key: string, stakeMinor: number, payoutMinor: number): number {
    const game = { category: "RNG", vassalage: "LOBBYKIT", gameCode: "lantern-night", roundId: key };
    const { id } = world.bets.place({ accountId, key, stakeMinor, ...game });
    return world.bets.settle(id, payoutMinor).settledAt ?? 0;
  }

  it("R024 R248 shows the twenty newest wins of the list, each with its rank in the whole list", () => {
    for (const now of [NOW, NOW + 7_000, NOW + 3_600_000]) {
      const all = listWins(request(now));
      const times = winnerBoard(request(now)).map(({ time }) => time);
      expect(times).toHaveLength(20);
      expect(times).toEqual(times.toSorted((left, right) => right - left));
      expect(times[0]).toBe(Math.max(...all.map(({ time }) => time)));
      for (const win of winnerBoard(request(now))) expect(all[win.rank - 1]).toEqual(win);
    }
  });

  it("R248 changes with the clock even when no one plays", () => {
    const board = winnerBoard(request(NOW));
    expect(board.every(({ account, time }) => account.includes("*") && time <= NOW)).toBe(true);
    expect(winnerBoard(request(NOW + 100))).toEqual(board);
    expect(winnerBoard(request(NOW + 60_000))).not.toEqual(board);
  });

  it("R140 R248 shows a new win on top with a masked name, and drops it after twenty minutes", () => {
    const at = play(accountOf("demo").id, "won", 10_00, 20_00);
    const [top] = winnerBoard(request(at));
    expect(top).toMatchObject({ account: "d***o", gameName: "Lantern Night", amount: "20.00", currency: "BDT" });
    expect(top?.time).toBe(at);
    const listed = (now: number) =>
      listWins(request(now)).filter(({ amount, time }) => time === at && amount === "20.00");
    expect(listed(at + 19 * MINUTE_MS)).toHaveLength(1);
    expect(listed(at + 21 * MINUTE_MS)).toEqual([]);
  });

  it("R248 lists no losses, no payouts below the stake and no wins of free play", () => {
    const later = world.clock.now() + MINUTE_MS;
    const before = listWins(request(later)).length;
    const { id } = accountOf("demo");
    play(id, "lost", 10_00, 0);
    play(id, "half", 10_00, 5_00);
    play(id, "even", 10_00, 10_00);
    const guest = world.accounts.create({
      ...accountOf("demo"),
      username: "guest-1",
      role: "guest",
      mobile: "",
      email: "",
      password: "",
    });
    world.ledger.post({ key: "given", accountId: guest.id, kind: "opening", amountMinor: 100_00, reference: "" });
    play(guest.id, "free", 10_00, 20_00);
    expect(listWins(request(later))).toHaveLength(before);
  });

  it("R004 R248 shows each merchant only its own members and vendors, with amounts in its currency", () => {
    const [, vietnam] = MERCHANTS;
    const at = play(accountOf("demo").id, "taka", 10_00, 30_00);
    const board = listWins(request(at, vietnam));
    expect(new Set(board.map(({ currency }) => currency))).toEqual(new Set(["VND"]));
    expect(board.some(({ account }) => account === "d***o")).toBe(false);
    expect(board.some(({ vassalage }) => (vietnam.withoutVendors as readonly string[]).includes(vassalage))).toBe(
      false,
    );
    expect(Math.min(...board.map(({ amount }) => Number(amount)))).toBeGreaterThan(100_000);
  });
});

describe("E100 listWinners", () => {
  it("R024 R248 returns winners with masked names in pages, ordered by rank, the highest win first", async () => {
    const { content, totalPages } = await winners("pageSize=50&page=2");
    expect(totalPages).toBeGreaterThan(2);
    expect(content.map(({ rank }) => rank)).toEqual(content.map((_, index) => 51 + index));
    const amounts = content.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((left, right) => right - left));
    expect(content.every(({ account }) => /^[a-z]{2}\*{3}[a-z\d]{2}$|^[a-z]\*{3}[a-z\d]$/.test(account))).toBe(true);
  });

  it("R004 returns the winners of the named merchant", async () => {
    for (const { merchantCode, currency } of MERCHANTS) {
      const { content } = await winners(`merchantCode=${merchantCode}`);
      expect(new Set(content.map((row) => row.currency))).toEqual(new Set([currency]));
    }
  });

  it("filters by category and vendor, and keeps each win's rank in the whole list", async () => {
    const { content, total } = await winners("category=LIVE&pageSize=100");
    expect(total).toBeGreaterThan(0);
    expect(content.length).toBe(total);
    expect(content.some(({ rank }, index) => rank !== index + 1)).toBe(true);
    const yb = await winners("category=YB&pageSize=100");
    expect(yb.content.every(({ vassalage }) => vassalage === "YB")).toBe(true);
    expect((await winners("page=99999")).content).toEqual([]);
  });
});
