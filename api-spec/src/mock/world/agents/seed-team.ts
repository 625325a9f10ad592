import type { Account, AccountType, NewAccount } from "../identity/accounts.ts";
import type { PastBet } from "../money/bets.ts";
import { CATALOGUE, type CatalogueGame } from "../games/catalogue.ts";
import { MINUTE_MS, DAY_MS } from "../clock.ts";
import type { Posting } from "../money/ledger.ts";
import { PERSONA_CURRENCY, PERSONA_PASSWORD } from "../identity/personas.ts";
import { seededRandom, type SeededRandom } from "../random.ts";
import { NAMES } from "./seed-names.ts";
import type { World } from "../world.ts";

/** Number of downlines besides the personas. `MOCK_TEAM=50000` makes a large team, to test the agent centre with. */
const DOWNLINES = Number(process.env.MOCK_TEAM ?? 214);
/** In a large team only the first members play; the others only fill the lists. */
const MOST_PLAYERS = 1000;
const DEEPEST_LEVEL = 6;
const SUB_AGENT_SHARE = 0.18;
const DIRECT_SHARE = 0.12;
const PLAYING_SHARE = 0.65;
const WIN_SHARE = 0.42;
const HISTORY_DAYS = 45;

/** When the personas joined, in days before now; each longer ago than its seeded history. */
const PERSONAS_JOINED_DAYS: Readonly<Record<string, number>> = {
  demo: 200,
  agent2: 330,
  agent41: 290,
  agent42: 250,
  restricted: 90,
  newbie: 2,
};
const ROOT_JOINED_DAYS = 400;
/** The latest that anybody joined, because their first deposits and bets are some minutes old. */
const NEWEST_MS = 5 * MINUTE_MS;

const playable: readonly CatalogueGame[] = CATALOGUE.filter(
  ({ isGame, category }) => isGame === "GAME" && category !== "LOTT" && category !== "ELOTT",
);

interface Place {
  username: string;
  level: number;
  joinedAt: number;
}

type Plan = Place & { uplineUsername: string; account: Omit<NewAccount, "password"> };

/**
 * Adds the personas to the tree under `agent`, together with about two hundred other members who play. The result is the same each time.
 */
export function seedTeam(world: World): void {
  const { accounts, clock, team } = world;
  const now = clock.now();
  const random = seededRandom("team");
  const personas = accounts.list().filter(({ upline }) => upline !== "");
  const places = personas.map((persona) => placeOf(persona, now));
  const plans = planTeam(random, places, now);
  const made = accounts.createAll(
    plans.map(({ account }) => account),
    PERSONA_PASSWORD,
  );
  const idOf = new Map(accounts.list().map(({ username, id }) => [username, id]));
  for (const persona of personas) {
    team.join(persona.id, found(idOf, persona.upline), placeOf(persona, now).joinedAt);
  }
  for (const [index, plan] of plans.entries()) {
    const { id = "" } = made[index] ?? {};
    team.join(id, found(idOf, plan.uplineUsername), plan.joinedAt);
  }
  const players = plans.flatMap((plan, index) => {
    const account = made[index];
    return account && random.chance(PLAYING_SHARE) ? [{ account, joinedAt: plan.joinedAt }] : [];
  });
  seedPlay(world, random, players.slice(0, MOST_PLAYERS), now);
}

const placeOf = ({ username }: Account, now: number): Place => ({
  username,
  level: 1,
  joinedAt: now - Math.max(NEWEST_MS, (PERSONAS_JOINED_DAYS[username] ?? 0) * DAY_MS),
});

const found = (ids: ReadonlyMap<string, string>, username: string): string => {
  const id = ids.get(username);
  if (id === undefined) throw new Error(`The team needs ${username}`);
  return id;
};

