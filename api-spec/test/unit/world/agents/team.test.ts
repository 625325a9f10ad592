import { describe, expect, it } from "vitest";
import { createFiguresReader, profitMinorOf, toFigures } from "../../../../src/mock/world/agents/team-figures.ts";
import { createTeamReports } from "../../../../src/mock/world/agents/team-reports.ts";
import { createTeam } from "../../../../src/mock/world/agents/team.ts";
import { createTransfers } from "../../../../src/mock/world/agents/transfers.ts";
import { createAccounts } from "../../../../src/mock/world/identity/accounts.ts";
import type { PostingKind } from "../../../../src/mock/world/money/ledger.ts";
import { newAccount } from "../../../new-account.ts";
import { DAY_MS, HOUR_MS, openStage, START } from "../stage.ts";

const PAGE = { offset: 0, limit: 10 };
const EVER = { from: 0, to: START * 2 };

/** A top member with a daughter and a son; the son has a child, who joined earlier; and a stranger. */
function openFamily() {
  const stage = openStage();
  const { store, clock, ledger } = stage;
  const accounts = createAccounts(store);
  const add = (username: string) => accounts.create(newAccount(username, { nickname: `Nick ${username}` })).id;
  const [top, daughter, son, child, stranger] = ["top", "daughter", "son", "child", "stranger"].map(add) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const team = createTeam(store, clock);
  team.join(daughter, top, START - DAY_MS);
  team.join(child, son, START - HOUR_MS);
  team.join(son, top, START);
  let number = 0;
  const move = (accountId: string, kind: PostingKind, amountMinor: number, at = START) => {
    number += 1;
    ledger.post({ key: `${number}`, accountId, kind, amountMinor, reference: "r", at });
  };
  return { ...stage, accounts, team, reports: createTeamReports(store), move, top, daughter, son, child, stranger };
}

describe("R035 R408 the levels of a team", () => {
  it("give level, path and members, even when a downline joined before its upline", () => {
    const { team, top, daughter, son, child, stranger } = openFamily();
    const levels = [daughter, son, child, top, stranger].map((id) => team.levelOf(id, top));
    expect(levels).toEqual([1, 1, 2, undefined, undefined]);
    expect(team.levelOf(top, child)).toBeUndefined();
    expect(team.pathTo(child, top)).toEqual([top, son, child]);
    expect(team.pathTo(child, son)).toEqual([son, child]);
    expect([team.pathTo(top, child), team.pathTo(stranger, top)]).toEqual([[], []]);
    expect(team.membersBelow(top).toSorted()).toEqual([daughter, son, child].toSorted());
    expect([team.membersBelow(child), team.membersBelow(stranger)]).toEqual([[], []]);
    expect([team.uplineOf(child), team.uplineOf(top)]).toEqual([son, undefined]);
  });

  it("allow each member only one upline, and no member above itself", () => {
    const { team, top, daughter, son, child } = openFamily();
    expect(() => team.join(son, daughter)).toThrow("The table team_members already has a row with accountId");
    expect(() => team.join(top, child)).toThrow("UNIQUE constraint");
  });

  it("E090 allow transfers to any member below and to the direct upline", () => {
    const { store, clock, ledger, team, move, top, daughter, son, child, stranger } = openFamily();
    const transfers = createTransfers(store, clock, ledger, team);
    const down = [daughter, son, child, top, stranger].map((id) => transfers.isRelative(top, id, "downline"));
    expect(down).toEqual([true, true, true, false, false]);
    expect([son, top, daughter].map((id) => transfers.isRelative(child, id, "upline"))).toEqual([true, false, false]);
    move(top, "deposit", 100);
    const { id } = transfers.send(top, child, 100);
    expect([ledger.balanceOf(top), ledger.balanceOf(child)]).toEqual([0, 100]);
    expect(() => transfers.send(top, child, 1)).toThrow("too little");
    const sides = [top, child, son].map((each) => transfers.otherSide(each, `transfer/${id}`));
    expect(sides).toEqual([child, top, undefined]);
    expect([transfers.otherSide(top, "game"), transfers.otherSide(top, "transfer/99")]).toEqual([undefined, undefined]);
  });
});

