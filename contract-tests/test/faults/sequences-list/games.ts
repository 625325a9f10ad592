import { onSuccess } from "../../support/changes.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { keepsRows } from "../plants/pages.ts";
import { asked } from "../plants/requests.ts";
import { rows } from "../plants/rows.ts";
import { inSequence, type SequenceFault } from "./sequence-fault.ts";

const FEWER_GAMES = 20;
const BY_PLACE = "the games of the provinces, or the quick draws, are requested";

/** Faults of games and lotteries. */
export const GAMES: readonly SequenceFault[] = [
  {
    name: "the list of recent games holds fewer games",
    kind: "games",
    operationId: "listRecentGames",
    plant: rows((all) => all.slice(0, FEWER_GAMES), "/value/list"),
    foundBy: inSequence("listRecentGames", "a member launches more games than the list holds"),
    breaks: "The list has at most 30 games.",
  },
  {
    name: "a search knows only the names in the language of the request",
    kind: "games",
    operationId: "searchGames",
    plant: onSuccess((answer, request) => {
      const words = asked(request, "q") ?? "";
      return answer.status === 200 && words !== ""
        ? keepsRows(answer, ({ name }) => String(name).toLowerCase().includes(words.toLowerCase()))
        : answer;
    }),
    foundBy: inSequence("searchGames", "the words are a name in the other language, or the name of a vendor"),
    breaks: "A search knows the names in all languages, and those of the vendors.",
  },
  {
    name: "the quick draws have the games of the provinces",
    kind: "games",
    operationId: "listLotteryGames",
    plant: misreadsQuery("prizeMode", (mode) => (mode === "Elott" ? undefined : mode)),
    foundBy: inSequence("listLotteryGames", BY_PLACE),
    breaks: "Elott chooses the quick draws.",
  },
  {
    name: "the popular quick draws have the games of the provinces",
    kind: "games",
    operationId: "listPopularLotteryGames",
    plant: misreadsQuery("prizeMode", (mode) => (mode === "Elott" ? undefined : mode)),
    foundBy: inSequence("listPopularLotteryGames", BY_PLACE),
    breaks: "Elott chooses the quick draws.",
  },
  {
    name: "one popular game is missing when some are requested",
    kind: "games",
    operationId: "listPopularLotteryGames",
    plant: misreadsQuery("count", (count) => String(Math.max(1, Number(count) - 1))),
    foundBy: inSequence("listPopularLotteryGames", "as many games are requested as there are, or one less"),
    breaks: "As many games are listed as are requested, when there are so many.",
  },
  {
    name: "the menus of the provinces have the quick draws",
    kind: "games",
    operationId: "listGameMenus",
    plant: misreadsQuery("prizeMode", (mode) => (mode === "Lott" ? undefined : mode)),
    foundBy: inSequence("listGameMenus", BY_PLACE),
    breaks: "Lott chooses the games of the provinces.",
  },
];