/** Plans when members join: each after their upline, and many of them recently. */
function planTeam(random: SeededRandom, personas: readonly Place[], now: number): Plan[] {
  const root: Place = { username: "agent", level: 0, joinedAt: now - ROOT_JOINED_DAYS * DAY_MS };
  const agents = personas.filter(({ username }) => username.startsWith("agent"));
  const plans: Plan[] = [];
  for (let number = 1; number <= DOWNLINES; number += 1) {
    const upline = random.chance(DIRECT_SHARE) ? root : random.pick(agents);
    const { en, bn } = random.pick(NAMES);
    const username = `${en}${number + 10}`;
    const level = upline.level + 1;
    const joinedAt = now - Math.max(NEWEST_MS, Math.round((now - upline.joinedAt) * random.next() ** 1.6));
    const isAgent = level < DEEPEST_LEVEL && random.chance(SUB_AGENT_SHARE);
    const type: AccountType = isAgent ? random.pick([1, 2, 41, 42] as const) : 0;
    const account = {
      username,
      nickname: random.chance(0.7) ? bn : `${en} ${number + 10}`,
      type,
      currency: PERSONA_CURRENCY,
      mobile: `+88018${String(20_000_000 + number * 37)}`,
      email: `${username}@example.com`,
      upline: upline.username,
    };
    const plan = { username, level, joinedAt, uplineUsername: upline.username, account };
    plans.push(plan);
    if (isAgent) agents.push(plan);
  }
  return plans;
}

interface Player {
  account: Account;
  joinedAt: number;
}

/** Adds some weeks of deposits, bets, wins and withdrawals. No member stakes more than their balance. */
function seedPlay({ bets, ledger }: World, random: SeededRandom, players: readonly Player[], now: number) {
  const steps = players.flatMap((player) => playOf(random, player, now));
  const keys = bets.rememberAll(steps.flatMap(({ bet }) => bet ?? []));
  let next = 0;
  const postings = steps.flatMap((step): Required<Posting>[] => {
    const { accountId, at } = step;
    if (!step.bet) return [{ ...step.cash, accountId, at }];
    const { stakeKey, payoutKey } = keys[next++] ?? { stakeKey: "", payoutKey: "" };
    const { vassalage, gameCode, stakeMinor, payoutMinor, settledAt } = step.bet;
    const reference = `${vassalage}/${gameCode}`;
    const stake = { key: stakeKey, accountId, kind: "bet", amountMinor: -stakeMinor, reference, at } as const;
    const win = { key: payoutKey, accountId, kind: "win", amountMinor: payoutMinor, reference, at: settledAt } as const;
    return payoutMinor > 0 ? [stake, win] : [stake];
  });
  ledger.postAll(postings);
}

type Cash = Pick<Posting, "key" | "kind" | "amountMinor" | "reference">;
type Step = { accountId: string; at: number } & ({ bet: PastBet; cash?: undefined } | { bet?: undefined; cash: Cash });

function playOf(random: SeededRandom, { account, joinedAt }: Player, now: number): Step[] {
  const accountId = account.id;
  const start = Math.max(joinedAt, now - HISTORY_DAYS * DAY_MS);
  const count = random.int(3, 8);
  const moments = Array.from({ length: count }, () => Math.round(random.range(start, now - 2 * MINUTE_MS)));
  const steps: Step[] = [];
  let balanceMinor = 0;
  const move = (kind: "deposit" | "withdrawal", amountMinor: number, at: number) => {
    balanceMinor += amountMinor;
    const key = `${kind}:seed-${steps.length}`;
    const reference = `${kind === "deposit" ? "D" : "W"}${accountId}-${steps.length + 1}`;
    steps.push({ accountId, at, cash: { key, kind, amountMinor, reference } });
  };
  move("deposit", random.int(5, 50) * 100_00, start);
  for (const [index, at] of moments.toSorted((one, other) => one - other).entries()) {
    const game = random.pick(playable);
    const stakeMinor = Math.min(random.int(1, 40) * 10_00, balanceMinor);
    if (stakeMinor < 10_00) move("deposit", random.int(2, 20) * 100_00, at);
    const isWon = random.chance(WIN_SHARE);
    const payoutMinor = isWon ? Math.round((stakeMinor * random.int(120, 320)) / 100) : 0;
    if (stakeMinor >= 10_00) {
      const { category, vassalage, code: gameCode } = game;
      const roundId = `R${accountId}${String(index + 1).padStart(3, "0")}`;
      const bet = { accountId, key: `seed-${index}`, category, vassalage, gameCode, roundId, stakeMinor };
      steps.push({ accountId, at, bet: { ...bet, payoutMinor, placedAt: at, settledAt: at + MINUTE_MS } });
      balanceMinor += payoutMinor - stakeMinor;
    }
    if (balanceMinor > 3_000_00 && random.chance(0.25)) move("withdrawal", -1_000_00, at + MINUTE_MS);
  }
  return steps;
}
