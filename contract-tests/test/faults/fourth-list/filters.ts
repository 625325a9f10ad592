import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { sumOf } from "../plants/amounts.ts";
import { put } from "../plants/answers.ts";
import { misreads, misreadsQuery } from "../plants/misreadings.ts";
import { everyRow, showsPage } from "../plants/pages.ts";
import { allAsked, asked, asking, beside } from "../plants/requests.ts";
import type { Row } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { DAY_MS, HOUR_MS, moved } from "../plants/times.ts";
import type { FourthFault } from "./fourth-fault.ts";

const OFFSET = /[+\- ]\d\d:\d\d$/;
const HOURS_OF_DHAKA = 6;

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));
const latestFirst = (all: readonly Row[]): readonly Row[] =>
  all.toSorted((one, other) => Date.parse(String(other["placedAt"])) - Date.parse(String(one["placedAt"])));

/** Shows the refunded bets among the lost ones. */
const countsRefundsAsLost: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || asked(request, "status") !== "lost") return answer;
  const refunds = await forward(asking(request, { status: "refunded", page: undefined }));
  if (!isSuccess(refunds)) return answer;
  const refunded = await everyRow(asking(request, { status: "refunded" }), forward);
  const lost = await everyRow(request, forward);
  const shown = showsPage(answer, request, latestFirst([...lost, ...refunded]));
  const [ofLost, ofRefunded] = [answer, refunds].map((one) => objectOr(valueAt(jsonOf(one), "/value/totals")));
  return put(shown, "/value/totals", {
    bets: Number(ofLost?.["bets"]) + Number(ofRefunded?.["bets"]),
    ...Object.fromEntries(
      ["stake", "payout", "profit"].map((name) => [name, sumOf([ofLost?.[name], ofRefunded?.[name]])]),
    ),
  });
};

/** Shows the bets of a member together with those of all members below. */
const addsBetsBelow: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const id = asked(request, "memberId");
  if (!isSuccess(answer) || id === null) return answer;
  const below = await everyRow(beside(request, "GET", `/wps/agent/team?parentId=${id}&depth=all`), forward);
  if (below.length === 0) return answer;
  const ids = [id, ...below.map((member) => String(member["id"]))];
  const bets = await Promise.all(ids.map((memberId) => everyRow(asking(request, { memberId }), forward)));
  const all = latestFirst(bets.flat());
  const [stakeAmount, payoutAmount] = ["stakeAmount", "payoutAmount"].map((name) => sumOf(all.map((bet) => bet[name])));
  const profit = sumOf([payoutAmount, -Number(stakeAmount)]);
  return put(showsPage(answer, request, all), "/value/totals", { stakeAmount, payoutAmount, profit });
};

/** Faults of filters. */
export const FILTERS: readonly FourthFault[] = [
  {
    name: "refunded bets are among the lost ones",
    kind: "filters",
    operationId: "listBets",
    plant: countsRefundsAsLost,
    shown: reads("demo", "/wps/bets?status=lost"),
    breaks: "`status` returns only bets with this status",
  },
  {
    name: "a transaction at the end of the period is in it",
    kind: "filters",
    operationId: "listAccountTransactions",
    plant: misreadsQuery("to", (to) => (isTime(to) ? moved(to, 1) : to)),
    shown: {
      username: "demo",
      by: async (ask) => {
        const page = await ask("GET", "/wps/transactions?pageSize=1");
        const createdAt = String(valueAt(page, "/content/0/createdAt"));
        return ask("GET", `/wps/transactions?to=${encodeURIComponent(createdAt)}`);
      },
    },
    breaks: "`to` returns only entries before this time",
  },
  {
    name: "the period begins at the start of its day",
    kind: "filters",
    operationId: "listWithdrawals",
    plant: misreadsQuery("from", (from) => (isTime(from) ? moved(from, -(Date.parse(from) % DAY_MS)) : from)),
    shown: {
      username: "demo",
      by: async (ask) => {
        const page = await ask("GET", "/wps/withdrawals?pageSize=1");
        const createdAt = moved(valueAt(page, "/content/0/createdAt"), 1);
        return ask("GET", `/wps/withdrawals?from=${createdAt}`);
      },
    },
    breaks: "`from` returns only entries from this time on",
  },
  {
    name: "of several vendors only the last counts",
    kind: "filters",
    operationId: "searchGames",
    plant: misreads((request) =>
      allAsked(request, "vendor").length > 1
        ? asking(request, { vendor: allAsked(request, "vendor").at(-1) })
        : undefined,
    ),
    shown: reads("demo", "/wps/games/search?vendor=LOBBYKIT&vendor=CRESTBOOK"),
    breaks: "`vendor` may be repeated and then matches any of these vendors",
  },
  {
    name: "with a kind, the side of the caller is forgotten",
    kind: "filters",
    operationId: "listContracts",
    plant: misreads((request) =>
      asked(request, "kind") === null || asked(request, "role") === null
        ? undefined
        : asking(request, { role: undefined }),
    ),
    shown: reads("agent", "/wps/agent/contracts?kind=dividend&role=received"),
    breaks: "`role` returns only contracts of that side",
  },
  {
    name: "the bets of a member together with those of the members below",
    kind: "filters",
    operationId: "listTeamBets",
    plant: addsBetsBelow,
    shown: {
      username: "agent",
      by: async (ask) => {
        const team = await ask("GET", "/wps/agent/team?depth=all&q=shakil67");
        return ask("GET", `/wps/agent/team/bets?memberId=${String(valueAt(team, "/content/0/id"))}`);
      },
    },
    breaks: "`memberId` returns only bets of this member",
  },
  {
    name: "the offset of a time is read as UTC",
    kind: "filters",
    operationId: "listPointTransactions",
    plant: misreadsQuery("from", (from) => from.replace(OFFSET, "Z")),
    shown: {
      username: "demo",
      by: async (ask) => {
        const page = await ask("GET", "/wps/relay/ODSFE2_MemTransDet?pageSize=1");
        const inDhaka = moved(valueAt(page, "/content/0/createdAt"), HOURS_OF_DHAKA * HOUR_MS).replace("Z", "+06:00");
        return ask("GET", `/wps/relay/ODSFE2_MemTransDet?from=${encodeURIComponent(inDhaka)}`);
      },
    },
    breaks: "a time has an offset",
  },
  {
    name: "the types of every vendor",
    kind: "filters",
    operationId: "listGameTypes",
    plant: misreadsQuery("vassalage", () => undefined),
    shown: reads("demo", "/wps/relay/GCSGAME_getVassGameType?vassalage=CRESTBOOK"),
    breaks: "`vassalage` returns only the types of games that this vendor offers",
  },
];
