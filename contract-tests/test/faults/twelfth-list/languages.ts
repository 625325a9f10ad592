import { isSuccess } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { showsPage } from "../plants/pages.ts";
import { asked, inLanguage } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const BENGALI_LETTER = /\p{Script=Bengali}/u;

const languageOf = ({ headers }: ProxiedRequest): string => headers["accept-language"] ?? "bn";

/** Takes one field of each row from the response in another language. */
const withFieldOf = async (
  language: string,
  { field, pointer }: { readonly field: string; readonly pointer: string },
  [answer, request, forward]: readonly [ProxiedAnswer, ProxiedRequest, Forward],
): Promise<ProxiedAnswer> => {
  const other = await forward(inLanguage(request, language));
  if (!isSuccess(other)) return answer;
  const texts = rowsOf(other, pointer).map((row) => row[field]);
  return put(
    answer,
    pointer,
    rowsOf(answer, pointer).map((row, index) => ({ ...row, [field]: texts[index] ?? row[field] })),
  );
};

/** Faults of texts in the languages of a second country. */
export const LANGUAGES: readonly TwelfthFault[] = [
  {
    name: "the game types in Filipino are in English",
    kind: "languages",
    operationId: "listGameTypes",
    plant: misreads((request) => (languageOf(request).startsWith("fil") ? inLanguage(request, "en") : undefined)),
    shown: reads("demo", "/wps/relay/GCSGAME_getVassGameType", { "accept-language": "fil" }),
    breaks: "Name in the language of the request.",
  },
  {
    name: "Bengali names are found only in Bengali",
    kind: "languages",
    operationId: "searchGames",
    plant: looksUp(async (answer, request) =>
      BENGALI_LETTER.test(asked(request, "q") ?? "") && !languageOf(request).startsWith("bn")
        ? showsPage(answer, request, [])
        : answer,
    ),
    shown: reads("demo", `/wps/games/search?q=${encodeURIComponent("ড্রাগন")}`, { "accept-language": "en" }),
    breaks:
      "`q` is compared with the Bengali name, the English name (whatever the language of the response) and the vendor's name.",
  },
  {
    name: "the draws of any game name it in English",
    kind: "languages",
    operationId: "listOpenedNumbers",
    plant: looksUp(async (...exchange) => withFieldOf("en", { field: "remark", pointer: "/value/draws" }, exchange)),
    findingAt: ["listOpenedNumbers", "listLotteryGames"],
    shown: reads("demo", "/lotto/lgw/games/opened/numero?gameCode=PK10_60S", { "accept-language": "vi" }),
    breaks: "Name in the language of the request.",
  },
];
