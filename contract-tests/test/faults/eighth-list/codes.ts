import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { withMembers } from "../plants/answers.ts";
import { onCode, recoded, recodes } from "../plants/refusals.ts";
import { textIn } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { sends, textAt } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { EighthFault } from "./eighth-fault.ts";

const FORM = "application/x-www-form-urlencoded";
const LAUNCH = { vassalage: "LOBBYKIT", gameType: "RNG", nodeId: 1001, platform: "WEB", language: "en" };
const LIMITS = "/wps/responsible/limits";

/** Deletes a code when it is used, and then takes it for an expired one. */
const forgetsUsedCodes: Plant = () => {
  const used = new Set<string>();
  const expires = onCode("VERIFICATION_CODE_INVALID", (answer, request) =>
    used.has(textIn(request, "code")) ? recoded(answer, 422, "VERIFICATION_CODE_EXPIRED") : answer,
  )();
  return async (request, forward) => {
    const answer = await expires(request, forward);
    if (isSuccess(answer)) used.add(textIn(request, "code"));
    return answer;
  };
};

/** Looks only for rewards that have not expired. */
const missesExpired: Plant = onCode("STATE_CONFLICT", async (answer, request, forward) => {
  const expired = listOf(await valueBeside(request, forward, "/wps/rewards?status=expired&pageSize=100"));
  return expired.some(({ id }) => request.address.includes(`/${String(id)}/`))
    ? recoded(answer, 404, "NOT_FOUND")
    : answer;
});

/** Faults of a status or code in place of another. */
export const CODES: readonly EighthFault[] = [
  {
    name: "a foreign address to return to is an invalid request",
    kind: "codes",
    operationId: "launchGame",
    plant: onCode("INVALID_URL", (answer) =>
      withMembers(recoded(answer, 400, "INVALID_REQUEST"), {
        details: [{ path: "body/backUrl", message: "is not on a host of the merchant" }],
      }),
    ),
    shown: sends("demo", "POST", "/wps/game/launchGame", { ...LAUNCH, backUrl: "https://elsewhere.example/" }),
    breaks: "`backUrl` must be on a host of the merchant, else 400 INVALID_URL.",
  },
  {
    name: "the session of the request is not found among the others",
    kind: "codes",
    operationId: "endSession",
    plant: recodes("STATE_CONFLICT", 404, "NOT_FOUND"),
    shown: {
      username: "demo",
      by: async (ask) => {
        const own = listOf(await ask("GET", "/wps/member/sessions"), "").find(({ current }) => current === true);
        return ask("DELETE", `/wps/member/sessions/${String(own?.["id"])}`);
      },
    },
    breaks: "The session of the request itself returns 409 STATE_CONFLICT, because only logout ends it.",
  },
  {
    name: "recovery codes are not found without an app",
    kind: "codes",
    operationId: "renewRecoveryCodes",
    plant: recodes("STATE_CONFLICT", 404, "NOT_FOUND"),
    shown: { username: "demo", by: (ask) => ask("POST", "/wps/member/authenticator/recovery-codes") },
    breaks: "Without an authenticator app, the call returns 409 STATE_CONFLICT.",
  },
  {
    name: "what is no e-mail address belongs to no account",
    kind: "codes",
    operationId: "requestPasswordByEmail",
    plant: recodes("INVALID_REQUEST", 422, "ACCOUNT_NOT_FOUND"),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/member/password/email", {
          bytes: new TextEncoder().encode("username=demo&email=not-an-address"),
          headers: { "content-type": FORM },
        }),
    },
    breaks: "A value that cannot be a username or an e-mail address returns 400 (R392).",
  },
  {
    name: "a missing number is an invalid one",
    kind: "codes",
    operationId: "resetPasswordByPhone",
    plant: recodes("PHONE_MISSING", 422, "PHONE_INVALID"),
    shown: sends("demo", "POST", "/wps/member/password/verification", {
      newPassword: "other-1234",
      verificationCode: "123456",
    }),
    breaks: "The server checks in this order: the number (PHONE_MISSING, PHONE_INVALID);",
  },
  {
    name: "a code that was used has expired",
    kind: "codes",
    operationId: "redeemHandoff",
    plant: forgetsUsedCodes,
    shown: {
      username: "demo",
      by: async (ask) => {
        const code = await textAt(ask("POST", "/wps/session/handoff"), "/code");
        await ask("POST", "/wps/session/handoff/redemption", { body: { code } });
        return ask("POST", "/wps/session/handoff/redemption", { body: { code } });
      },
    },
    breaks:
      "A code that is unknown, was already used or belongs to a session that has ended returns 422 VERIFICATION_CODE_INVALID;",
  },
  {
    name: "an expired reward is not found",
    kind: "codes",
    operationId: "claimReward",
    plant: missesExpired,
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/rewards?status=expired"), "/content/0/id");
        return ask("POST", `/wps/rewards/${id}/claim`, { headers: { "idempotency-key": "an-expired-reward" } });
      },
    },
    breaks: "it is claimable, else 409 STATE_CONFLICT (pending, already claimed, or expired)",
  },
  {
    name: "a limit that must still wait is not eligible",
    kind: "codes",
    operationId: "confirmPlayLimit",
    plant: recodes("STATE_CONFLICT", 422, "NOT_ELIGIBLE"),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "deposit", period: "24h", amount: "5000.00" } });
        await ask("PUT", LIMITS, { body: { kind: "deposit", period: "24h", amount: "6000.00" } });
        return ask("POST", `${LIMITS}/confirmation`, { body: { kind: "deposit", period: "24h" } });
      },
    },
    breaks:
      "Before `confirmableAt`, after `lapsesAt`, and when no change is pending, it returns 409 STATE_CONFLICT and nothing changes.",
  },
  {
    name: "a rate above the own one is not eligible",
    kind: "codes",
    operationId: "offerContract",
    plant: recodes("RATE_TOO_HIGH", 422, "NOT_ELIGIBLE"),
    shown: {
      username: "agent",
      by: async (ask) => {
        const memberId = await textAt(ask("GET", "/wps/agent/team"), "/content/0/id");
        const tiers = [{ rate: "99.00", activeMembers: 0, betAmount: "0.00" }];
        const body = { memberId, kind: "dividend", period: "monthly", tiers };
        return ask("POST", "/wps/agent/contracts", { body, headers: { "idempotency-key": "the-highest-rate" } });
      },
    },
    breaks:
      "The highest rate must not be above the rate of the caller's own active contract of the same kind, else 422 RATE_TOO_HIGH;",
  },
];
