import { describe, expect, it } from "vitest";
import { createBets, type BetGrouping } from "../../../../src/mock/world/money/bets.ts";
import { createIdempotency } from "../../../../src/mock/world/idempotency.ts";
import { createJournal } from "../../../../src/mock/world/money/journal.ts";
import type { PostingKind } from "../../../../src/mock/world/money/ledger.ts";
import { createMessages } from "../../../../src/mock/world/content/messages.ts";
import { DAY_MS, HOUR_MS, openStage, START } from "../stage.ts";

const PAGE = { offset: 0, limit: 10 };

const openMovements = () => {
  const stage = openStage();
  let number = 0;
  const move = (kind: PostingKind, amountMinor: number, at = START, accountId = "1") => {
    number += 1;
    return stage.ledger.post({ key: `${number}`, accountId, kind, amountMinor, reference: "r", at });
  };
  return { ...stage, move };
};

describe("E076 a member's transactions", () => {
  it("are listed in a period that includes its start time but not its end time", () => {
    const { ledger, move } = openMovements();
    for (const at of [START - 1, START, START + 9, START + 10]) move("deposit", 1, at);
    const seen = (from?: number, to?: number) => ledger.list({ accountIds: ["1"], from, to }, PAGE).map(({ at }) => at);
    expect(seen(START, START + 10)).toEqual([START + 9, START]);
    expect(seen(START, START + 11)).toHaveLength(3);
    expect(seen(START - 1)).toHaveLength(4);
    expect(ledger.totals({ accountIds: ["1"], from: START, to: START + 10 })).toEqual([
      { kind: "deposit", count: 2, inMinor: 2, outMinor: 0 },
    ]);
    expect(ledger.since("1", ["deposit"], START).map(({ at }) => at)).toEqual([START + 9, START + 10]);
    expect(ledger.since("1", ["bet"], 0)).toEqual([]);
  });

  it("are sorted by time, even if a settlement is booked after one that was due later", () => {
    const { ledger, move } = openMovements();
    move("deposit", 5, START + 9);
    const settled = { kind: "win", amountMinor: 7, reference: "r" } as const;
    ledger.post({ ...settled, key: "late", accountId: "1", at: START + 2 }, "notBeforeLast");
    ledger.post({ ...settled, key: "first", accountId: "2", at: START + 4 }, "notBeforeLast");
    const seen = (accountId: string) =>
      ledger.list({ accountIds: [accountId] }, PAGE).map(({ kind, at }) => [kind, at]);
    expect(seen("1")).toEqual([
      ["win", START + 9],
      ["deposit", START + 9],
    ]);
    expect(seen("2")).toEqual([["win", START + 4]]);
  });

  it("are totalled by kind: the number, the money in and the money out", () => {
    const { ledger, move } = openMovements();
    move("bonus", 100);
    move("bonus", -30);
    move("deposit", 5);
    move("deposit", 7, START, "2");
    const totals = (kind?: PostingKind) => ledger.totals({ accountIds: ["1"], kind });
    expect(totals("bonus")).toEqual([{ kind: "bonus", count: 2, inMinor: 100, outMinor: 30 }]);
    expect(totals()).toHaveLength(2);
    expect(ledger.list({ accountIds: ["1", "2"] }, { offset: 1, limit: 2 })).toHaveLength(2);
    expect(ledger.entriesOf("1", 1)).toMatchObject([{ kind: "deposit", balanceMinor: 75 }]);
  });

  it.each([
    [-100, 0],
    [-99, 1],
    [0, 100],
  ])("D12 change a balance of 100 by %i to %i", (amountMinor, left) => {
    const { move } = openMovements();
    move("deposit", 100);
    expect(move("bet", amountMinor)).toEqual({ balanceMinor: left, replayed: false });
  });

  it("D12 cannot exceed the balance, and must be whole minor units", () => {
    const { ledger, move } = openMovements();
    move("deposit", 100);
    expect(() => move("bet", -101)).toThrow("too little");
    expect(() => move("deposit", 0.5)).toThrow(RangeError);
    expect([ledger.balanceOf("1"), ledger.total()]).toEqual([100, 0]);
  });

  it("D12 are recorded together, in order, or not at all", () => {
    const { ledger } = openMovements();
    const posting = { accountId: "1", kind: "deposit", reference: "r", at: START } as const;
    ledger.postAll([
      { ...posting, key: "a", amountMinor: 100 },
      { ...posting, key: "b", kind: "bet", amountMinor: -100 },
    ]);
    expect([ledger.balanceOf("1"), ledger.total()]).toEqual([0, 0]);
    const tooMuch = { ...posting, accountId: "2", key: "a", kind: "bet", amountMinor: -1 } as const;
    expect(() => ledger.postAll([{ ...posting, accountId: "3", key: "a", amountMinor: 1 }, tooMuch])).toThrow("little");
    expect(ledger.balanceOf("3")).toBe(0);
  });

  it("D3 sum to zero in the journal together with the merchant's entries", () => {
    const { store, move } = openMovements();
    move("win", 70);
    move("deposit", 100);
    move("bet", -30);
    move("deposit", 5, START, "2");
    const journal = createJournal(store);
    expect(journal.sums()).toEqual([
      { name: "members", amountMinor: 145 },
      { name: "house:bet", amountMinor: 30 },
      { name: "house:deposit", amountMinor: -105 },
      { name: "house:win", amountMinor: -70 },
    ]);
    expect(journal.latest(2).map(({ accountId }) => accountId)).toEqual(["2", "1"]);
    expect(journal.latest(9, "1")).toHaveLength(3);
  });
});

