import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest } from "../../handler.ts";
import type { Account, AccountType } from "../../world/identity/accounts.ts";
import type { AffiliateCode } from "../../world/agents/affiliate-codes.ts";
import { LEAST_TRANSFER_MINOR, MOST_TRANSFER_MINOR } from "../../world/agents/transfers.ts";
import { toDecimal, toMinor } from "../../world/money/money.ts";
import type { World } from "../../world/world.ts";
import { readAmount } from "../money/amount.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";
import { checkPaymentPassword } from "../authentication/payment-password.ts";
import { relativeOf } from "./relatives.ts";

type Schemas = components["schemas"];

const MOST_LINKS = 500;
/** Rebate of an agent by account type, in hundredths of a percent. No referral link may give more. */
const OWN_REBATE: Readonly<Partial<Record<AccountType, number>>> = { 1: 2_00, 2: 1_80, 41: 1_50, 42: 1_20 };

export const transferToRelative = forMembers({ agent: true }, (request, account) => {
  const { ledger, transfers } = request.world;
  const { direction, memberId, amount, paymentPassword } = request.body as Schemas["TransferRequest"];
  const minor = readAmount("amount", amount, account.currency);
  if (!transfers.isRelative(account.id, memberId, direction)) throw new Refusal(404, "NOT_FOUND");
  if (minor < LEAST_TRANSFER_MINOR || minor > MOST_TRANSFER_MINOR) throw new Refusal(422, "AMOUNT_OUT_OF_RANGE");
  checkPaymentPassword(request, account, paymentPassword);
  if (ledger.balanceOf(account.id) < minor) throw new Refusal(422, "INSUFFICIENT_BALANCE");
  const { id, at } = transfers.send(account.id, memberId, minor);
  return {
    id,
    direction,
    member: relativeOf(request.world, memberId),
    amount: toDecimal(minor),
    currency: account.currency,
    balance: toDecimal(ledger.balanceOf(account.id)),
    createdAt: toMoment(at),
  } satisfies Schemas["RelativeTransfer"];
});

/** The agent's rebate, capped by those of all agents above. */
function highestRateOf({ id, type }: Account, world: World): number {
  const upline = world.accounts.byId(world.team.uplineOf(id) ?? "");
  return Math.min(OWN_REBATE[type] ?? Infinity, upline ? highestRateOf(upline, world) : Infinity);
}

const toLink = (
  { appOrigin }: HandlerRequest,
  { code, label, rate, clicks, registrations, createdAt }: AffiliateCode,
): Schemas["ReferralLink"] => ({
  id: code,
  label,
  rate: toDecimal(rate),
  code,
  url: `${appOrigin}/register?affiliateCode=${code}`,
  clicks,
  registrations,
  createdAt: toMoment(createdAt),
});

export const listReferralLinks = forMembers({ agent: true }, (request, account) => {
  const links = request.world.affiliateCodes
    .listOf(account.id)
    .map((code) => toLink(request, code))
    .toReversed();
  return { highestRate: toDecimal(highestRateOf(account, request.world)), links };
});

export const createReferralLink = forMembers({ agent: true }, (request, account) => {
  const { affiliateCodes } = request.world;
  const { label, rate } = request.body as Schemas["ReferralLinkRequest"];
  if (toMinor(rate) > highestRateOf(account, request.world)) throw new Refusal(422, "RATE_TOO_HIGH");
  if (affiliateCodes.listOf(account.id).length >= MOST_LINKS) throw new Refusal(422, "STATE_CONFLICT");
  const link = affiliateCodes.create({ accountId: account.id, label, rate: toMinor(rate) });
  return toLink(request, link);
});
