import { isObject, objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, valueOf } from "../plants/answers.ts";
import { onCode, retriesOn } from "../plants/refusals.ts";
import { beside, bodyOf, textIn, withBody } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { LAUNCH, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { NinthFault } from "./ninth-fault.ts";

const PERSON = {
  mobileNum: "81234567809",
  password: "abc-12345",
  confirmPassword: "abc-12346",
  termsAccepted: true,
  ageConfirmed: true,
};

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : "");

/** Accepts every host whose name begins with the name of a host of the merchant. */
const comparesBeginning: Plant = onCode("INVALID_URL", async (answer, request, forward) => {
  const hosts = valueAt(await valueBeside(request, forward, "/wps/system/domainRoute"), "/domainList");
  const names = Array.isArray(hosts) ? hosts.map((host) => hostOf(`http://${String(host)}`)) : [];
  const asked = hostOf(textIn(request, "backUrl"));
  return names.some((name) => asked.startsWith(name)) ? forward(withBody(request, { backUrl: undefined })) : answer;
});

/** Searches the values of a deposit for the pattern, and uses what it finds. */
const findsPattern: Plant = onCode("INVALID_REQUEST", async (answer, request, forward) => {
  const given = bodyOf(request)?.["fields"];
  if (!isObject(given)) return answer;
  const methods = listOf(await valueBeside(request, forward, "/wps/deposits/methods"), "");
  const method = methods.find(({ id }) => id === textIn(request, "methodId"));
  const found = listOf(method, "/fields").flatMap(({ key, pattern }) => {
    const inside = String(pattern).replaceAll(/^\^|\$$/g, "");
    const [part] = new RegExp(inside, "u").exec(String(given[String(key)])) ?? [];
    return pattern === undefined || part === undefined ? [] : [[String(key), part] as const];
  });
  return found.length === 0
    ? answer
    : forward(withBody(request, { fields: { ...given, ...Object.fromEntries(found) } }));
});

/** Reads a limit of zero as no limit. */
const readsZeroAsNone: Plant = () => async (request, forward) => {
  if (textIn(request, "amount") === "" || Number(textIn(request, "amount")) !== 0) return forward(request);
  const seen = await forward(beside(request, "GET", "/wps/responsible/limits"));
  return isSuccess(seen) ? acceptedAt(seen, valueOf(seen)) : forward(request);
};

/** Checks only the fields that the registration shows. */
const checksShownFields: Plant = onCode("INVALID_REQUEST", async (answer, request, forward) => {
  const rules = objectOr(await valueBeside(request, forward, "/wps/system/setting/register"));
  const names = Object.keys(bodyOf(request) ?? {});
  const isHidden = names.length > 0 && names.every((name) => valueAt(rules, `/${name}/enabled`) === false);
  return answer.status === 422 && isHidden
    ? acceptedAt(answer, await valueBeside(request, forward, "/wps/member/info"))
    : answer;
});

/** Faults of checks that are missing or accept too much. */
export const LENIENT: readonly NinthFault[] = [
  {
    name: "a foreign host may begin with the name of a host of the merchant",
    kind: "lenient",
    operationId: "launchGame",
    plant: comparesBeginning,
    shown: sends("demo", "POST", "/wps/game/launchGame", { ...LAUNCH, backUrl: "http://localhost.evil.example/" }),
    breaks: "`backUrl` must be on a host of the merchant, else 400 INVALID_URL.",
  },
  {
    name: "the repetition of the password is not compared",
    kind: "lenient",
    operationId: "registerByMobile",
    plant: retriesOn("INVALID_REQUEST", (request) =>
      textIn(request, "confirmPassword") === ""
        ? undefined
        : withBody(request, { confirmPassword: textIn(request, "password") }),
    ),
    shown: sends("demo", "PUT", "/wps/member/register/mobile?merchantCode=idlobby1", PERSON, "two-different-passwords"),
    breaks: "In addition, `confirmPassword` must equal `password`.",
  },
  {
    name: "a part of a value has to match the pattern of its field",
    kind: "lenient",
    operationId: "createDeposit",
    plant: findsPattern,
    shown: sends(
      "demo",
      "POST",
      "/wps/deposits",
      { methodId: "bkash", amount: "500.00", fields: { senderNumber: "0171234567899" } },
      "a-number-and-two-digits",
    ),
    breaks: "Regular expression (ECMAScript, flag u) that the whole value must match.",
  },
  {
    name: "a limit of zero is no limit",
    kind: "lenient",
    operationId: "setPlayLimits",
    plant: readsZeroAsNone,
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: sends("demo", "PUT", "/wps/responsible/limits", { kind: "loss", period: "24h", amount: "0.00" }),
    breaks: '"0.00" allows nothing.',
  },
  {
    name: "a field that the registration does not show is not checked",
    kind: "lenient",
    operationId: "setMemberInfo",
    plant: checksShownFields,
    shown: sends("demo", "PUT", "/wps/member/info", { wechat: "x" }),
    breaks:
      "A field for which the registration has a rule must match that rule here too, even when the registration does not show the field.",
  },
];
