import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import { isSuccess, saysNo } from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";
import { keyOf, withNewKey } from "../plants/requests.ts";

/** Ignores the idempotency key, so that each call takes effect again. */
const ignoresKey: Plant = () => (request, forward) => forward(keyOf(request) === "" ? request : withNewKey(request));

/** Uses the first body of a key for every later call, without comparing the bodies. */
const keepsFirstBody: Plant = () => {
  const bodies = new Map<string, string>();
  return (request, forward) => {
    const first = bodies.get(keyOf(request)) ?? request.body;
    bodies.set(keyOf(request), first);
    return forward({ ...request, body: first });
  };
};

/** Looks the key up before the work and stores it only afterwards, so that two concurrent calls both take effect. */
const looksTooEarly: Plant = () => {
  const busy = new Set<string>();
  return async (request, forward) => {
    const key = keyOf(request);
    if (busy.has(key)) return forward(withNewKey(request));
    busy.add(key);
    try {
      return await forward(request);
    } finally {
      busy.delete(key);
    }
  };
};

/** Refuses a correct repeat as a conflict. */
const refusesRepeat: Plant = () => {
  const done = new Set<string>();
  return async (request, forward) => {
    if (done.has(keyOf(request))) return saysNo(409, "IDEMPOTENCY_CONFLICT");
    const answer = await forward(request);
    if (isSuccess(answer)) done.add(keyOf(request));
    return answer;
  };
};

/** Lets a repeat take effect again, but returns the response of the first call. */
const worksTwiceInSecret: Plant = () => {
  const known = new Map<string, ProxiedAnswer>();
  return async (request, forward) => {
    const old = known.get(keyOf(request));
    if (old) {
      await forward(withNewKey(request));
      return old;
    }
    const answer = await forward(request);
    if (isSuccess(answer)) known.set(keyOf(request), answer);
    return answer;
  };
};

/** Faults of idempotency keys: keys that are ignored, mixed up, or stored too late. */
export const REPLAY_FAULTS: readonly PlantedFault[] = [
  {
    name: "a deposit that is created twice with one idempotency key",
    kind: "replay",
    operationId: "createDeposit",
    plant: ignoresKey,
    finding: 'must equal the answer to the step "first"',
  },
  {
    name: "a transfer to a relative that is made twice with one idempotency key",
    kind: "replay",
    operationId: "transferToRelative",
    plant: ignoresKey,
    finding: 'must equal the answer to the step "first"',
  },
  {
    name: "another body with the same idempotency key is accepted",
    kind: "replay",
    operationId: "createDeposit",
    plant: keepsFirstBody,
    finding: "response 200: accepted an invalid request: the key was already used with another body",
  },
  {
    name: "two simultaneous requests that both succeed",
    kind: "replay",
    operationId: "createDeposit",
    plant: looksTooEarly,
    finding: 'must equal the answer to the step "one"',
  },
  {
    name: "a repeated request that is refused",
    kind: "replay",
    operationId: "createReferralLink",
    plant: refusesRepeat,
    finding: "response 409: the documented example was refused",
  },
  {
    name: "a withdrawal that is made twice with one response",
    kind: "replay",
    operationId: "createWithdrawal",
    plant: worksTwiceInSecret,
    finding: "",
    rules: ["effect", "money", "replay"],
    findingAt: ["createWithdrawal", "getWalletBalance", "listWithdrawals"],
  },
  {
    name: "a deposit that is created twice with one response",
    kind: "replay",
    operationId: "createDeposit",
    plant: worksTwiceInSecret,
    finding: "",
    rules: ["effect", "money", "replay"],
    findingAt: ["createDeposit", "listDeposits"],
  },
];
