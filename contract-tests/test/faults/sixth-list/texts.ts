import { isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { inLanguage } from "../plants/requests.ts";
import { eachRow, rowsOf } from "../plants/rows.ts";
import { reads, textAt } from "../plants/showings.ts";
import type { SixthFault } from "./sixth-fault.ts";

const KEY_LENGTH = 8;

/** Takes one text of each row of a list from the English response. */
const inEnglish =
  (name: string): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    if (answer.status !== 200) return answer;
    const english = await forward(inLanguage(request, "en"));
    if (!isSuccess(english)) return answer;
    const texts = rowsOf(english, "/value").map((row) => row[name]);
    const rows = rowsOf(answer, "/value").map((row, index) => ({ ...row, [name]: texts[index] }));
    return put(answer, "/value", rows);
  };

/** Faults of texts, languages and encodings. */
export const TEXTS: readonly SixthFault[] = [
  {
    name: "the key of an obscured address is in front of it",
    kind: "texts",
    operationId: "getDomainRoute",
    plant: eachRow((row) => {
      const path = String(row["path"]);
      return { ...row, path: path.slice(-KEY_LENGTH) + path.slice(0, -KEY_LENGTH) };
    }, "/value/customerService"),
    findingAt: ["getDomainRoute", "getPermission"],
    shown: reads("demo", "/wps/system/domainRoute"),
    breaks: "the obscured address is base64url of iv and ciphertext, followed by 8 key characters",
  },
  {
    name: "the favourites have Bengali names",
    kind: "texts",
    operationId: "listFavoriteGames",
    plant: misreads((request) => inLanguage(request, "bn")),
    findingAt: ["listFavoriteGames", "listGames", "addFavoriteGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: 1001 } });
        return ask("GET", "/wps/relay/MCSFE_getFavoriteGamesList", { headers: { "accept-language": "en" } });
      },
    },
    breaks: "`name` is the name of the game in the language of the request",
  },
  {
    name: "the opening hours of a help line are in English",
    kind: "texts",
    operationId: "listHelpLines",
    plant: inEnglish("hours"),
    shown: reads("demo", "/wps/responsible/help-lines", { "accept-language": "bn" }),
    breaks: "`hours` are the opening hours, in the language of the request",
  },
  {
    name: "the countries of the regions have English names",
    kind: "texts",
    operationId: "listRegions",
    plant: inEnglish("countryName"),
    findingAt: ["listRegions", "listCountryCodes"],
    shown: reads("demo", "/wps/system/regions", { "accept-language": "bn" }),
    breaks: "`countryName` is the name of the country in the language of the request",
  },
  {
    name: "the username for the other device is masked",
    kind: "texts",
    operationId: "redeemHandoff",
    plant: turn("/value/username", (username) => `${String(username).slice(0, 1)}***`),
    findingAt: ["redeemHandoff", "createHandoff"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const code = await textAt(ask("POST", "/wps/session/handoff"), "/code");
        return ask("POST", "/wps/session/handoff/redemption", { body: { code } });
      },
    },
    breaks: "returns the username, which this device fills into its login form",
  },
];
