import { isObject, objectOr, valueAt } from "../../../src/json.ts";
import { jsonOf, set, turn, withJson } from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";
import { HOUR_MS, moved } from "../plants/times.ts";

/** Answers as if the request had another address. */
const asksFor =
  (from: string, to: string): Plant =>
  () =>
  async (request, forward) =>
    forward({ ...request, address: request.address.replace(from, to) });

/** Keeps the next reality check where it was before another interval was chosen. */
const keepsNextCheck: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const running = valueAt(jsonOf(answer), "/value/running");
  if (!isObject(running)) return answer;
  const session = { ...running, nextRealityCheckAt: moved(running["startedAt"], HOUR_MS) };
  const json = objectOr(jsonOf(answer));
  return withJson(answer, { ...json, value: { ...objectOr(json["value"]), running: session } });
};

/** Tells a client to come back after a minute, whenever its limit ends. */
const asksForOneMinute: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  return answer.status === 429 ? { ...answer, headers: { ...answer.headers, "retry-after": "60" } } : answer;
};

/** Faults that only several calls, or calls in a new account, can show. */
export const SEQUENCE_FAULTS: readonly PlantedFault[] = [
  {
    name: "a previous login before the first one",
    kind: "time",
    operationId: "getLoginInfo",
    plant: turn("/value/lastLoginTime", (time) => time ?? 1_700_000_000_000),
    finding: "must be null",
    rules: ["effect"],
  },
  {
    name: "a captcha whose sound is a picture",
    kind: "state",
    operationId: "getCaptcha",
    plant: asksFor("medium=audio", "medium=image"),
    finding: "must match ^UklGR",
    rules: ["effect"],
  },
  {
    name: "a member of type 4 who is shown as a plain member",
    kind: "state",
    operationId: "getMemberInfo",
    plant: turn("/value/type", (type) => (type === 4 ? 0 : type)),
    finding: "/value/type: must be 4",
    rules: ["effect"],
  },
  {
    name: "a picture that nobody can change",
    kind: "state",
    operationId: "getMemberIcon",
    plant: set("/value", "/art/members/lotus.svg"),
    finding: "must be",
    rules: ["effect"],
  },
  {
    name: "a payment password that is always set",
    kind: "state",
    operationId: "getSecurityOverview",
    plant: set("/value/paymentPassword", true),
    finding: "/value/paymentPassword: must be false",
    rules: ["effect"],
  },
  {
    name: "a higher limit that waits for two days",
    kind: "time",
    operationId: "setPlayLimits",
    plant: turn("/value/deposit/0/pending", (pending) =>
      isObject(pending)
        ? {
            ...pending,
            confirmableAt: moved(pending["confirmableAt"], 24 * HOUR_MS),
            lapsesAt: moved(pending["lapsesAt"], 24 * HOUR_MS),
          }
        : pending,
    ),
    finding: "/value/deposit/0/pending/confirmableAt: must be",
    rules: ["effect"],
  },
  {
    name: "a reality check that comes at its earlier time",
    kind: "time",
    operationId: "getPlaySession",
    plant: keepsNextCheck,
    finding: "/value/running/nextRealityCheckAt: must be",
    rules: ["effect"],
  },
  {
    name: "a recovery code that stays in the count after its use",
    kind: "state",
    operationId: "getSecurityOverview",
    plant: turn("/value/recoveryCodes", (count) => (count === null ? count : 10)),
    finding: "/value/recoveryCodes: must be 9",
    rules: ["effect"],
  },
  {
    name: "a code by SMS that a merchant without it asks for",
    kind: "state",
    operationId: "getRegisterSettings",
    plant: set("/value/verificationCode/enabled", true),
    finding: "/value/verificationCode/enabled: must be false",
    rules: ["effect"],
  },
  {
    name: "a handoff that names another member",
    kind: "state",
    operationId: "redeemHandoff",
    plant: set("/value/username", "demo"),
    finding: "/value/username: must be",
    rules: ["effect"],
  },
  {
    name: "failed logins that are not recorded",
    kind: "state",
    operationId: "listAccountEvents",
    plant: turn("/value/content", (events) =>
      Array.isArray(events) ? events.filter((event) => objectOr(event)["kind"] !== "loginFailed") : events,
    ),
    finding: 'must have a row with {"kind":"loginFailed"}',
    rules: ["effect"],
  },
  {
    name: "a passkey for a fixed host",
    kind: "access",
    operationId: "setUpPasskey",
    plant: set("/value/rp/id", "passkeys.example.org"),
    finding: "/value/rp/id",
    rules: ["consistency"],
  },
  {
    name: "a limit that tells a client to come back too early",
    kind: "header",
    operationId: "sendLoginSmsCode",
    plant: asksForOneMinute,
    finding: "header Retry-After: must match",
    rules: ["effect"],
  },
  {
    name: "free play for a merchant that has switched it off",
    kind: "access",
    operationId: "loginFreePlay",
    plant: asksFor("merchantCode=vnlobby1", "merchantCode=ccgjoyf4"),
    finding: "accepted an invalid request: the merchant has no free play",
    rules: ["invalid-accepted"],
  },
  {
    name: "banners although only announcements are requested",
    kind: "state",
    operationId: "listAnnouncements",
    plant: asksFor("types=PL", "types=B%2CPL"),
    finding: "/value/banners: must be []",
    rules: ["effect"],
  },
];
