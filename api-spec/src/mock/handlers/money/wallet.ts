import type { components } from "../../../generated/types.ts";
import { Refusal, type Operation } from "../../handler.ts";
import { intentOf } from "../../http/idempotency.ts";
import { inLanguage } from "../../world/text.ts";
import { InsufficientFundsError } from "../../world/money/ledger.ts";
import { currencySymbolOf } from "../../world/site/merchants.ts";
import { toDecimal } from "../../world/money/money.ts";
import { readAmount } from "./amount.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";

type Schemas = components["schemas"];

/** Guests may read the balance of their play money. */
export const getWalletBalance: Operation = (request) => {
  const { account, world } = request;
  if (!account) throw new Refusal(401, "UNAUTHENTICATED");
  const { currency } = account;
  const balance = toDecimal(world.ledger.balanceOf(account.id));
  return { balance, currency, currencySymbol: currencySymbolOf(currency) };
};

export const getMerchantWallet = forMembers({}, (request, account) => {
  const wallets = request.world.wallets.of(account);
  return {
    isSingle: wallets.length === 1,
    wallets: wallets.map(({ code, name, isMain, balanceMinor }) => ({
      code,
      name: inLanguage(name, request.language),
      isMain,
      balance: toDecimal(balanceMinor),
      currency: account.currency,
    })),
  } satisfies Schemas["MerchantWallet"];
});

export const transferWallet = forMembers({}, (request, account) => {
  const { wallets } = request.world;
  const { from, to, amount } = request.body as Schemas["WalletTransferRequest"];
  if (from === to) {
    const details = [{ path: "body/to", message: "must not be the same wallet as from" }];
    throw new Refusal(400, "INVALID_REQUEST", { details });
  }
  const minor = readAmount("amount", amount, account.currency);
  const codes = wallets.of(account).map(({ code }) => code);
  if (!codes.includes(from) || !codes.includes(to)) throw new Refusal(404, "NOT_FOUND");
  if (minor === 0) throw new Refusal(422, "AMOUNT_OUT_OF_RANGE");
  if (!Number.isFinite(minor)) throw new Refusal(422, "INSUFFICIENT_BALANCE");
  try {
    wallets.transfer({ account, from, to, amountMinor: minor, key: request.headers["idempotency-key"] ?? "" });
  } catch (error) {
    if (error instanceof InsufficientFundsError) throw new Refusal(422, "INSUFFICIENT_BALANCE");
    throw error;
  }
  return null;
});

export const getOperation = forMembers({}, (request, account) => {
  const key = request.params.key ?? "";
  if (request.world.intentsUnderWay.has(intentOf(account.id, key))) throw new Refusal(409, "OPERATION_IN_PROGRESS");
  const kept = request.world.idempotency.operationOf(account.id, key);
  if (!kept) throw new Refusal(404, "NOT_FOUND");
  const { operationId, at, body } = kept;
  const value: unknown = Object(body).value ?? null;
  return { key, operationId, status: "completed", completedAt: toMoment(at), value };
});
