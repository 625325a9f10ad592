import { describe, expect, it } from "vitest";
import type { Account } from "../../../../src/mock/world/identity/accounts.ts";
import { createFaults } from "../../../../src/mock/world/faults.ts";
import { createOutbox } from "../../../../src/mock/world/authentication/outbox.ts";
import { createPlayLimits } from "../../../../src/mock/world/protection/play-limits.ts";
import { createProtection } from "../../../../src/mock/world/protection/protection.ts";
import { nextRealityCheckAt } from "../../../../src/mock/world/protection/reality-checks.ts";
import { createRecents } from "../../../../src/mock/world/games/recents.ts";
import { createRequestLog } from "../../../../src/mock/world/request-log.ts";
import { fitsAt, usedOf } from "../../../../src/mock/world/protection/limit-rules.ts";
import { DAY_MS, MINUTE_MS, openStage, START } from "../stage.ts";

const LIMIT = { accountId: "1", kind: "loss", period: "24h" } as const;

const openLimits = () => {
  const { store, clock } = openStage();
  const limits = createPlayLimits(store, clock);
  return { clock, limits, value: () => limits.of(LIMIT).value };
};

describe("E103 D15 a limit", () => {
  it.each([
    [undefined, 100, 100, false],
    [100, 99, 99, false],
    [100, 100, 100, false],
    [100, 101, 100, true],
    [100, undefined, 100, true],
    [undefined, undefined, undefined, false],
  ])("set to %s, then to %s, is %s immediately; a change is pending: %s", (first, second, value, isWaiting) => {
    const { limits } = openLimits();
    limits.set(LIMIT, first);
    limits.set(LIMIT, second);
    const now = limits.of(LIMIT);
    expect([now.value, now.pending !== undefined]).toEqual([value, isWaiting]);
    expect(limits.of({ ...LIMIT, period: "7d" })).toEqual({ value: undefined, pending: undefined });
  });

  it.each([
    [DAY_MS - 1, false],
    [DAY_MS, true],
    [8 * DAY_MS - 1, true],
    [8 * DAY_MS, false],
  ])("can be raised by a confirmation %i ms after the request: %s", (afterMs, isConfirmed) => {
    const { clock, limits, value } = openLimits();
    limits.set(LIMIT, 100);
    limits.set(LIMIT, 200);
    expect(limits.of(LIMIT).pending).toEqual({
      value: 200,
      confirmableAt: START + DAY_MS,
      lapsesAt: START + 8 * DAY_MS,
    });
    clock.advance(afterMs);
    expect(limits.of(LIMIT).pending !== undefined).toBe(afterMs < 8 * DAY_MS);
    expect([limits.confirm(LIMIT), value()]).toEqual([isConfirmed, isConfirmed ? 200 : 100]);
    expect(limits.confirm(LIMIT)).toBe(false);
  });

  it("is removed by a confirmation a day later, just as a raise is confirmed", () => {
    const { clock, limits, value } = openLimits();
    limits.set(LIMIT, 100);
    limits.set(LIMIT, undefined);
    clock.advance(DAY_MS);
    expect([limits.confirm(LIMIT), value()]).toEqual([true, undefined]);
  });
});

const account = { id: "1", traits: [] as readonly string[] } as Account;

const openProtection = () => {
  const stage = openStage();
  const protection = createProtection(stage.store, stage.clock, stage.ledger);
  let number = 0;
  const move = (kind: "deposit" | "bet" | "win" | "refund" | "bonus", amountMinor: number) => {
    number += 1;
    stage.ledger.post({ key: `${number}`, accountId: "1", kind, amountMinor, reference: "" });
  };
  move("bonus", 10_000);
  return { ...stage, protection, move };
};

