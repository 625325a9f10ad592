import { randomUUID } from "node:crypto";
import type { ProxiedAnswer, ProxiedRequest } from "../support/servers/fault-proxy.ts";
import { isSuccess, saysNo } from "../support/changes.ts";
import type { Plant, PlantedFault } from "./planted-fault.ts";

const KEY = "idempotency-key";
const keyOf = ({ headers }: ProxiedRequest): string => headers[KEY] ?? "";
const withNewKey = (request: ProxiedRequest): ProxiedRequest => ({
  ...request,
  headers: { ...request.headers, [KEY]: randomUUID() },
});

/** The key is not looked at: each call works anew. */
const ignoresKey: Plant = () => (request, forward) => forward(keyOf(request) === "" ? request : withNewKey(request));

/** The first body of a key counts, whatever comes later. */
const keepsFirstBody: Plant = () => {
  const bodies = new Map<string, string>();
  return (request, forward) => {
    const first = bodies.get(keyOf(request)) ?? request.body;
    bodies.set(keyOf(request), first);
    return forward({ ...request, body: first });
  };
};

/** Whether a key is known is asked before the work, and written down after it. */
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

/** A repeat is a conflict, as if the first call had not been the same. */
const refusesRepeat: Plant = () => {
  const done = new Set<string>();
  return async (request, forward) => {
    if (done.has(keyOf(request))) return saysNo(409, "IDEMPOTENCY_CONFLICT");
    const answer = await forward(request);
    if (isSuccess(answer)) done.add(keyOf(request));
    return answer;
  };
};

/** The repeat works again, and is answered as if it had not. */
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

/** Keys that are forgotten, mixed up, or too slow. */
export const REPLAY_FAULTS: readonly PlantedFault[] = [
  {
    name: "a deposit that is created twice with one idempotency key",
    kind: "replay",
    operationId: "createDeposit",
    plant: ignoresKey,
    finding: 'must be what the step "first" was answered',
  },
  {
    name: "a transfer to a relative that is made twice with one idempotency key",
    kind: "replay",
    operationId: "transferToRelative",
    plant: ignoresKey,
    finding: 'must be what the step "first" was answered',
  },
  {
    name: "another body with the same idempotency key is accepted",
    kind: "replay",
    operationId: "createDeposit",
    plant: keepsFirstBody,
    finding: "response 200: accepted a wrong request: the key was used for another body before",
  },
  {
    name: "two simultaneous requests that both succeed",
    kind: "replay",
    operationId: "createDeposit",
    plant: looksTooEarly,
    finding: 'must be what the step "one" was answered',
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
