import { onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { withTotal } from "../plants/pages.ts";
import { asking, callerOf, pagingOf } from "../plants/requests.ts";
import { type Row, rowsOf } from "../plants/rows.ts";
import { LAUNCH, reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const RECENT = "/value/list";

/** Lists a game again for each launch since the last read. */
const listsEachLaunch: Plant = () => {
  const launches = new Map<string, readonly Row[]>();
  return onSuccess((answer, request) => {
    const before = launches.get(callerOf(request)) ?? [];
    const games = rowsOf(answer, RECENT);
    const earlier = before.filter(({ nodeId, lastPlayedAt }) =>
      games.some((game) => game["nodeId"] === nodeId && game["lastPlayedAt"] !== lastPlayedAt),
    );
    launches.set(callerOf(request), games);
    return put(answer, RECENT, [...games, ...earlier]);
  })();
};

/** Faults of pages of a list that changes while it is read. */
export const PAGING: readonly TwelfthFault[] = [
  {
    name: "later pages of the winners count only the wins that are left",
    kind: "paging",
    operationId: "listWinners",
    plant: onSuccess((answer, request) => {
      const { page, size } = pagingOf(request);
      return withTotal(answer, Math.max(0, numberAt(answer, "/value/total") - (page - 1) * size));
    }),
    shown: reads("demo", "/wps/winners?page=2"),
    breaks: "Number of entries on all pages.",
  },
  {
    name: "a page after the last one is the last one",
    kind: "paging",
    operationId: "listPointRedemptions",
    plant: looksUp(async (answer, request, forward) => {
      const { page } = pagingOf(request);
      const last = numberAt(answer, "/value/totalPages");
      if (last === 0 || page <= last) return answer;
      return put(await forward(asking(request, { page: String(last) })), "/value/page", page);
    }),
    shown: reads("demo", "/wps/relay/MCS2_getRedeemPointList?page=2"),
    breaks: "A page after the last one is empty.",
  },
  {
    name: "a game is listed once for each launch",
    kind: "paging",
    operationId: "listRecentGames",
    plant: listsEachLaunch,
    findingAt: ["listRecentGames", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        await ask("GET", "/wps/relay/GCS_recentGame");
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        return ask("GET", "/wps/relay/GCS_recentGame");
      },
    },
    breaks: "Lists the games that the member launched last (E052, R308), the latest first, each game once, at most 30.",
  },
];
