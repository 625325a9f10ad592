import { isSuccess, jsonOf } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { DEMO_PASSWORD } from "../plants/accounts.ts";
import { put } from "../plants/answers.ts";
import { misreads, misreadsBody } from "../plants/misreadings.ts";
import { onCode } from "../plants/refusals.ts";
import { asked, inLanguage, textIn, withBody, withRequestHeaders } from "../plants/requests.ts";
import { eachRow, listOf, rowsOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { withoutZeros } from "../plants/texts.ts";
import type { FifthFault } from "./fifth-fault.ts";

const LONGEST_REMARK = 140;
const BENGALI = { "accept-language": "bn" };

/** Translates only the first level of the help centre. */
const translatesFirstLevel: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const other = await forward(withRequestHeaders(inLanguage(request, "en"), { "if-none-match": undefined }));
  const english = listOf(jsonOf(other), "/value");
  const childrenOf = (tag: unknown): unknown => english.find((entry) => entry["tag"] === tag)?.["children"] ?? [];
  return put(
    answer,
    "/value",
    rowsOf(answer, "/value").map((entry) => ({ ...entry, children: childrenOf(entry["tag"]) })),
  );
};

/** Removes the spaces around a password. */
const trimsPassword: Plant = onCode("LOGIN_FAILED", (answer, request, forward) => {
  const password = textIn(request, "password");
  return password === password.trim() ? answer : forward(withBody(request, { password: password.trim() }));
});

/** Stores the numbers of prizes as numbers and fills them up to two digits. */

/** Faults of languages and of the encoding of texts. */
export const TEXTS: readonly FifthFault[] = [
  {
    name: "the lower levels of the help centre are always in English",
    kind: "texts",
    operationId: "getHelpCenter",
    plant: translatesFirstLevel,
    shown: reads("demo", "/wps/system/helpCenter", BENGALI),
    breaks: "the whole tree is in the language of the request",
  },
  {
    name: "a login ignores spaces around the password",
    kind: "texts",
    operationId: "login",
    plant: trimsPassword,
    shown: sends("demo", "POST", "/wps/session/login", {
      type: "username",
      username: "demo",
      password: ` ${DEMO_PASSWORD} `,
    }),
    breaks: "the password is taken exactly as typed; spaces at either end are part of it",
  },
  {
    name: "the numbers of prizes lose their leading zeros",
    kind: "texts",
    operationId: "listVnRecentDraws",
    plant: eachRow(
      (draw) => ({
        ...draw,
        prizes: listOf(draw, "/prizes").map((prize) => ({
          ...prize,
          numbers: Array.isArray(prize["numbers"]) ? prize["numbers"].map(withoutZeros) : [],
        })),
      }),
      "/value/draws",
    ),
    findingAt: ["listVnRecentDraws", "listOpenedNumbers", "listVnOpenedNumbersByGame"],
    shown: reads("demo", "/lgw/vn/games/game_menu/recent"),
    breaks: "the numbers of a prize have their leading zeros",
  },
  {
    name: "an emoji counts as two characters of a remark",
    kind: "texts",
    operationId: "applyActivity",
    plant: misreadsBody(({ remark }) =>
      typeof remark === "string" && remark.length > LONGEST_REMARK
        ? { remark: "x".repeat(LONGEST_REMARK + 1) }
        : undefined,
    ),
    shown: sends(
      "demo",
      "POST",
      "/wps/activities/lost-rounds-back/applications",
      { remark: "🎲".repeat(LONGEST_REMARK) },
      "a-remark-of-dice",
    ),
    breaks: "a remark has at most 140 characters; Unicode code points are counted",
  },
  {
    name: "the game types of a vendor are always in Bengali",
    kind: "texts",
    operationId: "listGameTypes",
    plant: misreads((request) => (asked(request, "vassalage") === null ? undefined : inLanguage(request, "bn"))),
    shown: reads("demo", "/wps/relay/GCSGAME_getVassGameType?vassalage=DS88", { "accept-language": "en" }),
    breaks: "`label` is the name in the language of the request",
  },
];
