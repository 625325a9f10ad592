import type { Plant } from "../planted-fault.ts";
import { headerOf, PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { acceptedAt, codeOf, numberAt } from "../plants/answers.ts";
import { onCode } from "../plants/refusals.ts";
import { bodyOf, withBody, withRequestHeaders } from "../plants/requests.ts";
import { sends } from "../plants/showings.ts";
import { DAY_MS } from "../plants/times.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** The first half of a picture in the format PNG. */
const HALF_A_PICTURE = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4", "base64");
const PNG_NAME = "PNG\r\n";
const PASSWORD = "demo-1234";

/** Needs the current payment password only when the request has one. */
const forgetsOldPassword: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const isForgotten = bodyOf(request)?.["oldPaymentPassword"] === undefined;
  return codeOf(answer) === "PAYMENT_PASSWORD_INCORRECT" && isForgotten
    ? forward(withBody(request, { oldPaymentPassword: PAYMENT_PASSWORD }))
    : answer;
};

/** Looks only at the first bytes of a picture. */
const readsFirstBytes: Plant = onCode("UPLOAD_INVALID", (answer, { body, headers }) => {
  if (headers["content-type"] !== "image/png" || !body.slice(1).startsWith(PNG_NAME)) return answer;
  const now = numberAt(answer, "/timestamp");
  const expiresAt = new Date(now + DAY_MS).toISOString();
  return acceptedAt(answer, { id: `half-a-picture-${now}`, mediaType: "image/png", bytes: body.length, expiresAt });
});

/** Faults of checks that are missing. */
export const REFUSALS: readonly SixthFault[] = [
  {
    name: "a payment password is replaced without the current one",
    kind: "refusals",
    operationId: "setPaymentPassword",
    plant: forgetsOldPassword,
    shown: sends("demo", "POST", "/wps/member/payment-password", { newPaymentPassword: "135791" }),
    breaks: "if one is already set, the request must contain the current one, else 422 PAYMENT_PASSWORD_INCORRECT",
  },
  {
    name: "a game that does not exist becomes a favourite",
    kind: "refusals",
    operationId: "addFavoriteGame",
    plant: onCode("NOT_FOUND", (answer) => acceptedAt(answer)),
    shown: sends("demo", "POST", "/wps/relay/MCSFE_addFavoriteGameV2", { nodeId: 2_000_000_000 }),
    breaks: "the call returns 404 NOT_FOUND when the game is not in the catalogue",
  },
  {
    name: "the old password is accepted as the new one",
    kind: "refusals",
    operationId: "changePassword",
    plant: onCode("PASSWORD_UNCHANGED", (answer) => acceptedAt(answer)),
    shown: sends("demo", "POST", "/wps/member/password", {
      oldPassword: PASSWORD,
      newPassword: PASSWORD,
      confirmNewPassword: PASSWORD,
    }),
    breaks: "the server checks whether the new password differs from the old one (PASSWORD_UNCHANGED)",
  },
  {
    name: "half a picture is stored",
    kind: "refusals",
    operationId: "uploadImage",
    plant: readsFirstBytes,
    shown: {
      username: "demo",
      by: (ask) => ask("POST", "/wps/uploads", { bytes: HALF_A_PICTURE, headers: { "content-type": "image/png" } }),
    },
    breaks: "a picture that cannot be decoded returns UPLOAD_INVALID",
  },
  {
    name: "a member who takes a break gets promotions",
    kind: "refusals",
    operationId: "getPromotion",
    plant: onCode("SELF_EXCLUDED", async (_answer, request, forward) => {
      const authorization = await headerOf("agent", request, forward);
      return forward(withRequestHeaders(request, { authorization }));
    }),
    findingAt: ["getPromotion", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "24h" } });
        return ask("GET", "/wps/promotions/PR-1001");
      },
    },
    breaks: "during a break or self-exclusion a member gets no promotions",
  },
];
