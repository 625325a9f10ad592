import type { Plant } from "../planted-fault.ts";
import { withMembers } from "../plants/answers.ts";
import { onCode, recoded, recodes } from "../plants/refusals.ts";
import { listOf } from "../plants/rows.ts";
import { LAUNCH, sends, textAt } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { EighthFault } from "./eighth-fault.ts";

const FORM = "application/x-www-form-urlencoded";

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
    name: "what is no e-mail address belongs to no account",
    kind: "codes",
    operationId: "requestPasswordByEmail",
    plant: onCode("INVALID_REQUEST", (answer) =>
      withMembers(recoded(answer, 422, "ACCOUNT_NOT_FOUND"), { details: undefined }),
    ),
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
];
