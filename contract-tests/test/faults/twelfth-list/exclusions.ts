import { objectOr, valueAt } from "../../../src/json.ts";
import { onSuccess } from "../../support/changes.ts";
import type { ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { put, valueOf, withValue } from "../plants/answers.ts";
import { onCode, recoded, refusedAt, refusesWhen } from "../plants/refusals.ts";
import { bodyOf, callerOf, textIn } from "../plants/requests.ts";
import { listOf, rowsOf } from "../plants/rows.ts";
import { valueBeside } from "../plants/state.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const LIMITS = "/wps/responsible/limits";
const BREAK = "/wps/responsible/time-out";
const ACTIVITIES = "/wps/activities?pageSize=100";
const SESSIONS = "/value/session";

/** Refuses a call during a break. */
const refusesInBreak = refusesWhen(LIMITS, (seen) => {
  const until = valueAt(valueOf(seen), "/timeOut/until");
  return until === undefined ? undefined : refusedAt(seen, 403, "SELF_EXCLUDED", { value: { until } });
});

/** Looks for the activity before it looks at the break of the member. */
const looksForActivityFirst = onCode("SELF_EXCLUDED", async (answer, request, forward) => {
  const activities = listOf(await valueBeside(request, forward, ACTIVITIES));
  const id = request.address.split("/").at(-2);
  return activities.some((activity) => activity["id"] === id)
    ? answer
    : withoutValue(recoded(answer, 404, "NOT_FOUND"));
});

/** Removes the value of a refusal, which says when a break ends. */
const withoutValue = (answer: ProxiedAnswer): ProxiedAnswer => {
  const { value: _, ...refusal } = objectOr(JSON.parse(answer.body));
  return { ...answer, body: JSON.stringify(refusal) };
};

const hasExactly = (seen: ProxiedAnswer, request: ProxiedRequest): boolean =>
  listOf(valueOf(seen), "/deposit").some(
    ({ leftAmount }) => leftAmount !== undefined && Number(leftAmount) === Number(textIn(request, "amount")),
  );

/** Shows a higher limit for the time of play as if it applied. */
const raisesTimeAtOnce: Plant = onSuccess((answer, request) => {
  const { kind, period, minutes } = bodyOf(request) ?? {};
  if (kind !== "session" || minutes === undefined) return answer;
  const limits = rowsOf(answer, SESSIONS).map((limit) => {
    if (limit["period"] !== period) return limit;
    const { pending: _, ...applied } = limit;
    return { ...applied, minutes };
  });
  return put(answer, SESSIONS, limits);
});

/** Keeps the beginning of the first break of each member. */
const keepsFirstBeginning: Plant = () => {
  const first = new Map<string, unknown>();
  return onSuccess((answer, request) => {
    const startedAt = first.get(callerOf(request)) ?? valueAt(valueOf(answer), "/startedAt");
    first.set(callerOf(request), startedAt);
    return withValue(answer, { startedAt });
  })();
};

/** Faults of protections and limits that a patch for compliance applied to the wrong side, too early or too late. */
export const EXCLUSIONS: readonly TwelfthFault[] = [
  {
    name: "a member who takes a break cannot change the profile",
    kind: "exclusions",
    operationId: "setMemberInfo",
    plant: refusesInBreak,
    findingAt: ["setMemberInfo", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", BREAK, { body: { duration: "24h" } });
        return ask("PUT", "/wps/member/info", { body: { nickname: "On a break" } });
      },
    },
    breaks: "Balance, withdrawals, records, profile and logout remain available to an active session.",
  },
  {
    name: "during a break, an unknown activity is not found",
    kind: "exclusions",
    operationId: "applyActivity",
    plant: looksForActivityFirst,
    findingAt: ["applyActivity", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", BREAK, { body: { duration: "24h" } });
        const headers = { "idempotency-key": "applies-during-a-break" };
        return ask("POST", "/wps/activities/no-such-activity/applications", { body: {}, headers });
      },
    },
    breaks: "The server checks in this order: session, body, the member's own protection (D15), activity (404),",
  },
  {
    name: "a deposit that uses up a limit is refused",
    kind: "exclusions",
    operationId: "createDeposit",
    plant: refusesWhen(LIMITS, (seen, request) =>
      hasExactly(seen, request) ? refusedAt(seen, 422, "DEPOSIT_LIMIT_REACHED") : undefined,
    ),
    findingAt: ["createDeposit", "setPlayLimits", "getPlayLimits"],
    shown: {
      username: "poor",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "deposit", period: "24h", amount: "200.00" } });
        const body = { methodId: "bkash", amount: "200.00", fields: { senderNumber: "01712345678" } };
        return ask("POST", "/wps/deposits", { body, headers: { "idempotency-key": "a-deposit-up-to-the-limit" } });
      },
    },
    breaks: "A deposit or stake that would exceed a limit is refused completely",
  },
  {
    name: "a higher limit for the time of play applies at once",
    kind: "exclusions",
    operationId: "setPlayLimits",
    plant: raisesTimeAtOnce,
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "session", period: "24h", minutes: 60 } });
        return ask("PUT", LIMITS, { body: { kind: "session", period: "24h", minutes: 120 } });
      },
    },
    breaks: "A higher limit and the removal of a limit must wait for 24 hours",
  },
  {
    name: "a longer break began with the one before it",
    kind: "exclusions",
    operationId: "startTimeOut",
    plant: keepsFirstBeginning,
    findingAt: ["startTimeOut", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", BREAK, { body: { duration: "24h" } });
        await ask("GET", LIMITS);
        return ask("POST", BREAK, { body: { duration: "7d" } });
      },
    },
    breaks: "Time at which the break began.",
  },
];
