import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { money } from "../plants/amounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { asked, asking, bodyOf, withBody } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { DAY_MS, moved } from "../plants/times.ts";
import type { SixthFault } from "./sixth-fault.ts";

const SMALLEST_UNIT = 0.01;
const LONGEST_IN_DAYS = 92;
const LONGEST_WAIT_MS = 30_000;

/** Treats the largest amount of a method as too large. */
const excludesMaximum: Plant = () => async (request, forward) => {
  const body = bodyOf(request);
  const methods = listOf(await valueBeside(request, forward, "/wps/deposits/methods"), "");
  const max = methods.find(({ id }) => id === body?.["methodId"])?.["max"];
  const isMaximum = max !== undefined && Number(body?.["amount"]) === Number(max);
  return forward(isMaximum ? withBody(request, { amount: money(Number(max) + SMALLEST_UNIT) }) : request);
};

/** Shows months as soon as a period has 92 days. */
const showsMonthsEarly: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const [from, to] = [asked(request, "from"), asked(request, "to")];
  if (!isSuccess(answer) || from === null || to === null) return answer;
  if (Date.parse(to) - Date.parse(from) !== LONGEST_IN_DAYS * DAY_MS) return answer;
  const longer = jsonOf(await forward(asking(request, { to: moved(to, 1) })));
  return put(put(answer, "/value/unit", valueAt(longer, "/value/unit")), "/value/rows", valueAt(longer, "/value/rows"));
};

/** Faults at the bounds of a range. */
export const BOUNDS: readonly SixthFault[] = [
  {
    name: "a deposit of exactly the maximum is refused",
    kind: "bounds",
    operationId: "createDeposit",
    plant: excludesMaximum,
    findingAt: ["createDeposit", "listDepositMethods"],
    shown: sends(
      "demo",
      "POST",
      "/wps/deposits",
      { methodId: "bkash", amount: "30000.00", fields: { senderNumber: "01712345678" } },
      "the-largest-deposit",
    ),
    breaks: "only an amount outside the range of the method (`min` to `max`) returns 422 AMOUNT_OUT_OF_RANGE",
  },
  {
    name: "a period of exactly 92 days has months",
    kind: "bounds",
    operationId: "getAgentTeamOverview",
    plant: showsMonthsEarly,
    shown: reads("agent", "/wps/agent/overview?from=2026-08-01T00:00:00Z&to=2026-11-01T00:00:00Z"),
    breaks: "`unit` is a day in periods of up to 92 days, else a month",
  },
  {
    name: "one popular game more than requested is listed",
    kind: "bounds",
    operationId: "listPopularLotteryGames",
    plant: misreadsQuery("count", (count) => String(Number(count) + 1)),
    shown: reads("demo", "/lgw/games/popular?count=5"),
    breaks: "`count` is the maximum number of games to list",
  },
  {
    name: "the next refresh is always 30 seconds away",
    kind: "bounds",
    operationId: "listLotteryGames",
    plant: onSuccess((answer) =>
      put(answer, "/value/nextRefreshAt", numberAt(answer, "/value/serverTime") + LONGEST_WAIT_MS),
    ),
    shown: reads("demo", "/lgw/games"),
    breaks: "`nextRefreshAt` is the next moment at which a draw in the list is due, but at most 30 s away",
  },
];
