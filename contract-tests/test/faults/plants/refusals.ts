import { ERROR_MESSAGES } from "@lobbykit/api-spec/error-messages";
import type { JsonObject } from "../../../src/json.ts";
import { isSuccess, madeUp } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { inPlaceOf, numberAt, withMembers } from "./answers.ts";
import { beside } from "./requests.ts";

type KnownCode = keyof typeof ERROR_MESSAGES;

/** Replaces each refusal that has this code. */
export const onCode =
  (
    code: string,
    change: (
      answer: ProxiedAnswer,
      request: ProxiedRequest,
      forward: Forward,
    ) => ProxiedAnswer | Promise<ProxiedAnswer>,
  ): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    return !isSuccess(answer) && answer.body.includes(`"${code}"`) ? change(answer, request, forward) : answer;
  };

/** Refuses requests that the server should accept. */
export const refuses =
  (isRefused: (request: ProxiedRequest) => boolean, refusal: () => ProxiedAnswer): Plant =>
  () =>
  async (request, forward) =>
    isRefused(request) ? refusal() : forward(request);

/** Gives a refusal another status, and another code with its message. */
export const recoded = (answer: ProxiedAnswer, status: number, code: KnownCode): ProxiedAnswer =>
  withMembers({ ...answer, status }, { code, message: ERROR_MESSAGES[code] });

/** Gives each refusal that has a code another status and code. */
export const recodes = (from: string, status: number, code: KnownCode): Plant =>
  onCode(from, (answer) => recoded(answer, status, code));

/** Refuses a request, at the time of another response. `more` are members beside code and message. */
export function refusedAt(
  answer: ProxiedAnswer,
  status: number,
  code: KnownCode,
  more: JsonObject = {},
): ProxiedAnswer {
  const timestamp = numberAt(answer, "/timestamp");
  return inPlaceOf(answer, madeUp(status, { success: false, code, message: ERROR_MESSAGES[code], timestamp, ...more }));
}

/** Refuses requests, depending on what another resource says about the caller. */
export const refusesWhen =
  (address: string, refusalFor: (seen: ProxiedAnswer, request: ProxiedRequest) => ProxiedAnswer | undefined): Plant =>
  () =>
  async (request, forward) => {
    const seen = await forward(beside(request, "GET", address));
    const refusal = isSuccess(seen) ? refusalFor(seen, request) : undefined;
    return refusal ?? forward(request);
  };

/** Sends a request that the server has refused with a code again, in another form. `undefined` sends nothing. */
export const retriesOn = (code: string, other: (request: ProxiedRequest) => ProxiedRequest | undefined): Plant =>
  onCode(code, (answer, request, forward) => {
    const retried = other(request);
    return retried === undefined ? answer : forward(retried);
  });

/** Refuses a request, but keeps a part of its effect. */
export const keepsEffect = (
  code: string,
  effect: (request: ProxiedRequest, forward: Forward) => Promise<unknown>,
): Plant =>
  onCode(code, async (answer, request, forward) => {
    await effect(request, forward);
    return answer;
  });
