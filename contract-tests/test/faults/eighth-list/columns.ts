import { objectOr } from "../../../src/json.ts";
import { onSuccess, turn } from "../../support/changes.ts";
import { DEMO_PASSWORD } from "../plants/accounts.ts";
import { put } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { addPasskey } from "../plants/passkeys.ts";
import { eachRow, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

const NAME_LETTERS = 16;
const PUBLICATION_MS = 8000;

/** Faults of a field that has the value of another one, or only a part of its value. */
export const COLUMNS: readonly EighthFault[] = [
  {
    name: "the name of a passkey is cut",
    kind: "columns",
    operationId: "addPasskey",
    plant: misreadsBody(({ name }) => (typeof name === "string" ? { name: name.slice(0, NAME_LETTERS) } : undefined)),
    findingAt: ["addPasskey", "getSecurityOverview"],
    shown: { username: "demo", by: (ask) => addPasskey(ask, "The telephone that I use at work") },
    breaks: "Name that the member gave to the passkey.",
  },
  {
    name: "the options do not name the passkeys of the account",
    kind: "columns",
    operationId: "setUpPasskey",
    plant: turn("/value/excludeCredentials", () => []),
    shown: {
      username: "demo",
      by: async (ask) => {
        await addPasskey(ask, "My telephone");
        return ask("POST", "/wps/member/passkeys/options", { body: { password: DEMO_PASSWORD } });
      },
    },
    breaks: "Passkeys that the account already has. An authenticator that holds one of them does not create another.",
  },
  {
    name: "favourites lack what other lists say about a game",
    kind: "columns",
    operationId: "listFavoriteGames",
    plant: eachRow(({ rtp: _rtp, volatility: _volatility, rules: _rules, ...game }) => game),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: 1001 } });
        return ask("GET", "/wps/relay/MCSFE_getFavoriteGamesList");
      },
    },
    breaks: "Lists the member's favourites with all fields of a game card (E049, R307), the last added first.",
  },
  {
    name: "the second address has only the rules of the fields in the form",
    kind: "columns",
    operationId: "getRegisterRules",
    plant: turn("/value", (rules) =>
      Object.fromEntries(Object.entries(objectOr(rules)).filter(([, rule]) => objectOr(rule)["enabled"] === true)),
    ),
    findingAt: ["getRegisterRules", "getRegisterSettings"],
    shown: reads("demo", "/wps/system/setting/register/rules"),
    breaks: "Returns the same rules as getRegisterSettings, at a second address (E026).",
  },
  {
    name: "a draw has the time of its publication",
    kind: "columns",
    operationId: "listOpenedNumbers",
    plant: eachRow((draw) => ({ ...draw, drawTime: Number(draw["drawTime"]) + PUBLICATION_MS }), "/value/draws"),
    shown: reads("demo", "/lotto/lgw/games/opened/numero?gameCode=SSC_60S"),
    breaks: "Time at which the numbers of the draw were due, in milliseconds since 1970-01-01T00:00:00Z.",
  },
  {
    name: "a game of several menus names only one",
    kind: "columns",
    operationId: "listLotteryGames",
    plant: eachRow((game) => ({ ...game, gameMenus: [game["gameMenuTag"]] }), "/value/games"),
    shown: reads("demo", "/lgw/games?prizeMode=SEA"),
    breaks: "All menu tags under which the game is listed.",
  },
  {
    name: "the menu counts down to the end of betting",
    kind: "columns",
    operationId: "listGameMenus",
    plant: eachRow(
      (game) => ({ ...game, remainTime: Math.max(0, Number(game["remainTime"]) - Number(game["lockTime"])) }),
      "/value/games",
    ),
    shown: reads("demo", "/lgw/games/game_menus?prizeMode=SEA"),
    breaks: "Whole seconds from `serverTime` until the numbers of the open draw are due; 0 when no draw is open.",
  },
  {
    name: "a bet on a lottery has its own id as the round",
    kind: "columns",
    operationId: "listBets",
    plant: eachRow((bet) =>
      bet["category"] === "LOTT" || bet["category"] === "ELOTT" ? { ...bet, roundId: bet["id"] } : bet,
    ),
    shown: reads("demo", "/wps/bets?category=LOTT"),
    breaks: "The vendor's own id of the round; for a lottery, the number of the draw (`numero`).",
  },
  {
    name: "the start data lacks the sections of the home page",
    kind: "columns",
    operationId: "getPermission",
    plant: turn("/value/info/whitelabel", (tree) => {
      const { home: _, ...others } = objectOr(tree);
      return others;
    }),
    findingAt: ["getPermission", "getWhitelabel"],
    shown: reads("demo", "/wps/system/permission?url=localhost"),
    breaks: "Returns the merchant's brand data and switches (E016). getPermission returns the same tree.",
  },
  {
    name: "the highest rate is that of the best link",
    kind: "columns",
    operationId: "listReferralLinks",
    plant: onSuccess((answer) => {
      const rates = rowsOf(answer, "/value/links").map(({ rate }) => String(rate));
      const [best] = rates.toSorted((one, other) => Number(other) - Number(one));
      return best === undefined ? answer : put(answer, "/value/highestRate", best);
    }),
    findingAt: ["listReferralLinks", "createReferralLink"],
    shown: reads("agent", "/wps/agent/referral-links"),
    breaks: "`highestRate` is the highest rebate that a new link may give.",
  },
];
