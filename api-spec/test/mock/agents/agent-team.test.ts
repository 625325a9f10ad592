import { beforeAll, describe, expect, it } from "vitest";
import type { components } from "../../../src/generated/types.ts";
import { toMinor } from "../../../src/mock/world/money/money.ts";
import { seededRandom } from "../../../src/mock/world/random.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

type Schemas = components["schemas"];

const DAY_MS = 24 * 60 * 60 * 1000;
const WIDE = "from=2020-01-01T00:00:00Z";

let mock: Mock;
let agent: string;
beforeAll(async () => {
  mock = await openWorld();
  agent = await tokenOf(mock, "agent");
});

async function read<Value>(path: string, token = agent): Promise<Value> {
  const { status, json } = await mock.call("GET", path, { token });
  expect([status, json.code]).toEqual([200, undefined]);
  return json.value as Value;
}
const refusalOf = async (path: string, token: string) => {
  const { status, json } = await mock.call("GET", path, { token });
  return [status, json.code];
};
const overview = (query = WIDE, token = agent) => read<Schemas["TeamOverview"]>(`/wps/agent/overview?${query}`, token);
const members = (query: string, token = agent) =>
  read<Schemas["TeamMemberPage"]>(`/wps/agent/team?pageSize=100&${query}`, token);
const transactions = (query: string) =>
  read<Schemas["TeamTransactionPage"]>(`/wps/agent/team/transactions?pageSize=100&${query}`);
const bets = (query: string) => read<Schemas["TeamBetPage"]>(`/wps/agent/team/bets?pageSize=100&${query}`);

async function allMembers(query: string, token = agent) {
  const first = await members(query, token);
  const pages = Array.from({ length: first.totalPages - 1 }, (_, index) =>
    members(`${query}&page=${index + 2}`, token),
  );
  return [first, ...(await Promise.all(pages))].flatMap(({ content }) => content);
}
const idOf = async (account: string) => {
  const found = await members(`depth=all&q=${account}`);
  return found.content.find((member) => member.account === account)?.id ?? "nobody";
};

const AMOUNTS = [
  "depositAmount",
  "withdrawalAmount",
  "betAmount",
  "winAmount",
  "refundAmount",
  "bonusAmount",
  "bonusReturnAmount",
] as const;
const sumOf = (all: readonly Schemas["TeamFigures"][]) =>
  [...AMOUNTS, "profit" as const].map((name) => all.reduce((sum, figures) => sum + toMinor(figures[name]), 0));
const minorsOf = (figures: Schemas["TeamFigures"]) => sumOf([figures]);

describe("E086 getAgentTeamOverview", () => {
  it("E086 R408 counts a team of over two hundred members and compares it with the previous period", async () => {
    const { current, previous, unit, rows, upline, currency } = await overview("");
    expect(current.members).toBeGreaterThan(200);
    expect(current.newMembers).toBeGreaterThan(0);
    expect(previous.members).toBe(current.members - current.newMembers);
    expect(toMinor(current.figures.betAmount)).toBeGreaterThan(0);
    expect([unit, upline, currency]).toEqual(["day", null, "BDT"]);
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(Date.parse(current.from)).toBe(Date.parse(previous.to));
  });

  it("E086 has a row for each day, and the rows add up to the period", async () => {
    const { current, rows } = await overview("");
    expect(sumOf(rows.map(({ figures }) => figures))).toEqual(minorsOf(current.figures));
    expect(rows.reduce((sum, { newMembers }) => sum + newMembers, 0)).toBe(current.newMembers);
    expect(rows.map(({ label }) => label)).toEqual(rows.map(({ label }) => label).toSorted());
    expect(rows.every(({ from }) => new Date(from).toISOString().endsWith("T18:00:00.000Z"))).toBe(true);
  });

  it("E086 shows a long period by month, from the first day of the team until now", async () => {
    const { unit, rows, current } = await overview();
    expect(unit).toBe("month");
    expect(rows.length).toBeLessThan(20);
    expect(sumOf(rows.map(({ figures }) => figures))).toEqual(minorsOf(current.figures));
  });

  it("E086 names the upline of an agent who has one", async () => {
    const { upline } = await overview("", await tokenOf(mock, "agent2"));
    expect(upline?.account).toBe("agent");
  });

  it("E086 refuses a period that ends before it begins", async () => {
    const path = "/wps/agent/overview?from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z";
    expect(await refusalOf(path, agent)).toEqual([400, "INVALID_REQUEST"]);
  });
});

