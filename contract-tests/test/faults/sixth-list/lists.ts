import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { everyRow, reorders, withTotal } from "../plants/pages.ts";
import { asked, asking, pagingOf } from "../plants/requests.ts";
import { CONTENT } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { SixthFault } from "./sixth-fault.ts";

const DEFAULT_SIZE = 20;

/** Skips pages of the default size, whatever size the request asks for. */
const skipsDefaultPages: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const { page, size } = pagingOf(request);
  if (!isSuccess(answer) || page === 1 || size === DEFAULT_SIZE) return answer;
  const start = (page - 1) * DEFAULT_SIZE;
  const all = await everyRow(request, forward);
  return put(answer, CONTENT, all.slice(start, start + size));
};

/** Counts the direct downlines, although the list has the members at every level. */
const countsDirect: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || asked(request, "depth") !== "all") return answer;
  const direct = await forward(asking(request, { depth: "direct" }));
  return isSuccess(direct) ? withTotal(answer, numberAt(direct, "/value/total")) : answer;
};

/** Faults of filters and pages. */
export const LISTS: readonly SixthFault[] = [
  {
    name: "the menu of the quick draws has all games",
    kind: "lists",
    operationId: "listGameMenus",
    plant: misreadsQuery("prizeMode", (mode) => (mode === "Elott" ? "SEA" : mode)),
    findingAt: ["listGameMenus", "listLotteryGames"],
    shown: reads("demo", "/lgw/games/game_menus?prizeMode=Elott"),
    breaks: "the prize mode `Elott` names the quick draws",
  },
  {
    name: "failed logins are not among the security events",
    kind: "lists",
    operationId: "listAccountEvents",
    plant: reorders((all) => all.filter((row) => row["kind"] !== "loginFailed")),
    findingAt: ["listAccountEvents", "login"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { type: "username", username: "demo", password: "not-my-password-1" };
        await ask("POST", "/wps/session/login", { body });
        return ask("GET", "/wps/member/security/events");
      },
    },
    breaks: "lists logins, failed logins, logouts and changes of the protections of the account",
  },
  {
    name: "a reward that is out of stock disappears",
    kind: "lists",
    operationId: "listPointRewards",
    plant: reorders((all) => all.filter((row) => row["stock"] !== 0)),
    findingAt: ["listPointRewards", "redeemPointReward"],
    shown: reads("demo", "/wps/relay/MCS2_getPointReward"),
    breaks: "a reward with `stock` 0 is listed, but cannot be redeemed",
  },
  {
    name: "every merchant has the registration rules of the default merchant",
    kind: "lists",
    operationId: "getRegisterRules",
    plant: misreadsQuery("merchantCode", () => undefined),
    findingAt: ["getRegisterRules", "getRegisterSettings"],
    shown: reads("demo", "/wps/system/setting/register/rules?merchantCode=vnlobby1"),
    breaks: "returns the same rules as getRegisterSettings, for the merchant in `merchantCode`",
  },
  {
    name: "the total of all levels counts the direct downlines",
    kind: "lists",
    operationId: "listTeamMembers",
    plant: countsDirect,
    shown: reads("agent", "/wps/agent/team?depth=all"),
    breaks: "with `depth=all` the members at every level are listed; `total` is the number of entries on all pages",
  },
  {
    name: "a later page skips pages of the default size",
    kind: "lists",
    operationId: "listContracts",
    plant: skipsDefaultPages,
    shown: reads("agent", "/wps/agent/contracts?page=2&pageSize=5"),
    breaks: "`pageSize` is the number of entries on a page; the pages together have each contract once",
  },
];
