import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { COUNTS } from "../../../counts.ts";
import type { ContractTerms } from "../../../../src/mock/world/agents/contracts.ts";
import {
  intervalOf,
  periodOf,
  type ContractKind,
  type ContractPeriod,
} from "../../../../src/mock/world/agents/periods.ts";
import { seededRandom } from "../../../../src/mock/world/random.ts";
import { createWorld } from "../../../../src/mock/world/create-world.ts";
import type { World } from "../../../../src/mock/world/world.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const GAME = { category: "RNG", vassalage: "LOBBYKIT", gameCode: "lobbykit-crash", roundId: "R1" };

const worlds: World[] = [];
afterEach(() => {
  for (const world of worlds.splice(0)) world.close();
});
function open(file?: string): World {
  const world = createWorld(file === undefined ? {} : { file });
  worlds.push(world);
  return world;
}

const idOf = (world: World, username: string) => world.accounts.byUsername(username)?.id ?? "";
const step = (rate: number, activeMembers = 0, betMinor = 0) => ({ rate, activeMembers, betMinor });
let bets = 0;
const bet = (world: World, username: string, stakeMinor: number, payoutMinor = 0) => {
  bets += 1;
  const placed = world.bets.place({ ...GAME, accountId: idOf(world, username), key: `test-${bets}`, stakeMinor });
  world.bets.settle(placed.id, payoutMinor);
};
const advance = (world: World, byMs: number) => {
  world.clock.advance(byMs);
  world.timers.runDue();
};
/** Ends the contracts of the seed data, so that only the contract of the test pays. */
function quiet(world: World) {
  for (const name of ["agent", "agent2", "agent41", "agent42"]) {
    for (const { id } of world.contracts.received(idOf(world, name), "active")) {
      world.contracts.decide(idOf(world, name), id, "terminate");
    }
  }
}
/** An active contract, created without the rules for offers. */
function give(world: World, giver: string, receiver: string, terms: ContractTerms) {
  const none = { reason: undefined, endedAt: undefined, to: undefined };
  const now = world.clock.now();
  return world.contracts.remember({
    ...terms,
    ...none,
    giverId: giver && idOf(world, giver),
    receiverId: idOf(world, receiver),
    status: "active",
    from: now,
    offeredAt: now,
    decidedAt: now,
  });
}
const salariesOf = (world: World, username: string, kind = "salary") =>
  world.ledger
    .entriesOf(idOf(world, username), 10_000)
    .filter((entry) => entry.kind === kind)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const utc = (text: string) => Date.parse(`${text}+06:00`);

describe("periods and intervals (R502, R503)", () => {
  const at = Date.parse("2026-11-18T13:37:42+06:00");
  const periods: [ContractPeriod, string, string][] = [
    ["daily", "2026-11-18T00:00", "2026-11-19T00:00"],
    ["weekly", "2026-11-16T00:00", "2026-11-23T00:00"],
    ["semimonthly", "2026-11-16T00:00", "2026-12-01T00:00"],
    ["monthly", "2026-11-01T00:00", "2026-12-01T00:00"],
  ];
  it.each(periods)("R503 a %s period runs from %s to %s in the merchant's time zone", (period, from, to) => {
    expect(periodOf(period, at)).toEqual({ from: utc(from), to: utc(to) });
  });
  const intervals: [ContractKind, string, string][] = [
    ["realtime", "2026-11-18T13:35", "2026-11-18T13:40"],
    ["hourly", "2026-11-18T13:00", "2026-11-18T14:00"],
    ["daily", "2026-11-18T00:00", "2026-11-19T00:00"],
    ["dividend", "2026-11-16T00:00", "2026-12-01T00:00"],
  ];
  it.each(intervals)("R502 a %s contract is settled for %s to %s", (kind, from, to) => {
    expect(intervalOf(kind, "semimonthly", at)).toEqual({ from: utc(from), to: utc(to) });
  });
});

