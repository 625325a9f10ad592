import { randomUUID } from "node:crypto";
import { DAY_MS } from "./world/clock.ts";
import { OPERATIONS } from "../generated/operations.ts";
import { CLIENT_MESSAGES } from "../generated/client-messages.ts";
import type { FieldRule } from "../client/field-rules.ts";
import { playRound } from "./games/play-round.ts";
import type { Reply } from "./handler.ts";
import { REGISTER_FIELDS } from "./world/identity/data/register-rules.ts";
import { merchantOf } from "./world/site/merchants.ts";
import { toDecimal, toMinor } from "./world/money/money.ts";
import { isScenarioName, SCENARIO_NAMES } from "./world/scenarios.ts";
import type { World } from "./world/world.ts";

/** How far testers may move the clock: enough for any test. A clock beyond the range of dates would break every response until a reset. */
const YEAR_MS = 366 * DAY_MS;

/** The decisions of the merchant about a deposit, each with the resulting status. */
const DEPOSIT_ACTIONS = { approve: "approved", reject: "rejected", expire: "expired" } as const;
const WITHDRAWAL_ACTIONS = { approve: "approved", reject: "rejected", forceReceipt: "forceReceipt" } as const;

/** When a reset world may begin. The mock has no plausible data for other times. */
const EARLIEST_MS = Date.UTC(2000, 0);
const LATEST_MS = Date.UTC(2100, 0) - 1;
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const BALANCE = /^\d{1,12}(?:\.\d{1,2})?$/;

const CONTROL_PREFIX = "/__mock/";
/** Whether an address belongs to the testers' controls. */
export const isControlPath = (path: string): boolean => path.startsWith(CONTROL_PREFIX);

type Control = (world: World, body: unknown, query: URLSearchParams) => unknown;

/** The testing endpoints, which read and change the mock's data. They are not part of the contract, so they use no envelope. */
const CONTROLS: Readonly<Record<string, Control>> = {
  "GET /__mock/state": describe,
  "POST /__mock/reset": (world, body) => {
    world.reset(timeOf(body));
    return describe(world);
  },
  "POST /__mock/scenario": (world, body) => {
    const names = fieldOf(body, "names") ?? [fieldOf(body, "name")];
    if (!Array.isArray(names) || !names.every(isScenarioName))
      throw new TypeError(`name, or each of names, is one of ${SCENARIO_NAMES.join(", ")}`);
    world.scenarios.choose(...names);
    return describe(world);
  },
  "POST /__mock/clock": (world, body) => {
    const advanceMs = fieldOf(body, "advanceMs");
    if (typeof advanceMs !== "number" || !Number.isInteger(advanceMs) || advanceMs < 0 || advanceMs > YEAR_MS) {
      throw new TypeError(`advanceMs is a whole number of milliseconds from 0 to ${YEAR_MS}, a year`);
    }
    world.clock.advance(advanceMs);
    return describe(world);
  },
  "POST /__mock/faults": (world, body) => {
    refuseUnknownOperations(body);
    world.faults.order(body);
    return { faults: world.faults.list() };
  },
  "POST /__mock/deposits": (world, body) => {
    const outcome = choiceOf(body, DEPOSIT_ACTIONS);
    const id = idOf(body, world.deposits);
    return { deposit: world.deposits.decide(id, outcome) };
  },
  "POST /__mock/withdrawals": (world, body) => {
    const action = choiceOf(body, WITHDRAWAL_ACTIONS);
    const id = idOf(body, world.withdrawals);
    if (action !== "forceReceipt") return { withdrawal: world.withdrawals.decide(id, action) };
    const withdrawal = world.withdrawals.forceReceipt(id);
    if (!withdrawal) throw new TypeError("Only an approved withdrawal without a receipt can be forced");
    return { withdrawal, message: CLIENT_MESSAGES.en.balanceReturned };
  },
  "POST /__mock/balance": setBalance,
  "POST /__mock/rounds": (world, body) => playRound(world, fieldOf(body, "address"), fieldOf(body, "stake")),
  "POST /__mock/register-rules": changeRegisterRule,
  "GET /__mock/outbox": (world) => ({ messages: world.outbox.list() }),
  "GET /__mock/ledger": readLedger,
  "GET /__mock/requests": (world) => ({ requests: world.requests.list() }),
};

/** Answers a call to a testing endpoint (`/__mock/…`). A wrong body gets a 400 with the reason, an unknown endpoint a 404 with a list. */
export function answerControl(world: World, method: string, url: URL, body: unknown): Reply {
  const control = CONTROLS[`${method} ${url.pathname}`];
  if (!control) return { status: 404, body: { error: "No such control", controls: Object.keys(CONTROLS) } };
  try {
    return { body: control(world, body, url.searchParams) };
  } catch (error) {
    if (error instanceof TypeError) return { status: 400, body: { error: error.message } };
    throw error;
  }
}

/** @throws TypeError when a fault names no operation of the contract, because it would never happen */
function refuseUnknownOperations(faults: unknown): void {
  const ids: unknown[] = Array.isArray(faults) ? faults.map((fault) => fieldOf(fault, "operationId")) : [];
  const unknown = ids.filter((id) => typeof id === "string").find((id) => !Object.hasOwn(OPERATIONS, id));
  if (unknown !== undefined) throw new TypeError(`The contract has no operation ${unknown}`);
}

