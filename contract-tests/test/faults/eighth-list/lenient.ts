import { valueAt } from "../../../src/json.ts";
import { forEachAtOnce } from "../../../src/run/limits/concurrency-pool.ts";
import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { DEMO_PASSWORD, headerOf, PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { acceptedAt, put, valueOf } from "../plants/answers.ts";
import { setUpApp } from "../plants/authenticator-app.ts";
import { withoutLimit } from "../plants/headers.ts";
import { onCode, recoded, retriesOn } from "../plants/refusals.ts";
import { ofMerchant, textIn, withRequestHeaders } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import { bearerOf, reads, textAt } from "../plants/showings.ts";
import { recallsOn } from "../plants/state.ts";
import type { EighthFault } from "./eighth-fault.ts";

const LOBBY =
  "/lgw/lobby/launch?lottoArea=VN&launchMode=LOTT&lottoPrizeMode=SEA&device=WEB&language=en&lottoView=lobby";
const PERSON = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"nobody","exp":4102444800}')}.c2ln`.replaceAll("=", "");
const MOST_TRIES = 6;

/** Opens the lottery although the member takes a break. */
const ignoresBreak: Plant = onCode("SELF_EXCLUDED", async (_, request, forward) =>
  forward(withRequestHeaders(request, { authorization: await headerOf("agent", request, forward) })),
);

/** Lists the draws of any game. */
const listsEveryFamily: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || answer.status === 304 || rowsOf(answer, "/value/draws").length > 0) return answer;
  const other = await forward({
    ...request,
    address: `/lotto/lgw/games/opened/numero?${request.address.split("?")[1]}`,
  });
  return isSuccess(other) ? other : answer;
};

/** Faults of checks that are missing or accept too much. */
export const LENIENT: readonly EighthFault[] = [
  {
    name: "wrong payment passwords of a transfer do not lock it",
    kind: "lenient",
    operationId: "transferToRelative",
    plant: onCode("TOO_MANY_REQUESTS", (answer, request) =>
      textIn(request, "paymentPassword") === PAYMENT_PASSWORD
        ? answer
        : recoded(withoutLimit(answer), 422, "PAYMENT_PASSWORD_INCORRECT"),
    ),
    shown: {
      username: "agent",
      by: async (ask) => {
        const body = { direction: "downline", memberId: "100001", amount: "20.00", paymentPassword: "000000" };
        // The wrong ones count in a row.
        const keys = Array.from({ length: MOST_TRIES }, (_, time) => `a-wrong-transfer-${time}`);
        await forEachAtOnce(keys, 1, (key) =>
          ask("POST", "/wps/agent/transfers", { body, headers: { "idempotency-key": key } }),
        );
      },
    },
    breaks: "A wrong payment password counts as an attempt (429 after five) even though no money moved.",
  },
  {
    name: "the lottery opens during a break",
    kind: "lenient",
    operationId: "launchLotteryLobby",
    plant: ignoresBreak,
    findingAt: ["launchLotteryLobby", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "24h" } });
        return ask("GET", LOBBY);
      },
    },
    breaks:
      "From now until `until`, launches, stakes, deposits and promotions return 403 SELF_EXCLUDED with `value.until`.",
  },
  {
    name: "a login offers other methods beside the app",
    kind: "lenient",
    operationId: "login",
    plant: onSuccess((answer) => {
      const methods = valueAt(valueOf(answer), "/verification/methods");
      return Array.isArray(methods) && methods.includes("google")
        ? put(answer, "/value/verification/methods", [...methods, "email"])
        : answer;
    }),
    findingAt: ["login", "verifyNewIp"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await setUpApp(ask);
        return bearerOf(ask, "demo");
      },
    },
    breaks: "With such an app, only its code (`google`) or a recovery code completes the login.",
  },
  {
    name: "the password proves the identity beside an app",
    kind: "lenient",
    operationId: "reauthenticate",
    plant: onCode("NOT_ELIGIBLE", (answer, request) =>
      textIn(request, "method") === "password" ? acceptedAt(answer) : answer,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        await setUpApp(ask);
        const body = { method: "password", password: DEMO_PASSWORD };
        return ask("POST", "/wps/session/reauthentication", { body });
      },
    },
    breaks: "When the account has an authenticator app, the password is not a proof.",
  },
  {
    name: "a third party is accepted where it is switched off",
    kind: "lenient",
    operationId: "loginSocial",
    plant: retriesOn("MODULE_DISABLED", (request) => ofMerchant(request, "phlobby1")),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/session/login/social?merchantCode=vnlobby1", {
          body: { provider: "facebook", idToken: PERSON },
          headers: { authorization: "" },
        }),
    },
    breaks:
      "The whitelabel flag of the third party, `socialFacebook` or `socialGoogle`, must be on, else the call returns 403 MODULE_DISABLED.",
  },
  {
    name: "the list of Viet Nam has the draws of other games",
    kind: "lenient",
    operationId: "listVnOpenedNumbersByGame",
    plant: listsEveryFamily,
    shown: reads("demo", "/lgw/vn/numeros/opened/game?gameCode=SSC_60S"),
    breaks: "For an unknown code, or a game outside Viet Nam, the list is empty.",
  },
  {
    name: "a decision that is sent again succeeds",
    kind: "lenient",
    operationId: "processDailySalaryContract",
    plant: recallsOn("STATE_CONFLICT", ({ body }) => body),
    shown: {
      username: "demo",
      by: async (ask) => {
        const funds = ask("GET", "/wps/member/info/funds/consolidated");
        const body = { requestId: await textAt(funds, "/dailysalreqtype/0/id"), action: "reject" };
        await ask("POST", "/wps/relay/MCS2_processDailySalContract", { body });
        return ask("POST", "/wps/relay/MCS2_processDailySalContract", { body });
      },
    },
    breaks: "A request that is already decided returns 422 STATE_CONFLICT.",
  },
];
