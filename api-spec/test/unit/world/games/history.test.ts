import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { COUNTS } from "../../../counts.ts";
import type { LedgerEntry, PostingKind } from "../../../../src/mock/world/money/ledger.ts";
import { seededRandom } from "../../../../src/mock/world/random.ts";
import { createWorld } from "../../../../src/mock/world/create-world.ts";
import type { World } from "../../../../src/mock/world/world.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERYTHING = { offset: 0, limit: 100_000 };

let world: World;
let accountIds: string[];
const demo = () => accountIds[0] ?? "";
const member = () => world.accounts.byUsername("newbie")?.id ?? "";
const openWorld = () => {
  world = createWorld();
  accountIds = [world.accounts.byUsername("demo")?.id ?? ""];
};

const sumOf = (entries: LedgerEntry[], kind: PostingKind) =>
  entries.filter((entry) => entry.kind === kind).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Periods of the last months that end at any millisecond, always from the same seed. */
const somePeriods = () =>
  Array.from({ length: COUNTS.historySpans }, (_, index) => {
    const random = seededRandom(`period:${index}`);
    const ends = [random.int(0, 130 * DAY_MS), random.int(0, 130 * DAY_MS)].toSorted((left, right) => right - left);
    return ends.map((before) => world.clock.now() - before);
  });

const bet = (key: string, stakeMinor: number) =>
  world.bets.place({
    accountId: member(),
    key,
    category: "RNG",
    vassalage: "LOBBYKIT",
    gameCode: "lantern-night",
    roundId: key,
    stakeMinor,
  }).id;

describe("the history of the persona demo", () => {
  beforeAll(openWorld);
  afterAll(() => world.close());

  it("R074 covers more than three months and many categories, ends with a balance of 25,000.00, and its ledger adds up", () => {
    expect(world.ledger.balanceOf(demo())).toBe(25_000_00);
    expect(world.ledger.total()).toBe(0);
    const bets = world.bets.list({ accountIds }, EVERYTHING);
    expect(bets.length).toBeGreaterThan(400);
    expect(new Set(bets.map(({ category }) => category)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(["open", "won", "lost", "refunded"]));
    expect(bets.at(-1)?.placedAt).toBeLessThan(world.clock.now() - 100 * DAY_MS);
  });

  it("R075 has a running balance that is continuous, never negative and in order of time", () => {
    const entries = world.ledger.list({ accountIds }, EVERYTHING).toReversed();
    let balanceMinor = 0;
    for (const [index, entry] of entries.entries()) {
      balanceMinor += entry.amountMinor;
      expect(entry.balanceMinor).toBe(balanceMinor);
      expect(balanceMinor).toBeGreaterThanOrEqual(0);
      expect(entry.at).toBeGreaterThanOrEqual(entries[index - 1]?.at ?? 0);
    }
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(["bet", "win", "refund", "deposit", "withdrawal", "withdrawalReturn", "rebate", "bonus", "reward"]),
    );
  });

  it("R074 R076 has totals of bets that equal those of the ledger for random periods", () => {
    const paid = new Map(
      world.ledger.list({ accountIds }, EVERYTHING).map(({ key, amountMinor }) => [key, amountMinor]),
    );
    for (const [from, to] of somePeriods()) {
      const filter = { accountIds, from, to };
      const totals = world.bets.totals(filter);
      const entries = world.ledger.list(filter, EVERYTHING);
      const bets = world.bets.list(filter, EVERYTHING);
      expect(totals.count).toBe(bets.length);
      expect(totals.stakeMinor + sumOf(entries, "bet")).toBe(0);
      const payouts = bets.map(({ id }) => (paid.get(`win:${id}`) ?? 0) + (paid.get(`refund:${id}`) ?? 0));
      expect(totals.payoutMinor).toBe(payouts.reduce((sum, payout) => sum + payout, 0));
    }
  });

  it("R076 splits a period into days, categories or vendors that add up to the totals", () => {
    const groupings = [{ by: "category" }, { by: "vassalage" }, { by: "day", utcOffsetMs: 6 * 3_600_000 }] as const;
    for (const [from, to] of somePeriods())
      for (const grouping of groupings) {
        const { count, stakeMinor, payoutMinor } = world.bets.groups({ accountIds, from, to }, grouping).reduce(
          (sum, group) => ({
            count: sum.count + group.count,
            stakeMinor: sum.stakeMinor + group.stakeMinor,
            payoutMinor: sum.payoutMinor + group.payoutMinor,
          }),
          { count: 0, stakeMinor: 0, payoutMinor: 0 },
        );
        const totals = world.bets.totals({ accountIds, from, to });
        const open = world.bets.totals({ accountIds, from, to, status: "open" });
        expect({ count, stakeMinor, payoutMinor }).toEqual({
          count: totals.count - open.count,
          stakeMinor: totals.stakeMinor - totals.openStakeMinor,
          payoutMinor: totals.payoutMinor,
        });
      }
  });

  it("settles its open bet on time, without a change of the balance", () => {
    expect(world.bets.totals({ accountIds, status: "open" }).count).toBe(1);
    world.clock.advance(15 * DAY_MS);
    world.timers.runDue();
    expect(world.bets.totals({ accountIds, status: "open" }).count).toBe(0);
    expect(world.ledger.balanceOf(demo())).toBe(25_000_00);
  });
});

describe("bonuses", () => {
  beforeEach(openWorld);
  afterEach(() => world.close());

  const NAME = { en: "Test bonus", bn: "পরীক্ষার বোনাস" };
  const grant = (wagerRequiredMinor: number) =>
    world.bonuses.grant({
      accountId: member(),
      name: NAME,
      amountMinor: 100_00,
      wagerRequiredMinor,
      expiresAt: world.clock.now() + DAY_MS,
    });
  it("R077 count only settled stakes as wagered, and release the money after enough play", () => {
    const { id } = grant(50_00);
    const now = () => world.bonuses.byId(id);
    expect(world.bonuses.lockedMinor(member())).toBe(100_00);
    world.clock.advance(1000);
    const first = bet("first", 30_00);
    world.bets.refund(bet("refunded", 30_00));
    world.clock.advance(1000);
    expect(now()).toMatchObject({ wagerDoneMinor: 0, status: "active" });
    world.bets.settle(first, 0);
    world.clock.advance(1000);
    expect(now()).toMatchObject({ wagerDoneMinor: 30_00, status: "active" });
    world.bets.settle(bet("second", 40_00), 80_00);
    expect(now()).toMatchObject({ wagerDoneMinor: 50_00, status: "completed" });
    expect(world.bonuses.lockedMinor(member())).toBe(0);
  });

  it("R077 are deducted once when they expire before enough play", () => {
    const before = world.ledger.balanceOf(member());
    const { id, expiresAt } = grant(50_00);
    world.clock.advance(2 * DAY_MS);
    world.timers.runDue();
    world.bonuses.expire(id, expiresAt);
    expect(world.bonuses.byId(id)).toMatchObject({ status: "expired" });
    expect(world.ledger.balanceOf(member())).toBe(before);
    expect(world.ledger.entriesOf(member(), 1)).toMatchObject([{ kind: "bonus", amountMinor: -100_00, at: expiresAt }]);
  });

  it("R077 are deducted only up to the balance", () => {
    const { id, expiresAt } = grant(9_000_00);
    bet("all", world.ledger.balanceOf(member()) - 20_00);
    world.clock.advance(2 * DAY_MS);
    world.bonuses.expire(id, expiresAt);
    expect(world.ledger.balanceOf(member())).toBe(0);
  });
});
