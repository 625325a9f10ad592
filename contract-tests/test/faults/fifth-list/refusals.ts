import { randomInt } from "node:crypto";
import { isSuccess, saysYes } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { inPlaceOf } from "../plants/answers.ts";
import { onCode } from "../plants/refusals.ts";
import { asked, asking, beside, bodyOf, withBody } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { FifthFault } from "./fifth-fault.ts";

const CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const letters = (count: number): string =>
  Array.from({ length: count }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
const recoveryCodes = (): readonly string[] => Array.from({ length: 10 }, () => `${letters(5)}-${letters(5)}`);
const DEVICE = { os: "Linux", platform: "W", randomKey: "a-random-key-of-a-device", gatewayVersion: "3" };

/** Looks for a contract among all kinds. */
const decidesAnyKind: Plant = onCode("NOT_FOUND", async (answer, request, forward) => {
  const body = bodyOf(request);
  const daily = await forward(beside(request, "POST", "/wps/relay/MCS2_processDailySalContract", body));
  if (isSuccess(daily)) return daily;
  const hourly = await forward(beside(request, "POST", "/wps/relay/MCS2_processContractHourSalary", body));
  return isSuccess(hourly) ? hourly : answer;
});

/** Answers the claim of a reward that was claimed before as if it were the first one. */
const claimsAgain: Plant = onCode("STATE_CONFLICT", async (answer, request, forward) => {
  const id = request.address.split("/").at(-2);
  const rewards = listOf(await valueBeside(request, forward, "/wps/rewards?pageSize=100&status=claimed"));
  const reward = rewards.find((row) => row["id"] === id);
  return reward === undefined ? answer : inPlaceOf(answer, saysYes(reward));
});

/** Faults of refusals that are missing. */
export const REFUSALS: readonly FifthFault[] = [
  {
    name: "the removal of an unknown passkey succeeds",
    kind: "refusals",
    operationId: "removePasskey",
    plant: onCode("NOT_FOUND", (answer) => inPlaceOf(answer, saysYes())),
    shown: { username: "demo", by: (ask) => ask("DELETE", "/wps/member/passkeys/pk_4Tq9vB2mX7Lc") },
    breaks: "404 NOT_FOUND when the member has no such passkey",
  },
  {
    name: "the call for dividends also decides on salaries",
    kind: "refusals",
    operationId: "processDividendRequest",
    plant: decidesAnyKind,
    findingAt: ["processDividendRequest", "getConsolidatedFunds"],
    shown: sends("demo", "POST", "/wps/relay/MCS2_processDividendReq", { requestId: "17", action: "reject" }),
    breaks: "a request of another kind returns 404 NOT_FOUND",
  },
  {
    name: "people register without a declaration of their age",
    kind: "refusals",
    operationId: "registerByUsername",
    plant: onCode("NOT_ELIGIBLE", (_answer, request, forward) => forward(withBody(request, { ageConfirmed: true }))),
    shown: sends("demo", "PUT", "/wps/member/register?merchantCode=phlobby1", {
      username: "tester05",
      password: "tester-1234",
      confirmPassword: "tester-1234",
      nickname: "Tess",
      termsAccepted: true,
    }),
    breaks: "a registration without `ageConfirmed` returns 422 NOT_ELIGIBLE",
  },
  {
    name: "free play opens at merchants that have switched it off",
    kind: "refusals",
    operationId: "loginFreePlay",
    plant: onCode("MODULE_DISABLED", (_answer, request, forward) =>
      forward(asking(request, { merchantCode: undefined })),
    ),
    shown: sends("demo", "POST", "/wps/session/login/freeplay?merchantCode=vnlobby1", DEVICE),
    breaks: "the merchant must have switched on FREEPLAY3, else 403 MODULE_DISABLED",
  },
  {
    name: "the status of the site needs no address",
    kind: "refusals",
    operationId: "getSystemStatus",
    plant: onCode("INVALID_REQUEST", (answer, request, forward) =>
      asked(request, "url") === null ? forward(asking(request, { url: "localhost" })) : answer,
    ),
    shown: reads("demo", "/wps/system/status"),
    breaks: "the parameter `url` is required",
  },
  {
    name: "a reward can be claimed again with another key",
    kind: "refusals",
    operationId: "claimReward",
    plant: claimsAgain,
    findingAt: ["claimReward", "listRewards", "getWalletBalance"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/rewards/5/claim", { headers: { "idempotency-key": "the-first-claim" } });
        return ask("POST", "/wps/rewards/5/claim", { headers: { "idempotency-key": "the-second-claim" } });
      },
    },
    breaks: "the reward is claimable, else 409 STATE_CONFLICT (already claimed)",
  },
  {
    name: "recovery codes are made without an authenticator app",
    kind: "refusals",
    operationId: "renewRecoveryCodes",
    plant: onCode("STATE_CONFLICT", (answer) => inPlaceOf(answer, saysYes({ codes: recoveryCodes() }))),
    findingAt: ["renewRecoveryCodes", "getSecurityOverview"],
    shown: { username: "demo", by: (ask) => ask("POST", "/wps/member/authenticator/recovery-codes") },
    breaks: "without an authenticator app, the call returns 409 STATE_CONFLICT",
  },
];
