import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { callOf, keyOf } from "../plants/requests.ts";
import { textAt } from "../plants/showings.ts";
import { forgetsKeys, recallsOn } from "../plants/state.ts";
import type { EighthFault } from "./eighth-fault.ts";

const LINKS = "/wps/agent/referral-links";
const REDEEM = "/wps/relay/passwordCheck/MCS2_redeemPointReward";

/** Stores refusals with their key, too. */
const keepsRefusals: Plant = () => {
  const refusals = new Map<string, ProxiedAnswer>();
  return async (request, forward) => {
    const refused = refusals.get(callOf(request));
    if (refused !== undefined) return refused;
    const answer = await forward(request);
    if (answer.status === 422 && keyOf(request) !== "") refusals.set(callOf(request), answer);
    return answer;
  };
};

/** Faults of requests that are sent again. */
export const REPEATS: readonly EighthFault[] = [
  {
    name: "another link with the same key gets the first one",
    kind: "repeats",
    operationId: "createReferralLink",
    plant: recallsOn("IDEMPOTENCY_CONFLICT", callOf),
    shown: {
      username: "agent",
      by: async (ask) => {
        const headers = { "idempotency-key": "one-key-for-two-links" };
        await ask("POST", LINKS, { body: { label: "Friends", rate: "0.10" }, headers });
        return ask("POST", LINKS, { body: { label: "Family", rate: "0.10" }, headers });
      },
    },
    breaks: "with another body it returns 409 IDEMPOTENCY_CONFLICT.",
  },
  {
    name: "a repeated registration finds the number taken",
    kind: "repeats",
    operationId: "registerByMobile",
    plant: forgetsKeys,
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = {
          mobileNum: "81234567808",
          password: "abc-12345",
          confirmPassword: "abc-12345",
          termsAccepted: true,
          ageConfirmed: true,
        };
        const headers = { "idempotency-key": "one-person-only" };
        await ask("PUT", "/wps/member/register/mobile?merchantCode=idlobby1", { body, headers });
        return ask("PUT", "/wps/member/register/mobile?merchantCode=idlobby1", { body, headers });
      },
    },
    breaks:
      "A repeated request with the same Idempotency-Key creates no second account and gets the first response again (C13).",
  },
  {
    name: "a refused redemption is refused again with its key",
    kind: "repeats",
    operationId: "redeemPointReward",
    plant: keepsRefusals,
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "a-redemption-in-two-tries" };
        const rewardId = await textAt(ask("GET", "/wps/relay/MCS2_getPointReward"), "/content/0/id");
        const wrong = { rewardId, quantity: 1, paymentPassword: "000000" };
        await ask("POST", REDEEM, { body: wrong, headers });
        return ask("POST", REDEEM, { body: { ...wrong, paymentPassword: PAYMENT_PASSWORD }, headers });
      },
    },
    breaks: "An error response (4xx) has no effect and leaves the key free.",
  },
];
