import { objectOr } from "../../../src/json.ts";
import { onSuccess } from "../../support/changes.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { put, valueOf, withValue } from "../plants/answers.ts";
import { everyRow } from "../plants/pages.ts";
import { beside } from "../plants/requests.ts";
import { CONTENT, eachRow, listOf, type Row, rows, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const OVERVIEW = "/wps/agent/overview";
const TRANSFER = { direction: "downline", memberId: "100001", amount: "20.00", paymentPassword: PAYMENT_PASSWORD };

const timeOf = (moment: unknown): number => Date.parse(String(moment));

/** Counts only the new members directly below the caller. */
const countsDirectDownlines = looksUp(async (answer, request, forward) => {
  const direct = await everyRow(beside(request, "GET", "/wps/agent/team?depth=direct"), forward);
  const { current, previous } = objectOr(valueOf(answer));
  const bounds = objectOr(current);
  const newIn = (period: unknown, from: number, to: number): Row => {
    const joined = direct.map(({ joinedAt }) => timeOf(joinedAt));
    return { ...objectOr(period), newMembers: joined.filter((time) => time >= from && time < to).length };
  };
  const whole = (period: unknown): Row =>
    newIn(period, timeOf(objectOr(period)["from"]), timeOf(objectOr(period)["to"]));
  return withValue(answer, {
    current: whole(current),
    previous: whole(previous),
    rows: rowsOf(answer, "/value/rows").map((row) => {
      const from = Math.max(timeOf(row["from"]), timeOf(bounds["from"]));
      return newIn(row, from, Math.min(timeOf(row["to"]), timeOf(bounds["to"])));
    }),
  });
});

const isZero = (figure: unknown): boolean => Number(figure) === 0;

/** Whether something happened in a day or month of the chart. */
const hasActivity = ({ newMembers, figures }: Row): boolean =>
  !isZero(newMembers) || !Object.values(objectOr(figures)).every(isZero);

/** Faults of an agent's tree and of its chart. */
export const TREES: readonly TenthFault[] = [
  {
    name: "new members are only those directly below the agent",
    kind: "trees",
    operationId: "getAgentTeamOverview",
    plant: countsDirectDownlines,
    findingAt: ["getAgentTeamOverview", "listTeamMembers"],
    shown: reads("agent", OVERVIEW),
    breaks: "Number of members who joined in the period.",
  },
  {
    name: "the chart leaves out days without activity",
    kind: "trees",
    operationId: "getAgentTeamOverview",
    plant: rows((days) => days.filter(hasActivity), "/value/rows"),
    shown: {
      username: "agent2",
      by: async (ask) => {
        const { previous } = objectOr(await ask("GET", OVERVIEW));
        return ask("GET", `${OVERVIEW}?from=${String(objectOr(previous)["from"])}`);
      },
    },
    breaks: "The days or months of the period in order, including those without activity.",
  },
  {
    name: "the level of a member is counted from the member whose team is listed",
    kind: "trees",
    operationId: "listTeamMembers",
    plant: onSuccess((answer) => {
      const levelsBelow = listOf(valueOf(answer), "/path").length - 1;
      const members = rowsOf(answer).map((member) => ({ ...member, level: Number(member["level"]) - levelsBelow }));
      return put(answer, CONTENT, members);
    }),
    shown: {
      username: "agent",
      by: async (ask) => {
        const team = listOf(await ask("GET", "/wps/agent/team?pageSize=100"));
        const upline = team.find(({ directMembers }) => Number(directMembers) > 0);
        return ask("GET", `/wps/agent/team?parentId=${String(upline?.["id"])}`);
      },
    },
    breaks: "Number of levels below the caller; a direct downline is 1.",
  },
  {
    name: "money that a member of the team received has a reference that its sender does not see",
    kind: "trees",
    operationId: "listTeamTransactions",
    plant: eachRow((row) => (row["type"] === "transferIn" ? { ...row, reference: `R${String(row["id"])}` } : row)),
    findingAt: ["listTeamTransactions", "transferToRelative"],
    shown: {
      username: "agent",
      by: async (ask) => {
        await ask("POST", "/wps/agent/transfers", {
          body: TRANSFER,
          headers: { "idempotency-key": "twenty-for-demo" },
        });
        return ask("GET", "/wps/agent/team/transactions?type=transferIn");
      },
    },
    breaks:
      "The transactions of both members contain the transfer with the same reference: transferOut for the sender, transferIn for the receiver.",
  },
];
