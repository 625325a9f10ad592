import { onSuccess } from "../../support/changes.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { put, withValue } from "../plants/answers.ts";
import { misreads, misreadsQuery } from "../plants/misreadings.ts";
import { asked, asking, withRequestHeaders } from "../plants/requests.ts";
import { CONTENT, listOf, rowsOf } from "../plants/rows.ts";
import { reads, textAt } from "../plants/showings.ts";
import type { FifthFault } from "./fifth-fault.ts";

const DRAWS = "/value/draws";
const NO_BETS = { bets: 0, stake: "0.00", payout: "0.00", profit: "0.00" };

/** Reads only the last vendor of several. */
function withLastVendor(request: ProxiedRequest): ProxiedRequest | undefined {
  const vendors = new URLSearchParams(request.address.split("?")[1]).getAll("vendor");
  return vendors.length > 1 ? asking(request, { vendor: vendors.at(-1) }) : undefined;
}

/** Returns the midnight before a moment, in UTC. A text that is not a moment stays as it is. */
const midnightBefore = (moment: string): string =>
  Number.isNaN(Date.parse(moment)) ? moment : `${new Date(moment).toISOString().slice(0, 10)}T00:00:00.000Z`;

/** Faults of parameters that are ignored, or that are used where they should be ignored. */
export const PARAMETERS: readonly FifthFault[] = [
  {
    name: "a search with several vendors uses only the last one",
    kind: "parameters",
    operationId: "searchGames",
    plant: misreads(withLastVendor),
    shown: reads("demo", "/wps/games/search?vendor=YB&vendor=DS88"),
    breaks: "`vendor` may be repeated and then matches any of these vendors",
  },
  {
    name: "every merchant has the contacts of the default merchant",
    kind: "parameters",
    operationId: "getDomainRoute",
    plant: misreadsQuery("merchantCode", () => undefined),
    findingAt: ["getDomainRoute", "getPermission"],
    shown: reads("demo", "/wps/system/domainRoute?merchantCode=vnlobby1"),
    breaks: "`merchantCode` is the code of the merchant that the request is for",
  },
  {
    name: "a draw is found by its number only among the latest ones",
    kind: "parameters",
    operationId: "listOpenedNumbers",
    plant: misreads(
      (request) => (asked(request, "numero") === null ? undefined : asking(request, { numero: undefined })),
      (answer, request) =>
        put(
          answer,
          DRAWS,
          rowsOf(answer, DRAWS).filter(({ numero }) => numero === asked(request, "numero")),
        ),
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const address = "/lotto/lgw/games/opened/numero?gameCode=LF_HANOI";
        const draws = listOf(await ask("GET", `${address}&count=30`), "/draws");
        return ask("GET", `${address}&numero=${String(draws.at(-1)?.["numero"])}`);
      },
    },
    breaks: "`numero` returns the draw with this number; `count` is then ignored",
  },
  {
    name: "the order NEW is ignored within a category",
    kind: "parameters",
    operationId: "listGames",
    plant: misreads((request) =>
      asked(request, "category") === null || asked(request, "order") === null
        ? undefined
        : asking(request, { order: undefined }),
    ),
    shown: reads("demo", "/wps/relay/GCSGAME_gameList?category=RNG&order=NEW"),
    breaks: "NEW lists games with the tag NEW first",
  },
  {
    name: "the transactions of the team begin at the midnight before `from`",
    kind: "parameters",
    operationId: "listTeamTransactions",
    plant: misreadsQuery("from", midnightBefore),
    shown: {
      username: "agent",
      by: async (ask) => {
        const latest = await textAt(ask("GET", "/wps/agent/team/transactions?pageSize=1"), "/content/0/createdAt");
        return ask("GET", `/wps/agent/team/transactions?pageSize=2&from=${latest}`);
      },
    },
    breaks: "`from` returns only entries from this time on",
  },
  {
    name: "a member sees the rewards of the merchant in the address",
    kind: "parameters",
    operationId: "listPointRewards",
    plant: misreads((request) =>
      asked(request, "merchantCode") === null ? undefined : withRequestHeaders(request, { authorization: undefined }),
    ),
    shown: reads("demo", "/wps/relay/MCS2_getPointReward?merchantCode=vnlobby1"),
    breaks: "with a session the list contains the rewards of the member's merchant",
  },
  {
    name: "the sound of a captcha belongs to a new captcha",
    kind: "parameters",
    operationId: "getCaptcha",
    plant: misreads((request) =>
      asked(request, "medium") === "audio" && asked(request, "captchaId") !== null
        ? asking(request, { captchaId: undefined })
        : undefined,
    ),
    shown: reads("demo", "/wps/captcha?medium=audio&captchaId=a-known-captcha"),
    breaks: "`medium=audio` with the `captchaId` returns the same characters as speech",
  },
  {
    name: "the category YB finds no bets on games that are also slots",
    kind: "parameters",
    operationId: "listBets",
    plant: onSuccess((answer, request) =>
      asked(request, "category") === "YB"
        ? withValue(put(answer, CONTENT, []), { total: 0, totalPages: 0, totals: NO_BETS })
        : answer,
    ),
    shown: reads("demo", "/wps/bets?category=YB"),
    breaks: "YB also returns the bets on games of the vendor YB in other categories",
  },
  {
    name: "the Viet Nam menu is empty in the prize mode of the quick draws",
    kind: "parameters",
    operationId: "listVnGameMenu",
    plant: onSuccess((answer, request) =>
      asked(request, "prizeMode") === "Elott" ? put(answer, "/value/games", []) : answer,
    ),
    shown: reads("demo", "/lgw/vn/games/game_menu?prizeMode=Elott"),
    breaks: "the list has the games of Viet Nam, whatever the prize mode",
  },
  {
    name: "only the first requested type of announcements counts",
    kind: "parameters",
    operationId: "listAnnouncements",
    plant: misreadsQuery("types", (types) => types.split(",")[0]),
    shown: reads("demo", "/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PR"),
    breaks: "returns the banners and announcements of the requested types",
  },
];
