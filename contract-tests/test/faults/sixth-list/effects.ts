import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, undoes } from "../../support/changes.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { setUpApp } from "../plants/authenticator-app.ts";
import { beside, bodyOf, callerOf, textIn } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { valueBeside } from "../plants/state.ts";
import type { SixthFault } from "./sixth-fault.ts";

const LIMITS = "/wps/responsible/limits";

/** Allows one code for each session: a new one uses up the one before. */
const usesUpLastCode: Plant = () => {
  const last = new Map<string, unknown>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer)) return answer;
    const before = last.get(callerOf(request));
    if (before !== undefined)
      await forward(beside(request, "POST", "/wps/session/handoff/redemption", { code: before }));
    last.set(callerOf(request), valueAt(jsonOf(answer), "/value/code"));
    return answer;
  };
};

/** Loses the app after it was confirmed, as when a transaction is rolled back. */
const losesApp: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const code = String(valueAt(jsonOf(answer), "/value/codes/0")).replace("-", "");
  if (isSuccess(answer)) await forward(beside(request, "POST", "/wps/member/authenticator/removal", { code }));
  return answer;
};

/** Returns the limit that the request is about. */
const limitOf = (limits: unknown, request: ProxiedRequest) =>
  listOf(limits, `/${textIn(request, "kind")}`).find(({ period }) => period === textIn(request, "period"));

/** Keeps the pending change when the current limit is set again. */
const keepsPending: Plant = () => async (request, forward) => {
  const limit = limitOf(await valueBeside(request, forward, LIMITS), request);
  const answer = await forward(request);
  const pending = objectOr(limit?.["pending"]);
  const body = bodyOf(request) ?? {};
  const name = textIn(request, "kind") === "session" ? "minutes" : "amount";
  const isSame = limit?.[name] !== undefined && Number(limit[name]) === Number(body[name]);
  if (!isSuccess(answer) || !isSame || pending[name] === undefined) return answer;
  const { kind, period } = body;
  return forward(beside(request, "PUT", LIMITS, { kind, period, [name]: pending[name] }));
};

/** Faults of calls that change too little or too much. */
export const EFFECTS: readonly SixthFault[] = [
  {
    name: "a second handoff code makes the first one invalid",
    kind: "effects",
    operationId: "createHandoff",
    plant: usesUpLastCode,
    findingAt: ["createHandoff", "redeemHandoff"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/session/handoff");
        return ask("POST", "/wps/session/handoff");
      },
    },
    breaks: "a member may have several codes, one for each device",
  },
  {
    name: "a confirmed authenticator app is lost",
    kind: "effects",
    operationId: "confirmAuthenticator",
    plant: losesApp,
    findingAt: ["confirmAuthenticator", "getSecurityOverview", "login"],
    shown: { username: "demo", by: setUpApp },
    breaks: "activates the authenticator app; from now on a login requires a code from that app",
  },
  {
    name: "the session of the request ends with the others",
    kind: "effects",
    operationId: "endOtherSessions",
    plant: undoes((request, forward) => forward(beside(request, "DELETE", "/wps/session/logout"))),
    findingAt: ["endOtherSessions", "listSessions"],
    shown: { username: "demo", by: (ask) => ask("DELETE", "/wps/member/sessions") },
    breaks: "ends every session of the member except the session of this request",
  },
  {
    name: "setting the current limit again keeps the higher one pending",
    kind: "effects",
    operationId: "setPlayLimits",
    plant: keepsPending,
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const limit = { kind: "deposit", period: "24h" };
        await ask("PUT", LIMITS, { body: { ...limit, amount: "5000.00" } });
        await ask("PUT", LIMITS, { body: { ...limit, amount: "6000.00" } });
        return ask("PUT", LIMITS, { body: { ...limit, amount: "5000.00" } });
      },
    },
    breaks: "a call that sets the current limit again only cancels the pending change",
  },
];
