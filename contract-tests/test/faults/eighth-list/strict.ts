import { valueAt } from "../../../src/json.ts";
import { onSuccess, saysNo } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { valueOf } from "../plants/answers.ts";
import { keepsRows } from "../plants/pages.ts";
import { refusedAt, refuses, refusesWhen } from "../plants/refusals.ts";
import { asked, beside, bodyOf, textIn } from "../plants/requests.ts";
import { listOf, rowInPath } from "../plants/rows.ts";
import { textAt } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

const OUT_OF_ORDER = "/wps/relay/GCSGAME_gameList?vassalage=FAULTLINE&pageSize=100";
const LIMITS = "/wps/responsible/limits";
const SMS = "/wps/verification/sms";
const UNKNOWN_CAPTCHA = "/wps/captcha?medium=audio&captchaId=c4pt_of_yesterday";

/** Locks a number for both kinds of codes. */
const sharesLock: Plant = () => async (request, forward) => {
  const login = { mobileNo: textIn(request, "mobileNum") };
  const other = await forward(beside(request, "POST", `${SMS}/noLogin`, login));
  return other.status === 429 ? other : forward(request);
};

/** Knows only the captchas that it has. */
const missesCaptcha: Plant = onSuccess((answer, request) => {
  const id = asked(request, "captchaId");
  const isOther = id !== null && asked(request, "medium") === "audio" && answer.headers["x-captcha-id"] !== id;
  const details = [{ path: "query/captchaId", message: "is unknown" }];
  return isOther ? refusedAt(answer, 400, "INVALID_REQUEST", { details }) : answer;
});

/** Finds only names that contain the words as they were typed. */
const keepsPhrase: Plant = onSuccess((answer, request) => {
  const words = asked(request, "q")?.trim().toLowerCase() ?? "";
  return words.includes(" ") && answer.status === 200
    ? keepsRows(answer, ({ name, code }) =>
        `${String(name)} ${String(code).replaceAll("-", " ")}`.toLowerCase().includes(words),
      )
    : answer;
});

/** Faults of checks that refuse too much. */
export const STRICT: readonly EighthFault[] = [
  {
    name: "a game that is out of order cannot be a favourite",
    kind: "strict",
    operationId: "addFavoriteGame",
    plant: refusesWhen(OUT_OF_ORDER, (games, request) =>
      listOf(valueOf(games)).some(({ nodeId }) => nodeId === bodyOf(request)?.["nodeId"])
        ? refusedAt(games, 404, "NOT_FOUND")
        : undefined,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const nodeId = Number(valueAt(await ask("GET", OUT_OF_ORDER), "/content/0/nodeId"));
        return ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId } });
      },
    },
    breaks: "The call returns 404 NOT_FOUND when the game is not in the catalogue.",
  },
  {
    name: "words are found only in the order of the name",
    kind: "strict",
    operationId: "searchGames",
    plant: keepsPhrase,
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "accept-language": "en" };
        const games = listOf(await ask("GET", "/wps/games/search?pageSize=100", { headers }));
        const name = games.map((game) => String(game["name"])).find((text) => /^\w+ \w+$/.test(text)) ?? "";
        return ask("GET", `/wps/games/search?q=${encodeURIComponent(name.split(" ").toReversed().join(" "))}`, {
          headers,
        });
      },
    },
    breaks: "Letter case, accents and the order of the words do not matter, and every word of `q` must occur.",
  },
  {
    name: "a code for a login locks the registration",
    kind: "strict",
    operationId: "sendRegisterSmsCode",
    plant: sharesLock,
    findingAt: ["sendRegisterSmsCode", "sendLoginSmsCode"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", `${SMS}/noLogin`, { body: { mobileNo: "1755555522" } });
        return ask("POST", `${SMS}/register`, { body: { variant: "mobile", mobileNum: "1755555522" } });
      },
    },
    breaks: "The two calls have separate locks.",
  },
  {
    name: "an unknown captcha has no sound",
    kind: "strict",
    operationId: "getCaptcha",
    plant: missesCaptcha,
    shown: { username: "demo", by: (ask) => ask("GET", UNKNOWN_CAPTCHA) },
    breaks: "If it is absent or unknown, or a picture is requested, the server creates a new captcha.",
  },
  {
    name: "a member who takes a break cannot withdraw",
    kind: "strict",
    operationId: "createWithdrawal",
    plant: refusesWhen(LIMITS, (limits) => {
      const until = valueAt(valueOf(limits), "/timeOut/until");
      return until === undefined ? undefined : refusedAt(limits, 403, "SELF_EXCLUDED", { value: { until } });
    }),
    findingAt: ["createWithdrawal", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "24h" } });
        const body = { accountId: "2", amount: "500.00", paymentPassword: PAYMENT_PASSWORD };
        return ask("POST", "/wps/withdrawals", { body, headers: { "idempotency-key": "a-withdrawal-in-a-break" } });
      },
    },
    breaks: "A member who is excluded from play can still withdraw.",
  },
  {
    name: "money that counts as received cannot be confirmed",
    kind: "strict",
    operationId: "confirmWithdrawalReceipt",
    plant: refusesWhen("/wps/withdrawals?pageSize=100", (page, request) =>
      rowInPath(valueOf(page), request)?.["receipt"] === "automatic"
        ? refusedAt(page, 409, "STATE_CONFLICT")
        : undefined,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const page = await ask("GET", "/wps/withdrawals?status=approved&pageSize=100");
        const row = listOf(page).find(({ receipt }) => receipt === "automatic");
        return ask("PUT", `/wps/withdrawals/${String(row?.["id"])}/receipt`, { body: { received: true } });
      },
    },
    breaks:
      "Sending the same value twice is not an error, and neither is `received: true` after the money counted as received.",
  },
  {
    name: "the status of the site fails during maintenance",
    kind: "strict",
    operationId: "getSystemStatus",
    plant: onSuccess((answer) =>
      valueAt(valueOf(answer), "/maintenance") === true ? refusedAt(answer, 503, "MAINTENANCE") : answer,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/__mock/scenario", { body: { name: "maintenance" } });
        return ask("GET", "/wps/system/status?url=localhost");
      },
    },
    breaks: "It returns 200 during maintenance too; clients call it again every 60 s while they are blocked (R255).",
  },
  {
    name: "the report of the first login needs a body",
    kind: "strict",
    operationId: "markFirstLogin",
    plant: refuses(
      ({ body }) => body === "",
      () => saysNo(400, "INVALID_REQUEST", "The request is not valid. Please check what you entered."),
    ),
    shown: { username: "newbie", by: (ask) => ask("POST", "/wps/session/firstLogin") },
    breaks: "The call needs no body, and a repeat changes nothing.",
  },
  {
    name: "an active dividend cannot be terminated",
    kind: "strict",
    operationId: "processDividendRequest",
    plant: refusesWhen("/wps/member/info/funds/consolidated", (funds, request) =>
      textIn(request, "action") === "terminate" ? refusedAt(funds, 422, "STATE_CONFLICT") : undefined,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const requestId = await textAt(ask("GET", "/wps/member/info/funds/consolidated"), "/divtypeinfo/id");
        return ask("POST", "/wps/relay/MCS2_processDividendReq", { body: { requestId, action: "terminate" } });
      },
    },
    breaks: "or terminates the active one (R037)",
  },
];
