import type { Plant } from "../planted-fault.ts";
import { misreads } from "../plants/misreadings.ts";
import { inLanguage } from "../plants/requests.ts";
import { reads } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

/** The first parts of the codes of the registered languages. */
const REGISTERED = new Set(
  "bn en hi id fil vi th ms my km lo zh ja ko ta te mr ur ne si pa gu ar fa tr ru es pt fr".split(" "),
);

/** Uses the language that the header names first, whatever its weight. */
const ignoresWeights: Plant = misreads((request) => {
  const first = request.headers["accept-language"]?.split(/[,;]/)[0];
  return first === undefined ? undefined : inLanguage(request, first);
});

/** Uses English when the client names no registered language. */
const fallsBackToEnglish: Plant = misreads((request) => {
  const header = request.headers["accept-language"] ?? "";
  const names = header.split(",").map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase() ?? "");
  return names.some((name) => REGISTERED.has(name)) ? undefined : inLanguage(request, "en");
});

/** Faults of the language of texts. */
export const LANGUAGES: readonly EighthFault[] = [
  {
    name: "the weights of the languages are ignored",
    kind: "languages",
    operationId: "getHelpCenter",
    plant: ignoresWeights,
    shown: reads("demo", "/wps/system/helpCenter", { "accept-language": "en;q=0.2,bn;q=0.9" }),
    breaks: "Preferred languages (RFC 9110).",
  },
  {
    name: "messages have the language of the account",
    kind: "languages",
    operationId: "listMessages",
    plant: misreads((request) => inLanguage(request, "bn")),
    shown: reads("demo", "/wps/messages", { "accept-language": "en" }),
    breaks: "Responses still follow Accept-Language.",
  },
  {
    name: "an unknown language is read as English",
    kind: "languages",
    operationId: "listRegions",
    plant: fallsBackToEnglish,
    shown: reads("demo", "/wps/system/regions", { "accept-language": "sw" }),
    breaks: "The server uses the first one that is registered (`LanguageCode`), or Bengali when none is.",
  },
];
