import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Contract, Tier } from "../../../src/mock/world/agents/contract.ts";
import { DAY_MS } from "../../../src/mock/world/clock.ts";
import { intervalOf, periodOf, type Span } from "../../../src/mock/world/agents/periods.ts";
import type { TeamFigures } from "../../../src/mock/world/agents/team-figures.ts";
import type { LedgerEntry, PostingKind } from "../../../src/mock/world/money/ledger.ts";
import { seededRandom, type SeededRandom } from "../../../src/mock/world/random.ts";
import { COUNTS, seedOf } from "../../counts.ts";
import { newAccount } from "../../new-account.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";

/** `AGENT_SEED=…` repeats a random history. */
const SEED = seedOf("AGENT_SEED");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const AGENTS = ["agent", "agent2", "agent41", "agent42"];
const GAME = { category: "RNG", vassalage: "LOBBYKIT", gameCode: "lobbykit-crash", roundId: "R1" };
const ALL = { offset: 0, limit: 1_000_000 };

const worlds: World[] = [];
afterAll(() => worlds.forEach((world) => world.close()));
function open(file?: string): World {
  const world = createWorld(file === undefined ? {} : { file });
  worlds.push(world);
  return world;
}
function close(world: World): void {
  worlds.splice(worlds.indexOf(world), 1);
  world.close();
}
const idOf = (world: World, username: string) => world.accounts.byUsername(username)?.id ?? "";
const moveTo = (world: World, moment: number) => {
  world.clock.advance(Math.max(0, moment - world.clock.now()));
  world.timers.runDue();
};

/** The figures, computed from the entries of the ledger. */
const sumOf = (entries: readonly LedgerEntry[], kinds: readonly PostingKind[], sign = 0) =>
  entries
    .filter(({ kind, amountMinor }) => kinds.includes(kind) && (sign === 0 || Math.sign(amountMinor) === sign))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const BONUSES: readonly PostingKind[] = ["bonus", "rebate", "reward", "pointConversion"];
const figuresOf = (entries: readonly LedgerEntry[]): TeamFigures => ({
  activeMembers: new Set(entries.filter(({ kind }) => kind === "bet").map(({ accountId }) => accountId)).size,
  depositMinor: sumOf(entries, ["deposit"]),
  withdrawalMinor: 0 - sumOf(entries, ["withdrawal"]),
  withdrawalReturnMinor: sumOf(entries, ["withdrawalReturn"]),
  betMinor: 0 - sumOf(entries, ["bet"]),
  winMinor: sumOf(entries, ["win"]),
  refundMinor: sumOf(entries, ["refund"]),
  bonusMinor: sumOf(entries, BONUSES, 1),
  bonusReturnMinor: 0 - sumOf(entries, BONUSES, -1),
});
const addUp = (all: readonly TeamFigures[]): TeamFigures => {
  const sum = figuresOf([]);
  for (const figures of all) for (const name of Object.keys(sum) as (keyof TeamFigures)[]) sum[name] += figures[name];
  return sum;
};

const GIFTS = ["deposit", "withdrawalReturn", "bonus", "rebate", "reward", "pointConversion", "adjustment"] as const;

/** One action of a team member, or one event that affects a team member. */
function happen(world: World, random: SeededRandom, accountId: string, key: string): void {
  const { ledger, bets, transfers, team, accounts } = world;
  const has = ledger.balanceOf(accountId);
  const amountMinor = random.int(1, Math.max(1, has));
  const upline = team.uplineOf(accountId);
  const what = random.int(0, 5);
  const posting = { key, accountId, reference: "test" };
  if (what === 0 || has === 0)
    ledger.post({ ...posting, kind: random.pick(GIFTS), amountMinor: random.int(1, 90_000) });
  else if (what === 1) {
    const kind = random.pick(["withdrawal", "bonus"] as const);
    ledger.post({ ...posting, kind, amountMinor: -amountMinor });
  } else if (what === 2 && upline !== undefined) transfers.send(accountId, upline, amountMinor);
  else if (what === 3) {
    const { username } = accounts.byId(accountId) ?? {};
    const { id } = accounts.create(newAccount(key, { upline: username ?? "" }));
    team.join(id, accountId);
  } else {
    const { id } = bets.place({ ...GAME, accountId, key, stakeMinor: amountMinor });
    if (random.chance(0.1)) bets.refund(id);
    else if (random.chance(0.9)) bets.settle(id, random.chance(0.4) ? random.int(1, 3 * amountMinor) : 0);
  }
}

