import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, numberAt, put, valueOf } from "../plants/answers.ts";
import { beside, textIn } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import { afterReading } from "../plants/state.ts";
import { DAY_MS } from "../plants/times.ts";
import type { TenthFault } from "./tenth-fault.ts";

const LIMITS = "/wps/responsible/limits";
const LAPSE_DAYS = 8;
const AMOUNT = /^\d{1,15}(?:\.\d{1,2})?$/;

/** Lets a first or lower limit wait, as a higher one does. */
const letsEveryLimitWait: Plant = () => async (request, forward) => {
  const [kind, period, amount] = [textIn(request, "kind"), textIn(request, "period"), textIn(request, "amount")];
  if (!AMOUNT.test(amount)) return forward(request);
  const seen = await forward(beside(request, "GET", LIMITS));
  const limits = listOf(valueOf(seen), `/${kind}`);
  const current = limits.find((limit) => limit["period"] === period);
  const isHigher = Number(amount) >= Number(current?.["amount"]);
  if (!isSuccess(seen) || current === undefined || isHigher) return forward(request);
  const at = (days: number): string => new Date(numberAt(seen, "/timestamp") + days * DAY_MS).toISOString();
  const pending = { amount, confirmableAt: at(1), lapsesAt: at(LAPSE_DAYS) };
  const changed = limits.map((limit) => (limit === current ? { ...limit, pending } : limit));
  return put(acceptedAt(seen, valueOf(seen)), `/value/${kind}`, changed);
};

/** Faults of writes that come late, or after the response was written. */
export const WRITES: readonly TenthFault[] = [
  {
    name: "the response to a change has the member before it",
    kind: "writes",
    operationId: "setMemberInfo",
    plant: afterReading("/wps/member/info", (answer, before) => put(answer, "/value", before)),
    findingAt: ["setMemberInfo", "getMemberInfo"],
    shown: sends("demo", "PUT", "/wps/member/info", { nickname: "Shapla" }),
    breaks: "and returns the member as getMemberInfo does.",
  },
  {
    name: "a first limit waits like a higher one",
    kind: "writes",
    operationId: "setPlayLimits",
    plant: letsEveryLimitWait,
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: sends("demo", "PUT", LIMITS, { kind: "loss", period: "7d", amount: "5000.00" }),
    breaks: "A first limit and a lower limit apply immediately.",
  },
];
