import { randomBytes } from "node:crypto";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { headerOf, PAYMENT_PASSWORD, proves } from "../plants/accounts.ts";
import { acceptedAt } from "../plants/answers.ts";
import { setUpApp } from "../plants/authenticator-app.ts";
import { withoutLimit } from "../plants/headers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { addPasskey } from "../plants/passkeys.ts";
import { onCode, retriesOn } from "../plants/refusals.ts";
import { asked, bodyOf, textIn, withBody, withRequestHeaders } from "../plants/requests.ts";
import { listOf, rowInPath } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { MINUTE_MS } from "../plants/times.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const FORM = "application/x-www-form-urlencoded";
const FACEBOOK_PERSON = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"demo","exp":4102444800}')}.c2ln`.replaceAll("=", "");

/** Accepts a request that the server has refused with a code, and does nothing. */
const acceptsOn = (code: string): Plant => onCode(code, (answer) => acceptedAt(withoutLimit(answer)));

/** Looks for a code that begins with the one of the request. */
const findsByPrefix: Plant = onCode("AFFILIATE_CODE_INVALID", async (answer, request, forward) => {
  const code = asked(request, "affiliateCode")?.toUpperCase() ?? "";
  const authorization = await headerOf("agent", request, forward);
  const agent = withRequestHeaders(request, { authorization });
  const links = listOf(await valueBeside(agent, forward, "/wps/agent/referral-links"), "/links");
  return links.some((link) => String(link["code"]).startsWith(code)) ? acceptedAt(answer) : answer;
});

