import { describe, expect, it } from "vitest";
import { createBets } from "../../../src/mock/world/money/bets.ts";
import { createBonuses } from "../../../src/mock/world/money/bonuses.ts";
import { POINT_REWARDS } from "../../../src/mock/world/rewards/data/point-rewards.ts";
import { createDeposits, outcomeOf } from "../../../src/mock/world/money/deposits.ts";
import { createFeedback } from "../../../src/mock/world/content/feedback.ts";
import { createMessages } from "../../../src/mock/world/content/messages.ts";
import { createPoints } from "../../../src/mock/world/rewards/points.ts";
import { createRedemptions } from "../../../src/mock/world/rewards/redemptions.ts";
import { createRewards } from "../../../src/mock/world/rewards/rewards.ts";
import { createWithdrawals } from "../../../src/mock/world/money/withdrawals.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, openStage, SECOND_MS, START } from "./stage.ts";

const NAME = { en: "Gift", bn: "উপহার" };
const PAGE = { offset: 0, limit: 10 };
const EVER = { from: undefined, to: undefined };

function openHouse() {
  const stage = openStage();
  const { store, clock, timers, ledger } = stage;
  const bets = createBets(store, ledger, clock, timers);
  const bonuses = createBonuses(store, ledger, bets, clock, timers);
  const messages = createMessages(store, clock);
  const points = createPoints(store, ledger, clock);
  ledger.post({ key: "opening", accountId: "1", kind: "opening", amountMinor: 1_000_00, reference: "" });
  const bet = (key: string, stakeMinor: number, placedAt?: number) => {
    const game = { category: "RNG", vassalage: "LOBBYKIT", gameCode: "koi", roundId: key };
    return bets.place({ accountId: "1", key, stakeMinor, ...game, ...(placedAt !== undefined && { placedAt }) }).id;
  };
  return { ...stage, bets, bonuses, messages, points, bet };
}

describe("E067 a deposit", () => {
  it.each([
    [100_00, "approved", 20 * SECOND_MS],
    [100_12, "approved", 20 * SECOND_MS],
    [100_13, "rejected", 20 * SECOND_MS],
    [100_14, "expired", 15 * MINUTE_MS],
    [100_15, "approved", 20 * SECOND_MS],
  ])("with %i minor units is %s after %i ms", (amountMinor, outcome, afterMs) => {
    expect(outcomeOf(amountMinor)).toEqual({ outcome, afterMs });
    const house = openHouse();
    const deposits = createDeposits(house.store, house);
    const { id, expiresAt } = deposits.create({ accountId: "1", methodId: "bkash", amountMinor, fields: {} });
    expect(expiresAt).toBe(START + 15 * MINUTE_MS);
    house.pass(afterMs - 1);
    expect(deposits.byId(id)).toMatchObject({ status: "pending", decidedAt: undefined });
    expect([deposits.pendingMinorOf("1"), deposits.promotionsFor("1")]).toEqual([amountMinor, []]);
    house.pass(1);
    expect(deposits.byId(id)).toMatchObject({ status: outcome, decidedAt: START + afterMs });
    expect(deposits.decide(id, "rejected").status).toBe(outcome);
    expect([deposits.pendingMinorOf("1"), deposits.promotionsFor("1").length]).toEqual([
      0,
      outcome === "approved" ? 0 : 1,
    ]);
    expect(house.ledger.balanceOf("1")).toBe(1_000_00 + (outcome === "approved" ? amountMinor : 0));
  });

  it.each([
    [100_00, 50_00],
    [9_999_98, 4_999_99],
    [10_000_00, 5_000_00],
    [10_000_02, 5_000_00],
  ])(
    "E067 of %i brings a bonus of %i when it is the first; eight times their sum must be wagered in thirty days",
    (paid, bonus) => {
      const house = openHouse();
      const deposits = createDeposits(house.store, house);
      const order = { accountId: "1", methodId: "bkash", amountMinor: paid, fields: {}, promotionId: "first-deposit" };
      deposits.decide(deposits.create(order).id, "approved");
      expect(house.bonuses.list("1")).toMatchObject([
        {
          amountMinor: bonus,
          wagerRequiredMinor: 8 * (paid + bonus),
          expiresAt: START + 30 * DAY_MS,
          status: "active",
        },
      ]);
      expect(house.bonuses.lockedMinor("1")).toBe(bonus);
    },
  );

  it("E067 E076 that is approved late is booked with its bonus after what was booked in between", () => {
    const house = openHouse();
    const deposits = createDeposits(house.store, house);
    const order = { accountId: "1", methodId: "bkash", amountMinor: 100_00, fields: {}, promotionId: "first-deposit" };
    const { id } = deposits.create(order);
    house.clock.advance(30 * SECOND_MS);
    house.bet("in between", 1_00);
    deposits.decide(id, "approved", START + 20 * SECOND_MS);
    const times = house.ledger.list({ accountIds: ["1"] }, PAGE).map(({ kind, at }) => [kind, at - START]);
    expect(times.slice(0, 3)).toEqual([
      ["bonus", 30 * SECOND_MS],
      ["deposit", 30 * SECOND_MS],
      ["bet", 30 * SECOND_MS],
    ]);
  });

  it("is listed newest first in a period that includes its start time but not its end time", () => {
    const house = openHouse();
    const deposits = createDeposits(house.store, house);
    const order = { accountId: "1", methodId: "bkash", amountMinor: 100_00, fields: {} };
    const ids = [START, START, START + 1].map((at) => deposits.create({ ...order, at }).id);
    const found = (from?: number, to?: number) => deposits.list({ accountId: "1", from, to }, PAGE).map(({ id }) => id);
    expect(found()).toEqual(ids.toReversed());
    expect([found(START), found(START + 1), found(START + 2)].map(({ length }) => length)).toEqual([3, 1, 0]);
    expect([found(undefined, START), found(undefined, START + 1)].map(({ length }) => length)).toEqual([0, 2]);
    expect(deposits.count({ accountId: "1", status: "pending" })).toBe(3);
    expect(deposits.count({ accountId: "2" })).toBe(0);
  });
});

