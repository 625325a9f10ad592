import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess, saysNo, saysYes } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { money } from "../plants/amounts.ts";
import { inPlaceOf, put } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { onCode } from "../plants/refusals.ts";
import { beside, callerOf } from "../plants/requests.ts";
import { type Row, rowsOf } from "../plants/rows.ts";
import { sends, textAt } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const COPY_MS = 5000;
const LIMITS = "/wps/responsible/limits";
const REQUEST_LISTS = ["/value/dailysalreqtype", "/value/divtypereq", "/value/contracthoursalreq"];
const UNKNOWN_PERSON = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkiLCJleHAiOjQxMDI0NDQ4MDB9.c2ln";

/** Marks all messages of the member as read. */
const readsEverything: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const unread = rowsOf(await forward(beside(request, "GET", "/wps/messages?unread=true&pageSize=100")));
  await Promise.all(unread.map(({ id }) => forward(beside(request, "PUT", `/wps/messages/${String(id)}/read`))));
  return answer;
};

/** Reads the balance from a copy that is up to five seconds old. */
const readsCopy: Plant = () => {
  const copies = new Map<string, { readonly at: number; readonly answer: ProxiedAnswer }>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer)) return answer;
    const copy = copies.get(callerOf(request));
    if (!copy || Date.now() - copy.at >= COPY_MS) {
      copies.set(callerOf(request), { at: Date.now(), answer });
      return answer;
    }
    return put(answer, "/value", valueAt(jsonOf(copy.answer), "/value"));
  };
};

/** Applies a higher limit although it should wait. */
function appliedNow({ pending, ...limit }: Row): Row {
  const { amount, minutes } = objectOr(pending);
  const { period, usedAmount, usedMinutes } = limit;
  if (amount !== undefined) {
    return { period, usedAmount, amount, leftAmount: money(Math.max(0, Number(amount) - Number(usedAmount))) };
  }
  if (minutes !== undefined) {
    return { period, usedMinutes, minutes, leftMinutes: Math.max(0, Number(minutes) - Number(usedMinutes)) };
  }
  return usedAmount === undefined ? { period, usedMinutes } : { period, usedAmount };
}

const isWaiting = (limit: Row): boolean => limit["pending"] !== undefined;
const appliesAtOnce: Plant = onSuccess((answer) => {
  const kinds = ["deposit", "loss", "session"].map((kind) => [
    kind,
    rowsOf(answer, `/value/${kind}`).map((limit) => (isWaiting(limit) ? appliedNow(limit) : limit)),
  ]);
  return put(answer, "/value", { ...objectOr(valueAt(jsonOf(answer), "/value")), ...Object.fromEntries(kinds) });
});

/** Lists requests on that the member has decided. */
const keepsRequests: Plant = () => {
  const seen = new Map<string, readonly Row[]>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer)) return answer;
    const member = await forward(beside(request, "GET", "/wps/member/info"));
    const id = String(valueAt(jsonOf(member), "/value/id"));
    return REQUEST_LISTS.reduce((changed, pointer) => {
      const before = seen.get(`${id} ${pointer}`) ?? [];
      const fresh = rowsOf(answer, pointer).filter((row) => before.every((old) => old["id"] !== row["id"]));
      const all = [...fresh, ...before];
      seen.set(`${id} ${pointer}`, all);
      return put(changed, pointer, all);
    }, answer);
  };
};

/** Faults of states, changes and reads that are out of date. */
export const STATES: readonly FourthFault[] = [
  {
    name: "a change of the contacts clears the nickname",
    kind: "states",
    operationId: "setMemberInfo",
    plant: misreadsBody((body) => ("nickname" in body ? undefined : { nickname: "" })),
    findingAt: ["setMemberInfo", "getMemberInfo"],
    shown: sends("demo", "PUT", "/wps/member/info", { line: "demo-at-line" }),
    breaks: "an absent field stays unchanged",
  },
  {
    name: "marks every message as read",
    kind: "states",
    operationId: "markMessageRead",
    plant: readsEverything,
    findingAt: ["markMessageRead", "listMessages", "getUnreadCount"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/messages?unread=true"), "/content/0/id");
        return ask("PUT", `/wps/messages/${id}/read`);
      },
    },
    breaks: "marks one message as read",
  },
  {
    name: "the balance is five seconds old",
    kind: "states",
    operationId: "getWalletBalance",
    plant: readsCopy,
    findingAt: ["getWalletBalance", "createWithdrawal", "getMerchantWallet", "listAccountTransactions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/v2/wallets/balance");
        await ask("POST", "/wps/relay/GCS_walletTransfer", {
          body: { from: "main", to: "slots", amount: "100.00" },
          headers: { "idempotency-key": "to-the-slots-5" },
        });
        return ask("GET", "/wps/v2/wallets/balance");
      },
    },
    breaks: "the balance is the money that the member can play with now",
  },
  {
    name: "a higher limit applies immediately",
    kind: "states",
    operationId: "setPlayLimits",
    plant: appliesAtOnce,
    anyMethod: true,
    findingAt: ["setPlayLimits", "getPlayLimits", "confirmPlayLimit"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "session", period: "1m", minutes: 6000 } });
        return ask("PUT", LIMITS, { body: { kind: "session", period: "1m", minutes: 9000 } });
      },
    },
    breaks: "a higher limit waits for 24 hours and then for confirmPlayLimit",
  },
  {
    name: "a request that was decided stays in the list",
    kind: "states",
    operationId: "getConsolidatedFunds",
    plant: keepsRequests,
    findingAt: [
      "getConsolidatedFunds",
      "processDividendRequest",
      "processDailySalaryContract",
      "processHourlySalaryContract",
    ],
    shown: {
      username: "demo",
      by: async (ask) => {
        const requestId = await textAt(ask("GET", "/wps/member/info/funds/consolidated"), "/divtypereq/0/id");
        await ask("POST", "/wps/relay/MCS2_processDividendReq", { body: { requestId, action: "reject" } });
        return ask("GET", "/wps/member/info/funds/consolidated");
      },
    },
    breaks: "the list has the requests that wait for the member's decision",
  },
  {
    name: "ends the session of the request itself",
    kind: "states",
    operationId: "endSession",
    plant: onCode("STATE_CONFLICT", async (answer, request, forward) => {
      await forward(beside(request, "DELETE", "/wps/session/logout"));
      return inPlaceOf(answer, saysYes());
    }),
    findingAt: ["endSession", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/member/sessions"), "/0/id");
        return ask("DELETE", `/wps/member/sessions/${id}`);
      },
    },
    breaks: "the session of the request returns 409 STATE_CONFLICT",
  },
  {
    name: "a person who is not a member is refused",
    kind: "states",
    operationId: "loginSocial",
    plant: onSuccess((answer) =>
      valueAt(jsonOf(answer), "/value/needsRegistration") === true
        ? inPlaceOf(answer, saysNo(422, "LOGIN_FAILED", "Login failure. Please try again."))
        : answer,
    ),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/session/login/social?merchantCode=phlobby1", {
          body: { provider: "google", idToken: UNKNOWN_PERSON },
          headers: { authorization: "" },
        }),
    },
    breaks: "a person who is not linked gets `needsRegistration`",
  },
];
