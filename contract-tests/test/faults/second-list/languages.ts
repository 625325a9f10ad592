import { objectOr } from "../../../src/json.ts";
import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { asked, inLanguage } from "../plants/requests.ts";
import { CONTENT, rowsOf } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

/** Translates the member `member` of the rows that `where` selects into a fixed language. */
const partIn =
  (language: string, pointer: string, member: string, where: (index: number, count: number) => boolean): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer)) return answer;
    const other = rowsOf(await forward(inLanguage(request, language)), pointer);
    const all = rowsOf(answer, pointer);
    const mixed = all.map((row, index) =>
      where(index, all.length) ? { ...row, [member]: objectOr(other[index])[member] ?? row[member] } : row,
    );
    return put(answer, pointer, mixed);
  };

/** A cache that does not distinguish languages, only merchants. */
const keepsLanguage: Plant = () => {
  const kept = new Map<string | null, ProxiedAnswer>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer)) return answer;
    const merchant = asked(request, "merchantCode");
    const old = kept.get(merchant) ?? answer;
    kept.set(merchant, old);
    return { ...answer, body: old.body };
  };
};

/** Garbles a text: its UTF-8 bytes are decoded as Latin-1 and encoded again. */
const garbled = (text: string): string => Buffer.from(text, "utf8").toString("latin1");

/** Faults of languages: texts, or whole responses, in another language than the requested one. */
export const LANGUAGES: readonly SecondFault[] = [
  {
    name: "the names of countries are English in every language",
    kind: "languages",
    operationId: "listCountryCodes",
    plant: partIn("en", "/value", "countryName", () => true),
    breaks: "the answer is in the language of Accept-Language",
  },
  {
    name: "everybody reads the language of the first reader",
    kind: "languages",
    operationId: "listHelpLines",
    plant: keepsLanguage,
    breaks: "the answer is in the language of Accept-Language",
  },
  {
    name: "the titles are translated and the texts are not",
    kind: "languages",
    operationId: "getHelpCenter",
    plant: partIn("bn", "/value", "content", () => true),
    breaks: "the whole answer is in the language of Accept-Language",
  },
  {
    name: "names of deposit methods in garbled letters",
    kind: "languages",
    operationId: "listDepositMethods",
    plant: onSuccess((answer) =>
      put(
        answer,
        "/value",
        rowsOf(answer, "/value").map((row) => ({ ...row, name: garbled(String(row["name"])) })),
      ),
    ),
    breaks: "text is UTF-8, encoded once",
  },
  {
    name: "the last reward is not translated",
    kind: "languages",
    operationId: "listRewards",
    plant: partIn("en", CONTENT, "title", (index, count) => index === count - 1),
    breaks: "every row is in the language of Accept-Language",
  },
  {
    name: "a tag with a region is no language",
    kind: "languages",
    operationId: "listAnnouncements",
    plant: misreads((request) => {
      const wanted = request.headers["accept-language"] ?? "";
      return /^[a-z]{2}-/i.test(wanted) ? inLanguage(request, "bn") : undefined;
    }),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("GET", "/wps/relay/MCSFE_getListAnnouncements?types=B", {
          headers: { "accept-language": "en-US,en;q=0.9" },
        }),
    },
    breaks: "en-US gets the first registered language that it stands for, English",
  },
];