const openWithdrawal = (amountMinor: number) => {
  const house = openHouse();
  const withdrawals = createWithdrawals(house.store, house);
  const { id } = withdrawals.create({ accountId: "1", payoutAccountId: "1", amountMinor });
  return { ...house, withdrawals, id, now: () => withdrawals.byId(id) };
};

describe("E072 E074 R329 a withdrawal", () => {
  it.each([
    [100_12, "approved"],
    [100_13, "rejected"],
    [100_14, "approved"],
  ])("R330 R331 with %i minor units is deducted immediately and %s after a minute", (amountMinor, status) => {
    const { ledger, pass, now } = openWithdrawal(amountMinor);
    expect(ledger.balanceOf("1")).toBe(1_000_00 - amountMinor);
    pass(MINUTE_MS - 1);
    expect(now()).toMatchObject({ status: "processing", receipt: "notDue", decidedAt: undefined });
    pass(1);
    expect(now()).toMatchObject({ status, decidedAt: START + MINUTE_MS });
    expect(ledger.balanceOf("1")).toBe(1_000_00 - (status === "rejected" ? 0 : amountMinor));
  });

  it("R332 R507 counts as received half an hour after its approval", () => {
    const { pass, now } = openWithdrawal(100_00);
    pass(MINUTE_MS);
    expect(now()?.autoReceiptAt).toBe(START + 31 * MINUTE_MS);
    pass(30 * MINUTE_MS - 1);
    expect(now()?.receipt).toBe("waiting");
    pass(1);
    expect(now()).toMatchObject({ receipt: "automatic", receivedAt: START + 31 * MINUTE_MS });
  });

  it.each([
    ["processing", [], true, undefined],
    ["waiting", ["approve"], true, "confirmed"],
    ["waiting", ["approve"], false, "notReceived"],
    ["not received", ["approve", "deny"], true, "confirmed"],
    ["not received", ["approve", "deny"], false, "notReceived"],
    ["confirmed", ["approve", "confirm"], true, "confirmed"],
    ["confirmed", ["approve", "confirm"], false, undefined],
    ["automatic", ["approve", "wait"], true, "automatic"],
    ["automatic", ["approve", "wait"], false, undefined],
    ["returned", ["approve", "return"], true, undefined],
    ["returned", ["approve", "return"], false, undefined],
  ])(
    "R332 that is %s (after %j) gets, when it is reported with received = %s, the receipt %s",
    (_, before, isReceived, receipt) => {
      const { withdrawals, id, pass } = openWithdrawal(100_00);
      const acts: Record<string, () => void> = {
        approve: () => withdrawals.decide(id, "approved"),
        confirm: () => withdrawals.confirm(id, true),
        deny: () => withdrawals.confirm(id, false),
        wait: () => pass(HOUR_MS),
        return: () => withdrawals.forceReceipt(id),
      };
      for (const act of before) acts[act]?.();
      expect(withdrawals.confirm(id, isReceived)?.receipt).toBe(receipt);
    },
  );

  it.each([
    ["processing", [], false],
    ["waiting", ["approve"], true],
    ["not received", ["approve", "deny"], true],
    ["confirmed", ["approve", "confirm"], false],
    ["returned", ["approve", "return"], false],
  ])("R333 can be paid back by the merchant when it is %s (after %j): %s", (_, before, isReturned) => {
    const { withdrawals, id, ledger } = openWithdrawal(100_00);
    const acts: Record<string, () => void> = {
      approve: () => withdrawals.decide(id, "approved"),
      confirm: () => withdrawals.confirm(id, true),
      deny: () => withdrawals.confirm(id, false),
      return: () => withdrawals.forceReceipt(id),
    };
    for (const act of before) acts[act]?.();
    const balance = ledger.balanceOf("1");
    expect(withdrawals.forceReceipt(id)?.receipt).toBe(isReturned ? "returned" : undefined);
    expect(ledger.balanceOf("1") - balance).toBe(isReturned ? 100_00 : 0);
  });
});