describe("settlement (E094)", () => {
  it("R502 pays a real-time salary after five minutes from the giver's wallet", () => {
    const world = open();
    quiet(world);
    give(world, "agent", "agent2", { kind: "realtime", period: "daily", tiers: [step(50)] });
    const [giver, receiver] = ["agent", "agent2"].map((name) => world.ledger.balanceOf(idOf(world, name)));
    bet(world, "agent2", 1_000_00);
    advance(world, 5 * MINUTE_MS);
    expect(world.ledger.balanceOf(idOf(world, "agent"))).toBe((giver ?? 0) - 5_00);
    expect(world.ledger.balanceOf(idOf(world, "agent2"))).toBe((receiver ?? 0) - 1_000_00 + 5_00);
    advance(world, DAY_MS);
    expect(salariesOf(world, "agent2")).toBe(5_00);
    expect(world.ledger.total()).toBe(0);
  });

  it("R503 uses the tier that the bets since the start of the period have reached", () => {
    const world = open();
    quiet(world);
    const midnight = periodOf("daily", world.clock.now()).to;
    advance(world, midnight + 10 * MINUTE_MS - world.clock.now());
    give(world, "agent", "agent2", { kind: "hourly", period: "daily", tiers: [step(10), step(100, 1, 500_00)] });
    bet(world, "agent2", 300_00);
    advance(world, HOUR_MS);
    expect(salariesOf(world, "agent2")).toBe(30);
    bet(world, "agent2", 200_00);
    advance(world, HOUR_MS);
    expect(salariesOf(world, "agent2")).toBe(30 + 2_00);
    advance(world, DAY_MS);
    bet(world, "agent2", 200_00);
    advance(world, HOUR_MS);
    expect(salariesOf(world, "agent2")).toBe(30 + 2_00 + 20);
  });

  it("R033 pays a dividend of the team's losses in the period, and none after winnings", () => {
    const world = open();
    quiet(world);
    give(world, "", "agent2", { kind: "dividend", period: "daily", tiers: [step(20_00)] });
    bet(world, "agent2", 500_00, 100_00);
    advance(world, DAY_MS);
    expect(salariesOf(world, "agent2", "dividend")).toBe(80_00);
    bet(world, "agent2", 100_00, 400_00);
    advance(world, DAY_MS);
    expect(salariesOf(world, "agent2", "dividend")).toBe(80_00);
  });

  it("E078 R033 counts an expired bonus as a loss on its day, even when the clock skips that moment", () => {
    const world = open();
    quiet(world);
    const { id } = give(world, "", "agent2", { kind: "dividend", period: "daily", tiers: [step(20_00)] });
    const expiresAt = world.clock.now() + 2 * DAY_MS;
    const name = { en: "Gift", bn: "উপহার" };
    const gift = { accountId: idOf(world, "agent2"), name, amountMinor: 100_00, wagerRequiredMinor: 500_00 };
    world.bonuses.grant({ ...gift, expiresAt });
    advance(world, 10 * DAY_MS);
    expect(salariesOf(world, "agent2", "dividend")).toBe(20_00);
    expect(world.settlement.paymentsOf(id).lastSettledAt).toBe(periodOf("daily", expiresAt).to);
  });

  it("leaves unpaid what the giver cannot pay, and no balance becomes negative", () => {
    const world = open();
    quiet(world);
    const contract = give(world, "agent2", "agent41", { kind: "realtime", period: "daily", tiers: [step(50_00)] });
    const giver = idOf(world, "agent2");
    const emptied = { key: "emptied", kind: "withdrawal", reference: "test", accountId: giver } as const;
    world.ledger.post({ ...emptied, amountMinor: -world.ledger.balanceOf(giver) });
    bet(world, "agent41", 100_00);
    advance(world, 5 * MINUTE_MS);
    expect(world.ledger.balanceOf(giver)).toBe(0);
    expect(salariesOf(world, "agent41")).toBe(0);
    expect(world.settlement.paymentsOf(contract.id)).toMatchObject({ paidMinor: 0, unpaidMinor: 50_00 });
    expect(world.ledger.total()).toBe(0);
  });

  it("R037 pays the amount earned so far when a contract ends", () => {
    const world = open();
    quiet(world);
    const contract = give(world, "agent", "agent2", { kind: "daily", period: "daily", tiers: [step(1_00)] });
    bet(world, "agent2", 100_00);
    world.clock.advance(MINUTE_MS);
    world.contracts.decide(idOf(world, "agent2"), contract.id, "terminate");
    expect(salariesOf(world, "agent2")).toBe(1_00);
    bet(world, "agent2", 100_00);
    advance(world, 2 * DAY_MS);
    expect(salariesOf(world, "agent2")).toBe(1_00);
  });
});

