import { ledgerBreaches, readMockFile, type Row } from "../../../../../.ci/programs/mock-file.ts";
import { toMinor } from "../../../../src/mock/world/money/money.ts";
import { digestOf } from "../../../../src/mock/world/token-digest.ts";
import type { Client, Intent } from "./client.ts";

/** The state of the database before the storm: the newest id of each table, and the balance of each ledger account. */
export interface Beginning {
  postings: number;
  deposits: number;
  withdrawals: number;
  keyed: number;
  balances: ReadonlyMap<string, number>;
}

const BALANCES = `
  select account_id, balance_minor from postings
  where id in (select max(id) from postings group by account_id)
`;
const toBalances = (rows: Row[]) => new Map(rows.map((row) => [String(row.account_id), Number(row.balance_minor)]));

export const readBeginning = (file: string): Beginning =>
  readMockFile(file, (all) => {
    const newest = (table: string) => Number(all(`select coalesce(max(rowid), 0) as newest from ${table}`)[0]?.newest);
    return {
      postings: newest("postings"),
      deposits: newest("deposits"),
      withdrawals: newest("withdrawals"),
      keyed: newest("keyed_operations"),
      balances: toBalances(all(BALANCES)),
    };
  });

/** Kinds of postings that contracts cause. */
const CONTRACT_PAY: ReadonlySet<string> = new Set(["salary", "dividend"]);

const idIn = ({ outcome }: Intent) => (outcome.kind === "done" ? String(Object(outcome.value).id) : "");
const minorOf = ({ step }: Intent) => toMinor(step.amount);

/**
 * Compares the database with what the server has confirmed to the clients, and returns one line for each contradiction. The ledger must
 * sum to zero, no balance may be below zero, and each confirmed intent must have exactly one effect, with no other effects.
 */
export function findBreaches(file: string, before: Beginning, clients: readonly Client[]): string[] {
  const done = [...new Set(clients)].flatMap(({ intents }) => intents.filter(({ outcome }) => outcome.kind === "done"));
  const of = (kind: string) => done.filter(({ step }) => step.kind === kind);
  return readMockFile(file, (all) => {
    const deposits = all("select * from deposits where id > ?", before.deposits);
    const withdrawals = all("select * from withdrawals where id > ?", before.withdrawals);
    const moved = all("select * from postings where id > ?", before.postings);
    // Contracts pay agents for the play of their members (E095), without a client's call.
    const pay = moved.filter(({ kind }) => CONTRACT_PAY.has(String(kind)));
    const postings = moved.filter((row) => !pay.includes(row));
    const rounds = all("select * from play_rounds");
    const keyed = all("select * from keyed_operations where rowid > ?", before.keyed);
    return [
      ...ledgerBreaches(all),
      ...difference("deposit", of("deposit").map(describeOrder), deposits.map(describeDeposit)),
      ...difference("withdrawal", of("withdraw").map(describeOrder), withdrawals.map(describeWithdrawal)),
      ...difference("bet", of("bet").map(describeBet), rounds.map(describeRound)),
      ...difference(
        "keyed operation",
        done
          .filter(({ step }) => step.kind !== "bet")
          .map(({ accountId, step }) => `${accountId} ${digestOf(step.key)}`),
        keyed.map((row) => `${String(row.account_id)} ${String(row.key_hash)}`),
      ),
      ...difference("movement", expectedMovements(done, deposits, withdrawals), postings.map(describePosting)),
      ...receiptBreaches(clients, withdrawals),
      ...balanceBreaches(done, withdrawals, pay, before, toBalances(all(BALANCES))),
    ];
  });
}

/** Returns a message for each line that is not equally often in both lists. */
function difference(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of expected) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of found) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(
      ([line, count]) =>
        `${what} ${count > 0 ? "was acknowledged and is lost" : "was done and not acknowledged"}: ${line}`,
    );
}

const describeOrder = (intent: Intent) => `${idIn(intent)} ${intent.accountId} ${minorOf(intent)}`;
const describeDeposit = (row: Row) => `${String(row.id)} ${String(row.account_id)} ${String(row.amount_minor)}`;
const describeWithdrawal = describeDeposit;
const describeBet = (intent: Intent) => {
  const { stake, payout } = Object(intent.outcome.kind === "done" && intent.outcome.value);
  return `${intent.accountId} ${intent.step.key} ${toMinor(stake)} ${toMinor(payout)}`;
};
const describeRound = (row: Row) =>
  `${String(row.account_id)} ${String(row.key)} ${String(row.stake_minor)} ${String(row.payout_minor)}`;
