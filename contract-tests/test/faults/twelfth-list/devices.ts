import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { onlyWhen } from "../plants/misreadings.ts";
import { retriesOn } from "../plants/refusals.ts";
import { asked, asking, textIn, withBody } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { LAUNCH, reads, sends } from "../plants/showings.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const GAMES = "/value/games";
const MINUTE_SECONDS = 60;
const SHOWN_PRIZES = 3;
const BETTING =
  "/lgw/lobby/launch?lottoArea=VN&launchMode=LOTT&lottoPrizeMode=SEA&lottoView=betting&device=MOBILE&language=en";

const isMobile = (request: ProxiedRequest): boolean => asked(request, "device") === "MOBILE";

/** Faults of answers to phones. */
export const DEVICES: readonly TwelfthFault[] = [
  {
    name: "on phones, betting is locked for half the time",
    kind: "devices",
    operationId: "listLotteryGames",
    plant: onlyWhen(
      isMobile,
      eachRow((game) => ({ ...game, lockTime: Math.floor(Number(game["lockTime"]) / 2) }), GAMES),
    ),
    shown: reads("demo", "/lgw/games?device=MOBILE"),
    breaks: "Number of whole seconds before the numbers are due at which betting closes.",
  },
  {
    name: "on phones, the menu counts down in whole minutes",
    kind: "devices",
    operationId: "listGameMenus",
    plant: onlyWhen(
      isMobile,
      eachRow((entry) => {
        const remainTime = Number(entry["remainTime"]);
        return { ...entry, remainTime: remainTime - (remainTime % MINUTE_SECONDS) };
      }, GAMES),
    ),
    shown: reads("demo", "/lgw/games/game_menus?device=MOBILE"),
    breaks: "it equals serverTime + remainTime x 1000.",
  },
  {
    name: "on phones, a game leads back to any host",
    kind: "devices",
    operationId: "launchGame",
    plant: retriesOn("INVALID_URL", (request) =>
      textIn(request, "platform") === "MOBILE" ? withBody(request, { backUrl: undefined }) : undefined,
    ),
    shown: sends("demo", "POST", "/wps/game/launchGame", {
      ...LAUNCH,
      platform: "MOBILE",
      backUrl: "https://stranger.example.org/lobby",
    }),
    breaks: "`backUrl` must be on a host of the merchant, else 400 INVALID_URL.",
  },
  {
    name: "on phones, the betting page without a game is the lobby",
    kind: "devices",
    operationId: "launchLotteryLobby",
    plant: retriesOn("INVALID_REQUEST", (request) =>
      isMobile(request) && asked(request, "lottoView") === "betting" && asked(request, "lottoGameCode") === null
        ? asking(request, { lottoView: "lobby" })
        : undefined,
    ),
    shown: reads("demo", BETTING),
    breaks: "The betting page of one game needs `lottoView=betting` and a game code.",
  },
  {
    name: "on phones, a game of Viet Nam has one weekday",
    kind: "devices",
    operationId: "listVnGameMenu",
    plant: onlyWhen(
      isMobile,
      eachRow((entry) => ({ ...entry, drawDayOfWeek: String(entry["drawDayOfWeek"]).slice(0, 1) }), GAMES),
    ),
    findingAt: ["listVnGameMenu", "listLotteryGames"],
    shown: reads("demo", "/lgw/vn/games/game_menu?device=MOBILE"),
    breaks: "Weekdays with a draw as a comma-separated list; 1 is Sunday, 2 to 7 are Monday to Saturday (R113).",
  },
  {
    name: "on phones, a recent draw has only its three highest prizes",
    kind: "devices",
    operationId: "listVnRecentDraws",
    plant: onlyWhen(
      isMobile,
      eachRow((draw) => {
        const { prizes } = draw;
        return { ...draw, prizes: Array.isArray(prizes) ? prizes.slice(0, SHOWN_PRIZES) : prizes };
      }, "/value/draws"),
    ),
    findingAt: ["listVnRecentDraws", "listVnOpenedNumbersByGame"],
    shown: reads("demo", "/lgw/vn/games/game_menu/recent?device=MOBILE"),
    breaks: "The north draws 27 numbers in eight prizes, the centre and the south draw 18 numbers in nine.",
  },
];
