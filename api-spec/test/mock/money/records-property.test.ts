import { beforeAll, describe, expect, it } from "vitest";
import { toMinor } from "../../../src/mock/world/money/money.ts";
import { seededRandom } from "../../../src/mock/world/random.ts";
import { COUNTS, seedOf } from "../../counts.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

/** `RECORDS_SEED=…` repeats the filters. */
const SEED = seedOf("RECORDS_SEED");
const random = seededRandom(`records ${SEED}`);
const HOUR_MS = 60 * 60 * 1000;
const MEMBERS = ["demo", "agent", "agent2", "agent41", "agent42"];

type Entry = Record<string, unknown>;
interface Page {
  content: Entry[];
  page: number;
  total: number;
  totalPages: number;
  totals?: Entry;
}

let mock: Mock;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  mock = await openWorld();
  for (const name of MEMBERS) tokens[name] = await tokenOf(mock, name);
});

async function read(path: string, name: string): Promise<unknown> {
  const { status, json } = await mock.call("GET", path, { token: tokens[name] ?? "" });
  expect([status, json.code]).toEqual([200, undefined]);
  return json.value;
}

/** Every page of a list, and one page after the last. */
async function pagesOf(path: string, name: string, pageSize: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let page = 1; page === 1 || page <= (pages[0]?.totalPages ?? 0) + 1; page += 1)
    pages.push((await read(`${path}&page=${page}&pageSize=${pageSize}`, name)) as Page);
  return pages;
}

const sumOf = (entries: readonly Entry[], field: string) =>
  entries.reduce((sum, entry) => sum + toMinor(String(entry[field])), 0);
const among = (entries: readonly Entry[], direction: string) =>
  entries.filter((entry) => entry.direction === direction);

const moment = (hoursAgo: number) => {
  const zoneHours = random.int(-11, 13);
  const local = new Date(Date.now() - hoursAgo * HOUR_MS + zoneHours * HOUR_MS).toISOString().slice(0, 19);
  const zone = `${zoneHours < 0 ? "-" : "+"}${String(Math.abs(zoneHours)).padStart(2, "0")}:00`;
  return encodeURIComponent(`${local}${zone}`);
};
function period(): string {
  const [one, other] = [random.int(0, 24 * 130), random.int(0, 24 * 130)];
  const from = random.chance(0.8) ? `&from=${moment(Math.max(one, other))}` : "";
  return random.chance(0.8) ? `${from}&to=${moment(Math.min(one, other))}` : from;
}
const maybe = (name: string, values: readonly string[]) =>
  random.chance(0.5) ? `&${name}=${random.pick(values)}` : "";

/**
 * Returns the moment, or an earlier one that is not between the start and the decision of any order. Such an order has movements at both
 * times.
 */
function outside(orders: readonly Entry[], moment: number): string {
  const made = orders
    .map(({ createdAt, decidedAt }) => [Date.parse(String(createdAt)), Date.parse(String(decidedAt))] as const)
    .toSorted(([one], [other]) => other - one);
  const end = made.reduce((at, [from, to]) => (from < at && at <= to ? from : at), moment);
  return new Date(end).toISOString();
}

const CATEGORIES = ["RNG", "LIVE", "SPORTS", "FISH", "PVP", "LOTT", "ELOTT", "BINGO", "YB"];
const BET_STATES = ["open", "won", "lost", "refunded"];
const KINDS = ["deposit", "withdrawal", "bet", "win", "refund", "bonus", "rebate", "reward", "transferIn"];
const filters = (query: () => string) =>
  Array.from({ length: COUNTS.recordFilters }, () => ({ query: query(), pageSize: random.int(7, 100) }));

