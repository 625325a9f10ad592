import { jsonOf } from "../../support/changes.ts";
import { withMembers } from "../plants/answers.ts";
import { onCode, recoded, recodes } from "../plants/refusals.ts";
import { textIn } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import type { SixthFault } from "./sixth-fault.ts";

const inBase64Url = (text: string): string => Buffer.from(text).toString("base64url");
const UNKNOWN_CHALLENGE = JSON.stringify({
  type: "webauthn.create",
  challenge: "A".repeat(43),
  origin: "http://localhost:5173",
});

/** Faults of refusals with a wrong status, code or detail. */
export const CODES: readonly SixthFault[] = [
  {
    name: "an unknown challenge is an invalid passkey",
    kind: "codes",
    operationId: "addPasskey",
    plant: recodes("PASSKEY_EXPIRED", 422, "PASSKEY_INVALID"),
    shown: sends("demo", "POST", "/wps/member/passkeys", {
      name: "Phone",
      credential: {
        id: "AAAA",
        rawId: "AAAA",
        type: "public-key",
        response: { clientDataJSON: inBase64Url(UNKNOWN_CHALLENGE), attestationObject: "AAAA" },
      },
    }),
    breaks: "a challenge that was issued to another member, was already used or is too old returns 422 PASSKEY_EXPIRED",
  },
  {
    name: "a decided salary returns 409",
    kind: "codes",
    operationId: "processHourlySalaryContract",
    plant: onCode("STATE_CONFLICT", (answer) => ({ ...answer, status: 409 })),
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { requestId: "16", action: "reject" };
        await ask("POST", "/wps/relay/MCS2_processContractHourSalary", { body });
        return ask("POST", "/wps/relay/MCS2_processContractHourSalary", { body });
      },
    },
    breaks: "a request that is already decided returns 422 STATE_CONFLICT",
  },
  {
    name: "without an authenticator app a code is only wrong",
    kind: "codes",
    operationId: "reauthenticate",
    plant: onCode("NOT_ELIGIBLE", (answer, request) =>
      textIn(request, "method") === "password" ? answer : recoded(answer, 422, "VERIFICATION_CODE_INVALID"),
    ),
    shown: sends("demo", "POST", "/wps/session/reauthentication", { method: "authenticator", code: "123456" }),
    breaks: "NOT_ELIGIBLE is the response to a code when the account has no authenticator app",
  },
  {
    name: "a member far below is not found",
    kind: "codes",
    operationId: "offerContract",
    plant: recodes("NOT_ELIGIBLE", 404, "NOT_FOUND"),
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/contracts",
      {
        memberId: "100218",
        kind: "daily",
        period: "monthly",
        tiers: [{ rate: "0.10", activeMembers: 0, betAmount: "0.00" }],
      },
      "an-offer-far-below",
    ),
    breaks: "a member of the team who is not a direct downline returns 422 NOT_ELIGIBLE",
  },
  {
    name: "an unknown verification is a wrong code",
    kind: "codes",
    operationId: "verifyNewIp",
    plant: recodes("NOT_FOUND", 422, "VERIFICATION_CODE_INVALID"),
    shown: sends("stepup", "POST", "/wps/session/verification", {
      verificationId: "unknown-verification",
      method: "mobile",
      code: "123456",
    }),
    breaks: "a verification id that belongs to another session, or is already completed, returns 404",
  },
  {
    name: "only the first invalid field is reported",
    kind: "codes",
    operationId: "registerByMobile",
    plant: onCode("INVALID_REQUEST", (answer) =>
      withMembers(answer, { details: listOf(jsonOf(answer), "/details").slice(0, 1) }),
    ),
    shown: sends("demo", "PUT", "/wps/member/register/mobile?merchantCode=idlobby1", {
      mobileNum: "81234567890",
      password: "short",
      confirmPassword: "short",
      email: "no-address",
      termsAccepted: true,
      ageConfirmed: true,
    }),
    breaks: "INVALID_REQUEST has each invalid field in `details`",
  },
];