describe("E086 E087 E089 a report of a period", () => {
  it.each([
    [START, START + 1, 1, 1],
    [START - DAY_MS, START, 2, 2],
    [START - DAY_MS + 1, START + 1, 3, 2],
    [0, START - DAY_MS, 0, 0],
  ])("from %i to %i counts %i members, %i of them new", (from, to, members, newMembers) => {
    const { reports, top } = openFamily();
    const seen = reports.overview(top, { from, to });
    expect([seen.members, seen.newMembers]).toEqual([members === 1 ? 3 : members, newMembers]);
  });

  it("includes its start but not its end, and excludes the agent's transactions", () => {
    const { reports, move, top, son, child, stranger } = openFamily();
    for (const [id, at] of [
      [son, START],
      [child, START + 9],
      [child, START + 10],
      [son, START - 1],
      [top, START],
      [stranger, START],
    ] as const)
      move(id, "deposit", 100, at);
    const span = { from: START, to: START + 10 };
    expect(reports.overview(top, span).figures.depositMinor).toBe(200);
    const all = { agentId: top, memberId: undefined, kind: undefined, ...span };
    expect(reports.transactionTotals(all)).toEqual({ count: 2, inMinor: 200, outMinor: 0 });
    expect(reports.transactions(all, PAGE).map(({ at }) => at)).toEqual([START + 9, START]);
    expect(reports.transactionTotals({ ...all, memberId: child }).count).toBe(1);
    expect(reports.transactionTotals({ ...all, kind: "bet" }).count).toBe(0);
    const { members } = reports.members({ ancestorId: top, isDirectOnly: true, text: undefined, ...span }, PAGE);
    expect(members.map(({ id, own, withTeam }) => [id, own.depositMinor, withTeam.depositMinor])).toContainEqual([
      son,
      100,
      200,
    ]);
  });

  it("R503 has a row for each day from the team's start until now, even when nothing happened", () => {
    const { reports, move, top, son } = openFamily();
    move(son, "deposit", 100, START + 2 * DAY_MS);
    const rows = reports.intervals(top, EVER, "day", START + 2 * DAY_MS);
    expect(rows.map(({ label, newMembers, figures }) => [label, newMembers, figures.depositMinor])).toEqual([
      ["2026-11-17", 1, 0],
      ["2026-11-18", 2, 0],
      ["2026-11-19", 0, 0],
      ["2026-11-20", 0, 100],
    ]);
    expect(reports.intervals(top, EVER, "month", START).map(({ label }) => label)).toEqual(["2026-11"]);
    expect(reports.intervals(son, { from: 0, to: START - HOUR_MS }, "day", START)).toEqual([]);
    expect(reports.intervals("99", EVER, "day", START)).toEqual([]);
  });

  it("lists direct or all members, latest first, and finds them by name, nickname or full id", () => {
    const { reports, top, daughter, son, child } = openFamily();
    const found = (isDirectOnly: boolean, text?: string) => {
      const list = reports.members({ ancestorId: top, isDirectOnly, text, ...EVER }, PAGE);
      expect(list.total).toBe(list.members.length);
      return list.members.map(({ id }) => id);
    };
    expect([found(true), found(false)]).toEqual([
      [son, daughter],
      [son, child, daughter],
    ]);
    expect([found(false, "DAUGH"), found(false, "nick c"), found(false, child), found(true, child)]).toEqual([
      [daughter],
      [child],
      [child],
      [],
    ]);
    expect(found(false, child.slice(0, -1))).toEqual([]);
    const [, second] = reports.members(
      { ancestorId: top, isDirectOnly: false, text: undefined, ...EVER },
      PAGE,
    ).members;
    expect(second).toMatchObject({
      depth: 2,
      directMembers: 0,
      teamMembers: 0,
      uplineId: son,
      joinedAt: START - HOUR_MS,
    });
  });

  it("shows the last activity of a member, which is a login or a bet", () => {
    const { reports, accounts, move, top, son, daughter } = openFamily();
    const lastOf = (member: string) =>
      reports
        .members({ ancestorId: top, isDirectOnly: true, text: undefined, ...EVER }, PAGE)
        .members.find(({ id }) => id === member)?.lastActiveAt;
    move(son, "deposit", 100);
    expect([lastOf(son), lastOf(daughter)]).toEqual([undefined, undefined]);
    move(son, "bet", -100, START + 5);
    expect([lastOf(son), lastOf(daughter)]).toEqual([START + 5, undefined]);
    expect(accounts.byUsername("son")?.lastLogin).toBeUndefined();
  });
});

describe("E086 the figures of a team", () => {
  it("are sums of the ledger's entries, each with the expected sign", () => {
    const { reports, move, top, son, child } = openFamily();
    const moves: [PostingKind, number][] = [
      ["deposit", 1_000],
      ["withdrawal", -300],
      ["withdrawalReturn", 300],
      ["bet", -200],
      ["win", 50],
      ["refund", 20],
      ["bonus", 100],
      ["bonus", -40],
      ["rebate", 5],
      ["reward", 7],
      ["pointConversion", 9],
      ["adjustment", 11],
    ];
    for (const [kind, amountMinor] of moves) move(son, kind, amountMinor);
    move(child, "deposit", 10);
    const { figures } = reports.overview(top, EVER);
    expect(figures).toEqual({
      activeMembers: 1,
      depositMinor: 1_010,
      withdrawalMinor: 300,
      withdrawalReturnMinor: 300,
      betMinor: 200,
      winMinor: 50,
      refundMinor: 20,
      bonusMinor: 121,
      bonusReturnMinor: 40,
    });
    expect(profitMinorOf(figures)).toBe(50 + 20 + 121 - 40 - 200);
    expect(profitMinorOf(toFigures(undefined))).toBe(0);
  });

  it("R033 can include the account itself, and say when the first loss happened", () => {
    const { store, move, top, son, child } = openFamily();
    const reader = createFiguresReader(store);
    move(top, "deposit", 100, START - 10);
    move(child, "deposit", 100, START - 10);
    move(top, "bet", -10, START + 5);
    move(child, "bonus", -10, START + 3);
    move(child, "withdrawal", -10, START + 1);
    expect(reader.withBelow(top, EVER)).toMatchObject({ activeMembers: 1, depositMinor: 200, betMinor: 10 });
    expect(reader.withBelow(son, EVER)).toMatchObject({ activeMembers: 0, depositMinor: 100, betMinor: 0 });
    const first = (from: number, to: number) => reader.firstLossAt(top, { from, to });
    expect([first(START, START + 9), first(START + 3, START + 9), first(START + 4, START + 9)]).toEqual([
      START + 3,
      START + 3,
      START + 5,
    ]);
    expect([first(START, START + 3), first(START + 5, START + 6), first(START + 6, START + 9)]).toEqual([
      undefined,
      START + 5,
      undefined,
    ]);
  });
});
