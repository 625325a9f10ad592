import { onSuccess } from "../../support/changes.ts";
import { acceptedAt, put, valueOf } from "../plants/answers.ts";
import { withoutLimit } from "../plants/headers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { onCode, recoded, recodes, refusedAt, refusesWhen, retriesOn } from "../plants/refusals.ts";
import { asked, textIn, withBody } from "../plants/requests.ts";
import { CONTENT, eachRow, listOf } from "../plants/rows.ts";
import { inSequence, type SequenceFault } from "./sequence-fault.ts";

const FEWER_PASSKEYS = 10;
const LONG = 20;

/** Accepts a nickname that is too long, and stores another one. */
const cutsNickname = retriesOn("INVALID_REQUEST", (request) =>
  textIn(request, "nickname").length > LONG ? withBody(request, { nickname: "Nickname" }) : undefined,
);

/** Faults of accounts, their sessions and their passwords. */
export const ACCOUNTS: readonly SequenceFault[] = [
  {
    name: "a session is accepted before its verification",
    kind: "accounts",
    operationId: "endOtherSessions",
    plant: onCode("VERIFICATION_REQUIRED", (answer) => acceptedAt(answer)),
    foundBy: inSequence("verifyNewIp", "the member calls every operation before the verification"),
    breaks: "Until the verification, every other operation returns 403 VERIFICATION_REQUIRED.",
  },
  {
    name: "a token is accepted after the logout",
    kind: "accounts",
    operationId: "markFirstLogin",
    plant: onCode("UNAUTHENTICATED", (answer) => acceptedAt(answer)),
    foundBy: inSequence("logout", "the member calls every operation after the logout"),
    breaks: "The token is invalid afterwards.",
  },
  {
    name: "an account gets half as many passkeys",
    kind: "accounts",
    operationId: "addPasskey",
    plant: refusesWhen("/wps/member/security", (overview) =>
      listOf(valueOf(overview), "/passkeys").length < FEWER_PASSKEYS
        ? undefined
        : refusedAt(overview, 409, "STATE_CONFLICT"),
    ),
    foundBy: inSequence("setUpPasskey", "an account gets as many passkeys as are allowed"),
    breaks: "An account has at most 20 passkeys.",
  },
  {
    name: "a new password may be shorter than the rules say",
    kind: "accounts",
    operationId: "changePassword",
    plant: onCode("INVALID_REQUEST", (answer, request) =>
      textIn(request, "newPassword") === textIn(request, "confirmNewPassword") ? acceptedAt(answer) : answer,
    ),
    foundBy: inSequence("changePassword", "the new password has the smallest length, or one letter less"),
    breaks: "The new password follows the rules of the registration.",
  },
  {
    name: "wrong payment passwords of other operations do not count",
    kind: "accounts",
    operationId: "redeemPointReward",
    plant: onCode("TOO_MANY_REQUESTS", (answer) => recoded(withoutLimit(answer), 422, "PAYMENT_PASSWORD_INCORRECT")),
    foundBy: inSequence(
      "setPaymentPassword",
      "the payment password is wrong in several operations, five times in a row",
    ),
    breaks: "Wrong payment passwords of all operations count together.",
  },
  {
    name: "the event of an ended session has the device of that session",
    kind: "accounts",
    operationId: "listAccountEvents",
    plant: eachRow((event) => (event["kind"] === "sessionsEnded" ? { ...event, device: "Nokia" } : event)),
    foundBy: inSequence("listAccountEvents", "one session is ended, and a payout account is added"),
    breaks: "An event has the device of the call that caused it.",
  },
  {
    name: "the third page of events is empty",
    kind: "accounts",
    operationId: "listAccountEvents",
    plant: onSuccess((answer, request) => (asked(request, "page") === "3" ? put(answer, CONTENT, []) : answer)),
    foundBy: inSequence("listAccountEvents", "the events fill several pages"),
    breaks: "The last page has the oldest events.",
  },
  {
    name: "a nickname may be longer than the rules say",
    kind: "accounts",
    operationId: "setMemberInfo",
    plant: cutsNickname,
    foundBy: inSequence(
      "setMemberInfo",
      "the nickname has the greatest and the smallest length, or one letter more or less",
    ),
    breaks: "The nickname follows the rules of the registration.",
  },
  {
    name: "a registration cuts a nickname that is too long",
    kind: "accounts",
    operationId: "registerByUsername",
    plant: cutsNickname,
    foundBy: inSequence(
      "registerByUsername",
      "fields have the greatest and the smallest length, or one letter more or less",
    ),
    breaks: "Each text follows the rules of getRegisterSettings.",
  },
  {
    name: "a registration ignores the recommender",
    kind: "accounts",
    operationId: "registerByUsername",
    plant: misreadsBody(({ recommenderId }) =>
      typeof recommenderId === "string" && recommenderId !== "" ? { recommenderId: "" } : undefined,
    ),
    findingAt: ["registerByUsername", "getMemberInfo"],
    foundBy: inSequence("registerByUsername", "a member recommends the site to another one"),
    breaks: "A member with a recommender has an upline.",
  },
  {
    name: "a registration refuses the code of another merchant's agent",
    kind: "accounts",
    operationId: "registerByUsername",
    plant: onSuccess((answer, request) =>
      textIn(request, "affiliateCode") === "" ? answer : refusedAt(answer, 422, "AFFILIATE_CODE_INVALID"),
    ),
    foundBy: inSequence("registerByUsername", "the code belongs to an agent of another merchant"),
    breaks: "The code of an agent of another merchant is accepted and has no effect.",
  },
  {
    name: "a login without a captcha has an invalid captcha",
    kind: "accounts",
    operationId: "login",
    plant: recodes("CAPTCHA_REQUIRED", 400, "CAPTCHA_INVALID"),
    foundBy: inSequence("login", "failed logins make a captcha necessary"),
    breaks: "A login without the captcha that it needs returns CAPTCHA_REQUIRED.",
  },
  {
    name: "the rewards of the merchant in the query replace those of the member",
    kind: "accounts",
    operationId: "listPointRewards",
    plant: () => async (request, forward) => {
      const hasMerchant = request.address.includes("merchantCode=");
      const answer = await forward(request);
      if (!hasMerchant || answer.status !== 200) return answer;
      const { authorization: _, ...headers } = request.headers;
      return forward({ ...request, headers });
    },
    foundBy: inSequence("listPointRewards", "a member of another merchant lists the rewards"),
    breaks: "With a session it contains the rewards of the merchant of the member.",
  },
];