/** Creates another key although the account has an app. */
const createsSecondKey: Plant = onCode("STATE_CONFLICT", (answer) => {
  const secret = Array.from(randomBytes(32), (byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[byte % 32]).join("");
  return acceptedAt(answer, { secret, uri: `otpauth://totp/Lobbykit:demo?secret=${secret}&issuer=Lobbykit` });
});

/** Accepts a report about money that was never sent. */
const acceptsReport: Plant = onCode("STATE_CONFLICT", async (answer, request, forward) => {
  const withdrawals = await valueBeside(request, forward, "/wps/withdrawals?pageSize=100");
  const withdrawal = rowInPath(withdrawals, request);
  return withdrawal === undefined || withdrawal["status"] === "approved" ? answer : acceptedAt(answer, withdrawal);
});

/** Offers a contract without an end when its end makes no sense. */
const dropsEnd: Plant = onCode("INVALID_REQUEST", (answer, request, forward) => {
  const to = Date.parse(textIn(request, "to"));
  const from = Date.parse(textIn(request, "from"));
  return Number.isNaN(to) || !(to <= from || to <= Date.now()) ? answer : forward(withBody(request, { to: undefined }));
});

/** Faults of checks that are missing or accept too much. */
export const LENIENT: readonly SeventhFault[] = [
  {
    name: "the beginning of an affiliate code is enough",
    kind: "lenient",
    operationId: "checkAffiliateCode",
    plant: findsByPrefix,
    shown: reads("demo", "/wps/agent/affiliate?affiliateCode=BONDHU"),
    breaks: "a code that does not exist returns 422 AFFILIATE_CODE_INVALID",
  },
  {
    name: "the receipt of a rejected withdrawal can be reported",
    kind: "lenient",
    operationId: "confirmWithdrawalReceipt",
    plant: acceptsReport,
    shown: {
      username: "demo",
      by: (ask) => ask("PUT", "/wps/withdrawals/5/receipt", { body: { received: true } }),
    },
    breaks: "the call returns 409 STATE_CONFLICT when the withdrawal is not approved",
  },
  {
    name: "a deposit with an unknown promotion is a deposit without one",
    kind: "lenient",
    operationId: "createDeposit",
    plant: retriesOn("NOT_ELIGIBLE", (request) =>
      bodyOf(request)?.["promotionId"] === undefined ? undefined : withBody(request, { promotionId: undefined }),
    ),
    shown: sends(
      "demo",
      "POST",
      "/wps/deposits",
      {
        methodId: "bkash",
        amount: "500.00",
        fields: { senderNumber: "01712345678" },
        promotionId: "no-such-promotion",
      },
      "with-an-unknown-promotion",
    ),
    breaks: "the promotion is one of the method's promotions, else 422 NOT_ELIGIBLE",
  },
  {
    name: "persons of two third parties are not told apart",
    kind: "lenient",
    operationId: "loginSocial",
    plant: misreadsBody(({ provider }) => (provider === "facebook" ? { provider: "google" } : undefined)),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/session/login/social?merchantCode=phlobby1", {
          body: { provider: "facebook", idToken: FACEBOOK_PERSON },
          headers: { authorization: "" },
        }),
    },
    breaks: "a person who is not linked to a member at this third party gets `needsRegistration`",
  },
  {
    name: "a contract may end before it begins",
    kind: "lenient",
    operationId: "offerContract",
    plant: dropsEnd,
    findingAt: ["offerContract", "listContracts"],
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/contracts",
      {
        memberId: "100001",
        kind: "daily",
        period: "daily",
        tiers: [{ rate: "0.10", activeMembers: 0, betAmount: "0.00" }],
        from: "2099-01-02T00:00:00Z",
        to: "2099-01-01T00:00:00Z",
      },
      "an-offer-without-sense",
    ),
    breaks: "`to` must be in the future and after `from`, else 400",
  },
  {
    name: "to terminate a request is to reject it",
    kind: "lenient",
    operationId: "processHourlySalaryContract",
    plant: retriesOn("STATE_CONFLICT", (request) =>
      bodyOf(request)?.["action"] === "terminate" ? withBody(request, { action: "reject" }) : undefined,
    ),
    findingAt: ["processHourlySalaryContract", "getConsolidatedFunds"],
    shown: sends("demo", "POST", "/wps/relay/MCS2_processContractHourSalary", { requestId: "16", action: "terminate" }),
    breaks: "the receiver accepts or rejects an offer; any other decision returns 422 STATE_CONFLICT",
  },
  {
    name: "an authenticator app is removed from an account without one",
    kind: "lenient",
    operationId: "removeAuthenticator",
    plant: acceptsOn("STATE_CONFLICT"),
    shown: sends("demo", "POST", "/wps/member/authenticator/removal", { code: "123456" }),
    breaks: "without an authenticator app, the call returns 409 STATE_CONFLICT",
  },
  {
    name: "a passkey is removed without a recent proof",
    kind: "lenient",
    operationId: "removePasskey",
    plant: onCode("REAUTHENTICATION_REQUIRED", async (answer, request, forward) => {
      const proof = await proves(request, forward);
      return isSuccess(proof) ? forward(request) : answer;
    }),
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await addPasskey(ask, "My telephone");
        await ask("POST", "/__mock/clock", { body: { advanceMs: 6 * MINUTE_MS } });
        return ask("DELETE", `/wps/member/passkeys/${id}`);
      },
    },
    breaks: "the call needs a recent identity proof (reauthenticate)",
  },
  {
    name: "a second e-mail is sent at once",
    kind: "lenient",
    operationId: "requestPasswordByEmail",
    plant: acceptsOn("TOO_MANY_REQUESTS"),
    shown: {
      username: "demo",
      by: async (ask) => {
        const bytes = new TextEncoder().encode("username=demo&email=demo%40example.com");
        await ask("POST", "/wps/member/password/email", { bytes, headers: { "content-type": FORM } });
        return ask("POST", "/wps/member/password/email", { bytes, headers: { "content-type": FORM } });
      },
    },
    breaks: "another e-mail can be requested after 5 minutes; before that the call returns 429",
  },
  {
    name: "the current payment password is accepted as the new one",
    kind: "lenient",
    operationId: "setPaymentPassword",
    plant: acceptsOn("PASSWORD_UNCHANGED"),
    shown: sends("demo", "POST", "/wps/member/payment-password", {
      oldPaymentPassword: PAYMENT_PASSWORD,
      newPaymentPassword: PAYMENT_PASSWORD,
    }),
    breaks: "a new payment password that equals the current one returns 422 PASSWORD_UNCHANGED",
  },
  {
    name: "an account with an authenticator app gets another key",
    kind: "lenient",
    operationId: "setUpAuthenticator",
    plant: createsSecondKey,
    shown: {
      username: "demo",
      by: async (ask) => {
        await setUpApp(ask);
        return ask("POST", "/wps/member/authenticator");
      },
    },
    breaks: "when the account already has an authenticator app, the call returns 409 STATE_CONFLICT",
  },
];
