import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { onlyWhen } from "../plants/misreadings.ts";
import { everyRow, reorders } from "../plants/pages.ts";
import { asked, pagingOf } from "../plants/requests.ts";
import { CONTENT } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** Begins each page after the first one with the last row of the page before. */
const beginsTooEarly: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const { page, size } = pagingOf(request);
  if (answer.status !== 200 || page === 1) return answer;
  const all = await everyRow(request, forward);
  return put(answer, CONTENT, all.slice((page - 1) * size - 1, page * size - 1));
};

/** Faults of rows that are missing or repeated. */
export const ROWS: readonly FifthFault[] = [
  {
    name: "a page of rewards begins with the last reward of the page before",
    kind: "rows",
    operationId: "listRewards",
    plant: beginsTooEarly,
    shown: reads("demo", "/wps/rewards?page=2&pageSize=2"),
    breaks: "the pages together have each reward of the member once",
  },
  {
    name: "expired bonuses are listed only when they are asked for",
    kind: "rows",
    operationId: "listBonuses",
    plant: onlyWhen(
      (request) => asked(request, "status") === null,
      reorders((all) => all.filter((row) => row["status"] !== "expired")),
    ),
    shown: reads("demo", "/wps/bonuses"),
    breaks: "lists the member's bonuses; only `status` limits them",
  },
  {
    name: "redemptions are listed only when they are finished",
    kind: "rows",
    operationId: "listPointRedemptions",
    plant: reorders((all) => all.filter((row) => row["status"] !== "processing")),
    findingAt: ["listPointRedemptions", "redeemPointReward"],
    shown: reads("demo", "/wps/relay/MCS2_getRedeemPointList"),
    breaks: "lists the rewards that the member has redeemed, with their current status; they are `processing` at first",
  },
];