describe("E102 D15 what a limit allows", () => {
  it.each([
    [60, 40, undefined],
    [60, 41, "LOSS_LIMIT_REACHED"],
    [99, undefined, undefined],
    [100, undefined, "LOSS_LIMIT_REACHED"],
  ])("a loss limit of 100 a day: after %i lost, a stake of %s is refused with %s", (lost, stake, code) => {
    const { protection, move, clock } = openProtection();
    protection.limits.set(LIMIT, 100);
    move("bet", -lost);
    const block = protection.playBlockOf(account, stake);
    expect(block).toEqual(code && { code, until: START + DAY_MS });
    clock.advance(DAY_MS - 1);
    expect(protection.playBlockOf(account, stake)?.code).toBe(code);
    clock.advance(1);
    expect(protection.playBlockOf(account, stake)).toBeUndefined();
  });

  it.each([
    [50, 50, 0, undefined],
    [50, 51, 0, "DEPOSIT_LIMIT_REACHED"],
    [50, 40, 10, undefined],
    [50, 40, 11, "DEPOSIT_LIMIT_REACHED"],
  ])(
    "a deposit limit of 100 a day: %i deposited, %i wanted and %i pending is refused with %s",
    (paid, amount, way, code) => {
      const { protection, move } = openProtection();
      protection.limits.set({ ...LIMIT, kind: "deposit" }, 100);
      move("deposit", paid);
      expect(protection.depositRefusalOf(account, amount, way)?.code).toBe(code);
      expect(protection.usedOf("1", "deposit", "24h")).toBe(paid);
      expect(protection.reachedUntil("1", "deposit", "24h")).toBeUndefined();
    },
  );

  it("winnings reduce a loss, and a refunded stake does not count", () => {
    const { protection, move } = openProtection();
    move("bet", -100);
    move("win", 30);
    move("bet", -50);
    move("refund", 50);
    expect(protection.usedOf("1", "loss", "24h")).toBe(70);
    move("win", 500);
    expect(protection.usedOf("1", "loss", "24h")).toBe(0);
  });

  it.each([
    ["24h", 1],
    ["7d", 7],
    ["1m", 30],
  ] as const)("a period of %s covers the last %i days, without the oldest moment", (period, days) => {
    const { protection, move, clock } = openProtection();
    move("deposit", 10);
    clock.advance(days * DAY_MS - 1);
    expect(protection.usedOf("1", "deposit", period)).toBe(10);
    clock.advance(1);
    expect(protection.usedOf("1", "deposit", period)).toBe(0);
  });

  it("a limit of ten minutes of play is reached when less than one minute is left", () => {
    const { protection, clock } = openProtection();
    protection.limits.set({ ...LIMIT, kind: "session" }, 10 * MINUTE_MS);
    protection.sessions.record("1");
    clock.advance(9 * MINUTE_MS);
    expect(protection.usedOf("1", "session", "24h")).toBe(9 * MINUTE_MS);
    expect(protection.playBlockOf(account)).toBeUndefined();
    clock.advance(1);
    const until = START + 6 * MINUTE_MS + DAY_MS;
    expect(protection.playBlockOf(account)).toEqual({ code: "SESSION_LIMIT_REACHED", until });
    expect(protection.reachedUntil("1", "session", "24h")).toBe(until);
  });

  it("the limit that lasts longest decides the end of the block", () => {
    const { protection, move } = openProtection();
    protection.limits.set(LIMIT, 50);
    protection.limits.set({ ...LIMIT, period: "1m" }, 50);
    move("bet", -50);
    expect(protection.playBlockOf(account)?.until).toBe(START + 30 * DAY_MS);
  });

  it("a break blocks play and deposits, and only a self-exclusion blocks the login", () => {
    const { protection } = openProtection();
    protection.timeOuts.start("1", "30d");
    const until = START + 30 * DAY_MS;
    expect(protection.playBlockOf(account)).toEqual({ code: "SELF_EXCLUDED", until });
    expect(protection.depositRefusalOf(account, 1)).toEqual({ code: "SELF_EXCLUDED", until });
    expect(protection.exclusionOf(account)).toBeUndefined();
    protection.timeOuts.start("1", "6m");
    expect(protection.exclusionOf(account)?.until).toBe(START + 184 * DAY_MS);
    const persona: Account = { ...account, id: "2", traits: ["selfExcluded"] };
    expect(protection.exclusionOf(persona)).toEqual({ duration: "6m", startedAt: START, until: START + 184 * DAY_MS });
  });
});

describe("E102 D15 the time when an amount fits into a limit again", () => {
  it.each([
    ["now", [[40, 1]], 60, START],
    ["when the first use leaves the period", [[40, 1]], 61, 1 + DAY_MS],
    [
      "when the second use leaves the period",
      [
        [10, 1],
        [40, 2],
      ],
      80,
      2 + DAY_MS,
    ],
    ["never, shown as a whole period from now", [[40, 1]], 101, START + DAY_MS],
    [
      "not the time when a win leaves the period",
      [
        [-50, 1],
        [100, 2],
      ],
      60,
      2 + DAY_MS,
    ],
  ])("is %s: uses %j, amount %i", (_, uses, wanted, at) => {
    const read = uses.map(([amount = 0, moment = 0]) => ({ amount, at: moment }));
    expect(fitsAt(read, 100, wanted, DAY_MS, START)).toBe(at);
  });

  it("is the same with winnings and no losses as without any use", () => {
    expect(usedOf([{ amount: -1, at: 1 }])).toBe(0);
    expect(fitsAt([{ amount: -50, at: 1 }], 100, 100, DAY_MS, START)).toBe(START);
    expect(fitsAt([{ amount: -50, at: 1 }], 100, 101, DAY_MS, START)).toBe(START + DAY_MS);
  });
});