describe(`the figures of a team agree (AGENT_SEED=${SEED})`, () => {
  const world = open();
  const random = seededRandom(`team ${SEED}`);
  const root = idOf(world, "agent");
  for (let step = 0; step < COUNTS.teamSteps; step += 1) {
    moveTo(world, world.clock.now() + random.int(0, 3 * HOUR_MS));
    happen(world, random, random.pick([root, ...world.team.membersBelow(root)]), `step${step}`);
  }
  moveTo(world, world.clock.now() + MINUTE_MS);
  const now = world.clock.now();
  const agents = [...AGENTS.map((name) => idOf(world, name)), ...world.team.membersBelow(root).slice(0, 40)];
  const checks = Array.from({ length: COUNTS.teamSpans }, (_, index) => {
    const [one, other] = [random.int(0, 100 * 24), random.int(-24, 100 * 24)].map((hours) => now - hours * HOUR_MS);
    const span: Span = { from: Math.min(one ?? 0, other ?? 0), to: Math.max(one ?? 0, other ?? 0) };
    return { index, agentId: random.pick(agents), span };
  });

  it.each(checks)(
    "E086 E087 E089 check $index: overview, member list, transactions and ledger agree",
    ({ agentId, span }) => {
      const { teamReports, team, ledger } = world;
      const below = team.membersBelow(agentId);
      const entries = ledger.list({ accountIds: below, ...span }, ALL);
      const { figures, newMembers } = teamReports.overview(agentId, span);
      expect(figures).toEqual(figuresOf(entries));

      const list = (isDirectOnly: boolean) =>
        teamReports.members({ ancestorId: agentId, isDirectOnly, text: undefined, ...span }, ALL).members;
      expect(addUp(list(false).map(({ own }) => own))).toEqual(figures);
      expect(addUp(list(true).map(({ withTeam }) => withTeam))).toEqual(figures);
      expect(
        list(false)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(below.toSorted());

      for (const unit of ["day", "month"] as const) {
        const rows = teamReports.intervals(agentId, span, unit, now);
        // A member who plays on two days is active on both days.
        const { activeMembers: _, ...sums } = addUp(rows.map((row) => row.figures));
        expect(figures).toMatchObject(sums);
        expect(rows.reduce((sum, row) => sum + row.newMembers, 0)).toBe(newMembers);
      }
      const totals = teamReports.transactionTotals({ agentId, memberId: undefined, kind: undefined, ...span });
      expect(totals.count).toBe(entries.length);
      expect(totals.inMinor - totals.outMinor).toBe(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    },
  );

  it("D12 the ledger is balanced and no balance is ever negative", () => {
    expect(world.ledger.total()).toBe(0);
    const lowest = world.store.prepare("select min(balance_minor) as minor from postings").get();
    expect(Number(lowest?.minor)).toBe(0);
  });
});

/** How time passes between two bets: in real time, in one jump, or while the server is down. */
const WAYS = ["steps", "jumps", "restarts"] as const;
const PLAYED_MS = 30 * HOUR_MS;

interface Settled {
  contractId: string;
  to: number;
  rate: number;
  baseMinor: number;
  amountMinor: number;
}

/** What a contract owes for each interval, computed from the ledger alone. */
function reckon({ ledger, team }: World, contract: Contract, start: number, end: number): Settled[] {
  const accountIds = [contract.receiverId, ...team.membersBelow(contract.receiverId)];
  const entries = ledger.list({ accountIds, from: start, to: end }, ALL).toSorted((left, right) => left.at - right.at);
  const figuresIn = ({ from, to }: Span) => figuresOf(entries.filter(({ at }) => at >= from && at < to));
  const settled: Settled[] = [];
  const last = Math.min(end, contract.endedAt ?? end);
  let carry = 0;
  let done = start;
  for (const { at } of entries) {
    if (at < done || at >= last) continue;
    const interval = intervalOf(contract.kind, contract.period, at);
    const from = Math.max(interval.from, start);
    const to = Math.min(interval.to, contract.endedAt ?? Infinity);
    if (to > last) break;
    done = to;
    const reached = figuresIn({ from: Math.max(start, periodOf(contract.period, from).from), to });
    const { betMinor, winMinor, refundMinor, bonusMinor, bonusReturnMinor } = figuresIn({ from, to });
    const rates = contract.tiers
      .filter((tier) => reached.activeMembers >= tier.activeMembers && reached.betMinor >= tier.betMinor)
      .map(({ rate }) => rate);
    const rate = Math.max(0, ...rates);
    const lost = Math.max(0, betMinor - winMinor - refundMinor - bonusMinor + bonusReturnMinor);
    const baseMinor = contract.kind === "dividend" ? lost : betMinor;
    const due = baseMinor * rate + carry;
    carry = due % 10_000;
    const amountMinor = (due - carry) / 10_000;
    if (amountMinor > 0) settled.push({ contractId: contract.id, to, rate, baseMinor, amountMinor });
  }
  return settled;
}

describe(`contracts settle once for each interval, however time passes (AGENT_SEED=${SEED})`, () => {
  const folder = mkdtempSync(join(tmpdir(), "lobbykit-agents-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Array.from({ length: COUNTS.contractHistories }, (_, history) => history))(
    "E094 E095 R502 R503 R037 in history %i, contracts pay the same when time passes in steps, in jumps or across restarts",
    { timeout: 60_000 },
    (history) => {
      const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS + seededRandom(`start ${SEED}`).int(0, 23) * HOUR_MS;
      const outcomes = WAYS.map((way) => {
        const random = seededRandom(`contracts ${SEED} ${history}`);
        const file = join(folder, `${way}-${history}.sqlite`);
        let world = open(way === "restarts" ? file : undefined);
        for (const name of AGENTS)
          for (const { id } of world.contracts.received(idOf(world, name), "active"))
            world.contracts.decide(idOf(world, name), id, "terminate");
        moveTo(world, start);
        const players = world.team.membersBelow(idOf(world, "agent")).slice(0, 60);
        if (random.chance(0.7)) empty(world, idOf(world, "agent2"));
        const given = Array.from({ length: 8 }, () => give(world, random, start));
        const strideMs = way === "steps" ? 5 * MINUTE_MS : Infinity;
        let passed = start;
        for (let bet = 0; bet < 60; bet += 1) {
          const moment = start + MINUTE_MS + Math.floor(((bet + random.next()) * PLAYED_MS) / 60);
          while (passed + strideMs < moment) moveTo(world, (passed += strideMs));
          if (way === "restarts" && bet % 12 === 7) {
            close(world);
            world = open(file);
          }
          moveTo(world, (passed = moment));
          act(world, random, random.pick(players), `${history}-${bet}`, moment);
        }
        const [ended] = given;
        const endedAt = start + PLAYED_MS + HOUR_MS;
        moveTo(world, endedAt);
        world.contracts.decide(ended?.receiverId ?? "", ended?.id ?? "", "terminate");
        moveTo(world, start + 3 * DAY_MS);
        moveTo(world, start + 40 * DAY_MS);
        const now = world.clock.now();

        const rows = world.store
          .prepare("select * from contract_settlements order by contract_id, to_at")
          .all()
          .filter((row) => given.some(({ id }) => id === row.contract_id));
        const settled = rows.map((row): Settled => ({
          contractId: String(row.contract_id),
          to: Number(row.to_at),
          rate: Number(row.rate),
          baseMinor: Number(row.base_minor),
          amountMinor: Number(row.amount_minor),
        }));
        const contracts = given.flatMap(({ id }) => world.contracts.byId(id) ?? []);
        const expected = contracts
          .toSorted((left, right) => (left.id < right.id ? -1 : 1))
          .flatMap((contract) => reckon(world, contract, start, now));
        expect(settled).toEqual(expected);
        expect(settled.length).toBeGreaterThan(0);
        const lowest = world.store.prepare("select min(balance_minor) as minor from postings").get();
        expect(Number(lowest?.minor)).toBe(0);
        expect(world.ledger.total()).toBe(0);
        // The contract that was ended is settled at the machine's time, so its time may differ. All other settlements must be equal to the
        // minor unit.
        return rows.map(({ contract_id, to_at, amount_minor, is_paid }) =>
          contract_id === ended?.id ? [contract_id, amount_minor] : [contract_id, to_at, amount_minor, is_paid],
        );
      });
      expect(outcomes[1]).toEqual(outcomes[0]);
      expect(outcomes[2]).toEqual(outcomes[0]);
    },
  );
});

function empty({ ledger }: World, accountId: string): void {
  const amountMinor = -ledger.balanceOf(accountId);
  if (amountMinor < 0) ledger.post({ key: "emptied", accountId, kind: "withdrawal", amountMinor, reference: "test" });
}

/** An active contract of any kind, created without the rules for offers. */
function give(world: World, random: SeededRandom, start: number): Contract {
  const [giver = "", receiver = ""] = random.pick([
    ["", "agent"],
    ["", "agent2"],
    ["agent", "agent2"],
    ["agent", "agent41"],
    ["agent", "agent42"],
    ["agent2", "agent41"],
  ]);
  const tier = (): Tier => ({
    rate: random.int(1, 3_000),
    activeMembers: random.int(0, 4),
    betMinor: random.pick([0, 0, 1_000_00]),
  });
  return world.contracts.remember({
    kind: random.pick(["dividend", "daily", "hourly", "realtime"] as const),
    giverId: giver && idOf(world, giver),
    receiverId: idOf(world, receiver),
    status: "active",
    reason: undefined,
    period: random.pick(["daily", "weekly", "semimonthly", "monthly"] as const),
    tiers: [{ ...tier(), activeMembers: 0, betMinor: 0 }, tier(), tier()],
    from: start,
    to: undefined,
    offeredAt: start,
    decidedAt: start,
    endedAt: undefined,
  });
}

/** A stake with its outcome, or an expiring bonus, at exactly that moment. */
function act({ ledger, bets }: World, random: SeededRandom, accountId: string, key: string, at: number): void {
  const amountMinor = random.int(1, 90_000);
  const posting = { accountId, reference: "test", at };
  ledger.post({ ...posting, key: `deposit-${key}`, kind: "deposit", amountMinor });
  if (random.chance(0.2)) {
    ledger.post({ ...posting, key: `lapse-${key}`, kind: "bonus", amountMinor: -amountMinor });
    return;
  }
  const { id } = bets.place({ ...GAME, accountId, key, stakeMinor: amountMinor, placedAt: at });
  if (random.chance(0.1)) bets.refund(id, at);
  else bets.settle(id, random.chance(0.4) ? random.int(1, 3 * amountMinor) : 0, at);
}
