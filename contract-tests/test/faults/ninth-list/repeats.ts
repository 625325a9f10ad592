import { valueAt } from "../../../src/json.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { put, valueOf } from "../plants/answers.ts";
import { retriesOn } from "../plants/refusals.ts";
import { callerOf, callOf, withNewKey } from "../plants/requests.ts";
import { textAt } from "../plants/showings.ts";
import { keepsFirstValue, valueBeside } from "../plants/state.ts";
import type { NinthFault } from "./ninth-fault.ts";

const CONVERT = "/wps/relay/passwordCheck/MCS2_convertPoint";
const DEPOSIT = { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } };

/** Answers a repeated conversion with the balance of the repeat. */
const readsBalanceAgain: Plant = () => {
  const done = new Set<string>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer)) return answer;
    const isRepeat = done.has(callOf(request));
    done.add(callOf(request));
    if (!isRepeat) return answer;
    const wallet = await valueBeside(request, forward, "/wps/v2/wallets/balance");
    return put(answer, "/value/balance", valueAt(wallet, "/balance"));
  };
};

/** Returns a deposit as it is now, in place of what the call returned. */
const readsDepositAgain: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || valueAt(valueOf(answer), "/operationId") !== "createDeposit") return answer;
  const id = String(valueAt(valueOf(answer), "/value/id"));
  return put(answer, "/value/value", await valueBeside(request, forward, `/wps/deposits/${id}`));
};

/** Faults of requests that are sent again. */
export const REPEATS: readonly NinthFault[] = [
  {
    name: "the key of one reward claims another one",
    kind: "repeats",
    operationId: "claimReward",
    plant: retriesOn("IDEMPOTENCY_CONFLICT", withNewKey),
    findingAt: ["claimReward", "listRewards"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "one-key-for-two-rewards" };
        await ask("POST", "/wps/rewards/5/claim", { headers });
        return ask("POST", "/wps/rewards/4/claim", { headers });
      },
    },
    breaks:
      "The reward cannot be claimed yet or any more, the key was used for another call, or the first call with the key has not ended yet.",
  },
  {
    name: "a repeated conversion has the balance of the repeat",
    kind: "repeats",
    operationId: "convertPoints",
    plant: readsBalanceAgain,
    findingAt: ["convertPoints", "getOperation"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { points: 10, paymentPassword: PAYMENT_PASSWORD };
        const headers = { "idempotency-key": "the-first-ten-points" };
        await ask("POST", CONVERT, { body, headers });
        await ask("POST", CONVERT, { body, headers: { "idempotency-key": "ten-points-more" } });
        return ask("POST", CONVERT, { body, headers });
      },
    },
    breaks:
      "A request with the same key and the same body returns the response of the first call and has no second effect;",
  },
  {
    name: "the result of a call is what became of it",
    kind: "repeats",
    operationId: "getOperation",
    plant: readsDepositAgain,
    findingAt: ["getOperation", "createDeposit"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const key = "a-deposit-that-is-paid";
        const headers = { "idempotency-key": key };
        const id = await textAt(ask("POST", "/wps/deposits", { body: DEPOSIT, headers }), "/id");
        await ask("POST", "/__mock/deposits", { body: { id, action: "approve" } });
        return ask("GET", `/wps/operations/${key}`);
      },
    },
    breaks: "200 means that the call had its effect, once; the response holds the `value` that the call returned.",
  },
  {
    name: "another call for a key of an app returns the first one",
    kind: "repeats",
    operationId: "setUpAuthenticator",
    plant: keepsFirstValue(callerOf),
    findingAt: ["setUpAuthenticator", "confirmAuthenticator"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/member/authenticator");
        return ask("POST", "/wps/member/authenticator");
      },
    },
    breaks: "Another call creates another key.",
  },
];
