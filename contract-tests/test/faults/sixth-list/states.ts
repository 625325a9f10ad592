import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, numberAt, withValue } from "../plants/answers.ts";
import { onCode, refusedAt } from "../plants/refusals.ts";
import { beside, bodyOf, lastOfPath, textIn, withBody } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { DAY_MS } from "../plants/times.ts";
import type { SixthFault } from "./sixth-fault.ts";

const DAYS: Readonly<Record<string, number>> = { "24h": 1, "7d": 7, "30d": 30, "6m": 184 };
const RECEIPT = "/wps/withdrawals/6/receipt";

/** Returns the limits when there is nothing to confirm. */
const confirmsNothing: Plant = onCode("STATE_CONFLICT", async (answer, request, forward) => {
  const limits = await forward(beside(request, "GET", "/wps/responsible/limits"));
  return isSuccess(limits) ? limits : answer;
});

/** Begins a shorter break in place of the running one. */
const shortensBreak: Plant = onCode("STATE_CONFLICT", (answer, request) => {
  const duration = textIn(request, "duration");
  const now = numberAt(answer, "/timestamp");
  const until = new Date(now + (DAYS[duration] ?? 1) * DAY_MS).toISOString();
  return acceptedAt(answer, { duration, startedAt: new Date(now).toISOString(), until });
});

/** Lets only an active contract be terminated. */
const keepsOffers: Plant = () => async (request, forward) => {
  if (bodyOf(request)?.["decision"] !== "terminate") return forward(request);
  const offers = await valueBeside(request, forward, "/wps/agent/contracts?status=offered&role=given&pageSize=100");
  const id = request.address.split("/").at(-2);
  const isOffer = listOf(offers).some((row) => row["id"] === id);
  // The giver cannot accept their offer, so the server refuses.
  return forward(isOffer ? withBody(request, { decision: "accept" }) : request);
};

/** Accepts no more reports after the member has missed the money. */
const closesCase: Plant = () => async (request, forward) => {
  const page = await forward(beside(request, "GET", "/wps/withdrawals?pageSize=100"));
  const id = request.address.split("/").at(-2);
  const before = listOf(valueAt(jsonOf(page), "/value")).find((row) => row["id"] === id);
  const isLate = before?.["receipt"] === "notReceived" && bodyOf(request)?.["received"] === true;
  return isLate ? refusedAt(page, 409, "STATE_CONFLICT") : forward(request);
};

/** Keeps the address of the payment page after the deposit is decided. */
const keepsPayUrl: Plant = onSuccess((answer, request) =>
  valueAt(jsonOf(answer), "/value/status") === "pending"
    ? answer
    : withValue(answer, { payUrl: `https://pay.example/deposits/${lastOfPath(request)}` }),
);

/** Faults of entries that change their state. */
export const STATES: readonly SixthFault[] = [
  {
    name: "a confirmation without a pending change succeeds",
    kind: "states",
    operationId: "confirmPlayLimit",
    plant: confirmsNothing,
    shown: sends("demo", "POST", "/wps/responsible/limits/confirmation", { kind: "deposit", period: "24h" }),
    breaks: "when no change is pending, or before `confirmableAt`, the call returns 409 STATE_CONFLICT",
  },
  {
    name: "a break can be shortened",
    kind: "states",
    operationId: "startTimeOut",
    plant: shortensBreak,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "7d" } });
        return ask("POST", "/wps/responsible/time-out", { body: { duration: "24h" } });
      },
    },
    breaks: "a call that would end earlier than the running break returns 409 STATE_CONFLICT",
  },
  {
    name: "the giver cannot withdraw an offer",
    kind: "states",
    operationId: "decideContract",
    plant: keepsOffers,
    findingAt: ["decideContract", "listContracts"],
    shown: sends("agent", "PUT", "/wps/agent/contracts/14/decision", { decision: "terminate" }),
    breaks: "the giver withdraws an offer with the decision to terminate it",
  },
  {
    name: "money that arrives late cannot be confirmed",
    kind: "states",
    operationId: "confirmWithdrawalReceipt",
    plant: closesCase,
    findingAt: ["confirmWithdrawalReceipt", "listWithdrawals"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", RECEIPT, { body: { received: false } });
        return ask("PUT", RECEIPT, { body: { received: true } });
      },
    },
    breaks: "if the money arrives late, the member may still send `received: true`",
  },
  {
    name: "a decided deposit still has the address of its payment page",
    kind: "states",
    operationId: "getDeposit",
    plant: keepsPayUrl,
    findingAt: ["getDeposit", "listDeposits"],
    shown: reads("demo", "/wps/deposits/16"),
    breaks: "`payUrl` is only present while the deposit is `pending`",
  },
];
