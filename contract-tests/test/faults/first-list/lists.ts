import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, madeUp, onSuccess, turn, withJson } from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { asking, pagingOf } from "../plants/requests.ts";
import { increased } from "../plants/amounts.ts";

const plus =
  (change: number) =>
  (value: unknown): number =>
    Number(value) + change;

/** Starts each page with the last row of the page before. */
const repeatsRow: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const page = pagingOf(request).page;
  if (!isSuccess(answer) || page < 2) return answer;
  const before = await forward(asking(request, { page: String(page - 1) }));
  const last = isSuccess(before) ? valueAt(jsonOf(before), "/value/content") : undefined;
  const json = jsonOf(answer);
  const content = valueAt(json, "/value/content");
  if (!Array.isArray(last) || !Array.isArray(content) || content.length === 0) return answer;
  const rows: unknown[] = [last.at(-1), ...content.slice(0, -1)];
  return withJson(answer, { ...objectOr(json), value: { ...objectOr(valueAt(json, "/value")), content: rows } });
};

/** Returns the first page for every page number, but states the requested number. */
const alwaysFirst: Plant = () => async (request, forward) => {
  const asked = pagingOf(request).page;
  const checked = await forward(request);
  if (!isSuccess(checked)) return checked;
  return turn("/value/page", () => asked)()(asking(request, { page: "1" }), forward);
};

/** Returns twenty rows for every page size, but states the requested size. */
const anySize: Plant = () => async (request, forward) => {
  const checked = await forward(request);
  if (!isSuccess(checked)) return checked;
  const more = await forward(asking(request, { pageSize: "20" }));
  const json = jsonOf(checked);
  const value = { ...objectOr(valueAt(json, "/value")), content: valueAt(jsonOf(more), "/value/content") };
  return withJson(checked, { ...objectOr(json), value });
};

/** Returns the last page again for every page after the end. */
const neverEnds: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const json = jsonOf(answer);
  const last = Number(valueAt(json, "/value/totalPages"));
  const page = pagingOf(request).page;
  if (page <= last) return answer;
  return turn("/value/page", () => page)()(asking(request, { page: String(last) }), forward);
};

/** Ignores a filter of the request. */
const ignoresFilter = (name: string): Plant => misreadsQuery(name, () => undefined);

/** Faults of paging: pages that overlap, lists that never end, and wrong sums. */
export const LIST_FAULTS: readonly PlantedFault[] = [
  {
    name: "a row that is on two pages",
    kind: "paging",
    operationId: "listGames",
    plant: repeatsRow,
    finding: "",
    rules: ["paging"],
  },
  {
    name: "the page number is ignored",
    kind: "paging",
    operationId: "listAccountTransactions",
    plant: alwaysFirst,
    finding: "",
    rules: ["paging"],
  },
  {
    name: "the page size is ignored",
    kind: "paging",
    operationId: "listMessages",
    plant: anySize,
    finding: "",
    rules: ["paging"],
  },
  {
    name: "a list that never ends",
    kind: "paging",
    operationId: "searchGames",
    plant: neverEnds,
    finding: "",
    rules: ["paging"],
  },
  {
    name: "a page number that differs from the requested one",
    kind: "paging",
    operationId: "listBets",
    plant: turn("/value/page", () => 1),
    finding: "",
    rules: ["paging"],
  },
  {
    name: "a total that is too low by one",
    kind: "totals",
    operationId: "listDeposits",
    plant: turn("/value/total", plus(-1)),
    finding: "",
    rules: ["totals", "paging"],
  },
  {
    name: "a page count that is too high by one",
    kind: "totals",
    operationId: "listPointTransactions",
    plant: turn("/value/totalPages", plus(1)),
    finding: "",
    rules: ["totals", "paging"],
  },
  {
    name: "a sum of the year that is not the sum of its rows",
    kind: "totals",
    operationId: "getProfitLoss",
    plant: turn("/value/totals/stake", (value) => increased(value, 100)),
    finding: "",
    rules: ["totals", "paging"],
  },
  {
    name: "a filter is ignored",
    kind: "paging",
    operationId: "listBets",
    plant: ignoresFilter("status"),
    finding: "",
    rules: ["filter"],
  },
  {
    name: "an empty list although rows exist",
    kind: "totals",
    operationId: "listWithdrawals",
    plant: onSuccess((answer) => {
      const json = jsonOf(answer);
      const value = { ...objectOr(valueAt(json, "/value")), content: [] };
      return { ...madeUp(200, { ...objectOr(json), value }), headers: answer.headers };
    }),
    finding: "",
    rules: ["totals", "paging"],
  },
];
