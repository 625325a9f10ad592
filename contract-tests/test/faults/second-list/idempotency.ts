import { isSuccess, saysNo } from "../../support/changes.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { listOf } from "../plants/rows.ts";
import { withNewKey } from "../plants/requests.ts";
import type { SecondFault } from "./second-fault.ts";

const KEY = "idempotency-key";
const nameOf = ({ headers, address }: ProxiedRequest): string =>
  `${headers["authorization"]} ${headers[KEY]} ${address}`;

/** Refuses a repeat, because the first call has already changed the state. */
const checksStateFirst: Plant = () => {
  const done = new Set<string>();
  return async (request, forward) => {
    if (done.has(nameOf(request))) return saysNo(409, "STATE_CONFLICT");
    const answer = await forward(request);
    if (isSuccess(answer)) done.add(nameOf(request));
    return answer;
  };
};

/** Accepts a key that was used with another body. */
const comparesNoBody: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  return answer.status === 409 && answer.body.includes("IDEMPOTENCY_CONFLICT") ? forward(withNewKey(request)) : answer;
};

/** Lets each repeat take effect again. */
const forgetsKeys: Plant = () => {
  const done = new Set<string>();
  return async (request, forward) => {
    const answer = await forward(done.has(nameOf(request)) ? withNewKey(request) : request);
    if (isSuccess(answer)) done.add(nameOf(request));
    return answer;
  };
};

/** Faults of repeated calls: repeats that are refused, mixed up, or take effect twice. */
export const IDEMPOTENCY: readonly SecondFault[] = [
  {
    name: "a reward that is claimed again with the same key is a conflict",
    kind: "idempotency",
    operationId: "claimReward",
    plant: checksStateFirst,
    only: ["claimReward", "listRewards"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const [reward] = listOf(await ask("GET", "/wps/rewards?status=claimable"));
        const headers = { "idempotency-key": "claimed-once-and-again" };
        await ask("POST", `/wps/rewards/${String(reward?.["id"])}/claim`, { headers });
        return ask("POST", `/wps/rewards/${String(reward?.["id"])}/claim`, { headers });
      },
    },
    breaks: "a repeat answers what the first call answered",
  },
  {
    name: "a key that was used with another body moves money again",
    kind: "idempotency",
    operationId: "transferWallet",
    plant: comparesNoBody,
    only: ["transferWallet", "getMerchantWallet", "getOperation"],
    breaks: "the same key with another body answers 409 IDEMPOTENCY_CONFLICT",
  },
  {
    name: "every repeat makes another link",
    kind: "idempotency",
    operationId: "createReferralLink",
    plant: forgetsKeys,
    findingAt: ["createReferralLink", "listReferralLinks"],
    breaks: "a repeat answers the link that the first call made",
  },
];
