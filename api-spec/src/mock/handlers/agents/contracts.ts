import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest } from "../../handler.ts";
import { pageOf, readPage } from "../paging.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { topRateOf, type Contract, type Tier } from "../../world/agents/contract.ts";
import type { ContractTerms, OfferRefusal } from "../../world/agents/contracts.ts";
import type { ContractKind } from "../../world/agents/periods.ts";
import { toDecimal, toMinor } from "../../world/money/money.ts";
import type { World } from "../../world/world.ts";
import { readAmount } from "../money/amount.ts";
import { forMembers } from "../gate.ts";
import { momentOrNull, toMoment } from "../moments.ts";
import { relativeOf } from "./relatives.ts";

type Schemas = components["schemas"];

const toTier = ({ rate, activeMembers, betMinor }: Tier): Schemas["ContractTier"] => ({
  rate: toDecimal(rate),
  activeMembers,
  betAmount: toDecimal(betMinor),
});
const giverOf = (world: World, { giverId }: Contract) => (giverId === "" ? null : relativeOf(world, giverId));

function toContract(world: World, contract: Contract, accountId: string): Schemas["Contract"] {
  const { paidMinor, unpaidMinor, lastSettledAt } = world.settlement.paymentsOf(contract.id);
  return {
    id: contract.id,
    kind: contract.kind,
    role: contract.giverId === accountId ? "given" : "received",
    giver: giverOf(world, contract),
    receiver: relativeOf(world, contract.receiverId),
    status: contract.status,
    reason: contract.reason ?? null,
    period: contract.period,
    tiers: contract.tiers.map(toTier),
    from: momentOrNull(contract.from),
    to: momentOrNull(contract.to),
    offeredAt: toMoment(contract.offeredAt),
    decidedAt: momentOrNull(contract.decidedAt),
    endedAt: momentOrNull(contract.endedAt),
    paidAmount: toDecimal(paidMinor),
    unpaidAmount: toDecimal(unpaidMinor),
    lastSettledAt: momentOrNull(lastSettledAt),
  };
}

/** Converts a contract to the form that its receiver reads, with the highest tier as its headline (R232). */
function toReceived(world: World, contract: Contract): Schemas["ReceivedContract"] {
  const highest = contract.tiers.find(({ rate }) => rate === topRateOf(contract.tiers));
  if (!highest) throw new Error(`Contract ${contract.id} has no tier`);
  return {
    id: contract.id,
    kind: contract.kind,
    giver: giverOf(world, contract),
    status: contract.status === "active" ? "active" : "offered",
    ...toTier(highest),
    tiers: contract.tiers.map(toTier),
    period: contract.period,
    from: momentOrNull(contract.from),
    to: momentOrNull(contract.to),
  };
}

export const getConsolidatedFunds = forMembers({}, (request, account) => {
  const { world } = request;
  const offered = world.contracts.received(account.id, "offered");
  const active = world.contracts.received(account.id, "active");
  const requests = (...kinds: ContractKind[]) =>
    offered.filter(({ kind }) => kinds.includes(kind)).map((contract) => toReceived(world, contract));
  const info = (wanted: ContractKind) => {
    const contract = active.find(({ kind }) => kind === wanted);
    return contract ? toReceived(world, contract) : null;
  };
  return {
    dailysalreqtype: requests("daily"),
    divtypereq: requests("dividend"),
    contracthoursalreq: requests("hourly", "realtime"),
    contractmrdailysalinfotype: info("realtime"),
    contracthoursalinfo: info("hourly"),
    dailysalinfotype: info("daily"),
    divtypeinfo: info("dividend"),
  } satisfies Schemas["ConsolidatedFunds"];
});

/** Handles E033, E034 and E035: the receiver accepts or rejects a contract of these kinds. */
const process = (...kinds: ContractKind[]) =>
  forMembers({}, (request, account) => {
    const { contracts } = request.world;
    const { requestId, action } = request.body as Schemas["DividendDecision"];
    const contract = contracts.byId(requestId);
    const isTheirs = contract?.receiverId === account.id && kinds.includes(contract.kind);
    if (!isTheirs) throw new Refusal(404, "NOT_FOUND");
    changedContract(contracts.decide(account.id, requestId, action));
    return null;
  });

/** Returns the contract as the world has changed it. @throws Refusal when the world has refused the change */
function changedContract(outcome: Contract | OfferRefusal): Contract {
  if (typeof outcome !== "string") return outcome;
  throw new Refusal(outcome === "NOT_FOUND" ? 404 : 422, outcome);
}

export const listContracts = forMembers({ agent: true }, (request, account) => {
  const { world, query } = request;
  const { kind, role, status } = query as Partial<Pick<Schemas["Contract"], "kind" | "role" | "status">>;
  const wish = readPage(request);
  const filter = { accountId: account.id, kind, role, status };
  const { contracts, total } = world.contracts.list(filter, wish.rows);
  const content = contracts.map((contract) => toContract(world, contract, account.id));
  return pageOf(content, total, wish);
});

/** Reads the terms of an offer. @throws Refusal for an unreadable amount or period */
function readTerms({ now }: HandlerRequest, { currency }: Account, offer: Schemas["ContractOffer"]): ContractTerms {
  const tiers: Tier[] = [];
  for (const [index, { rate, activeMembers, betAmount }] of offer.tiers.entries()) {
    const minor = readAmount(`tiers/${index}/betAmount`, betAmount, currency);
    // An amount above the safe range can never be reached, so it is capped; Infinity could not be stored.
    tiers.push({ rate: toMinor(rate), activeMembers, betMinor: Math.min(minor, Number.MAX_SAFE_INTEGER) });
  }
  const [from, to] = [offer.from, offer.to].map((moment) => moment && Date.parse(moment));
  // RFC 3339 allows leap seconds, which JavaScript cannot parse.
  const isReadable = ![from, to].some(Number.isNaN);
  const isInOrder = typeof to !== "number" || (to > now && (typeof from !== "number" || from < to));
  if (!isReadable || !isInOrder) {
    const details = [{ path: "body/to", message: "must be in the future and after from" }];
    throw new Refusal(400, "INVALID_REQUEST", { details });
  }
  const { kind, period } = offer;
  return { kind, period, tiers, from: from || undefined, to: to || undefined };
}

export const offerContract = forMembers({ agent: true }, (request, account) => {
  const { world } = request;
  const offer = request.body as Schemas["ContractOffer"];
  const terms = readTerms(request, account, offer);
  const made = changedContract(world.contracts.offer(account.id, offer.memberId, terms));
  return toContract(world, made, account.id);
});

export const decideContract = forMembers({ agent: true }, (request, account) => {
  const { world, params } = request;
  const { decision } = request.body as Schemas["ContractDecision"];
  const decided = changedContract(world.contracts.decide(account.id, params.id ?? "", decision));
  return toContract(world, decided, account.id);
});

export const processDividendRequest = process("dividend");

export const processDailySalaryContract = process("daily");

export const processHourlySalaryContract = process("hourly", "realtime");