/** Checks a list: the pages have the requested size, and together they hold each entry once. */
function expectWhole(pages: readonly Page[], pageSize: number): Entry[] {
  const entries = pages.flatMap(({ content }) => content);
  const [first] = pages;
  expect(first?.total).toBe(entries.length);
  expect(first?.totalPages).toBe(Math.ceil(entries.length / pageSize));
  expect(pages.at(-1)?.content).toEqual([]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(pages.every(({ totals }) => JSON.stringify(totals) === JSON.stringify(first?.totals))).toBe(true);
  return entries;
}

describe(`the totals of a list (RECORDS_SEED=${SEED})`, () => {
  const betFilters = filters(() => `${period()}${maybe("category", CATEGORIES)}${maybe("status", BET_STATES)}`);
  it.each(betFilters)(
    "E075 R074 are the sums over all pages of the bets for the filter “$query”, $pageSize on each page",
    async ({ query, pageSize }) => {
      const pages = await pagesOf(`/wps/bets?${query}`, "demo", pageSize);
      const bets = expectWhole(pages, pageSize);
      const sums = { bets: bets.length, stake: sumOf(bets, "stake"), payout: sumOf(bets, "payout") };
      const { totals } = pages[0] ?? {};
      expect({
        bets: totals?.bets,
        stake: toMinor(String(totals?.stake)),
        payout: toMinor(String(totals?.payout)),
      }).toEqual(sums);
      expect(toMinor(String(totals?.profit))).toBe(sumOf(bets, "profit"));
    },
  );

  const moneyFilters = filters(() => `${period()}${maybe("type", KINDS)}`);
  it.each(moneyFilters)(
    "E076 R075 are the sums over all pages of the transactions for the filter “$query”, $pageSize on each page",
    async ({ query, pageSize }) => {
      const pages = await pagesOf(`/wps/transactions?${query}`, "demo", pageSize);
      const moves = expectWhole(pages, pageSize);
      expect(toMinor(String(pages[0]?.totals?.inAmount))).toBe(sumOf(among(moves, "in"), "amount"));
      expect(toMinor(String(pages[0]?.totals?.outAmount))).toBe(sumOf(among(moves, "out"), "amount"));
    },
  );

  const reports = filters(
    () =>
      `${period()}&groupBy=${random.pick(["day", "category", "vendor"])}&utcOffsetMinutes=${60 * random.int(-12, 14)}`,
  );
  it.each(reports)(
    "E077 R076 are the sums of the report's rows for the filter “$query”, and match the totals of the bets",
    async ({ query }) => {
      const report = (await read(`/wps/reports/profit-loss?${query}`, "demo")) as Entry & {
        rows: Entry[];
        totals: Entry;
      };
      for (const field of ["stake", "payout", "profit"])
        expect(sumOf(report.rows, field)).toBe(toMinor(String(report.totals[field])));
      const span = `from=${encodeURIComponent(String(report.from))}&to=${encodeURIComponent(String(report.to))}`;
      const settled = await Promise.all(
        BET_STATES.slice(1).map((state) => read(`/wps/bets?${span}&status=${state}`, "demo") as Promise<Page>),
      );
      const all = settled.map(({ totals = {} }) => totals);
      for (const field of ["stake", "payout", "profit"])
        expect(sumOf(all, field)).toBe(toMinor(String(report.totals[field])));
    },
  );

  const lists = [
    "/wps/relay/ODSFE2_MemTransDet",
    "/wps/relay/MCS2_getRedeemPointList",
    "/wps/deposits",
    "/wps/withdrawals",
  ];
  const others = lists.map((path) => ({ path, query: period(), pageSize: random.int(1, 40) }));
  it.each(others)(
    "E062 E064 E068 E073 include the count of the entries on all pages of $path?$query",
    async ({ path, query, pageSize }) => {
      const pages = await pagesOf(`${path}?${query}`, "demo", pageSize);
      expect(expectWhole(pages, pageSize)).toHaveLength(pages[0]?.total ?? -1);
    },
  );

  const spans = [[130 * 24, 0], ...filters(() => "").map(() => [random.int(48, 24 * 130), random.int(0, 24)])];
  const ordered = MEMBERS.flatMap((name) => spans.map(([from = 0, to = 0]) => ({ name, from, to })));
  it.each(ordered)(
    "E068 E073 E076 E077 R250 are equal in orders, transactions and report for $name from $from to $to hours ago",
    async ({ name, from, to }) => {
      const all = async (path: string, query: string) => expectWhole(await pagesOf(`${path}?${query}`, name, 100), 100);
      const orders = [...(await all("/wps/deposits", "")), ...(await all("/wps/withdrawals", ""))];
      const [first, last] = [from, to].map((hours) => outside(orders, Date.now() - hours * HOUR_MS));
      const span = `from=${first}&to=${last}`;
      const approved = async (path: string) => sumOf(await all(path, `${span}&status=approved`), "amount");
      const moved = async (type: string) => {
        const moves = (await read(`/wps/transactions?${span}&type=${type}`, name)) as Page;
        return toMinor(String(moves.totals?.inAmount)) - toMinor(String(moves.totals?.outAmount));
      };
      const { totals } = (await read(`/wps/reports/profit-loss?${span}`, name)) as { totals: Entry };
      const [paidIn, takenOut] = [await approved("/wps/deposits"), await approved("/wps/withdrawals")];
      expect([toMinor(String(totals.deposits)), toMinor(String(totals.netWithdrawals))]).toEqual([paidIn, takenOut]);
      const left = (await moved("withdrawal")) + (await moved("withdrawalReturn"));
      expect([await moved("deposit"), 0 - left]).toEqual([paidIn, takenOut]);
    },
  );

  const teamFilters = filters(period);
  it.each(teamFilters)(
    "E088 E089 are the sums over all pages of the team's records for the filter “$query”, $pageSize on each page",
    async ({ query, pageSize }) => {
      const size = Math.max(50, pageSize);
      const bets = await pagesOf(`/wps/agent/team/bets?${query}`, "agent", size);
      const placed = expectWhole(bets, size);
      expect(toMinor(String(bets[0]?.totals?.stakeAmount))).toBe(sumOf(placed, "stakeAmount"));
      expect(toMinor(String(bets[0]?.totals?.payoutAmount))).toBe(sumOf(placed, "payoutAmount"));
      const moves = await pagesOf(`/wps/agent/team/transactions?${query}`, "agent", size);
      const booked = expectWhole(moves, size);
      expect(toMinor(String(moves[0]?.totals?.inAmount))).toBe(sumOf(among(booked, "in"), "amount"));
      expect(toMinor(String(moves[0]?.totals?.outAmount))).toBe(sumOf(among(booked, "out"), "amount"));
    },
  );
});