const describePosting = (row: Row) => line(row.account_id, String(row.kind), Number(row.amount_minor));

const ledgerAccount = (accountId: string, wallet: string) => (wallet === "main" ? accountId : `${accountId}:${wallet}`);
const isReturned = (row: Row) => row.status === "rejected" || row.receipt === "returned";

const line = (account: unknown, kind: string, amountMinor: number) => `${String(account)} ${kind} ${amountMinor}`;

/** Returns exactly the postings that must exist: account, kind and signed amount of each. */
function expectedMovements(done: readonly Intent[], deposits: readonly Row[], withdrawals: readonly Row[]): string[] {
  return [
    ...done.flatMap((intent) => {
      const { accountId, step, body } = intent;
      if (step.kind === "bet") {
        const { stake, payout } = Object(intent.outcome.kind === "done" && intent.outcome.value);
        const win = toMinor(payout);
        return [line(accountId, "bet", -toMinor(stake)), ...(win > 0 ? [line(accountId, "win", win)] : [])];
      }
      if (step.kind !== "transfer") return [];
      const side = (wallet: unknown) => ledgerAccount(accountId, String(wallet));
      return [
        line(side(body.from), "transferOut", -minorOf(intent)),
        line(side(body.to), "transferIn", minorOf(intent)),
      ];
    }),
    ...deposits
      .filter(({ status }) => status === "approved")
      .map((row) => line(row.account_id, "deposit", Number(row.amount_minor))),
    ...withdrawals.flatMap((row) => [
      line(row.account_id, "withdrawal", -Number(row.amount_minor)),
      ...(isReturned(row) ? [line(row.account_id, "withdrawalReturn", Number(row.amount_minor))] : []),
    ]),
  ];
}

/** Returns the withdrawals whose receipt is not the one that the server reported as settled. */
function receiptBreaches(clients: readonly Client[], withdrawals: readonly Row[]): string[] {
  const found = new Map(withdrawals.map((row) => [String(row.id), String(row.receipt)]));
  return clients
    .flatMap(({ receipts }) => [...receipts])
    .filter(([id, receipt]) => found.has(id) && found.get(id) !== receipt)
    .map(([id, receipt]) => `Receipt of ${id} was ${receipt} and is ${String(found.get(id))}`);
}

/** Returns the main wallets whose balance does not follow from the confirmed intents. The cents of an amount say how an order ended. */
function balanceBreaches(
  done: readonly Intent[],
  withdrawals: readonly Row[],
  pay: readonly Row[],
  before: Beginning,
  found: ReadonlyMap<string, number>,
): string[] {
  const returned = new Set(withdrawals.filter(isReturned).map((row) => String(row.id)));
  const expected = new Map(before.balances);
  const add = (account: string, amountMinor: number) =>
    expected.set(account, (expected.get(account) ?? 0) + amountMinor);
  for (const row of pay) add(String(row.account_id), Number(row.amount_minor));
  for (const intent of done) {
    const { accountId, step, body } = intent;
    const cents = minorOf(intent) % 100;
    if (step.kind === "deposit" && cents !== 13 && cents !== 14) add(accountId, minorOf(intent));
    if (step.kind === "withdraw" && !returned.has(idIn(intent))) add(accountId, -minorOf(intent));
    if (step.kind === "bet" && intent.outcome.kind === "done") {
      const { stake, payout } = Object(intent.outcome.value);
      add(accountId, toMinor(payout) - toMinor(stake));
    }
    if (step.kind === "transfer") {
      add(ledgerAccount(accountId, String(body.from)), -minorOf(intent));
      add(ledgerAccount(accountId, String(body.to)), minorOf(intent));
    }
  }
  return [...expected]
    .filter(([account, balanceMinor]) => balanceMinor !== (found.get(account) ?? 0))
    .map(([account, balanceMinor]) => `${account} should hold ${balanceMinor} and holds ${found.get(account) ?? 0}`);
}