it.each([
  [0, 15],
  [15 * MINUTE_MS - 1, 15],
  [15 * MINUTE_MS, 30],
  [31 * MINUTE_MS, 45],
])("D15 %i ms after the start, the next reality check is %i minutes after the start", (afterMs, minutes) => {
  expect(nextRealityCheckAt(START, 15, START + afterMs)).toBe(START + minutes * MINUTE_MS);
});

describe("lists with a maximum length", () => {
  it("D3 the request log keeps the last 500 requests, newest first", () => {
    const log = createRequestLog();
    const request = { at: START, method: "GET", path: "/", operationId: undefined, status: 200, code: undefined };
    const rest = { verdict: "no operation", reasons: [], by: undefined, durationMs: 1 } as const;
    for (let id = 1; id <= 501; id += 1) log.add({ requestId: String(id), ...request, ...rest });
    const ids = log.list().map(({ requestId }) => Number(requestId));
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, 501, 2]);
    log.clear();
    expect(log.list()).toEqual([]);
  });

  it("R308 the recent games are the last thirty, without duplicates, latest first", () => {
    const recents = createRecents(openStage().store);
    for (let nodeId = 1; nodeId <= 31; nodeId += 1) recents.record("1", nodeId, nodeId);
    recents.record("1", 5, 40);
    const ids = recents.list("1").map(({ nodeId }) => nodeId);
    expect([ids.length, ids[0], ids[1], ids.at(-1)]).toEqual([30, 5, 31, 2]);
    expect(recents.list("1")[0]?.playedAt).toBe(40);
  });

  it("D3 the outbox keeps the last hundred messages", () => {
    const { store, clock } = openStage();
    const outbox = createOutbox(store, clock);
    for (let code = 1; code <= 101; code += 1) outbox.send({ kind: "sms", to: "+880", code: String(code) });
    const all = outbox.list();
    expect([all.length, all[0], all.at(-1)?.code]).toEqual([
      100,
      { kind: "sms", to: "+880", code: "101", at: START },
      "2",
    ]);
  });
});

const orderFault = (more: object) => {
  const faults = createFaults();
  faults.order([{ operationId: "login", kind: "status", ...more }]);
  return faults;
};

describe("a fault ordered by testers", () => {
  it.each([
    [{ times: 1 }],
    [{ times: 1000 }],
    [{ status: 200 }],
    [{ status: 599 }],
    [{ delayMs: 0 }],
    [{ delayMs: 120_000 }],
  ])("accepts %j", (more) => {
    expect(orderFault(more).list()).toMatchObject([more]);
  });

  it.each([
    [{ times: 0 }, "times is a whole number from 1 to 1000"],
    [{ times: 1001 }, "times is a whole number from 1 to 1000"],
    [{ times: 1.5 }, "times is a whole number"],
    [{ times: "1" }, "times is a whole number"],
    [{ status: 199 }, "status is a whole number from 200 to 599"],
    [{ status: 600 }, "status is a whole number from 200 to 599"],
    [{ delayMs: -1 }, "delayMs is a whole number from 0 to 120000"],
    [{ delayMs: 120_001 }, "delayMs is a whole number from 0 to 120000"],
    [{ operationId: 7 }, "operationId is missing"],
    [{ kind: "explode" }, "kind is one of status, lost-request, drop, delay, malformed, html"],
  ])("refuses %j", (more, message) => {
    expect(() => orderFault(more)).toThrow(message);
  });

  it.each([
    ["status", 500],
    ["html", 502],
    ["delay", 500],
  ])(
    "of kind %s happens once by default, and its default status is %i and its default delay two seconds",
    (kind, status) => {
      expect(orderFault({ kind }).list()).toEqual([{ operationId: "login", kind, times: 1, status, delayMs: 2000 }]);
    },
  );

  it("happens as many times as ordered, happens only for its operation, and must be ordered in a list", () => {
    const faults = orderFault({ times: 2 });
    expect(faults.strike("logout")).toBeUndefined();
    expect([faults.strike("login")?.kind, faults.strike("login")?.kind, faults.strike("login")]).toEqual([
      "status",
      "status",
      undefined,
    ]);
    expect(faults.list()).toEqual([]);
    expect(() => faults.order({})).toThrow("Send a list of faults");
  });
});