const grantBonus = (wagerRequiredMinor: number) => {
  const house = openHouse();
  const wanted = { accountId: "1", name: NAME, amountMinor: 100_00, wagerRequiredMinor, expiresAt: START + DAY_MS };
  const { id } = house.bonuses.grant(wanted);
  return { ...house, now: () => house.bonuses.byId(id) };
};

describe("R077 a bonus", () => {
  it.each([
    [49_99, "active", 49_99],
    [50_00, "completed", 50_00],
    [50_01, "completed", 50_00],
  ])("that needs stakes of 50.00 is, after a stake of %i minor units, %s", (stakeMinor, status, wagerDoneMinor) => {
    const { bets, bet, clock, now } = grantBonus(50_00);
    const id = bet("one", stakeMinor);
    clock.advance(1);
    bets.settle(id, 0);
    expect(now()).toMatchObject({ status, wagerDoneMinor });
  });

  it("expires on time, and its money is deducted then", () => {
    const { pass, now, ledger } = grantBonus(50_00);
    pass(DAY_MS - 1);
    expect([now()?.status, ledger.balanceOf("1")]).toEqual(["active", 1_100_00]);
    pass(1);
    expect([now()?.status, ledger.balanceOf("1")]).toEqual(["expired", 1_000_00]);
  });

  it.each([
    ["when it was granted", 0, 1, 10_00],
    ["before it was granted", -1, 1, 0],
    ["in its last millisecond", DAY_MS - 2, DAY_MS - 1, 10_00],
    ["in its last millisecond, but settled after its end", DAY_MS - 2, DAY_MS, 0],
  ])("counts a stake placed %s (at %i ms, settled at %i ms) as %i minor units", (_, placedMs, settledMs, counted) => {
    const { bets, bet, now } = grantBonus(50_00);
    bets.settle(bet("one", 10_00, START + placedMs), 0, START + settledMs);
    expect(now()?.wagerDoneMinor).toBe(counted);
  });
});

describe("R078 a reward", () => {
  it.each([
    [DAY_MS - 1, "pending", false],
    [DAY_MS, "claimable", true],
    [2 * DAY_MS - 1, "claimable", true],
    [2 * DAY_MS, "expired", false],
  ])("is valid from tomorrow to the day after: in %i ms it is %s", (afterMs, status, isPaid) => {
    const { store, clock, ledger } = openStage();
    const rewards = createRewards(store, ledger, clock);
    const { id } = rewards.give({
      accountId: "1",
      title: NAME,
      amountMinor: 88_00,
      availableAt: START + DAY_MS,
      expiresAt: START + 2 * DAY_MS,
    });
    clock.advance(afterMs);
    expect(rewards.byId(id)?.status).toBe(status);
    expect(rewards.claim(id)?.status).toBe(isPaid ? "claimed" : undefined);
    expect(rewards.claim(id)).toBeUndefined();
    expect(ledger.balanceOf("1")).toBe(isPaid ? 88_00 : 0);
  });

  it("is listed first when it is claimable (first to expire on top), then when it is pending, then when it is expired", () => {
    const { store, clock, ledger } = openStage();
    const rewards = createRewards(store, ledger, clock);
    const give = (name: string, availableMs: number, expiresMs: number) =>
      rewards.give({
        accountId: "1",
        title: { en: name, bn: name },
        amountMinor: 1_00,
        availableAt: START + availableMs,
        expiresAt: START + expiresMs,
      });
    give("over", -HOUR_MS, 0);
    give("last to expire", 0, 2);
    give("first to expire", 0, 1);
    give("tomorrow", DAY_MS, 2 * DAY_MS);
    give("in a minute", MINUTE_MS, DAY_MS);
    const names = rewards.list("1").map(({ title }) => title.en);
    expect(names).toEqual(["first to expire", "last to expire", "tomorrow", "in a minute", "over"]);
    expect(rewards.list("2")).toEqual([]);
  });
});

