import { isSuccess } from "../../support/changes.ts";
import type { Forward, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { everyRow, showsPage } from "../plants/pages.ts";
import { asked, asking } from "../plants/requests.ts";
import type { Row } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { NinthFault } from "./ninth-fault.ts";

const ACCENTS = /[a-z][\u0300-\u036F]/i;
const ADDRESS = "/wps/games/search";

/** Finds other games for some words. `undefined` finds those that the server finds. */
const finds =
  (
    other: (words: readonly string[], request: ProxiedRequest, forward: Forward) => Promise<readonly Row[] | undefined>,
  ): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    const words = (asked(request, "q") ?? "").split(/\s+/).filter((word) => word !== "");
    if (answer.status !== 200 || words.length === 0) return answer;
    const found = await other(words, request, forward);
    return found === undefined ? answer : showsPage(answer, request, found);
  };

const withoutRepeats = (games: readonly Row[]): readonly Row[] => [
  ...new Map(games.map((game) => [game["nodeId"], game])).values(),
];

/** Finds nothing for a letter with an accent. */
const knowsNoAccents = finds((words) =>
  Promise.resolve(words.some((word) => ACCENTS.test(word.normalize("NFD"))) ? [] : undefined),
);

/** Finds games that have one of the words. */
const findsAnyWord = finds(async (words, request, forward) => {
  if (words.length === 1) return undefined;
  const found = await Promise.all(words.map((word) => everyRow(asking(request, { q: word }), forward)));
  return withoutRepeats([...(await everyRow(request, forward)), ...found.flat()]);
});

/** Lists what it finds in the order of the catalogue. */
const keepsCatalogueOrder = finds(async (_words, request, forward) => {
  const catalogue = await everyRow(asking(request, { q: undefined }), forward);
  const places = new Map(catalogue.map(({ nodeId }, place) => [nodeId, place]));
  const placeOf = ({ nodeId }: Row): number => places.get(nodeId) ?? catalogue.length;
  return (await everyRow(request, forward)).toSorted((one, other) => placeOf(one) - placeOf(other));
});

/** Keeps the games that have no volatility when a volatility is asked for. */
const keepsUnknownVolatility: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const volatility = asked(request, "volatility");
  if (!isSuccess(answer) || volatility === null) return answer;
  const all = await everyRow(asking(request, { volatility: undefined }), forward);
  return showsPage(
    answer,
    request,
    all.filter((game) => game["volatility"] === undefined || game["volatility"] === volatility),
  );
};

/** Faults of the search. */
export const SEARCH: readonly NinthFault[] = [
  {
    name: "a letter with an accent finds no game",
    kind: "search",
    operationId: "searchGames",
    plant: knowsNoAccents,
    shown: reads("demo", `${ADDRESS}?q=dr%C3%A1gon`),
    breaks: "Letter case, accents and the order of the words do not matter, and every word of `q` must occur.",
  },
  {
    name: "one of several words is enough to find a game",
    kind: "search",
    operationId: "searchGames",
    plant: findsAnyWord,
    shown: reads("demo", `${ADDRESS}?q=dragon%20moon`),
    breaks: "and every word of `q` must occur.",
  },
  {
    name: "the games that are found have the order of the catalogue",
    kind: "search",
    operationId: "searchGames",
    plant: keepsCatalogueOrder,
    shown: reads("demo", `${ADDRESS}?q=live`),
    breaks: "Searches games by words and lists the best match first (E101).",
  },
  {
    name: "games without a volatility have every volatility",
    kind: "search",
    operationId: "searchGames",
    plant: keepsUnknownVolatility,
    shown: reads("demo", `${ADDRESS}?volatility=HIGH`),
    breaks: "Returns only games with this volatility; games without a volatility are left out.",
  },
];
