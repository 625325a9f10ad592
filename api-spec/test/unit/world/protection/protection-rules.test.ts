import { describe, expect, it } from "vitest";
import { fitsAt, usedOf } from "../../../../src/mock/world/protection/limit-rules.ts";
import { nextRealityCheckAt } from "../../../../src/mock/world/protection/reality-checks.ts";
import { createWorld } from "../../../../src/mock/world/create-world.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = 100 * DAY_MS;

describe("D15 E102 the used part of a limit", () => {
  it.each([
    ["is zero without uses", [], 0],
    ["is stakes minus winnings", [300, -120, 50], 230],
    ["is never negative", [100, -400], 0],
  ])("%s", (_, amounts, used) => {
    expect(usedOf(amounts.map((amount, at) => ({ amount, at })))).toBe(used);
  });

  it.each([
    ["immediately when it fits", [[300, 1]], 500, 200, NOW],
    ["when the only use leaves the period", [[500, 3]], 500, 1, NOW - 3 * HOUR_MS + DAY_MS],
    [
      "when enough of the oldest uses have left the period",
      [
        [200, 20],
        [200, 10],
        [200, 1],
      ],
      500,
      150,
      NOW - 10 * HOUR_MS + DAY_MS,
    ],
    ["a whole period from now when it never fits", [[100, 5]], 500, 501, NOW + DAY_MS],
  ])("allows a new amount %s", (_, uses, limit, wanted, expected) => {
    const oldestFirst = uses.map(([amount = 0, hoursAgo = 0]) => ({ amount, at: NOW - hoursAgo * HOUR_MS }));
    expect(fitsAt(oldestFirst, limit, wanted, DAY_MS, NOW)).toBe(expected);
  });

  it.each([
    [0, 60],
    [59, 60],
    [60, 120],
    [61, 120],
  ])("after %i minutes the next reality check is at minute %i", (played, next) => {
    expect(nextRealityCheckAt(NOW, 60, NOW + played * 60_000)).toBe(NOW + next * 60_000);
  });
});

describe("D15 E102 E103 limits in the mock's world", () => {
  it("refuse a deposit that would exceed the limit together with pending deposits", () => {
    const world = createWorld();
    const account = world.accounts.byUsername("newbie");
    if (!account) throw new Error("no newbie");
    const { protection } = world;
    protection.limits.set({ accountId: account.id, kind: "deposit", period: "24h" }, 1_000_00);
    const posting = { accountId: account.id, kind: "deposit", reference: "D1" } as const;
    world.ledger.post({ ...posting, key: "d1", amountMinor: 400_00, at: world.clock.now() - 23 * HOUR_MS });
    expect(protection.depositRefusalOf(account, 600_00)).toBeUndefined();
    const refusal = protection.depositRefusalOf(account, 600_00, 1);
    expect(refusal?.code).toBe("DEPOSIT_LIMIT_REACHED");
    expect(Number(refusal?.until) - world.clock.now()).toBeCloseTo(HOUR_MS, -3);
    world.clock.advance(HOUR_MS + 1);
    expect(protection.depositRefusalOf(account, 600_00, 1)).toBeUndefined();
    world.close();
  });

  it("count only bets inside their period, and one reached limit is enough to block play", () => {
    const world = createWorld();
    const account = world.accounts.byUsername("newbie");
    if (!account) throw new Error("no newbie");
    const { protection, ledger, clock } = world;
    ledger.post({
      accountId: account.id,
      kind: "bet",
      reference: "B",
      key: "b1",
      amountMinor: -300_00,
      at: clock.now() - 2 * DAY_MS,
    });
    protection.limits.set({ accountId: account.id, kind: "loss", period: "24h" }, 100_00);
    expect(protection.playBlockOf(account)).toBeUndefined();
    protection.limits.set({ accountId: account.id, kind: "loss", period: "7d" }, 300_00);
    expect(protection.playBlockOf(account)?.code).toBe("LOSS_LIMIT_REACHED");
    expect(Number(protection.playBlockOf(account)?.until) - clock.now()).toBeCloseTo(5 * DAY_MS, -3);
    world.close();
  });

  it("keep the persona “excluded” excluded even after more than a year", () => {
    const world = createWorld();
    const account = world.accounts.byUsername("excluded");
    world.clock.advance(366 * DAY_MS);
    expect(account && world.protection.exclusionOf(account)?.until).toBeGreaterThan(world.clock.now());
    world.close();
  });
});