describe("the team figures of all operations", () => {
  const random = seededRandom("spans");
  const hours = () => random.int(0, 60 * 24);
  const spans = Array.from({ length: 20 }, () => [hours(), hours()] as const);
  it.each(spans)("E086 E087 E089 agree for the time from %i to %i hours ago", async (one, other) => {
    const now = Date.now();
    const at = (ago: number) => encodeURIComponent(new Date(now - ago * 60 * 60 * 1000).toISOString());
    const span = `from=${at(Math.max(one, other))}&to=${at(Math.min(one, other))}`;
    const [{ current }, direct, everybody] = await Promise.all([
      overview(span),
      allMembers(`depth=direct&${span}`),
      allMembers(`depth=all&${span}`),
    ]);
    const expected = minorsOf(current.figures);
    expect(sumOf(direct.map(({ teamFigures }) => teamFigures))).toEqual(expected);
    expect(sumOf(everybody.map(({ figures }) => figures))).toEqual(expected);
    expect(everybody.filter(({ figures }) => figures.activeMembers > 0)).toHaveLength(current.figures.activeMembers);
    const [deposits, stakes] = [await transactions(`type=deposit&${span}`), await transactions(`type=bet&${span}`)];
    expect(deposits.totals.inAmount).toBe(current.figures.depositAmount);
    expect(stakes.totals.outAmount).toBe(current.figures.betAmount);
  });
});

describe("E087 listTeamMembers", () => {
  it("E087 lists the direct downlines, the latest first", async () => {
    const { content, path } = await members("");
    const names = content.map(({ account }) => account);
    expect(names).toEqual(expect.arrayContaining(["demo", "agent2", "agent41", "agent42", "newbie", "restricted"]));
    expect(content.every(({ level, upline }) => level === 1 && upline.account === "agent")).toBe(true);
    const joined = content.map(({ joinedAt }) => Date.parse(joinedAt));
    expect(joined).toEqual(joined.toSorted((left, right) => right - left));
    expect(path.map(({ account }) => account)).toEqual(["agent"]);
  });

  it("E087 lists the downlines of a member, with the path back to the agent", async () => {
    const parentId = await idOf("agent2");
    const { content, path } = await members(`parentId=${parentId}`);
    expect(path.map(({ account }) => account)).toEqual(["agent", "agent2"]);
    expect(content.length).toBeGreaterThan(0);
    expect(content.every(({ level, upline }) => level === 2 && upline.id === parentId)).toBe(true);
    const parent = (await members("q=agent2")).content.find(({ id }) => id === parentId);
    expect(parent?.directMembers).toBe(content.length);
  });

  it("E087 finds a member at any level by part of the name or by a Bengali nickname", async () => {
    const everybody = await allMembers("depth=all");
    expect(Math.max(...everybody.map(({ level }) => level))).toBeGreaterThanOrEqual(4);
    const somebody = everybody.find(({ nickname, level }) => level > 2 && /[\u0980-\u09FF]/.test(nickname ?? ""));
    const byName = await members(`depth=all&q=${somebody?.account.toUpperCase()}`);
    expect(byName.content.map(({ id }) => id)).toContain(somebody?.id);
    const byNickname = await members(`depth=all&q=${encodeURIComponent(somebody?.nickname ?? "")}`);
    expect(byNickname.content.every(({ nickname }) => nickname === somebody?.nickname)).toBe(true);
    const copied = `\u2066${somebody?.account}\u200B `;
    expect((await members(`depth=all&q=${encodeURIComponent(copied)}`)).content).toEqual(byName.content);
    expect((await members("depth=all&q=nobody-has-this-name")).total).toBe(0);
  });

  it("E087 shows when each member was last active, and null for those who never were", async () => {
    const everybody = await allMembers("depth=all");
    expect(everybody.some(({ lastActiveAt }) => lastActiveAt === null)).toBe(true);
    const recent = everybody.filter(
      ({ lastActiveAt }) => lastActiveAt !== null && Date.parse(lastActiveAt) > Date.now() - 10 * DAY_MS,
    );
    expect(recent.length).toBeGreaterThan(20);
  });

  it("E087 shows nobody as active before joining", async () => {
    const everybody = await allMembers("depth=all");
    const active = everybody.filter(({ lastActiveAt }) => lastActiveAt !== null);
    expect(active.length).toBeGreaterThan(100);
    const early = active.filter(({ joinedAt, lastActiveAt }) => Date.parse(lastActiveAt ?? "") < Date.parse(joinedAt));
    expect(early.map(({ account }) => account)).toEqual([]);
  });
});