const redeemReward = (rewardId: string, quantity: number) => {
  const house = openHouse();
  const { store, clock, timers, ledger, points, messages } = house;
  const redemptions = createRedemptions({ store, clock, timers, money: ledger, points, messages });
  const reward = POINT_REWARDS.find(({ id }) => id === rewardId);
  if (!reward) throw new Error(`No reward ${rewardId}`);
  points.ledger.post({ key: "gift", accountId: "1", kind: "gift", pointsChange: 9_000, reference: "" });
  const stock = redemptions.stockOf(reward);
  redemptions.redeem({ accountId: "1", reward, quantity });
  const left = redemptions.stockOf(reward);
  const now = () => redemptions.list("1", EVER, PAGE)[0];
  return { ...house, redemptions, reward, now, taken: stock === undefined || left === undefined ? 0 : stock - left };
};

describe("E061 a redemption of points", () => {
  it.each([
    ["bonus-20", 2, MINUTE_MS, "issued", 40_00, 0],
    ["mug", 1, DAY_MS, "sent", 0, 1],
  ])(
    "for %s, %i times, is completed after %i ms with the status %s",
    (id, quantity, afterMs, status, paidMinor, ofStock) => {
      const { pass, now, ledger, points, reward, messages, taken } = redeemReward(id, quantity);
      expect([points.pointsOf("1"), taken]).toEqual([9_000 - quantity * reward.points, ofStock]);
      pass(afterMs - 1);
      expect(now()).toMatchObject({ status: "processing", quantity, points: quantity * reward.points });
      expect([ledger.balanceOf("1"), messages.count("1", { isUnreadOnly: true })]).toEqual([1_000_00, 0]);
      pass(1);
      expect(now()).toMatchObject({ status, updatedAt: START + afterMs });
      expect([ledger.balanceOf("1"), messages.count("1", { isUnreadOnly: true })]).toEqual([1_000_00 + paidMinor, 1]);
    },
  );

  it("E062 is listed in a period that includes its start time but not its end time", () => {
    const { redemptions } = redeemReward("bonus-20", 1);
    const inside = (from: number | undefined, to: number | undefined) => redemptions.count("1", { from, to });
    expect([inside(START, START + 1), inside(START + 1, undefined), inside(undefined, START)]).toEqual([1, 0, 0]);
    expect(redemptions.list("1", { from: START, to: START + 1 }, PAGE)).toHaveLength(1);
  });
});

describe("E064 an entry of the points ledger", () => {
  it("is listed in a period that includes its start time but not its end time, and is made once for each key", () => {
    const { points } = openHouse();
    const gift = { key: "gift", accountId: "1", kind: "gift", pointsChange: 5, reference: "", at: START } as const;
    points.ledger.post(gift);
    points.ledger.post(gift);
    const inside = (from: number | undefined, to: number | undefined) => points.ledger.count("1", { from, to });
    expect([inside(START, START + 1), inside(START + 1, undefined), inside(undefined, START)]).toEqual([1, 0, 0]);
    expect(points.ledger.pointsOf("1")).toBe(5);
    expect(() => points.ledger.post({ ...gift, key: "half", pointsChange: 0.5 })).toThrow(RangeError);
  });

  it("can take all points and no more", () => {
    const { points } = openHouse();
    const posting = { accountId: "1", kind: "gift", reference: "" } as const;
    points.ledger.post({ ...posting, key: "a", pointsChange: 5 });
    expect(() => points.ledger.post({ ...posting, key: "b", pointsChange: -6 })).toThrow("too few points");
    points.ledger.post({ ...posting, key: "c", pointsChange: -5 });
    expect([points.ledger.pointsOf("1"), points.ledger.total()]).toEqual([0, 0]);
  });
});

describe("E040 feedback", () => {
  it("is answered by a message after ten minutes", () => {
    const { store, clock, timers, messages, pass } = openHouse();
    createFeedback(store, clock, timers, messages).submit({ accountId: "1", content: "Good", imageIds: [] });
    const letters = () => messages.list("1", { isUnreadOnly: false }, PAGE);
    pass(10 * MINUTE_MS - 1);
    expect(letters()).toEqual([]);
    pass(1);
    expect(letters()).toMatchObject([{ createdAt: START + 10 * MINUTE_MS, isRead: false }]);
  });
});
