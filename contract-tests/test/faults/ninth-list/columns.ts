import { objectOr } from "../../../src/json.ts";
import { isSuccess, onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put, valueOf } from "../plants/answers.ts";
import { asked } from "../plants/requests.ts";
import { CONTENT, eachRow, listOf, rowsOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { NinthFault } from "./ninth-fault.ts";

const DEPOSIT = { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } };
const WEEK_DAYS = 7;

/** Counts the days of the week from Monday. */
const fromMonday = (days: unknown): string =>
  String(days)
    .split(",")
    .map((day) => ((Number(day) + WEEK_DAYS - 2) % WEEK_DAYS) + 1)
    .toSorted((one, other) => one - other)
    .join(",");

/** Asks for one character less than the server does. */
const oneShorter = (rule: unknown): unknown => ({
  ...objectOr(rule),
  minLength: Number(objectOr(rule)["minLength"]) - 1,
});

/** Shows the page of the payment service on a host of the lobby. */
const paysInLobby: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const { payUrl } = objectOr(valueOf(answer));
  const route = objectOr(await valueBeside(request, forward, "/wps/system/domainRoute"));
  const [host] = Array.isArray(route["domainList"]) ? route["domainList"] : [];
  return put(answer, "/value/payUrl", `http://${String(host)}${new URL(String(payUrl)).pathname}`);
};

/** Faults of a field that has the value of another one, or only a part of its value. */
export const COLUMNS: readonly NinthFault[] = [
  {
    name: "in the list of all levels, every member is directly below the caller",
    kind: "columns",
    operationId: "listTeamMembers",
    plant: onSuccess((answer, request) => {
      const upline = listOf(valueOf(answer), "/path").at(-1);
      return asked(request, "depth") === "all"
        ? put(
            answer,
            CONTENT,
            rowsOf(answer).map((member) => ({ ...member, upline })),
          )
        : answer;
    }),
    findingAt: ["listTeamMembers", "listTeamBets"],
    shown: reads("agent", "/wps/agent/team?depth=all&pageSize=100"),
    breaks: "The agent directly above the member.",
  },
  {
    name: "the days of the draws are counted from Monday",
    kind: "columns",
    operationId: "listVnGameMenu",
    plant: eachRow((game) => ({ ...game, drawDayOfWeek: fromMonday(game["drawDayOfWeek"]) }), "/value/games"),
    findingAt: ["listVnGameMenu", "listLotteryGames"],
    shown: reads("demo", "/lgw/vn/games/game_menu"),
    breaks: "Weekdays with a draw as a comma-separated list; 1 is Sunday, 2 to 7 are Monday to Saturday (R113).",
  },
  {
    name: "the betting of the menu closes when the numbers are due",
    kind: "columns",
    operationId: "listGameMenus",
    plant: eachRow((game) => ({ ...game, lockTime: 0, closesAt: game["fewinTime"] }), "/value/games"),
    findingAt: ["listGameMenus", "listLotteryGames"],
    shown: reads("demo", "/lgw/games/game_menus?prizeMode=SEA"),
    breaks: "Number of whole seconds before the numbers are due at which betting closes.",
  },
  {
    name: "a promotion has only the beginning of its terms",
    kind: "columns",
    operationId: "getPromotion",
    plant: turn("/value/terms", (terms) => /^.*?<\/(?:p|h3)>/s.exec(String(terms))?.[0] ?? terms),
    findingAt: ["getPromotion", "listAnnouncements"],
    shown: reads("demo", "/wps/promotions/PR-1001"),
    breaks: "Returns a promotion with its complete terms (E083, R023).",
  },
  {
    name: "members pay on a page of the lobby",
    kind: "columns",
    operationId: "createDeposit",
    plant: paysInLobby,
    findingAt: ["createDeposit", "getDeposit", "listDeposits"],
    shown: sends("demo", "POST", "/wps/deposits", DEPOSIT, "paid-in-the-lobby"),
    breaks: "That page is on an origin of the payment service, not of the lobby.",
  },
  {
    name: "the form accepts a password that is one character too short",
    kind: "columns",
    operationId: "getRegisterSettings",
    plant: turn("/value", (value) => {
      const rules = objectOr(value);
      const { password, confirmPassword } = rules;
      return { ...rules, password: oneShorter(password), confirmPassword: oneShorter(confirmPassword) };
    }),
    findingAt: ["getRegisterSettings", "getRegisterRules", "registerByUsername", "registerByMobile"],
    shown: reads("demo", "/wps/system/setting/register"),
    breaks: "registerByUsername and registerByMobile apply exactly these rules.",
  },
];
