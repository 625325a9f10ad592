import { saysNo } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { refuses } from "../plants/refusals.ts";
import { inLanguage, textIn } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const LANGUAGES = new Set(
  "bn en hi id fil vi th ms my km lo zh-Hans zh-Hant ja ko ta te mr ur ne si pa gu ar fa tr ru es pt-BR fr".split(" "),
);
const MOST_BYTES = 140;
const LONGEST_LABEL = 40;
const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Reads only the first language, letter for letter. */
const readsFirstLanguage: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (answer.status >= 400) return answer;
  const first = request.headers["accept-language"]?.split(",")[0]?.split(";")[0]?.trim() ?? "bn";
  return forward(inLanguage(request, LANGUAGES.has(first) ? first : "bn"));
};

const withoutLargeCharacters = (text: string): string => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, "");

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);

/** Reads the bytes of UTF-8 as Latin-1. */
const misread = (text: unknown): string => Buffer.from(String(text), "utf8").toString("latin1");

/** Faults of languages, scripts and encodings. */
export const TEXTS: readonly FourthFault[] = [
  {
    name: "only the first language counts, letter for letter",
    kind: "texts",
    operationId: "listHelpLines",
    plant: readsFirstLanguage,
    shown: reads("demo", "/wps/responsible/help-lines", { "accept-language": "en-US,en;q=0.9" }),
    breaks: "the server uses the first language that is registered",
  },
  {
    name: "the length of feedback is counted in bytes",
    kind: "texts",
    operationId: "submitFeedback",
    plant: refuses(
      (request) => Buffer.byteLength(textIn(request, "content")) > MOST_BYTES,
      () => saysNo(400, "INVALID_REQUEST", "The request is not valid. Please check what you entered."),
    ),
    shown: sends("demo", "PUT", "/wps/feedback", { content: "ধন্যবাদ ".repeat(12) }, "thanks-in-bengali"),
    breaks: "Unicode code points are counted",
  },
  {
    name: "a nickname loses its emoji",
    kind: "texts",
    operationId: "setMemberInfo",
    plant: misreadsBody(({ nickname }) =>
      typeof nickname === "string" ? { nickname: withoutLargeCharacters(nickname) } : undefined,
    ),
    findingAt: ["setMemberInfo", "getMemberInfo"],
    shown: sends("demo", "PUT", "/wps/member/info", { nickname: "Lotus 🪷" }),
    breaks: "the nickname is stored as it was sent",
  },
  {
    name: "the label of a link is escaped as HTML",
    kind: "texts",
    operationId: "createReferralLink",
    plant: misreadsBody(({ label }) =>
      typeof label === "string" && escaped(label).length <= LONGEST_LABEL ? { label: escaped(label) } : undefined,
    ),
    findingAt: ["createReferralLink", "listReferralLinks"],
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/referral-links",
      { label: "Tom & family", rate: "0.50" },
      "a-link-for-a-family",
    ),
    breaks: "the label is the one that was sent",
  },
  {
    name: "titles are read in another encoding",
    kind: "texts",
    operationId: "listAnnouncements",
    plant: eachRow((row) => ({ ...row, title: misread(row["title"]) }), "/value/promotion"),
    shown: reads("demo", "/wps/relay/MCSFE_getListAnnouncements", { "accept-language": "bn" }),
    breaks: "the title is in the language of the request",
  },
];
