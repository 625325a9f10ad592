import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, put, valueOf } from "./answers.ts";
import { onCode } from "./refusals.ts";
import { beside, callOf, keyOf, withNewKey } from "./requests.ts";

/** Reads the value of another resource as the same caller. */
export const valueBeside = async (request: ProxiedRequest, forward: Forward, address: string): Promise<unknown> =>
  objectOr(jsonOf(await forward(beside(request, "GET", address))))["value"];

/** Changes successful responses with what more requests to the correct server return. */
export const looksUp =
  (change: (answer: ProxiedAnswer, request: ProxiedRequest, forward: Forward) => Promise<ProxiedAnswer>): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    return isSuccess(answer) ? change(answer, request, forward) : answer;
  };

/** Replaces successful responses, after reading the value of another resource as it was before the call. */
export const afterReading =
  (
    address: string,
    change: (answer: ProxiedAnswer, before: unknown, request: ProxiedRequest) => ProxiedAnswer,
  ): Plant =>
  () =>
  async (request, forward) => {
    const before = await valueBeside(request, forward, address);
    const answer = await forward(request);
    return isSuccess(answer) ? change(answer, before, request) : answer;
  };

/** Returns the first value for each key again and again, at the time of the request. */
export const keepsFirstValue =
  (keyOf: (request: ProxiedRequest) => string): Plant =>
  () => {
    const first = new Map<string, unknown>();
    return async (request, forward) => {
      const answer = await forward(request);
      if (!isSuccess(answer)) return answer;
      const key = keyOf(request);
      if (!first.has(key)) first.set(key, valueAt(jsonOf(answer), "/value"));
      return put(answer, "/value", first.get(key));
    };
  };

/** Answers with the first value for a key when the server refuses a later request with this code. */
export const recallsOn =
  (code: string, keyOf: (request: ProxiedRequest) => string): Plant =>
  () => {
    const first = new Map<string, unknown>();
    const recalls = onCode(code, (answer, request) =>
      first.has(keyOf(request)) ? acceptedAt(answer, first.get(keyOf(request))) : answer,
    )();
    return async (request, forward) => {
      const answer = await recalls(request, forward);
      if (isSuccess(answer) && !first.has(keyOf(request))) first.set(keyOf(request), valueOf(answer));
      return answer;
    };
  };

const VALID_KEY = /^[A-Za-z0-9_-]{8,128}$/;

/** Gives each repeat of a call a new key, so that it has its effect again. */
export const forgetsKeys: Plant = () => {
  const seen = new Set<string>();
  return (request, forward) => {
    const isRepeat = seen.has(callOf(request));
    seen.add(callOf(request));
    if (!VALID_KEY.test(keyOf(request)) || !isRepeat) return forward(request);
    return forward(withNewKey(request));
  };
};