/** The time at which a reset world begins: `{now}`, in ISO 8601. Undefined when left out. */
function timeOf(body: unknown): number | undefined {
  const now = fieldOf(body, "now");
  if (now === undefined) return undefined;
  const nowMs = typeof now === "string" && ISO_TIME.test(now) && isDay(now) ? Date.parse(now) : Number.NaN;
  if (!(nowMs >= EARLIEST_MS && nowMs <= LATEST_MS)) {
    throw new TypeError('now is a time from 2000 to 2099, such as "2026-12-31T23:59:00+06:00"');
  }
  return nowMs;
}

/** Whether an ISO time names a day that exists. `Date.parse` would take 30 February for a day in March. */
const isDay = (time: string): boolean => {
  const day = time.slice(0, "2026-12-31".length);
  return new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false;
};

const JOURNAL_LINES = 100;

/** Sets the balance of an account to an amount: `{username, amount}`. The difference is booked, so the ledger stays balanced. */
function setBalance(world: World, body: unknown) {
  const account = world.accounts.byUsername(String(fieldOf(body, "username")));
  if (!account) throw new TypeError("username is nobody's");
  const amount = String(fieldOf(body, "amount"));
  if (!BALANCE.test(amount)) throw new TypeError('amount is a decimal string of at most 12 digits, such as "1234.50"');
  const amountMinor = toMinor(amount) - world.ledger.balanceOf(account.id);
  const posting = { accountId: account.id, kind: "adjustment", reference: "tester", amountMinor } as const;
  if (amountMinor !== 0) world.ledger.post({ ...posting, key: `tester:${randomUUID()}` });
  return { username: account.username, balance: toDecimal(world.ledger.balanceOf(account.id)) };
}

/** Shows the ledger; with `?username=NAME` only the movements of one account. @throws TypeError when there is no such account */
function readLedger(world: World, _body: unknown, query: URLSearchParams) {
  const username = query.get("username");
  const account = username ? world.accounts.byUsername(username) : undefined;
  if (username && !account) throw new TypeError(`There is no account named ${username}`);
  return {
    total: toDecimal(world.ledger.total()),
    sums: world.journal.sums().map(({ name, amountMinor }) => ({ name, amount: toDecimal(amountMinor) })),
    entries: world.journal
      .latest(JOURNAL_LINES, account?.id)
      .map(({ accountId, amountMinor, balanceMinor, ...line }) => ({
        ...line,
        username: world.accounts.byId(accountId)?.username ?? accountId,
        amount: toDecimal(amountMinor),
        balance: toDecimal(balanceMinor),
      })),
  };
}

function describe(world: World) {
  return {
    world: world.name || "shared",
    scenario: world.scenarios.current().join(" "),
    scenarios: SCENARIO_NAMES,
    now: world.clock.now(),
    clockOffsetMs: world.clock.offsetMs(),
    ledgerTotal: toDecimal(world.ledger.total()),
    liveSessions: world.sessions.count(),
    faults: world.faults.list(),
    accounts: world.accounts.list().map((account) => ({
      username: account.username,
      type: account.type,
      role: account.role,
      currency: account.currency,
      balance: toDecimal(world.ledger.balanceOf(account.id)),
    })),
  };
}

/** Changes how a merchant checks a field of the registration (R233): `{merchantCode, field, rule: {required: true}}`. */
function changeRegisterRule(world: World, body: unknown) {
  const merchant = merchantOf(fieldOf(body, "merchantCode"));
  const field = REGISTER_FIELDS.find((name) => name === fieldOf(body, "field"));
  if (!field) throw new TypeError(`field is one of ${REGISTER_FIELDS.join(", ")}`);
  world.registerRules.change(
    merchant,
    field,
    readRegisterRule(fieldOf(body, "rule"), world.registerRules.of(merchant)[field]),
  );
  return { merchantCode: merchant.merchantCode, rules: world.registerRules.of(merchant) };
}

/** Reads the given parts of a registration rule. @throws TypeError when a part is unknown or has the wrong type */
function readRegisterRule(given: unknown, present: FieldRule): Partial<FieldRule> {
  const parts = Object.entries(Object(given));
  const isPart = ([name, value]: [string, unknown]) => typeof value === typeof Reflect.get(present, name);
  if (parts.length === 0 || !parts.every(isPart))
    throw new TypeError("rule has parts of enabled, required, minLength, maxLength, patternId, acceptedPattern");
  return Object.fromEntries(parts);
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;

function choiceOf<Choice>(body: unknown, choices: Readonly<Record<string, Choice>>): Choice {
  const chosen = Object.entries(choices).find(([name]) => name === fieldOf(body, "action"));
  if (!chosen) throw new TypeError(`action is one of ${Object.keys(choices).join(", ")}`);
  return chosen[1];
}

function idOf(body: unknown, orders: { byId(id: string): unknown }): string {
  const id = String(fieldOf(body, "id"));
  if (!orders.byId(id)) throw new TypeError("id is none of an order");
  return id;
}