const openBets = () => {
  const stage = openStage();
  const { store, clock, timers, ledger } = stage;
  const bets = createBets(store, ledger, clock, timers);
  ledger.post({ key: "opening", accountId: "1", kind: "opening", amountMinor: 1_000, reference: "" });
  let number = 0;
  const place = (stakeMinor: number, placedAt = START, more: { category?: string; vassalage?: string } = {}) => {
    number += 1;
    const bet = { accountId: "1", key: `${number}`, gameCode: "koi", roundId: `${number}`, stakeMinor, placedAt };
    return bets.place({ ...bet, category: "RNG", vassalage: "LOBBYKIT", ...more }).id;
  };
  return { ...stage, bets, place };
};

describe("E075 a member's bets", () => {
  it("are listed in a period that includes its start time but not its end time", () => {
    const { bets, place } = openBets();
    for (const at of [START - 1, START, START + 9, START + 10]) place(1, at);
    const filter = { accountIds: ["1"], from: START, to: START + 10 };
    expect(bets.list(filter, PAGE).map(({ placedAt }) => placedAt)).toEqual([START + 9, START]);
    expect(bets.totals(filter)).toEqual({ count: 2, stakeMinor: 2, openStakeMinor: 2, payoutMinor: 0 });
    expect(bets.totals({ accountIds: ["2"] }).count).toBe(0);
  });

  it.each([
    [0, "lost", 990],
    [1, "won", 991],
    [10, "won", 1_000],
  ])("get the payout %i and the status %s once", (payoutMinor, status, balance) => {
    const { bets, place, ledger } = openBets();
    const id = place(10);
    expect(bets.byId(id)).toMatchObject({ status: "open", settledAt: undefined, payoutMinor: 0 });
    const settled = bets.settle(id, payoutMinor, START + 5);
    expect(settled).toMatchObject({ status, payoutMinor, settledAt: START + 5 });
    expect(bets.settle(id, 500).payoutMinor).toBe(payoutMinor);
    expect(bets.refund(id).status).toBe(status);
    expect(ledger.balanceOf("1")).toBe(balance);
  });

  it("pay their stake back when they are refunded, and can be settled at a planned later time", () => {
    const { bets, place, ledger, pass } = openBets();
    expect(bets.refund(place(10))).toMatchObject({ status: "refunded", payoutMinor: 10 });
    const id = place(20);
    bets.settleLater(id, 50, START + HOUR_MS);
    pass(HOUR_MS - 1);
    expect(bets.byId(id)?.status).toBe("open");
    pass(1);
    expect(bets.byId(id)).toMatchObject({ status: "won", settledAt: START + HOUR_MS });
    expect(ledger.balanceOf("1")).toBe(1_030);
  });

  it("R117 are found by the category YB and by the vendor YB", () => {
    const { bets, place } = openBets();
    place(1, START, { category: "YB", vassalage: "OTHER" });
    place(1, START, { category: "RNG", vassalage: "YB" });
    place(1);
    const count = (category?: string, vassalage?: string) =>
      bets.totals({ accountIds: ["1"], category, vassalage }).count;
    expect([count("YB"), count("RNG"), count(undefined, "YB"), count()]).toEqual([2, 2, 1, 3]);
  });

  it("R076 are grouped once they are settled: by day, the latest first, or by category, the highest stakes first", () => {
    const { bets, place } = openBets();
    const settle = (stakeMinor: number, at: number, category: string, payoutMinor: number) =>
      bets.settle(place(stakeMinor, at, { category }), payoutMinor);
    const midnight = Math.floor(START / DAY_MS) * DAY_MS;
    settle(10, midnight - 1, "RNG", 5);
    settle(10, midnight, "RNG", 0);
    settle(30, midnight, "LIVE", 60);
    place(99, midnight);
    const groups = (grouping: BetGrouping) =>
      bets.groups({ accountIds: ["1"] }, grouping).map(({ group, ...sums }) => [group, ...Object.values(sums)]);
    expect(groups({ by: "category" })).toEqual([
      ["LIVE", 1, 30, 60],
      ["RNG", 2, 20, 5],
    ]);
    expect(groups({ by: "day", utcOffsetMs: 0 })).toEqual([
      ["2026-11-18", 2, 40, 60],
      ["2026-11-17", 1, 10, 5],
    ]);
    expect(groups({ by: "day", utcOffsetMs: 1 })).toEqual([["2026-11-18", 3, 50, 65]]);
    expect(groups({ by: "day", utcOffsetMs: -1 })).toEqual([["2026-11-17", 3, 50, 65]]);
  });

  it("R248 are wins when they paid more than their stake; a period of wins includes both its start and its end", () => {
    const { bets, place } = openBets();
    bets.settle(place(10), 10, START + 5);
    bets.settle(place(10), 11, START + 5);
    bets.settle(place(10), 12, START + 6);
    const seen = (from: number, until: number, limit = 9) =>
      bets.wins(from, until, limit).map(({ payoutMinor }) => payoutMinor);
    expect(seen(START, START + 9)).toEqual([12, 11]);
    expect(seen(START, START + 9, 1)).toEqual([12]);
    expect([seen(START + 6, START + 9), seen(START, START + 5), seen(START + 7, START + 9)]).toEqual([[12], [11], []]);
  });
});

