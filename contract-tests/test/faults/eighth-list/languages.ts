import type { Plant } from "../planted-fault.ts";
import { misreads } from "../plants/misreadings.ts";
import { inLanguage } from "../plants/requests.ts";
import { reads } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

/** The languages of a header, each with its weight. */
const weighedIn = (header: string): readonly { readonly tag: string; readonly weight: number }[] =>
  header.split(",").map((range) => {
    const [tag = "", ...parameters] = range.trim().split(";");
    const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
    return { tag, weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) };
  });

/** Uses the language with the highest weight. */
const usesHeaviest: Plant = misreads((request) => {
  const header = request.headers["accept-language"];
  if (header === undefined) return undefined;
  const [best] = weighedIn(header).toSorted((one, other) => other.weight - one.weight);
  return best === undefined || header.startsWith(best.tag) ? undefined : inLanguage(request, best.tag);
});

/** Uses English when the client names only languages that are not registered. */
const fallsBackToEnglish: Plant = misreads((request) => {
  const header = request.headers["accept-language"];
  return header === "sw" || header === "de" || header === "zu" ? inLanguage(request, "en") : undefined;
});

/** Faults of the language of texts. */
export const LANGUAGES: readonly EighthFault[] = [
  {
    name: "the language with the highest weight is used",
    kind: "languages",
    operationId: "getHelpCenter",
    plant: usesHeaviest,
    shown: reads("demo", "/wps/system/helpCenter", { "accept-language": "en;q=0.2,hi;q=0.9" }),
    breaks: "The server uses the first one that is registered (`LanguageCode`), or Bengali when none is.",
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
    name: "the names of wallets are always in English",
    kind: "languages",
    operationId: "getMerchantWallet",
    plant: misreads((request) => inLanguage(request, "en")),
    shown: reads("demo", "/wps/relay/GCS_merchantWallet", { "accept-language": "bn" }),
    breaks: "Name in the language of the request.",
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
