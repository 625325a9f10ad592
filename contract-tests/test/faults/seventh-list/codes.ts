import { valueAt } from "../../../src/json.ts";
import { isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { onCode, recoded, recodes, refusedAt } from "../plants/refusals.ts";
import { asked } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import { reads, sends, textAt } from "../plants/showings.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const ORIGIN = "https://lobby.example";
const UNKNOWN_PASSKEY = "bm90LWEtcGFzc2tleS1vZi1hbnlib2R5";
const TWO_MINUTES_MS = 121_000;

/** Reports a draw that is not there. */
const missesDraw: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const isMissing = asked(request, "numero") !== null && rowsOf(answer, "/value/draws").length === 0;
  return isSuccess(answer) && isMissing ? refusedAt(answer, 404, "NOT_FOUND") : answer;
};

/** Faults of a status, a code or a reason in place of another. */
export const CODES: readonly SeventhFault[] = [
  {
    name: "an offer that the giver withdraws is replaced",
    kind: "codes",
    operationId: "decideContract",
    plant: turn("/value/reason", (reason) => (reason === "withdrawn" ? "replaced" : reason)),
    findingAt: ["decideContract", "listContracts"],
    shown: sends("agent", "PUT", "/wps/agent/contracts/14/decision", { decision: "terminate" }),
    breaks: "`withdrawn` by the giver before its acceptance; `replaced` by a newer offer",
  },
  {
    name: "a passkey of no account is an invalid one",
    kind: "codes",
    operationId: "loginPasskey",
    plant: recodes("PASSKEY_UNKNOWN", 422, "PASSKEY_INVALID"),
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { origin: ORIGIN };
        const options = ask("POST", "/wps/session/login/passkey/options", { headers });
        const clientData = { type: "webauthn.get", challenge: await textAt(options, "/challenge"), origin: ORIGIN };
        const clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString("base64url");
        const response = { clientDataJSON, authenticatorData: "AAAA", signature: "AAAA" };
        const body = { id: UNKNOWN_PASSKEY, rawId: UNKNOWN_PASSKEY, type: "public-key", response };
        return ask("POST", "/wps/session/login/passkey", { body, headers });
      },
    },
    breaks: "a passkey that belongs to no account returns PASSKEY_UNKNOWN",
  },
  {
    name: "a draw that does not exist is an error",
    kind: "codes",
    operationId: "listOpenedNumbers",
    plant: missesDraw,
    shown: reads("demo", "/lotto/lgw/games/opened/numero?gameCode=SSC_60S&numero=no-such-draw"),
    breaks: "when that draw is not due yet or does not exist, the list is empty",
  },
  {
    name: "an expired handoff code is an unknown one",
    kind: "codes",
    operationId: "redeemHandoff",
    plant: recodes("VERIFICATION_CODE_EXPIRED", 422, "VERIFICATION_CODE_INVALID"),
    shown: {
      username: "demo",
      by: async (ask) => {
        const code = await textAt(ask("POST", "/wps/session/handoff"), "/code");
        await ask("POST", "/__mock/clock", { body: { advanceMs: TWO_MINUTES_MS } });
        return ask("POST", "/wps/session/handoff/redemption", { body: { code } });
      },
    },
    breaks: "an expired code returns VERIFICATION_CODE_EXPIRED",
  },
  {
    name: "a method that the login did not offer is a wrong code",
    kind: "codes",
    operationId: "verifyNewIp",
    plant: onCode("NOT_ELIGIBLE", (answer) => recoded(answer, 422, "VERIFICATION_CODE_INVALID")),
    shown: {
      username: "demo",
      by: async (ask) => {
        const login = { type: "username", username: "stepup", password: "demo-1234" };
        const session = await ask("POST", "/wps/session/login", { body: login });
        const verificationId = valueAt(session, "/verification/id");
        const headers = { authorization: `Bearer ${String(valueAt(session, "/token"))}` };
        const body = { verificationId, method: "recoveryCode", code: "abcde23456" };
        return ask("POST", "/wps/session/verification", { body, headers });
      },
    },
    breaks: "a method that the login did not offer returns 422 NOT_ELIGIBLE",
  },
];
