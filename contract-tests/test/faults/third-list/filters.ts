import { onSuccess } from "../../support/changes.ts";
import { put } from "../plants/answers.ts";
import { misreads, misreadsQuery } from "../plants/misreadings.ts";
import { keepsRows } from "../plants/pages.ts";
import { allAsked, asked, asking } from "../plants/requests.ts";
import type { ThirdFault } from "./third-fault.ts";

/** Faults of filters: forgotten, read in part, or too strict. */
export const FILTERS: readonly ThirdFault[] = [
  {
    name: "the category is forgotten when one member is asked for",
    kind: "filters",
    operationId: "listTeamBets",
    plant: misreads((request) =>
      asked(request, "memberId") !== null && asked(request, "category") !== null
        ? asking(request, { category: undefined })
        : undefined,
    ),
    shown: { username: "agent", by: (ask) => ask("GET", "/wps/agent/team/bets?memberId=100001&category=BINGO") },
    breaks: "filters combine",
  },
  {
    name: "only the last of several vendors counts",
    kind: "filters",
    operationId: "searchGames",
    plant: misreads((request) => {
      const vendors = allAsked(request, "vendor");
      return vendors.length > 1 ? asking(request, { vendor: vendors.at(-1) }) : undefined;
    }),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/games/search?vendor=LOBBYKIT&vendor=FIVESUITS") },
    breaks: "`vendor` may be repeated and then matches any of these vendors",
  },
  {
    name: "members are not found by their nickname",
    kind: "filters",
    operationId: "listTeamMembers",
    plant: onSuccess((answer, request) => {
      const q = asked(request, "q")?.trim().toLowerCase();
      if (q === undefined) return answer;
      return keepsRows(answer, ({ account, id }) => String(account).toLowerCase().includes(q) || id === q);
    }),
    shown: { username: "agent", by: (ask) => ask("GET", `/wps/agent/team?depth=all&q=${encodeURIComponent("হাসান")}`) },
    breaks: "`q` is a part of the username or nickname",
  },
  {
    name: "banners only when they are asked for first",
    kind: "filters",
    operationId: "listAnnouncements",
    plant: onSuccess((answer, request) => {
      const types = asked(request, "types");
      return types === null || types.startsWith("B") ? answer : put(answer, "/value/banners", []);
    }),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/relay/MCSFE_getListAnnouncements?types=PR,B") },
    breaks: "the order of the types does not matter",
  },
  {
    name: "the number of a draw is ignored",
    kind: "filters",
    operationId: "listOpenedNumbers",
    plant: misreadsQuery("numero", () => undefined),
    shown: {
      username: "demo",
      by: (ask) => ask("GET", "/lotto/lgw/games/opened/numero?gameCode=SSC_45S&numero=20200101-0001"),
    },
    breaks: "with `numero` only that draw is listed",
  },
  {
    name: "all hot games when no number is asked",
    kind: "filters",
    operationId: "listHotGames",
    plant: misreads((request) => (asked(request, "count") === null ? asking(request, { count: "100" }) : undefined)),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/relay/GCSGAME_hotGamesV2") },
    breaks: "the default of `count` is 24",
  },
  {
    name: "rewards that are out of stock are hidden",
    kind: "filters",
    operationId: "listPointRewards",
    plant: onSuccess((answer) => keepsRows(answer, ({ stock }) => stock !== 0)),
    breaks: "a reward with stock 0 is shown",
  },
];
