import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { money, sumOf } from "../plants/amounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { eachRow, listOf, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { DAY_MS } from "../plants/times.ts";
import type { NinthFault } from "./ninth-fault.ts";

/** Subtracts one set of figures from another one. */
const difference = (all: unknown, part: unknown): unknown =>
  Object.fromEntries(
    Object.entries(objectOr(all)).map(([name, figure]) => {
      const rest = Number(figure) - Number(objectOr(part)[name]);
      return [name, typeof figure === "number" ? rest : money(rest)];
    }),
  );

/** Counts only the unread messages of the last day. */
const countsNewMessages: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const since = numberAt(answer, "/timestamp") - DAY_MS;
  const unread = listOf(await valueBeside(request, forward, "/wps/messages?unread=true&pageSize=100"));
  return put(answer, "/value", unread.filter(({ createdAt }) => Date.parse(String(createdAt)) > since).length);
};

/** Adds up all deposits that were created in the period, whatever became of them. */
const addsUpEveryDeposit: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const { from, to } = objectOr(valueAt(jsonOf(answer), "/value"));
  const address = `/wps/deposits?pageSize=100&from=${String(from)}&to=${String(to)}`;
  const deposits = listOf(await valueBeside(request, forward, address));
  return put(answer, "/value/totals/deposits", sumOf(deposits.map(({ amount }) => amount)));
};

/** Faults of figures that disagree with what they count. */
export const FIGURES: readonly NinthFault[] = [
  {
    name: "a member who plays on several days is counted for each of them",
    kind: "figures",
    operationId: "getAgentTeamOverview",
    plant: onSuccess((answer) => {
      const days = rowsOf(answer, "/value/rows").map(({ figures }) => Number(objectOr(figures)["activeMembers"]));
      return put(
        answer,
        "/value/current/figures/activeMembers",
        days.reduce((total, active) => total + active, 0),
      );
    }),
    findingAt: ["getAgentTeamOverview", "listTeamMembers"],
    shown: reads("agent", "/wps/agent/overview"),
    breaks: "Number of members who placed a bet.",
  },
  {
    name: "the figures of a member's team leave out the member",
    kind: "figures",
    operationId: "listTeamMembers",
    plant: eachRow((member) => ({ ...member, teamFigures: difference(member["teamFigures"], member["figures"]) })),
    findingAt: ["listTeamMembers", "getAgentTeamOverview"],
    shown: reads("agent", "/wps/agent/team?pageSize=100"),
    breaks: "Figures of the member and all members below.",
  },
  {
    name: "only the new messages are counted",
    kind: "figures",
    operationId: "getUnreadCount",
    plant: countsNewMessages,
    findingAt: ["getUnreadCount", "listMessages"],
    shown: reads("demo", "/wps/relay/CSP_unreadCount"),
    breaks: "Returns the number of unread messages (E042).",
  },
  {
    name: "deposits that were never paid are added up",
    kind: "figures",
    operationId: "getProfitLoss",
    plant: addsUpEveryDeposit,
    findingAt: ["getProfitLoss", "listAccountTransactions"],
    shown: reads("demo", "/wps/reports/profit-loss"),
    breaks: "Sum of deposits that were credited.",
  },
];
