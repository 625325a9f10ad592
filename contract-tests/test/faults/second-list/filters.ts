import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreads, misreadsQuery } from "../plants/misreadings.ts";
import { asked, asking } from "../plants/requests.ts";
import { CONTENT, listOf, rows, rowsOf } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

/** Also finds the electronic lotteries (ELOTT), as the SQL condition `LIKE '%LOTT'` would. */
const findsBothLotteries: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || asked(request, "category") !== "LOTT") return answer;
  const other = await forward(asking(request, { category: "ELOTT" }));
  const both = [...rowsOf(answer), ...rowsOf(other)].slice(0, numberAt(answer, "/value/pageSize"));
  return put(answer, CONTENT, both);
};

const swapped =
  (first: string, second: string) =>
  (value: string): string => {
    if (value === first) return second;
    return value === second ? first : value;
  };

/** Faults of filters: filters that are ignored, swapped, or too wide. */
export const FILTERS: readonly SecondFault[] = [
  {
    name: "bets of LOTT and of ELOTT when LOTT is asked",
    kind: "filters",
    operationId: "listBets",
    plant: findsBothLotteries,
    breaks: "every row has the category that was asked for",
  },
  {
    name: "open bets are not told apart from settled ones",
    kind: "filters",
    operationId: "listBets",
    plant: misreadsQuery("status", (status) => (status === "open" ? undefined : status)),
    breaks: "every row has the status that was asked for",
  },
  {
    name: "unread=false is read as true, being a text that is not empty",
    kind: "filters",
    operationId: "listMessages",
    plant: misreadsQuery("unread", () => "true"),
    breaks: "only unread=true leaves messages out",
  },
  {
    name: "one game without the tag among those that have it",
    kind: "filters",
    operationId: "listGames",
    plant: rows((all, request) =>
      asked(request, "tag") === null
        ? all
        : all.map((row, index) => (index === all.length - 1 ? { ...row, tags: [] } : row)),
    ),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/relay/GCSGAME_gameList?tag=HOT") },
    breaks: "every game has the tag that was asked for",
  },
  {
    name: "the search forgets the volatility",
    kind: "filters",
    operationId: "searchGames",
    plant: misreadsQuery("volatility", () => undefined),
    breaks: "every game has the volatility that was asked for",
  },
  {
    name: "the whole team is only those right below",
    kind: "filters",
    operationId: "listTeamMembers",
    plant: misreadsQuery("depth", () => "direct"),
    breaks: "depth=all lists everybody at any level, depth=direct only the first level",
  },
  {
    name: "the transactions of all the team when one member is asked for",
    kind: "filters",
    operationId: "listTeamTransactions",
    plant: misreadsQuery("memberId", () => undefined),
    shown: {
      username: "agent",
      by: async (ask) => {
        const [member] = listOf(await ask("GET", "/wps/agent/team?pageSize=1"));
        return ask("GET", `/wps/agent/team/transactions?memberId=${String(member?.["id"])}`);
      },
    },
    breaks: "every row is of the member that was asked for",
  },
  {
    name: "deposits are shown as withdrawals are asked for, and the other way round",
    kind: "filters",
    operationId: "listAccountTransactions",
    plant: misreadsQuery("type", swapped("deposit", "withdrawal")),
    breaks: "every row has the type that was asked for",
  },
  {
    name: "contracts given for contracts received",
    kind: "filters",
    operationId: "listContracts",
    plant: misreadsQuery("role", swapped("given", "received")),
    breaks: "every row has the role that was asked for",
  },
  {
    name: "an unknown poker vendor has all rooms",
    kind: "filters",
    operationId: "listPvpRooms",
    plant: misreads((request) =>
      asked(request, "vassalage") === null ? undefined : asking(request, { vassalage: undefined }),
    ),
    breaks: "every room is of the vendor that was asked for",
  },
];