describe("settlement over a day", () => {
  const random = seededRandom("settlement");
  const cases = Array.from({ length: COUNTS.settledDays }, (_, index) => ({
    index,
    rate: random.int(1, 99),
    bets: random.int(5, 60),
  }));
  it.each(cases)(
    "R502 pays for $bets bets at $rate hundredths of a percent exactly (case $index)",
    ({ index, rate, bets: count }) => {
      const totals = [5 * MINUTE_MS, 7 * HOUR_MS, DAY_MS].map((stride) => {
        const world = open();
        quiet(world);
        const own = seededRandom(`day ${index}`);
        const start = Math.ceil(world.clock.now() / HOUR_MS) * HOUR_MS;
        advance(world, start - world.clock.now());
        const before = world.ledger.balanceOf(idOf(world, "agent"));
        give(world, "agent", "agent2", { kind: "realtime", period: "monthly", tiers: [step(rate)] });
        const moments = Array.from({ length: count }, () => own.int(0, DAY_MS - MINUTE_MS)).sort((a, b) => a - b);
        let staked = 0;
        let passed = 0;
        for (const moment of moments) {
          // Bets are placed at their moments; the clock moves in steps between them.
          while (passed + stride < moment) {
            advance(world, stride);
            passed += stride;
          }
          const stakeMinor = own.int(1, 9_999);
          const placed = { ...GAME, accountId: idOf(world, "agent2"), key: `day-${staked}-${moment}`, stakeMinor };
          world.bets.settle(world.bets.place({ ...placed, placedAt: start + moment }).id, 0, start + moment);
          staked += stakeMinor;
        }
        advance(world, 2 * DAY_MS - passed);
        const paid = salariesOf(world, "agent2");
        expect(paid).toBe(Math.floor((staked * rate) / 10_000));
        expect(world.ledger.balanceOf(idOf(world, "agent"))).toBe(before - paid);
        expect(world.ledger.total()).toBe(0);
        return paid;
      });
      expect(new Set(totals).size).toBe(1);
    },
  );

  const strides = [5 * MINUTE_MS, 47 * MINUTE_MS, 5 * HOUR_MS, DAY_MS].map((strideMs) => ({ strideMs }));
  it.each(strides)(
    "R033 R252 R502 R503 pays each kind of contract by its rate through the ledger, in steps of $strideMs ms",
    ({ strideMs }) => {
      const world = open();
      quiet(world);
      const midnight = periodOf("daily", world.clock.now()).to;
      advance(world, midnight - world.clock.now());
      const giverBefore = world.ledger.balanceOf(idOf(world, "agent"));
      const rates = { realtime: 37, hourly: 53, daily: 71, dividend: 13_33 } as const;
      const kinds = Object.keys(rates) as ContractKind[];
      const contracts = kinds.map((kind) =>
        give(world, "agent", "agent2", { kind, period: "daily", tiers: [step(rates[kind])] }),
      );
      const own = seededRandom("a day of all kinds");
      const below = world.team.membersBelow(idOf(world, "agent2")).slice(0, 3);
      const players = [idOf(world, "agent2"), ...below];
      let staked = 0;
      let won = 0;
      // Odd stakes at odd moments, so that nearly every payment leaves a fraction of a minor unit.
      const plan = Array.from({ length: 200 }, () => own.int(0, DAY_MS - MINUTE_MS)).sort((one, other) => one - other);
      let passed = 0;
      for (const [index, moment] of plan.entries()) {
        while (passed + strideMs <= moment) {
          advance(world, strideMs);
          passed += strideMs;
        }
        const [stakeMinor, payoutMinor] = [own.int(1, 999), own.chance(0.3) ? own.int(1, 999) : 0];
        const accountId = players[index % players.length] ?? "";
        world.ledger.post({
          key: `fund-${index}`,
          kind: "deposit",
          reference: "test",
          accountId,
          amountMinor: stakeMinor,
        });
        const placed = { ...GAME, accountId, key: `all-${index}`, stakeMinor, placedAt: midnight + moment };
        world.bets.settle(world.bets.place(placed).id, payoutMinor, midnight + moment);
        staked += stakeMinor;
        won += payoutMinor;
      }
      advance(world, DAY_MS - passed);
      const base = (kind: ContractKind) => (kind === "dividend" ? Math.max(0, staked - won) : staked);
      const paid = contracts.map(({ id }) => world.settlement.paymentsOf(id).paidMinor);
      expect(paid).toEqual(kinds.map((kind) => Math.floor((base(kind) * rates[kind]) / 10_000)));
      const inLedger = salariesOf(world, "agent2") + salariesOf(world, "agent2", "dividend");
      const total = paid.reduce((sum, each) => sum + each, 0);
      expect(inLedger).toBe(total);
      expect(world.ledger.balanceOf(idOf(world, "agent"))).toBe(giverBefore - total);
      expect(world.ledger.total()).toBe(0);
    },
  );

  it("a month of idle contracts causes few database writes", () => {
    const world = open();
    for (let number = 0; number < 50; number += 1) bet(world, "agent2", 10_00);
    const writes = () => Number(world.store.prepare("select total_changes() as count").get()?.count);
    const before = writes();
    advance(world, 30 * DAY_MS);
    // A single real-time contract has 8,640 intervals in that time.
    expect(writes() - before).toBeLessThan(1000);
    expect(salariesOf(world, "agent2")).toBeGreaterThan(0);
  });

  it("a world without active contracts sets no settlement timer", () => {
    const world = open();
    quiet(world);
    const timers = world.store.prepare("select count(*) as n from timers where kind = 'contractSettlement'").get();
    expect(timers?.n).toBe(0);
  });
});

it("D3 a restart keeps contracts, settlements and the team", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-"));
  const file = path.join(folder, "world.sqlite");
  const first = open(file);
  quiet(first);
  const { id } = give(first, "agent", "agent2", { kind: "realtime", period: "daily", tiers: [step(50)] });
  bet(first, "agent2", 1_000_00);
  const below = first.team.membersBelow(idOf(first, "agent"));
  worlds.splice(worlds.indexOf(first), 1);
  first.close();
  const second = open(file);
  advance(second, 5 * MINUTE_MS);
  expect(second.settlement.paymentsOf(id).paidMinor).toBe(5_00);
  expect(second.team.membersBelow(idOf(second, "agent"))).toEqual(below);
  worlds.splice(worlds.indexOf(second), 1);
  second.close();
  rmSync(folder, { recursive: true });
});
