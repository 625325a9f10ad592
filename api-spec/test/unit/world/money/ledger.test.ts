import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClock } from "../../../../src/mock/world/clock.ts";
import {
  createLedger,
  InsufficientFundsError,
  KeyReusedError,
  type Ledger,
} from "../../../../src/mock/world/money/ledger.ts";
import { toDecimal, toMinor } from "../../../../src/mock/world/money/money.ts";
import { openStore } from "../../../../src/mock/world/store.ts";

let store: ReturnType<typeof openStore>;
let ledger: Ledger;
beforeEach(() => {
  store = openStore();
  ledger = createLedger(store, createClock({ read: () => 0, write: () => {} }));
  ledger.post({ key: "opening", accountId: "1", kind: "opening", amountMinor: 100_00, reference: "start" });
});
afterEach(() => store.close());

const bet = { key: "bet-1", accountId: "1", kind: "bet", amountMinor: -30_00, reference: "game" } as const;

describe("the ledger (D3, D12)", () => {
  it("moves money once for each key", () => {
    expect(ledger.post(bet)).toEqual({ balanceMinor: 70_00, replayed: false });
    ledger.post({ ...bet, key: "bet-2" });
    expect(ledger.post(bet)).toEqual({ balanceMinor: 70_00, replayed: true });
    expect(ledger.balanceOf("1")).toBe(40_00);
  });

  it("refuses a key that another transaction used", () => {
    ledger.post(bet);
    expect(() => ledger.post({ ...bet, amountMinor: -31_00 })).toThrow(KeyReusedError);
    expect(() => ledger.post({ ...bet, kind: "withdrawal" })).toThrow(KeyReusedError);
    expect(ledger.balanceOf("1")).toBe(70_00);
  });

  it("keeps the keys of members separate", () => {
    ledger.post({ ...bet, accountId: "2", kind: "win", amountMinor: 5_00 });
    expect(ledger.post(bet).replayed).toBe(false);
  });

  it("takes no more than the balance, and records nothing of a refused try", () => {
    expect(() => ledger.post({ ...bet, amountMinor: -100_01 })).toThrow(InsufficientFundsError);
    expect(ledger.balanceOf("1")).toBe(100_00);
    expect(ledger.entriesOf("1", 10)).toHaveLength(1);
    expect(ledger.post({ ...bet, amountMinor: -100_00 }).balanceMinor).toBe(0);
  });

  it("refuses fractions of a minor unit", () => {
    expect(() => ledger.post({ ...bet, amountMinor: -0.5 })).toThrow(RangeError);
  });

  it("sums to zero over all accounts, even after a refusal", () => {
    ledger.post(bet);
    ledger.post({ ...bet, key: "win-1", kind: "win", amountMinor: 12_34 });
    expect(() => ledger.post({ ...bet, key: "big", amountMinor: -999_00 })).toThrow(InsufficientFundsError);
    expect(ledger.total()).toBe(0);
    const sum = store.prepare("select sum(amount_minor) as sum from entries where ledger_account = 'member:1'").get();
    expect(sum?.sum).toBe(ledger.balanceOf("1"));
  });

  it("lists the newest transaction first, with the balance after it", () => {
    ledger.post(bet);
    expect(ledger.entriesOf("1", 1)).toMatchObject([{ kind: "bet", amountMinor: -30_00, balanceMinor: 70_00 }]);
  });
});

describe("money", () => {
  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [123450, "1234.50"],
    [-2500, "-25.00"],
  ])("%d minor units are %s", (minor, decimal) => {
    expect(toDecimal(minor)).toBe(decimal);
    expect(toMinor(decimal)).toBe(minor);
  });

  it.each(["", "1.234", "1e3", "abc", "--1"])("%j is not an amount", (text) => {
    expect(() => toMinor(text)).toThrow(RangeError);
  });
});
