import { onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { everyRow, selects, showsPage } from "../plants/pages.ts";
import { asked, asking, inLanguage } from "../plants/requests.ts";
import { listOf, type Row, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const SYNTAX = /[.*+?^${}()|[\]\\]/g;
const DRAWS = "/value/draws";
const MOST_DRAWS = 100;

/** Reads a text as a pattern of SQL, in which % stands for any text and _ for any character. */
const likeIn = (text: string): RegExp =>
  new RegExp(
    text
      .replaceAll(SYNTAX, String.raw`\$&`)
      .replaceAll("%", ".*")
      .replaceAll("_", "."),
    "isu",
  );

/** Gives the wildcards of SQL in a search their meaning. */
const knowsWildcards = selects(async (request, forward) => {
  const text = asked(request, "q") ?? "";
  if (!/[%_]/.test(text)) return undefined;
  const pattern = likeIn(text);
  const all = await everyRow(asking(request, { q: undefined }), forward);
  return all.filter(({ account, nickname }) => pattern.test(String(account)) || pattern.test(String(nickname)));
});

/** Finds the members whose id contains the digits. */
const findsPartsOfIds = selects(async (request, forward) => {
  const text = asked(request, "q") ?? "";
  if (!/^\d+$/.test(text)) return undefined;
  const all = await everyRow(asking(request, { q: undefined }), forward);
  return all.filter(({ id, account, nickname }) => [id, account, nickname].join("\n").includes(text));
});

const hasTagLike =
  (text: string) =>
  ({ tags }: Row): boolean =>
    Array.isArray(tags) && tags.some((tag) => String(tag).startsWith(text));

/** Finds the games whose tag begins with the requested one. */
const findsPartsOfTags = selects(async (request, forward) => {
  const text = asked(request, "tag");
  return text === null
    ? undefined
    : (await everyRow(asking(request, { tag: undefined }), forward)).filter(hasTagLike(text));
});

/** Finds every draw whose number begins with the requested one. */
const findsPartsOfNumbers = looksUp(async (answer, request, forward) => {
  const number = asked(request, "numero");
  if (number === null) return answer;
  const all = rowsOf(await forward(asking(request, { numero: undefined, count: String(MOST_DRAWS) })), DRAWS);
  const found = all.filter(({ numero }) => String(numero).startsWith(number));
  return found.length > 0 ? put(answer, DRAWS, found) : answer;
});

/** Compares the words of a search with names in the language of the response only. */
const knowsOneLanguage: Plant = selects(async (request, forward) => {
  const words = (asked(request, "q") ?? "").toLowerCase().split(/\s+/);
  const isEnglish = request.headers["accept-language"]?.startsWith("en") === true;
  if (isEnglish || !words.some((word) => /[a-z]/.test(word))) return undefined;
  const english = new Map(
    (await everyRow(inLanguage(request, "en"), forward)).map(({ nodeId, name }) => [nodeId, String(name)]),
  );
  const hasEnglishName = ({ nodeId }: Row): boolean =>
    words.every((word) => english.get(nodeId)?.toLowerCase().includes(word) === true);
  return (await everyRow(request, forward)).filter((game) => !hasEnglishName(game));
});

/** Faults of texts that are compared in another way. */
export const MATCHING: readonly TenthFault[] = [
  {
    name: "a percent sign finds every member of the team",
    kind: "matching",
    operationId: "listTeamMembers",
    plant: knowsWildcards,
    shown: reads("agent", "/wps/agent/team?q=%25"),
    breaks: "A part of the username or nickname, in upper or lower case, or a complete id.",
  },
  {
    name: "a part of an id finds members of the team",
    kind: "matching",
    operationId: "listTeamMembers",
    plant: findsPartsOfIds,
    shown: reads("agent", "/wps/agent/team?q=1000"),
    breaks: "or a complete id.",
  },
  {
    name: "the beginning of a tag finds games with longer tags",
    kind: "matching",
    operationId: "listGames",
    plant: findsPartsOfTags,
    shown: reads("demo", "/wps/relay/GCSGAME_gameList?tag=MIN&pageSize=20"),
    breaks: "Returns only games with this tag.",
  },
  {
    name: "the beginning of a number finds every draw of the day",
    kind: "matching",
    operationId: "listOpenedNumbers",
    plant: findsPartsOfNumbers,
    shown: {
      username: "demo",
      by: async (ask) => {
        const address = "/lotto/lgw/games/opened/numero?gameCode=SSC_60S";
        const [draw] = listOf(await ask("GET", address), "/draws");
        return ask("GET", `${address}&numero=${String(draw?.["numero"]).slice(0, -1)}`);
      },
    },
    breaks: "With `numero` it returns only the draw with that number, so that a member can check an old ticket.",
  },
  {
    name: "a search for spaces finds no game",
    kind: "matching",
    operationId: "searchGames",
    plant: onSuccess((answer, request) => {
      const text = asked(request, "q") ?? "";
      return text !== "" && text.trim() === "" && answer.status === 200 ? showsPage(answer, request, []) : answer;
    }),
    shown: reads("demo", "/wps/games/search?q=%20%20"),
    breaks: "Without `q`, or when it has only spaces, there is no search:",
  },
  {
    name: "English names are found only in English",
    kind: "matching",
    operationId: "searchGames",
    plant: knowsOneLanguage,
    shown: reads("demo", "/wps/games/search?q=dragon", { "accept-language": "bn" }),
    breaks:
      "`q` is compared with the Bengali name, the English name (whatever the language of the response) and the vendor's name.",
  },
];
