import { objectOr, replaceAt, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess, turn, withJson } from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { asking } from "../plants/requests.ts";
import { rows } from "../plants/rows.ts";
import { DAY_MS, moved } from "../plants/times.ts";

const ignores = (name: string, when: (value: string) => boolean = () => true): Plant =>
  misreadsQuery(name, (value) => (when(value) ? undefined : value));

const shifts = (name: string, ms: number): Plant => misreadsQuery(name, (value) => moved(value, ms));

const RULES = ["filter"] as const;

/** Faults of lists that match their schema but not the request. */
export const LIES_OF_A_LIST: readonly PlantedFault[] = [
  {
    name: "a search is ignored",
    kind: "paging",
    operationId: "searchGames",
    plant: ignores("q"),
    finding: "",
    rules: RULES,
  },
  {
    name: "a name filter is ignored",
    kind: "paging",
    operationId: "listGames",
    plant: ignores("name"),
    finding: "",
    rules: RULES,
  },
  {
    name: "one category filter is ignored",
    kind: "paging",
    operationId: "listBets",
    plant: ignores("category", (value) => value === "LIVE"),
    finding: "",
    rules: RULES,
  },
  {
    name: "the end of a range is ignored",
    kind: "paging",
    operationId: "listDeposits",
    plant: ignores("to"),
    finding: "",
    rules: RULES,
  },
  {
    name: "the start of a range is ignored",
    kind: "paging",
    operationId: "listTeamBets",
    plant: ignores("from"),
    finding: "",
    rules: RULES,
  },
  {
    name: "a range that starts a day late",
    kind: "paging",
    operationId: "listBets",
    plant: shifts("from", DAY_MS),
    finding: "",
    rules: RULES,
  },
  {
    name: "a range that ends an hour late",
    kind: "paging",
    operationId: "listWithdrawals",
    plant: shifts("to", DAY_MS / 24),
    finding: "",
    rules: RULES,
  },
  {
    name: "an exclusive end that is included",
    kind: "paging",
    operationId: "listPointTransactions",
    plant: shifts("to", 1),
    finding: "",
    rules: RULES,
  },
  {
    name: "a report about a different range",
    kind: "totals",
    operationId: "getProfitLoss",
    plant: ignores("from"),
    finding: "must add up",
    rules: ["totals"],
  },
  {
    name: "a range that ends before it begins",
    kind: "input",
    operationId: "listDeposits",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      if (isSuccess(answer)) return answer;
      return forward(asking(request, { from: undefined }));
    },
    finding: "query to is before from",
  },
  {
    name: "a filter for unread messages that returns read messages",
    kind: "paging",
    operationId: "listMessages",
    plant: ignores("unread"),
    finding: "",
    rules: RULES,
  },
  {
    name: "a limit is ignored",
    kind: "paging",
    operationId: "listHotGames",
    plant: ignores("count"),
    finding: "",
    rules: RULES,
  },
  {
    name: "a filter that loses a row",
    kind: "paging",
    operationId: "listActivities",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      if (!isSuccess(answer) || !request.address.includes("status=")) return answer;
      const json = jsonOf(answer);
      const value = objectOr(valueAt(json, "/value"));
      const content = Array.isArray(value["content"]) ? value["content"].slice(1) : [];
      const total = Math.max(0, Number(value["total"]) - 1);
      return withJson(answer, {
        ...objectOr(json),
        value: { ...value, content, total, totalPages: Math.ceil(total / Number(value["pageSize"])) },
      });
    },
    finding: "",
    rules: RULES,
  },
  {
    name: "a list in reverse order",
    kind: "paging",
    operationId: "listDeposits",
    plant: rows((all) => all.toReversed()),
    finding: "",
    rules: ["order", "paging"],
  },
  {
    name: "two bets in the wrong order",
    kind: "paging",
    operationId: "listBets",
    plant: rows(([one, two, ...others]) => (two === undefined ? [one] : [two, one, ...others])),
    finding: "",
    rules: ["order"],
  },
  {
    name: "a balance that does not follow from the previous row",
    kind: "money",
    operationId: "listAccountTransactions",
    plant: onSuccess((answer) => withJson(answer, replaceAt(jsonOf(answer), "/value/content/1/balanceAfter", "1.00"))),
    finding: "",
    rules: ["totals"],
  },
  {
    name: "points that do not follow from the previous row",
    kind: "totals",
    operationId: "listPointTransactions",
    plant: turn("/value/content/0/points", (points) => Number(points) + 1),
    finding: "",
    rules: ["totals", "consistency"],
  },
  {
    name: "the merchant code is ignored",
    kind: "paging",
    operationId: "getWhitelabel",
    plant: ignores("merchantCode"),
    finding: "",
    rules: RULES,
  },
  {
    name: "a grouping is ignored",
    kind: "paging",
    operationId: "getProfitLoss",
    plant: ignores("groupBy", (value) => value === "vendor"),
    finding: "",
    rules: RULES,
  },
];
