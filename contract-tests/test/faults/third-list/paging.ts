import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { withTotal } from "../plants/pages.ts";
import { asked, asking } from "../plants/requests.ts";
import { CONTENT, rowsOf } from "../plants/rows.ts";
import type { ThirdFault } from "./third-fault.ts";

const MOST_COUNTED = 1000;

/** Returns the last page again after the last page. */
const repeatsLastPage: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || rowsOf(answer).length > 0 || numberAt(answer, "/value/total") === 0) return answer;
  const last = await forward(asking(request, { page: String(numberAt(answer, "/value/totalPages")) }));
  return isSuccess(last) ? put(answer, CONTENT, rowsOf(last)) : answer;
};

/** Filters the page after it was read, so that a page has only the rows of the type that happen to be on it. */
const filtersAfterPaging: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const type = asked(request, "type");
  if (!isSuccess(answer) || type === null) return answer;
  const all = await forward(asking(request, { type: undefined }));
  return put(
    answer,
    CONTENT,
    rowsOf(all).filter((row) => row["type"] === type),
  );
};

/** Counts all rows of the table, whatever the filters are. */
const countsAll: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const all = await forward(asking(request, { kind: undefined, role: undefined, status: undefined }));
  return isSuccess(answer) && isSuccess(all) ? withTotal(answer, numberAt(all, "/value/total")) : answer;
};

/** Faults of pages and their counts. */
export const PAGING: readonly ThirdFault[] = [
  {
    name: "the last page again after the last page",
    kind: "paging",
    operationId: "listAccountEvents",
    plant: repeatsLastPage,
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/member/security/events?page=900") },
    breaks: "a page after the last one is empty",
  },
  {
    name: "ten rows a page when no size is asked",
    kind: "paging",
    operationId: "listPointRedemptions",
    plant: misreads((request) =>
      asked(request, "pageSize") === null ? asking(request, { pageSize: "10" }) : undefined,
    ),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/relay/MCS2_getRedeemPointList") },
    breaks: "the default of `pageSize` is 20",
  },
  {
    name: "nobody counts beyond a thousand rows",
    kind: "paging",
    operationId: "listTeamTransactions",
    plant: onSuccess((answer) => withTotal(answer, Math.min(numberAt(answer, "/value/total"), MOST_COUNTED))),
    breaks: "`total` is the number of entries on all pages",
  },
  {
    name: "the total counts rows that the filter leaves out",
    kind: "paging",
    operationId: "listContracts",
    plant: countsAll,
    shown: { username: "agent", by: (ask) => ask("GET", "/wps/agent/contracts?kind=dividend") },
    breaks: "`total` counts the entries that match",
  },
  {
    name: "the type is filtered after the page was cut",
    kind: "paging",
    operationId: "listAccountTransactions",
    plant: filtersAfterPaging,
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/transactions?type=deposit&pageSize=5") },
    breaks: "a page that is not the last one is full",
  },
];
