import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, valueOf } from "../plants/answers.ts";
import { keepsRows } from "../plants/pages.ts";
import { beside, bodyOf } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { bearerOf } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

const SESSIONS = "/wps/member/sessions";
const LIMITS = "/wps/responsible/limits";

/** Ends all sessions but the one of the request and the one that was opened first. */
const keepsOldest: Plant = () => async (request, forward) => {
  const seen = await forward(beside(request, "GET", SESSIONS));
  if (!isSuccess(seen)) return forward(request);
  const others = listOf(valueOf(seen), "").filter(({ current }) => current === false);
  const ended = others.slice(0, -1);
  await Promise.all(ended.map(({ id }) => forward(beside(request, "DELETE", `${SESSIONS}/${String(id)}`))));
  return acceptedAt(seen);
};

/** Keeps a change that waits, and does not store a newer one. */
const keepsPending: Plant = () => async (request, forward) => {
  const seen = await forward(beside(request, "GET", LIMITS));
  const { kind, period, amount } = bodyOf(request) ?? {};
  const limit = listOf(valueOf(seen), `/${String(kind)}`).find((row) => row["period"] === period);
  const isHigher = Number(amount) > Number(limit?.["amount"]);
  return isSuccess(seen) && limit?.["pending"] !== undefined && isHigher
    ? acceptedAt(seen, valueOf(seen))
    : forward(request);
};

/** Faults of calls that change too much, too little or something else. */
export const EFFECTS: readonly EighthFault[] = [
  {
    name: "changes of contacts and payout accounts are no events",
    kind: "effects",
    operationId: "listAccountEvents",
    plant: onSuccess((answer) =>
      keepsRows(answer, ({ kind }) => kind !== "payoutAccountAdded" && kind !== "emailChanged"),
    ),
    findingAt: ["listAccountEvents", "addPayoutAccount", "setMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/member/info", { body: { email: "another.demo@example.com" } });
        return ask("GET", "/wps/member/security/events");
      },
    },
    breaks:
      "Lists logins, failed logins, logouts, and changes of passwords, contacts and other protections of the account, the latest first, each with the event, the time, the IP address and the device.",
  },
  {
    name: "the oldest session outlives the others",
    kind: "effects",
    operationId: "endOtherSessions",
    plant: keepsOldest,
    findingAt: ["endOtherSessions", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await bearerOf(ask, "demo");
        await bearerOf(ask, "demo");
        await ask("DELETE", SESSIONS);
        return ask("GET", SESSIONS);
      },
    },
    breaks: "Ends every session of the member except the session of this request.",
  },
  {
    name: "a change that waits cannot be replaced",
    kind: "effects",
    operationId: "setPlayLimits",
    plant: keepsPending,
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", amount: "5000.00" } });
        await ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", amount: "6000.00" } });
        return ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", amount: "7000.00" } });
      },
    },
    breaks: "Each call for the same kind and period replaces the pending change.",
  },
];
