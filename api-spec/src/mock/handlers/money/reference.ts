import type { HandlerRequest } from "../../handler.ts";
import { gameOfCode } from "../../world/games/catalogue.ts";
import { nameOfMethod } from "../../world/money/data/payment-methods.ts";
import { inLanguage, type Text } from "../../world/text.ts";
import type { LedgerEntry, PostingKind } from "../../world/money/ledger.ts";
import { merchantOfCurrency } from "../../world/site/merchants.ts";
import { transferNames } from "../../world/money/wallets.ts";
import type { World } from "../../world/world.ts";

/** Name of a game by the code that the ledger and the bets use. */
export const gameName = (code: string, language: string) => {
  const game = gameOfCode(code);
  return game ? inLanguage(game.name, language) : code;
};

/** Describes what a movement was for, in words that members know. */
export function referenceOf(
  { kind, reference }: Pick<LedgerEntry, "kind" | "reference">,
  { world, language }: HandlerRequest,
): string {
  const id = reference.slice(reference.indexOf("/") + 1);
  if (kind === "bet" || kind === "win" || kind === "refund") return gameName(id, language);
  const name = nameOf(kind, id, world);
  if (name) return inLanguage(name, language);
  // Deposits and withdrawals are described by their payment method and order number, which the member also has.
  const method = methodOf(kind, id, world, language);
  return method ? `${method} · ${id}` : reference;
}

function methodOf(kind: PostingKind, id: string, world: World, language: string): string | undefined {
  const deposit = kind === "deposit" ? world.deposits.byId(id) : undefined;
  const withdrawal = kind.startsWith("withdrawal") ? world.withdrawals.byId(id) : undefined;
  const account = world.accounts.byId((deposit ?? withdrawal)?.accountId ?? "");
  const methodId = deposit?.methodId ?? world.payoutAccounts.byId(withdrawal?.payoutAccountId ?? "")?.type;
  return account && methodId ? nameOfMethod(merchantOfCurrency(account.currency), methodId, language) : undefined;
}

function nameOf(kind: PostingKind, id: string, world: HandlerRequest["world"]): Text | undefined {
  if (kind === "bonus") return world.bonuses.byId(id)?.name;
  if (kind === "reward") return world.rewards.byId(id)?.title;
  if (kind === "transferIn" || kind === "transferOut") return transferNames(id);
  return undefined;
}
