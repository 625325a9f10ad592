import { valueAt } from "../../../src/json.ts";
import { onSuccess } from "../../support/changes.ts";
import { money } from "../plants/amounts.ts";
import { put } from "../plants/answers.ts";
import { everyRow, selects, showsPage } from "../plants/pages.ts";
import { asked, inLanguage } from "../plants/requests.ts";
import { CONTENT, eachRow, type Row, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

/** Joins the members with their bets, so that members without a bet are lost. */
const joinsWithBets = selects(async (request, forward) =>
  (await everyRow(request, forward)).filter(({ figures }) => Number(valueAt(figures, "/betAmount")) > 0),
);

/** Adds up rows from the last one to the first, from zero. The sum never falls below zero, as the schema says. */
function runningSums(all: readonly Row[], changeOf: (row: Row) => number): readonly number[] {
  const sums = all.toReversed().reduce<readonly number[]>((known, row) => {
    const sum = (known.at(-1) ?? 0) + changeOf(row);
    return [...known, Math.max(0, sum)];
  }, []);
  return sums.toReversed();
}

/** Adds up the transactions of the requested type only. */
const addsUpOneType = looksUp(async (answer, request, forward) => {
  if (asked(request, "type") === null) return answer;
  const all = await everyRow(request, forward);
  const balances = runningSums(all, ({ amount, direction }) => (direction === "in" ? 1 : -1) * Number(amount));
  const changed = all.map((row, index) => ({ ...row, balanceAfter: money(balances[index] ?? 0) }));
  return showsPage(answer, request, changed);
});

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/);

/** Finds names by the beginnings of their words, as a full-text index does. */
const findsWholeWords = selects(async (request, forward) => {
  const text = asked(request, "name")?.toLowerCase().trim();
  if (text === undefined || text === "") return undefined;
  const all = await everyRow(request, forward);
  const found = all.filter(({ name }) => wordsOf(String(name)).some((word) => word.startsWith(text)));
  return found.length === all.length ? undefined : found;
});

/** Compares the words of a search with the names of games only. */
const forgetsVendorNames = selects(async (request, forward) => {
  const words = wordsOf((asked(request, "q") ?? "").trim());
  if (words.join("") === "") return undefined;
  const names = await Promise.all(
    ["en", "bn"].map(async (language) => everyRow(inLanguage(request, language), forward)),
  );
  const named = new Set(
    names
      .flat()
      .filter(({ name }) => words.every((word) => String(name).toLowerCase().includes(word)))
      .map(({ nodeId }) => nodeId),
  );
  return (await everyRow(request, forward)).filter(({ nodeId }) => named.has(nodeId));
});

/** Faults of queries in SQL: joins, windows, counts and full-text indexes. */
export const SQL: readonly EleventhFault[] = [
  {
    name: "members who have not placed a bet are not in the team",
    kind: "sql",
    operationId: "listTeamMembers",
    plant: joinsWithBets,
    findingAt: ["listTeamMembers", "getAgentTeamOverview"],
    shown: reads("agent", "/wps/agent/team?depth=all"),
    breaks: "Lists the downlines of the caller or of a member below the caller, the latest to join first (E087).",
  },
  {
    name: "the direct downlines of a member are all members below",
    kind: "sql",
    operationId: "listTeamMembers",
    plant: eachRow((row) => ({ ...row, directMembers: row["teamMembers"] })),
    shown: reads("agent", "/wps/agent/team"),
    breaks: "Number of direct downlines of the member.",
  },
  {
    name: "the balance after a movement counts only the movements of the page",
    kind: "sql",
    operationId: "listPointTransactions",
    plant: onSuccess((answer) => {
      const all = rowsOf(answer);
      const sums = runningSums(all, ({ pointsChange }) => Number(pointsChange));
      return put(
        answer,
        CONTENT,
        all.map((row, index) => ({ ...row, points: sums[index] })),
      );
    }),
    shown: reads("demo", "/wps/relay/ODSFE2_MemTransDet?pageSize=5"),
    breaks: "`points` is the balance after the movement; the sum of all `pointsChange` is the current balance.",
  },
  {
    name: "the balance after a transaction counts only those of its type",
    kind: "sql",
    operationId: "listAccountTransactions",
    plant: addsUpOneType,
    shown: reads("demo", "/wps/transactions?type=deposit&pageSize=5"),
    breaks: "The balance after the booking.",
  },
  {
    name: "games are found by the beginnings of their words only",
    kind: "sql",
    operationId: "listGames",
    plant: findsWholeWords,
    shown: reads("demo", "/wps/relay/GCSGAME_gameList?name=antern&pageSize=20", { "accept-language": "en" }),
    breaks: "Returns only games whose name contains this text; upper and lower case do not matter.",
  },
  {
    name: "the name of a vendor finds no game",
    kind: "sql",
    operationId: "searchGames",
    plant: forgetsVendorNames,
    shown: reads("demo", "/wps/games/search?q=meghna", { "accept-language": "en" }),
    breaks:
      "`q` is compared with the Bengali name, the English name (whatever the language of the response) and the vendor's name.",
  },
];
