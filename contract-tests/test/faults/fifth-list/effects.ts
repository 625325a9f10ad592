import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, saysYes, undoes } from "../../support/changes.ts";
import type { Forward, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { DEMO_PASSWORD, PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { inPlaceOf } from "../plants/answers.ts";
import { beside, bodyOf, withBody } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { bearerOf, LAUNCH, textAt } from "../plants/showings.ts";
import { forgetsKeys, valueBeside } from "../plants/state.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** Clears the nickname when the request has none. */
const clearsNickname: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const body = bodyOf(request);
  if (!isSuccess(answer) || body === undefined || body["nickname"] !== undefined) return answer;
  return forward(withBody(request, { nickname: "" }));
};

/** Marks all messages of the caller as read. */
async function readsAll(request: ProxiedRequest, forward: Forward): Promise<void> {
  const unread = listOf(await valueBeside(request, forward, "/wps/messages?unread=true&pageSize=100"));
  await Promise.all(unread.map(({ id }) => forward(beside(request, "PUT", `/wps/messages/${String(id)}/read`))));
}

/** Ends the other sessions too. */
const logsOutEverywhere: Plant = () => async (request, forward) => {
  await forward(beside(request, "DELETE", "/wps/member/sessions"));
  return forward(request);
};

/** Stores the interval, but not for the session that runs. */
const waitsForNextSession: Plant = () => async (request, forward) => {
  const before = objectOr(await valueBeside(request, forward, "/wps/responsible/session"));
  const answer = await forward(request);
  const { realityCheckMinutes, running } = before;
  if (isSuccess(answer) && running !== undefined)
    await forward(beside(request, "PUT", "/wps/responsible/reality-check", { realityCheckMinutes }));
  return answer;
};

/** Says that the first login is marked, and stores nothing. */
const forgetsFirstLogin: Plant = () => async (request, forward) => {
  const member = await forward(beside(request, "GET", "/wps/member/info"));
  return isSuccess(member) ? inPlaceOf(member, saysYes()) : forward(request);
};

/** Removes a favourite that is added again. */
const toggles: Plant = () => async (request, forward) => {
  const before = await valueBeside(request, forward, "/wps/relay/MCSFE_getFavoriteGames");
  const answer = await forward(request);
  const nodeId = bodyOf(request)?.["nodeId"];
  if (isSuccess(answer) && Array.isArray(before) && before.includes(nodeId))
    await forward(beside(request, "DELETE", `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${String(nodeId)}`));
  return answer;
};

/** Faults of calls that change too little, too much or too often. */
export const EFFECTS: readonly FifthFault[] = [
  {
    name: "a change of another field removes the nickname",
    kind: "effects",
    operationId: "setMemberInfo",
    plant: clearsNickname,
    findingAt: ["setMemberInfo", "getMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/member/info", { body: { nickname: "Mina" } });
        await ask("PUT", "/wps/member/info", { body: { line: "mina-line" } });
        return ask("GET", "/wps/member/info");
      },
    },
    breaks: "an absent field stays unchanged",
  },
  {
    name: "one message that is read marks all of them",
    kind: "effects",
    operationId: "markMessageRead",
    plant: undoes(readsAll),
    findingAt: ["markMessageRead", "listMessages", "getUnreadCount"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/messages?unread=true"), "/content/0/id");
        await ask("PUT", `/wps/messages/${id}/read`);
        return ask("GET", "/wps/relay/CSP_unreadCount");
      },
    },
    breaks: "marks one message as read; nothing else changes",
  },
  {
    name: "the end of all other sessions also ends this one",
    kind: "effects",
    operationId: "endOtherSessions",
    plant: undoes((request, forward) => forward(beside(request, "DELETE", "/wps/session/logout"))),
    findingAt: ["endOtherSessions", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("DELETE", "/wps/member/sessions");
        return ask("GET", "/wps/member/info");
      },
    },
    breaks: "ends every session of the member except the session of this request",
  },
  {
    name: "the list of messages marks them as read",
    kind: "effects",
    operationId: "listMessages",
    plant: undoes(readsAll),
    findingAt: ["listMessages", "getUnreadCount"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/messages");
        return ask("GET", "/wps/relay/CSP_unreadCount");
      },
    },
    breaks: "reading the list does not mark a message as read",
  },
  {
    name: "a logout ends all sessions of the member",
    kind: "effects",
    operationId: "logout",
    plant: logsOutEverywhere,
    findingAt: ["logout", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("DELETE", "/wps/session/logout", { headers: { authorization: await bearerOf(ask, "demo") } });
        return ask("GET", "/wps/member/info");
      },
    },
    breaks: "other sessions of the member continue",
  },
  {
    name: "a repeated withdrawal takes the money again",
    kind: "effects",
    operationId: "createWithdrawal",
    plant: forgetsKeys,
    findingAt: ["createWithdrawal", "listWithdrawals", "getWalletBalance"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const accountId = await textAt(ask("GET", "/wps/withdrawals/accounts"), "/0/id");
        const body = { accountId, amount: "500.00", paymentPassword: PAYMENT_PASSWORD };
        const headers = { "idempotency-key": "one-withdrawal" };
        await ask("POST", "/wps/withdrawals", { body, headers });
        await ask("POST", "/wps/withdrawals", { body, headers });
        return ask("GET", "/wps/v2/wallets/balance");
      },
    },
    breaks: "a repeat with the same key takes no money and returns the same response",
  },
  {
    name: "the interval of reality checks changes only for the next session",
    kind: "effects",
    operationId: "setRealityCheck",
    plant: waitsForNextSession,
    findingAt: ["setRealityCheck", "getPlaySession"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        await ask("PUT", "/wps/responsible/reality-check", { body: { realityCheckMinutes: 15 } });
        return ask("GET", "/wps/responsible/session");
      },
    },
    breaks: "the change applies immediately, also to the running session",
  },
  {
    name: "the mark of the first login is not stored",
    kind: "effects",
    operationId: "markFirstLogin",
    plant: forgetsFirstLogin,
    findingAt: ["markFirstLogin", "login"],
    shown: {
      username: "newbie",
      by: async (ask) => {
        await ask("POST", "/wps/session/firstLogin");
        const login = { type: "username", username: "newbie", password: DEMO_PASSWORD };
        return valueAt(await ask("POST", "/wps/session/login", { body: login }), "/firstTimeLogin");
      },
    },
    breaks: "from the next login on, `firstTimeLogin` is false",
  },
  {
    name: "a favourite that is added twice is removed",
    kind: "effects",
    operationId: "addFavoriteGame",
    plant: toggles,
    findingAt: ["addFavoriteGame", "getFavoriteGameIds"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: 1078 } });
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: 1078 } });
        return ask("GET", "/wps/relay/MCSFE_getFavoriteGames");
      },
    },
    breaks: "adding a game twice is not an error; the game is a favourite",
  },
];