describe("D12 the stored answer of an idempotency key", () => {
  const call = { accountId: "1", key: "key-1", operationId: "createDeposit", content: "a" };

  it("is returned for the same call only", () => {
    const { store, clock } = openStage();
    const idempotency = createIdempotency(store, clock);
    expect(idempotency.find(call)).toBeUndefined();
    idempotency.keep(call, { status: 201, headers: { etag: "x" }, body: { value: 1 } });
    const kept = { status: 201, headers: { etag: "x" }, body: { value: 1 } };
    expect(idempotency.find(call)).toEqual(kept);
    expect(idempotency.find({ ...call, content: "b" })).toBe("conflict");
    expect(idempotency.find({ ...call, operationId: "createWithdrawal" })).toBe("conflict");
    expect(idempotency.find({ ...call, accountId: "2" })).toBeUndefined();
    expect(idempotency.operationOf("1", "key-1")).toEqual({ ...kept, operationId: "createDeposit", at: START });
    expect(idempotency.operationOf("2", "key-1")).toBeUndefined();
  });

  it("has status 200 and no headers by default", () => {
    const { store, clock } = openStage();
    const idempotency = createIdempotency(store, clock);
    idempotency.keep(call, { body: null });
    expect(idempotency.find(call)).toEqual({ status: 200, headers: {}, body: null });
  });
});

describe("E084 E085 messages", () => {
  it("are listed newest first, and marked read once", () => {
    const { store, clock } = openStage();
    const messages = createMessages(store, clock);
    const text = { en: "x", bn: "x" };
    messages.send({ accountId: "1", title: text, content: text });
    messages.send({ accountId: "1", title: text, content: text, at: START - 1 });
    messages.send({ accountId: "1", title: text, content: text, at: START - 2, isRead: true });
    const ids = (isUnreadOnly: boolean, offset = 0) =>
      messages.list("1", { isUnreadOnly }, { offset, limit: 2 }).map(({ id }) => id);
    expect([ids(false), ids(true), ids(false, 2)]).toEqual([["M1", "M2"], ["M1", "M2"], ["M3"]]);
    const count = () => [false, true].map((isUnreadOnly) => messages.count("1", { isUnreadOnly }));
    expect(count()).toEqual([3, 2]);
    expect([messages.markRead("1", "M1"), messages.markRead("1", "M1"), messages.markRead("2", "M2")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(count()).toEqual([3, 1]);
    expect([messages.markRead("1", "M4"), messages.count("2", { isUnreadOnly: false })]).toEqual([false, 0]);
  });
});
