import type { components } from "../../../generated/types.ts";
import { failure, success, type HandlerRequest, type Reply } from "../../handler.ts";
import { pageOf, readPage } from "../paging.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { topRateOf, type Contract, type Tier } from "../../world/agents/contract.ts";
import type { ContractTerms } from "../../world/agents/contracts.ts";
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
  const funds: Schemas["ConsolidatedFunds"] = {
    dailysalreqtype: requests("daily"),
    divtypereq: requests("dividend"),
    contracthoursalreq: requests("hourly", "realtime"),
    contractmrdailysalinfotype: info("realtime"),
    contracthoursalinfo: info("hourly"),
    dailysalinfotype: info("daily"),
    divtypeinfo: info("dividend"),
  };
  return success(request, funds);
});

/** Handles E033, E034 and E035: the receiver accepts or rejects a contract of these kinds. */
const process = (...kinds: ContractKind[]) =>
  forMembers({}, (request, account) => {
    const { contracts } = request.world;
    const { requestId, action } = request.body as Schemas["DividendDecision"];
    const contract = contracts.byId(requestId);
    const isTheirs = contract?.receiverId === account.id && kinds.includes(contract.kind);
    if (!isTheirs) return failure(request, 404, "NOT_FOUND");
    const decided = contracts.decide(account.id, requestId, action);
    return typeof decided === "string" ? refuse(request, decided) : success(request, null);
  });

const refuse = (request: HandlerRequest, code: "NOT_FOUND" | "NOT_ELIGIBLE" | "RATE_TOO_HIGH" | "STATE_CONFLICT") =>
  failure(request, code === "NOT_FOUND" ? 404 : 422, code);

export const listContracts = forMembers({ agent: true }, (request, account) => {
  const { world, query } = request;
  const { kind, role, status } = query as Partial<Pick<Schemas["Contract"], "kind" | "role" | "status">>;
  const wish = readPage(request);
  const filter = { accountId: account.id, kind, role, status };
  const { contracts, total } = world.contracts.list(filter, wish.rows);
  const content = contracts.map((contract) => toContract(world, contract, account.id));
  return success(request, pageOf(content, total, wish));
});

type TermsReading = { terms: ContractTerms; refusal?: undefined } | { terms?: undefined; refusal: Reply };

function readTerms(request: HandlerRequest, { currency }: Account, offer: Schemas["ContractOffer"]): TermsReading {
  const tiers: Tier[] = [];
  for (const [index, { rate, activeMembers, betAmount }] of offer.tiers.entries()) {
    const { minor, refusal } = readAmount(request, `tiers/${index}/betAmount`, betAmount, currency);
    if (refusal) return { refusal };
    // An amount above the safe range can never be reached, so it is capped; Infinity could not be stored.
    tiers.push({ rate: toMinor(rate), activeMembers, betMinor: Math.min(minor, Number.MAX_SAFE_INTEGER) });
  }
  const [from, to] = [offer.from, offer.to].map((moment) => moment && Date.parse(moment));
  // RFC 3339 allows leap seconds, which JavaScript cannot parse.
  const isReadable = ![from, to].some(Number.isNaN);
  const isInOrder = typeof to !== "number" || (to > request.now && (typeof from !== "number" || from < to));
  if (!isReadable || !isInOrder) {
    const details = [{ path: "body/to", message: "must be in the future and after from" }];
    return { refusal: failure(request, 400, "INVALID_REQUEST", { details }) };
  }
  const { kind, period } = offer;
  return { terms: { kind, period, tiers, from: from || undefined, to: to || undefined } };
}

export const offerContract = forMembers({ agent: true }, (request, account) => {
  const { world } = request;
  const offer = request.body as Schemas["ContractOffer"];
  const { terms, refusal: unreadable } = readTerms(request, account, offer);
  if (unreadable) return unreadable;
  const made = world.contracts.offer(account.id, offer.memberId, terms);
  if (typeof made === "string") return refuse(request, made);
  return success(request, toContract(world, made, account.id));
});

export const decideContract = forMembers({ agent: true }, (request, account) => {
  const { world, params } = request;
  const { decision } = request.body as Schemas["ContractDecision"];
  const decided = world.contracts.decide(account.id, params.id ?? "", decision);
  if (typeof decided === "string") return refuse(request, decided);
  return success(request, toContract(world, decided, account.id));
});

export const processDividendRequest = process("dividend");

export const processDailySalaryContract = process("daily");

export const processHourlySalaryContract = process("hourly", "realtime");
