import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, saysYes } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { DEMO_PASSWORD } from "../plants/accounts.ts";
import { codeOf, inPlaceOf, withValue } from "../plants/answers.ts";
import { onCode } from "../plants/refusals.ts";
import { asked, asking, beside, bodyOf, callerOf, withRequestHeaders } from "../plants/requests.ts";
import { LAUNCH, reads, sends, textAt } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const DEFAULT_PICTURE = "/art/members/lotus.svg";
const MERCHANT = /^[a-z0-9]{2,32}$/;
const DEVICE = { os: "Linux", platform: "W", randomKey: "a-random-key-of-a-device", gatewayVersion: "3" };

/** Says that the session has ended, and ends nothing. */
const keepsSession: Plant = () => async (request, forward) => {
  const member = await forward(beside(request, "GET", "/wps/member/info"));
  return isSuccess(member) || member.status === 403 ? inPlaceOf(member, saysYes()) : member;
};

/** Accepts a code again. */
const redeemsAgain: Plant = () => {
  const redeemed = new Map<unknown, ProxiedAnswer>();
  return async (request, forward) => {
    const answer = await forward(request);
    const code = bodyOf(request)?.["code"];
    if (isSuccess(answer)) redeemed.set(code, answer);
    return codeOf(answer) === "VERIFICATION_CODE_INVALID" ? (redeemed.get(code) ?? answer) : answer;
  };
};

/** Ends the earlier sessions of a member who logs in. */
const endsOtherSessions: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const authorization = `Bearer ${String(valueAt(jsonOf(answer), "/value/token"))}`;
  await forward(withRequestHeaders(beside(request, "DELETE", "/wps/member/sessions"), { authorization }));
  return answer;
};

/** Shows an empty team in place of the team of a stranger. */
const showsEmptyTeam: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (answer.status !== 404) return answer;
  const own = await forward(asking(request, { parentId: undefined }));
  return isSuccess(own) ? withValue(own, { content: [], total: 0, totalPages: 0 }) : answer;
};

/** Faults of sessions and of who may do what. */
export const ACCESS: readonly FourthFault[] = [
  {
    name: "the token works after the logout",
    kind: "access",
    operationId: "logout",
    plant: keepsSession,
    shown: { username: "demo", by: (ask) => ask("DELETE", "/wps/session/logout") },
    breaks: "later calls with the token return 401",
  },
  {
    name: "counts the messages of restricted accounts",
    kind: "access",
    operationId: "getUnreadCount",
    plant: onCode("ACCOUNT_RESTRICTED", (answer) => inPlaceOf(answer, saysYes(0))),
    shown: reads("restricted", "/wps/relay/CSP_unreadCount"),
    breaks: "accounts of type 4 get 403",
  },
  {
    name: "the default picture for callers without a token",
    kind: "access",
    operationId: "getMemberIcon",
    plant: onCode("UNAUTHENTICATED", (answer, request) =>
      callerOf(request) === "" ? inPlaceOf(answer, saysYes(DEFAULT_PICTURE)) : answer,
    ),
    shown: reads("demo", "/wps/member/info/icon", { authorization: "" }),
    breaks: "a request without a token gets 401",
  },
  {
    name: "a game may lead back to any host",
    kind: "access",
    operationId: "launchGame",
    plant: onCode("INVALID_URL", (_answer, request, forward) => {
      const { backUrl: _, ...body } = bodyOf(request) ?? {};
      return forward({ ...request, body: JSON.stringify(body) });
    }),
    shown: sends("demo", "POST", "/wps/game/launchGame", { ...LAUNCH, backUrl: "https://attacker.example/" }),
    breaks: "`backUrl` is on a host of the merchant, else 400 INVALID_URL",
  },
  {
    name: "a code can be redeemed twice",
    kind: "access",
    operationId: "redeemHandoff",
    plant: redeemsAgain,
    findingAt: ["redeemHandoff", "createHandoff"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const code = await textAt(ask("POST", "/wps/session/handoff"), "/code");
        await ask("POST", "/wps/session/handoff/redemption", { body: { code } });
        return ask("POST", "/wps/session/handoff/redemption", { body: { code } });
      },
    },
    breaks: "a code can be used once",
  },
  {
    name: "a login ends the earlier sessions",
    kind: "access",
    operationId: "login",
    plant: endsOtherSessions,
    findingAt: ["login", "listSessions", "getLoginInfo"],
    shown: sends("demo", "POST", "/wps/session/login", {
      type: "username",
      username: "demo",
      password: DEMO_PASSWORD,
    }),
    breaks: "a new login does not end other sessions",
  },
  {
    name: "a stranger has an empty team",
    kind: "access",
    operationId: "listTeamMembers",
    plant: showsEmptyTeam,
    shown: reads("agent", "/wps/agent/team?parentId=999999"),
    breaks: "a member outside the team returns 404",
  },
  {
    name: "the play money of every merchant is that of the default merchant",
    kind: "access",
    operationId: "loginFreePlay",
    plant: () => (request, forward) =>
      forward(
        MERCHANT.test(asked(request, "merchantCode") ?? "") ? asking(request, { merchantCode: undefined }) : request,
      ),
    findingAt: ["loginFreePlay", "getWalletBalance"],
    shown: sends("demo", "POST", "/wps/session/login/freeplay?merchantCode=phlobby1", DEVICE),
    breaks: "the play money is in the merchant's currency",
  },
];
