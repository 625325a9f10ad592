import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf } from "../../support/changes.ts";
import { increased, sumOf } from "../plants/amounts.ts";
import { numberAt, put, withValue } from "../plants/answers.ts";
import { everyRow, selects, showsPage } from "../plants/pages.ts";
import { asked, asking, beside } from "../plants/requests.ts";
import { CONTENT, eachRow, listOf, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp, valueBeside } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const TEAM = "/wps/agent/team?depth=all";
const AGENT_TYPES: readonly unknown[] = [1, 2, 41, 42];

/** Loses the opening of an account, because no order belongs to it. */
const losesTheOpening = looksUp(async (answer, request, forward) => {
  if (asked(request, "type") !== null) return answer;
  const opening = await forward(asking(request, { type: "opening", page: undefined, pageSize: "1" }));
  if (!isSuccess(opening) || numberAt(opening, "/value/total") === 0) return answer;
  const all = (await everyRow(request, forward)).filter(({ type }) => type !== "opening");
  const openingAmount = numberAt(opening, "/value/totals/inAmount");
  const inAmount = increased(valueAt(jsonOf(answer), "/value/totals/inAmount"), -openingAmount);
  return put(showsPage(answer, request, all), "/value/totals/inAmount", inAmount);
});

/** Lists the bets of the members who are no agents. */
const losesBetsOfAgents = looksUp(async (answer, request, forward) => {
  const team = await everyRow(beside(request, "GET", TEAM), forward);
  const agents = new Set(team.filter(({ type }) => AGENT_TYPES.includes(type)).map(({ id }) => id));
  const all = await everyRow(request, forward);
  const bets = all.filter(({ member }) => !agents.has(valueAt(member, "/id")));
  if (bets.length === all.length) return answer;
  const stakeAmount = sumOf(bets.map((bet) => bet["stakeAmount"]));
  const payoutAmount = sumOf(bets.map((bet) => bet["payoutAmount"]));
  const profit = increased(payoutAmount, -Number(stakeAmount));
  return withValue(showsPage(answer, request, bets), { totals: { stakeAmount, payoutAmount, profit } });
});

/** Lists only the members who joined in the period of the figures. */
const filtersByJoining = selects(async (request, forward) => {
  const from = asked(request, "from");
  if (from === null) return undefined;
  return (await everyRow(request, forward)).filter(({ joinedAt }) => Date.parse(String(joinedAt)) >= Date.parse(from));
});

/** Joins each withdrawal with the account that the member added last. */
const showsLatestAccount = looksUp(async (answer, request, forward) => {
  const [latest] = listOf(await valueBeside(request, forward, "/wps/withdrawals/accounts"), "");
  if (latest === undefined) return answer;
  const { id, type, name, maskedNumber } = latest;
  const account = { id, type, name, maskedNumber };
  return put(
    answer,
    CONTENT,
    rowsOf(answer).map((row) => ({ ...row, account })),
  );
});

/** Faults of tables that are joined wrongly. */
export const JOINS: readonly TenthFault[] = [
  {
    name: "the opening of an account is no transaction",
    kind: "joins",
    operationId: "listAccountTransactions",
    plant: losesTheOpening,
    findingAt: ["listAccountTransactions", "getWalletBalance"],
    shown: reads("agent", "/wps/transactions"),
    breaks: "Lists every transaction of the member's main wallet (E076, R075), the last booked first,",
  },
  {
    name: "the bets of agents are not among those of the team",
    kind: "joins",
    operationId: "listTeamBets",
    plant: losesBetsOfAgents,
    findingAt: ["listTeamBets", "listTeamMembers", "getAgentTeamOverview"],
    shown: reads("agent", "/wps/agent/team/bets"),
    breaks: "Lists the bets of all members below the caller, the newest first (E088, R034).",
  },
  {
    name: "each registration counts the clicks on a link again",
    kind: "joins",
    operationId: "listReferralLinks",
    plant: eachRow(
      (link) => ({ ...link, clicks: Number(link["clicks"]) * Math.max(1, Number(link["registrations"])) }),
      "/value/links",
    ),
    findingAt: ["listReferralLinks", "checkAffiliateCode"],
    shown: reads("agent", "/wps/agent/referral-links"),
    breaks: "Number of times the link was opened.",
  },
  {
    name: "with a period, members who joined before it are not listed",
    kind: "joins",
    operationId: "listTeamMembers",
    plant: filtersByJoining,
    findingAt: ["listTeamMembers", "getAgentTeamOverview"],
    shown: {
      username: "agent",
      by: async (ask) => {
        const [first] = listOf(await ask("GET", TEAM));
        return ask("GET", `${TEAM}&from=${String(first?.["joinedAt"])}`);
      },
    },
    breaks: "Lists the downlines of the caller or of a member below the caller, the latest to join first (E087).",
  },
  {
    name: "every withdrawal shows the account that was added last",
    kind: "joins",
    operationId: "listWithdrawals",
    plant: showsLatestAccount,
    findingAt: ["listWithdrawals", "createWithdrawal"],
    shown: reads("demo", "/wps/withdrawals"),
    breaks: "The payout account, as it is shown with a withdrawal.",
  },
];
