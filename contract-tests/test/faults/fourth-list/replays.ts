import { isSuccess, saysNo, saysYes } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { codeOf, inPlaceOf } from "../plants/answers.ts";
import { onCode } from "../plants/refusals.ts";
import { beside, callerOf, callOf, keyOf, withRequestHeaders } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import { bearerOf, textAt } from "../plants/showings.ts";
import { forgetsKeys } from "../plants/state.ts";
import type { FourthFault } from "./fourth-fault.ts";

const DEPOSIT = { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } };

/** Answers a key with its first response, whatever the body is. */
const comparesKeysOnly: Plant = () => {
  const first = new Map<string, ProxiedAnswer>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (isSuccess(answer) && !first.has(callOf(request))) first.set(callOf(request), answer);
    return codeOf(answer) === "IDEMPOTENCY_CONFLICT" ? (first.get(callOf(request)) ?? answer) : answer;
  };
};

/** Stores the key of a call that it refuses. */
const keepsKeysOfRefusals: Plant = () => {
  const refused = new Map<string, string>();
  return async (request, forward) => {
    const before = refused.get(callOf(request));
    if (before !== undefined && before !== request.body) {
      return saysNo(409, "IDEMPOTENCY_CONFLICT", "This Idempotency-Key was used with other content.");
    }
    const answer = await forward(request);
    const isRefused = answer.status === 400 || answer.status === 422;
    if (isRefused && keyOf(request) !== "") refused.set(callOf(request), request.body);
    return answer;
  };
};

/** Looks up a key among those of all accounts. */
const looksEverywhere: Plant = () => {
  const callers = new Set<string>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (answer.status !== 401) callers.add(callerOf(request));
    if (answer.status !== 404) return answer;
    const others = [...callers].filter((caller) => caller !== callerOf(request));
    const found = await Promise.all(
      others.map((authorization) => forward(withRequestHeaders(request, { authorization }))),
    );
    return found.find(isSuccess) ?? answer;
  };
};

/** Faults of repeated calls and their keys. */
export const REPLAYS: readonly FourthFault[] = [
  {
    name: "another deposit with the same key gets the first one",
    kind: "replays",
    operationId: "createDeposit",
    plant: comparesKeysOnly,
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "one-key-for-two" };
        await ask("POST", "/wps/deposits", { body: DEPOSIT, headers });
        return ask("POST", "/wps/deposits", { body: { ...DEPOSIT, amount: "600.00" }, headers });
      },
    },
    breaks: "the same key with another body returns 409 IDEMPOTENCY_CONFLICT",
  },
  {
    name: "a repeated transfer moves the money again",
    kind: "replays",
    operationId: "transferToRelative",
    plant: forgetsKeys,
    findingAt: ["transferToRelative", "getWalletBalance"],
    shown: {
      username: "agent",
      by: async (ask) => {
        const body = { direction: "downline", memberId: "100001", amount: "10.00", paymentPassword: PAYMENT_PASSWORD };
        const headers = { "idempotency-key": "moves-money-once" };
        await ask("POST", "/wps/agent/transfers", { body, headers });
        return ask("POST", "/wps/agent/transfers", { body, headers });
      },
    },
    breaks: "a repeat has no second effect",
  },
  {
    name: "refused feedback uses up its key",
    kind: "replays",
    operationId: "submitFeedback",
    plant: keepsKeysOfRefusals,
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "feedback-mended" };
        await ask("PUT", "/wps/feedback", { body: { content: " " }, headers });
        return ask("PUT", "/wps/feedback", { body: { content: "Thank you" }, headers });
      },
    },
    breaks: "an error response leaves the key free",
  },
  {
    name: "finds the calls of other accounts",
    kind: "replays",
    operationId: "getOperation",
    plant: looksEverywhere,
    findingAt: ["getOperation", "createDeposit"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "a-key-of-demo-only" };
        await ask("POST", "/wps/deposits", { body: DEPOSIT, headers });
        await ask("GET", "/wps/operations/a-key-of-demo-only");
        const authorization = await bearerOf(ask, "agent");
        return ask("GET", "/wps/operations/a-key-of-demo-only", { headers: { authorization } });
      },
    },
    breaks: "keys belong to the account",
  },
  {
    name: "a repeat creates a second link",
    kind: "replays",
    operationId: "createReferralLink",
    plant: forgetsKeys,
    findingAt: ["createReferralLink", "listReferralLinks"],
    shown: {
      username: "agent",
      by: async (ask) => {
        const body = { label: "Posters", rate: "0.50" };
        const headers = { "idempotency-key": "one-link-for-posters" };
        await ask("POST", "/wps/agent/referral-links", { body, headers });
        return ask("POST", "/wps/agent/referral-links", { body, headers });
      },
    },
    breaks: "a repeat has no second effect",
  },
  {
    name: "a reward that was claimed can be claimed with another key",
    kind: "replays",
    operationId: "claimReward",
    plant: onCode("STATE_CONFLICT", async (answer, request, forward) => {
      const id = request.address.split("/").at(-2);
      const rewards = await forward(beside(request, "GET", "/wps/rewards?status=claimed&pageSize=100"));
      const claimed = isSuccess(rewards) ? rowsOf(rewards).find((reward) => reward["id"] === id) : undefined;
      return claimed ? inPlaceOf(answer, saysYes(claimed)) : answer;
    }),
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/rewards?status=claimed"), "/content/0/id");
        return ask("POST", `/wps/rewards/${id}/claim`, { headers: { "idempotency-key": "claims-it-again" } });
      },
    },
    breaks: "a reward that was already claimed returns 409 STATE_CONFLICT",
  },
];
