import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { everyRow, selects, showsPage } from "../plants/pages.ts";
import { asked, asking } from "../plants/requests.ts";
import { listOf, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { MINUTE_MS, moved } from "../plants/times.ts";
import type { NinthFault } from "./ninth-fault.ts";

/** Reads false as a wish for the messages that are read. */
const separatesReadMessages = selects(async (request, forward) =>
  asked(request, "unread") === "false"
    ? (await everyRow(request, forward)).filter(({ read }) => read === true)
    : undefined,
);

/** Compares the time of the decision with the bounds of the period. */
const comparesDecision = selects(async (request, forward) => {
  const [from, to] = [asked(request, "from"), asked(request, "to")];
  if (from === null && to === null) return undefined;
  const all = await everyRow(asking(request, { from: undefined, to: undefined }), forward);
  return all.filter(({ createdAt, decidedAt }) => {
    const time = Date.parse(String(decidedAt ?? createdAt));
    return (from === null || time >= Date.parse(from)) && (to === null || time < Date.parse(to));
  });
});

/** Lists the two kinds that share a list of requests under the name of one. */
const joinsHourlyKinds = selects(async (request, forward) =>
  asked(request, "kind") === "hourly"
    ? (await everyRow(asking(request, { kind: undefined }), forward)).filter(
        ({ kind }) => kind === "hourly" || kind === "realtime",
      )
    : undefined,
);

/** Finds only the bonuses that were granted. */
const findsGrantedBonuses: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || asked(request, "type") !== "bonus") return answer;
  const granted = (await everyRow(request, forward)).filter(({ direction }) => direction === "in");
  return put(showsPage(answer, request, granted), "/value/totals/outAmount", "0.00");
};

/** Faults of filters, alone and together. */
export const FILTERS: readonly NinthFault[] = [
  {
    name: "the category of bets is ignored when a vendor is given",
    kind: "filters",
    operationId: "listBets",
    plant: misreads((request) =>
      asked(request, "vendor") === null ? undefined : asking(request, { category: undefined }),
    ),
    shown: reads("demo", "/wps/bets?category=RNG&vendor=RUBYHALL"),
    breaks: "Filters combine.",
  },
  {
    name: "messages that need not be unread have to be read",
    kind: "filters",
    operationId: "listMessages",
    plant: separatesReadMessages,
    shown: reads("demo", "/wps/messages?unread=false"),
    breaks: "True returns only unread messages; false, the default, returns all.",
  },
  {
    name: "a search among the direct downlines finds members of every level",
    kind: "filters",
    operationId: "listTeamMembers",
    plant: misreads((request) =>
      asked(request, "q") !== null && asked(request, "depth") !== "all" ? asking(request, { depth: "all" }) : undefined,
    ),
    shown: reads("agent", "/wps/agent/team?q=ayesha164"),
    breaks:
      "With `depth=direct` only the direct downlines are listed, with `all` the members at every level. `q` filters either list.",
  },
  {
    name: "the period of a list of deposits is that of their decisions",
    kind: "filters",
    operationId: "listDeposits",
    plant: comparesDecision,
    shown: {
      username: "demo",
      by: async (ask) => {
        const [expired] = listOf(await ask("GET", "/wps/deposits?status=expired"));
        return ask("GET", `/wps/deposits?from=${moved(expired?.["createdAt"], MINUTE_MS)}`);
      },
    },
    breaks: "`from` and `to` compare the time at which the deposit was created.",
  },
  {
    name: "real-time contracts are found as hourly ones",
    kind: "filters",
    operationId: "listContracts",
    plant: joinsHourlyKinds,
    findingAt: ["listContracts", "offerContract"],
    shown: reads("agent", "/wps/agent/contracts?kind=hourly"),
    breaks: "Returns only contracts of this kind.",
  },
  {
    name: "a bonus that was taken back is not found by its type",
    kind: "filters",
    operationId: "listAccountTransactions",
    plant: findsGrantedBonuses,
    findingAt: ["listAccountTransactions", "getProfitLoss", "listBonuses"],
    shown: reads("demo", "/wps/transactions?type=bonus"),
    breaks: "This is a transaction of type `bonus` with direction `out`.",
  },
  {
    name: "the recent draws have only the last one of each game",
    kind: "filters",
    operationId: "listVnRecentDraws",
    plant: onSuccess((answer) => {
      const draws = rowsOf(answer, "/value/draws");
      const games = draws.map(({ gameCode }) => gameCode);
      return put(
        answer,
        "/value/draws",
        draws.filter(({ gameCode }, place) => games.indexOf(gameCode) === place),
      );
    }),
    findingAt: ["listVnRecentDraws", "listVnOpenedNumbersByGame"],
    shown: reads("demo", "/lgw/vn/games/game_menu/recent"),
    breaks: "Lists the most recent draws of all Viet Nam games, the newest first (E058, R432);",
  },
];
