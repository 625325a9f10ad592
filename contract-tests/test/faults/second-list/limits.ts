import { objectOr } from "../../../src/json.ts";
import { alike, isMalformed, isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { asked, asking } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

const MOST_ROWS = "100";
const STEP_POINTS = 10;

/** Checks only the minimum amount of the payment method, not the maximum. */
const takesMore: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (answer.status !== 422 || isMalformed(request)) return answer;
  const body = objectOr(JSON.parse(request.body));
  const methods = rowsOf(await forward(alike(request, "GET", "/wps/deposits/methods")), "/value");
  const method = methods.find(({ id }) => id === body["methodId"]);
  if (!method || Number(body["amount"]) <= Number(method["max"])) return answer;
  const taken = await forward({ ...request, body: JSON.stringify({ ...body, amount: method["max"] }) });
  return isSuccess(taken) ? put(taken, "/value/amount", body["amount"]) : answer;
};

/** Accepts any number of points: raises it to the minimum, and rounds it down to a whole step. */
const roundsPoints: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (answer.status !== 422 || isMalformed(request)) return answer;
  const body = objectOr(JSON.parse(request.body));
  const points = Math.max(STEP_POINTS, Math.floor(Number(body["points"]) / STEP_POINTS) * STEP_POINTS);
  const taken = await forward({ ...request, body: JSON.stringify({ ...body, points }) });
  return isSuccess(taken) ? taken : answer;
};

/** Accepts a page size above the maximum, and returns the maximum number of rows. */
const cutsPage: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const size = Number(asked(request, "pageSize"));
  return answer.status === 400 && size > Number(MOST_ROWS) ? forward(asking(request, { pageSize: MOST_ROWS })) : answer;
};

/** Faults of limits: bounds that the server does not check. */
export const LIMITS: readonly SecondFault[] = [
  {
    name: "a deposit above the most of its method",
    kind: "limits",
    operationId: "createDeposit",
    plant: takesMore,
    findingAt: ["createDeposit", "listDepositMethods"],
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/deposits", {
          body: { methodId: "bkash", amount: "30000.01", fields: { senderNumber: "01712345678" } },
          headers: { "idempotency-key": "more-than-the-most" },
        }),
    },
    breaks: "an amount above `max` of the method answers 422 AMOUNT_OUT_OF_RANGE",
  },
  {
    name: "points between two steps are taken",
    kind: "limits",
    operationId: "convertPoints",
    plant: roundsPoints,
    only: ["convertPoints", "getPointConfig"],
    breaks: "points out of bounds or step answer 422 AMOUNT_OUT_OF_RANGE",
  },
  {
    name: "a page of more than a hundred winners",
    kind: "limits",
    operationId: "listWinners",
    plant: cutsPage,
    breaks: "a pageSize above the most answers 400",
  },
];
