import { put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { asked, asking } from "../plants/requests.ts";
import { CONTENT, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import { byCharacters } from "../plants/texts.ts";
import type { TenthFault } from "./tenth-fault.ts";

const DRAWS = "/value/draws";
const MOST_DRAWS = 100;

/** Cuts the draws, which are stored by game, before it sorts them by their time. */
const cutsBeforeSorting = looksUp(async (answer, request, forward) => {
  const count = Number(asked(request, "recentCount") ?? MOST_DRAWS);
  if (count >= MOST_DRAWS) return answer;
  const stored = rowsOf(await forward(asking(request, { recentCount: undefined })), DRAWS).toSorted((one, other) =>
    byCharacters(String(one["gameCode"]), String(other["gameCode"])),
  );
  const latestFirst = stored
    .slice(0, count)
    .toSorted((one, other) => Number(other["drawTime"]) - Number(one["drawTime"]));
  return put(answer, DRAWS, latestFirst);
});

/** Takes a page of all activities, and removes those with another status from it. */
const filtersThePage = looksUp(async (answer, request, forward) => {
  const status = asked(request, "status");
  if (status === null) return answer;
  const page = rowsOf(await forward(asking(request, { status: undefined })));
  return put(
    answer,
    CONTENT,
    page.filter((row) => row["status"] === status),
  );
});

/** Faults of pages and numbers of rows that are cut at the wrong moment. */
export const LIMITS: readonly TenthFault[] = [
  {
    name: "the number of recent draws is cut before they are sorted",
    kind: "limits",
    operationId: "listVnRecentDraws",
    plant: cutsBeforeSorting,
    findingAt: ["listVnRecentDraws", "listVnOpenedNumbersByGame"],
    shown: reads("demo", "/lgw/vn/games/game_menu/recent?recentCount=5"),
    breaks: "Lists the most recent draws of all Viet Nam games, the newest first (E058, R432);",
  },
  {
    name: "the status is compared after the page of activities was cut",
    kind: "limits",
    operationId: "listActivities",
    plant: filtersThePage,
    shown: reads("demo", "/wps/activities?status=claimed&pageSize=2"),
    breaks: "Returns only activities with this status.",
  },
  {
    name: "the second page of bets forgets the category",
    kind: "limits",
    operationId: "listBets",
    plant: misreads((request) =>
      Number(asked(request, "page") ?? 1) > 1 && asked(request, "category") !== null
        ? asking(request, { category: undefined })
        : undefined,
    ),
    shown: reads("demo", "/wps/bets?category=LIVE&page=2"),
    breaks: "Returns only bets of this category.",
  },
];
