import { valueAt } from "../../../src/json.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { codeOf } from "../plants/answers.ts";
import { setUpApp } from "../plants/authenticator-app.ts";
import { recoded, refusedAt } from "../plants/refusals.ts";
import { callerOf } from "../plants/requests.ts";
import { keepsFirstValue } from "../plants/state.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** Uses up a challenge only when the passkey is known. */
const keepsChallenge: Plant = () => {
  const unknown = new Set<string>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (codeOf(answer) === "PASSKEY_UNKNOWN") unknown.add(request.body);
    const isAgain = codeOf(answer) === "PASSKEY_EXPIRED" && unknown.has(request.body);
    return isAgain ? recoded(answer, 422, "PASSKEY_UNKNOWN") : answer;
  };
};

/** Refuses a report that it has got before. */
const refusesSecondReport: Plant = () => {
  const reported = new Set<string>();
  return async (request, forward) => {
    const answer = await forward(request);
    const isRepeat = reported.has(callerOf(request));
    if (isSuccess(answer)) reported.add(callerOf(request));
    return isSuccess(answer) && isRepeat ? refusedAt(answer, 409, "STATE_CONFLICT") : answer;
  };
};

const originOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }): string =>
  headers["origin"] ?? "";

/** Faults of calls that are sent again. */
export const REPEATS: readonly SixthFault[] = [
  {
    name: "an unknown passkey does not use up the challenge",
    kind: "repeats",
    operationId: "loginPasskey",
    plant: keepsChallenge,
    findingAt: ["loginPasskey", "startPasskeyLogin"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { origin: "http://localhost:5173" };
        const options = await ask("POST", "/wps/session/login/passkey/options", { headers });
        const clientData = { type: "webauthn.get", challenge: valueAt(options, "/challenge"), origin: headers.origin };
        const clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString("base64url");
        const response = { clientDataJSON, authenticatorData: "AAAA", signature: "AAAA" };
        const body = { id: "AAAA", rawId: "AAAA", type: "public-key", response };
        await ask("POST", "/wps/session/login/passkey", { body, headers });
        return ask("POST", "/wps/session/login/passkey", { body, headers });
      },
    },
    breaks: "the challenge is valid for one call of loginPasskey; one that was already used returns PASSKEY_EXPIRED",
  },
  {
    name: "a second report of the first login is refused",
    kind: "repeats",
    operationId: "markFirstLogin",
    plant: refusesSecondReport,
    shown: {
      username: "newbie",
      by: async (ask) => {
        await ask("POST", "/wps/session/firstLogin");
        return ask("POST", "/wps/session/firstLogin");
      },
    },
    breaks: "a repeat changes nothing",
  },
  {
    name: "every login with a passkey has the same challenge",
    kind: "repeats",
    operationId: "startPasskeyLogin",
    plant: keepsFirstValue(originOf),
    findingAt: ["startPasskeyLogin", "loginPasskey"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/session/login/passkey/options");
        return ask("POST", "/wps/session/login/passkey/options");
      },
    },
    breaks: "the challenge is random, and valid for one call of loginPasskey",
  },
  {
    name: "new recovery codes are the codes of the call before",
    kind: "repeats",
    operationId: "renewRecoveryCodes",
    plant: keepsFirstValue(callerOf),
    shown: {
      username: "demo",
      by: async (ask) => {
        await setUpApp(ask);
        await ask("POST", "/wps/member/authenticator/recovery-codes");
        return ask("POST", "/wps/member/authenticator/recovery-codes");
      },
    },
    breaks: "creates ten new recovery codes that replace all earlier ones",
  },
];
