import { isSuccess } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put, withValue } from "./answers.ts";
import { asking, pagingOf, withRequestHeaders } from "./requests.ts";
import { CONTENT, type Row, rowsOf } from "./rows.ts";

/** Returns the response with another total, and as many pages as it needs. */
export function withTotal(answer: ProxiedAnswer, total: number): ProxiedAnswer {
  const totalPages = Math.ceil(total / numberAt(answer, "/value/pageSize"));
  return withValue(answer, { total, totalPages });
}

/** Removes rows of a page and counts them no more. */
export function keepsRows(answer: ProxiedAnswer, isKept: (row: Row) => boolean): ProxiedAnswer {
  const all = rowsOf(answer);
  const kept = all.filter(isKept);
  return withTotal(put(answer, CONTENT, kept), numberAt(answer, "/value/total") - all.length + kept.length);
}

const LARGEST_PAGE = 100;

/** Reads every page of the list that the request asks for. */
export async function everyRow(request: ProxiedRequest, forward: Forward): Promise<readonly Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const changes = { page: String(page), pageSize: String(LARGEST_PAGE) };
    // A page says whether there is another one.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await forward(asking(withRequestHeaders(request, { "if-none-match": undefined }), changes));
    if (!isSuccess(answer)) return all;
    all.push(...rowsOf(answer));
    if (page >= numberAt(answer, "/value/totalPages")) return all;
  }
}

/** Shows the page that the request asks for of another list of rows. */
export function showsPage(answer: ProxiedAnswer, request: ProxiedRequest, all: readonly Row[]): ProxiedAnswer {
  const { page, size } = pagingOf(request);
  const shown = put(answer, CONTENT, all.slice((page - 1) * size, page * size));
  return put(put(shown, "/value/total", all.length), "/value/totalPages", Math.ceil(all.length / size));
}

/** Shows the whole list in another order, page by page. */
export const reorders =
  (order: (all: readonly Row[]) => readonly Row[]): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status === 200 ? showsPage(answer, request, order(await everyRow(request, forward))) : answer;
  };

/** Selects the rows of a list in another way. `undefined` selects them as the server does. */
export const selects =
  (other: (request: ProxiedRequest, forward: Forward) => Promise<readonly Row[] | undefined>): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer)) return answer;
    const selected = await other(request, forward);
    return selected === undefined ? answer : showsPage(answer, request, selected);
  };
