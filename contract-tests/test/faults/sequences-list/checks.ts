import { onRefusal, saysNo } from "../../support/changes.ts";
import { withHeaders } from "../plants/headers.ts";
import { refuses } from "../plants/refusals.ts";
import { asked } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { inSequence, type SequenceFault } from "./sequence-fault.ts";

/** Faults for the checks that follow from a list, a header or a value of another operation. */
export const CHECKS: readonly SequenceFault[] = [
  {
    name: "a range that ends when it begins is refused",
    kind: "checks",
    operationId: "listAccountTransactions",
    plant: refuses(
      (request) => asked(request, "from") !== null && asked(request, "from") === asked(request, "to"),
      () => saysNo(400, "INVALID_REQUEST", "The request is not valid. Please check what you entered."),
    ),
    foundBy: "listAccountTransactions › range from from to the same to",
    breaks: "A range that ends when it begins has no rows.",
  },
  {
    name: "the two headers of a lock name different times",
    kind: "checks",
    operationId: "reauthenticate",
    plant: onRefusal((answer) =>
      answer.status === 429 ? withHeaders(answer, { ratelimit: '"tries";r=0;t=3' }) : answer,
    ),
    breaks: "RateLimit and Retry-After say how long to wait.",
  },
  {
    name: "a winner has the name of another game",
    kind: "checks",
    operationId: "listWinners",
    plant: eachRow((win) => ({ ...win, gameName: "Another game" })),
    foundBy: "listWinners › same as listGames",
    breaks: "The name of a game is the same in every list.",
  },
  {
    name: "a recent game has the name of another game",
    kind: "checks",
    operationId: "listRecentGames",
    plant: eachRow((game) => ({ ...game, name: "Another game" }), "/value/list"),
    foundBy: inSequence("listRecentGames", "a member launches more games than the list holds"),
    breaks: "The name of a game is the same in every list.",
  },
  {
    name: "a bet has the category of another game",
    kind: "checks",
    operationId: "listBets",
    plant: eachRow((bet) => ({ ...bet, category: bet["category"] === "RNG" ? "LIVE" : "RNG" })),
    foundBy: "listBets › same as listGames",
    breaks: "The category of a bet is that of its game.",
  },
];