describe("E088 listTeamBets", () => {
  it("E088 R034 lists the bets of the team, newest first, with totals of all pages", async () => {
    const { content, totals, total } = await bets("");
    expect(total).toBeGreaterThan(300);
    const placed = content.map(({ placedAt }) => Date.parse(placedAt));
    expect(placed).toEqual(placed.toSorted((left, right) => right - left));
    expect(toMinor(totals.profit)).toBe(toMinor(totals.payoutAmount) - toMinor(totals.stakeAmount));
    expect(content.every(({ gameName, gameCode }) => gameName !== gameCode)).toBe(true);
  });

  it("E088 filters by member and by status", async () => {
    const [first] = (await bets("status=won")).content;
    const own = await bets(`status=won&memberId=${first?.member.id}`);
    expect(own.total).toBeGreaterThan(0);
    expect(own.content.every(({ member, status }) => member.id === first?.member.id && status === "won")).toBe(true);
  });
});

describe("E089 listTeamTransactions", () => {
  it("E089 lists transactions with direction and balance, filtered by member", async () => {
    const [first] = (await transactions("type=withdrawal")).content;
    expect(first).toMatchObject({ type: "withdrawal", direction: "out" });
    const own = await transactions(`memberId=${first?.member.id}`);
    const signed = own.content.map(({ direction, amount }) => (direction === "in" ? 1 : -1) * toMinor(amount));
    expect(toMinor(own.content[0]?.balanceAfter ?? "")).toBe(signed.reduce((sum, amount) => sum + amount, 0));
    expect(toMinor(own.totals.inAmount) - toMinor(own.totals.outAmount)).toBe(
      signed.reduce((sum, amount) => sum + amount, 0),
    );
  });
});

it("E088 R034 filters the bets and their totals by category and vendor", async () => {
  const all = await bets(WIDE);
  const [first] = all.content;
  if (!first) throw new Error("The team has placed no bet.");
  const narrow = await bets(`${WIDE}&category=${first.category}&vendor=${first.vassalage}`);
  expect(narrow.total).toBeLessThan(all.total);
  expect(narrow.content.map(({ category, vassalage }) => [category, vassalage])).toEqual(
    narrow.content.map(() => [first.category, first.vassalage]),
  );
  expect(toMinor(narrow.totals.stakeAmount)).toBeLessThan(toMinor(all.totals.stakeAmount));
});

it("E089 shows the game's name, not its code, for stakes and payouts", async () => {
  const { content } = await transactions(`${WIDE}&type=bet`);
  expect(content.length).toBeGreaterThan(0);
  expect(content.filter(({ reference }) => reference.includes("/"))).toEqual([]);
});
