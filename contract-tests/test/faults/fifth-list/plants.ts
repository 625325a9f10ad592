import { objectOr, valueAt } from "../../../src/json.ts";
import { jsonOf, saysNo } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { beside, DEMO_PASSWORD, inPlaceOf } from "../fourth-list/plants.ts";
import type { Plant } from "../planted-fault.ts";
import { onCode, withMembers } from "../third-list/plants.ts";

/** The fault affects only some requests. */
export const onlyWhen =
  (isFaulty: (request: ProxiedRequest) => boolean, plant: Plant): Plant =>
  () => {
    const fault = plant();
    return (request, forward) => (isFaulty(request) ? fault(request, forward) : forward(request));
  };

/** The messages of the codes, as the contract has them. */
const MESSAGES = {
  INVALID_REQUEST: "The request is not valid. Please check what you entered.",
  NOT_FOUND: "Not found.",
  PHONE_INVALID: "Invalid phone number format.",
  STATE_CONFLICT: "This is no longer possible. Please reload to see the current status.",
  VERIFICATION_CODE_INVALID: "Verification code is not valid",
};
type KnownCode = keyof typeof MESSAGES;

/** Gives a refusal another status, and another code with its message. */
export const recoded = (answer: ProxiedAnswer, status: number, code: KnownCode): ProxiedAnswer =>
  withMembers({ ...answer, status }, { code, message: MESSAGES[code] });

/** Refuses what the server has accepted. */
export const refusedAfterAll = (answer: ProxiedAnswer, status: number, code: KnownCode): ProxiedAnswer =>
  inPlaceOf(answer, saysNo(status, code, MESSAGES[code]));

/** Gives each refusal that has a code another status and code. */
export const recodes = (from: string, status: number, code: KnownCode): Plant =>
  onCode(from, (answer) => recoded(answer, status, code));

/** Reads the value of another resource as the same caller. */
export const valueBeside = async (request: ProxiedRequest, forward: Forward, address: string): Promise<unknown> =>
  objectOr(jsonOf(await forward(beside(request, "GET", address))))["value"];

/** Opens a session of a demo account and returns its header. */
export async function headerOf(username: string, request: ProxiedRequest, forward: Forward): Promise<string> {
  const login = { type: "username", username, password: DEMO_PASSWORD };
  const answer = await forward(beside(request, "POST", "/wps/session/login", login));
  return `Bearer ${String(valueAt(jsonOf(answer), "/value/token"))}`;
}

/** Orders texts by their characters, whatever the language. */
export const byCharacters = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
