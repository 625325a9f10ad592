import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { asked, asking } from "../plants/requests.ts";
import { CONTENT, rows, rowsOf } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

/** Skips one row between the first and the second page. */
const skipsRow: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const page = Number(asked(request, "page") ?? 1);
  if (!isSuccess(answer) || page < 2) return answer;
  const next = await forward(asking(request, { page: String(page + 1) }));
  return put(answer, CONTENT, [...rowsOf(answer).slice(1), ...rowsOf(next).slice(0, 1)]);
};

const MOST_ROWS = 10;

/** Faults of paging: pages that skip rows or are too short, and wrong counts. */
export const PAGING: readonly SecondFault[] = [
  {
    name: "pages of the search are counted from 0",
    kind: "paging",
    operationId: "searchGames",
    plant: misreads(
      (request) => asking(request, { page: String(Number(asked(request, "page") ?? 1) + 1) }),
      (answer, request) => put(answer, "/value/page", Number(asked(request, "page") ?? 1)),
    ),
    breaks: "the first page holds the first rows, the page behind the last is empty",
  },
  {
    name: "a member of the team between two pages",
    kind: "paging",
    operationId: "listTeamMembers",
    plant: skipsRow,
    breaks: "the pages together hold every row once",
  },
  {
    name: "only rows up to this page are counted",
    kind: "paging",
    operationId: "listPointTransactions",
    plant: onSuccess((answer) => {
      const before = (numberAt(answer, "/value/page") - 1) * numberAt(answer, "/value/pageSize");
      return put(answer, "/value/total", before + rowsOf(answer).length);
    }),
    breaks: "total is of all rows that match",
  },
  {
    name: "the number of pages is rounded down",
    kind: "paging",
    operationId: "listRewards",
    plant: onSuccess((answer) =>
      put(
        answer,
        "/value/totalPages",
        Math.floor(numberAt(answer, "/value/total") / numberAt(answer, "/value/pageSize")),
      ),
    ),
    breaks: "totalPages is total / pageSize, rounded up",
  },
  {
    name: "never more than ten contracts a page, whatever is asked",
    kind: "paging",
    operationId: "listContracts",
    plant: rows((all) => all.slice(0, MOST_ROWS)),
    breaks: "a page that is not the last holds pageSize rows",
  },
];
