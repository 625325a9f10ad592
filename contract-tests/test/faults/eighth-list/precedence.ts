import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { DEMO_PASSWORD, PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { valueOf, withMembers } from "../plants/answers.ts";
import { onCode, recoded } from "../plants/refusals.ts";
import { beside, bodyOf, textIn } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { MINUTE_MS } from "../plants/times.ts";
import type { EighthFault } from "./eighth-fault.ts";

const METHODS = "/wps/deposits/methods";
const TAKEN = new Set(["demo", "agent", "agent2", "newbie", "stepup"]);

/** Compares the new password with the old one before anything else. */
const comparesFirst: Plant = onCode("INVALID_REQUEST", (answer, request) => {
  const isSame = textIn(request, "newPassword") === textIn(request, "oldPassword");
  const unchanged = recoded(answer, 422, "PASSWORD_UNCHANGED");
  return isSame ? withMembers(unchanged, { details: undefined }) : answer;
});

/** Looks for the type before it asks for a proof. */
const checksTypeFirst: Plant = onCode("REAUTHENTICATION_REQUIRED", async (answer, request, forward) => {
  const methods = listOf(await valueBeside(request, forward, METHODS), "");
  const isKnown = methods.some(({ id, payout }) => id === textIn(request, "type") && payout === true);
  return isKnown ? answer : recoded(answer, 422, "METHOD_UNAVAILABLE");
});

/** Looks for the promotion before it checks the amount. */
const checksPromotionFirst: Plant = onCode("AMOUNT_OUT_OF_RANGE", async (answer, request, forward) => {
  const promotion = bodyOf(request)?.["promotionId"];
  if (promotion === undefined) return answer;
  const seen = await forward(beside(request, "GET", METHODS));
  const method = isSuccess(seen) ? listOf(valueOf(seen), "").find(({ id }) => id === textIn(request, "methodId")) : {};
  const isOffered = listOf(method, "/promotions").some(({ id }) => id === promotion);
  return isOffered ? answer : recoded(answer, 422, "NOT_ELIGIBLE");
});

/** Faults of checks in another order than that of the contract. */
export const PRECEDENCE: readonly EighthFault[] = [
  {
    name: "an unchanged password is reported before a wrong repetition",
    kind: "precedence",
    operationId: "changePassword",
    plant: comparesFirst,
    shown: sends("demo", "POST", "/wps/member/password", {
      oldPassword: DEMO_PASSWORD,
      newPassword: DEMO_PASSWORD,
      confirmNewPassword: "another-1234",
    }),
    breaks: "whether the new password differs from the old one (PASSWORD_UNCHANGED).",
  },
  {
    name: "the type of an account is checked before the proof of identity",
    kind: "precedence",
    operationId: "addPayoutAccount",
    plant: checksTypeFirst,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/__mock/clock", { body: { advanceMs: 6 * MINUTE_MS } });
        const account = {
          type: "no-such-type",
          number: "01712345678",
          holder: "Demo",
          paymentPassword: PAYMENT_PASSWORD,
        };
        return ask("POST", "/wps/withdrawals/accounts", { body: account });
      },
    },
    breaks: "Before all these checks, the call needs a recent identity proof (reauthenticate).",
  },
  {
    name: "the captcha is checked before the number",
    kind: "precedence",
    operationId: "sendLoginSmsCode",
    plant: onCode("PHONE_INVALID", (answer, request) =>
      valueAt(objectOr(bodyOf(request)), "/captchaProvider/token") === "wrong-captcha"
        ? recoded(answer, 422, "RECAPTCHA_INVALID")
        : answer,
    ),
    shown: sends("demo", "POST", "/wps/verification/sms/noLogin", {
      mobileNo: "123",
      captchaProvider: { provider: "recaptcha", token: "wrong-captcha" },
    }),
    breaks:
      "the form of the number (PHONE_MISSING, PHONE_INVALID), the result of the captcha service (RECAPTCHA_INVALID),",
  },
  {
    name: "a username that is taken is reported before an unknown affiliate code",
    kind: "precedence",
    operationId: "registerByUsername",
    plant: onCode("AFFILIATE_CODE_INVALID", (answer, request) =>
      TAKEN.has(textIn(request, "username")) ? recoded(answer, 422, "USERNAME_TAKEN") : answer,
    ),
    shown: sends("demo", "PUT", "/wps/member/register?merchantCode=phlobby1", {
      username: "newbie",
      password: "abc-12345",
      confirmPassword: "abc-12345",
      nickname: "Tess",
      affiliateCode: "NOSUCH99",
      termsAccepted: true,
      ageConfirmed: true,
    }),
    breaks: "usernames and e-mail addresses that already have an account (USERNAME_TAKEN, EMAIL_TAKEN);",
  },
  {
    name: "the promotion is checked before the amount",
    kind: "precedence",
    operationId: "createDeposit",
    plant: checksPromotionFirst,
    shown: sends(
      "demo",
      "POST",
      "/wps/deposits",
      {
        methodId: "bkash",
        amount: "1.00",
        fields: { senderNumber: "01712345678" },
        promotionId: "no-such-promotion",
      },
      "too-little-with-a-promotion",
    ),
    breaks: "the promotion is one of the method's promotions, else 422 NOT_ELIGIBLE;",
  },
  {
    name: "pictures are checked before the state of the activity",
    kind: "precedence",
    operationId: "applyActivity",
    plant: onCode("STATE_CONFLICT", (answer, request) =>
      listOf(bodyOf(request), "/imageIds").length > 0 ? recoded(answer, 422, "UPLOAD_INVALID") : answer,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const own = listOf(await ask("GET", "/wps/activities?status=processing"));
        const waiting = own.find(({ entry }) => entry === "application");
        const address = `/wps/activities/${String(waiting?.["id"])}/applications`;
        const headers = { "idempotency-key": "once-more-with-a-picture" };
        return ask("POST", address, { body: { imageIds: ["no-such-picture"] }, headers });
      },
    },
    breaks:
      "its state (409 STATE_CONFLICT when applications are closed or the member has already applied), pictures (UPLOAD_INVALID for an id that belongs to another member or has expired)",
  },
];
