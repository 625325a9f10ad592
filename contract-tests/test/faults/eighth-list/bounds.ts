import { valueAt } from "../../../src/json.ts";
import { isSuccess, saysNo } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { sumOf } from "../plants/amounts.ts";
import { numberAt, put, valueOf } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { refusedAt, refuses, refusesWhen } from "../plants/refusals.ts";
import { asked, asking, bodyOf, textIn } from "../plants/requests.ts";
import { listOf, rowsOf } from "../plants/rows.ts";
import { bearerOf, reads, sends, textAt } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { DAY_MS } from "../plants/times.ts";
import type { EighthFault } from "./eighth-fault.ts";

const SECOND_MS = 1000;
const OVERVIEW_DAYS = 30;
const LONGEST_FEEDBACK = 140;
const WALLETS = "/wps/relay/GCS_merchantWallet";
const DEPOSIT = { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } };

const midnightBefore = (ms: number): string => new Date(Math.floor(ms / DAY_MS) * DAY_MS).toISOString();

/** Counts the deposits of the last 24 hours from midnight on. */
const countsFromMidnight: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const from = midnightBefore(numberAt(answer, "/timestamp"));
  const deposits = listOf(
    await valueBeside(request, forward, `/wps/transactions?type=deposit&pageSize=100&from=${from}`),
  );
  const usedAmount = sumOf(deposits.map(({ amount }) => amount));
  const limits = rowsOf(answer, "/value/deposit");
  return put(
    answer,
    "/value/deposit",
    limits.map((limit) => (limit["period"] === "24h" ? { ...limit, usedAmount } : limit)),
  );
};

/** Lets the last 30 days begin at a midnight. */
const beginsAtMidnight: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || asked(request, "from") !== null || asked(request, "to") !== null) return answer;
  const from = midnightBefore(numberAt(answer, "/timestamp") - OVERVIEW_DAYS * DAY_MS);
  return forward(asking(request, { from }));
};

/** Faults that are off by one, or begin or end at a wrong place. */
export const BOUNDS: readonly EighthFault[] = [
  {
    name: "a page of games has 20 games when no size is asked",
    kind: "bounds",
    operationId: "listGames",
    plant: misreads((request) =>
      asked(request, "pageSize") === null ? asking(request, { pageSize: "20" }) : undefined,
    ),
    shown: reads("demo", "/wps/relay/GCSGAME_gameList"),
    breaks: "Without parameters it returns the first 25 of all games.",
  },
  {
    name: "the last 30 days begin at a midnight",
    kind: "bounds",
    operationId: "getAgentTeamOverview",
    plant: beginsAtMidnight,
    shown: reads("agent", "/wps/agent/overview"),
    breaks: "Without `from` and `to`, the period is the last 30 days until now.",
  },
  {
    name: "the smallest conversion is refused",
    kind: "bounds",
    operationId: "convertPoints",
    plant: refusesWhen("/wps/relay/MCS2_getPointConfig", (config, request) =>
      bodyOf(request)?.["points"] === numberAt(config, "/value/minPoints")
        ? refusedAt(config, 422, "AMOUNT_OUT_OF_RANGE")
        : undefined,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const points = Number(valueAt(await ask("GET", "/wps/relay/MCS2_getPointConfig"), "/minPoints"));
        return ask("POST", "/wps/relay/passwordCheck/MCS2_convertPoint", {
          body: { points, paymentPassword: PAYMENT_PASSWORD },
          headers: { "idempotency-key": "the-fewest-points" },
        });
      },
    },
    breaks:
      "One conversion takes from `minPoints` to `maxPoints` points, and the number must be a multiple of `stepPoints`.",
  },
  {
    name: "the last 24 hours begin at midnight",
    kind: "bounds",
    operationId: "getPlayLimits",
    plant: countsFromMidnight,
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "a-deposit-of-yesterday" };
        const id = await textAt(ask("POST", "/wps/deposits", { body: DEPOSIT, headers }), "/id");
        await ask("POST", "/__mock/deposits", { body: { id, action: "approve" } });
        await ask("POST", "/__mock/clock", { body: { advanceMs: DAY_MS - (Date.now() % DAY_MS) + SECOND_MS } });
        return ask("GET", "/wps/responsible/limits", { headers: { authorization: await bearerOf(ask, "demo") } });
      },
    },
    breaks: "The periods look back from now; they do not start at midnight.",
  },
  {
    name: "feedback of exactly 140 characters is too long",
    kind: "bounds",
    operationId: "submitFeedback",
    plant: refuses(
      (request) => Array.from(textIn(request, "content")).length === LONGEST_FEEDBACK,
      () => saysNo(400, "INVALID_REQUEST", "The request is not valid. Please check what you entered."),
    ),
    shown: sends("demo", "PUT", "/wps/feedback", { content: "a".repeat(LONGEST_FEEDBACK) }, "the-longest-feedback"),
    breaks: "It has 1 to 140 characters (C3) and at most 3 pictures (R401), each uploaded before with uploadImage.",
  },
  {
    name: "a wallet cannot be emptied",
    kind: "bounds",
    operationId: "transferWallet",
    plant: refusesWhen(WALLETS, (wallets, request) => {
      const first = listOf(valueOf(wallets), "/wallets").find(({ code }) => code === textIn(request, "from"));
      return first !== undefined && Number(first["balance"]) === Number(textIn(request, "amount"))
        ? refusedAt(wallets, 422, "INSUFFICIENT_BALANCE")
        : undefined;
    }),
    shown: {
      username: "demo",
      by: async (ask) => {
        const wallets = listOf(await ask("GET", WALLETS), "/wallets");
        const body = { from: wallets[0]?.["code"], to: wallets[1]?.["code"], amount: wallets[0]?.["balance"] };
        return ask("POST", "/wps/relay/GCS_walletTransfer", {
          body,
          headers: { "idempotency-key": "the-whole-wallet" },
        });
      },
    },
    breaks: "the first wallet holds the amount, else 422 INSUFFICIENT_BALANCE",
  },
];
