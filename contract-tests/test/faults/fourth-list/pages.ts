import { onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { withTotal } from "../plants/pages.ts";
import { asked, asking, pagingOf } from "../plants/requests.ts";
import { CONTENT, rows, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const MOST_ROWS = 5;

/** Shows the last page in place of an empty one. */
const repeatsLastPage: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (answer.status !== 200) return answer;
  const last = numberAt(answer, "/value/totalPages");
  if (last === 0 || pagingOf(request).page <= last) return answer;
  const lastPage = await forward(asking(request, { page: String(last) }));
  return put(answer, CONTENT, rowsOf(lastPage));
};

/** Each page after the first begins with the last row of the page before. */
const startsOneRowEarly: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const { page, size } = pagingOf(request);
  if (answer.status !== 200 || page === 1) return answer;
  const before = rowsOf(await forward(asking(request, { page: String(page - 1) }))).at(-1);
  return before ? put(answer, CONTENT, [before, ...rowsOf(answer)].slice(0, size)) : answer;
};

/** Faults of lists that are split into pages. */
export const PAGES: readonly FourthFault[] = [
  {
    name: "at most 5 bets on a page, while the next page begins where a full one would end",
    kind: "pages",
    operationId: "listBets",
    plant: rows((all) => all.slice(0, MOST_ROWS)),
    shown: reads("demo", "/wps/bets"),
    breaks: "the pages together have all bets that `total` counts",
  },
  {
    name: "a page after the last one shows the last messages again",
    kind: "pages",
    operationId: "listMessages",
    plant: repeatsLastPage,
    shown: reads("demo", "/wps/messages?page=9"),
    breaks: "a page after the last one is empty",
  },
  {
    name: "the total of the deposits is the number of rows on the page",
    kind: "pages",
    operationId: "listDeposits",
    plant: onSuccess((answer) => withTotal(answer, rowsOf(answer).length)),
    shown: reads("demo", "/wps/deposits?pageSize=3"),
    breaks: "`total` counts all deposits that match",
  },
  {
    name: "no games, but one page",
    kind: "pages",
    operationId: "listGames",
    plant: onSuccess((answer) =>
      answer.status === 200 && numberAt(answer, "/value/total") === 0 ? put(answer, "/value/totalPages", 1) : answer,
    ),
    shown: reads("demo", "/wps/relay/GCSGAME_gameList?name=no-such-game"),
    breaks: "`totalPages` is 0 when nothing matches",
  },
  {
    name: "a page begins with the last game of the page before",
    kind: "pages",
    operationId: "searchGames",
    plant: startsOneRowEarly,
    shown: reads("demo", "/wps/games/search?page=2&pageSize=5"),
    breaks: "each game is on one page",
  },
  {
    name: "the pages of redemptions are counted from 0",
    kind: "pages",
    operationId: "listPointRedemptions",
    plant: misreads(
      (request) => asking(request, { page: String(pagingOf(request).page + 1) }),
      (answer, request) => put(answer, "/value/page", Number(asked(request, "page") ?? 1)),
    ),
    shown: reads("demo", "/wps/relay/MCS2_getRedeemPointList"),
    breaks: "the first page is 1",
  },
];
