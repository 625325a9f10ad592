import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { openLaunch } from "../open-launch.ts";

const HOUR_MS = 3_600_000;
const folders: string[] = [];
const worlds: World[] = [];

const open = (file?: string) => {
  const world = createWorld(file === undefined ? {} : { file });
  worlds.push(world);
  return world;
};
const rowsOf = (world: World, table: string) =>
  Number(world.store.prepare(`select count(*) as n from ${table}`).get()?.n);

afterEach(() => {
  for (const world of worlds.splice(0)) world.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("a world's data is limited", () => {
  test("D3 sessions that ended are deleted at the next login", () => {
    const world = open();
    const session = { accountId: "100001", pending: [] };
    world.sessions.start(session);
    world.clock.advance(25 * HOUR_MS);
    world.sessions.start(session);
    expect(rowsOf(world, "sessions")).toBe(1);
  });

  test("D3 launches that ended are deleted at the next launch", () => {
    const world = open();
    const launch = { accountId: "100001", gameCode: "koi", backUrl: "http://localhost/", language: "bn" };
    openLaunch(world, launch);
    world.clock.advance(HOUR_MS);
    openLaunch(world, launch);
    expect(rowsOf(world, "launches")).toBe(1);
  });

  test("D12 expired idempotency keys are deleted at the next call, and can be used again", () => {
    const world = open();
    const call = { accountId: "100001", key: "key-00000001", operationId: "createDeposit", content: "{}" };
    world.idempotency.keep(call, { body: 1 });
    world.clock.advance(24 * HOUR_MS);
    world.idempotency.keep(call, { body: 2 });
    expect(world.idempotency.find(call)).toMatchObject({ body: 2 });
    expect(rowsOf(world, "keyed_operations")).toBe(1);
  });

  test("D3 the outbox keeps the last hundred messages", () => {
    const world = open();
    for (let number = 1; number <= 103; number++) world.outbox.send({ kind: "sms", to: "+88", code: String(number) });
    expect(rowsOf(world, "outbox")).toBe(100);
    expect(world.outbox.list()[0]?.code).toBe("103");
  });
});

test("D3 a world that starts twice at the same time has the same bets, because its clock stands still meanwhile", () => {
  const world = open();
  const betsAfterReset = () => {
    world.reset(Date.parse("2026-11-18T12:00:00+06:00"));
    return world.store.prepare("select account_id, placed_at, stake_minor from bets order by rowid").all();
  };
  expect(betsAfterReset()).toEqual(betsAfterReset());
});

test("D3 two mocks with one file share one ledger that sums to zero", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lobbykit-"));
  folders.push(folder);
  const file = path.join(folder, "world.sqlite");
  const [first, second] = [open(file), open(file)];
  const accountId = first.accounts.byUsername("demo")?.id ?? "";
  const before = first.ledger.balanceOf(accountId);
  const bet = { accountId, kind: "bet", amountMinor: -100, reference: "x" } as const;
  first.ledger.post({ ...bet, key: "one" });
  second.ledger.post({ ...bet, key: "two" });
  expect(second.ledger.post({ ...bet, key: "one" }).replayed).toBe(true);
  expect([first, second].map((world) => world.ledger.balanceOf(accountId))).toEqual([before - 200, before - 200]);
  expect(first.ledger.total()).toBe(0);
});
