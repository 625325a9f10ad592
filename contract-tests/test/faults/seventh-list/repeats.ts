import { valueAt } from "../../../src/json.ts";
import { forEachAtOnce } from "../../../src/run/limits/concurrency-pool.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, numberAt } from "../plants/answers.ts";
import { withHeaders, withoutLimit } from "../plants/headers.ts";
import { onCode, recoded } from "../plants/refusals.ts";
import { asked, callerOf, textIn } from "../plants/requests.ts";
import { forgetsKeys, keepsFirstValue, valueBeside } from "../plants/state.ts";
import { MINUTE_MS } from "../plants/times.ts";
import { LAUNCH } from "../plants/showings.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const LOBBY =
  "/lgw/lobby/launch?lottoArea=VN&launchMode=LOTT&lottoPrizeMode=SEA&device=WEB&language=en&lottoView=lobby";
const MOST_PROOFS = 10;
const CODE_MINUTES = 5;
const SMS = "/wps/verification/sms/noLogin";

/** Shows the captcha of an id again. */
const keepsCaptcha: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const captchaId = asked(request, "captchaId");
  const isPicture = asked(request, "medium") !== "audio";
  return isSuccess(answer) && captchaId !== null && isPicture
    ? withHeaders(answer, { "x-captcha-id": captchaId })
    : answer;
};

/** Counts only the wrong passwords of this call. */
const countsOwnFailures: Plant = () => {
  const failures = new Map<string, number>();
  const count = onCode("PASSWORD_INCORRECT", async (answer, request, forward) => {
    const id = String(valueAt(await valueBeside(request, forward, "/wps/member/info"), "/id"));
    failures.set(id, (failures.get(id) ?? 0) + 1);
    return answer;
  })();
  const forgive = onCode("TOO_MANY_REQUESTS", async (answer, request, forward) => {
    const id = String(valueAt(await valueBeside(request, forward, "/wps/member/info"), "/id"));
    const isOver = (failures.get(id) ?? 0) >= MOST_PROOFS;
    return isOver || textIn(request, "method") !== "password"
      ? answer
      : recoded(withoutLimit(answer), 422, "PASSWORD_INCORRECT");
  })();
  return (request, forward) => forgive(request, (inner) => count(inner, forward));
};

/** Locks a number as it was typed, so that another spelling gets another code. */
const locksSpelling: Plant = () => {
  const spellings = new Map<string, Set<string>>();
  return async (request, forward) => {
    const answer = await forward(request);
    const typed = textIn(request, "mobileNo");
    const digits = typed.replaceAll(/\D/g, "").replace(/^0/, "");
    const known = spellings.get(digits) ?? new Set();
    const isNew = !known.has(typed);
    if (isSuccess(answer)) spellings.set(digits, known.add(typed));
    if (answer.status !== 429 || known.size === 0 || !isNew) return answer;
    known.add(typed);
    const expirationTime = numberAt(answer, "/timestamp") + CODE_MINUTES * MINUTE_MS;
    return acceptedAt(withoutLimit(answer), { expirationTime, expiredMinutes: CODE_MINUTES });
  };
};

/** Faults of calls that are repeated, and of the limits of repeated calls. */
export const REPEATS: readonly SeventhFault[] = [
  {
    name: "a picture has the id of an earlier captcha",
    kind: "repeats",
    operationId: "getCaptcha",
    plant: keepsCaptcha,
    shown: {
      username: "demo",
      by: (ask) => ask("GET", "/wps/captcha?captchaId=c4pt_of_yesterday"),
    },
    breaks: "if a picture is requested, the server creates a new captcha",
  },
  {
    name: "a repeated launch opens the game again",
    kind: "repeats",
    operationId: "launchGame",
    plant: forgetsKeys,
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "one-launch-only" };
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH, headers });
        return ask("POST", "/wps/game/launchGame", { body: LAUNCH, headers });
      },
    },
    breaks: "a repeated request with the same key and body gets the first response again",
  },
  {
    name: "the lobby has the same address at each launch",
    kind: "repeats",
    operationId: "launchLotteryLobby",
    plant: keepsFirstValue((request) => `${callerOf(request)} ${request.address}`),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", LOBBY);
        return ask("GET", LOBBY);
      },
    },
    breaks: "a repeat returns a new address",
  },
  {
    name: "wrong passwords of a change do not count for a proof",
    kind: "repeats",
    operationId: "reauthenticate",
    plant: countsOwnFailures,
    findingAt: ["reauthenticate", "changePassword"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { oldPassword: "not-this-one", newPassword: "other-1234", confirmNewPassword: "other-1234" };
        // The failures count in a row.
        const proofs = Array.from({ length: MOST_PROOFS });
        await forEachAtOnce(proofs, 1, () => ask("POST", "/wps/member/password", { body }));
        const proof = { method: "password", password: "not-this-one" };
        return ask("POST", "/wps/session/reauthentication", { body: proof });
      },
    },
    breaks: "a wrong password counts together with those of changePassword; 10 in a row lock the proof with 429",
  },
  {
    name: "a number with a leading zero gets another code",
    kind: "repeats",
    operationId: "sendLoginSmsCode",
    plant: locksSpelling,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", SMS, { body: { mobileNo: "1755555507" } });
        return ask("POST", SMS, { body: { mobileNo: "01755555507" } });
      },
    },
    breaks: "a leading zero does not matter; until a code has expired, the server sends no other code to the number",
  },
];
