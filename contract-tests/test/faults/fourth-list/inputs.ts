import { saysNo } from "../../support/changes.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { put } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { DOT } from "../plants/pictures.ts";
import { refuses } from "../plants/refusals.ts";
import { asked, asking, textIn, withRequestHeaders } from "../plants/requests.ts";
import { reads, sends } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const MOST_DRAWS = 100;
const LONGEST_PASSWORD = 128;
const PNG_NAME = "PNG\r\n";
const NOT_VALID = "The request is not valid. Please check what you entered.";
const DRAWS = "/lotto/lgw/games/opened/numero?gameCode=SSC_60S";

/** Believes what the label says about a picture. */
const believesLabel: Plant = () => async (request, forward) => {
  const isMislabelled = request.headers["content-type"] === "image/jpeg" && request.body.slice(1).startsWith(PNG_NAME);
  if (!isMislabelled) return forward(request);
  const answer = await forward(withRequestHeaders(request, { "content-type": "image/png" }));
  return answer.status === 200 ? put(answer, "/value/mediaType", "image/jpeg") : answer;
};

/** Limits a count in place of refusing it. */
const limitsCount: Plant = () => (request, forward) => {
  const count = asked(request, "count") ?? "";
  const isTooLarge = /^\d+$/.test(count) && Number(count) > MOST_DRAWS;
  return forward(isTooLarge ? asking(request, { count: String(MOST_DRAWS) }) : request);
};

const codeIn = (request: ProxiedRequest): string => asked(request, "affiliateCode") ?? "";

/** Faults of validation: too lax or too strict. */
export const INPUTS: readonly FourthFault[] = [
  {
    name: "a count above the maximum is accepted",
    kind: "inputs",
    operationId: "listOpenedNumbers",
    plant: limitsCount,
    shown: reads("demo", `${DRAWS}&count=101`),
    breaks: "`count` is at most 100",
  },
  {
    name: "the second password may differ",
    kind: "inputs",
    operationId: "registerByUsername",
    plant: misreadsBody(({ password, confirmPassword }) =>
      typeof password === "string" && typeof confirmPassword === "string" && confirmPassword.length <= LONGEST_PASSWORD
        ? { confirmPassword: password }
        : undefined,
    ),
    findingAt: ["registerByUsername", "getRegisterSettings"],
    shown: sends("demo", "PUT", "/wps/member/register?merchantCode=phlobby1", {
      username: "stranger4",
      password: "abc-12345",
      confirmPassword: "abc-54321",
      nickname: "Stranger",
      termsAccepted: true,
      ageConfirmed: true,
    }),
    breaks: "`confirmPassword` equals `password`",
  },
  {
    name: "the age need not be confirmed",
    kind: "inputs",
    operationId: "registerByMobile",
    plant: misreadsBody(({ ageConfirmed }) =>
      ageConfirmed === undefined || ageConfirmed === false ? { ageConfirmed: true } : undefined,
    ),
    shown: sends("demo", "PUT", "/wps/member/register/mobile?merchantCode=idlobby1", {
      mobileNum: "81234567804",
      password: "abc-12345",
      confirmPassword: "abc-12345",
      termsAccepted: true,
    }),
    breaks: "a registration without `ageConfirmed` returns NOT_ELIGIBLE",
  },
  {
    name: "spaces in an account number are refused",
    kind: "inputs",
    operationId: "addPayoutAccount",
    plant: refuses(
      (request) => /[^A-Za-z0-9]/.test(textIn(request, "number")),
      () => saysNo(400, "INVALID_REQUEST", NOT_VALID),
    ),
    shown: sends("demo", "POST", "/wps/withdrawals/accounts", {
      type: "bkash",
      number: "0171 234-5699",
      holder: "Demo",
      paymentPassword: PAYMENT_PASSWORD,
    }),
    breaks: "a typed number is normalised before it is validated",
  },
  {
    name: "a PNG may be labelled as JPEG",
    kind: "inputs",
    operationId: "uploadImage",
    plant: believesLabel,
    shown: {
      username: "demo",
      by: (ask) => ask("POST", "/wps/uploads", { bytes: DOT, headers: { "content-type": "image/jpeg" } }),
    },
    breaks: "a picture that differs from the Content-Type returns UPLOAD_INVALID",
  },
  {
    name: "an affiliate code in lower case is unknown",
    kind: "inputs",
    operationId: "checkAffiliateCode",
    plant: refuses(
      (request) => /^[A-Za-z0-9]{4,16}$/.test(codeIn(request)) && codeIn(request) !== codeIn(request).toUpperCase(),
      () => saysNo(422, "AFFILIATE_CODE_INVALID", "Invalid invitation code"),
    ),
    shown: reads("demo", "/wps/agent/affiliate?affiliateCode=agent001"),
    breaks: "letter case does not matter",
  },
];
