import { isObject } from "../../../src/json.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt } from "../plants/answers.ts";
import { setUpApp } from "../plants/authenticator-app.ts";
import { onCode, retriesOn } from "../plants/refusals.ts";
import { bodyOf, textIn, withBody } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const PROOF = "/wps/session/reauthentication";
const PERSON = {
  username: "shapla77",
  password: "abc-12345",
  confirmPassword: "abc-12345",
  nickname: "Shapla",
  termsAccepted: true,
  ageConfirmed: true,
  recommenderId: "nobody77",
};

/** Ignores the fields of a deposit that its method does not have. */
const ignoresUnknownFields: Plant = onCode("INVALID_REQUEST", async (answer, request, forward) => {
  const given = bodyOf(request)?.["fields"];
  const methods = listOf(await valueBeside(request, forward, "/wps/deposits/methods"), "");
  const method = methods.find(({ id }) => id === textIn(request, "methodId"));
  if (!isObject(given) || method === undefined) return answer;
  const keys = listOf(method, "/fields").map(({ key }) => key);
  const known = Object.entries(given).filter(([key]) => keys.includes(key));
  if (known.length === Object.keys(given).length) return answer;
  return forward(withBody(request, { fields: Object.fromEntries(known) }));
});

/** Does not cross out the recovery codes that prove an identity. */
const reusesRecoveryCodes: Plant = () => {
  const used = new Set<string>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (textIn(request, "method") !== "recoveryCode") return answer;
    const code = textIn(request, "code").toLowerCase();
    if (isSuccess(answer)) used.add(code);
    return answer.status === 422 && used.has(code) ? acceptedAt(answer) : answer;
  };
};

/** Faults of rules that are not enforced. */
export const GUARDS: readonly TenthFault[] = [
  {
    name: "fields that a method does not have are ignored",
    kind: "guards",
    operationId: "createDeposit",
    plant: ignoresUnknownFields,
    shown: sends(
      "demo",
      "POST",
      "/wps/deposits",
      { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678", note: "Thank you" } },
      "a-deposit-with-a-note",
    ),
    breaks: "Keys that the method does not have are refused.",
  },
  {
    name: "a member who does not exist has recommended the site",
    kind: "guards",
    operationId: "registerByUsername",
    plant: retriesOn("AFFILIATE_CODE_INVALID", (request) =>
      textIn(request, "recommenderId") === "" ? undefined : withBody(request, { recommenderId: undefined }),
    ),
    shown: sends("demo", "PUT", "/wps/member/register?merchantCode=phlobby1", PERSON, "recommended-by-nobody"),
    breaks: "and the username in `recommenderId`, which must exist,",
  },
  {
    name: "a fixed dialling code is not compared",
    kind: "guards",
    operationId: "sendLoginSmsCode",
    plant: retriesOn("PHONE_INVALID", (request) =>
      textIn(request, "countryDialingCode") === "" ? undefined : withBody(request, { countryDialingCode: undefined }),
    ),
    shown: sends("demo", "POST", "/wps/verification/sms/noLogin?merchantCode=vnlobby1", {
      mobileNo: "912345678",
      countryDialingCode: "+880",
    }),
    breaks: "When UPDATEMOBILEICC3 is off, the dialling code of another country returns PHONE_INVALID.",
  },
  {
    name: "a recovery code proves the identity again",
    kind: "guards",
    operationId: "reauthenticate",
    plant: reusesRecoveryCodes,
    findingAt: ["reauthenticate", "confirmAuthenticator", "renewRecoveryCodes"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { method: "recoveryCode", code: await setUpApp(ask) };
        await ask("POST", PROOF, { body });
        return ask("POST", PROOF, { body });
      },
    },
    breaks: "A recovery code; it cannot be used again afterwards.",
  },
  {
    name: "a reset by e-mail does not say that no account has the address",
    kind: "guards",
    operationId: "requestPasswordByEmail",
    plant: onCode("ACCOUNT_NOT_FOUND", (answer) => acceptedAt(answer)),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/member/password/email", {
          bytes: new TextEncoder().encode("username=demo&email=nobody%40example.com"),
          headers: { "content-type": "application/x-www-form-urlencoded" },
        }),
    },
    breaks: "The username and the e-mail address must belong to the same account, else 422 ACCOUNT_NOT_FOUND (R456).",
  },
  {
    name: "blank feedback is sent",
    kind: "guards",
    operationId: "submitFeedback",
    plant: retriesOn("INVALID_REQUEST", (request) =>
      /^\s+$/.test(textIn(request, "content")) ? withBody(request, { content: "-" }) : undefined,
    ),
    shown: sends("demo", "PUT", "/wps/feedback", { content: "   " }, "three-spaces"),
    breaks: "Text of the feedback: 1 to 140 characters, not blank (R400, C3);",
  },
];
